/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-command-input.h: requests and gives inputs. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

/* Requests a command without printing. The prompt is an event; return LEAF_NATIVE_WAITS. In the next call
 * leaf_machine_take_command returns the typed line (free with g_free), or NULL if there is none yet. */
void leaf_machine_ask (LeafMachine *machine, const char *prompt);
/* The same for a key, as a text that leaf_input_key reads. */
void leaf_machine_ask_key (LeafMachine *machine);
char *leaf_machine_take_command (LeafMachine *machine);
/* Ends the play immediately (quit). */
void leaf_machine_quit (LeafMachine *machine);
/* Answers the prompt. Returns FALSE if no command is needed. */
gboolean leaf_machine_give_command (LeafMachine *machine, const char *command);
void leaf_machine_refresh_watch (LeafMachine *machine); /* call when what it watches has changed */

G_END_DECLS
