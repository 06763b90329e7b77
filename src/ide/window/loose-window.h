/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window: it lays out the panes around one session; its actions are all commands of the menus. */
#pragma once

#include <adwaita.h>

#include "loose-session.h"
#include "loose-spelling.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_WINDOW (loose_window_get_type ())
G_DECLARE_FINAL_TYPE (LooseWindow, loose_window, LOOSE, WINDOW, AdwApplicationWindow)

/* Makes a window, which GTK owns until it closes. The caller presents it. */
LooseWindow *loose_window_new (GtkApplication *application, GSettings *settings);
/* Opens a file or project: in the window that has its story, in this one if nothing is in it yet, or in a new one.
 * Shows a dialog if the file cannot be read. */
void loose_window_open_file (LooseWindow *self, GFile *file);
/* Offers recovered drafts. `without_file`: only those of texts without a file, because the others are offered with
 * their files. */
void loose_window_offer_lost_text (LooseWindow *self, gboolean without_file);

/* Both are borrowed; the spelling is that of the page in front. */
LooseSession *loose_window_get_session (LooseWindow *self);
LooseSpelling *loose_window_get_spelling (LooseWindow *self);

G_END_DECLS
