/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-responses.h: makes an extension of a story from the default responses of an installed Inform, so that
 * transcripts and skeins of other applications agree word for word. Looseleaf itself contains none of these texts. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The title and author by which a story includes the extension. */
#define LEAF_STORAGE_RESPONSES_TITLE  "Inform Responses"
#define LEAF_STORAGE_RESPONSES_AUTHOR "This Installation"

typedef struct {
  char *text;                /* of the extension */
  guint n_taken, n_left_out; /* numbers of responses; left out are those that Looseleaf's library does not have */
} LeafStorageResponses;

/* `internal` is the folder Internal of the installation. NULL if it has no extensions with responses. Slow: reads all
 * extensions and compiles the responses several times. Any thread. Free with leaf_storage_responses_free. */
LeafStorageResponses *leaf_storage_responses_read (const char *internal);
void leaf_storage_responses_free (LeafStorageResponses *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafStorageResponses, leaf_storage_responses_free)
/* Writes the extension into the materials. Returns 0 or an errno. *path receives the path of its file in any case; free
 * it with g_free. */
int leaf_storage_responses_write (const LeafStorageResponses *self, const char *materials, char **path);

G_END_DECLS
