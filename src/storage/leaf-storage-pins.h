/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-pins.h: the extensions that a story is pinned to: copies in Extensions of its materials, and a list of
 * them with versions and hashes, "Pinned Extensions.txt" in the materials. A pinned version is used even if a higher
 * one is installed. An extension that comes with Looseleaf is listed without a file, since a copy would replace the
 * original when another application compiles the story. Errors are of LEAF_STORAGE_INSTALL_ERROR. */
#pragma once

#include "leaf-storage-install.h"

G_BEGIN_DECLS

typedef struct {
  char *title, *author, *version;
  char *file; /* its place in the materials, "Extensions/Ann Author/Locks-v2.i7x"; "": it comes with Looseleaf */
  char *hash; /* SHA-256 in hexadecimal digits */
} LeafStoragePin;

void leaf_storage_pin_free (gpointer pin);

typedef enum {
  LEAF_STORAGE_PIN_CHANGED = 1, /* the text differs from the pinned one */
  LEAF_STORAGE_PIN_MISSING,     /* the file is not there */
  LEAF_STORAGE_PIN_OTHER,       /* the story uses another extension of that name */
  LEAF_STORAGE_PIN_ABSENT       /* the story uses an extension that is not pinned */
} LeafStoragePinFault;

typedef struct {
  LeafStoragePinFault fault;
  char *title, *author;
  char *version; /* the pinned version; for OTHER and ABSENT, the version that the story uses */
} LeafStoragePinFinding;

char *leaf_storage_pins_path (const char *materials); /* the path of the list; free with g_free */
/* Returns the pins as an array that owns its LeafStoragePin; empty if the list is missing or cannot be read. Lines that
 * are not pins are left out. */
GPtrArray *leaf_storage_pins (const char *materials);
/* Returns what differs from the list, as an array that owns its LeafStoragePinFinding. If `program` is NULL, only the
 * files are checked; otherwise `storage` is the one with which it was compiled. */
GPtrArray *leaf_storage_pins_check (const char *materials, const LeafStorage *storage, const LeafProgram *program);
/* Copies all extensions that the program uses into the materials, and writes the list. Returns FALSE and sets *error on
 * failure, as the next two do. */
gboolean leaf_storage_pin_used (const char *materials, const LeafStorage *storage, const LeafProgram *program,
                                GError **error);
/* Pins this extension; another version of it is unpinned. */
gboolean leaf_storage_pin (const char *materials, const LeafStorageExtension *extension, GError **error);
/* Removes an extension from the list; with the title NULL, all extensions. The copies remain. */
gboolean leaf_storage_unpin (const char *materials, const char *title, const char *author, GError **error);
/* The pin of an extension, ignoring case; NULL: there is none. Borrowed from `pins`. */
const LeafStoragePin *leaf_storage_pins_find (const GPtrArray *pins, const char *title, const char *author);

G_END_DECLS
