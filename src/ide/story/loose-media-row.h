/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A figure, sound or external file as a row of a list box: a preview, what it is, and what can be done with it. */
#pragma once

#include <gtk/gtk.h>

#include "loose-media-list.h"

G_BEGIN_DECLS

/* `materials`: out of which no link may lead; may be NULL.  `number` is the target of the actions "files.play" and
 * "files.declare", which an ancestor has. */
GtkWidget *loose_media_row_new (const LooseMediaFile *file, const char *materials, guint32 number);

G_END_DECLS
