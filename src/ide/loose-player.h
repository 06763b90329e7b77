/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays a program without holding up the window.
 *
 * The machine is asked for a few milliseconds of work at a time from an idle; whatever it printed is passed on after each
 * slice.  A story that never ends therefore only keeps the idle busy, and pausing it is not asking again.
 *
 * A play is named by program, seed and commands.  So starting again "where it stood" is starting from nothing with the same
 * commands waiting in a queue; breakpoints sleep until the last of them (see loose_player_start).
 */
#pragma once

#include <glib-object.h>

#include "leaf.h"
#include "loose-claim.h"

G_BEGIN_DECLS

typedef enum {
  LOOSE_PLAY_NONE,     /* nothing is being played */
  LOOSE_PLAY_RUNNING,
  LOOSE_PLAY_WAITING,  /* for a command */
  LOOSE_PLAY_PAUSED,   /* at a breakpoint, after a step, or because it was told to */
  LOOSE_PLAY_FINISHED, /* over, or ended by a fault */
} LoosePlayState;

#define LOOSE_TYPE_PLAYER (loose_player_get_type ())
G_DECLARE_FINAL_TYPE (LoosePlayer, loose_player, LOOSE, PLAYER, GObject)

/* Signals:
 *   "begun" (gboolean again): a play starts from nothing; `again`: with the commands of the one before.
 *   "events" (gpointer events, guint n): LeafEvent array, valid during the emission.
 *   "state-changed": state or stop changed.
 *   "caught-up": a play that began again has done its last waiting command.
 *   "went-back": the play stands at the pause before; what was told since is not so.  Pauses since the last command are
 *       numbered from 1: loose_player_get_n_pauses() is the number of the present one. */
LoosePlayer       *loose_player_new       (void);
/* `commands` (may be NULL) are given one by one as the story asks for them.  `pause_last`: breakpoints count again from
 * the last of them, so that a play paused in the middle of a turn pauses there again; else after it. */
void               loose_player_start     (LoosePlayer *self, LeafProgram *program, guint32 seed, const char *const *commands, gboolean pause_last);
void               loose_player_stop      (LoosePlayer *self);
void               loose_player_pause     (LoosePlayer *self);
/* Goes on from a pause, as far as `step` says (LEAF_STEP_NONE: to the next breakpoint). */
void               loose_player_go_on     (LoosePlayer *self, LeafStep step);
/* Whether steps pass through the library's rules and stop in the story's own alone. */
void               loose_player_set_passes_library (LoosePlayer *self, gboolean passes);
/* To the pause before this one, by playing again in a worker: "went-back" and then a pause tell that it is there.  FALSE when
 * there is none. */
gboolean           loose_player_step_back (LoosePlayer *self);
guint              loose_player_get_n_pauses (LoosePlayer *self);
gboolean           loose_player_can_step_back (LoosePlayer *self);
/* FALSE unless the story waits for one. */
gboolean           loose_player_command   (LoosePlayer *self, const char *command);
/* What was given so far, and what still waits its turn; free with g_strfreev. */
char             **loose_player_dup_commands (LoosePlayer *self);

/* Breakpoints by line (guint32, from 1) of the story, and by the names (char *) of rules that stand on none of its lines and of
 * rulebooks; copied.  Names, not ids, since each play has a program of its own. */
void               loose_player_set_breaks (LoosePlayer *self, GArray *lines, GPtrArray *rules, GPtrArray *rulebooks);

/* Lines of breakpoints are of this part of the story; NULL: of the story. */
void               loose_player_set_part    (LoosePlayer *self, const char *part);
/* What is marked while it runs; NULL: nothing. */
void               loose_player_set_claim   (LoosePlayer *self, LooseClaim *claim);

LoosePlayState     loose_player_get_state   (LoosePlayer *self);
LeafPlay          *loose_player_get_play    (LoosePlayer *self); /* borrowed; NULL when none */
LeafProgram       *loose_player_get_program (LoosePlayer *self); /* borrowed; of the play */
LeafStop           loose_player_get_stop    (LoosePlayer *self);
gboolean           loose_player_is_catching_up (LoosePlayer *self);
/* During "events": they tell of a command that the player gave; the story prints those of its own scripts by itself. */
gboolean           loose_player_is_giving  (LoosePlayer *self);
/* The pause is one that an edit led to again: nobody asked to be taken there. */
gboolean           loose_player_has_paused_again (LoosePlayer *self);

G_END_DECLS
