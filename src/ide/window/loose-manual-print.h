/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints a page of the manual. */
#pragma once

#include <gtk/gtk.h>

#include "leaf-manual.h"

G_BEGIN_DECLS

/* Makes an operation that prints the page in black, without the solutions of its exercises. The page may be freed
 * before it. */
GtkPrintOperation *loose_manual_print_new (const LeafManualPage *page);

G_END_DECLS
