/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-project.h: creates an X.inform folder with its X.materials, as Inform's applications do. Source/story.ni
 * is the text; uuid.txt a random number, without a newline, which the reference compiler requires; Settings.plist tells
 * the other applications which story file to make. No file of Looseleaf's own is stored there. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Creates `project` (".../Tale.inform") and its materials with this text. Returns 0, or the errno of the first failure,
 * after which nothing remains: EEXIST if the project exists, or a folder that would be its materials. */
int leaf_storage_project_create (const char *project, const char *story);
/* Removes a project that leaf_storage_project_create() has just created, with its materials: call it only then. */
void leaf_storage_project_remove (const char *project);
/* Makes `project` a copy of the folder X.inform `from` with its materials, except what is generated (Build, Index,
 * Release) and uuid.txt, which is new: it identifies a story to archives and other applications, and a copy becomes
 * another story. Symbolic links to folders are left out. Returns 0 or an errno; EINVAL if it would be inside `from`. */
int leaf_storage_project_copy (const char *from, const char *project);
/* Renames the folder X.inform `from`, its materials and its saved plays to the name of `project`, which must be in
 * the same folder. Returns 0, or an errno; then nothing is renamed. */
int leaf_storage_project_rename (const char *from, const char *project);
/* Creates uuid.txt if it is missing. Returns 0 or an errno. */
int leaf_storage_project_complete (const char *project);

G_END_DECLS
