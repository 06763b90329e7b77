/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-json.h: members of JSON objects, and the whole as text. */
#pragma once

#include "leaf-cli.h"

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* A member of the object that is being built. */
void  leaf_cli_json_string (JsonBuilder *builder, const char *name, const char *value); /* NULL: null */
void  leaf_cli_json_number (JsonBuilder *builder, const char *name, gint64 value);
void  leaf_cli_json_truth  (JsonBuilder *builder, const char *name, gboolean value);
/* {"source", "line", "column"}, from 1; nothing where the place is none. */
void  leaf_cli_json_place  (JsonBuilder *builder, const char *name, const LeafProgram *program, LeafPlace place);
/* What was built; free with g_free. */
char *leaf_cli_json_text   (JsonBuilder *builder, gboolean is_pretty);
void  leaf_cli_json_print  (JsonBuilder *builder);

G_END_DECLS
