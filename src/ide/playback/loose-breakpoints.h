/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The stops of a story: those on lines are marks in the text of a page, which move with it, or rest while their file
 * is not open; all others know by name what they are on. */
#pragma once

#include "loose-page.h"
#include "loose-breakpoint.h"

G_BEGIN_DECLS

/* Category of the source marks of stops on lines. */
#define LOOSE_BREAKPOINT_CATEGORY "breakpoint"

#define LOOSE_TYPE_BREAKPOINTS (loose_breakpoints_get_type ())
G_DECLARE_FINAL_TYPE (LooseBreakpoints, loose_breakpoints, LOOSE, BREAKPOINTS, GObject)

/* Signal "changed": one came, went, or is another. */
LooseBreakpoints *loose_breakpoints_new         (void);
GListModel *loose_breakpoints_get_list    (LooseBreakpoints *self); /* of LooseBreakpoint */
/* from 0; borrowed; NULL */
LooseBreakpoint  *loose_breakpoints_find_line   (LooseBreakpoints *self, GtkSourceBuffer *buffer, guint line);
/* TRUE: there is one now */
gboolean    loose_breakpoints_toggle_line (LooseBreakpoints *self, GtkSourceBuffer *buffer, guint line);
/* With the same sort and words; takes the first one away, or adds one.  TRUE: there is one now. */
gboolean    loose_breakpoints_toggle      (LooseBreakpoints *self, LooseBreakpointSort sort, const char *words);
void        loose_breakpoints_add         (LooseBreakpoints *self, LooseBreakpoint *stop);
void        loose_breakpoints_remove      (LooseBreakpoints *self, LooseBreakpoint *stop);
void        loose_breakpoints_clear       (LooseBreakpoints *self);

/* The page closes, or gets another text: what is on its lines rests.  What is on lines of a file that no source is
 * of goes. */
void        loose_breakpoints_rest        (LooseBreakpoints *self, LoosePage *page);
/* What rests on lines of the page's source is marks in its text again; lines that moved meanwhile are found by what
 * stands on them. */
void        loose_breakpoints_wake        (LooseBreakpoints *self, LoosePage *page);

/* What is kept with a page between two sessions: with the story all but those on lines of a file that no source is
 * of. */
char      **loose_breakpoints_to_strv     (LooseBreakpoints *self, LoosePage *page); /* NULL-terminated, free it */
void        loose_breakpoints_add_strv    (LooseBreakpoints *self, LoosePage *page, const char *const *strings);
void        loose_breakpoints_clear_page  (LooseBreakpoints *self, LoosePage *page);

G_END_DECLS
