/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The engine determines what is shown; a search keeps the matches and what contains them. */
#include "config.h"

#include "loose-turn-filter.h"

#include <string.h>

enum { FOUND = 1 << 5, FOUND_WITHIN = 1 << 6 }; /* beside LEAF_SHOWN_... */

struct _LooseTurnFilter {
  gatomicrefcount ref_count;
  LooseTurn *turn;
  guint8 *marks; /* of each node */
  gboolean searches;
  guint n_found;
};

static gboolean
matches (LooseTurn *turn, guint number, const char *folded)
{
  g_autofree char *title = loose_turn_dup_title (turn, number), *outcome = loose_turn_dup_outcome (turn, number);
  g_autofree char *text = g_utf8_casefold (title, -1), *more = outcome != NULL ? g_utf8_casefold (outcome, -1) : NULL;

  return strstr (text, folded) != NULL || (more != NULL && strstr (more, folded) != NULL);
}

/* Hides all but the matches and what contains them. */
static void
mark_found (LooseTurnFilter *self, const char *search)
{
  g_autofree char *folded = g_utf8_casefold (search, -1);

  for (guint i = loose_turn_get_n_nodes (self->turn); i-- > 1;) {
    const LeafTraceNode *node = loose_turn_get_node (self->turn, i);

    if ((self->marks[i] & LEAF_SHOWN) && matches (self->turn, i, folded)) {
      self->marks[i] |= FOUND;
      self->n_found++;
    }
    if (self->marks[i] & (FOUND | FOUND_WITHIN))
      self->marks[node->parent] |= FOUND_WITHIN;
    else
      self->marks[i] &= (guint8) ~(LEAF_SHOWN | LEAF_SHOWN_WITHIN);
  }
}

gboolean
loose_turn_filter_shows (LooseTurnFilter *self, guint number)
{
  return (self->marks[number] & LEAF_SHOWN) != 0;
}

gboolean
loose_turn_filter_has_more (LooseTurnFilter *self, guint number)
{
  return (self->marks[number] & (self->searches ? FOUND_WITHIN : LEAF_SHOWN_WITHIN)) != 0;
}

/* Expands the path to each rule of the story or, during a search, to each match. */
gboolean
loose_turn_filter_unfolds (LooseTurnFilter *self, guint number)
{
  return (self->marks[number] & (self->searches ? FOUND_WITHIN : LEAF_SHOWN_UNFOLDED)) != 0;
}

guint
loose_turn_filter_get_n_found (LooseTurnFilter *self)
{
  return self->n_found;
}

LooseTurn *
loose_turn_filter_get_turn (LooseTurnFilter *self)
{
  return self->turn;
}

LooseTurnFilter *
loose_turn_filter_ref (LooseTurnFilter *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

void
loose_turn_filter_unref (LooseTurnFilter *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;
  g_object_unref (self->turn);
  g_free (self->marks);
  g_free (self);
}

LooseTurnFilter *
loose_turn_filter_new (LooseTurn *turn, const char *search, gboolean with_library)
{
  g_return_val_if_fail (LOOSE_IS_TURN (turn), NULL);
  LooseTurnFilter *self = g_new0 (LooseTurnFilter, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->turn = g_object_ref (turn);
  self->marks = leaf_trace_shown (loose_turn_get_trace (turn), with_library);
  self->searches = search != NULL && *search != '\0';
  if (self->searches)
    mark_found (self, search);
  return self;
}
