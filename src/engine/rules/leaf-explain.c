/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-explain.c: the Laws in plain words: how two rules compare, with the words of both that decided.
 *
 * Nothing is derived here a second time: what is said is what leaf_rule_compare says.  Why rules stand where they stand is another
 * question: leaf-account.c.
 */
#include "leaf-rules-private.h"

/* --- sentences ---------------------------------------------------------------------------------------------------------------------- */

void
leaf_rules_append_face (const LeafBuild *build, GString *out, LeafRuleId rule)
{
  const LeafRule *row = LEAF_RULE (build, rule);

  if (row->name != NULL)
    g_string_append_printf (out, "the %s", row->name);
  else
    g_string_append_printf (out, "'%s'", leaf_rule_face (build, rule));
}

static void
append_words (const LeafBuild *build, GString *out, LeafWording words, const char *none)
{
  g_autofree char *text = leaf_wording_empty (words) ? NULL : leaf_wording_dup (build, words);

  if (text == NULL)
    g_string_append (out, none);
  else
    g_string_append_printf (out, "'%s'", text);
}

static const struct {
  guint32 aspect;
  const char *name;
} aspects[] = {
  { LEAF_ASPECT_VALUE, "value" },
  { LEAF_ASPECT_THINGS, "things" },
  { LEAF_ASPECT_PLACE, "place" },
  { LEAF_ASPECT_COMPANY, "company" },
  { LEAF_ASPECT_TIME, "time" },
  { LEAF_ASPECT_WAY, "way of going" },
  { LEAF_ASPECT_SCENE, "scene" },
  { LEAF_ASPECT_OWN_VARIABLES, "what its action matches" },
  { LEAF_ASPECT_CONTEXT, "when or while" },
};

static guint32
count_aspects (const LeafBuild *build, LeafRuleId rule)
{
  return leaf_rule_count_aspects (leaf_rule_aspects (build, LEAF_RULE (build, rule)));
}

/* "2 (things, place)" */
static void
append_aspects (const LeafBuild *build, GString *out, LeafRuleId rule)
{
  guint32 found = leaf_rule_aspects (build, LEAF_RULE (build, rule));
  const char *before = " (";

  g_string_append_printf (out, "%u", leaf_rule_count_aspects (found));
  for (gsize i = 0; i < G_N_ELEMENTS (aspects); i++)
    if (found & aspects[i].aspect) {
      g_string_append_printf (out, "%s%s", before, aspects[i].name);
      before = ", ";
    }
  if (found != 0)
    g_string_append_c (out, ')');
}

/* Whether these words are what the rule was just called by: there is no use in quoting them twice. */
static gboolean
is_title (const LeafBuild *build, LeafRuleId rule, LeafWording words)
{
  g_autofree char *text = leaf_wording_empty (words) ? NULL : leaf_wording_dup (build, words);

  return LEAF_RULE (build, rule)->name == NULL && g_strcmp0 (text, leaf_rule_title (build, rule)) == 0;
}

void
leaf_rules_append_law (const LeafBuild *build, GString *out, const LeafRuleVerdict *verdict, LeafRuleId first, LeafRuleId second)
{
  LeafRuleId winning = verdict->order > 0 ? first : second, losing = verdict->order > 0 ? second : first;
  LeafWording winner = verdict->order > 0 ? verdict->first_words : verdict->second_words;
  LeafWording loser = verdict->order > 0 ? verdict->second_words : verdict->first_words;

  g_string_append_printf (out, "This is Law %s, %s", leaf_law_number (verdict->law), leaf_law_title (verdict->law));
  if (!is_title (build, winning, winner) || !is_title (build, losing, loser)) {
    g_string_append (out, ": ");
    append_words (build, out, winner, "the one");
    g_string_append (out, " against ");
    append_words (build, out, loser, "nothing of that sort");
  }
  g_string_append_printf (out, ". %s", leaf_law_explanation (verdict->law));
  if (verdict->law == LEAF_LAW_I && count_aspects (build, winning) != count_aspects (build, losing)) {
    g_string_append (out, " Here it is ");
    append_aspects (build, out, winning);
    g_string_append (out, " against ");
    append_aspects (build, out, losing);
    g_string_append_c (out, '.');
  }
  leaf_rules_append_departures (build, out, first, second, verdict);
}

char *
leaf_rules_explain (const LeafBuild *build, LeafRuleId first, LeafRuleId second)
{
  LeafRuleVerdict verdict = leaf_rule_compare (build, first, second);
  GString *out = g_string_new (NULL);

  if (LEAF_SAME (first, second)) {
    g_string_append (out, "These are one and the same rule.");
    return g_string_free (out, FALSE);
  }
  leaf_rules_append_face (build, out, verdict.order >= 0 ? first : second);
  if (verdict.order == 0) {
    g_string_append (out, " and ");
    leaf_rules_append_face (build, out, second);
    g_string_append (out, " are equally specific: no Law prefers either. Where both are sorted into one rulebook, the one that was "
                          "placed earlier stands above.");
    leaf_rules_append_departures (build, out, first, second, &verdict);
  } else {
    g_string_append (out, " is more specific than ");
    leaf_rules_append_face (build, out, verdict.order > 0 ? second : first);
    g_string_append (out, ". ");
    leaf_rules_append_law (build, out, &verdict, first, second);
  }
  if (g_ascii_islower (out->str[0]))
    out->str[0] = g_ascii_toupper (out->str[0]);
  return g_string_free (out, FALSE);
}
