/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a window that is no more left in the recovery folder: a text that was not saved, or only the note of what it
 * was busy with when it ended.  Whoever has one has its lock, so that no two windows offer the same; it stays on the
 * disk until an author decides. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define LOOSE_TYPE_RECOVERED_DRAFT (loose_recovered_draft_get_type ())
G_DECLARE_FINAL_TYPE (LooseRecoveredDraft, loose_recovered_draft, LOOSE, RECOVERED_DRAFT, GObject)

/* Of LooseRecoveredDraft, newest first: those of one file, or with NULL all that hold a text. */
GPtrArray  *loose_recovered_draft_find       (GFile *file);

gboolean    loose_recovered_draft_has_text   (LooseRecoveredDraft *self);
/* As it was; what is no UTF-8 in it is made so. */
char       *loose_recovered_draft_dup_text   (LooseRecoveredDraft *self);
GFile      *loose_recovered_draft_get_file   (LooseRecoveredDraft *self); /* NULL: the text had none */
gint64      loose_recovered_draft_get_time   (LooseRecoveredDraft *self); /* seconds since 1970 */
guint       loose_recovered_draft_get_busy   (LooseRecoveredDraft *self); /* LooseBusy flags */
/* What it was busy with is known now, and need not be found again. */
void        loose_recovered_draft_clear_crash_flag       (LooseRecoveredDraft *self);
void        loose_recovered_draft_delete (LooseRecoveredDraft *self);

G_END_DECLS
