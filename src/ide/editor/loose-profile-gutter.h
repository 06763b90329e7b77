/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How often the rule or phrase that begins in a line ran, beside it, while that is counted: "3×", "0×" where it was
 * considered in vain, "–" where it never came.  The index says the same in words, for a gutter cannot be read aloud. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_PROFILE_GUTTER (loose_profile_gutter_get_type ())
G_DECLARE_FINAL_TYPE (LooseProfileGutter, loose_profile_gutter, LOOSE, PROFILE_GUTTER, GtkSourceGutterRenderer)

GtkSourceGutterRenderer *loose_profile_gutter_new (LooseSession *session);

G_END_DECLS
