/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parser-view.h: the machine as the parser sees it. */
#pragma once

#include "leaf-parser-state.h"

G_BEGIN_DECLS

enum { LEAF_UNITS_A_STEP = 8 }; /* to charge for looking words up: LeafParsed.work */

/* Without a trace. Valid until the machine changes. */
LeafParserView leaf_parser_view (LeafMachine *machine);

G_END_DECLS
