/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays a program without holding up the window.
 *
 * The machine is asked for a few milliseconds of work at a time from an idle; whatever it printed is passed on after
 * each slice.  A story that never ends therefore only keeps the idle busy, and pausing it is not asking again.
 *
 * A play is named by program, seed and commands.  So starting again "where it stood" is starting from nothing with
 * the same commands waiting in a queue; breakpoints sleep until the last of them (see loose_player_start).
 */
#pragma once

#include <glib-object.h>

#include "leaf-storage-report.h"
#include "leaf.h"
#include "loose-recovery-lock.h"
#include "loose-local-history.h"
#include "loose-breakpoint.h"

G_BEGIN_DECLS

typedef enum {
  LOOSE_PLAY_NONE,     /* nothing is being played */
  LOOSE_PLAY_RUNNING,
  LOOSE_PLAY_WAITING,  /* for a command */
  LOOSE_PLAY_PAUSED,   /* at a breakpoint, after a step, or because it was told to */
  LOOSE_PLAY_FINISHED, /* over, or ended by a fault */
} LoosePlayState;

typedef enum { LOOSE_BACK_TO_NONE, LOOSE_BACK_TO_RULE, LOOSE_BACK_TO_VALUE, LOOSE_BACK_TO_TEXT } LooseBackTo;

#define LOOSE_TYPE_PLAYER (loose_player_get_type ())
G_DECLARE_FINAL_TYPE (LoosePlayer, loose_player, LOOSE, PLAYER, GObject)

/* Lets go of a play, or of a copy, in a thread of its own: one that holds much takes a tenth of a second.  NULL is
 * none. */
void loose_play_free (LeafPlay *play);

/*   Signals:
 *   "begun" (gboolean again): a play starts from nothing; `again`: with the commands of the one before.
 *   "events" (gpointer events, guint n): LeafEvent array, valid during the emission.
 *   "state-changed": state or stop changed.
 *   "caught-up": a play that began again has done its last waiting command.
 *   "went-back": the play stands at an earlier moment, that of loose_player_get_stop(); what was told since is not so.
 *   "not-found": it was to go back, and there is nothing to go back to.
 *   "not-kept" (char *path, char *why): what the story writes could not be written there, or (why: NULL) is no text that it can read. */
LoosePlayer       *loose_player_new       (void);
/* `commands` (may be NULL) are given one by one as the story asks for them.  `pause_last`: breakpoints count again from
 * the last of them, so that a play paused in the middle of a turn pauses there again; else after it. */
void               loose_player_start     (LoosePlayer *self, LeafProgram *program, guint32 seed,
    const char *const *commands, gboolean pause_last);
void               loose_player_stop      (LoosePlayer *self);
void               loose_player_pause     (LoosePlayer *self);
/* Goes on from a pause, as far as `step` says (LEAF_STEP_NONE: to the next breakpoint). */
void               loose_player_go_on     (LoosePlayer *self, LeafStep step);
/* Whether steps pass through the library's rules and stop in the story's own alone. */
void               loose_player_set_passes_library (LoosePlayer *self, gboolean passes);
/* Back to the last statement, rule, ... before this moment, by playing again in a worker: "went-back" and then
 * another state tell that it is there, "not-found" that there is none.  FALSE: the story runs, or there is none. */
gboolean           loose_player_go_back    (LoosePlayer *self, LeafBack how);
/* The last time that a rule ran (`id`), a value was changed or a text printed (`words`). */
gboolean           loose_player_go_back_to (LoosePlayer *self, LooseBackTo to, guint32 id, const char *words);
/* To where the turn ended; 0: to the first prompt.  The commands given since are kept as a future, until others are
 * given. */
gboolean           loose_player_go_to_turn (LoosePlayer *self, guint turn);
gboolean           loose_player_has_breaks (LoosePlayer *self);
gboolean           loose_player_can_go_back (LoosePlayer *self);
guint              loose_player_get_turn   (LoosePlayer *self); /* which goes on, or ended last */
guint              loose_player_get_n_turns  (LoosePlayer *self);
guint              loose_player_get_n_future (LoosePlayer *self); /* turns after those */
const char        *loose_player_get_turn_command (LoosePlayer *self, guint turn); /* NULL: none */
/* The same play from its beginning, with no command given, what was done in it done again, and with the same stops
 * if they are wanted; free it. */
LeafPlay          *loose_player_begin_again (LoosePlayer *self, gboolean with_stops);
/* The same under another program; free it. */
LeafPlay          *loose_player_begin_under (LoosePlayer *self, LeafProgram *program);
/* A phrase ("now the lamp is lit") is done to the play itself, where it stands still, and belongs to this moment
 * from now on: it is there again after going back and on, and gone where one goes back to before it, or begins a
 * play anew.  FALSE, and *problem for g_free: why not. */
gboolean           loose_player_do         (LoosePlayer *self, const char *words, char **problem);
/* What was done so in the play that stands now, to be done again in the one that is begun next with its commands. */
GPtrArray         *loose_player_steal_done (LoosePlayer *self);
void               loose_player_do_again   (LoosePlayer *self, GPtrArray *done);
/* Words of that which could not be done again; NULL: all could. */
const char        *loose_player_get_left_undone (LoosePlayer *self);
/* FALSE unless the story waits for one. */
gboolean           loose_player_command   (LoosePlayer *self, const char *command);
/* What was given so far, and what still waits its turn; free with g_strfreev. */
char             **loose_player_dup_commands (LoosePlayer *self);

/* Of LooseBreakpoint, as they are now; those on lines by the lines of the text that the play's program was made
 * from. */
void               loose_player_set_breakpoints  (LoosePlayer *self, GListModel *stops);
/* The one at which it is paused, and how often that was come to; NULL: none of them.  Borrowed. */
LooseBreakpoint         *loose_player_get_breakpoint_hit (LoosePlayer *self, guint *hits);

/* What SAVE saves is kept in the file `saves`, and what the story writes in `folder`; NULL: nothing is.  From the
 * next start on. */
void               loose_player_keep_at     (LoosePlayer *self, const char *saves, const char *folder);
/* From the next start on, the play finds `report`'s saved game and files, and nothing that it saves or writes comes to
 * the disk; NULL: it has those that loose_player_keep_at names. `report` is copied. */
void               loose_player_set_report  (LoosePlayer *self, const LeafStorageReport *report);
/* What is marked while it runs; NULL: nothing. */
void               loose_player_set_claim   (LoosePlayer *self, LooseRecoveryLock *claim);

LoosePlayState     loose_player_get_state   (LoosePlayer *self);
LeafPlay          *loose_player_get_play    (LoosePlayer *self); /* borrowed; NULL when none */
LeafProgram       *loose_player_get_program (LoosePlayer *self); /* borrowed; of the play */
LeafStop           loose_player_get_stop    (LoosePlayer *self);
/* What the names of its frames were when it was last paused; borrowed. */
LooseLocalHistory       *loose_player_get_locals  (LoosePlayer *self);
/* Where it is paused: the statement about to run; or, of a value that changed, the statement that changed it. */
LeafPlace          loose_player_get_place   (LoosePlayer *self);
/* The frame that is shown first: the innermost, 0; or, where the library's rules are hidden and it is one of them
 * that runs, the innermost of the story. */
guint32            loose_player_get_depth   (LoosePlayer *self);
gboolean           loose_player_is_catching_up (LoosePlayer *self);
/* During "events": they tell of a command that the player gave; the story prints those of its own scripts by itself. */
gboolean           loose_player_is_giving  (LoosePlayer *self);
/* The pause is one that an edit led to again: nobody asked to be taken there. */
gboolean           loose_player_has_paused_again (LoosePlayer *self);

G_END_DECLS
