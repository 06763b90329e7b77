/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The reasons for the places of rules: what decides in small stories and, in random stories, that the stated reason is
 * correct: after it is removed, it is no longer the reason. */
#include "leaf.h"

#include "../play/test-corpus.h"

#include <string.h>

static const char world[]
    = "The Yard is a room. The coin is in the Yard. The chest is a container in the Yard. Bob is a man in the Yard.\n"
      "A crate is a kind of container. The shelf is a supporter in the Yard. A thing can be shiny.\n";

static LeafProgram *
compile (const char *text)
{
  LeafSourceText source = { .name = "story.ni", .bytes = text, .length = strlen (text) };

  return leaf_program_compile (&source, NULL);
}

static guint32
rule_named (const LeafProgram *program, const char *name)
{
  g_autofree char *words = g_strconcat (name, " rule", NULL);

  return leaf_program_find_rule (program, words);
}

/* --- what decides ------------------------------------------------------------------------------------------------- */

/* "a > b by LAW (and n more); words" of the first two rules of the every turn or instead rules. */
static const struct {
  const char *rules, *rulebook, *upper, *lower;
  LeafReasonSort sort;
  guint n;           /* the number of reasons, including the deciding one */
  const char *words; /* in the deciding one */
  const char *other; /* in another one; NULL */
} accounts[] = {
  { "Every turn (this is the a rule): stop. Every turn (this is the b rule): stop.", "every turn", "a", "b",
    LEAF_REASON_SOURCE, 1, "it comes first in the source", NULL },
  { "Every turn (this is the a rule): stop. Every turn (this is the b rule): stop. "
    "The b rule is listed first in the every turn rules.",
    "every turn", "b", "a", LEAF_REASON_LISTING, 2, "'The b rule is listed first in the every turn rules'",
    "A sentence in line 3 overrides that" },
  { "Every turn (this is the a rule): stop. Every turn (this is the b rule): stop. "
    "The a rule is listed before the b rule in the every turn rules.",
    "every turn", "a", "b", LEAF_REASON_LISTING, 2, "listed before the b rule", "it comes first in the source" },
  { "Every turn (this is the a rule): stop. First every turn (this is the b rule): stop.", "every turn", "b", "a",
    LEAF_REASON_SECTION, 1, "'First every turn'", NULL },
  { "Every turn (this is the a rule): stop. Last every turn (this is the b rule): stop.", "every turn", "a", "b",
    LEAF_REASON_SECTION, 1, "'Last every turn'", NULL },
  { "Every turn (this is the a rule): stop. First every turn (this is the b rule): stop. "
    "The b rule is listed last in the every turn rules.",
    "every turn", "a", "b", LEAF_REASON_LISTING, 2, "listed last", "A sentence in line 3 overrides that" },
  { "Every turn (this is the a rule): stop. Every turn (this is the b rule): stop. "
    "The b rule is listed first in the every turn rules.\nThe a rule is listed first in the every turn rules.",
    "every turn", "a", "b", LEAF_REASON_LISTING, 3, "line 4", "A later sentence in line 4 overrides this" },
  { "Instead of touching the coin (this is the a rule): stop. Instead of touching something (this is the b rule): stop.",
    "instead", "a", "b", LEAF_REASON_LAW, 1, "III.3.2", NULL },
  { "Instead of touching the coin (this is the a rule): stop. Instead of touching something (this is the b rule): stop. "
    "The b rule is listed before the a rule in the instead rules.",
    "instead", "b", "a", LEAF_REASON_LISTING, 2, "listed before", "III.3.2" },
  { "Instead of touching something (this is the a rule): stop. Instead of touching the coin (this is the b rule): stop. "
    "The a rule is listed in the instead rules.",
    "instead", "b", "a", LEAF_REASON_LAW, 2, "III.3.2", "It was already there" },
  /* a crate beats a container, a container ties with a supporter, a supporter ties with a crate */
  { "Instead of touching a container (this is the a rule): stop. Instead of touching a supporter (this is the b rule): stop. "
    "Instead of touching a crate (this is the c rule): stop.",
    "instead", "c", "b", LEAF_REASON_BETWEEN, 2, "the a rule", "it comes first in the source" },
  { "Every turn (this is the a rule): stop. The a rule is listed before the advance time rule in the turn sequence rules.",
    "turn sequence", "a", "advance time", LEAF_REASON_LISTING, 2, "listed before", "the library" },
};

static void
test_account (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autofree char *text = g_strconcat (world, accounts[i].rules, "\n", NULL);
  g_autoptr (LeafProgram) program = compile (text);
  guint32 book = leaf_program_find_rulebook (program, accounts[i].rulebook), n = 0, n_deciding = 0;
  guint32 upper = rule_named (program, accounts[i].upper), lower = rule_named (program, accounts[i].lower);
  LeafReason *reasons;
  gboolean is_there = accounts[i].other == NULL;

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  reasons = leaf_program_reasons (program, book, lower, upper, &n);
  for (guint32 k = 0; k < n; k++) {
    g_test_message ("%s%s", reasons[k].decides ? "* " : "  ", reasons[k].words);
    if (!reasons[k].decides) {
      is_there |= accounts[i].other != NULL && strstr (reasons[k].words, accounts[i].other) != NULL;
      continue;
    }
    n_deciding++;
    g_assert_cmpint (reasons[k].sort, ==, accounts[i].sort);
    g_assert_nonnull (strstr (reasons[k].words, accounts[i].words));
  }
  g_assert_cmpuint (n_deciding, ==, 1);
  g_assert_cmpuint (n, ==, accounts[i].n);
  g_assert_true (is_there);
  leaf_reasons_free (reasons);
}

/* --- a reason that is removed is no longer a reason --------------------------------------------------------------- */

static const char *const firsts[] = { "", "", "", "", "First ", "Last " };
static const char *const nouns[]
    = { "",     " the coin",          " something",     " a container", " a crate", " a supporter",
        " Bob", " a shiny container", " the shiny coin" };
static const char *const places[] = { "", "", " in the Yard" };
static const char *const whens[] = { "", "", " when Bob is shiny" };

#define PICK(rand, list) (list)[g_rand_int_range ((rand), 0, G_N_ELEMENTS (list))]

enum { N_RULES = 12, N_LISTINGS = 6 };

static void
append_listing (GString *out, GRand *rand)
{
  guint one = (guint) g_rand_int_range (rand, 0, N_RULES),
        other = (one + (guint) g_rand_int_range (rand, 1, N_RULES)) % N_RULES;

  switch (g_rand_int_range (rand, 0, 5)) {
  case 0: g_string_append_printf (out, "The r%u rule is listed first in the instead rules.\n", one); break;
  case 1: g_string_append_printf (out, "The r%u rule is listed last in the instead rules.\n", one); break;
  case 2:
    g_string_append_printf (out, "The r%u rule is listed before the r%u rule in the instead rules.\n", one, other);
    break;
  case 3:
    g_string_append_printf (out, "The r%u rule is listed after the r%u rule in the instead rules.\n", one, other);
    break;
  default: g_string_append_printf (out, "The r%u rule is listed in the instead rules.\n", one); break;
  }
}

static char *
random_story (GRand *rand)
{
  GString *out = g_string_new (world);

  for (guint i = 0; i < N_RULES; i++)
    g_string_append_printf (out, "%sinstead of touching%s%s%s (this is the r%u rule): rule fails.\n",
                            PICK (rand, firsts), PICK (rand, nouns), PICK (rand, places), PICK (rand, whens), i);
  for (guint i = 0; i < N_LISTINGS; i++)
    append_listing (out, rand);
  return g_string_free (out, FALSE);
}

/* Returns 1 if the one is above the other, 0 if not, and -1 if they are not both in the rulebook. */
static int
is_above (const LeafProgram *program, guint32 book, guint32 one, guint32 another)
{
  guint32 n = leaf_program_rulebook (program, book).n_rules, at[2] = { n, n };

  for (guint32 i = 0; i < n; i++) {
    guint32 rule = leaf_program_rulebook_rule (program, book, i);
    if (rule == one)
      at[0] = i;
    if (rule == another)
      at[1] = i;
  }
  return one == 0 || another == 0 || at[0] == n || at[1] == n ? -1 : at[0] < at[1];
}

/* The story without the reason; NULL if nothing can be removed. */
static char *
without (const LeafProgram *program, const char *text, const LeafReason *reason)
{
  LeafPlace place = reason->place;
  char *changed = g_strdup (text);

  if (reason->sort == LEAF_REASON_LAW)
    place = reason->verdict.first_clause.source != 0 ? reason->verdict.first_clause : reason->verdict.second_clause;
  else if (reason->sort == LEAF_REASON_SECTION)
    place.end = place.start + (g_ascii_toupper (text[place.start]) == 'F' ? 5 : 4);
  else if (reason->sort == LEAF_REASON_BETWEEN)
    place = leaf_program_rule (program, reason->other).whole;
  else if (reason->sort == LEAF_REASON_SOURCE || reason->sort == LEAF_REASON_LIBRARY)
    place = leaf_program_rule (program, reason->rule).whole; /* to be put after all others */
  g_assert_cmpuint (place.source, ==, leaf_program_story_source (program));
  g_assert_cmpuint (place.end, >, place.start);
  memset (changed + place.start, ' ', place.end - place.start);
  if (reason->sort == LEAF_REASON_LISTING || reason->sort == LEAF_REASON_BETWEEN || reason->sort == LEAF_REASON_SOURCE)
    changed[place.end] = changed[place.end] == '.' ? ' ' : changed[place.end];
  if (reason->sort == LEAF_REASON_SOURCE) {
    g_autofree char *moved = g_strndup (text + place.start, place.end - place.start);
    g_autofree char *before = changed;

    changed = g_strdup_printf ("%s%s.\n", before, moved);
  }
  return changed;
}

static void
check_pair (const LeafProgram *program, const char *text, guint32 book, guint a, guint b)
{
  g_autofree char *first = g_strdup_printf ("r%u", a), *second = g_strdup_printf ("r%u", b);
  guint32 one = rule_named (program, first), another = rule_named (program, second), n = 0, n_deciding = 0;
  LeafReason *reasons = leaf_program_reasons (program, book, one, another, &n);
  g_autofree char *account = leaf_program_explain_order (program, book, one, another);

  for (guint32 i = 0; i < n; i++) {
    g_autofree char *changed = NULL, *new_account = NULL;
    g_autoptr (LeafProgram) other = NULL;
    int before, after;

    if (!reasons[i].decides)
      continue;
    n_deciding++;
    changed = without (program, text, &reasons[i]);
    other = compile (changed);
    before = is_above (program, book, one, another);
    after = is_above (other, book, rule_named (other, first), rule_named (other, second));
    new_account = leaf_program_explain_order (other, book, rule_named (other, first), rule_named (other, second));
    if (before == after && strcmp (account, new_account) == 0)
      g_test_message ("%s\n%s", text, account);
    g_assert_true (before != after || strcmp (account, new_account) != 0);
    /* the order of two rules that only their order in the source decides is reversed, unless something else decides
     * then */
    if (reasons[i].sort == LEAF_REASON_SOURCE)
      g_assert_true (before != after
                     || leaf_program_order (other, book, rule_named (other, first), rule_named (other, second), NULL)
                            == LEAF_NEIGHBOURS_BETWEEN);
  }
  g_assert_cmpuint (n_deciding, ==, 1);
  leaf_reasons_free (reasons);
}

static void
test_taken_away (gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (GPOINTER_TO_UINT (data));
  g_autofree char *text = random_story (rand);
  g_autoptr (LeafProgram) program = compile (text);
  guint32 book = leaf_program_find_rulebook (program, "instead");

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  g_assert_cmpuint (leaf_program_rulebook (program, book).n_rules, ==, N_RULES);
  for (guint a = 0; a < N_RULES; a++)
    for (guint b = a + 1; b < N_RULES; b++)
      check_pair (program, text, book, a, b);
}

/* --- faces -------------------------------------------------------------------------------------------------------- */

static void
test_faces (void)
{
  static const char *const faces[] = {
    "a rule",
    "Every turn: say \"A hum.\"",
    "Every turn: say \"A bell that can be heard in every…",
    "Instead of touching the coin",
    "Instead of touching Bob: stop (line 7)",
    "Instead of touching Bob: stop (line 8)",
  };
  g_autofree char *text
      = g_strconcat (world,
                     "Every turn (this is the a rule): stop.\nEvery turn: say \"A hum.\"\n"
                     "Every turn: say \"A bell that can be heard in every other house of the street.\"\n"
                     "Instead of touching the coin: stop.\n"
                     "Instead of touching Bob: stop.\nInstead of touching Bob: stop.\n",
                     NULL);
  g_autoptr (LeafProgram) program = compile (text);

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (faces); i++) {
    g_autofree char *line = g_strdup_printf ("line:%u", 3 + i);

    g_assert_cmpstr (leaf_program_rule_face (program, leaf_program_find_rule (program, line)), ==, faces[i]);
  }
}

/* --- in every story ----------------------------------------------------------------------------------------------- */

enum { MOST_PAIRS = 12 };

static guint n_pairs;

/* The rule of the other program whose preamble begins at that byte; 0 if none does any more. */
static guint32
rule_beginning_at (const LeafProgram *program, guint32 start)
{
  for (guint32 i = 1; i <= leaf_program_n_rules (program); i++) {
    LeafRuleInfo info = leaf_program_rule (program, i);

    if (info.place.source == leaf_program_story_source (program) && info.place.start == start)
      return i;
  }
  return 0;
}

/* The story with the reason replaced by blanks, so that nothing else moves; NULL if the reason is not words of the
 * story. */
static char *
blanked (const LeafProgram *program, const char *text, const LeafReason *reason)
{
  LeafPlace place = reason->place;
  char *changed;

  if (reason->sort == LEAF_REASON_LAW)
    place = reason->verdict.first_clause.source != 0 ? reason->verdict.first_clause : reason->verdict.second_clause;
  else if (reason->sort == LEAF_REASON_SECTION)
    place.end = place.start + (g_ascii_toupper (text[place.start]) == 'F' ? 5 : 4);
  else if (reason->sort != LEAF_REASON_LISTING)
    return NULL;
  if (place.source != leaf_program_story_source (program) || place.end <= place.start)
    return NULL;
  changed = g_strdup (text);
  memset (changed + place.start, ' ', place.end - place.start);
  return changed;
}

static const LeafReason *
deciding (const LeafReason *reasons, guint32 n)
{
  for (guint32 i = 0; i < n; i++)
    if (reasons[i].decides)
      return &reasons[i];
  return NULL;
}

/* Two neighbours of a rulebook: without what decides, their order is reversed, or something else decides. */
static void
check_neighbours (const char *name, const LeafProgram *program, const char *text, guint32 book, guint32 one,
                  guint32 another)
{
  guint32 n = 0, n_other = 0;
  LeafReason *reasons = leaf_program_reasons (program, book, one, another, &n), *other_reasons;
  const LeafReason *reason = deciding (reasons, n), *other_reason;
  g_autofree char *changed = reason != NULL ? blanked (program, text, reason) : NULL;
  g_autoptr (LeafProgram) other = changed != NULL ? compile (changed) : NULL;
  guint32 first = other != NULL ? rule_beginning_at (other, leaf_program_rule (program, one).place.start) : 0,
          second = other != NULL ? rule_beginning_at (other, leaf_program_rule (program, another).place.start) : 0,
          other_book;

  g_assert_nonnull (reason);
  if (first != 0 && second != 0 && leaf_program_n_problems (other) <= leaf_program_n_problems (program)) {
    other_book = leaf_program_find_rulebook (other, leaf_program_rulebook (program, book).name);
    other_reasons = other_book != 0 ? leaf_program_reasons (other, other_book, first, second, &n_other) : NULL;
    other_reason = deciding (other_reasons, n_other);
    n_pairs++;
    if (other_reason != NULL && other_reason->sort == reason->sort && strcmp (other_reason->words, reason->words) == 0)
      g_test_message ("%s: %s", name, reason->words);
    g_assert_true (other_reason == NULL || is_above (other, other_book, first, second) != 1
                   || other_reason->sort != reason->sort || strcmp (other_reason->words, reason->words) != 0);
    if (other_reasons != NULL)
      leaf_reasons_free (other_reasons);
  }
  leaf_reasons_free (reasons);
}

/* --- rules that are dragged --------------------------------------------------------------------------------------- */

static guint n_dragged;

/* The position of the rule in the rulebook, from 0. */
static guint32
row_of (const LeafProgram *program, guint32 book, guint32 rule)
{
  guint32 row = 0;

  while (row < leaf_program_rulebook (program, book).n_rules && leaf_program_rulebook_rule (program, book, row) != rule)
    row++;
  return row;
}

static char *
edited (const char *text, LeafPlace place, const char *with)
{
  g_autofree char *before = g_strndup (text, place.start);

  return g_strconcat (before, with, text + place.end, NULL);
}

/* The written sentence puts the rule on that side of the other (the Laws decide how near), and causes no problem; nor
 * does it cause one if it replaces a sentence that it would override. */
static void
check_dragged (const char *name, const LeafProgram *program, const char *text, const LeafEditRequest *request)
{
  g_auto (LeafEdit) edit = { 0 };
  const char *rule = leaf_program_rule (program, request->rule).name,
             *other = leaf_program_rule (program, request->other).name;

  if (!leaf_program_write (program, request, &edit, NULL))
    return;
  n_dragged++;
  for (guint i = 0; i < (edit.overtakes.source == leaf_program_story_source (program) ? 2 : 1); i++) {
    g_autofree char *after_text
        = i == 0 ? edited (text, edit.place, edit.text) : edited (text, edit.overtakes, edit.sentence);
    g_autoptr (LeafProgram) after = compile (after_text);
    guint32 book = leaf_program_find_rulebook (after, leaf_program_rulebook (program, request->rulebook).name);
    guint32 at = row_of (after, book, leaf_program_find_rule (after, rule)),
            beside = row_of (after, book, leaf_program_find_rule (after, other));

    g_test_message ("%s%s: %s", name, i == 0 ? "" : " (instead)", edit.sentence);
    g_assert_cmpuint (leaf_program_n_problems (after), ==, leaf_program_n_problems (program));
    g_assert_cmpuint (MAX (at, beside), <, leaf_program_rulebook (after, book).n_rules);
    if (i
        /* a later sentence may move the other rule, so the dialog shows where the rule will be */
        > 0)
      continue;
    if (request->sort == LEAF_WRITE_LISTED_AFTER)
      g_assert_cmpuint (at, >, beside);
    else
      g_assert_cmpuint (at, <, beside);
  }
}

static gboolean
is_named_own (const LeafProgram *program, guint32 rule)
{
  LeafRuleInfo info = leaf_program_rule (program, rule);

  return info.name != NULL && info.place.source == leaf_program_story_source (program)
         && leaf_program_find_rule (program, info.name) == rule;
}

static void
drag_in_story (const char *name, const char *source, const GPtrArray *commands)
{
  g_autoptr (LeafProgram) program = compile (source);
  guint n = 0;

  for (guint32 book = 1; book <= leaf_program_n_rulebooks (program) && n < MOST_PAIRS; book++)
    for (guint32 i = 0, count = leaf_program_rulebook (program, book).n_rules; i < count && n < MOST_PAIRS; i++) {
      guint32 rule = leaf_program_rulebook_rule (program, book, i),
              other = leaf_program_rulebook_rule (program, book, (i * 7 + 3) % count);

      if (rule == other || !is_named_own (program, rule) || leaf_program_rule (program, other).name == NULL
          || leaf_program_find_rule (program, leaf_program_rule (program, other).name) != other)
        continue;
      n++;
      check_dragged (name, program, source,
                     &(LeafEditRequest) { .sort = n % 2 == 0 ? LEAF_WRITE_LISTED_AFTER : LEAF_WRITE_LISTED_BEFORE,
                                          .rule = rule,
                                          .other = other,
                                          .rulebook = book });
    }
}

static void
test_dragged (void)
{
  guint own = corpus_of_our_own (corpus_step (), drag_in_story),
        others = corpus_of_others (g_test_slow () ? 1 : 3, drag_in_story);

  g_test_message ("%u stories, %u rules dragged", own + others, n_dragged);
  g_assert_cmpuint (own, >, 0);
  if (corpus_step () == 1) /* a small number of stories may contain none */
    g_assert_cmpuint (n_dragged, >, others > 0 ? 20 : 5);
}

static void
check_story (const char *name, const char *source, const GPtrArray *commands)
{
  g_autoptr (LeafProgram) program = compile (source);
  guint n = 0;

  for (guint32 book = 1; book <= leaf_program_n_rulebooks (program) && n < MOST_PAIRS; book++)
    for (guint32 i = 0; i + 1 < leaf_program_rulebook (program, book).n_rules && n < MOST_PAIRS; i++) {
      guint32 one = leaf_program_rulebook_rule (program, book, i),
              another = leaf_program_rulebook_rule (program, book, i + 1);

      if (leaf_program_rule (program, one).place.source != leaf_program_story_source (program)
          || leaf_program_rule (program, another).place.source != leaf_program_story_source (program))
        continue;
      n++;
      check_neighbours (name, program, source, book, one, another);
    }
}

static void
test_stories (void)
{
  guint own = corpus_of_our_own (corpus_step (), check_story),
        others = corpus_of_others (g_test_slow () ? 1 : 3, check_story);

  g_test_message ("%u stories, %u pairs", own + others, n_pairs);
  g_assert_cmpuint (own, >, 0);
  g_assert_cmpuint (n_pairs, >, corpus_step () == 1 ? 20 : 0); /* a few stories may have few neighbours */
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (accounts); i++) {
    g_autofree char *path = g_strdup_printf ("/engine/rules/provenance/%02" G_GSIZE_FORMAT, i);
    g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_account);
  }
  for (guint seed = 1; seed <= 12; seed++) {
    g_autofree char *path = g_strdup_printf ("/engine/rules/taken-away/%u", seed);
    g_test_add_data_func (path, GUINT_TO_POINTER (seed), test_taken_away);
  }
  g_test_add_func ("/engine/rules/faces", test_faces);
  g_test_add_func ("/engine/rules/provenance/stories", test_stories);
  g_test_add_func ("/engine/rules/provenance/dragged", test_dragged);
  return g_test_run ();
}
