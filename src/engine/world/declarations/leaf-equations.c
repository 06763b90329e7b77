/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-equations.c: "Equation 1 - Newton's Second Law": names of equations, and where their parts are.
 *
 *   the first line   "Equation", with a number, or a dash and a name, or both; either can refer to it
 *   then             the formula, up to "where"
 *   then             the meaning of its symbols
 */
#include "leaf-assert.h"
#include "leaf-names-private.h"
#include "kinds/leaf-notation.h"

static guint32
line_end (const LeafBuild *build, LeafWording w)
{
  guint32 at = w.first + 1;

  while (at < w.end && !(leaf_word (build, at)->flags & LEAF_WORD_LINE_START))
    at++;
  return at;
}

static gboolean
is_number (const LeafBuild *build, LeafWording w)
{
  LeafValue value;

  return leaf_literal_read_as (build, w, LEAF_KIND (NUMBER), &value);
}

/* "Equation 2", "Equation - Ohm's Law", "Equation 2 - Ohm's Law": a number, a dash and a name, or both. */
static gboolean
is_title (const LeafBuild *build, LeafWording title, guint32 dash, LeafWording name)
{
  LeafWording number = leaf_wording_from (leaf_wording_up_to (title, dash), title.first + 1);

  if (!leaf_wording_empty (number) && !is_number (build, number))
    return FALSE;
  return leaf_wording_empty (name) ? !leaf_wording_empty (number) : !is_number (build, name);
}

void
leaf_equations_declare (LeafBuild *build, LeafSentenceId sentence)
{
  LeafWording w = LEAF_ROW (&build->sentences->sentences, LeafSentence, sentence.ix)->wording, title = w;
  LeafHeadingId near = leaf_sentence_heading (build, sentence);
  LeafEquation row = { .sentence = sentence };
  guint32 where, dash, id;

  title.end = line_end (build, w);
  row.formula = leaf_wording_from (w, title.end);
  where = leaf_wording_find (build, row.formula, "where");
  if (where < row.formula.end) {
    row.where = leaf_wording_from (row.formula, where + 1);
    row.formula.end = where;
  }
  if (!leaf_wording_empty (row.formula) && leaf_word_is (build, row.formula.end - 1, ","))
    row.formula.end--;
  if (leaf_wording_empty (row.formula)) {
    leaf_problem_at (build, LEAF_PROBLEM_EQUATION_FORM, w, NULL, NULL);
    return;
  }
  dash = leaf_wording_find (build, title, "-");
  row.name = leaf_wording_from (title, MIN (dash + 1, title.end));
  if (!is_title (build, title, MIN (dash, title.end), row.name)) {
    leaf_problem_at (build, LEAF_PROBLEM_EQUATION_TITLE, title, NULL, NULL);
    return;
  }
  if (leaf_names_find_whole (build, row.name, LEAF_NAMES (EQUATION), near).id != 0) {
    leaf_problem_at (build, LEAF_PROBLEM_NAME_TAKEN, row.name, LEAF_REMARK (N_ ("equation")), NULL);
    return;
  }
  id = leaf_table_push (&build->world->equations, &row);
  if (!leaf_wording_empty (row.name))
    leaf_names_add_near (build, LEAF_NAME_EQUATION, id, leaf_wording_skip_article (build, row.name), near, FALSE);
  if (MIN (dash, title.end) - title.first > 1)
    leaf_names_add_near (build, LEAF_NAME_EQUATION, id, leaf_wording_up_to (title, MIN (dash, title.end)), near, FALSE);
}
