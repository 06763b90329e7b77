/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-json-guard.h: what a reader of JSON must not be given.
 *
 * Readers call themselves for each bracket, so a message of a hundred thousand brackets ends the program; no message
 * of an editor or a debugger is nested deeper than some ten, and what is deeper than LEAF_JSON_DEEPEST is refused.
 * An escape that is no character ("\ud800" alone, "\u0000") makes json-glib return text that is no UTF-8, or is cut;
 * it becomes "\ufffd", which is as long, so that the length in a message's header stays true. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

enum { LEAF_JSON_DEEPEST = 64 };

/* Of one text in memory, in place.  FALSE: it is too deep. */
gboolean leaf_json_guard_text (char *text);

/* The bytes of `in`, messages with headers as both protocols frame them; reading fails (G_IO_ERROR_INVALID_DATA)
 * where one is too deep. The caller's, for g_object_unref. */
GInputStream *leaf_json_guard_stream (GInputStream *in);

G_END_DECLS
