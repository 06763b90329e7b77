/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random breakpoints of every sort in all stories, compared with the events of the same play without any: each stop is
 * at such an event, none is missed, the output is the same, and each moment is the same after going back and
 * continuing. */
#include "test-play.h"
#include "test-corpus.h"

#include <stdlib.h>

enum { MOST_COMMANDS = 8, MOST_STOPS = 300, MOST_LOOKS = 150 };

typedef struct {
  LeafEventSort sort;
  guint32 rule, rulebook, source, line;
  LeafOutcome outcome;
  guint64 number;
  char *text;
} Recorded;

typedef struct {
  const char *name;
  LeafProgram *program;
  const GPtrArray *commands;
  GRand *chance;
  GArray *recorded; /* of Recorded: the play without stops */
  char *printed;
  guint64 hash, end;
  guint n_stops, n_breakpoints;
} Story;

static guint n_stories, n_stops, n_breakpoints, n_changes;

static guint
below (Story *story, guint n)
{
  return (guint) g_rand_int_range (story->chance, 0, (gint32) MAX (n, 1));
}

/* --- playing ------------------------------------------------------------------------------------------------------ */

static void
drain (LeafPlay *play, GString *printed, GArray *recorded)
{
  guint32 n;
  const LeafEvent *events = leaf_play_drain (play, &n);

  for (guint32 i = 0; i < n; i++) {
    guint32 line = 0, column = 0;

    if (events[i].sort == LEAF_EVENT_TEXT)
      g_string_append (printed, events[i].text);
    if (recorded == NULL)
      continue;
    if (events[i].place.source != 0)
      leaf_program_line (leaf_play_program (play), events[i].place.source, events[i].place.start, &line, &column);
    g_array_append_val (recorded,
                        ((Recorded) { events[i].sort, events[i].rule, events[i].rulebook, events[i].place.source, line,
                                      events[i].outcome, events[i].number, g_strdup (events[i].text) }));
  }
}

/* Continues to the next stop, giving commands as they are wanted. */
static LeafStop
go (Story *story, LeafPlay *play, GString *printed, GArray *recorded, guint *given)
{
  for (guint i = 0; i < 100000; i++) {
    LeafStop stop = leaf_play_run (play, 100000);

    drain (play, printed, recorded);
    if (stop.cause == LEAF_STOP_WANTS_COMMAND) {
      if (*given >= MIN (story->commands->len, MOST_COMMANDS)
          || !leaf_play_command (play, story->commands->pdata[(*given)++]))
        return stop;
    } else if (stop.cause != LEAF_STOP_OUT_OF_BUDGET && stop.cause != LEAF_STOP_SAVES)
      return stop;
  }
  g_assert_not_reached ();
}

static void
clear_recorded (gpointer recorded)
{
  g_free (((Recorded *) recorded)->text);
}

static void
play_without_stops (Story *story)
{
  g_autoptr (LeafPlay) play = leaf_play_new (story->program, 1);
  GString *printed = g_string_new (NULL);
  guint given = 0;

  story->recorded = g_array_new (FALSE, FALSE, sizeof (Recorded));
  g_array_set_clear_func (story->recorded, clear_recorded);
  leaf_play_set_wanted (play, LEAF_WANT_TEXT | LEAF_WANT_RULES | LEAF_WANT_STATEMENTS | LEAF_WANT_ACTIONS
                                  | LEAF_WANT_PHRASES);
  story->end = go (story, play, printed, story->recorded, &given).event;
  story->hash = leaf_play_hash (play);
  story->printed = g_string_free (printed, FALSE);
}

/* --- stops by chance ---------------------------------------------------------------------------------------------- */

static gboolean
begins (const char *text, const char *words)
{
  return g_ascii_strncasecmp (text, words, strlen (words)) == 0;
}

static gboolean
is_like (const Recorded *recorded, const LeafBreakpointSpec *spec)
{
  switch (spec->sort) {
  case LEAF_BREAKPOINT_LINE:
    return recorded->sort == LEAF_EVENT_STATEMENT && recorded->source == spec->source && recorded->line == spec->line;
  case LEAF_BREAKPOINT_RULE: return recorded->sort == LEAF_EVENT_RULE_BEGUN && recorded->rule == spec->id;
  case LEAF_BREAKPOINT_RULEBOOK: return recorded->sort == LEAF_EVENT_RULEBOOK_BEGUN && recorded->rulebook == spec->id;
  case LEAF_BREAKPOINT_OUTCOME:
    return recorded->sort == LEAF_EVENT_RULEBOOK_ENDED && recorded->rulebook == spec->id
           && recorded->outcome == spec->outcome;
  case LEAF_BREAKPOINT_ACTION: return recorded->sort == LEAF_EVENT_ACTION_BEGUN && begins (recorded->text, spec->words);
  case LEAF_BREAKPOINT_ACTIVITY:
    return recorded->sort == LEAF_EVENT_ACTIVITY_BEGUN && begins (recorded->text, spec->words);
  case LEAF_BREAKPOINT_PHRASE: return recorded->sort == LEAF_EVENT_PHRASE_BEGUN && begins (recorded->text, spec->words);
  case LEAF_BREAKPOINT_TEXT: return recorded->sort == LEAF_EVENT_TEXT && strstr (recorded->text, spec->words) != NULL;
  case LEAF_BREAKPOINT_CHANGE:
  default: return FALSE;
  }
}

/* The breakpoint that an event of the play would reach. */
static gboolean
spec_for (const Recorded *recorded, LeafBreakpointSort sort, LeafBreakpointSpec *spec)
{
  *spec = (LeafBreakpointSpec) {
    .sort = sort, .id = recorded->rule, .source = recorded->source, .line = recorded->line, .outcome = recorded->outcome
  };
  spec->words = recorded->text;
  if (sort == LEAF_BREAKPOINT_RULEBOOK || sort == LEAF_BREAKPOINT_OUTCOME)
    spec->id = recorded->rulebook;
  if (sort == LEAF_BREAKPOINT_TEXT && strlen (recorded->text) < 3)
    return FALSE;
  if (sort == LEAF_BREAKPOINT_LINE && recorded->source == 0)
    return FALSE;
  return is_like (recorded, spec);
}

static gboolean
choose (Story *story, LeafBreakpointSort sort, LeafBreakpointSpec *spec)
{
  for (guint i = 0; i < 400; i++)
    if (spec_for (&g_array_index (story->recorded, Recorded, below (story, story->recorded->len)), sort, spec))
      return TRUE;
  for (guint i = 0; i < story->recorded->len; i++)
    if (spec_for (&g_array_index (story->recorded, Recorded, i), sort, spec))
      return TRUE;
  return FALSE;
}

static gboolean
is_counted (LeafBreakpointSort sort)
{
  return sort != LEAF_BREAKPOINT_TEXT && sort != LEAF_BREAKPOINT_ACTIVITY && sort != LEAF_BREAKPOINT_PHRASE;
}

/* The beginning or end of a rulebook or an activity is reached together with the events that follow directly, before a
 * statement; the play pauses there. */
static gboolean
is_at (const Story *story, guint64 stop, guint64 number, LeafBreakpointSort sort)
{
  if (stop == number)
    return TRUE;
  if (stop < number || (sort != LEAF_BREAKPOINT_RULEBOOK && sort != LEAF_BREAKPOINT_OUTCOME && is_counted (sort)))
    return FALSE;
  for (guint i = 0; i < story->recorded->len; i++) {
    const Recorded *recorded = &g_array_index (story->recorded, Recorded, i);

    if (recorded->sort == LEAF_EVENT_STATEMENT && recorded->number > number && recorded->number < stop)
      return FALSE;
  }
  return TRUE;
}

/* Goes back to an earlier moment, and forward again to this one. */
static void
assert_same_again (Story *story, const LeafPlay *play, guint64 event)
{
  static const LeafBack ways[] = { LEAF_BACK_STATEMENT, LEAF_BACK_OVER, LEAF_BACK_OUT, LEAF_BACK_RULE, LEAF_BACK_TURN };
  g_autoptr (LeafPlay) copy = leaf_play_copy (play);
  guint64 hash = leaf_play_hash (play);

  if (leaf_play_step_back (copy, ways[below (story, G_N_ELEMENTS (ways))]))
    g_assert_cmpuint (leaf_play_stop (copy).event, <, event);
  /* the commands after the moment to which it went back no longer belong to the play */
  if (!leaf_play_seek (copy, event)) {
    g_autoptr (LeafPlay) other = leaf_play_copy (play);

    g_assert_true (leaf_play_seek (other, event));
    g_assert_cmpuint (leaf_play_hash (other), ==, hash);
    return;
  }
  g_assert_cmpuint (leaf_play_hash (copy), ==, hash);
}

/* The moments at which it stopped, to the end of the play or up to a maximum number. */
static GArray *
stop_at (Story *story, const LeafBreakpointSpec *spec, gboolean *to_the_end)
{
  g_autoptr (LeafPlay) play = leaf_play_new (story->program, 1);
  g_autoptr (GString) printed = g_string_new (NULL);
  g_autofree char *problem = NULL;
  GArray *stops = g_array_new (FALSE, FALSE, sizeof (guint64));
  guint32 number = leaf_play_add_breakpoint (play, spec, &problem), hits = 0;
  guint given = 0, again = below (story, 6);

  *to_the_end = FALSE;
  if (number == 0)
    g_test_message ("%s: %s", story->name, problem);
  g_assert_cmpuint (number, ==, 1);
  while (stops->len < MOST_STOPS) {
    LeafStop stop = go (story, play, printed, NULL, &given);

    if (stop.cause != LEAF_STOP_BREAKPOINT) {
      *to_the_end = TRUE;
      break;
    }
    if (leaf_play_breakpoint_hit (play, &hits) != number)
      g_test_message ("%s: breakpoint of sort %d (%u, line %u of %u): it stands at %u, byte %u", story->name,
                      spec->sort, spec->id, spec->line, spec->source, stop.place.source, stop.place.start);
    g_assert_cmpuint (leaf_play_breakpoint_hit (play, &hits), ==, number);
    if (spec->condition == NULL)
      g_assert_cmpuint (hits, ==, MAX (spec->hits, 1) + stops->len);
    if (stops->len == again)
      assert_same_again (story, play, stop.event);
    g_array_append_val (stops, stop.event);
  }
  if (*to_the_end) {
    g_assert_cmpstr (printed->str, ==, story->printed);
    g_assert_cmpuint (leaf_play_hash (play), ==, story->hash);
  }
  story->n_stops += stops->len;
  story->n_breakpoints++;
  return stops;
}

static void
assert_none_missed (Story *story, const LeafBreakpointSpec *spec, const GArray *stops, gboolean to_the_end)
{
  guint at = 0, n_met = 0;

  for (guint i = 0; i < story->recorded->len; i++) {
    const Recorded *recorded = &g_array_index (story->recorded, Recorded, i);

    if (!is_like (recorded, spec))
      continue;
    if (is_counted (spec->sort) && ++n_met < spec->hits)
      continue;
    if (at > 0 && is_at (story, g_array_index (stops, guint64, at - 1), recorded->number, spec->sort)
        && !is_counted (spec->sort)) {
      /* one phrase begins with another, so there may be a stop for each, with no statement between them */
      if (at < stops->len && is_at (story, g_array_index (stops, guint64, at), recorded->number, spec->sort))
        at++;
      continue;
    }
    /* one text that was printed in pieces */
    while (spec->sort == LEAF_BREAKPOINT_TEXT && at > 0 && at < stops->len
           && g_array_index (stops, guint64, at) < recorded->number)
      at++;
    if (at == stops->len && !to_the_end)
      return;
    if (at == stops->len || !is_at (story, g_array_index (stops, guint64, at), recorded->number, spec->sort))
      g_test_message ("%s: breakpoint of sort %d (%s, %u, line %u), stop %u of %u, at %" G_GUINT64_FORMAT
                      ": event %" G_GUINT64_FORMAT,
                      story->name, spec->sort, spec->words, spec->id, spec->line, at, stops->len,
                      at < stops->len ? g_array_index (stops, guint64, at) : 0, recorded->number);
    g_assert_cmpuint (at, <, stops->len);
    if (!is_at (story, g_array_index (stops, guint64, at), recorded->number, spec->sort)) {
      g_test_fail ();
      return;
    }
    at++;
  }
  if (spec->sort != LEAF_BREAKPOINT_TEXT && at != stops->len)
    g_test_message ("%s: breakpoint of sort %d (%s, %u, line %u) stopped %u times and not %u", story->name, spec->sort,
                    spec->words, spec->id, spec->line, stops->len, at);
  if (spec->sort != LEAF_BREAKPOINT_TEXT)
    g_assert_cmpuint (at, ==, stops->len);
}

/* A breakpoint with a condition stops where the one without a condition does and the condition holds. */
static void
check_condition (Story *story, LeafBreakpointSpec spec)
{
  static const char *const conditions[]
      = { "the turn count > 2", "the player is in a dark room", "the noun is a thing" };
  g_autoptr (LeafPlay) play = leaf_play_new (story->program, 1);
  g_autoptr (GString) printed = g_string_new (NULL);
  g_autoptr (GArray) expected = g_array_new (FALSE, FALSE, sizeof (guint64)), found = NULL;
  const char *condition = conditions[below (story, G_N_ELEMENTS (conditions))];
  gboolean to_the_end;
  guint given = 0;

  spec.hits = 0;
  g_assert_cmpuint (leaf_play_add_breakpoint (play, &spec, NULL), ==, 1);
  for (guint i = 0; i < MOST_STOPS; i++) {
    LeafStop stop = go (story, play, printed, NULL, &given);

    if (stop.cause != LEAF_STOP_BREAKPOINT)
      break;
    {
      g_auto (LeafEvaluation) now = leaf_play_evaluate (play, 0, condition, FALSE);

      if (now.problem == NULL && now.is_true)
        g_array_append_val (expected, stop.event);
    }
  }
  spec.condition = condition;
  found = stop_at (story, &spec, &to_the_end);
  g_assert_cmpuint (found->len, >=, expected->len);
  for (guint i = 0; i < expected->len; i++)
    g_assert_cmpuint (g_array_index (found, guint64, i), ==, g_array_index (expected, guint64, i));
}

/* --- values that change ------------------------------------------------------------------------------------------- */

/* Expressions for values of the world: a variable, a property, a place, a relation. */
static char *
choose_value (Story *story, const LeafPlay *play)
{
  static const char *const always[] = { "the turn count",
                                        "the location",
                                        "the number of things held by the player",
                                        "the noun",
                                        "the player is in a dark room",
                                        "the list of things in the location" };
  g_autoptr (LeafWorldRows) world = leaf_play_world (play);
  guint32 n, i;
  const LeafWorldRow *rows = leaf_world_rows_rows (world, &n);

  if (n == 0 || below (story, 3) == 0)
    return g_strdup (always[below (story, G_N_ELEMENTS (always))]);
  i = below (story, n);
  if (rows[i].level == 1 && rows[i].value != NULL)
    return g_strdup (rows[i].name);
  for (guint32 k = i; k-- > 0 && rows[i].value != NULL;)
    if (rows[k].level + 1 == rows[i].level)
      return g_strdup_printf ("the %s of %s", rows[i].name, rows[k].name);
  return g_strdup_printf ("the holder of %s", rows[i].name);
}

typedef struct {
  guint64 event;
  char *is;
  LeafPlace by;
} Change;

static void
clear_change (gpointer change)
{
  g_free (((Change *) change)->is);
}

/* The value after the last change up to then. */
static const char *
value_at (const GArray *changes, const char *first, guint64 event)
{
  const char *value = first;

  for (guint i = 0; i < changes->len && g_array_index (changes, Change, i).event <= event; i++)
    value = g_array_index (changes, Change, i).is;
  return value;
}

/* The value at every statement is that of the last change event. */
static void
look_at_statements (Story *story, const char *words, const GArray *changes, const char *first)
{
  g_autoptr (LeafPlay) play = leaf_play_new (story->program, 1);
  g_autoptr (GString) printed = g_string_new (NULL);
  guint given = 0, passes = below (story, 40);
  guint64 last = changes->len > 0 && changes->len == MOST_STOPS
                     ? g_array_index (changes, Change, changes->len - 1).event
                     : G_MAXUINT64;

  for (guint i = 0; i < MOST_LOOKS * (passes + 1); i++) {
    LeafStop stop;

    leaf_play_step (play, LEAF_STEP_IN);
    stop = go (story, play, printed, NULL, &given);
    if (stop.cause != LEAF_STOP_STEP_DONE || stop.event >= last)
      break;
    if (i % (passes + 1) == 0) {
      g_auto (LeafEvaluation) now = leaf_play_evaluate (play, 0, words, FALSE);
      const char *is = value_at (changes, first, stop.event);

      if (now.value == NULL)
        continue;
      if (!g_str_equal (now.value, is))
        g_test_message ("%s: %s at %" G_GUINT64_FORMAT, story->name, words, stop.event);
      g_assert_cmpstr (now.value, ==, is);
    }
  }
}

/* The value before the last change or, if one statement changes it and changes it back ("try Bob taking the cup", whose
 * action may change it meanwhile), before the first of these two. */
static gboolean
is_as_before (const GArray *changes, const char *first, const char *value)
{
  const Change *last = &g_array_index (changes, Change, changes->len - 1);

  for (guint i = changes->len, n_of_it = 0; i > 0 && n_of_it < 2; i--) {
    const Change *change = &g_array_index (changes, Change, i - 1);

    if (change->by.source != last->by.source || change->by.start != last->by.start)
      continue;
    n_of_it++;
    if (g_strcmp0 (value, i > 1 ? (change - 1)->is : first) == 0)
      return TRUE;
  }
  return FALSE;
}

/* Goes back to the last change: the value is the one before it. */
static void
look_back (Story *story, const LeafPlay *play, const char *words, const GArray *changes, const char *first)
{
  g_autoptr (LeafPlay) copy = leaf_play_copy (play);
  const Change *last = &g_array_index (changes, Change, changes->len - 1);

  leaf_play_add_breakpoint (copy, &(LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_CHANGE, .words = words }, NULL);
  g_assert_true (leaf_play_step_back (copy, LEAF_BACK_BREAKPOINT));
  g_assert_cmpuint (leaf_play_stop (copy).event, <=, last->event);
  if (last->by.source != 0) {
    g_auto (LeafEvaluation) then = leaf_play_evaluate (copy, 0, words, FALSE);

    if (leaf_play_stop (copy).place.start != last->by.start)
      g_test_message ("%s: back to the change of %s", story->name, words);
    g_assert_cmpuint (leaf_play_stop (copy).place.source, ==, last->by.source);
    g_assert_cmpuint (leaf_play_stop (copy).place.start, ==, last->by.start);
    if (!leaf_play_frame (copy, 0).is_library) /* there a name may be a local name of the phrase */
      g_assert_true (is_as_before (changes, first, then.value));
  }
}

/* A message quotes this many bytes of a long value at most. */
static char *
dup_quoted (const char *value)
{
  gsize length = 240;

  if (strlen (value) <= length)
    return g_strdup (value);
  while (((guchar) value[length] & 0xC0) == 0x80)
    length--;
  return g_strdup_printf ("%.*s…", (int) length, value);
}

static void
check_change (Story *story)
{
  g_autoptr (LeafPlay) play = leaf_play_new (story->program, 1);
  g_autoptr (GString) printed = g_string_new (NULL);
  g_autofree char *words = choose_value (story, play), *first = NULL;
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (Change));
  const LeafBreakpointSpec spec = { .sort = LEAF_BREAKPOINT_CHANGE, .words = words };
  guint given = 0;

  g_array_set_clear_func (changes, clear_change);
  if (leaf_play_add_breakpoint (play, &spec, NULL) == 0)
    return;
  {
    g_auto (LeafEvaluation) now = leaf_play_evaluate (play, 0, words, FALSE);

    first = g_strdup (now.value);
  }
  while (changes->len < MOST_STOPS) {
    LeafStop stop = go (story, play, printed, NULL, &given);
    g_auto (LeafEvaluation) now = leaf_play_evaluate (play, 0, words, FALSE);
    g_autofree char *said = NULL, *expected = NULL, *was = NULL, *is = NULL;

    if (stop.cause != LEAF_STOP_BREAKPOINT)
      break;
    said = leaf_play_breakpoint_words (play, 1);
    was = dup_quoted (value_at (changes, first, stop.event));
    is = dup_quoted (now.value);
    expected = g_strdup_printf ("%s was %s and is %s", words, was, is);
    if (!g_str_has_prefix (said, expected))
      g_test_message ("%s: at %" G_GUINT64_FORMAT ": %s", story->name, stop.event, said);
    g_assert_true (g_str_has_prefix (said, expected));
    g_array_append_val (changes, ((Change) { stop.event, g_strdup (now.value), leaf_play_breakpoint_place (play, 1) }));
    n_changes++;
  }
  if (changes->len < MOST_STOPS) {
    g_assert_cmpstr (printed->str, ==, story->printed);
    g_assert_cmpuint (leaf_play_hash (play), ==, story->hash);
    if (changes->len > 0)
      look_back (story, play, words, changes, first);
  }
  look_at_statements (story, words, changes, first);
}

/* --- stories ------------------------------------------------------------------------------------------------------ */

static void
check_story (const char *name, const char *source, const GPtrArray *commands)
{
  LeafSourceText text = { "test.ni", source, strlen (source) };
  g_autoptr (LeafProgram) program = leaf_program_compile (&text, NULL);
  Story story = { .name = name, .program = program, .commands = commands };

  if (leaf_program_n_problems (program) > 0)
    return;
  story.chance = g_rand_new_with_seed (g_str_hash (name));
  play_without_stops (&story);
  for (LeafBreakpointSort sort = LEAF_BREAKPOINT_LINE; sort <= LEAF_BREAKPOINT_TEXT && story.recorded->len > 0;
       sort++) {
    LeafBreakpointSpec spec;
    gboolean to_the_end;

    if (sort == LEAF_BREAKPOINT_CHANGE) {
      for (guint i = 0; i < 3; i++)
        check_change (&story);
    } else if (choose (&story, sort, &spec)) {
      g_autoptr (GArray) stops = NULL;

      spec.hits = is_counted (sort) && below (&story, 3) == 0 ? 1 + below (&story, 3) : 0;
      stops = stop_at (&story, &spec, &to_the_end);
      assert_none_missed (&story, &spec, stops, to_the_end);
      if (below (&story, 3) == 0)
        check_condition (&story, spec);
    }
  }
  n_stories++;
  n_stops += story.n_stops;
  n_breakpoints += story.n_breakpoints;
  g_array_unref (story.recorded);
  g_free (story.printed);
  g_rand_free (story.chance);
}

static void
tell_figures (void)
{
  g_test_message ("%u stories, %u breakpoints set, %u times stopped, %u values changed", n_stories, n_breakpoints,
                  n_stops, n_changes);
}

static void
test_own (void)
{
  g_assert_cmpuint (corpus_of_our_own (corpus_step () * (g_test_slow () ? 1 : 10), check_story), >, 0);
  tell_figures ();
}

static void
test_others (void)
{
  if (corpus_of_others (g_test_slow () ? 1 : 30, check_story) == 0)
    g_test_skip ("there is no corpus");
  tell_figures ();
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/play/random-breakpoints/own", test_own);
  g_test_add_func ("/play/random-breakpoints/others", test_others);
  return g_test_run ();
}
