/* SPDX-License-Identifier: GPL-3.0-or-later */
/* golden-questions.h: sections about what editors, debuggers and authors ask. */
#pragma once

#include "golden-text.h"

enum { BUDGET = 20000000 };

/* The next command was given: the play wanted one, and there was another. */
gboolean go_on (Golden *self, LeafPlay *play, guint *next);

/* headings, folds, tests, rules by their names, pairs of rules, names changed and the source compiled again */
void say_editor (Golden *self);
void say_asked (Golden *self);  /* why something did not happen, of all that can be asked about, in two turns */
void say_steps (Golden *self);  /* a debugger that steps, what happens at every step, and moments come back to */
void say_fixes (Golden *self);  /* what mends the first problems */
