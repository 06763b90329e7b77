/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-folds.c: what can be folded: everything below a heading, and every sentence of several lines (rules, phrases,
 * definitions and tables). */
#include "leaf-compile.h"

#include <string.h>

enum { MOST_LEVELS = 8 };

typedef struct {
  const LeafProgram *program;
  guint32 source;
  const char *text;
  guint32 length;
  GArray *folds; /* of LeafFold */
} Folding;

static gboolean
stands_here (const Folding *folding, LeafWording words)
{
  return leaf_wording_span (&folding->program->build, words).source == folding->source;
}

/* Adds a fold if the sentence has several lines; white space at its end stays visible. */
static void
add (Folding *folding, guint32 start, guint32 end, guint32 level)
{
  LeafFold fold = { .level = level };

  while (g_ascii_isspace (folding->text[end - 1]))
    end--;
  fold.place = (LeafPlace) { folding->source, start, end };
  if (memchr (folding->text + start, '\n', end - start) != NULL)
    g_array_append_val (folding->folds, fold);
}

/* Goes from the last heading to the first; `next[level]` is where the next one that is not below that level begins. */
static void
add_headings (Folding *folding)
{
  const LeafTable *headings = &folding->program->build.sentences->headings;
  guint32 next[MOST_LEVELS];

  for (guint level = 0; level < MOST_LEVELS; level++)
    next[level] = folding->length;
  for (guint32 i = headings->n - 1; i > 0; i--) {
    const LeafHeading *row = LEAF_ROW (headings, LeafHeading, i);
    guint32 start;

    if (!stands_here (folding, row->wording))
      continue;
    start = leaf_wording_span (&folding->program->build, row->wording).start;
    add (folding, start, next[row->level], row->level);
    for (guint level = row->level; level < MOST_LEVELS; level++)
      next[level] = start;
  }
}

static guint32
last_word_of_table (const LeafProgram *program, guint32 table, guint32 last)
{
  const LeafTableText *row = LEAF_ROW (&program->build.sentences->tables, LeafTableText, table);

  for (guint32 i = 0; i < row->n_rows * row->n_columns; i++)
    last = MAX (last, row->cells[i].end);
  return MAX (last, MAX (row->blank_rows.end, row->blank_rows_for_each.end));
}

static void
add_sentences (Folding *folding)
{
  const LeafProgram *program = folding->program;
  const LeafTable *sentences = &program->build.sentences->sentences;

  LEAF_EACH (sentences, i) {
    const LeafSentence *row = LEAF_ROW (sentences, LeafSentence, i);
    LeafWording words = row->wording;
    LeafSpan span;

    if (!stands_here (folding, words))
      continue;
    words.end = leaf_program_last_word (program, row->body, words.end);
    if (row->form == LEAF_FORM_TABLE)
      words.end = last_word_of_table (program, row->table, words.end);
    span = leaf_wording_span (&program->build, words);
    add (folding, span.start, span.end, LEAF_OUTLINE_BELOW);
  }
}

static int
by_start (gconstpointer a, gconstpointer b)
{
  const LeafFold *first = a, *second = b;

  return (first->place.start > second->place.start) - (first->place.start < second->place.start);
}

LeafFold *
leaf_program_folds (const LeafProgram *program, guint32 source, guint32 *n)
{
  g_return_val_if_fail (program != NULL, NULL);
  Folding folding = { program, source, leaf_program_source_text (program, source), 0,
                      g_array_new (FALSE, FALSE, sizeof (LeafFold)) };

  *n = 0;
  if (folding.text == NULL) {
    g_array_unref (folding.folds);
    return NULL;
  }
  folding.length = (guint32) strlen (folding.text);
  add_headings (&folding);
  add_sentences (&folding);
  g_array_sort (folding.folds, by_start);
  *n = folding.folds->len;
  return (LeafFold *) g_array_free (folding.folds, FALSE);
}
