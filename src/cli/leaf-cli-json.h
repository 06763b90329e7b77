/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-json.h: JSON for the commands.
 *
 * `leaf` itself has none, as the library that makes it would be loaded by each of its commands: whoever asks for JSON is answered by leaf-more
 * (leaf-cli-reexec.c), which is made of the same files with LEAF_WITH_JSON.  So a command builds its JSON as if it were always there, and in `leaf`
 * nothing of that is ever run. */
#pragma once

#include "leaf-cli.h"

#ifdef LEAF_WITH_JSON

#include "leaf-json.h"

/* Before anything is printed.  FALSE, with a word on stderr: there is none. */
static inline gboolean
leaf_cli_begin_json (void)
{
  return TRUE;
}

#else

gboolean leaf_cli_begin_json (void); /* becomes leaf-more, and comes back only where that cannot be run */

typedef struct _JsonBuilder JsonBuilder;

#define json_builder_new() ((JsonBuilder *) NULL)
#define json_builder_begin_array(builder) ((void) (builder))
#define json_builder_end_array(builder) ((void) (builder))
#define json_builder_begin_object(builder) ((void) (builder))
#define json_builder_add_string_value(builder, value) ((void) (builder), (void) (value))
#define json_builder_end_object(builder) ((void) (builder))
#define json_builder_set_member_name(builder, name) ((void) (builder), (void) (name))
#define leaf_json_add_string(builder, name, value) ((void) (builder), (void) (name), (void) (value))
#define leaf_json_add_number(builder, name, value) ((void) (builder), (void) (name), (void) (value))
#define leaf_json_add_truth(builder, name, value) ((void) (builder), (void) (name), (void) (value))
#define leaf_json_add_place(builder, name, program, place) ((void) (builder), (void) (name), (void) (program), (void) (place))
#define leaf_json_print(builder) ((void) (builder))

static inline void
json_builder_no_unref (JsonBuilder *builder)
{
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (JsonBuilder, json_builder_no_unref)

#endif
