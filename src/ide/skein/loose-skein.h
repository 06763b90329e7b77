/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The skein of a window's story: records plays, replays threads, and is stored in the project's Skein.skein.
 *
 * A story without a project has a skein only while its window is open. If another application changes the file, it is
 * not overwritten: unsaved changes go to a file beside it, and the file is read again. */
#pragma once

#include "leaf-skein.h"
#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_SKEIN (loose_skein_get_type ())
G_DECLARE_FINAL_TYPE (LooseSkein, loose_skein, LOOSE, SKEIN, GObject)

/* How a knot's answer compares with the blessed one. */
typedef enum {
  LOOSE_KNOT_FREE, /* no answer is blessed */
  LOOSE_KNOT_GOOD,
  LOOSE_KNOT_BAD,
  LOOSE_KNOT_UNKNOWN, /* never played */
} LooseKnotState;

/* The session outlives it.
 *
 * Signals: "changed" (gboolean shape): TRUE: knots were added, removed or renamed; FALSE: only answers and states
 * changed. "ran" (guint good, guint bad): all threads have been played. "conflict" (char *name): another program
 * changed the file, so the tree was written beside it, to this file. "failed" (int number): it could not be written,
 * because of this errno; 0: now it could. "unreadable" (char *path): this file is not a skein, so it is left unchanged;
 * NULL: the file is in use. "kept" (char *path): the story is closed and it could not be written, so it is in this
 * file. */
LooseSkein *loose_skein_new (LooseSession *session);
LeafSkein *loose_skein_get (LooseSkein *self); /* borrowed; after changing it, call loose_skein_touch */
/* Announces a change, and writes the file soon. */
void loose_skein_touch (LooseSkein *self);
LooseKnotState loose_skein_get_state (LooseSkein *self, guint32 knot);
/* Blesses the last answers of these knots (guint32), or removes their blessing. Returns the number of knots changed. */
guint loose_skein_bless (LooseSkein *self, const GArray *knots, gboolean blessed);
gboolean loose_skein_remove (LooseSkein *self, guint32 knot); /* as leaf_skein_remove */
/* Undoes the last blessing or removal. Returns a knot to show; 0: nothing was undone. */
guint32 loose_skein_undo (LooseSkein *self);
gboolean loose_skein_can_undo (LooseSkein *self);
/* Plays the story from its beginning to this knot, in the window. */
void loose_skein_play_to (LooseSkein *self, guint32 knot);
/* Adds a thread, with its name, for each test script of the story that has none. Returns the last knot of the first
 * one; 0: the story has no tests. */
guint32 loose_skein_add_tests (LooseSkein *self);
/* Plays every thread that ends below `knot` (the root: all) without the window; "ran" follows. */
void loose_skein_run (LooseSkein *self, guint32 knot);
/* Adds threads (of char **), plays all threads, and then blesses the answers of the new ones; answers that are already
 * blessed stay. "changed" follows. Returns FALSE if threads are being played, or nothing can be. */
gboolean loose_skein_grow (LooseSkein *self, const GPtrArray *threads);
/* The first knot in the tree whose answer differs from the blessed one; 0: none. */
guint32 loose_skein_find_bad (LooseSkein *self);
/* The rule that printed the first difference of the answer when threads were last played; NULL: not known. Borrowed. */
const char *loose_skein_get_differing_rule (LooseSkein *self, guint32 knot);
gboolean loose_skein_is_running (LooseSkein *self);
/* Writes changes to the file at once, and blocks until they are on the disk. */
void loose_skein_keep (LooseSkein *self);

G_END_DECLS
