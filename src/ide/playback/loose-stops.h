/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The stops of a story: those on lines are marks in the text of a page, which move with it, or rest while their file is not open; all others know by name what they are on. */
#pragma once

#include "loose-page.h"
#include "loose-stop.h"

G_BEGIN_DECLS

/* Category of the source marks of stops on lines. */
#define LOOSE_BREAKPOINT "breakpoint"

#define LOOSE_TYPE_STOPS (loose_stops_get_type ())
G_DECLARE_FINAL_TYPE (LooseStops, loose_stops, LOOSE, STOPS, GObject)

/* Signal "changed": one came, went, or is another. */
LooseStops *loose_stops_new         (void);
GListModel *loose_stops_get_list    (LooseStops *self); /* of LooseStop */
LooseStop  *loose_stops_find_line   (LooseStops *self, GtkSourceBuffer *buffer, guint line); /* from 0; borrowed; NULL */
gboolean    loose_stops_toggle_line (LooseStops *self, GtkSourceBuffer *buffer, guint line); /* TRUE: there is one now */
/* With the same sort and words; takes the first one away, or adds one.  TRUE: there is one now. */
gboolean    loose_stops_toggle      (LooseStops *self, LooseStopSort sort, const char *words);
void        loose_stops_add         (LooseStops *self, LooseStop *stop);
void        loose_stops_remove      (LooseStops *self, LooseStop *stop);
void        loose_stops_clear       (LooseStops *self);

/* The page closes, or gets another text: what is on its lines rests.  What is on lines of a file that no source is of goes. */
void        loose_stops_rest        (LooseStops *self, LoosePage *page);
/* What rests on lines of the page's source is marks in its text again; lines that moved meanwhile are found by what stands on them. */
void        loose_stops_wake        (LooseStops *self, LoosePage *page);

/* What is kept with a page between two sessions: with the story all but those on lines of a file that no source is of. */
char      **loose_stops_to_strv     (LooseStops *self, LoosePage *page); /* NULL-terminated, free it */
void        loose_stops_add_strv    (LooseStops *self, LoosePage *page, const char *const *strings);
void        loose_stops_clear_page  (LooseStops *self, LoosePage *page);

G_END_DECLS
