/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-match.c: finds and replaces plain text and regular expressions (leaf-regexp.h), in pieces.
 *
 * A match that is unfinished when a slice ends is stored in a block of the heap. The program of an expression is not:
 * it is compiled again unless it was the last one used. */

#include "leaf-natives-texts.h"
#include "leaf-regexp.h"
#include "leaf-faults.h"
#include "leaf-frames.h"
#include "leaf-memory.h"
#include "leaf-references.h"
#include "leaf-values.h"

#include <string.h>

#define GIVE_NUMBER(x) (*result = LEAF_VALUE (NUMBER, (x)), LEAF_NATIVE_DONE)
#define GIVE_TRUTH(x)  (*result = LEAF_VALUE (TRUTH_STATE, (x) ? 1 : 0), LEAF_NATIVE_DONE)

typedef enum { MATCH_PLAIN = 0, MATCH_REGEXP = 1, MATCH_EXACTLY = 2 } MatchHow;

/* NULL if the expression is not valid, which was reported. */
static const LeafRegexp *
expression (LeafMachine *m, const char *pattern, guint how, gboolean any_case)
{
  guint flags = (any_case ? LEAF_REGEXP_ANY_CASE : 0) | (how & MATCH_EXACTLY ? LEAF_REGEXP_WHOLE : 0)
                | (how & MATCH_REGEXP ? 0 : LEAF_REGEXP_PLAIN);
  LeafExpression *last = m->expression;

  if (last == NULL || last->flags != flags || strcmp (last->pattern, pattern) != 0) {
    leaf_expression_free (last);
    last = m->expression = g_new0 (LeafExpression, 1);
    last->pattern = g_strdup (pattern);
    last->flags = flags;
    last->regexp = leaf_regexp_new (pattern, flags, &last->problem);
    leaf_charge (m, strlen (pattern) * 4);
  }
  if (last->regexp == NULL)
    leaf_fault (m, N_ ("the regular expression \"%1\" cannot be read: %2"), pattern, LEAF_REMARK (last->problem), NULL);
  return last->regexp;
}

/* --- a search that may take several slices ------------------------------------------------------------------------ */

typedef struct {
  const LeafRegexp *regexp;
  const char *text, *pattern;
  gsize length;
  guint32 cells; /* CELL_... from here */
  LeafMatch match;
} Search;

enum { CELL_MATCH = 0, CELL_FROM, CELL_COUNT, CELL_COPIED, CELL_MADE }; /* after those of the expanded texts */

/* Creates the block even if it is not needed: the state of a play must not depend on how it is sliced. */
static guint32
match_block (LeafMachine *m, const Search *search)
{
  LeafValue *cell = leaf_native_cell (m, search->cells + CELL_MATCH);

  if (cell->bits == 0) {
    guint32 block = leaf_heap_make_text (&m->heap, "", 0);

    *cell = LEAF_VALUE (TEXT, -(gint32) block);
  }
  return (guint32) -cell->bits;
}

static void
lay_down (LeafMachine *m, Search *search)
{
  leaf_block_hold (&m->heap, match_block (m, search), search->match.words, search->match.n * sizeof (guint32));
}

static void
take_up (LeafMachine *m, Search *search)
{
  guint32 block = match_block (m, search);
  gsize size = leaf_block_length (&m->heap, block), n = size / sizeof (guint32);

  if (size == 0)
    return;
  search->match = (LeafMatch) { g_memdup2 (leaf_block_text (&m->heap, block), size), n, n };
  leaf_block_hold (&m->heap, block, "", 0);
}

/* Finds the next match from the byte in CELL_FROM on. SPENT: continue at the next visit. */
static LeafMatched
find_next (LeafMachine *m, Search *search)
{
  gsize from = (gsize) leaf_native_cell (m, search->cells + CELL_FROM)->bits;
  LeafMatched matched;

  take_up (m, search);
  matched = leaf_match_go_on (&search->match, search->regexp, search->text, search->length, from, &m->budget);
  if (matched == LEAF_MATCH_SPENT)
    lay_down (m, search);
  else if (matched == LEAF_MATCH_HOPELESS)
    leaf_fault (
        m,
        N_ ("the regular expression \"%1\" can match a text of %2 bytes in so many ways that the search was abandoned"),
        search->pattern, LEAF_DIGITS ((guint) search->length), NULL);
  return matched;
}

/* Moves past a match; past the next character too if the match is empty. FALSE if that was the last place. */
static gboolean
go_past (LeafMachine *m, Search *search)
{
  gsize begin, end;

  leaf_match_group (&search->match, search->regexp, 0, &begin, &end);
  leaf_match_clear (&search->match);
  if (end == begin && end == search->length)
    return FALSE;
  if (end == begin)
    end = (gsize) (g_utf8_next_char (search->text + end) - search->text);
  *leaf_native_cell (m, search->cells + CELL_FROM) = LEAF_VALUE (NUMBER, end);
  return TRUE;
}

/* --- results of a match ------------------------------------------------------------------------------------------- */

static LeafValue
group_text (LeafMachine *m, const Search *search, guint group)
{
  gsize begin, end;

  if (!leaf_match_group (&search->match, search->regexp, group, &begin, &end) || end <= begin
      || !leaf_has_memory (m, end - begin))
    return LEAF_VALUE (TEXT, 0);
  leaf_charge (m, (end - begin) / 16);
  return LEAF_VALUE (TEXT, -(gint32) leaf_heap_make_text (&m->heap, search->text + begin, (gssize) (end - begin)));
}

/* Stores the latest match for later phrases: a list of the whole match and its parts, and the place of the whole, in
 * characters. */
static void
keep_match (LeafMachine *m, const Search *search)
{
  guint32 block = leaf_heap_make (&m->heap, LEAF_BLOCK_LIST, LEAF_KIND_LIST, 0);
  gsize begin, end;

  m->match = (LeafValue) { LEAF_KIND_LIST, (gint32) block };
  for (guint i = 0; i < 10; i++)
    leaf_block_push (&m->heap, block, group_text (m, search, i));
  if (leaf_match_group (&search->match, search->regexp, 0, &begin, &end)) {
    m->match_first = (guint32) g_utf8_pointer_to_offset (search->text, search->text + begin) + 1;
    m->match_last = m->match_first + (guint32) g_utf8_pointer_to_offset (search->text + begin, search->text + end) - 1;
    leaf_charge (m, end / 16);
  }
}

static void
keep_no_match (LeafMachine *m)
{
  m->match = LEAF_NO_VALUE;
  m->match_first = m->match_last = 0;
}

/* An empty text matches before every character and at the end, an empty expression nowhere. */
static gboolean
matches_nowhere (const Search *search, guint how)
{
  return (how & MATCH_REGEXP) && *search->pattern == '\0';
}

/* Arguments: the text, what to find, options. *n is the number of matches, or whether there is one. FALSE if the budget
 * is spent. */
static gboolean
match (LeafMachine *m, guint how, gboolean count, gint32 *n)
{
  Search search = { .text = leaf_settled_text (m, 0), .pattern = leaf_settled_text (m, 1), .cells = 3 };
  LeafMatched matched;

  *n = 0;
  if (matches_nowhere (&search, how)) {
    keep_no_match (m);
    return TRUE;
  }
  search.regexp = expression (m, search.pattern, how, leaf_expanded_argument (m, 2).bits & 1);
  if (search.regexp == NULL)
    return TRUE;
  search.length = strlen (search.text);
  do {
    if (leaf_is_spent (m))
      return FALSE;
    matched = find_next (m, &search);
    if (matched == LEAF_MATCH_SPENT) {
      leaf_match_clear (&search.match);
      return FALSE;
    }
    *n = leaf_native_cell (m, search.cells + CELL_COUNT)->bits;
    if (matched != LEAF_MATCH_FOUND)
      break;
    if (*n == 0)
      keep_match (m, &search);
    *leaf_native_cell (m, search.cells + CELL_COUNT) = LEAF_VALUE (NUMBER, ++*n);
  } while (count && go_past (m, &search));
  leaf_match_clear (&search.match);
  if (*n == 0)
    keep_no_match (m);
  return TRUE;
}

#define MATCH(name, how)                                                                                               \
  LEAF_NATIVE_OF_TEXT (name)                                                                                           \
  {                                                                                                                    \
    gint32 n;                                                                                                          \
                                                                                                                       \
    if (!leaf_expand_arguments (m, 3, 3, 0))                                                                           \
      return LEAF_NATIVE_CALLED;                                                                                       \
    if (!match (m, how, FALSE, &n))                                                                                    \
      return LEAF_NATIVE_SPENT;                                                                                        \
    return GIVE_TRUTH (n > 0);                                                                                         \
  }
#define MATCH_COUNT(name, how)                                                                                         \
  LEAF_NATIVE_OF_TEXT (name)                                                                                           \
  {                                                                                                                    \
    gint32 n;                                                                                                          \
                                                                                                                       \
    if (!leaf_expand_arguments (m, 3, 3, 0))                                                                           \
      return LEAF_NATIVE_CALLED;                                                                                       \
    if (!match (m, how, TRUE, &n))                                                                                     \
      return LEAF_NATIVE_SPENT;                                                                                        \
    return GIVE_NUMBER (n);                                                                                            \
  }

MATCH (text_matches, MATCH_PLAIN)
MATCH (text_matches_exactly, MATCH_PLAIN | MATCH_EXACTLY)
MATCH (regexp_matches, MATCH_REGEXP)
MATCH (regexp_matches_exactly, MATCH_REGEXP | MATCH_EXACTLY)
MATCH_COUNT (text_count_matches, MATCH_PLAIN)
MATCH_COUNT (regexp_count_matches, MATCH_REGEXP)

LEAF_NATIVE_OF_TEXT (match_first)
{
  return GIVE_NUMBER ((gint32) m->match_first);
}
LEAF_NATIVE_OF_TEXT (match_last)
{
  return GIVE_NUMBER ((gint32) m->match_last);
}
LEAF_NATIVE_OF_TEXT (match_length)
{
  return GIVE_NUMBER (m->match_last == 0 ? 0 : (gint32) (m->match_last - m->match_first + 1));
}

static LeafValue
matched_part (const LeafMachine *m, gint32 number)
{
  guint32 n;
  const LeafValue *parts = leaf_block_values (&m->heap, (guint32) m->match.bits, &n);

  return number >= 0 && (guint32) number < n ? parts[number] : LEAF_VALUE (TEXT, 0);
}

LEAF_NATIVE_OF_TEXT (regexp_match)
{
  *result = matched_part (m, 0);
  return LEAF_NATIVE_DONE;
}

LEAF_NATIVE_OF_TEXT (regexp_subexpression)
{
  *result = matched_part (m, args[0].bits);
  return LEAF_NATIVE_DONE;
}

/* The place of a subexpression is found by searching the whole match for its first occurrence, which is nearly always
 * right. */
static void
part_place (const LeafMachine *m, gint32 number, gint32 *first, gint32 *length)
{
  const char *whole = leaf_text_characters (m, matched_part (m, 0)),
             *part = leaf_text_characters (m, matched_part (m, number));
  const char *at = strstr (whole, part); /* not what a lookbehind matched */

  *first = at != NULL && *part != '\0' ? (gint32) (m->match_first + (guint32) g_utf8_pointer_to_offset (whole, at)) : 0;
  *length = at != NULL ? (gint32) g_utf8_strlen (part, -1) : 0;
}

LEAF_NATIVE_OF_TEXT (regexp_first)
{
  gint32 first, length;

  part_place (m, args[0].bits, &first, &length);
  return GIVE_NUMBER (first);
}

LEAF_NATIVE_OF_TEXT (regexp_last)
{
  gint32 first, length;

  part_place (m, args[0].bits, &first, &length);
  return GIVE_NUMBER (first == 0 ? 0 : first + length - 1);
}

LEAF_NATIVE_OF_TEXT (regexp_length)
{
  gint32 first, length;

  part_place (m, args[0].bits, &first, &length);
  return GIVE_NUMBER (length);
}

/* --- replacing ---------------------------------------------------------------------------------------------------- */

/* What a group matched, in lower ('l') or upper ('u') case, or unchanged. */
static void
add_group (LeafMachine *m, const Search *search, guint32 made, guint group, char letter)
{
  gsize begin, end;
  g_autofree char *cased = NULL;

  if (!leaf_match_group (&search->match, search->regexp, group, &begin, &end))
    return;
  if (letter != '\0') {
    cased = letter == 'l' ? g_utf8_strdown (search->text + begin, (gssize) (end - begin))
                          : g_utf8_strup (search->text + begin, (gssize) (end - begin));
    leaf_text_add (m, made, cased, strlen (cased));
    leaf_charge (m, (end - begin));
  } else {
    leaf_text_add (m, made, search->text + begin, end - begin);
  }
}

/* \0 .. \9, with l or u before the digit for its case; \n and \t. */
static void
add_replacement (LeafMachine *m, const Search *search, guint32 made, const char *with)
{
  while (*with != '\0') {
    gsize plain = strcspn (with, "\\");
    char letter = '\0', c;

    leaf_text_add (m, made, with, plain);
    with += plain;
    if (*with == '\0')
      return;
    if (with[1] == '\0') {
      leaf_text_add (m, made, with, 1);
      return;
    }
    with++;
    if ((*with == 'l' || *with == 'u') && g_ascii_isdigit (with[1]))
      letter = *with++;
    c = *with == 'n' ? '\n' : *with == 't' ? '\t' : *with;
    if (g_ascii_isdigit (*with))
      add_group (m, search, made, (guint) (*with - '0'), letter);
    else
      leaf_text_add (m, made, &c, 1);
    with++;
  }
}

/* Replaces the match. FALSE if it was the last one. */
static gboolean
replace_one (LeafMachine *m, Search *search, const char *with, guint how)
{
  guint32 copied_cell = search->cells + CELL_COPIED, made = search->cells + CELL_MADE;
  gsize begin, end, copied = (gsize) leaf_native_cell (m, copied_cell)->bits;

  leaf_match_group (&search->match, search->regexp, 0, &begin, &end);
  if (leaf_native_cell (m, search->cells + CELL_COUNT)->bits == 0)
    keep_match (m, search);
  *leaf_native_cell (m, search->cells + CELL_COUNT) = LEAF_VALUE (NUMBER, 1);
  leaf_text_add (m, made, search->text + copied, begin - copied);
  if (how & MATCH_REGEXP)
    add_replacement (m, search, made, with);
  else
    leaf_text_add (m, made, with, strlen (with));
  *leaf_native_cell (m, copied_cell) = LEAF_VALUE (NUMBER, end);
  return go_past (m, search) && !m->is_turn_over;
}

/* Arguments: what to find, the place of the text, the replacement, options. */
static LeafNativeStatus
replace (LeafMachine *m, guint how)
{
  Search search = { .text = leaf_settled_text (m, 1), .pattern = leaf_settled_text (m, 0), .cells = 4 };
  const char *with = leaf_settled_text (m, 2), *rest;
  LeafMatched matched;

  if (matches_nowhere (&search, how))
    return LEAF_NATIVE_DONE;
  search.regexp = expression (m, search.pattern, how, leaf_expanded_argument (m, 3).bits & 1);
  if (search.regexp == NULL)
    return LEAF_NATIVE_DONE;
  search.length = strlen (search.text);
  do {
    if (leaf_is_spent (m))
      return LEAF_NATIVE_SPENT;
    matched = find_next (m, &search);
  } while (matched == LEAF_MATCH_FOUND && replace_one (m, &search, with, how));
  leaf_match_clear (&search.match);
  if (matched == LEAF_MATCH_SPENT)
    return LEAF_NATIVE_SPENT;
  if (leaf_native_cell (m, search.cells + CELL_COUNT)->bits == 0)
    keep_no_match (m);
  rest = search.text + leaf_native_cell (m, search.cells + CELL_COPIED)->bits;
  leaf_text_add (m, search.cells + CELL_MADE, rest, strlen (rest));
  leaf_place_store (m, m->stack[leaf_machine_frame (m)->slots + 1], leaf_text_made (m, search.cells + CELL_MADE));
  return LEAF_NATIVE_DONE;
}

LEAF_NATIVE_OF_TEXT (text_replace)
{
  if (!leaf_expand_arguments (m, 4, 7, 2))
    return LEAF_NATIVE_CALLED;
  return replace (m, MATCH_PLAIN);
}

LEAF_NATIVE_OF_TEXT (regexp_replace)
{
  if (!leaf_expand_arguments (m, 4, 7, 2))
    return LEAF_NATIVE_CALLED;
  return replace (m, MATCH_REGEXP);
}
