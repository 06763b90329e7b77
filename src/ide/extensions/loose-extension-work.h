/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The work of the Extensions page in worker threads: the list of installed extensions, changes to it, and trials of
 * other versions. A request copies what it needs from the session and returns at once. The caller owns the results;
 * errors are GIOErrorEnum or LEAF_STORAGE_INSTALL_ERROR. */
#pragma once

#include "leaf-storage-pins.h"
#include "loose-session.h"

G_BEGIN_DECLS

/* The installed extensions. */
typedef struct {
  GPtrArray *rows;       /* of LooseListEntry * */
  GPtrArray *extensions; /* of LeafStorageExtension *, one for each row; NULL for a row about a pin */
  guint n_faults;        /* rows about pins that do not match */
  gboolean is_pinned;    /* the story has pins */
} LooseExtensionList;

void loose_extension_list_free (LooseExtensionList *list);
void loose_extension_list_async (LooseSession *session, GCancellable *cancellable, GAsyncReadyCallback callback,
                                 gpointer data);
LooseExtensionList *loose_extension_list_finish (GAsyncResult *result, GError **error);

typedef enum {
  LOOSE_EXTENSION_INSTALL = 1, /* `path`, for all stories */
  LOOSE_EXTENSION_REPLACE,     /* installs it although the same version is installed, which it replaces */
  LOOSE_EXTENSION_COPY,        /* copies `extension` to the story's materials */
  LOOSE_EXTENSION_PIN,         /* `extension` */
  LOOSE_EXTENSION_PIN_USED,    /* pins all extensions that the story uses */
  LOOSE_EXTENSION_UNPIN,       /* all */
  LOOSE_EXTENSION_REMOVE       /* removes `extension` from the disk */
} LooseExtensionChange;

/* `path` and `extension` may be NULL if the change does not need them. */
void loose_extension_change_async (LooseSession *session, LooseExtensionChange change, const char *path,
                                   const LeafStorageExtension *extension, GCancellable *cancellable,
                                   GAsyncReadyCallback callback, gpointer data);
/* *path is the `path` of the request, or NULL, even after a failure. Free with g_free. */
gboolean loose_extension_change_finish (GAsyncResult *result, char **path, GError **error);

/* The effects of another version of an extension on the story. */
typedef struct {
  GPtrArray *rows;           /* of LooseListEntry * */
  guint n_same, n_different; /* threads of the skein */
  guint n_problems;          /* problems that the story has only with that version */
  gboolean is_used;          /* the story includes it */
  gboolean has_skein;        /* FALSE: it cannot be read */
} LooseExtensionTrial;

void loose_extension_trial_free (LooseExtensionTrial *trial);
void loose_extension_trial_async (LooseSession *session, const LeafStorageExtension *extension,
                                  GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
LooseExtensionTrial *loose_extension_trial_finish (GAsyncResult *result, GError **error);

G_END_DECLS
