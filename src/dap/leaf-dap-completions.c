/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-dap-completions.c: lines that can have a breakpoint, and completions in the console. */
#include "leaf-dap-answers.h"
#include "leaf-explore.h"

#include <string.h>

enum { MOST_LINES = 5000, MOST_TARGETS = 100, MOST_WORDS = 8, MOST_COMMANDS = 400 };

/* The line in a member of a request, from 1. An invalid one becomes 0, or a number far beyond the last line. */
static guint32
line_of (const LeafDap *dap, JsonObject *arguments, const char *name)
{
  return leaf_json_get_count (arguments, name) + 1 - dap->lines_from;
}

gboolean
leaf_dap_locations (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  guint32 source, first = line_of (dap, arguments, "line"),
                  last = MIN (line_of (dap, arguments, "endLine"), first + MOST_LINES);
  g_autoptr (LeafPlay) other = NULL; /* takes the breakpoints that are tried */

  if (!leaf_dap_has_play (dap, why))
    return FALSE;
  source = leaf_dap_find_source (dap, leaf_json_get_object (arguments, "source"));
  other = leaf_play_new (dap->program, 1);
  json_builder_set_member_name (body, "breakpoints");
  json_builder_begin_array (body);
  for (guint32 line = first; source != 0 && line <= MAX (first, last); line++) {
    if (!leaf_play_set_breakpoint_on_line (other, source, line, TRUE))
      continue;
    json_builder_begin_object (body);
    leaf_json_add_number (body, "line", line - 1 + dap->lines_from);
    json_builder_end_object (body);
  }
  json_builder_end_array (body);
  return TRUE;
}

/* --- completions -------------------------------------------------------------------------------------------------- */

/* The typed text from the beginning of one of its last words on, and that in lower case. */
typedef struct {
  const char *at;
  char *folded;
} Begun;

static void
begun_clear (gpointer data)
{
  g_free (((Begun *) data)->folded);
}

/* The ends of the typed text that a completion may replace, the longest first. */
static GArray *
find_begun (const char *typed)
{
  GArray *begun = g_array_new (FALSE, FALSE, sizeof (Begun));

  g_array_set_clear_func (begun, begun_clear);
  for (const char *at = typed; *at != '\0'; at++) {
    Begun one = { .at = at };

    if (*at == ' ' || (at > typed && at[-1] != ' ' && at[-1] != '?'))
      continue;
    one.folded = g_utf8_casefold (at, -1);
    g_array_append_val (begun, one);
  }
  if (begun->len > MOST_WORDS)
    g_array_remove_range (begun, 0, begun->len - MOST_WORDS);
  return begun;
}

/* Where the typed text begins to be a prefix of the name; NULL: nowhere. */
static const char *
where_begun (const GArray *begun, const char *name)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);

  for (guint i = 0; i < begun->len; i++)
    if (g_str_has_prefix (folded, g_array_index (begun, Begun, i).folded))
      return g_array_index (begun, Begun, i).at;
  return NULL;
}

/* Adds the commands that can be typed, while the story needs one: then the console takes commands. */
static void
add_commands (LeafDap *dap, const char *typed, GPtrArray *names)
{
  g_autoptr (GArray) choices = NULL;

  if (typed[0] == '?' || leaf_play_stop (dap->play).cause != LEAF_STOP_WANTS_COMMAND)
    return;
  choices = leaf_play_choices (dap->play, MOST_COMMANDS);
  for (guint i = 0; i < choices->len; i++) {
    const char *command = g_array_index (choices, LeafPlayChoice, i).command;

    if (g_ascii_strncasecmp (command, typed, strlen (typed)) == 0)
      g_ptr_array_add (names, g_strdup (command));
  }
}

/* All completions for a frame: commands, names of the world and of the frame's values; after a question mark, also
 * rules. */
static GPtrArray *
names_for (LeafDap *dap, const char *typed, guint32 depth)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  add_commands (dap, typed, names);
  leaf_dap_add_names (dap, names);
  for (guint32 i = 1; typed[0] == '?' && i <= leaf_program_n_rules (dap->program); i++)
    g_ptr_array_add (names, g_strdup (leaf_program_rule_face (dap->program, i)));
  for (guint32 i = 0; depth < leaf_play_n_frames (dap->play) && i < leaf_play_frame (dap->play, depth).n_values; i++) {
    LeafValueInfo value = leaf_play_frame_value (dap->play, depth, i);

    g_ptr_array_add (names, g_strdup (value.name));
    g_free (value.value);
  }
  return names;
}

static void
add_target (JsonBuilder *body, const char *typed, const char *name, const char *at, guint columns_from)
{
  json_builder_begin_object (body);
  leaf_json_add_string (body, "label", name);
  leaf_json_add_number (body, "start", leaf_dap_units (typed, (gsize) (at - typed)) + columns_from);
  leaf_json_add_number (body, "length", leaf_dap_units (at, strlen (at)));
  json_builder_end_object (body);
}

/* The text up to the cursor. */
static char *
dup_typed (const LeafDap *dap, JsonObject *arguments)
{
  const char *text = leaf_json_get_string (arguments, "text"), *end = text;
  guint32 column = leaf_json_get_count (arguments, "column"),
          before = MAX (column, dap->columns_from) - dap->columns_from;

  if (text == NULL || strlen (text) > 1000)
    return g_strdup ("");
  while (*end != '\0' && leaf_dap_units (text, (gsize) (g_utf8_next_char (end) - text)) <= before)
    end = g_utf8_next_char (end);
  return g_strndup (text, (gsize) (end - text));
}

gboolean
leaf_dap_completions (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  g_autofree char *typed = dup_typed (dap, arguments);
  guint32 frame = leaf_json_get_count (arguments, "frameId");
  g_autoptr (GHashTable) offered = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) names = NULL;
  g_autoptr (GArray) begun = find_begun (typed);

  if (!leaf_dap_has_play (dap, why))
    return FALSE;
  names = names_for (dap, typed, frame > 0 ? frame - 1 : 0);
  json_builder_set_member_name (body, "targets");
  json_builder_begin_array (body);
  for (guint i = 0; i < names->len && g_hash_table_size (offered) < MOST_TARGETS; i++) {
    const char *name = names->pdata[i];
    const char *at = name != NULL ? where_begun (begun, name) : NULL;

    if (at != NULL && g_hash_table_add (offered, (gpointer) name))
      add_target (body, typed, name, at, dap->columns_from);
  }
  json_builder_end_array (body);
  return TRUE;
}
