/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-meaning-occurrences.h: records what the words of the source mean in the accepted trees, frame by frame. */
#pragma once

#include "occurrences/leaf-occurrences.h"
#include "leaf-readers.h"

G_BEGIN_DECLS

/* A local variable that the walk has met, by its first mention. */
typedef struct {
  guint32 slot;
  LeafWording name;
  LeafKindId kind;
} LeafWalkLocal;

/* The trees of one rule, phrase or value share a frame. The definition of a local is walked before its uses. */
typedef struct {
  LeafBuild *build;
  guint32 sentence;
  LeafSpan span;  /* the words where its locals are in scope */
  guint32 scope;  /* of occurrences; 0: no local yet */
  GArray *locals; /* of LeafWalkLocal; NULL: none yet */
  guint32 depth;  /* of texts */
} LeafWalk;

void leaf_walk_init (LeafWalk *frame, LeafBuild *build, guint32 sentence, LeafWording extent);
void leaf_walk_clear (LeafWalk *frame);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LeafWalk, leaf_walk_clear)
void leaf_walk_define (LeafWalk *frame, LeafWording name, guint32 slot, LeafKindId kind);
void leaf_walk_node (LeafWalk *frame, const LeafNode *node); /* NULL: nothing */
void leaf_walk_description (LeafWalk *frame, const LeafDescription *description);
void leaf_walk_pattern (LeafWalk *frame, const LeafActionPattern *pattern);
/* Records occurrences in a phrase, a definition or a separately evaluated condition: its preamble, and its accepted
 * body (may be NULL). */
void leaf_phrase_note (LeafBuild *build, LeafPhraseId id, const LeafNode *body);
/* Returns all words of a sentence with its body. */
LeafWording leaf_walk_extent (const LeafBuild *build, LeafSentenceId sentence);

G_END_DECLS
