/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files of a story that no window's text is taken from here, changed together, and put back.
 *
 * All of them are read and found to be as they were compiled before the first is written; and where one cannot be
 * written those before it are put back.  A window that shows such a file sees that it has changed, as it would of
 * another program. */
#pragma once

#include <glib.h>

#include "leaf.h"

G_BEGIN_DECLS

typedef struct _LooseMultiFileEdit LooseMultiFileEdit;

LooseMultiFileEdit *loose_multi_file_edit_new (void);
void            loose_multi_file_edit_free (LooseMultiFileEdit *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LooseMultiFileEdit, loose_multi_file_edit_free)

/* `edits` of that source, in its order; it must have been read from the file as it is.  Whichever fails, *why_not
 * (the caller's; may be NULL) says it, for people. */
gboolean        loose_multi_file_edit_add (LooseMultiFileEdit *self, const char *path, const LeafProgram *program,
    guint32 source,
                                     const LeafEdit *edits, guint32 n, char **why_not);
gboolean        loose_multi_file_edit_make (LooseMultiFileEdit *self, char **why_not);
/* Those that still hold what was written; FALSE: one does not, and stays as it is. */
gboolean        loose_multi_file_edit_take_back (LooseMultiFileEdit *self, char **why_not);
guint           loose_multi_file_edit_get_n (LooseMultiFileEdit *self);

G_END_DECLS
