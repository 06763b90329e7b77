/* leaf-compile.h: the order of work, and what it makes: a frozen build with its initial state. */
#pragma once

#include "code/leaf-code.h"

G_BEGIN_DECLS

struct _LeafProgram {
  gatomicrefcount   references;
  LeafBuild         build;   /* not changed any more */
  LeafInitialState *state;
  guint32           story_source;
  LeafProgram      *library; /* kept alive: its arena holds what our rows point to; NULL for the library itself */
};

G_END_DECLS
