/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-extensions.h: the installed extensions: in a story's materials, in the user's folders, and embedded in
 * libleaf. The first line of an extension, which gives its version, title and author, takes precedence over the name of
 * its file. */
#pragma once

#include "leaf-storage.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_STORAGE_OF_STORY = 1, /* in the story's materials, or beside a single file */
  LEAF_STORAGE_OF_USER,      /* in one of the user's folders, for all stories */
  LEAF_STORAGE_BUNDLED       /* comes with Looseleaf */
} LeafStorageOwner;

typedef struct {
  LeafStorageOwner owner;
  char *title, *author;
  char *version;      /* "2/210908"; "": not given */
  char *path;         /* of the file TITLE.i7x or the folder TITLE-v2.i7xd; NULL: bundled */
  gboolean stands_in; /* its first line says that it replaces the extension of that title and author */
  const char *bytes;  /* the text of a bundled extension, NUL-terminated and borrowed from libleaf; else NULL */
} LeafStorageExtension;

void leaf_storage_extension_free (LeafStorageExtension *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafStorageExtension, leaf_storage_extension_free)

/* Removes "-v2" or "-v1_0_3" from the end of a name, in place. Returns the number ("2", "1_0_3"), which is in the same
 * buffer; NULL: the name has no version. */
const char *leaf_storage_cut_version (char *name);
/* The folder that extensions for all stories are installed in, whether or not it exists. Free with g_free. */
char *leaf_storage_extensions_folder (void);
/* Lists all installed extensions, sorted by title, author, owner and version, the highest version first. Returns an
 * array that owns its LeafStorageExtension; free with g_ptr_array_unref. `materials` are those of a story; NULL: none.
 * Reads the disk; any thread. */
GPtrArray *leaf_storage_extensions (const char *materials);
/* Reads the description of the extension at `path`, a file TITLE.i7x or a folder TITLE.i7xd. NULL if it cannot be read,
 * or its first line is not that of an extension. Free with leaf_storage_extension_free. */
LeafStorageExtension *leaf_storage_extension_read (const char *path);
/* TRUE if the program includes the extension. `storage` is the one with which the program was compiled. */
gboolean leaf_storage_extension_is_used (const LeafStorageExtension *self, const LeafStorage *storage,
                                         const LeafProgram *program);
/* SHA-256 of the extension in hexadecimal digits (see leaf_storage_hash); NULL if it cannot be read. Free with
 * g_free. */
char *leaf_storage_extension_hash (const LeafStorageExtension *self);
/* Lists what the engine does not read of an extension, by places in its materials: kits ("Inter/GlowKit"), languages,
 * figures and other files. `path` is that of its text or its folder. Returns an array that owns its char *, empty for
 * an extension that is a single file. */
GPtrArray *leaf_storage_extension_unread (const char *path);

G_END_DECLS
