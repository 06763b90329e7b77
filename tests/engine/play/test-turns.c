/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A turn as a tree, what happened to a rule in it, and moments by their numbers: in stories written for these tests,
 * and as properties of all stories (every eighth of the corpus; all of it with -m slow). */
#include "test-play.h"

#include "test-corpus.h"

enum { MOST_COMMANDS = 8, MOST_RULES = 6 };

/* --- properties of every story ------------------------------------------------------------------------------------ */

static void
ignore_events (LeafPlay *play)
{
  guint32 n;

  leaf_play_drain (play, &n);
}

static LeafPlay *
play_with_commands (LeafProgram *program, const GPtrArray *commands)
{
  LeafPlay *play = leaf_play_new (program, 1);

  leaf_play_set_wanted (play, 0);
  for (guint i = 0; i <= MIN (commands->len, MOST_COMMANDS); i++) {
    if (play_on (play).cause != LEAF_STOP_WANTS_COMMAND || i >= MIN (commands->len, MOST_COMMANDS))
      break;
    leaf_play_command (play, commands->pdata[i]);
  }
  ignore_events (play);
  return play;
}

/* What the events of a turn say about a rule, without using the tree. */
typedef struct {
  guint begun, under_way, ended_unapplied, changed, passed;
} RuleCounts;

/* The events of the `turn`th turn, from a separate play. */
static RuleCounts *
count_events (LeafProgram *program, const GPtrArray *commands, guint32 turn, guint32 n_turns, guint64 last)
{
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  RuleCounts *counts = g_new0 (RuleCounts, leaf_program_n_rules (program) + 1);
  guint32 n;

  leaf_play_set_wanted (play, 0);
  for (guint i = 0; i < turn; i++) {
    play_on (play);
    ignore_events (play);
    leaf_play_command (play, commands->pdata[i]);
  }
  leaf_play_set_wanted (play, LEAF_WANT_RULES);
  play_on (play);
  for (const LeafEvent *event = leaf_play_drain (play, &n); n > 0; event++, n--) {
    if (turn + 1 == n_turns && event->number > last)
      break;
    if (event->sort == LEAF_EVENT_RULE_BEGUN) {
      counts[event->rule].begun++;
      counts[event->rule].under_way++;
    } else if (event->sort == LEAF_EVENT_RULE_ENDED && event->applied && event->changed == LEAF_CHANGED_NOT) {
      if (counts[event->rule].under_way > 0)
        counts[event->rule].under_way--;
      else
        counts[event->rule].begun++; /* it was in progress when the turn began */
    } else if (event->sort == LEAF_EVENT_RULE_ENDED && event->changed != LEAF_CHANGED_NOT)
      counts[event->rule].changed++;
    else if (event->sort == LEAF_EVENT_RULE_ENDED && !event->applied)
      counts[event->rule].ended_unapplied++;
    else if (event->sort == LEAF_EVENT_RULE_PASSED && event->rule != 0)
      counts[event->rule].passed++;
  }
  return counts;
}

/* One of the clauses is false; those before it hold, and those after it were not reached. */
static void
check_clauses (const LeafClauseState *clauses)
{
  guint at = 0;

  while (clauses[at].place.source != 0 && clauses[at].holds > 0)
    at++;
  g_assert_cmpint (clauses[at].holds, ==, 0);
  g_assert_cmpuint (clauses[at].place.source, !=, 0);
  for (at++; clauses[at].place.source != 0; at++)
    g_assert_cmpint (clauses[at].holds, ==, -1);
}

/* What an answer says about the turn agrees with its tree: what stopped an action ended something in it, what is in
 * progress has not ended, and what was reported as not tried was not. */
static void
check_answer (const LeafTrace *trace, const LeafRuleAnswer *answer, gboolean is_last)
{
  guint32 n = 0, found = 0;
  const LeafTraceNode *nodes = leaf_trace_nodes (trace, &n);

  if (answer->sort == LEAF_ANSWER_ACTION_STOPPED)
    g_assert_cmpint (nodes[answer->node].sort, ==, LEAF_TRACED_ACTION);
  if (answer->sort == LEAF_ANSWER_ACTION_STOPPED || answer->sort == LEAF_ANSWER_NOT_REACHED) {
    for (guint32 i = answer->node; i < nodes[answer->node].end; i++)
      found
          += nodes[i].sort == LEAF_TRACED_RULE && nodes[i].rule == answer->by && nodes[i].outcome != LEAF_OUTCOME_NONE;
    g_assert_true (found > 0 || answer->by == 0);
  }
  if (answer->sort == LEAF_ANSWER_UNDER_WAY) /* in an earlier turn a command was requested within the turn */
    g_assert_true (!nodes[answer->node].is_over && (is_last || nodes[answer->node].end == n));
  if (answer->sort == LEAF_ANSWER_STORY_ENDED && nodes[answer->node].is_over) { /* it ended in it */
    for (guint32 i = answer->node; i < nodes[answer->node].end; i++)
      found += nodes[i].sort == LEAF_TRACED_RULE && nodes[i].applied;
    g_assert_cmpuint (found, >, 0);
  }
  if (answer->sort == LEAF_ANSWER_ENDED_BEFORE || answer->sort == LEAF_ANSWER_NOT_FOLLOWED
      || answer->sort == LEAF_ANSWER_NO_TIME)
    for (guint32 i = 0; i < n; i++)
      g_assert_false (nodes[i].sort == LEAF_TRACED_RULEBOOK && nodes[i].rulebook == answer->rulebook
                      && !nodes[i].is_passed);
  if (answer->sort == LEAF_ANSWER_NO_ACTION && answer->tried == NULL)
    for (guint32 i = 0; i < n; i++)
      g_assert_cmpint (nodes[i].sort, !=, LEAF_TRACED_ACTION);
}

static void
check_rule (LeafPlay *play, LeafTrace *trace, guint32 rule, const RuleCounts *counts)
{
  gboolean is_last = leaf_trace_turn (trace) + 1 == leaf_play_n_turns (play);
  LeafProgram *program = leaf_play_program (play);
  guint32 n = 0;
  LeafRuleAnswer *answers = leaf_play_answers (play, trace, rule, &n);
  guint ran = 0, failed = 0, changed = 0, passed = 0;

  g_assert_cmpuint (n, >, 0);
  for (guint32 i = 0; i < n; i++) {
    g_autofree char *words = leaf_answer_words (program, &answers[i]);

    g_assert_cmpstr (words, !=, "");
    ran += answers[i].sort == LEAF_ANSWER_RAN;
    failed += answers[i].sort == LEAF_ANSWER_CLAUSE_FAILED;
    changed += answers[i].sort == LEAF_ANSWER_DOES_NOTHING || answers[i].sort == LEAF_ANSWER_SUBSTITUTED;
    passed += answers[i].sort == LEAF_ANSWER_PROCEDURAL
              && leaf_trace_nodes (trace, &(guint32) { 0 })[answers[i].node].rule == rule;
    if (answers[i].clauses != NULL)
      check_clauses (answers[i].clauses);
    if (answers[i].sort == LEAF_ANSWER_NOT_REACHED)
      g_assert_cmpuint (answers[i].by, !=, 0);
    if (g_test_verbose ())
      g_test_message ("%s in turn %u: %s", leaf_program_rule_face (program, rule), leaf_trace_turn (trace), words);
    check_answer (trace, &answers[i], is_last);
  }
  if (ran != counts->begun || failed != counts->ended_unapplied)
    g_test_message ("%s in turn %u: ran %u of %u, failed %u of %u", leaf_program_rule_face (program, rule),
                    leaf_trace_turn (trace), ran, counts->begun, failed, counts->ended_unapplied);
  g_assert_cmpuint (ran, ==, counts->begun);
  g_assert_cmpuint (failed, ==, counts->ended_unapplied);
  g_assert_cmpuint (changed, ==, counts->changed);
  g_assert_cmpuint (passed, ==, counts->passed);
  leaf_answers_free (answers, n);
}

/* Tests the story's rules in the rulebook, and one of the library's. */
static void
check_rulebook (LeafPlay *play, LeafTrace *trace, guint32 book, GHashTable *seen, const RuleCounts *counts)
{
  LeafProgram *program = leaf_play_program (play);
  guint n_library = 0;

  for (guint32 i = 0; i < leaf_program_rulebook (program, book).n_rules && g_hash_table_size (seen) < MOST_RULES * 8;
       i++) {
    guint32 rule = leaf_program_rulebook_rule (program, book, i);

    if ((leaf_program_rule (program, rule).is_library && n_library++ > 0)
        || !g_hash_table_add (seen, GUINT_TO_POINTER (rule)))
      continue;
    check_rule (play, trace, rule, &counts[rule]);
  }
}

/* Tests some rules of the story, and of the library, whose rulebooks were not followed. */
static void
check_others (LeafPlay *play, LeafTrace *trace, GHashTable *seen, const RuleCounts *counts)
{
  LeafProgram *program = leaf_play_program (play);
  guint32 n = leaf_program_n_rules (program);
  guint n_own = 0, n_library = 0;

  for (guint32 rule = 1; rule <= n; rule++) {
    gboolean is_library = leaf_program_rule (program, rule).is_library;

    if (is_library && rule % 40 != leaf_trace_turn (trace) % 40)
      continue;
    if ((is_library ? n_library++ : n_own++) < MOST_RULES * 2 && g_hash_table_add (seen, GUINT_TO_POINTER (rule)))
      check_rule (play, trace, rule, &counts[rule]);
  }
}

static void
check_tree (const LeafTrace *trace)
{
  guint32 n = 0;
  const LeafTraceNode *nodes = leaf_trace_nodes (trace, &n);

  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (nodes[0].end, ==, n);
  for (guint32 i = 1; i < n; i++) {
    g_assert_cmpuint (nodes[i].parent, <, i);
    g_assert_cmpuint (nodes[i].end, >, i);
    g_assert_cmpuint (nodes[i].end, <=, nodes[nodes[i].parent].end);
    g_assert_cmpuint (nodes[i].event, <=, nodes[i].event_end);
  }
}

static void
check_turn (LeafPlay *play, const GPtrArray *commands, guint32 turn)
{
  LeafProgram *program = leaf_play_program (play);
  g_autoptr (LeafTrace) trace = leaf_play_trace (play, turn);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  g_autofree RuleCounts *counts
      = count_events (program, commands, turn, leaf_play_n_turns (play), leaf_play_stop (play).event);
  guint32 n = 0;
  const LeafTraceNode *nodes = leaf_trace_nodes (trace, &n);

  check_tree (trace);
  for (guint32 i = 0; i < n; i++)
    if (nodes[i].sort == LEAF_TRACED_RULEBOOK && !nodes[i].is_passed)
      check_rulebook (play, trace, nodes[i].rulebook, seen, counts);
  check_others (play, trace, seen, counts);
}

static void
check_why_not (const char *name, const char *source, const GPtrArray *commands)
{
  g_autoptr (LeafProgram) program = play_compile (source);
  g_autoptr (LeafPlay) play = play_with_commands (program, commands);

  g_test_message ("%s", name);
  for (guint32 turn = 0; turn < leaf_play_n_turns (play); turn += 3)
    check_turn (play, commands, turn);
}

/* --- moments ------------------------------------------------------------------------------------------------------ */

/* The text that is printed from here to the end of the commands. */
static char *
text_to_the_end (LeafPlay *play, const char *const *commands)
{
  GString *text = g_string_new (NULL);
  guint given = g_strv_length ((char **) leaf_play_commands (play));

  leaf_play_set_wanted (play, LEAF_WANT_TEXT);
  for (guint i = given;; i++) {
    LeafStop stop = play_on (play);
    guint32 n;
    const LeafEvent *events = leaf_play_drain (play, &n);

    for (guint32 k = 0; k < n; k++)
      if (events[k].sort == LEAF_EVENT_TEXT)
        g_string_append (text, events[k].text);
    if (stop.cause == LEAF_STOP_STEP_DONE || stop.cause == LEAF_STOP_BREAKPOINT) {
      i--;
      continue;
    }
    if (stop.cause != LEAF_STOP_WANTS_COMMAND || commands[i] == NULL || !leaf_play_command (play, commands[i]))
      break;
  }
  return g_string_free (text, FALSE);
}

static void
check_moments (const char *name, const char *source, const GPtrArray *given)
{
  g_autoptr (LeafProgram) program = play_compile (source);
  g_autoptr (LeafPlay) play = play_with_commands (program, given);
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  guint64 last = leaf_play_stop (play).event;
  const char *const *commands = leaf_play_commands (play);
  g_autoptr (LeafPlay) whole = leaf_play_new (program, 1);
  g_autofree char *all = text_to_the_end (whole, commands);

  g_test_message ("%s: %" G_GUINT64_FORMAT " events", name, last);
  g_assert_cmpuint (leaf_play_hash (whole), ==, leaf_play_hash (play));
  for (guint i = 0; i < 4 && last > 1; i++) {
    g_autoptr (LeafPlay) one = leaf_play_copy (play), other = leaf_play_copy (play);
    guint64 event = 1 + (guint64) (g_rand_double (rand) * (double) (last - 1));
    guint64 before = 1 + (guint64) (g_rand_double (rand) * (double) (event - 1));
    g_autofree char *rest = NULL;

    g_assert_true (leaf_play_seek (one, event));
    g_assert_true (leaf_play_seek (other, before));
    g_assert_true (leaf_play_seek (other, leaf_play_stop (other).event));
    g_assert_true (leaf_play_seek (one, event)); /* where it stands already */
    {
      g_autoptr (LeafPlay) again = leaf_play_copy (play);

      g_assert_true (leaf_play_seek (again, event));
      g_assert_cmpuint (leaf_play_hash (again), ==, leaf_play_hash (one));
    }
    rest = text_to_the_end (one, commands);
    g_assert_true (g_str_has_suffix (all, rest));
    g_assert_cmpuint (leaf_play_hash (one), ==, leaf_play_hash (play));
  }
}

static void
test_own (gconstpointer check)
{
  g_assert_cmpuint (corpus_of_our_own (corpus_step (), (CorpusCheck) check), >, 0);
}

static void
test_others (gconstpointer check)
{
  if (corpus_of_others (g_test_slow () ? 1 : 8, (CorpusCheck) check) == 0)
    g_test_skip ("the corpus is not here");
}

/* --- what is answered --------------------------------------------------------------------------------------------- */

static const char story[]
    = "The Yard is a room. The coin, the cup and the bell are in the Yard.\n"
      "Instead of taking the coin when the cup is in the Yard (this is the cup rule): say \"The cup is in the way.\".\n"
      "Instead of taking the coin (this is the coin rule): say \"It is stuck.\".\n"
      "Instead of pushing something (this is the push rule): say \"No.\".\n"
      "After taking the cup (this is the cup taken rule): say \"Yours.\".\n"
      "Report taking (this is the flourish rule): say \"Ta-da!\".\n"
      "Every turn (this is the chime rule): say \"Chime.\".\n"
      "Every turn (this is the gong rule): say \"Gong.\".\n"
      "Every turn (this is the lost rule): say \"Lost.\".\n"
      "Every turn (this is the mute rule): say \"Mute.\".\n"
      "This is the spare rule: say \"Spare.\".\n"
      "The lost rule is not listed in the every turn rules.\n"
      "Every turn (this is the old rule): say \"Old.\".\n"
      "This is the new rule: say \"New.\". The new rule is listed instead of the old rule in the every turn rules.\n"
      "The mute rule does nothing.\n"
      "The gong rule substitutes for the chime rule.\n"
      "When Ball begins (this is the ball rule): say \"Dance.\". Ball is a scene. Ball begins when the bell is held by the player.\n"
      "The nosy rules is a rulebook. A nosy rule (this is the nose rule): rule succeeds.\n"
      "Check pulling the coin (this is the follower rule): follow the nosy rules; say \"No.\" instead.\n"
      "Check pulling the cup (this is the abider rule): abide by the nosy rules; say \"No.\" instead.\n"
      "Instead of jumping: end the story.\n"
      "Report pulling (this is the pulled rule): say \"Pulled.\".\n";

static const struct {
  const char *rule;
  guint32 turn; /* 1: take coin; 2: take cup; 3: take coin; 4: push bell; 5: pull coin; 6: pull cup; 7: jump */
  LeafAnswerSort sort;
  const char *by;
} answers_wanted[] = {
  { "cup rule", 1, LEAF_ANSWER_RAN, NULL },
  { "coin rule", 1, LEAF_ANSWER_NOT_REACHED, "cup rule" },
  { "push rule", 1, LEAF_ANSWER_NO_ACTION, NULL },
  { "can't take yourself rule", 1, LEAF_ANSWER_ACTION_STOPPED, "cup rule" },
  { "cup taken rule", 1, LEAF_ANSWER_ACTION_STOPPED, "cup rule" },
  { "cup taken rule", 2, LEAF_ANSWER_RAN, NULL },
  { "flourish rule", 2, LEAF_ANSWER_ACTION_STOPPED, "cup taken rule" },
  { "cup rule", 2, LEAF_ANSWER_CLAUSE_FAILED, NULL },
  { "cup rule", 3, LEAF_ANSWER_CLAUSE_FAILED, NULL },
  { "coin rule", 3, LEAF_ANSWER_RAN, NULL },
  { "push rule", 4, LEAF_ANSWER_RAN, NULL },
  { "cup rule", 4, LEAF_ANSWER_NO_ACTION, NULL },
  { "can't take yourself rule", 4, LEAF_ANSWER_NO_ACTION, NULL },
  { "can't take yourself rule", 2, LEAF_ANSWER_RAN, NULL },
  { "chime rule", 1, LEAF_ANSWER_SUBSTITUTED, "gong rule" },
  { "mute rule", 1, LEAF_ANSWER_DOES_NOTHING, NULL },
  { "lost rule", 1, LEAF_ANSWER_UNLISTED, NULL },
  { "spare rule", 1, LEAF_ANSWER_UNLISTED, NULL },
  { "old rule", 1, LEAF_ANSWER_UNLISTED, NULL },
  { "ball rule", 1, LEAF_ANSWER_NOT_FOLLOWED, NULL },
  { "pulled rule", 5, LEAF_ANSWER_ACTION_STOPPED, "follower rule" }, /* the rulebook that it followed had an outcome */
  { "pulled rule", 6, LEAF_ANSWER_ACTION_STOPPED, "nose rule" },
  { "chime rule", 7, LEAF_ANSWER_ENDED_BEFORE, NULL },
};

static void
test_answers (void)
{
  g_autoptr (LeafProgram) program = play_compile (story);
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  g_autofree char *text = play_all (play, "take coin/take cup/take coin/push bell/pull coin/pull cup/jump/", NULL);

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (answers_wanted); i++) {
    g_autoptr (LeafTrace) trace = leaf_play_trace (play, answers_wanted[i].turn);
    guint32 n = 0, rule = leaf_program_find_rule (program, answers_wanted[i].rule);
    LeafRuleAnswer *answers = leaf_play_answers (play, trace, rule, &n);
    g_autofree char *words = n > 0 ? leaf_answer_words (program, &answers[0]) : NULL;

    g_test_message ("%s, turn %u: %s", answers_wanted[i].rule, answers_wanted[i].turn, words);
    g_assert_cmpuint (n, >, 0);
    g_assert_cmpint (answers[0].sort, ==, answers_wanted[i].sort);
    if (answers_wanted[i].by != NULL)
      g_assert_cmpstr (leaf_program_rule_face (program, answers[0].by), ==, answers_wanted[i].by);
    if (answers_wanted[i].sort == LEAF_ANSWER_UNLISTED && strcmp (answers_wanted[i].rule, "spare rule") != 0)
      g_assert_cmpuint (answers[0].place.source, !=, 0);
    leaf_answers_free (answers, n);
  }
}

/* The clause with the value at that moment, which differs now. */
static void
test_moment (void)
{
  g_autoptr (LeafProgram) program = play_compile (story);
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  g_autofree char *text = play_all (play, "take cup/take coin/drop cup/", NULL);
  g_autoptr (LeafTrace) trace = leaf_play_trace (play, 2);
  guint32 n = 0, rule = leaf_program_find_rule (program, "cup rule");
  LeafRuleAnswer *answers = leaf_play_answers (play, trace, rule, &n);
  const char *source = leaf_program_source_text (program, leaf_program_story_source (program));
  guint i = 0;

  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpint (answers[0].sort, ==, LEAF_ANSWER_CLAUSE_FAILED);
  while (answers[0].clauses[i].holds > 0)
    i++;
  g_assert_true (g_str_has_prefix (source + answers[0].clauses[i].place.start, "the cup is in the Yard"));
  g_assert_cmpint (answers[0].clauses[i].holds, ==, 0);
  g_assert_cmpstr (answers[0].clauses[i].values, ==, "the action was taking coin; cup was carried by yourself");
  leaf_answers_free (answers, n);
}

/* The first clause that does not hold has the values that it compared; random values are not given. */
static const struct {
  const char *condition, *values;
} compared[] = {
  { "the number of people in the location is 3", "the number of people in the location was 2" },
  { "the weight of the box is at least 5", "the weight of the box was 4" },
  { "the tally is greater than the weight of the box", "the weight of the box was 4; tally was 0" },
  { "the worth of the box + the tally > 20", "the worth of the box + the tally was 7" },
  { "the holder of Bob is the box", "holder of Bob was Yard; box was in Yard" },
  { "the list of people is {}", "the list of people was {yourself, Bob}" },
  { "a random number from 1 to 6 is 9", "the action was jumping" },
  { "Bob is in the box", "the action was jumping; Bob was in Yard; box was in Yard" },
  { "the Ball is happening", "the action was jumping; Ball was over" },
  { "the Feast is happening", "the action was jumping; Feast was still to begin" },
  { "the box is transparent", "the box was opaque" },
  { "Bob is cross", "the mood of Bob was calm" },
  /* only for the clause that did not hold */
  { "the tally is 0 and the weight of the box is 5", "the weight of the box was 4" },
  { "the player carries something and the tally is 0", "the action was jumping; player was in Yard" },
};

/* What the rulebook was followed for at that time: an action, identified only by its noun, or a value. */
static const struct {
  const char *command, *rule, *values;
} about[] = {
  { "mumble old dog house", "noisy rule", "the action was mumbling \"old dog house\"" },
  { "north", "looking rule", "the action was looking" },
  { "take coin", "swapped rule", "the action was taking cup" },
  { "look", "cup name rule", "it was coin" },
  { "look", "coin name rule", "the action was looking" }, /* not the coin */
  { "push chest", "shut rule", "the action was pushing chest; noun was open" },
  { "Bob, wait", "asked rule", "the action was asking Bob to try waiting" }, /* that nobody is asked to */
  { "pull chest", "sick rule", "the action was pulling chest; the health of noun was hale" },
  { "push coin", "shut rule", "the action was pushing coin" },
  { "take mug", "meant rule", "the action was taking blue mug" },
  { "north", "leaving rule", "room gone from was Yard" },
  { "mumble this", "third rule", "this was time 1" },
};

static void
test_about (void)
{
  g_autoptr (LeafProgram) program = play_compile (
      "The Yard is a room. The Lane is north of the Yard. The coin and the cup are in the Yard.\n"
      "Understand \"mumble [text]\" as mumbling. Mumbling is an action applying to one topic.\n"
      "Instead of mumbling when the cup is worn (this is the noisy rule): say \"No.\".\n"
      "After looking when the cup is worn (this is the looking rule): say \"No.\".\n"
      "Before taking the coin: now the noun is the cup.\n"
      "Instead of taking when the cup is worn (this is the swapped rule): say \"No.\".\n"
      "Rule for printing the name of something worn (this is the cup name rule): say \"mug\".\n"
      "The cup can be worn. The chest is an openable open container in the Yard. The red mug and the blue mug are in the Yard.\n"
      "Instead of pushing a closed container (this is the shut rule): say \"No.\".\n"
      "Health is a kind of value. The healths are hale and sick. A thing has a health.\n"
      "Instead of pulling a sick thing (this is the sick rule): say \"No.\".\n"
      "Bob is a man in the Yard. Persuasion rule: persuasion succeeds. After an actor waiting when the cup is in the Yard (this is the asked rule): do nothing.\n"
      "Does the player mean taking the red mug (this is the meant rule): it is likely.\n"
      "Rule for printing the name of the coin while taking inventory (this is the coin name rule): say \"mite\".\n"
      "After going from the Lane (this is the leaving rule): say \"No.\".\n"
      "Instead of mumbling for the third time (this is the third rule): say \"No.\".\n");

  for (gsize i = 0; i < G_N_ELEMENTS (about); i++) {
    g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
    g_autofree char *command = g_strdup_printf ("%s/", about[i].command);
    g_autofree char *text = play_all (play, command, NULL);
    g_autoptr (LeafTrace) trace = leaf_play_trace (play, 1);
    guint32 n = 0;
    LeafRuleAnswer *answers = leaf_play_answers (play, trace, leaf_program_find_rule (program, about[i].rule), &n);
    gboolean is_reported = FALSE;

    for (guint32 at = 0; at < n; at++)
      for (guint k = 0; answers[at].clauses != NULL && answers[at].clauses[k].place.source != 0; k++) {
        const char *values = answers[at].clauses[k].values;

        g_test_message ("%s: %s", about[i].rule, values);
        g_assert_true (answers[at].clauses[k].unsaid == NULL || values == NULL || strstr (values, "; ") == NULL);
        is_reported |= values != NULL && g_str_has_prefix (values, about[i].values);
      }
    g_assert_true (is_reported);
    leaf_answers_free (answers, n);
  }
}

/* For a rule that runs at a time, and one for a scene: when that is, and that it did not happen. */
static const struct {
  guint32 turn;
  const char *rule, *words;
} times[] = {
  { 1, "At 9:02 am", "It was not due: when the turn ended, its next run was at 9:02 am." },
  { 4, "At 9:02 am", "It runs once, at 9:02 am, which was before this turn." },
  { 1, "egg hatches", "It runs at a scheduled time, but none was set at the end of the turn." },
  { 2, "egg hatches", "It was not due: when the turn ended, its next run was in 2 turns." },
  { 4, "egg hatches", "It ran at its scheduled time." },
  { 5, "egg hatches", "It runs at a scheduled time, but none was set at the end of the turn." },
  { 1, "fair begins rule", "The scene Fair did not begin in this turn." },
  { 4, "fair ends rule", "The scene Fair did not end in this turn." },
  { 4, "fair ends well rule", "The scene Fair did not end well in this turn." },
  { 1, "loose rule", "It is in no rulebook, and nothing followed it by name or scheduled it." },
};

static void
test_times (void)
{
  g_autoptr (LeafProgram) program = play_compile (
      "The Yard is a room. The tally is a number that varies. This is the loose rule: say \"No.\".\n"
      "At 9:02 am: say \"Bell.\".\nAt the time when the egg hatches: say \"Cheep.\".\n"
      "Instead of jumping: now the tally is 1; the egg hatches in two turns from now.\n"
      "Fair is a scene. Fair begins when the tally is 1. Fair ends well when the tally is 2. Fair ends badly when the tally is 3.\n"
      "When Fair begins (this is the fair begins rule): say \"Fair.\".\n"
      "When Fair ends (this is the fair ends rule): say \"Over.\".\n"
      "When Fair ends well (this is the fair ends well rule): say \"Well.\".\n");
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  g_autofree char *text = play_all (play, "z/jump/z/z/z/", NULL);

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (times); i++) {
    g_autoptr (LeafTrace) trace = leaf_play_trace (play, times[i].turn);
    guint32 n = 0;
    LeafRuleAnswer *answers = leaf_play_answers (play, trace, leaf_program_find_rule (program, times[i].rule), &n);
    g_autofree char *words = n == 1 ? leaf_answer_words (program, &answers[0]) : NULL;

    g_assert_cmpstr (words, ==, times[i].words);
    leaf_answers_free (answers, n);
  }
}

/* A command that is requested within an action: what follows it has not happened yet, and the story has not ended. */
static void
test_goes_on (void)
{
  static const struct {
    guint32 turn;
    const char *rule, *words;
  } cases[] = {
    { 1, "late rule", "It may still run: the action has not finished." },
    { 1, "other rule", "It may still run: the instead rules have not finished." },
    { 2, "every turn rule", "It ran in the every turn rules." },
    { 2, "late rule",
      "No such action began in this turn. jumping continued; the command was read in the middle of it." },
    { 2, "quiet rule", "No action was tried in this turn." },
    { 3, "late rule", "No action was tried in this turn." },
    { 1, "begin rule",
      "Nothing followed the when play begins rules in this turn: they are followed once, when the story begins." },
    { 3, "carrying requirements rule", "No action was tried in this turn." },
  };
  g_autoptr (LeafProgram) program = play_compile (
      "The Yard is a room. Every turn (this is the every turn rule): say \"Tick.\".\n"
      "First instead of jumping (this is the first rule): if the player consents, say \"Well.\"; make no decision.\n"
      "Last instead of jumping (this is the other rule): say \"Other.\".\n"
      "Report waiting (this is the quiet rule): say \"Quiet.\". When play begins (this is the begin rule): say \"Well.\".\n"
      "Report jumping (this is the late rule): say \"Late.\".\n");
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  g_autofree char *text = play_all (play, "jump/yes/xyzzy/z/", NULL);

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (LeafTrace) trace = leaf_play_trace (play, cases[i].turn);
    guint32 n = 0;
    LeafRuleAnswer *answers = leaf_play_answers (play, trace, leaf_program_find_rule (program, cases[i].rule), &n);
    g_autofree char *words = n == 1 ? leaf_answer_words (program, &answers[0]) : NULL;

    g_assert_cmpstr (words, ==, cases[i].words);
    leaf_answers_free (answers, n);
  }
}

static void
test_compared (void)
{
  g_autoptr (GString) source = g_string_new (
      "The Yard is a room. Bob is a man in the Yard. The box is a container in the Yard. The tally is a number that varies.\n"
      "The box has a number called weight. The weight of the box is 4.\n"
      "Mood is a kind of value. The moods are calm and cross. A person has a mood.\n"
      "To decide which number is the worth of (T - a thing): decide on 7.\n"
      "Ball is a scene. Ball begins when play begins. Ball ends when the tally is 0. Feast is a scene. Feast begins when the tally is 7.\n");
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafPlay) play = NULL;
  g_autoptr (LeafTrace) trace = NULL;
  g_autofree char *text = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (compared); i++)
    g_string_append_printf (source,
                            "Instead of jumping when %s (this is the r%" G_GSIZE_FORMAT " rule): say \"No.\".\n",
                            compared[i].condition, i);
  program = play_compile (source->str);
  play = leaf_play_new (program, 1);
  text = play_all (play, "wait/jump/", NULL);
  trace = leaf_play_trace (play, 2);
  for (gsize i = 0; i < G_N_ELEMENTS (compared); i++) {
    g_autofree char *name = g_strdup_printf ("r%" G_GSIZE_FORMAT " rule", i);
    guint32 n = 0;
    LeafRuleAnswer *answers = leaf_play_answers (play, trace, leaf_program_find_rule (program, name), &n);
    guint k = 0;

    g_assert_cmpuint (n, ==, 1);
    g_assert_cmpint (answers[0].sort, ==, LEAF_ANSWER_CLAUSE_FAILED);
    while (answers[0].clauses[k].holds > 0)
      k++;
    g_assert_cmpstr (answers[0].clauses[k].values, ==, compared[i].values);
    leaf_answers_free (answers, n);
  }
}

/* The chain that printed a text. */
static void
test_chain (void)
{
  g_autoptr (LeafProgram) program = play_compile (
      "The Yard is a room. To ring: say \"Ding!\". Instead of jumping (this is the ringing rule): ring.\n");
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  g_autofree char *text = play_all (play, "jump/take yard/", NULL);
  g_autoptr (LeafTrace) trace = leaf_play_trace (play, 1), other = leaf_play_trace (play, 2);
  guint32 n = 0, at = leaf_trace_text (trace, 3);
  const LeafTraceNode *nodes = leaf_trace_nodes (trace, &n);
  LeafResponseInfo response = { 0 };
  guint32 rule = 0, i;

  g_assert_cmpuint (at, !=, 0);
  g_assert_cmpint (nodes[at].sort, ==, LEAF_TRACED_TEXT);
  g_assert_nonnull (strstr (nodes[at].text, "Ding!"));
  g_assert_cmpint (nodes[nodes[at].parent].sort, ==, LEAF_TRACED_PHRASE);
  g_assert_cmpstr (leaf_program_rule_face (program, nodes[nodes[nodes[at].parent].parent].rule), ==, "ringing rule");
  g_assert_cmpuint (leaf_trace_text (trace, 1000000), ==, 0);
  nodes = leaf_trace_nodes (other, &n);
  for (i = 0; i < n; i++)
    if (nodes[i].sort == LEAF_TRACED_TEXT
        && leaf_program_response_at (program, nodes[i].place.source, nodes[i].place.start, &rule, &response))
      break;
  g_assert_cmpuint (i, <, n);
  g_test_message ("%s: %s", response.name, nodes[i].text);
  g_assert_cmpuint (rule, !=, 0);
}

/* The rule by which plays of two programs with the same commands diverge. */
static void
test_parting (void)
{
  static const struct {
    const char *before, *now;
    LeafDivergenceSort sort;
    const char *rule;
  } cases[] = {
    { "Every turn: say \"A.\".", "Every turn: say \"A.\".", LEAF_DIVERGENCE_NOT, NULL },
    { "Every turn: say \"A.\".", "Every turn: say \"B.\".", LEAF_DIVERGENCE_OTHERWISE, "Every turn" },
    { "Every turn: say \"A.\".", "Every turn: say \"A.\". Instead of jumping: say \"No.\".", LEAF_DIVERGENCE_BEGAN,
      "Instead of jumping" },
    { "Instead of jumping: say \"No.\".", "Instead of jumping when the player is not in the Yard: say \"No.\".",
      LEAF_DIVERGENCE_ENDED, "Instead of jumping" },
    /* another rule that does not apply makes no difference, but what follows it does */
    { "Every turn: say \"A.\".",
      "Every turn when the Yard is visited and the Yard is unvisited: say \"X.\". Every turn: say \"B.\".",
      LEAF_DIVERGENCE_OTHERWISE, "Every turn" },
    { "To ring: say \"Ding.\". Every turn (this is the bell rule): ring.",
      "To ring: say \"Dong.\". Every turn (this is the bell rule): ring.", LEAF_DIVERGENCE_OTHERWISE, "bell rule" },
    { "Every turn (this is the bell rule): say \"A.\"; say \"B.\".", "Every turn (this is the bell rule): say \"A.\".",
      LEAF_DIVERGENCE_OTHERWISE, "bell rule" },
    /* one rule instead of another: a new one, one that was there before, and one of the library */
    { "Instead of jumping (this is the old rule): say \"A.\".",
      "Instead of jumping (this is the new rule): say \"A.\".", LEAF_DIVERGENCE_BEGAN, "new rule" },
    { "Instead of jumping (this is the first rule): say \"A.\". Instead of jumping (this is the second rule): say \"A.\".",
      "Instead of jumping (this is the second rule): say \"A.\".", LEAF_DIVERGENCE_ENDED, "first rule" },
    { "Instead of jumping (this is the second rule): say \"A.\".",
      "Instead of jumping (this is the first rule): say \"A.\". Instead of jumping (this is the second rule): say \"A.\".",
      LEAF_DIVERGENCE_BEGAN, "first rule" },
    { "Instead of jumping (this is the only rule): say \"A.\".", "", LEAF_DIVERGENCE_ENDED, "only rule" },
    { "", "Instead of jumping (this is the only rule): say \"A.\".", LEAF_DIVERGENCE_BEGAN, "only rule" },
    /* the library prints a response, for a rule */
    { "Every turn (this is the bell rule): say \"Ding.\" (A).",
      "Every turn (this is the bell rule): say \"Dong.\" (A).", LEAF_DIVERGENCE_OTHERWISE, "bell rule" },
    { "Every turn (this is the bell rule): say \"Ding.\" (A).",
      "Every turn (this is the bell rule): say \"Ding.\" (A). The bell rule response (A) is \"Dong.\".",
      LEAF_DIVERGENCE_OTHERWISE, "bell rule" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *one = g_strconcat ("The Yard is a room. ", cases[i].before, "\n", NULL),
                    *other = g_strconcat ("The Yard is a room. ", cases[i].now, "\n", NULL);
    g_autoptr (LeafProgram) first = play_compile (one), second = play_compile (other);
    g_autoptr (LeafPlay) before = leaf_play_new (first, 1), now = leaf_play_new (second, 1);
    g_autofree char *text = play_all (before, "jump/", NULL), *other_text = play_all (now, "jump/", NULL);
    g_autoptr (LeafTrace) trace = leaf_play_trace (before, 1), other_trace = leaf_play_trace (now, 1);
    LeafDivergence parting = leaf_trace_find_divergence (trace, other_trace);

    g_test_message ("%" G_GSIZE_FORMAT ": %u, %s", i, parting.sort,
                    parting.rule != 0
                        ? leaf_program_rule_face (parting.sort == LEAF_DIVERGENCE_ENDED ? first : second, parting.rule)
                        : "-");
    g_assert_cmpint (parting.sort, ==, cases[i].sort);
    if (cases[i].rule != NULL)
      g_assert_true (g_str_has_prefix (
          leaf_program_rule_face (parting.sort == LEAF_DIVERGENCE_ENDED ? first : second, parting.rule),
          cases[i].rule));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/turns/answers", test_answers);
  g_test_add_func ("/play/turns/moment", test_moment);
  g_test_add_func ("/play/turns/compared", test_compared);
  g_test_add_func ("/play/turns/about", test_about);
  g_test_add_func ("/play/turns/times", test_times);
  g_test_add_func ("/play/turns/goes-on", test_goes_on);
  g_test_add_func ("/play/turns/chain", test_chain);
  g_test_add_func ("/play/turns/parting", test_parting);
  g_test_add_data_func ("/play/turns/why-not/own", (gconstpointer) check_why_not, test_own);
  g_test_add_data_func ("/play/turns/why-not/others", (gconstpointer) check_why_not, test_others);
  g_test_add_data_func ("/play/turns/moments/own", (gconstpointer) check_moments, test_own);
  g_test_add_data_func ("/play/turns/moments/others", (gconstpointer) check_moments, test_others);
  return g_test_run ();
}
