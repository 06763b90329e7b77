/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is asked of a turn of the play: its tree, why a rule did not run in it, where a text of it came from.
 *
 * Answers are had by playing again, so a worker finds them, with a copy of the play; one that comes too late is dropped.  The panes
 * that show them take them from here and never from each other.
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

#define LOOSE_TYPE_INQUIRY (loose_inquiry_get_type ())
G_DECLARE_FINAL_TYPE (LooseInquiry, loose_inquiry, LOOSE, INQUIRY, GObject)

/* Signals:
 *   "turn-changed": another turn is looked at, or it is known now.
 *   "clauses-changed": loose_inquiry_get_clause() knows more.
 *   "answered": the question, or its answer, is another one. */
LooseInquiry *loose_inquiry_new (LoosePlayer *player); /* which outlives it */

/* LOOSE_LAST_TURN: the last one, whichever that is. */
void loose_inquiry_set_turn (LooseInquiry *self, guint number);
/* The number itself, also of the last one; G_MAXUINT: there is none. */
guint loose_inquiry_get_number (LooseInquiry *self);
gboolean loose_inquiry_follows (LooseInquiry *self);
guint loose_inquiry_get_n_turns (LooseInquiry *self);
/* Borrowed; NULL: not known yet, or not to be had while the story runs. */
LooseTurn *loose_inquiry_get_turn (LooseInquiry *self);
/* Nothing is played again while nobody looks. */
void loose_inquiry_look (LooseInquiry *self, gboolean looks);

/* Of a rule of the turn that did not apply: the clause that did not hold, and what was so instead.  NULL: it is not known yet, and is
 * being asked for; "": nothing can be told.  Borrowed until the turn changes. */
const char *loose_inquiry_get_clause (LooseInquiry *self, guint node);

void loose_inquiry_ask_rule (LooseInquiry *self, LeafProgram *program, guint32 rule);
/* Why not, of what is no rule. */
void loose_inquiry_ask_other (LooseInquiry *self, LeafProgram *program, const LeafQuery *enquiry);
/* What that is called. */
const char *loose_inquiry_get_other (LooseInquiry *self);
/* NULL: it is not known yet. */
const LeafFinding *loose_inquiry_get_findings (LooseInquiry *self, guint32 *n);
/* What was printed as the `byte`th of a turn. */
void loose_inquiry_ask_text (LooseInquiry *self, guint turn, guint byte);
LooseAsked loose_inquiry_get_asked (LooseInquiry *self);
/* In the program of the play; 0: it has none like it. */
guint32 loose_inquiry_get_rule (LooseInquiry *self);
/* NULL: it is not known yet. */
const LeafRuleAnswer *loose_inquiry_get_answers (LooseInquiry *self, guint32 *n);
guint loose_inquiry_get_text_node (LooseInquiry *self); /* of the turn; 0: none */
gboolean loose_inquiry_is_busy (LooseInquiry *self);

G_END_DECLS
