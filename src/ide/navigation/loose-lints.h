/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lints of a program, looked for by a worker: it takes as long as a compile, and nobody waits for it. */
#pragma once

#include <gio/gio.h>

#include "leaf-lint.h"

G_BEGIN_DECLS

/* `wanted`: 1 << lint. */
void loose_lints_look_async (LeafProgram *program, guint32 wanted, GCancellable *cancellable,
    GAsyncReadyCallback callback,
                             gpointer data);
/* Of LeafLintNote, g_array_unref; NULL when it was given up. */
GArray *loose_lints_look_finish (GAsyncResult *result);

/* The lints that the author has turned off are kept by name. */
guint32 loose_lints_wanted (GSettings *settings);
/* A menu of all lints, each to be turned on and off by an action "lints.NAME" of the group. */
GMenuModel *loose_lints_make_menu (void);
GActionGroup *loose_lints_make_actions (GSettings *settings);

G_END_DECLS
