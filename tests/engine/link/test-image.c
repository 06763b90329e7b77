/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-image.c: the image that plays use contains what the build contains, with the same ids, and every name of the
 * library. */

#include "image/leaf-character-names.h"
#include "image/leaf-grammar-rows.h"
#include "leaf-compile.h"
#include "world/nouns/leaf-library-lookup.h"
#include "leaf.h"

#include <string.h>

static const char story[]
    = "The Attic is a room. The trunk is an openable closed container in the Attic.\n"
      "Instead of opening the trunk (this is the stuck lid rule): say \"The lid is stuck.\"\n"
      "Rain is a scene. Rain begins when the trunk is open. Rain ends soaking when the player is in the trunk.\n"
      "Rain ends when the trunk is closed. When Rain ends soaking: say \"Drip.\" When Rain ends: say \"Dry.\"\n";

static LeafProgram *
compile (void)
{
  LeafSourceText source = { .name = "story.ni", .bytes = story, .length = strlen (story) };

  return leaf_program_compile (&source, NULL);
}

static void
test_library_names (void)
{
  g_autoptr (LeafProgram) program = compile ();
  LeafImage image = *leaf_program_image (program);
  g_autofree char *missing = leaf_link_missing (&image);
  g_autofree char *one = NULL;

  g_assert_cmpstr (missing, ==, "");
  image.facts.going = 0;
  one = leaf_link_missing (&image);
  g_assert_cmpstr (one, ==, "ACTION going\n");
}

/* Names that are only in the library for stories with dialogue. */
static void
test_dialogue_names (void)
{
  static const char dialogue[]
      = "The Hall is a room.\n\nSection 1 - Talk (dialogue)\n\n(Starting beat.)\n\nNarration: \"Hm.\"\n";
  LeafSourceText source = { .name = "story.ni", .bytes = dialogue, .length = strlen (dialogue) };
  g_autoptr (LeafProgram) with = leaf_program_compile (&source, NULL), without = compile ();

#define LEAF_LIBRARY_DIALOGUE(sort, member, name)                                                                      \
  g_assert_cmpstr (leaf_known_name (LEAF_KNOWN_##member), ==, name);                                                   \
  g_assert_cmpuint (leaf_known (&with->build, LEAF_KNOWN_##member), !=, 0);                                            \
  g_assert_cmpuint (leaf_known (&without->build, LEAF_KNOWN_##member), ==, 0);
#include "image/leaf-library.def"
}

static void
test_going (void)
{
  g_autoptr (LeafProgram) program = compile ();
  const LeafBuild *build = &program->build;

  g_assert_true (leaf_action_is_going (build, leaf_world_find_action (build, "going")));
  g_assert_false (leaf_action_is_going (build, leaf_world_find_action (build, "exiting")));
  g_assert_false (leaf_action_is_going (build, LEAF_ID (LeafActionId, 0)));
}

static void
test_same_ids (void)
{
  g_autoptr (LeafProgram) program = compile ();
  const LeafImage *image = leaf_program_image (program);
  const LeafBuild *build = &program->build;
  LeafRuleId rule = leaf_rules_find_rule (build, "stuck lid rule");

  g_assert_true (image == leaf_program_image (program));
  g_assert_cmpuint (image->rules.n, ==, build->rules->rules.n);
  g_assert_cmpuint (image->instances.n, ==, build->world->instances.n);
  g_assert_cmpstr (LEAF_IMAGE_RULE (image, rule.ix)->title, ==, "stuck lid rule");
  g_assert_cmpuint (LEAF_IMAGE_RULE (image, rule.ix)->chunk.ix, ==, LEAF_RULE (build, rule)->chunk.ix);
  LEAF_EACH (&image->rulebooks, i)
    g_assert_cmpstr (LEAF_IMAGE_RULEBOOK (image, i)->name, ==,
                     LEAF_ROW (&build->rules->rulebooks, LeafRulebook, i)->name);
}

/* Everything that the library's text requests by name from C exists: otherwise there would have been a warning. */
static void
test_natives (void)
{
  g_autoptr (LeafProgram) program = compile ();
  const LeafBuild *build = &program->build;
  guint n = 0;

  LEAF_EACH (&build->phrases->phrases, i)
    n += LEAF_ROW (&build->phrases->phrases, LeafPhraseRow, i)->native != LEAF_NATIVE_NONE;
  g_assert_cmpuint (n, >, 100);
  g_assert_cmpuint (leaf_native_find ("no-such-native", 14), ==, LEAF_NATIVE_NONE);
  g_assert_cmpuint (leaf_native_find ("list-add-at", 8), ==, LEAF_NATIVE_list_add);
  for (guint i = 1; i < LEAF_NATIVE_COUNT; i++)
    g_assert_cmpuint (leaf_native_find (leaf_native_name (i), strlen (leaf_native_name (i))), ==, i);
}

/* Places, and the words there, are the same in the image and the build. */
static void
test_words (void)
{
  g_autoptr (LeafProgram) program = compile ();
  const LeafImage *image = leaf_program_image (program);
  LeafRuleId rule = leaf_rules_find_rule (&program->build, "stuck lid rule");
  LeafWording wording = LEAF_RULE (&program->build, rule)->wording;
  LeafSpan span = leaf_image_span (image, wording), wanted = leaf_wording_span (&program->build, wording);
  g_autofree char *words = leaf_image_words (image, wording);

  g_assert_cmpmem (&span, sizeof span, &wanted, sizeof wanted);
  g_assert_cmpstr (words, ==, "Instead of opening the trunk (this is the stuck lid rule)");
  g_assert_cmpuint (leaf_image_span (image, LEAF_NO_WORDS).source, ==, 0);
}

/* The conditions of a scene record which end they belong to, and which rules run then. */
static void
test_scenes (void)
{
  g_autoptr (LeafProgram) program = compile ();
  const LeafImage *image = leaf_program_image (program);
  guint32 n = image->scene_conditions.n;
  const LeafImageSceneCondition *begins = LEAF_ROW (&image->scene_conditions, LeafImageSceneCondition, n - 3);
  const LeafImageSceneCondition *soaking = LEAF_ROW (&image->scene_conditions, LeafImageSceneCondition, n - 2);
  const LeafImageSceneCondition *ends = LEAF_ROW (&image->scene_conditions, LeafImageSceneCondition, n - 1);

  g_assert_cmpuint (begins->end, ==, 0);
  g_assert_cmpuint (soaking->end, ==, 2);
  g_assert_cmpuint (ends->end, ==, 1);
  g_assert_cmpstr (LEAF_IMAGE_RULEBOOK (image, soaking->rulebook.ix)->name, ==, "when rain ends soaking");
  g_assert_cmpuint (soaking->plain.ix, ==, ends->rulebook.ix);
  g_assert_cmpuint (ends->rulebook.ix, !=, 0);
}

/* Wordings that have no words, or words of two sources. */
static void
test_spans (void)
{
  g_autoptr (LeafProgram) program = compile ();
  const LeafImage *image = leaf_program_image (program);
  LeafRuleId rule = leaf_rules_find_rule (&program->build, "stuck lid rule");
  guint32 first = LEAF_RULE (&program->build, rule)->wording.first, n = image->words.n;
  const LeafWording rows[]
      = { { 0, 0 }, { 0, 2 }, { first, first }, { first + 1, first }, { first, n + 1 }, { n, n + 1 } };
  LeafSpan span;
  g_autofree char *none = leaf_image_words (image, LEAF_NO_WORDS),
                  *one = leaf_image_words (image, (LeafWording) { first, first + 1 });
  guint32 other = 1;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpuint (leaf_image_span (image, rows[i]).source, ==, 0);
  g_assert_cmpuint (leaf_image_span (image, (LeafWording) { n - 1, n }).source, !=, 0);
  g_assert_cmpstr (none, ==, "");
  g_assert_cmpstr (one, ==, "Instead");
  while (leaf_image_span (image, (LeafWording) { other, other + 1 }).source
         == leaf_image_span (image, (LeafWording) { first, first + 1 }).source)
    other++;
  span = leaf_image_span (image,
                          (LeafWording) { MIN (first, other), MAX (first, other) + 1 }); /* as long as its first word */
  g_assert_cmpuint (span.source, ==,
                    leaf_image_span (image, (LeafWording) { MIN (first, other), MIN (first, other) + 1 }).source);
  g_assert_cmpuint (span.end, ==,
                    leaf_image_span (image, (LeafWording) { MIN (first, other), MIN (first, other) + 1 }).end);
  g_assert_false (leaf_image_word_is_library (image, first));
  g_assert_true (leaf_image_word_is_library (image, other));
  g_assert_false (leaf_image_word_is_library (image, 0));
}

/* Words over several lines, and quoted texts. */
static void
test_quoted (void)
{
  static const char text[] = "The Attic is a room. The description of the Attic is \"\".\n"
                             "The File of Ghosts is called \"ghosts\". The File of Bats is called \"bats\".\n"
                             "When  play\n\tbegins (this is the\n  long rule): say \"One\n two.\"; say \"A[']b\".\n";
  LeafSourceText source = { .name = "story.ni", .bytes = text, .length = strlen (text) };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, NULL);
  const LeafImage *image = leaf_program_image (program);
  LeafRuleId rule = leaf_rules_find_rule (&program->build, "long rule");
  g_autofree char *words = leaf_image_words (image, LEAF_RULE (&program->build, rule)->wording);
  g_autofree char *first = leaf_image_file_name (image, 1), *second = leaf_image_file_name (image, 2);
  g_autofree char *none = leaf_image_file_name (image, 0), *third = leaf_image_file_name (image, 3);
  g_autofree char *nothing = leaf_image_quoted (image, 0);
  g_autofree char *empty = NULL, *open = NULL;

  g_assert_cmpstr (words, ==, "When play begins (this is the long rule)");
  g_assert_cmpstr (first, ==, "ghosts");
  g_assert_cmpstr (second, ==, "bats");
  g_assert_null (none);
  g_assert_null (third);
  g_assert_cmpstr (nothing, ==, "");
  for (guint32 i = 1; i < image->words.n && open == NULL; i++) {
    LeafSpan span = leaf_image_span (image, (LeafWording) { i, i + 1 });

    if (leaf_image_word_is_library (image, i))
      continue;
    if (span.end - span.start == 2 && text[span.start] == '"')
      empty = leaf_image_quoted (image, i);
    else if (span.end - span.start > 9 && text[span.start] == '"' && text[span.start + 1] == 'O')
      open = leaf_image_quoted (image, i);
  }
  g_assert_cmpstr (empty, ==, "");
  g_assert_cmpstr (open, ==, "One\n two.");
}

static void
test_accessors (void)
{
  static const char text[]
      = "The Attic is a room. A colour is a kind of value. The colours are red and green.\n"
        "A thing has a colour. The ball is a thing. The length is a number that varies. The player has a number called the weight.\n"
        "Pondering something is an activity. Humming something is an activity. Before humming: say \"H\".\n"
        "Singing something is an activity. After singing: say \"S\". Whistling something is an activity. Rule for whistling: do nothing.\n"
        "The humming activity has a number called the pitch. Jumping up is an action applying to nothing. The jumping up action has a number called the height.\n"
        "The odd rules is a rulebook. The odd rulebook has a number called the oddity.\n";
  LeafSourceText source = { .name = "story.ni", .bytes = text, .length = strlen (text) };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, NULL);
  const LeafBuild *build = &program->build;
  const LeafImage *image = leaf_program_image (program);
  guint32 length = leaf_image_find_variable (image, "LENGTH"), n = image->activities.n, found = 0;
  guint32 rule = leaf_rules_find_rule (build, "can't take yourself rule").ix;

  g_assert_cmpuint (length, !=, 0);
  g_assert_cmpuint (leaf_image_find_variable (image, "pitch"), ==, 0);
  g_assert_cmpuint (leaf_image_find_variable (image, "lengt"), ==, 0);
  for (guint32 i = n - 4; i < n; i++) {
    const char *name = LEAF_ROW (&image->activities, LeafImageActivity, i)->name;

    g_assert_cmpint (leaf_image_activity_is_empty (image, i), ==, g_str_has_prefix (name, "pondering"));
    if (g_str_has_prefix (name, "humming")) {
      found = leaf_image_first_variable (image, LEAF_OWNER_ACTIVITY, i);
      g_assert_cmpstr (LEAF_ROW (&image->variables, LeafImageVariable, found)->name, ==, "pitch");
    } else
      g_assert_cmpuint (leaf_image_first_variable (image, LEAF_OWNER_ACTIVITY, i), ==, 0);
  }
  g_assert_cmpuint (found, !=, 0);
  g_assert_true (leaf_image_activity_is_empty (image, 0));
  g_assert_true (leaf_image_activity_is_empty (image, n));
  found = leaf_image_first_variable (image, LEAF_OWNER_ACTION, leaf_world_find_action (build, "jumping up").ix);
  g_assert_cmpstr (LEAF_ROW (&image->variables, LeafImageVariable, found)->name, ==, "height");
  found = 0;
  LEAF_EACH (&image->rulebooks, i)
    if (g_str_equal (LEAF_IMAGE_RULEBOOK (image, i)->name, "odd"))
      found = leaf_image_first_variable (image, LEAF_OWNER_RULEBOOK, i);
  g_assert_cmpstr (LEAF_ROW (&image->variables, LeafImageVariable, found)->name, ==, "oddity");
  g_assert_cmpuint (leaf_image_first_variable (image, LEAF_OWNER_GLOBAL, 1), ==, 0);

  found = leaf_image_response (image, rule, 'A');
  g_assert_cmpuint (found, !=, 0);
  g_assert_cmpuint (LEAF_ROW (&image->responses, LeafImageResponse, found)->letter, ==, 0);
  g_assert_cmpuint (leaf_image_response (image, rule, 'B'), ==, 0);
  g_assert_cmpuint (leaf_image_response (image, 0, 'A'), ==, 0);
}

/* The next command of a script, and what is left. */
static void
test_scripts (void)
{
  static const struct {
    const char *script, *first, *rest;
  } rows[] = {
    { "look", "look", NULL },
    { "look/wait", "look", "wait" },
    { "look / wait / jump", "look ", " wait / jump" },
    { "/look", "", "look" },
    { "look/", "look", "" },
    { "", "", NULL },
    { "say 1[/]2/wait", "say 1/2", "wait" },
    { "[/]", "/", NULL },
    { "[/]/[/]x", "/", "[/]x" },
    { "a[/b]", "a[", "b]" },
    { "a/]", "a", "]" },
    { "[/", "[", "" },
    { "a['']b", "a[\"\"]b", NULL },
    { "don't", "don't", NULL },
    { "say 'hello there'", "say \"hello there\"", NULL },
    { "'a' 'b", "\"a\" \"b", NULL },
    { "x'", "x\"", NULL },
    { "'x", "\"x", NULL },
    { "x' y", "x\" y", NULL },
    { "it[']s", "it's", NULL },
    { "[']", "'", NULL },
    { "[']a", "'a", NULL },
    { "[x]", "[x]", NULL },
    { "['", "[\"", NULL },
    { "['x", "[\"x", NULL },
    { "x'[", "x\"[", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    const char *script = rows[i].script;
    g_autofree char *first = leaf_test_script_take (&script);

    if (strcmp (first, rows[i].first) != 0 || g_strcmp0 (script, rows[i].rest) != 0)
      g_test_fail_printf ("'%s': '%s', '%s'", rows[i].script, first, script != NULL ? script : "(nothing)");
  }
}

static void
test_sentences (void)
{
  static const struct {
    const char *pattern, *words;
  } rows[] = {
    { "", "" },           { "{1}", "one" }, { "{1}{2}", "one" }, { "{3} and {1}.", "three and one." },
    { "{4}", "four" },    { "{5}", "{5}" }, { "{0}", "{0}" },    { "{12}", "{12}" },
    { "{x}", "{x}" },     { "{1", "{1" },   { "{", "{" },        { "1}", "1}" },
    { "{{1}}", "{one}" },
  };
  LeafAnswerSentence said = { .with = { "one", NULL, "three", "four" } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *words = leaf_answer_sentence_words (&said, rows[i].pattern), *after = NULL;
    g_autofree char *wanted = g_strconcat ("taking the box: ", rows[i].words, NULL);

    g_assert_cmpstr (words, ==, rows[i].words);
    said.during = "taking the box";
    after = leaf_answer_sentence_words (&said, rows[i].pattern);
    g_assert_cmpstr (after, ==, wanted);
    said.during = NULL;
  }
}

/* Characters by name: names that are the beginning of others, in any case, and what is none. */
static void
test_characters (void)
{
  static const struct {
    const char *name;
    gunichar character;
  } rows[] = {
    { "latin small letter a", 'a' },
    { "LATIN CAPITAL LETTER Z", 'Z' },
    { "latin small letter a with acute", 0xe1 },
    { "black chess knight", 0x265e },
    { "latin small letter", 0 },
    { "latin small letter a ", 0 },
    { "latin small letter a with", 0 },
    { "latin-small letter a", 0 },
    { "latin  small letter a", 0 },
    { "latin small letter ab", 0 },
    { "", 0 },
    { "zzzz", 0 },
    { "a", 0 },
    { "space", ' ' },
    { "full stop", '.' },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (leaf_character_by_name (rows[i].name) != rows[i].character)
      g_test_fail_printf ("'%s': %u", rows[i].name, leaf_character_by_name (rows[i].name));
  for (guint32 i = 0; i < leaf_n_character_words; i += 97) {
    g_autofree char *capitals = g_ascii_strup (leaf_character_words[i], -1), *more = g_strconcat (capitals, "!", NULL);

    g_assert_true (leaf_character_names_have (leaf_character_words[i]));
    g_assert_true (leaf_character_names_have (capitals));
    g_assert_false (leaf_character_names_have (more));
  }
  g_assert_true (leaf_character_names_have (leaf_character_words[leaf_n_character_words - 1]));
  g_assert_false (leaf_character_names_have (""));
  for (guint32 i = 0; i < leaf_n_character_names; i += 61) { /* each row is found by its own words */
    g_autoptr (GString) name = g_string_new (NULL);

    for (guint32 word = leaf_character_names[i].first; word < leaf_character_names[i + 1].first; word++)
      g_string_append_printf (name, "%s%s", name->len > 0 ? " " : "", leaf_character_words[leaf_character_runs[word]]);
    g_assert_cmpuint (leaf_character_by_name (name->str), ==, leaf_character_names[i].character);
  }
}

static void
test_native_values (void)
{
  g_assert_cmpuint (leaf_native_place (LEAF_NATIVE_list_add), ==, 2);
  g_assert_cmpuint (leaf_native_place (LEAF_NATIVE_list_add_at), ==, 3);
  g_assert_cmpuint (leaf_native_place (LEAF_NATIVE_list_sort), ==, 1);
  g_assert_cmpuint (leaf_native_place (LEAF_NATIVE_text_word), ==, 0);
  g_assert_cmpuint (leaf_native_value_kind (LEAF_NATIVE_text_word, 0).ix, ==, LEAF_KIND_NONE);
  g_assert_cmpuint (leaf_native_value_kind (LEAF_NATIVE_text_word, 1).ix, ==, LEAF_KIND_TEXT);
  g_assert_cmpuint (leaf_native_value_kind (LEAF_NATIVE_text_word, 2).ix, ==, LEAF_KIND_NONE);
  g_assert_cmpuint (leaf_native_value_kind (LEAF_NATIVE_draw_status_table, 0).ix, ==, LEAF_KIND_TABLE_NAME);
  g_assert_cmpuint (leaf_native_value_kind (LEAF_NATIVE_NONE, 0).ix, ==, LEAF_KIND_NONE);
  g_assert_true (leaf_native_applies (LEAF_NATIVE_apply_0));
  g_assert_true (leaf_native_applies (LEAF_NATIVE_do_apply_3));
  g_assert_false (leaf_native_applies (LEAF_NATIVE_list_add));
  g_assert_false (leaf_native_applies (LEAF_NATIVE_NONE));
  g_assert_cmpuint (leaf_native_takes (LEAF_NATIVE_apply_1), ==, 2);
  g_assert_cmpint (leaf_native_gives (LEAF_NATIVE_do_apply_1), ==, '-');
  g_assert_cmpuint (leaf_native_find ("", 0), ==, LEAF_NATIVE_NONE);
  g_assert_cmpstr (leaf_parser_error_name (LEAF_ERROR_BLANK_LINE), ==, "I beg your pardon error");
  g_assert_null (leaf_parser_error_name (LEAF_ERROR_COUNT));
  g_assert_cmpuint (leaf_effect_number (0), ==, LEAF_EFFECT_COVER);
  g_assert_cmpuint (leaf_effect_number (1), ==, 3);
}

/* The ends of scenes: plain ones are 1, named ones 2 and more, by name; and which other end each waits for. */
static void
test_ends (void)
{
  static const char text[]
      = "The Attic is a room. Storm is a scene. Storm begins when play begins. Storm ends when the turn count is 9.\n"
        "Storm ends well when the turn count is 2. Storm ends badly when the turn count is 3. Storm ends well when the turn count is 4.\n"
        "Calm is a scene. Calm begins when Storm ends well. Calm ends badly when Storm ends badly. Calm ends well when the Storm ends.\n"
        "Dew is a scene. Dew begins when Calm begins. Dew ends when Calm ends well. Dew ends badly when Dew ends.\n";
  static const struct {
    const char *scene;
    guint32 end;
    const char *how, *after;
    guint32 after_end;
    gboolean is_at_start;
  } rows[] = {
    { "Storm", 0, NULL, "", 0, TRUE },         { "Storm", 1, NULL, "", 0, FALSE },
    { "Storm", 2, "well", "", 0, FALSE },      { "Storm", 3, "badly", "", 0, FALSE },
    { "Storm", 2, "well", "", 0, FALSE },      { "Calm", 0, NULL, "Storm", 2, FALSE },
    { "Calm", 2, "badly", "Storm", 3, FALSE }, { "Calm", 3, "well", "Storm", 1, FALSE },
    { "Dew", 0, NULL, "Calm", 0, FALSE },      { "Dew", 1, NULL, "Calm", 3, FALSE },
    { "Dew", 2, "badly", "Dew", 1, FALSE },
  };
  LeafSourceText source = { .name = "story.ni", .bytes = text, .length = strlen (text) };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, NULL);
  const LeafImage *image = leaf_program_image (program);
  guint32 first = image->scene_conditions.n - G_N_ELEMENTS (rows), in_turn = 0, n = 0;

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  for (guint32 i = 0; i < G_N_ELEMENTS (rows); i++) {
    const LeafImageSceneCondition *row = LEAF_ROW (&image->scene_conditions, LeafImageSceneCondition, first + i);
    const char *after = LEAF_IS (row->after) ? LEAF_IMAGE_INSTANCE (image, row->after.ix)->name : "";

    g_test_message ("%u", i);
    g_assert_cmpstr (LEAF_IMAGE_INSTANCE (image, row->scene.ix)->name, ==, rows[i].scene);
    g_assert_cmpuint (row->end, ==, rows[i].end);
    g_assert_cmpstr (row->how, ==, rows[i].how);
    g_assert_cmpstr (after, ==, rows[i].after);
    g_assert_cmpuint (row->after_end, ==, rows[i].after_end);
    g_assert_cmpint (row->is_at_start, ==, rows[i].is_at_start);
    in_turn = i == 0 ? image->first_condition[row->scene.ix] : in_turn;
  }
  for (; in_turn != 0; in_turn = LEAF_ROW (&image->scene_conditions, LeafImageSceneCondition, in_turn)->next)
    g_assert_cmpuint (in_turn, ==, first + n++);
  g_assert_cmpuint (n, ==, 5);
}

/* What is left out of the credits: extensions that say so, and, if the story says so, those of its own author. */
static void
test_modest (void)
{
  static const struct {
    const char *credit;
    gboolean is_modest;
  } rows[] = {
    { "Ponds by Ann Author", TRUE },
    { "Ponds version 2.1 by Ann Author (after Bob Author)", TRUE },
    { "Ponds by Ann Authoress", FALSE },
    { "Ponds by Ann Author(s)", FALSE },
    { "Ponds by Ann", FALSE },
    { "Ponds by Bob Author (with Ann Author)", FALSE },
    { "Ponds by Bob by Ann Author", FALSE },
    { "Ponds", FALSE },
    { "", FALSE },
    { NULL, FALSE },
  };
  static const char text[] = "\"Ponds\" by Ann Author\n\nThe Attic is a room.\n", nobody[] = "The Attic is a room.\n";
  LeafSourceText source = { .name = "story.ni", .bytes = text, .length = strlen (text) };
  LeafSourceText none = { .name = "story.ni", .bytes = nobody, .length = strlen (nobody) };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, NULL), other = leaf_program_compile (&none, NULL);
  LeafSource story = { .is_modest = TRUE }, proud = { .is_modest = FALSE };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    LeafSource extension = { .credit = (char *) rows[i].credit };

    g_assert_cmpint (leaf_link_is_modest (&program->build, &extension, &story), ==, rows[i].is_modest);
    g_assert_false (leaf_link_is_modest (&program->build, &extension, &proud));
    g_assert_false (leaf_link_is_modest (&program->build, &extension, NULL));
    g_assert_false (leaf_link_is_modest (&other->build, &extension, &story));
    extension.is_modest = TRUE;
    g_assert_true (leaf_link_is_modest (&program->build, &extension, NULL));
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/image/library-names", test_library_names);
  g_test_add_func ("/image/names-of-dialogue", test_dialogue_names);
  g_test_add_func ("/image/going", test_going);
  g_test_add_func ("/image/same-ids", test_same_ids);
  g_test_add_func ("/image/natives", test_natives);
  g_test_add_func ("/image/words", test_words);
  g_test_add_func ("/image/scenes", test_scenes);
  g_test_add_func ("/image/spans", test_spans);
  g_test_add_func ("/image/ends", test_ends);
  g_test_add_func ("/image/modest", test_modest);
  g_test_add_func ("/image/quoted", test_quoted);
  g_test_add_func ("/image/accessors", test_accessors);
  g_test_add_func ("/image/scripts", test_scripts);
  g_test_add_func ("/image/sentences", test_sentences);
  g_test_add_func ("/image/characters", test_characters);
  g_test_add_func ("/image/native-values", test_native_values);
  return g_test_run ();
}
