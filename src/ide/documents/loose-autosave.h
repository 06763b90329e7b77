/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps the text of one window safe from crashes: copies it, finds the texts of the same file that a crashed window
 * left, and finds out whether that window crashed while it compiled or played the story.
 *
 * A copy is taken in the "changed" signal of the buffer rather than when the main loop is idle: at once if the last
 * copy is older than half a second, otherwise when it becomes so. A thread writes it (loose-draft-writer.h). So a busy
 * story, compiler or debugger does not delay it, and at most the last half second is lost, with what was typed while a
 * slow disk was writing. */
#pragma once

#include <gtk/gtk.h>

#include "loose-recovery-lock.h"
#include "loose-recovered-draft.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_AUTOSAVE (loose_autosave_get_type ())
G_DECLARE_FINAL_TYPE (LooseAutosave, loose_autosave, LOOSE, AUTOSAVE, GObject)

/* Signal "failed" (gint number): no copy can be kept; see LooseDraftWriter. */
LooseAutosave *loose_autosave_new (GtkTextBuffer *buffer);
/* From now on the text belongs to another file, or (NULL) to none; the copy for the previous file is forgotten. */
void loose_autosave_set_file (LooseAutosave *self, GFile *file);
LooseRecoveryLock *loose_autosave_get_lock (LooseAutosave *self);
/* The author changed the text. */
void loose_autosave_touch (LooseAutosave *self);
/* The text was saved or is not wanted, and neither is a draft that was restored. */
void loose_autosave_forget (LooseAutosave *self);

/* The drafts of this file that were left behind, newest first, of LooseRecoveredDraft. Borrowed. */
GPtrArray *loose_autosave_get_left (LooseAutosave *self);
/* The text is now that of `leftover`, a draft of this file or of none. The draft is deleted when the text is saved or
 * not wanted. */
void loose_autosave_restore (LooseAutosave *self, LooseRecoveredDraft *leftover);

/* LooseBusy flags: what the program was doing with this story when it crashed, until the author trusts the story. */
guint loose_autosave_get_suspect (LooseAutosave *self);
void loose_autosave_clear_suspect (LooseAutosave *self);

G_END_DECLS
