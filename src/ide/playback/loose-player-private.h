/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the player share: running a play (loose-player.c), going back in it, and storing what it writes. */
#pragma once

#include "leaf-storage-play.h"
#include "loose-player.h"

/* The budget of one call of leaf_play_run(); a slice makes several. */
#define LOOSE_PLAYER_BUDGET 2000

/* A moment, and the hash of the play's state at it. */
typedef struct {
  guint64 event, hash;
} LooseMoment;

/* A change that the author made in the play, and its moment. */
typedef struct {
  guint turn;
  gboolean waits; /* the story wanted a command; otherwise it was paused within the turn */
  char *title;    /* of the rule in which it was paused */
  guint64 event;
  char *words;
} LooseLiveEdit;

struct _LoosePlayer {
  GObject parent_instance;

  LeafPlay *play;
  LoosePlayState state;
  LooseRecoveryLock *claim;    /* NULL: none */
  char *saves;                 /* the file of SAVE; NULL: none */
  LeafPlayFiles *storage;      /* what the story writes; NULL: not stored */
  LeafPlayFiles *report_files; /* replaces `storage` while a player's report is played; NULL: no report */
  gboolean saves_late;         /* the story saved while catching up; that is written only at the end */
  gboolean awaits_save;        /* the play waits until its saved game is written */
  guint n_plays;               /* changes whenever `play` is replaced, to recognize answers that are too late */
  GQueue keepings;             /* of PendingWrite: a worker does the first */
  LooseRecoveryLock *marked;   /* the lock on which the play is marked as running; NULL: it is not */
  LeafStop stop;
  LooseLocalHistory *locals;
  guint idle; /* a slice of the play is queued */
  guint n_slices; /* that were queued */
  guint timer, tick; /* of the story's timer; tick: its interval in milliseconds, 0: no timer */

  GQueue waiting; /* of char *, commands to give again */
  gboolean catching_up;
  gboolean pause_last;
  gboolean breaks_sleep;
  gboolean passes_library; /* steps do not stop in the library's rules */
  gboolean is_giving;      /* the events being reported are those of a command */
  gboolean paused_again;   /* it was at the current pause before an edit, too */

  GPtrArray *breakpoints;        /* of LooseBreakpoint */
  GArray *stop_lines;            /* guint32: the line of each when it was set, from 1 */
  GPtrArray *by_number;          /* of LooseBreakpoint *, borrowed, by their numbers in the play, from 1 */
  GTask *going_back;             /* borrowed, while a worker takes a copy to another moment; NULL: none */
  GPtrArray *live_edits;         /* of LooseLiveEdit: changes in this play */
  GPtrArray *pending_live_edits; /* of LooseLiveEdit: those of the previous play that this one has not repeated yet */
  char *failed_live_edit;        /* the first that could not be repeated; NULL: none */
  guint32 seed;
  GArray *turns;     /* of LooseMoment: where each turn ended, by its number */
  GPtrArray *future; /* of char *: commands after the moment that the play went back to */
};

/* loose-player.c */
void loose_player_set_state (LoosePlayer *self, LoosePlayState state);
/* `says`: `play` is the player's own. Stores the numbers of the breakpoints, and in each breakpoint why it cannot be
 * set. */
void loose_player_apply_breaks_to (LoosePlayer *self, LeafPlay *play, gboolean says);
void loose_player_apply_breaks (LoosePlayer *self);
void loose_player_want_events (LoosePlayer *self);
gboolean loose_player_give_waiting_command (LoosePlayer *self);
void loose_player_run (LoosePlayer *self);
/* Forgets changes made after this event. */
void loose_player_forget_done_after (LoosePlayer *self, guint64 event);

/* loose-player-timer.c */
/* Starts the story's timer if the story waits and has one; otherwise stops it. */
void loose_player_update_timer (LoosePlayer *self);

/* loose-player-history.c */
/* Sets the state that the last stop calls for, when going to another moment failed or was interrupted. */
void loose_player_rest (LoosePlayer *self);

/* loose-player-files.c */
/* The files of the report that is being played, or those on the disk; NULL if there are none. */
LeafPlayFiles *loose_player_get_files (LoosePlayer *self);
/* Call when the story waits, or is over. */
void loose_player_keep_what_is_written (LoosePlayer *self);
/* Returns TRUE if the play may continue; otherwise it waits for the answer. */
gboolean loose_player_save_on_disk (LoosePlayer *self);
