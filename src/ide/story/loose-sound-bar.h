/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sound that the story plays, with its name, volume, repetition and a stop button. Hidden while nothing plays. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LOOSE_TYPE_SOUND_BAR (loose_sound_bar_get_type ())
G_DECLARE_FINAL_TYPE (LooseSoundBar, loose_sound_bar, LOOSE, SOUND_BAR, GtkWidget)

/* Reads the file in a thread, and plays it instead of the previous one. `root` is the materials folder; symbolic links
 * must not lead out of it. `words` is the description of the sound. */
void loose_sound_bar_play (LooseSoundBar *self, const char *path, const char *root, const char *words);
void loose_sound_bar_stop (LooseSoundBar *self);

G_END_DECLS
