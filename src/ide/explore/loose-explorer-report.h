/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an exploration has found so far, ready to be shown.  Made by the worker; immutable afterwards. */
#pragma once

#include "leaf-exploration.h"
#include "loose-finding.h"

G_BEGIN_DECLS

typedef struct {
  LeafExplorationState state;
  guint n_rules, n_all_rules; /* of the story: that applied, and all */
  guint n_rooms, n_all_rooms;
  LeafProgram *program;
  GArray *missed_rules; /* of guint32: of the story, that did not run */
  GPtrArray *findings; /* of LooseFinding, with headings */
  GHashTable *reached; /* names of what was reached, to compare with after an edit */
} LooseExplorerReport;

/* The findings of `exploration`, a search through `program`.  `before` (may be NULL): what was reached before an
 * edit.  `confirmed` (of guint32, empty at first, kept by the caller for the next report of this exploration): which
 * findings a play from the beginning has confirmed. */
LooseExplorerReport *loose_explorer_report_new  (const LeafExploration *exploration, LeafProgram *program,
    GHashTable *before,
                                                 GArray *confirmed);
void                 loose_explorer_report_free (LooseExplorerReport *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LooseExplorerReport, loose_explorer_report_free)

G_END_DECLS
