/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage.h: finds the files that a story includes, for the programs that compile it; the engine itself opens no
 * files. Extensions are searched for in Extensions/AUTHOR of the story's materials, then in the materials themselves or
 * beside a story that is a single file, then in the user's folders (Inform/Extensions in the home folder, and
 * looseleaf/extensions in the user's data). libleaf tries those embedded in it last. It uses nothing but the disk, so
 * any thread may call it. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

/* The folder X.inform that `story` is, or that contains it as Source/story.ni; NULL: it is a single file. The path may
 * be relative; the result is absolute. Free with g_free. */
char *leaf_storage_project (const char *story);
/* The file with the text of a story, whether or not it exists: Source/story.ni of a folder X.inform, Source/TITLE.i7x
 * of an extension TITLE-v2.i7xd, Source/extension.i7x of X.i7xp, else `story` itself. Free with g_free. */
char *leaf_storage_text (const char *story);
/* The materials of a story, whether or not they exist: X.materials beside X.inform, or "X Materials" if only that
 * exists, as in older projects; for an extension in Extensions/AUTHOR, the folder that contains Extensions; for another
 * single file, its folder. Free with g_free. */
char *leaf_storage_materials (const char *story);

typedef struct _LeafStorage LeafStorage;

/* `materials` is the path of a folder; NULL: only the user's folders are searched. Free with leaf_storage_unref. */
LeafStorage *leaf_storage_new (const char *materials);
/* A new storage of the same materials, with the same unsaved texts and files that are not on the disk. */
LeafStorage *leaf_storage_copy (const LeafStorage *self);
/* Any thread may hold a reference, but only one thread at a time may use the storage. */
LeafStorage *leaf_storage_ref (LeafStorage *self);
void leaf_storage_unref (LeafStorage *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafStorage, leaf_storage_unref)

/* The path that was passed to leaf_storage_new; may be NULL. */
const char *leaf_storage_get_materials (const LeafStorage *self);
/* The callbacks find_extension and find_part of LeafCompileOptions; `data` is the LeafStorage. What they return is
 * valid, and takes memory, as long as the storage. A part is in Source of the materials or, for a story that is a
 * single file, beside it too. */
gboolean leaf_storage_find (const char *title, const char *author, const char *version, LeafSourceText *found,
                            gpointer data);
gboolean leaf_storage_find_part (const char *name, LeafSourceText *found, gpointer data);
/* Uses this text instead of the file at `path`, a part or an extension that is open in an editor. Takes a reference. */
void leaf_storage_set_unsaved_text (LeafStorage *self, const char *path, GBytes *text);
/* Makes the storage return files without a byte-order mark and with line ends of one byte, as an editor holds them, so
 * that places agree. */
void leaf_storage_read_plainly (LeafStorage *self);
/* Uses the extension at `path` (TITLE.i7x or TITLE.i7xd), which has this version, before all others of its name. */
void leaf_storage_prefer (LeafStorage *self, const char *title, const char *author, const char *version,
                          const char *path);
/* Adds a file that is not on the disk, by its place in the materials ("Source/woods.i7", "Extensions/Ann
 * Author/Locks.i7x"; case is ignored). It is used before any file on the disk. Copies `text`. */
void leaf_storage_hold (LeafStorage *self, const char *name, const char *text);
/* For the name of a LeafSourceText that a callback returned: the place at which it was requested, in the form above,
 * and its whole text, NUL-terminated. NULL: the name is unknown. Both are borrowed from the storage. */
const char *leaf_storage_asked (const LeafStorage *self, const char *name, const char **text);
/* The path of a part with this name, whether or not it exists. NULL if the name would lead out of the folder, or there
 * are no materials. Free with g_free. */
char *leaf_storage_part_path (const LeafStorage *self, const char *name);
/* Creates the part, and its folder if needed. Returns 0, or an errno: EEXIST if it exists, EINVAL if its name would
 * lead out of the folder. */
int leaf_storage_make_part (const LeafStorage *self, const char *name, const char *text);
/* The text of the story that `file` is a part of: X.inform/Source/story.ni for X.materials/Source/woods.i7. NULL: there
 * is none. Free with g_free. */
char *leaf_storage_story_of_part (const char *file);
/* The path of the file that was last returned with this LeafSourceText name; NULL: none. Borrowed from the storage. */
const char *leaf_storage_path (const LeafStorage *self, const char *name);
/* The absolute path of the file of a source of a program that was compiled from this storage. NULL: it is the story
 * itself, or in no file. Free with g_free. */
char *leaf_storage_source_path (const LeafStorage *self, const LeafProgram *program, guint32 source);

G_END_DECLS
