/* leaf-meaning-occurrences.h: what accepted trees take the words of the source for, frame by frame. */
#pragma once

#include "occurrences/leaf-occurrences.h"
#include "leaf-readers.h"

G_BEGIN_DECLS

/* A local that the walk has come to, by its first mention. */
typedef struct {
  guint32     slot;
  LeafWording name;
  LeafKindId  kind;
} LeafWalkLocal;

/* The trees of one rule, one phrase, or one value share a frame: what defines a local is walked before what uses it. */
typedef struct {
  LeafBuild *build;
  guint32    sentence;
  LeafSpan   span;    /* in which its locals are known */
  guint32    scope;   /* of occurrences; 0: it has no local yet */
  GArray    *locals;  /* of LeafWalkLocal; NULL: none yet */
  guint32    depth;   /* of texts */
} LeafWalk;

void leaf_walk_init             (LeafWalk *frame, LeafBuild *build, guint32 sentence, LeafWording extent);
void leaf_walk_clear            (LeafWalk *frame);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LeafWalk, leaf_walk_clear)
void leaf_walk_define           (LeafWalk *frame, LeafWording name, guint32 slot, LeafKindId kind);
void leaf_walk_node             (LeafWalk *frame, const LeafNode *node); /* NULL: nothing */
void leaf_walk_description (LeafWalk *frame, const LeafDescription *description);
void leaf_walk_pattern     (LeafWalk *frame, const LeafActionPattern *pattern);
/* A phrase, a definition or a condition that is decided apart: its preamble and its accepted body (or NULL). */
void leaf_phrase_note            (LeafBuild *build, LeafPhraseId id, const LeafNode *body);
/* All words of a sentence and its body. */
LeafWording leaf_walk_extent    (const LeafBuild *build, LeafSentenceId sentence);

G_END_DECLS
