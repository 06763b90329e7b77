/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A draft that a window left in the recovery folder when it ended: an unsaved text, or only a note of what the window
 * was doing. The object holds the draft's lock, so no two windows offer the same one. A draft with a text stays on the
 * disk until the author decides. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define LOOSE_TYPE_RECOVERED_DRAFT (loose_recovered_draft_get_type ())
G_DECLARE_FINAL_TYPE (LooseRecoveredDraft, loose_recovered_draft, LOOSE, RECOVERED_DRAFT, GObject)

/* The drafts of one file, or (NULL) all that have a text, of LooseRecoveredDraft, newest first. Deletes drafts with
 * neither a text nor a note of a crash. Accesses the disk. Free with g_ptr_array_unref. */
GPtrArray *loose_recovered_draft_find (GFile *file);

gboolean loose_recovered_draft_has_text (LooseRecoveredDraft *self);
/* The text, with invalid UTF-8 replaced; NULL if it cannot be read. Free with g_free. */
char *loose_recovered_draft_dup_text (LooseRecoveredDraft *self);
GFile *loose_recovered_draft_get_file (LooseRecoveredDraft *self); /* NULL: the text had no file */
gint64 loose_recovered_draft_get_time (LooseRecoveredDraft *self); /* seconds since 1970 */
guint loose_recovered_draft_get_busy (LooseRecoveredDraft *self);  /* LooseBusy flags */
/* Clears the note of what the window was doing, once it has been reported. */
void loose_recovered_draft_clear_crash_flag (LooseRecoveredDraft *self);
void loose_recovered_draft_delete (LooseRecoveredDraft *self);

G_END_DECLS
