/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parser-state.h: the command parser's state between commands, and while one is being parsed. It is part of the
 * state of a play and is copied with it, so a paused play is data. It has no pointers into the machine. */
#pragma once

#include "parser/leaf-parser.h"
#include "leaf-machine.h"

G_BEGIN_DECLS

LEAF_WITHOUT_PADDING

/* --- the state ---------------------------------------------------------------------------------------------------- */

typedef struct {
  guint32 test;
  guint32 at;
} LeafScriptPlace;

LEAF_WITHOUT_PADDING_END

/* Questions that are suspended while a rule that the parser runs queries scope itself. */
typedef struct {
  GArray *answers, *placed;
  LeafQuestion question;
  guint32 question_phase, say_at;
  gboolean has_saved_action;
  LeafActionState saved_action;
  LeafValue saved_noun, saved_second, saved_reacher, saved_asked;
} LeafAsking;

struct _LeafParserState {
  const LeafFacts *facts; /* the image's; not state */
  LeafParseKept *kept;    /* while rules answer a question of the parser; a cache, not state */
#define LEAF_STATE_PLAIN(type, name, mark)     type name;
#define LEAF_STATE_TEXT(name)                  char *name;
#define LEAF_STATE_ARRAY(type, name, mark)     GArray *name;
#define LEAF_STATE_RECORDS(type, name, fields) GArray *name;
#define LEAF_STATE_PART(type, name, fields)    type name;
#include "leaf-parser-state.def"
};
extern const LeafFields leaf_parser_fields;            /* of it */
extern const LeafFieldFunctions leaf_parser_functions; /* of a LeafParserState * */

LeafParserState *leaf_parser_state_new (const LeafImage *image);

/* Saves the current question, with its log, until it is resumed. */
void leaf_parser_set_aside (LeafParserState *state);
void leaf_parser_take_up (LeafParserState *state);

/* Values of trace_rules: how much the command RULES shows. */
enum { LEAF_TELLS_NOTHING = 0, LEAF_TELLS_WHAT_APPLIES, LEAF_TELLS_ALL };

/* Which output the testing commands ACTIONS, RULES and SCENES have turned on. */
typedef enum { LEAF_REPORTED_ACTIONS, LEAF_REPORTED_RULES, LEAF_REPORTED_SCENES } LeafReported;
gboolean leaf_parser_reports (const LeafMachine *machine, LeafReported what);

G_END_DECLS
