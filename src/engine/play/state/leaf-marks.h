/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-marks.h: bits for an explorer that record what ran. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

/* What ran, as bits for an explorer: one for each instruction (a statement begins, a clause fails, a preamble is true,
 * words are printed), then for actions, responses and scenes (leaf_mark_first_action and so on). */
struct _LeafMarks {
  guint8 *bits;
  guint32 n;
  guint32 ended_at;         /* the instruction that ended the story; 0: it continues */
  LeafRng begun;            /* the random number generator after seeding */
  struct _LeafDraws *draws; /* leaf-explore.h: draws to record and to prescribe; NULL: none */
  /* the result of a parse by another machine, which is reused in the same state; NULL: none */
  const struct _LeafKnownParse *parsed;
  const struct _LeafMachine *parsed_in;
};

/* Numbers of marks after those of the instructions. */
static inline guint32
leaf_mark_first_action (const LeafImage *image)
{
  return image->n_code;
}
static inline guint32
leaf_mark_first_response (const LeafImage *image)
{
  return image->n_code + image->actions.n;
}
/* Two for each scene, in the order of the values: its beginning and its end. */
static inline guint32
leaf_mark_first_scene (const LeafImage *image)
{
  return leaf_mark_first_response (image) + image->responses.n;
}

/* Sets a bit. */
static inline void
leaf_mark (LeafMachine *m, guint32 number)
{
  if (G_UNLIKELY (m->explored != NULL) && number < m->explored->n)
    m->explored->bits[number / 8] |= (guint8) (1u << number % 8);
}

G_END_DECLS
