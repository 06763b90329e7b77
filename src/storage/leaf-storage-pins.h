/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-pins.h: the extensions that a story is pinned to: copies in Extensions of its materials, and a list of
 * them with versions and hashes, "Pinned Extensions.txt" in the materials. A pinned version is used before a higher
 * one. One that comes with Looseleaf is listed without a file, since a copy would replace the original wherever else
 * the story is compiled. */
#pragma once

#include "leaf-storage-install.h"

G_BEGIN_DECLS

typedef struct {
  char *title, *author, *version;
  char *file; /* in the materials, "Extensions/Ann Author/Locks-v2.i7x"; "": it comes with Looseleaf */
  char *hash; /* SHA-256 in hexadecimal digits */
} LeafStoragePin;

void leaf_storage_pin_free (gpointer pin);

typedef enum {
  LEAF_STORAGE_PIN_CHANGED = 1, /* the text differs from the one that was pinned */
  LEAF_STORAGE_PIN_MISSING,     /* the file is not there */
  LEAF_STORAGE_PIN_OTHER,       /* the story uses another extension of that name */
  LEAF_STORAGE_PIN_ABSENT       /* the story uses an extension that is not pinned */
} LeafStoragePinFault;

typedef struct {
  LeafStoragePinFault fault;
  char *title, *author;
  char *version; /* the pinned version; for the last two, the version used */
} LeafStoragePinFinding;

char *leaf_storage_pins_path (const char *materials); /* of the list; free with g_free */
/* Of LeafStoragePin *, which it owns; empty if the story pins nothing. Lines that are not understood are left out. */
GPtrArray *leaf_storage_pins (const char *materials);
/* What differs from the list; of LeafStoragePinFinding *, which it owns. If `program` is NULL, only the files are
 * checked; `storage` is the one with which it was compiled. */
GPtrArray *leaf_storage_pins_check (const char *materials, const LeafStorage *storage, const LeafProgram *program);
/* Copies all that the program uses into the materials, and writes the list. */
gboolean leaf_storage_pin_used (const char *materials, const LeafStorage *storage, const LeafProgram *program,
                                GError **error);
/* Pins this one, instead of another version of it. */
gboolean leaf_storage_pin (const char *materials, const LeafStorageExtension *extension, GError **error);
/* Removes it from the list; NULL removes all. The copies remain. */
gboolean leaf_storage_unpin (const char *materials, const char *title, const char *author, GError **error);
/* The pin of that name, ignoring case; NULL if there is none. Borrowed. */
const LeafStoragePin *leaf_storage_pins_find (const GPtrArray *pins, const char *title, const char *author);

G_END_DECLS
