/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-why-not.c: `leaf why-not`: what became in a turn of a rule, a text, a scene, a line of grammar or a thing. */
#include "leaf-cli.h"
#include "leaf-json.h"

static const char *const sorts[LEAF_ANSWER_COUNT] = { "",
                                                      "ran",
                                                      "clause-failed",
                                                      "other-action",
                                                      "not-reached",
                                                      "story-ended",
                                                      "under-way",
                                                      "action-stopped",
                                                      "not-followed",
                                                      "no-action",
                                                      "unlisted",
                                                      "does-nothing",
                                                      "substituted",
                                                      "procedural" };

static const char *
holds_words (int holds)
{
  return holds > 0 ? "holds" : holds == 0 ? "does not hold" : "not reached";
}

/* What a clause asks: its words, or in brackets what they leave unsaid. */
static char *
clause_words (const LeafProgram *program, const LeafClauseState *clause)
{
  return clause->unsaid != NULL ? g_strdup_printf ("(%s)", clause->unsaid) : leaf_cli_words_at (program, clause->place);
}

static void
print_answer (const LeafProgram *program, guint32 rule, guint32 turn, const LeafRuleAnswer *answer, guint times)
{
  g_autofree char *words = leaf_answer_words (program, rule, answer);

  g_print ("turn %u: %s", turn, words);
  if (times > 1)
    g_print (" (%u times)", times);
  g_print ("\n");
  for (const LeafClauseState *clause = answer->clauses; clause != NULL && clause->place.source != 0; clause++) {
    g_autofree char *asked = clause_words (program, clause);

    g_print ("    %-13s  %s%s%s\n", holds_words (clause->holds), asked, clause->values != NULL ? "   -- " : "",
             clause->values != NULL ? clause->values : "");
  }
}

static void
build_answer (JsonBuilder *builder, const LeafProgram *program, guint32 rule, const LeafRuleAnswer *answer)
{
  g_autofree char *words = leaf_answer_words (program, rule, answer);

  json_builder_begin_object (builder);
  leaf_json_add_string (builder, "answer", sorts[answer->sort]);
  leaf_json_add_string (builder, "words", words);
  leaf_json_add_number (builder, "event", (gint64) answer->event);
  if (answer->rulebook != 0)
    leaf_json_add_string (builder, "rulebook", leaf_program_rulebook (program, answer->rulebook).name);
  if (answer->by != 0) {
    leaf_json_add_string (builder, "by", leaf_program_rule_face (program, answer->by));
    leaf_json_add_place (builder, "by-place", program, leaf_program_rule (program, answer->by).place);
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

static gboolean
is_same (const LeafProgram *program, guint32 rule, const LeafRuleAnswer *a, const LeafRuleAnswer *b)
{
  g_autofree char *one = leaf_answer_words (program, rule, a), *other = leaf_answer_words (program, rule, b);

  if (strcmp (one, other) != 0 || (a->clauses == NULL) != (b->clauses == NULL))
    return FALSE;
  for (guint i = 0; a->clauses != NULL && a->clauses[i].place.source != 0; i++)
    if (a->clauses[i].holds != b->clauses[i].holds)
      return FALSE;
  return TRUE;
}

static void
tell_turn (const LeafProgram *program, const LeafPlay *play, JsonBuilder *builder, guint32 rule, guint32 turn)
{
  g_autoptr (LeafTrace) trace = leaf_play_trace (play, turn);
  guint32 n = 0;
  LeafRuleAnswer *answers = leaf_play_answers (play, trace, rule, &n);

  if (builder != NULL) {
    json_builder_begin_object (builder);
    leaf_json_add_number (builder, "turn", turn);
    json_builder_set_member_name (builder, "answers");
    json_builder_begin_array (builder);
  }
  for (guint32 i = 0, times; i < n; i += times) {
    for (times = 1; builder == NULL && i + times < n && is_same (program, rule, &answers[i], &answers[i + times]); times++)
      ;
    if (builder != NULL)
      build_answer (builder, program, rule, &answers[i]);
    else
      print_answer (program, rule, turn, &answers[i], times);
  }
  if (builder != NULL) {
    json_builder_end_array (builder);
    json_builder_end_object (builder);
  }
  leaf_answers_free (answers, n);
}

/* The same of what is no rule, as a list of findings. */
static void
tell_findings (const LeafProgram *program, const LeafPlay *play, JsonBuilder *builder, const LeafEnquiry *enquiry, guint32 turn)
{
  g_autoptr (LeafTrace) trace = leaf_play_trace (play, turn);
  guint32 n = 0;
  LeafFinding *findings = leaf_play_enquire (play, trace, enquiry, &n);

  if (builder != NULL) {
    json_builder_begin_object (builder);
    leaf_json_add_number (builder, "turn", turn);
    json_builder_set_member_name (builder, "findings");
    json_builder_begin_array (builder);
  }
  for (guint32 i = 0; i < n; i++) {
    if (builder == NULL) {
      if (findings[i].level == 0)
        g_print ("turn %u: %s\n", turn, findings[i].words);
      else
        g_print ("%*s%s\n", (int) findings[i].level * 4, "", findings[i].words);
      continue;
    }
    json_builder_begin_object (builder);
    leaf_json_add_string (builder, "words", findings[i].words);
    leaf_json_add_number (builder, "level", findings[i].level);
    leaf_json_add_string (builder, "state", findings[i].holds > 0 ? "yes" : findings[i].holds == 0 ? "no" : "none");
    leaf_json_add_place (builder, "place", program, findings[i].place);
    json_builder_end_object (builder);
  }
  if (builder != NULL) {
    json_builder_end_array (builder);
    json_builder_end_object (builder);
  }
  leaf_findings_free (findings, n);
}

int
leaf_command_why_not (int argc, char **argv)
{
  g_autofree char *format_name = NULL, *commands = NULL;
  gint64 only = -1;
  int seed = 1;
  const GOptionEntry entries[] = {
    { "commands", 0, 0, G_OPTION_ARG_FILENAME, &commands, "Play with the commands of FILE, one a line", "FILE" },
    { "turn", 0, 0, G_OPTION_ARG_INT64, &only, "The turn asked about (0 is before the first command); else all", "NUMBER" },
    { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "Begin the generator of chance with NUMBER", "NUMBER" },
    { "format", 0, 0, G_OPTION_ARG_STRING, &format_name, "text or json", "FORMAT" },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafPlay) play = NULL;
  g_autoptr (JsonBuilder) builder = NULL;
  LeafFormat format;
  LeafEnquiry enquiry;
  g_autofree char *about = NULL;

  if (!leaf_cli_parse (
          "why-not", "STORY RULE",
          "Plays a story and says what became of a rule in each turn: whether it ran, which of its clauses was false when it "
          "was considered, or why it was not come to.\n\n"
          "Instead of a rule one may ask for a response (\"can't take yourself rule response (A)\"), which was not printed, for a scene, for a "
          "thing that was not in scope, and for the words of an Understand sentence (\"take [something]\"), which did not match.",
          entries, &argc, &argv)
      || !leaf_cli_format (format_name, &format))
    return LEAF_EXIT_USAGE;
  if (argc != 3 || format == LEAF_FORMAT_TSV)
    return leaf_cli_usage ("why-not", argc != 3 ? "a story and a rule, or another thing to ask about, are wanted"
                                                : "answers are given as text or json");
  program = leaf_cli_compile (argv[1]);
  if (program == NULL)
    return LEAF_EXIT_USAGE;
  if (!leaf_program_find_enquiry (program, argv[2], &enquiry))
    return leaf_cli_usage ("why-not", "there is no rule, and nothing else to ask about, that '%s' could mean", argv[2]);
  about = leaf_enquiry_words (program, &enquiry);
  play = leaf_cli_replay (program, (guint32) seed, commands);
  if (play == NULL)
    return LEAF_EXIT_USAGE;
  if (only >= (gint64) leaf_play_n_turns (play))
    return leaf_cli_usage ("why-not", "there are only %u turns", leaf_play_n_turns (play));
  if (format == LEAF_FORMAT_JSON) {
    builder = json_builder_new ();
    json_builder_begin_object (builder);
    leaf_json_add_string (builder, enquiry.sort == LEAF_ENQUIRY_RULE ? "rule" : "about", about);
    leaf_json_add_place (builder, "place", program, leaf_enquiry_place (program, &enquiry));
    json_builder_set_member_name (builder, "turns");
    json_builder_begin_array (builder);
  } else
    g_print ("%s\n", about);
  for (guint32 turn = only >= 0 ? (guint32) only : 0; turn < (only >= 0 ? (guint32) only + 1 : leaf_play_n_turns (play)); turn++)
    if (enquiry.sort == LEAF_ENQUIRY_RULE)
      tell_turn (program, play, builder, enquiry.id, turn);
    else
      tell_findings (program, play, builder, &enquiry, turn);
  if (builder != NULL) {
    json_builder_end_array (builder);
    json_builder_end_object (builder);
    leaf_json_print (builder);
  }
  return LEAF_EXIT_FINE;
}
