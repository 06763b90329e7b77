/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names: which thing an abbreviated name means, and what is suggested for misspelt ones. */
#include "small-world.h"

static const char story[]
    = "Part 1 - House\n\nThe Hall is a room. The blue chair is in the Hall. The old oak table is in the Hall. Chamber 11 is a room.\n\n"
      "Part 2 - Garden\n\nThe Lawn is a room. The red chair is in the Lawn. The garden chair cushion is in the Lawn.\n";

static const struct {
  const char *name, *part, *found;
} cases[] = {
  { "the blue chair", "House", "blue chair" },
  { "chair", "House", "blue chair" }, /* under the nearer heading */
  { "chair", "Garden", "red chair" },
  { "table", "Garden", "old oak table" }, /* at any distance, if it is the only one that fits */
  { "oak old", "House", "old oak table" },
  { "chair cushion", "House", "garden chair cushion" },
  { "oak chair", "House", NULL },
  { "11", "House", NULL }, /* a number is not an abbreviation */
  { "chambers", "House", NULL },
};

static LeafHeadingId
heading (const LeafBuild *build, const char *words)
{
  LEAF_EACH (&build->sentences->headings, i) {
    g_autofree char *text = leaf_wording_dup (build, LEAF_ROW (&build->sentences->headings, LeafHeading, i)->wording);

    if (strstr (text, words) != NULL)
      return LEAF_ID (LeafHeadingId, i);
  }
  g_assert_not_reached ();
}

static void
test_find (void)
{
  LeafBuild *build = small_world (story);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    LeafWording w = leaf_words_read_apart (build, "asked", cases[i].name);
    LeafNameMatch match;

    while (!leaf_wording_empty (w) && leaf_word (build, w.end - 1)->sort == LEAF_WORD_PARAGRAPH)
      w.end--;
    match = leaf_names_find (build, w, LEAF_NAMES (INSTANCE), heading (build, cases[i].part));
    g_test_message ("%s", cases[i].name);
    if (cases[i].found == NULL)
      g_assert_cmpuint (match.id, ==, 0);
    else
      g_assert_cmpstr (LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, match.id))->name, ==, cases[i].found);
  }
  small_free (build);
}

static void
test_edges (void)
{
  LeafBuild *build
      = small_world ("The Hall is a room. An oak door is a kind of door. The carrying capacity of a container is 5.");
  LeafWording w = leaf_words_read_apart (build, "asked", "open oak door");

  while (leaf_word (build, w.end - 1)->sort == LEAF_WORD_PARAGRAPH)
    w.end--;
  g_assert_cmpuint (leaf_names_end (build, w, LEAF_NAMES (KIND), (LeafHeadingId) { 0 }).n_words, ==, 2);
  g_assert_cmpuint (leaf_names_begin (build, w, LEAF_NAMES (ADJECTIVE), (LeafHeadingId) { 0 }).n_words, ==, 1);
  g_assert_cmpuint (leaf_names_begin (build, w, LEAF_NAMES (KIND), (LeafHeadingId) { 0 }).id, ==, 0);
  small_free (build);
}

static void
test_suggest (void)
{
  LeafBuild *build = small_world (story);
  LeafWording w = leaf_words_read_apart (build, "asked", "old oka table");
  g_autofree char *near = NULL;

  while (leaf_word (build, w.end - 1)->sort == LEAF_WORD_PARAGRAPH)
    w.end--;
  near = leaf_names_suggest (build, w, LEAF_NAMES (INSTANCE));
  g_assert_cmpstr (near, ==, "old oak table");
  small_free (build);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/names/find", test_find);
  g_test_add_func ("/names/edges", test_edges);
  g_test_add_func ("/names/suggest", test_suggest);
  return g_test_run ();
}
