/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of a list box for a figure, sound or external file: a preview, a description, and actions. */
#pragma once

#include <gtk/gtk.h>

#include "loose-media-list.h"

G_BEGIN_DECLS

/* `materials` may be NULL; symbolic links must not lead out of it. `number` is the target of the actions "files.play"
 * and "files.declare" of an ancestor. */
GtkWidget *loose_media_row_new (const LooseMediaFile *file, const char *materials, guint32 number);

G_END_DECLS
