/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-condition.h: checking the condition of a breakpoint before it is hit; the conventions of leaf.h apply. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

/* Why the condition of a breakpoint on a line, rule, rulebook, action, activity or outcome cannot be read there, in
 * another language (see leaf_problem_dup_words). NULL: it can be read, there is none, or the breakpoint is of another
 * sort, which can be hit anywhere. Free with g_free. */
char *leaf_play_condition_problem_in (const LeafPlay *play, guint32 number, GTranslateFunc translate, gpointer data);

G_END_DECLS
