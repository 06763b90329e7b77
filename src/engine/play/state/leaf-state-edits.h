/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-state-edits.h: changes of the state that the author made while the play was paused, each with its moment.
 *
 * They are applied when they are made, and again whenever a replay comes to that moment. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

enum { LEAF_STATE_EDIT_BYTES = 32 };

typedef struct {
  guint64 event;
  guint8 bytes[LEAF_STATE_EDIT_BYTES];
  guint32 field, element; /* of leaf_state_fields */
} LeafStateEdit;

/* Access to the elements of a field of the state: rows, or cells, which copies share by the page. */
gboolean leaf_field_is_cells (const LeafField *field);
guint32 leaf_field_n_elements (const LeafMachine *machine, const LeafField *field);
gsize leaf_field_element_size (const LeafField *field);
gconstpointer leaf_field_peek_element (const LeafMachine *machine, const LeafField *field, guint32 element);

/* Applies the edits of this moment. Returns FALSE if there are none. */
gboolean leaf_machine_apply_state_edits (LeafMachine *machine);
/* Drops the edits of later moments. */
void leaf_machine_forget_later_state_edits (LeafMachine *machine);

G_END_DECLS
