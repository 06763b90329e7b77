/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A turn in the strip of turns: what was typed, and what is to be seen of it there.  A row, and never changed. */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

typedef enum {
  LOOSE_TURN_NOW = 1 << 0,     /* the play stands there */
  LOOSE_TURN_FUTURE = 1 << 1,  /* it was gone back from */
  LOOSE_TURN_STOPPED = 1 << 2, /* a stop would have stopped in it */
} LooseTurnMarks;

#define LOOSE_TYPE_TIMELINE_TURN (loose_timeline_turn_get_type ())
G_DECLARE_FINAL_TYPE (LooseTimelineTurn, loose_timeline_turn, LOOSE, TIMELINE_TURN, GObject)

LooseTimelineTurn *loose_timeline_turn_new         (guint number, const char *command, LooseTurnMarks marks);
guint              loose_timeline_turn_get_number  (LooseTimelineTurn *self);
LooseTurnMarks     loose_timeline_turn_get_marks   (LooseTimelineTurn *self);
/* All that is known of it in words; free. */
char              *loose_timeline_turn_dup_words   (LooseTimelineTurn *self);
gboolean           loose_timeline_turn_is          (LooseTimelineTurn *self, guint number, const char *command,
    LooseTurnMarks marks);

G_END_DECLS
