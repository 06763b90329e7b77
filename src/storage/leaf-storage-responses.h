/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-responses.h: the default responses of an installed Inform, read from that installation into an extension
 * of the story, so that transcripts and skeins of other applications agree word for word. Looseleaf itself contains
 * none of these texts. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How a story includes it. */
#define LEAF_STORAGE_RESPONSES_TITLE  "Inform Responses"
#define LEAF_STORAGE_RESPONSES_AUTHOR "This Installation"

typedef struct {
  char *text;                /* of the extension */
  guint n_taken, n_left_out; /* responses; left out: those that the library here does not have */
} LeafStorageResponses;

/* `internal`: the folder Internal of the installation. NULL if it has no extensions with responses. Any thread may call
 * it; it takes some time. */
LeafStorageResponses *leaf_storage_responses_read (const char *internal);
void leaf_storage_responses_free (LeafStorageResponses *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafStorageResponses, leaf_storage_responses_free)
/* Writes it into the materials. Returns 0 or an errno; *path, for g_free, is the file. */
int leaf_storage_responses_write (const LeafStorageResponses *self, const char *materials, char **path);

G_END_DECLS
