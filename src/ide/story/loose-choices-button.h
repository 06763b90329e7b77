/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A button that lists the commands that the story understands at its prompt. */
#pragma once

#include "loose-player.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LOOSE_TYPE_CHOICES_BUTTON (loose_choices_button_get_type ())
G_DECLARE_FINAL_TYPE (LooseChoicesButton, loose_choices_button, LOOSE, CHOICES_BUTTON, GtkWidget)

/* Signal "chosen" (char *command): a command was selected from the list. */
void loose_choices_button_set_player (LooseChoicesButton *self, LoosePlayer *player); /* once */
void loose_choices_button_open (LooseChoicesButton *self);

G_END_DECLS
