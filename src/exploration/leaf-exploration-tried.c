/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-exploration-tried.h"

#include <string.h>

enum { MOST_FEW = 192, ALLOCATION = 16 /* bytes of the allocator's overhead */ };

static void
make_bits (LeafTriedChoices *tried, guint32 n_choices)
{
  tried->bits = g_new0 (guint64, n_choices / 64 + 1);
  for (guint32 i = 0; i < tried->n; i++)
    tried->bits[tried->few[i] / 64] |= (guint64) 1 << tried->few[i] % 64;
  g_clear_pointer (&tried->few, g_free);
  tried->n = n_choices / 64 + 1;
}

void
leaf_tried_add (LeafTriedChoices *tried, guint32 choice, guint32 n_choices)
{
  guint32 at = tried->n;

  if (tried->bits == NULL && (tried->n >= MOST_FEW || tried->n * 16 >= n_choices + 64 || n_choices > G_MAXUINT16))
    make_bits (tried, n_choices);
  if (tried->bits != NULL) {
    tried->bits[choice / 64] |= (guint64) 1 << choice % 64;
    return;
  }
  while (at > 0 && tried->few[at - 1] >= choice)
    at--;
  if (at < tried->n && tried->few[at] == choice)
    return;
  if (tried->n % 8 == 0)
    tried->few = g_renew (guint16, tried->few, tried->n + 8);
  memmove (tried->few + at + 1, tried->few + at, (tried->n - at) * sizeof (guint16));
  tried->few[at] = (guint16) choice;
  tried->n++;
}

gboolean
leaf_tried_next (const LeafTriedChoices *tried, guint32 choice, guint32 *cursor)
{
  if (tried->bits != NULL)
    return (tried->bits[choice / 64] >> choice % 64 & 1) != 0;
  while (*cursor < tried->n && tried->few[*cursor] < choice)
    (*cursor)++;
  return *cursor < tried->n && tried->few[*cursor] == choice;
}

guint32
leaf_tried_count (const LeafTriedChoices *tried)
{
  guint32 n = 0;

  if (tried->bits == NULL)
    return tried->n;
  for (guint32 i = 0; i < tried->n; i++)
    for (guint64 bits = tried->bits[i]; bits != 0; bits &= bits - 1)
      n++;
  return n;
}

void
leaf_tried_clear (LeafTriedChoices *tried)
{
  g_clear_pointer (&tried->few, g_free);
  g_clear_pointer (&tried->bits, g_free);
  tried->n = 0;
}

gsize
leaf_tried_bytes (const LeafTriedChoices *tried)
{
  if (tried->bits != NULL)
    return tried->n * sizeof (guint64) + ALLOCATION;
  return tried->few != NULL ? (tried->n + 7) / 8 * 8 * sizeof (guint16) + ALLOCATION : 0;
}
