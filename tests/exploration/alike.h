/* SPDX-License-Identifier: GPL-3.0-or-later */
/* alike.h: are moments with one projected hash answered alike? */
#pragma once

#include "leaf-explore.h"

G_BEGIN_DECLS

typedef struct {
  guint walks;    /* random plays from the beginning */
  guint steps;    /* commands of each */
  guint pairs;    /* pairs of moments to compare, at most */
  guint commands; /* that both moments of a pair are given */
} AlikeEffort;

/* Plays at random. Where two different ways lead to one hash, and to the same state of the random generator, plays from
 * the beginning go both ways and on with the same commands, and their answers are compared. Appends a text for each
 * pair that differs, to be freed with g_free. Returns the number of pairs. */
guint alike_compare (LeafProgram *program, const AlikeEffort *effort, GPtrArray *differences);

G_END_DECLS
