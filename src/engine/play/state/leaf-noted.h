/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-noted.h: what is recorded while a turn is replayed to answer why something did not happen: the actual facts, not
 * a second evaluation of them. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

typedef struct {
  guint32 response;
  gsize   from, to; /* of the text of events, while it was printed; to G_MAXSIZE: it never ended */
} LeafResponseNoted;

typedef enum { LEAF_SCENES_LOOKED_AT = 1, LEAF_SCENE_HELD_NOT, LEAF_SCENE_HELD, LEAF_SCENE_CHANGED } LeafSceneNote;

typedef struct {
  LeafSceneNote note;
  guint32       condition; /* row of the conditions of scenes; 0: none, they were checked */
} LeafSceneNoted;

struct _LeafNoted {
  GArray *lines;     /* of LeafLineTried (parser/leaf-parser.h) */
  GArray *responses; /* of LeafResponseNoted */
  GArray *scenes;    /* of LeafSceneNoted */
  guint32 book;      /* of grammar: also record its lines where other lines use them; 0: none */
};

G_END_DECLS
