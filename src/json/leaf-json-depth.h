/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-json-depth.h: how deep JSON is nested, found before it is read.
 *
 * The readers of JSON call themselves for each bracket, so that a message of a hundred thousand of them ends the program.  No message
 * of an editor or a debugger is nested deeper than some ten; what is deeper than LEAF_JSON_DEEPEST is not handed on. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

enum { LEAF_JSON_DEEPEST = 64 };

/* All 0 before the first byte. */
typedef struct {
  guint depth;
  gboolean is_text, is_escaped;
} LeafJsonDepth;

/* The next bytes of a text of JSON.  FALSE: it is too deep. */
gboolean leaf_json_depth_add (LeafJsonDepth *depth, const char *bytes, gsize length);

/* The bytes of `in`, messages with headers as both protocols frame them; reading fails (G_IO_ERROR_INVALID_DATA) where one is too deep.
 * The caller's, for g_object_unref. */
GInputStream *leaf_json_depth_stream (GInputStream *in);

G_END_DECLS
