/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-shelf-leaves.h: a story and what it includes as texts in memory; leaf-shelf-binder.h has the form of the file. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define LEAF_SHELF_BINDER_TITLE "Looseleaf binder 1"

typedef struct {
  char *name; /* "Extensions/Ann Author/Locks.i7x"; of the first, the story, "story.ni" */
  char *text;
} LeafShelfLeaf;

/* Of LeafShelfLeaf, its own; empty. */
GPtrArray *leaf_shelf_leaves_new (void);
/* Takes the name; copies the text, made valid UTF-8. */
void       leaf_shelf_leaves_add (GPtrArray *leaves, char *name, const char *text);
/* Of LeafShelfLeaf, the story first; NULL: it is no binder; g_ptr_array_unref. */
GPtrArray *leaf_shelf_unbind     (const char *bytes, gsize length);

G_END_DECLS
