/* SPDX-License-Identifier: GPL-3.0-or-later */
/* digest-questions.h: sections about what editors, debuggers and authors ask. */
#pragma once

#include "digest-text.h"

enum { BUDGET = 20000000 };

/* The next command was given: the play wanted one, and there was another. */
gboolean go_on (Digest *self, LeafPlay *play, guint *next);

void say_editor (Digest *self); /* headings, folds, tests, rules by their names, pairs of rules, names changed and the source compiled again */
void say_asked (Digest *self);  /* why something did not happen, of all that can be asked about, in two turns */
void say_steps (Digest *self);  /* a debugger that steps, what happens at every step, and moments come back to */
void say_fixes (Digest *self);  /* what mends the first problems */
