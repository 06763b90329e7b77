/* SPDX-License-Identifier: GPL-3.0-or-later */
/* alike.h: tests whether moments with the same projected hash have the same answers. */
#pragma once

#include "leaf-explore.h"

G_BEGIN_DECLS

typedef struct {
  guint walks;    /* random plays from the beginning */
  guint steps;    /* commands of each */
  guint pairs;    /* pairs of moments to compare, at most */
  guint commands; /* the number of commands that are given in both moments of a pair */
} AlikeEffort;

/* Plays at random. If two different ways lead to the same hash, and to the same state of the random generator, plays
 * from the beginning go both ways and continue with the same commands, and their answers are compared. Appends a text
 * for each pair that differs, to be freed with g_free. Returns the number of pairs. */
guint alike_compare (LeafProgram *program, const AlikeEffort *effort, GPtrArray *differences);

G_END_DECLS
