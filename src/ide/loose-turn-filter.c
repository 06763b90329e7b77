/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A node knows where all that is in it ends, so "is anything like that in it" is answered from the last node to the first, each
 * telling the one that it is in. */
#include "config.h"

#include "loose-turn-filter.h"

#include <string.h>

enum {
  SHOWN = 1 << 0,
  OWN_WITHIN = 1 << 1,   /* a rule of the story's is in it */
  SHOWN_WITHIN = 1 << 2, /* something in it is shown */
  FOUND = 1 << 3,
  FOUND_WITHIN = 1 << 4,
};

struct _LooseTurnFilter {
  gatomicrefcount ref_count;
  LooseTurn *turn;
  guint8 *marks; /* of each node */
  gboolean searches;
  guint n_found;
};

/* Something that the author wrote, or that went wrong. */
static gboolean
is_own (const LeafTraceNode *node)
{
  switch (node->sort) {
  case LEAF_TRACED_RULE:
  case LEAF_TRACED_RULEBOOK:
  case LEAF_TRACED_PHRASE: return !node->is_library;
  case LEAF_TRACED_FAULT:
  case LEAF_TRACED_NOTICE: return TRUE;
  default: return FALSE;
  }
}

static gboolean
is_blank (const char *text)
{
  for (; *text != '\0'; text++)
    if (!g_ascii_isspace (*text))
      return FALSE;
  return TRUE;
}

static gboolean
is_wanted (const LeafTraceNode *node, guint8 marks, gboolean with_library)
{
  if (node->sort == LEAF_TRACED_TEXT)
    return !is_blank (node->text);
  if (with_library || is_own (node))
    return !node->is_hidden || with_library || is_own (node);
  if (node->sort == LEAF_TRACED_COMMAND || node->sort == LEAF_TRACED_ACTION)
    return TRUE;
  return (marks & SHOWN_WITHIN) && !node->is_hidden; /* the library's, on the way to something */
}

static gboolean
matches (LooseTurn *turn, guint number, const char *folded)
{
  g_autofree char *title = loose_turn_dup_title (turn, number), *outcome = loose_turn_dup_outcome (turn, number);
  g_autofree char *text = g_utf8_casefold (title, -1), *more = outcome != NULL ? g_utf8_casefold (outcome, -1) : NULL;

  return strstr (text, folded) != NULL || (more != NULL && strstr (more, folded) != NULL);
}

static void
mark_wanted (LooseTurnFilter *self, gboolean with_library)
{
  for (guint i = loose_turn_get_n_nodes (self->turn); i-- > 1;) {
    const LeafTraceNode *node = loose_turn_get_node (self->turn, i);
    guint8 *in = &self->marks[node->parent];

    if (is_wanted (node, self->marks[i], with_library))
      self->marks[i] |= SHOWN;
    if (self->marks[i] & (SHOWN | SHOWN_WITHIN))
      *in |= SHOWN_WITHIN;
    if ((is_own (node) && node->sort != LEAF_TRACED_PHRASE) || (self->marks[i] & OWN_WITHIN))
      *in |= OWN_WITHIN;
  }
}

/* Of what is shown only what is found stays, and what that is in. */
static void
mark_found (LooseTurnFilter *self, const char *search)
{
  g_autofree char *folded = g_utf8_casefold (search, -1);

  for (guint i = loose_turn_get_n_nodes (self->turn); i-- > 1;) {
    const LeafTraceNode *node = loose_turn_get_node (self->turn, i);

    if ((self->marks[i] & SHOWN) && matches (self->turn, i, folded)) {
      self->marks[i] |= FOUND;
      self->n_found++;
    }
    if (self->marks[i] & (FOUND | FOUND_WITHIN))
      self->marks[node->parent] |= FOUND_WITHIN;
    else
      self->marks[i] &= (guint8) ~(SHOWN | SHOWN_WITHIN);
  }
}

gboolean
loose_turn_filter_shows (LooseTurnFilter *self, guint number)
{
  return (self->marks[number] & SHOWN) != 0;
}

gboolean
loose_turn_filter_has_more (LooseTurnFilter *self, guint number)
{
  return (self->marks[number] & (self->searches ? FOUND_WITHIN : SHOWN_WITHIN)) != 0;
}

/* The way to each rule of the story's; with a search, to what is found. */
gboolean
loose_turn_filter_unfolds (LooseTurnFilter *self, guint number)
{
  const LeafTraceNode *node = loose_turn_get_node (self->turn, number);

  if (self->searches)
    return (self->marks[number] & FOUND_WITHIN) != 0;
  if (node->sort == LEAF_TRACED_PHRASE)
    return FALSE;
  return (self->marks[number] & OWN_WITHIN) || (is_own (node) && node->applied) || node->sort == LEAF_TRACED_ACTION;
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
  LooseTurnFilter *self = g_new0 (LooseTurnFilter, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->turn = g_object_ref (turn);
  self->marks = g_new0 (guint8, MAX (loose_turn_get_n_nodes (turn), 1));
  mark_wanted (self, with_library);
  self->searches = search != NULL && *search != '\0';
  if (self->searches)
    mark_found (self, search);
  return self;
}
