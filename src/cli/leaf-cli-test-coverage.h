/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-test-coverage.h: finds the rules of a story that run neither in the threads of its skein nor in an
 * exploration. */
#pragma once

#include "leaf-skein.h"
#include "leaf.h"

G_BEGIN_DECLS

/* Plays all threads of the skein, and explores from all their moments for `seconds` (0: not at all) or until nothing is
 * left to try. Prints each rule that did not run as a TAP comment. Returns the number of these rules. */
guint leaf_cli_test_coverage (LeafProgram *program, const LeafSkein *skein, guint32 seed, int seconds);

G_END_DECLS
