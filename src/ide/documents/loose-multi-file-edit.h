/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes several files of a story that are not open in the window, all or none, and can undo that. Its functions
 * access the disk.
 *
 * All files are read and compared with what was compiled before the first is written. If one cannot be written, those
 * before it are restored. Another window that shows such a file notices the change as if another program had made
 * it. */
#pragma once

#include <glib.h>

#include "leaf.h"

G_BEGIN_DECLS

typedef struct _LooseMultiFileEdit LooseMultiFileEdit;

LooseMultiFileEdit *loose_multi_file_edit_new (void);
void loose_multi_file_edit_free (LooseMultiFileEdit *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LooseMultiFileEdit, loose_multi_file_edit_free)

/* Adds `edits` of that source, sorted by place. The file must still contain what was compiled. If a function of this
 * object fails, *why_not receives the reason for the user: `why_not` may be NULL, *why_not is NULL or a string that is
 * freed, and the caller owns the result. */
gboolean loose_multi_file_edit_add (LooseMultiFileEdit *self, const char *path, const LeafProgram *program,
                                    guint32 source, const LeafEdit *edits, guint32 n, char **why_not);
gboolean loose_multi_file_edit_make (LooseMultiFileEdit *self, char **why_not);
/* Restores the files that still contain what was written. Returns FALSE if one does not; that one is left unchanged. */
gboolean loose_multi_file_edit_take_back (LooseMultiFileEdit *self, char **why_not);
guint loose_multi_file_edit_get_n (LooseMultiFileEdit *self);

G_END_DECLS
