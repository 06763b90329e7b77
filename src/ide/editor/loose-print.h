/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The source on paper. */
#pragma once

#include "loose-session.h"

#include <gtksourceview/gtksource.h>

G_BEGIN_DECLS

/* Prints all of the page in front, what is folded too; what it looks like in the window (colours, marks, a dark
 * scheme) stays there. */
GtkPrintOperation *loose_print_new (LooseSession *session, GtkSourceView *view, const char *title);

G_END_DECLS
