/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage.h: finds extensions for programs that compile stories: first in a story's own folders,
 * Extensions/AUTHOR/TITLE.i7x of the materials or TITLE.i7x in the materials; then in the user's, Inform/Extensions
 * in the home folder and looseleaf/extensions in the user's data. libleaf itself tries those embedded in it last. The
 * engine opens no files, so this is not part of it; it touches only files, and may be used on a worker thread. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

/* The folder X.inform that `story` is, or that contains it as Source/story.ni; NULL if it is a single file. The path
 * may be relative; the result is absolute. */
char *leaf_storage_project (const char *story);
/* The file with the text of a story: Source/story.ni of a folder X.inform, Source/TITLE.i7x of an extension's
 * TITLE-v2.i7xd, Source/extension.i7x of X.i7xp, else `story` itself; whether or not it exists. Free with g_free. */
char *leaf_storage_text (const char *story);
/* The story's materials folder, whether or not it exists: X.materials beside X.inform, or "X Materials" if only that
 * exists, as in older projects; for an extension in Extensions/AUTHOR, the folder that contains Extensions; for
 * another single file, its folder. */
char *leaf_storage_materials (const char *story);

typedef struct _LeafStorage LeafStorage;

/* `materials` is the path of a folder, or NULL for only the user's folders. */
LeafStorage *leaf_storage_new (const char *materials);
/* any thread; one thread may use it after another, not at the same time */
LeafStorage *leaf_storage_ref (LeafStorage *self);
void leaf_storage_unref (LeafStorage *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafStorage, leaf_storage_unref)

/* As passed to leaf_storage_new; NULL if none was. */
const char *leaf_storage_get_materials (const LeafStorage *self);
/* For LeafCompileOptions; `data` is the LeafStorage. What is found stays valid as long as the storage. A part of the
 * story is in Source of the materials; for a single file, beside it or in Source beside it. */
gboolean leaf_storage_find (const char *title, const char *author, const char *version, LeafSourceText *found,
                            gpointer data);
gboolean leaf_storage_find_part (const char *name, LeafSourceText *found, gpointer data);
/* Uses this text for a file that is open in an editor, a part of the story or an extension, instead of that on the
 * disk. */
void leaf_storage_set_unsaved_text (LeafStorage *self, const char *path, GBytes *text);
/* Reads files as an editor holds them, so that places agree: without a byte-order mark, and with line ends of one
 * byte. */
void leaf_storage_read_plainly (LeafStorage *self);
/* Uses the extension at `path` (of TITLE.i7x or TITLE.i7xd), of that version, before all others of its name. */
void leaf_storage_prefer (LeafStorage *self, const char *title, const char *author, const char *version,
                          const char *path);
/* The same as lending for a file that is not on the disk, by its place in the materials: "Source/woods.i7", "Extensions/Ann
 * Author/Locks.i7x", ignoring case. */
void leaf_storage_hold (LeafStorage *self, const char *name, const char *text);
/* For a name that was returned: the place at which it was requested, as above, and its whole text, terminated by zero.
 * NULL for an unknown name. Borrowed from the storage. */
const char *leaf_storage_asked (const LeafStorage *self, const char *name, const char **text);
/* The path of a part with that name, whether or not it exists; NULL if the name leaves the folder. Free with g_free. */
char *leaf_storage_part_path (const LeafStorage *self, const char *name);
/* Creates that part, with its folder. Returns 0 or an errno: EEXIST if it exists. */
int leaf_storage_make_part (const LeafStorage *self, const char *name, const char *text);
/* The story that `file` is a part of: X.inform for X.materials/Source/woods.i7; NULL if there is none. Free with
 * g_free. */
char *leaf_storage_story_of_part (const char *file);
/* The file last found under that LeafSourceText name; NULL if there is none. Borrowed from the storage. */
const char *leaf_storage_path (const LeafStorage *self, const char *name);

G_END_DECLS
