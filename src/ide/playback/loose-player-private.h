/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of a player see of each other: running a play (loose-player.c), going back in it, and keeping what
 * it writes. */
#pragma once

#include "leaf-storage-play.h"
#include "loose-player.h"

/* Instructions asked for at once. */
#define LOOSE_PLAYER_BUDGET 2000

/* A moment, and what a play is there. */
typedef struct {
  guint64 event, hash;
} LooseMoment;

/* What was done in the play by hand, and where. */
typedef struct {
  guint turn;
  gboolean waits;  /* the story wanted a command; else it was paused in the midst of the turn */
  char *title;     /* of what it was paused in */
  guint64 event;
  char *words;
} LooseDoing;

struct _LoosePlayer {
  GObject parent_instance;

  LeafPlay *play;
  LoosePlayState state;
  LooseRecoveryLock *claim;    /* NULL: none */
  char *saves;          /* the file of SAVE; NULL: none */
  LeafPlayFiles *storage; /* what the story writes; NULL: it is nowhere */
  LeafPlayFiles *report_files; /* what a player's report holds, in place of that; NULL: no report is played */
  gboolean saves_late;  /* it saved while catching up, which is not written at each step of the way */
  gboolean awaits_save; /* the play stands where it saves, until that is written */
  guint n_plays;        /* begun so far */
  GQueue keepings;      /* of Keeping: what is to be written; a worker writes the first */
  LooseRecoveryLock *marked;   /* that it runs; NULL: it does not */
  LeafStop stop;
  LooseLocalHistory *locals;
  guint idle;
  guint timer, tick; /* of the story, and its milliseconds; 0: it has none */

  GQueue waiting; /* of char *, commands to give again */
  gboolean catching_up;
  gboolean pause_last;
  gboolean breaks_sleep;
  gboolean passes_library; /* steps go through the library's rules without stopping */
  gboolean is_giving;      /* what is told just now is a command being handed over */
  gboolean paused_again;   /* the present pause was come to while catching up */

  GPtrArray *breakpoints; /* of LooseBreakpoint */
  GArray *stop_lines; /* guint32: the line of each when it was given, from 1 */
  GPtrArray *halts;   /* of LooseBreakpoint *, borrowed: by the numbers that they have in the play, from 1 */
  GTask *going_back;  /* borrowed, while a worker plays a copy to another moment; NULL: none */
  GPtrArray *done;     /* of LooseDoing: in this play */
  GPtrArray *to_do;    /* likewise: in the play that was before an edit, and not yet in this one */
  char *left_undone;   /* the first of those that could not be done again; NULL: none */
  guint32 seed;
  GArray *turns;     /* of LooseMoment: where each turn ended, by its number */
  GPtrArray *future; /* of char *: commands that were given after the moment which was gone back to */
};

/* loose-player.c */
void     loose_player_set_state            (LoosePlayer *self, LoosePlayState state);
/* `says`: to each stop why it cannot be met. */
void     loose_player_apply_breaks_to      (LoosePlayer *self, LeafPlay *play, gboolean says);
void     loose_player_apply_breaks         (LoosePlayer *self);
void     loose_player_want_events          (LoosePlayer *self);
gboolean loose_player_give_waiting_command (LoosePlayer *self);
void     loose_player_run                  (LoosePlayer *self);
/* What was done by hand later than that belongs to the play no more. */
void     loose_player_forget_done_after    (LoosePlayer *self, guint64 event);

/* loose-player-timer.c */
/* The timer that the story has where it waits; none when it does not play. */
void     loose_player_update_timer         (LoosePlayer *self);

/* loose-player-history.c */
/* Where it stood before it was asked to go elsewhere. */
void     loose_player_rest                 (LoosePlayer *self);

/* loose-player-files.c */
/* Those of the report that is played, or those on the disk; NULL: none. */
LeafPlayFiles *loose_player_get_files      (LoosePlayer *self);
/* Once the story waits, or is over. */
void     loose_player_keep_what_is_written (LoosePlayer *self);
/* TRUE: it is to run on; else it waits for the answer. */
gboolean loose_player_save_on_disk         (LoosePlayer *self);
