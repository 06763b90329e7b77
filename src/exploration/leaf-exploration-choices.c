/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-choices.c: a thread's cache of the choices of moments and of their promises, for one round.
 *
 * Many moments have the same choices (the same room with the same things), and promises do not change while threads
 * run. */

#include "leaf-exploration-private.h"

enum { MOST_KNOWN = 40000 /* choices */ };

static void
known_free (gpointer data)
{
  LeafKnownChoices *known = data;

  leaf_choices_free (known->choices);
  g_free (known->promises);
  g_free (known);
}

GHashTable *
leaf_known_choices_new (void)
{
  return g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, known_free);
}

static guint32
count_choices (GHashTable *table)
{
  GHashTableIter iter;
  gpointer known;
  guint32 n = 0;

  g_hash_table_iter_init (&iter, table);
  while (g_hash_table_iter_next (&iter, NULL, &known))
    n += leaf_choices_n (((LeafKnownChoices *) known)->choices);
  return n;
}

/* Choices without a signature (0) cannot be shared: the next ones of this kind replace them. */
const LeafKnownChoices *
leaf_known_choices_of (GHashTable *table, const LeafExploration *exploration, const LeafMoment *moment)
{
  guint64 signature = leaf_choices_signature (exploration->explorer, leaf_moment_play (moment));
  LeafKnownChoices *known = signature != 0 ? g_hash_table_lookup (table, &signature) : NULL;

  if (known != NULL)
    return known;
  if (count_choices (table) >= MOST_KNOWN)
    g_hash_table_remove_all (table);
  known = g_new0 (LeafKnownChoices, 1);
  known->signature = signature;
  known->choices = leaf_choices_new (exploration->explorer, leaf_moment_play (moment));
  known->promises = leaf_explored_dup_promises (exploration, known->choices, leaf_moment_play (moment));
  g_hash_table_replace (table, &known->signature, known);
  return known;
}
