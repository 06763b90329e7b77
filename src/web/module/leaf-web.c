/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-web.h"

#include "leaf-pane.h"
#include "leaf-storage-bundle-entries.h"

#include <stdlib.h>
#include <string.h>

/* The state of the module. It needs no object: a page that wants a second story makes a second instance of the
 * module. */
static struct {
  GPtrArray *leaves; /* of LeafBundleEntry, the story first; empty if the story is not a bundle */
  LeafProgram *program;
  LeafPlay *play;
  char *result; /* the last result that was allocated */
} self;

static const char *
keep (char *text)
{
  g_free (self.result);
  return self.result = text;
}

/* --- opening ------------------------------------------------------------------------------------------------------ */

static gboolean
find_leaf (const char *place, LeafSourceText *found)
{
  g_autofree char *wanted = g_utf8_casefold (place, -1);

  for (guint i = 1; i < self.leaves->len; i++) {
    const LeafBundleEntry *leaf = self.leaves->pdata[i];
    g_autofree char *name = g_utf8_casefold (leaf->name, -1);

    if (!g_str_equal (name, wanted))
      continue;
    *found = (LeafSourceText) { .name = leaf->name, .bytes = leaf->text, .length = strlen (leaf->text) };
    return TRUE;
  }
  return FALSE;
}

static gboolean
find_extension (const char *title, const char *author, const char *version, LeafSourceText *found, gpointer data)
{
  g_autofree char *place = NULL;

  if (title == NULL || author == NULL)
    return FALSE;
  place = g_strdup_printf ("Extensions/%s/%s.i7x", author, title);
  return find_leaf (place, found);
}

static gboolean
find_part (const char *name, LeafSourceText *found, gpointer data)
{
  g_autofree char *place = g_strdup_printf ("Source/%s", name);

  return find_leaf (place, found);
}

LEAF_WEB_EXPORT (leaf_web_room)
char *
leaf_web_room (gsize size)
{
  return malloc (MAX (size, 1));
}

LEAF_WEB_EXPORT (leaf_web_give_back)
void
leaf_web_give_back (char *room)
{
  free (room);
}

LEAF_WEB_EXPORT (leaf_web_open)
guint32
leaf_web_open (const char *bytes, gsize length)
{
  g_autofree char *release = leaf_storage_bundle_release (bytes, length);
  const LeafCompileOptions options = { .find_extension = find_extension, .find_part = find_part, .release = release };
  LeafSourceText source = { "story.ni", bytes, length, NULL };
  const LeafBundleEntry *story;

  g_clear_pointer (&self.play, leaf_play_free);
  g_clear_pointer (&self.program, leaf_program_unref);
  g_clear_pointer (&self.leaves, g_ptr_array_unref);
  self.leaves = leaf_storage_unbind (bytes, length);
  if (self.leaves == NULL) {
    self.leaves = leaf_storage_leaves_new ();
  } else {
    story = self.leaves->pdata[0];
    source.bytes = story->text;
    source.length = strlen (story->text);
  }
  self.program = leaf_program_compile (&source, &options);
  return leaf_program_n_problems (self.program);
}

LEAF_WEB_EXPORT (leaf_web_problem)
const char *
leaf_web_problem (guint32 number)
{
  LeafProblem problem;
  guint32 line = 0, column = 0;

  if (number >= leaf_program_n_problems (self.program))
    return NULL;
  problem = leaf_program_problem (self.program, number);
  if (problem.place.source == 0)
    return keep (g_strdup (problem.sentence));
  leaf_program_line (self.program, problem.place.source, problem.place.start, &line, &column);
  return keep (g_strdup_printf ("%s:%u:%u: %s", leaf_program_source_name (self.program, problem.place.source), line,
                                column, problem.sentence));
}

LEAF_WEB_EXPORT (leaf_web_fingerprint)
const char *
leaf_web_fingerprint (void)
{
  return keep (g_strdup_printf ("%016" G_GINT64_MODIFIER "x", leaf_program_fingerprint (self.program)));
}

/* --- playing ------------------------------------------------------------------------------------------------------ */

LeafPlay *
leaf_web_play (guint32 seed, guint32 megabytes)
{
  g_clear_pointer (&self.play, leaf_play_free);
  self.play = leaf_play_new (self.program, seed);
  leaf_play_set_memory (self.play, (gsize) CLAMP (megabytes, 1, 256) << 20);
  leaf_play_set_wanted (self.play, LEAF_WANT_TEXT);
  return self.play;
}

LEAF_WEB_EXPORT (leaf_web_begin)
void
leaf_web_begin (guint32 seed, guint32 megabytes)
{
  leaf_play_set_wanted (leaf_web_play (seed, megabytes), LEAF_WANT_TEXT | LEAF_WANT_SAVES);
}

LEAF_WEB_EXPORT (leaf_web_give_saved)
gboolean
leaf_web_give_saved (const char *text)
{
  return leaf_play_give_saved (self.play, text, NULL);
}

LEAF_WEB_EXPORT (leaf_web_give_file)
gboolean
leaf_web_give_file (guint32 number, const char *text)
{
  return leaf_play_give_file (self.play, number, text);
}

LEAF_WEB_EXPORT (leaf_web_run)
guint32
leaf_web_run (guint32 budget)
{
  return (guint32) leaf_play_run (self.play, budget).cause;
}

static void
append_json_text (GString *json, const char *text)
{
  g_string_append_c (json, '"');
  for (; *text != '\0'; text++)
    if (*text == '"' || *text == '\\')
      g_string_append_printf (json, "\\%c", *text);
    else if ((guchar) *text < ' ')
      g_string_append_printf (json, "\\u%04x", (guchar) *text);
    else
      g_string_append_c (json, *text);
  g_string_append_c (json, '"');
}

static const char *
name_of_sort (LeafEventSort sort)
{
  switch (sort) {
  case LEAF_EVENT_TEXT: return "text";
  case LEAF_EVENT_PROMPT: return "prompt";
  case LEAF_EVENT_COMMAND: return "command";
  case LEAF_EVENT_STATUS: return "status";
  case LEAF_EVENT_FAULT: return "fault";
  case LEAF_EVENT_NOTICE: return "notice";
  case LEAF_EVENT_RULE_CONSIDERED:
  case LEAF_EVENT_RULE_BEGUN:
  case LEAF_EVENT_RULE_ENDED:
  case LEAF_EVENT_RULEBOOK_BEGUN:
  case LEAF_EVENT_RULEBOOK_ENDED:
  case LEAF_EVENT_STATEMENT:
  case LEAF_EVENT_ACTION_BEGUN:
  case LEAF_EVENT_ACTION_ENDED:
  case LEAF_EVENT_RULE_PASSED:
  case LEAF_EVENT_LOG:
  case LEAF_EVENT_ACTIVITY_BEGUN:
  case LEAF_EVENT_PHRASE_BEGUN: break;
  }
  return NULL;
}

static void
append_colour (GString *json, const char *name, guint32 colour)
{
  if ((colour & LEAF_COLOUR_GIVEN) != 0)
    g_string_append_printf (json, ",\"%s\":\"#%06x\"", name, colour & 0xffffff);
}

/* Adds the members that say how a text looks. */
static void
append_look (GString *json, guint32 style, guint32 effect, guint32 link, guint32 letters, guint32 background)
{
  if (style != 0)
    g_string_append_printf (json, ",\"style\":%u", style);
  if (effect != 0)
    g_string_append_printf (json, ",\"effect\":%u", effect);
  if (link != 0)
    g_string_append_printf (json, ",\"link\":%u", link);
  append_colour (json, "letters", letters);
  append_colour (json, "background", background);
}

static void
append_event (GString *json, const LeafEvent *event)
{
  const char *sort = name_of_sort (event->sort);

  if (sort == NULL || event->text == NULL)
    return;
  g_string_append_printf (json, "%s{\"sort\":\"%s\",\"text\":", json->len > 1 ? "," : "", sort);
  append_json_text (json, event->text);
  append_look (json, event->style, event->effect, event->link, event->letters, event->background);
  if (event->sort == LEAF_EVENT_COMMAND)
    g_string_append_printf (json, ",\"input\":%u", event->input);
  g_string_append_c (json, '}');
}

LEAF_WEB_EXPORT (leaf_web_drain)
const char *
leaf_web_drain (void)
{
  guint32 n = 0;
  const LeafEvent *events = leaf_play_drain (self.play, &n);
  GString *json = g_string_new ("[");

  for (guint32 i = 0; i < n; i++)
    append_event (json, &events[i]);
  g_string_append_c (json, ']');
  return keep (g_string_free (json, FALSE));
}

static void
append_piece (GString *json, const LeafPanePiece *piece, gboolean is_drawn)
{
  g_string_append (json, "{\"text\":");
  append_json_text (json, piece->text);
  append_look (json, piece->style, piece->effect, piece->link, piece->letters, piece->background);
  if (is_drawn)
    g_string_append_printf (json, ",\"colour\":\"#%06x\",\"x\":%d,\"y\":%d,\"width\":%d,\"height\":%d",
                            piece->colour & 0xffffff, piece->x, piece->y, piece->width, piece->height);
  g_string_append_c (json, '}');
}

static void
append_pane (GString *json, const LeafPane *pane)
{
  guint32 n = 0;
  LeafPanePiece *pieces = leaf_play_pane_pieces (self.play, pane->number, &n);

  g_string_append_printf (json,
                          "{\"number\":%u,\"sort\":%u,\"beside\":%u,\"side\":%u,\"proportional\":%s,\"size\":%u,"
                          "\"width\":%u,\"height\":%u,\"mouse\":%s,\"name\":",
                          pane->number, pane->sort, pane->beside, pane->side, pane->is_proportional ? "true" : "false",
                          pane->size, pane->width, pane->height, pane->wants_mouse ? "true" : "false");
  append_json_text (json, pane->name);
  append_colour (json, "background", pane->background);
  g_string_append (json, ",\"pieces\":[");
  for (guint32 i = 0; i < n; i++) {
    if (i > 0)
      g_string_append_c (json, ',');
    append_piece (json, &pieces[i], pane->sort == LEAF_PANE_GRAPHICS);
  }
  g_string_append (json, "]}");
  leaf_pane_pieces_free (pieces, n);
}

LEAF_WEB_EXPORT (leaf_web_panes)
const char *
leaf_web_panes (void)
{
  GString *json = g_string_new ("[");

  for (guint32 i = 0; i < leaf_play_n_panes (self.play); i++) {
    LeafPane pane = leaf_play_pane (self.play, i);

    if (i > 0)
      g_string_append_c (json, ',');
    append_pane (json, &pane);
  }
  g_string_append_c (json, ']');
  return keep (g_string_free (json, FALSE));
}

LEAF_WEB_EXPORT (leaf_web_wants_key)
gboolean
leaf_web_wants_key (void)
{
  return leaf_play_stop (self.play).wants == LEAF_INPUT_KEY;
}

LEAF_WEB_EXPORT (leaf_web_tick)
guint32
leaf_web_tick (void)
{
  return leaf_play_stop (self.play).tick;
}

LEAF_WEB_EXPORT (leaf_web_link)
guint32
leaf_web_link (guint32 link)
{
  char *text = NULL;
  LeafHyperlinkSort sort = leaf_play_link (self.play, link, &text);

  keep (text);
  return sort;
}

LEAF_WEB_EXPORT (leaf_web_result)
const char *
leaf_web_result (void)
{
  return self.result;
}

LEAF_WEB_EXPORT (leaf_web_command)
gboolean
leaf_web_command (const char *command)
{
  return leaf_play_command (self.play, command);
}

LEAF_WEB_EXPORT (leaf_web_give_up)
void
leaf_web_give_up (void)
{
  leaf_play_give_up (self.play);
}

LEAF_WEB_EXPORT (leaf_web_saved)
const char *
leaf_web_saved (void)
{
  return leaf_play_saved (self.play);
}

LEAF_WEB_EXPORT (leaf_web_answer_save)
void
leaf_web_answer_save (gboolean is_kept)
{
  leaf_play_answer_save (self.play, is_kept);
}

LEAF_WEB_EXPORT (leaf_web_file_name)
const char *
leaf_web_file_name (guint32 number)
{
  return keep (leaf_program_file_name (self.program, number));
}

LEAF_WEB_EXPORT (leaf_web_file_text)
const char *
leaf_web_file_text (guint32 number)
{
  return leaf_play_file (self.play, number);
}
