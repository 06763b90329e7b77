/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-lexer.c: splits bytes into words.
 *
 * One pass over the bytes, without recursion: nesting of comments is a counter. A construct that is never closed (a
 * quotation, a comment, native code) is reported and then ends with its paragraph, so that the rest of the source is
 * still read. Since a failed search reads all that follows, only the first failure of each sort is repaired in this
 * way, so that lexing takes linear time.
 *
 * Words are separated by white space. Punctuation is a separate word, but not between two digits ("9:30"), nor a full
 * stop between digits or small letters ("2.5", "e.g"), nor before a slash ("http://"). */

#include "leaf-incremental.h"

#include <string.h>

#define MOST_BAD_RUNS 20
#define LONGEST_WORD  128
#define BYTES_A_WORD  5 /* of prose, with the white space after the word */

typedef struct {
  LeafBuild *build;
  guint32 source;
  const char *text;
  guint32 at, end;
  const guint32 *line_starts;
  guint32 n_lines;
  guint32 line;           /* the line of the last place that was needed, from 0 */
  guint32 indent;         /* tabs at the start of the line of `at` */
  guint32 previous;       /* the previous word; 0 at the start */
  LeafVocabId blank;      /* the spellings of texts and paragraphs */
  LeafVocabId stop;       /* "." */
  LeafVocabId table;      /* "table" */
  gboolean line_is_blank; /* only white space so far on this line */
  gboolean line_has_word;
  gboolean in_table; /* in a paragraph that begins with "Table": full stops are not implied there */
  gboolean within;   /* within a text: backquotes are quotation marks, there are no comments or paragraphs */
  gboolean comment_failed, native_failed;
  gboolean lacks_mark;                    /* its quotation marks are not balanced */
  guint32 paragraph_from, paragraph_last; /* the last paragraph whose end was looked for, from that place on */
  LeafReusedWords earlier;                /* words of an earlier version */
} Reader;

/* --- the source text ---------------------------------------------------------------------------------------------- */

/* How many bytes from `at` are NUL (`is_nul`), or are not UTF-8. */
static guint32
bad_run (const char *at, const char *end, gboolean is_nul)
{
  guint32 n = 0;

  for (; at + n < end; n++)
    if ((at[n] == '\0') != is_nul || (!is_nul && g_utf8_get_char_validated (at + n, end - at - n) < (gunichar) -2))
      break;
  return n;
}

/* Replaces each invalid byte by one byte, so that places in the file stay valid. */
static void
mend (LeafBuild *build, guint32 source, char *text, guint32 from, guint32 to)
{
  char *at = text + from;
  char *end = text + to;
  guint n_runs = 0;

  while (at < end) {
    const char *valid_to;
    gboolean is_nul;
    guint32 start, n;

    if (g_utf8_validate (at, end - at, &valid_to))
      return;
    start = (guint32) (valid_to - text);
    is_nul = *valid_to == '\0';
    n = MAX (bad_run (valid_to, end, is_nul), 1);
    memset (text + start, is_nul ? ' ' : '?', n);
    at = text + start + n;
    if (n_runs++ < MOST_BAD_RUNS)
      leaf_build_problem (build, is_nul ? LEAF_PROBLEM_NUL_BYTE : LEAF_PROBLEM_BAD_UTF8,
                          ((LeafSpan) { source, start, start + n }), NULL, NULL, NULL);
  }
}

/* Finds where lines begin; a line ends with LF, CR LF or CR. */
static void
find_lines (LeafBuild *build, LeafSource *source)
{
  g_autoptr (GArray) starts = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint32 start = 0;

  g_array_append_val (starts, start);
  for (;;) {
    start += (guint32) strcspn (source->text + start, "\r\n");
    if (start >= source->length)
      break;
    start += source->text[start] == '\r' && source->text[start + 1] == '\n' ? 2 : 1;
    g_array_append_val (starts, start);
  }
  source->n_lines = starts->len;
  source->line_starts = leaf_arena_copy (build->arena, starts->data, sizeof (guint32) * starts->len);
}

static inline gboolean
begins_character (char byte)
{
  return ((guchar) byte & 0xC0) != 0x80;
}

/* The parts that equal an earlier version are valid, up to a boundary of characters. */
static void
mend_edited (const LeafReusedWords *earlier, char *text, guint32 length)
{
  guint32 from = earlier->from != NULL ? earlier->same_start : 0;
  guint32 to = earlier->from != NULL ? (guint32) ((gint32) earlier->tail + earlier->moved) : length;

  while (from > 0 && !begins_character (text[from - 1]))
    from--;
  if (from > 0)
    from--;
  while (to < length && !begins_character (text[to]))
    to++;
  mend (earlier->build, earlier->number, text, from, MAX (from, to));
}

static void
count_characters (LeafBuild *build, LeafSource *source)
{
  guint32 *counts = leaf_arena_alloc (build->arena, sizeof (guint32) * (source->length / LEAF_SOURCE_STRIDE + 1));
  guint32 n = 0;

  for (guint32 start = 0; start <= source->length; start += LEAF_SOURCE_STRIDE) {
    const char *piece = source->text + start;

    counts[start / LEAF_SOURCE_STRIDE] = n;
    if (source->length - start >= LEAF_SOURCE_STRIDE)
      for (guint32 i = 0; i < LEAF_SOURCE_STRIDE; i++) /* a constant number of iterations can be vectorised */
        n += begins_character (piece[i]);
  }
  source->characters = counts;
}

static guint32
characters_before (const LeafSource *source, guint32 byte)
{
  guint32 n = source->characters[byte / LEAF_SOURCE_STRIDE];

  for (guint32 i = byte - byte % LEAF_SOURCE_STRIDE; i < byte; i++)
    n += begins_character (source->text[i]);
  return n;
}

/* The line of a byte, from 0. */
static guint32
find_line (const LeafSource *source, guint32 byte)
{
  guint32 low = 0, high = source->n_lines;

  while (high - low > 1) {
    guint32 middle = low + (high - low) / 2;

    if (source->line_starts[middle] <= byte)
      low = middle;
    else
      high = middle;
  }
  return low;
}

void
leaf_words_line (const LeafWords *words, guint32 source, guint32 byte, guint32 *line, guint32 *column)
{
  const LeafSource *row;
  guint32 number, start;

  if (source == 0 || source >= words->sources.n) {
    *line = *column = 1;
    return;
  }
  row = LEAF_ROW (&words->sources, LeafSource, source);
  byte = MIN (byte, row->length);
  number = find_line (row, byte);
  start = row->line_starts[number];
  *line = number + 1;
  *column = characters_before (row, byte) - characters_before (row, start) + 1;
}

/* --- classes of characters ---------------------------------------------------------------------------------------- */

static inline gboolean
is_mark (char c)
{
  switch (c) {
  case '.':
  case ',':
  case ':':
  case ';':
  case '?':
  case '!':
  case '(':
  case ')':
  case '{':
  case '}': return TRUE;
  default: return FALSE;
  }
}

/* Characters that word processors substitute for those of a keyboard, and the characters that they are read as. The
 * source keeps them, so that places in it stay valid; leaf_words_append_read converts the characters of a word or a
 * text. Others, such as the ellipsis, are not changed. */
static const struct {
  gunichar first, last;
  char read;
} typographic[] = {
  { 0x0085, 0x0085, '\n' }, { 0x00A0, 0x00A0, ' ' }, { 0x2000, 0x200A, ' ' },  { 0x2010, 0x2014, '-' },
  { 0x2018, 0x2019, '\'' }, { 0x201C, 0x201D, '"' }, { 0x2028, 0x2028, '\n' },
};

/* All of them begin with one of two bytes. */
static inline gboolean
may_be_typographic (char c)
{
  return c == '\xC2' || c == '\xE2';
}

/* The character that the one at `text` is read as; NUL if it is not changed. */
static char
read_instead (const char *text)
{
  gunichar character;

  if (!may_be_typographic (*text))
    return '\0';
  character = g_utf8_get_char (text);
  for (guint i = 0; i < G_N_ELEMENTS (typographic); i++)
    if (character >= typographic[i].first && character <= typographic[i].last)
      return typographic[i].read;
  return '\0';
}

void
leaf_words_append_read (GString *out, const char *text, gsize length)
{
  gsize run = 0;

  for (gsize at = 0; at < length;) {
    gsize step = (guchar) text[at] < 0x80 ? 1 : (gsize) g_utf8_skip[(guchar) text[at]];
    char plain = step > 1 && at + step <= length ? read_instead (text + at) : '\0';

    if (plain != '\0') {
      g_string_append_len (out, text + run, (gssize) (at - run));
      g_string_append_c (out, plain);
      run = at + step;
    }
    at += step;
  }
  if (run < length)
    g_string_append_len (out, text + run, (gssize) (length - run));
}

guint32
leaf_words_mark_length (const char *text)
{
  return *text == '"' ? 1 : may_be_typographic (*text) && read_instead (text) == '"' ? 3 : 0;
}

LeafSpan
leaf_words_inside_text (const LeafBuild *build, guint32 number)
{
  const LeafWord *word = leaf_word (build, number);
  const char *bytes = LEAF_ROW (&build->words->sources, LeafSource, word->source)->text;
  LeafSpan span = word->span;

  span.start += *(bytes + span.start) == '`' ? 1 : leaf_words_mark_length (bytes + span.start);
  if (span.end > span.start
      && (bytes[span.end - 1] == '"' || (bytes[span.end - 1] == '`' && bytes[word->start] == '`')))
    span.end--;
  else if (span.end >= span.start + 3 && leaf_words_mark_length (bytes + span.end - 3) == 3)
    span.end -= 3;
  return span;
}

guint32
leaf_words_text_place (const LeafBuild *build, guint32 number, gsize at, LeafTextPlace *known)
{
  LeafSpan inside = leaf_words_inside_text (build, number);
  const char *bytes = LEAF_ROW (&build->words->sources, LeafSource, inside.source)->text;

  if (known->place == 0 || known->read > at)
    *known = (LeafTextPlace) { 0, inside.start };
  while (known->read < at && known->place < inside.end) {
    guint32 step = (guint32) g_utf8_skip[(guchar) bytes[known->place]];

    known->read += read_instead (bytes + known->place) != '\0' ? 1 : step;
    known->place += step;
  }
  return MIN (known->place, inside.end);
}

/* The length in bytes of the white space at `at`; 0 if there is none. */
static guint32
space_length (const Reader *self, guint32 at)
{
  guchar c = (guchar) self->text[at];

  if (c < 0x80)
    return c <= ' ' || c == 0x7F ? 1 : 0;
  if (c == 0xC2 || c == 0xE1 || c == 0xE2 || c == 0xE3 || c == 0xEF) {
    gunichar character = g_utf8_get_char (self->text + at);

    if (g_unichar_isspace (character) || character == 0xFEFF)
      return (guint32) (g_utf8_skip[c]);
  }
  return 0;
}

static gboolean
begins_with_capital (const char *text)
{
  return (guchar) *text < 0x80 ? g_ascii_isupper (*text) : g_unichar_isupper (g_utf8_get_char (text));
}

/* --- adding words ------------------------------------------------------------------------------------------------- */

static guint32
line_of (Reader *self, guint32 byte)
{
  while (self->line + 1 < self->n_lines && self->line_starts[self->line + 1] <= byte)
    self->line++;
  return self->line + 1;
}

/* Does the text end with . ? or !, perhaps followed by ) or '? */
static gboolean
text_ends_sentence (const Reader *self, guint32 number)
{
  LeafSpan inside = leaf_words_inside_text (self->build, number);
  const char *start = self->text + inside.start;
  const char *end = self->text + inside.end;

  if (end > start && (end[-1] == ')' || end[-1] == '\''))
    end--;
  else if (end - start >= 3 && read_instead (end - 3) == '\'')
    end -= 3;
  return end > start && (end[-1] == '.' || end[-1] == '?' || end[-1] == '!');
}

static gboolean
stop_is_implied (const Reader *self)
{
  const LeafWord *word;

  if (self->previous == 0 || self->in_table || self->within)
    return FALSE;
  word = leaf_word (self->build, self->previous);
  return word->sort == LEAF_WORD_TEXT && text_ends_sentence (self, self->previous);
}

static void
push_word (Reader *self, LeafWordSort sort, LeafVocabId vocab, guint32 start, guint32 end, guint flags)
{
  LeafWord word = { .vocab = vocab, .source = self->source, .start = start, .end = end, .sort = (guint8) sort };

  if (sort == LEAF_WORD_PLAIN || sort == LEAF_WORD_PUNCTUATION)
    word.initial = leaf_vocabulary_text (self->build->vocabulary, vocab)[0];
  word.line = line_of (self, start);
  if (self->previous != 0 && sort != LEAF_WORD_PARAGRAPH) {
    const LeafWord *before = leaf_word (self->build, self->previous);

    if (before->sort != LEAF_WORD_PARAGRAPH && before->end == start)
      flags |= LEAF_WORD_TOUCHES;
  }
  if (!self->line_has_word && sort != LEAF_WORD_PARAGRAPH && !(flags & LEAF_WORD_IMPLIED)) {
    flags |= LEAF_WORD_LINE_START;
    word.indent = (guint8) MIN (self->indent, G_MAXUINT8);
    self->line_has_word = TRUE;
  }
  word.flags = (guint8) flags;
  self->previous = LEAF_ADD (&self->build->words->words, LeafWord, &word);
}

static void
push_implied_stop (Reader *self)
{
  guint32 place = leaf_word (self->build, self->previous)->end;

  push_word (self, LEAF_WORD_PUNCTUATION, self->stop, place, place, LEAF_WORD_IMPLIED);
}

/* Curly apostrophes and long hyphens make the same word as keyboard characters. */
static LeafVocabId
spelling (Reader *self, guint32 start, guint32 end)
{
  const char *at = self->text + start;
  g_autoptr (GString) plain = NULL;

  if (memchr (at, '\xE2', end - start) == NULL)
    return leaf_vocabulary_intern (self->build->vocabulary, at, (gssize) (end - start));
  plain = g_string_sized_new (end - start);
  leaf_words_append_read (plain, at, end - start);
  return leaf_vocabulary_intern (self->build->vocabulary, plain->str, (gssize) plain->len);
}

static void
add_word (Reader *self, LeafWordSort sort, guint32 start, guint32 end)
{
  guint flags = sort == LEAF_WORD_PLAIN && begins_with_capital (self->text + start) ? LEAF_WORD_CAPITAL : 0;
  gboolean begins = self->previous == 0 || leaf_word (self->build, self->previous)->sort == LEAF_WORD_PARAGRAPH;
  LeafVocabId vocab = self->blank;

  if (sort != LEAF_WORD_TEXT)
    vocab = spelling (self, start, end);
  if ((flags & LEAF_WORD_CAPITAL) && stop_is_implied (self))
    push_implied_stop (self);
  if (begins)
    self->in_table = !self->within && LEAF_SAME (vocab, self->table);
  push_word (self, sort, vocab, start, end, flags);
  self->line_is_blank = FALSE;
}

static void
add_paragraph (Reader *self, guint32 at)
{
  if (self->previous == 0 || leaf_word (self->build, self->previous)->sort == LEAF_WORD_PARAGRAPH)
    return;
  if (stop_is_implied (self))
    push_implied_stop (self);
  push_word (self, LEAF_WORD_PARAGRAPH, self->blank, at, at, 0);
  self->in_table = FALSE;
}

/* --- comments, texts and Inform 6 --------------------------------------------------------------------------------- */

static void
complain (Reader *self, LeafProblemCode code, guint32 start, guint32 end, const char *arg)
{
  leaf_build_problem (self->build, code, ((LeafSpan) { self->source, start, end }), arg, NULL, NULL);
}

/* The end of the paragraph that contains `from`, that is, of its last line that is not blank. It is remembered, since a
 * paragraph may have many mistakes. */
static guint32
paragraph_end (Reader *self, guint32 from)
{
  guint32 last = from; /* after the last byte that is not white space */
  gboolean blank = FALSE;

  if (from >= self->paragraph_from && from < self->paragraph_last)
    return self->paragraph_last;
  for (guint32 i = from; i < self->end; i++) {
    char c = self->text[i];

    if (c == '\n' || c == '\r') {
      if (c == '\r' && self->text[i + 1] == '\n')
        i++;
      if (blank)
        break;
      blank = TRUE;
    } else if (c != ' ' && c != '\t') {
      blank = FALSE;
      last = i + 1;
    }
  }
  self->paragraph_from = from;
  self->paragraph_last = last;
  return last;
}

/* The byte after the next double quotation mark, straight or curly; 0 if there is none. */
static guint32
past_mark (const Reader *self, guint32 from)
{
  for (guint32 at = from; at < self->end; at++) {
    guint32 length = leaf_words_mark_length (self->text + at);

    if (length > 0)
      return at + length;
  }
  return 0;
}

/* The end of the comment that begins at `at`, in which brackets nest; 0 if it is not closed. */
static guint32
comment_end (const char *text, guint32 end, guint32 at)
{
  guint32 depth = 0;

  for (guint32 i = at; i < end; i++)
    if (text[i] == '[')
      depth++;
    else if (text[i] == ']' && --depth == 0)
      return i + 1;
  return 0;
}

/* Does `(- ... -)` begin at `at`? The bracket before a negative number, "(-5)", is an ordinary one. */
static gboolean
begins_native (const char *text, guint32 end, guint32 at)
{
  return text[at] == '(' && at + 1 < end && text[at + 1] == '-' && !(at + 2 < end && g_ascii_isdigit (text[at + 2]));
}

/* The end of the `(- ... -)` that begins at `at`; 0 if it is not closed. */
static guint32
native_end (const char *text, guint32 end, guint32 at)
{
  const char *close = g_strstr_len (text + at + 2, end - at - 2, "-)");

  return close != NULL ? (guint32) (close - text) + 2 : 0;
}

/* The end of the comment or Inform 6 code that begins at `at`; `at` if neither begins there. If it is not closed, it
 * ends with the source. */
static guint32
end_of_non_prose (const char *text, guint32 end, guint32 at)
{
  guint32 past;

  if (text[at] == '[')
    past = comment_end (text, end, at);
  else if (begins_native (text, end, at))
    past = native_end (text, end, at);
  else
    return at;
  return past != 0 ? past : end;
}

/* 5'11": the mark is part of a measurement. */
static gboolean
is_after_measure (const char *text, guint32 at)
{
  guint32 start = at;

  while (start > 0 && at - start < 12 && !g_ascii_isspace (text[start - 1]))
    start--;
  return at > start && g_ascii_isdigit (text[at - 1]) && memchr (text + start, '\'', at - start) != NULL;
}

/* TRUE if the quotation marks of a source are not balanced, so that its last text is not closed. Otherwise all marks
 * are accepted as they are, since a word may directly follow a text. */
static gboolean
lacks_mark (const char *text, guint32 end)
{
  static const char documentation[] = "---- documentation ----"; /* which is not source text */
  gboolean is_open = FALSE;

  for (guint32 at = 0; at < end;) {
    guint32 mark = leaf_words_mark_length (text + at);
    guint32 past = is_open || mark > 0 ? at : end_of_non_prose (text, end, at);

    if (!is_open && text[at] == '-' && g_ascii_strncasecmp (text + at, documentation, strlen (documentation)) == 0)
      return FALSE;
    if (past > at) {
      at = past;
    } else {
      is_open ^= mark > 0 && (is_open || !is_after_measure (text, at));
      at += MAX (mark, 1);
    }
  }
  return is_open;
}

/* Does the text between two marks extend over several lines, to a mark directly before a letter or a substitution? If a
 * mark is missing, that mark was meant to open the next text, and the missing one to close this text. */
static gboolean
swallows_next (const Reader *self, guint32 start, guint32 close)
{
  guint32 after = close + (close + 1 < self->end && self->text[close] == '\'');

  return after < self->end && (self->text[after] == '[' || g_unichar_isalnum (g_utf8_get_char (self->text + after)))
         && memchr (self->text + start, '\n', close - start) != NULL;
}

/* Without the white space at its end. */
static guint32
line_end (const Reader *self, guint32 from)
{
  guint32 at = from, last = from;

  for (; at < self->end && self->text[at] != '\n' && self->text[at] != '\r'; at++)
    if (self->text[at] != ' ' && self->text[at] != '\t')
      last = at + 1;
  return last;
}

/* Where a text that is not closed was probably meant to end: at the end of its paragraph, or of its first line that
 * ends like a sentence or a phrase. */
static guint32
probable_end (Reader *self, guint32 start)
{
  guint32 last = paragraph_end (self, start), end = line_end (self, start);

  while (end < last && strchr (".!?;:)'", self->text[end - 1]) == NULL) {
    guint32 next = end;

    while (next < last && g_ascii_isspace (self->text[next]))
      next++;
    end = line_end (self, next);
  }
  end = MAX (MIN (end, last), start + leaf_words_mark_length (self->text + start));
  return end > start + 1 && self->text[end - 1] == ';' ? end - 1 : end;
}

/* A mark that closes a text without an opening mark: "is Blue." */
static gboolean
closes_nothing (const Reader *self, guint32 start)
{
  guint32 after = start + leaf_words_mark_length (self->text + start);
  char before = start > 0 ? self->text[start - 1] : '\n';

  if (g_ascii_isspace (before) || (after < self->end && g_ascii_isalnum (self->text[after])))
    return FALSE;
  return strchr (".!?", before) != NULL || (g_ascii_isalnum (before) && line_end (self, after) == after);
}

/* The words before the mark, in its line and after the last text there, should be in the text. */
static void
complain_not_opened (Reader *self, guint32 start, guint32 end)
{
  const LeafTable *words = &self->build->words->words;
  guint32 from = self->line_starts[line_of (self, start) - 1];
  LeafMessage *message;

  complain (self, LEAF_PROBLEM_TEXT_NOT_OPENED, start, end, NULL);
  for (guint32 i = words->n; i > 1; i--) {
    const LeafWord *word = LEAF_ROW (words, LeafWord, i - 1);

    if (word->source != self->source || word->end <= from)
      break;
    if (word->sort == LEAF_WORD_TEXT) {
      from = word->end;
      break;
    }
  }
  message = LEAF_ROW (&self->build->messages, LeafMessage, self->build->messages.n - 1);
  if (message->code == LEAF_PROBLEM_TEXT_NOT_OPENED) /* unless there are too many problems */
    message->covers_from = from;
}

static void
complain_of_text (Reader *self, guint32 start)
{
  guint32 shown = MIN (line_end (self, start), MIN (self->at, start + 60));
  g_autofree char *quoted = NULL, *line = NULL;

  while (shown > start && ((guchar) self->text[shown] & 0xC0) == 0x80)
    shown--;
  quoted = g_strndup (self->text + start, shown - start);
  line = g_strdup_printf ("%u", line_of (self, self->at - 1));
  leaf_build_problem (self->build, LEAF_PROBLEM_TEXT_NOT_CLOSED, ((LeafSpan) { self->source, start, self->at }), quoted,
                      line, NULL);
}

/* A quotation. Any quotation mark closes any other. If one is missing, the text is ended here, so that the rest of the
 * source is read as intended. */
static void
read_text (Reader *self)
{
  guint32 start = self->at, mark = leaf_words_mark_length (self->text + start), close = past_mark (self, start + mark);
  gboolean is_closed = close != 0 && !(self->lacks_mark && swallows_next (self, start, close));

  if (!is_closed && closes_nothing (self, start)) {
    complain_not_opened (self, start, start + mark);
    self->at += mark;
    return;
  }
  self->at = is_closed ? close : probable_end (self, start);
  if (!is_closed)
    complain_of_text (self, start);
  add_word (self, LEAF_WORD_TEXT, start, self->at);
}

/* A text within a substitution, in backquotes. Its substitutions may contain such texts too. */
static void
read_inner_text (Reader *self)
{
  guint32 start = self->at;
  guint32 depth = 1; /* odd: in a text; even: in a substitution of a text */

  for (self->at++; self->at < self->end; self->at++) {
    char c = self->text[self->at];

    if (c == '[' && depth % 2 == 1)
      depth++;
    else if (c == ']' && depth % 2 == 0)
      depth--;
    else if (c == '`' && depth % 2 == 0)
      depth++;
    else if (c == '`' && --depth == 0)
      break;
  }
  self->at = MIN (self->at + 1, self->end);
  add_word (self, LEAF_WORD_TEXT, start, self->at);
}

static void
skip_comment (Reader *self)
{
  guint32 start = self->at;

  self->line_is_blank = FALSE;
  self->at = comment_end (self->text, self->end, start);
  if (self->at != 0)
    return;
  self->at = self->comment_failed ? self->end : MAX (paragraph_end (self, start), start + 1);
  self->comment_failed = TRUE;
  complain (self, LEAF_PROBLEM_COMMENT_NOT_CLOSED, start, self->at, NULL);
}

static void
read_native (Reader *self)
{
  guint32 start = self->at;

  self->at = self->native_failed ? 0 : native_end (self->text, self->end, start);
  if (self->at == 0) {
    self->native_failed = TRUE;
    self->at = MIN (MAX (paragraph_end (self, start), start + 2), self->end);
    complain (self, LEAF_PROBLEM_NATIVE_NOT_CLOSED, start, self->at, NULL);
  }
  add_word (self, LEAF_WORD_NATIVE, start, self->at);
}

/* --- words and punctuation ---------------------------------------------------------------------------------------- */

/* Does the mark at `at` belong to the word around it? */
static gboolean
mark_is_inside (const Reader *self, guint32 word_start, guint32 at)
{
  char mark = self->text[at];
  char before = at > word_start ? self->text[at - 1] : '\0';
  char after = at + 1 < self->end ? self->text[at + 1] : '\0';
  gboolean digit_before = g_ascii_isdigit (before);
  gboolean digit_after = g_ascii_isdigit (after) || after == '-';

  if (strchr ("(){}", mark) != NULL)
    return FALSE;
  if (after == '/' && mark == ':' && at > word_start)
    return TRUE;
  if (digit_before && digit_after)
    return TRUE;
  return mark == '.' && (digit_before || g_ascii_islower (before)) && (digit_after || g_ascii_islower (after));
}

/* 5'11": the mark after inches does not open a quotation. */
static gboolean
closes_measure (const Reader *self, guint32 start)
{
  const char *text = self->text + start;
  guint32 length = self->at - start;

  return !self->within && length > 0 && length < 12 && g_ascii_isdigit (text[length - 1])
         && (memchr (text, '\'', length) != NULL || g_strstr_len (text, length, "\xE2\x80\x99") != NULL);
}

static void
read_plain (Reader *self)
{
  guint32 start = self->at;

  while (self->at < self->end) {
    char c = self->text[self->at];

    if (g_ascii_isalnum (c) || c == '-') { /* the usual case */
      self->at++;
      continue;
    }
    guint32 mark = leaf_words_mark_length (self->text + self->at);

    if (mark > 0 && closes_measure (self, start)) {
      self->at += mark;
      continue;
    }
    if (mark > 0 || c == '[' || c == ']' || (c == '`' && self->within) || space_length (self, self->at) > 0)
      break;
    if (is_mark (c) && !mark_is_inside (self, start, self->at))
      break;
    self->at += (guint32) g_utf8_skip[(guchar) c];
  }
  self->at = MIN (self->at, self->end);
  if (self->at - start > LONGEST_WORD && g_utf8_strlen (self->text + start, self->at - start) > LONGEST_WORD)
    complain (self, LEAF_PROBLEM_WORD_TOO_LONG, start, self->at, NULL);
  add_word (self, LEAF_WORD_PLAIN, start, self->at);
}

static void
end_paragraph (Reader *self, guint32 at)
{
  guint32 before = self->previous;

  add_paragraph (self, at);
  if (self->previous == before || !leaf_reused_words_take_tail (&self->earlier, at))
    return;
  self->previous = self->build->words->words.n - 1;
  self->at = self->end;
}

static void
read_line_end (Reader *self)
{
  guint32 at = self->at;

  if (self->text[self->at] == '\r' && self->at + 1 < self->end && self->text[self->at + 1] == '\n')
    self->at++;
  self->at++;
  if (self->line_is_blank && !self->within)
    end_paragraph (self, at);
  self->line_is_blank = TRUE;
  self->line_has_word = FALSE;
  self->indent = 0;
}

/* Starts after the words that can be kept from the earlier version. */
static void
take_head (Reader *self)
{
  const LeafWord *last;

  if (!leaf_reused_words_take_head (&self->earlier))
    return;
  self->previous = self->build->words->words.n - 1;
  last = leaf_word (self->build, self->previous);
  self->at = last->start;
  self->line = last->line - 1;
  self->line_is_blank = FALSE; /* that paragraph has ended */
  read_line_end (self);
}

/* "---- DOCUMENTATION ----": the rest of an extension after this line is not source text. */
static gboolean
at_tear_off (Reader *self)
{
  guint32 last = self->previous;

  if (last < 3 || leaf_word (self->build, last)->end - leaf_word (self->build, last)->start != 4)
    return FALSE;
  if (!leaf_word_is (self->build, last, "----") || !leaf_word_is (self->build, last - 1, "documentation")
      || !leaf_word_is (self->build, last - 2, "----"))
    return FALSE;
  leaf_table_truncate (&self->build->words->words, last - 2);
  self->previous
      = last - 3 >= LEAF_ROW (&self->build->words->sources, LeafSource, self->source)->first_word ? last - 3 : 0;
  return TRUE;
}

static void
read_words (Reader *self)
{
  while (self->at < self->end) {
    char c = self->text[self->at];
    guint32 space, mark = leaf_words_mark_length (self->text + self->at);

    if (c == '\n' || c == '\r') {
      read_line_end (self);
    } else if ((space = space_length (self, self->at)) > 0) {
      if (c == '\t' && self->line_is_blank)
        self->indent++;
      self->at += space;
    } else if (mark > 0 && !self->within) {
      read_text (self);
    } else if (c == '`' && self->within) {
      read_inner_text (self);
    } else if (c == '[' && !self->within) {
      skip_comment (self);
    } else if (c == ']' || c == '[' || mark > 0) {
      if (!self->within)
        complain (self, LEAF_PROBLEM_COMMENT_NOT_OPENED, self->at, self->at + 1, NULL);
      self->line_is_blank = FALSE;
      self->at += MAX (mark, 1);
    } else if (begins_native (self->text, self->end, self->at)) {
      read_native (self);
    } else if (is_mark (c)) { /* where a word begins */
      self->at++;
      add_word (self, LEAF_WORD_PUNCTUATION, self->at - 1, self->at);
    } else {
      read_plain (self);
      if (!self->within && at_tear_off (self))
        return;
    }
  }
}

static void
reader_init (Reader *self, LeafBuild *build, guint32 source)
{
  const LeafSource *row = LEAF_ROW (&build->words->sources, LeafSource, source);

  memset (self, 0, sizeof *self);
  self->build = build;
  self->source = source;
  self->text = row->text;
  self->end = row->length;
  self->line_starts = row->line_starts;
  self->n_lines = row->n_lines;
  self->line_is_blank = TRUE;
  self->blank = leaf_vocabulary_intern (build->vocabulary, "", 0);
  self->stop = leaf_vocabulary_intern (build->vocabulary, ".", 1);
  self->table = leaf_vocabulary_intern (build->vocabulary, "table", 5);
}

static guint32
read_source (LeafBuild *build, const char *name, const char *bytes, gsize length, gboolean is_library,
             gboolean is_apart)
{
  LeafSource source = { .is_library = is_library, .is_apart = is_apart };
  LeafWords *words = build->words;
  guint32 n_messages = build->messages.n, number;
  LeafSource *row;
  LeafReusedWords earlier = { .build = build, .number = words->sources.n };
  Reader reader;
  gboolean lacks;
  char *text;

  length = MIN (length, G_MAXINT32 / 2);
  text = leaf_arena_strndup (build->arena, bytes, length);
  number = words->sources.n;
  source.name = leaf_arena_strdup (build->arena, name);
  source.text = text;
  source.length = (guint32) length;
  lacks = lacks_mark (text, source.length);
  if (!is_apart && !lacks) /* a missing mark changes how the words before it are read */
    leaf_reused_words_find (&earlier, build, number, &source);
  mend_edited (&earlier, text, (guint32) length);
  find_lines (build, &source);
  count_characters (build, &source);
  source.first_word = words->words.n;
  leaf_table_push (&words->sources, &source);
  leaf_table_reserve (&words->words, source.length / BYTES_A_WORD);

  reader_init (&reader, build, number);
  reader.lacks_mark = lacks;
  reader.earlier = earlier;
  if (earlier.from != NULL)
    reader.earlier.lines_moved = (gint32) source.n_lines - (gint32) earlier.source->n_lines;
  take_head (&reader);
  read_words (&reader);
  add_paragraph (&reader, reader.end);
  leaf_reused_words_clear (&reader.earlier);
  row = LEAF_ROW (&words->sources, LeafSource, number);
  row->end_word = words->words.n;
  row->is_sound = build->messages.n == n_messages;
  return number;
}

guint32
leaf_words_read (LeafBuild *build, const char *name, const char *bytes, gsize length, gboolean is_library)
{
  return read_source (build, name, bytes, length, is_library, FALSE);
}

LeafWording
leaf_words_read_within (LeafBuild *build, guint32 source, guint32 start, guint32 end)
{
  const LeafSource *row = LEAF_ROW (&build->words->sources, LeafSource, source);
  guint32 first = build->words->words.n;
  Reader reader;

  g_return_val_if_fail (start <= end && end <= row->length, LEAF_NO_WORDS);

  reader_init (&reader, build, source);
  reader.within = TRUE;
  reader.line_has_word = TRUE;
  reader.line = find_line (row, start);
  reader.at = start;
  reader.end = end;
  read_words (&reader);
  return leaf_wording (first, build->words->words.n);
}

LeafWording
leaf_words_read_apart (LeafBuild *build, const char *name, const char *text)
{
  guint32 source = read_source (build, name, text, strlen (text), FALSE, TRUE);
  const LeafSource *row = LEAF_ROW (&build->words->sources, LeafSource, source);
  LeafWording w = leaf_wording (row->first_word, row->end_word);

  /* The reader of a single phrase does not need the end of the paragraph, which follows any words, nor the full stop
   * that a text implies. */
  if (!leaf_wording_empty (w))
    w.end--;
  if (!leaf_wording_empty (w) && (leaf_word (build, w.end - 1)->flags & LEAF_WORD_IMPLIED))
    w.end--;
  return w;
}

/* --- the table of words ------------------------------------------------------------------------------------------- */

static const LeafMember members[] = {
  LEAF_MEMBER_TABLE (LeafWords, words, LeafWord),
  LEAF_MEMBER_TABLE (LeafWords, sources, LeafSource),
};

static const LeafStageTables stage_tables = LEAF_STAGE_TABLES (LeafWords, members);

LeafWords *
leaf_words_new (void)
{
  return leaf_stage_tables_new (&stage_tables);
}

LeafWords *
leaf_words_copy (const LeafWords *words, const LeafWords *like, LeafArena *on)
{
  return leaf_stage_tables_copy (&stage_tables, words, like, on);
}

void
leaf_words_free (LeafWords *words)
{
  leaf_stage_tables_free (&stage_tables, words);
}
