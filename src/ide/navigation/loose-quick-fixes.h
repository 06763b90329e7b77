/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the quick fix for a problem in a worker, which compiles each candidate. */
#pragma once

#include <gio/gio.h>

#include "leaf-fix.h"

G_BEGIN_DECLS

/* Finds the fix for the problem with that number. `materials` is the path of the story's materials folder, or NULL. */
void loose_quick_fixes_find_async (LeafProgram *program, guint32 problem, const char *materials,
                                   GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
/* Free with loose_fix_free; NULL if no fix was proved by compiling with it, or it was cancelled. */
LeafFix *loose_quick_fixes_find_finish (GAsyncResult *result);
void loose_fix_free (LeafFix *fix);
/* "Change ‘teh’ to ‘the’", in the language of the window. Free with g_free. */
char *loose_fix_dup_title (const LeafFix *fix);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafFix, loose_fix_free)

G_END_DECLS
