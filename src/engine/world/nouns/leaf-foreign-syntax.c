/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-foreign-syntax.c: what is written here in place of forms of other languages and systems, of plain English, and
 * of mistakes that nearly everybody makes at first (leaf-foreign-syntax-hints.def). */
#include "leaf-world.h"

char *
leaf_typo_hint_of_habit (const LeafBuild *build, LeafForeignSyntaxHint where, LeafWording w)
{
  static const struct {
    LeafForeignSyntaxHint where;
    const char *pattern, *advice;
  } habits[] = {
#define LEAF_HABIT(where, pattern, advice) { LEAF_HABIT_##where, pattern, LEAF_REMARK (advice) },
#define LEAF_HABIT_KNOWN(where, pattern)   { LEAF_HABIT_##where, pattern, NULL },
#include "leaf-foreign-syntax-hints.def"
#undef LEAF_HABIT_KNOWN
#undef LEAF_HABIT
  };

  for (guint i = 0; i < G_N_ELEMENTS (habits); i++)
    if (habits[i].where == where && leaf_pattern_fits (build, w, habits[i].pattern))
      return habits[i].advice != NULL ? g_strconcat (" ", habits[i].advice, NULL) : NULL;
  return NULL;
}
