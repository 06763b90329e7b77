/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The breakpoints of a story. Those on lines are marks in the text of a page, which move with it, or rest while their
 * file is not open; the others refer to things by name. */
#pragma once

#include "loose-page.h"
#include "loose-breakpoint.h"

G_BEGIN_DECLS

/* Category of the source marks of breakpoints on lines. */
#define LOOSE_BREAKPOINT_CATEGORY "breakpoint"

#define LOOSE_TYPE_BREAKPOINTS (loose_breakpoints_get_type ())
G_DECLARE_FINAL_TYPE (LooseBreakpoints, loose_breakpoints, LOOSE, BREAKPOINTS, GObject)

/* Signal "changed": one was added, removed or edited. */
LooseBreakpoints *loose_breakpoints_new (void);
GListModel *loose_breakpoints_get_list (LooseBreakpoints *self); /* of LooseBreakpoint */
/* The breakpoint on a line, from 0; NULL if there is none. Borrowed. */
LooseBreakpoint *loose_breakpoints_find_line (LooseBreakpoints *self, GtkSourceBuffer *buffer, guint line);
/* Removes the breakpoint on the line, or adds one. Returns TRUE if it added one. */
gboolean loose_breakpoints_toggle_line (LooseBreakpoints *self, GtkSourceBuffer *buffer, guint line);
/* Removes the first breakpoint with this sort and these words, or adds one. Returns TRUE if it added one. */
gboolean loose_breakpoints_toggle (LooseBreakpoints *self, LooseBreakpointSort sort, const char *words);
void loose_breakpoints_add (LooseBreakpoints *self, LooseBreakpoint *stop);
void loose_breakpoints_remove (LooseBreakpoints *self, LooseBreakpoint *stop);
void loose_breakpoints_clear (LooseBreakpoints *self);

/* Call when the page closes, or gets another text: breakpoints on its lines rest. Those on lines of a file that is not
 * a source of the program are removed. */
void loose_breakpoints_detach (LooseBreakpoints *self, LoosePage *page);
/* Turns detached breakpoints on lines of the page's source into marks again. Lines that moved are found by their
 * text. */
void loose_breakpoints_attach (LooseBreakpoints *self, LoosePage *page);

/* The breakpoints that are stored with a page between sessions, NULL-terminated: with the story, all but those on lines
 * of a file that is not a source; with such a file, its own. Free with g_strfreev. */
char **loose_breakpoints_to_strv (LooseBreakpoints *self, LoosePage *page);
void loose_breakpoints_add_strv (LooseBreakpoints *self, LoosePage *page, const char *const *strings);
void loose_breakpoints_clear_page (LooseBreakpoints *self, LoosePage *page);

G_END_DECLS
