/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse-keep.c: the state that a parse saves when it stops at a question, so that the next parse, which has the
 * answer, need not repeat everything.
 *
 * Two searches make up nearly all of a parse: the lines of a verb, and for each noun of a line the objects in scope.
 * Each runs in steps, and between two steps all that it has found is in LeafParse. So copies of it are saved from time
 * to time: one for the lines, and one for each search of the current line. The next parse goes through the same
 * functions. When it begins a search with a saved copy, it skips the steps before that copy and restores LeafParse from
 * it. A search within a step, as for names within names, is repeated.
 *
 * Without saved copies the result is the same, only the work is more; LeafParsed.work does not count what is
 * repeated. */

#include "leaf-parse.h"

enum { WORTH_KEEPING = 256 }; /* steps between two copies; a copy costs less than about ten steps */

typedef struct {
  guint32 line;    /* a line of grammar; 0: the search through the lines themselves */
  guint32 number;  /* the number of the search within that line */
  guint32 step;    /* the first step that is not done yet */
  LeafParse state; /* before that step; its pointers to the view and to the result are not valid */
  guint32 work;
  guint32 rest_from;
} Place;

struct _LeafParseKept {
  const LeafImage *image;
  guint32 n_asked; /* number of questions when a copy was last saved */
  guint32 work;
  Place lines;   /* its step 0: none */
  GArray *nouns; /* of Place: the searches of the line that was tried last */
};

static LeafParseKept *
kept_new (const LeafImage *image)
{
  LeafParseKept *kept = g_new0 (LeafParseKept, 1);

  kept->image = image;
  kept->nouns = g_array_new (FALSE, FALSE, sizeof (Place));
  return kept;
}

void
leaf_parse_kept_free (LeafParseKept *kept)
{
  if (kept == NULL)
    return;
  g_array_unref (kept->nouns);
  g_free (kept);
}

LeafParseKept *
leaf_parse_kept_copy (const LeafParseKept *kept)
{
  LeafParseKept *copy;

  if (kept == NULL)
    return NULL;
  copy = g_memdup2 (kept, sizeof *kept);
  copy->nouns = g_array_copy (kept->nouns);
  return copy;
}

/* Kept results are valid only for a parse with the same answers so far; otherwise they are dropped. A trace or a record
 * of lines needs all lines to be tried again. */
void
leaf_parse_keep_begin (LeafParse *p)
{
  LeafParseKept **kept = p->view->kept;

  p->keeps = kept != NULL && p->view->trace_output == NULL && p->view->tried == NULL;
  if (kept == NULL || *kept == NULL)
    return;
  if (!p->keeps || p->view->n_answers == 0 || (*kept)->image != p->image || (*kept)->n_asked > p->view->n_answers)
    g_clear_pointer (kept, leaf_parse_kept_free);
}

/* Only a question is followed by another run. */
void
leaf_parse_keep_end (LeafParse *p)
{
  if (p->view->kept != NULL && p->out->sort != LEAF_PARSED_QUESTION)
    g_clear_pointer (p->view->kept, leaf_parse_kept_free);
}

static Place *
place_of (LeafParse *p, guint32 line, guint32 number)
{
  LeafParseKept *kept = *p->view->kept;

  if (kept == NULL)
    return NULL;
  if (line == 0)
    return kept->lines.step != 0 ? &kept->lines : NULL;
  for (guint i = 0; i < kept->nouns->len; i++) {
    Place *place = &g_array_index (kept->nouns, Place, i);

    if (place->line == line && place->number == number)
      return place;
  }
  return NULL;
}

static void
take_up (LeafParse *p, const Place *place)
{
  const LeafParserView *view = p->view;
  LeafParsed *out = p->out;
  const LeafTypedWord *words = p->words;

  *p = place->state;
  p->view = view;
  p->out = out;
  p->words = words;
  out->work = place->work;
  out->rest_from = place->rest_from;
}

static Place *
new_place (LeafParse *p, guint32 line, guint32 number)
{
  LeafParseKept *kept = *p->view->kept;
  Place place = { .line = line, .number = number };

  if (line == 0) {
    g_array_set_size (kept->nouns, 0);
    return &kept->lines;
  }
  if (kept->nouns->len > 0 && g_array_index (kept->nouns, Place, 0).line != line)
    g_array_set_size (kept->nouns, 0);
  g_array_append_val (kept->nouns, place);
  return &g_array_index (kept->nouns, Place, kept->nouns->len - 1);
}

static void
keep (LeafParse *p, guint32 line, guint32 number, guint32 step)
{
  LeafParseKept **kept = p->view->kept;
  Place *place;

  if (*kept == NULL)
    *kept = kept_new (p->image);
  if (p->n_asked <= (*kept)->n_asked && p->out->work < (*kept)->work + WORTH_KEEPING)
    return;
  (*kept)->n_asked = p->n_asked;
  (*kept)->work = p->out->work;
  place = line != 0 ? place_of (p, line, number) : NULL;
  if (place == NULL)
    place = new_place (p, line, number);
  place->step = step;
  place->state = *p;
  place->work = p->out->work;
  place->rest_from = p->out->rest_from;
}

/* Returns FALSE if an earlier run did the step. */
static gboolean
is_to_do (LeafParse *p, guint32 line, guint32 number, guint32 step)
{
  const Place *place = place_of (p, line, number);

  if (place != NULL && step < place->step)
    return FALSE;
  if (place != NULL && step == place->step)
    take_up (p, place);
  else
    keep (p, line, number, step);
  return TRUE;
}

gboolean
leaf_parse_keep_line (LeafParse *p, guint32 step)
{
  return !p->keeps || p->stopped || is_to_do (p, 0, 0, step);
}

static gboolean
is_kept (const LeafParse *p)
{
  return p->keeps && !p->stopped && p->search_depth == 1 && p->line != 0;
}

void
leaf_parse_keep_search (LeafParse *p, gboolean may_keep)
{
  p->search_depth += may_keep ? 1 : 2;
  if (p->search_depth != 1)
    return;
  p->n_searches++;
  p->search_step = 0;
}

gboolean
leaf_parse_keep_object (LeafParse *p)
{
  return !is_kept (p) || is_to_do (p, p->line, p->n_searches, ++p->search_step);
}

/* If rules have changed the world in the meantime, there may be fewer steps than before. */
void
leaf_parse_keep_searched (LeafParse *p, gboolean may_keep)
{
  const Place *place = is_kept (p) ? place_of (p, p->line, p->n_searches) : NULL;

  if (is_kept (p))
    is_to_do (p, p->line, p->n_searches, MAX (p->search_step + 1, place != NULL ? place->step : 0));
  p->search_depth -= may_keep ? 1 : 2;
}
