/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions of this folder for tests only. */
#pragma once

#include "loose-manual.h"
#include "loose-palette.h"
#include "loose-publish-dialog.h"
#include "loose-welcome.h"
#include "loose-window-private.h"

G_BEGIN_DECLS

/* loose-manual.c */
/* Shows the search results for the words. */
void loose_manual_search (LooseManual *self, const char *words);

/* loose-palette.c */
/* Types into the palette. */
void loose_palette_look_for (LoosePalette *self, const char *words);
/* What is listed, best first: a line each, "Toggle Comment|Edit|Ctrl+/", with "(insensitive)" after unavailable items.
 * Free with g_free. */
char *loose_palette_dup_list (LoosePalette *self);
/* Activates the selected item, at first the first. Returns FALSE if it is unavailable. */
gboolean loose_palette_do_first (LoosePalette *self);

/* loose-publish-dialog.c */
/* Sets the path of the output folder, which need not exist. */
void loose_publish_dialog_set_folder (LoosePublishDialog *self, const char *folder);

/* loose-welcome.c */
/* The number of steps, and the number of the current one, from 0. */
guint loose_welcome_get_n (LooseWelcome *self);
guint loose_welcome_get_step (LooseWelcome *self);
/* Goes to the next step. At the end, closes the window and returns TRUE. */
gboolean loose_welcome_next (LooseWelcome *self);

/* loose-window-edit.c */
/* Moves the text under the heading at the cursor to a part of the story in a file with that name. Reports errors. */
void loose_window_divide (LooseWindow *self, const char *name);

/* loose-window-export.c */
/* What an action such as "win.export-index" would write; NULL: nothing. Free with g_free. */
char *loose_window_make_export (LooseWindow *self, const char *action);

/* loose-window-import.c */
/* Makes a project from an exported story, adding ".inform" to its name if it is missing, and opens it. */
void loose_window_unbind (LooseWindow *self, GFile *bundle, GFile *project);

/* loose-window-report.c */
/* Plays a player's report from the beginning, and shows the player's words and the differences. */
void loose_window_play_report (LooseWindow *self, const char *text, gsize length);

/* loose-window-save.c */
/* Saves the story in another file; a name that ends in .inform makes a project. */
void loose_window_save_in (LooseWindow *self, GFile *file);
/* Saves and renames a project. Reports errors. */
void loose_window_rename_project (LooseWindow *self, const char *name);

/* loose-window.c */
/* The text of the open dialog; NULL: none. Borrowed. */
const char *loose_window_get_message (LooseWindow *self);
LooseSourcePane *loose_window_get_source (LooseWindow *self);
LooseStoryPane *loose_window_get_story (LooseWindow *self);

G_END_DECLS
