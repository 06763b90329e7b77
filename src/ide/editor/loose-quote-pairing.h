/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Quotation marks in pairs.
 *
 * A text that is only opened would reach as far as the next mark anywhere below, and until it is closed every rule
 * behind it would be gone from the index.  So the closing mark comes with the opening one; typed again, it is passed
 * over. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* While `settings` says "close-quotes". */
void     loose_quote_pairing_install (GtkTextView *view, GSettings *settings);

G_END_DECLS
