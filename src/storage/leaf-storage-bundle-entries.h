/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-bundle-entries.h: a story and what it includes as texts in memory; leaf-storage-bundle.h describes the
 * file. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define LEAF_STORAGE_BINDER_TITLE "Looseleaf binder 1"

typedef struct {
  char *name; /* "Extensions/Ann Author/Locks.i7x"; the first is the story, "story.ni" */
  char *text;
} LeafBundleEntry;

/* Returns an empty array of LeafBundleEntry, which it owns. */
GPtrArray *leaf_storage_leaves_new (void);
/* Takes ownership of the name; copies the text and makes it valid UTF-8. */
void leaf_storage_leaves_add (GPtrArray *leaves, char *name, const char *text);
/* Of LeafBundleEntry, the story first; NULL: not a bundle. Free with g_ptr_array_unref. */
GPtrArray *leaf_storage_unbind (const char *bytes, gsize length);

G_END_DECLS
