/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-tried.h: which of the choices of a moment were tried: a sorted list while they are few, as most
 * moments have thousands of choices of which some twenty are ever tried. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct {
  guint16 *few;  /* in order; NULL: none, or */
  guint64 *bits; /* by choice */
  guint32  n;    /* of few, or words of bits */
} LeafTriedChoices;

/* `choice` is below `n_choices`, which is the same each time. */
void     leaf_tried_add   (LeafTriedChoices *tried, guint32 choice, guint32 n_choices);
/* Asked for each choice in order; *cursor is 0 before the first. */
gboolean leaf_tried_next  (const LeafTriedChoices *tried, guint32 choice, guint32 *cursor);
void     leaf_tried_clear (LeafTriedChoices *tried);
gsize    leaf_tried_bytes (const LeafTriedChoices *tried); /* that it holds */

G_END_DECLS
