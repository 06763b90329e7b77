/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions of this folder for tests only. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

/* loose-session-breakpoints.c */
gboolean loose_session_has_breakpoint (LooseSession *self, guint line);

/* loose-session.c */
/* Of LeafStyledRun; NULL until the program is finished, soon after it is shown. */
GArray *loose_session_get_styles (LooseSession *self);
/* Sets a text that the file does not hold, as one step that can be undone. */
void loose_session_replace (LooseSession *self, const char *text);
char *loose_session_dup_text (LooseSession *self);

G_END_DECLS
