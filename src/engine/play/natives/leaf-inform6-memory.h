/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-memory.h: memory and values of Inform 6 code, for several of its natives. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

/* `memory`: two values, the first cell of memory and the number of cells. Returns FALSE if the address is invalid. */
gboolean leaf_inform6_store_number (LeafMachine *machine, const LeafValue *memory, gint64 address, guint32 width,
                                    guint32 number);

/* The native inform6-load, except for the characters of the command. */
LeafNativeStatus leaf_inform6_load (LeafMachine *machine, const LeafValue *args, LeafValue *result);
/* Reads or writes entry number `index` of a table, or of a column that was read from a table. Returns FALSE if the
 * value is neither, or has no such entry. */
gboolean leaf_inform6_load_table (LeafMachine *machine, LeafValue from, gint32 index, LeafValue *result);
gboolean leaf_inform6_store_table (LeafMachine *machine, LeafValue to, gint32 index, LeafValue value);
/* Converts the value to the kind. If that is impossible, reports a fault and returns the kind's default value. */
LeafValue leaf_inform6_value_as (LeafMachine *machine, LeafValue value, guint32 kind);

G_END_DECLS
