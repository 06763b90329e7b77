/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-index-rows.h: the rows of a page of the index while they are made. */
#pragma once

#include "leaf-compile.h"
#include "leaf-index.h"

G_BEGIN_DECLS

typedef struct {
  const LeafProgram *program;
  const LeafBuild *build;
  GArray *rows; /* of LeafIndexEntry */
} LeafIndexRows;

/* Takes ownership of the texts; `detail` may be NULL. */
void leaf_index_add (LeafIndexRows *self, guint32 level, char *text, char *detail, LeafPlace place);
/* Takes ownership of the texts; LEAF_ANSWER_MESSAGE_NONE for no detail. */
void leaf_index_add_said (LeafIndexRows *self, guint32 level, char *text, LeafAnswerSentence detail, LeafPlace place);
void leaf_index_add_title (LeafIndexRows *self, guint32 level, LeafAnswerSentence text, LeafAnswerSentence detail,
                           LeafPlace place);
LeafPlace leaf_index_place (const LeafIndexRows *self, LeafWording words); /* source 0: no words */
LeafPlace leaf_index_sentence (const LeafIndexRows *self, LeafSentenceId sentence);
gboolean leaf_index_is_own (const LeafIndexRows *self, LeafPlace place);
/* Where the name of that sort is defined; no words if it is not defined. */
LeafWording leaf_index_named_at (const LeafIndexRows *self, LeafNameSort sort, guint32 id);
/* The rules of a rulebook, one per row. */
void leaf_index_add_rules (LeafIndexRows *self, guint32 level, LeafRulebookId book);

typedef void (*LeafIndexPageMaker) (LeafIndexRows *self);

/* leaf-index-pages.def has one for each page. */
#define LEAF_INDEX_PAGE(page, name, title, maker) void maker (LeafIndexRows *self);
#include "leaf-index-pages.def"
#undef LEAF_INDEX_PAGE

G_END_DECLS
