/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-properties.c: properties of objects and of other values. */

#include "leaf-faults.h"
#include "leaf-properties.h"
#include "leaf-value-format.h"
#include "leaf-values.h"

const LeafValue *
leaf_property_cell (const LeafMachine *m, guint32 instance, guint32 property)
{
  guint32 cell = leaf_image_property_cell (m->image, instance, property);

  return cell != 0 ? leaf_cells_at (&m->cells, cell) : NULL;
}

LeafValue *
leaf_own_property_cell (LeafMachine *m, guint32 instance, guint32 property)
{
  guint32 cell = leaf_image_property_cell (m->image, instance, property);

  return cell != 0 ? leaf_own_cell (m, cell) : NULL;
}

void
leaf_fault_property (LeafMachine *m, LeafValue owner, guint32 property)
{
  g_autofree char *value = leaf_value_to_string (m, owner);
  const char *name = LEAF_ROW (&m->image->properties, LeafImageProperty, property)->name;

  if (owner.bits == 0 && leaf_is_object_kind (m, owner.kind))
    leaf_fault (m, N_ ("'nothing' has no property \"%1\""), name, NULL);
  else
    leaf_fault (m, N_ ("%1 has no property \"%2\""), value, name, NULL);
}

gboolean
leaf_has (LeafMachine *m, guint32 instance, guint32 property)
{
  const LeafValue *cell = leaf_property_cell (m, instance, property);

  if (cell == NULL)
    return FALSE;
  return LEAF_ROW (&m->image->properties, LeafImageProperty, property)->is_opposite ? cell->bits == 0 : cell->bits != 0;
}

LeafValue
leaf_property (LeafMachine *m, LeafValue owner, guint32 property)
{
  const LeafImageProperty *row = LEAF_ROW (&m->image->properties, LeafImageProperty, property);
  const LeafValue *cell = leaf_property_cell (m, leaf_instance_in (m, owner), property);

  if (cell == NULL) {
    leaf_fault_property (m, owner, property);
    return leaf_default_value (m, row->kind.ix);
  }
  if (row->is_either_or)
    return LEAF_VALUE (TRUTH_STATE, leaf_has (m, leaf_instance_in (m, owner), property));
  return *cell;
}
