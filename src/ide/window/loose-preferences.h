/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window of the preferences. A change is stored in the settings at once. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LOOSE_TYPE_PREFERENCES (loose_preferences_get_type ())
G_DECLARE_FINAL_TYPE (LoosePreferences, loose_preferences, LOOSE, PREFERENCES, AdwPreferencesWindow)

LoosePreferences *loose_preferences_new (GSettings *settings); /* references `settings` */

G_END_DECLS
