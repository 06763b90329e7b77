/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-json.h: helpers for json-glib: adding members to an object, reading members of untrusted objects, and writing
 * the result. */
#pragma once

#include "leaf.h"

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* Add a member to the object that is being built. */
void leaf_json_add_string (JsonBuilder *builder, const char *name, const char *value); /* NULL: null */
void leaf_json_add_number (JsonBuilder *builder, const char *name, gint64 value);
void leaf_json_add_truth (JsonBuilder *builder, const char *name, gboolean value);
/* Adds {"source", "line", "column"}, from 1; adds nothing if the place is in no source. */
void leaf_json_add_place (JsonBuilder *builder, const char *name, const LeafProgram *program, LeafPlace place);

/* Read members of an object from elsewhere, which may be missing or of another type. Results belong to the object. */
const char *leaf_json_get_string (JsonObject *object, const char *name); /* NULL: missing, or not a text */
gint64 leaf_json_get_number (JsonObject *object, const char *name);      /* 0 */
/* a number, limited to 0 .. G_MAXINT32 */
guint32 leaf_json_get_count (JsonObject *object, const char *name);
JsonObject *leaf_json_get_object (JsonObject *object, const char *name);
JsonArray *leaf_json_get_array (JsonObject *object, const char *name);

/* Returns what was built. Free with g_free. */
char *leaf_json_to_text (JsonBuilder *builder, gboolean is_pretty);
void leaf_json_print (JsonBuilder *builder);

G_END_DECLS
