/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-grammar-sort.c: the order in which the lines of a book are tried.
 *
 * The first line that fits is taken, so more specific lines must be above more general ones.  The comparisons, in
 * order:
 *
 *   1. lines without [text] before lines with it; of those, the later its [text] the better
 *   2. commands: fewer words and tokens first, so that an object called "frog from pond" can be taken; elsewhere more first
 *   3. mistakes before the rest
 *   4. lines of plain words first; then by how specific the first and second tokens are
 *   5. fewer values before more; then one thing by name before a description, more adjectives before fewer ([a handy thing] before
 *      [a supporter]), the narrower kind (of two things by name neither is narrower), [something] before [things]
 *   6. conditional before unconditional
 *   7. the order of writing
 */

#include "leaf-grammar.h"

#define TOKEN_RANGE 10
#define BUMP        (TOKEN_RANGE * TOKEN_RANGE)
#define MOST_TERMS  2

typedef struct {
  LeafKindId kind;
  guint32 n_adjectives;
  gboolean is_one, is_multiple;
} Term;

typedef struct {
  guint32 row;
  gint32 text_penalty, bonus;
  guint32 lexemes;
  guint32 n_terms;
  Term terms[MOST_TERMS];
  gboolean is_mistake, is_conditional;
} Measure;

static void
measure_text (Measure *m, gint32 position, gint32 length)
{
  gint32 penalty = MIN (position - BUMP, -1);

  m->text_penalty += BUMP * penalty + (length - 1 - position);
}

static gboolean
names_one (const LeafToken *token)
{
  for (guint32 i = 0; i < token->n_tests; i++)
    if (LEAF_IS (token->tests[i].exactly))
      return TRUE;
  return FALSE;
}

static void
measure_token (const LeafBuild *build, Measure *m, const LeafToken *token)
{
  if (m->n_terms < MOST_TERMS) {
    Term *term = &m->terms[m->n_terms];

    term->kind = leaf_grammar_token_kind (build, token);
    term->is_one = names_one (token);
    term->n_adjectives = token->description != NULL ? token->description->n_adjectives : 0;
    term->is_multiple = token->is_multiple;
  }
  m->bonus += token->score * (m->n_terms == 0 ? TOKEN_RANGE : 1);
  m->n_terms++;
}

static gboolean
gives_value (const LeafBuild *build, const LeafToken *token)
{
  return token->sort != LEAF_TOKEN_WORD && LEAF_IS (leaf_grammar_token_kind (build, token));
}

static Measure
measure_line (const LeafBuild *build, gboolean has_verb, guint32 row)
{
  const LeafGrammarLine *line = LEAF_GRAMMAR_LINE (build, row);
  Measure m = { .row = row, .lexemes = line->n_tokens, .is_mistake = line->sort == LEAF_LINE_MISTAKE };
  guint32 first = has_verb ? 1 : 0;
  gint32 length = (gint32) (line->n_tokens - first);
  guint32 plain = 0;

  m.is_conditional = line->condition != 0 || line->filter != 0 || line->n_tests > 0;
  for (guint32 i = first; i < line->n_tokens; i++) {
    const LeafToken *token = &line->tokens[i];

    if (token->sort == LEAF_TOKEN_TEXT)
      measure_text (&m, (gint32) (i - first), length);
    if (gives_value (build, token))
      measure_token (build, &m, token);
    else
      plain++;
  }
  if (plain == (guint32) length)
    m.bonus = BUMP * (gint32) plain;
  return m;
}

static gboolean
is_narrower (const LeafBuild *build, LeafKindId a, LeafKindId b)
{
  return !LEAF_SAME (a, b) && leaf_kind_conforms (build, a, b);
}

/* Returns 1 if a comes first, -1 if b does, 0 if neither. */
static int
compare_terms (const LeafBuild *build, const Measure *a, const Measure *b)
{
  for (guint32 i = 0; i < MOST_TERMS; i++) {
    const Term *x = &a->terms[i], *y = &b->terms[i];

    if (x->is_one != y->is_one)
      return x->is_one ? 1 : -1;
    if (x->n_adjectives != y->n_adjectives)
      return x->n_adjectives > y->n_adjectives ? 1 : -1;
    if (!x->is_one && is_narrower (build, x->kind, y->kind))
      return 1;
    if (!x->is_one && is_narrower (build, y->kind, x->kind))
      return -1;
    if (x->is_multiple != y->is_multiple)
      return y->is_multiple ? 1 : -1;
  }
  return 0;
}

static gboolean
must_precede (const LeafBuild *build, LeafBookSort sort, const Measure *a, const Measure *b)
{
  int terms;

  if (a->text_penalty != b->text_penalty)
    return a->text_penalty > b->text_penalty;
  if (a->lexemes != b->lexemes)
    return sort == LEAF_BOOK_COMMAND ? a->lexemes < b->lexemes : a->lexemes > b->lexemes;
  if (a->is_mistake != b->is_mistake)
    return a->is_mistake;
  if (a->bonus != b->bonus)
    return a->bonus > b->bonus;
  terms = compare_terms (build, a, b);
  if (terms != 0)
    return terms > 0;
  if (a->is_conditional != b->is_conditional)
    return a->is_conditional;
  return a->row < b->row;
}

/* Consecutive lines with the same measures, so a comparison with one of them, except by position, has the same result
 * for all. */
typedef struct {
  Measure measure;
  guint32 first, last; /* in `next` of the sorting */
} Run;

static gboolean
is_same_measure (const Measure *a, const Measure *b)
{
  if (a->text_penalty != b->text_penalty || a->bonus != b->bonus || a->lexemes != b->lexemes
      || a->is_mistake != b->is_mistake || a->is_conditional != b->is_conditional)
    return FALSE;
  for (guint32 i = 0; i < MOST_TERMS; i++)
    if (!LEAF_SAME (a->terms[i].kind, b->terms[i].kind) || a->terms[i].is_one != b->terms[i].is_one
        || a->terms[i].n_adjectives != b->terms[i].n_adjectives || a->terms[i].is_multiple != b->terms[i].is_multiple)
      return FALSE;
  return TRUE;
}

/* Each line, in the order of writing, goes above the first line that it must precede. The order is not always
 * transitive, so the method of insertion affects the result. The new line was written after all others, so it goes
 * before or after a run, never inside one. */
static void
insert (const LeafBuild *build, LeafBookSort sort, GArray *runs, guint32 *next, guint32 number, Measure m)
{
  Run fresh = { m, number, number }, *before;
  guint at = 0;

  while (at < runs->len && !must_precede (build, sort, &m, &g_array_index (runs, Run, at).measure))
    at++;
  before = at > 0 ? &g_array_index (runs, Run, at - 1) : NULL;
  if (before == NULL || !is_same_measure (&before->measure, &m)) {
    g_array_insert_val (runs, at, fresh);
    return;
  }
  next[before->last] = number;
  before->last = number;
}

static int
compare_rows (gconstpointer a, gconstpointer b)
{
  guint32 x = *(const guint32 *) a, y = *(const guint32 *) b;

  return x < y ? -1 : x > y;
}

static void
sort_book (LeafBuild *build, LeafGrammarBook *book)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_autoptr (GArray) runs = g_array_new (FALSE, FALSE, sizeof (Run));
  g_autofree guint32 *next = NULL; /* by row number: the next one in its run; 0: it is the last */
  gboolean has_verb = book->sort == LEAF_BOOK_COMMAND && book->key != 0;
  guint32 *link = &book->first_line;

  for (guint32 at = book->first_line; at != 0; at = LEAF_GRAMMAR_LINE (build, at)->next)
    g_array_append_val (rows, at);
  g_array_sort (rows, compare_rows);
  next = g_new0 (guint32, rows->len + 1);
  for (guint i = 0; i < rows->len; i++)
    insert (build, book->sort, runs, next, i, measure_line (build, has_verb, g_array_index (rows, guint32, i)));
  for (guint i = 0; i < runs->len; i++)
    for (guint32 k = g_array_index (runs, Run, i).first, more = TRUE; more; k = next[k]) {
      guint32 row = g_array_index (rows, guint32, k);

      more = k != g_array_index (runs, Run, i).last;
      *link = row;
      link = &LEAF_GRAMMAR_LINE (build, row)->next;
    }
  *link = 0;
  book->is_unsorted = FALSE;
}

void
leaf_grammar_sort_book (LeafBuild *build, guint32 book)
{
  if (LEAF_GRAMMAR_BOOK (build, book)->is_unsorted)
    sort_book (build, LEAF_GRAMMAR_BOOK (build, book));
}

void
leaf_grammar_sort (LeafBuild *build)
{
  LEAF_EACH (&build->grammar->books, i)
    leaf_grammar_sort_book (build, i);
}
