/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-rule-differences.c: what differs between the rulebooks of two versions of a story.
 *
 * Rules that are in a rulebook in both versions have two orders there. Those outside a longest subsequence that is in
 * the same order in both have moved. So as few rules as possible are reported, and an author who moved one rule sees
 * only that one.
 * */
#include "leaf-differences-private.h"

#include <string.h>

typedef struct {
  LeafVersions *versions;
  guint32 *now_of;    /* by old rule, its new rule; 0: it was removed */
  guint32 *before_of; /* by rule now */
} Rules;

/* One rulebook in both versions. */
typedef struct {
  guint32 book_before, book_now;
  guint32 n_before, n_now;
  guint32 *before, *now;   /* rules, in order */
  gboolean *is_now;        /* by new rule: it is in this book */
  guint32 *rank_before;    /* by new rule: its position among the old rules, from 1; 0: it was not in this book */
  guint32 *blocked_before; /* by position: what blocked it; 0: nothing */
  guint32 *blocked_now;
} Book;

/* --- matching rules ----------------------------------------------------------------------------------------------- */

typedef char *(*Naming) (const LeafProgram *program, const LeafRuleInfo *rule);

/* All that its author wrote. */
static char *
name_by_words (const LeafProgram *program, const LeafRuleInfo *rule)
{
  g_autofree char *words = leaf_versions_words (program, rule->whole);

  return g_strdup_printf ("%s\n%s\n%s", rule->name != NULL ? rule->name : "", rule->preamble, words);
}

static char *
name_by_name (const LeafProgram *program, const LeafRuleInfo *rule)
{
  return g_strdup (rule->name);
}

static char *
name_by_preamble (const LeafProgram *program, const LeafRuleInfo *rule)
{
  return g_strdup (rule->preamble);
}

/* Rules with the same name are matched one by one, in the order of the text. */
static void
match_by (Rules *self, Naming naming)
{
  const LeafProgram *before = self->versions->before, *now = self->versions->now;
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_queue_free);

  for (guint32 rule = 1; rule <= leaf_program_n_rules (now); rule++) {
    LeafRuleInfo info = leaf_program_rule (now, rule);
    char *name = self->before_of[rule] == 0 ? naming (now, &info) : NULL;
    GQueue *queue;

    if (name == NULL)
      continue;
    queue = g_hash_table_lookup (known, name);
    if (queue == NULL)
      g_hash_table_insert (known, g_strdup (name), queue = g_queue_new ());
    g_queue_push_tail (queue, GUINT_TO_POINTER (rule));
    g_free (name);
  }
  for (guint32 rule = 1; rule <= leaf_program_n_rules (before); rule++) {
    LeafRuleInfo info = leaf_program_rule (before, rule);
    g_autofree char *name = self->now_of[rule] == 0 ? naming (before, &info) : NULL;
    GQueue *queue = name != NULL ? g_hash_table_lookup (known, name) : NULL;
    guint32 same = queue != NULL ? GPOINTER_TO_UINT (g_queue_pop_head (queue)) : 0;

    if (same != 0) {
      self->now_of[rule] = same;
      self->before_of[same] = rule;
    }
  }
}

/* Matches rules whose preambles were reworded. */
static void
match_reworded (Rules *self)
{
  const LeafProgram *before = self->versions->before, *now = self->versions->now;
  g_autoptr (GHashTable) at = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (guint32 rule = 1; rule <= leaf_program_n_rules (now); rule++) {
    gint64 key = leaf_versions_key (leaf_program_rule (now, rule).place);

    g_hash_table_insert (at, g_memdup2 (&key, sizeof key), GUINT_TO_POINTER (rule));
  }
  for (guint32 rule = 1; rule <= leaf_program_n_rules (before); rule++) {
    gint64 key = leaf_versions_key (leaf_program_rule (before, rule).place);
    const gint64 *place = self->now_of[rule] == 0 ? g_hash_table_lookup (self->versions->reworded, &key) : NULL;
    guint32 same = place != NULL ? GPOINTER_TO_UINT (g_hash_table_lookup (at, place)) : 0;

    if (same != 0 && self->before_of[same] == 0) {
      self->now_of[rule] = same;
      self->before_of[same] = rule;
    }
  }
}

/* --- one rulebook ------------------------------------------------------------------------------------------------- */

static guint32 *
rules_of (const LeafProgram *program, guint32 book, guint32 *n, guint32 **blocked)
{
  guint32 *rules;

  *n = book != 0 ? leaf_program_rulebook (program, book).n_rules : 0;
  rules = g_new0 (guint32, *n + 1);
  *blocked = g_new0 (guint32, *n + 1);
  if (*n > 0) {
    leaf_program_rulebook_rules (program, book, rules);
    leaf_program_rulebook_never_run (program, book, *blocked);
  }
  return rules;
}

static void
book_init (Book *self, const Rules *rules, guint32 book_before, guint32 book_now)
{
  *self = (Book) { .book_before = book_before, .book_now = book_now };
  self->before = rules_of (rules->versions->before, book_before, &self->n_before, &self->blocked_before);
  self->now = rules_of (rules->versions->now, book_now, &self->n_now, &self->blocked_now);
  self->rank_before = g_new0 (guint32, leaf_program_n_rules (rules->versions->now) + 1);
  self->is_now = g_new0 (gboolean, leaf_program_n_rules (rules->versions->now) + 1);
  for (guint32 i = 0; i < self->n_now; i++)
    self->is_now[self->now[i]] = TRUE;
  for (guint32 i = 0; i < self->n_before; i++)
    self->rank_before[rules->now_of[self->before[i]]] = i + 1;
  self->rank_before[0] = 0;
}

static void
book_clear (Book *self)
{
  g_free (self->before);
  g_free (self->now);
  g_free (self->rank_before);
  g_free (self->is_now);
  g_free (self->blocked_before);
  g_free (self->blocked_now);
}

static void
tell (const Rules *self, const Book *book, LeafDifferenceSort sort, guint32 rule, guint32 other)
{
  gboolean is_before = sort == LEAF_DIFFERENCE_RULE_REMOVED;
  const LeafProgram *program = is_before ? self->versions->before : self->versions->now;
  LeafDifference difference = { .sort = sort, .is_before = is_before, .rule = rule, .other = other };
  LeafVerdict verdict = { 0 };

  difference.rulebook = is_before ? book->book_before : book->book_now;
  difference.place = leaf_program_rule (program, rule).place;
  if (other != 0 && sort != LEAF_DIFFERENCE_RULE_BLOCKED) {
    difference.order = leaf_program_order (program, book->book_now, rule, other, &verdict);
    difference.law = verdict.law;
  }
  g_array_append_val (self->versions->found, difference);
}

/* By new position, whether the rule has not moved: a longest increasing subsequence of ranks, found by patience
 * sorting. */
static gboolean *
find_staying (const Book *book)
{
  gboolean *stays = g_new0 (gboolean, book->n_now + 1);
  g_autofree guint32 *ends = g_new0 (guint32, book->n_now + 1);  /* by length, the position that ends the best run */
  g_autofree guint32 *links = g_new0 (guint32, book->n_now + 1); /* by position, the one before it, plus 1; 0: none */
  guint32 longest = 0;

  for (guint32 i = 0; i < book->n_now; i++) {
    guint32 rank = book->rank_before[book->now[i]], low = 0, high = longest;

    if (rank == 0)
      continue;
    while (low < high) {
      guint32 middle = low + (high - low) / 2;

      if (book->rank_before[book->now[ends[middle]]] < rank)
        low = middle + 1;
      else
        high = middle;
    }
    links[i] = low > 0 ? ends[low - 1] + 1 : 0;
    ends[low] = i;
    longest = MAX (longest, low + 1);
  }
  for (guint32 at = longest > 0 ? ends[longest - 1] + 1 : 0; at != 0; at = links[at - 1])
    stays[at - 1] = TRUE;
  return stays;
}

/* The nearest rule with which it has changed places: now below it and formerly above, or the other way round. */
static void
tell_moved (const Rules *self, const Book *book, const gboolean *stays, guint32 position)
{
  guint32 rank = book->rank_before[book->now[position]], above = position;

  for (guint32 i = position + 1; i < book->n_now; i++)
    if (stays[i] && book->rank_before[book->now[i]] < rank) {
      tell (self, book, LEAF_DIFFERENCE_RULE_RAISED, book->now[position], book->now[i]);
      return;
    }
  do
    above--; /* there is one, else it would have stayed too */
  while (!stays[above] || book->rank_before[book->now[above]] < rank);
  tell (self, book, LEAF_DIFFERENCE_RULE_LOWERED, book->now[position], book->now[above]);
}

static void
compare_book (const Rules *self, const Book *book)
{
  g_autofree gboolean *stays = find_staying (book);

  for (guint32 i = 0; i < book->n_before; i++)
    if (!book->is_now[self->now_of[book->before[i]]])
      tell (self, book, LEAF_DIFFERENCE_RULE_REMOVED, book->before[i], 0);
  for (guint32 i = 0; i < book->n_now; i++) {
    guint32 rule = book->now[i], rank = book->rank_before[rule];
    guint32 was_blocked = rank != 0 ? book->blocked_before[rank - 1] : 0;

    if (rank == 0)
      tell (self, book, LEAF_DIFFERENCE_RULE_ADDED, rule, i + 1 < book->n_now ? book->now[i + 1] : 0);
    else if (!stays[i])
      tell_moved (self, book, stays, i);
    if (book->blocked_now[i] != 0 && was_blocked == 0)
      tell (self, book, LEAF_DIFFERENCE_RULE_BLOCKED, rule, book->blocked_now[i]);
    if (book->blocked_now[i] == 0 && was_blocked != 0)
      tell (self, book, LEAF_DIFFERENCE_RULE_UNBLOCKED, rule, 0);
  }
}

/* Pairs each old rulebook with the new one of its name, then adds those that are new. */
static void
compare_books (const Rules *self)
{
  const LeafProgram *before = self->versions->before, *now = self->versions->now;
  g_autoptr (GHashTable) books = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint32 book = 1; book <= leaf_program_n_rulebooks (before); book++)
    g_hash_table_insert (books, (char *) leaf_program_rulebook (before, book).name, GUINT_TO_POINTER (book));
  for (guint32 i = 1; i <= leaf_program_n_rulebooks (now); i++) {
    const char *name = leaf_program_rulebook (now, i).name;
    Book book;

    book_init (&book, self, GPOINTER_TO_UINT (g_hash_table_lookup (books, name)), i);
    g_hash_table_remove (books, name);
    compare_book (self, &book);
    book_clear (&book);
  }
  for (guint32 i = 1; i <= leaf_program_n_rulebooks (before); i++)
    if (g_hash_table_lookup (books, leaf_program_rulebook (before, i).name) == GUINT_TO_POINTER (i)) {
      Book book;

      book_init (&book, self, i, 0);
      compare_book (self, &book);
      book_clear (&book);
    }
}

void
leaf_versions_compare_rules (LeafVersions *self)
{
  Rules rules = { self, g_new0 (guint32, leaf_program_n_rules (self->before) + 1),
                  g_new0 (guint32, leaf_program_n_rules (self->now) + 1) };

  match_by (&rules, name_by_words);
  match_by (&rules, name_by_name);
  match_reworded (&rules);
  match_by (&rules, name_by_preamble);
  compare_books (&rules);
  g_free (rules.now_of);
  g_free (rules.before_of);
}

/* --- entry points ------------------------------------------------------------------------------------------------- */

LeafDifference *
leaf_programs_differences (const LeafProgram *before, const LeafProgram *now, guint32 *n)
{
  LeafVersions self = { .before = before, .now = now };

  g_return_val_if_fail (before != NULL && now != NULL && n != NULL, NULL);
  self.found = g_array_new (TRUE, FALSE, sizeof (LeafDifference));
  self.reworded = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  leaf_versions_compare_sentences (&self);
  leaf_versions_compare_rules (&self);
  g_hash_table_unref (self.reworded);
  *n = self.found->len;
  return (LeafDifference *) g_array_free (self.found, FALSE);
}

void
leaf_differences_free (LeafDifference *differences, guint32 n)
{
  for (guint32 i = 0; i < n; i++) {
    g_free (differences[i].before);
    g_free (differences[i].now);
  }
  g_free (differences);
}

static LeafMessageFragment *
title (const LeafProgram *program, guint32 rule)
{
  LeafRuleInfo info = leaf_program_rule (program, rule);

  return info.name != NULL ? leaf_message_fragment (N_ ("the %1"), info.name, NULL)
                           : leaf_message_fragment (N_ ("'%1'"), leaf_program_rule_face (program, rule), NULL);
}

/* Appends why two rules are in their order. */
static LeafMessageFragment *
reason (const LeafDifference *difference)
{
  switch (difference->order) {
  case LEAF_NEIGHBOURS_MORE_SPECIFIC:
    return leaf_message_fragment (N_ (", by Law %1"), leaf_law_number (difference->law), NULL);
  case LEAF_NEIGHBOURS_EQUAL: return leaf_message_fragment (N_ (", in the order of the source"), NULL);
  case LEAF_NEIGHBOURS_PLACED: return leaf_message_fragment (N_ (", since a preamble says first or last"), NULL);
  case LEAF_NEIGHBOURS_LISTED: return leaf_message_fragment (N_ (", by a sentence that lists it"), NULL);
  case LEAF_NEIGHBOURS_BETWEEN: return leaf_message_fragment (N_ (", because of a rule between them"), NULL);
  }
  return NULL;
}

static const char *
pattern_of (const LeafDifference *difference)
{
  switch (difference->sort) {
  case LEAF_DIFFERENCE_RULE_ADDED:
    return difference->other != 0 ? N_ ("%1 is new, above %2%3") : N_ ("%1 is new, at the end");
  case LEAF_DIFFERENCE_RULE_REMOVED: return N_ ("%1 was removed");
  case LEAF_DIFFERENCE_RULE_RAISED: return N_ ("%1 moved up, above %2%3");
  case LEAF_DIFFERENCE_RULE_LOWERED: return N_ ("%1 moved down, below %2%3");
  case LEAF_DIFFERENCE_RULE_BLOCKED: return N_ ("%1 can no longer run: %2, above it, always ends the rulebook");
  case LEAF_DIFFERENCE_RULE_UNBLOCKED: return N_ ("%1 can run again");
  case LEAF_DIFFERENCE_NONE:
  case LEAF_DIFFERENCE_ADDED:
  case LEAF_DIFFERENCE_REMOVED:
  case LEAF_DIFFERENCE_REWORDED: break;
  }
  return NULL;
}

char *
leaf_difference_dup_words (const LeafProgram *before, const LeafProgram *now, const LeafDifference *difference,
                           GTranslateFunc translate, gpointer data)
{
  g_return_val_if_fail (before != NULL, NULL);
  const char *pattern = pattern_of (difference);
  g_autoptr (LeafMessageFragment) rule = NULL;
  g_autoptr (LeafMessageFragment) other = NULL;
  g_autoptr (LeafMessageFragment) why = NULL;
  g_autoptr (LeafMessageFragment) all = NULL;

  if (pattern == NULL)
    return NULL;
  rule = title (difference->is_before ? before : now, difference->rule);
  other = difference->other != 0 ? title (now, difference->other) : NULL;
  why = reason (difference);
  all = leaf_message_fragment (pattern, rule, other, why, NULL);
  return leaf_message_fragment_words (all, translate, data);
}
