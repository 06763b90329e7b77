/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-rules-occurrences.c: records what the words of a rule name. The preamble comes first, since names given there
 * are used in the body. */
#include "meaning/occurrences/leaf-meaning-occurrences.h"
#include "leaf-rules-private.h"

static void
note_changes (LeafBuild *build, const LeafRule *rule)
{
  for (guint32 at = rule->first_change; at != 0; at = LEAF_ROW (&build->rules->changes, LeafRuleChange, at)->next) {
    LeafRuleChange change = *LEAF_ROW (&build->rules->changes, LeafRuleChange, at);
    g_auto (LeafWalk) frame;

    leaf_walk_init (&frame, build, change.sentence.ix, change.wording);
    leaf_walk_node (&frame, change.condition);
  }
}

void
leaf_rule_note (LeafBuild *build, LeafRuleId id, const LeafNode *body)
{
  const LeafRule rule = *LEAF_RULE (build, id);
  g_auto (LeafWalk) frame;

  leaf_walk_init (&frame, build, rule.sentence.ix, leaf_walk_extent (build, rule.sentence));
  if (LEAF_IS (rule.home))
    leaf_world_note_rulebook (build, rule.home_words, rule.home, LEAF_ROLE_USES, LEAF_KIND (NONE));
  leaf_walk_pattern (&frame, rule.pattern);
  leaf_walk_description (&frame, rule.parameter);
  leaf_walk_description (&frame, rule.scene);
  leaf_walk_node (&frame, rule.context);
  leaf_walk_node (&frame, body);
  note_changes (build, &rule);
}

/* "Kissing someone is rude behaviour." */
void
leaf_kind_of_action_note (LeafBuild *build, guint32 sentence, guint32 id, const LeafActionPattern *pattern,
                          LeafWording name)
{
  LeafOccurrence row = { .id = id, .sort = LEAF_NAMED_KIND_OF_ACTION, .role = LEAF_ROLE_DEFINES };
  g_auto (LeafWalk) frame;

  leaf_walk_init (&frame, build, sentence, pattern->wording);
  leaf_walk_pattern (&frame, pattern);
  leaf_occurrences_add (build, leaf_wording_skip_article (build, name), row);
}

/* A rulebook's name is followed by "rules" or "rulebook"; its sentence has one of these forms. */
static void
note_rulebook (LeafBuild *build, guint32 id, LeafWording w)
{
  for (; !leaf_wording_empty (w); w.first++) {
    LeafNameMatch match = leaf_names_begin (build, w, LEAF_NAMES (RULEBOOK), (LeafHeadingId) { 0 });
    LeafOccurrence row = { .id = id, .sort = LEAF_NAMED_RULEBOOK, .role = LEAF_ROLE_DEFINES };

    if (match.id != id)
      continue;
    leaf_occurrences_add (build, leaf_wording_skip_article (build, leaf_wording (w.first, w.first + match.n_words)),
                          row);
    return;
  }
}

void
leaf_rules_note (LeafBuild *build)
{
  const LeafTable *rulebooks = &build->rules->rulebooks;

  LEAF_EACH (rulebooks, i) {
    const LeafRulebook *book = LEAF_ROW (rulebooks, LeafRulebook, i);
    LeafSentenceId sentence = book->sentence;

    /* Those of an action, an activity or a scene were made with it, and no words name them. */
    if (book->group == NULL && LEAF_IS (sentence) && sentence.ix >= build->story_sentence)
      note_rulebook (build, i, LEAF_ROW (&build->sentences->sentences, LeafSentence, sentence.ix)->wording);
  }
}
