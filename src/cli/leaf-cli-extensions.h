/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-extensions.h: declarations that the files of `leaf extensions` share. */
#pragma once

#include "leaf-cli.h"
#include "leaf-storage-pins.h"

G_BEGIN_DECLS

/* The command line of `leaf extensions`. */
typedef struct {
  const char *action; /* "list" */
  char **words;       /* the arguments after it, NULL-terminated */
  guint n_words;
  char *story, *author, *version, *inform;
  gboolean replaces;
  gint64 seed;
  LeafFormat format;
} LeafCliExtensions;

/* Returns the extension of `list` with this title, and with the author and version of the command line if it has them;
 * of several, the highest version. `accepts` filters the list and may be NULL. Borrowed from `list`; NULL, with a
 * message on standard error, if there is none. */
LeafStorageExtension *leaf_cli_extensions_find (const LeafCliExtensions *asked, const GPtrArray *list,
                                                const char *title,
                                                gboolean (*accepts) (const LeafStorageExtension *extension));
/* Prints the error and returns the exit code. `error` must not be NULL. */
int leaf_cli_extensions_failed (const GError *error);

/* The subcommands of leaf-cli-pins.c. Each returns the exit code. */
int leaf_cli_extensions_pin (const LeafCliExtensions *asked);
int leaf_cli_extensions_unpin (const LeafCliExtensions *asked);
int leaf_cli_extensions_check (const LeafCliExtensions *asked);
int leaf_cli_extensions_try (const LeafCliExtensions *asked);

G_END_DECLS
