/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-public.c: calls of leaf.h with invalid ids. A caller's ids become outdated while the author types, so an invalid
 * id is an ordinary argument. Output arguments may be NULL. */
#include "leaf-foreign.h"
#include "leaf-index.h"
#include "leaf.h"

#include <string.h>

static const char story[] = "The Yard is a room. The pump is in the Yard.\n\n"
                            "Instead of taking the pump: say \"It is set in the ground.\"\n\n"
                            "Instead of taking something: say \"No.\"\n\n"
                            "The look under rule does nothing when the location is the Yard.\n\n"
                            "This is a sentence about nothing at all.\n";

typedef struct {
  LeafProgram *program;
  LeafPlay *play;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  LeafSourceText source = { NULL, story, strlen (story) };

  fixture->program = leaf_program_compile (&source, NULL);
  fixture->play = leaf_play_new (fixture->program, 1);
  leaf_play_run (fixture->play, 1000000);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  leaf_play_free (fixture->play);
  leaf_program_unref (fixture->program);
}

/* Invalid ids: none, and one beyond the rows of any table. */
static const guint32 odd[] = { 0, 1000000, G_MAXUINT32 - 1, G_MAXUINT32 };

static void
test_sources (Fixture *fixture, gconstpointer data)
{
  const LeafProgram *program = fixture->program;

  for (guint i = 0; i < G_N_ELEMENTS (odd); i++) {
    guint32 n = 7, line = 0;
    char *description = NULL;

    g_assert_null (leaf_program_source_name (program, odd[i]));
    g_assert_null (leaf_program_source_text (program, odd[i]));
    g_assert_false (leaf_program_source_is_library (program, odd[i]));
    g_assert_null (leaf_program_styles (program, odd[i], &n));
    g_assert_cmpuint (n, ==, 0);
    g_assert_cmpuint (leaf_program_definition (program, odd[i], 0, &description).source, ==, 0);
    g_assert_null (description);
    g_assert_cmpuint (leaf_program_rule_at (program, odd[i], 0), ==, 0);
    g_assert_null (leaf_program_folds (program, odd[i], &n));
    g_assert_cmpuint (n, ==, 0);
    leaf_program_line (program, odd[i], 0, NULL, NULL);
    leaf_program_line (program, leaf_program_story_source (program), odd[i], &line, NULL);
    g_assert_cmpuint (line, >, 0);
    g_assert_cmpuint (
        leaf_program_definition (program, leaf_program_story_source (program), G_MAXUINT32 - i, NULL).source, ==, 0);
  }
}

static void
test_lists (Fixture *fixture, gconstpointer data)
{
  static const char *const stages[]
      = { "words", "sentences", "world", "phrases", "rules", "grammar", "code", "problems" };
  const LeafProgram *program = fixture->program;
  guint32 n = 7;
  LeafCompletion *rows = leaf_program_completions (program, 0, "", G_MAXUINT32, 0, &n);

  g_assert_cmpuint (n, ==, 0);
  leaf_completions_free (rows, n);
  rows = leaf_program_completions (program, 0, "", G_MAXUINT32, 3, &n);
  g_assert_cmpuint (n, ==, 3);
  leaf_completions_free (rows, n);
  g_assert_cmpuint (leaf_program_n_problems (program), >, 0);
  g_assert_null (leaf_program_problem (program, leaf_program_n_problems (program)).code);
  g_assert_null (leaf_program_problem (program, G_MAXUINT32).sentence);
  for (guint i = 0; i < G_N_ELEMENTS (stages); i++) {
    g_autofree char *text = leaf_program_dump (program, stages[i], TRUE);

    g_assert_cmpint (strlen (text), >, 0);
  }
  g_assert_null (leaf_program_dump (program, "nonsense", TRUE));
  g_assert_cmpstr (leaf_law_number (LEAF_LAW_COUNT), ==, "");
  g_assert_cmpstr (leaf_law_title ((LeafLaw) -1), ==, "");
  g_assert_cmpstr (leaf_law_explanation (LEAF_LAW_COUNT), ==, "");
}

/* The phrases whose bodies are in Inform 6: those that run, and what stands in the way of the others. */
static void
test_inform6 (void)
{
  static const char text[] = "The Hall is a room.\nTo old (N - number): (- print {N}; -).\n"
                             "To strange (N - number): (- nonsense_routine({N}); -).\nTo plain: say \"x\".\n";
  LeafSourceText source = { "story.ni", text, strlen (text) };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, NULL);
  g_autofree char *dump = leaf_program_dump (program, "inform6", FALSE);
  guint32 n_run = 7;

  g_assert_cmpstr (dump, ==,
                   "runs\t\tTo old (N - number)\n"
                   "does not run\tnonsense_routine\tTo strange (N - number)\n"
                   "1 of 2 run\n");
  g_assert_cmpuint (leaf_program_n_inform6 (program, &n_run), ==, 2);
  g_assert_cmpuint (n_run, ==, 1);
}

static void
check_no_words (char *words)
{
  g_assert_cmpstr (words, ==, "");
  g_free (words);
}

static void
test_rulebooks (Fixture *fixture, gconstpointer data)
{
  const LeafProgram *program = fixture->program;
  guint32 instead = leaf_program_find_rulebook (program, "instead");

  g_assert_cmpuint (instead, >, 0);
  g_assert_cmpuint (leaf_program_find_rulebook (program, ""), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (odd); i++) {
    LeafVerdict verdict = { .order = 1 };

    g_assert_null (leaf_program_rulebook (program, odd[i]).name);
    g_assert_null (leaf_program_rulebook_outcome (program, odd[i], 1, NULL));
    g_assert_null (leaf_program_rulebook_outcome (program, instead, odd[i], NULL));
    g_assert_null (leaf_program_rulebook_variable (program, odd[i], 1, NULL));
    g_assert_null (leaf_program_rulebook_variable (program, instead, odd[i], NULL));
    g_assert_cmpuint (leaf_program_rulebook_rule (program, odd[i], 0), ==, 0);
    g_assert_cmpint (leaf_program_rulebook_section (program, odd[i], 0), ==, LEAF_SECTION_MIDDLE);
    g_assert_cmpint (leaf_program_neighbours (program, odd[i], 0, &verdict), ==, 0);
    g_assert_cmpint (verdict.order, ==, 0);
    g_assert_cmpint (leaf_program_order (program, odd[i], 1, 2, NULL), ==, 0);
    g_assert_cmpstr (leaf_program_rule_face (program, odd[i]), ==, "");
    leaf_program_rulebook_rules (program, odd[i], NULL);
    check_no_words (leaf_program_explain_neighbours (program, odd[i], 0));
    if (odd[i] == 0)
      continue;
    g_assert_cmpuint (leaf_program_rulebook_rule (program, instead, odd[i]), ==, 0);
    g_assert_cmpint (leaf_program_neighbours (program, instead, odd[i], NULL), ==, 0);
    check_no_words (leaf_program_explain_neighbours (program, instead, odd[i]));
  }
}

/* Each position in a rulebook of any length can be queried; the last rule has no neighbour. */
static void
test_positions (Fixture *fixture, gconstpointer data)
{
  const LeafProgram *program = fixture->program;

  for (guint32 book = 1; book <= leaf_program_n_rulebooks (program); book++) {
    guint32 n = leaf_program_rulebook (program, book).n_rules;

    for (guint32 i = 0; i < n; i++)
      g_assert_cmpuint (leaf_program_rulebook_rule (program, book, i), >, 0);
    g_assert_cmpuint (leaf_program_rulebook_rule (program, book, n), ==, 0);
    for (guint32 i = 0; i + 1 < n; i++)
      g_assert_cmpint (leaf_program_neighbours (program, book, i, NULL), !=, 0);
    if (n > 0)
      g_assert_cmpint (leaf_program_neighbours (program, book, n - 1, NULL), ==, 0);
  }
}

static void
test_rules (Fixture *fixture, gconstpointer data)
{
  const LeafProgram *program = fixture->program;
  guint32 rule = leaf_program_find_rule (program, "Instead of taking the pump");

  g_assert_cmpuint (rule, >, 0);
  g_assert_cmpuint (leaf_program_find_rule (program, ""), ==, 0);
  g_assert_cmpuint (leaf_program_find_rule (program, "line:99999999999999999999"), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (odd); i++) {
    LeafPlace place = { 1, 1, 1 };

    g_assert_null (leaf_program_rule (program, odd[i]).preamble);
    g_assert_cmpstr (leaf_program_rule_title (program, odd[i]), ==, "");
    g_assert_null (leaf_program_rule_change (program, odd[i], 0, &place));
    g_assert_cmpuint (place.source, ==, 0);
    g_assert_null (leaf_program_rule_change (program, rule, odd[i], NULL));
    g_assert_null (leaf_program_rule_response (program, odd[i], 0).name);
    g_assert_null (leaf_program_rule_response (program, rule, odd[i]).name);
    g_assert_cmpint (leaf_program_compare (program, odd[i], rule).order, ==, 0);
    g_assert_cmpint (leaf_program_compare (program, rule, odd[i]).order, ==, 0);
    check_no_words (leaf_program_explain (program, odd[i], rule));
    check_no_words (leaf_program_explain (program, rule, odd[i]));
  }
}

/* No sentence can be written about something that does not exist; every request gets an answer. */
static void
test_writing (Fixture *fixture, gconstpointer data)
{
  guint32 rule = leaf_program_find_rule (fixture->program, "Instead of taking the pump");

  for (guint sort = 0; sort <= LEAF_WRITE_NAME + 1; sort++)
    for (guint i = 0; i < G_N_ELEMENTS (odd); i++) {
      const LeafEditRequest about_none = { .sort = (LeafWriteSort) sort, .rule = odd[i], .other = rule, .rulebook = 1 };
      const LeafEditRequest with_none
          = { .sort = (LeafWriteSort) sort, .rule = rule, .other = odd[i], .rulebook = odd[i], .letter = odd[i] };
      g_auto (LeafEdit) first = { 0 }, second = { 0 };
      g_autofree char *why = NULL;

      g_assert_false (leaf_program_write (fixture->program, &about_none, &first, &why));
      g_assert_nonnull (why);
      leaf_program_write (fixture->program, &with_none, &second, NULL);
    }
}

static void
test_play (Fixture *fixture, gconstpointer data)
{
  LeafPlay *play = fixture->play;

  g_assert_cmpint (leaf_play_stop (play).cause, ==, LEAF_STOP_WANTS_COMMAND);
  g_assert_cmpint (leaf_play_run (play, 0).cause, ==, LEAF_STOP_WANTS_COMMAND);
  leaf_play_set_wanted (play, G_MAXUINT32);
  leaf_play_free (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (odd); i++) {
    LeafValueInfo value = leaf_play_frame_value (play, odd[i], odd[i]);
    const LeafRuleChangeInfo change = { .sort = LEAF_CHANGE_IGNORE, .rule = odd[i] };
    g_autofree char *words = leaf_rule_change_words (fixture->program, &change);
    g_autofree LeafClauseState *clauses = leaf_play_why_not (play, odd[i]);

    g_assert_nonnull (words);
    g_assert_null (value.name);
    g_assert_cmpuint (clauses[0].place.source, ==, 0);
    g_assert_false (leaf_play_set_breakpoint_on_rule (play, odd[i], TRUE));
    g_assert_false (leaf_play_set_breakpoint_on_rulebook (play, odd[i], TRUE));
    g_assert_false (leaf_play_set_breakpoint_on_line (play, odd[i], 1, TRUE));
    g_assert_false (
        leaf_play_set_breakpoint_on_line (play, leaf_program_story_source (fixture->program), odd[i], TRUE));
    g_assert_cmpuint (leaf_play_rule_frame (play, odd[i]).n_changes, ==, 0);
    g_assert_cmpint (leaf_play_rule_change (play, odd[i], odd[i]).sort, ==, LEAF_CHANGE_NONE);
    if (odd[i] != 0)
      g_assert_null (leaf_play_frame (play, odd[i]).title);
  }
  g_assert_null (leaf_play_variable (play, "").name);
  g_assert_null (leaf_play_variable (play, "the moon's weight").name);
  g_assert_false (leaf_play_seek (play, G_MAXUINT64));
  g_assert_true (leaf_play_seek (play, 0));
  leaf_play_clear_breakpoints (play);
}

/* Only what the author wrote is counted, and nothing of the library. Words in comments are not counted, and neither are
 * those of substitutions. */
static void
test_statistics (Fixture *fixture, gconstpointer data)
{
  static const char counted[] = "“A [sic] Story”\n\n"
                                "A gem is a kind of thing. The Mine is a room. [The [old] shaft is closed.]\n"
                                "The ruby is a gem in the Mine. Rain is a scene.\n\n"
                                "Waving goodbye is an action applying to nothing.\n"
                                "Instead of jumping: say \"It's [the location], isn't it?\".\n\n"
                                "To shine: say \"Bling.\"";
  LeafSourceText source = { NULL, counted, strlen (counted) };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, NULL);
  LeafStatistics all = leaf_program_statistics (program);

  g_assert_cmpuint (all.lines, ==, 9);
  g_assert_cmpuint (all.texts, ==, 3);
  g_assert_cmpuint (all.printed_words, ==, 6); /* A, Story, It's, isn't, it, Bling */
  g_assert_cmpuint (all.words, ==, 48);
  g_assert_cmpuint (all.rooms, ==, 1);
  g_assert_cmpuint (all.things, ==, 1);
  g_assert_cmpuint (all.kinds, ==, 1);
  g_assert_cmpuint (all.scenes, ==, 1);
  g_assert_cmpuint (all.actions, ==, 1);
  g_assert_cmpuint (all.rules, ==, 1);
  g_assert_cmpuint (all.phrases, ==, 1);
  g_assert_cmpuint (all.extensions, ==, 0);
}

/* Counted whether the compiler understands it or not. */
static void
test_counted_words (Fixture *fixture, gconstpointer data)
{
  static const struct {
    const char *text;
    guint32 words, printed_words, texts, lines;
  } cases[] = {
    { "", 0, 0, 0, 0 },
    { "One.", 1, 0, 0, 1 },
    { "One.\n", 1, 0, 0, 1 },
    { "One.\n\ntwo", 2, 0, 0, 3 },
    { "mother-in-law's -x 'y' z- don\342\200\231t", 5, 0, 0, 1 },
    { "a [b [c] d] e", 2, 0, 0, 1 },
    { "a ] b [c] d", 3, 0, 0, 1 },
    { "a [\"b] c", 2, 0, 0, 1 },
    { "a \"b ] c\" d", 4, 2, 1, 1 },
    { "a \"b [c [d] e] f\" g", 7, 2, 1, 1 },
    { "a \"b [c\" d \"e\" f", 6, 2, 2, 1 },
    { "one\"two\"three[four]five", 4, 1, 1, 1 },
    { "\303\251t\303\251 \342\200\234un deux\342\200\235", 3, 2, 1, 1 },
    { "\"\" \"a\nb\"", 2, 2, 2, 2 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    LeafSourceText source = { NULL, cases[i].text, strlen (cases[i].text) };
    g_autoptr (LeafProgram) program = leaf_program_compile (&source, NULL);
    LeafStatistics all = leaf_program_statistics (program);

    g_test_message ("%s", cases[i].text);
    g_assert_cmpuint (all.words, ==, cases[i].words);
    g_assert_cmpuint (all.printed_words, ==, cases[i].printed_words);
    g_assert_cmpuint (all.texts, ==, cases[i].texts);
    g_assert_cmpuint (all.lines, ==, cases[i].lines);
  }
}

/* The texts for a proofreader: not commands or file names, nor texts with only substitutions. */
static void
test_prose (Fixture *fixture, gconstpointer data)
{
  static const char text[] = "\"A Story\"\n\n"
                             "The Mine is a room. \"Dark.\" Understand \"mine\" as the Mine. [\"No.\"]\n"
                             "Figure of Coal is the file \"coal.png\" (\"A lump.\").\n"
                             "Instead of jumping: say \"[line break]7\"; say \"[if the player is in the Mine]Ow!\".\n"
                             "Instead of waiting: say \"] yes [the player]\".\n";
  static const char *const wanted[] = { "\"A Story\"", "\"Dark.\"", "\"A lump.\"",
                                        "\"[if the player is in the Mine]Ow!\"", "\"] yes [the player]\"" };
  LeafSourceText source = { NULL, text, strlen (text) };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, NULL);
  guint32 n = 0;
  g_autofree LeafPlace *places = leaf_program_prose_texts (program, &n);

  g_assert_cmpuint (n, ==, G_N_ELEMENTS (wanted));
  for (guint32 i = 0; i < n; i++) {
    g_autofree char *prose = g_strndup (text + places[i].start, places[i].end - places[i].start);

    g_assert_cmpstr (prose, ==, wanted[i]);
  }
}

/* An extension that comes with Looseleaf is listed among the story's, but its text is not counted. */
static void
test_bundled (Fixture *fixture, gconstpointer data)
{
  static const char text[] = "Include Locksmith by Emily Short. The Mine is a room.";
  LeafSourceText source = { NULL, text, strlen (text) };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, NULL);
  LeafStatistics all = leaf_program_statistics (program);
  guint32 n = 0;
  LeafIndexEntry *rows = leaf_program_index (program, LEAF_INDEX_EXTENSIONS, &n);

  g_assert_cmpuint (all.extensions, ==, 1);
  g_assert_cmpuint (all.words, ==, 10);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpstr (rows[0].text, ==, "Locksmith by Emily Short");
  g_assert_false (rows[0].is_library);
  leaf_index_free (rows, n);
}

static void
assert_declares (const char *text, gboolean is_sound, const char *file, const char *wanted)
{
  LeafSourceText source = { NULL, text, strlen (text) }, edited = { 0 };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, NULL), after = NULL;
  g_auto (LeafEdit) edit = { 0 };
  g_autofree char *whole = NULL;

  leaf_program_declare_effect (program, is_sound, file, &edit);
  whole = g_strdup_printf ("%.*s%s%s", (int) edit.place.start, text, edit.text, text + edit.place.end);
  g_assert_cmpstr (whole, ==, wanted);
  edited = (LeafSourceText) { NULL, whole, strlen (whole) };
  after = leaf_program_compile (&edited, NULL);
  g_assert_cmpuint (leaf_program_n_problems (after), ==, 0);
}

/* Any file name can be converted to a name of the language. */
static void
test_declares (Fixture *fixture, gconstpointer data)
{
  assert_declares ("The Yard is a room.", FALSE, "tall-tower.png",
                   "The Yard is a room.\n\nFigure of Tall Tower is the file \"tall-tower.png\".\n");
  assert_declares ("The Yard is a room.\n", TRUE, "bells and whistles.ogg",
                   "The Yard is a room.\n\nSound of Bells Whistles is the file \"bells and whistles.ogg\".\n");
  assert_declares ("Figure of Gate is the file \"gate.png\".\nThe Yard is a room.", FALSE, "gate.jpg",
                   "Figure of Gate is the file \"gate.png\".\nFigure of Gate 2 is the file \"gate.jpg\".\n"
                   "The Yard is a room.");
  assert_declares (
      "Sound of Gate is the file \"gate.ogg\".\nFigure of Gate is the file \"gate.png\".\n"
      "Sound of Gate 2 is the file \"gates.ogg\".\nThe Yard is a room.",
      TRUE, "gate.ogg",
      "Sound of Gate is the file \"gate.ogg\".\nFigure of Gate is the file \"gate.png\".\n"
      "Sound of Gate 2 is the file \"gates.ogg\".\nSound of Gate 3 is the file \"gate.ogg\".\nThe Yard is a room.");
  assert_declares ("The Yard is a room.", FALSE, "map of the north",
                   "The Yard is a room.\n\nFigure of Map North is the file \"map of the north\".\n");
  assert_declares ("The Yard is a room.\n\nSection 9 - Tests - Not for release\n\nThe pit is a room.", FALSE, "....png",
                   "The Yard is a room.\n\nFigure of Untitled is the file \"....png\".\n\n"
                   "Section 9 - Tests - Not for release\n\nThe pit is a room.");
}

int
main (int argc, char **argv)
{
  static const struct {
    const char *path;
    void (*run) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/public/sources", test_sources },
    { "/public/lists", test_lists },
    { "/public/rulebooks", test_rulebooks },
    { "/public/positions", test_positions },
    { "/public/rules", test_rules },
    { "/public/writing", test_writing },
    { "/public/play", test_play },
    { "/public/statistics", test_statistics },
    { "/public/counted-words", test_counted_words },
    { "/public/bundled", test_bundled },
    { "/public/declares", test_declares },
    { "/public/prose", test_prose },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].run, tear_down);
  g_test_add_func ("/public/inform6", test_inform6);
  return g_test_run ();
}
