/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-memory.h: memory and values of code in Inform 6, for several of its natives. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

/* `memory`: two values, the first cell of memory and how many there are.  FALSE: there is no such address. */
gboolean leaf_inform6_store_number (LeafMachine *machine, const LeafValue *memory, gint64 address, guint32 width,
    guint32 number);

/* The native inform6-load, but for the characters of the command. */
LeafNativeStatus leaf_inform6_load (LeafMachine *machine, const LeafValue *args, LeafValue *result);
/* The value as one of the kind; a fault, and the kind's default value, where it is none. */
LeafValue leaf_inform6_value_as (LeafMachine *machine, LeafValue value, guint32 kind);

G_END_DECLS
