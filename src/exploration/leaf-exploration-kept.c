/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-kept.c: an archive as text: for each moment its predecessor and the command.
 *
 * The text contains no state of a play, since a state that is read from a file could not be trusted; loading it replays
 * the last command before each moment. The first line has the seed, the story's fingerprint and how many variants with
 * other random draws were tried of a command. The others are
 *
 *   m FROM DONE COMMAND    a moment, numbered from 1 (0 is the beginning); DONE is 1 if everything was tried there
 *   t PROMISE N CHOICES    of the moment in the line before: the best promise that is left, how many choices it has,
 *                          and the numbers of those that were tried, in order
 *   f FROM COMMAND         a command that led to a finding
 *   c COMMAND              a command of the edges, numbered from 0
 *   e FROM TO NUMBER       an edge that is not the way to its moment: command NUMBER leads from one moment to the other
 *
 * What was tried, and the edges, hold only for the story that they were found in. If the story has changed, or more
 * draws are to be tried than were, the search starts from its moments.
 *
 * Several archives of one story and seed can be loaded one after the other: moments with the same hash are one. */

#include "leaf-exploration-private.h"

#include <string.h>

#define HEADER "looseleaf-exploration 2 seed "

enum {
  PIECE = 1 << 16 /* the bytes that are passed to the sink at once */,
  MOST_PROMISE = 1000,
  MOST_CHOICES = 1 << 16,
  BYTES_OF_LINE = 80 /* the memory of a line while it is loaded */
};

typedef struct {
  GString *text;
  LeafExplorationSink *sink;
  gpointer data;
  gboolean has_failed;
} Writer;

/* Appends the command, escaped so that it contains no line break, and ends the line. */
static void
append_command (Writer *writer, const char *command)
{
  g_autofree char *escaped = g_strescape (command, NULL);

  g_string_append (writer->text, escaped);
  g_string_append_c (writer->text, '\n');
}

static void
pass_on (Writer *writer, gsize least)
{
  if (writer->text->len < least)
    return;
  writer->has_failed |= !writer->has_failed && !writer->sink (writer->text->str, writer->text->len, writer->data);
  g_string_truncate (writer->text, 0);
}

/* Returns TRUE if everything that can be typed in the moment was tried, and where it led is in the archive. */
static gboolean
is_done (const LeafExplored *node)
{
  return node->promise == 0 && !node->is_lost && !node->is_cut;
}

/* Writes what was tried in a moment with commands left to try. */
static void
append_tried (const LeafExplored *node, GString *text)
{
  guint32 cursor = 0, n_choices = node->n_choices;

  if (node->promise == 0 || node->tried.n == 0)
    return;
  g_string_append_printf (text, "t %u %u", node->promise, n_choices);
  for (guint32 choice = 0; choice < n_choices; choice++)
    if (leaf_tried_next (&node->tried, choice, &cursor))
      g_string_append_printf (text, " %u", choice);
  g_string_append_c (text, '\n');
}

/* Writes the edges that loading does not find by replaying the way to each moment. */
static void
append_edges (const LeafExploration *exploration, Writer *writer)
{
  g_autofree guint32 *numbers = g_new0 (guint32, exploration->commands->len + 1); /* from 1 */
  guint32 n_commands = 0;

  for (guint32 i = 0; i < exploration->edges->len; i++) {
    const LeafExploredEdge *edge = &g_array_index (exploration->edges, LeafExploredEdge, i);
    const LeafExplored *to = leaf_explored_at (exploration, edge->to);

    if (to->parent == edge->from && to->command == edge->command)
      continue;
    if (numbers[edge->command] == 0) {
      numbers[edge->command] = ++n_commands;
      g_string_append (writer->text, "c ");
      append_command (writer, exploration->commands->pdata[edge->command]);
    }
    g_string_append_printf (writer->text, "e %u %u %u\n", edge->from, edge->to, numbers[edge->command] - 1);
    pass_on (writer, PIECE);
  }
}

gboolean
leaf_exploration_save_to (const LeafExploration *exploration, LeafExplorationSink *sink, gpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);
  Writer writer = { text, sink, data, FALSE };

  g_string_append_printf (text, HEADER "%u story %016" G_GINT64_MODIFIER "x chance %u\n", exploration->options.seed,
                          leaf_program_fingerprint (leaf_explorer_program (exploration->explorer)),
                          exploration->options.chance);
  for (guint32 i = 1; i < exploration->nodes->len; i++) {
    const LeafExplored *node = leaf_explored_at (exploration, i);

    g_string_append_printf (text, "m %u %d ", node->parent, is_done (node));
    append_command (&writer, exploration->commands->pdata[node->command]);
    append_tried (node, text);
    pass_on (&writer, PIECE);
  }
  for (guint i = 0; i < exploration->found->len; i++) {
    const LeafFound *found = &g_array_index (exploration->found, LeafFound, i);

    if (found->command == NULL)
      continue;
    g_string_append_printf (text, "f %u ", found->moment);
    append_command (&writer, found->command);
    pass_on (&writer, PIECE);
  }
  append_edges (exploration, &writer);
  pass_on (&writer, 0);
  return !writer.has_failed;
}

static gboolean
add_to_string (const char *text, gsize length, gpointer string)
{
  g_string_append_len (string, text, (gssize) length);
  return TRUE;
}

char *
leaf_exploration_save (const LeafExploration *exploration)
{
  GString *text = g_string_new (NULL);

  leaf_exploration_save_to (exploration, add_to_string, text);
  return g_string_free (text, FALSE);
}

/* --- reading ------------------------------------------------------------------------------------------------------ */

typedef struct {
  guint32 from; /* number in the text */
  gboolean is_moment, is_done;
  guint32 promise, n_choices; /* of a moment with commands left to try; 0: they are not known */
  GArray *tried;              /* of guint32: its choices that were tried; NULL: none */
  char *command;
} Line;

typedef struct {
  gboolean is_same_story, is_as_thorough; /* as this exploration */
  GArray *lines;                          /* of Line */
  GPtrArray *commands;                    /* of the edges */
  GArray *edges;                          /* of LeafExploredEdge, with the numbers of the text */
} Archive;

static void
clear_line (gpointer line)
{
  g_free (((Line *) line)->command);
  g_clear_pointer (&((Line *) line)->tried, g_array_unref);
}

static void
archive_clear (Archive *archive)
{
  g_array_unref (archive->lines);
  g_ptr_array_unref (archive->commands);
  g_array_unref (archive->edges);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Archive, archive_clear)

/* Reads a number that is followed by `end`. Moves *text after it. */
static gboolean
read_number (const char **text, char end, guint32 *number)
{
  char *after;
  guint64 value = g_ascii_strtoull (*text, &after, 10);

  if (!g_ascii_isdigit (**text) || *after != end || value > G_MAXUINT32)
    return FALSE;
  *number = (guint32) value;
  *text = after + (end != '\0');
  return TRUE;
}

/* Returns the command at the end of a line, or NULL if it is not UTF-8. Free with g_free. */
static char *
read_command (const char *text)
{
  char *command = g_strcompress (text);

  if (g_utf8_validate (command, -1, NULL))
    return command;
  g_free (command);
  return NULL;
}

static gboolean
read_edge (const char *text, Archive *archive)
{
  LeafExploredEdge edge;

  if (!read_number (&text, ' ', &edge.from) || !read_number (&text, ' ', &edge.to)
      || !read_number (&text, '\0', &edge.command) || edge.command >= archive->commands->len)
    return FALSE;
  g_array_append_val (archive->edges, edge);
  return TRUE;
}

static gboolean
read_step (const char *text, gboolean is_moment, Archive *archive)
{
  Line line = { .is_moment = is_moment };
  guint32 done = 0;

  if (!read_number (&text, ' ', &line.from) || (is_moment && (!read_number (&text, ' ', &done) || done > 1)))
    return FALSE;
  line.is_done = done == 1;
  line.command = read_command (text);
  if (line.command == NULL)
    return FALSE;
  g_array_append_val (archive->lines, line);
  return TRUE;
}

static gboolean
read_tried (const char *text, Archive *archive)
{
  Line *line = archive->lines->len > 0 ? &g_array_index (archive->lines, Line, archive->lines->len - 1) : NULL;

  if (line == NULL || !line->is_moment || line->tried != NULL || !read_number (&text, ' ', &line->promise)
      || !read_number (&text, ' ', &line->n_choices) || line->promise == 0 || line->promise > MOST_PROMISE
      || line->n_choices > MOST_CHOICES)
    return FALSE;
  line->tried = g_array_new (FALSE, FALSE, sizeof (guint32));
  for (gboolean is_last = FALSE; !is_last;) {
    guint32 choice;

    is_last = strchr (text, ' ') == NULL;
    if (!read_number (&text, is_last ? '\0' : ' ', &choice) || choice >= line->n_choices)
      return FALSE;
    g_array_append_val (line->tried, choice);
  }
  return TRUE;
}

static gboolean
read_line (const char *text, Archive *archive)
{
  char *command;

  if (text[0] == '\0' || text[1] != ' ')
    return FALSE;
  switch (text[0]) {
  case 'm': return read_step (text + 2, TRUE, archive);
  case 't': return read_tried (text + 2, archive);
  case 'f': return read_step (text + 2, FALSE, archive);
  case 'e': return read_edge (text + 2, archive);
  case 'c':
    command = read_command (text + 2);
    if (command != NULL)
      g_ptr_array_add (archive->commands, command);
    return command != NULL;
  default: return FALSE;
  }
}

/* Moves *at, the part of the header after the seed, after the story's fingerprint. Returns FALSE if it is another. */
static gboolean
read_fingerprint (const LeafExploration *exploration, const char **at)
{
  g_autofree char *story = g_strdup_printf ("story %016" G_GINT64_MODIFIER "x",
                                            leaf_program_fingerprint (leaf_explorer_program (exploration->explorer)));

  if (!g_str_has_prefix (*at, story))
    return FALSE;
  *at += strlen (story);
  return **at == '\0' || **at == '\n' || **at == ' ';
}

gboolean
leaf_exploration_is_of_story (const LeafExploration *exploration, const char *text)
{
  const char *at;
  guint32 seed;

  if (!g_str_has_prefix (text, HEADER))
    return FALSE;
  at = text + strlen (HEADER);
  return read_number (&at, ' ', &seed) && read_fingerprint (exploration, &at);
}

/* An older text does not have `chance`. */
static void
read_header (const LeafExploration *exploration, const char *text, Archive *archive, char **problem)
{
  static const char word[] = " chance ";
  const char *at = text;
  guint32 seed = 0, chance = 0;

  if (!g_str_has_prefix (text, HEADER)) {
    *problem = g_strdup ("It is not a kept exploration, or it was kept by another version of Looseleaf.");
    return;
  }
  at += strlen (HEADER);
  if (!read_number (&at, ' ', &seed) || seed != exploration->options.seed)
    *problem = g_strdup ("It was made with another seed.");
  archive->is_same_story = read_fingerprint (exploration, &at);
  at += archive->is_same_story && g_str_has_prefix (at, word) ? strlen (word) : 0;
  read_number (&at, '\0', &chance);
  archive->is_as_thorough = chance >= exploration->options.chance;
}

/* Returns a copy of the line at *text, without its end, and moves *text after it. Free with g_free. */
static char *
dup_line (const char **text)
{
  const char *end = *text + strcspn (*text, "\n");
  char *line = g_strndup (*text, (gsize) (end - *text));

  *text = *end != '\0' ? end + 1 : end;
  return line;
}

static void
read_archive (const LeafExploration *exploration, const char *text, Archive *archive, char **problem)
{
  g_autofree char *header = dup_line (&text);

  archive->lines = g_array_new (FALSE, FALSE, sizeof (Line));
  g_array_set_clear_func (archive->lines, clear_line);
  archive->commands = g_ptr_array_new_with_free_func (g_free);
  archive->edges = g_array_new (FALSE, FALSE, sizeof (LeafExploredEdge));
  read_header (exploration, header, archive, problem);
  for (guint number = 2; *problem == NULL && *text != '\0' && *text != '\n'; number++) {
    g_autofree char *line = dup_line (&text);

    if (!read_line (line, archive))
      *problem = g_strdup_printf ("Line %u is damaged.", number);
  }
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
  return to;
}

/* Notes what was tried in a moment, so that the search continues with the rest. */
static void
take_tried (LeafExploration *exploration, guint32 node, const Line *line)
{
  LeafExplored *row = leaf_explored_at (exploration, node);

  if (line->is_done)
    leaf_exploration_close (exploration, node);
  if (line->tried == NULL || row->promise == 0 || row->tried.n > 0)
    return;
  for (guint i = 0; i < line->tried->len; i++)
    leaf_exploration_note_tried (exploration, node, g_array_index (line->tried, guint32, i), line->n_choices);
  row->promise = (guint16) MIN (line->promise, row->promise);
}

/* Plays each line as soon as its moment is known, in several passes, because the line of a moment may come after lines
 * that start from it: a shorter way to an old moment can lead through a newer one. */
static void
play_lines (LeafExploration *exploration, const Archive *archive, guint32 *numbers)
{
  guint32 n = archive->lines->len + 1;
  g_autofree guint8 *is_played = g_new0 (guint8, n);

  for (gboolean any = TRUE; any;) {
    any = FALSE;
    for (guint32 i = 0; i < archive->lines->len; i++) {
      const Line *line = &g_array_index (archive->lines, Line, i);

      if (is_played[i] || line->from >= n || numbers[line->from] == LEAF_NO_MOMENT)
        continue;
      is_played[i] = any = TRUE;
      numbers[i + 1] = play_line (exploration, numbers[line->from], line);
      if (archive->is_same_story && archive->is_as_thorough && numbers[i + 1] != LEAF_NO_MOMENT)
        take_tried (exploration, numbers[i + 1], line);
      leaf_exploration_let_go (exploration);
    }
  }
}

static void
add_edges (LeafExploration *exploration, const Archive *archive, const guint32 *numbers)
{
  for (guint32 i = 0; i < archive->edges->len; i++) {
    const LeafExploredEdge *edge = &g_array_index (archive->edges, LeafExploredEdge, i);
    guint32 from = edge->from <= archive->lines->len ? numbers[edge->from] : LEAF_NO_MOMENT;
    guint32 to = edge->to <= archive->lines->len ? numbers[edge->to] : LEAF_NO_MOMENT;

    if (from != LEAF_NO_MOMENT && to != LEAF_NO_MOMENT)
      leaf_exploration_add_edge (exploration, from, to, archive->commands->pdata[edge->command]);
    else if (from != LEAF_NO_MOMENT)
      leaf_explored_at (exploration, from)->is_cut = TRUE;
  }
}

/* Counts the moments of the archive that are missing, or that are one moment with another. In a changed story commands
 * may still be played, but lead to fewer distinct moments. */
static void
count_left_out (LeafExploration *exploration, const Archive *archive, const guint32 *numbers)
{
  g_autofree guint8 *is_there = g_new0 (guint8, exploration->nodes->len);

  exploration->n_loaded = exploration->n_left_out = 0;
  is_there[0] = TRUE;
  for (guint32 i = 0; i < archive->lines->len; i++) {
    guint32 node = numbers[i + 1];

    if (!g_array_index (archive->lines, Line, i).is_moment)
      continue;
    exploration->n_loaded++;
    exploration->n_left_out += node == LEAF_NO_MOMENT || is_there[node];
    if (node != LEAF_NO_MOMENT)
      is_there[node] = TRUE;
  }
}

guint32
leaf_exploration_left_out (const LeafExploration *exploration, guint32 *n)
{
  *n = exploration->n_loaded;
  return exploration->n_left_out;
}

gboolean
leaf_exploration_load (LeafExploration *exploration, const char *text, char **problem)
{
  g_auto (Archive) archive = { 0 };
  g_autofree guint32 *numbers = NULL;

  read_archive (exploration, text, &archive, problem);
  if (*problem != NULL)
    return FALSE;
  exploration->loading_bytes
      = strlen (text) + archive.lines->len * (gsize) BYTES_OF_LINE + archive.edges->len * sizeof (LeafExploredEdge);
  numbers = g_new (guint32, archive.lines->len + 1);
  numbers[0] = 0;
  for (guint32 i = 1; i <= archive.lines->len; i++)
    numbers[i] = LEAF_NO_MOMENT;
  play_lines (exploration, &archive, numbers);
  count_left_out (exploration, &archive, numbers);
  if (archive.is_same_story)
    add_edges (exploration, &archive, numbers);
  exploration->loading_bytes = 0;
  exploration->random += exploration->nodes->len; /* so that chains do not repeat those of the session before */
  return TRUE;
}
