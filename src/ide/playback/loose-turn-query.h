/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is asked of a turn of the play: its tree, why a rule did not run in it, where a text of it came from.
 *
 * Answers are had by playing again, so a worker finds them, with a copy of the play; one that comes too late is
 * dropped.  The panes that show them take them from here and never from each other.
 */
#pragma once

#include "loose-player.h"
#include "loose-turn.h"

G_BEGIN_DECLS

#define LOOSE_LAST_TURN G_MAXUINT

typedef enum {
  LOOSE_ASKED_NOTHING,
  LOOSE_ASKED_RULE,  /* what became of it in the turn */
  LOOSE_ASKED_TEXT,  /* what printed it */
  LOOSE_ASKED_OTHER, /* what became of a response, a scene, a line of grammar, a thing */
} LooseAsked;

#define LOOSE_TYPE_TURN_QUERY (loose_turn_query_get_type ())
G_DECLARE_FINAL_TYPE (LooseTurnQuery, loose_turn_query, LOOSE, TURN_QUERY, GObject)

/* Signals:
 *   "turn-changed": another turn is looked at, or it is known now.
 *   "clauses-changed": loose_turn_query_get_clause() knows more.
 *   "answered": the question, or its answer, is another one. */
LooseTurnQuery *loose_turn_query_new (LoosePlayer *player); /* which outlives it */

/* LOOSE_LAST_TURN: the last one, whichever that is. */
void loose_turn_query_set_turn (LooseTurnQuery *self, guint number);
/* The number itself, also of the last one; G_MAXUINT: there is none. */
guint loose_turn_query_get_number (LooseTurnQuery *self);
guint loose_turn_query_get_n_turns (LooseTurnQuery *self);
/* Borrowed; NULL: not known yet, or not to be had while the story runs. */
LooseTurn *loose_turn_query_get_turn (LooseTurnQuery *self);
/* Nothing is played again while nobody looks. */
void loose_turn_query_look (LooseTurnQuery *self, gboolean looks);

/* Of a rule of the turn that did not apply: the clause that did not hold, and what was so instead.  NULL: it is not
 * known yet, and is being asked for; "": nothing can be told.  Borrowed until the turn changes. */
const char *loose_turn_query_get_clause (LooseTurnQuery *self, guint node);

void loose_turn_query_ask_rule (LooseTurnQuery *self, LeafProgram *program, guint32 rule);
/* Why not, of what is no rule. */
void loose_turn_query_ask_other (LooseTurnQuery *self, LeafProgram *program, const LeafQuery *enquiry);
/* What that is called. */
const char *loose_turn_query_get_other (LooseTurnQuery *self);
/* NULL: it is not known yet. */
const LeafFinding *loose_turn_query_get_findings (LooseTurnQuery *self, guint32 *n);
/* What was printed as the `byte`th of a turn. */
void loose_turn_query_ask_text (LooseTurnQuery *self, guint turn, guint byte);
LooseAsked loose_turn_query_get_asked (LooseTurnQuery *self);
/* In the program of the play; 0: it has none like it. */
guint32 loose_turn_query_get_rule (LooseTurnQuery *self);
/* NULL: it is not known yet. */
const LeafRuleAnswer *loose_turn_query_get_answers (LooseTurnQuery *self, guint32 *n);
guint loose_turn_query_get_text_node (LooseTurnQuery *self); /* of the turn; 0: none */

G_END_DECLS
