/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-extensions.h: the extensions that are installed: in a story's materials, in the user's folders, and
 * embedded in libleaf. The first line of an extension, which may name its version, title and author, takes precedence
 * over the name of its file. */
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
  char *version;      /* "2/210908"; "" if it is not given */
  char *path;         /* of the file TITLE.i7x or the folder TITLE-v2.i7xd; NULL: bundled */
  gboolean stands_in; /* replaces another author's extension of that name */
  const char *bytes;  /* of a bundled one, its text, terminated by zero; else NULL */
} LeafStorageExtension;

void leaf_storage_extension_free (LeafStorageExtension *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafStorageExtension, leaf_storage_extension_free)

/* Removes "-v2" or "-v1_0_3" from the end of a name, and returns what follows the letter; NULL if there is none. */
const char *leaf_storage_cut_version (char *name);
/* The folder that extensions for all stories are installed in, whether or not it exists. Free with g_free. */
char *leaf_storage_extensions_folder (void);
/* Of LeafStorageExtension *, which it owns, sorted by title, author, owner and version, the highest first. `materials`:
 * a story's; NULL for none. */
GPtrArray *leaf_storage_extensions (const char *materials);
/* The extension at `path`, a file or a folder. NULL if its first line is not that of an extension, or it cannot be
 * read. */
LeafStorageExtension *leaf_storage_extension_read (const char *path);
/* Returns TRUE if the program includes it. `storage` is the one with which the program was compiled. */
gboolean leaf_storage_extension_is_used (const LeafStorageExtension *self, const LeafStorage *storage,
                                         const LeafProgram *program);
/* SHA-256 in hexadecimal digits; NULL if it cannot be read. Free with g_free. */
char *leaf_storage_extension_hash (const LeafStorageExtension *self);
/* The parts of an extension at `path`, its text or its folder, that are not used, by their places in the extension's
 * materials: kits ("Inter/GlowKit"), languages, figures and other files. Of char *, which it owns; empty for a single
 * file. */
GPtrArray *leaf_storage_extension_unread (const char *path);

G_END_DECLS
