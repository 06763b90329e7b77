/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the lints of a program in a worker, because it takes as long as compiling. */
#pragma once

#include <gio/gio.h>

#include "leaf-lint.h"

G_BEGIN_DECLS

/* `wanted`: bits 1 << lint. */
void loose_lints_look_async (LeafProgram *program, guint32 wanted, GCancellable *cancellable,
                             GAsyncReadyCallback callback, gpointer data);
/* The notes, of LeafLintNote; NULL if cancelled. Free with g_array_unref. */
GArray *loose_lints_look_finish (GAsyncResult *result);

/* The lints that the settings do not turn off, as bits. */
guint32 loose_lints_wanted (GSettings *settings);
/* A menu with an item "lints.NAME" for each lint, and the group with these actions. The caller owns both. */
GMenuModel *loose_lints_make_menu (void);
GActionGroup *loose_lints_make_actions (GSettings *settings);

G_END_DECLS
