/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-command-parser.h: what the machine asks of those who have its commands understood; `commands/` answers.
 *
 * They stand above the machine and see it; the machine knows that they have a part of the state, and what authors
 * have had it tell among the story's text (ACTIONS, RULES and SCENES are commands).  Words of the command as values,
 * which are the machine's business too, are in leaf-machine.h.
 */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

/* its part of a play's state: commands/leaf-parser-state.c */
LeafParserState *leaf_parser_state_new (const LeafImage *image);
extern const LeafFieldFunctions leaf_parser_functions; /* of a LeafParserState * */

/* what is told: commands/leaf-parser-state.c, play/inspect/leaf-rule-trace.c */
typedef enum { LEAF_TOLD_ACTIONS, LEAF_TOLD_RULES, LEAF_TOLD_SCENES } LeafTold;
gboolean leaf_parser_tells     (const LeafMachine *machine, LeafTold what);
void     leaf_parser_tell_rule (LeafMachine *machine, const LeafEvent *event);

G_END_DECLS
