/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-explain.c: the Laws in plain words: how two rules compare, with the deciding words of both. It only words the
 * verdict of leaf_rule_compare. For the reasons of a rule's place see leaf-provenance.c. */
#include "leaf-rules-private.h"

/* --- parts of a sentence ------------------------------------------------------------------------------------------ */

void
leaf_rules_say (GArray *out, LeafAnswerMessage form)
{
  LeafAnswerSentence said = leaf_answer_sentence (form, NULL, NULL);

  g_array_append_val (out, said);
}

/* The last sentence, to which arguments are added. */
static LeafAnswerSentence *
last_of (GArray *out)
{
  return &g_array_index (out, LeafAnswerSentence, out->len - 1);
}

void
leaf_rules_put (GArray *out, guint part, LeafAnswerMessage form, char *words)
{
  LeafAnswerSentence *said = last_of (out);

  said->parts[part - 1] = form;
  said->with[part - 1] = words;
}

void
leaf_rules_put_face (const LeafBuild *build, GArray *out, guint part, LeafRuleId rule)
{
  const LeafRule *row = LEAF_RULE (build, rule);

  if (row->name != NULL)
    leaf_rules_put (out, part, LEAF_ANSWER_MESSAGE_RULE_NAMED, g_strdup (row->name));
  else
    leaf_rules_put (out, part, LEAF_ANSWER_MESSAGE_QUOTED, g_strdup (leaf_rule_face (build, rule)));
}

static void
put_words (const LeafBuild *build, GArray *out, guint part, LeafWording words, LeafAnswerMessage none)
{
  char *text = leaf_wording_empty (words) ? NULL : leaf_wording_dup (build, words);

  leaf_rules_put (out, part, text != NULL ? LEAF_ANSWER_MESSAGE_QUOTED : none, text);
}

/* Returns TRUE if the rule has just been called by these words, which are not quoted again then. */
static gboolean
is_title (const LeafBuild *build, LeafRuleId rule, LeafWording words)
{
  g_autofree char *text = leaf_wording_empty (words) ? NULL : leaf_wording_dup (build, words);

  return LEAF_RULE (build, rule)->name == NULL && g_strcmp0 (text, leaf_rule_title (build, rule)) == 0;
}

/* --- aspects ------------------------------------------------------------------------------------------------------ */

static const struct {
  guint32 aspect;
  LeafAnswerMessage name;
} aspects[] = {
  { LEAF_ASPECT_VALUE, LEAF_ANSWER_MESSAGE_ASPECT_VALUE },
  { LEAF_ASPECT_THINGS, LEAF_ANSWER_MESSAGE_ASPECT_THINGS },
  { LEAF_ASPECT_PLACE, LEAF_ANSWER_MESSAGE_ASPECT_PLACE },
  { LEAF_ASPECT_COMPANY, LEAF_ANSWER_MESSAGE_ASPECT_COMPANY },
  { LEAF_ASPECT_TIME, LEAF_ANSWER_MESSAGE_ASPECT_TIME },
  { LEAF_ASPECT_WAY, LEAF_ANSWER_MESSAGE_ASPECT_WAY },
  { LEAF_ASPECT_SCENE, LEAF_ANSWER_MESSAGE_ASPECT_SCENE },
  { LEAF_ASPECT_OWN_VARIABLES, LEAF_ANSWER_MESSAGE_ASPECT_OWN_VARIABLES },
  { LEAF_ASPECT_CONTEXT, LEAF_ANSWER_MESSAGE_ASPECT_CONTEXT },
};

static guint32
count_aspects (const LeafBuild *build, LeafRuleId rule)
{
  return leaf_rule_count_aspects (leaf_rule_aspects (build, LEAF_RULE (build, rule)));
}

/* The number of aspects, and their names: "things, place". */
static void
put_aspects (const LeafBuild *build, GArray *out, guint part, LeafRuleId rule)
{
  guint32 found = leaf_rule_aspects (build, LEAF_RULE (build, rule));
  GString *names = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (aspects); i++)
    if (found & aspects[i].aspect)
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", leaf_answer_message_pattern (aspects[i].name));
  leaf_rules_put (out, part, LEAF_ANSWER_MESSAGE_NONE, g_strdup_printf ("%u", leaf_rule_count_aspects (found)));
  leaf_rules_put (out, part + 1, LEAF_ANSWER_MESSAGE_NONE, g_string_free (names, FALSE));
}

static void
say_aspects (const LeafBuild *build, GArray *out, LeafRuleId winning, LeafRuleId losing)
{
  leaf_rules_say (out,
                  count_aspects (build, losing) > 0 ? LEAF_ANSWER_MESSAGE_ASPECTS : LEAF_ANSWER_MESSAGE_ASPECTS_NONE);
  put_aspects (build, out, 1, winning);
  put_aspects (build, out, 3, losing);
}

/* --- sentences ---------------------------------------------------------------------------------------------------- */

void
leaf_rules_say_law (const LeafBuild *build, GArray *out, const LeafRuleVerdict *verdict, LeafRuleId first,
                    LeafRuleId second)
{
  gboolean is_first = verdict->order > 0;
  LeafRuleId winning = is_first ? first : second, losing = is_first ? second : first;
  LeafWording winner = is_first ? verdict->first_words : verdict->second_words;
  LeafWording loser = is_first ? verdict->second_words : verdict->first_words;
  gboolean has_words = !is_title (build, winning, winner) || !is_title (build, losing, loser);

  leaf_rules_say (out, has_words ? LEAF_ANSWER_MESSAGE_THIS_LAW_WORDS : LEAF_ANSWER_MESSAGE_THIS_LAW);
  leaf_rules_put (out, 1, LEAF_ANSWER_MESSAGE_NONE, g_strdup (leaf_law_number (verdict->law)));
  leaf_rules_put (out, 2, leaf_law_says_title (verdict->law), NULL);
  if (has_words) {
    put_words (build, out, 3, winner, LEAF_ANSWER_MESSAGE_THE_ONE);
    put_words (build, out, 4, loser, LEAF_ANSWER_MESSAGE_NOTHING_OF_THAT_SORT);
  }
  leaf_rules_say (out, leaf_law_says_explanation (verdict->law));
  if (verdict->law == LEAF_LAW_I && count_aspects (build, winning) != count_aspects (build, losing))
    say_aspects (build, out, winning, losing);
  leaf_rules_say_reference_differences (build, out, first, second, verdict);
}

GArray *
leaf_rules_say_comparison (const LeafBuild *build, LeafRuleId first, LeafRuleId second)
{
  LeafRuleVerdict verdict = leaf_rule_compare (build, first, second);
  GArray *out = leaf_rules_answer_sentences_new ();

  if (LEAF_SAME (first, second)) {
    leaf_rules_say (out, LEAF_ANSWER_MESSAGE_ONE_RULE);
    return out;
  }
  if (LEAF_RULE (build, first)->is_faulty || LEAF_RULE (build, second)->is_faulty) {
    leaf_rules_say (out, LEAF_ANSWER_MESSAGE_NOT_COMPARED);
    leaf_rules_put_face (build, out, 1, LEAF_RULE (build, first)->is_faulty ? first : second);
    return out;
  }
  leaf_rules_say (out, verdict.order == 0 ? LEAF_ANSWER_MESSAGE_EQUAL : LEAF_ANSWER_MESSAGE_MORE_SPECIFIC);
  leaf_rules_put_face (build, out, 1, verdict.order >= 0 ? first : second);
  leaf_rules_put_face (build, out, 2, verdict.order >= 0 ? second : first);
  if (verdict.order == 0)
    leaf_rules_say_reference_differences (build, out, first, second, &verdict);
  else
    leaf_rules_say_law (build, out, &verdict, first, second);
  return out;
}

GArray *
leaf_rules_answer_sentences_new (void)
{
  GArray *out = g_array_new (FALSE, TRUE, sizeof (LeafAnswerSentence));

  g_array_set_clear_func (out, (GDestroyNotify) leaf_answer_sentence_clear);
  return out;
}

/* Joins the sentences: each begins with a capital, with one space between any two. */
char *
leaf_rules_answer_sentences_words (const GArray *saids)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < saids->len; i++) {
    g_autofree char *words = leaf_answer_sentence_words (&g_array_index (saids, LeafAnswerSentence, i), NULL);

    *words = g_ascii_toupper (*words);
    g_string_append_printf (out, "%s%s", i > 0 ? " " : "", words);
  }
  return g_string_free (out, FALSE);
}
