/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-shorten.c: shortens a play by leaving out pieces of it, large ones first, as long as the end is the
 * same.
 *
 * The moments of the play are kept. An attempt starts where the piece was. It succeeds early if it comes to a moment of
 * the play with the same state of the random generator. It is abandoned if for many commands its score was lower than
 * that of the play, or it was in other rooms, because such an attempt rarely gets back to the play later. */

#include "leaf-exploration-private.h"

enum { MOST_BEHIND = 40, MOST_ASTRAY = 16 /* commands */ };

typedef struct {
  const LeafExplorationOptions *options;
  LeafExplorer *explorer;
  GPtrArray *commands; /* of char * */
  GPtrArray *moments;  /* of LeafMoment *: before each command, and at the end */
  LeafPlace ended_at;
  GPtrArray *goals; /* of LeafGoal *: what holds at the end and has to hold there */
  gboolean (*should_stop) (gpointer data);
  gpointer data;
} Shortening;

static LeafMoment *
moment_at (const Shortening *s, guint at)
{
  return s->moments->pdata[at];
}

static LeafMoment *
after (const Shortening *s, const LeafMoment *moment, const char *command, LeafPlace *ended_at)
{
  LeafStepResult result = { 0 };
  LeafMoment *next = leaf_moment_after (moment, command, s->options->budget, NULL, &result);

  if (next != NULL && result.state == LEAF_MOMENT_LOST)
    g_clear_pointer (&next, leaf_moment_unref);
  *ended_at = result.ended_at;
  leaf_step_result_clear (&result);
  return next;
}

/* `ended_at` is the phrase that ended the story; it matters only if the story is over. */
static gboolean
is_the_end (const Shortening *s, const LeafMoment *moment, LeafPlace ended_at)
{
  const LeafMoment *end = moment_at (s, s->commands->len);

  if (leaf_moment_is_over (moment) != leaf_moment_is_over (end) || leaf_moment_score (moment) != leaf_moment_score (end)
      || leaf_moment_room (moment) != leaf_moment_room (end))
    return FALSE;
  for (guint i = 0; i < s->goals->len; i++)
    if (!leaf_goal_holds (s->goals->pdata[i], moment))
      return FALSE;
  if (!leaf_moment_is_over (end))
    return leaf_moment_possessions (moment) == leaf_moment_possessions (end);
  return ended_at.source == s->ended_at.source && ended_at.start == s->ended_at.start;
}

/* Removes `n` commands from `at` on, and replaces the moments after them. */
static void
take_out (Shortening *s, guint at, guint n, GPtrArray *moments)
{
  guint rest = s->commands->len - at - n;

  g_ptr_array_remove_range (s->commands, at, n);
  g_ptr_array_remove_range (s->moments, at + 1, n);
  for (guint i = 0; i < moments->len && i < rest; i++) {
    leaf_moment_unref (s->moments->pdata[at + 1 + i]);
    s->moments->pdata[at + 1 + i] = leaf_moment_ref (moments->pdata[i]);
  }
}

/* The number of commands in a row after which an attempt had a lower score than the play, or was in another room. */
typedef struct {
  guint behind, astray;
} Distance;

/* Returns TRUE if the attempt should be abandoned. */
static gboolean
is_lost (Distance *distance, const LeafMoment *now, const LeafMoment *in_play)
{
  distance->behind = leaf_moment_score (now) < leaf_moment_score (in_play) ? distance->behind + 1 : 0;
  distance->astray = leaf_moment_room (now) != leaf_moment_room (in_play) ? distance->astray + 1 : 0;
  return distance->behind > MOST_BEHIND || distance->astray > MOST_ASTRAY;
}

static gboolean
try_without (Shortening *s, guint at, guint n)
{
  g_autoptr (GPtrArray) moments = g_ptr_array_new_with_free_func ((GDestroyNotify) leaf_moment_unref);
  const LeafMoment *now = moment_at (s, at);
  Distance distance = { 0 };
  LeafPlace ended_at = { 0 };

  for (guint i = at + n; i < s->commands->len; i++) {
    LeafMoment *next;

    /* a goal may ask for what moments that are alike differ in */
    if (s->goals->len == 0 && leaf_moments_are_alike (now, moment_at (s, i))) {
      take_out (s, at, n, moments);
      return TRUE;
    }
    next = leaf_moment_is_over (now) ? NULL : after (s, now, s->commands->pdata[i], &ended_at);
    if (next == NULL)
      return FALSE;
    g_ptr_array_add (moments, next);
    now = next;
    if (is_lost (&distance, now, moment_at (s, i + 1)))
      return FALSE;
  }
  if (!is_the_end (s, now, ended_at))
    return FALSE;
  take_out (s, at, n, moments);
  return TRUE;
}

/* Goes from the end to the beginning, since attempts near the end have the fewest commands to replay. */
static gboolean
pass (Shortening *s, guint size)
{
  gboolean any = FALSE;

  for (guint at = s->commands->len; at-- > 0;) {
    if (at + size > s->commands->len)
      continue;
    if (s->should_stop != NULL && s->should_stop (s->data))
      return FALSE;
    any |= try_without (s, at, size);
  }
  return any;
}

static gboolean
play (Shortening *s, const char *const *commands)
{
  LeafStepResult result = { 0 };

  g_ptr_array_add (s->moments, leaf_moment_begin (s->explorer, s->options->seed, s->options->budget, NULL, &result));
  leaf_step_result_clear (&result);
  for (guint i = 0; commands[i] != NULL; i++) {
    LeafMoment *next = after (s, moment_at (s, i), commands[i], &s->ended_at);

    if (next == NULL)
      return FALSE;
    g_ptr_array_add (s->commands, g_strdup (commands[i]));
    g_ptr_array_add (s->moments, next);
  }
  return TRUE;
}

static void
shorten (Shortening *s)
{
  /* a way to a place and back may have any of these lengths */
  static const guint sizes[] = { 32, 16, 12, 10, 8, 7, 6, 5, 4, 3, 2, 1 };
  guint before;

  do {
    before = s->commands->len;
    for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
      pass (s, sizes[i]);
  } while (s->commands->len < before && !(s->should_stop != NULL && s->should_stop (s->data)));
}

static void
free_goal (gpointer goal)
{
  leaf_goal_free (goal);
}

/* Adds the goals. Returns FALSE, with a sentence in *problem, if one is not a condition or does not hold at the end. */
static gboolean
add_goals (Shortening *s, const char *const *goals, char **problem)
{
  for (; goals != NULL && *goals != NULL; goals++) {
    g_autofree char *why = NULL;
    LeafGoal *goal = leaf_goal_new (moment_at (s, 0), *goals, &why);

    if (goal != NULL)
      g_ptr_array_add (s->goals, goal);
    if (goal == NULL || !leaf_goal_holds (goal, moment_at (s, s->commands->len)))
      *problem = g_strdup_printf ("'%s': %s", *goals, why != NULL ? why : "This does not hold after the commands.");
    if (*problem != NULL)
      return FALSE;
  }
  return TRUE;
}

char **
leaf_exploration_shorten (LeafProgram *program, const LeafExplorationOptions *options, const char *const *commands,
                          const char *const *goals, gboolean (*should_stop) (gpointer data), gpointer data,
                          char **problem)
{
  Shortening s = {
    .options = options,
    .explorer = leaf_explorer_new (program),
    .commands = g_ptr_array_new_with_free_func (g_free),
    .moments = g_ptr_array_new_with_free_func ((GDestroyNotify) leaf_moment_unref),
    .goals = g_ptr_array_new_with_free_func (free_goal),
    .should_stop = should_stop,
    .data = data,
  };
  char **found = NULL;

  if (!play (&s, commands))
    *problem = g_strdup ("The story has ended before the last of the commands.");
  else if (add_goals (&s, goals, problem)) {
    shorten (&s);
    g_ptr_array_set_free_func (s.commands, NULL);
    g_ptr_array_add (s.commands, NULL);
    found = (char **) g_ptr_array_steal (s.commands, NULL);
  }
  g_ptr_array_unref (s.goals);
  g_ptr_array_unref (s.moments);
  g_ptr_array_unref (s.commands);
  leaf_explorer_free (s.explorer);
  return found;
}
