/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-screen.h: prints the panes and the status line of a story in a terminal. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

typedef struct {
  char *status;      /* the status line that was last printed; NULL: none */
  char *drawn;       /* the present status line of the story; NULL: none */
  GHashTable *panes; /* number of a pane -> its text that was last printed */
} LeafCliScreen;     /* all 0 at first */

/* Takes the text of a LEAF_EVENT_STATUS. */
void leaf_cli_screen_note_status (LeafCliScreen *screen, const char *text);
/* Prints what has changed: the texts of panes, between their names, and at a terminal the rows of the status line. */
void leaf_cli_screen_show (LeafCliScreen *screen, const LeafPlay *play);
void leaf_cli_screen_clear (LeafCliScreen *screen);

G_END_DECLS
