/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-json.h"

void
leaf_json_add_string (JsonBuilder *builder, const char *name, const char *value)
{
  json_builder_set_member_name (builder, name);
  if (value != NULL)
    json_builder_add_string_value (builder, value);
  else
    json_builder_add_null_value (builder);
}

void
leaf_json_add_number (JsonBuilder *builder, const char *name, gint64 value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, value);
}

void
leaf_json_add_truth (JsonBuilder *builder, const char *name, gboolean value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_boolean_value (builder, value);
}

void
leaf_json_add_place (JsonBuilder *builder, const char *name, const LeafProgram *program, LeafPlace place)
{
  guint32 line = 0, column = 0;

  if (place.source == 0)
    return;
  leaf_program_line (program, place.source, place.start, &line, &column);
  json_builder_set_member_name (builder, name);
  json_builder_begin_object (builder);
  leaf_json_add_string (builder, "source", leaf_program_source_name (program, place.source));
  leaf_json_add_number (builder, "line", line);
  leaf_json_add_number (builder, "column", column);
  json_builder_end_object (builder);
}

static JsonNode *
member (JsonObject *object, const char *name)
{
  return object != NULL && json_object_has_member (object, name) ? json_object_get_member (object, name) : NULL;
}

const char *
leaf_json_get_string (JsonObject *object, const char *name)
{
  JsonNode *node = member (object, name);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING
             ? json_node_get_string (node)
             : NULL;
}

gint64
leaf_json_get_number (JsonObject *object, const char *name)
{
  JsonNode *node = member (object, name);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) ? json_node_get_int (node) : 0;
}

guint32
leaf_json_get_count (JsonObject *object, const char *name)
{
  return (guint32) CLAMP (leaf_json_get_number (object, name), 0, G_MAXINT32);
}

JsonObject *
leaf_json_get_object (JsonObject *object, const char *name)
{
  JsonNode *node = member (object, name);

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

JsonArray *
leaf_json_get_array (JsonObject *object, const char *name)
{
  JsonNode *node = member (object, name);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

char *
leaf_json_to_text (JsonBuilder *builder, gboolean is_pretty)
{
  g_autoptr (JsonNode) root = json_builder_get_root (builder);

  return json_to_string (root, is_pretty);
}

void
leaf_json_print (JsonBuilder *builder)
{
  g_autofree char *text = leaf_json_to_text (builder, TRUE);

  g_print ("%s\n", text);
}
