/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-index-relations.c: relations, between what they hold, and the verbs that mean them. */
#include "leaf-index-rows.h"

/* What stands on one side of it: "person", or, where there may be various, "people". */
static const char *
side (const LeafIndexRows *self, LeafKindId kind, gboolean is_one)
{
  if (!LEAF_IS (kind))
    return is_one ? "value" : "values";
  return is_one ? leaf_kind_name (self->build, kind) : leaf_kind (self->build, kind)->plural;
}

static LeafSaid
between (const LeafIndexRows *self, const LeafRelation *row)
{
  static const LeafSays forms[2][2]
      = { { LEAF_SAYS_VARIOUS_TO_VARIOUS, LEAF_SAYS_VARIOUS_TO_ONE }, { LEAF_SAYS_ONE_TO_VARIOUS, LEAF_SAYS_ONE_TO_ONE } };

  if (row->is_symmetric)
    return leaf_said (LEAF_SAYS_EITHER_WAY, side (self, row->left, TRUE), side (self, row->right, TRUE));
  return leaf_said (forms[row->left_unique != 0][row->right_unique != 0], side (self, row->left, row->left_unique),
                    side (self, row->right, row->right_unique));
}

static void
add_verb (LeafIndexRows *self, const LeafVerb *verb)
{
  leaf_index_add_said (self, 1,
                       verb->preposition != NULL && *verb->preposition != '\0'
                           ? g_strdup_printf ("to %s %s", verb->parts.infinitive, verb->preposition)
                           : g_strdup_printf ("to %s", verb->parts.infinitive),
                       leaf_said (verb->is_reversed ? LEAF_SAYS_VERB_REVERSED : LEAF_SAYS_VERB, NULL, NULL),
                       leaf_index_sentence (self, verb->sentence));
}

static void
add_verbs (LeafIndexRows *self, guint32 relation)
{
  const LeafTable *verbs = &self->build->world->verbs;

  LEAF_EACH (verbs, i)
    if (LEAF_ROW (verbs, LeafVerb, i)->relation.ix == relation && LEAF_ROW (verbs, LeafVerb, i)->parts.infinitive != NULL)
      add_verb (self, LEAF_ROW (verbs, LeafVerb, i));
}

void
leaf_index_make_relations (LeafIndexRows *self)
{
  const LeafTable *relations = &self->build->world->relations;

  LEAF_EACH (relations, i) {
    const LeafRelation *row = LEAF_ROW (relations, LeafRelation, i);

    if (!LEAF_IS (row->sentence) && i >= LEAF_BUILT_IN_COUNT) /* made by a phrase for itself */
      continue;
    leaf_index_add_title (self, 0, leaf_said (LEAF_SAYS_RELATION, row->name, NULL), between (self, row),
                          leaf_index_sentence (self, row->sentence));
    add_verbs (self, i);
  }
  leaf_index_add_title (self, 0, leaf_said (LEAF_SAYS_VERBS_ALONE, NULL, NULL), (LeafSaid) { 0 }, (LeafPlace) { 0 });
  add_verbs (self, 0);
}
