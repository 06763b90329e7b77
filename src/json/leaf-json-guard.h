/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-json-guard.h: rejects JSON that the parser cannot handle.
 *
 * The parser recurses for each bracket, so a message of a hundred thousand brackets would crash the program. Messages
 * of editors and debuggers are nested about ten levels deep; those deeper than LEAF_JSON_DEEPEST are refused. For an
 * escape that is not a character ("\ud800" alone, "\u0000") json-glib returns invalid UTF-8 or a truncated text; it is
 * replaced by "\ufffd", which has the same length, so that the length in a message's header stays correct. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

enum { LEAF_JSON_DEEPEST = 64 };

/* Checks and corrects one text in place. Returns FALSE if it is nested too deeply. */
gboolean leaf_json_guard_text (char *text);

/* Returns a stream with the bytes of `in`: messages with headers, as both protocols frame them. Reading fails with
 * G_IO_ERROR_INVALID_DATA if a message is nested too deeply. Free with g_object_unref. */
GInputStream *leaf_json_guard_stream (GInputStream *in);

G_END_DECLS
