/* SPDX-License-Identifier: GPL-3.0-or-later */
/* golden-explored.h: what a search over plays needs, and how two versions of a story differ. */
#pragma once

#include "golden-questions.h"

void say_explored (Golden *self);
void say_differences (Golden *self);
