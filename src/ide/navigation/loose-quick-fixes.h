/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What mends a problem, looked for by a worker: each thing that could is compiled. */
#pragma once

#include <gio/gio.h>

#include "leaf-fix.h"

G_BEGIN_DECLS

/* Of the problem of that number.  `materials`: the folder of the story's; may be NULL. */
void loose_quick_fixes_find_async (LeafProgram *program, guint32 problem, const char *materials,
    GCancellable *cancellable,
                             GAsyncReadyCallback callback, gpointer data);
/* For loose_fix_free; NULL when nothing is certain, or it was given up. */
LeafFix *loose_quick_fixes_find_finish (GAsyncResult *result);
void loose_fix_free (LeafFix *fix);
/* "Change ‘teh’ to ‘the’", in the language of the window; free with g_free. */
char *loose_fix_dup_title (const LeafFix *fix);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafFix, loose_fix_free)

G_END_DECLS
