/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-project.h: an X.inform folder with its X.materials made, as Inform's applications make them.
 *
 * Source/story.ni is the text; uuid.txt a number at random, on no line of its own, without which the compiler of the
 * reference refuses the project; Settings.plist says what kind of story file the other applications are to make of
 * it.  Nothing of ours is kept there. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Makes `project` (".../Tale.inform") and its materials with this text.  0, or the errno of what failed first:
 * EEXIST where there is something of either name; what was made by then stays. */
int leaf_storage_project_create    (const char *project, const char *story);
/* Makes `project` a copy of the folder X.inform `from`, with its materials: all that is in them but what is made
 * anew (Build, Index, Release), and uuid.txt, which is new: it names a story to archives and to applications that
 * remember something of it, and a copy is going to be another story.  One that is to stay the same is given another
 * name, or moved.  Likewise; symbolic links to folders are left out.  EINVAL: it would lie within what is copied. */
int leaf_storage_project_copy      (const char *from, const char *project);
/* Gives the folder X.inform `from`, its materials and what was saved in its plays the name of `project`, which must
 * be in the same folder.  0, or an errno; then all has its old name. */
int leaf_storage_project_rename    (const char *from, const char *project);
/* uuid.txt where it is missing; 0, or an errno. */
int leaf_storage_project_complete  (const char *project);

G_END_DECLS
