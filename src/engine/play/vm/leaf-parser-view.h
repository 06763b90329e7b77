/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parser-view.h: the command parser's view of a machine. */
#pragma once

#include "leaf-parser-state.h"

G_BEGIN_DECLS

enum { LEAF_UNITS_A_STEP = 8 }; /* units of work that a step of a parse costs: LeafParsed.work */

/* Returns a view without a trace. Valid until the machine changes. */
LeafParserView leaf_parser_view (LeafMachine *machine);

G_END_DECLS
