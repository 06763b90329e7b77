/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-query-lookup.c: finds the subjects of queries by words or by a place in the source. */
#include "leaf-program-private.h"

#include "grammar/leaf-grammar.h"

#include <string.h>

/* --- scenes ------------------------------------------------------------------------------------------------------- */

guint32
leaf_program_n_scene_changes (const LeafProgram *program)
{
  g_return_val_if_fail (program != NULL, 0);
  return program->build.world->scene_conditions.n - 1;
}

LeafSceneChangeInfo
leaf_program_scene_change (const LeafProgram *program, guint32 number)
{
  g_return_val_if_fail (program != NULL, ((LeafSceneChangeInfo) { 0 }));
  const LeafTable *conditions = &program->build.world->scene_conditions;
  const LeafSceneCondition *row;

  if (number == 0 || number >= conditions->n)
    return (LeafSceneChangeInfo) { 0 };
  row = LEAF_ROW (conditions, LeafSceneCondition, number);
  return (LeafSceneChangeInfo) { row->scene.ix, row->is_end, leaf_program_place (program, row->condition) };
}

/* --- queries by words --------------------------------------------------------------------------------------------- */

static gboolean
is_scene (const LeafProgram *program, guint32 instance)
{
  return LEAF_INSTANCE (&program->build, LEAF_ID (LeafInstanceId, instance))->kind.ix == LEAF_KIND_SCENE;
}

static gboolean
is_thing (const LeafProgram *program, guint32 instance)
{
  return leaf_kind_is_object (&program->build,
                              LEAF_INSTANCE (&program->build, LEAF_ID (LeafInstanceId, instance))->kind);
}

static gboolean
take_instance (const LeafProgram *program, guint32 instance, LeafQuery *query)
{
  if (!is_scene (program, instance) && !is_thing (program, instance))
    return FALSE;
  *query = (LeafQuery) { is_scene (program, instance) ? LEAF_QUERY_SCENE : LEAF_QUERY_SCOPE, instance, 0 };
  return TRUE;
}

static gboolean
find_instance (const LeafProgram *program, const char *words, LeafQuery *query)
{
  const LeafTable *instances = &program->build.world->instances;
  const char *name = g_ascii_strncasecmp (words, "the ", 4) == 0 ? words + 4 : words;

  LEAF_EACH (instances, i) {
    const LeafInstance *row = LEAF_ROW (instances, LeafInstance, i);

    if (!row->is_nameless && g_ascii_strcasecmp (row->name, name) == 0 && take_instance (program, i, query))
      return TRUE;
  }
  return FALSE;
}

static gboolean
find_response (const LeafProgram *program, const char *words, LeafQuery *query)
{
  for (guint32 rule = 1; rule <= leaf_program_n_rules (program); rule++)
    for (guint32 i = 0; i < leaf_program_rule (program, rule).n_responses; i++) {
      LeafResponseInfo response = leaf_program_rule_response (program, rule, i);

      if (g_ascii_strcasecmp (response.name, words) == 0) {
        *query = (LeafQuery) { LEAF_QUERY_RESPONSE, rule, response.letter };
        return TRUE;
      }
    }
  return FALSE;
}

static LeafPlace
place_of_line (const LeafProgram *program, guint32 line)
{
  const LeafTable *lines = &program->build.grammar->lines;

  return leaf_program_place (program, LEAF_ROW (lines, LeafGrammarLine, line < lines->n ? line : 0)->text);
}

static gboolean
is_command (const LeafGrammarLine *line)
{
  return line->sort == LEAF_LINE_ACTION || line->sort == LEAF_LINE_MISTAKE;
}

/* The lines of topics are used by rules, not by the parser. */
static gboolean
can_be_asked (const LeafGrammarLine *line)
{
  return line->sort != LEAF_LINE_TOPIC;
}

/* Finds the grammar line with these words: the story's lines before the library's, and of either, commands before names
 * and values. */
static gboolean
find_line (const LeafProgram *program, const char *words, LeafQuery *query)
{
  const LeafTable *lines = &program->build.grammar->lines;
  g_autofree char *quoted = *words == '"' ? g_strdup (words) : g_strdup_printf ("\"%s\"", words);

  for (guint pass = 0; pass < 4; pass++)
    LEAF_EACH (lines, i) {
      const LeafGrammarLine *row = LEAF_ROW (lines, LeafGrammarLine, i);
      LeafPlace place = place_of_line (program, i);

      if (row->is_library != (pass >= 2) || is_command (row) != (pass % 2 == 0) || !can_be_asked (row)
          || place.end - place.start != strlen (quoted)
          || g_ascii_strncasecmp (leaf_program_source_text (program, place.source) + place.start, quoted,
                                  strlen (quoted))
                 != 0)
        continue;
      *query = (LeafQuery) { LEAF_QUERY_GRAMMAR, i, 0 };
      return TRUE;
    }
  return FALSE;
}

/* The story's only rule whose title begins with these words; 0 if there is none, or there are several. */
static guint32
rule_beginning (const LeafProgram *program, const char *words)
{
  guint32 found = 0;

  for (guint32 i = 1; i <= leaf_program_n_rules (program); i++) {
    if (leaf_program_rule (program, i).is_library
        || g_ascii_strncasecmp (leaf_program_rule_face (program, i), words, strlen (words)) != 0)
      continue;
    if (found != 0)
      return 0;
    found = i;
  }
  return found;
}

gboolean
leaf_program_find_query (const LeafProgram *program, const char *words, LeafQuery *query)
{
  guint32 rule;

  g_return_val_if_fail (program != NULL && words != NULL && query != NULL, FALSE);
  *query = (LeafQuery) { 0 };
  rule = leaf_program_find_rule (program, words);
  if (rule != 0) {
    *query = (LeafQuery) { LEAF_QUERY_RULE, rule, 0 };
    return TRUE;
  }
  if (find_response (program, words, query) || find_instance (program, words, query)
      || find_line (program, words, query))
    return TRUE;
  rule = *words != '\0' ? rule_beginning (program, words) : 0;
  *query = (LeafQuery) { rule != 0 ? LEAF_QUERY_RULE : LEAF_QUERY_NONE, rule, 0 };
  return rule != 0;
}

/* --- queries by place --------------------------------------------------------------------------------------------- */

static gboolean
line_at (const LeafProgram *program, guint32 source, guint32 byte, LeafQuery *query)
{
  const LeafTable *lines = &program->build.grammar->lines;

  LEAF_EACH (lines, i) {
    LeafPlace place = place_of_line (program, i);

    if (can_be_asked (LEAF_ROW (lines, LeafGrammarLine, i)) && place.source == source && place.start <= byte
        && byte <= place.end) {
      *query = (LeafQuery) { LEAF_QUERY_GRAMMAR, i, 0 };
      return TRUE;
    }
  }
  return FALSE;
}

gboolean
leaf_program_query_at (const LeafProgram *program, guint32 source, guint32 byte, LeafQuery *query)
{
  LeafOccurrenceInfo info;
  LeafResponseInfo response;
  guint32 rule;
  g_return_val_if_fail (program != NULL && query != NULL, FALSE);
  *query = (LeafQuery) { 0 };
  if (line_at (program, source, byte, query))
    return TRUE;
  if (leaf_program_response_at (program, source, byte, &rule, &response)) {
    *query = (LeafQuery) { LEAF_QUERY_RESPONSE, rule, response.letter };
    return TRUE;
  }
  rule = leaf_program_rule_at (program, source, byte);
  if (rule != 0) {
    *query = (LeafQuery) { LEAF_QUERY_RULE, rule, 0 };
    return TRUE;
  }
  return leaf_program_occurrence (program, source, byte, &info) && info.sort == LEAF_NAMED_INSTANCE
         && take_instance (program, info.id, query);
}

/* --- describing a query ------------------------------------------------------------------------------------------- */

static char *
dup_response_name (const LeafProgram *program, const LeafQuery *query)
{
  for (guint32 i = 0; i < leaf_program_rule (program, query->id).n_responses; i++) {
    LeafResponseInfo response = leaf_program_rule_response (program, query->id, i);

    if (response.letter == query->letter)
      return g_strdup (response.name);
  }
  return g_strdup_printf ("%s response (%c)", leaf_program_rule_face (program, query->id), 'A' + (int) query->letter);
}

char *
leaf_query_words (const LeafProgram *program, const LeafQuery *query)
{
  LeafPlace place;

  g_return_val_if_fail (program != NULL && query != NULL, NULL);
  switch (query->sort) {
  case LEAF_QUERY_RULE: return g_strdup (leaf_program_rule_face (program, query->id));
  case LEAF_QUERY_RESPONSE: return dup_response_name (program, query);
  case LEAF_QUERY_SCENE:
  case LEAF_QUERY_SCOPE: return g_strdup (LEAF_INSTANCE (&program->build, LEAF_ID (LeafInstanceId, query->id))->name);
  case LEAF_QUERY_GRAMMAR:
    place = place_of_line (program, query->id);
    return place.source != 0
               ? g_strndup (leaf_program_source_text (program, place.source) + place.start, place.end - place.start)
               : g_strdup ("");
  case LEAF_QUERY_NONE: return g_strdup ("");
  }
  g_return_val_if_reached (NULL);
}

LeafPlace
leaf_query_place (const LeafProgram *program, const LeafQuery *query)
{
  g_return_val_if_fail (program != NULL, ((LeafPlace) { 0 }));
  LeafOccurrenceInfo info = { .sort = LEAF_NAMED_INSTANCE, .id = query->id };

  switch (query->sort) {
  case LEAF_QUERY_RULE:
  case LEAF_QUERY_RESPONSE: return leaf_program_rule (program, query->id).place;
  case LEAF_QUERY_SCENE:
  case LEAF_QUERY_SCOPE: return leaf_program_occurrence_definition (program, &info);
  case LEAF_QUERY_GRAMMAR: return place_of_line (program, query->id);
  case LEAF_QUERY_NONE: return (LeafPlace) { 0 };
  }
  g_return_val_if_reached ((LeafPlace) { 0 });
}
