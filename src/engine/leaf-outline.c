/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-outline.c: the story from above: its headings, and under them what it defines. */
#include "leaf-compile.h"

#include <string.h>

static void
add (GArray *entries, const LeafProgram *program, const char *text, guint32 level, LeafWording words)
{
  LeafSpan span;
  LeafOutlineEntry entry = { .text = text, .level = level };

  if (text == NULL || leaf_wording_empty (words))
    return;
  span = leaf_wording_span (&program->build, words);
  entry.place = (LeafPlace) { span.source, span.start, span.end };
  if (span.source == program->story_source)
    g_array_append_val (entries, entry);
}

static void
add_headings (GArray *entries, const LeafProgram *program)
{
  const LeafTable *headings = &program->build.sentences->headings;

  LEAF_EACH (headings, i) {
    const LeafHeading *row = LEAF_ROW (headings, LeafHeading, i);

    if (row->level > 0)
      add (entries, program, row->text, row->level, row->wording);
  }
}

static void
add_definitions (GArray *entries, const LeafProgram *program)
{
  const LeafBuild *build = &program->build;
  const LeafTable *rules = &build->rules->rules, *phrases = &build->phrases->phrases, *tables = &build->world->tables;

  LEAF_EACH (rules, i)
    add (entries, program, leaf_program_rule_title (program, i), LEAF_OUTLINE_BELOW, LEAF_ROW (rules, LeafRule, i)->wording);
  LEAF_EACH (phrases, i) {
    const LeafPhraseRow *row = LEAF_PHRASE (build, LEAF_ID (LeafPhraseId, i));

    add (entries, program, row->title, LEAF_OUTLINE_BELOW, row->wording);
  }
  LEAF_EACH (tables, i) {
    const LeafTableRow *row = LEAF_ROW (tables, LeafTableRow, i);

    add (entries, program, row->name, LEAF_OUTLINE_BELOW,
         LEAF_ROW (&build->sentences->sentences, LeafSentence, row->sentence.ix)->wording);
  }
}

static int
by_place (gconstpointer a, gconstpointer b)
{
  const LeafOutlineEntry *first = a, *second = b;

  if (first->place.start != second->place.start)
    return first->place.start < second->place.start ? -1 : 1;
  return (first->level > second->level) - (first->level < second->level);
}

LeafOutlineEntry *
leaf_program_outline (const LeafProgram *program, gboolean with_rules, guint32 *n)
{
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (LeafOutlineEntry));

  add_headings (entries, program);
  if (with_rules)
    add_definitions (entries, program);
  g_array_sort (entries, by_place);
  *n = entries->len;
  return (LeafOutlineEntry *) g_array_free (entries, FALSE);
}
