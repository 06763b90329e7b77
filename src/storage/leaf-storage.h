/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage.h: the folders in which extensions lie, for programs that let stories be compiled: first a story's
 * own, in Extensions/AUTHOR/TITLE.i7x of the materials, or TITLE.i7x in the materials themselves; then a person's,
 * in Inform/Extensions of the home folder and in looseleaf/extensions of the user's data.  Those that libleaf
 * carries come last, and are its own business.  The engine opens no files, so this is no part of it; it touches
 * files and nothing else, and may be used by a worker. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

/* The folder X.inform that `story` is, or whose Source/story.ni it is; NULL: it is a file by itself.  The path need
 * not be absolute; what is returned is. */
char *leaf_storage_project (const char *story);
/* The file that the text of a story is in: Source/story.ni of a folder X.inform, Source/TITLE.i7x of an extension's
 * TITLE-v2.i7xd, Source/extension.i7x of X.i7xp, and else `story` itself; whether or not it is there; g_free. */
char *leaf_storage_text (const char *story);
/* Where the story keeps what is its own, whether or not that folder is there: X.materials beside X.inform, or, as in
 * older projects, "X Materials" where only that is there; of an extension in Extensions/AUTHOR the folder that has
 * those; of another file by itself the folder that it lies in. */
char *leaf_storage_materials (const char *story);

typedef struct _LeafStorage LeafStorage;

/* `materials`: a folder's path, or NULL: the person's folders alone. */
LeafStorage *leaf_storage_new (const char *materials);
/* any thread; what it was asked by one may be asked by another when that is done */
LeafStorage *leaf_storage_ref (LeafStorage *self);
void leaf_storage_unref (LeafStorage *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafStorage, leaf_storage_unref)

/* As LeafCompileOptions wants them; `data` is the LeafStorage.  What is found is kept as long as the storage.  A
 * part of the story lies in Source of the materials; of a story that is a file by itself, beside it or in Source
 * beside it. */
gboolean leaf_storage_find (const char *title, const char *author, const char *version, LeafSourceText *found,
    gpointer data);
gboolean leaf_storage_find_part (const char *name, LeafSourceText *found, gpointer data);
/* A file that an editor has open, a part of the story or an extension, is found with this text, and not with that on
 * the disk. */
void leaf_storage_lend (LeafStorage *self, const char *path, GBytes *text);
/* From now on files are found as an editor holds them, whose places are then those of the program: without a mark at
 * their beginning, and where all lines end as on Windows with ends of one byte. */
void leaf_storage_read_plainly (LeafStorage *self);
/* Likewise a file that lies nowhere, by where it would lie in the materials: "Source/woods.i7", "Extensions/Ann
 * Author/Locks.i7x", in letters of any case. */
void leaf_storage_hold (LeafStorage *self, const char *name, const char *text);
/* Of a name handed out: where the file would lie as it was asked for, likewise, and all of its text, to a zero;
 * NULL: there was none of that name; borrowed from the storage. */
const char *leaf_storage_asked (const LeafStorage *self, const char *name, const char **text);
/* Where a part of that name lies, whether or not it is there; NULL: the name leaves the folder; g_free. */
char *leaf_storage_part_path (const LeafStorage *self, const char *name);
/* Makes that part, with the folder that it is to lie in; 0, or an errno: EEXIST where it is there already. */
int leaf_storage_make_part (const LeafStorage *self, const char *name, const char *text);
/* The story of which `file` is a part, X.materials/Source/woods.i7 of X.inform; NULL: of none; g_free. */
char *leaf_storage_story_of_part (const char *file);
/* The file that was found last under that name of a LeafSourceText; NULL: none was; borrowed from the storage. */
const char *leaf_storage_path (const LeafStorage *self, const char *name);

G_END_DECLS
