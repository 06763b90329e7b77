/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks for the title, the author, the folder and the first room of a new project, and creates it. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LOOSE_TYPE_NEW_PROJECT_DIALOG (loose_new_project_dialog_get_type ())
G_DECLARE_FINAL_TYPE (LooseNewProjectDialog, loose_new_project_dialog, LOOSE, NEW_PROJECT_DIALOG, AdwWindow)

/* Signal "made" (GFile *project), when the project has been created and the dialog is closed. GTK owns the dialog; the
 * caller presents it. */
LooseNewProjectDialog *loose_new_project_dialog_new (GtkWindow *parent, GSettings *settings);

G_END_DECLS
