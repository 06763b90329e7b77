/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-command-parser.h: what the machine needs from the command parser; `commands/` implements it.
 *
 * The parser is a layer above the machine. The machine only knows that it has a part of the state, and which output the
 * testing commands ACTIONS, RULES and SCENES have turned on. Words of the command as values belong to the machine:
 * leaf-machine.h. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

/* the parser's part of a play's state: commands/leaf-parser-state.c */
LeafParserState *leaf_parser_state_new (const LeafImage *image);
extern const LeafFieldFunctions leaf_parser_functions; /* of a LeafParserState * */

/* what those commands report: commands/leaf-parser-state.c, play/inspect/leaf-rule-trace.c */
typedef enum { LEAF_REPORTED_ACTIONS, LEAF_REPORTED_RULES, LEAF_REPORTED_SCENES } LeafReported;
gboolean leaf_parser_reports     (const LeafMachine *machine, LeafReported what);
void     leaf_parser_tell_rule (LeafMachine *machine, const LeafEvent *event);

G_END_DECLS
