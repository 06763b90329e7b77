/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-json.c: answers as JSON: built and printed by json-glib, and by nothing else. */
#include "leaf-cli-json.h"

void
leaf_cli_json_string (JsonBuilder *builder, const char *name, const char *value)
{
  json_builder_set_member_name (builder, name);
  if (value != NULL)
    json_builder_add_string_value (builder, value);
  else
    json_builder_add_null_value (builder);
}

void
leaf_cli_json_number (JsonBuilder *builder, const char *name, gint64 value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, value);
}

void
leaf_cli_json_truth (JsonBuilder *builder, const char *name, gboolean value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_boolean_value (builder, value);
}

void
leaf_cli_json_place (JsonBuilder *builder, const char *name, const LeafProgram *program, LeafPlace place)
{
  guint32 line = 0, column = 0;

  if (place.source == 0)
    return;
  leaf_program_line (program, place.source, place.start, &line, &column);
  json_builder_set_member_name (builder, name);
  json_builder_begin_object (builder);
  leaf_cli_json_string (builder, "source", leaf_program_source_name (program, place.source));
  leaf_cli_json_number (builder, "line", line);
  leaf_cli_json_number (builder, "column", column);
  json_builder_end_object (builder);
}

char *
leaf_cli_json_text (JsonBuilder *builder, gboolean is_pretty)
{
  g_autoptr (JsonNode) root = json_builder_get_root (builder);

  return json_to_string (root, is_pretty);
}

void
leaf_cli_json_print (JsonBuilder *builder)
{
  g_autofree char *text = leaf_cli_json_text (builder, TRUE);

  g_print ("%s\n", text);
}
