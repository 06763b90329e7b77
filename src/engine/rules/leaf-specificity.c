/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-specificity.c: finds which of two specifications is more specific, such as "the open box" and "a container"
 * (docs/laws.md). The relation is not transitive (a container ties with a supporter, a crate beats a container,
 * and a crate ties with a supporter), so specifications are compared in pairs, and there is no sort key. */
#include "leaf-rules-private.h"

typedef enum {
  SPEC_OBJECT = 1,  /* an object by its bare name */
  SPEC_OBJECT_SO,   /* an object with a condition: "the open box" */
  SPEC_VALUE,       /* any other definite value */
  SPEC_TABLE,       /* "a topic listed in the Table of Chatter" */
  SPEC_DESCRIPTION, /* vague */
} SpecSort;

/* --- parts of a description --------------------------------------------------------------------------------------- */

static gboolean
node_is_object (const LeafNode *node)
{
  return node->op == LEAF_NODE_CONSTANT && node->CONSTANT.value.kind == LEAF_KIND_OBJECT
         && node->CONSTANT.value.bits != 0;
}

/* "which is Bob": the exact object of a clause of identity; NULL if there is none. */
static const LeafNode *
clause_identity (const LeafClause *clause)
{
  if (clause->sort == LEAF_CLAUSE_IS && !clause->negated && clause->object->exact != NULL
      && node_is_object (clause->object->exact))
    return clause->object->exact;
  return NULL;
}

/* The only object that x can be; NULL if there are several. */
static const LeafNode *
exact_object (const LeafDescription *description)
{
  if (description->exact != NULL)
    return node_is_object (description->exact) ? description->exact : NULL;
  for (guint32 i = 0; i < description->n_clauses; i++) {
    const LeafNode *object = clause_identity (description->clauses[i]);

    if (object != NULL)
      return object;
  }
  return NULL;
}

/* "touching scenery": the bare name of an either/or property means the property itself, as a value. */
static gboolean
is_bare_property (const LeafBuild *build, const LeafDescription *description)
{
  LeafWording w = leaf_wording_skip_article (build, description->wording);
  const LeafAdjectiveUse *use;
  const LeafAdjective *adjective;

  if (description->exact != NULL || description->kind_named || description->n_clauses > 0
      || description->n_adjectives != 1)
    return FALSE;
  use = &description->adjectives[0];
  if (!LEAF_IS (use->adjective) || use->negated || leaf_wording_length (w) != leaf_wording_length (use->wording))
    return FALSE;
  adjective = LEAF_ROW (&build->world->adjectives, LeafAdjective, use->adjective.ix);
  return adjective->first_meaning != 0
         && LEAF_ROW (&build->world->adjective_meanings, LeafAdjectiveMeaning, adjective->first_meaning)->sort
                == LEAF_ADJECTIVE_PROPERTY;
}

static SpecSort
spec_sort (const LeafBuild *build, const LeafDescription *description)
{
  const LeafNode *object = exact_object (description);

  if (object != NULL)
    return description->n_adjectives > 0 || description->n_clauses > 0 ? SPEC_OBJECT_SO : SPEC_OBJECT;
  if (description->exact != NULL)
    return description->exact->op == LEAF_NODE_LISTED_IN ? SPEC_TABLE : SPEC_VALUE;
  if (description->is_nothing || is_bare_property (build, description))
    return SPEC_VALUE;
  return SPEC_DESCRIPTION;
}

/* The number of adjectives of x and of its partners in relations to a single one: "carried by a jolly person" has
 * one. */
static guint32
count_adjectives (const LeafDescription *description)
{
  guint32 n = description->n_adjectives;

  for (guint32 i = 0; i < description->n_clauses; i++) {
    const LeafClause *clause = description->clauses[i];

    if (clause->object != NULL && (clause->sort == LEAF_CLAUSE_RELATION || clause->sort == LEAF_CLAUSE_IS))
      n += count_adjectives (clause->object);
  }
  return n;
}

/* --- comparing ---------------------------------------------------------------------------------------------------- */

static int
more_wins (gint64 a, gint64 b)
{
  return a > b ? 1 : a < b ? -1 : 0;
}

static LeafKindId
kind_of_x (const LeafBuild *build, const LeafDescription *description)
{
  const LeafNode *object = exact_object (description);

  if (object != NULL)
    return LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, object->CONSTANT.value.bits))->kind;
  return description->kind;
}

/* The kind that this clause requires of x: what supports something is a supporter. */
static LeafKindId
kind_asked_by (const LeafBuild *build, const LeafClause *clause)
{
  const LeafRelation *relation;

  if (clause->sort != LEAF_CLAUSE_RELATION || clause->negated || !LEAF_IS (clause->relation))
    return LEAF_KIND (VALUE);
  relation = LEAF_ROW (&build->world->relations, LeafRelation, clause->relation.ix);
  return clause->reversed ? relation->right : relation->left;
}

/* Like kind_of_x, but no wider than the relations of x allow. */
static LeafKindId
narrowest_kind_of_x (const LeafBuild *build, const LeafDescription *description)
{
  LeafKindId kind = kind_of_x (build, description);

  for (guint32 i = 0; i < description->n_clauses; i++) {
    LeafKindId asked = kind_asked_by (build, description->clauses[i]);

    if (leaf_kind_conforms (build, asked, kind))
      kind = asked;
  }
  return kind;
}

/* Returns TRUE if a's kind is at or below b's, and b is just a kind. */
static gboolean
lies_within (const LeafBuild *build, const LeafDescription *a, const LeafDescription *b, gboolean b_is_complex)
{
  return leaf_kind_conforms (build, kind_of_x (build, a), kind_of_x (build, b)) && !b_is_complex
         && count_adjectives (b) == 0 && exact_object (b) == NULL;
}

/* Records the current criterion, which decides unless the result is 0. */
static int
by_side (LeafLawSpecificity *by, LeafLawSpecificity side, int order)
{
  *by = side;
  return order;
}

/* Compares the kinds of x; 0 if neither is below the other. */
static int
compare_kinds (const LeafBuild *build, LeafKindId a, LeafKindId b)
{
  if (LEAF_SAME (a, b))
    return 0;
  return leaf_kind_conforms (build, a, b) ? 1 : leaf_kind_conforms (build, b, a) ? -1 : 0;
}

static int
compare_descriptions (const LeafBuild *build, LeafLawsView view, const LeafDescription *a, const LeafDescription *b,
                      LeafLawSpecificity *by)
{
  gboolean a_complex = FALSE, b_complex = FALSE, a_within, b_within;
  guint32 a_atoms = leaf_description_atoms (build, a, &a_complex),
          b_atoms = leaf_description_atoms (build, b, &b_complex);
  int order;

  if (a_complex != b_complex)
    return by_side (by, LEAF_LAW_SPECIFICITY_complex, a_complex ? 1 : -1);
  if (a_complex && a_atoms != b_atoms)
    return by_side (by, LEAF_LAW_SPECIFICITY_longer, more_wins (a_atoms, b_atoms));
  a_within = lies_within (build, a, b, b_complex);
  b_within = lies_within (build, b, a, a_complex);
  if (a_within != b_within)
    return by_side (by, LEAF_LAW_SPECIFICITY_within, a_within ? 1 : -1);
  order = by_side (by, LEAF_LAW_SPECIFICITY_adjectives, more_wins (count_adjectives (a), count_adjectives (b)));
  if (order != 0 || (view == LEAF_VIEW_PUBLISHED && exact_object (a) != NULL && exact_object (b) != NULL))
    return order;
  /* A relation to one, which does not make a description complex, has left nothing of itself to ask for a kind. */
  return by_side (by, LEAF_LAW_SPECIFICITY_kind,
                  compare_kinds (build, a_complex ? narrowest_kind_of_x (build, a) : kind_of_x (build, a),
                                 b_complex ? narrowest_kind_of_x (build, b) : kind_of_x (build, b)));
}

/* A room beats a region; of two regions the inner one wins. */
static int
compare_places (const LeafBuild *build, const LeafNode *a, const LeafNode *b, LeafLawSpecificity *by)
{
  LeafInstanceId a_id = LEAF_ID (LeafInstanceId, a->CONSTANT.value.bits),
                 b_id = LEAF_ID (LeafInstanceId, b->CONSTANT.value.bits);
  gboolean a_region = leaf_instance_is (build, a_id, LEAF_KIND (REGION)),
           b_region = leaf_instance_is (build, b_id, LEAF_KIND (REGION));

  if (a_region && b_region)
    return by_side (by, LEAF_LAW_SPECIFICITY_inner_region,
                    LEAF_SAME (a_id, b_id)                   ? 0
                    : leaf_world_lies_in (build, a_id, b_id) ? 1
                    : leaf_world_lies_in (build, b_id, a_id) ? -1
                                                             : 0);
  if (b_region && leaf_instance_is (build, a_id, LEAF_KIND (ROOM)))
    return by_side (by, LEAF_LAW_SPECIFICITY_room, 1);
  if (a_region && leaf_instance_is (build, b_id, LEAF_KIND (ROOM)))
    return by_side (by, LEAF_LAW_SPECIFICITY_room, -1);
  return 0;
}

int
leaf_specificity_compare (const LeafBuild *build, LeafLawsView view, const LeafDescription *a, const LeafDescription *b,
                          LeafLawSpecificity *by)
{
  SpecSort a_sort, b_sort;
  gboolean a_object, b_object;
  int order = 0;

  if (a == b || a == NULL || b == NULL)
    return by_side (by, LEAF_LAW_SPECIFICITY_there, a == b ? 0 : a != NULL ? 1 : -1);
  a_sort = spec_sort (build, a);
  b_sort = spec_sort (build, b);
  if (a_sort == SPEC_DESCRIPTION && b_sort == SPEC_DESCRIPTION)
    return compare_descriptions (build, view, a, b, by);
  if (a_sort == SPEC_DESCRIPTION || b_sort == SPEC_DESCRIPTION)
    return by_side (by, LEAF_LAW_SPECIFICITY_definite, b_sort == SPEC_DESCRIPTION ? 1 : -1);
  a_object = a_sort == SPEC_OBJECT || a_sort == SPEC_OBJECT_SO;
  b_object = b_sort == SPEC_OBJECT || b_sort == SPEC_OBJECT_SO;
  if (a_object != b_object)
    return by_side (by, LEAF_LAW_SPECIFICITY_object, a_object ? 1 : -1);
  if (a_object) {
    order = compare_places (build, exact_object (a), exact_object (b), by);
    if (order == 0 && a_sort == SPEC_OBJECT_SO && b_sort == SPEC_OBJECT_SO)
      order = compare_descriptions (build, view, a, b, by);
    if (order == 0 && a_sort != b_sort)
      order = by_side (by, LEAF_LAW_SPECIFICITY_qualified, a_sort == SPEC_OBJECT_SO ? 1 : -1);
    return order;
  }
  return a_sort == b_sort ? 0 : by_side (by, LEAF_LAW_SPECIFICITY_listed, a_sort == SPEC_TABLE ? 1 : -1);
}

/* Two specifications with the same key compare in the same way with any third. The number of values after the sort
 * depends on the sort. */
void
leaf_specificity_key (const LeafBuild *build, const LeafDescription *description, LeafKey *out)
{
  const LeafNode *object;
  gboolean is_complex = FALSE;
  guint32 atoms;
  SpecSort sort;

  if (description == NULL) {
    leaf_key_append (out, G_MAXUINT32);
    return;
  }
  sort = spec_sort (build, description);
  object = exact_object (description);
  leaf_key_append (out, sort << 1 | (object != NULL));
  if (object != NULL) {
    LeafInstanceId id = LEAF_ID (LeafInstanceId, object->CONSTANT.value.bits);

    /* Each region counts; of other objects it only counts whether they are rooms. */
    if (leaf_instance_is (build, id, LEAF_KIND (REGION)))
      leaf_key_append (out, id.ix);
    else
      leaf_key_append (out, leaf_instance_is (build, id, LEAF_KIND (ROOM)) ? G_MAXUINT32 : 0);
  }
  if (sort != SPEC_OBJECT_SO && sort != SPEC_DESCRIPTION)
    return;
  atoms = leaf_description_atoms (build, description, &is_complex);
  leaf_key_append (out, is_complex ? atoms + 1 : 0);
  leaf_key_append (out, count_adjectives (description));
  leaf_key_append (out, is_complex ? narrowest_kind_of_x (build, description).ix : kind_of_x (build, description).ix);
}
