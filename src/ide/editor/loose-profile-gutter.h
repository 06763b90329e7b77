/* SPDX-License-Identifier: GPL-3.0-or-later */
/* While profiling is on, shows beside each rule or phrase how often it ran: "3×", "0×" if it was considered but did not
 * apply, "–" if it was never considered. The Rules panel has the same in words, because screen readers cannot read
 * a gutter. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_PROFILE_GUTTER (loose_profile_gutter_get_type ())
G_DECLARE_FINAL_TYPE (LooseProfileGutter, loose_profile_gutter, LOOSE, PROFILE_GUTTER, GtkSourceGutterRenderer)

GtkSourceGutterRenderer *loose_profile_gutter_new (LooseSession *session);

G_END_DECLS
