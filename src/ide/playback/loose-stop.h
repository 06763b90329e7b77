/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One stop of a story: on what a play stops, on what condition, and what it tells instead of stopping.
 *
 * A stop is the author's, and outlives every program: what it is on it knows by name, or by the line, which moves with the text.  One on a
 * line of a file that is open is a mark in its text; where the file is not open it rests: it knows the source's name, the line, and what stood
 * there. */
#pragma once

#include <gtksourceview/gtksource.h>

#include "leaf.h"

G_BEGIN_DECLS

typedef enum {
  LOOSE_STOP_LINE,
  LOOSE_STOP_RULE,
  LOOSE_STOP_RULEBOOK,
  LOOSE_STOP_ACTION,
  LOOSE_STOP_ACTIVITY,
  LOOSE_STOP_PHRASE,
  LOOSE_STOP_SCENE,
  LOOSE_STOP_FAILURE, /* a rulebook that fails */
  LOOSE_STOP_SUCCESS,
  LOOSE_STOP_VALUE,
  LOOSE_STOP_TEXT,
  LOOSE_N_STOPS
} LooseStopSort;

#define LOOSE_TYPE_STOP (loose_stop_get_type ())
G_DECLARE_FINAL_TYPE (LooseStop, loose_stop, LOOSE, STOP, GObject)

/* Properties, all writable: "enabled", "condition", "hits" (guint), "log"; "problem": why a play cannot stop there, NULL. */
LooseStop     *loose_stop_new         (LooseStopSort sort, const char *words);
/* The mark is the buffer's. */
LooseStop     *loose_stop_new_on_line (GtkSourceMark *mark);
LooseStopSort  loose_stop_get_sort    (LooseStop *self);
const char    *loose_stop_get_words   (LooseStop *self);
GtkSourceMark *loose_stop_get_mark    (LooseStop *self);
GtkSourceBuffer *loose_stop_get_buffer (LooseStop *self); /* of its line; NULL: it is on none */
int            loose_stop_get_line    (LooseStop *self); /* from 0; -1: it is on none */
gboolean       loose_stop_is_enabled  (LooseStop *self);
/* The source of its line; NULL: the story's, or it is on none. */
const char    *loose_stop_get_source  (LooseStop *self);
gboolean       loose_stop_is_resting  (LooseStop *self);
/* Goes from its mark, which may be deleted then. */
void           loose_stop_rest        (LooseStop *self, const char *source);
/* Of a resting one: its line in this text, from 0, the nearest that says what it said; -1: none does any more. */
int            loose_stop_find_line   (LooseStop *self, const char *text);
/* More than a plain stop; the words of that, or NULL; free. */
char          *loose_stop_dup_detail  (LooseStop *self);
char          *loose_stop_dup_title   (LooseStop *self);
void           loose_stop_set_problem (LooseStop *self, const char *problem);

/* Adds it to a play: its number there, or 0 with the reason in *problem.  `line` from 1 and `source` of a stop on a line. */
guint32        loose_stop_apply       (LooseStop *self, LeafPlay *play, guint32 source, guint32 line, char **problem);

/* For what is kept between two sessions. */
char          *loose_stop_to_string   (LooseStop *self);
/* One on a line rests, in the story too.  NULL: it cannot be read. */
LooseStop     *loose_stop_from_string (const char *string);
/* It rests no more. */
void           loose_stop_set_mark    (LooseStop *self, GtkSourceMark *mark);

/* "Rule", "A value changes": for lists of sorts. */
const char    *loose_stop_sort_words  (LooseStopSort sort);

G_END_DECLS
