/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The entry for commands to the story: history, typing ahead while a turn runs, single keys, and the list of commands
 * that the story understands. */
#pragma once

#include "loose-player.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LOOSE_TYPE_COMMAND_ENTRY (loose_command_entry_get_type ())
G_DECLARE_FINAL_TYPE (LooseCommandEntry, loose_command_entry, LOOSE, COMMAND_ENTRY, GtkWidget)

void loose_command_entry_set_player (LooseCommandEntry *self, LoosePlayer *player); /* once */
void loose_command_entry_focus (LooseCommandEntry *self);
/* Gives the command to the story, and keeps it in the history. */
void loose_command_entry_enter (LooseCommandEntry *self, const char *command);
void loose_command_entry_add_words (LooseCommandEntry *self, const char *words); /* after what is typed */
void loose_command_entry_clear_history (LooseCommandEntry *self);
void loose_command_entry_show_choices (LooseCommandEntry *self); /* lists what can be typed */
/* Announces what the story printed to screen readers, if the entry has the focus. */
void loose_command_entry_announce (LooseCommandEntry *self, const char *text);

G_END_DECLS
