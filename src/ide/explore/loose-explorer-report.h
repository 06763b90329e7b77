/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an exploration has found so far, for display. The worker makes it; it does not change afterwards. */
#pragma once

#include "leaf-exploration.h"
#include "loose-finding.h"

G_BEGIN_DECLS

typedef struct {
  LeafExplorationState state;
  guint n_rules, n_all_rules; /* rules of the story: how many ran, and how many there are */
  guint n_rooms, n_all_rooms;
  LeafProgram *program;
  GArray *missed_rules; /* of guint32: rules of the story that did not run */
  GPtrArray *findings;  /* of LooseFinding, including headings */
  GHashTable *reached;  /* names of what was reached, for comparison after an edit */
} LooseExplorerReport;

/* Makes a report on `exploration`, a search through `program`, and looks for shorter commands for new findings.
 * `before` (may be NULL): what was reached before an edit. */
LooseExplorerReport *loose_explorer_report_new (LeafExploration *exploration, LeafProgram *program, GHashTable *before);
void loose_explorer_report_free (LooseExplorerReport *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LooseExplorerReport, loose_explorer_report_free)

G_END_DECLS
