/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-cursor-context.h"
#include "words/leaf-words.h"

#include <string.h>

/* The state of the scan of the text. */
typedef struct {
  const char *text;
  gsize at, end;
  gsize step;     /* bytes of the character at `at`, if it is a quotation mark; 1 for any other */
  guint comments; /* comments may be nested */
  gboolean quoted;
  gboolean native; /* in Inform 6 code: (- ... -) */
  gboolean in_brackets;
  gboolean has_body;
  gsize sentence, clause, brackets;
} Walk;

static gboolean
is_white (char c)
{
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

static char
near_char (const Walk *walk, gssize by)
{
  gssize at = (gssize) walk->at + by;

  return at >= 0 && (gsize) at < walk->end ? walk->text[at] : '\0';
}

static void
begin_sentence (Walk *walk)
{
  walk->sentence = walk->clause = MIN (walk->at + walk->step, walk->end);
  walk->has_body = FALSE;
}

/* Returns TRUE if the phrase that ends at a comma is a condition ("if the box is open, say ..."). */
static gboolean
clause_asks (const Walk *walk)
{
  static const char *const openings[] = { "if", "unless", "otherwise if", "else if", "otherwise unless", "while" };
  gsize start = walk->clause;

  while (start < walk->at && is_white (walk->text[start]))
    start++;
  for (gsize i = 0; i < G_N_ELEMENTS (openings); i++) {
    gsize length = strlen (openings[i]);

    if (start + length < walk->at && g_ascii_strncasecmp (walk->text + start, openings[i], length) == 0
        && is_white (walk->text[start + length]))
      return TRUE;
  }
  return FALSE;
}

/* A blank line ends a sentence, unless a phrase is still to come. */
static gboolean
is_blank_line (const Walk *walk)
{
  gsize next = walk->at + 1;
  gssize last = (gssize) walk->at - 1;

  while (next < walk->end && (walk->text[next] == ' ' || walk->text[next] == '\t' || walk->text[next] == '\r'))
    next++;
  if (next >= walk->end || walk->text[next] != '\n')
    return FALSE;
  while (last >= 0 && is_white (walk->text[last]))
    last--;
  return last < 0 || (walk->text[last] != ';' && walk->text[last] != ':');
}

static void
walk_quoted (Walk *walk, char c)
{
  if (c == '"') {
    walk->quoted = walk->in_brackets = FALSE;
    /* "It is dark." at the end of a line ends the sentence. */
    if (!walk->has_body && strchr (".?!", near_char (walk, -1)) != NULL
        && near_char (walk, (gssize) walk->step) == '\n')
      begin_sentence (walk);
  } else if (walk->in_brackets) {
    walk->in_brackets = c != ']';
  } else if (c == '[') {
    walk->in_brackets = TRUE;
    walk->brackets = walk->at + 1;
  }
}

static void
walk_plain (Walk *walk, char c)
{
  switch (c) {
  case '"': walk->quoted = TRUE; break;
  case '[': walk->comments = 1; break;
  case '(':
    if (near_char (walk, 1) == '-' && !g_ascii_isdigit (near_char (walk, 2)))
      walk->native = TRUE;
    break;
  case '.':
    if (is_white (near_char (walk, 1)) || near_char (walk, 1) == '\0')
      begin_sentence (walk);
    break;
  case ';': walk->clause = walk->at + 1; break;
  case ':':
    if (!g_ascii_isdigit (near_char (walk, -1)) || !g_ascii_isdigit (near_char (walk, 1))) {
      walk->has_body = TRUE;
      walk->clause = walk->at + 1;
    }
    break;
  case ',':
    if (walk->has_body && clause_asks (walk))
      walk->clause = walk->at + 1;
    break;
  case '\n':
    if (is_blank_line (walk))
      begin_sentence (walk);
    break;
  default: break;
  }
}

static gsize
skip_white (const char *text, gsize start, gsize end)
{
  while (start < end && is_white (text[start]))
    start++;
  return start;
}

/* "Chapter 5 - Wh": nothing can be suggested for the title of a heading. */
static gboolean
is_heading (const char *text, gsize start, gsize end)
{
  static const char *const ranks[] = { "volume ", "book ", "part ", "chapter ", "section " };
  gsize length = end - start;

  if (memchr (text + start, '\n', length) != NULL)
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (ranks); i++) {
    gsize rank = strlen (ranks[i]);

    if (length > rank && g_ascii_strncasecmp (text + start, ranks[i], rank) == 0)
      return g_ascii_isdigit (text[start + rank]) || text[start + rank] == '-'
             || g_strstr_len (text + start, (gssize) length, " - ") != NULL;
  }
  return FALSE;
}

LeafCursorContext
leaf_cursor_context_at (const char *text, gsize byte)
{
  Walk walk = { .text = text, .end = byte };
  LeafCursorContext standing = { LEAF_CURSOR_NOWHERE, byte, 0 };

  for (; walk.at < byte && text[walk.at] != '\0'; walk.at += walk.step) {
    gsize mark = leaf_words_mark_length (text + walk.at);
    char c = mark > 0 ? '"' : text[walk.at];

    walk.step = MAX (mark, 1);
    if (walk.native)
      walk.native = c != '-' || near_char (&walk, 1) != ')';
    else if (walk.comments > 0)
      walk.comments += c == '[' ? 1 : c == ']' ? -1 : 0;
    else if (walk.quoted)
      walk_quoted (&walk, c);
    else
      walk_plain (&walk, c);
  }
  standing.sentence = skip_white (text, walk.sentence, byte);
  if (walk.native || walk.comments > 0 || (walk.quoted && !walk.in_brackets))
    return standing;
  if (!walk.quoted && !walk.has_body && is_heading (text, standing.sentence, byte))
    return standing;
  standing.sort = walk.quoted     ? LEAF_CURSOR_IN_SUBSTITUTION
                  : walk.has_body ? LEAF_CURSOR_IN_STATEMENT
                                  : LEAF_CURSOR_IN_SENTENCE;
  standing.start = skip_white (text, walk.quoted ? walk.brackets : walk.has_body ? walk.clause : walk.sentence, byte);
  return standing;
}

/* --- words -------------------------------------------------------------------------------------------------------- */

static gboolean
is_of_word (char c)
{
  return g_ascii_isalnum (c) || c == '-' || c == '\'' || c == '_' || (c & 0x80) != 0;
}

/* Does a curly quotation mark end before `at`? Its bytes are not those of a word. */
static gboolean
is_after_mark (const char *text, gsize at)
{
  return at >= 3 && leaf_words_mark_length (text + at - 3) == 3;
}

static gsize
past_quoted (const char *text, gsize at, gsize end)
{
  for (at += leaf_words_mark_length (text + at); at < end; at++)
    if (leaf_words_mark_length (text + at) > 0)
      return MIN (at + leaf_words_mark_length (text + at), end);
  return end;
}

GPtrArray *
leaf_cursor_context_words (const char *text, gsize start, gsize end)
{
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);

  for (gsize at = skip_white (text, start, end), next; at < end; at = skip_white (text, next, end)) {
    next = at + 1;
    if (leaf_words_mark_length (text + at) > 0) {
      next = past_quoted (text, at, end);
      g_ptr_array_add (words, g_strdup ("\""));
      continue;
    }
    while (is_of_word (text[at]) && next < end && is_of_word (text[next]) && leaf_words_mark_length (text + next) == 0)
      next++;
    g_ptr_array_add (words, g_utf8_strdown (text + at, (gssize) (next - at)));
  }
  return words;
}

guint
leaf_cursor_context_starts (const char *text, gsize byte, gsize *starts, guint room)
{
  guint n = 0;

  for (gsize at = byte; n < room && at > 0 && is_of_word (text[at - 1]) && !is_after_mark (text, at); at--) {
    while (at > 0 && is_of_word (text[at - 1]) && !is_after_mark (text, at))
      at--;
    starts[n++] = at;
    if (at == 0 || text[at - 1] != ' ')
      break;
  }
  return n;
}
