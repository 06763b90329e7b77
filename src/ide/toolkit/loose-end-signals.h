/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The signals that ask a process to end, such as at logout. The first calls a function from the main loop and then ends
 * the process. The second ends it at once, also while the main loop is busy. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Call once. `prepare` is called with `data` before the process ends. Signals that are ignored stay ignored. */
void loose_end_signals_install (void (*prepare) (gpointer data), gpointer data);

G_END_DECLS
