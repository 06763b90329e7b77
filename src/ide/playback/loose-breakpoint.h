/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One stop of a story: on what a play stops, on what condition, and what it tells instead of stopping.
 *
 * A stop is the author's, and outlives every program: what it is on it knows by name, or by the line, which moves
 * with the text.  One on a line of a file that is open is a mark in its text; where the file is not open it rests:
 * it knows the source's name, the line, and what stood there. */
#pragma once

#include <gtksourceview/gtksource.h>

#include "leaf.h"

G_BEGIN_DECLS

typedef enum {
  LOOSE_BREAKPOINT_LINE,
  LOOSE_BREAKPOINT_RULE,
  LOOSE_BREAKPOINT_RULEBOOK,
  LOOSE_BREAKPOINT_ACTION,
  LOOSE_BREAKPOINT_ACTIVITY,
  LOOSE_BREAKPOINT_PHRASE,
  LOOSE_BREAKPOINT_SCENE,
  LOOSE_BREAKPOINT_FAILURE, /* a rulebook that fails */
  LOOSE_BREAKPOINT_SUCCESS,
  LOOSE_BREAKPOINT_VALUE,
  LOOSE_BREAKPOINT_TEXT,
  LOOSE_N_STOPS
} LooseBreakpointSort;

#define LOOSE_TYPE_BREAKPOINT (loose_breakpoint_get_type ())
G_DECLARE_FINAL_TYPE (LooseBreakpoint, loose_breakpoint, LOOSE, BREAKPOINT, GObject)

/* Properties, all writable: "enabled", "condition", "hits" (guint), "log"; "problem": why a play cannot stop there,
 * NULL. */
LooseBreakpoint     *loose_breakpoint_new         (LooseBreakpointSort sort, const char *words);
/* The mark is the buffer's. */
LooseBreakpoint     *loose_breakpoint_new_on_line (GtkSourceMark *mark);
LooseBreakpointSort  loose_breakpoint_get_sort    (LooseBreakpoint *self);
const char    *loose_breakpoint_get_words   (LooseBreakpoint *self);
GtkSourceMark *loose_breakpoint_get_mark    (LooseBreakpoint *self);
GtkSourceBuffer *loose_breakpoint_get_buffer (LooseBreakpoint *self); /* of its line; NULL: it is on none */
int            loose_breakpoint_get_line    (LooseBreakpoint *self); /* from 0; -1: it is on none */
gboolean       loose_breakpoint_is_enabled  (LooseBreakpoint *self);
/* The source of its line; NULL: the story's, or it is on none. */
const char    *loose_breakpoint_get_source  (LooseBreakpoint *self);
gboolean       loose_breakpoint_is_resting  (LooseBreakpoint *self);
/* Goes from its mark, which may be deleted then. */
void           loose_breakpoint_rest        (LooseBreakpoint *self, const char *source);
/* Of a resting one: its line in this text, from 0, the nearest that says what it said; -1: none does any more. */
int            loose_breakpoint_find_line   (LooseBreakpoint *self, const char *text);
/* More than a plain stop; the words of that, or NULL; free. */
char          *loose_breakpoint_dup_detail  (LooseBreakpoint *self);
char          *loose_breakpoint_dup_title   (LooseBreakpoint *self);
void           loose_breakpoint_set_problem (LooseBreakpoint *self, const char *problem);

/* Adds it to a play: its number there, or 0 with the reason in *problem.  `line` from 1 and `source` of a stop on a
 * line. */
guint32        loose_breakpoint_apply       (LooseBreakpoint *self, LeafPlay *play, guint32 source, guint32 line,
    char **problem);

/* For what is kept between two sessions. */
char          *loose_breakpoint_to_string   (LooseBreakpoint *self);
/* One on a line rests, in the story too.  NULL: it cannot be read. */
LooseBreakpoint     *loose_breakpoint_from_string (const char *string);
/* It rests no more. */
void           loose_breakpoint_set_mark    (LooseBreakpoint *self, GtkSourceMark *mark);

/* "Rule", "A value changes": for lists of sorts. */
const char    *loose_breakpoint_sort_words  (LooseBreakpointSort sort);

G_END_DECLS
