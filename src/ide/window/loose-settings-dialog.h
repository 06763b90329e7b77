/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The settings of a story: title, author and other opening sentences, its number, its cover, and what is released with
 * it. Changes are written to the source, as one step that can be undone. */
#pragma once

#include <adwaita.h>

#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_SETTINGS_DIALOG (loose_settings_dialog_get_type ())
G_DECLARE_FINAL_TYPE (LooseSettingsDialog, loose_settings_dialog, LOOSE, SETTINGS_DIALOG, AdwWindow)

/* References the session. GTK owns the dialog; the caller presents it. */
LooseSettingsDialog *loose_settings_dialog_new (GtkWindow *parent, LooseSession *session);

G_END_DECLS
