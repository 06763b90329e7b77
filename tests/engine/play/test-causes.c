/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that the cause that an answer names is a cause: if it is removed from the source and the same commands are
 * played again, it is no longer the cause.  A clause that did not hold is negated, and then holds; a rule that ended a
 * rulebook or an action is removed, and then another one decides; a text is changed at its reported origin, and then
 * differs; rules that are reported as never running do not run, and those that are said to end their rulebook always
 * do.
 *
 * Both plays are equal up to the first time that the cause matters, so the queries are about that moment. Tests all
 * stories (every tenth of the corpus; all of it with -m slow). */
#include "test-play.h"

#include "test-corpus.h"

enum { MOST_COMMANDS = 8, MOST_RULES = 40, MOST_TEXTS = 12, SOME_TEXTS = 2, MOST_BROKEN = 4 };

typedef struct {
  const char *name, *source;
  const GPtrArray *commands;
  LeafProgram *program;
  LeafPlay *play;
  GPtrArray *traces; /* of LeafTrace, one for each turn */
} Story;

static struct {
  guint clauses, ends, stops, texts, responses, never, always, not_compiled;
} n_checked;

/* All of them are told. */
static void G_GNUC_PRINTF (1, 2) disagree (const char *format, ...)
{
  va_list arguments;
  g_autofree char *words = NULL;

  va_start (arguments, format);
  words = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_test_message ("DISAGREES %s", words);
  g_test_fail ();
}

static LeafPlay *
play_commands (LeafProgram *program, const GPtrArray *commands)
{
  LeafPlay *play = leaf_play_new (program, 1);
  guint given = MIN (commands->len, MOST_COMMANDS);
  guint32 n;

  leaf_play_set_wanted (play, 0);
  for (guint i = 0; play_on (play).cause == LEAF_STOP_WANTS_COMMAND && i < given; i++)
    leaf_play_command (play, commands->pdata[i]);
  leaf_play_drain (play, &n);
  return play;
}

static void
story_clear (Story *story)
{
  g_clear_pointer (&story->traces, g_ptr_array_unref);
  g_clear_pointer (&story->play, leaf_play_free);
  g_clear_pointer (&story->program, leaf_program_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Story, story_clear)

/* Plays the same commands with another source; returns FALSE if it has problems that the first one did not have. */
static gboolean
story_read (Story *story, const char *name, const char *source, const GPtrArray *commands, const Story *before)
{
  LeafSourceText text = { "test.ni", source, strlen (source) };

  *story
      = (Story) { .name = name, .source = source, .commands = commands, .program = leaf_program_compile (&text, NULL) };
  if (before != NULL && leaf_program_n_problems (story->program) > leaf_program_n_problems (before->program)) {
    n_checked.not_compiled++;
    return FALSE;
  }
  story->play = play_commands (story->program, commands);
  story->traces = g_ptr_array_new_with_free_func ((GDestroyNotify) leaf_trace_free);
  for (guint32 turn = 0; turn < leaf_play_n_turns (story->play); turn++)
    g_ptr_array_add (story->traces, leaf_play_trace (story->play, turn));
  return TRUE;
}

static const LeafTraceNode *
nodes_of (const Story *story, guint32 turn, guint32 *n)
{
  *n = 0;
  return turn < story->traces->len ? leaf_trace_nodes (story->traces->pdata[turn], n) : NULL;
}

static char *
with (const char *source, LeafPlace place, const char *words)
{
  g_autofree char *before = g_strndup (source, place.start);

  return g_strconcat (before, words, source + place.end, NULL);
}

static char *
blanked (const char *source, LeafPlace place)
{
  char *changed = g_strdup (source);

  memset (changed + place.start, ' ', place.end - place.start);
  if (changed[place.end] == '.' || changed[place.end] == ';')
    changed[place.end] = ' ';
  return changed;
}

static gboolean
is_own (const Story *story, guint32 rule)
{
  return rule != 0
         && leaf_program_rule (story->program, rule).place.source == leaf_program_story_source (story->program);
}

/* The rule of the other program that begins at that byte. */
static guint32
rule_beginning_at (const Story *story, guint32 start)
{
  for (guint32 i = 1; i <= leaf_program_n_rules (story->program); i++)
    if (is_own (story, i) && leaf_program_rule (story->program, i).place.start == start)
      return i;
  return 0;
}

typedef struct {
  guint32 turn, node;
} At;

/* Finds where the rule was first considered in the play; returns FALSE if it never was. */
static gboolean
first_time (const Story *story, guint32 rule, gboolean applied, At *at)
{
  for (at->turn = 0; at->turn < story->traces->len; at->turn++) {
    guint32 n;
    const LeafTraceNode *nodes = nodes_of (story, at->turn, &n);

    for (at->node = 0; at->node < n; at->node++)
      if (nodes[at->node].sort == LEAF_TRACED_RULE && nodes[at->node].rule == rule
          && (!applied || nodes[at->node].applied))
        return TRUE;
  }
  return FALSE;
}

/* --- clauses ------------------------------------------------------------------------------------------------------ */

static gboolean
is_condition (const char *text, guint32 start)
{
  return (start > 5 && g_ascii_strncasecmp (text + start - 5, "when ", 5) == 0)
         || (start > 6 && g_ascii_strncasecmp (text + start - 6, "while ", 6) == 0);
}

/* "something (called the prize)": its value is assigned in the clause. */
static gboolean
names_by_the_way (const Story *story, guint32 rule)
{
  LeafPlace place = leaf_program_rule (story->program, rule).place;

  return g_strstr_len (story->source + place.start, place.end - place.start, "called") != NULL;
}

/* At the first time that the rule was considered: if the clause that was false is negated, it holds. */
static void
deny_clause (const Story *story, guint32 rule)
{
  At at, at_now;
  guint32 n, start = leaf_program_rule (story->program, rule).place.start, failed = 0;
  g_autofree LeafClauseState *clauses = NULL, *clauses_now = NULL;
  g_autofree char *words = NULL, *denied = NULL, *source = NULL;
  g_auto (Story) now = { 0 };
  const LeafTraceNode *nodes;

  if (!first_time (story, rule, FALSE, &at))
    return;
  nodes = nodes_of (story, at.turn, &n);
  if (nodes[at.node].applied || nodes[at.node].is_passed || !nodes[at.node].is_over
      || nodes[at.node].changed != LEAF_CHANGED_NOT)
    return;
  clauses = leaf_play_clauses_at (story->play, nodes[at.node].event, rule);
  while (clauses[failed].holds > 0)
    failed++;
  if (clauses[failed].place.source == 0 || clauses[failed].unsaid != NULL || names_by_the_way (story, rule)
      || !is_condition (story->source, clauses[failed].place.start))
    return;
  words = g_strndup (story->source + clauses[failed].place.start,
                     clauses[failed].place.end - clauses[failed].place.start);
  denied = g_strdup_printf ("(whether or not %s) is false", words);
  source = with (story->source, clauses[failed].place, denied);
  if (!story_read (&now, story->name, source, story->commands, story))
    return;
  rule = rule_beginning_at (&now, start);
  if (rule == 0 || !first_time (&now, rule, FALSE, &at_now) || at_now.turn != at.turn) {
    disagree ("%s: '%s' denied, the rule is not considered in turn %u", story->name, words, at.turn);
    return;
  }
  n_checked.clauses++;
  nodes = nodes_of (&now, at_now.turn, &n);
  if (nodes[at_now.node].applied)
    return;
  clauses_now = leaf_play_clauses_at (now.play, nodes[at_now.node].event, rule);
  if (clauses_now[failed].holds <= 0)
    disagree ("%s, turn %u: '%s' does not hold, nor does it when it is denied", story->name, at.turn, words);
}

/* --- rules that ended something ----------------------------------------------------------------------------------- */

static gboolean
is_under (const LeafTraceNode *nodes, guint32 node, guint32 rule)
{
  for (guint32 i = node + 1; i < nodes[node].end; i++)
    if (nodes[i].sort == LEAF_TRACED_RULE && nodes[i].rule == rule)
      return TRUE;
  return FALSE;
}

/* Returns TRUE if the rule was already below that node and decided something there by itself, rather than through a
 * rule that it abided by. */
static gboolean
decided_in (const Story *story, guint32 turn, guint32 node, guint32 start, guint32 by)
{
  guint32 n;
  const LeafTraceNode *nodes = nodes_of (story, turn, &n);

  for (guint32 i = node; i < nodes[node].end; i++)
    if (nodes[i].sort == LEAF_TRACED_RULE && nodes[i].applied && nodes[i].outcome != LEAF_OUTCOME_NONE
        && is_own (story, nodes[i].rule) && leaf_program_rule (story->program, nodes[i].rule).place.start == start
        && !is_under (nodes, i, by))
      return TRUE;
  return FALSE;
}

/* An answer names a rule that ended a rulebook or an action. Without that rule it does not end there, and if another
 * rule ends it then, that rule had not done so before. */
static void
take_out (const Story *story, guint32 turn, guint32 rule, guint32 number, const LeafRuleAnswer *answer)
{
  g_autofree char *source = blanked (story->source, leaf_program_rule (story->program, answer->by).whole);
  g_auto (Story) now = { 0 };
  guint32 n = 0, same_rule;
  LeafRuleAnswer *answers;

  if (!story_read (&now, story->name, source, story->commands, story) || turn >= now.traces->len)
    return;
  same_rule = rule_beginning_at (&now, leaf_program_rule (story->program, rule).place.start);
  if (same_rule == 0)
    return;
  answers = leaf_play_answers (now.play, now.traces->pdata[turn], same_rule, &n);
  if (number < n) {
    const LeafRuleAnswer *then = &answers[number];
    g_autofree char *words = leaf_answer_words (story->program, answer),
                    *words_now = leaf_answer_words (now.program, then);
    gboolean is_known
        = then->by != 0 && is_own (&now, then->by) && then->sort == answer->sort
          && decided_in (story, turn, answer->node, leaf_program_rule (now.program, then->by).place.start, answer->by);

    if (answer->sort == LEAF_ANSWER_NOT_REACHED)
      n_checked.ends++;
    else
      n_checked.stops++;
    if (g_test_verbose ())
      g_test_message ("%s, turn %u, %s: %s -> %s", story->name, turn, leaf_program_rule_face (story->program, rule),
                      words, words_now);
    if (is_known
        || (answer->sort == LEAF_ANSWER_NOT_REACHED
            && (then->sort == LEAF_ANSWER_NOT_FOLLOWED || then->sort == LEAF_ANSWER_NO_ACTION
                || then->sort == LEAF_ANSWER_UNLISTED)))
      disagree ("%s, turn %u, %s: %s -> %s", story->name, turn, leaf_program_rule_face (story->program, rule), words,
                words_now);
  }
  leaf_answers_free (answers, n);
}

static void
take_out_enders (const Story *story, guint32 rule, GHashTable *seen)
{
  for (guint32 turn = 0; turn < story->traces->len && g_hash_table_size (seen) < MOST_BROKEN; turn++) {
    guint32 n = 0;
    LeafRuleAnswer *answers = leaf_play_answers (story->play, story->traces->pdata[turn], rule, &n);

    for (guint32 i = 0; i < n; i++) {
      At first;

      if ((answers[i].sort != LEAF_ANSWER_NOT_REACHED && answers[i].sort != LEAF_ANSWER_ACTION_STOPPED)
          || !is_own (story, answers[i].by))
        continue;
      if (first_time (story, answers[i].by, TRUE, &first) && first.turn == turn && first.node >= answers[i].node
          && g_hash_table_add (seen, GUINT_TO_POINTER (rule * 1000 + answers[i].by)))
        take_out (story, turn, rule, i, &answers[i]);
    }
    leaf_answers_free (answers, n);
  }
}

/* --- texts -------------------------------------------------------------------------------------------------------- */

static const char mark[] = "Zqzq";

static gboolean
has_mark (const char *text)
{
  g_autofree char *low = g_ascii_strdown (text, -1);

  return strstr (low, "zqzq") != NULL;
}

/* Returns TRUE if the mark is in what is printed up to that byte of the turn. A later part of a text is attributed to
 * the whole text. */
static gboolean
is_marked (const Story *story, guint32 turn, const LeafTraceNode *text)
{
  guint32 end = text->text_at + (guint32) strlen (text->text);
  guint32 n;
  const LeafTraceNode *nodes = nodes_of (story, turn, &n);

  for (guint32 i = 0; i < n; i++)
    if (nodes[i].sort == LEAF_TRACED_TEXT && nodes[i].text_at <= end && has_mark (nodes[i].text))
      return TRUE;
  return FALSE;
}

static gboolean
begins_in_text (const char *source, LeafPlace place)
{
  gboolean inside = FALSE;

  for (guint32 i = 0; i < place.start; i++)
    inside ^= source[i] == '"';
  return inside || source[place.start] == '"';
}

static void
change_text (const Story *story, guint32 turn, const LeafTraceNode *node)
{
  guint32 at = node->place.start
               /* what is in quotation marks stays so */
               + (guint32) strspn (story->source + node->place.start, "\"'");
  g_autofree char *source = with (story->source, (LeafPlace) { node->place.source, at, at }, mark);
  g_auto (Story) now = { 0 };

  if (!begins_in_text (story->source, node->place) || !story_read (&now, story->name, source, story->commands, story))
    return;
  n_checked.texts++;
  if (!is_marked (&now, turn, node))
    disagree ("%s, turn %u: '%s' is said to come from '%.40s'", story->name, turn, node->text,
              story->source + node->place.start);
}

/* Changes the text as "Change This Text" does. */
static void
change_response (const Story *story, guint32 turn, const LeafTraceNode *node, guint32 rule,
                 const LeafResponseInfo *response)
{
  LeafEditRequest request = { .sort = LEAF_WRITE_RESPONSE, .rule = rule, .letter = response->letter, .words = mark };
  g_auto (LeafEdit) edit = { 0 };
  g_autofree char *source = NULL;
  g_auto (Story) now = { 0 };

  if (!leaf_program_write (story->program, &request, &edit, NULL))
    return;
  source = with (story->source, edit.place, edit.text);
  if (!story_read (&now, story->name, source, story->commands, story))
    return;
  n_checked.responses++;
  if (!is_marked (&now, turn, node))
    disagree ("%s, turn %u: '%s' is said to be the %s", story->name, turn, node->text, response->name);
}

static void
change_texts (const Story *story)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  guint32 own = leaf_program_story_source (story->program);
  guint n_texts = 0, n_responses = 0, most = g_test_slow () ? MOST_TEXTS : SOME_TEXTS;

  for (guint32 turn = 0; turn < story->traces->len; turn++) {
    guint32 n, rule;
    const LeafTraceNode *nodes = nodes_of (story, turn, &n);

    for (guint32 i = 0; i < n; i++) {
      LeafPlace place = nodes[i].place;
      LeafResponseInfo response;

      if (nodes[i].sort != LEAF_TRACED_TEXT || place.source == 0
          || !g_hash_table_add (seen, GSIZE_TO_POINTER ((gsize) place.source << 32 | place.start))
          || strspn (nodes[i].text, " \n") == strlen (nodes[i].text))
        continue;
      if (leaf_program_response_at (story->program, place.source, place.start, &rule, &response)
          && !is_own (story, rule)) {
        if (n_responses++ < most)
          change_response (story, turn, &nodes[i], rule, &response);
      } else if (place.source == own && n_texts++ < most)
        change_text (story, turn, &nodes[i]);
    }
  }
}

/* --- statements about all plays ----------------------------------------------------------------------------------- */

static void
check_always (const Story *story)
{
  /* a procedural rule can make a rulebook go on after a rule that always stops */
  guint32 n_books = leaf_program_changes_rules (story->program) ? 0 : leaf_program_n_rulebooks (story->program);
  /* of rules that are in one rulebook and never run there */
  g_autoptr (GHashTable) never = g_hash_table_new (NULL, NULL);

  for (guint32 book = 1; book <= n_books; book++) {
    guint32 n_rules = leaf_program_rulebook (story->program, book).n_rules;
    g_autofree guint32 *by = g_new0 (guint32, n_rules + 1);

    leaf_program_rulebook_never_run (story->program, book, by);
    for (guint32 i = 0; i < n_rules; i++)
      if (by[i] != 0) {
        g_hash_table_add (never,
                          GSIZE_TO_POINTER ((gsize) book << 32 | leaf_program_rulebook_rule (story->program, book, i)));
        n_checked.never++;
      }
  }
  for (guint32 turn = 0; turn < story->traces->len; turn++) {
    guint32 n;
    const LeafTraceNode *nodes = nodes_of (story, turn, &n);

    for (guint32 i = 0; i < n; i++) {
      if (nodes[i].sort != LEAF_TRACED_RULE || !nodes[i].applied || nodes[i].rulebook == 0)
        continue;
      if (g_hash_table_contains (never, GSIZE_TO_POINTER ((gsize) nodes[i].rulebook << 32 | nodes[i].rule)))
        disagree ("%s: %s never runs, and did", story->name, leaf_program_rule_face (story->program, nodes[i].rule));
      if (!nodes[i].is_over || nodes[i].changed != LEAF_CHANGED_NOT || nodes[i].treated != 0
          || !leaf_program_always_stops (story->program, nodes[i].rule))
        continue;
      n_checked.always++;
      if (nodes[i].outcome == LEAF_OUTCOME_NONE)
        disagree ("%s: %s always stops, and did not", story->name,
                  leaf_program_rule_face (story->program, nodes[i].rule));
    }
  }
}

static void
check_story (const char *name, const char *source, const GPtrArray *commands)
{
  g_auto (Story) story = { 0 };
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  guint n = 0;

  g_test_message ("%s", name);
  story_read (&story, name, source, commands, NULL);
  check_always (&story);
  change_texts (&story);
  if (strstr (source, " doing it")
      != NULL) /* "doing it" means the action of the preceding rule, which may be the one that is changed */
    return;
  for (guint32 rule = 1; rule <= leaf_program_n_rules (story.program) && n < MOST_RULES; rule++)
    if (is_own (&story, rule)) {
      n++;
      deny_clause (&story, rule);
      take_out_enders (&story, rule, seen);
    }
}

static void
tell_counts (void)
{
  g_test_message (
      "%u clauses denied, %u rules that ended a rulebook and %u that stopped an action taken out, %u texts and %u responses changed, %u rules "
      "that never run, %u times one that always stops; %u did not compile",
      n_checked.clauses, n_checked.ends, n_checked.stops, n_checked.texts, n_checked.responses, n_checked.never,
      n_checked.always, n_checked.not_compiled);
}

static void
test_own (void)
{
  g_assert_cmpuint (corpus_of_our_own (corpus_step (), check_story), >, 0);
  tell_counts ();
  g_assert_cmpuint (n_checked.texts, >, 100 / corpus_step ());
}

static void
test_others (void)
{
  if (corpus_of_others (g_test_slow () ? 1 : 10, check_story) == 0)
    g_test_skip ("the corpus is not here");
  else
    tell_counts ();
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/causes/own", test_own);
  g_test_add_func ("/play/causes/others", test_others);
  return g_test_run ();
}
