/* SPDX-License-Identifier: GPL-3.0-or-later */
/* golden-files.h: the expected results of the engine, stored beside the test.
 *
 * hashes.tsv has a line for each story: its name, a tab, and "section:hash" for each section, separated by blanks. For
 * some of the stories, text/NAME.txt has the lines of the sections themselves, each section below "--- NAME", so that a
 * change of behaviour appears as a readable difference. A hash is enough to notice a change; build-aux/golden-diff
 * prints what changed. */
#pragma once

#include <glib.h>

#include <string.h>

typedef struct {
  char *name;      /* of the story: "play/chatter" */
  char **sections; /* names */
  char **hashes;   /* of each section; "" if there is none yet */
} GoldenRow;

static inline void
golden_row_free (gpointer data)
{
  GoldenRow *self = data;

  g_free (self->name);
  g_strfreev (self->sections);
  g_strfreev (self->hashes);
  g_free (self);
}

/* 32 bits of the FNV-1a hash of a text, as eight hexadecimal digits.  Free with g_free(). */
static inline char *
golden_hash (const char *text)
{
  guint64 hash = G_GUINT64_CONSTANT (14695981039346656037);

  for (const guchar *at = (const guchar *) text; *at != '\0'; at++)
    hash = (hash ^ *at) * G_GUINT64_CONSTANT (1099511628211);
  return g_strdup_printf ("%08x", (guint32) (hash ^ hash >> 32));
}

/* The rows of FOLDER/hashes.tsv. Free with g_ptr_array_unref(). */
static inline GPtrArray *
golden_read (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "hashes.tsv", NULL), *text = NULL;
  g_auto (GStrv) lines = NULL;
  GPtrArray *rows = g_ptr_array_new_with_free_func (golden_row_free);

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL && *lines[i] != '\0'; i++) {
    g_auto (GStrv) columns = g_strsplit (lines[i], "\t", 2);
    GoldenRow *row = g_new0 (GoldenRow, 1);
    guint n;

    g_assert_nonnull (columns[1]);
    row->name = g_strdup (columns[0]);
    row->sections = g_strsplit (columns[1], " ", -1);
    n = g_strv_length (row->sections);
    row->hashes = g_new0 (char *, n + 1);
    for (guint k = 0; k < n; k++) {
      char *colon = strchr (row->sections[k], ':');
      row->hashes[k] = g_strdup (colon != NULL ? colon + 1 : "");
      if (colon != NULL)
        *colon = '\0';
    }
    g_ptr_array_add (rows, row);
  }
  return rows;
}

static inline void
golden_write (const char *folder, const GPtrArray *rows)
{
  g_autofree char *path = g_build_filename (folder, "hashes.tsv", NULL);
  g_autoptr (GString) out = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++) {
    const GoldenRow *row = g_ptr_array_index (rows, i);

    g_string_append_printf (out, "%s\t", row->name);
    for (guint k = 0; row->sections[k] != NULL; k++)
      g_string_append_printf (out, "%s%s:%s", k > 0 ? " " : "", row->sections[k], row->hashes[k]);
    g_string_append_c (out, '\n');
  }
  g_assert_true (g_file_set_contents (path, out->str, -1, NULL));
}

/* Returns TRUE if a section is in the readable text of a story, as those are that an author sees, unlike internal
 * tables. */
static inline gboolean
golden_is_readable (const char *section)
{
  static const char *const readable[]
      = { "problems", "outline", "world", "grammar", "order", "laws", "map", "trace", "why", "fixes", NULL };

  return g_strv_contains (readable, section);
}

/* The readable sections of a story, in the form of text/NAME.txt.  Free with g_free(). */
static inline char *
golden_text (const GoldenRow *row, const GPtrArray *texts)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; row->sections[i] != NULL; i++)
    if (golden_is_readable (row->sections[i]))
      g_string_append_printf (out, "--- %s\n%s", row->sections[i], (const char *) g_ptr_array_index (texts, i));
  return g_string_free (out, FALSE);
}
