/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be typed at a place of a test's script: Test me with "take lamp / ...".
 *
 * A worker compiles the story with the script cut before the command at the cursor, and runs the test as TEST does. The
 * last answer is kept, and stays valid while only that command changes. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_TEST_COMMANDS (loose_test_commands_get_type ())
G_DECLARE_FINAL_TYPE (LooseTestCommands, loose_test_commands, LOOSE, TEST_COMMANDS, GObject)

LooseTestCommands *loose_test_commands_new (LooseSession *session);
/* The commands, of char *; NULL: not known yet. `text` is the text of the page; `cursor` is in one of its scripts.
 * Borrowed until the next answer. */
GPtrArray *loose_test_commands_get (LooseTestCommands *self, const char *text, const LeafTestCursor *cursor);
void loose_test_commands_find_async (LooseTestCommands *self, LoosePage *page, const char *text,
                                     const LeafTestCursor *cursor, GCancellable *cancellable,
                                     GAsyncReadyCallback callback, gpointer data);
/* Returns FALSE if another request was made meanwhile, or this one was cancelled. */
gboolean loose_test_commands_find_finish (LooseTestCommands *self, GAsyncResult *result);

G_END_DECLS
