/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-table-entries.c: entries of tables, to read or to set. */

#include "leaf-value-forms.h"

static LeafKindId
column_kind (const LeafBuild *build, LeafColumnId column)
{
  LeafKindId kind = LEAF_ROW (&build->world->columns, LeafColumn, column.ix)->kind;

  return LEAF_IS (kind) ? kind : LEAF_KIND (VALUE);
}

static LeafNode *
entry_node (LeafScope *scope, LeafWording w, LeafColumnId column, LeafNode *table, LeafNode *row)
{
  LeafNode *node = leaf_node_with (scope, LEAF_NODE_TABLE_ENTRY, column_kind (scope->build, column), w, table, row);

  node->TABLE_ENTRY.column = column;
  return node;
}

/* A column by its name, perhaps with an article. */
static LeafColumnId
read_column (LeafScope *scope, LeafWording w)
{
  return leaf_read_column_name (scope, leaf_wording_skip_article (scope->build, w));
}

static gboolean
is_in (LeafKeyword keyword, gboolean of_too)
{
  return keyword == LEAF_KW_IN || keyword == LEAF_KW_FROM || (of_too && keyword == LEAF_KW_OF);
}

/* A row is a number. Like the reference, a named value of a kind stands for its place among them. */
static LeafNode *
read_row (LeafScope *scope, LeafWording w)
{
  LeafNode *row = leaf_read_value (scope, w, LEAF_KIND (NUMBER));

  if (row == NULL && (row = leaf_read_value (scope, w, LEAF_KIND (NONE))) != NULL
      && !leaf_kind_is_enumerated (scope->build, row->kind))
    return NULL;
  return row;
}

/* "reply in row 3 of T" */
static LeafNode *
read_in_row (LeafScope *scope, LeafWording w)
{
  LeafBuild *build = scope->build;

  for (guint32 at = w.first + 1; at + 4 < w.end; at++) {
    LeafColumnId column;

    if (leaf_kw (build, at) != LEAF_KW_IN || leaf_kw (build, at + 1) != LEAF_KW_ROW)
      continue;
    column = read_column (scope, leaf_wording_up_to (w, at));
    if (!LEAF_IS (column))
      continue;
    for (guint32 of = at + 3; of + 1 < w.end; of++) {
      LeafNode *table, *row;

      if (!is_in (leaf_kw (build, of), TRUE))
        continue;
      table = leaf_read_value (scope, leaf_wording_from (w, of + 1), LEAF_KIND (TABLE_NAME));
      row = table == NULL ? NULL : read_row (scope, leaf_wording (at + 2, of));
      if (row != NULL)
        return entry_node (scope, w, column, table, row);
      leaf_reading_stopped (scope, table == NULL ? leaf_wording_from (w, of + 1) : leaf_wording (at + 2, of),
                            table == NULL ? LEAF_EXPECTED_TABLE : LEAF_EXPECTED_VALUE, LEAF_KIND (NUMBER),
                            leaf_wording_up_to (w, at), N_ ("a column"));
    }
  }
  return NULL;
}

/* "D of V in T", after "corresponding to" */
static LeafNode *
read_looked_up (LeafScope *scope, LeafWording w, LeafColumnId column, LeafWording rest)
{
  LeafBuild *build = scope->build;

  for (guint32 of = leaf_kw_find (build, rest, rest.first, LEAF_KW_OF); of < rest.end;
       of = leaf_kw_find (build, rest, of + 1, LEAF_KW_OF)) {
    LeafColumnId looked_up = read_column (scope, leaf_wording_up_to (rest, of));

    if (!LEAF_IS (looked_up))
      continue;
    for (guint32 in = rest.end - 2; in > of + 1; in--) {
      LeafNode *table, *value, *node;
      LeafKindId kind = column_kind (build, looked_up);

      if (!is_in (leaf_kw (build, in), FALSE))
        continue;
      table = leaf_read_value (scope, leaf_wording_from (rest, in + 1), LEAF_KIND (TABLE_NAME));
      if (table == NULL) {
        leaf_reading_stopped (scope, leaf_wording_from (rest, in + 1), LEAF_EXPECTED_TABLE, LEAF_KIND (NONE),
                              leaf_wording_up_to (w, of), N_ ("a table lookup"));
        continue;
      }
      value = leaf_read_value (scope, leaf_wording (of + 1, in), kind.ix == LEAF_KIND_TOPIC ? LEAF_KIND (VALUE) : kind);
      if (value == NULL) {
        leaf_reading_stopped (scope, leaf_wording (of + 1, in), LEAF_EXPECTED_VALUE, kind, leaf_wording_up_to (w, of),
                              N_ ("a table lookup"));
        continue;
      }
      node = leaf_node_with (scope, LEAF_NODE_TABLE_CORRESPONDING, column_kind (build, column), w, table, value);
      node->TABLE_CORRESPONDING.column = column;
      node->TABLE_CORRESPONDING.looked_up = looked_up;
      return node;
    }
  }
  return NULL;
}

static LeafNode *
read_corresponding (LeafScope *scope, LeafWording w)
{
  LeafBuild *build = scope->build;
  guint32 at = leaf_kw_find (build, w, w.first + 1, LEAF_KW_CORRESPONDING);
  LeafColumnId column;

  if (at + 3 >= w.end || leaf_kw (build, at + 1) != LEAF_KW_TO)
    return NULL;
  column = read_column (scope, leaf_wording_up_to (w, at));
  return LEAF_IS (column) ? read_looked_up (scope, w, column, leaf_wording_from (w, at + 2)) : NULL;
}

LeafNode *
leaf_read_table_entry (LeafScope *scope, LeafWording w)
{
  LeafNode *node;

  if (leaf_kw (scope->build, w.end - 1) == LEAF_KW_ENTRY && leaf_wording_length (w) > 1) {
    LeafColumnId column = read_column (scope, leaf_wording_up_to (w, w.end - 1));

    if (LEAF_IS (column))
      return entry_node (scope, w, column, NULL, NULL);
  }
  node = read_in_row (scope, w);
  return node != NULL ? node : read_corresponding (scope, w);
}
