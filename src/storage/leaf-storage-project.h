/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-project.h: makes, copies and renames a project: a folder X.inform and its X.materials, as Inform's own
 * applications make them. Source/story.ni is the text; uuid.txt identifies the story (without a line end, which the
 * reference compiler requires); Settings.plist tells the other applications which story file to make. Looseleaf stores
 * no files of its own there. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Creates `project` (".../Tale.inform") with this text, and its materials. Returns 0, or an errno: EEXIST if the
 * project, or a folder that would be its materials, exists. After a failure nothing remains. */
int leaf_storage_project_create (const char *project, const char *story);
/* Removes a project with its materials, without asking. Only for one that leaf_storage_project_create has just made. */
void leaf_storage_project_remove (const char *project);
/* Copies the project `from`, a folder X.inform, with its materials. What is generated (Build, Index, Release) is left
 * out, and so are symbolic links to folders. The copy has its own uuid.txt, since it becomes another story. Returns 0,
 * or an errno: EEXIST if `project` exists, EINVAL if it would be in `from`. After another failure the partial copy
 * remains. */
int leaf_storage_project_copy (const char *from, const char *project);
/* The links that it leaves out, such as "Tale.materials/Figures", of char *. */
GPtrArray *leaf_storage_project_linked_folders (const char *from);
/* Renames the project `from`, its materials and its saved plays to `project`, which must be in the same folder. Returns
 * 0, or an errno; then nothing is renamed. Saved plays that cannot be renamed keep their name. */
int leaf_storage_project_rename (const char *from, const char *project);
/* Creates uuid.txt if it is missing. Returns 0 or an errno. */
int leaf_storage_project_complete (const char *project);

G_END_DECLS
