/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps the text of one window safe: copies what the author does, knows what was left of the same file by a window that is no more,
 * and whether that ended while the story was compiled or played.
 *
 * A copy is taken from the buffer when it changes, not when the main loop has time: at once when the last is older than half a
 * second, else when it is; and written by a thread (loose-recovery.h).  So what a story, the compiler or the debugger is busy with does
 * not matter: what is lost is what was typed in the last half second, and while a slow disk writes. */
#pragma once

#include <gtk/gtk.h>

#include "loose-claim.h"
#include "loose-leftover.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_KEEPER (loose_keeper_get_type ())
G_DECLARE_FINAL_TYPE (LooseKeeper, loose_keeper, LOOSE, KEEPER, GObject)

/* Signal "failed" (gint number): no copy can be kept, as LooseRecovery tells it. */
LooseKeeper *loose_keeper_new         (GtkTextBuffer *buffer);
/* The text is another file's from now on, or (NULL) has none; the copy of the one before is forgotten. */
void         loose_keeper_set_file    (LooseKeeper *self, GFile *file);
LooseClaim  *loose_keeper_get_claim   (LooseKeeper *self);
/* The author has changed the text. */
void         loose_keeper_touch       (LooseKeeper *self);
/* The text is saved, or not wanted any more; so is what was brought back. */
void         loose_keeper_forget      (LooseKeeper *self);

/* The texts left of this file, newest first, of LooseLeftover; borrowed. */
GPtrArray   *loose_keeper_get_left    (LooseKeeper *self);
/* `leftover`, of this file or of none, stands in the text now: it is thrown away when the text is saved, or not wanted. */
void         loose_keeper_bring_back  (LooseKeeper *self, LooseLeftover *leftover);

/* LooseBusy: what the program was doing with this story when it ended the last time; until it is trusted. */
guint        loose_keeper_get_suspect (LooseKeeper *self);
void         loose_keeper_trust       (LooseKeeper *self);

G_END_DECLS
