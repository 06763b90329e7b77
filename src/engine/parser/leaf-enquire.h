/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-enquire.h: why something did not happen: what the parts of the answer share, and what a parse notes for them. */
#pragma once

#include "../play/leaf-play-private.h"
#include "leaf-parse.h"

G_BEGIN_DECLS

/* --- the answer ------------------------------------------------------------------------------------------------------------------------- */

typedef struct {
  const LeafPlay *play;
  const LeafTrace *trace;
  const LeafTraceNode *nodes;
  guint32 n;
  LeafEnquiry about;
  GArray *findings; /* of LeafFinding */
} LeafEnquiring;

LeafFinding *leaf_enquiring_say (LeafEnquiring *enquiring, guint32 level, LeafSays form, const char *first, const char *second);
/* A machine that stands at that event of the same play, or where the play ended before it, and how many commands it was given;
 * leaf_machine_free. */
LeafMachine *leaf_enquiring_machine_at (const LeafEnquiring *enquiring, guint64 event, guint *given);
/* The command of the turn; NULL: it has none. */
const LeafTraceNode *leaf_enquiring_command (const LeafEnquiring *enquiring);

/* What is noted while a turn is played again, in arrays that are empty. */
LeafNoted leaf_noted (void);
void leaf_noted_clear (LeafNoted *noted);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LeafNoted, leaf_noted_clear)
/* A machine that stands at the end of the turn, or as far in it as the play is; leaf_machine_free. */
LeafMachine *leaf_enquiring_turn (const LeafEnquiring *enquiring, LeafNoted *noted);

void leaf_enquire_scene (LeafEnquiring *enquiring);   /* leaf-enquire-scene.c */
void leaf_enquire_scope (LeafEnquiring *enquiring);   /* leaf-enquire-scope.c */
void leaf_enquire_grammar (LeafEnquiring *enquiring); /* leaf-enquire-grammar.c */

/* --- what a parse notes ----------------------------------------------------------------------------------------------------------------- */

/* A line of grammar that was tried on a command; with line 0, a command whose lines follow. */
typedef struct {
  guint32 line;
  LeafLineVerdict verdict;
  guint32 error;          /* LeafParserError */
  const LeafToken *token; /* at which it came to its end; NULL: none */
  gboolean is_condition;  /* that token is a condition, or that mistakes are the player's own */
  char *words;            /* typed: from where it came to its end, or of the whole command; owned */
  char *word;             /* the first of them, of a command its verb; "" where none was left; owned */
  guint32 book;           /* of a command: where its lines stand; 0: none was looked for */
} LeafLineTried;

GArray *leaf_lines_tried_new (void);
/* They do nothing where nobody asks. */
void leaf_enquire_note_command (LeafParse *p);
void leaf_enquire_note_book (LeafParse *p, guint32 book); /* of the command that was noted last */
void leaf_enquire_note_line (LeafParse *p, LeafLineVerdict verdict);

G_END_DECLS
