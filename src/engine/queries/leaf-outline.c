/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-outline.c: the outline of the story: its headings, and below them what it defines. */
#include "leaf-program-private.h"

#include <string.h>

static void
add (GArray *entries, const LeafProgram *program, const char *text, guint32 level, LeafWording words)
{
  LeafOutlineEntry entry = { .text = text, .level = level, .place = leaf_program_place (program, words) };

  if (leaf_program_source_is_story (program, entry.place.source))
    g_array_append_val (entries, entry);
}

static void
add_headings (GArray *entries, const LeafProgram *program)
{
  const LeafTable *headings = &program->build.sentences->headings;

  LEAF_EACH (headings, i) {
    const LeafHeading *row = LEAF_ROW (headings, LeafHeading, i);

    add (entries, program, row->text, row->level, row->wording);
  }
}

static void
add_definitions (GArray *entries, const LeafProgram *program)
{
  const LeafBuild *build = &program->build;
  const LeafTable *rules = &build->rules->rules, *phrases = &build->phrases->phrases, *tables = &build->world->tables;

  LEAF_EACH (rules, i)
    add (entries, program, leaf_program_rule_face (program, i), LEAF_OUTLINE_BELOW,
         LEAF_ROW (rules, LeafRule, i)->wording);
  LEAF_EACH (phrases, i) {
    const LeafPhraseRow *row = LEAF_PHRASE (build, LEAF_ID (LeafPhraseId, i));

    if (!row->is_hidden || row->is_definition) /* the condition of a scene or a relation is part of a sentence */
      add (entries, program, row->title, LEAF_OUTLINE_BELOW, row->wording);
  }
  LEAF_EACH (tables, i) {
    const LeafTableRow *row = LEAF_ROW (tables, LeafTableRow, i);

    add (entries, program, row->name, LEAF_OUTLINE_BELOW,
         LEAF_ROW (&build->sentences->sentences, LeafSentence, row->sentence.ix)->wording);
  }
}

/* The position in the story of a heading, which may be in a part, and how deeply nested the part is. */
static LeafPlace
in_story (const LeafProgram *program, LeafPlace place, guint *depth)
{
  for (*depth = 0; leaf_program_source_part (program, place.source) != NULL; ++*depth) {
    LeafSpan span
        = leaf_word (&program->build, LEAF_ROW (&program->build.words->sources, LeafSource, place.source)->heading)
              ->span;

    place = (LeafPlace) { span.source, span.start, span.end };
  }
  return place;
}

static int
by_place (gconstpointer a, gconstpointer b, gpointer program)
{
  const LeafOutlineEntry *first = a, *second = b;
  guint depth, other;
  guint32 start = in_story (program, first->place, &depth).start,
          other_start = in_story (program, second->place, &other).start;

  if (start != other_start)
    return start < other_start ? -1 : 1;
  if (depth != other)
    return depth < other ? -1 : 1;
  if (first->place.start != second->place.start)
    return first->place.start < second->place.start ? -1 : 1;
  return (first->level > second->level) - (first->level < second->level);
}

LeafOutlineEntry *
leaf_program_outline (const LeafProgram *program, gboolean with_rules, guint32 *n)
{
  g_return_val_if_fail (program != NULL, NULL);
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (LeafOutlineEntry));

  add_headings (entries, program);
  if (with_rules)
    add_definitions (entries, program);
  g_array_sort_with_data (entries, by_place, (gpointer) program);
  *n = entries->len;
  return (LeafOutlineEntry *) g_array_free (entries, FALSE);
}
