/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page of the manual on paper. */
#pragma once

#include <gtk/gtk.h>

#include "leaf-manual.h"

G_BEGIN_DECLS

/* Prints all of the page but the solutions of its exercises, in black.  `page` lives until the operation is over. */
GtkPrintOperation *loose_manual_print_new (const LeafManualPage *page);

G_END_DECLS
