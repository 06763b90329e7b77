/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-test-coverage.h: finds rules of a story that neither the threads of its skein nor an exploration run. */
#pragma once

#include "leaf-skein.h"
#include "leaf.h"

G_BEGIN_DECLS

/* Plays all threads of the skein, and explores from every moment of them for `seconds` (0: not at all) or until nothing
 * is left to try. Prints each rule that did not run as a TAP comment, and returns their number. */
guint leaf_cli_test_coverage (LeafProgram *program, const LeafSkein *skein, guint32 seed, int seconds);

G_END_DECLS
