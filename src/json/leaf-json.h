/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-json.h: JSON by json-glib: members that are added to an object, members that are read without trust, and the
 * whole as text. */
#pragma once

#include "leaf.h"

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* A member of the object that is being built. */
void leaf_json_add_string (JsonBuilder *builder, const char *name, const char *value); /* NULL: null */
void leaf_json_add_number (JsonBuilder *builder, const char *name, gint64 value);
void leaf_json_add_truth  (JsonBuilder *builder, const char *name, gboolean value);
/* {"source", "line", "column"}, from 1; nothing where the place is none. */
void leaf_json_add_place  (JsonBuilder *builder, const char *name, const LeafProgram *program, LeafPlace place);

/* Members of another's object: nothing is known of what it holds.  What is returned belongs to the object. */
const char *leaf_json_get_string (JsonObject *object, const char *name); /* NULL: none, or no text */
gint64      leaf_json_get_number (JsonObject *object, const char *name); /* 0 */
/* a number from 0 to G_MAXINT32; one beyond is the nearest of these */
guint32     leaf_json_get_count  (JsonObject *object, const char *name);
JsonObject *leaf_json_get_object (JsonObject *object, const char *name);
JsonArray  *leaf_json_get_array  (JsonObject *object, const char *name);

/* What was built; free with g_free. */
char *leaf_json_to_text (JsonBuilder *builder, gboolean is_pretty);
void  leaf_json_print   (JsonBuilder *builder);

G_END_DECLS
