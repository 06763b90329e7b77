/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-found.c: what was found, and the commands that lead to it. */

#include "leaf-exploration-private.h"

#include <string.h>

enum {
  MOST_FOUND = 200000,
  BYTES_OF_FOUND = 112 /* the entry of its key, and the allocator's overhead */
};

static guint32
n_lines (const char *command)
{
  guint32 n = 1;

  while ((command = strchr (command, '\n')) != NULL) {
    command++;
    n++;
  }
  return n;
}

guint32
leaf_exploration_n_commands (const LeafExploration *exploration, guint32 moment, const char *command)
{
  guint32 n = command != NULL ? n_lines (command) : 0;

  for (; moment != 0 && moment != LEAF_NO_MOMENT; moment = leaf_explored_at (exploration, moment)->parent)
    n += n_lines (exploration->commands->pdata[leaf_explored_at (exploration, moment)->command]);
  return n;
}

/* --- recording ---------------------------------------------------------------------------------------------------- */

static char *
key_of (LeafFoundSort sort, guint32 id, const char *text, LeafPlace place)
{
  return g_strdup_printf ("%d %u %u.%u %s", sort, id, place.source, place.start,
                          sort == LEAF_FOUND_PROBLEM && text != NULL ? text : "");
}

/* See the depth of a moment. */
static guint32
depth_of (const LeafExploration *exploration, const LeafFound *found)
{
  return leaf_explored_at (exploration, found->moment)->depth + (found->command != NULL ? found->n_commands : 0);
}

/* Returns TRUE if the finding needs a random draw that differs from the seed's. */
static gboolean
is_drawn (const LeafExploration *exploration, const LeafFound *found)
{
  return leaf_explored_at (exploration, found->moment)->is_drawn || leaf_drawn_is (found->command);
}

double
leaf_exploration_probability_of (const LeafExploration *exploration, const LeafFound *found)
{
  double probability = leaf_drawn_probability (found->command);

  if (!is_drawn (exploration, found))
    return 1;
  for (guint32 at = found->moment; at != 0 && at != LEAF_NO_MOMENT; at = leaf_explored_at (exploration, at)->parent)
    probability *= leaf_drawn_probability (exploration->commands->pdata[leaf_explored_at (exploration, at)->command]);
  return probability;
}

void
leaf_exploration_note (LeafExploration *exploration, LeafFoundSort sort, guint32 id, const char *text, LeafPlace place,
                       guint32 moment, const char *command, guint32 n_commands)
{
  g_autofree char *key = key_of (sort, id, text, place);
  LeafFound found = { sort, id, text, place, moment, command, n_commands, 1 };
  gpointer at;

  if (g_hash_table_lookup_extended (exploration->found_keys, key, NULL, &at)) {
    LeafFound *known = &g_array_index (exploration->found, LeafFound, GPOINTER_TO_UINT (at));

    if (is_drawn (exploration, &found) != is_drawn (exploration, known)
            ? is_drawn (exploration, &found)
            : depth_of (exploration, &found) >= depth_of (exploration, known))
      return;
    g_free ((char *) known->command);
    known->moment = moment;
    known->command = g_strdup (command);
    known->n_commands = n_commands;
    return;
  }
  if (exploration->found->len >= MOST_FOUND)
    return;
  found.text = g_strdup (text);
  found.command = g_strdup (command);
  exploration->found_bytes
      += BYTES_OF_FOUND + strlen (key) + (text != NULL ? strlen (text) : 0) + (command != NULL ? strlen (command) : 0);
  g_hash_table_insert (exploration->found_keys, g_steal_pointer (&key), GUINT_TO_POINTER (exploration->found->len));
  g_array_append_val (exploration->found, found);
}

void
leaf_exploration_note_covered (LeafExploration *exploration, guint32 moment, const char *command, guint32 n_commands)
{
  guint32 n;
  const LeafCoverable *rows = leaf_explorer_coverables (exploration->explorer, &n);

  for (guint32 i = 0; i < n; i++) {
    if (exploration->is_covered[i] || !leaf_coverage_has (&exploration->coverage, rows[i].bit))
      continue;
    exploration->is_covered[i] = TRUE;
    leaf_exploration_note (exploration, LEAF_FOUND_COVERED, i, rows[i].name, rows[i].place, moment, command,
                           n_commands);
  }
}

guint32
leaf_exploration_n_found (const LeafExploration *exploration)
{
  return exploration->found->len;
}

LeafFound
leaf_exploration_found (const LeafExploration *exploration, guint32 number)
{
  LeafFound found;

  g_return_val_if_fail (number < exploration->found->len, ((LeafFound) { 0 }));
  found = g_array_index (exploration->found, LeafFound, number);
  found.n_commands = leaf_exploration_n_commands (exploration, found.moment, found.command);
  found.probability = leaf_exploration_probability_of (exploration, &found);
  return found;
}

/* --- paths -------------------------------------------------------------------------------------------------------- */

char **
leaf_exploration_dup_path (const LeafExploration *exploration, guint32 moment, const char *command)
{
  char **path = leaf_exploration_dup_drawn_path (exploration, moment, command);

  for (char **line = path; *line != NULL; line++) {
    char *shown = leaf_drawn_dup_shown (*line);

    g_free (*line);
    *line = shown;
  }
  return path;
}

char **
leaf_exploration_dup_drawn_path (const LeafExploration *exploration, guint32 moment, const char *command)
{
  g_autoptr (GPtrArray) backwards = g_ptr_array_new ();
  GStrvBuilder *path = g_strv_builder_new ();
  char **lines;

  for (; moment != 0 && moment != LEAF_NO_MOMENT; moment = leaf_explored_at (exploration, moment)->parent)
    g_ptr_array_add (backwards, exploration->commands->pdata[leaf_explored_at (exploration, moment)->command]);
  for (guint i = backwards->len; i-- > 0;) {
    g_auto (GStrv) parts = g_strsplit (backwards->pdata[i], "\n", -1);

    g_strv_builder_addv (path, (const char **) parts);
  }
  if (command != NULL) {
    g_auto (GStrv) parts = g_strsplit (command, "\n", -1);

    g_strv_builder_addv (path, (const char **) parts);
  }
  lines = g_strv_builder_end (path);
  g_strv_builder_unref (path);
  return lines;
}

/* --- words and rules of a command --------------------------------------------------------------------------------- */

char *
leaf_exploration_dup_command_words (const char *command)
{
  g_auto (GStrv) lines = g_strsplit (command, "\n", -1);

  for (char **line = lines; *line != NULL; line++) {
    char *shown = leaf_drawn_dup_shown (*line);

    g_free (*line);
    *line = shown;
  }
  return g_strjoinv (" / ", lines);
}

GPtrArray *
leaf_exploration_rules_of (const LeafExploration *exploration, guint32 moment, const char *command)
{
  GPtrArray *rules = g_ptr_array_new_with_free_func (g_free);
  guint64 turns = 0;
  g_autoptr (LeafMoment) now = leaf_explored_moment (exploration, moment, &turns);
  g_autoptr (LeafMoment) next = NULL;
  LeafCoverage coverage;
  guint32 n;
  const LeafCoverable *rows = leaf_explorer_coverables (exploration->explorer, &n);

  leaf_coverage_init (exploration->explorer, &coverage);
  if (now != NULL)
    next = leaf_explored_follow (exploration, now, command, &coverage);
  for (guint32 i = 0; i < n; i++)
    if (rows[i].sort == LEAF_COVERED_RULE && leaf_coverage_has (&coverage, rows[i].bit))
      g_ptr_array_add (rules, g_strdup (rows[i].name));
  leaf_coverage_clear (&coverage);
  return rules;
}
