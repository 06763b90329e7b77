/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-documents.h: the documentation and examples of an extension. For a folder TITLE.i7xd these are
 * Documentation/Documentation.md and the files of Documentation/Examples; for a single file, the text after the line
 * "TITLE ends here.". */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct {
  char *title; /* "Locks", "Locks: A Safe" */
  char *text;
} LeafStorageDocument;

/* Returns an array that owns its LeafStorageDocument, empty if there is no documentation. `path` is that of the
 * extension's text: Extensions/AUTHOR/TITLE.i7x or TITLE.i7xd/Source/TITLE.i7x. Free with g_ptr_array_unref. */
GPtrArray *leaf_storage_documents (const char *path);
/* Like leaf_storage_documents, for the text of an extension that is not on the disk; `name` is "Locks.i7x". */
GPtrArray *leaf_storage_documents_in (const char *name, const char *text);

G_END_DECLS
