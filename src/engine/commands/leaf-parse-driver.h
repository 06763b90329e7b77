/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse-driver.h: shared by the natives that drive the parser: reading a line, running rules, printing names. */
#pragma once

#include "play/state/leaf-parser-state.h"
#include "play/vm/leaf-parser-view.h"

G_BEGIN_DECLS

typedef enum { LEAF_READ_DONE = 1, LEAF_READ_CALLED, LEAF_READ_WAITS } LeafReadStatus;

/* leaf-parse-ask.c: call each until it returns DONE; progress is kept in the parser's state. */
/* with a prompt; the line is never interpreted as a command */
LeafReadStatus leaf_parser_read_answer (LeafMachine *machine);
/* with a prompt, and with oops and undo; the line is state->answered */
LeafReadStatus leaf_parser_read_line (LeafMachine *machine);
LeafReadStatus leaf_parser_read_plain (LeafMachine *machine); /* an uninterpreted line */

/* leaf-parse-rules.c: called repeatedly in the same way. */
/* the question of state->parsed; its answer is appended to the log */
LeafReadStatus leaf_parser_ask_rules (LeafMachine *machine);
void leaf_parser_pretend_action (LeafMachine *machine, guint32 action, guint32 actor, guint32 noun, guint32 second);
void leaf_parser_drop_action (LeafMachine *machine);

/* leaf-natives-scope.c: computes a truth value that may depend on rules. `test` runs again, with the rules' answers,
 * until it needs none. */
typedef gboolean (*LeafParserTest) (LeafMachine *machine, guint32 a, guint32 b, LeafParsed *need);
LeafNativeStatus leaf_parser_find_out (LeafMachine *machine, LeafParserTest test, guint32 a, guint32 b,
                                       LeafValue *result);

/* The word of the command with that number, from 1; NULL if there is none. */
static inline const LeafTypedWord *
leaf_parser_word (const LeafParserState *state, guint32 number)
{
  const GArray *words = state->command.words;

  return number >= 1 && number <= words->len ? &g_array_index (words, LeafTypedWord, number - 1) : NULL;
}

/* leaf-parse-say.c: functions that may push a frame return TRUE if they did. */
void leaf_parser_respond (LeafMachine *machine, guint32 rule, char letter); /* pushes a frame */
void leaf_parser_say_name (LeafMachine *machine, guint32 object, gboolean is_definite);
gboolean leaf_parser_say_readings (LeafMachine *machine, guint32 from); /* one part per call; FALSE at the end */

/* leaf-parser-variables.c */
void leaf_parser_set_command (LeafMachine *machine, const char *text); /* replaces what was typed */
void leaf_parser_set_command_variable (LeafMachine *machine);
void leaf_parser_set_error_variable (LeafMachine *machine, guint32 error);
guint32 leaf_parser_error_variable (LeafMachine *machine, guint32 error);
void leaf_parser_set_number_understood (LeafMachine *machine, gint32 number);

/* leaf-natives-parser.c */
void leaf_parser_name_object (LeafMachine *machine, guint32 object);
void leaf_parser_keep_results (LeafMachine *machine);

/* leaf-natives-parser.c: makes the first action of the command the current one, with its nouns. */
void leaf_parser_make_current (LeafMachine *machine, guint32 item);

/* leaf-testing-showme.c: an object and its contents, indented by `depth`; where it is, and its properties. */
void leaf_testing_show_tree (LeafMachine *machine, guint32 object, guint depth);
void leaf_testing_show (LeafMachine *machine, guint32 object);

/* leaf-natives-testing.c */
guint32 leaf_testing_next_relation (const LeafMachine *machine, guint32 from);

G_END_DECLS
