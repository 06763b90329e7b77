/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse-driver.h: what the natives that drive the parser share: reading a line, asking rules, saying names. */
#pragma once

#include "leaf-parser-state.h"

G_BEGIN_DECLS

typedef enum { LEAF_READ_DONE = 1, LEAF_READ_CALLED, LEAF_READ_WAITS } LeafReadStatus;

/* leaf-parser-view.c: what the parser sees.  Good until anything of the machine changes; nobody watches. */
LeafParserView leaf_parser_view (LeafMachine *machine);

/* leaf-parse-ask.c: each is visited until it is DONE; where it got to is in the parser's state. */
LeafReadStatus leaf_parser_read_answer (LeafMachine *machine); /* with prompt; an answer, of which nothing is a command */
LeafReadStatus leaf_parser_read_line (LeafMachine *machine);  /* with prompt, oops and undo; the line is state->answered */
LeafReadStatus leaf_parser_read_plain (LeafMachine *machine); /* a line as it is */

/* leaf-parse-rules.c: visited likewise. */
LeafReadStatus leaf_parser_ask_rules (LeafMachine *machine);  /* the question of state->parsed; its answer joins the log */
void     leaf_parser_pretend_action (LeafMachine *machine, guint32 action, guint32 actor, guint32 noun, guint32 second);
void     leaf_parser_drop_action (LeafMachine *machine);

/* leaf-natives-scope.c: a native's whole answer, when it is a truth that may need rules to be found out. `test` is run again, with what
 * they answered, until it needs nothing more. */
typedef gboolean (*LeafParserTest) (LeafMachine *machine, guint32 a, guint32 b, LeafParsed *need);
LeafNativeStatus leaf_parser_find_out (LeafMachine *machine, LeafParserTest test, guint32 a, guint32 b, LeafValue *result);

/* leaf-parse-say.c: what may push a frame says so by TRUE. */
void     leaf_parser_say_name (LeafMachine *machine, guint32 object, gboolean is_definite);
gboolean leaf_parser_say_readings (LeafMachine *machine, guint32 from); /* one piece a visit; FALSE at its end */

/* leaf-natives-parser.c */
enum { LEAF_UNITS_A_STEP = 8 }; /* of looking words up: LeafParsed.work */

void     leaf_parser_set_command (LeafMachine *machine, const char *text); /* instead of what was typed */
void     leaf_parser_set_command_variable (LeafMachine *machine);
void     leaf_parser_set_error_variable (LeafMachine *machine, guint32 error);
guint32  leaf_parser_error_variable     (LeafMachine *machine, guint32 error);
void     leaf_parser_set_number_understood (LeafMachine *machine, gint32 number);
void     leaf_parser_name_object (LeafMachine *machine, guint32 object);
void     leaf_parser_keep_results (LeafMachine *machine);

/* leaf-parser-state.c: what is being asked waits, with its log, until it is taken up again. */
void     leaf_parser_set_aside (LeafParserState *state);
void     leaf_parser_take_up   (LeafParserState *state);

/* leaf-natives-parser.c: the first action that the command comes to is the current one, with its nouns. */
void     leaf_parser_make_current (LeafMachine *machine, guint32 item);

/* leaf-testing-showme.c: an object and what it holds, `depth` steps to the right; where it is, and its properties. */
void     leaf_testing_show_tree (LeafMachine *machine, guint32 object, guint depth);
void     leaf_testing_show      (LeafMachine *machine, guint32 object);

/* leaf-natives-testing.c */
guint32  leaf_testing_next_relation (const LeafMachine *machine, guint32 from);

G_END_DECLS
