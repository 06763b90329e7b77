/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-play-private.h: internals of a play, for the files that answer queries by replaying it. */
#pragma once

#include "leaf-files.h"
#include "leaf-machine.h"

G_BEGIN_DECLS

struct _LeafPlay {
  LeafMachine *machine;
  LeafProgram *program;
  guint32 seed;
  char *given_saved; /* what RESTORE restores at the beginning of the play; or NULL */
  GArray *unsaved;   /* guint64: the moments at which a SAVE was not stored, in order */
  LeafFiles *given_files;
  GPtrArray *commands;    /* of char *, NULL-terminated */
  GPtrArray *breakpoints; /* of Breakpoint (leaf-breakpoints.c), NULL where one was removed; NULL: there was none */
  guint32 paused_at;      /* the number of the breakpoint where it is paused, or 0 */
  GArray *drained;        /* of LeafEvent, with its texts */
  GString *drained_text;
  GPtrArray *drained_messages; /* LeafMessageFragment: those of events in `drained`; NULL: none */
};

/* For machines of plays. */
extern const LeafMachineHost leaf_play_host;
/* leaf-rule-trace.c: a function of that host */
void leaf_print_rule_event (LeafMachine *machine, const LeafEvent *event);

/* leaf-procedural-format.c */
LeafRuleFrameInfo leaf_rule_frame_info (const LeafMachine *machine, guint32 depth);
LeafRuleChangeInfo leaf_rule_change_info (const LeafMachine *machine, guint32 depth, guint32 number);
gboolean leaf_frame_is_shown (const LeafFrame *frame);

/* Makes a play of the machine, and takes ownership of it. */
LeafPlay *leaf_play_new_with (LeafProgram *program, LeafMachine *machine);
/* Returns a machine at the beginning of the same play, which records nothing. Free with leaf_machine_free. */
LeafMachine *leaf_play_begin_again (const LeafPlay *play);
/* Gives a machine that has stopped at a SAVE the same answer as when the play was there. */
void leaf_play_repeat_save_answer (const LeafPlay *play, LeafMachine *machine);
/* Runs the machine for a slice, and gives it the play's commands when it needs them, from *given (the number already
 * given) to before the `until`th. Returns FALSE if it is over, or needs another command. */
gboolean leaf_play_go_on_again (const LeafPlay *play, LeafMachine *machine, guint *given, guint until);
/* Runs the machine from its beginning to the `event`th event (0: no limit), or until it needs the `until`th command.
 * Returns the number of commands given. */
guint leaf_play_run_again (const LeafPlay *play, LeafMachine *machine, guint until, guint64 event);

/* leaf-clause-replay.c: the clauses of a rule in the machine's present state. */
LeafClauseState *leaf_machine_test_clauses (const LeafMachine *machine, guint32 rule);
/* The same for a machine that has come to the event, if there is one, with the actual values of the clause that does
 * not hold. */
LeafClauseState *leaf_play_clauses_then (const LeafMachine *then, GHashTable *asked, guint64 event, guint32 rule);
void leaf_play_go_on_to (const LeafPlay *play, LeafMachine *machine, guint *given, guint64 event);

/* leaf-evaluate.c: a fragment compiled in the scope of a chunk, which can run any number of times. */
typedef struct _LeafCompiledFragment LeafCompiledFragment;
LeafCompiledFragment *leaf_compiled_fragment_new (const LeafMachine *machine, guint32 frame, const char *words,
                                                  gboolean may_do, LeafMessageFragment **problem);
void leaf_compiled_fragment_free (LeafCompiledFragment *asked);
/* What the fragment is: its kind, and whether it is about the current action. */
LeafFragmentMade leaf_compiled_fragment_made (const LeafCompiledFragment *asked);
/* Returns a copy of the play's machine after running a phrase on it. NULL, with the reason in *refused, if the words
 * are not a phrase or it did not finish. */
LeafMachine *leaf_play_done_here (const LeafPlay *play, guint32 depth, const char *words, LeafEvaluation *refused);
/* Takes ownership of the message (NULL: no problem). */
void leaf_evaluation_tell (LeafEvaluation *found, LeafMessageFragment *message);
LeafEvaluation leaf_compiled_fragment_run (const LeafCompiledFragment *asked, const LeafMachine *machine,
                                           guint32 frame);
/* Returns the value, in words, of a fragment that needs no frame. NULL if it has no value here, or a random one. */
char *leaf_compiled_fragment_sure_value (const LeafCompiledFragment *asked, const LeafMachine *machine);
/* Returns the words of each value in a condition that the condition does not state itself, of char *; empty if the
 * condition is not understood. */
GPtrArray *leaf_compiled_fragment_values_in (const LeafMachine *machine, const char *words);
/* it is the frame of the fragment's chunk */
gboolean leaf_compiled_fragment_fits (const LeafCompiledFragment *asked, const LeafMachine *machine, guint32 frame);
/* Why a value or condition cannot be read in the scope of a chunk (0: none) when the variables of all rulebooks,
 * actions and activities can be used; NULL: it can. */
LeafMessageFragment *leaf_words_problem (const LeafMachine *machine, guint32 chunk, const char *words);
/* The chunk of the first statement or else the rule on a line; 0: there is none. */
guint32 leaf_play_chunk_on_line (const LeafPlay *play, guint32 source, guint32 line);
/* the innermost frame of code; G_MAXUINT32: none */
guint32 leaf_innermost_code (const LeafMachine *machine);

/* leaf-clause-values.c: adds the actual values to the first clause that is false. `asked` caches the compiled
 * clauses. */
GHashTable *leaf_clause_values_new (void);
LeafClauseState *leaf_clause_values_add (GHashTable *asked, LeafClauseState *states, const LeafMachine *machine,
                                         guint32 rule);

/* leaf-breakpoints.c */
LeafStop leaf_breakpoints_run (LeafPlay *play, guint64 budget);
/* Gives the command, with which a click or a tick already begins its phrase. Returns FALSE if none is wanted. */
gboolean leaf_breakpoints_give_command (LeafPlay *play, const char *command);
void leaf_breakpoints_free (LeafPlay *play);
void leaf_breakpoints_moved (LeafPlay *play); /* call when the play has moved to another moment */
/* "in 2 turns", "at 9:00 am": the time of an event (leaf-world-format.c). Free with g_free. */
char *leaf_timed_words (const LeafMachine *m, LeafValue when);
gboolean leaf_play_has_breakpoints (const LeafPlay *play);
/* A copy of the play at the beginning of the story, with the same breakpoints. */
LeafPlay *leaf_play_again_with_breakpoints (LeafPlay *play);
/* Returns TRUE if the play is paused because a watched value changed. *value is that value, and *since the last event
 * before the change. */
gboolean leaf_breakpoints_saw_change (const LeafPlay *play, const LeafCompiledFragment **value, guint64 *since);

/* leaf-watchpoint-locate.c: finds the statement that changed the value after the event `since`. Returns FALSE if there
 * is none. */
gboolean leaf_play_find_change (const LeafPlay *play, const LeafCompiledFragment *value, guint64 since,
                                LeafEvent *statement);

G_END_DECLS
