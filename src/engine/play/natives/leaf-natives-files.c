/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-files.c: writes, reads and marks files, and stores tables in them.
 *
 * A table in a file consists of a header line and a line for each row, with tabs between entries:
 *   Looseleaf table "The Black Cat"
 *   =3	--	brightly lit
 * A text is in quotation marks, with \ before marks and itself, and \n and \t for line breaks and tabs. A value that is
 * stored as a number (a number, a time, a weight) is that number after an equals sign, so that nothing is lost in
 * printing. A value with a name is written as that name, which still means the same in the next version of the
 * story. */

#include "leaf-files.h"
#include "leaf-natives-texts.h"
#include "leaf-table-index.h"
#include "leaf-faults.h"
#include "leaf-frames.h"
#include "leaf-print.h"
#include "leaf-value-format.h"
#include "leaf-values.h"

#include <string.h>

#define NATIVE(name) LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)

static const char table_head[] = "Looseleaf table\n";

static guint32
number_of (LeafValue file)
{
  return file.kind == LEAF_KIND_EXTERNAL_FILE && file.bits > 0 ? (guint32) file.bits : 0;
}

static const LeafFile *
file_of (const LeafMachine *m, LeafValue file)
{
  return leaf_files_get (m->files, number_of (file));
}

enum { BYTES_A_UNIT = 16 }; /* bytes of a file's text that one unit of work copies */

static void
put_file (LeafMachine *m, LeafValue file, const char *text, gboolean is_not_ready)
{
  g_autofree char *name = leaf_value_to_string (m, file);

  leaf_charge (m, strlen (text) / BYTES_A_UNIT);
  if (number_of (file) == 0)
    leaf_fault (m, N_ ("there is no file to write to"), NULL);
  else if (strlen (text) > LEAF_MOST_TEXT)
    leaf_fault (m, N_ ("more was written to %1 than a file can hold"), name, NULL);
  else
    m->files = leaf_files_change (m->files, number_of (file), text, is_not_ready);
}

/* The text of a file that can be read now; NULL if a run-time problem was reported. */
static const char *
read_file (LeafMachine *m, LeafValue value)
{
  const LeafFile *file = file_of (m, value);
  g_autofree char *name = leaf_value_to_string (m, value);

  if (file->text == NULL)
    leaf_fault (m, N_ ("%1 cannot be read, because the file does not exist yet"), name, NULL);
  else if (file->is_not_ready)
    leaf_fault (m, N_ ("%1 cannot be read, because it is marked as not ready"), name, NULL);
  else
    return file->text;
  return NULL;
}

NATIVE (file_write)
{
  if (!leaf_expand_arguments (m, 2, 1, 0))
    return LEAF_NATIVE_CALLED;
  put_file (m, leaf_expanded_argument (m, 1), leaf_settled_text (m, 0), FALSE);
  return LEAF_NATIVE_DONE;
}

NATIVE (file_append)
{
  const LeafFile *file;
  g_autofree char *both = NULL;

  if (!leaf_expand_arguments (m, 2, 1, 0))
    return LEAF_NATIVE_CALLED;
  file = file_of (m, leaf_expanded_argument (m, 1));
  both = g_strconcat (file->text != NULL ? file->text : "", leaf_settled_text (m, 0), NULL);
  put_file (m, leaf_expanded_argument (m, 1), both, FALSE);
  return LEAF_NATIVE_DONE;
}

NATIVE (say_file)
{
  leaf_print (m, read_file (m, args[0]));
  return LEAF_NATIVE_DONE;
}

NATIVE (file_exists)
{
  *result = LEAF_VALUE (TRUTH_STATE, file_of (m, args[0])->text != NULL);
  return LEAF_NATIVE_DONE;
}

NATIVE (file_is_ready)
{
  const LeafFile *file = file_of (m, args[0]);

  *result = LEAF_VALUE (TRUTH_STATE, file->text != NULL && !file->is_not_ready);
  return LEAF_NATIVE_DONE;
}

static LeafNativeStatus
mark (LeafMachine *m, LeafValue file, gboolean is_not_ready)
{
  const LeafFile *known = file_of (m, file);

  if (known->text == NULL) {
    g_autofree char *name = leaf_value_to_string (m, file);

    leaf_fault (m, N_ ("%1 cannot be marked, because the file does not exist yet"), name, NULL);
  } else {
    g_autofree char *text = g_strdup (known->text);

    put_file (m, file, text, is_not_ready);
  }
  return LEAF_NATIVE_DONE;
}

NATIVE (file_mark_ready)
{
  return mark (m, args[0], FALSE);
}

NATIVE (file_mark_not_ready)
{
  return mark (m, args[0], TRUE);
}

/* --- tables: entries ---------------------------------------------------------------------------------------------- */

static gboolean
is_number_at_bottom (const LeafMachine *m, guint32 kind)
{
  return kind == LEAF_KIND_NUMBER || kind == LEAF_KIND_REAL || kind == LEAF_KIND_TRUTH_STATE || kind == LEAF_KIND_TIME
         || kind == LEAF_KIND_TIME_PERIOD || kind == LEAF_KIND_UNICODE
         || leaf_image_kind (m->image, LEAF_ID (LeafKindId, kind))->representation == LEAF_REPRESENTATION_UNIT;
}

static gboolean
has_a_name (const LeafMachine *m, guint32 kind)
{
  LeafKindId id = { kind };

  return leaf_image_kind_is_enumerated (m->image, id) || leaf_image_kind_is_object (m->image, id);
}

static void
append_quoted (GString *to, const char *text)
{
  g_string_append_c (to, '"');
  for (; *text != '\0'; text++)
    switch (*text) {
    case '\n': g_string_append (to, "\\n"); break;
    case '\t': g_string_append (to, "\\t"); break;
    case '"':
    case '\\': g_string_append_c (to, '\\'); G_GNUC_FALLTHROUGH;
    default: g_string_append_c (to, *text);
    }
  g_string_append_c (to, '"');
}

/* FALSE for a value that means nothing in another play, such as a list or a rule. */
static gboolean
append_entry (LeafMachine *m, GString *to, LeafValue value)
{
  g_autofree char *name = NULL;

  if (value.kind == 0) {
    g_string_append (to, "--");
    return TRUE;
  }
  if (value.kind == LEAF_KIND_TEXT) {
    append_quoted (to, leaf_text_characters (m, value));
    return TRUE;
  }
  if (is_number_at_bottom (m, value.kind)) {
    g_string_append_printf (to, "=%d", value.bits);
    return TRUE;
  }
  name = leaf_value_to_string (m, value);
  g_string_append (to, name);
  return has_a_name (m, value.kind);
}

/* The value with a name, found by comparing all values of the kind: files of stories are short, and rarely read. */
static gboolean
find_named (LeafMachine *m, guint32 kind, const char *name, LeafValue *found)
{
  LeafValue value = { 0 };

  if (leaf_image_kind_is_object (m->image, LEAF_ID (LeafKindId, kind)) && strcmp (name, "nothing") == 0) {
    *found = leaf_object (0);
    return TRUE;
  }
  while (leaf_next_of_kind (m, kind, &value)) {
    g_autofree char *known = leaf_value_to_string (m, value);

    if (g_strcmp0 (known, name) == 0) {
      *found = value;
      return TRUE;
    }
  }
  return FALSE;
}

static LeafValue
unquoted (LeafMachine *m, const char *entry)
{
  GString *text = g_string_new (NULL);

  for (const char *at = entry + 1; *at != '\0' && *at != '"'; at++)
    if (*at == '\\' && at[1] != '\0') {
      at++;
      g_string_append_c (text, *at == 'n' ? '\n' : *at == 't' ? '\t' : *at);
    } else
      g_string_append_c (text, *at);
  return leaf_text_take (m, g_string_free (text, FALSE));
}

/* "=12": the kind may allow all numbers, or only some. */
static gboolean
read_number (const char *entry, guint32 kind, LeafValue *value)
{
  char *end;
  gint64 number = g_ascii_strtoll (entry + 1, &end, 10);

  if (*entry != '=' || end == entry + 1 || *end != '\0' || number < G_MININT32 || number > G_MAXINT32)
    return FALSE;
  *value = (LeafValue) { kind, (gint32) number };
  switch (kind) {
  case LEAF_KIND_TRUTH_STATE: return number == 0 || number == 1;
  case LEAF_KIND_TIME: return number >= 0 && number < 24 * 60;
  case LEAF_KIND_UNICODE: return number > 0 && g_unichar_validate ((gunichar) number);
  default: return TRUE;
  }
}

/* Reads an entry for a column of this kind; FALSE if it is not one. */
static gboolean
read_entry (LeafMachine *m, const char *entry, guint32 kind, LeafValue *value)
{
  *value = LEAF_NO_VALUE;
  if (strcmp (entry, "--") == 0)
    return TRUE;
  if (kind == LEAF_KIND_TEXT) {
    if (*entry != '"')
      return FALSE;
    *value = unquoted (m, entry);
    return TRUE;
  }
  if (is_number_at_bottom (m, kind))
    return read_number (entry, kind, value);
  return has_a_name (m, kind) && find_named (m, kind, entry, value);
}

/* --- tables: rows ------------------------------------------------------------------------------------------------- */

static const LeafImageTable *
table_of (const LeafMachine *m, LeafValue table)
{
  const LeafTable *tables = &m->image->tables;

  return LEAF_ROW (tables, LeafImageTable, leaf_table_has_row (tables, table.bits) ? (guint32) table.bits : 0);
}

static guint32
column_kind (const LeafMachine *m, const LeafImageTable *table, guint32 place)
{
  return LEAF_ROW (&m->image->columns, LeafImageColumn, table->columns[place].ix)->kind.ix;
}

/* Copies the values of the table to the cells of the native, and expands texts with substitutions there, one per visit.
 * FALSE if there was one. */
static gboolean
settle_table (LeafMachine *m, const LeafImageTable *table)
{
  guint32 phase = leaf_native_phase (m), n = table->n_rows * table->n_columns;

  if (phase > 0)
    *leaf_native_cell (m, phase - 1) = m->returned;
  for (guint32 i = phase; i < n; i++) {
    LeafValue value = leaf_cell (m, table->first_cell + i);

    *leaf_native_cell (m, i) = value;
    if (value.kind == LEAF_KIND_TEXT && leaf_text_characters (m, value) == NULL) {
      leaf_native_set_phase (m, i + 1);
      leaf_call_text (m, value);
      return FALSE;
    }
  }
  return TRUE;
}

/* Blank rows at the end are not written, since the table has them when it is read. */
static guint32
rows_in_use (const LeafMachine *m, const LeafImageTable *table)
{
  guint32 n = table->n_rows * table->n_columns;

  while (n > 0 && leaf_cell (m, table->first_cell + n - 1).kind == 0)
    n--;
  return table->n_columns == 0 ? 0 : (n + table->n_columns - 1) / table->n_columns;
}

NATIVE (file_write_table)
{
  LeafValue file = args[0];
  const LeafImageTable *table = table_of (m, args[1]);
  g_autoptr (GString) text = g_string_new (table_head);
  guint32 n;

  if (!settle_table (m, table))
    return LEAF_NATIVE_CALLED;
  n = rows_in_use (m, table) * table->n_columns;
  for (guint32 i = 0; i < n; i++) {
    guint32 place = i % table->n_columns;

    if (!append_entry (m, text, *leaf_native_cell (m, i))) {
      leaf_fault (m, N_ ("the %1 has something in its column \"%2\" that a file cannot hold"), table->name,
                  LEAF_ROW (&m->image->columns, LeafImageColumn, table->columns[place].ix)->name, NULL);
      return LEAF_NATIVE_DONE;
    }
    g_string_append_c (text, place + 1 < table->n_columns ? '\t' : '\n');
  }
  put_file (m, file, text->str, FALSE);
  return LEAF_NATIVE_DONE;
}

/* Reads one line; FALSE if it is not a row of this table. */
static gboolean
read_row (LeafMachine *m, const LeafImageTable *table, guint32 line, const char *text)
{
  g_auto (GStrv) entries = g_strsplit (text, "\t", -1);

  if (g_strv_length (entries) != table->n_columns)
    return FALSE;
  for (guint32 i = 0; i < table->n_columns; i++) {
    LeafValue value;

    if (!read_entry (m, entries[i], column_kind (m, table, i), &value))
      return FALSE;
    leaf_set_cell (m, table->first_cell + line * table->n_columns + i, value);
  }
  return TRUE;
}

static void
read_rows (LeafMachine *m, const LeafImageTable *table, const char *text, const char *file)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  leaf_cells_write (&m->cells, table->first_cell, table->n_rows * table->n_columns, NULL);
  for (guint32 line = 0; lines[line] != NULL && lines[line][0] != '\0'; line++) {
    if (line == table->n_rows) {
      leaf_fault (m, N_ ("%1 has more rows than the %2"), file, table->name, NULL);
      return;
    }
    if (!read_row (m, table, line, lines[line])) {
      leaf_fault (m, N_ ("row %1 of %2 does not fit into the %3"), LEAF_DIGITS (line + 1), file, table->name, NULL);
      return;
    }
  }
}

NATIVE (file_read_table)
{
  const char *text = read_file (m, args[0]);
  const LeafImageTable *table = table_of (m, args[1]);
  g_autofree char *name = leaf_value_to_string (m, args[0]);

  if (text == NULL || table->n_columns == 0)
    return LEAF_NATIVE_DONE;
  if (g_str_has_prefix (text, table_head)) {
    read_rows (m, table, text + strlen (table_head), name);
    leaf_table_written (m, (guint32) args[1].bits, LEAF_TABLE_ALL_COLUMNS, 1, table->n_rows);
  } else
    leaf_fault (m, N_ ("%1 cannot be read into the %2, because no table was written to it"), name, table->name, NULL);
  return LEAF_NATIVE_DONE;
}
