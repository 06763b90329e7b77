/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists recovered drafts, and asks what to do with each: restore, discard, or decide later. */
#pragma once

#include <adwaita.h>

#include "loose-recovered-draft.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_RECOVERED_DRAFT_DIALOG (loose_recovered_draft_dialog_get_type ())
G_DECLARE_FINAL_TYPE (LooseRecoveredDraftDialog, loose_recovered_draft_dialog, LOOSE, RECOVERED_DRAFT_DIALOG, AdwWindow)

/* `own`: the file of the window, or NULL. A draft of another existing file is not restored here; its story is opened
 * instead. `drafts` is of LooseRecoveredDraft *, which the dialog references.
 *
 * Signals, when the dialog has closed: "bring-back" (LooseRecoveredDraft *draft), "open-story" (GFile *file). */
LooseRecoveredDraftDialog *loose_recovered_draft_dialog_new (GtkWindow *parent, GPtrArray *drafts, GFile *own);

G_END_DECLS
