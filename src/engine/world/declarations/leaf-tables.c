/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-tables.c: reads tables and their columns, and makes the values that tables define.
 *
 * A column belongs to no table: tables with columns of the same name share the column and its kind. The kind comes from
 * the bracket in the heading, "reply (text)", from an entry that is the name of a kind, or from the first entry that
 * can be read. Entries that need the meaning stage wait for leaf_world_complete.
 *
 * "The kites are defined by the Table of Kites": the first column names the kites, the others are their properties. */

#include "leaf-assert.h"
#include "leaf-names-private.h"

#include <string.h>

typedef struct {
  LeafSentenceId sentence;
  const LeafTableText *text;
} Source;

static const LeafTableText *
text_of (const LeafBuild *build, LeafSentenceId id)
{
  guint32 table = LEAF_ROW (&build->sentences->sentences, LeafSentence, id.ix)->table;

  return LEAF_ROW (&build->sentences->tables, LeafTableText, table);
}

/* Reports a problem at the title of the table, which it quotes: about the whole table, or about something without words
 * of its own. */
static void
complain_of_table (LeafBuild *build, LeafProblemCode code, LeafSentenceId id, const char *what)
{
  leaf_problem_at (build, code, text_of (build, id)->name, what, NULL);
}

LeafWording
leaf_table_headline (const LeafBuild *build, LeafSentenceId id)
{
  return text_of (build, id)->name;
}

/* --- columns ------------------------------------------------------------------------------------------------------ */

static LeafKindId
kind_in_heading (LeafBuild *build, LeafWording *heading, LeafHeadingId near)
{
  LeafWording bracket = leaf_wording_take_bracket (build, heading);
  LeafKindId kind = leaf_kind_read (build, bracket, near);

  if (!leaf_wording_empty (bracket) && !LEAF_IS (kind))
    leaf_problem_at (build, LEAF_PROBLEM_KIND_UNKNOWN, bracket, NULL, NULL);
  return kind;
}

/* Is it a literal, or only an article? */
static gboolean
is_no_name (const LeafBuild *build, LeafWording w)
{
  return leaf_wording_empty (w) || leaf_names_a_written_value (build, w) || leaf_wording_is_article (build, w);
}

static LeafColumnId
column (LeafBuild *build, LeafWording heading, LeafSentenceId sentence)
{
  LeafHeadingId near = leaf_sentence_heading (build, sentence);
  LeafWording whole = heading;
  LeafKindId kind = kind_in_heading (build, &heading, near);
  LeafNameMatch match = leaf_names_find_whole (build, heading, LEAF_NAMES (COLUMN), near);
  LeafColumn row = { .kind = kind, .sentence = sentence };
  guint32 id = match.id;

  if (LEAF_SAME (kind, LEAF_KIND (VALUE)))
    complain_of_table (build, LEAF_PROBLEM_KIND_TOO_VAGUE, sentence, NULL);
  if (is_no_name (build, heading))
    leaf_problem_at (build, LEAF_PROBLEM_TABLE_COLUMN_UNKNOWN, heading, NULL, NULL);
  if (LEAF_IS (kind) && leaf_kind (build, kind)->constructor.ix == LEAF_KIND_DESCRIPTION) {
    g_autofree char *name = leaf_wording_dup (build, heading);

    complain_of_table (build, LEAF_PROBLEM_TABLE_COLUMN_OF_DESCRIPTIONS, sentence, name);
  }
  if (id == 0) {
    if (leaf_wording_is (build, leaf_wording_skip_article (build, heading), "topic"))
      row.kind = LEAF_KIND (TOPIC);
    row.name = leaf_world_spelling (build, heading);
    id = leaf_table_push (&build->world->columns, &row);
    if (leaf_names_add_near (build, LEAF_NAME_COLUMN, id, heading, LEAF_ID (LeafHeadingId, 0), FALSE) == 0)
      leaf_problem_at (build, LEAF_PROBLEM_TABLE_COLUMN_UNKNOWN, whole, NULL, NULL);
  } else if (LEAF_IS (kind) && LEAF_IS (LEAF_ROW (&build->world->columns, LeafColumn, id)->kind)
             && !leaf_kind_compatible (build, kind, LEAF_ROW (&build->world->columns, LeafColumn, id)->kind)) {
    leaf_problem_at (build, LEAF_PROBLEM_TABLE_ENTRY_WRONG, whole,
                     leaf_kind_name (build, LEAF_ROW (&build->world->columns, LeafColumn, id)->kind), NULL);
  } else if (LEAF_IS (kind) && !LEAF_IS (LEAF_ROW (&build->world->columns, LeafColumn, id)->kind)) {
    LEAF_ROW (&build->world->columns, LeafColumn, id)->kind = kind;
  }
  return LEAF_ID (LeafColumnId, id);
}

/* --- structure ---------------------------------------------------------------------------------------------------- */

static gsize
n_entries (const LeafTableRow *row)
{
  return (gsize) row->n_rows * row->n_columns;
}

/* Room for the entries: for that of the row's own at least. */
static void
allocate (LeafBuild *build, LeafTableRow *row, gsize room)
{
  row->room = MAX (MAX (room, n_entries (row)), 1);
  row->words = leaf_new_n (build->arena, LeafWording, row->room);
  row->values = leaf_new_n (build->arena, LeafValue, row->room);
}

/* Makes the entries of `row` ones that may be changed, with room for `n` of them. Those of the library are shared by
 * all stories, so they are copied. A table that is continued gets twice the room, so that continuing it often costs no
 * more than its rows. */
static void
own_entries (LeafBuild *build, LeafTableRow *row, gsize n)
{
  LeafWording sentence = LEAF_ROW (&build->sentences->sentences, LeafSentence, row->changed.ix)->wording;
  LeafTableRow before = *row;

  if (n <= row->room && !leaf_word_is_library (build, sentence.first))
    return;
  allocate (build, row, n <= n_entries (row) ? n : 2 * n);
  memcpy (row->words, before.words, sizeof *row->words * n_entries (row));
  memcpy (row->values, before.values, sizeof *row->values * n_entries (row));
}

static gboolean
is_blank (const LeafBuild *build, LeafWording w)
{
  return leaf_wording_empty (w) || leaf_wording_is (build, w, "--");
}

enum { MOST_ENTRIES = 1000000 };

/* Counts the entries of rows that are added. Returns FALSE, and reports it, if all tables together would become too
 * large. Rows that are written in full are always accepted (`wanted` 0): they need no more memory than their source. */
static gboolean
may_add (LeafBuild *build, const LeafTableText *text, guint32 n_rows, guint32 wanted, guint32 n_columns)
{
  guint64 entries = build->world->n_table_entries + ((guint64) n_rows + wanted) * n_columns;
  g_autofree char *number = NULL;

  if (wanted == 0 || entries <= MOST_ENTRIES) {
    build->world->n_table_entries = entries;
    return TRUE;
  }
  number = g_strdup_printf ("%" G_GUINT64_FORMAT, entries);
  leaf_problem_at (build, LEAF_PROBLEM_TABLE_TOO_LARGE, text->name, number, NULL);
  return FALSE;
}

static void
complain_of_column_twice (LeafBuild *build, const LeafTableText *text, guint32 i)
{
  g_autofree char *name = leaf_wording_dup (build, text->columns[i]);

  leaf_build_problem (build, LEAF_PROBLEM_TABLE_COLUMN_TWICE, leaf_wording_span (build, text->name), name, NULL, NULL);
}

/* The position of each column of the table. The caller clears the index. */
static void
index_columns (const LeafTableRow *row, LeafIndex *places)
{
  leaf_index_init (places);
  for (guint32 i = row->n_columns; i > 0; i--)
    leaf_index_set (places, row->columns[i - 1].ix, i);
}

/* G_MAXUINT32 if the table has no such column. */
static guint32
place_of_column (const LeafIndex *places, LeafColumnId id)
{
  return leaf_index_find (places, id.ix) - 1;
}

static void
fill (LeafBuild *build, LeafTableRow *row, const LeafTableText *text, LeafSentenceId sentence)
{
  LeafIndex places;

  row->n_columns = text->n_columns;
  row->n_blank_rows = text->n_blank_rows;
  if (!may_add (build, text, text->n_rows, text->n_blank_rows, text->n_columns))
    row->n_blank_rows = 0;
  row->n_rows = text->n_rows + row->n_blank_rows;
  row->sentence = sentence;
  row->columns = leaf_new_n (build->arena, LeafColumnId, MAX (row->n_columns, 1));
  allocate (build, row, 0);
  leaf_index_init (&places);
  for (guint32 i = 0; i < text->n_columns; i++) {
    row->columns[i] = column (build, text->columns[i], sentence);
    if (place_of_column (&places, row->columns[i]) != G_MAXUINT32)
      complain_of_column_twice (build, text, i);
    else
      leaf_index_set (&places, row->columns[i].ix, i + 1);
  }
  leaf_index_clear (&places);
  for (gsize i = 0; i < (gsize) text->n_rows * text->n_columns; i++)
    if (!is_blank (build, text->cells[i]))
      row->words[i] = text->cells[i];
}

/* Adds the rows of `text` after those of the table and before its blank ones; columns that the table lacks are left
 * out. */
static void
continue_table (LeafBuild *build, LeafTableRow *row, const LeafTableText *text, LeafSentenceId sentence)
{
  const LeafTableText *before = text_of (build, row->sentence);
  guint32 first = row->n_rows - row->n_blank_rows;
  LeafIndex places;

  if (!leaf_wording_empty (text->blank_rows_for_each) && !leaf_wording_empty (before->blank_rows_for_each))
    leaf_problem_at (build, LEAF_PROBLEM_TABLE_BLANK_TWICE, text->name, NULL, NULL);
  if (!may_add (build, text, 0, text->n_rows + text->n_blank_rows, row->n_columns))
    return;
  own_entries (build, row, ((gsize) row->n_rows + text->n_rows + text->n_blank_rows) * row->n_columns);
  row->n_rows += text->n_rows + text->n_blank_rows;
  row->n_blank_rows += text->n_blank_rows;
  index_columns (row, &places);
  for (guint32 i = 0; i < text->n_columns; i++) {
    guint32 place = place_of_column (&places, column (build, text->columns[i], sentence));

    if (place == G_MAXUINT32) {
      leaf_problem_at (build, LEAF_PROBLEM_TABLE_COLUMN_UNKNOWN, text->columns[i], NULL, NULL);
      continue;
    }
    for (guint32 at = 0; at < text->n_rows; at++) {
      LeafWording cell = text->cells[(gsize) at * text->n_columns + i];

      if (!is_blank (build, cell))
        row->words[(gsize) (first + at) * row->n_columns + place] = cell;
    }
  }
  leaf_index_clear (&places);
}

static gboolean
are_same_columns (LeafBuild *build, const LeafTableRow *row, const LeafTableText *text, LeafSentenceId sentence)
{
  for (guint32 i = 0; i < text->n_columns; i++)
    if (!LEAF_SAME (row->columns[i], column (build, text->columns[i], sentence)))
      return FALSE;
  return TRUE;
}

/* Replaces rows by those with the same first entry. */
static void
amend_table (LeafBuild *build, LeafTableRow *row, const LeafTableText *text, LeafSentenceId sentence)
{
  if (text->n_columns != row->n_columns || !are_same_columns (build, row, text, sentence)) {
    leaf_problem_at (build, LEAF_PROBLEM_TABLE_AMENDED_WRONG, text->name,
                     LEAF_REMARK (N_ ("its columns are different")), NULL);
    return;
  }
  own_entries (build, row, n_entries (row));
  for (guint32 at = 0; at < text->n_rows; at++) {
    const LeafWording *cells = text->cells + (gsize) at * text->n_columns;
    guint32 n_found = 0;

    for (guint32 old = 0; old < row->n_rows; old++) {
      if (leaf_wording_empty (cells[0])
          || !leaf_wording_same (build, cells[0], row->words[(gsize) old * row->n_columns]))
        continue;
      n_found++;
      for (guint32 i = 0; i < MIN (text->n_columns, row->n_columns); i++) {
        row->words[(gsize) old * row->n_columns + i] = is_blank (build, cells[i]) ? LEAF_NO_WORDS : cells[i];
        row->values[(gsize) old * row->n_columns + i] = (LeafValue) { 0 };
      }
    }
    if (n_found == 0 && !leaf_wording_empty (cells[0]))
      leaf_problem_at (build, LEAF_PROBLEM_TABLE_AMENDED_WRONG, cells[0],
                       LEAF_REMARK (N_ ("no row of it has the same first entry")), NULL);
  }
}

/* Checks that the new table has each column of the old one. */
static void
replace_table (LeafBuild *build, LeafTableRow *row, const LeafTableText *text, LeafSentenceId sentence)
{
  LeafTableRow old = *row;
  LeafIndex places;

  fill (build, row, text, sentence);
  index_columns (row, &places);
  for (guint32 i = 0; i < old.n_columns; i++)
    if (place_of_column (&places, old.columns[i]) == G_MAXUINT32)
      leaf_problem_at (build, LEAF_PROBLEM_TABLE_REPLACED_WITHOUT, text->name,
                       LEAF_ROW (&build->world->columns, LeafColumn, old.columns[i].ix)->name, NULL);
  leaf_index_clear (&places);
}

/* Returns TRUE if the table is named after a kind, as "Table of Doors" is. Only an enumerated kind may share its name
 * with a table. */
static gboolean
is_named_as_kind (LeafBuild *build, LeafWording name, LeafHeadingId near)
{
  guint32 of = leaf_wording_find (build, name, "of");
  LeafKindId kind;

  if (of + 1 >= name.end || of > name.first + 1)
    return FALSE;
  kind = LEAF_ID (LeafKindId,
                  leaf_names_find_whole (build, leaf_wording_from (name, of + 1), LEAF_NAMES (KIND), near).id);
  return LEAF_IS (kind) && leaf_kind (build, kind)->representation != LEAF_REPRESENTATION_ENUMERATED;
}

/* "Table 1 - Fruits" and "Table 1 - Nuts": the number alone refers to the first of them. */
static gboolean
differ_by_subtitle (const LeafBuild *build, guint32 known, const LeafTableText *text)
{
  const LeafTableText *other = text_of (build, LEAF_ROW (&build->world->tables, LeafTableRow, known)->sentence);

  return !leaf_wording_empty (other->subtitle) && !leaf_wording_empty (text->subtitle)
         && !leaf_wording_same (build, other->subtitle, text->subtitle);
}

/* The name of the table as it is printed: "Table 1 - Fruits". */
static char *
name_in_full (LeafBuild *build, const LeafTableText *text)
{
  g_autofree char *name = leaf_wording_dup (build, text->name);
  g_autofree char *subtitle = leaf_wording_empty (text->subtitle) ? NULL : leaf_wording_dup (build, text->subtitle);

  return subtitle == NULL ? leaf_arena_strdup (build->arena, name)
                          : leaf_arena_printf (build->arena, "%s - %s", name, subtitle);
}

void
leaf_tables_declare (LeafBuild *build, LeafSentenceId sentence)
{
  const LeafTableText *text = text_of (build, sentence);
  LeafHeadingId near = leaf_sentence_heading (build, sentence);
  LeafTableRow row = { 0 };
  LeafTableText copy;
  guint32 known, id;

  if (leaf_wording_empty (text->name))
    return;
  copy = *text;
  known = leaf_names_find_whole (build, copy.name, LEAF_NAMES (TABLE), near).id;
  if (known != 0 && copy.how != 0) {
    row = *LEAF_ROW (&build->world->tables, LeafTableRow, known);
    if (copy.how == 1)
      continue_table (build, &row, &copy, sentence);
    else if (copy.how == 2) {
      amend_table (build, &row, &copy, sentence);
      row.is_amended = TRUE;
    } else {
      replace_table (build, &row, &copy, sentence);
    }
    row.changed = sentence;
    *LEAF_ROW (&build->world->tables, LeafTableRow, known) = row;
    return;
  }
  if (copy.how == 0 && is_named_as_kind (build, copy.name, near))
    leaf_problem_at (build, LEAF_PROBLEM_TABLE_NAMED_AS_KIND, copy.name, NULL, NULL);
  if (known != 0 && (copy.how != 0 || !differ_by_subtitle (build, known, &copy))) {
    leaf_problem_at (build, LEAF_PROBLEM_TABLE_NAME_TAKEN, copy.name, NULL, NULL);
    return;
  }
  if (copy.how != 0) {
    g_autoptr (LeafMessageFragment) suggestion = leaf_names_perhaps (build, copy.name, LEAF_NAMES (TABLE));

    leaf_problem_at (build, LEAF_PROBLEM_TABLE_UNKNOWN, copy.name, suggestion, NULL);
    return;
  }
  fill (build, &row, &copy, sentence);
  row.changed = sentence;
  row.name = name_in_full (build, &copy);
  row.is_rankings
      = leaf_wording_is (build, copy.name, "table of rankings") || leaf_wording_is (build, copy.subtitle, "rankings");
  id = leaf_table_push (&build->world->tables, &row);
  if (known == 0)
    leaf_names_add_near (build, LEAF_NAME_TABLE, id, copy.name, near, FALSE);
  if (!leaf_wording_empty (copy.subtitle)) {
    g_autofree char *subtitle = leaf_wording_dup (build, copy.subtitle);
    g_autofree char *full = g_strdup_printf ("table of %s", subtitle);
    g_autofree char *folded = g_utf8_strdown (full, -1);

    leaf_names_add_text (build, LEAF_NAME_TABLE, id, folded, FALSE);
  }
}

/* --- defined by a table ------------------------------------------------------------------------------------------- */

/* The contents of a sentence about a table. */
typedef struct {
  LeafKindId kind;
  guint32 table;
  gboolean makes_kinds; /* "Some kinds of garment are defined by ...": each row is a kind */
} Defined;

/* "The planets are defined by the Table of Planets." */
static gboolean
split_defined (LeafBuild *build, LeafSentenceId id, Defined *defined)
{
  LeafWording w = LEAF_ROW (&build->sentences->sentences, LeafSentence, id.ix)->wording, left;
  LeafHeadingId near = leaf_sentence_heading (build, id);
  guint32 at = leaf_wording_find (build, w, "defined by");
  LeafNameMatch match;
  gint32 number;

  if (at >= w.end || at < w.first + 2 || at + 2 >= w.end)
    return FALSE;
  left = leaf_wording_up_to (w, at - 1);
  if (leaf_wording_begins (build, left, "some") || leaf_wording_begins (build, left, "the")
      || (leaf_wording_length (left) > 1 && leaf_word_number (build, left.first, &number)))
    left.first++;
  defined->makes_kinds = leaf_wording_begins (build, left, "kinds of");
  if (defined->makes_kinds)
    left.first += 2;
  defined->kind = leaf_kind_read (build, left, near);
  for (guint32 end = left.end; !LEAF_IS (defined->kind) && end > left.first; end--) {
    /* "open baskets in the Yard": the kind is somewhere before the place */
    LeafNameMatch last = leaf_names_end (build, leaf_wording_up_to (left, end), LEAF_NAMES (KIND), near);

    defined->kind = LEAF_ID (LeafKindId, last.id);
  }
  leaf_kind_check_made (build, left, near);
  match = leaf_names_find_whole (build, leaf_wording_from (w, at + 2), LEAF_NAMES (TABLE), near);
  defined->table = match.id;
  return TRUE;
}

/* Reports that the sentence names a table or a kind that does not exist. */
static void
complain_of_defined (LeafBuild *build, LeafSentenceId id, LeafKindId kind, guint32 table)
{
  LeafWording w = LEAF_ROW (&build->sentences->sentences, LeafSentence, id.ix)->wording;
  guint32 at = leaf_wording_find (build, w, "defined by");
  LeafWording name = leaf_wording_from (w, at + 2);

  if (table == 0) {
    g_autoptr (LeafMessageFragment) suggestion = leaf_names_perhaps (build, name, LEAF_NAMES (TABLE));
    g_autofree char *quoted = leaf_wording_dup (build, name);

    leaf_build_problem (build, LEAF_PROBLEM_TABLE_UNKNOWN, leaf_wording_span (build, w), quoted, suggestion, NULL);
  } else if (!LEAF_IS (kind)) {
    leaf_problem_at (build, LEAF_PROBLEM_KIND_UNKNOWN, leaf_wording_up_to (w, at - 1), NULL, NULL);
  }
}

/* "above", "below": names used to describe the position of a room. */
static gboolean
leads_somewhere (const LeafBuild *build, LeafWording name)
{
  const LeafVerbForm *forms[8];
  guint32 n = leaf_verb_forms_at (build, name, name.first, forms, G_N_ELEMENTS (forms));

  for (guint32 i = 0; i < n; i++)
    if (forms[i]->n_words == leaf_wording_length (name) && LEAF_IS (forms[i]->relation)
        && LEAF_ROW (&build->world->relations, LeafRelation, forms[i]->relation.ix)->sort == LEAF_RELATION_MAPPING)
      return TRUE;
  return FALSE;
}

/* A literal, an action, a variable, a kind, a direction or a value of another kind: the name cannot be given to
 * something new. */
static gboolean
means_something_else (const LeafBuild *build, LeafWording name, LeafKindId kind, LeafHeadingId near)
{
  LeafNameMatch match;
  LeafKindId its;

  if (leaf_names_a_written_value (build, name) || leaf_names_an_action (build, name) || leads_somewhere (build, name))
    return TRUE;
  match = leaf_names_find_whole (build, leaf_wording_skip_article (build, name),
                                 LEAF_NAMES (VARIABLE) | LEAF_NAMES (INSTANCE), near);
  if (match.id == 0 || match.sort == LEAF_NAME_VARIABLE)
    return match.id != 0;
  its = LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, match.id))->kind;
  return (LEAF_SAME (its, LEAF_KIND (DIRECTION)) || !leaf_kind_is_object (build, its))
         && !leaf_kind_conforms (build, its, kind);
}

/* Reports entries of the first column that cannot be names. */
static void
check_names (LeafBuild *build, LeafSentenceId id, LeafKindId kind, const LeafTableRow *row)
{
  for (guint32 at = 0; at < row->n_rows; at++) {
    LeafWording name = row->words[(gsize) at * row->n_columns];

    if (!leaf_wording_empty (name) && means_something_else (build, name, kind, leaf_sentence_heading (build, id))) {
      g_autofree char *quoted = leaf_wording_dup (build, name);

      leaf_problem_at (build, LEAF_PROBLEM_TABLE_DEFINES_TAKEN,
                       LEAF_ROW (&build->sentences->sentences, LeafSentence, id.ix)->wording, quoted,
                       leaf_kind_name (build, kind));
      row->words[(gsize) at * row->n_columns] = LEAF_NO_WORDS;
    }
  }
}

/* Reports an entry that can be read, but contradicts the table. */
static void
check_defined (LeafBuild *build, LeafSentenceId id, LeafKindId kind, const LeafTableRow *row)
{
  LeafWording w = LEAF_ROW (&build->sentences->sentences, LeafSentence, id.ix)->wording;
  gint32 number;

  if (leaf_word_number (build, w.first, &number) && leaf_wording_length (w) > 1)
    leaf_problem_at (build, LEAF_PROBLEM_TABLE_DEFINES_NUMBER, w, NULL, NULL);
  for (guint32 at = 0; at < row->n_rows; at++)
    if (leaf_wording_empty (row->words[(gsize) at * row->n_columns])) {
      complain_of_table (build, LEAF_PROBLEM_TABLE_DEFINES_BLANK, row->sentence, NULL);
      break;
    }
  check_names (build, id, kind, row);
  for (guint32 i = 1; i < row->n_columns; i++) {
    const char *name = LEAF_ROW (&build->world->columns, LeafColumn, row->columns[i].ix)->name;

    LEAF_EACH (&build->world->variables, v)
      if (LEAF_ROW (&build->world->variables, LeafVariable, v)->owner == LEAF_OWNER_GLOBAL
          && strcmp (LEAF_ROW (&build->world->variables, LeafVariable, v)->name, name) == 0) {
        complain_of_table (build, LEAF_PROBLEM_TABLE_DEFINES_PROPERTY, row->sentence, name);
        break;
      }
  }
  LEAF_EACH (&build->world->instances, i) {
    LeafInstanceId instance = LEAF_ID (LeafInstanceId, i);

    if (leaf_kind_is_object (build, kind) || !LEAF_SAME (LEAF_INSTANCE (build, instance)->kind, kind))
      continue;
    leaf_problem_at (build, LEAF_PROBLEM_TABLE_DEFINES_MORE, w, leaf_kind_name (build, kind), NULL);
    break;
  }
}

/* "Grapefruit is a fruit", where fruits are defined by a table: reports it and returns TRUE. */
gboolean
leaf_tables_define_all_of (LeafBuild *build, LeafKindId kind, LeafWording name)
{
  LEAF_EACH (&build->world->tables, i) {
    const LeafTableRow *row = LEAF_ROW (&build->world->tables, LeafTableRow, i);

    if (LEAF_IS (row->defines) && LEAF_SAME (row->defines, kind)) {
      leaf_problem_at (build, LEAF_PROBLEM_TABLE_DEFINES_MORE, name, leaf_kind_name (build, kind), NULL);
      return TRUE;
    }
  }
  return FALSE;
}

/* Makes the things or values that the first column names, unless they exist already. */
static void
make_all (LeafBuild *build, LeafSentenceId id, LeafKindId kind, const LeafTableRow *row)
{
  for (guint32 at = 0; at < row->n_rows; at++) {
    LeafWording name = row->words[(gsize) at * row->n_columns];
    LeafInstanceId made;
    LeafNameMatch known;

    if (leaf_wording_empty (name) || leaf_word (build, name.first)->sort == LEAF_WORD_TEXT)
      continue;
    known = leaf_names_find_whole (build, name, LEAF_NAMES (INSTANCE), leaf_sentence_heading (build, id));
    if (known.id != 0 || leaf_clash_refuse (build, kind, name, id))
      continue;
    made = leaf_world_make_instance (build, kind, name, id);
    if (leaf_kind_is_object (build, kind)) {
      LeafArticle article;

      leaf_wording_skip_determiner (build, name, &article);
      LEAF_INSTANCE (build, made)->kind_is_stated = TRUE;
      LEAF_INSTANCE (build, made)->is_proper = article == LEAF_ARTICLE_NONE;
      LEAF_INSTANCE (build, made)->is_plural = article == LEAF_ARTICLE_SOME;
    }
  }
}

static void
make_all_kinds (LeafBuild *build, LeafSentenceId id, LeafKindId above, const LeafTableRow *row)
{
  for (guint32 at = 0; at < row->n_rows; at++) {
    LeafWording name = row->words[(gsize) at * row->n_columns];

    if (!leaf_wording_empty (name) && leaf_word (build, name.first)->sort != LEAF_WORD_TEXT)
      leaf_world_make_kind (build, name, above, id);
  }
}

void
leaf_tables_make_defined (LeafBuild *build, LeafSentenceId id)
{
  LeafWording w = LEAF_ROW (&build->sentences->sentences, LeafSentence, id.ix)->wording;
  Defined defined;
  LeafTableRow row;

  if (leaf_wording_find (build, w, "defined by") >= w.end || !split_defined (build, id, &defined) || defined.table == 0
      || defined.makes_kinds || !LEAF_IS (defined.kind) || !leaf_kind_is_object (build, defined.kind))
    return;
  row = *LEAF_ROW (&build->world->tables, LeafTableRow, defined.table);
  make_all (build, id, defined.kind, &row);
}

gboolean
leaf_tables_declare_defined (LeafBuild *build, LeafSentenceId id)
{
  Defined defined;
  LeafKindId kind;
  guint32 table;
  LeafTableRow row;

  if (!split_defined (build, id, &defined))
    return FALSE;
  kind = defined.kind;
  table = defined.table;
  leaf_sentence_use (build, id);
  complain_of_defined (build, id, kind, table);
  if (table == 0 || !LEAF_IS (kind))
    return TRUE;
  row = *LEAF_ROW (&build->world->tables, LeafTableRow, table);
  if (!defined.makes_kinds && !leaf_kind_is_object (build, kind)
      && leaf_kind (build, kind)->representation != LEAF_REPRESENTATION_ENUMERATED
      && leaf_kind (build, kind)->representation != LEAF_REPRESENTATION_UNIT) {
    leaf_problem_at (build, LEAF_PROBLEM_TABLE_DEFINES_MORE,
                     LEAF_ROW (&build->sentences->sentences, LeafSentence, id.ix)->wording,
                     leaf_kind_name (build, kind), NULL);
    return TRUE;
  }
  if (row.is_amended && leaf_kind_is_object (build, kind))
    complain_of_table (build, LEAF_PROBLEM_TABLE_DEFINES_AMENDED, row.sentence, NULL);
  check_defined (build, id, kind, &row);
  LEAF_ROW (&build->world->tables, LeafTableRow, table)->defines
      = leaf_kind_is_object (build, kind) ? (LeafKindId) { 0 } : kind;
  if (defined.makes_kinds)
    make_all_kinds (build, id, kind, &row);
  else if (!leaf_kind_is_object (build, kind))
    make_all (build, id, kind, &row);
  LEAF_ROW (&build->world->columns, LeafColumn, row.columns[0].ix)->kind
      = leaf_kind_is_object (build, kind) ? LEAF_KIND (OBJECT) : kind;
  return TRUE;
}

/* The kind that an entry suggests for its column; none if that needs the meaning stage. */
static LeafKindId
kind_of_entry (LeafBuild *build, LeafWording w, LeafHeadingId near)
{
  LeafValue value;

  if (leaf_word (build, w.first)->sort == LEAF_WORD_TEXT)
    return LEAF_KIND (TEXT);
  value = leaf_world_plain_value (build, w, (LeafKindId) { 0 }, near);
  if (value.kind != 0)
    return LEAF_ID (LeafKindId, value.kind);
  return (LeafKindId) { 0 };
}

/* The kind that the entry names, which stands for a blank of that kind; none if it is something else. */
static LeafKindId
kind_as_entry (LeafBuild *build, LeafWording w, LeafHeadingId near)
{
  if (leaf_names_find_whole (build, w, LEAF_NAMES (INSTANCE), near).id != 0)
    return (LeafKindId) { 0 };
  return leaf_kind_read (build, w, near);
}

static void
settle_column (LeafBuild *build, LeafTableRow *row, guint32 i)
{
  LeafHeadingId near = leaf_sentence_heading (build, row->sentence);
  LeafColumn *column_row = LEAF_ROW (&build->world->columns, LeafColumn, row->columns[i].ix);
  gboolean has_entry = FALSE, has_kind = FALSE;

  for (guint32 at = 0; at < row->n_rows; at++) {
    LeafWording *cell = &row->words[(gsize) at * row->n_columns + i];
    LeafKindId kind;

    if (leaf_wording_empty (*cell))
      continue;
    kind = LEAF_SAME (column_row->kind, LEAF_KIND (TOPIC)) ? (LeafKindId) { 0 } : kind_as_entry (build, *cell, near);
    if (!LEAF_IS (kind) && has_kind) {
      g_autofree char *words = leaf_wording_dup (build, *cell);

      complain_of_table (build, LEAF_PROBLEM_TABLE_VALUE_BELOW, row->sentence, words);
      has_kind = FALSE;
    }
    if (LEAF_IS (kind)) {
      has_kind = TRUE;
      if (has_entry) { /* blank entries above do not determine the kind */
        g_autofree char *words = leaf_wording_dup (build, *cell);

        complain_of_table (build, LEAF_PROBLEM_TABLE_KIND_BELOW, row->sentence, words);
      }
      *cell = LEAF_NO_WORDS;
    } else if (!LEAF_IS (column_row->kind)) {
      kind = kind_of_entry (build, *cell, near);
    }
    has_entry = TRUE;
    column_row = LEAF_ROW (&build->world->columns, LeafColumn, row->columns[i].ix);
    if (LEAF_IS (kind) && !LEAF_IS (column_row->kind))
      column_row->kind = kind;
  }
}

/* Columns of a table that defines things are properties of these things. */
static void
give_row (LeafAssertionPass *reading, const LeafTableRow *row, guint32 at, const Defined *defined)
{
  LeafBuild *build = reading->build;
  LeafNameMatch match
      = leaf_names_find_whole (build, row->words[(gsize) at * row->n_columns],
                               defined->makes_kinds ? LEAF_NAMES (KIND) : LEAF_NAMES (INSTANCE), reading->near);
  LeafKindId kind = defined->makes_kinds ? LEAF_ID (LeafKindId, match.id) : (LeafKindId) { 0 };
  LeafInstanceId instance = defined->makes_kinds ? (LeafInstanceId) { 0 } : LEAF_ID (LeafInstanceId, match.id);

  if (match.id == 0)
    return;
  for (guint32 i = 1; i < row->n_columns; i++) {
    const LeafColumn *column_row = LEAF_ROW (&build->world->columns, LeafColumn, row->columns[i].ix);
    LeafWording value = row->words[(gsize) at * row->n_columns + i];
    LeafKindId of = LEAF_IS (column_row->kind) ? column_row->kind : LEAF_KIND (VALUE);
    LeafPropertyId property = leaf_property_make_text (build, column_row->name, of, row->sentence);

    leaf_world_link_property (build, property, defined->kind, (LeafInstanceId) { 0 });
    if (!leaf_wording_empty (value))
      leaf_assert_property (reading, kind, instance, property, value,
                            defined->makes_kinds ? LEAF_LIKELY : LEAF_CERTAIN);
  }
}

/* "Some open baskets in the Yard are defined by ...": what the phrase says applies to each. */
static void
describe_all (LeafAssertionPass *reading, const LeafTableRow *row, LeafWording w, guint32 pass)
{
  guint32 at = leaf_wording_find (reading->build, w, "defined by");
  LeafNoun *noun = leaf_noun_read (reading, leaf_wording_up_to (w, at - 1), FALSE);

  if (noun->sort != LEAF_NOUN_KIND)
    return;
  reading->pass = pass;
  for (guint32 i = 0; i < row->n_rows; i++) {
    LeafWording name = row->words[(gsize) i * row->n_columns];
    LeafNameMatch match = leaf_wording_empty (name)
                              ? (LeafNameMatch) { 0 }
                              : leaf_names_find_whole (reading->build, name, LEAF_NAMES (INSTANCE), reading->near);

    if (match.id != 0 && (pass == 2 || noun->related != NULL))
      leaf_assert_described (reading, noun, LEAF_ID (LeafInstanceId, match.id));
  }
}

void
leaf_tables_define (LeafAssertionPass *reading, guint32 pass)
{
  LeafBuild *build = reading->build;
  const LeafTable *sentences = &build->sentences->sentences;

  LEAF_EACH_NEW_SENTENCE (build, i) {
    const LeafSentence *sentence = LEAF_ROW (sentences, LeafSentence, i);
    Defined defined;
    LeafTableRow row;

    if (sentence->form != LEAF_FORM_ASSERTION || !leaf_sentence_is_used (build, LEAF_ID (LeafSentenceId, i))
        || leaf_wording_find (build, sentence->wording, "defined by") >= sentence->wording.end)
      continue;
    if (!split_defined (build, LEAF_ID (LeafSentenceId, i), &defined) || defined.table == 0 || !LEAF_IS (defined.kind))
      continue;
    reading->sentence = LEAF_ID (LeafSentenceId, i);
    reading->near = sentence->heading;
    row = *LEAF_ROW (&build->world->tables, LeafTableRow, defined.table);
    if (!defined.makes_kinds)
      describe_all (reading, &row, sentence->wording, pass);
    if (pass == 1)
      continue;
    for (guint32 column_at = 1; column_at < row.n_columns; column_at++)
      settle_column (build, &row, column_at);
    for (guint32 at = 0; at < row.n_rows; at++)
      if (!leaf_wording_empty (row.words[(gsize) at * row.n_columns]))
        give_row (reading, &row, at, &defined);
    for (guint32 at = 0; defined.makes_kinds && at < row.n_rows; at++) /* an entry that is a kind is a blank */
      row.words[(gsize) at * row.n_columns] = LEAF_NO_WORDS;
  }
}

/* --- values ------------------------------------------------------------------------------------------------------- */

static void
read_plain (LeafBuild *build, LeafTableRow *row)
{
  LeafHeadingId near = leaf_sentence_heading (build, row->sentence);
  /* A table that defines a kind of value stores its properties, and a property is never blank. */
  gboolean is_filled = LEAF_IS (row->defines);

  for (guint32 i = 0; i < row->n_columns; i++) {
    LeafKindId kind;

    settle_column (build, row, i);
    kind = LEAF_ROW (&build->world->columns, LeafColumn, row->columns[i].ix)->kind;
    if (!is_filled && (LEAF_SAME (kind, LEAF_KIND (TOPIC)) || LEAF_SAME (kind, LEAF_KIND (TEXT))))
      continue;
    for (guint32 at = 0; at < row->n_rows; at++) {
      gsize cell = (gsize) at * row->n_columns + i;

      if (is_filled && leaf_wording_empty (row->words[cell])
          && !leaf_wording_empty (row->words[(gsize) at * row->n_columns]))
        row->values[cell] = leaf_kind_default (build, kind);
      if (!leaf_wording_empty (row->words[cell]) && row->values[cell].kind == 0)
        row->values[cell] = leaf_world_plain_value (build, row->words[cell], kind, near);
    }
  }
}

static guint32
count_instances (const LeafBuild *build, LeafKindId kind)
{
  guint32 n = 0;

  LEAF_EACH (&build->world->instances, i)
    n += leaf_instance_is (build, LEAF_ID (LeafInstanceId, i), kind);
  return n;
}

/* "with blank rows for each thing": each story makes its own things, so a table of the library grows with the story. */
static void
make_room_for_each (LeafBuild *build, LeafTableRow *row)
{
  const LeafTableText *text = text_of (build, row->sentence);
  LeafKindId kind;
  guint32 n_rows;

  if (leaf_wording_empty (text->blank_rows_for_each))
    return;
  kind = leaf_kind_read (build, text->blank_rows_for_each, leaf_sentence_heading (build, row->sentence));
  if (!LEAF_IS (kind) && row->sentence.ix >= build->story_sentence) {
    g_autofree char *words = leaf_wording_dup (build, text->blank_rows_for_each);

    complain_of_table (build, LEAF_PROBLEM_TABLE_BLANK_FOR_EACH, row->sentence, words);
  }
  n_rows = text->n_rows + MIN (text->n_blank_rows, MOST_ENTRIES) + (LEAF_IS (kind) ? count_instances (build, kind) : 0);
  if (n_rows <= row->n_rows || !may_add (build, text, 0, n_rows - row->n_rows, row->n_columns))
    return;
  own_entries (build, row, (gsize) n_rows * row->n_columns);
  row->n_rows = n_rows;
}

/* "with table size blank rows", where "table size" names a number. */
static void
check_blank_rows (LeafBuild *build, const LeafTableRow *row)
{
  LeafWording words = text_of (build, row->sentence)->blank_rows;

  if (!leaf_wording_empty (words)
      && leaf_names_find_whole (build, words, LEAF_NAMES (VARIABLE), leaf_sentence_heading (build, row->sentence)).id
             == 0)
    leaf_problem_at (build, LEAF_PROBLEM_CONSTANT_UNKNOWN, words, LEAF_REMARK (N_ ("a number")), NULL);
}

void
leaf_world_read_tables (LeafBuild *build)
{
  LeafTable *tables = &build->world->tables;

  LEAF_EACH (tables, i) {
    LeafTableRow row = *LEAF_ROW (tables, LeafTableRow, i);

    make_room_for_each (build, &row);
    *LEAF_ROW (tables, LeafTableRow, i) = row;
  }

  LEAF_EACH (tables, i) {
    LeafTableRow row = *LEAF_ROW (tables, LeafTableRow, i);

    if (MAX (row.sentence.ix, row.changed.ix) < build->story_sentence)
      continue;
    check_blank_rows (build, &row);
    read_plain (build, &row);
    *LEAF_ROW (tables, LeafTableRow, i) = row;
  }
}
