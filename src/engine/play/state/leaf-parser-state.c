/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parser-state.c: creates, copies and frees the state of the parser, from the tables in leaf-parser-state.def. */

#include "leaf-parser-state.h"

/* --- the tables of fields ----------------------------------------------------------------------------------------- */

static void
mark_action (LeafHeap *heap, gconstpointer element)
{
  const LeafActionState *action = element;

  leaf_heap_mark (heap, action->noun);
  leaf_heap_mark (heap, action->second);
}

static void
mark_parsed (LeafHeap *heap, gconstpointer element)
{
  const LeafParsed *parsed = element;

  for (guint i = 0; i < G_N_ELEMENTS (parsed->given); i++)
    leaf_heap_mark (heap, parsed->given[i].value);
  for (guint i = 0; i < G_N_ELEMENTS (parsed->understood); i++)
    leaf_heap_mark (heap, parsed->understood[i]);
}

static void clear_answer (gpointer answer);
static void clear_asking (gpointer asking);

#define ROW(Type, f, sort_, size_)                                                                                     \
  .name = #f, .sort = LEAF_FIELD_##sort_, .at = G_STRUCT_OFFSET (Type, f), .size = size_
#define SIZE_OF(Type, f) sizeof (((Type *) 0)->f)
#define TABLE(rows, clear)                                                                                             \
  {                                                                                                                    \
    rows, G_N_ELEMENTS (rows), clear                                                                                   \
  }

static const LeafField command_rows[] = {
  { ROW (LeafCommandText, text, TEXT, sizeof (char *)) },
  { ROW (LeafCommandText, words, ARRAY, sizeof (LeafTypedWord)) },
};
static const LeafFields command_fields = TABLE (command_rows, NULL);

static const LeafField answer_rows[] = {
  { ROW (LeafAnswer, question, PLAIN, sizeof (LeafQuestion)) },
  { ROW (LeafAnswer, answer, PLAIN, sizeof (gint32)) },
  { ROW (LeafAnswer, text, TEXT, sizeof (char *)) },
  { ROW (LeafAnswer, placed, ROWS, sizeof (LeafPlaced)), .n_at = G_STRUCT_OFFSET (LeafAnswer, n_placed),
    .room_at = LEAF_FIELD_FULL },
};
static const LeafFields answer_fields = TABLE (answer_rows, clear_answer);

static const LeafField asking_rows[] = {
  { ROW (LeafAsking, answers, RECORDS, sizeof (LeafAnswer)), .fields = &answer_fields },
  { ROW (LeafAsking, placed, ARRAY, sizeof (LeafPlaced)) },
  { ROW (LeafAsking, question, PLAIN, sizeof (LeafQuestion)) },
  { ROW (LeafAsking, question_phase, PLAIN, sizeof (guint32)) },
  { ROW (LeafAsking, say_at, PLAIN, sizeof (guint32)) },
  { ROW (LeafAsking, has_saved_action, PLAIN, sizeof (gboolean)) },
  { ROW (LeafAsking, saved_action, PLAIN, sizeof (LeafActionState)), .mark = mark_action },
  { ROW (LeafAsking, saved_noun, PLAIN, sizeof (LeafValue)), .mark = leaf_mark_value },
  { ROW (LeafAsking, saved_second, PLAIN, sizeof (LeafValue)), .mark = leaf_mark_value },
  { ROW (LeafAsking, saved_reacher, PLAIN, sizeof (LeafValue)), .mark = leaf_mark_value },
  { ROW (LeafAsking, saved_asked, PLAIN, sizeof (LeafValue)), .mark = leaf_mark_value },
};
static const LeafFields asking_fields = TABLE (asking_rows, clear_asking);

static const LeafField state_rows[] = {
#define LEAF_STATE_PLAIN(type, f, mark_)                                                                               \
  { ROW (LeafParserState, f, PLAIN, SIZE_OF (LeafParserState, f)), .mark = mark_ },
#define LEAF_STATE_TEXT(f)                 { ROW (LeafParserState, f, TEXT, sizeof (char *)) },
#define LEAF_STATE_ARRAY(type, f, mark_)   { ROW (LeafParserState, f, ARRAY, sizeof (type)), .mark = mark_ },
#define LEAF_STATE_RECORDS(type, f, table) { ROW (LeafParserState, f, RECORDS, sizeof (type)), .fields = &table },
#define LEAF_STATE_PART(type, f, table)    { ROW (LeafParserState, f, PART, sizeof (type)), .fields = &table },
#include "leaf-parser-state.def"
};
const LeafFields leaf_parser_fields = TABLE (state_rows, NULL);

static void
clear_answer (gpointer answer)
{
  leaf_fields_clear (&answer_fields, answer);
}

static void
clear_asking (gpointer asking)
{
  leaf_fields_clear (&asking_fields, asking);
}

static GArray *
new_records (const LeafFields *fields, gsize size)
{
  GArray *records = g_array_new (FALSE, TRUE, (guint) size);

  g_array_set_clear_func (records, fields->clear);
  return records;
}

/* --- suspended questions ------------------------------------------------------------------------------------------ */

/* Suspends the current question until leaf_parser_take_up. Meanwhile there is another log. */
void
leaf_parser_set_aside (LeafParserState *state)
{
  LeafAsking asking = {
    .answers = state->answers,
    .placed = state->placed,
    .question = state->parsed.question,
    .question_phase = state->question_phase,
    .say_at = state->say_at,
    .has_saved_action = state->has_saved_action,
    .saved_action = state->saved_action,
    .saved_noun = state->saved_noun,
    .saved_second = state->saved_second,
    .saved_reacher = state->saved_reacher,
    .saved_asked = state->saved_asked,
  };

  g_array_append_val (state->set_aside, asking);
  state->answers = new_records (&answer_fields, sizeof (LeafAnswer));
  state->placed = g_array_new (FALSE, TRUE, sizeof (LeafPlaced));
  state->question_phase = 0;
  state->has_saved_action = FALSE;
}

void
leaf_parser_take_up (LeafParserState *state)
{
  LeafAsking *asking;

  if (state->set_aside->len == 0)
    return;
  asking = &g_array_index (state->set_aside, LeafAsking, state->set_aside->len - 1);
  g_array_unref (state->answers);
  g_array_unref (state->placed);
  state->answers = g_steal_pointer (&asking->answers);
  state->placed = g_steal_pointer (&asking->placed);
  state->parsed.question = asking->question;
  state->question_phase = asking->question_phase;
  state->say_at = asking->say_at;
  state->has_saved_action = asking->has_saved_action;
  state->saved_action = asking->saved_action;
  state->saved_noun = asking->saved_noun;
  state->saved_second = asking->saved_second;
  state->saved_reacher = asking->saved_reacher;
  state->saved_asked = asking->saved_asked;
  g_array_set_size (state->set_aside, state->set_aside->len - 1);
}

LeafParserState *
leaf_parser_state_new (const LeafImage *image)
{
  LeafParserState *state = g_new0 (LeafParserState, 1);

  state->facts = &image->facts;
  leaf_command_text_init (&state->command);
  state->answers = new_records (&answer_fields, sizeof (LeafAnswer));
  state->placed = g_array_new (FALSE, TRUE, sizeof (LeafPlaced));
  state->set_aside = new_records (&asking_fields, sizeof (LeafAsking));
  state->scripts = g_array_new (FALSE, TRUE, sizeof (LeafScriptPlace));
  for (guint i = 0; i <= LEAF_PRONOUNS; i++)
    state->pronouns[i] = LEAF_PRONOUN_UNSET;
  state->script_count = 1;
  return state;
}

/* --- functions for a machine field -------------------------------------------------------------------------------- */

static void
copy_field (gpointer to, gconstpointer from)
{
  const LeafParserState *state = *(LeafParserState *const *) from;
  LeafParserState *copy = g_new (LeafParserState, 1);

  copy->facts = state->facts;
  copy->kept = leaf_parse_kept_copy (state->kept);
  leaf_fields_copy (&leaf_parser_fields, copy, state);
  *(LeafParserState **) to = copy;
}

static void
clear_field (gpointer field)
{
  LeafParserState *state = *(LeafParserState **) field;

  if (state == NULL)
    return;
  leaf_parse_kept_free (state->kept);
  leaf_fields_clear (&leaf_parser_fields, state);
  g_clear_pointer ((LeafParserState **) field, g_free);
}

static guint64
hash_field (gconstpointer field, guint64 h)
{
  return leaf_fields_hash (&leaf_parser_fields, *(LeafParserState *const *) field, h);
}

static gboolean
equal_field (gconstpointer a, gconstpointer b)
{
  return leaf_fields_equal (&leaf_parser_fields, *(LeafParserState *const *) a, *(LeafParserState *const *) b);
}

static void
mark_field (LeafHeap *heap, gconstpointer field)
{
  leaf_fields_mark (&leaf_parser_fields, heap, *(LeafParserState *const *) field);
}

const LeafFieldFunctions leaf_parser_functions = { copy_field, clear_field, hash_field, equal_field, mark_field };

gboolean
leaf_parser_reports (const LeafMachine *m, LeafReported what)
{
  switch (what) {
  case LEAF_REPORTED_ACTIONS: return m->parser->trace_actions != 0;
  case LEAF_REPORTED_SCENES: return m->parser->trace_scenes != 0;
  case LEAF_REPORTED_RULES: break;
  }
  return m->parser->trace_rules != LEAF_TELLS_NOTHING;
}
