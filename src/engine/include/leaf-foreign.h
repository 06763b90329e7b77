/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-foreign.h: Inform 6 code in a story. */
#pragma once

#include "leaf-program.h"

G_BEGIN_DECLS

/* Returns how many phrases of the story and its extensions have a body in Inform 6, and in *n_run how many of these
 * run. */
guint32 leaf_program_n_inform6 (const LeafProgram *program, guint32 *n_run);

G_END_DECLS
