/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-code.c: what a story includes in Inform 6, and the bodies of its phrases. */
#include "leaf-inform6-code.h"

#include "leaf-inform6-lowering.h"
#include "words/leaf-inform-6.h"

#include <string.h>

enum { MOST_CELLS = 4096 }; /* of one array */

/* All that a story includes; made once, on the arena of the build, and then the same. */
struct _LeafInform6 {
  guint32 n_routines, n_data;
  LeafInform6RoutineRow *routines;
  LeafInform6DatumRow *data;
};

/* --- what is included --------------------------------------------------------------------------------------------- */

/* The last one of a name counts: what stands later replaces what stands earlier. */
LeafInform6RoutineRow *
leaf_inform6_find_routine (const LeafBuild *build, const char *name)
{
  for (guint32 i = build->inform6 != NULL ? build->inform6->n_routines : 0; i-- > 0;)
    if (g_ascii_strcasecmp (build->inform6->routines[i].routine.name, name) == 0)
      return &build->inform6->routines[i];
  return NULL;
}

LeafInform6DatumRow *
leaf_inform6_find_datum (const LeafBuild *build, const char *name)
{
  for (guint32 i = build->inform6 != NULL ? build->inform6->n_data : 0; i-- > 0;)
    if (g_ascii_strcasecmp (build->inform6->data[i].datum.name, name) == 0)
      return build->inform6->data[i].is_unknown ? NULL : &build->inform6->data[i];
  return NULL;
}

/* A row that no words invoke: its parameters are the routine's locals. */
static LeafPhraseId
add_row (LeafBuild *build, const LeafInform6Routine *routine, guint32 number)
{
  LeafPhrasePart *parts = leaf_new_n (build->arena, LeafPhrasePart, MAX (routine->n_locals, 1));
  LeafPhraseRow row = {
    .sort = LEAF_PHRASE_DECIDE,
    .result = LEAF_KIND (NUMBER),
    .title = leaf_arena_strdup (build->arena, routine->name),
    .n_parts = routine->n_locals,
    .parts = parts,
    .n_holes = routine->n_locals,
    .is_hidden = TRUE,
    .inform6_routine = number,
  };

  for (guint32 i = 0; i < routine->n_locals; i++)
    parts[i] = (LeafPhrasePart) {
      .sort = LEAF_HOLE_VALUE, .kind = LEAF_KIND (NUMBER), .name = routine->locals[i], .slot = i
    };
  return LEAF_ID (LeafPhraseId, leaf_table_push (&build->phrases->phrases, &row));
}

/* FALSE: it is known only when the play runs, or not at all. */
static gboolean
constant_number (const LeafBuild *build, const LeafInform6Node *node, gint32 *number)
{
  const LeafInform6DatumRow *row;

  *number = 0;
  if (node == NULL)
    return TRUE;
  if (node->sort == LEAF_INFORM6_NUMBER) {
    *number = node->number;
    return TRUE;
  }
  if (node->sort == LEAF_INFORM6_UNARY && *node->text == '-' && node->first->sort == LEAF_INFORM6_NUMBER) {
    *number = (gint32) (0u - (guint32) node->first->number);
    return TRUE;
  }
  if (node->sort != LEAF_INFORM6_NAME)
    return FALSE;
  row = leaf_inform6_find_datum (build, node->text);
  if (row == NULL)
    return leaf_inform6_number (node->text, number);
  if (row->datum.sort != LEAF_INFORM6_CONSTANT || row->datum.value == NULL
      || row->datum.value->sort != LEAF_INFORM6_NUMBER)
    return FALSE;
  *number = row->datum.value->number;
  return TRUE;
}

/* The cell after those that were reserved before; of an array the first one is kept. */
static void
reserve_cell (LeafBuild *build, LeafInform6DatumRow *row, gint32 number)
{
  guint32 cell = leaf_world_reserve_cell (build, LEAF_VALUE (NUMBER, number));

  if (row->n_cells++ == 0)
    row->cell = cell;
}

static void
reserve_array (LeafBuild *build, LeafInform6DatumRow *row)
{
  const LeafInform6Datum *datum = &row->datum;
  gint32 n = (gint32) datum->n, number;

  if (n == 0)
    row->is_unknown = !constant_number (build, datum->value, &n);
  n = CLAMP (n, 0, MOST_CELLS);
  if (datum->is_counted)
    reserve_cell (build, row, n);
  for (gint32 i = 0; i < n; i++) {
    row->is_unknown |= !constant_number (build, datum->n > 0 ? datum->entries[i] : NULL, &number);
    reserve_cell (build, row, number);
  }
}

static void
reserve (LeafBuild *build, LeafInform6DatumRow *row)
{
  gint32 number;

  switch (row->datum.sort) {
  case LEAF_INFORM6_CONSTANT: break;
  case LEAF_INFORM6_GLOBAL:
    row->is_unknown = !constant_number (build, row->datum.value, &number);
    reserve_cell (build, row, number);
    break;
  case LEAF_INFORM6_ARRAY: reserve_array (build, row); break;
  }
}

/* The code of the sentence "Include (- ... -) ..."; FALSE: it belongs inside something else, or replaces something. */
static gboolean
find_included (const LeafBuild *build, const LeafSentence *sentence, const char **text, gsize *length)
{
  LeafWording tail = leaf_wording_from (sentence->wording, sentence->wording.first + 2);
  LeafSpan span = leaf_word (build, sentence->wording.first + 1)->span;
  const char *source = LEAF_ROW (&build->words->sources, LeafSource, span.source)->text + span.start;
  LeafInform6Place inside = leaf_inform_6_inside (source, span.end - span.start);

  *text = source + inside.at;
  *length = inside.length;
  return !leaf_wording_begins (build, tail, "when defining") && !leaf_wording_begins (build, tail, "in")
         && !leaf_wording_begins (build, tail, "replacing");
}

char *
leaf_inform6_reason (const char *obstacle)
{
  return obstacle != NULL ? leaf_message_fragment (N_ (": '%1' is not supported"), obstacle, NULL) : NULL;
}

static void
tell_included (LeafBuild *build, const LeafSentence *sentence, const char *what)
{
  g_autofree char *words = leaf_wording_dup (build, sentence->wording), *because = leaf_inform6_reason (what);

  leaf_build_problem (build, LEAF_PROBLEM_INFORM_6_INCLUDED, leaf_wording_span (build, sentence->wording), words,
                      because, NULL);
}

static void
keep (LeafBuild *build, const LeafInform6Program *program)
{
  struct _LeafInform6 *all = leaf_new (build->arena, struct _LeafInform6);

  all->n_routines = program->routines->len;
  all->routines = leaf_new_n (build->arena, LeafInform6RoutineRow, MAX (all->n_routines, 1));
  all->n_data = program->data->len;
  all->data = leaf_new_n (build->arena, LeafInform6DatumRow, MAX (all->n_data, 1));
  for (guint32 i = 0; i < all->n_data; i++)
    all->data[i] = (LeafInform6DatumRow) { .datum = g_array_index (program->data, LeafInform6Datum, i) };
  build->inform6 = all;
  for (guint32 i = 0; i < all->n_data; i++)
    reserve (build, &all->data[i]);
  for (guint32 i = 0; i < all->n_routines; i++) {
    all->routines[i] = (LeafInform6RoutineRow) { .routine = g_array_index (program->routines, LeafInform6Routine, i) };
    all->routines[i].phrase = add_row (build, &all->routines[i].routine, i + 1);
  }
}

void
leaf_inform6_read_inclusions (LeafBuild *build)
{
  g_autoptr (GArray) routines = g_array_new (FALSE, FALSE, sizeof (LeafInform6Routine)),
                     data = g_array_new (FALSE, FALSE, sizeof (LeafInform6Datum));
  LeafInform6Program program = { routines, data, NULL };

  if (build->is_library || build->inform6 != NULL)
    return;
  for (guint32 i = MAX (build->story_sentence, 1); i < build->sentences->sentences.n; i++) {
    LeafSentence sentence = *LEAF_ROW (&build->sentences->sentences, LeafSentence, i);
    const char *text;
    gsize length;

    if (sentence.form != LEAF_FORM_NATIVE)
      continue;
    program.refused = NULL;
    if (!find_included (build, &sentence, &text, &length))
      tell_included (build, &sentence, NULL);
    else {
      leaf_inform6_parse_program (build->arena, text, length, &program);
      if (program.refused != NULL)
        tell_included (build, &sentence, program.refused);
    }
  }
  if (routines->len + data->len > 0)
    keep (build, &program);
}

/* --- routines ----------------------------------------------------------------------------------------------------- */

/* The locals are the scope's first slots: the row's parameters. */
static LeafNode *
lower_routine (LeafScope *scope, const LeafInform6RoutineRow *row, const char **obstacle)
{
  LeafInform6Lowering lowering = { .scope = scope, .build = scope->build, .routine = &row->routine };
  g_autoptr (GPtrArray) all = g_ptr_array_new ();

  g_ptr_array_add (all, leaf_inform6_lower_statement (&lowering, row->routine.body));
  g_ptr_array_add (all, leaf_node_with (scope, LEAF_NODE_RETURN, (LeafKindId) { 0 }, lowering.w,
                                        leaf_inform6_number_node (&lowering, 1)));
  *obstacle = lowering.obstacle;
  return leaf_node_from_array (scope, LEAF_NODE_BLOCK, (LeafKindId) { 0 }, lowering.w, all);
}

/* Of two that call each other, each runs if nothing else stands in its way. */
gboolean
leaf_inform6_routine_runs (LeafBuild *build, LeafInform6RoutineRow *row)
{
  LeafScope scope;

  if (row->state != LEAF_INFORM6_UNSEEN)
    return row->state != LEAF_INFORM6_STOPPED;
  row->state = LEAF_INFORM6_BEING_SEEN;
  leaf_scope_init (&scope, build, (LeafHeadingId) { 0 });
  for (guint32 i = 0; i < row->routine.n_locals; i++)
    leaf_scope_add_text (&scope, row->routine.locals[i], LEAF_KIND (NUMBER));
  lower_routine (&scope, row, &row->obstacle);
  leaf_scope_clear (&scope);
  row->state = row->obstacle == NULL ? LEAF_INFORM6_RUNS : LEAF_INFORM6_STOPPED;
  return row->obstacle == NULL;
}

LeafNode *
leaf_inform6_lower_routine (LeafScope *scope, guint32 routine)
{
  LeafInform6RoutineRow *row = &scope->build->inform6->routines[routine - 1];
  const char *obstacle = NULL;
  LeafNode *body;

  if (!leaf_inform6_routine_runs (scope->build, row))
    return leaf_node_new (scope, LEAF_NODE_FAULT, (LeafKindId) { 0 }, LEAF_NO_WORDS);
  body = lower_routine (scope, row, &obstacle);
  return body;
}

/* --- bodies of phrases -------------------------------------------------------------------------------------------- */

static LeafNode *
lower_expression (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  const LeafPhraseRow *row = LEAF_PHRASE (self->build, self->phrase);
  LeafInform6Node decide = { .sort = LEAF_INFORM6_RETURN, .first = node },
                  evaluate = { .sort = LEAF_INFORM6_EVALUATE, .first = node };

  return leaf_inform6_lower_statement (
      self, row->sort == LEAF_PHRASE_DECIDE || row->sort == LEAF_PHRASE_DECIDE_IF ? &decide : &evaluate);
}

LeafNode *
leaf_inform6_lower_body (LeafScope *scope, const char *text, LeafWording w, const char **obstacle)
{
  LeafInform6Place inside = leaf_inform_6_inside (text, strlen (text));
  LeafInform6Lowering lowering = { .scope = scope, .build = scope->build, .w = w, .phrase = scope->phrase };
  gboolean is_expression;
  const LeafInform6Node *node
      = leaf_inform6_parse_body (scope->build->arena, text + inside.at, inside.length, &is_expression);
  g_autoptr (GHashTable) temporaries = g_hash_table_new (g_str_hash, g_str_equal);
  LeafNode *body;

  lowering.temporaries = temporaries;
  *obstacle = NULL;
  if (node == NULL) {
    *obstacle = "(-";
    return NULL;
  }
  body = is_expression ? lower_expression (&lowering, node) : leaf_inform6_lower_statement (&lowering, node);
  *obstacle = lowering.obstacle;
  return lowering.obstacle == NULL ? body : NULL;
}
