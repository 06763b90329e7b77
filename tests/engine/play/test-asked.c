/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a text was not printed, a scene did not begin, a line of grammar did not match, a thing was not in scope, a
 * clause was false: the answers are compared with the events of the play, for all stories (every eighth of the corpus;
 * all of it with -m slow). */
#include "test-play.h"

#include "test-corpus.h"

enum { MOST_COMMANDS = 9, MOST_RESPONSES = 24, MOST_LINES = 40, MOST_THINGS = 6, MOST_CLAUSES = 12 };

typedef struct {
  LeafProgram *program;
  LeafPlay *play;
  LeafTrace *trace;
  GArray *texts; /* of LeafPlace: what was printed in the turn, from a separate play */
  gboolean is_last;
} Turn;

static guint n_queries; /* in all stories */

static LeafFinding *
ask (const Turn *turn, LeafQuery enquiry, guint32 *n)
{
  LeafFinding *findings = leaf_play_query (turn->play, turn->trace, &enquiry, n);

  n_queries++;
  g_assert_cmpuint (*n, >, 0);
  for (guint32 i = 0; i < *n; i++) {
    g_assert_cmpstr (findings[i].words, !=, "");
    g_assert_null (strchr (findings[i].words, '{'));
    if (g_test_verbose ())
      g_test_message ("%*s%s", (int) findings[i].level * 2, "", findings[i].words);
  }
  return findings;
}

static const LeafFinding *
said (const LeafFinding *findings, guint32 n, LeafAnswerMessage form)
{
  for (guint32 i = 0; i < n; i++)
    if (findings[i].said.form == form)
      return &findings[i];
  return NULL;
}

/* --- texts -------------------------------------------------------------------------------------------------------- */

static gboolean
was_printed (const Turn *turn, LeafPlace text)
{
  for (guint i = 0; i < turn->texts->len; i++) {
    LeafPlace place = g_array_index (turn->texts, LeafPlace, i);

    if (place.source == text.source && place.start < text.end && text.start < MAX (place.end, place.start + 1))
      return TRUE;
  }
  return FALSE;
}

static void
check_response (const Turn *turn, guint32 rule, LeafResponseInfo response)
{
  guint32 n;
  LeafFinding *findings = ask (turn, (LeafQuery) { LEAF_QUERY_RESPONSE, rule, response.letter }, &n);
  gboolean is_printed = findings[0].said.form == LEAF_ANSWER_MESSAGE_PRINTED;

  if (was_printed (turn, response.text) && !is_printed)
    g_test_message ("%s: %s", response.name, findings[0].words);
  if (was_printed (turn, response.text))
    g_assert_true (is_printed);
  g_assert_cmpint (said (findings, n, LEAF_ANSWER_MESSAGE_READ) != NULL, ==, is_printed);
  leaf_findings_free (findings, n);
}

static void
check_responses (const Turn *turn)
{
  guint n_own = 0, n_library = 0;
  guint32 n;
  const LeafTraceNode *nodes = leaf_trace_nodes (turn->trace, &n);
  g_autoptr (GHashTable) ran = g_hash_table_new (NULL, NULL);

  for (guint32 i = 0; i < n; i++)
    if (nodes[i].sort == LEAF_TRACED_RULE && nodes[i].applied)
      g_hash_table_add (ran, GUINT_TO_POINTER (nodes[i].rule));
  for (guint32 rule = 1; rule <= leaf_program_n_rules (turn->program); rule++) {
    LeafRuleInfo info = leaf_program_rule (turn->program, rule);

    for (guint32 i = 0; i < info.n_responses; i++)
      if (info.is_library ? g_hash_table_contains (ran, GUINT_TO_POINTER (rule)) && n_library++ < MOST_RESPONSES
                          : n_own++ < MOST_RESPONSES)
        check_response (turn, rule, leaf_program_rule_response (turn->program, rule, i));
  }
}

/* --- scenes ------------------------------------------------------------------------------------------------------- */

static int
runs_at (const Turn *turn, guint64 event, const char *scene)
{
  g_autoptr (LeafPlay) then = leaf_play_copy (turn->play);
  g_autofree char *words = g_strdup_printf ("%s is happening", scene);
  g_auto (LeafEvaluation) found = { 0 };

  if (!leaf_play_seek (then, event))
    return -1;
  found = leaf_play_evaluate (then, 0, words, FALSE);
  return found.problem != NULL ? -1 : found.is_true;
}

/* The state at the beginning, how often it began and ended, and the state at the end. */
static void
check_scene (const Turn *turn, guint32 scene)
{
  LeafQuery enquiry = { LEAF_QUERY_SCENE, scene, 0 };
  g_autofree char *name = leaf_query_words (turn->program, &enquiry);
  guint32 n, n_nodes;
  const LeafTraceNode *nodes = leaf_trace_nodes (turn->trace, &n_nodes);
  LeafFinding *findings = ask (turn, enquiry, &n);
  int before = nodes[0].event > 0 ? runs_at (turn, nodes[0].event, name) : 0,
      after = runs_at (turn, nodes[0].event_end, name), now = before;

  for (guint32 i = 0; i < n && before >= 0; i++)
    if (findings[i].said.form == LEAF_ANSWER_MESSAGE_SCENE_BEGAN
        || findings[i].said.form == LEAF_ANSWER_MESSAGE_SCENE_ENDED) {
      g_assert_cmpint (now, ==, findings[i].said.form == LEAF_ANSWER_MESSAGE_SCENE_ENDED);
      now = !now;
    }
  if (now != after || (after == 1) != (said (findings, n, LEAF_ANSWER_MESSAGE_SCENE_UNDER_WAY) != NULL))
    g_test_message ("%s in turn %u: before %d, after %d: %s", name, leaf_trace_turn (turn->trace), before, after,
                    findings[0].words);
  if (before >= 0 && after >= 0) {
    g_assert_cmpint (now, ==, after);
    g_assert_true (said (findings, n, LEAF_ANSWER_MESSAGE_SCENES_NOT_LOOKED_AT) != NULL
                   || (after == 1) == (said (findings, n, LEAF_ANSWER_MESSAGE_SCENE_UNDER_WAY) != NULL));
  }
  leaf_findings_free (findings, n);
}

/* Turns that undo others have no state before them. */
static gboolean
goes_back (const Turn *turn)
{
  guint32 n;
  const LeafTraceNode *nodes = leaf_trace_nodes (turn->trace, &n);

  for (guint32 i = 0; i < n; i++)
    if (nodes[i].sort == LEAF_TRACED_COMMAND && (strstr (nodes[i].text, "undo") || strstr (nodes[i].text, "rest")))
      return TRUE;
  return FALSE;
}

static void
check_scenes (const Turn *turn)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  for (guint32 i = 1; i <= leaf_program_n_scene_changes (turn->program) && !goes_back (turn); i++) {
    guint32 scene = leaf_program_scene_change (turn->program, i).scene;

    if (g_hash_table_add (seen, GUINT_TO_POINTER (scene)))
      check_scene (turn, scene);
  }
}

/* --- grammar ------------------------------------------------------------------------------------------------------ */

/* At most one of the lines for a command matched; if the reason is another verb, the verb does differ. */
static void
check_line (const Turn *turn, guint32 line, GArray *matched)
{
  guint32 n;
  guint command = 0;
  LeafFinding *findings = ask (turn, (LeafQuery) { LEAF_QUERY_GRAMMAR, line, 0 }, &n);

  for (guint32 i = 0; i < n; i++) {
    const LeafAnswerSentence *each = &findings[i].said;

    if (findings[i].level == 0
        && (each->form == LEAF_ANSWER_MESSAGE_MATCHED || each->form == LEAF_ANSWER_MESSAGE_NOT_MATCHED)) {
      if (matched->len <= command)
        g_array_set_size (matched, command + 1);
      g_array_index (matched, guint, command) += each->form == LEAF_ANSWER_MESSAGE_MATCHED;
      g_assert_cmpuint (g_array_index (matched, guint, command), <=, 1);
      command++;
      /* a line that did not match always has a reason */
      g_assert_true (each->form == LEAF_ANSWER_MESSAGE_MATCHED || (i + 1 < n && findings[i + 1].level == 1));
    } else if (each->form == LEAF_ANSWER_MESSAGE_MATCHED_WORDS) { /* of a name or a value */
      g_assert_nonnull (strstr (each->with[1], each->with[0]));
      command++;
    } else if (each->form == LEAF_ANSWER_MESSAGE_OTHER_VERB) {
      g_autofree char *quoted = g_strdup_printf ("'%s'", each->with[0]);

      if (strstr (each->with[1], quoted) != NULL)
        g_test_message ("%s", findings[i].words);
      g_assert_null (strstr (each->with[1], quoted));
    }
  }
  leaf_findings_free (findings, n);
}

static void
check_lines (const Turn *turn)
{
  g_autoptr (GArray) matched = g_array_new (FALSE, TRUE, sizeof (guint));
  guint32 story = leaf_program_story_source (turn->program);

  for (guint32 line = 1, n = 0;; line++) {
    LeafQuery enquiry = { LEAF_QUERY_GRAMMAR, line, 0 };
    LeafPlace place = leaf_query_place (turn->program, &enquiry);

    if (place.source == 0)
      break;
    if (place.source == story && n++ < MOST_LINES)
      check_line (turn, line, matched);
  }
}

/* --- things ------------------------------------------------------------------------------------------------------- */

static gboolean
is_so (const Turn *turn, guint64 event, const char *pattern, const char *one, const char *other)
{
  g_autoptr (LeafPlay) then = leaf_play_copy (turn->play);
  g_autofree char *words = g_strdup_printf (pattern, one, other);
  g_auto (LeafEvaluation) found = { 0 };

  if (!leaf_play_seek (then, event))
    return TRUE;
  found = leaf_play_evaluate (then, 0, words, FALSE);
  if (found.problem == NULL && !found.is_true)
    g_test_message ("%s: it is not so", words);
  return found.problem != NULL || found.is_true; /* a name may have another meaning in a sentence */
}

/* Things that were created by number ("three coins") have the name of their kind. */
static gboolean
is_called_alone (const Turn *turn, guint32 thing, const char *name)
{
  LeafQuery found;

  return leaf_program_find_query (turn->program, name, &found) && found.sort == LEAF_QUERY_SCOPE && found.id == thing;
}

static void
check_thing (const Turn *turn, guint32 thing, guint64 event)
{
  LeafQuery enquiry = { LEAF_QUERY_SCOPE, thing, 0 };
  g_autofree char *name = leaf_query_words (turn->program, &enquiry);
  guint32 n;
  LeafFinding *findings = ask (turn, enquiry, &n);
  const LeafFinding *one;

  if ((one = said (findings, n, LEAF_ANSWER_MESSAGE_WAS_SHUT_IN)) != NULL) {
    g_assert_true (is_so (turn, event, "%s is closed", one->said.with[0], NULL));
    g_assert_true (is_so (turn, event, "%s encloses the %s", one->said.with[0], name));
    g_assert_true (is_so (turn, event, "%s does not enclose the player", one->said.with[0], NULL));
  }
  if ((one = said (findings, n, LEAF_ANSWER_MESSAGE_PLAYER_WAS_SHUT_IN)) != NULL)
    g_assert_true (is_so (turn, event, "%s encloses the player", one->said.with[0], NULL));
  if ((one = said (findings, n, LEAF_ANSWER_MESSAGE_PLAYER_WAS_IN)) != NULL)
    g_assert_true (
        is_so (turn, event, "%s is the location or %s encloses the player", one->said.with[0], one->said.with[0]));
  if (said (findings, n, LEAF_ANSWER_MESSAGE_NOT_IN_SCOPE) != NULL) {
    g_assert_true (n > 1);
    g_assert_true (!is_called_alone (turn, thing, name)
                   || is_so (turn, event, "the player does not carry the %s", name, NULL));
  }
  leaf_findings_free (findings, n);
}

static void
check_things (const Turn *turn)
{
  guint32 n = 0, n_nodes;
  g_autofree LeafOccurrenceInfo *all
      = leaf_program_occurrences (turn->program, leaf_program_story_source (turn->program), &n);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  const LeafTraceNode *nodes = leaf_trace_nodes (turn->trace, &n_nodes);
  guint64 event = 0;

  for (guint32 i = 0; i < n_nodes && event == 0; i++)
    if (nodes[i].sort == LEAF_TRACED_COMMAND)
      event = nodes[i].event;
  for (guint32 i = 0; i < n && event != 0 && g_hash_table_size (seen) < MOST_THINGS; i++) {
    LeafQuery enquiry;

    if (all[i].sort == LEAF_NAMED_INSTANCE
        && leaf_program_query_at (turn->program, leaf_program_story_source (turn->program), all[i].place.start,
                                  &enquiry)
        && enquiry.sort == LEAF_QUERY_SCOPE && g_hash_table_add (seen, GUINT_TO_POINTER (enquiry.id)))
      check_thing (turn, enquiry.id, event);
  }
}

/* --- clauses ------------------------------------------------------------------------------------------------------ */

/* "when the box is open", and not "something". */
static gboolean
is_condition (const char *text, guint32 start)
{
  return (start > 5 && g_ascii_strncasecmp (text + start - 5, "when ", 5) == 0)
         || (start > 6 && g_ascii_strncasecmp (text + start - 6, "while ", 6) == 0);
}

/* The words of a condition, evaluated where the rule was considered, have the result that the answer gives. */
static void
check_clause (const Turn *turn, const LeafPlay *then, const LeafClauseState *clause)
{
  const char *text = leaf_program_source_text (turn->program, clause->place.source);
  g_autofree char *words = g_strndup (text + clause->place.start, clause->place.end - clause->place.start);
  g_auto (LeafEvaluation) found = leaf_play_evaluate (then, 0, words, FALSE);

  /* an adjective by itself is about the actor in a preamble, and about the described thing elsewhere */
  if (!is_condition (text, clause->place.start) || strchr (words, ' ') == NULL || clause->unsaid != NULL
      || found.problem != NULL || g_strcmp0 (found.kind, "truth state") != 0)
    return;
  n_queries++;
  if (found.is_true != clause->holds)
    g_test_message ("'%s' is %s, and was told to be %d", words, found.value, clause->holds);
  g_assert_cmpint (found.is_true, ==, clause->holds);
}

/* "something (called the prize)": a name that has no value before the preamble is tested. */
static gboolean
names_by_the_way (const Turn *turn, guint32 rule)
{
  LeafPlace place = leaf_program_rule (turn->program, rule).place;
  const char *text = leaf_program_source_text (turn->program, place.source);

  return g_strstr_len (text + place.start, place.end - place.start, "called") != NULL;
}

static void
check_clauses (const Turn *turn)
{
  guint32 n, n_checked = 0;
  const LeafTraceNode *nodes = leaf_trace_nodes (turn->trace, &n);

  for (guint32 i = 0; i < n && n_checked < MOST_CLAUSES; i++) {
    g_autoptr (LeafPlay) then = NULL;
    g_autofree LeafClauseState *clauses = NULL;

    if (nodes[i].sort != LEAF_TRACED_RULE || nodes[i].applied || nodes[i].is_passed || !nodes[i].is_over
        || nodes[i].is_library || nodes[i].changed != LEAF_CHANGED_NOT)
      continue;
    n_checked++;
    then = leaf_play_copy (turn->play);
    clauses = leaf_play_clauses_at (turn->play, nodes[i].event, nodes[i].rule);
    if (!leaf_play_seek (then, nodes[i].event))
      continue;
    for (const LeafClauseState *clause = clauses; clause->place.source != 0; clause++)
      if (clause->holds >= 0 && !names_by_the_way (turn, nodes[i].rule))
        check_clause (turn, then, clause);
  }
}

/* --- every story -------------------------------------------------------------------------------------------------- */

static GArray *
texts_of_turn (LeafProgram *program, const GPtrArray *commands, guint32 turn, gboolean is_last, guint64 last)
{
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  GArray *texts = g_array_new (FALSE, FALSE, sizeof (LeafPlace));
  guint32 n;

  leaf_play_set_wanted (play, 0);
  for (guint i = 0; i < turn; i++) {
    play_on (play);
    leaf_play_drain (play, &n);
    leaf_play_command (play, commands->pdata[i]);
  }
  leaf_play_set_wanted (play, LEAF_WANT_TEXT);
  play_on (play);
  for (const LeafEvent *event = leaf_play_drain (play, &n); n > 0; event++, n--)
    if (event->sort == LEAF_EVENT_TEXT && (!is_last || event->number <= last))
      g_array_append_val (texts, event->place);
  return texts;
}

static void
check_story (const char *name, const char *source, const GPtrArray *commands)
{
  g_autoptr (LeafProgram) program = play_compile (source);
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  guint given = MIN (commands->len, MOST_COMMANDS);

  g_test_message ("%s", name);
  leaf_play_set_wanted (play, 0);
  for (guint i = 0; play_on (play).cause == LEAF_STOP_WANTS_COMMAND && i < given; i++)
    leaf_play_command (play, commands->pdata[i]);
  for (guint32 number = 0; number < leaf_play_n_turns (play); number += g_test_slow () ? 1 : 4) {
    g_autoptr (LeafTrace) trace = leaf_play_trace (play, number);
    gboolean is_last = number + 1 == leaf_play_n_turns (play);
    g_autoptr (GArray) texts = texts_of_turn (program, commands, number, is_last, leaf_play_stop (play).event);
    Turn turn = { program, play, trace, texts, is_last };

    check_responses (&turn);
    check_scenes (&turn);
    check_lines (&turn);
    check_things (&turn);
    check_clauses (&turn);
  }
}

static void
test_own (void)
{
  g_assert_cmpuint (corpus_of_our_own (corpus_step (), check_story), >, 0);
  g_test_message ("%u asked", n_queries);
  g_assert_cmpuint (n_queries, >, 1000 / corpus_step ());
}

static void
test_others (void)
{
  guint n = corpus_of_others (g_test_slow () ? 1 : 8, check_story);

  if (n == 0)
    g_test_skip ("the corpus is not here");
  else
    g_test_message ("%u stories, %u asked", n, n_queries);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/asked/own", test_own);
  g_test_add_func ("/play/asked/others", test_others);
  return g_test_run ();
}
