/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-rng.h: random numbers. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

void leaf_rng_seed (LeafMachine *machine, guint32 seed);
guint32 leaf_rng_draw (LeafMachine *machine, guint32 n); /* 1 .. n */
gint32 leaf_rng_between (LeafMachine *machine, gint32 a, gint32 b);
/* for a kind that is not a number or a time */
gint32 leaf_rng_between_values (LeafMachine *machine, gint32 a, gint32 b);
guint32 leaf_rng_alternative (LeafMachine *machine, guint32 how, guint32 n, LeafValue *state); /* from 0 */

G_END_DECLS
