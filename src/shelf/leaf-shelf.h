/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-shelf.h: the folders in which extensions lie, for programs that let stories be compiled: first a story's own, in
 * Extensions/AUTHOR/TITLE.i7x of the materials beside its project, or TITLE.i7x in the materials themselves; then a person's, in
 * Inform/Extensions of the home folder and in looseleaf/extensions of the user's data.  Those that libleaf carries come last,
 * and are its own business.  The engine opens no files, so this is no part of it; it touches files and nothing else, and may be
 * used by a worker. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

typedef struct _LeafShelf LeafShelf;

/* `materials`: a folder's path, or NULL: the person's folders alone. */
LeafShelf *leaf_shelf_new  (const char *materials);
void       leaf_shelf_free (LeafShelf *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafShelf, leaf_shelf_free)

/* As LeafCompileOptions wants it; `data` is the LeafShelf.  What is found is kept until it is freed. */
gboolean   leaf_shelf_find (const char *title, const char *author, LeafSourceText *found, gpointer data);

G_END_DECLS
