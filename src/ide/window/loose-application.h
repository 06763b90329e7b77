/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LOOSE_TYPE_APPLICATION (loose_application_get_type ())
G_DECLARE_FINAL_TYPE (LooseApplication, loose_application, LOOSE, APPLICATION, AdwApplication)

LooseApplication *loose_application_new (void);

/* Call before a window closes. If it is the last one, its story is restored at the next start. */
void loose_application_window_closes (LooseApplication *self);
/* Call when the author does not close a window after all. */
void loose_application_stop_quitting (LooseApplication *self);

G_END_DECLS
