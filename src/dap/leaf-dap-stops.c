/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-dap-stops.c: breakpoints on lines, by name and on data: the stops of a play, as wished for by a client. */
#include "leaf-dap-answers.h"

static void
remove_all (LeafDap *dap, GArray *halts, guint32 source)
{
  for (guint i = halts->len; i-- > 0;) {
    LeafDapHalt *halt = &g_array_index (halts, LeafDapHalt, i);

    if (source != 0 && halt->source != source)
      continue;
    leaf_play_remove_halt (dap->play, halt->number);
    g_array_remove_index (halts, i);
  }
}

static guint
hits_of (JsonObject *given)
{
  const char *hits = leaf_json_get_string (given, "hitCondition");

  while (hits != NULL && *hits != '\0' && !g_ascii_isdigit (*hits))
    hits++;
  return hits != NULL ? (guint) g_ascii_strtoull (hits, NULL, 10) : 0;
}

/* Sets one, and says so among the "breakpoints". */
static void
set_halt (LeafDap *dap, JsonBuilder *body, GArray *halts, LeafHaltWish wish, JsonObject *given)
{
  g_autofree char *problem = NULL;
  LeafDapHalt halt = { .source = wish.source };

  wish.condition = leaf_json_get_string (given, "condition");
  wish.log = leaf_json_get_string (given, "logMessage");
  wish.hits = hits_of (given);
  halt.number = wish.sort != 0 ? leaf_play_add_halt (dap->play, &wish, &problem) : 0;
  g_array_append_val (halts, halt);
  json_builder_begin_object (body);
  if (halt.number != 0)
    leaf_json_add_number (body, "id", halt.number);
  leaf_json_add_truth (body, "verified", halt.number != 0);
  if (wish.line != 0)
    leaf_json_add_number (body, "line", wish.line);
  if (halt.number == 0)
    leaf_json_add_string (body, "message", problem != NULL ? problem : "Nothing here is called so.");
  json_builder_end_object (body);
}

/* The story, by its path, or what is carried or included, by its number. */
static guint32
find_source (const LeafDap *dap, JsonObject *source)
{
  guint32 number = (guint32) leaf_json_get_number (source, "sourceReference");

  return number > 0 && number <= leaf_program_n_sources (dap->program) ? number : leaf_program_story_source (dap->program);
}

/* What one of a request's "breakpoints" asks for; `source` is the one that the request is about. */
typedef LeafHaltWish (*Wish) (const LeafDap *dap, JsonObject *given, guint32 source);

/* A request names all that there are to be: those of before, of that source, go. */
static void
set_all (LeafDap *dap, GArray *halts, guint32 source, Wish wish, JsonObject *arguments, JsonBuilder *body)
{
  JsonArray *given = leaf_json_get_array (arguments, "breakpoints");

  remove_all (dap, halts, source);
  json_builder_set_member_name (body, "breakpoints");
  json_builder_begin_array (body);
  for (guint i = 0; given != NULL && i < json_array_get_length (given); i++) {
    JsonObject *one = json_array_get_object_element (given, i);

    set_halt (dap, body, halts, wish (dap, one, source), one);
  }
  json_builder_end_array (body);
}

static LeafHaltWish
wish_on_line (const LeafDap *dap, JsonObject *given, guint32 source)
{
  return (LeafHaltWish) { .sort = LEAF_HALT_LINE, .source = source, .line = (guint32) leaf_json_get_number (given, "line") };
}

gboolean
leaf_dap_breakpoints (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  if (!leaf_dap_has_play (dap, why))
    return FALSE;
  set_all (dap, dap->lines, find_source (dap, leaf_json_get_object (arguments, "source")), wish_on_line, arguments, body);
  return TRUE;
}

/* A function breakpoint's name is anything that leaf_program_find_halt understands. */
static LeafHaltWish
wish_by_name (const LeafDap *dap, JsonObject *given, guint32 source)
{
  const char *name = leaf_json_get_string (given, "name");
  LeafHaltWish wish = { 0 };

  if (name == NULL || !leaf_program_find_halt (dap->program, name, &wish))
    wish = (LeafHaltWish) { 0 };
  if (wish.sort != LEAF_HALT_LINE)
    wish.source = source;
  return wish;
}

/* Those by name and those on data are two requests, and one list: the one leaves the others of the other alone by their `source`. */
enum { BY_NAME = 1, ON_DATA };

gboolean
leaf_dap_function_breakpoints (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  if (!leaf_dap_has_play (dap, why))
    return FALSE;
  set_all (dap, dap->others, BY_NAME, wish_by_name, arguments, body);
  return TRUE;
}

gboolean
leaf_dap_data_info (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  const char *name = leaf_json_get_string (arguments, "name");
  g_auto (LeafEvaluation) found = { 0 };

  if (!leaf_dap_has_play (dap, why))
    return FALSE;
  if (name != NULL)
    found = leaf_play_evaluate (dap->play, G_MAXUINT32, name, FALSE);
  leaf_json_add_string (body, "dataId", found.value != NULL ? name : NULL);
  leaf_json_add_string (body, "description",
                        found.value != NULL     ? name
                        : found.problem != NULL ? found.problem
                                                : "there is no name");
  return TRUE;
}

static LeafHaltWish
wish_on_data (const LeafDap *dap, JsonObject *given, guint32 source)
{
  return (LeafHaltWish) { .sort = LEAF_HALT_CHANGE, .source = source, .words = leaf_json_get_string (given, "dataId") };
}

gboolean
leaf_dap_data_breakpoints (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  if (!leaf_dap_has_play (dap, why))
    return FALSE;
  set_all (dap, dap->others, ON_DATA, wish_on_data, arguments, body);
  return TRUE;
}
