/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-moment.c: moments of a play. A command runs on a copy of the play, so the moment itself never changes.
 *
 * In an exploration nobody reads the output, takes back a turn or saves, so nothing is kept for these. The play does
 * not record its commands either, because the explorer knows the path to each moment. */

#include "leaf-explore-private.h"

#include "../commands/leaf-parse-driver.h"
#include "leaf-command-input.h"
#include "leaf-events.h"
#include "leaf-marks.h"
#include "leaf-run.h"
#include "leaf-snapshot.h"
#include "leaf-values.h"
#include "leaf-table-index.h"

#include <string.h>

enum { ENDED_FINALLY = 1, LEAST_ROOM = 4, LEAST_TEXT = 64, OTHER_BYTES = 10000 /* parser, allocator */ };

void
leaf_step_result_clear (LeafStepResult *result)
{
  g_clear_pointer (&result->fault, g_free);
}

/* --- construction ------------------------------------------------------------------------------------------------- */

LeafMoment *
leaf_moment_with (const LeafExplorer *explorer, LeafMachine *machine)
{
  LeafMoment *moment = g_new0 (LeafMoment, 1);

  g_atomic_ref_count_init (&moment->references);
  moment->explorer = explorer;
  moment->play = leaf_play_new_with (explorer->program, machine);
  return moment;
}

LeafMoment *
leaf_moment_ref (LeafMoment *moment)
{
  g_atomic_ref_count_inc (&moment->references);
  return moment;
}

void
leaf_moment_unref (LeafMoment *moment)
{
  if (moment == NULL || !g_atomic_ref_count_dec (&moment->references))
    return;
  leaf_play_free (moment->play);
  g_free (moment->page_sums);
  g_free (moment->page_blocks);
  g_free (moment);
}

/* Of an endless turn, only the last problem counts. Where in the rule it was given up depends on the budget. */
static void
note_faults (const LeafMachine *m, LeafStepResult *result)
{
  for (guint i = 0; i < m->events->len; i++) {
    const LeafRawEvent *raw = &g_array_index (m->events, LeafRawEvent, i);

    if (raw->event.sort != LEAF_EVENT_FAULT)
      continue;
    if (result->n_faults++ == 0 || (result->is_endless && i + 1 == m->events->len)) {
      g_free (result->fault);
      result->fault = g_strndup (m->event_text->str + raw->text, raw->length);
      result->fault_rule = raw->event.rule;
      result->fault_place = raw->event.place;
    }
  }
  if (result->is_endless)
    result->fault_place = leaf_place_of_rule (m, result->fault_rule);
}

/* Runs to the next command, or to the end of the story. */
static LeafMomentState
run_on (LeafMachine *m, guint64 budget)
{
  LeafStop stop = leaf_machine_run (m, budget);

  if (stop.cause == LEAF_STOP_WANTS_COMMAND)
    return leaf_machine_waiting_native (m) == LEAF_NATIVE_read_final_answer ? LEAF_MOMENT_ENDED : LEAF_MOMENT_GOES_ON;
  return stop.cause == LEAF_STOP_FINISHED ? LEAF_MOMENT_ENDED : LEAF_MOMENT_LOST;
}

/* The same for a command that was parsed before, in the state of another machine. */
static LeafMomentState
run_on_parsed (LeafMachine *m, guint64 budget, const LeafReadCommand *read, const LeafMachine *before)
{
  LeafParsed parsed = { 0 };
  LeafAnswer answers[LEAF_MOST_ASSUMED];
  LeafKnownParse known = { read->words, &parsed, answers, read->n_questions };
  const guint8 *at = read->parsed;
  LeafMomentState state;

  leaf_take_words (&at, (guint8 *) &parsed);
  for (guint32 i = 0; i < read->n_questions; i++)
    answers[i] = leaf_likely_answer (read->questions[i]);
  m->explored->parsed = &known;
  m->explored->parsed_in = before;
  state = run_on (m, budget);
  m->explored->parsed = NULL;
  return state;
}

/* Frees space that is needed only while a turn runs. */
static void
trim (LeafMachine *m)
{
  g_free (g_array_steal (m->events, NULL));
  if (m->event_text->allocated_len > LEAST_TEXT) {
    g_string_free (m->event_text, TRUE);
    m->event_text = g_string_new (NULL);
  }
  g_string_truncate (m->event_text, 0);
  g_clear_pointer (&m->event_messages, g_ptr_array_unref);
  m->stack_room = m->top + LEAST_ROOM;
  m->stack = g_renew (LeafValue, m->stack, m->stack_room);
  m->frames_room = m->n_frames + LEAST_ROOM;
  m->frames = g_renew (LeafFrame, m->frames, m->frames_room);
  leaf_table_forget (m);
}

static LeafMoment *
settle (LeafMoment *moment, const LeafMoment *before, guint64 budget, LeafCoverage *coverage, LeafDraws *draws,
        const LeafReadCommand *read, LeafStepResult *result)
{
  LeafMachine *m = moment->play->machine;
  LeafMarks marks = { .begun = m->chance, .draws = draws };
  guint64 n_before = m->n_events;

  if (coverage != NULL) {
    marks.bits = coverage->bits;
    marks.n = coverage->n;
  }
  m->explored = &marks;
  result->state = read != NULL && read->parsed != NULL ? run_on_parsed (m, budget, read, before->play->machine)
                                                       : run_on (m, budget);
  m->explored = NULL;
  result->drew = memcmp (&marks.begun, &m->chance, sizeof marks.begun) != 0;
  result->work = m->n_events - n_before;
  result->is_endless = m->stop.cause == LEAF_STOP_OUT_OF_BUDGET;
  if (result->is_endless)
    leaf_play_give_up (moment->play);
  note_faults (m, result);
  if (marks.ended_at != 0)
    result->ended_at = leaf_place_of_instruction (m, marks.ended_at);
  trim (m);
  result->is_final = result->state == LEAF_MOMENT_ENDED && m->ended == ENDED_FINALLY;
  moment->is_over = result->state != LEAF_MOMENT_GOES_ON;
  moment->hash = leaf_projected_hash (moment->explorer, moment, before);
  return moment;
}

gboolean
leaf_rulebook_has_story_rules (const LeafImage *image, guint32 rulebook)
{
  for (guint32 at = LEAF_IMAGE_RULEBOOK (image, rulebook)->first_rulebook_entry; at != 0;
       at = LEAF_ROW (&image->rulebook_entries, LeafImageRulebookEntry, at)->next)
    if (!LEAF_IMAGE_RULE (image, LEAF_ROW (&image->rulebook_entries, LeafImageRulebookEntry, at)->rule.ix)->is_library)
      return TRUE;
  return FALSE;
}

gboolean
leaf_activity_has_story_rules (const LeafImage *image, guint32 activity)
{
  const LeafImageActivity *row = LEAF_ROW (&image->activities, LeafImageActivity, activity);
  const guint32 books[] = { row->before.ix, row->during.ix, row->after.ix };

  for (guint i = 0; i < G_N_ELEMENTS (books); i++)
    if (leaf_rulebook_has_story_rules (image, books[i]))
      return TRUE;
  return FALSE;
}

LeafMoment *
leaf_moment_begin (const LeafExplorer *explorer, guint32 seed, guint64 budget, LeafCoverage *coverage,
                   LeafStepResult *result)
{
  LeafMachine *m = leaf_machine_new (explorer->program, seed, &leaf_play_host);

  *result = (LeafStepResult) { 0 };
  m->is_explored = TRUE;
  /* the status line's two usual texts may draw random alternatives, which do not matter here */
  m->has_lively_status = leaf_activity_has_story_rules (m->image, m->facts->constructing_the_status_line);
  m->wanted = 0;
  return settle (leaf_moment_with (explorer, m), NULL, budget, coverage, NULL, NULL, result);
}

LeafMoment *
leaf_moment_after (const LeafMoment *moment, const char *command, guint64 budget, LeafCoverage *coverage,
                   LeafStepResult *result)
{
  return leaf_moment_after_drawing (moment, command, budget, coverage, result, NULL, NULL);
}

LeafMoment *
leaf_moment_after_drawing (const LeafMoment *moment, const char *command, guint64 budget, LeafCoverage *coverage,
                           LeafStepResult *result, LeafDraws *draws, const LeafReadCommand *read)
{
  LeafMachine *m;

  g_return_val_if_fail (moment != NULL && command != NULL && ((draws == NULL && read == NULL) || coverage != NULL),
                        NULL);
  *result = (LeafStepResult) { 0 };
  if (moment->play->machine->is_over || moment->play->machine->stop.cause != LEAF_STOP_WANTS_COMMAND)
    return NULL;
  m = leaf_machine_copy (moment->play->machine);
  leaf_machine_give_command (m, command);
  return settle (leaf_moment_with (moment->explorer, m), moment, budget, coverage, draws, read, result);
}

/* --- queries ------------------------------------------------------------------------------------------------------ */

guint64
leaf_moment_hash (const LeafMoment *moment)
{
  return moment->hash;
}

guint32
leaf_room_of_player (const LeafMachine *m)
{
  guint32 at = leaf_player (m);

  while (at != 0 && !leaf_image_is_kind (m->image, at, LEAF_KIND_ROOM))
    at = m->tree[at].parent;
  return at;
}

guint32
leaf_moment_room (const LeafMoment *moment)
{
  return leaf_room_of_player (moment->play->machine);
}

gint32
leaf_moment_score (const LeafMoment *moment)
{
  const LeafMachine *m = moment->play->machine;

  return leaf_cell (m, m->facts->score_cell).bits;
}

gboolean
leaf_moment_is_over (const LeafMoment *moment)
{
  return moment->is_over;
}

gboolean
leaf_moment_is_dark (const LeafMoment *moment)
{
  const LeafMachine *m = moment->play->machine;

  return leaf_cell (m, m->facts->darkness_cell).bits != 0;
}

static guint64
sum_of_held (const LeafMachine *m, guint32 holder, guint depth)
{
  guint64 sum = 0;

  for (guint32 at = m->tree[holder].child; at != 0 && depth < 8; at = m->tree[at].sibling)
    sum += leaf_hash (&at, sizeof at, 17) + sum_of_held (m, at, depth + 1);
  return sum;
}

guint64
leaf_moment_possessions (const LeafMoment *moment)
{
  const LeafMachine *m = moment->play->machine;

  return sum_of_held (m, leaf_player (m), 0);
}

guint64
leaf_moment_arrivals (const LeafMoment *moment, const LeafMoment *before)
{
  const LeafMachine *m = moment->play->machine, *old = before->play->machine;
  guint32 player = leaf_player (m);
  guint64 sum = 0;

  for (guint32 i = 1; i < MIN (m->n_tree, old->n_tree); i++) {
    gboolean is_held;
    guint32 arrival[2] = { i, m->tree[i].parent };

    if (m->tree[i].parent == old->tree[i].parent)
      continue;
    is_held = leaf_is_held_by (m, i, player);
    if (i != player && !is_held && !leaf_is_held_by (old, i, player))
      continue;
    arrival[1] = is_held ? player : arrival[1];
    sum += leaf_hash (arrival, sizeof arrival, 19);
  }
  return sum;
}

guint64
leaf_moment_chance (const LeafMoment *moment)
{
  return leaf_hash (&moment->play->machine->chance, sizeof (LeafRng), 5);
}

const LeafPlay *
leaf_moment_play (const LeafMoment *moment)
{
  return moment->play;
}

LeafPlay *
leaf_moment_continue (const LeafMoment *moment)
{
  return leaf_play_new_with (moment->explorer->program, leaf_machine_copy (moment->play->machine));
}

LeafStop
leaf_play_run_drawing (LeafPlay *play, guint64 budget, LeafCoverage *coverage, LeafDraws *draws, LeafPlace *ended_at)
{
  g_return_val_if_fail (play != NULL, ((LeafStop) { 0 }));
  LeafMarks marks = { .bits = coverage->bits, .n = coverage->n, .begun = play->machine->chance, .draws = draws };
  LeafStop stop;

  play->machine->explored = &marks;
  stop = leaf_play_run (play, budget);
  play->machine->explored = NULL;
  if (marks.ended_at != 0)
    *ended_at = leaf_place_of_instruction (play->machine, marks.ended_at);
  return stop;
}

gsize
leaf_moment_bytes (const LeafMoment *moment)
{
  const LeafMachine *m = moment->play->machine;
  guint32 pages = leaf_cells_n_pages (&m->cells);
  gsize bytes
      = sizeof (LeafMoment) + sizeof (LeafPlay) + sizeof (LeafMachine) + sizeof (LeafParsed) + pages * 20 + OTHER_BYTES;

  bytes += m->n_tree * sizeof (LeafTreeNode) + m->stack_room * sizeof (LeafValue) + m->frames_room * sizeof (LeafFrame)
           + m->shared_room * sizeof (LeafValue);
  return bytes + pages * sizeof (LeafCellPage);
}

LeafMomentFacts
leaf_play_moment_facts (const LeafPlay *play)
{
  g_return_val_if_fail (play != NULL, ((LeafMomentFacts) { 0 }));
  const LeafMachine *m = play->machine;

  return (LeafMomentFacts) {
    .room = leaf_room_of_player (m),
    .score = leaf_cell (m, m->facts->score_cell).bits,
    .has_ended = m->is_over || m->ended != 0,
  };
}

gboolean
leaf_play_is_text_of (const LeafPlay *play, guint32 instance, const char *words)
{
  g_return_val_if_fail (play != NULL, FALSE);
  const LeafMachine *m = play->machine;

  LEAF_EACH (&m->image->properties, p) {
    guint32 cell = leaf_image_property_cell (m->image, instance, p);
    LeafValue value = cell != 0 ? leaf_cell (m, cell) : (LeafValue) { 0 };
    const char *text
        = value.kind == LEAF_KIND_TEXT && p != m->facts->printed_name ? leaf_text_characters (m, value) : NULL;

    if (text != NULL && *text != '\0' && strcmp (text, words) == 0)
      return TRUE;
  }
  return FALSE;
}

/* --- facts -------------------------------------------------------------------------------------------------------- */

static void
add_fact (GArray *facts, guint64 a, guint64 b, guint64 sort)
{
  guint64 key[2] = { a, b }, fact = leaf_hash (key, sizeof key, 11);

  fact = (fact & ~(guint64) LEAF_FACT_SORT) | sort;
  g_array_append_val (facts, fact);
}

/* Numbers are compared by powers of two, since with exact values a clock would give a new fact in each turn. */
static guint64
value_of_fact (LeafValue value)
{
  gint32 bits = value.bits;

  if (value.kind == LEAF_KIND_NUMBER || value.kind == LEAF_KIND_TIME)
    bits = bits > 2 ? (gint32) g_bit_storage ((gulong) bits) + 1 : MAX (bits, -1);
  return (guint64) value.kind << 32 | (guint32) bits;
}

void
leaf_moment_facts (const LeafMoment *moment, const LeafMoment *before, GArray *facts)
{
  const LeafProjection *projection = &moment->explorer->projection;
  const LeafMachine *m = moment->play->machine;
  const LeafCells *old = before != NULL ? &before->play->machine->cells : leaf_image_cells (m->image);
  const LeafTreeNode *tree = before != NULL ? before->play->machine->tree : m->layout->tree;

  for (guint32 page = 0; page < leaf_cells_n_pages (&m->cells); page++) {
    guint32 first = page * LEAF_CELLS_A_PAGE, n = MIN (m->cells.n - first, (guint32) LEAF_CELLS_A_PAGE);
    const LeafValue *now = m->cells.pages[page]->values, *then = old->pages[page]->values;

    if (now == then)
      continue;
    for (guint32 i = leaf_cells_next_change (now, then, 0, n); i < n; i = leaf_cells_next_change (now, then, i + 1, n))
      if (projection->cells[first + i] != LEAF_CELL_LEFT_OUT)
        add_fact (facts, first + i, value_of_fact (now[i]),
                  moment->explorer->is_history[first + i]                            ? LEAF_FACT_HISTORY
                  : now[i].kind == LEAF_KIND_NUMBER || now[i].kind == LEAF_KIND_TIME ? LEAF_FACT_NUMBER
                                                                                     : LEAF_FACT_OTHER);
  }
  for (guint32 i = leaf_tree_next_change (m->tree, tree, 1, m->n_tree); i < m->n_tree;
       i = leaf_tree_next_change (m->tree, tree, i + 1, m->n_tree))
    if (m->tree[i].parent != tree[i].parent || m->tree[i].held != tree[i].held)
      add_fact (facts, (guint64) i << 32, (guint64) m->tree[i].parent << 8 | m->tree[i].held,
                i != leaf_player (m) && leaf_image_is_kind (m->image, m->tree[i].parent, LEAF_KIND_ROOM)
                    ? LEAF_FACT_LIES
                    : LEAF_FACT_OTHER);
}

/* --- goals -------------------------------------------------------------------------------------------------------- */

struct _LeafGoal {
  LeafCompiledFragment *asked;
};

/* Returns why something that is understood cannot hold between two commands; NULL if it can. Free with g_free. */
static char *
dup_why_no_condition (const LeafMoment *moment, const LeafCompiledFragment *asked)
{
  LeafFragmentMade made = leaf_compiled_fragment_made (asked);

  if (made.is_action || made.kind.ix == LEAF_KIND_STORED_ACTION || made.kind.ix == LEAF_KIND_ACTION_NAME)
    return g_strdup ("This is an action. A condition is tested between two commands, when no action goes on. "
                     "To look for the action, name a rule about it: 'rule: NAME'.");
  if (made.kind.ix != LEAF_KIND_TRUTH_STATE)
    return g_strdup_printf ("This is a value (%s), not a condition, which has a verb: 'the lamp is lit'.",
                            leaf_image_kind_name (moment->play->machine->image, made.kind));
  return NULL;
}

LeafGoal *
leaf_goal_new (const LeafMoment *moment, const char *words, char **problem)
{
  g_autoptr (LeafMessageFragment) message = NULL;
  LeafCompiledFragment *asked = leaf_compiled_fragment_new (moment->play->machine, G_MAXUINT32, words, FALSE, &message);
  g_autofree char *why = NULL;
  LeafGoal *goal;

  if (asked == NULL) {
    if (problem != NULL)
      *problem = leaf_message_fragment_words (message, NULL, NULL);
    return NULL;
  }
  why = dup_why_no_condition (moment, asked);
  if (why != NULL) {
    leaf_compiled_fragment_free (asked);
    if (problem != NULL)
      *problem = g_steal_pointer (&why);
    return NULL;
  }
  goal = g_new0 (LeafGoal, 1);
  goal->asked = asked;
  return goal;
}

void
leaf_goal_free (LeafGoal *goal)
{
  if (goal == NULL)
    return;
  leaf_compiled_fragment_free (goal->asked);
  g_free (goal);
}

gboolean
leaf_goal_holds (const LeafGoal *goal, const LeafMoment *moment)
{
  g_auto (LeafEvaluation) found = leaf_compiled_fragment_run (goal->asked, moment->play->machine, G_MAXUINT32);

  return found.problem == NULL && found.is_true;
}
