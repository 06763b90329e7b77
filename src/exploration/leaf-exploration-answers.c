/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-answers.c: tries each action on each thing, and finds who answers: the library alone, the story, or
 * nothing. */

#include "leaf-exploration-private.h"

#include <string.h>

enum { MOST_TRIES = 2, MOST_REFUSED = 8, MOST_CELLS = 100000 };

typedef struct {
  const LeafExploration *exploration;
  GArray *rows;     /* of LeafExplorationAnswer */
  GHashTable *at;   /* action and thing -> its row, from 1 */
  GHashTable *done; /* action and thing -> attempts; a success or an answer by the story counts as several */
  guint64 turns;
} Answers;

static void
clear_row (gpointer row)
{
  g_free (((LeafExplorationAnswer *) row)->command);
}

/* Of two answers the one with the higher weight is kept, since it tells an author more about what is left to do. */
static guint
weight_of (LeafAnsweredBy by)
{
  static const guint weights[] = { [LEAF_ANSWERED_NOTHING] = 1,
                                   [LEAF_ANSWERED_BY_LIBRARY] = 2,
                                   [LEAF_ANSWERED_BY_STORY] = 3,
                                   [LEAF_ANSWERED_PROBLEM] = 4 };

  return by < G_N_ELEMENTS (weights) ? weights[by] : 0;
}

/* Judges only the text and the rules between the beginning and the end of the first action, because the rest of a turn
 * does not answer the command. A rule that ends the story answers it: what the story prints then comes after the
 * action. */
static void
judge (const LeafExploration *exploration, const LeafPlay *play, gboolean was_ended, const LeafEvent *events, guint32 n,
       LeafExplorationAnswer *row)
{
  const LeafProgram *program = leaf_explorer_program (exploration->explorer);
  gboolean is_of_story = FALSE, is_printed = FALSE, has_problem = FALSE, is_ended;
  guint depth = 0;
  gboolean is_over = FALSE;

  for (guint32 i = 0; i < n; i++) {
    const LeafEvent *event = &events[i];

    has_problem |= event->sort == LEAF_EVENT_FAULT;
    depth += event->sort == LEAF_EVENT_ACTION_BEGUN;
    if (event->sort == LEAF_EVENT_ACTION_ENDED && depth > 0 && --depth == 0 && !is_over) {
      row->succeeded = event->outcome == LEAF_OUTCOME_SUCCESS;
      is_over = TRUE;
    }
    if (is_over || depth == 0)
      continue;
    is_of_story |= event->sort == LEAF_EVENT_RULE_BEGUN && (event->style & 1) == 0
                   && !leaf_program_rule (program, event->rule).is_library;
    if (event->sort == LEAF_EVENT_TEXT) {
      is_printed |= event->text[strspn (event->text, " \n")] != '\0';
      is_of_story |= (event->place.source != 0 && !leaf_program_source_is_library (program, event->place.source))
                     || leaf_play_is_text_of (play, row->thing, event->text);
    }
  }
  is_ended = leaf_play_moment_facts (play).has_ended && !was_ended;
  row->by = has_problem               ? LEAF_ANSWERED_PROBLEM
            : is_ended && is_of_story ? LEAF_ANSWERED_BY_STORY
            : !is_printed             ? LEAF_ANSWERED_NOTHING
            : is_of_story             ? LEAF_ANSWERED_BY_STORY
                                      : LEAF_ANSWERED_BY_LIBRARY;
}

/* Returns FALSE if the command causes no action. */
static gboolean
try_command (Answers *answers, const LeafMoment *moment, const char *command, LeafExplorationAnswer *row)
{
  g_autoptr (LeafPlay) play = leaf_moment_continue (moment);
  guint32 n;
  const LeafEvent *events;
  gboolean begun = FALSE, was_ended = leaf_play_moment_facts (play).has_ended;

  leaf_play_set_wanted (play, LEAF_WANT_TEXT | LEAF_WANT_RULES | LEAF_WANT_ACTIONS);
  if (!leaf_play_command (play, command))
    return FALSE;
  leaf_play_run (play, answers->exploration->options.budget);
  answers->turns++;
  events = leaf_play_drain (play, &n);
  for (guint32 i = 0; i < n && !begun; i++)
    begun = events[i].sort == LEAF_EVENT_ACTION_BEGUN;
  if (begun)
    judge (answers->exploration, play, was_ended, events, n, row);
  return begun;
}

static void
add_answer (Answers *answers, gpointer key, LeafExplorationAnswer *answer)
{
  guint at = GPOINTER_TO_UINT (g_hash_table_lookup (answers->at, key));
  LeafExplorationAnswer *known;

  if (at == 0) {
    g_array_append_val (answers->rows, *answer);
    g_hash_table_insert (answers->at, key, GUINT_TO_POINTER (answers->rows->len));
    answer->command = NULL;
    return;
  }
  known = &g_array_index (answers->rows, LeafExplorationAnswer, at - 1);
  known->succeeded |= answer->succeeded;
  if (weight_of (answer->by) <= weight_of (known->by))
    return;
  g_free (known->command);
  answer->succeeded = known->succeeded;
  *known = *answer;
  answer->command = NULL;
}

/* Tries each pair of action and thing at most once in a moment. */
static void
look_at_moment (Answers *answers, guint32 node, const LeafMoment *moment, guint32 most_turns)
{
  const LeafPlay *play = leaf_moment_play (moment);
  g_autoptr (LeafChoices) choices = leaf_choices_new (answers->exploration->explorer, play);
  g_autoptr (GHashTable) here = g_hash_table_new (NULL, NULL);

  for (guint32 i = 0; i < leaf_choices_n (choices) && answers->turns < most_turns; i++) {
    LeafExplorationAnswer answer = { .moment = node };
    guint32 second;
    gpointer key;
    guint tries;

    leaf_choices_action (choices, i, &answer.action, &answer.thing, &second);
    key = GSIZE_TO_POINTER ((gsize) answer.action << 32 | answer.thing);
    tries = GPOINTER_TO_UINT (g_hash_table_lookup (answers->done, key));
    if (answer.action == 0 || answer.thing == 0 || tries >= MOST_REFUSED || g_hash_table_contains (here, key)
        || answers->rows->len >= MOST_CELLS)
      continue;
    answer.command = leaf_choices_dup_command (choices, play, i);
    if (answer.command != NULL && try_command (answers, moment, answer.command, &answer)) {
      g_hash_table_add (here, key);
      g_hash_table_insert (
          answers->done, key,
          GUINT_TO_POINTER (
              tries + (answer.succeeded || answer.by == LEAF_ANSWERED_BY_STORY ? MOST_REFUSED / MOST_TRIES : 1)));
      add_answer (answers, key, &answer);
    }
    g_free (answer.command);
  }
}

static int
by_action (gconstpointer a, gconstpointer b)
{
  const LeafExplorationAnswer *one = a, *other = b;

  if (one->action != other->action)
    return one->action < other->action ? -1 : 1;
  return one->thing < other->thing ? -1 : one->thing > other->thing;
}

/* Looks at moments with new facts before those that only combine known facts. */
GArray *
leaf_exploration_answers (const LeafExploration *exploration, guint32 most_turns)
{
  Answers answers = { .exploration = exploration,
                      .rows = g_array_new (FALSE, FALSE, sizeof (LeafExplorationAnswer)),
                      .at = g_hash_table_new (NULL, NULL),
                      .done = g_hash_table_new (NULL, NULL) };

  g_array_set_clear_func (answers.rows, clear_row);
  for (gint least = 2; least >= 0; least--)
    for (guint32 i = 0; i < exploration->nodes->len && answers.turns < most_turns; i++) {
      const LeafExplored *node = leaf_explored_at (exploration, i);
      g_autoptr (LeafMoment) moment = NULL;

      if (node->is_over || node->is_lost || MIN (node->novelty, 2) != least)
        continue;
      moment = leaf_explored_moment (exploration, i, &answers.turns);
      if (moment != NULL)
        look_at_moment (&answers, i, moment, most_turns);
    }
  g_array_sort (answers.rows, by_action);
  g_hash_table_unref (answers.at);
  g_hash_table_unref (answers.done);
  return answers.rows;
}
