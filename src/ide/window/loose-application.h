/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The application: one process with any number of windows, its settings, and what is opened again at the next start. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LOOSE_TYPE_APPLICATION (loose_application_get_type ())
G_DECLARE_FINAL_TYPE (LooseApplication, loose_application, LOOSE, APPLICATION, AdwApplication)

LooseApplication *loose_application_new (void);

/* Call before a window closes. If it is the last one, its story is opened again at the next start. */
void loose_application_window_closes (LooseApplication *self);
/* Call when the author cancels the closing of a window, and so quitting. */
void loose_application_stop_quitting (LooseApplication *self);

G_END_DECLS
