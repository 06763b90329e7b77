/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-arithmetic.h: numbers of every kind. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

gint32 leaf_rounded (double number); /* to the nearest whole number that can be represented */
/* Values of these kinds are stored as floats: real numbers, and units with a decimal point. */
float leaf_as_float (const LeafMachine *machine, LeafValue value);
LeafValue leaf_real_value (guint32 kind, float number);
LeafValue leaf_arithmetic (LeafMachine *machine, guint32 operation, guint32 kind, LeafValue a, LeafValue b);

G_END_DECLS
