/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-index-scenes.c: scenes, when they begin and end, and the rules that then run. */
#include "leaf-index-rows.h"

static void
add_conditions (LeafIndexRows *self, LeafInstanceId scene)
{
  static const LeafAnswerMessage forms[2][2] = { { LEAF_ANSWER_MESSAGE_BEGINS, LEAF_ANSWER_MESSAGE_BEGINS_SO },
                                                 { LEAF_ANSWER_MESSAGE_ENDS, LEAF_ANSWER_MESSAGE_ENDS_SO } };
  const LeafTable *conditions = &self->build->world->scene_conditions;

  LEAF_EACH (conditions, i) {
    const LeafSceneCondition *row = LEAF_ROW (conditions, LeafSceneCondition, i);
    g_autofree char *when = NULL, *how = NULL;

    if (row->scene.ix != scene.ix)
      continue;
    when = leaf_wording_dup (self->build, row->condition);
    how = leaf_wording_empty (row->how) ? NULL : leaf_wording_dup (self->build, row->how);
    leaf_index_add_title (self, 1,
                          leaf_answer_sentence (forms[row->is_end != 0][how != NULL], how != NULL ? how : when, when),
                          (LeafAnswerSentence) { 0 }, leaf_index_sentence (self, row->sentence));
  }
}

static void
add_rules (LeafIndexRows *self, LeafInstanceId scene)
{
  const LeafTable *books = &self->build->rules->rulebooks;

  LEAF_EACH (books, i)
    if (LEAF_ROW (books, LeafRulebook, i)->scene.ix == scene.ix)
      leaf_index_add_rules (self, 1, LEAF_ID (LeafRulebookId, i));
}

void
leaf_index_make_scenes (LeafIndexRows *self)
{
  const LeafTable *instances = &self->build->world->instances;

  LEAF_EACH (instances, i) {
    const LeafInstance *row = LEAF_ROW (instances, LeafInstance, i);

    if (row->kind.ix != LEAF_KIND_SCENE)
      continue;
    leaf_index_add (self, 0, g_strdup (row->name), NULL, leaf_index_place (self, row->made_at));
    add_conditions (self, LEAF_ID (LeafInstanceId, i));
    add_rules (self, LEAF_ID (LeafInstanceId, i));
  }
}
