/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-image.c: the image that plays use contains what the build contains, with the same ids, and every name of the
 * library. */

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
  return g_test_run ();
}
