/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-json.h: helpers for json-glib: adding members to an object, reading members of untrusted objects, and writing
 * the result. */
#pragma once

#include "leaf.h"

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* Add a member to the object that is being built. Strings are copied. */
void leaf_json_add_string (JsonBuilder *builder, const char *name, const char *value); /* NULL: null */
void leaf_json_add_number (JsonBuilder *builder, const char *name, gint64 value);
void leaf_json_add_truth (JsonBuilder *builder, const char *name, gboolean value);
/* Adds a member {"source", "line", "column"}; line and column are from 1. Adds nothing if the place is in no source. */
void leaf_json_add_place (JsonBuilder *builder, const char *name, const LeafProgram *program, LeafPlace place);

/* Read members of an untrusted object, which may be NULL. A member that is missing or of another type gives NULL or 0.
 * Results are borrowed from the object. */
const char *leaf_json_get_string (JsonObject *object, const char *name);
gint64 leaf_json_get_number (JsonObject *object, const char *name);
/* a number, clamped to 0 .. G_MAXINT32 */
guint32 leaf_json_get_count (JsonObject *object, const char *name);
JsonObject *leaf_json_get_object (JsonObject *object, const char *name);
JsonArray *leaf_json_get_array (JsonObject *object, const char *name);

/* Returns the built value as text. Free with g_free. */
char *leaf_json_to_text (JsonBuilder *builder, gboolean is_pretty);
/* Prints the built value and a line break to standard output. */
void leaf_json_print (JsonBuilder *builder);

G_END_DECLS
