/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints the source. */
#pragma once

#include "loose-session.h"

#include <gtksourceview/gtksource.h>

G_BEGIN_DECLS

/* Prints all of the front page, including folded text, without the colours and marks of the window. Unref the
 * operation. */
GtkPrintOperation *loose_print_new (LooseSession *session, GtkSourceView *view, const char *title);

G_END_DECLS
