/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-state-edits.c: the edits of a play's state, applied at their moments. */

#include "leaf-state-edits.h"

#include "leaf-snapshot.h"
#include "leaf-table-index.h"

#include <string.h>

gboolean
leaf_field_is_cells (const LeafField *field)
{
  return field->at == G_STRUCT_OFFSET (LeafMachine, cells);
}

guint32
leaf_field_n_elements (const LeafMachine *m, const LeafField *field)
{
  return leaf_field_is_cells (field) ? m->cells.n
                                     : *(const guint32 *) (gconstpointer) ((const guint8 *) m + field->n_at);
}

gsize
leaf_field_element_size (const LeafField *field)
{
  return leaf_field_is_cells (field) ? sizeof (LeafValue) : field->size;
}

gconstpointer
leaf_field_peek_element (const LeafMachine *m, const LeafField *field, guint32 element)
{
  if (leaf_field_is_cells (field))
    return leaf_cells_at (&m->cells, element);
  return *(guint8 *const *) (gconstpointer) ((const guint8 *) m + field->at) + field->size * element;
}

static void
set_element (LeafMachine *m, const LeafField *field, guint32 element, const guint8 *bytes)
{
  if (leaf_field_is_cells (field))
    leaf_set_cell (m, element, *(const LeafValue *) (gconstpointer) bytes);
  else
    memcpy (*(guint8 **) (gpointer) ((guint8 *) m + field->at) + field->size * element, bytes, field->size);
}

gboolean
leaf_machine_apply_state_edits (LeafMachine *m)
{
  gboolean is_set = FALSE;

  for (guint i = 0; m->sets != NULL && i < m->sets->len; i++) {
    const LeafStateEdit *edit = &g_array_index (m->sets, LeafStateEdit, i);
    const LeafField *field = &leaf_state_fields.fields[edit->field];

    if (edit->event != m->n_events || edit->element >= leaf_field_n_elements (m, field))
      continue;
    set_element (m, field, edit->element, edit->bytes);
    is_set = TRUE;
  }
  if (is_set)
    leaf_table_forget (m); /* a set cell may be in a table that is indexed */
  return is_set;
}

void
leaf_machine_forget_later_state_edits (LeafMachine *m)
{
  GArray *kept = m->sets != NULL ? g_array_new (FALSE, FALSE, sizeof (LeafStateEdit)) : NULL;

  for (guint i = 0; kept != NULL && i < m->sets->len; i++)
    if (g_array_index (m->sets, LeafStateEdit, i).event <= m->n_events)
      g_array_append_val (kept, g_array_index (m->sets, LeafStateEdit, i));
  g_clear_pointer (&m->sets, g_array_unref);
  m->sets = kept;
}
