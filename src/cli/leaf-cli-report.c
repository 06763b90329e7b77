/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-cli-report.h"

#include "leaf-cli.h"
#include "leaf-storage-links.h"
#include "leaf-storage-play.h"
#include "leaf-storage-read.h"

#include <errno.h>

gboolean
leaf_cli_report_open (LeafCliReport *self, const char *file)
{
  g_autofree char *bytes = NULL;
  const char *reason;
  gsize length;

  self->digest = LEAF_STORAGE_REPORT_DIGEST;
  if (!leaf_storage_read (file, &bytes, &length)) {
    g_printerr ("leaf play: '%s' cannot be read: %s\n", file, leaf_storage_strerror (errno));
    return FALSE;
  }
  self->report = leaf_storage_report_read (bytes, length, &reason);
  if (self->report == NULL)
    g_printerr ("leaf play: '%s' cannot be played: %s\n", file, reason);
  return self->report != NULL;
}

void
leaf_cli_report_clear (LeafCliReport *self)
{
  g_clear_pointer (&self->report, leaf_storage_report_free);
}

static void
print_failure (LeafPlayFilesFailure failure, const char *name, const char *why, gpointer data)
{
  if (failure == LEAF_STORAGE_UNRESTORED)
    g_printerr ("What the player had saved before cannot be restored: %s.\n", why);
  else
    g_printerr ("The report has a file '%s' that the story cannot read.\n", name);
}

/* Gives the play the saved game and the files with which the player began. */
static void
give_files (LeafCliReport *self, LeafPlay *play)
{
  g_autoptr (LeafPlayFiles) files = leaf_play_files_new_report (self->report, print_failure, NULL);

  leaf_play_files_give (files, play);
}

/* Prints what the player says, without characters that control a terminal. */
static void
print_words (const char *words)
{
  g_auto (GStrv) lines = g_strsplit (words, "\n", -1);

  for (char **line = lines; *line != NULL && **line != '\0'; line++) {
    g_autoptr (GString) plain = g_string_new (NULL);

    for (const char *at = *line; *at != '\0'; at = g_utf8_next_char (at))
      if (!g_unichar_iscntrl (g_utf8_get_char (at)))
        g_string_append_unichar (plain, g_utf8_get_char (at));
    g_printerr ("The player says: %s\n", plain->str);
  }
}

void
leaf_cli_report_begin (LeafCliReport *self, LeafPlay *play)
{
  g_autofree char *fingerprint = NULL;

  if (self->report == NULL)
    return;
  fingerprint = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", leaf_program_fingerprint (leaf_play_program (play)));
  print_words (self->report->words);
  if (!g_str_equal (fingerprint, self->report->fingerprint))
    g_printerr ("The report is about another version of the story: it is played as far as it goes.\n");
  give_files (self, play);
}

void
leaf_cli_report_note (LeafCliReport *self, const char *printed)
{
  if (self->report != NULL)
    self->digest = leaf_storage_report_digest (self->digest, printed);
}

static void
compare (LeafCliReport *self)
{
  const GArray *digests = self->report->digests;
  guint64 wanted = self->turn < digests->len ? g_array_index (digests, guint64, self->turn) : G_MAXUINT64;

  if (self->has_parted || wanted == G_MAXUINT64 || wanted == self->digest)
    return;
  self->has_parted = TRUE;
  if (self->turn == 0)
    g_printerr ("The beginning differs from what the player saw.\n");
  else
    g_printerr ("From command %u on, '%s', the answers differ from what the player saw.\n", self->turn,
                (const char *) self->report->commands->pdata[self->turn - 1]);
}

const char *
leaf_cli_report_next (LeafCliReport *self)
{
  if (self->report == NULL || self->turn > self->report->commands->len)
    return NULL;
  compare (self);
  self->digest = LEAF_STORAGE_REPORT_DIGEST;
  return self->turn++ < self->report->commands->len ? self->report->commands->pdata[self->turn - 1] : NULL;
}
