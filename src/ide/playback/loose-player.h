/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays a program without blocking the window.
 *
 * An idle handler runs the machine for a few milliseconds at a time, and passes on its output after each slice. So an
 * endless loop in a story only keeps the idle handler busy, and pausing means not running the next slice.
 *
 * A play is determined by program, seed and commands. So after an edit the player returns to the same moment by
 * starting a new play with the same commands in a queue; breakpoints are inactive until the last of them (see
 * loose_player_start()). Within one program it goes to another moment by replaying a copy in a worker
 * (loose-player-history.c). */
#pragma once

#include <glib-object.h>

#include "leaf-storage-report.h"
#include "leaf.h"
#include "loose-recovery-lock.h"
#include "loose-local-history.h"
#include "loose-breakpoint.h"

G_BEGIN_DECLS

typedef enum {
  LOOSE_PLAY_NONE, /* nothing is played */
  LOOSE_PLAY_RUNNING,
  LOOSE_PLAY_WAITING,  /* for a command */
  LOOSE_PLAY_PAUSED,   /* at a breakpoint, after a step, or on request */
  LOOSE_PLAY_FINISHED, /* over, or ended by a fault */
} LoosePlayState;

typedef enum { LOOSE_BACK_TO_NONE, LOOSE_BACK_TO_RULE, LOOSE_BACK_TO_VALUE, LOOSE_BACK_TO_TEXT } LooseBackTo;

#define LOOSE_TYPE_PLAYER (loose_player_get_type ())
G_DECLARE_FINAL_TYPE (LoosePlayer, loose_player, LOOSE, PLAYER, GObject)

/* Frees a play or a copy in a worker thread, because freeing a large one takes long. NULL is allowed. */
void loose_play_free (LeafPlay *play);

/* Signals:
 *   "begun" (gboolean again): a new play begins; `again`: with the commands of the one before.
 *   "events" (gpointer events, guint n): LeafEvent array, valid during the emission.
 *   "state-changed": the state or the stop changed.
 *   "caught-up": a play that began again has done its last queued command.
 *   "went-back": the play is at an earlier moment, that of loose_player_get_stop(); later events are void.
 *   "not-found": there is no moment to go back to.
 *   "not-kept" (char *path, char *why): what the story writes could not be stored there, or (why: NULL) is not a text that
 *       it can read. */
LoosePlayer *loose_player_new (void);
/* `commands` (may be NULL) are given one by one as the story asks for them. `pause_last`: breakpoints are active from
 * the last of them on, so that a play paused within a turn pauses there again; otherwise after it. */
void loose_player_start (LoosePlayer *self, LeafProgram *program, guint32 seed, const char *const *commands,
                         gboolean pause_last);
void loose_player_stop (LoosePlayer *self);
void loose_player_pause (LoosePlayer *self);
/* Continues after a pause, as far as `step` says (LEAF_STEP_NONE: to the next breakpoint). */
void loose_player_go_on (LoosePlayer *self, LeafStep step);
/* TRUE: steps stop only in the story's own rules, not in the library's. */
void loose_player_set_passes_library (LoosePlayer *self, gboolean passes);
/* Goes back to the last statement, rule, ... before this moment, by replaying in a worker. "went-back" and a change of
 * state follow, or "not-found". Returns FALSE if the story is running or there is no play. */
gboolean loose_player_go_back (LoosePlayer *self, LeafBack how);
/* Goes back to the last time that a rule ran (`id`), a value changed or a text was printed (`words`). */
gboolean loose_player_go_back_to (LoosePlayer *self, LooseBackTo to, guint32 id, const char *words);
/* Goes to the end of the turn; turn 0 ends at the first prompt. Later commands are kept until the author gives others.
 * Returns FALSE if the play is there already, or cannot go there. */
gboolean loose_player_go_to_turn (LoosePlayer *self, guint turn);
gboolean loose_player_has_breaks (LoosePlayer *self);
gboolean loose_player_can_go_back (LoosePlayer *self);
guint loose_player_get_turn (LoosePlayer *self); /* the current one, or the one that ended last */
guint loose_player_get_n_turns (LoosePlayer *self);
guint loose_player_get_n_future (LoosePlayer *self);                       /* number of later turns */
const char *loose_player_get_turn_command (LoosePlayer *self, guint turn); /* NULL: none */
/* A copy of the play at its beginning, without commands, with the author's changes and, if wanted, the breakpoints.
 * Free with leaf_play_free. */
LeafPlay *loose_player_begin_again (LoosePlayer *self, gboolean with_stops);
/* A play of another program at its beginning, with the same seed and files. Free with leaf_play_free. */
LeafPlay *loose_player_begin_under (LoosePlayer *self, LeafProgram *program);
/* Runs a phrase ("now the lamp is lit") in the paused play itself. The change belongs to this moment: it is repeated
 * when the play reaches the moment again, and is undone by going back before it or starting a new play. Returns FALSE
 * with the reason in *problem (g_free). */
gboolean loose_player_do (LoosePlayer *self, const char *words, char **problem);
/* Takes the author's changes of the current play. To repeat them in the next play, start that with the same commands,
 * and then call loose_player_reapply_live_edits(), which takes ownership of `edits`. */
GPtrArray *loose_player_take_live_edits (LoosePlayer *self);
void loose_player_reapply_live_edits (LoosePlayer *self, GPtrArray *edits);
/* The first change that could not be repeated, in words; NULL: none. Borrowed. */
const char *loose_player_get_failed_live_edit (LoosePlayer *self);
/* Gives a command. Returns FALSE unless the story is waiting for one. */
gboolean loose_player_command (LoosePlayer *self, const char *command);
/* The commands given so far and those in the queue. Free with g_strfreev. */
char **loose_player_dup_commands (LoosePlayer *self);

/* Sets the breakpoints (of LooseBreakpoint) as they are at this moment. Their lines are those of the text that the
 * play's program was compiled from. */
void loose_player_set_breakpoints (LoosePlayer *self, GListModel *stops);
/* The breakpoint at which it is paused, and how often that was reached; NULL if it is not at one. Borrowed. */
LooseBreakpoint *loose_player_get_breakpoint_hit (LoosePlayer *self, guint *hits);

/* Stores saved games in the file `saves`, and what the story writes in `folder`; NULL: stores nothing. Takes effect at
 * the next start. */
void loose_player_keep_at (LoosePlayer *self, const char *saves, const char *folder);
/* From the next start on, the play finds the saved game and files of `report`, and nothing that it saves or writes is
 * stored. If NULL, it uses those of loose_player_keep_at. `report` is copied. */
void loose_player_set_report (LoosePlayer *self, const LeafStorageReport *report);
/* The recovery lock that is marked while it runs; may be NULL. */
void loose_player_set_claim (LoosePlayer *self, LooseRecoveryLock *claim);

LoosePlayState loose_player_get_state (LoosePlayer *self);
LeafPlay *loose_player_get_play (LoosePlayer *self);       /* borrowed; NULL: nothing is played */
LeafProgram *loose_player_get_program (LoosePlayer *self); /* borrowed; of the play */
LeafStop loose_player_get_stop (LoosePlayer *self);
gboolean loose_player_wants_key (LoosePlayer *self); /* the story waits for a single key */
/* The values of local names at the previous pause; borrowed. */
LooseLocalHistory *loose_player_get_locals (LoosePlayer *self);
/* Where it is paused: the next statement; or, if a value changed, the statement that changed it. */
LeafPlace loose_player_get_place (LoosePlayer *self);
/* The frame to show first: the innermost (0), or the innermost of the story if the library's rules are hidden. */
guint32 loose_player_get_depth (LoosePlayer *self);
gboolean loose_player_is_catching_up (LoosePlayer *self);
/* During "events": the events come from a command of the player. Commands of a test script are printed by the story
 * itself. */
gboolean loose_player_is_giving (LoosePlayer *self);
/* The play was paused here before an edit, too, so the view should not move to this place. */
gboolean loose_player_has_paused_again (LoosePlayer *self);

G_END_DECLS
