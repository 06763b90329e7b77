/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An introduction in a few steps, shown at the first start without a story, and from the menu. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LOOSE_TYPE_WELCOME (loose_welcome_get_type ())
G_DECLARE_FINAL_TYPE (LooseWelcome, loose_welcome, LOOSE, WELCOME, AdwWindow)

LooseWelcome *loose_welcome_new (GtkWindow *parent);

G_END_DECLS
