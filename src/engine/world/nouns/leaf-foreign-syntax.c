/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-foreign-syntax.c: hints at the correct form for syntax of other languages and systems, for plain English, and
 * for mistakes that nearly every beginner makes (leaf-foreign-syntax-hints.def). */
#include "leaf-world.h"

LeafMessageFragment *
leaf_hint_for_foreign_syntax (const LeafBuild *build, LeafForeignSyntaxHint where, LeafWording w)
{
  static const struct {
    LeafForeignSyntaxHint where;
    const char *pattern, *advice;
  } habits[] = {
#define LEAF_FOREIGN(where, pattern, advice) { LEAF_FOREIGN_##where, pattern, advice },
#define LEAF_FOREIGN_KNOWN(where, pattern)   { LEAF_FOREIGN_##where, pattern, NULL },
#include "leaf-foreign-syntax-hints.def"
#undef LEAF_FOREIGN_KNOWN
#undef LEAF_FOREIGN
  };

  for (guint i = 0; i < G_N_ELEMENTS (habits); i++)
    if (habits[i].where == where && leaf_pattern_fits (build, w, habits[i].pattern))
      return habits[i].advice != NULL ? leaf_message_fragment (NULL, " ", LEAF_REMARK (habits[i].advice), NULL) : NULL;
  return NULL;
}
