/* SPDX-License-Identifier: GPL-3.0-or-later */
/* golden-questions.h: sections about what editors, debuggers and authors ask. */
#pragma once

#include "golden-text.h"

enum { BUDGET = 20000000 };

/* Gives the next command. Returns TRUE if the play wanted one, and there was one. */
gboolean go_on (Golden *self, LeafPlay *play, guint *next);

/* headings, folds, tests, rules by their names, pairs of rules, renaming and compiling the source again */
void say_editor (Golden *self);
void say_asked (Golden *self); /* why something did not happen, for all possible queries, in two turns */
void say_steps (Golden *self); /* stepping in a debugger, what happens at every step, and going back to moments */
void say_fixes (Golden *self); /* fixes of the first problems */
