/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the text of a file in its last commit with the program git, if the file is in a Git repository. Nothing from
 * the repository's own settings is executed: only a plumbing command runs, without a pager, filters, hooks or the
 * network. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

void loose_committed_text_async (const char *path, GCancellable *cancellable, GAsyncReadyCallback callback,
                                 gpointer data);
/* NULL if the file is not in a repository or not in its last commit, is not text, or git is not installed. Free with
 * g_free. */
char *loose_committed_text_finish (GAsyncResult *result);

G_END_DECLS
