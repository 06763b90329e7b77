/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-index-relations.c: relations, between what they hold, and the verbs that mean them. */
#include "leaf-index-rows.h"

/* "one person", "various people" */
static char *
side (const LeafIndexRows *self, const char *kind, gboolean is_one)
{
  g_autofree char *plural = is_one ? NULL : leaf_english_plural_of (self->build->english, kind);

  return is_one ? g_strdup_printf ("one %s", kind) : g_strdup_printf ("various %s", plural);
}

static char *
between (const LeafIndexRows *self, const LeafRelation *row)
{
  const char *left = LEAF_IS (row->left) ? leaf_kind_name (self->build, row->left) : "value";
  const char *right = LEAF_IS (row->right) ? leaf_kind_name (self->build, row->right) : "value";

  g_autofree char *from = side (self, left, row->left_unique), *to = side (self, right, row->right_unique);

  if (row->is_symmetric)
    return g_strdup_printf ("%s and %s, either way", left, right);
  return g_strdup_printf ("%s to %s", from, to);
}

static void
add_verb (LeafIndexRows *self, const LeafVerb *verb)
{
  leaf_index_add (self, 1,
                  verb->preposition != NULL && *verb->preposition != '\0'
                      ? g_strdup_printf ("to %s %s", verb->parts.infinitive, verb->preposition)
                      : g_strdup_printf ("to %s", verb->parts.infinitive),
                  g_strdup (verb->is_reversed ? "verb, the other way round" : "verb"), leaf_index_sentence (self, verb->sentence));
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
    leaf_index_add (self, 0, g_strdup_printf ("%s relation", row->name), between (self, row),
                    leaf_index_sentence (self, row->sentence));
    add_verbs (self, i);
  }
  leaf_index_add (self, 0, g_strdup ("Verbs for text alone"), NULL, (LeafPlace) { 0 });
  add_verbs (self, 0);
}
