/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-kept.c: an archive as text: for each moment its predecessor and the command.
 *
 * The text has no state of a play, since a state read from a file could not be trusted. Loading replays one turn for
 * each moment. The first line has the seed; then
 *
 *   m FROM DONE COMMAND    a moment, numbered from 1 (0 is the beginning); DONE is 1 if everything was tried there
 *   f FROM COMMAND         a command that led to a finding
 *
 * Several archives of one story and seed can be loaded one after the other: moments with the same hash are one. */

#include "leaf-exploration-private.h"

#include <string.h>

#define HEADER "looseleaf-exploration 1 seed "

static void
append_command (GString *text, const char *command)
{
  g_autofree char *escaped = g_strescape (command, NULL);

  g_string_append (text, escaped);
  g_string_append_c (text, '\n');
}

char *
leaf_exploration_save (const LeafExploration *exploration)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, HEADER "%u\n", exploration->options.seed);
  for (guint32 i = 1; i < exploration->nodes->len; i++) {
    const LeafExplored *node = leaf_explored_at (exploration, i);

    g_string_append_printf (text, "m %u %d ", node->parent, node->promise == 0 && !node->is_lost);
    append_command (text, exploration->commands->pdata[node->command]);
  }
  for (guint i = 0; i < exploration->found->len; i++) {
    const LeafFound *found = &g_array_index (exploration->found, LeafFound, i);

    if (found->command == NULL)
      continue;
    g_string_append_printf (text, "f %u ", found->moment);
    append_command (text, found->command);
  }
  return g_string_free (text, FALSE);
}

/* --- reading ------------------------------------------------------------------------------------------------------ */

typedef struct {
  guint32 from; /* number in the text */
  gboolean is_moment, is_done;
  char *command;
} Line;

static void
clear_line (gpointer line)
{
  g_free (((Line *) line)->command);
}

static gboolean
read_line (const char *text, Line *line)
{
  char *end;

  *line = (Line) { .is_moment = text[0] == 'm' };
  if ((text[0] != 'm' && text[0] != 'f') || text[1] != ' ')
    return FALSE;
  line->from = (guint32) g_ascii_strtoull (text + 2, &end, 10);
  if (end == text + 2 || *end != ' ')
    return FALSE;
  if (line->is_moment) {
    line->is_done = end[1] == '1';
    if ((end[1] != '0' && end[1] != '1') || end[2] != ' ')
      return FALSE;
    end += 2;
  }
  line->command = g_strcompress (end + 1);
  return g_utf8_validate (line->command, -1, NULL);
}

static GArray *
read_lines (const char *text, guint32 seed, char **problem)
{
  g_auto (GStrv) parts = g_strsplit (text, "\n", -1);
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (Line));

  g_array_set_clear_func (lines, clear_line);
  if (parts[0] == NULL || !g_str_has_prefix (parts[0], HEADER)) {
    *problem = g_strdup ("It is not a kept exploration.");
  } else if (g_ascii_strtoull (parts[0] + strlen (HEADER), NULL, 10) != seed) {
    *problem = g_strdup ("It was made with another seed.");
  } else {
    for (char **part = parts + 1; *part != NULL && **part != '\0'; part++) {
      Line line;

      if (read_line (*part, &line)) {
        g_array_append_val (lines, line);
        continue;
      }
      g_free (line.command);
      *problem = g_strdup_printf ("Line %u is damaged.", (guint) (part - parts) + 1);
      break;
    }
  }
  return lines;
}

/* Plays a line from its moment. Returns the number of the moment that it leads to, or LEAF_NO_MOMENT if the story has
 * changed and there is none. */
static guint32
play_line (LeafExploration *exploration, guint32 from, const Line *line)
{
  g_autoptr (LeafMoment) moment = leaf_explored_moment (exploration, from, &exploration->state.turns);
  LeafExploredStep step = { .name = (guint64) 1 << 62 };
  guint32 to;

  if (moment == NULL || leaf_moment_is_over (moment))
    return LEAF_NO_MOMENT;
  leaf_explored_step_follow (exploration, moment, line->command, &step);
  exploration->state.turns += step.n_commands;
  to = leaf_exploration_merge (exploration, from, &step);
  leaf_explored_step_clear (&step);
  if (to != LEAF_NO_MOMENT && line->is_moment && line->is_done)
    leaf_exploration_close (exploration, to);
  return to;
}

/* A line is played once its moment is known. This repeats until no more become known, because a shorter way found later
 * can make a moment's line come after lines that start from it. */
gboolean
leaf_exploration_load (LeafExploration *exploration, const char *text, char **problem)
{
  g_autoptr (GArray) lines = read_lines (text, exploration->options.seed, problem);
  guint32 n = lines->len + 1;
  g_autofree guint32 *numbers = g_new (guint32, n);
  g_autofree guint8 *is_played = g_new0 (guint8, n);

  if (*problem != NULL)
    return FALSE;
  numbers[0] = 0;
  for (guint32 i = 1; i < n; i++)
    numbers[i] = LEAF_NO_MOMENT;
  for (gboolean any = TRUE; any;) {
    any = FALSE;
    for (guint32 i = 0; i < lines->len; i++) {
      const Line *line = &g_array_index (lines, Line, i);

      if (is_played[i] || line->from >= n || numbers[line->from] == LEAF_NO_MOMENT)
        continue;
      is_played[i] = any = TRUE;
      numbers[i + 1] = play_line (exploration, numbers[line->from], line);
      leaf_exploration_let_go (exploration);
    }
  }
  return TRUE;
}
