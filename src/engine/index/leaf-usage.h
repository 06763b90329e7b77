/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-usage.h: how much a name is used near a place in a story, to rank completions. */
#pragma once

#include "leaf-compile.h"
#include "leaf.h"

G_BEGIN_DECLS

typedef struct _LeafUsage LeafUsage;

/* Counts the occurrences of every name in `program`, as seen from `byte` of `source`. The occurrence at `byte`
 * itself, which is being typed, is not counted. */
LeafUsage *leaf_usage_new (const LeafProgram *program, guint32 source, guint32 byte);
void leaf_usage_free (LeafUsage *usage);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafUsage, leaf_usage_free)

/* The weight of a name in the story: higher for more uses and for nearer ones; 0 if the story does not use it. `scope`:
 * of a local name; else 0. */
guint32 leaf_usage_in_story (const LeafUsage *usage, LeafNamed sort, guint32 id, guint32 scope);
/* How often the standard library uses the name, as an estimate for stories. */
guint32 leaf_usage_in_library (const LeafUsage *usage, LeafNamed sort, guint32 id);

/* The weight, as of leaf_usage_in_story(), of a word of the language, which has no occurrences: counted in
 * text[0 .. byte). */
guint32 leaf_usage_of_word (const char *text, guint32 byte, const char *word);

G_END_DECLS
