/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-projection.c: finds in the program what in the state cannot change the story's answers.
 *
 * A cell counts if reachable code reads it and uses the value for more than setting a cell that does not count. So a
 * number that is only increased does not count, nor does one that is only added to it. Code is unreachable if no
 * command of an explorer runs it: the status line, commands about the story itself, and the announcement of points. A
 * number that only grows and is only compared with constants counts up to the largest of them. Cells that C code reads
 * by name count, except those that each command sets again. */

#include "leaf-explore-private.h"

#include <string.h>

typedef struct {
  guint32 from, to; /* sources: the value of `from` goes to `to` */
} Flow;

/* Sources are numbered, variables before properties. */
typedef struct {
  const LeafImage *image;
  guint32 n_variables, n;
  guint8 *counts;       /* by source */
  guint8 *story_asks;   /* by source: code of the story reads it */
  guint8 *story_names;  /* by source: code of the story reads or sets it */
  guint8 *story_tables; /* by table: code of the story names it */
  guint8 *cannot_cap;   /* by variable */
  gint32 *caps;         /* by variable: one more than the largest constant that it is compared with */
  GArray *flows;        /* of Flow */
  GHashTable *extras;   /* extra -> cap + 1; 0: no cap */
  guint8 *reached;      /* by chunk */
  GArray *pending;      /* of guint32 */
  gboolean is_story;    /* the chunk being read belongs to the story */
  gboolean asks_time, asks_scene_times, asks_order;
} Analysis;

/* --- reachable code ----------------------------------------------------------------------------------------------- */

/* Sources that the library sets within each command before it reads them. They count only if the story reads them. */
static const char *const passing[] = {
  "mentioned",
  "marked for listing",
  "description-is-brief",
  "description-asker",
  "score-step",
  "locale paragraph count",
  "push-outcome",
  "capital-wanted",
  "player-is-named",
  "list-manner",
  "list-depth",
  "list-margin",
  "list-group",
  "list-recursion-is-filtered",
  "list-regarded-count",
  "list-regarded-item",
  "list-group-counter",
  "list grouping key",
  "action-was-converted",
  "reach-goal",
  "reach-is-silent",
  "reach-is-asked-aside",
  "container in question",
  "supporter in question",
  "listing group size",
  "item-pushed-between-rooms",
  "actor-location",
  "pronoun reference object",
};
static const char *const passing_tables[] = { "Locale Priorities", "Table of Locale Priorities" };
/* Variables of the library that authors know by name. */
static const char *const known_names[] = { "turn count", "time of day", "score", "last notified score" };
static const char *const unanswering_rules[] = { "advance time rule", "notify score changes rule" };

static void
reach (Analysis *a, guint32 chunk)
{
  if (chunk == 0 || a->reached[chunk])
    return;
  a->reached[chunk] = TRUE;
  g_array_append_val (a->pending, chunk);
}

static void
note_native (Analysis *a, guint32 native)
{
  switch (native) {
  case LEAF_NATIVE_event_at:
  case LEAF_NATIVE_event_in_period: a->asks_time = TRUE; break;
  case LEAF_NATIVE_scene_just_began:
  case LEAF_NATIVE_scene_just_ended:
  case LEAF_NATIVE_scene_ends_so:
  case LEAF_NATIVE_scene_since_began:
  case LEAF_NATIVE_scene_when_began:
  case LEAF_NATIVE_scene_since_ended:
  case LEAF_NATIVE_scene_when_ended: a->asks_time = a->asks_scene_times = TRUE; break;
  default: break;
  }
}

static void
reach_phrase (Analysis *a, guint32 phrase)
{
  note_native (a, LEAF_ROW (&a->image->phrases, LeafImagePhrase, phrase)->native);
  reach (a, LEAF_ROW (&a->image->phrases, LeafImagePhrase, phrase)->chunk.ix);
}

static void
reach_text (Analysis *a, gint32 text)
{
  if (text > 0)
    reach (a, LEAF_ROW (&a->image->texts, LeafImageText, (guint32) text)->chunk.ix);
}

static void
reach_value (Analysis *a, LeafValue value)
{
  guint32 constructor = value.kind < a->image->facts.n_kinds ? a->image->facts.constructor[value.kind] : 0;

  if (value.kind == LEAF_KIND_TEXT)
    reach_text (a, value.bits);
  else if (value.bits > 0 && (constructor == LEAF_KIND_PHRASE || value.kind == LEAF_KIND_PHRASE))
    reach_phrase (a, (guint32) value.bits);
  else if (value.bits > 0 && (value.kind == LEAF_KIND_RULE || constructor == LEAF_KIND_RULE))
    reach (a, LEAF_IMAGE_RULE (a->image, (guint32) value.bits)->chunk.ix);
  else if (value.bits > 0 && constructor == LEAF_KIND_DESCRIPTION)
    reach (a, (guint32) value.bits);
}

static gboolean
is_status_cell (const LeafImage *image, guint32 cell)
{
  return cell == image->facts.left_status_cell || cell == image->facts.right_status_cell;
}

static gboolean
sets_status_line (const LeafImage *image, const LeafInstruction *in)
{
  return in->op == LEAF_OP_STORE_CELL && is_status_cell (image, leaf_cell_of_global (image, (guint32) in->b));
}

static void
follow_chunk (Analysis *a, guint32 id)
{
  const LeafImageChunk *chunk = LEAF_ROW (&a->image->chunks, LeafImageChunk, id);
  gboolean is_story = leaf_chunk_is_of_story (a->image, chunk);

  LEAF_EACH_OF_CHUNK (chunk, i)
  {
    const LeafInstruction *in = &a->image->code[i];
    guint32 native = in->op == LEAF_OP_NATIVE ? (guint32) in->b : 0;

    if (in->op == LEAF_OP_CALL) {
      reach_phrase (a, (guint32) in->b);
    } else if (in->op == LEAF_OP_PUSH) {
      reach_value (a, (LeafValue) { in->a, in->b });
    } else if (in->op == LEAF_OP_PUSH_TEXT && !sets_status_line (a->image, in + 1)) {
      reach_text (a, in->b);
    }
    note_native (a, native);
    a->asks_order
        |= is_story
           && (native == LEAF_NATIVE_first_held || native == LEAF_NATIVE_next_held || in->op == LEAF_OP_RELATED);
  }
}

/* By action: it is about the story itself, and only the library has commands for it; an explorer never types those. */
static guint8 *
untyped_actions (const LeafImage *image)
{
  guint8 *untyped = g_new0 (guint8, image->actions.n);

  LEAF_EACH (&image->actions, i)
    untyped[i] = LEAF_ROW (&image->actions, LeafImageAction, i)->out_of_world != FALSE;
  LEAF_EACH (&image->grammar->lines, i) {
    const LeafGrammarLine *line = LEAF_GRAMMAR_LINE (image, i);

    if (LEAF_IS (line->action) && !line->is_library)
      untyped[line->action.ix] = FALSE;
  }
  return untyped;
}

/* Runs when a story has ended, so nothing follows it. */
static const char last_activity[] = "printing the player's obituary";

/* By rulebook: it is followed only by the status line, such an action or the end of the story. */
static guint8 *
unanswering_books (const LeafImage *image, const guint8 *untyped)
{
  guint8 *books = g_new0 (guint8, image->rulebooks.n);
  const LeafImageActivity *status
      = LEAF_ROW (&image->activities, LeafImageActivity, image->facts.constructing_the_status_line);

  books[status->before.ix] = books[status->during.ix] = books[status->after.ix] = TRUE;
  LEAF_EACH (&image->actions, i) {
    const LeafImageAction *action = LEAF_ROW (&image->actions, LeafImageAction, i);

    if (untyped[i])
      books[action->check.ix] = books[action->carry_out.ix] = books[action->report.ix] = TRUE;
  }
  LEAF_EACH (&image->activities, i) {
    const LeafImageActivity *activity = LEAF_ROW (&image->activities, LeafImageActivity, i);

    if (activity->name != NULL && strcmp (activity->name, last_activity) == 0)
      books[activity->before.ix] = books[activity->during.ix] = books[activity->after.ix] = TRUE;
  }
  books[0] = FALSE;
  return books;
}

enum { BOOKED_FOR_NOTHING = 1, BOOKED = 2 };

static gboolean
answers_nothing (const LeafImage *image, const guint8 *untyped, const guint8 *booked_elsewhere, guint32 rule)
{
  const LeafImageRule *row = LEAF_IMAGE_RULE (image, rule);

  if (untyped[row->required_action.ix])
    return TRUE;
  if (booked_elsewhere[rule] == 0 && row->name != NULL)
    return TRUE; /* unless some code names it */
  if (booked_elsewhere[rule] == BOOKED_FOR_NOTHING)
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (unanswering_rules); i++)
    if (row->name != NULL && strcmp (row->name, unanswering_rules[i]) == 0)
      return TRUE;
  return FALSE;
}

static void
reach_rules (Analysis *a)
{
  g_autofree guint8 *untyped = untyped_actions (a->image);
  g_autofree guint8 *books = unanswering_books (a->image, untyped);
  g_autofree guint8 *elsewhere = g_new0 (guint8, a->image->rules.n);

  LEAF_EACH (&a->image->rulebooks, book)
    for (guint32 at = LEAF_IMAGE_RULEBOOK (a->image, book)->first_rulebook_entry; at != 0;
         at = LEAF_ROW (&a->image->rulebook_entries, LeafImageRulebookEntry, at)->next)
      elsewhere[LEAF_ROW (&a->image->rulebook_entries, LeafImageRulebookEntry, at)->rule.ix]
          |= books[book] ? BOOKED_FOR_NOTHING : BOOKED;
  LEAF_EACH (&a->image->rules, i) {
    const LeafImageRule *rule = LEAF_IMAGE_RULE (a->image, i);

    if (answers_nothing (a->image, untyped, elsewhere, i))
      continue;
    reach (a, rule->chunk.ix);
    a->asks_time |= rule->at_minutes >= 0 && rule->is_said;
    for (guint32 at = rule->first_response; at != 0; at = LEAF_ROW (&a->image->responses, LeafImageResponse, at)->next)
      reach_text (a, (gint32) LEAF_ROW (&a->image->responses, LeafImageResponse, at)->text);
  }
}

static void
reach_grammar (Analysis *a)
{
  LEAF_EACH (&a->image->grammar->lines, i) {
    const LeafGrammarLine *line = LEAF_GRAMMAR_LINE (a->image, i);

    reach_phrase (a, line->condition);
    reach_phrase (a, line->filter);
    reach_value (a, line->reply_value);
    for (guint32 t = 0; t < line->n_tokens; t++)
      reach_phrase (a, line->tokens[t].filter);
  }
  LEAF_EACH (&a->image->grammar->visible, i)
    reach_phrase (a, LEAF_ROW (&a->image->grammar->visible, LeafVisibleProperty, i)->condition);
}

static void
reach_all (Analysis *a)
{
  const LeafImage *image = a->image;

  reach_rules (a);
  reach_grammar (a);
  LEAF_EACH (&image->scene_conditions, i)
    reach_phrase (a, LEAF_ROW (&image->scene_conditions, LeafImageSceneCondition, i)->phrase);
  LEAF_EACH (&image->relations, i)
    reach_phrase (a, LEAF_IMAGE_RELATION (image, i)->phrase);
  LEAF_EACH (&image->chunks, i)
    if (LEAF_ROW (&image->chunks, LeafImageChunk, i)->sort == LEAF_CHUNK_CONDITION)
      reach (a, i);
  for (guint32 cell = 1; cell < image->layout->n_cells; cell++)
    if (!is_status_cell (image, cell))
      reach_value (a, image->layout->cells[cell]);
  LEAF_EACH (&image->blocks, i) {
    const LeafImageBlock *block = LEAF_ROW (&image->blocks, LeafImageBlock, i);

    for (guint32 k = 0; k < block->n; k++)
      reach_value (a, block->values[k]);
  }
  while (a->pending->len > 0) {
    guint32 chunk = g_array_index (a->pending, guint32, a->pending->len - 1);

    g_array_set_size (a->pending, a->pending->len - 1);
    follow_chunk (a, chunk);
  }
}

/* --- reads and writes of statements ------------------------------------------------------------------------------- */

static guint32
source_of_property (const Analysis *a, guint32 property)
{
  const LeafImageProperty *row = LEAF_IMAGE_PROPERTY (a->image, property);

  return a->n_variables + (row->is_opposite ? row->opposite.ix : property);
}

/* Returns the source that an instruction reads, or 0. */
static guint32
source_read (const Analysis *a, const LeafInstruction *in)
{
  switch (in->op) {
  case LEAF_OP_PUSH_CELL:
  case LEAF_OP_REF_CELL: return (guint32) in->b;
  case LEAF_OP_PUSH_PROPERTY:
  case LEAF_OP_TEST_EITHER:
  case LEAF_OP_REF_PROPERTY: return source_of_property (a, (guint32) in->b);
  case LEAF_OP_PUSH:
    return in->a == LEAF_KIND_PROPERTY
                   || a->image->facts.constructor[MIN (in->a, a->image->facts.n_kinds - 1)] == LEAF_KIND_PROPERTY
               ? source_of_property (a, (guint32) in->b)
               : 0;
  default: return 0;
  }
}

static gboolean
only_moves_values (const LeafInstruction *in)
{
  switch (in->op) {
  case LEAF_OP_NOP:
  case LEAF_OP_PUSH:
  case LEAF_OP_PUSH_CELL:
  case LEAF_OP_PUSH_PROPERTY:
  case LEAF_OP_PUSH_SLOT:
  case LEAF_OP_DUP:
  case LEAF_OP_POP:
  case LEAF_OP_ARITHMETIC:
  case LEAF_OP_NEGATE:
  case LEAF_OP_STORE_CELL:
  case LEAF_OP_STORE_PROPERTY:
  case LEAF_OP_RULE_END:
  case LEAF_OP_RETURN:
  case LEAF_OP_JUMP: return TRUE;
  default: return FALSE;
  }
}

/* Matches a value that is only compared with a constant, as in "the fuse is 5". An instruction that pushes a value is
 * never the last. */
static gboolean
is_compared (const LeafInstruction *in, gint32 *constant)
{
  if (in[1].op != LEAF_OP_PUSH || in[1].a != LEAF_KIND_NUMBER || in[2].op != LEAF_OP_COMPARE)
    return FALSE;
  *constant = in[1].b;
  return TRUE;
}

static void
read_effective (Analysis *a, const LeafInstruction *in)
{
  guint32 source = source_read (a, in);
  gint32 constant;

  if (in->op == LEAF_OP_PUSH_EXTRA) {
    gpointer key = GUINT_TO_POINTER ((guint32) in->b + 1);
    gint64 cap = is_compared (in, &constant) ? (gint64) constant + 2 : 0;
    gpointer before;

    if (g_hash_table_lookup_extended (a->extras, key, NULL, &before))
      cap = cap == 0 || GPOINTER_TO_INT (before) == 0 ? 0 : MAX (cap, GPOINTER_TO_INT (before));
    g_hash_table_insert (a->extras, key, GINT_TO_POINTER ((gint32) CLAMP (cap, 0, G_MAXINT32)));
  }
  if (source == 0)
    return;
  a->counts[source] = TRUE;
  a->story_asks[source] |= a->is_story;
  if (source >= a->n_variables)
    return;
  if (in->op == LEAF_OP_PUSH_CELL && is_compared (in, &constant))
    a->caps[source] = MAX (a->caps[source], constant < G_MAXINT32 ? constant + 1 : constant);
  else
    a->cannot_cap[source] = TRUE;
}

/* The variable is set to a constant, or to itself plus a number that is not negative. Only then a cap stays valid. */
static gboolean
only_grows (const LeafInstruction *first, const LeafInstruction *store)
{
  if (store - first == 1)
    return first->op == LEAF_OP_PUSH && first->a == LEAF_KIND_NUMBER;
  return store - first == 3 && first[0].op == LEAF_OP_PUSH_CELL && first[0].b == store->b && first[1].op == LEAF_OP_PUSH
         && first[1].a == LEAF_KIND_NUMBER && first[1].b >= 0 && first[2].op == LEAF_OP_ARITHMETIC
         && first[2].a == LEAF_ARITHMETIC_PLUS;
}

static void
add_flows (Analysis *a, const LeafInstruction *first, const LeafInstruction *end)
{
  for (const LeafInstruction *to = first; to < end; to++) {
    guint32 target = to->op == LEAF_OP_STORE_CELL       ? (guint32) to->b
                     : to->op == LEAF_OP_STORE_PROPERTY ? source_of_property (a, (guint32) to->b)
                                                        : 0;

    for (const LeafInstruction *from = first; target != 0 && from < to; from++) {
      Flow flow = { source_read (a, from), target };

      if (flow.from != 0 && flow.from != flow.to)
        g_array_append_val (a->flows, flow);
    }
  }
}

static void
read_statement (Analysis *a, const LeafInstruction *first, const LeafInstruction *end, gboolean is_reached)
{
  gboolean is_plain = TRUE, stores = FALSE;

  for (const LeafInstruction *in = first; in < end; in++) {
    guint32 source = in->op == LEAF_OP_STORE_CELL       ? (guint32) in->b
                     : in->op == LEAF_OP_STORE_PROPERTY ? source_of_property (a, (guint32) in->b)
                                                        : source_read (a, in);

    a->story_names[source] |= a->is_story;
    if (a->is_story && in->op == LEAF_OP_PUSH && in->a == LEAF_KIND_TABLE_NAME)
      a->story_tables[in->b] = TRUE;
    is_plain &= only_moves_values (in);
    stores |= in->op == LEAF_OP_STORE_CELL || in->op == LEAF_OP_STORE_PROPERTY;
    if ((in->op == LEAF_OP_STORE_CELL && !only_grows (first, in)) || in->op == LEAF_OP_REF_CELL)
      a->cannot_cap[in->b] = TRUE;
  }
  if (!is_reached)
    return;
  if (is_plain && stores)
    add_flows (a, first, end);
  else
    for (const LeafInstruction *in = first; in < end; in++)
      read_effective (a, in);
}

static void
read_chunk (Analysis *a, guint32 id)
{
  const LeafImageChunk *chunk = LEAF_ROW (&a->image->chunks, LeafImageChunk, id);
  const LeafInstruction *first = &a->image->code[chunk->first], *end = first + chunk->n, *from = first;

  a->is_story = leaf_chunk_is_of_story (a->image, chunk);
  for (const LeafInstruction *in = first + 1; in <= end && chunk->n > 0; in++)
    if (in == end || in->flags & LEAF_INSTRUCTION_STATEMENT) {
      read_statement (a, from, in, a->reached[id]);
      from = in;
    }
}

static void
let_flow (Analysis *a)
{
  for (gboolean any = TRUE; any;) {
    any = FALSE;
    for (guint i = 0; i < a->flows->len; i++) {
      const Flow *flow = &g_array_index (a->flows, Flow, i);

      if (!a->counts[flow->to]
          || (a->counts[flow->from] && (flow->from >= a->n_variables || a->cannot_cap[flow->from])))
        continue;
      a->counts[flow->from] = TRUE;
      if (flow->from < a->n_variables)
        a->cannot_cap[flow->from] = TRUE;
      any = TRUE;
    }
  }
}

/* --- what C code reads -------------------------------------------------------------------------------------------- */

static gboolean
is_one_of (guint32 cell, const guint32 *cells, gsize n)
{
  for (gsize i = 0; i < n; i++)
    if (cell == cells[i])
      return TRUE;
  return FALSE;
}

/* Each command sets these before anything reads them. */
static gboolean
is_of_one_command (const LeafImage *image, guint32 cell)
{
  const LeafFacts *f = &image->facts;
  const guint32 cells[] = { f->noun_cell,
                            f->second_cell,
                            f->current_item_cell,
                            f->person_asked_cell,
                            f->person_reaching_cell,
                            f->named_cell,
                            f->reason_cell,
                            f->command_cell,
                            f->topic_understood_cell,
                            f->number_understood_cell,
                            f->latest_error_cell,
                            f->matched_text_cell,
                            f->particular_possession_cell,
                            f->left_status_cell,
                            f->right_status_cell,
                            f->item_described_cell };

  if (is_one_of (cell, cells, G_N_ELEMENTS (cells)))
    return TRUE;
  for (guint32 kind = 0; kind < f->n_kinds; kind++)
    if (f->understood_cell[kind] == cell)
      return TRUE;
  return FALSE;
}

static void
count_what_c_asks (Analysis *a)
{
  const LeafFacts *f = &a->image->facts;

#define COUNT_PROPERTY(member) a->counts[source_of_property (a, f->member)] = TRUE;
#define COUNT_RULEBOOK(member)
#define COUNT_RULE(member)
#define COUNT_ACTIVITY(member)
#define COUNT_ACTION(member)
#define COUNT_KIND(member)
#define COUNT_INSTANCE(member)
#define COUNT_USE_OPTION(member)
#define COUNT_VARIABLE(member)
#define COUNT_OWN_VARIABLE(member)
#define COUNT_PHRASE(member)             reach_phrase (a, f->member);
#define LEAF_LIBRARY(sort, member, name) COUNT_##sort (member)
#include "../image/leaf-library.def"
#undef LEAF_LIBRARY
  LEAF_EACH (&a->image->relations, i)
    if (LEAF_IS (LEAF_IMAGE_RELATION (a->image, i)->property))
      a->counts[source_of_property (a, LEAF_IMAGE_RELATION (a->image, i)->property.ix)] = TRUE;
  LEAF_EACH (&a->image->properties, i)
    if (LEAF_IS (LEAF_IMAGE_PROPERTY (a->image, i)->relation))
      a->counts[source_of_property (a, i)] = TRUE;
  LEAF_EACH (&a->image->grammar->visible, i)
    a->counts[source_of_property (a, LEAF_ROW (&a->image->grammar->visible, LeafVisibleProperty, i)->property.ix)]
        = TRUE;
  LEAF_EACH (&a->image->grammar->lines, i) {
    const LeafGrammarLine *line = LEAF_GRAMMAR_LINE (a->image, i);

    for (guint32 t = 0; t < line->n_tests; t++)
      a->counts[source_of_property (a, line->tests[t].property.ix)] = TRUE;
    for (guint32 k = 0; k < line->n_tokens; k++)
      for (guint32 t = 0; t < line->tokens[k].n_tests; t++)
        a->counts[source_of_property (a, line->tokens[k].tests[t].property.ix)] = TRUE;
  }
}

/* --- results ------------------------------------------------------------------------------------------------------ */

void
leaf_projection_leave_out (LeafProjection *projection, char *what, const char *why_format, ...)
{
  LeafLeftOut row = { .what = what };
  va_list values;

  va_start (values, why_format);
  row.why = g_strdup_vprintf (why_format, values);
  va_end (values);
  g_array_append_val (projection->left_out, row);
}

static gboolean
is_among (const char *name, const char *const *names, gsize n)
{
  for (gsize i = 0; i < n && name != NULL; i++)
    if (strcmp (name, names[i]) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
is_passing (const Analysis *a, guint32 source, const char *name)
{
  return !a->story_asks[source] && is_among (name, passing, G_N_ELEMENTS (passing));
}

/* Returns TRUE if the author knows the source by name. */
static gboolean
is_listed (const Analysis *a, guint32 source, const char *name)
{
  return a->story_names[source] || is_among (name, known_names, G_N_ELEMENTS (known_names));
}

static void
project_variables (const Analysis *a, LeafProjection *projection)
{
  const LeafFacts *f = &a->image->facts;
  const guint32 known[] = { f->player_cell,    f->location_cell, f->tense_cell,
                            f->viewpoint_cell, f->darkness_cell, f->command_prompt_cell };

  LEAF_EACH (&a->image->variables, i) {
    const LeafImageVariable *row = LEAF_ROW (&a->image->variables, LeafImageVariable, i);
    gboolean counts = a->counts[i];

    if (leaf_cell_of_global (a->image, i) == 0)
      continue;
    if (is_of_one_command (a->image, row->cell) || is_passing (a, i, row->name)) {
      projection->cells[row->cell] = LEAF_CELL_LEFT_OUT;
      continue;
    }
    if (is_one_of (row->cell, known, G_N_ELEMENTS (known)))
      continue;
    if (row->cell == f->time_cell)
      counts |= a->asks_time;
    if (!counts) {
      projection->cells[row->cell] = LEAF_CELL_LEFT_OUT;
      if (is_listed (a, i, row->name))
        leaf_projection_leave_out (projection, g_strdup (row->name), "nothing that a command can run reads it");
    } else if (row->kind.ix == LEAF_KIND_NUMBER && !a->cannot_cap[i] && a->caps[i] > G_MININT32) {
      projection->cells[row->cell] = LEAF_CELL_CAPPED;
      projection->caps[row->cell] = a->caps[i];
      if (is_listed (a, i, row->name))
        leaf_projection_leave_out (projection, g_strdup_printf ("%s beyond %d", row->name, a->caps[i]),
                                   "it only grows, and is compared with nothing larger");
    }
  }
}

static void
project_properties (const Analysis *a, LeafProjection *projection)
{
  LEAF_EACH (&a->image->properties, p) {
    const LeafImageProperty *row = LEAF_IMAGE_PROPERTY (a->image, p);
    gboolean any = FALSE;

    if (row->is_opposite || LEAF_IS (row->condition_of)
        || (a->counts[source_of_property (a, p)] && !is_passing (a, source_of_property (a, p), row->name)))
      continue;
    LEAF_EACH (&a->image->instances, i) {
      guint32 cell = leaf_image_property_cell (a->image, i, p);

      any |= cell != 0;
      projection->cells[cell] = LEAF_CELL_LEFT_OUT;
    }
    if (any && is_listed (a, source_of_property (a, p), row->name))
      leaf_projection_leave_out (projection, g_strdup_printf ("the property '%s'", row->name),
                                 "nothing that a command can run reads it");
  }
}

/* Leaves out tables that the library fills while it describes a room. */
static void
project_tables (const Analysis *a, LeafProjection *projection)
{
  LEAF_EACH (&a->image->tables, i) {
    const LeafImageTable *table = LEAF_ROW (&a->image->tables, LeafImageTable, i);
    guint32 n = table->n_columns * table->n_rows;

    if (a->story_tables[i] || !is_among (table->name, passing_tables, G_N_ELEMENTS (passing_tables)))
      continue;
    for (guint32 cell = table->first_cell; cell < table->first_cell + n; cell++)
      projection->cells[cell] = LEAF_CELL_LEFT_OUT;
  }
}

/* Leaves out or caps counts of past events, as far as nothing reads them. */
static void
project_histories (const Analysis *a, LeafProjection *projection)
{
  static const struct {
    guint8 count, before;
  } kept[] = { { LEAF_PAST_TIMES, LEAF_PAST_TIMES_BEFORE }, { LEAF_PAST_TURNS, LEAF_PAST_TURNS_BEFORE } };
  guint32 extras = a->image->layout->extras_cell;
  gboolean any = FALSE;

  LEAF_EACH (&a->image->histories, i) {
    const LeafHistoryRow *row = LEAF_ROW (&a->image->histories, LeafHistoryRow, i);

    if (row->is_action) {
      projection->cells[extras + row->cell + LEAF_PAST_BEFORE]
          = LEAF_CELL_LEFT_OUT; /* the number of a turn, which never recurs */
      any = TRUE;
    }
    for (guint k = 0; k < G_N_ELEMENTS (kept); k++) {
      guint n = row->is_action ? 1 : 2;
      gboolean is_asked = FALSE, can_cap = TRUE;
      gint32 cap = 0;

      for (guint c = 0; c < n; c++) {
        guint32 cell = row->cell + (c == 0 ? kept[k].count : kept[k].before);
        gpointer found;

        if (!g_hash_table_lookup_extended (a->extras, GUINT_TO_POINTER (cell + 1), NULL, &found))
          continue;
        is_asked = TRUE;
        can_cap &= GPOINTER_TO_INT (found) != 0;
        cap = MAX (cap, GPOINTER_TO_INT (found) - 1);
      }
      for (guint c = 0; c < n && (!is_asked || can_cap); c++) {
        guint32 cell = extras + row->cell + (c == 0 ? kept[k].count : kept[k].before);

        projection->cells[cell] = is_asked ? LEAF_CELL_CAPPED : LEAF_CELL_LEFT_OUT;
        projection->caps[cell] = cap;
        any = TRUE;
      }
    }
  }
  if (any)
    leaf_projection_leave_out (
        projection, g_strdup ("how often and for how long something was so, beyond the numbers that rules ask for"),
        "no rule tells them apart");
}

static void
analysis_clear (Analysis *a)
{
  g_free (a->counts);
  g_free (a->story_asks);
  g_free (a->story_names);
  g_free (a->story_tables);
  g_free (a->cannot_cap);
  g_free (a->caps);
  g_free (a->reached);
  g_array_unref (a->flows);
  g_array_unref (a->pending);
  g_hash_table_unref (a->extras);
}

static void
clear_left_out (gpointer data)
{
  LeafLeftOut *row = data;

  g_free (row->what);
  g_free (row->why);
}

void
leaf_projection_init (const LeafImage *image, LeafProjection *projection)
{
  g_autofree guint8 *is_asked_by_c = NULL;
  Analysis a = { .image = image, .n_variables = image->variables.n, .n = image->variables.n + image->properties.n };

  a.counts = g_new0 (guint8, a.n);
  a.story_asks = g_new0 (guint8, a.n);
  a.story_tables = g_new0 (guint8, image->tables.n + 1);
  a.story_names = g_new0 (guint8, a.n);
  a.cannot_cap = g_new0 (guint8, a.n_variables);
  a.caps = g_new (gint32, a.n_variables);
  for (guint32 i = 0; i < a.n_variables; i++)
    a.caps[i] = G_MININT32;
  a.reached = g_new0 (guint8, image->chunks.n);
  a.flows = g_array_new (FALSE, FALSE, sizeof (Flow));
  a.pending = g_array_new (FALSE, FALSE, sizeof (guint32));
  a.extras = g_hash_table_new (NULL, NULL);
  projection->cells = g_new (guint8, image->layout->n_cells + LEAF_CELLS_A_PAGE);
  memset (projection->cells, LEAF_CELL_COUNTS, image->layout->n_cells + LEAF_CELLS_A_PAGE);
  projection->caps = g_new0 (gint32, image->layout->n_cells + LEAF_CELLS_A_PAGE);
  projection->left_out = g_array_new (FALSE, FALSE, sizeof (LeafLeftOut));
  g_array_set_clear_func (projection->left_out, clear_left_out);
  count_what_c_asks (&a);
  is_asked_by_c = g_memdup2 (a.counts, a.n);
  reach_all (&a);
  LEAF_EACH (&image->chunks, i)
    read_chunk (&a, i);
  let_flow (&a);
  project_variables (&a, projection);
  project_properties (&a, projection);
  project_tables (&a, projection);
  project_histories (&a, projection);
  leaf_counters_project (image, a.reached, is_asked_by_c, projection);
  projection->cells[0] = LEAF_CELL_LEFT_OUT;
  projection->has_scene_times = a.asks_scene_times;
  projection->has_clock = projection->cells[image->facts.time_cell] != LEAF_CELL_LEFT_OUT;
  projection->has_order = a.asks_order;
  if (!a.asks_order)
    leaf_projection_leave_out (projection, g_strdup ("the order of things in one place"),
                               "it is the order in which they are listed, and no rule asks for the first");
  leaf_projection_leave_out (projection, g_strdup ("what was last typed and named"), "each command sets it again");
  analysis_clear (&a);
}

void
leaf_projection_clear (LeafProjection *projection)
{
  g_free (projection->cells);
  g_free (projection->caps);
  g_array_unref (projection->left_out);
}
