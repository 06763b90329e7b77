/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-skein-trial.h"

#include "leaf-skein-compare.h"

#define SLICE 1000000

GArray *
leaf_skein_ends (const LeafSkein *skein, gboolean all)
{
  GArray *ends = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_autoptr (GArray) knots = leaf_skein_knots (skein, leaf_skein_root (skein));
  g_autoptr (GHashTable) above_blessed = g_hash_table_new (NULL, NULL);

  for (guint i = knots->len; i-- > 0;) {
    guint32 knot = g_array_index (knots, guint32, i);
    gboolean is_above = g_hash_table_contains (above_blessed, GUINT_TO_POINTER (knot));

    if (!is_above && !all && leaf_skein_blessed (skein, knot) == NULL)
      continue;
    g_hash_table_add (above_blessed, GUINT_TO_POINTER (leaf_skein_parent (skein, knot)));
    if (!is_above)
      g_array_prepend_val (ends, knot);
  }
  return ends;
}

char *
leaf_skein_thread_name (const LeafSkein *skein, guint32 knot)
{
  g_autoptr (GArray) thread = leaf_skein_thread (skein, knot);
  GString *name = g_string_new (NULL);

  if (leaf_skein_label (skein, knot) != NULL)
    g_string_append (name, leaf_skein_label (skein, knot));
  for (guint i = 0; leaf_skein_label (skein, knot) == NULL && i < thread->len; i++)
    g_string_append_printf (name, "%s%s", i > 0 ? ", then " : "",
                            leaf_skein_command (skein, g_array_index (thread, guint32, i)));
  if (thread->len == 0)
    g_string_assign (name, "the beginning");
  return g_strdelimit (g_string_free (name, FALSE), "\n#", ' ');
}

static void
trial_free (gpointer data)
{
  LeafSkeinTrial *trial = data;

  g_free (trial->name);
  g_free (trial->before);
  g_free (trial->after);
  g_free (trial);
}

static gboolean
are_same (const char *one, const char *other)
{
  return one != NULL && other != NULL ? leaf_skein_same (one, other) : one == other;
}

static LeafSkeinTrial *
compare (const LeafSkein *skein, const LeafSkeinRun *old, const LeafSkeinRun *new, guint32 knot)
{
  LeafSkeinTrial *trial = g_new0 (LeafSkeinTrial, 1);
  guint32 n = MAX (leaf_skein_run_n_answers (old), leaf_skein_run_n_answers (new));

  trial->knot = knot;
  trial->name = leaf_skein_thread_name (skein, knot);
  for (guint32 i = 0; i < n && trial->differs == 0; i++) {
    const LeafSkeinAnswer *one = i < leaf_skein_run_n_answers (old) ? leaf_skein_run_answer (old, i) : NULL,
                          *other = i < leaf_skein_run_n_answers (new) ? leaf_skein_run_answer (new, i) : NULL;
    const char *before = one != NULL ? one->text : NULL, *after = other != NULL ? other->text : NULL;

    if (are_same (before, after))
      continue;
    trial->differs = one != NULL ? one->knot : other->knot;
    trial->before = g_strdup (before);
    trial->after = g_strdup (after);
  }
  return trial;
}

/* Returns FALSE if `should_stop` stopped it. */
static gboolean
run_to_end (LeafSkeinRun *run, gboolean (*should_stop) (gpointer data), gpointer data)
{
  while (!leaf_skein_run_go (run, SLICE))
    if (should_stop != NULL && should_stop (data))
      return FALSE;
  return TRUE;
}

GPtrArray *
leaf_skein_try (const LeafSkein *skein, LeafProgram *before, LeafProgram *after, guint32 seed,
                gboolean (*should_stop) (gpointer data), gpointer data)
{
  GPtrArray *trials = g_ptr_array_new_with_free_func (trial_free);
  g_autoptr (GArray) ends = leaf_skein_ends (skein, FALSE);

  for (guint i = 0; i < ends->len && (should_stop == NULL || !should_stop (data)); i++) {
    guint32 knot = g_array_index (ends, guint32, i);
    g_autoptr (LeafSkeinRun) old = leaf_skein_run_new (skein, before, seed, knot);
    g_autoptr (LeafSkeinRun) new = leaf_skein_run_new (skein, after, seed, knot);

    if (run_to_end (old, should_stop, data) && run_to_end (new, should_stop, data))
      g_ptr_array_add (trials, compare (skein, old, new, knot));
  }
  return trials;
}
