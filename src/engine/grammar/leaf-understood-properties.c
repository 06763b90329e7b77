/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-understood-properties.c: "Understand the colour property as describing a ball": properties that distinguish
 * things in commands. */

#include "leaf-grammar-private.h"

static gboolean
read_owner (LeafUnderstanding *u, LeafWording w, LeafVisibleProperty *visible)
{
  LeafNameMatch match = leaf_names_find (u->build, w, LEAF_NAMES (KIND) | LEAF_NAMES (INSTANCE), u->near);

  if (match.id == 0)
    return FALSE;
  if (match.sort == LEAF_NAME_KIND)
    visible->kind = LEAF_ID (LeafKindId, match.id);
  else
    visible->instance = LEAF_ID (LeafInstanceId, match.id);
  return TRUE;
}

static LeafKindId
owner_kind (const LeafBuild *build, const LeafVisibleProperty *visible)
{
  return LEAF_IS (visible->instance) ? LEAF_INSTANCE (build, visible->instance)->kind : visible->kind;
}

static gboolean
is_understandable_property (const LeafBuild *build, const LeafProperty *property)
{
  LeafKindId kind = property->kind;
  LeafKindRepresentation representation;

  if (property->is_either_or)
    return TRUE;
  if (!LEAF_IS (kind) || leaf_kind_is_object (build, kind))
    return FALSE;
  representation = leaf_kind (build, kind)->representation;
  return representation == LEAF_REPRESENTATION_ENUMERATED || representation == LEAF_REPRESENTATION_UNIT
         || LEAF_SAME (kind, LEAF_KIND (TEXT)) || LEAF_SAME (kind, LEAF_KIND (NUMBER))
         || LEAF_SAME (kind, LEAF_KIND (REAL)) || LEAF_SAME (kind, LEAF_KIND (TIME))
         || LEAF_SAME (kind, LEAF_KIND (TRUTH_STATE));
}

static LeafPropertyId
find_property (LeafBuild *build, LeafWording w)
{
  LEAF_EACH (&build->world->properties, i) {
    const LeafProperty *property = LEAF_ROW (&build->world->properties, LeafProperty, i);

    if (leaf_wording_is (build, w, property->name))
      return LEAF_ID (LeafPropertyId, i);
  }
  return (LeafPropertyId) { 0 };
}

/* A later sentence about the same property of the same owner replaces the earlier one, and its condition. */
static void
keep_visible (LeafBuild *build, const LeafVisibleProperty *visible)
{
  LEAF_EACH (&build->grammar->visible, i) {
    LeafVisibleProperty *earlier = LEAF_ROW (&build->grammar->visible, LeafVisibleProperty, i);

    if (LEAF_SAME (earlier->property, visible->property) && LEAF_SAME (earlier->kind, visible->kind)
        && LEAF_SAME (earlier->instance, visible->instance)) {
      *earlier = *visible;
      return;
    }
  }
  leaf_table_push (&build->grammar->visible, visible);
}

static void
understand_property (LeafUnderstanding *u, LeafWording name, const LeafVisibleProperty *how)
{
  LeafVisibleProperty visible = *how;
  const LeafProperty *property;

  visible.property = find_property (u->build, leaf_wording_skip_article (u->build, name));
  if (!LEAF_IS (visible.property)) {
    leaf_understanding_complain (u, LEAF_PROBLEM_UNDERSTAND_PROPERTY, name);
    return;
  }
  property = LEAF_ROW (&u->build->world->properties, LeafProperty, visible.property.ix);
  if (!is_understandable_property (u->build, property)) {
    leaf_understanding_complain (u, LEAF_PROBLEM_UNDERSTAND_PROPERTY_KIND, name);
    return;
  }
  if (!leaf_property_provided (u->build, visible.property, owner_kind (u->build, &visible), visible.instance)
      && !(LEAF_IS (property->opposite)
           && leaf_property_provided (u->build, property->opposite, owner_kind (u->build, &visible),
                                      visible.instance))) {
    leaf_understanding_complain (u, LEAF_PROBLEM_UNDERSTAND_PROPERTY_OWNER, name);
    return;
  }
  visible.sentence = u->sentence;
  visible.condition = leaf_understanding_condition (u, TRUE);
  keep_visible (u->build, &visible);
}

void
leaf_understand_properties (LeafUnderstanding *u)
{
  LeafVisibleProperty visible = { 0 };
  LeafWording owner = u->as;
  LeafWording *parts;
  guint32 n;

  if (leaf_wording_begins (u->build, u->as, "referring to"))
    owner.first += 2;
  else if (leaf_wording_begins (u->build, u->as, "describing")) {
    owner.first += 1;
    visible.is_describing = TRUE;
  } else {
    leaf_understanding_complain (u, LEAF_PROBLEM_UNDERSTAND_PROPERTY_AS, u->as);
    return;
  }
  if (leaf_wording_empty (owner) || !read_owner (u, owner, &visible)
      || !leaf_kind_is_object (u->build, owner_kind (u->build, &visible))) {
    leaf_understanding_complain (u, LEAF_PROBLEM_UNDERSTAND_PROPERTY_OWNER, u->as);
    return;
  }
  n = leaf_wording_split_list (u->build, u->texts, "and", &parts);
  for (guint32 i = 0; i < n; i++) {
    LeafWording name = parts[i];

    if (leaf_wording_length (name) > 1
        && (leaf_word_is (u->build, name.end - 1, "property") || leaf_word_is (u->build, name.end - 1, "properties")))
      name.end--;
    understand_property (u, name, &visible);
  }
}
