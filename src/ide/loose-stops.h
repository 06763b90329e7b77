/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The stops of a story: those on lines are marks in the text of a page, which move with it; all others know by name what they are on. */
#pragma once

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

/* Those on lines of this text; and all that are on no line. */
void        loose_stops_clear_buffer (LooseStops *self, GtkSourceBuffer *buffer, gboolean and_named);

/* Between two sessions, of the same: NULL-terminated, free it; lines that moved meanwhile are found by what stands on them. */
char      **loose_stops_to_strv     (LooseStops *self, GtkSourceBuffer *buffer, gboolean and_named);
void        loose_stops_add_strv    (LooseStops *self, GtkSourceBuffer *buffer, const char *const *strings);

G_END_DECLS
