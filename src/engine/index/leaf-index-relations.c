/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-index-relations.c: relations, the kinds on their sides, and the verbs that mean them. */
#include "leaf-index-rows.h"

/* One side of a relation: "person" or, if there may be various, "people". */
static const char *
side (const LeafIndexRows *self, LeafKindId kind, gboolean is_one)
{
  if (!LEAF_IS (kind))
    return is_one ? "value" : "values";
  return is_one ? leaf_kind_name (self->build, kind) : leaf_kind (self->build, kind)->plural;
}

static LeafAnswerSentence
between (const LeafIndexRows *self, const LeafRelation *row)
{
  static const LeafAnswerMessage forms[2][2]
      = { { LEAF_ANSWER_MESSAGE_VARIOUS_TO_VARIOUS, LEAF_ANSWER_MESSAGE_VARIOUS_TO_ONE },
          { LEAF_ANSWER_MESSAGE_ONE_TO_VARIOUS, LEAF_ANSWER_MESSAGE_ONE_TO_ONE } };

  if (row->is_symmetric)
    return leaf_answer_sentence (LEAF_ANSWER_MESSAGE_EITHER_WAY, side (self, row->left, TRUE),
                                 side (self, row->right, TRUE));
  return leaf_answer_sentence (forms[row->left_unique != 0][row->right_unique != 0],
                               side (self, row->left, row->left_unique), side (self, row->right, row->right_unique));
}

static void
add_verb (LeafIndexRows *self, const LeafVerb *verb)
{
  leaf_index_add_said (
      self, 1,
      verb->preposition != NULL && *verb->preposition != '\0'
          ? g_strdup_printf ("to %s %s", verb->parts.infinitive, verb->preposition)
          : g_strdup_printf ("to %s", verb->parts.infinitive),
      leaf_answer_sentence (verb->is_reversed ? LEAF_ANSWER_MESSAGE_VERB_REVERSED : LEAF_ANSWER_MESSAGE_VERB, NULL,
                            NULL),
      leaf_index_sentence (self, verb->sentence));
}

static void
add_verbs (LeafIndexRows *self, guint32 relation)
{
  const LeafTable *verbs = &self->build->world->verbs;

  LEAF_EACH (verbs, i)
    if (LEAF_ROW (verbs, LeafVerb, i)->relation.ix == relation
        && LEAF_ROW (verbs, LeafVerb, i)->parts.infinitive != NULL)
      add_verb (self, LEAF_ROW (verbs, LeafVerb, i));
}

void
leaf_index_make_relations (LeafIndexRows *self)
{
  const LeafTable *relations = &self->build->world->relations;

  LEAF_EACH (relations, i) {
    const LeafRelation *row = LEAF_ROW (relations, LeafRelation, i);

    if (!LEAF_IS (row->sentence) && i >= LEAF_BUILT_IN_COUNT) /* made by a phrase */
      continue;
    leaf_index_add_title (self, 0, leaf_answer_sentence (LEAF_ANSWER_MESSAGE_RELATION, row->name, NULL),
                          between (self, row), leaf_index_sentence (self, row->sentence));
    add_verbs (self, i);
  }
  leaf_index_add_title (self, 0, leaf_answer_sentence (LEAF_ANSWER_MESSAGE_VERBS_ALONE, NULL, NULL),
                        (LeafAnswerSentence) { 0 }, (LeafPlace) { 0 });
  add_verbs (self, 0);
}
