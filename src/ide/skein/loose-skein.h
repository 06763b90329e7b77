/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The skein of a window's story: what is played is woven into it, threads are played again, and it is kept in the
 * project's Skein.skein.
 *
 * A story that is no project has a skein too, as long as its window is open.  A file that another application wrote
 * meanwhile is read again, and not overwritten. */
#pragma once

#include "leaf-skein.h"
#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_SKEIN (loose_skein_get_type ())
G_DECLARE_FINAL_TYPE (LooseSkein, loose_skein, LOOSE, SKEIN, GObject)

/* How a knot's answer stands to what the author wants it to be. */
typedef enum {
  LOOSE_KNOT_FREE, /* whatever it likes */
  LOOSE_KNOT_GOOD,
  LOOSE_KNOT_BAD,
  LOOSE_KNOT_UNKNOWN, /* never played */
} LooseKnotState;

/* Signals: "changed" (gboolean shape): knots came, went, or got other words; or only answers and states did. "ran"
 * (guint good, guint bad): all threads have been played. */
LooseSkein *loose_skein_new (LooseSession *session);
LeafSkein *loose_skein_get (LooseSkein *self); /* borrowed; whoever changes it calls loose_skein_touch */
void loose_skein_touch (LooseSkein *self);
LooseKnotState loose_skein_get_state (LooseSkein *self, guint32 knot);
/* What these knots (guint32) answered last is what they are to answer, or, with FALSE, they may answer what they
 * like; how many were changed. */
guint loose_skein_bless (LooseSkein *self, const GArray *knots, gboolean blessed);
gboolean loose_skein_remove (LooseSkein *self, guint32 knot); /* as leaf_skein_remove */
/* Takes the last of these two back; a knot to look at; 0: nothing was done. */
guint32 loose_skein_undo (LooseSkein *self);
gboolean loose_skein_can_undo (LooseSkein *self);
/* Plays the story from its beginning to this knot, in the window. */
void loose_skein_play_to (LooseSkein *self, guint32 knot);
/* A thread for each script that the story has for testing, named after it, where there is none yet.  The last knot
 * of the first of them; 0: it has none. */
guint32 loose_skein_add_tests (LooseSkein *self);
/* Plays every thread that ends below `knot` (the root: all), without the window; "ran" tells that it is over. */
void loose_skein_run (LooseSkein *self, guint32 knot);
/* Adds threads (of char **), plays all threads, and then blesses the answers of those that were added; answers that are
 * blessed already stay. "changed" tells that it is over. FALSE: threads are being played, or nothing can be. */
gboolean loose_skein_grow (LooseSkein *self, const GPtrArray *threads);
/* The first answer in the tree that is not what it should be; 0: there is none. */
guint32 loose_skein_find_bad (LooseSkein *self);
/* The rule that printed what of such an answer differs first, as it was when threads were last run; NULL: not known;
 * borrowed. */
const char *loose_skein_get_differing_rule (LooseSkein *self, guint32 knot);
gboolean loose_skein_is_running (LooseSkein *self);
/* Writes what has changed, now. */
void loose_skein_keep (LooseSkein *self);

G_END_DECLS
