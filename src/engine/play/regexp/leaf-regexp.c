/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-regexp.c: matches a text: runs the program, and pushes the alternative on a stack wherever there are two ways to
 * continue.
 *
 * The words of a match: its head, where groups begin and end, registers, and then the stack, three words an entry. A
 * repeated single character (".*") is one entry, however many it consumed; the previous value of a group or a register
 * is an entry too, so that backtracking restores it. */

#include "leaf-regexp-private.h"

#include <string.h>

enum { MOST_STEPS = 20000000, MOST_ENTRIES = 300000, NOWHERE = G_MAXUINT32 };
enum { HEAD_STEP = 0, HEAD_AT, HEAD_START, HEAD_DONE, HEAD_WORDS };
typedef enum { ENTRY_WAY, ENTRY_RESTORE, ENTRY_SHORTER, ENTRY_LONGER, ENTRY_FENCE } EntrySort;
enum { ENTRY_WORDS = 3, ENTRY_SORT_BITS = 3 };

typedef struct {
  LeafMatch *match;
  const LeafRegexp *regexp;
  const RegexpStep *steps;
  const char *text, *end;
  guint64 work;
  gboolean is_full;
} Run;

static guint32
fixed_words (const LeafRegexp *regexp)
{
  return HEAD_WORDS + regexp->n_groups * 2 + regexp->n_registers;
}

static guint32 *
register_of (const Run *run, guint32 number)
{
  return run->match->words + HEAD_WORDS + run->regexp->n_groups * 2 + number;
}

static guint32 *
bound_of (const Run *run, guint32 number)
{
  return run->match->words + HEAD_WORDS + number;
}

void
leaf_match_clear (LeafMatch *match)
{
  g_clear_pointer (&match->words, g_free);
  match->n = match->room = 0;
}

static void
set_size (LeafMatch *match, gsize n)
{
  if (n > match->room) {
    match->room = MAX (n, match->room * 2);
    match->words = g_renew (guint32, match->words, match->room);
  }
  match->n = n;
}

/* --- single characters -------------------------------------------------------------------------------------------- */

gboolean
leaf_is_punctuation (gunichar c)
{
  return c < 128 && c != 0 && strchr (".,!?-/\":;()[]{}", (int) c) != NULL;
}

/* Neither space nor punctuation: an apostrophe and a percent sign belong to the word around them. */
gboolean
leaf_regexp_is_word (gunichar c)
{
  return !g_unichar_isspace (c) && !leaf_is_punctuation (c);
}

static gboolean
is_in_set (const LeafRegexp *regexp, guint32 number, gunichar c, gboolean any_case)
{
  const RegexpSet *set = &g_array_index (regexp->sets, RegexpSet, number);
  gunichar lower = any_case ? g_unichar_tolower (c) : c, upper = any_case ? g_unichar_toupper (c) : c;

  for (guint32 i = set->first; i < set->first + set->n; i++) {
    const RegexpRange *range = &g_array_index (regexp->ranges, RegexpRange, i);
    gboolean fits = range->in_class != NULL
                        ? range->in_class (c) != range->not
                        : (c >= range->low && c <= range->high) || (lower >= range->low && lower <= range->high)
                              || (upper >= range->low && upper <= range->high);

    if (fits)
      return !set->not ;
  }
  return set->not ;
}

/* The position after the character, if it matches the step; otherwise NULL. */
static inline const char *
past_single (const Run *run, const RegexpStep *step, const char *at)
{
  gunichar c;

  if (at >= run->end)
    return NULL;
  c = (guchar) *at < 0x80 ? (gunichar) *at : g_utf8_get_char (at);
  switch ((RegexpOp) step->op) {
  case RE_ANY: break;
  case RE_CHAR:
    if (c != step->a
        && (!step->any_case
            || (g_unichar_tolower (c) != step->a && g_unichar_toupper (c) != g_unichar_toupper (step->a))))
      return NULL;
    break;
  case RE_SET:
    if (!is_in_set (run->regexp, step->a, c, step->any_case))
      return NULL;
    break;
  case RE_TEXT:
  case RE_REPEAT:
  case RE_SPLIT:
  case RE_JUMP:
  case RE_SAVE:
  case RE_MARK:
  case RE_PROGRESS:
  case RE_FENCE:
  case RE_FENCE_END:
  case RE_BACK:
  case RE_GROUP:
  case RE_IF_GROUP:
  case RE_BEGIN:
  case RE_END:
  case RE_LAST_LINE_END:
  case RE_BOUNDARY:
  case RE_NO_BOUNDARY:
  case RE_FOUND: return NULL; /* matches no single character */
  }
  return g_utf8_next_char (at);
}

static gboolean
is_word_at (const Run *run, const char *at, gboolean before)
{
  if (before ? at <= run->text : at >= run->end)
    return FALSE;
  return leaf_regexp_is_word (g_utf8_get_char (before ? g_utf8_find_prev_char (run->text, at) : at));
}

/* --- alternatives ------------------------------------------------------------------------------------------------- */

static void
push (Run *run, guint32 sort, guint32 number, guint32 b, guint32 c)
{
  LeafMatch *match = run->match;
  gsize at = match->n;

  if (at > (gsize) fixed_words (run->regexp) + (gsize) MOST_ENTRIES * ENTRY_WORDS) {
    run->is_full = TRUE;
    return;
  }
  set_size (match, at + ENTRY_WORDS);
  match->words[at] = sort | number << ENTRY_SORT_BITS;
  match->words[at + 1] = b;
  match->words[at + 2] = c;
}

/* Changes a word of the fixed part; backtracking restores it. */
static void
set_word (Run *run, guint32 *word, guint32 value)
{
  guint32 number = (guint32) (word - run->match->words), before = *word;

  push (run, ENTRY_RESTORE, number, before, 0);
  run->match->words[number] = value;
}

/* Drops the alternatives above the fence, but not the entries that restore values. */
static void
cut_ways (Run *run, gsize fence)
{
  LeafMatch *match = run->match;
  gsize kept = fence;

  run->work += (match->n - fence) / ENTRY_WORDS;
  for (gsize i = fence; i < match->n; i += ENTRY_WORDS)
    if ((match->words[i] & ((1u << ENTRY_SORT_BITS) - 1)) == ENTRY_RESTORE) {
      memmove (match->words + kept, match->words + i, sizeof (guint32) * ENTRY_WORDS);
      kept += ENTRY_WORDS;
    }
  match->n = kept;
}

/* --- repeated single characters ----------------------------------------------------------------------------------- */

/* NULL: not often enough. */
static const char *
run_repeat (Run *run, guint32 number, const char *at)
{
  const RegexpStep *step = &run->steps[number], *single = step + 1;
  const char *least = step->a == 0 ? at : NULL, *begin = at, *next;
  guint32 n = 0, most = step->how == REPEAT_LAZY ? step->a : step->b;

  while (n < most && (next = past_single (run, single, at)) != NULL) {
    at = next;
    n++;
    if (n == step->a)
      least = at;
  }
  run->work += (guint64) (at - begin);
  if (least == NULL)
    return NULL;
  if (step->how == REPEAT_GREEDY && at > least)
    push (run, ENTRY_SHORTER, number, (guint32) (at - run->text), (guint32) (least - run->text));
  else if (step->how == REPEAT_LAZY && n < step->b)
    push (run, ENTRY_LONGER, number, (guint32) (at - run->text), n);
  return at;
}

/* --- backtracking ------------------------------------------------------------------------------------------------- */

/* Pops the newest alternative: returns where the program continues, and sets *at. NOWHERE if there is none. */
static guint32
go_back (Run *run, const char **at)
{
  LeafMatch *match = run->match;
  gsize bottom = fixed_words (run->regexp);

  while (match->n > bottom) {
    guint32 *entry = match->words + match->n - ENTRY_WORDS;
    guint32 sort = entry[0] & ((1u << ENTRY_SORT_BITS) - 1), number = entry[0] >> ENTRY_SORT_BITS, b = entry[1],
            c = entry[2];
    const char *next;

    match->n -= ENTRY_WORDS;
    run->work++;
    switch ((EntrySort) sort) {
    case ENTRY_WAY: *at = run->text + b; return number;
    case ENTRY_RESTORE: match->words[number] = b; break;
    case ENTRY_SHORTER:
      *at = g_utf8_find_prev_char (run->text, run->text + b);
      if ((guint32) (*at - run->text) > c)
        push (run, ENTRY_SHORTER, number, (guint32) (*at - run->text), c);
      return number + 2;
    case ENTRY_LONGER:
      next = past_single (run, &run->steps[number + 1], run->text + b);
      if (next == NULL)
        break;
      if (c + 1 < run->steps[number].b)
        push (run, ENTRY_LONGER, number, (guint32) (next - run->text), c + 1);
      *at = next;
      return number + 2;
    case ENTRY_FENCE: break;
    }
  }
  return NOWHERE;
}

static const char *
past_text (Run *run, const RegexpStep *step, const char *at)
{
  const LeafRegexp *regexp = run->regexp;
  const char *p = regexp->plain, *stop = p + regexp->plain_length, *begin = at;

  while (p < stop && at < run->end) {
    gunichar c = g_utf8_get_char (p), other = g_utf8_get_char (at);

    if (c != other && (!step->any_case || g_unichar_tolower (c) != g_unichar_tolower (other)))
      break;
    p = g_utf8_next_char (p);
    at = g_utf8_next_char (at);
  }
  run->work += (guint64) (at - begin) / 2;
  return p == stop ? at : NULL;
}

/* --- steps -------------------------------------------------------------------------------------------------------- */

static const char *
past_group (Run *run, const RegexpStep *step, const char *at)
{
  gsize begin, end;

  if (!leaf_match_group (run->match, run->regexp, step->a, &begin, &end))
    return NULL;
  run->work += end - begin;
  for (const char *p = run->text + begin; p < run->text + end; p = g_utf8_next_char (p), at = g_utf8_next_char (at)) {
    gunichar c, other;

    if (at >= run->end)
      return NULL;
    c = g_utf8_get_char (p);
    other = g_utf8_get_char (at);
    if (c != other && (!step->any_case || g_unichar_tolower (c) != g_unichar_tolower (other)))
      return NULL;
  }
  return at;
}

static const char *
go_characters_back (Run *run, const char *at, guint32 n)
{
  for (; n > 0 && at != NULL; n--)
    at = at > run->text ? g_utf8_find_prev_char (run->text, at) : NULL;
  return at;
}

/* An assertion or atomic group has matched. Returns NULL if this makes the match fail here. */
static const char *
end_fence (Run *run, const RegexpStep *step, const char *at)
{
  gsize fence = *register_of (run, step->a);
  const char *begin = run->text + run->match->words[fence + 1];

  if (step->how == LOOK_NOT) { /* restores everything since then, and backtracks */
    while (run->match->n > fence) {
      const guint32 *entry = run->match->words + run->match->n - ENTRY_WORDS;

      if ((entry[0] & ((1u << ENTRY_SORT_BITS) - 1)) == ENTRY_RESTORE)
        run->match->words[entry[0] >> ENTRY_SORT_BITS] = entry[1];
      run->match->n -= ENTRY_WORDS;
      run->work++;
    }
    return NULL;
  }
  cut_ways (run, fence);
  return step->how == LOOK_AHEAD ? begin : at;
}

static void
begin_fence (Run *run, guint32 number, const char *at)
{
  const RegexpStep *step = &run->steps[number];

  set_word (run, register_of (run, step->a), (guint32) run->match->n + ENTRY_WORDS);
  push (run, step->how == LOOK_NOT ? ENTRY_WAY : ENTRY_FENCE, step->b, (guint32) (at - run->text), 0);
}

static gboolean
holds_here (const Run *run, RegexpOp op, const char *at)
{
  switch (op) {
  case RE_BEGIN: return at == run->text;
  case RE_END: return at == run->end;
  case RE_LAST_LINE_END: return at == run->end || (at + 1 == run->end && *at == '\n');
  case RE_CHAR:
  case RE_ANY:
  case RE_SET:
  case RE_TEXT:
  case RE_REPEAT:
  case RE_SPLIT:
  case RE_JUMP:
  case RE_SAVE:
  case RE_MARK:
  case RE_PROGRESS:
  case RE_FENCE:
  case RE_FENCE_END:
  case RE_BACK:
  case RE_GROUP:
  case RE_IF_GROUP:
  case RE_BOUNDARY:
  case RE_NO_BOUNDARY:
  case RE_FOUND: break;
  }
  return (is_word_at (run, at, TRUE) != is_word_at (run, at, FALSE)) == (op == RE_BOUNDARY);
}

/* Both ends at once: until a group ends, its previous text is what a reference to it means, inside it too. */
static void
save_group (Run *run, const RegexpStep *step, const char *at)
{
  set_word (run, bound_of (run, step->a * 2), *register_of (run, step->b));
  set_word (run, bound_of (run, step->a * 2 + 1), (guint32) (at - run->text));
}

/* Runs one step: returns the number of the next one and sets *at, or returns NOWHERE if it does not match. */
static guint32
run_step (Run *run, guint32 number, const char **at)
{
  const RegexpStep *step = &run->steps[number];
  const char *next = *at;
  gsize begin, end;

  run->work++;
  switch ((RegexpOp) step->op) {
  case RE_CHAR:
  case RE_ANY:
  case RE_SET: next = past_single (run, step, next); break;
  case RE_TEXT: next = past_text (run, step, next); break;
  case RE_REPEAT:
    next = run_repeat (run, number, next);
    number++;
    break;
  case RE_SPLIT: push (run, ENTRY_WAY, step->b, (guint32) (next - run->text), 0); return step->a;
  case RE_JUMP: return step->a;
  case RE_SAVE: save_group (run, step, next); break;
  case RE_MARK: set_word (run, register_of (run, step->a), (guint32) (next - run->text)); break;
  case RE_PROGRESS:
    if (*register_of (run, step->a) == (guint32) (next - run->text))
      return step->b;
    break;
  case RE_FENCE: begin_fence (run, number, next); break;
  case RE_FENCE_END: next = end_fence (run, step, next); break;
  case RE_BACK: next = go_characters_back (run, next, step->a); break;
  case RE_GROUP: next = past_group (run, step, next); break;
  case RE_IF_GROUP:
    if (!leaf_match_group (run->match, run->regexp, step->a, &begin, &end))
      return step->b;
    break;
  case RE_BEGIN:
  case RE_END:
  case RE_LAST_LINE_END:
  case RE_BOUNDARY:
  case RE_NO_BOUNDARY:
  case RE_FOUND:
    if (!holds_here (run, (RegexpOp) step->op, next))
      return NOWHERE;
    break;
  }
  if (next == NULL)
    return NOWHERE;
  *at = next;
  return number + 1;
}

/* --- entry points ------------------------------------------------------------------------------------------------- */

static void
begin_at (Run *run, gsize start)
{
  LeafMatch *match = run->match;
  guint32 done = match->n > 0 ? match->words[HEAD_DONE] : 0;

  set_size (match, fixed_words (run->regexp));
  for (gsize i = HEAD_WORDS; i < match->n; i++)
    match->words[i] = NOWHERE;
  match->words[HEAD_STEP] = 0;
  match->words[HEAD_AT] = match->words[HEAD_START] = (guint32) start;
  match->words[HEAD_DONE] = done;
}

/* The next place from `at` on where a match may begin; NULL if there is none. */
static const char *
next_start (Run *run, const char *at)
{
  const char *found;

  if (run->regexp->first == 0 || run->regexp->first >= 0x80)
    return at;
  found = memchr (at, (int) run->regexp->first, (gsize) (run->end - at));
  run->work += (guint64) ((found != NULL ? found : run->end) - at) / 16;
  return found;
}

/* Starts at the next place. FALSE if there is none. */
static gboolean
try_from (Run *run, const char *at)
{
  const char *start = at <= run->end ? next_start (run, at) : NULL;

  if (start == NULL)
    return FALSE;
  begin_at (run, (gsize) (start - run->text));
  return TRUE;
}

LeafMatched
leaf_match_go_on (LeafMatch *match, const LeafRegexp *regexp, const char *text, gsize length, gsize from,
                  guint64 *budget)
{
  Run run = { match, regexp, (const RegexpStep *) regexp->steps->data, text, text + length, 0, FALSE };
  LeafMatched matched = LEAF_MATCH_SPENT;
  const char *at;
  guint32 number;

  if (match->n == 0 && !try_from (&run, text + from))
    return LEAF_MATCH_NONE;
  number = match->words[HEAD_STEP];
  at = text + match->words[HEAD_AT];
  while (run.work < *budget) {
    if (run.steps[number].op == RE_FOUND) {
      matched = LEAF_MATCH_FOUND;
      *bound_of (&run, 0) = match->words[HEAD_START];
      *bound_of (&run, 1) = (guint32) (at - text);
      break;
    }
    number = run_step (&run, number, &at);
    if (number == NOWHERE)
      number = go_back (&run, &at);
    if (run.is_full || (regexp->plain == NULL && match->words[HEAD_DONE] + run.work > MOST_STEPS)) {
      matched = LEAF_MATCH_HOPELESS;
      break;
    }
    if (number != NOWHERE)
      continue;
    at = text + match->words[HEAD_START];
    if (at >= run.end || !try_from (&run, g_utf8_next_char (at))) {
      matched = LEAF_MATCH_NONE;
      break;
    }
    number = match->words[HEAD_STEP];
    at = text + match->words[HEAD_AT];
  }
  match->words[HEAD_STEP] = number;
  match->words[HEAD_AT] = (guint32) (at - text);
  match->words[HEAD_DONE] += (guint32) run.work;
  *budget -= MIN (*budget, run.work);
  return matched;
}

gboolean
leaf_match_group (const LeafMatch *match, const LeafRegexp *regexp, guint group, gsize *begin, gsize *end)
{
  const guint32 *bounds = match->words + HEAD_WORDS;

  if (group >= regexp->n_groups || bounds[group * 2] == NOWHERE)
    return FALSE;
  *begin = bounds[group * 2];
  *end = bounds[group * 2 + 1];
  return TRUE;
}
