/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-skein-text.h"

#include "leaf-skein-compare.h"

/* Adds "[from: look, north]", for a knot that does not continue the one above it. */
static void
add_beginning (GString *out, const LeafSkein *skein, guint32 knot)
{
  g_autoptr (GArray) thread = leaf_skein_thread (skein, knot);

  g_string_append (out, "----\n[from:");
  for (guint i = 0; i + 1 < thread->len; i++)
    g_string_append_printf (out, "%s %s", i > 0 ? "," : "",
                            leaf_skein_command (skein, g_array_index (thread, guint32, i)));
  g_string_append (out, thread->len < 2 ? " the beginning]\n" : "]\n");
}

static void
add_state (GString *out, const LeafSkein *skein, guint32 knot)
{
  const char *label = leaf_skein_label (skein, knot), *blessed = leaf_skein_blessed (skein, knot),
             *result = leaf_skein_result (skein, knot);

  if (label != NULL)
    g_string_append_printf (out, "[called: %s]\n", label);
  if (blessed != NULL && result != NULL)
    g_string_append (out, leaf_skein_same (blessed, result) ? "[blessed]\n" : "[expected, but not printed]\n");
}

char *
leaf_skein_to_text (const LeafSkein *skein)
{
  GString *out = g_string_new (NULL);
  g_autoptr (GArray) open = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint32 root = leaf_skein_root (skein), last = 0;

  g_array_append_val (open, root);
  while (open->len > 0) {
    guint32 knot = g_array_index (open, guint32, open->len - 1);
    const char *result = leaf_skein_result (skein, knot);

    g_array_set_size (open, open->len - 1);
    if (knot != root) {
      if (leaf_skein_parent (skein, knot) != last)
        add_beginning (out, skein, knot);
      g_string_append_printf (out, ">%s\n", leaf_skein_command (skein, knot));
    }
    add_state (out, skein, knot);
    if (result != NULL)
      g_string_append_printf (out, "%s\n", result);
    last = knot;
    for (guint32 i = leaf_skein_n_children (skein, knot); i-- > 0;) {
      guint32 child = leaf_skein_child (skein, knot, i);

      g_array_append_val (open, child);
    }
  }
  return g_string_free (out, FALSE);
}
