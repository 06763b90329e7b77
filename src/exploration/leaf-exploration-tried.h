/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-tried.h: the set of choices that were tried in a moment. It is a sorted list while it is small,
 * since a moment of a large story has thousands of choices, of which few are tried. An empty set is all zeros. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct {
  guint16 *few;  /* sorted; NULL if the set is empty or uses `bits` */
  guint64 *bits; /* a bit for each choice; NULL if the set uses `few` */
  guint32 n;     /* the length of `few`, or of `bits` in words */
} LeafTriedChoices;

/* Adds `choice`, which has to be below `n_choices`. The latter has to be the same in every call for a set. */
void leaf_tried_add (LeafTriedChoices *tried, guint32 choice, guint32 n_choices);
/* Returns TRUE if the choice was tried. Call it for each choice in order, with *cursor 0 before the first. */
gboolean leaf_tried_next (const LeafTriedChoices *tried, guint32 choice, guint32 *cursor);
guint32 leaf_tried_count (const LeafTriedChoices *tried);
void leaf_tried_clear (LeafTriedChoices *tried);
gsize leaf_tried_bytes (const LeafTriedChoices *tried); /* the bytes that it has allocated */

G_END_DECLS
