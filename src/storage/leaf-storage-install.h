/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-install.h: installs extensions in a folder and removes them. Each version has its own file or folder,
 * such as AUTHOR/TITLE-v2_1.i7x. The messages of errors are in English and complete. */
#pragma once

#include "leaf-storage-extensions.h"

G_BEGIN_DECLS

#define LEAF_STORAGE_INSTALL_ERROR (leaf_storage_install_error_quark ())
GQuark leaf_storage_install_error_quark (void);

typedef enum {
  LEAF_STORAGE_INSTALL_NOT_EXTENSION, /* the first line is not that of an extension */
  LEAF_STORAGE_INSTALL_NAME,          /* its title, version or author cannot be in the name of a file */
  LEAF_STORAGE_INSTALL_EXISTS,        /* another text is installed as the same version */
  LEAF_STORAGE_INSTALL_NOTHING,       /* a folder without extensions */
  LEAF_STORAGE_INSTALL_FAILED         /* reading or writing failed */
} LeafStorageInstallError;

/* Copies an extension (TITLE.i7x, TITLE.i7xd), or all those in a folder and the folders in it, into `folder`/AUTHOR.
 * `replaces`: replaces an extension of the same version. Returns the installed paths, with those that were there
 * already, as an array that owns its char *. NULL, with an error about the first extension that failed; those that were
 * installed before it remain. */
GPtrArray *leaf_storage_install (const char *from, const char *folder, gboolean replaces, GError **error);
/* The folder for extensions of a story with these materials. Free with g_free. */
char *leaf_storage_install_folder (const char *materials);
/* Deletes the extension, and its author's folder if that becomes empty. Returns FALSE and sets *error on failure, and
 * for a bundled extension. */
gboolean leaf_storage_uninstall (const LeafStorageExtension *extension, GError **error);

G_END_DECLS
