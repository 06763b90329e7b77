/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-dap-lists.c: lists as variables, with an expression for each entry. A reference to a list stands for its
 * expression, which is stored until the story stops again; then, by the protocol, references become invalid. */
#include "leaf-dap-answers.h"

enum { FIRST = 1 << 29, MOST_KEPT = 10000, MOST_ENTRIES = 1000 };

typedef struct {
  guint32 depth; /* of the frame in which the words are evaluated */
  char *words;   /* the expression of a list */
} Kept;

static void
clear_kept (gpointer data)
{
  g_free (((Kept *) data)->words);
}

void
leaf_dap_forget_lists (LeafDap *dap)
{
  g_clear_pointer (&dap->lists, g_array_unref);
}

gboolean
leaf_dap_is_list (guint32 reference)
{
  return reference >= FIRST;
}

/* The number of entries of a list; 0 if it cannot be evaluated. */
static guint32
n_entries (const LeafDap *dap, const Kept *kept)
{
  g_autofree char *words = g_strdup_printf ("the number of entries in %s", kept->words);
  g_auto (LeafEvaluation) found = leaf_play_evaluate (dap->play, kept->depth, words, FALSE);

  return found.problem == NULL && found.value != NULL ? (guint32) g_ascii_strtoull (found.value, NULL, 10) : 0;
}

void
leaf_dap_add_reference (LeafDap *dap, JsonBuilder *body, guint32 depth, const char *words, const char *kind)
{
  Kept kept = { depth, (char *) words };
  guint32 n = 0, reference = 0;

  if (words != NULL && kind != NULL && g_str_has_prefix (kind, "list of ")
      && (dap->lists == NULL || dap->lists->len < MOST_KEPT))
    n = n_entries (dap, &kept);
  if (n > 0) {
    if (dap->lists == NULL) {
      dap->lists = g_array_new (FALSE, FALSE, sizeof (Kept));
      g_array_set_clear_func (dap->lists, clear_kept);
    }
    kept.words = g_strdup (words);
    g_array_append_val (dap->lists, kept);
    reference = FIRST + dap->lists->len - 1;
    leaf_json_add_number (body, "indexedVariables", n);
  }
  leaf_json_add_number (body, "variablesReference", reference);
}

static void
add_entry (LeafDap *dap, JsonBuilder *body, guint32 depth, const char *list, guint32 number)
{
  g_autofree char *name = g_strdup_printf ("%u", number), *words = g_strdup_printf ("entry %u of %s", number, list);
  g_auto (LeafEvaluation) found = leaf_play_evaluate (dap->play, depth, words, FALSE);

  json_builder_begin_object (body);
  leaf_json_add_string (body, "name", name);
  leaf_json_add_string (body, "value", found.value != NULL ? found.value : "");
  if (found.kind != NULL)
    leaf_json_add_string (body, "type", found.kind);
  leaf_json_add_string (body, "evaluateName", words);
  leaf_dap_add_reference (dap, body, depth, words, found.kind);
  json_builder_end_object (body);
}

void
leaf_dap_add_entries (LeafDap *dap, guint32 reference, LeafDapPage page, JsonBuilder *body)
{
  Kept *kept = dap->lists != NULL && reference - FIRST < dap->lists->len
                   ? &g_array_index (dap->lists, Kept, reference - FIRST)
                   : NULL;
  guint32 n = kept != NULL ? n_entries (dap, kept) : 0, last = page.n > 0 ? MIN (page.n, MOST_ENTRIES) : MOST_ENTRIES,
          depth;
  g_autofree char *words = kept != NULL ? g_strdup (kept->words) : NULL;

  if (kept == NULL)
    return;
  depth = kept->depth; /* entries that are lists are added to the array, which may move */
  for (guint32 i = page.first; i < n && i - page.first < last; i++)
    add_entry (dap, body, depth, words, i + 1);
}
