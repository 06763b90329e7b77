/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-test-coverage.h: which rules of a story neither the threads of its skein nor an exploration run. */
#pragma once

#include "leaf-skein.h"
#include "leaf.h"

G_BEGIN_DECLS

/* Plays all threads of the skein, and explores from each of their moments for `seconds` (0: not at all), or until
 * nothing is left to try.  Prints each rule that did not run as a comment of TAP; returns how many did not. */
guint leaf_cli_test_coverage (LeafProgram *program, const LeafSkein *skein, guint32 seed, int seconds);

G_END_DECLS
