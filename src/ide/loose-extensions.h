/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where a story's own extensions lie: the Extensions folder of the materials beside a project.  Used from the compiler's
 * worker, so it touches files and nothing of the toolkit. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

typedef struct _LooseExtensions LooseExtensions;

/* `materials`: a folder's path, or NULL: then nothing is ever found. */
LooseExtensions *loose_extensions_new  (const char *materials);
void             loose_extensions_free (LooseExtensions *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LooseExtensions, loose_extensions_free)

/* As LeafCompileOptions wants it; `data` is the LooseExtensions.  What is found is kept until it is freed. */
gboolean         loose_extensions_find (const char *title, const char *author, LeafSourceText *found, gpointer data);

G_END_DECLS
