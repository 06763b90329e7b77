/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions about a turn of the play: its tree, why a rule did not run in it, and what printed a text.
 *
 * The answers need a replay, which a worker does with a copy of the play; an answer that is out of date is dropped. All
 * panes get their answers from this object. */
#pragma once

#include "loose-player.h"
#include "loose-turn.h"

G_BEGIN_DECLS

#define LOOSE_LAST_TURN G_MAXUINT

typedef enum {
  LOOSE_ASKED_NOTHING,
  LOOSE_ASKED_RULE,  /* what happened to it in the turn */
  LOOSE_ASKED_TEXT,  /* what printed it */
  LOOSE_ASKED_OTHER, /* what happened to a response, scene, line of grammar or thing */
} LooseAsked;

#define LOOSE_TYPE_TURN_QUERY (loose_turn_query_get_type ())
G_DECLARE_FINAL_TYPE (LooseTurnQuery, loose_turn_query, LOOSE, TURN_QUERY, GObject)

/* Signals:
 *   "turn-changed": another turn is shown, or it has been computed.
 *   "clauses-changed": loose_turn_query_get_clause() knows more.
 *   "answered": the question or its answer changed. */
LooseTurnQuery *loose_turn_query_new (LoosePlayer *player); /* the player outlives it */

/* LOOSE_LAST_TURN: always the last one. */
void loose_turn_query_set_turn (LooseTurnQuery *self, guint number);
/* The number, also for the last one; G_MAXUINT: there is none. */
guint loose_turn_query_get_number (LooseTurnQuery *self);
guint loose_turn_query_get_n_turns (LooseTurnQuery *self);
/* The turn; NULL: not computed yet, or unavailable while the story runs. Borrowed. */
LooseTurn *loose_turn_query_get_turn (LooseTurnQuery *self);
/* Call with TRUE when a pane begins to show the turn, and with FALSE when it ceases to. Nothing is replayed unless one
 * does. */
void loose_turn_query_look (LooseTurnQuery *self, gboolean looks);

/* For a rule of the turn that did not apply: the clause that was false, with the actual values. NULL: not known yet,
 * and being computed; "": unknown. Borrowed until the turn changes. */
const char *loose_turn_query_get_clause (LooseTurnQuery *self, guint node);

void loose_turn_query_ask_rule (LooseTurnQuery *self, LeafProgram *program, guint32 rule);
/* Asks why something other than a rule did not happen. `query` is copied. */
void loose_turn_query_ask_other (LooseTurnQuery *self, LeafProgram *program, const LeafQuery *query);
/* The name of what was asked about. Borrowed. */
const char *loose_turn_query_get_other (LooseTurnQuery *self);
/* NULL: not known yet, or nothing was found. Borrowed until "answered". */
const LeafFinding *loose_turn_query_get_findings (LooseTurnQuery *self, guint32 *n);
/* Asks what printed the `byte`th byte of a turn. */
void loose_turn_query_ask_text (LooseTurnQuery *self, guint turn, guint byte);
LooseAsked loose_turn_query_get_asked (LooseTurnQuery *self);
/* The rule in the program of the play; 0 if that program has no such rule. */
guint32 loose_turn_query_get_rule (LooseTurnQuery *self);
/* NULL: not known yet, or there are none. Borrowed until "answered". */
const LeafRuleAnswer *loose_turn_query_get_answers (LooseTurnQuery *self, guint32 *n);
guint loose_turn_query_get_text_node (LooseTurnQuery *self); /* a node of the turn; 0: none */

G_END_DECLS
