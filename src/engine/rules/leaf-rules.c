/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-rules.c: the tables of rules and rulebooks, and their names. */
#include "leaf-rules-private.h"

static const LeafMember members[] = {
  LEAF_MEMBER_TABLE (LeafRules, rulebooks, LeafRulebook),
  LEAF_MEMBER_TABLE (LeafRules, outcomes, LeafRulebookOutcome),
  LEAF_MEMBER_TABLE (LeafRules, rulebook_entries, LeafRulebookEntry),
  LEAF_MEMBER_TABLE (LeafRules, unlisted, LeafRulebookEntry),
  LEAF_MEMBER_TABLE (LeafRules, listings, LeafListing),
  LEAF_MEMBER_TABLE (LeafRules, obeyed, LeafListing),
  LEAF_MEMBER_TABLE (LeafRules, positions, guint32),
  LEAF_MEMBER_TABLE (LeafRules, rules, LeafRule),
  LEAF_MEMBER_TABLE (LeafRules, memberships, LeafRuleMembership),
  LEAF_MEMBER_TABLE (LeafRules, changes, LeafRuleChange),
  LEAF_MEMBER_TABLE (LeafRules, responses, LeafResponse),
  LEAF_MEMBER_TABLE (LeafRules, kinds_of_action, LeafKindOfAction),
  LEAF_MEMBER_INDEX (LeafRules, names),
  LEAF_MEMBER_INDEX (LeafRules, shapes),
};

static const LeafStageTables stage_tables = LEAF_STAGE_TABLES (LeafRules, members);

LeafRules *
leaf_rules_new (void)
{
  return leaf_stage_tables_new (&stage_tables);
}

LeafRules *
leaf_rules_copy (const LeafRules *rules, const LeafRules *like, LeafArena *on)
{
  return leaf_stage_tables_copy (&stage_tables, rules, like, on);
}

void
leaf_rules_free (LeafRules *rules)
{
  leaf_stage_tables_free (&stage_tables, rules);
}

/* --- rulebooks ---------------------------------------------------------------------------------------------------- */

static guint32
find_named (const LeafBuild *build, const char *name, gsize length)
{
  return leaf_index_find (&build->rules->names, leaf_hash (name, length, 0));
}

LeafRulebookId
leaf_rulebook_make (LeafBuild *build, const char *written, LeafKindId basis, LeafKindId product,
                    LeafSentenceId sentence)
{
  g_autofree char *name = g_utf8_strdown (written, -1);
  LeafRulebook row = { .name = leaf_arena_strdup (build->arena, name),
                       .written = leaf_arena_strdup (build->arena, written),
                       .basis = basis,
                       .product = product,
                       .sentence = sentence,
                       .is_library = build->is_library };
  guint32 id = leaf_table_push (&build->rules->rulebooks, &row);
  g_autofree char *rules = g_strconcat (name, " rules", NULL);
  g_autofree char *rulebook = g_strconcat (name, " rulebook", NULL);

  if (find_named (build, name, strlen (name)) == 0)
    leaf_index_set (&build->rules->names, leaf_hash (name, strlen (name), 0), id);
  leaf_names_add_text (build, LEAF_NAME_RULEBOOK, id, name, FALSE);
  leaf_names_add_text (build, LEAF_NAME_RULEBOOK, id, rules, FALSE);
  leaf_names_add_text (build, LEAF_NAME_RULEBOOK, id, rulebook, FALSE);
  leaf_meaning_set_rulebook_kind (
      build, LEAF_ID (LeafRulebookId, id),
      leaf_kind_built (build, LEAF_KIND (RULEBOOK), basis, LEAF_IS (product) ? product : LEAF_KIND (NOTHING)));
  return LEAF_ID (LeafRulebookId, id);
}

LeafRulebookId
leaf_rulebook_named (const LeafBuild *build, LeafWording w, LeafHeadingId near)
{
  LeafNameMatch match = leaf_names_find (build, w, LEAF_NAMES (RULEBOOK), near);

  return LEAF_ID (LeafRulebookId, match.id);
}

LeafRulebookId
leaf_rules_find_rulebook (const LeafBuild *build, const char *name)
{
  g_autofree char *wanted = g_utf8_strdown (name, -1);
  const char *bare = g_str_has_prefix (wanted, "the ") ? wanted + 4 : wanted;

  static const char *const endings[] = { "", " rules", " rulebook" };
  gsize length = strlen (bare);
  guint32 first = 0;

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++) {
    guint32 found = g_str_has_suffix (bare, endings[i]) ? find_named (build, bare, length - strlen (endings[i])) : 0;

    if (found != 0 && (first == 0 || found < first))
      first = found;
  }
  return LEAF_ID (LeafRulebookId, first);
}

LeafRulebookId
leaf_rules_known_rulebook (const LeafBuild *build, LeafKnown name)
{
  return leaf_rules_find_rulebook (build, leaf_known_name (name));
}

const LeafRulebookEntry *
leaf_rulebook_entry (const LeafBuild *build, LeafRulebookId rulebook, guint32 position)
{
  const LeafRulebook *book = LEAF_RULEBOOK (build, rulebook);

  if (position >= book->n_rules)
    return NULL;
  return LEAF_ROW (&build->rules->rulebook_entries, LeafRulebookEntry,
                   *LEAF_ROW (&build->rules->positions, guint32, book->first_position + position));
}

/* --- rules -------------------------------------------------------------------------------------------------------- */

LeafRuleId
leaf_rule_named (const LeafBuild *build, LeafWording w, LeafHeadingId near)
{
  LeafNameMatch match = leaf_names_find (build, w, LEAF_NAMES (RULE), near);

  return LEAF_ID (LeafRuleId, match.id);
}

/* The kind of a rule as a value; a rule without a rulebook is based on nothing, which fits anywhere. */
void
leaf_rule_tell_kind (LeafBuild *build, LeafRuleId rule)
{
  LeafRulebookId home = LEAF_RULE (build, rule)->home;
  LeafKindId basis = LEAF_IS (home) ? LEAF_RULEBOOK (build, home)->basis : LEAF_KIND (NOTHING);
  LeafKindId product = LEAF_IS (home) ? LEAF_RULEBOOK (build, home)->product : LEAF_KIND (NONE);

  if (!LEAF_IS (product))
    product = LEAF_KIND (NOTHING);
  leaf_meaning_set_rule_kind (build, rule, leaf_kind_built (build, LEAF_KIND (RULE), basis, product));
}

/* The name as the registry stores it: lower case, without an article, one space between words. */
void
leaf_rule_name_it (LeafBuild *build, LeafRuleId rule, LeafWording name)
{
  LeafWording bare = leaf_wording_skip_article (build, name);
  g_autofree char *spaced = leaf_wording_dup_spaced (build, bare);
  g_autofree char *lower = g_utf8_strdown (spaced, -1);

  LEAF_RULE (build, rule)->name = leaf_arena_strdup (build->arena, lower);
  leaf_names_add (build, LEAF_NAME_RULE, rule.ix, name); /* which drops one article */
}

LeafRuleId
leaf_rules_find_rule (const LeafBuild *build, const char *name)
{
  g_autofree char *wanted = g_utf8_strdown (name, -1);
  const char *bare = g_str_has_prefix (wanted, "the ") ? wanted + 4 : wanted;

  LEAF_EACH (&build->rules->rules, i) {
    const char *own = LEAF_ROW (&build->rules->rules, LeafRule, i)->name;

    if (own != NULL && strcmp (own, bare) == 0)
      return LEAF_ID (LeafRuleId, i);
  }
  return LEAF_ID (LeafRuleId, 0);
}

const char *
leaf_rule_title (const LeafBuild *build, LeafRuleId rule)
{
  const LeafRule *row = LEAF_RULE (build, rule);

  if (row->name != NULL)
    return row->name;
  if (row->event != NULL)
    return row->event;
  /* "The first going rule" */
  return g_ascii_strncasecmp (row->preamble, "the ", 4) == 0 ? row->preamble + 4 : row->preamble;
}

gboolean
leaf_rule_shelve (LeafBuild *build, LeafRuleId rule, LeafRulebookId rulebook)
{
  LeafTable *memberships = &build->rules->memberships;
  LeafRule *row = LEAF_RULE (build, rule);

  for (guint32 at = row->first_membership; at != 0; at = LEAF_ROW (memberships, LeafRuleMembership, at)->next)
    if (LEAF_SAME (LEAF_ROW (memberships, LeafRuleMembership, at)->rulebook, rulebook))
      return FALSE;
  row->first_membership
      = leaf_table_push (memberships, &(LeafRuleMembership) { .rulebook = rulebook, .next = row->first_membership });
  if (!LEAF_IS (row->first_book))
    row->first_book = rulebook;
  return TRUE;
}

/* --- dump --------------------------------------------------------------------------------------------------------- */

static const char *const section_names[] = { "", "very first", "first", "middle", "last", "very last" };
static const char *const default_names[] = { "no outcome", "success", "failure" };

static void
append_rulebook (const LeafBuild *build, GString *out, guint32 id, gboolean with_library)
{
  const LeafRulebook *book = LEAF_ROW (&build->rules->rulebooks, LeafRulebook, id);

  if (book->n_rules == 0 && book->is_library && !with_library)
    return;
  g_string_append_printf (out, "rulebook %s: %s based", book->name, leaf_kind_name (build, book->basis));
  if (LEAF_IS (book->product))
    g_string_append_printf (out, ", producing %s", leaf_kind_name (build, book->product));
  g_string_append_printf (out, ", default %s\n", default_names[book->default_outcome]);
  for (guint32 at = book->first_outcome; at != 0;
       at = LEAF_ROW (&build->rules->outcomes, LeafRulebookOutcome, at)->next) {
    const LeafRulebookOutcome *outcome = LEAF_ROW (&build->rules->outcomes, LeafRulebookOutcome, at);

    g_string_append_printf (out, "  outcome %s: %s%s\n", outcome->name, default_names[outcome->sense],
                            outcome->is_default ? ", the default" : "");
  }
  for (guint32 at = book->first_rulebook_entry; at != 0;
       at = LEAF_ROW (&build->rules->rulebook_entries, LeafRulebookEntry, at)->next) {
    const LeafRulebookEntry *rulebook_entry = LEAF_ROW (&build->rules->rulebook_entries, LeafRulebookEntry, at);

    g_string_append_printf (out, "  %s: %s\n", section_names[rulebook_entry->section],
                            leaf_rule_title (build, rulebook_entry->rule));
  }
}

/* One line for each clause that the rule has. */
static void
append_rule (const LeafBuild *build, GString *out, guint32 id)
{
  const LeafRule *rule = LEAF_ROW (&build->rules->rules, LeafRule, id);

  g_string_append_printf (out, "rule %s\n", leaf_rule_title (build, LEAF_ID (LeafRuleId, id)));
  if (rule->pattern != NULL) {
    g_autofree char *text = leaf_action_pattern_to_string (build, rule->pattern);
    g_string_append_printf (out, "  pattern %s\n", text);
  }
  if (rule->parameter != NULL) {
    g_autofree char *text = leaf_description_to_string (build, rule->parameter);
    g_string_append_printf (out, "  parameter %s\n", text);
  }
  if (rule->context != NULL) {
    g_autofree char *text = leaf_node_to_string (build, rule->context);
    g_string_append_printf (out, "  context (%d) %s\n", rule->context_score, text);
  }
  if (rule->scene != NULL) {
    g_autofree char *text = leaf_description_to_string (build, rule->scene);
    g_string_append_printf (out, "  during %s\n", text);
  }
}

char *
leaf_rules_to_string (const LeafBuild *build, gboolean with_library)
{
  GString *out = g_string_new (NULL);

  LEAF_EACH (&build->rules->rulebooks, i)
    append_rulebook (build, out, i, with_library);
  LEAF_EACH (&build->rules->rules, i)
    if (with_library || !LEAF_ROW (&build->rules->rules, LeafRule, i)->is_library)
      append_rule (build, out, i);
  return g_string_free (out, FALSE);
}
