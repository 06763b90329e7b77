/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The text of a file as it was last committed to the Git repository that it is in, asked of the program git. Nothing
 * of the repository's own settings is executed: only plumbing runs, without a pager, filters, hooks or the network. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

void  loose_committed_text_async  (const char *path, GCancellable *cancellable, GAsyncReadyCallback callback,
    gpointer data);
/* NULL: the file is in no repository, or not in its last commit, or there is no git. Free with g_free. */
char *loose_committed_text_finish (GAsyncResult *result);

G_END_DECLS
