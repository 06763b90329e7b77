/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-fix.c: quick fixes for a problem.
 *
 * The code of a problem is not used. Functions that each know one kind of mistake propose small changes near its place,
 * and each change is tried by compiling the story with it. A change that removes the problem and causes no other is a
 * fix. Changes of one sort are tried nearest first, and if two equally near ones succeed, neither is offered.
 *
 * Alternative rejected: fixes that are stored with each problem where it is found, because the reader that fails last
 * seldom knows what was meant, and its proposal would still have to be tried. */
#include "leaf-fix.h"

#include "leaf-compile.h"
#include "world/nouns/leaf-names.h"

#include <string.h>

#define MOST_TRIED 24
#define MOST_LINES 12        /* lines of a problem that are considered */
#define MOST_WORDS 6         /* words that may be misspelt */
#define NEAREST    4         /* spellings tried for each */
#define SHORTEST   3         /* length of a word that may be misspelt */
#define MOST_TEXT  (1 << 20) /* bytes of a story: for a larger one it would take too long */

typedef struct {
  guint32 start, end; /* bytes to remove */
  char *text;         /* that comes */
  guint rank;         /* the distance from the original: the nearest first */
} Candidate;

typedef struct {
  const LeafProgram *program;
  guint32 source; /* the source with the problem */
  const char *text;
  guint32 length, start, end; /* of the text; of the problem within it */
  GArray *candidates;         /* of Candidate, of the sort being proposed */
} Search;

typedef void (*Propose) (Search *self);

static void
propose (Search *self, guint32 start, guint32 end, const char *text, guint rank)
{
  Candidate candidate = { start, end, g_strdup (text), rank };

  g_array_append_val (self->candidates, candidate);
}

/* --- spelling ----------------------------------------------------------------------------------------------------- */

static gboolean
is_letter (char c)
{
  return g_ascii_isalpha (c) || (c & 0x80) != 0;
}

/* A word that the story or the library uses elsewhere, of letters only. */
static gboolean
is_spelling (const char *word)
{
  for (const char *c = word; *c != '\0'; c++)
    if (!is_letter (*c))
      return FALSE;
  return strlen (word) >= SHORTEST;
}

static void
try_words (const LeafProgram *program, LeafSuggestion *nearest, GHashTable *known)
{
  const LeafVocabulary *vocabulary = program->build.vocabulary;
  guint32 n = leaf_vocabulary_n (vocabulary);

  for (guint32 i = 1; i <= n; i++) {
    const char *word = leaf_vocabulary_text (vocabulary, LEAF_ID (LeafVocabId, i));

    if (is_spelling (word) && !g_hash_table_contains (known, word))
      leaf_suggestion_try (nearest, word);
  }
}

static void
propose_spellings_of (Search *self, guint32 start, guint32 end)
{
  g_autofree char *asked = g_strndup (self->text + start, end - start);
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_hash_table_add (known, g_utf8_strdown (asked, -1));
  for (guint i = 0; i < NEAREST; i++) {
    g_autofree char *word = NULL;
    LeafSuggestion nearest;
    guint apart;

    leaf_suggestion_init (&nearest, asked);
    try_words (self->program, &nearest, known);
    apart = nearest.limit + 1;
    word = leaf_suggestion_end (&nearest);
    if (word == NULL)
      return;
    g_hash_table_add (known, g_strdup (word));
    if (g_ascii_isupper (*asked))
      word[0] = g_ascii_toupper (word[0]);
    propose (self, start, end, word, apart);
  }
}

/* The library uses it, so it is spelt correctly. */
static gboolean
is_common (const Search *self, guint32 start, guint32 end)
{
  const LeafProgram *library = self->program->library;

  return LEAF_IS (leaf_vocabulary_find (library->build.vocabulary, self->text + start, (gssize) (end - start)));
}

static void
propose_spellings (Search *self)
{
  gboolean in_text = FALSE;
  guint n = 0;

  for (guint32 at = self->start; at < self->end && n < MOST_WORDS;) {
    guint32 end = at;

    while (end < self->end && is_letter (self->text[end]))
      end++;
    if (end - at >= SHORTEST && !in_text && !is_common (self, at, end)) {
      propose_spellings_of (self, at, end);
      n++;
    }
    if (leaf_words_mark_length (self->text + at) > 0)
      in_text = !in_text;
    at = MAX (end, at + 1);
  }
}

/* --- missing punctuation ------------------------------------------------------------------------------------------ */

typedef struct {
  guint32 start, end, next;  /* of the line without white space at its end; where the next begins */
  guint indent, next_indent; /* tabs, or groups of four spaces */
  gboolean is_last;          /* the next line is empty, or there is none */
} Line;

static guint
indent_at (const char *text)
{
  guint spaces = 0;

  for (; *text == '\t' || *text == ' '; text++)
    spaces += *text == '\t' ? 4 : 1;
  return spaces / 4;
}

static Line
line_at (const Search *self, guint32 at)
{
  Line line = { .start = at };
  const char *end;

  while (line.start > 0 && self->text[line.start - 1] != '\n')
    line.start--;
  end = strchr (self->text + line.start, '\n');
  line.next = end != NULL ? (guint32) (end - self->text) + 1 : self->length;
  line.end = end != NULL ? line.next - 1 : self->length;
  while (line.end > line.start && g_ascii_isspace (self->text[line.end - 1]))
    line.end--;
  line.indent = indent_at (self->text + line.start);
  line.next_indent = indent_at (self->text + line.next);
  line.is_last = line.next >= self->length
                 || strchr ("\r\n", self->text[line.next + strspn (self->text + line.next, " \t")]) != NULL;
  return line;
}

/* The non-empty lines of the problem, up to MOST_LINES; returns how many. */
static guint
find_lines (const Search *self, Line *lines)
{
  guint n = 0;

  for (guint32 at = self->start; at < self->length && at <= self->end && n < MOST_LINES;) {
    lines[n] = line_at (self, at);
    at = lines[n].next;
    n += lines[n].end > lines[n].start;
  }
  return n;
}

/* Proposes a mark after the last letter of a line, replacing another mark there. */
static void
propose_mark (Search *self, const Line *line, const char *marks, const char *mark)
{
  gboolean has_other = strchr (marks, self->text[line->end - 1]) != NULL;

  if (self->text[line->end - 1] != *mark)
    propose (self, has_other ? line->end - 1 : line->end, line->end, mark, 0);
}

static void
propose_colons (Search *self)
{
  Line lines[MOST_LINES];
  guint n = find_lines (self, lines);

  for (guint i = 0; i < n; i++)
    if (!lines[i].is_last && lines[i].next_indent > lines[i].indent)
      propose_mark (self, &lines[i], ".,;", ":");
}

static void
propose_semicolons (Search *self)
{
  Line lines[MOST_LINES];
  guint n = find_lines (self, lines);

  for (guint i = 0; i < n; i++)
    if (!lines[i].is_last && lines[i].indent > 0 && lines[i].next_indent <= lines[i].indent
        && strchr (":.;", self->text[lines[i].end - 1]) == NULL)
      propose_mark (self, &lines[i], ",", ";");
}

/* Can a sentence begin here? */
static gboolean
begins_sentence (const Search *self, guint32 at)
{
  return at < self->end && (g_ascii_isupper (self->text[at]) || leaf_words_mark_length (self->text + at) > 0);
}

/* Proposes full stops at the end of a line, and before a capitalised word or a text within one. */
static void
propose_full_stops (Search *self)
{
  gboolean in_text = FALSE;
  guint32 text_end = 0; /* after the last closing mark */

  for (guint32 at = self->start; at < self->end && self->candidates->len < 2 * MOST_TRIED; at++) {
    char before = at > self->start ? self->text[at - 1] : '\0';
    guint32 mark = leaf_words_mark_length (self->text + at);

    if (mark > 0) {
      in_text = !in_text;
      text_end = at + mark;
    }
    if (in_text || !(is_letter (before) || g_ascii_isdigit (before) || before == ')' || at == text_end))
      continue;
    if (self->text[at] == '\n' || (self->text[at] == ' ' && begins_sentence (self, at + 1)))
      propose (self, at, at, ".", 0);
  }
}

/* --- missing closing marks ---------------------------------------------------------------------------------------- */

static gboolean
is_odd (const Search *self, const Line *line)
{
  guint n = 0;

  for (guint32 at = line->start; at < line->end; at++)
    n += leaf_words_mark_length (self->text + at) > 0;
  return n % 2 != 0;
}

/* An unclosed quotation may have begun on any line before the last one. */
static void
propose_text_ends (Search *self)
{
  Line line = { 0 };

  for (guint32 at = 0; at < self->length && self->candidates->len < MOST_TRIED; at = line.next) {
    line = line_at (self, at);
    if (line.end == line.start || !is_odd (self, &line))
      continue;
    if (self->text[line.end - 1] == ';')
      propose (self, line.end - 1, line.end - 1, "\"", 0);
    else
      propose (self, line.end, line.end, "\"", 0);
  }
}

static void
propose_comment_ends (Search *self)
{
  Line lines[MOST_LINES];
  guint n = find_lines (self, lines);

  for (guint i = 0; i < n; i++)
    propose (self, lines[i].end, lines[i].end, "]", i);
}

/* --- trying ------------------------------------------------------------------------------------------------------- */

static const struct {
  Propose propose;
  const char *only; /* a problem's code; NULL: any */
} sorts[LEAF_FIX_COUNT] = {
  [LEAF_FIX_SPELLING] = { propose_spellings, NULL },
  [LEAF_FIX_TEXT_END] = { propose_text_ends, "TEXT_NOT_CLOSED" },
  [LEAF_FIX_COMMENT_END] = { propose_comment_ends, "COMMENT_NOT_CLOSED" },
  [LEAF_FIX_COLON] = { propose_colons, NULL },
  [LEAF_FIX_SEMICOLON] = { propose_semicolons, NULL },
  [LEAF_FIX_FULL_STOP] = { propose_full_stops, NULL },
};

/* The number of problems with this text. Places are not compared, since they move. */
static GHashTable *
count_sentences (const LeafProgram *program)
{
  GHashTable *counts = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint32 i = 0; i < leaf_program_n_problems (program); i++) {
    const char *sentence = leaf_program_problem (program, i).sentence;
    guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, sentence));

    g_hash_table_insert (counts, (gpointer) sentence, GUINT_TO_POINTER (n + 1));
  }
  return counts;
}

/* The problem is gone, and no other has appeared. */
static gboolean
mends (const LeafProgram *before, const LeafProgram *after, const char *sentence)
{
  g_autoptr (GHashTable) was = count_sentences (before), is = count_sentences (after);
  GHashTableIter iter;
  gpointer key, n;

  if (leaf_program_n_notices (after) > leaf_program_n_notices (before)
      || GPOINTER_TO_UINT (g_hash_table_lookup (is, sentence))
             >= GPOINTER_TO_UINT (g_hash_table_lookup (was, sentence)))
    return FALSE;
  g_hash_table_iter_init (&iter, is);
  while (g_hash_table_iter_next (&iter, &key, &n))
    if (GPOINTER_TO_UINT (n) > GPOINTER_TO_UINT (g_hash_table_lookup (was, key)))
      return FALSE;
  return TRUE;
}

/* "A cut is in the Den": the words that replace others are the name of something new, so they are not a correction. */
static gboolean
names_something (const LeafProgram *after, const Search *self, const Candidate *candidate)
{
  guint32 end = candidate->start + (guint32) strlen (candidate->text);

  LEAF_EACH (&after->build.world->instances, i) {
    LeafWording made_at = LEAF_INSTANCE (&after->build, LEAF_ID (LeafInstanceId, i))->made_at;
    LeafSpan span;

    if (leaf_wording_empty (made_at))
      continue;
    span = leaf_wording_span (&after->build, made_at);
    if (span.source == self->source && span.start < end && candidate->start < span.end)
      return TRUE;
  }
  return FALSE;
}

static LeafProgram *
compile_with (const Search *self, const Candidate *candidate, const LeafCompileOptions *options)
{
  LeafEdit edit = { .place = { self->source, candidate->start, candidate->end }, .text = candidate->text };

  return leaf_program_compile_edited (self->program, &edit, 1, options);
}

static int
compare_ranks (gconstpointer a, gconstpointer b)
{
  return (int) ((const Candidate *) a)->rank - (int) ((const Candidate *) b)->rank;
}

/* Tries candidates, nearest first, while any are left. Returns the only one that succeeds among equally near ones;
 * G_MAXUINT if there is none. */
static guint
find_certain (const Search *self, const char *sentence, const LeafCompileOptions *options, guint *left)
{
  guint found = G_MAXUINT;

  for (guint i = 0; i < self->candidates->len; i++) {
    const Candidate *candidate = &g_array_index (self->candidates, Candidate, i);
    g_autoptr (LeafProgram) after = NULL;

    if (found != G_MAXUINT && candidate->rank > g_array_index (self->candidates, Candidate, found).rank)
      return found;
    if (*left == 0)
      return G_MAXUINT; /* a candidate that was not tried might succeed too */
    --*left;
    after = compile_with (self, candidate, options);
    if (after == NULL)
      return G_MAXUINT;
    if (!mends (self->program, after, sentence) || names_something (after, self, candidate))
      continue;
    if (found != G_MAXUINT)
      return G_MAXUINT;
    found = i;
  }
  return found;
}

static void
clear_candidate (gpointer candidate)
{
  g_free (((Candidate *) candidate)->text);
}

/* The word that contains the byte or ends there, for display. */
static char *
dup_words (const Search *self, const Candidate *candidate)
{
  guint32 start = candidate->start;

  if (candidate->end > candidate->start && is_letter (self->text[start]))
    return g_strndup (self->text + start, candidate->end - start);
  while (start > 0 && candidate->start - start < 30 && !g_ascii_isspace (self->text[start - 1]))
    start--;
  return g_strndup (self->text + start, candidate->start - start);
}

/* --- missing files ------------------------------------------------------------------------------------------------ */

/* Finds a part that does not exist, to be created. */
typedef struct {
  const LeafCompileOptions *options;
  const char *name, *text;
} Missing;

static gboolean
find_extension_besides (const char *title, const char *author, const char *version, LeafSourceText *found,
                        gpointer data)
{
  const LeafCompileOptions *options = ((Missing *) data)->options;

  return options != NULL && options->find_extension != NULL
         && options->find_extension (title, author, version, found, options->data);
}

static gboolean
find_missing_part (const char *name, LeafSourceText *found, gpointer data)
{
  const Missing *missing = data;
  const LeafCompileOptions *options = missing->options;

  if (g_str_equal (name, missing->name)) {
    *found = (LeafSourceText) { .name = missing->name, .bytes = missing->text, .length = strlen (missing->text) };
    return TRUE;
  }
  return options != NULL && options->find_part != NULL && options->find_part (name, found, options->data);
}

/* For the heading Chapter 5 - More (see "woods.i7"), the file woods.i7, which begins with Chapter 5 - More. */
static gboolean
find_part_file (const Search *self, const char *sentence, const LeafCompileOptions *options, LeafFix *fix)
{
  g_auto (LeafPartLink) link = { 0 };
  gboolean is_joint
      = leaf_program_part_link_at (self->program, (LeafPlace) { self->source, self->start, self->end }, &link);
  g_autofree char *text = NULL;
  Missing missing = { options, link.file, NULL };
  LeafCompileOptions own
      = { .find_extension = find_extension_besides, .find_part = find_missing_part, .data = &missing };
  g_autoptr (LeafProgram) after = NULL;

  if (!is_joint)
    return FALSE;
  if (options != NULL) {
    own.should_stop = options->should_stop;
    own.stop_data = options->stop_data;
  }
  text = g_strconcat (link.words, "\n\n", NULL);
  missing.text = text;
  after = leaf_program_compile_edited (self->program, NULL, 0, &own);
  if (after == NULL || !mends (self->program, after, sentence))
    return FALSE;
  *fix = (LeafFix) { .sort = LEAF_FIX_PART_FILE,
                     .edit = { .place = { self->source, self->start, self->start }, .text = g_strdup ("") },
                     .words = g_steal_pointer (&link.file),
                     .file = g_steal_pointer (&text) };
  return TRUE;
}

gboolean
leaf_program_find_fix (LeafProgram *program, guint32 number, const LeafCompileOptions *options, LeafFix *fix)
{
  g_return_val_if_fail (program != NULL, FALSE);
  LeafProblem problem = leaf_program_problem (program, number);
  Search self = { .program = program, .source = problem.place.source };
  guint left = MOST_TRIED;

  if (number >= leaf_program_n_problems (program) || !leaf_program_source_is_authored (program, self.source))
    return FALSE;
  self.text = leaf_program_source_text (program, self.source);
  self.length = (guint32) strlen (self.text);
  self.start = MIN (problem.place.start, self.length);
  self.end = MIN (problem.place.end, self.length);
  if (self.length > MOST_TEXT)
    return FALSE;
  if (g_str_equal (problem.code, "PART_UNKNOWN"))
    return find_part_file (&self, problem.sentence, options, fix);
  for (LeafFixSort sort = 0; sort < LEAF_FIX_PART_FILE; sort++) {
    g_autoptr (GArray) candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));
    guint found;

    g_array_set_clear_func (candidates, clear_candidate);
    self.candidates = candidates;
    if (sorts[sort].only == NULL || g_str_equal (sorts[sort].only, problem.code))
      sorts[sort].propose (&self);
    g_array_sort (candidates, compare_ranks);
    found = find_certain (&self, problem.sentence, options, &left);
    if (found != G_MAXUINT) {
      const Candidate *candidate = &g_array_index (candidates, Candidate, found);

      *fix = (LeafFix) { sort,
                         { .place = { self.source, candidate->start, candidate->end },
                           .text = g_strdup (candidate->text) },
                         dup_words (&self, candidate),
                         NULL };
      return TRUE;
    }
  }
  return FALSE;
}

/* --- titles of fixes ---------------------------------------------------------------------------------------------- */

static const char *const titles[] = {
#define N_(text)              text
#define LEAF_FIX(code, title) title,
#include "leaf-fixes.def"
#undef LEAF_FIX
#undef N_
};

const char *
leaf_fix_title (LeafFixSort sort)
{
  return sort < LEAF_FIX_COUNT ? titles[sort] : NULL;
}

char *
leaf_fix_dup_title (const LeafFix *fix, const char *title)
{
  GString *words = g_string_new (NULL);

  for (const char *c = title; *c != '\0'; c++) {
    if (*c == '%' && (c[1] == '1' || c[1] == '2'))
      g_string_append (words, *++c == '1' ? fix->words : fix->edit.text);
    else
      g_string_append_c (words, *c);
  }
  return g_string_free (words, FALSE);
}

void
leaf_fix_clear (LeafFix *fix)
{
  leaf_edit_clear (&fix->edit);
  g_clear_pointer (&fix->words, g_free);
  g_clear_pointer (&fix->file, g_free);
}
