/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-documents.h: what an extension has beside its text, for who reads it: its documentation and its
 * examples.
 *
 * Of a folder TITLE.i7xd that is Documentation/Documentation.md and the files of Documentation/Examples; of a file
 * by itself all that follows the line "TITLE ends here.". */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct {
  char *title; /* "Locks", "Locks: A Safe" */
  char *text;
} LeafStorageDocument;

/* Of LeafStorageDocument *, its own; `path`: of the text, Extensions/AUTHOR/TITLE.i7x or
 * TITLE.i7xd/Source/TITLE.i7x; empty where there is nothing. */
GPtrArray *leaf_storage_documents (const char *path);
/* The same of a file that is not on the disk; `name`: "Locks.i7x". */
GPtrArray *leaf_storage_documents_in (const char *name, const char *text);

G_END_DECLS
