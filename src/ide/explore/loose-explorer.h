/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Explores a story in a worker thread of low priority.
 *
 * The worker owns the exploration.  The main loop gives it requests (another program, other goals, pause) and gets
 * reports, which are immutable. After an edit the worker plays the archive of the old exploration in the new
 * program, and then goes on. */
#pragma once

#include "loose-explorer-report.h"

G_BEGIN_DECLS

typedef enum {
  LOOSE_EXPLORER_OFF,
  LOOSE_EXPLORER_RUNNING,
  LOOSE_EXPLORER_PAUSED,
  LOOSE_EXPLORER_DONE, /* everything was tried */
} LooseExplorerState;

#define LOOSE_TYPE_EXPLORER (loose_explorer_get_type ())
G_DECLARE_FINAL_TYPE (LooseExplorer, loose_explorer, LOOSE, EXPLORER, GObject)

/* The random seed of every exploration and of the plays that show its findings. */
#define LOOSE_EXPLORER_SEED 1

/* Signals: "changed": the state, the report or the problem; "threads" (GArray *threads, of LeafCoverThread): the answer
 * to loose_explorer_ask_threads. */
LooseExplorer       *loose_explorer_new       (void);
/* Begins, or goes on with another program from the archive of what was found so far. */
void                 loose_explorer_start     (LooseExplorer *self, LeafProgram *program);
void                 loose_explorer_pause     (LooseExplorer *self);
void                 loose_explorer_resume    (LooseExplorer *self);
/* Ends it and forgets what was found; the goals stay. */
void                 loose_explorer_stop      (LooseExplorer *self);
/* While TRUE the worker waits between two rounds, whatever the state: something that the author waits for is being
 * computed. */
void                 loose_explorer_give_way  (LooseExplorer *self, gboolean gives_way);
/* A condition in the language or "rule: NAME" to reach, or (`never`) a condition that must never hold.  Takes effect
 * at the next start. */
void                 loose_explorer_add_goal  (LooseExplorer *self, const char *words, gboolean never);
/* FALSE: there is no such goal. */
gboolean             loose_explorer_remove_goal (LooseExplorer *self, const char *words);
/* Asks for few threads that run every rule that was reached, but for those that `known` (of char **, taken over)
 * run. */
void                 loose_explorer_ask_threads (LooseExplorer *self, GPtrArray *known);
LooseExplorerState   loose_explorer_get_state (LooseExplorer *self);
/* borrowed until the main loop runs again; NULL: none yet */
LooseExplorerReport *loose_explorer_get_report (LooseExplorer *self);
/* why it could not begin, or a goal was refused; NULL: none */
const char          *loose_explorer_get_problem (LooseExplorer *self);

G_END_DECLS
