/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window: it lays out the panes round one session, and its actions are all that can be done to it. */
#pragma once

#include <adwaita.h>

#include "loose-debug-pane.h"
#include "loose-search-results-pane.h"
#include "loose-index-pane.h"
#include "loose-outline-pane.h"
#include "loose-problems-pane.h"
#include "loose-turn-pane.h"
#include "loose-references-pane.h"
#include "loose-rules-pane.h"
#include "loose-session.h"
#include "loose-skein-pane.h"
#include "loose-explore-pane.h"
#include "loose-extensions-pane.h"
#include "loose-source-pane.h"
#include "loose-spelling.h"
#include "loose-breakpoints-pane.h"
#include "loose-story-pane.h"
#include "loose-values-pane.h"
#include "loose-why-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_WINDOW (loose_window_get_type ())
G_DECLARE_FINAL_TYPE (LooseWindow, loose_window, LOOSE, WINDOW, AdwApplicationWindow)

LooseWindow       *loose_window_new         (GtkApplication *application, GSettings *settings);
/* Reads a file or project into this window; says so in a dialog if it cannot. */
void               loose_window_open_file   (LooseWindow *self, GFile *file);
/* Offers texts that a crash left behind; `without_file`: only those that have no file, since the others are offered
 * with theirs. */
void               loose_window_offer_lost_text (LooseWindow *self, gboolean without_file);
/* What stands in the dialog that is open; NULL: none.  For tests, and for nobody else. */
const char        *loose_window_get_message (LooseWindow *self);

LooseSession      *loose_window_get_session  (LooseWindow *self);
LooseSourcePane   *loose_window_get_source   (LooseWindow *self);
LooseSpelling     *loose_window_get_spelling (LooseWindow *self);
LooseStoryPane    *loose_window_get_story    (LooseWindow *self);

/* The pane of this type, made by the table in loose-panes.def; borrowed. */
LoosePane         *loose_window_get_pane    (LooseWindow *self, GType type);

#define LOOSE_WINDOW_PANE(window, TYPE)                                                                                \
  LOOSE_##TYPE##_PANE (loose_window_get_pane ((window), LOOSE_TYPE_##TYPE##_PANE))
#define loose_window_get_rules(window) LOOSE_WINDOW_PANE (window, RULES)
#define loose_window_get_index(window) LOOSE_WINDOW_PANE (window, INDEX)
#define loose_window_get_skein(window) LOOSE_WINDOW_PANE (window, SKEIN)
#define loose_window_get_explore(window) LOOSE_WINDOW_PANE (window, EXPLORE)
#define loose_window_get_extensions(window) LOOSE_WINDOW_PANE (window, EXTENSIONS)
#define loose_window_get_outline(window) LOOSE_WINDOW_PANE (window, OUTLINE)
#define loose_window_get_debugger(window) LOOSE_WINDOW_PANE (window, DEBUG)
#define loose_window_get_problems(window) LOOSE_WINDOW_PANE (window, PROBLEMS)
#define loose_window_get_turn(window) LOOSE_WINDOW_PANE (window, TURN)
#define loose_window_get_values(window) LOOSE_WINDOW_PANE (window, VALUES)
#define loose_window_get_why(window) LOOSE_WINDOW_PANE (window, WHY)
#define loose_window_get_found(window) LOOSE_WINDOW_PANE (window, SEARCH_RESULTS)
#define loose_window_get_uses(window) LOOSE_WINDOW_PANE (window, REFERENCES)

G_END_DECLS
