/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-cli-screen.h"

#include "leaf-pane.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { COLUMNS = 78 };

/* --- the status line ---------------------------------------------------------------------------------------------- */

void
leaf_cli_screen_note_status (LeafCliScreen *screen, const char *text)
{
  g_free (screen->drawn);
  screen->drawn = g_strdup (text);
}

/* Puts words into a row at a column, or farther right if the row is not blank there. */
static void
place (GString *row, glong at, const char *words)
{
  glong length = g_utf8_strlen (row->str, -1);

  if (*words == '\0')
    return;
  for (; length < at; length++)
    g_string_append_c (row, ' ');
  if (length > at && row->len > 0)
    g_string_append (row, "  ");
  g_string_append (row, words);
}

static char *
row_words (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "\t", 3);
  guint n = g_strv_length (parts);
  GString *row = g_string_new (NULL);

  if (n > 0)
    place (row, 0, g_strchug (parts[0]));
  if (n == 3)
    place (row, (COLUMNS - g_utf8_strlen (parts[1], -1)) / 2, parts[1]);
  if (n > 1)
    place (row, COLUMNS - g_utf8_strlen (parts[n - 1], -1), parts[n - 1]);
  return g_string_free (row, FALSE);
}

static void
show_status (LeafCliScreen *screen)
{
  g_auto (GStrv) rows = NULL;

  if (!isatty (STDOUT_FILENO) || g_strcmp0 (screen->drawn, screen->status) == 0)
    return;
  rows = g_strsplit (screen->drawn != NULL ? screen->drawn : "", "\n", -1);
  for (guint i = 0; rows[i] != NULL; i++) {
    g_autofree char *words = row_words (rows[i]);

    fputs ("\033[7m", stdout); /* reverse video; reset below. g_print() would escape it */
    g_print (" %s", words);
    for (glong n = g_utf8_strlen (words, -1); n <= COLUMNS; n++)
      g_print (" ");
    fputs ("\033[0m\n", stdout);
  }
  g_free (screen->status);
  screen->status = g_strdup (screen->drawn);
}

/* --- panes -------------------------------------------------------------------------------------------------------- */

/* The alternative texts of the figures in a pane, one in each line. Free with g_free. */
static char *
drawn_words (const LeafPlay *play, const LeafPane *pane)
{
  guint32 n = 0, n_effects = 0;
  LeafPanePiece *pieces = leaf_play_pane_pieces (play, pane->number, &n);
  LeafEffect *effects = leaf_program_effects (leaf_play_program (play), &n_effects);
  GString *all = g_string_new (NULL);

  for (guint32 i = 0; i < n; i++)
    for (guint32 k = 0; pieces[i].effect != 0 && k < n_effects; k++)
      if (effects[k].number == pieces[i].effect)
        g_string_append_printf (all, "%s[Picture: %s]", all->len > 0 ? "\n" : "",
                                effects[k].words != NULL ? effects[k].words : effects[k].name);
  leaf_effects_free (effects, n_effects);
  leaf_pane_pieces_free (pieces, n);
  return g_string_free (all, FALSE);
}

static void
show_pane (LeafCliScreen *screen, const LeafPlay *play, const LeafPane *pane)
{
  g_autofree char *name = *pane->name != '\0' ? g_strdup (pane->name) : g_strdup_printf ("window %u", pane->number);
  char *text
      = pane->sort == LEAF_PANE_GRAPHICS ? drawn_words (play, pane) : leaf_play_pane_dup_text (play, pane->number);
  const char *before = g_hash_table_lookup (screen->panes, GUINT_TO_POINTER (pane->number));

  if (*text != '\0' && g_strcmp0 (before, text) != 0)
    g_print ("[%s:]\n%s\n[end of %s]\n", name, text, name);
  g_hash_table_insert (screen->panes, GUINT_TO_POINTER (pane->number), text);
}

void
leaf_cli_screen_show (LeafCliScreen *screen, const LeafPlay *play)
{
  if (screen->panes == NULL)
    screen->panes = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  for (guint32 i = 0; i < leaf_play_n_panes (play); i++) {
    LeafPane pane = leaf_play_pane (play, i);

    show_pane (screen, play, &pane);
  }
  show_status (screen);
}

void
leaf_cli_screen_clear (LeafCliScreen *screen)
{
  g_clear_pointer (&screen->panes, g_hash_table_unref);
  g_clear_pointer (&screen->status, g_free);
  g_clear_pointer (&screen->drawn, g_free);
}
