/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-bundle-entries.h: the files of a bundle, in memory: a story and what it includes. leaf-storage-bundle.h
 * describes the format. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A bundle is called a binder in its first line and in the name of its file. */
#define LEAF_STORAGE_BUNDLE_TITLE   "Looseleaf binder 1"
#define LEAF_STORAGE_BUNDLE_RELEASE " release " /* before the serial number */
#define LEAF_STORAGE_SERIAL_LENGTH  6           /* digits of a serial number, which is a date: 261130 */

typedef struct {
  char *name; /* "Extensions/Ann Author/Locks.i7x"; the first is the story, "story.ni" */
  char *text;
} LeafBundleEntry;

/* Returns an empty array that owns its LeafBundleEntry. Free with g_ptr_array_unref. */
GPtrArray *leaf_storage_leaves_new (void);
/* Takes ownership of the name; copies the text and makes it valid UTF-8. */
void leaf_storage_leaves_add (GPtrArray *leaves, char *name, const char *text);
/* Returns TRUE for a date as six digits. */
gboolean leaf_storage_is_serial (const char *text);
/* The serial number that the first line of a bundle gives after its title: the bundle is of a program for players
 * (LeafCompileOptions.release). NULL: it gives none. Free with g_free. */
char *leaf_storage_bundle_release (const char *bytes, gsize length);
/* Returns the files of a bundle, the story first; NULL: `bytes` is not a bundle. Free with g_ptr_array_unref. */
GPtrArray *leaf_storage_unbind (const char *bytes, gsize length);

G_END_DECLS
