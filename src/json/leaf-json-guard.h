/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-json-guard.h: refuses or repairs JSON that json-glib cannot handle.
 *
 * json-glib recurses for each bracket, so a message of a hundred thousand brackets would crash the program. Messages
 * that are nested more deeply than LEAF_JSON_DEEPEST are refused; those of editors and debuggers are far below that.
 * json-glib turns an escape that is not a character ("\ud800" alone, "\u0000") into invalid UTF-8 or a truncated text.
 * Such an escape is replaced by "\ufffd", which has the same length, so that the length in the header of a message
 * stays correct. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

enum { LEAF_JSON_DEEPEST = 64, LEAF_JSON_MOST = 16 * 1024 * 1024 /* bytes; jsonrpc-glib takes no more */ };

/* Checks one NUL-terminated text, and repairs it in place. Returns FALSE if it is nested too deeply. */
gboolean leaf_json_guard_text (char *text);

/* Returns a stream with the repaired bytes of `in`, which has messages with the header Content-Length, as the protocols
 * of editors and debuggers do. A message that is nested too deeply or too long arrives as text that is not JSON, and
 * the next one as it is. Takes a reference to `in`. Free with g_object_unref. */
GInputStream *leaf_json_guard_stream (GInputStream *in);

G_END_DECLS
