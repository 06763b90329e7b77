/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-tried.h: the set of choices that were tried in a moment. It is a sorted list while it is small: most
 * moments have thousands of choices, of which some twenty are ever tried. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct {
  guint16 *few;  /* sorted; NULL: none, or `bits` is used */
  guint64 *bits; /* by choice */
  guint32 n;     /* length of `few`, or of `bits` in words */
} LeafTriedChoices;

/* `choice` is below `n_choices`, which is the same in every call. */
void leaf_tried_add (LeafTriedChoices *tried, guint32 choice, guint32 n_choices);
/* Returns TRUE if the choice was tried. Call it for each choice in order, with *cursor 0 before the first. */
gboolean leaf_tried_next (const LeafTriedChoices *tried, guint32 choice, guint32 *cursor);
void leaf_tried_clear (LeafTriedChoices *tried);
gsize leaf_tried_bytes (const LeafTriedChoices *tried); /* bytes on the heap */

G_END_DECLS
