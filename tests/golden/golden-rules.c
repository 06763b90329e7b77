/* SPDX-License-Identifier: GPL-3.0-or-later */
/* golden-rules.c: the order of each rulebook and the Law between neighbours. */
#include "golden-sections.h"

static void
say_rulebook (Golden *self, guint32 rulebook)
{
  static const char *const senses[] = { "", " success", " failure" };
  LeafRulebookInfo info = leaf_program_rulebook (self->program, rulebook);

  add (self, "%s: %s based, product %s, default%s %u, group %s, rules %s", info.name, info.basis,
       info.product != NULL ? info.product : "-", senses[info.default_outcome], info.default_named_outcome,
       info.group != NULL ? info.group : "-", info.is_library ? "of the library" : "own");
  if (!info.is_library)
    add_words (self, info.place);
  end_line (self);
  for (guint32 i = 1; i <= info.n_outcomes && !info.is_library; i++) {
    LeafDefaultOutcome sense;
    const char *name = leaf_program_rulebook_outcome (self->program, rulebook, i, &sense);
    add (self, "  outcome %s%s\n", name, senses[sense]);
  }
  for (guint32 i = 1; i <= info.n_variables && !info.is_library; i++) {
    const char *kind = NULL, *name = leaf_program_rulebook_variable (self->program, rulebook, i, &kind);
    add (self, "  variable %s (%s)\n", name, kind);
  }
}

static void
say_listings (Golden *self, guint32 rulebook, guint32 rule)
{
  guint32 n;
  LeafReason *reasons = leaf_program_listings (self->program, rulebook, rule, &n);

  for (guint32 i = 0; i < n; i++) {
    add (self, "    listed");
    add_words (self, reasons[i].place);
    add_place (self, reasons[i].overtaken_by);
    add (self, ": %s\n", reasons[i].words);
  }
  leaf_reasons_free (reasons);
}

static void
say_rule (Golden *self, guint32 rulebook, guint32 rule, guint32 position)
{
  static const char *const sections[] = { "", "very first", "first", "middle", "last", "very last" };
  LeafRuleInfo info = leaf_program_rule (self->program, rule);
  guint32 above = leaf_program_never_runs (self->program, rulebook, rule);

  add (self, "  %s", leaf_program_rule_face (self->program, rule));
  if (info.is_library) {
    add (self, " (library)\n");
    return;
  }
  add (self, " [%s]", sections[leaf_program_rulebook_section (self->program, rulebook, position)]);
  add_place (self, info.place);
  add_place (self, info.whole);
  if (leaf_program_always_stops (self->program, rule))
    add (self, ", always stops");
  if (above != 0)
    add (self, ", never runs below %s", leaf_program_rule_face (self->program, above));
  end_line (self);
  for (guint32 i = 0; i < info.n_changes; i++) {
    LeafPlace place = { 0 };
    add (self, "    changed: %s", leaf_program_rule_change (self->program, rule, i, &place));
    add_words (self, place);
    end_line (self);
  }
  for (guint32 i = 0; i < info.n_responses; i++) {
    LeafResponseInfo response = leaf_program_rule_response (self->program, rule, i);
    add (self, "    response %u %s%s", response.letter, response.name, response.is_replaced ? ", replaced" : "");
    add_words (self, response.text);
    end_line (self);
  }
  say_listings (self, rulebook, rule);
}

/* For each rulebook with rules of the story: these rules and their neighbours, with the reasons for their order. */
void
say_order (Golden *self)
{
  for (guint32 book = 1; book <= leaf_program_n_rulebooks (self->program); book++) {
    LeafRulebookInfo info = leaf_program_rulebook (self->program, book);
    g_autofree guint32 *rules = g_new0 (guint32, info.n_rules + 1);
    gboolean is_named = FALSE;
    leaf_program_rulebook_rules (self->program, book, rules);
    for (guint32 i = 0; i < info.n_rules; i++) {
      gboolean own = !leaf_program_rule (self->program, rules[i]).is_library;
      gboolean next_own = i + 1 < info.n_rules && !leaf_program_rule (self->program, rules[i + 1]).is_library;
      if (!own && !next_own)
        continue;
      if (!is_named)
        say_rulebook (self, book);
      is_named = TRUE;
      say_rule (self, book, rules[i], i);
      if (i + 1 < info.n_rules) {
        g_autofree char *account = leaf_program_explain_neighbours (self->program, book, i);
        LeafVerdict verdict;
        LeafNeighbours how = leaf_program_neighbours (self->program, book, i, &verdict);
        g_strdelimit (account, "\n", '|');
        add (self, "    %u %s", how, leaf_law_number (verdict.law) != NULL ? leaf_law_number (verdict.law) : "-");
        add_words (self, verdict.first_clause);
        add_words (self, verdict.second_clause);
        add (self, ": %s\n", account);
      }
    }
    if (!info.is_library && !is_named)
      say_rulebook (self, book);
  }
}

/* Which of every two rules of the story about the same sort of thing is more specific. */
void
say_laws (Golden *self)
{
  for (guint32 one = 1; one <= leaf_program_n_rules (self->program); one++)
    for (guint32 two = 1; two <= leaf_program_n_rules (self->program); two++) {
      LeafRuleInfo first = leaf_program_rule (self->program, one), second = leaf_program_rule (self->program, two);
      g_autofree char *account = NULL;
      LeafVerdict verdict;
      if (one == two || first.is_library || second.is_library || first.home == 0 || first.home != second.home)
        continue;
      verdict = leaf_program_compare (self->program, one, two);
      account = leaf_program_explain (self->program, one, two);
      add (self, "%s / %s: %d %s", leaf_program_rule_face (self->program, one),
           leaf_program_rule_face (self->program, two), verdict.order,
           leaf_law_number (verdict.law) != NULL ? leaf_law_number (verdict.law) : "-");
      add_words (self, verdict.first_clause);
      add_words (self, verdict.second_clause);
      add (self, ": %s\n", account);
    }
}
