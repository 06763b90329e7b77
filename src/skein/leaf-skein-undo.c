/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-skein-undo.h"

/* The state of a knot before a step. */
typedef struct {
  guint32 knot, parent;
  char *command, *result, *blessed, *label; /* if the step did not remove the knot, only `blessed` is set */
} KnotBefore;

typedef struct {
  gboolean is_removal;  /* it removed the knots; none of them was locked */
  GArray *knots_before; /* of KnotBefore, each before its children */
} UndoStep;

struct _LeafSkeinUndo {
  LeafSkein *skein;
  GPtrArray *steps; /* of UndoStep */
};

static void
knot_before_clear (gpointer data)
{
  KnotBefore *former = data;

  g_free (former->command);
  g_free (former->result);
  g_free (former->blessed);
  g_free (former->label);
}

static void
undo_step_free (gpointer data)
{
  g_array_unref (((UndoStep *) data)->knots_before);
  g_free (data);
}

static UndoStep *
undo_step_new (gboolean is_removal)
{
  UndoStep *step = g_new0 (UndoStep, 1);

  step->is_removal = is_removal;
  step->knots_before = g_array_new (FALSE, FALSE, sizeof (KnotBefore));
  g_array_set_clear_func (step->knots_before, knot_before_clear);
  return step;
}

LeafSkeinUndo *
leaf_skein_undo_new (LeafSkein *skein)
{
  LeafSkeinUndo *self = g_new0 (LeafSkeinUndo, 1);

  self->skein = skein;
  self->steps = g_ptr_array_new_with_free_func (undo_step_free);
  return self;
}

void
leaf_skein_undo_free (LeafSkeinUndo *self)
{
  g_ptr_array_unref (self->steps);
  g_free (self);
}

gboolean
leaf_skein_undo_is_empty (const LeafSkeinUndo *self)
{
  return self->steps->len == 0;
}

guint
leaf_skein_undo_bless (LeafSkeinUndo *self, const GArray *knots, gboolean blessed)
{
  UndoStep *step = undo_step_new (FALSE);
  guint n;

  for (guint i = 0; i < knots->len; i++) {
    guint32 knot = g_array_index (knots, guint32, i);
    const char *before = leaf_skein_blessed (self->skein, knot), *result = leaf_skein_result (self->skein, knot);
    KnotBefore former = { .knot = knot, .blessed = g_strdup (before) };

    if ((blessed && result == NULL) || g_strcmp0 (before, blessed ? result : NULL) == 0) {
      knot_before_clear (&former);
      continue;
    }
    leaf_skein_set_blessed (self->skein, knot, blessed ? result : NULL);
    g_array_append_val (step->knots_before, former);
  }
  n = step->knots_before->len;
  if (n > 0)
    g_ptr_array_add (self->steps, step);
  else
    undo_step_free (step);
  return n;
}

gboolean
leaf_skein_undo_remove (LeafSkeinUndo *self, guint32 knot)
{
  g_autoptr (GArray) knots = leaf_skein_knots (self->skein, knot);
  UndoStep *step = undo_step_new (TRUE);

  for (guint i = 0; i < knots->len; i++) {
    guint32 row = g_array_index (knots, guint32, i);
    KnotBefore former = {
      .knot = row,
      .parent = leaf_skein_parent (self->skein, row),
      .command = g_strdup (leaf_skein_command (self->skein, row)),
      .result = g_strdup (leaf_skein_result (self->skein, row)),
      .blessed = g_strdup (leaf_skein_blessed (self->skein, row)),
      .label = g_strdup (leaf_skein_label (self->skein, row)),
    };

    g_array_append_val (step->knots_before, former);
  }
  if (!leaf_skein_remove (self->skein, knot)) {
    undo_step_free (step);
    return FALSE;
  }
  g_ptr_array_add (self->steps, step);
  return TRUE;
}

/* --- undoing ------------------------------------------------------------------------------------------------------ */

/* Gives restored knots their new numbers in the earlier steps. */
static void
renumber (LeafSkeinUndo *self, GHashTable *numbers)
{
  for (guint i = 0; i < self->steps->len; i++) {
    UndoStep *step = g_ptr_array_index (self->steps, i);

    for (guint k = 0; k < step->knots_before->len; k++) {
      KnotBefore *former = &g_array_index (step->knots_before, KnotBefore, k);
      gpointer number;

      if (g_hash_table_lookup_extended (numbers, GUINT_TO_POINTER (former->knot), NULL, &number))
        former->knot = GPOINTER_TO_UINT (number);
      if (g_hash_table_lookup_extended (numbers, GUINT_TO_POINTER (former->parent), NULL, &number))
        former->parent = GPOINTER_TO_UINT (number);
    }
  }
}

/* Adds the removed knots again. Returns the first of them. */
static guint32
bring_back (LeafSkeinUndo *self, const UndoStep *step)
{
  g_autoptr (GHashTable) numbers = g_hash_table_new (NULL, NULL);
  guint32 first = 0;

  for (guint i = 0; i < step->knots_before->len; i++) {
    const KnotBefore *former = &g_array_index (step->knots_before, KnotBefore, i);
    gpointer parent = g_hash_table_lookup (numbers, GUINT_TO_POINTER (former->parent));
    guint32 knot
        = leaf_skein_add (self->skein, parent != NULL ? GPOINTER_TO_UINT (parent) : former->parent, former->command);

    leaf_skein_set_result (self->skein, knot, former->result);
    leaf_skein_set_blessed (self->skein, knot, former->blessed);
    leaf_skein_set_label (self->skein, knot, former->label);
    g_hash_table_insert (numbers, GUINT_TO_POINTER (former->knot), GUINT_TO_POINTER (knot));
    first = first != 0 ? first : knot;
  }
  renumber (self, numbers);
  return first;
}

guint32
leaf_skein_undo_last (LeafSkeinUndo *self)
{
  UndoStep *step = self->steps->len > 0 ? g_ptr_array_steal_index (self->steps, self->steps->len - 1) : NULL;
  guint32 knot = 0;

  if (step == NULL)
    return 0;
  if (step->is_removal)
    knot = bring_back (self, step);
  for (guint i = 0; !step->is_removal && i < step->knots_before->len; i++) {
    const KnotBefore *former = &g_array_index (step->knots_before, KnotBefore, i);

    leaf_skein_set_blessed (self->skein, former->knot, former->blessed);
    knot = knot != 0 ? knot : former->knot;
  }
  undo_step_free (step);
  return knot;
}
