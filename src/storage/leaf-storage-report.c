/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-storage-report.h"

#include "leaf-storage-bundle-entries.h"

#include <string.h>

enum {
  MOST_BYTES = 16 * 1024 * 1024,
  MOST_LINES = 1024 * 1024, /* what follows them is read as one line, and refused */
  MOST_COMMANDS = 100000,
  MOST_COMMAND = 4096, /* bytes; as many as `leaf play` reads of a line */
};

guint32
leaf_storage_report_digest (guint32 digest, const char *text)
{
  for (; *text != '\0'; text++)
    digest = (digest ^ (guchar) *text) * 0x01000193u;
  return digest;
}

static void
clear_file (gpointer data)
{
  LeafStorageReportFile *file = data;

  g_free (file->name);
  g_free (file->text);
}

static LeafStorageReport *
report_new (void)
{
  LeafStorageReport *report = g_new0 (LeafStorageReport, 1);

  report->files = g_array_new (FALSE, FALSE, sizeof (LeafStorageReportFile));
  g_array_set_clear_func (report->files, clear_file);
  report->commands = g_ptr_array_new_with_free_func (g_free);
  report->digests = g_array_new (FALSE, FALSE, sizeof (guint64));
  return report;
}

void
leaf_storage_report_free (LeafStorageReport *report)
{
  if (report == NULL)
    return;
  g_free (report->title);
  g_free (report->ifid);
  g_free (report->release);
  g_free (report->fingerprint);
  g_free (report->engine);
  g_free (report->serial);
  g_free (report->saved);
  g_free (report->words);
  g_array_unref (report->files);
  g_ptr_array_unref (report->commands);
  g_array_unref (report->digests);
  g_free (report);
}

static char *
unescaped (const char *line)
{
  GString *text = g_string_new (NULL);

  for (; *line != '\0'; line++)
    if (*line == '\\' && line[1] != '\0')
      g_string_append_c (text, *++line == 'n' ? '\n' : *line);
    else
      g_string_append_c (text, *line);
  return g_string_free (text, FALSE);
}

/* A command is a short text without control characters, but for tabs, and so without line ends. */
static gboolean
is_command (const char *text)
{
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    if (g_unichar_iscntrl (g_utf8_get_char (at)) && *at != '\t')
      return FALSE;
  return strlen (text) < MOST_COMMAND;
}

static gboolean
add_command (LeafStorageReport *report, const char *line)
{
  char *command = unescaped (line);
  const guint64 unknown = G_MAXUINT64;

  if (report->digests->len == report->commands->len)
    g_array_append_val (report->digests, unknown);
  g_ptr_array_add (report->commands, command);
  return is_command (command) && report->commands->len <= MOST_COMMANDS;
}

static gboolean
add_digest (LeafStorageReport *report, const char *line)
{
  guint64 digest = g_ascii_strtoull (line, NULL, 16);

  if (strlen (line) != 8 || strspn (line, "0123456789abcdef") != 8 || report->digests->len != report->commands->len)
    return FALSE;
  g_array_append_val (report->digests, digest);
  return TRUE;
}

static gboolean
add_file (LeafStorageReport *report, const char *line)
{
  const char *tab = strchr (line, '\t');
  g_autofree char *name = tab != NULL ? g_strndup (line, (gsize) (tab - line)) : NULL;
  LeafStorageReportFile file;

  if (tab == NULL)
    return FALSE;
  file = (LeafStorageReportFile) { unescaped (name), unescaped (tab + 1) };
  g_array_append_val (report->files, file);
  return TRUE;
}

static gboolean
read_seed (LeafStorageReport *report, const char *line)
{
  gint64 seed;

  if (!g_ascii_string_to_signed (line, 10, 0, G_MAXUINT32, &seed, NULL))
    return FALSE;
  report->seed = (guint32) seed;
  return TRUE;
}

static gboolean
keep (char **place, const char *line)
{
  g_free (*place);
  *place = unescaped (line);
  return TRUE;
}

/* Reads one line into the report, or into `words` for what the player says. Returns FALSE if it is unknown or
 * malformed. */
static gboolean
read_line (LeafStorageReport *report, GString *words, const char *line)
{
  const struct {
    const char *name;
    char **place;
  } texts[] = { { "title ", &report->title },       { "ifid ", &report->ifid },     { "release ", &report->release },
                { "story ", &report->fingerprint }, { "engine ", &report->engine }, { "saved ", &report->saved } };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    if (g_str_has_prefix (line, texts[i].name))
      return keep (texts[i].place, line + strlen (texts[i].name));
  if (*line == '>')
    return add_command (report, line + 1);
  if (*line == '=')
    return add_digest (report, line + 1);
  if (g_str_has_prefix (line, "file "))
    return add_file (report, line + 5);
  if (g_str_has_prefix (line, "seed "))
    return read_seed (report, line + 5);
  if (g_str_has_prefix (line, "serial "))
    return leaf_storage_is_serial (line + 7) && keep (&report->serial, line + 7);
  if (g_str_has_prefix (line, "says ")) {
    g_autofree char *said = unescaped (line + 5);

    g_string_append_printf (words, "%s\n", said);
    return TRUE;
  }
  return FALSE;
}

static void
fill (char **text)
{
  if (*text == NULL)
    *text = g_strdup ("");
}

LeafStorageReport *
leaf_storage_report_read (const char *bytes, gsize length, const char **reason)
{
  g_autoptr (LeafStorageReport) report = report_new ();
  g_autoptr (GString) words = g_string_new (NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  char **line;

  *reason = "it is too long, or is not text";
  if (length > MOST_BYTES || !g_utf8_validate (bytes, (gssize) length, NULL))
    return NULL;
  text = g_strndup (bytes, length);
  lines = g_strsplit (text, "\n", MOST_LINES);
  *reason = "it is no report that a page of Looseleaf made";
  if (lines[0] == NULL || !g_str_equal (g_strchomp (lines[0]), "Looseleaf report 1"))
    return NULL;
  *reason = "it is damaged";
  for (line = lines + 1; *line != NULL && !g_str_equal (*line, "end"); line++) {
    gsize n = strlen (*line);

    if (n > 0 && (*line)[n - 1] == '\r')
      (*line)[n - 1] = '\0';
    if (g_str_equal (*line, "end"))
      break;
    if (**line != '\0' && !read_line (report, words, *line)) /* mail programs insert empty lines */
      return NULL;
  }
  *reason = "its end is missing";
  if (*line == NULL)
    return NULL;
  for (char ***place = (char **[]) { &report->title, &report->ifid, &report->release, &report->fingerprint,
                                     &report->engine, &report->serial, NULL };
       *place != NULL; place++)
    fill (*place);
  report->words = g_string_free (g_steal_pointer (&words), FALSE);
  return g_steal_pointer (&report);
}
