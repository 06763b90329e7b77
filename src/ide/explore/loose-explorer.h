/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Explores a story in a worker thread of low priority.
 *
 * The worker owns the exploration. The main loop sends it requests (another program, other goals, pause) and receives
 * immutable reports. After an edit the worker replays the archive of the old exploration in the new program, and
 * continues. */
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

/* Call its functions in the main thread.
 *
 * Signals: "changed": the state, the report or the problem; "threads" (GArray *threads, of LeafCoverThread): the answer
 * to loose_explorer_ask_threads(). */
LooseExplorer *loose_explorer_new (void);
/* Starts, or continues in another program with what was found. */
void loose_explorer_start (LooseExplorer *self, LeafProgram *program);
void loose_explorer_pause (LooseExplorer *self);
void loose_explorer_resume (LooseExplorer *self);
/* Stops and forgets what was found, but not the goals. */
void loose_explorer_stop (LooseExplorer *self);
/* TRUE: the worker waits between rounds, because the author waits for another computation. */
void loose_explorer_give_way (LooseExplorer *self, gboolean gives_way);
/* Adds a condition in the language of stories, or "rule: NAME", to reach, or (`never`) a condition that must never
 * hold. Takes effect at the next start. */
void loose_explorer_add_goal (LooseExplorer *self, const char *words, gboolean never);
/* Returns FALSE if there is no such goal. */
gboolean loose_explorer_remove_goal (LooseExplorer *self, const char *words);
/* Asks for a small set of threads that run every rule that was reached and that the threads `known` (of char **, taken
 * over) do not run. "threads" follows, unless nothing is being explored. */
void loose_explorer_ask_threads (LooseExplorer *self, GPtrArray *known);
LooseExplorerState loose_explorer_get_state (LooseExplorer *self);
/* The latest report; NULL: none yet. Borrowed until the main loop runs again. */
LooseExplorerReport *loose_explorer_get_report (LooseExplorer *self);
/* Why it could not start, or why a goal was refused; NULL: neither. Borrowed until "changed". */
const char *loose_explorer_get_problem (LooseExplorer *self);

G_END_DECLS
