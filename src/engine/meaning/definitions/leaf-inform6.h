/* leaf-inform6.h: phrases of a story that do their work in Inform 6. */
#pragma once

#include "leaf-phrases.h"

G_BEGIN_DECLS

/* The native that does what `body`, "(- ... -)", does of so many parameters; NONE where none does. */
LeafNative leaf_inform6_native (const char *body, guint32 n_holes);
/* Any other such body, as a statement that tells, the first time that it is run, that it does nothing.  Gives the
 * notice at the phrase's words, and leaves in the phrase's row what stands in the way. */
LeafNode *leaf_inform6_body (LeafScope *scope, const LeafStatement *statement);

/* "I6 routine "X" says so (it is lit)": the condition of a definition that Inform 6 decides.  One that cannot run gives
 * the notice, and never holds; NULL for any other condition. */
LeafNode *leaf_inform6_condition (LeafScope *scope, LeafWording condition);

/* Each of the story's phrases in Inform 6, a line each: whether it runs, what stands in its way, its words; and how
 * many of them run.  Free with g_free. */
char *leaf_inform6_to_string (const LeafBuild *build, gboolean with_library);

G_END_DECLS
