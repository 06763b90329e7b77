/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-explore-kept.h: the archives of `leaf explore`: the file of --keep, and those of --join.
 *
 * No moment that a search has found is lost. A file whose moments mostly do not fit the story is refused, and one of
 * which some do not fit is set aside under another name before the archive replaces it. */
#pragma once

#include "leaf-exploration.h"

G_BEGIN_DECLS

typedef struct {
  LeafExploration *exploration; /* borrowed */
  const char *path;             /* as it was given, borrowed; NULL: the archive is not saved */
  /* private */
  char *file, *lock; /* what the path leads to, and a file that is locked while this process saves to it */
  int handle;        /* of the locked file */
  gboolean sets_aside;
} LeafCliKept;

/* Makes sure that the archive can be saved to the path (may be NULL), and that no other process does so. Returns FALSE,
 * with a message on standard error, otherwise. Free with leaf_cli_kept_clear in any case. */
gboolean leaf_cli_kept_open (LeafCliKept *kept, LeafExploration *exploration, const char *path);
/* Loads the file of --keep, if there is one, and the archives to join (may be NULL). Returns FALSE, with a message on
 * standard error, on failure. */
gboolean leaf_cli_kept_load (LeafCliKept *kept, char **joined);
/* Saves the archive, if it is to be saved. Returns FALSE, with a message on standard error, on failure. */
gboolean leaf_cli_kept_save (LeafCliKept *kept);
void leaf_cli_kept_clear (LeafCliKept *kept);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LeafCliKept, leaf_cli_kept_clear)

G_END_DECLS
