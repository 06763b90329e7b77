/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps the text of one window safe: copies what the author does, knows what was left of the same file by a window
 * that is no more, and whether that ended while the story was compiled or played.
 *
 * A copy is taken from the buffer when it changes, not when the main loop has time: at once when the last is older
 * than half a second, else when it is; and written by a thread (loose-draft-writer.h).  So what a story, the
 * compiler or the debugger is busy with does not matter: what is lost is what was typed in the last half second, and
 * while a slow disk writes. */
#pragma once

#include <gtk/gtk.h>

#include "loose-recovery-lock.h"
#include "loose-recovered-draft.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_AUTOSAVE (loose_autosave_get_type ())
G_DECLARE_FINAL_TYPE (LooseAutosave, loose_autosave, LOOSE, AUTOSAVE, GObject)

/* Signal "failed" (gint number): no copy can be kept, as LooseDraftWriter tells it. */
LooseAutosave *loose_autosave_new         (GtkTextBuffer *buffer);
/* The text is another file's from now on, or (NULL) has none; the copy of the one before is forgotten. */
void         loose_autosave_set_file    (LooseAutosave *self, GFile *file);
LooseRecoveryLock  *loose_autosave_get_lock   (LooseAutosave *self);
/* The author has changed the text. */
void         loose_autosave_touch       (LooseAutosave *self);
/* The text is saved, or not wanted any more; so is what was brought back. */
void         loose_autosave_forget      (LooseAutosave *self);

/* The texts left of this file, newest first, of LooseRecoveredDraft; borrowed. */
GPtrArray   *loose_autosave_get_left    (LooseAutosave *self);
/* `leftover`, of this file or of none, stands in the text now: it is thrown away when the text is saved, or not
 * wanted. */
void         loose_autosave_restore  (LooseAutosave *self, LooseRecoveredDraft *leftover);

/* LooseBusy: what the program was doing with this story when it ended the last time; until it is trusted. */
guint        loose_autosave_get_suspect (LooseAutosave *self);
void         loose_autosave_clear_suspect       (LooseAutosave *self);

G_END_DECLS
