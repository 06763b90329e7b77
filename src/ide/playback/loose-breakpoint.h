/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A breakpoint: what it pauses at, its condition, and a message to print instead of pausing.
 *
 * It outlives programs, because it refers to things by name, or to a line. On a line of an open file it is a mark,
 * which moves with the text. If the file is not open the breakpoint *rests*: it remembers the source's name, the line
 * and the line's text. */
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

/* Properties, all writable: "enabled", "condition", "hits" (guint), "log"; "problem": why a play cannot pause there, or
 * NULL. `words` name what it pauses at. */
LooseBreakpoint *loose_breakpoint_new (LooseBreakpointSort sort, const char *words);
/* References the mark, which belongs to the buffer of the line's page. */
LooseBreakpoint *loose_breakpoint_new_on_line (GtkSourceMark *mark);
LooseBreakpointSort loose_breakpoint_get_sort (LooseBreakpoint *self);
const char *loose_breakpoint_get_words (LooseBreakpoint *self);
GtkSourceMark *loose_breakpoint_get_mark (LooseBreakpoint *self);
GtkSourceBuffer *loose_breakpoint_get_buffer (LooseBreakpoint *self); /* of its line; NULL: none is open */
int loose_breakpoint_get_line (LooseBreakpoint *self);                /* from 0; -1: not on a line */
gboolean loose_breakpoint_is_enabled (LooseBreakpoint *self);
/* The name of the source of its line; NULL: the story, or it is not on a line. Borrowed. */
const char *loose_breakpoint_get_source (LooseBreakpoint *self);
gboolean loose_breakpoint_is_detached (LooseBreakpoint *self);
/* Makes it rest, on a line of this source (NULL: the story). It releases its mark, which the caller may then delete. */
void loose_breakpoint_detach (LooseBreakpoint *self, const char *source);
/* The line of a detached breakpoint in this text, from 0: the nearest with the same words; -1 if there is none. */
int loose_breakpoint_find_line (LooseBreakpoint *self, const char *text);
/* Its condition, count and message in words; NULL: a plain breakpoint. Free with g_free. */
char *loose_breakpoint_dup_detail (LooseBreakpoint *self);
char *loose_breakpoint_dup_title (LooseBreakpoint *self);
void loose_breakpoint_set_problem (LooseBreakpoint *self, const char *problem);

/* Adds it to a play. Returns its number there, or 0. *problem (free with g_free): why it cannot be there, or why its
 * condition cannot be read; NULL. `line` (from 1) and `source` are for a breakpoint on a line. */
guint32 loose_breakpoint_apply (LooseBreakpoint *self, LeafPlay *play, guint32 source, guint32 line, char **problem);

/* The form in which it is stored between sessions. Free with g_free. */
char *loose_breakpoint_to_string (LooseBreakpoint *self);
/* A breakpoint on a line rests at first, even in the story. Returns NULL if the string is invalid. */
LooseBreakpoint *loose_breakpoint_from_string (const char *string);
/* Puts a detached breakpoint on the line of `mark`. */
void loose_breakpoint_set_mark (LooseBreakpoint *self, GtkSourceMark *mark);

/* "Line", "A value changes": for lists of sorts. */
const char *loose_breakpoint_sort_words (LooseBreakpointSort sort);

G_END_DECLS
