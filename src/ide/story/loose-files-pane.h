/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The files of a story: figures and sounds with previews, missing ones, and external files. A picture or sound that is
 * dropped here is copied to the materials and declared. */
#pragma once

#include "loose-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_FILES_PANE (loose_files_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseFilesPane, loose_files_pane, LOOSE, FILES_PANE, LoosePane)

/* Returns TRUE if the name is that of a picture or a sound. */
gboolean loose_files_pane_takes (GFile *file);
/* Copies it to the materials of the story, and declares it. Reports errors. */
void loose_files_pane_add (LooseFilesPane *self, GFile *file);

G_END_DECLS
