/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The status line of a story: one or more rows, each with text on the left, in the middle and on the right. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LOOSE_TYPE_STATUS_LINE (loose_status_line_get_type ())
G_DECLARE_FINAL_TYPE (LooseStatusLine, loose_status_line, LOOSE, STATUS_LINE, GtkWidget)

/* Takes the text of a LEAF_EVENT_STATUS. NULL or blank: the line is hidden. */
void loose_status_line_set_text (LooseStatusLine *self, const char *text);
const char *loose_status_line_get_text (LooseStatusLine *self); /* as shown, without blanks around its parts */

G_END_DECLS
