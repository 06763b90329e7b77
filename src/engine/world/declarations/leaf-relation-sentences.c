/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-relation-sentences.c: "Loving relates various people to one person (called the beloved)."
 *
 * The number of values allowed on each side determines how a relation is stored:
 *   one to one, various to one, one to various    a property of the side that has at most one partner
 *   to another                                    a property of both partners, each naming the other
 *   various to various, to each other             pairs
 *   to each other in groups                       groups
 *   ... when a condition                          computed, nothing is stored
 *
 * Pairs are also stored if the side that would have the property cannot have properties (numbers, texts). */

#include "leaf-assert.h"
#include "leaf-names-private.h"

typedef struct {
  LeafKindId kind;
  LeafWording called;
  gboolean is_one, is_various;
} Side;

enum { MOST_WORDS = 31 }; /* the maximum for a name; 32 with 'relation' after it */

/* "various people", "one person (called the owner)", "a thing (called X)". */
static gboolean
read_side (LeafBuild *build, LeafWording w, LeafHeadingId near, Side *side)
{
  LeafWording bracket = leaf_wording_take_bracket (build, &w);

  *side = (Side) { 0 };
  if (leaf_wording_is (build, bracket, "called"))
    return FALSE;
  if (leaf_wording_begins (build, bracket, "called"))
    side->called = leaf_wording_skip_article (build, leaf_wording_from (bracket, bracket.first + 1));
  else if (leaf_wording_find (build, w, "called") < w.end) {
    guint32 at = leaf_wording_find (build, w, "called");

    side->called = leaf_wording_skip_article (build, leaf_wording_from (w, at + 1));
    w = leaf_wording_up_to (w, at);
  }
  if (leaf_wording_begins (build, w, "one")) {
    side->is_one = TRUE;
    w.first++;
  } else if (leaf_wording_begins (build, w, "various")) {
    side->is_various = TRUE;
    w.first++;
  }
  side->kind = leaf_kind_read (build, w, near);
  if (LEAF_IS (side->kind))
    leaf_kind_check_made (build, w, near);
  return LEAF_IS (side->kind);
}

static gboolean
can_have_properties (const LeafBuild *build, LeafKindId kind)
{
  return leaf_kind_is_object (build, kind) || leaf_kind_is_enumerated (build, kind);
}

/* The property of `on` that stores its partner. */
static LeafPropertyId
make_storage (LeafBuild *build, const char *relation, LeafWording called, LeafKindId on, LeafKindId of,
              LeafSentenceId sentence)
{
  LeafPropertyId property;

  if (!leaf_wording_empty (called)) {
    property = leaf_property_find (build, called);
    if (!LEAF_IS (property))
      property = leaf_property_make (build, called, of, sentence);
  } else {
    property = leaf_property_make_text (build, leaf_arena_printf (build->arena, "%s relation partner", relation), of,
                                        sentence);
  }
  leaf_world_link_property (build, property, on, LEAF_ID (LeafInstanceId, 0));
  return property;
}

static void
choose_storage (LeafBuild *build, LeafRelation *row, const Side *left, const Side *right)
{
  /* The value is an object of the other side or nothing, so the property's kind must allow nothing. */
  row->left_unique = left->is_one;
  row->right_unique = right->is_one;
  row->sort = LEAF_RELATION_PAIRS;
  if (row->is_symmetric && !(row->left_unique && row->right_unique))
    return;
  /* "one man (called the twin) to another": each is the other's twin */
  if (row->is_symmetric && leaf_wording_empty (right->called))
    right = left;
  if (row->right_unique && can_have_properties (build, row->left)
      && !(left != right && left->is_one && !leaf_wording_empty (left->called)
           && can_have_properties (build, row->right))) {
    row->sort = LEAF_RELATION_PROPERTY;
    row->property_on_left = TRUE;
    row->property = make_storage (build, row->name, right->called, row->left, row->right, row->sentence);
  } else if (row->left_unique && can_have_properties (build, row->right)) {
    row->sort = LEAF_RELATION_PROPERTY;
    row->property = make_storage (build, row->name, left->called, row->right, row->left, row->sentence);
  }
}

/* Removes "with fast route-finding" from the end. */
static LeafWording
without_route_finding (const LeafBuild *build, LeafWording w)
{
  return leaf_wording_up_to (w, leaf_wording_find (build, w, "with fast route-finding"));
}

static gboolean
read_right (LeafBuild *build, LeafRelation *row, LeafWording w, LeafHeadingId near, const Side *left, Side *right)
{
  LeafWording whole = w;
  LeafWording bracket = leaf_wording_take_bracket (build, &w);

  *right = *left;
  right->called = LEAF_NO_WORDS;
  if (leaf_wording_begins (build, bracket, "called"))
    right->called = leaf_wording_skip_article (build, leaf_wording_from (bracket, bracket.first + 1));
  if (leaf_wording_is (build, w, "each other in groups")) {
    row->sort = LEAF_RELATION_GROUPS;
    row->is_symmetric = TRUE;
    return TRUE;
  }
  if (leaf_wording_is (build, w, "each other")) {
    right->is_one = FALSE;
    row->is_symmetric = TRUE;
    return TRUE;
  }
  if (leaf_wording_is (build, w, "another")) {
    row->is_symmetric = TRUE;
    right->is_one = TRUE;
    return TRUE;
  }
  return read_side (build, whole, near, right);
}

/* A side without "one" or "various" counts as "one" if the other side is various, or if its partner has a name;
 * otherwise the right side does: "relates people to things" stores one thing for each person. */
static void
settle_counts (const LeafRelation *row, Side *left, Side *right)
{
  if (!leaf_wording_empty (row->condition) || row->sort == LEAF_RELATION_GROUPS)
    return;
  if (row->is_symmetric) {
    left->is_one |= right->is_one;
    return;
  }
  if (!left->is_various && (right->is_various || !leaf_wording_empty (left->called)))
    left->is_one = TRUE;
  if (!right->is_various && !left->is_one && (left->is_various || leaf_wording_empty (right->called)))
    right->is_one = TRUE;
}

/* "One" and "various" are only meaningful if pairs are stored, and a name only for a single partner. */
static gboolean
are_sides_sound (LeafBuild *build, LeafWording w, const LeafRelation *row, const Side *left, const Side *right)
{
  gboolean is_computed = !leaf_wording_empty (row->condition);
  gboolean is_counted = left->is_one || left->is_various || right->is_one || right->is_various;
  gboolean has_left = !leaf_wording_empty (left->called), has_right = !leaf_wording_empty (right->called);

  if ((is_computed && is_counted) || (!is_computed && has_left && has_right)
      || (row->is_symmetric && row->sort != LEAF_RELATION_GROUPS && left->is_one && !right->is_one)
      || (!is_computed && has_left && !left->is_one) || (!is_computed && has_right && !right->is_one)) {
    leaf_problem_at (build, LEAF_PROBLEM_RELATION_SIDES, w, NULL, NULL);
    return FALSE;
  }
  return TRUE;
}

/* Is the partner's name already that of a property of another kind? */
static gboolean
is_partner_taken (LeafBuild *build, const Side *left, const Side *right)
{
  const Side *sides[] = { left, right };

  for (guint32 i = 0; i < 2; i++) {
    LeafPropertyId known = leaf_wording_empty (sides[i]->called) ? LEAF_ID (LeafPropertyId, 0)
                                                                 : leaf_property_find (build, sides[i]->called);

    if (sides[i]->is_one && LEAF_IS (known)
        && !leaf_kind_compatible (build, sides[i]->kind,
                                  LEAF_ROW (&build->world->properties, LeafProperty, known.ix)->kind))
      return TRUE;
  }
  return FALSE;
}

/* Pairs of all values, or of all objects, cannot be stored. */
static gboolean
is_any (LeafKindId kind)
{
  return kind.ix == LEAF_KIND_VALUE || kind.ix == LEAF_KIND_OBJECT;
}

void
leaf_relations_declare (LeafBuild *build, LeafSentenceId sentence)
{
  const LeafSentence *row_of = LEAF_ROW (&build->sentences->sentences, LeafSentence, sentence.ix);
  LeafWording w = row_of->wording, rest, name;
  LeafHeadingId near = row_of->heading;
  LeafRelation row = { .sentence = sentence };
  Side left, right;
  guint32 relates = leaf_wording_find (build, w, "relates"), when, to;

  if (relates >= w.end)
    relates = leaf_wording_find (build, w, "relate");
  name = leaf_wording_skip_article (build, leaf_wording_up_to (w, relates));
  rest = leaf_wording_from (w, MIN (relates + 1, w.end));
  if (leaf_wording_length (name) > 1 && leaf_wording_ends (build, name, "relation"))
    name.end--;
  when = leaf_wording_find (build, rest, "when");
  if (when + 1 == rest.end) {
    leaf_problem_at (build, LEAF_PROBLEM_RELATION_KIND_UNKNOWN, rest, NULL, NULL);
    return;
  }
  if (leaf_wording_length (name) > MOST_WORDS) {
    leaf_problem_at (build, LEAF_PROBLEM_NAME_UNUSABLE, name, LEAF_REMARK (N_ ("more than 31 words")), NULL);
    return;
  }
  if (when < rest.end) {
    row.condition = leaf_wording_from (rest, when + 1);
    rest = leaf_wording_up_to (rest, when);
  }
  rest = without_route_finding (build, rest);
  to = leaf_wording_find (build, rest, "to");
  if (leaf_wording_empty (name) || to >= rest.end || !read_side (build, leaf_wording_up_to (rest, to), near, &left)) {
    leaf_problem_at (build, LEAF_PROBLEM_RELATION_KIND_UNKNOWN,
                     leaf_wording_empty (rest) ? w : leaf_wording_up_to (rest, to), NULL, NULL);
    return;
  }
  if (leaf_names_find_whole (build, name, LEAF_NAMES (RELATION), near).id != 0) {
    if (build->is_library)
      return; /* the virtual machine implements it */
    leaf_problem_at (build, LEAF_PROBLEM_NAME_TAKEN, name, LEAF_REMARK (N_ ("relation")), NULL);
    return;
  }
  row.name = leaf_world_spelling (build, name);
  if (!read_right (build, &row, leaf_wording_from (rest, to + 1), near, &left, &right)) {
    leaf_problem_at (build, LEAF_PROBLEM_RELATION_KIND_UNKNOWN, leaf_wording_from (rest, to + 1), NULL, NULL);
    return;
  }
  settle_counts (&row, &left, &right);
  if (!are_sides_sound (build, w, &row, &left, &right))
    return;
  if (leaf_wording_empty (row.condition) && row.sort != LEAF_RELATION_GROUPS
      && (is_any (left.kind) || is_any (right.kind))) {
    leaf_problem_at (build, LEAF_PROBLEM_KIND_TOO_VAGUE, w, NULL, NULL);
    return;
  }
  if (is_partner_taken (build, &left, &right)) {
    leaf_problem_at (build, LEAF_PROBLEM_PROPERTY_NAME_TAKEN,
                     leaf_wording_empty (left.called) ? right.called : left.called, NULL, NULL);
    return;
  }
  row.left = left.kind;
  row.right = right.kind;
  row.left_called = left.called;
  row.right_called = right.called;
  if (!leaf_wording_empty (row.condition))
    row.sort = LEAF_RELATION_COMPUTED;
  else if (row.sort != LEAF_RELATION_GROUPS)
    choose_storage (build, &row, &left, &right);
  {
    LeafRelationId id = leaf_world_add_relation (build, &row, name);

    if (LEAF_IS (row.property))
      LEAF_ROW (&build->world->properties, LeafProperty, row.property.ix)->relation = id;
  }
}
