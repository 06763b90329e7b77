/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-extensions.h: what the files of `leaf extensions` share. */
#pragma once

#include "leaf-cli.h"
#include "leaf-storage-pins.h"

G_BEGIN_DECLS

/* What was asked on the command line. */
typedef struct {
  const char *action; /* "list" */
  char **words;       /* behind it, ended by NULL */
  guint n_words;
  char *story, *author, *version, *inform;
  gboolean replaces;
  int seed;
  LeafFormat format;
} LeafCliExtensions;

/* The extension with this title, and the author and version asked for, of the highest version; NULL, with a word on
 * stderr, where there is none. Borrowed from `list`. `accepts` (may be NULL): which ones come into question. */
LeafStorageExtension *leaf_cli_extensions_find (const LeafCliExtensions *asked, const GPtrArray *list,
    const char *title, gboolean (*accepts) (const LeafStorageExtension *extension));
/* Prints the error and returns the exit code. */
int leaf_cli_extensions_failed (const GError *error);

/* Each returns the exit code. leaf-cli-pins.c: */
int leaf_cli_extensions_pin (const LeafCliExtensions *asked);
int leaf_cli_extensions_unpin (const LeafCliExtensions *asked);
int leaf_cli_extensions_check (const LeafCliExtensions *asked);
int leaf_cli_extensions_try (const LeafCliExtensions *asked);

G_END_DECLS
