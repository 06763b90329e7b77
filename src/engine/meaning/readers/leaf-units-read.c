/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-units-read.c: values in parts: "the cents part of the price", "price with dollars part 3 cents part 20". The
 * parts of a notation are numbered; the virtual machine splits and builds a value by these numbers. */
#include "kinds/leaf-notation.h"
#include "leaf-value-forms.h"

static LeafNode *
native (LeafScope *scope, LeafWording w, LeafKindId kind, LeafNative which, LeafNode *first, gint32 second)
{
  LeafNode *node = leaf_node_with (scope, LEAF_NODE_NATIVE, kind, w, first,
                                   leaf_node_constant (scope, LEAF_NO_WORDS, LEAF_KIND (NUMBER), second));

  node->NATIVE.native = which;
  return node;
}

/* "N part of V" */
LeafNode *
leaf_read_unit_part (LeafScope *scope, LeafWording w)
{
  LeafBuild *build = scope->build;
  LeafWording bare = leaf_wording_skip_article (build, w);

  for (guint32 at = bare.first + 1; at + 2 < bare.end; at++) {
    LeafNode *value;
    guint32 part;

    if (leaf_kw (build, at + 1) != LEAF_KW_OF || !leaf_word_is (build, at, "part"))
      continue;
    value = leaf_read_value (scope, leaf_wording_from (bare, at + 2), LEAF_KIND (NONE));
    if (value == NULL || !LEAF_IS (value->kind)
        || leaf_kind (build, value->kind)->representation != LEAF_REPRESENTATION_UNIT)
      continue;
    part = leaf_unit_find_part (build, value->kind, leaf_wording_up_to (bare, at));
    if (part != 0)
      return native (scope, w, leaf_unit_part_kind (build->kinds, value->kind, part), LEAF_NATIVE_unit_part, value,
                     (gint32) part);
  }
  return NULL;
}

/* "... part" at the start of w: the part, and the number of words of its name. */
static guint32
part_at (LeafScope *scope, LeafWording w, LeafKindId kind, guint32 *n_words)
{
  for (guint32 at = w.first + 1; at < w.end; at++) {
    guint32 part;

    if (!leaf_word_is (scope->build, at, "part"))
      continue;
    part = leaf_unit_find_part (scope->build, kind, leaf_wording_up_to (w, at));
    if (part == 0)
      return 0;
    *n_words = at + 1 - w.first;
    return part;
  }
  return 0;
}

/* Where the next part begins; brackets belong to the value before it. */
static guint32
next_part (LeafScope *scope, LeafWording w, LeafKindId kind)
{
  guint32 depth = 0, ignored;

  for (guint32 at = w.first; at < w.end; at++) {
    LeafKeyword keyword = leaf_kw (scope->build, at);

    if (keyword == LEAF_KW_OPEN)
      depth++;
    else if (keyword == LEAF_KW_CLOSE && depth > 0)
      depth--;
    else if (at > w.first && depth == 0 && part_at (scope, leaf_wording_from (w, at), kind, &ignored) != 0)
      return at;
  }
  return w.end;
}

/* Reads each of the n_parts parts with its value, in any order; none may be missing. */
static gboolean
read_parts (LeafScope *scope, LeafWording w, LeafKindId kind, LeafNode **parts, guint32 n_parts)
{
  guint32 n_read = 0;

  while (!leaf_wording_empty (w)) {
    guint32 n, end, part = part_at (scope, w, kind, &n);
    LeafKindId wanted;
    LeafNode *value;

    if (part == 0 || parts[part - 1] != NULL)
      return FALSE;
    w.first += n;
    end = next_part (scope, w, kind);
    wanted = leaf_unit_part_kind (scope->build->kinds, kind, part);
    value = leaf_read_value (scope, leaf_wording_up_to (w, end), wanted);
    value = value == NULL ? NULL : leaf_value_fit (scope, value, wanted);
    if (value == NULL)
      return FALSE;
    parts[part - 1] = value;
    n_read++;
    w.first = end;
  }
  return n_read == n_parts;
}

/* "K with A part N B part M" */
LeafNode *
leaf_read_unit_composed (LeafScope *scope, LeafWording w)
{
  LeafBuild *build = scope->build;
  LeafWording bare = leaf_wording_skip_article (build, w);
  guint32 with = leaf_kw_find (build, bare, bare.first + 1, LEAF_KW_WITH);
  g_autofree LeafNode **parts = NULL;
  g_autoptr (GPtrArray) entries = NULL;
  const LeafNotation *notation;
  LeafKindId kind;

  if (with + 3 >= bare.end)
    return NULL;
  kind = leaf_kind_read (build, leaf_wording_up_to (bare, with), scope->near);
  notation = leaf_unit_with_parts (build->kinds, kind);
  if (notation == NULL)
    return NULL;
  parts = g_new0 (LeafNode *, notation->n_parts);
  if (!read_parts (scope, leaf_wording_from (bare, with + 1), kind, parts, notation->n_parts))
    return NULL;
  entries = g_ptr_array_new ();
  for (guint32 i = 0; i < notation->n_parts; i++)
    g_ptr_array_add (entries, parts[i]);
  return native (
      scope, w, kind, LEAF_NATIVE_unit_compose,
      leaf_node_from_array (scope, LEAF_NODE_LIST, leaf_kind_list_of (build, LEAF_KIND (NUMBER)), w, entries),
      (gint32) kind.ix);
}

/* "V in tonnes", to be printed. */
LeafNode *
leaf_read_in_notation (LeafScope *scope, LeafWording w)
{
  LeafBuild *build = scope->build;

  for (guint32 at = w.end - 1; at > w.first; at--) {
    g_autofree char *name = NULL;
    LeafNode *value, *node;
    gboolean known = FALSE;

    if (leaf_kw (build, at) != LEAF_KW_IN || at + 1 == w.end)
      continue;
    value = leaf_read_value (scope, leaf_wording_up_to (w, at), LEAF_KIND (NONE));
    if (value == NULL || !LEAF_IS (value->kind)
        || leaf_kind (build, value->kind)->representation != LEAF_REPRESENTATION_UNIT)
      continue;
    name = leaf_wording_dup (build, leaf_wording_from (w, at));
    LEAF_EACH (&build->kinds->notations, i) {
      const LeafNotation *row = LEAF_ROW (&build->kinds->notations, LeafNotation, i);

      for (guint j = 0; LEAF_SAME (row->kind, value->kind) && row->names != NULL && row->names[j] != NULL; j++)
        known |= g_ascii_strcasecmp (row->names[j], name) == 0;
    }
    if (!known)
      return NULL;
    node = leaf_node_with (scope, LEAF_NODE_NATIVE, LEAF_KIND (NONE), w, value,
                           leaf_node_constant (scope, w, LEAF_KIND (TEXT), leaf_meaning_plain_text (build, name).bits));
    node->NATIVE.native = LEAF_NATIVE_say_in_notation;
    return node;
  }
  return NULL;
}
