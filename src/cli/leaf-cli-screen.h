/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-screen.h: what a story shows beside its text, as text of a terminal. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

typedef struct {
  char *status;      /* the status line that was shown last; NULL: none */
  char *drawn;       /* the status line that the story has; NULL: none */
  GHashTable *panes; /* number -> the text that was shown last */
} LeafCliScreen;

/* Takes the text of a LEAF_EVENT_STATUS. */
void leaf_cli_screen_note_status (LeafCliScreen *screen, const char *text);
/* Prints what has changed: each pane with its name around its text, and at a terminal the rows of the status line. */
void leaf_cli_screen_show (LeafCliScreen *screen, const LeafPlay *play);
void leaf_cli_screen_clear (LeafCliScreen *screen);

G_END_DECLS
