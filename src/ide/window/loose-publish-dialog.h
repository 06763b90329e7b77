/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows which files a release of the story writes and where, writes them, and opens the page or its folder. */
#pragma once

#include <adwaita.h>

#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_PUBLISH_DIALOG (loose_publish_dialog_get_type ())
G_DECLARE_FINAL_TYPE (LoosePublishDialog, loose_publish_dialog, LOOSE, PUBLISH_DIALOG, AdwWindow)

/* Makes a dialog that publishes the text in the editor. References the session. GTK owns the dialog; the caller
 * presents it. */
LoosePublishDialog *loose_publish_dialog_new (GtkWindow *parent, LooseSession *session);

G_END_DECLS
