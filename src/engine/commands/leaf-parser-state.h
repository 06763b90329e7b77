/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parser-state.h: what is remembered of commands between them, and while one is being understood.
 *
 * It is part of the state of a play: copied with it, so that a paused play is data.  Nothing here points into the machine.
 */
#pragma once

#include "../parser/leaf-parser.h"
#include "play/vm/leaf-command-parser.h"

G_BEGIN_DECLS

LEAF_WITHOUT_PADDING

/* --- the state -------------------------------------------------------------------------------------------------------------------- */

typedef struct { guint32 test; guint32 at; } LeafScriptPlace;

LEAF_WITHOUT_PADDING_END

/* Questions that were under way when a rule, asked by the parser, asked something of scope itself. */
typedef struct {
  GArray         *answers, *placed;
  LeafQuestion    question;
  guint32         question_phase, say_at;
  gboolean        has_saved_action;
  LeafActionState saved_action;
  LeafValue       saved_noun, saved_second, saved_reacher, saved_asked;
} LeafAsking;

struct _LeafParserState {
  const LeafFacts *facts; /* the image's, and no state */
#define LEAF_STATE_PLAIN(type, name, mark) type name;
#define LEAF_STATE_TEXT(name) char *name;
#define LEAF_STATE_ARRAY(type, name, mark) GArray *name;
#define LEAF_STATE_RECORDS(type, name, fields) GArray *name;
#define LEAF_STATE_PART(type, name, fields) type name;
#include "leaf-parser-state.def"
};
extern const LeafFields leaf_parser_fields; /* of it */

G_END_DECLS
