/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What only tests ask of this folder. */
#pragma once

#include "loose-manual.h"
#include "loose-palette.h"
#include "loose-publish-dialog.h"
#include "loose-welcome.h"
#include "loose-window-private.h"

G_BEGIN_DECLS

/* loose-manual.c */
/* Shows what is found by the words. */
void loose_manual_search (LooseManual *self, const char *words);

/* loose-palette.c */
/* Types into it, as a person does. */
void loose_palette_look_for (LoosePalette *self, const char *words);
/* What is listed now, best first: a line each, "Toggle Comment|Edit|Ctrl+/"; with "(insensitive)" at its end for
 * what cannot be done; free with g_free. */
char *loose_palette_dup_list (LoosePalette *self);
/* Does the best of what is listed; FALSE: nothing can be done. */
gboolean loose_palette_do_first (LoosePalette *self);

/* loose-publish-dialog.c */
/* Where it is written: a path, which need not be there yet. */
void loose_publish_dialog_set_folder (LoosePublishDialog *self, const char *folder);

/* loose-welcome.c */
/* Steps, from 0. */
guint loose_welcome_get_n (LooseWelcome *self);
guint loose_welcome_get_step (LooseWelcome *self);
/* The next one, or, at the last, the end: TRUE where it is over. */
gboolean loose_welcome_next (LooseWelcome *self);

/* loose-window-edit.c */
/* What stands under the heading at the cursor becomes a part of the story, in a file of that name; what stands
 * against it is told. */
void loose_window_divide (LooseWindow *self, const char *name);

/* loose-window-export.c */
/* What such an action ("win.export-index") would write; NULL: there is nothing; free with g_free. */
char *loose_window_make_export (LooseWindow *self, const char *action);

/* loose-window-import.c */
/* Makes that project, ".inform" added where it lacks it, and opens it. */
void loose_window_unbind (LooseWindow *self, GFile *binder, GFile *project);

/* loose-window-report.c */
/* A player's report is played from the beginning; what stands against it, and what the player says, is shown. */
void loose_window_play_report (LooseWindow *self, const char *text, gsize length);

/* loose-window-save.c */
/* Under another name; one that ends in .inform makes a project of it. */
void loose_window_save_in (LooseWindow *self, GFile *file);
/* Of a project, which is saved by it; what stands against it is told. */
void loose_window_rename_project (LooseWindow *self, const char *name);

/* loose-window.c */
/* What stands in the dialog that is open; NULL: none. */
const char *loose_window_get_message (LooseWindow *self);
LooseSourcePane *loose_window_get_source (LooseWindow *self);
LooseStoryPane *loose_window_get_story (LooseWindow *self);

G_END_DECLS
