/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LOOSE_TYPE_PREFERENCES (loose_preferences_get_type ())
G_DECLARE_FINAL_TYPE (LoosePreferences, loose_preferences, LOOSE, PREFERENCES, AdwPreferencesWindow)

LoosePreferences *loose_preferences_new (GSettings *settings);

G_END_DECLS
