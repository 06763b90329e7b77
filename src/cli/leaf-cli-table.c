/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-table.c: prints a table as columns of text, as tab-separated fields, or as JSON. */
#include "leaf-cli.h"
#include "leaf-json.h"

struct _LeafCliTable {
  LeafFormat format;
  GPtrArray *columns;
  GPtrArray *rows; /* of char **, each with a string for every column */
};

LeafCliTable *
leaf_cli_table_new (LeafFormat format, const char *first_column, ...)
{
  LeafCliTable *table = g_new0 (LeafCliTable, 1);
  va_list args;

  table->format = format;
  table->columns = g_ptr_array_new ();
  table->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  va_start (args, first_column);
  for (const char *column = first_column; column != NULL; column = va_arg (args, const char *))
    g_ptr_array_add (table->columns, (gpointer) column);
  va_end (args);
  return table;
}

void
leaf_cli_table_add (LeafCliTable *table, const char *const *fields)
{
  char **row = g_new0 (char *, table->columns->len + 1);

  for (guint i = 0; i < table->columns->len; i++)
    row[i] = g_utf8_make_valid (fields[i] != NULL ? fields[i] : "", -1); /* a path may have any bytes */
  g_ptr_array_add (table->rows, row);
}

/* Pads all columns but the last. */
static void
print_text (const LeafCliTable *table)
{
  guint n = table->columns->len;
  g_autofree glong *widths = g_new0 (glong, n);

  for (guint i = 0; i < table->rows->len; i++)
    for (guint k = 0; k < n; k++)
      widths[k] = MAX (widths[k], g_utf8_strlen (((char **) table->rows->pdata[i])[k], -1));
  for (guint i = 0; i < table->rows->len; i++) {
    char **row = table->rows->pdata[i];

    for (guint k = 0; k < n; k++)
      g_print ("%s%*s", row[k], k + 1 < n ? (int) (widths[k] - g_utf8_strlen (row[k], -1) + 2) : 0, "");
    g_print ("\n");
  }
}

/* In JSON, line numbers are numbers; a row without a line has an empty string. */
static gboolean
is_number (const char *column, const char *field)
{
  return g_str_equal (column, "line") && g_ascii_isdigit (field[0]);
}

static void
print_json (const LeafCliTable *table)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_array (builder);
  for (guint i = 0; i < table->rows->len; i++) {
    char **row = table->rows->pdata[i];

    json_builder_begin_object (builder);
    for (guint k = 0; k < table->columns->len; k++)
      if (is_number (table->columns->pdata[k], row[k]))
        leaf_json_add_number (builder, table->columns->pdata[k], g_ascii_strtoll (row[k], NULL, 10));
      else
        leaf_json_add_string (builder, table->columns->pdata[k], row[k]);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
  leaf_json_print (builder);
}

void
leaf_cli_table_print (LeafCliTable *table)
{
  if (table->format == LEAF_FORMAT_TEXT)
    print_text (table);
  else if (table->format == LEAF_FORMAT_JSON)
    print_json (table);
  else
    for (guint i = 0; i < table->rows->len; i++) {
      g_autofree char *line = g_strjoinv ("\t", table->rows->pdata[i]);
      g_print ("%s\n", line);
    }
  g_ptr_array_unref (table->columns);
  g_ptr_array_unref (table->rows);
  g_free (table);
}
