/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-turn-record.h: facts that are recorded while a turn is replayed for a query: what actually happened, not a
 * second evaluation of it. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

typedef struct {
  guint32 response;
  gsize from, to; /* range of the events' text, while it was printed; `to` is G_MAXSIZE if it never ended */
  gsize first;    /* where it begins in the captured text, if it was not printed but became a text */
  char *captured; /* what it became; NULL if it was printed */
} LeafResponseRecord;

typedef enum { LEAF_SCENES_LOOKED_AT = 1, LEAF_SCENE_HELD_NOT, LEAF_SCENE_HELD, LEAF_SCENE_CHANGED } LeafSceneNote;

typedef struct {
  LeafSceneNote note;
  guint32 condition; /* row of the scene condition; 0: only records that scenes were checked */
} LeafSceneRecord;

struct _LeafTurnRecord {
  GArray *lines;     /* of LeafLineTried (parser/leaf-parser.h) */
  GArray *responses; /* of LeafResponseRecord */
  GArray *scenes;    /* of LeafSceneRecord */
  guint32 book;      /* a book of grammar whose lines are also recorded where other lines use them; 0: none */
};

G_END_DECLS
