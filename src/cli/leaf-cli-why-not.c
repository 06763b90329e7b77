/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-why-not.c: `leaf why-not` prints what happened in each turn to a rule, a response, a scene, a grammar line
 * or a thing. */
#include "leaf-cli.h"
#include "leaf-json.h"

static const char *const sorts[LEAF_ANSWER_COUNT] = {
  [LEAF_ANSWER_NONE] = "",
  [LEAF_ANSWER_RAN] = "ran",
  [LEAF_ANSWER_CLAUSE_FAILED] = "clause-failed",
  [LEAF_ANSWER_NOT_REACHED] = "not-reached",
  [LEAF_ANSWER_STORY_ENDED] = "story-ended",
  [LEAF_ANSWER_UNDER_WAY] = "under-way",
  [LEAF_ANSWER_ACTION_STOPPED] = "action-stopped",
  [LEAF_ANSWER_ACTION_SILENT] = "action-silent",
  [LEAF_ANSWER_ACTION_UNSEEN] = "action-unseen",
  [LEAF_ANSWER_OUT_OF_WORLD] = "out-of-world",
  [LEAF_ANSWER_NOT_ASKED] = "not-asked",
  [LEAF_ANSWER_NOT_FOLLOWED] = "not-followed",
  [LEAF_ANSWER_NO_TIME] = "no-time",
  [LEAF_ANSWER_ENDED_BEFORE] = "ended-before",
  [LEAF_ANSWER_NO_ACTION] = "no-action",
  [LEAF_ANSWER_WENT_ON] = "went-on",
  [LEAF_ANSWER_NOT_DUE] = "not-due",
  [LEAF_ANSWER_NOT_SET] = "not-set",
  [LEAF_ANSWER_UNLISTED] = "unlisted",
  [LEAF_ANSWER_FAULTY] = "faulty",
  [LEAF_ANSWER_DOES_NOTHING] = "does-nothing",
  [LEAF_ANSWER_SUBSTITUTED] = "substituted",
  [LEAF_ANSWER_PROCEDURAL] = "procedural",
};

static const char *
holds_words (int holds)
{
  return holds > 0 ? "holds" : holds == 0 ? "does not hold" : "not reached";
}

/* The words of a clause, or the meaning of an implied one in brackets. Free with g_free. */
static char *
clause_words (const LeafProgram *program, const LeafClauseState *clause)
{
  return clause->unsaid != NULL ? g_strdup_printf ("(%s)", clause->unsaid) : leaf_cli_words_at (program, clause->place);
}

/* An answer, with a line for each clause. Free with g_free. */
static char *
dup_answer (const LeafProgram *program, const LeafRuleAnswer *answer)
{
  g_autofree char *words = leaf_answer_words (program, answer);
  GString *out = g_string_new (words);

  for (const LeafClauseState *clause = answer->clauses; clause != NULL && clause->place.source != 0; clause++) {
    g_autofree char *asked = clause_words (program, clause);

    g_string_append_printf (out, "\n    %-13s  %s%s%s", holds_words (clause->holds), asked,
                            clause->values != NULL ? "   -- " : "", clause->values != NULL ? clause->values : "");
  }
  return g_string_free (out, FALSE);
}

/* Returns what happened to a rule in a turn, as an array of strings to print after the turn's number. Equal answers in
 * succession are one string. */
static GPtrArray *
answers_of_turn (const LeafProgram *program, const LeafPlay *play, const LeafQuery *query, guint32 turn)
{
  GPtrArray *out = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (LeafTrace) trace = leaf_play_trace (play, turn);
  guint32 n = 0;
  LeafRuleAnswer *answers = leaf_play_answers (play, trace, query->id, &n);
  guint times = 1;

  for (guint32 i = 0; i < n; i++) {
    g_autofree char *words = dup_answer (program, &answers[i]);
    g_autofree char *next = i + 1 < n ? dup_answer (program, &answers[i + 1]) : NULL;

    if (g_strcmp0 (words, next) == 0) {
      times++;
      continue;
    }
    g_ptr_array_add (out, times > 1 ? g_strdup_printf ("(%u times) %s", times, words) : g_steal_pointer (&words));
    times = 1;
  }
  leaf_answers_free (answers, n);
  return out;
}

/* Like answers_of_turn, for anything but a rule. */
static GPtrArray *
findings_of_turn (const LeafPlay *play, const LeafQuery *query, guint32 turn)
{
  GPtrArray *out = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (LeafTrace) trace = leaf_play_trace (play, turn);
  guint32 n = 0;
  LeafFinding *findings = leaf_play_query (play, trace, query, &n);

  for (guint32 i = 0; i < n; i++)
    if (findings[i].level == 0 || out->len == 0)
      g_ptr_array_add (out, g_strdup (findings[i].words));
    else {
      char **last = (char **) &out->pdata[out->len - 1];
      char *longer = g_strdup_printf ("%s\n%*s%s", *last, (int) findings[i].level * 4, "", findings[i].words);

      g_free (*last);
      *last = longer;
    }
  leaf_findings_free (findings, n);
  return out;
}

static gboolean
are_same (const GPtrArray *a, const GPtrArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    if (strcmp (a->pdata[i], b->pdata[i]) != 0)
      return FALSE;
  return TRUE;
}

static void
print_turns (guint32 first, guint32 last, const GPtrArray *answers)
{
  g_autofree char *turns
      = first == last ? g_strdup_printf ("turn %u", first) : g_strdup_printf ("turns %u to %u", first, last);

  for (guint i = 0; i < answers->len; i++)
    g_print ("%s: %s\n", turns, (const char *) answers->pdata[i]);
}

/* Prints the answers of the turns first .. end - 1. Consecutive turns with the same answers are printed together. */
static void
print_all (const LeafProgram *program, const LeafPlay *play, const LeafQuery *query, guint32 first, guint32 end)
{
  g_autoptr (GPtrArray) before = NULL;
  guint32 since = first;

  for (guint32 turn = first; turn <= end; turn++) {
    g_autoptr (GPtrArray) answers = turn == end                      ? NULL
                                    : query->sort == LEAF_QUERY_RULE ? answers_of_turn (program, play, query, turn)
                                                                     : findings_of_turn (play, query, turn);

    if (before != NULL && answers != NULL && are_same (before, answers))
      continue;
    if (before != NULL)
      print_turns (since, turn - 1, before);
    g_clear_pointer (&before, g_ptr_array_unref);
    before = g_steal_pointer (&answers);
    since = turn;
  }
}

/* --- as JSON ------------------------------------------------------------------------------------------------------ */

static void
build_answer (JsonBuilder *builder, const LeafProgram *program, const LeafRuleAnswer *answer)
{
  g_autofree char *words = leaf_answer_words (program, answer);

  json_builder_begin_object (builder);
  leaf_json_add_string (builder, "answer", sorts[answer->sort]);
  leaf_json_add_string (builder, "text", words);
  leaf_json_add_number (builder, "event", (gint64) answer->event);
  if (answer->during != NULL)
    leaf_json_add_string (builder, "during", answer->during);
  if (answer->tried != NULL)
    leaf_json_add_string (builder, "tried", answer->tried);
  if (answer->rulebook != 0)
    leaf_json_add_string (builder, "rulebook", leaf_program_rulebook (program, answer->rulebook).name);
  if (answer->by != 0) {
    leaf_json_add_string (builder, "by", leaf_program_rule_face (program, answer->by));
    leaf_json_add_place (builder, "by_place", program, leaf_program_rule (program, answer->by).place);
  }
  leaf_json_add_place (builder, "place", program, answer->place);
  if (answer->clauses != NULL) {
    json_builder_set_member_name (builder, "clauses");
    json_builder_begin_array (builder);
    for (const LeafClauseState *clause = answer->clauses; clause->place.source != 0; clause++) {
      g_autofree char *asked = clause_words (program, clause);

      json_builder_begin_object (builder);
      leaf_json_add_string (builder, "clause", asked);
      leaf_json_add_string (builder, "state", holds_words (clause->holds));
      if (clause->values != NULL)
        leaf_json_add_string (builder, "values", clause->values);
      json_builder_end_object (builder);
    }
    json_builder_end_array (builder);
  }
  json_builder_end_object (builder);
}

static void
begin_turn (JsonBuilder *builder, guint32 turn, const char *member)
{
  json_builder_begin_object (builder);
  leaf_json_add_number (builder, "turn", turn);
  json_builder_set_member_name (builder, member);
  json_builder_begin_array (builder);
}

static void
end_turn (JsonBuilder *builder)
{
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
build_turn (JsonBuilder *builder, const LeafProgram *program, const LeafPlay *play, guint32 rule, guint32 turn)
{
  g_autoptr (LeafTrace) trace = leaf_play_trace (play, turn);
  guint32 n = 0;
  LeafRuleAnswer *answers = leaf_play_answers (play, trace, rule, &n);

  begin_turn (builder, turn, "answers");
  for (guint32 i = 0; i < n; i++)
    build_answer (builder, program, &answers[i]);
  end_turn (builder);
  leaf_answers_free (answers, n);
}

static void
build_findings (JsonBuilder *builder, const LeafProgram *program, const LeafPlay *play, const LeafQuery *query,
                guint32 turn)
{
  g_autoptr (LeafTrace) trace = leaf_play_trace (play, turn);
  guint32 n = 0;
  LeafFinding *findings = leaf_play_query (play, trace, query, &n);

  begin_turn (builder, turn, "findings");
  for (guint32 i = 0; i < n; i++) {
    json_builder_begin_object (builder);
    leaf_json_add_string (builder, "text", findings[i].words);
    leaf_json_add_number (builder, "level", findings[i].level);
    leaf_json_add_string (builder, "state", findings[i].holds > 0 ? "yes" : findings[i].holds == 0 ? "no" : "none");
    leaf_json_add_place (builder, "place", program, findings[i].place);
    json_builder_end_object (builder);
  }
  end_turn (builder);
  leaf_findings_free (findings, n);
}

static void
print_json (const LeafProgram *program, const LeafPlay *play, const LeafQuery *query, guint32 first, guint32 end)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autofree char *about = leaf_query_words (program, query);

  json_builder_begin_object (builder);
  leaf_json_add_string (builder, query->sort == LEAF_QUERY_RULE ? "rule" : "subject", about);
  leaf_json_add_place (builder, "place", program, leaf_query_place (program, query));
  json_builder_set_member_name (builder, "turns");
  json_builder_begin_array (builder);
  for (guint32 turn = first; turn < end; turn++)
    if (query->sort == LEAF_QUERY_RULE)
      build_turn (builder, program, play, query->id, turn);
    else
      build_findings (builder, program, play, query, turn);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  leaf_json_print (builder);
}

int
leaf_command_why_not (int argc, char **argv)
{
  g_autofree char *format_name = NULL, *commands = NULL;
  gint64 only = LEAF_CLI_UNSET;
  gint64 seed = 1;
  LeafCliBudget budget = LEAF_CLI_BUDGET;
  const GOptionEntry entries[] = {
    { "commands", 0, 0, G_OPTION_ARG_FILENAME, &commands, "Play with the commands in FILE, one per line", "FILE" },
    { "turn", 0, 0, G_OPTION_ARG_INT64, &only, "Answer for this turn only (0: before the first command)", "NUMBER" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "Seed the random number generator", "NUMBER" },
    LEAF_CLI_BUDGET_OPTION_WORK (budget),
    { "format", 0, 0, G_OPTION_ARG_STRING, &format_name, "text or json", "FORMAT" },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafPlay) play = NULL;
  LeafFormat format;
  LeafQuery query;
  g_autofree char *about = NULL;
  gboolean has_problems;
  guint32 first, end;

  if (!leaf_cli_parse (
          "why-not", "STORY RULE",
          "Plays a story and explains, for each turn, whether a rule ran, which of its clauses was false when it "
          "was considered, or why it was not reached.\n\n"
          "Instead of a rule, name a response (\"can't take yourself rule response (A)\") that was not printed, a scene, a "
          "thing that was not in scope, or the words of an Understand sentence (\"take [things]\") that did not match.",
          entries, &argc, &argv)
      || !leaf_cli_format (format_name, &format) || !leaf_cli_is_seed ("why-not", seed)
      || !leaf_cli_is_turn ("why-not", only))
    return LEAF_EXIT_USAGE;
  if (argc != 3 || format == LEAF_FORMAT_TSV)
    return leaf_cli_usage ("why-not", argc != 3 ? "expected a STORY and a RULE, or something else to ask about"
                                                : "the format of answers is text or json");
  program = leaf_cli_compile (argv[1]);
  if (program == NULL)
    return LEAF_EXIT_USAGE;
  has_problems = leaf_cli_print_problems (program, stderr) > 0;
  if (!leaf_program_find_query (program, argv[2], &query))
    return leaf_cli_usage ("why-not", "'%s' is not the name of a rule or of anything else that can be explained",
                           argv[2]);
  about = leaf_query_words (program, &query);
  play = leaf_cli_replay (program, (guint32) seed, commands, &budget);
  if (play == NULL)
    return LEAF_EXIT_USAGE;
  if (only >= (gint64) leaf_play_n_turns (play))
    return leaf_cli_usage ("why-not", "there is no turn %" G_GINT64_FORMAT "; the last is %u", only,
                           leaf_play_n_turns (play) - 1);
  first = only >= 0 ? (guint32) only : 0;
  end = only >= 0 ? first + 1 : leaf_play_n_turns (play);
  if (format == LEAF_FORMAT_JSON)
    print_json (program, play, &query, first, end);
  else {
    g_print ("%s\n", about);
    print_all (program, play, &query, first, end);
  }
  return leaf_cli_budget_report (&budget, "why-not") || has_problems ? LEAF_EXIT_PROBLEMS : LEAF_EXIT_FINE;
}
