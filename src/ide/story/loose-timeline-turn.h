/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A turn of the timeline: its command and its flags. Immutable. */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

typedef enum {
  LOOSE_TURN_NOW = 1 << 0,     /* the play is there */
  LOOSE_TURN_FUTURE = 1 << 1,  /* the play went back from this turn */
  LOOSE_TURN_STOPPED = 1 << 2, /* a breakpoint would pause in it */
} LooseTurnMarks;

#define LOOSE_TYPE_TIMELINE_TURN (loose_timeline_turn_get_type ())
G_DECLARE_FINAL_TYPE (LooseTimelineTurn, loose_timeline_turn, LOOSE, TIMELINE_TURN, GObject)

LooseTimelineTurn *loose_timeline_turn_new (guint number, const char *command, LooseTurnMarks marks);
guint loose_timeline_turn_get_number (LooseTimelineTurn *self);
LooseTurnMarks loose_timeline_turn_get_marks (LooseTimelineTurn *self);
/* Everything about it in words. Free with g_free. */
char *loose_timeline_turn_dup_words (LooseTimelineTurn *self);
gboolean loose_timeline_turn_is (LooseTimelineTurn *self, guint number, const char *command, LooseTurnMarks marks);

G_END_DECLS
