/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window: it lays out the panes round one session, and its actions are all that can be done to it. */
#pragma once

#include <adwaita.h>

#include "loose-session.h"
#include "loose-spelling.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_WINDOW (loose_window_get_type ())
G_DECLARE_FINAL_TYPE (LooseWindow, loose_window, LOOSE, WINDOW, AdwApplicationWindow)

LooseWindow       *loose_window_new         (GtkApplication *application, GSettings *settings);
/* Reads a file or project into this window; says so in a dialog if it cannot. */
void               loose_window_open_file   (LooseWindow *self, GFile *file);
/* Offers texts that a crash left behind; `without_file`: only those that have no file, since the others are offered
 * with theirs. */
void               loose_window_offer_lost_text (LooseWindow *self, gboolean without_file);

LooseSession      *loose_window_get_session  (LooseWindow *self);
LooseSpelling     *loose_window_get_spelling (LooseWindow *self);

G_END_DECLS
