/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-foreign.h: Inform 6 code in a story; the conventions of leaf.h apply. */
#pragma once

#include "leaf-program.h"

G_BEGIN_DECLS

/* Returns how many phrases of the story and its extensions have a body in Inform 6. *n_run receives how many of them
 * the engine can run. */
guint32 leaf_program_n_inform6 (const LeafProgram *program, guint32 *n_run);

G_END_DECLS
