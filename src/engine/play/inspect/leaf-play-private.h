/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-play-private.h: a play from within, for the files that answer questions about it by playing again. */
#pragma once

#include "leaf-files.h"
#include "leaf-machine.h"

G_BEGIN_DECLS

struct _LeafPlay {
  LeafMachine *machine;
  LeafProgram *program;
  guint32 seed;
  char *given_saved; /* what RESTORE found when the play began; NULL */
  GArray *unsaved;   /* guint64: the moments at which a SAVE was not kept */
  LeafFiles *given_files;
  GPtrArray *commands; /* of char *, NULL at the end */
  GPtrArray *halts;    /* of Halt (leaf-breakpoints.c), NULL where one was removed; NULL: there never was one */
  guint32 halted_at;   /* number of the halt at which it stands; 0 */
  GArray *drained;     /* of LeafEvent, with its texts */
  GString *drained_text;
  GPtrArray *drained_words; /* and what is said there in English of remarks */
};

/* A play of the machine, which it takes. */
LeafPlay *leaf_play_new_with (LeafProgram *program, LeafMachine *machine);
/* A machine at the beginning of the same play, with nobody watching; leaf_machine_free. */
LeafMachine *leaf_play_begin_again (const LeafPlay *play);
/* Runs it a slice on, answering it as the play was answered: of the commands, of which so many were given, it is
 * given those before the `until`th.  FALSE: it is over, or wants another. */
gboolean     leaf_play_go_on_again (const LeafPlay *play, LeafMachine *machine, guint *given, guint until);
/* From the beginning until so many events have been (0: no matter), or the `until`th command is wanted; returns how
 * many were given. */
guint        leaf_play_run_again   (const LeafPlay *play, LeafMachine *machine, guint until, guint64 event);

/* leaf-clause-replay.c: a rule's clauses as they are where the machine stands. */
LeafClauseState *leaf_machine_test_clauses (const LeafMachine *machine, guint32 rule);
/* The same of a machine that has come to the event, if there was one, with the values of the one that does not hold. */
LeafClauseState *leaf_play_clauses_then (const LeafMachine *then, GHashTable *asked, guint64 event, guint32 rule);
void         leaf_play_go_on_to (const LeafPlay *play, LeafMachine *machine, guint *given, guint64 event);

/* leaf-evaluate.c: a fragment that was read in the scope of a chunk, to be run as often as wanted. */
typedef struct _LeafCompiledFragment LeafCompiledFragment;
LeafCompiledFragment     *leaf_compiled_fragment_new  (const LeafMachine *machine, guint32 frame, const char *words,
    gboolean may_do, char **problem);
void           leaf_compiled_fragment_free (LeafCompiledFragment *asked);
/* A copy of the play's machine after a phrase; NULL, and what it is refused for: it is none, or did not come to its
 * end. */
LeafMachine   *leaf_play_done_here (const LeafPlay *play, guint32 depth, const char *words, LeafEvaluation *refused);
/* Takes the remarks (leaf_message_fragment), which may be NULL: there is no problem. */
void           leaf_evaluation_tell (LeafEvaluation *found, char *remarks);
LeafEvaluation leaf_compiled_fragment_run  (const LeafCompiledFragment *asked, const LeafMachine *machine,
    guint32 frame);
/* The value of what needs no frame, for a person; NULL: it has none here, or chance had a part in it. */
char          *leaf_compiled_fragment_sure_value (const LeafCompiledFragment *asked, const LeafMachine *machine);
/* The words of each value that a condition speaks of and does not say, of char *; empty where it is not understood. */
GPtrArray     *leaf_compiled_fragment_values_in (const LeafMachine *machine, const char *words);
/* is the frame of that chunk? */
gboolean       leaf_compiled_fragment_fits (const LeafCompiledFragment *asked, const LeafMachine *machine,
    guint32 frame);
/* the innermost frame that is code; G_MAXUINT32: none */
guint32        leaf_innermost_code (const LeafMachine *machine);

/* leaf-clause-values.c: adds to the first clause that does not hold what was so instead.  What was read of the
 * clauses is kept in `asked`. */
GHashTable      *leaf_clause_values_new (void);
LeafClauseState *leaf_clause_values_add (GHashTable *asked, LeafClauseState *states, const LeafMachine *machine,
    guint32 rule);

/* leaf-breakpoints.c */
LeafStop       leaf_breakpoints_run  (LeafPlay *play, guint64 budget);
void           leaf_breakpoints_free (LeafPlay *play);
void           leaf_breakpoints_moved (LeafPlay *play); /* it stands elsewhere */
/* "in 2 turns", "at 9:00 am": when an event is set for (leaf-world-format.c); free with g_free. */
char          *leaf_timed_words (const LeafMachine *m, LeafValue when);
gboolean       leaf_play_has_breakpoints (const LeafPlay *play);
LeafPlay      *leaf_play_again_with_breakpoints (LeafPlay *play); /* at its beginning, with the same marks and halts */
/* Does it stand at a value that is not what it was?  Which, and the last event at which it was so still. */
gboolean       leaf_breakpoints_saw_change (const LeafPlay *play, const LeafCompiledFragment **value, guint64 *since);

/* leaf-watchpoint-locate.c: the event of the statement that changed the value after that event; FALSE: none is
 * found. */
gboolean       leaf_play_find_change (const LeafPlay *play, const LeafCompiledFragment *value, guint64 since,
    LeafEvent *statement);

G_END_DECLS
