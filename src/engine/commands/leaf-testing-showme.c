/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-testing-showme.c: SHOWME describes an object: its contents, where it is, and its properties.
 *
 *   lamp - device
 *   location: on the table in the Attic
 *   lit, inedible, portable; switched on; singular-named, improper-named
 *   description: none
 *   printed name: "lamp"
 *
 * Either/or properties come first, in a group for each kind that has them, then values; what every object has comes
 * last. Properties that the library sets for its own use during a turn are left out.
 */

#include "leaf-parse-driver.h"
#include "leaf-print.h"
#include "leaf-properties.h"
#include "leaf-value-words.h"
#include "leaf-values.h"

#include <string.h>

static const LeafImageInstance *
instance (const LeafMachine *m, guint32 object)
{
  return LEAF_IMAGE_INSTANCE (m->image, object);
}

/* "nose" of "Bob's nose", if the owner is Bob; NULL if the name does not begin so. */
static const char *
name_after (const char *name, const char *owner)
{
  gsize length = strlen (owner);

  return g_str_has_prefix (name, owner) && g_str_has_prefix (name + length, "'s ") ? name + length + strlen ("'s ")
                                                                                   : NULL;
}

/* The player is called "yourself", and a part of the player "your nose", whether the player has a name or not. */
static void
print_name (LeafMachine *m, guint32 object)
{
  const LeafImageInstance *row = instance (m, object);
  const char *rest = NULL;

  if (LEAF_IS (row->owner) && row->owner.ix == leaf_player (m)) {
    rest = name_after (row->name, instance (m, row->owner.ix)->name);
    if (rest == NULL)
      rest = name_after (row->name, "yourself");
  }
  if (object == leaf_player (m))
    leaf_print (m, "yourself");
  else if (rest != NULL)
    leaf_print_format (m, "your %s", rest);
  else
    leaf_print (m, row->name);
}

/* --- containment -------------------------------------------------------------------------------------------------- */

static gboolean
is_so (LeafMachine *m, guint32 object, guint32 property)
{
  return leaf_property_cell (m, object, property) != NULL && leaf_has (m, object, property);
}

/* " - locked door"; nothing for a plain thing below another object. */
static void
show_kind (LeafMachine *m, guint32 object, gboolean is_below)
{
  LeafKindId kind = instance (m, object)->kind;

  if (is_below && kind.ix == LEAF_KIND_THING)
    return;
  leaf_print (m, " - ");
  if (kind.ix == LEAF_KIND_CONTAINER || strcmp (leaf_image_kind (m->image, kind)->name, "door") == 0) {
    if (is_so (m, object, m->facts->transparent))
      leaf_print (m, "transparent ");
    leaf_print (m, is_so (m, object, m->facts->locked) ? "locked "
                   : is_so (m, object, m->facts->open) ? "open "
                                                       : "closed ");
  }
  leaf_print (m, leaf_image_kind_name (m->image, kind));
}

/* Says that the object is worn or is a part. Otherwise its indentation shows that it is in, on or carried by its
 * holder. */
static void
show_how_held (LeafMachine *m, guint32 object)
{
  LeafHoldingRelation held = (LeafHoldingRelation) m->tree[object].held;

  if (held == LEAF_HELD_WORN)
    leaf_print (m, " (worn)");
  if (held != LEAF_HELD_PART)
    return;
  leaf_print (m, " (part of ");
  print_name (m, m->tree[object].parent);
  leaf_print (m, ")");
}

/* Parts come first. */
void
leaf_testing_show_tree (LeafMachine *m, guint32 object, guint depth)
{
  leaf_print_format (m, "%*s", (int) (4 * depth), "");
  print_name (m, object);
  if (depth > 0)
    show_how_held (m, object);
  show_kind (m, object, depth > 0);
  leaf_print_line (m);
  if (depth > 60)
    return;
  for (guint parts = 0; parts < 2; parts++)
    for (guint32 at = m->tree[object].child; at != 0; at = m->tree[at].sibling)
      if ((m->tree[at].held == LEAF_HELD_PART) == (parts == 0))
        leaf_testing_show_tree (m, at, depth + 1);
}

/* "on the table in the Attic" */
static void
show_place (LeafMachine *m, guint32 object)
{
  leaf_print (m, "location:");
  if (m->tree[object].parent == 0)
    leaf_print (m, " out of play");
  for (guint32 at = object; m->tree[at].parent != 0; at = m->tree[at].parent) {
    guint32 holder = m->tree[at].parent;
    const char *how = m->tree[at].held == LEAF_HELD_WORN      ? "worn by"
                      : m->tree[at].held == LEAF_HELD_CARRIED ? "carried by"
                      : m->tree[at].held == LEAF_HELD_PART    ? "part of"
                      : m->tree[at].held == LEAF_HELD_ON      ? "on"
                                                              : "in";
    const char *which = at != object && m->tree[at].held == LEAF_HELD_PART ? ", which is" : "";

    leaf_print_format (m, "%s %s %s", which, how,
                       instance (m, holder)->is_proper || holder == leaf_player (m) ? "" : "the ");
    print_name (m, holder);
  }
  leaf_print_line (m);
}

/* --- properties --------------------------------------------------------------------------------------------------- */

static gboolean
is_hidden (const char *property)
{
  static const char *const hidden[] = { "privately-named",
                                        "publicly-named",
                                        "marked for listing",
                                        "unmarked for listing",
                                        "described",
                                        "undescribed",
                                        "mentioned",
                                        "unmentioned",
                                        "specification",
                                        "adaptive text viewpoint",
                                        "indefinite appearance text",
                                        "variable initial value",
                                        NULL };

  return g_strv_contains (hidden, property);
}

static void
show_value (LeafMachine *m, guint32 object, guint32 property)
{
  const LeafImageProperty *row = LEAF_ROW (&m->image->properties, LeafImageProperty, property);
  LeafValue value = *leaf_property_cell (m, object, property), self = m->self;
  g_autofree char *text = NULL;

  if (value.bits == 0 && (leaf_image_kind_is_object (m->image, row->kind) || LEAF_IS (row->relation)))
    return;
  m->self = leaf_object (object);
  text = leaf_value_as_read (m, value);
  m->self = self;
  leaf_print_format (m, "%s: %s", row->name,
                     row->kind.ix == LEAF_KIND_TEXT && strcmp (text, "\"\"") == 0 ? "none" : text);
  leaf_print_line (m);
}

/* Sets *home to the widest kind of the object that has the property, or to none if only the object has it. FALSE if the
 * property is not shown. */
static gboolean
home_of (LeafMachine *m, guint32 object, guint32 property, LeafKindId *home)
{
  const LeafImage *image = m->image;
  const LeafImageProperty *row = LEAF_ROW (&image->properties, LeafImageProperty, property);

  *home = LEAF_KIND (NONE);
  if (row->name == NULL || is_hidden (row->name) || leaf_property_cell (m, object, property) == NULL)
    return FALSE;
  for (LeafKindId kind = instance (m, object)->kind; LEAF_IS (kind); kind = leaf_image_kind (image, kind)->parent)
    if (leaf_image_property_linked (image, LEAF_ID (LeafPropertyId, property), kind))
      *home = kind;
  return LEAF_IS (*home)
         || leaf_image_property_is_own (image, LEAF_ID (LeafPropertyId, property), LEAF_ID (LeafInstanceId, object));
}

/* Shows the properties that the kind has but no wider kind, or, without a kind, those that only the object has. Of a
 * pair of opposites, shows the one that applies. */
static guint
show_group (LeafMachine *m, guint32 object, const guint32 *homes, LeafKindId kind, gboolean values, const char *before)
{
  guint n = 0;

  LEAF_EACH (&m->image->properties, i) {
    const LeafImageProperty *row = LEAF_ROW (&m->image->properties, LeafImageProperty, i);

    if (homes[i] != kind.ix || row->is_either_or == values)
      continue;
    if (values)
      show_value (m, object, i);
    else if (leaf_has (m, object, i))
      leaf_print_format (m, "%s%s", n++ == 0 ? before : ", ", row->name);
  }
  return n;
}

/* From the widest kind to the narrowest; then what all objects have, and what only this one has. */
static guint
show_groups (LeafMachine *m, guint32 object, const guint32 *homes, gboolean values)
{
  g_autoptr (GArray) chain = g_array_new (FALSE, FALSE, sizeof (LeafKindId));
  guint n = 0;

  for (LeafKindId kind = instance (m, object)->kind; LEAF_IS (kind); kind = leaf_image_kind (m->image, kind)->parent)
    if (kind.ix != LEAF_KIND_OBJECT)
      g_array_append_val (chain, kind);
  for (guint i = chain->len; i-- > 0;)
    n += show_group (m, object, homes, g_array_index (chain, LeafKindId, i), values, n > 0 ? "; " : "");
  leaf_charge (m, (gsize) chain->len * m->image->properties.n / 8);
  n += show_group (m, object, homes, LEAF_KIND (OBJECT), values, n > 0 ? "; " : "");
  return n + show_group (m, object, homes, LEAF_KIND (NONE), values, n > 0 ? "; " : "");
}

void
leaf_testing_show (LeafMachine *m, guint32 object)
{
  g_autofree guint32 *homes = g_new (guint32, m->image->properties.n);

  LEAF_EACH (&m->image->properties, i) {
    LeafKindId home;

    homes[i] = home_of (m, object, i, &home) ? home.ix : G_MAXUINT32;
  }
  if (leaf_is_kind (m, object, LEAF_KIND_THING))
    show_place (m, object);
  if (show_groups (m, object, homes, FALSE) > 0)
    leaf_print_line (m);
  show_groups (m, object, homes, TRUE);
}
