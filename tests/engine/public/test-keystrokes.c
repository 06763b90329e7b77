/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-keystrokes.c: compiling a story incrementally after each of many edits has the same result as compiling it from
 * scratch. */
#include "leaf.h"

#include <string.h>

enum { EDITS = 700, MOST_PLACES = 40 };

static const char story[]
    = "\"The Mill\" by Ada Example\n\nPart 1 - The Place\n\n[Nobody [not even Otto] grinds here.]\n\n"
      "The Mill is a room. \"Dust, and a smell of [if the sluice is open]water[otherwise]flour[end if].\" The sluice is an open door. It is north of the "
      "Mill and south of the Bank.\n\n\n"
      "The Bank is a room. \"Reeds. It's 9:30 (or later), e.g. 9:45.\"\r\n\r\nThe sack is in the Bank. \"A sack leans here.\" It is portable.\r\n\r\n"
      "Table of Grain\nsort\tweight\n\"rye\"\t3\n\"barley [or wheat]\"\t5\n\n"
      "Instead of taking the sack when the sluice is open:\n\tsay \"It is wet.\"; [It is.]\n\trepeat through the Table of Grain:\n\t\tsay \"[sort entry]: "
      "[weight entry].\"\n\nEvery turn (this is the humming rule): say \xE2\x80\x9CHm\xE2\x80\x94m.\xE2\x80\x9D\n\n"
      "To grind slowly: (- print \"x\"; -).\n\nTest me with \"n / take sack / s\".\n\nPart 2 - The Rest\n\n"
      "A pole is here. The length is a number that varies. The length is 12.\n\nCarry out jumping: now the length is 5; now the length is 6.\n\n"
      "Understand \"mill about\" as jumping. The Caf\xC3\xA9 is east of the Bank.\n";

/* The typed texts: some that begin or end something, and some that only make words longer. */
static const char *const typed[] = {
  "a",
  " ",
  ".",
  "\"",
  "[",
  "]",
  "\n",
  "\n\n",
  "\r\n",
  "\t",
  "(-",
  "-)",
  "`",
  "5'",
  "\xC2\xA0",
  "\xE2\x80\x9D",
  "\xE2",
  "\\",
  ":",
  "; ",
  "Table of ",
  "E",
  "The ",
  "\n\nThe hoop is here.\n\n",
  "\n\n---- DOCUMENTATION ----\n\n",
  "\r",
  ",",
};

static const char *const stages[] = { "words", "sentences", "world", "rules", "code", "occurrences" };

static LeafProgram *
compile (const GString *text, LeafProgram *before)
{
  LeafCompileOptions options = { .before = before };

  return leaf_program_compile (&(LeafSourceText) { "story.ni", text->str, text->len }, &options);
}

static void
check_same (LeafProgram *a, LeafProgram *b, guint edit, const char *text)
{
  guint32 n = leaf_program_n_problems (a);

  for (guint i = 0; i < G_N_ELEMENTS (stages); i++) {
    g_autofree char *of_a = leaf_program_dump (a, stages[i], FALSE), *of_b = leaf_program_dump (b, stages[i], FALSE);

    g_assert_nonnull (of_a);
    if (strcmp (of_a, of_b) != 0)
      g_test_message ("edit %u, %s:\n%s", edit, stages[i], text);
    g_assert_cmpstr (of_a, ==, of_b);
  }
  g_assert_cmpuint (n, ==, leaf_program_n_problems (b));
  for (guint32 i = 0; i < n; i++) {
    LeafProblem of_a = leaf_program_problem (a, i), of_b = leaf_program_problem (b, i);

    g_assert_cmpstr (of_a.sentence, ==, of_b.sentence);
    g_assert_cmpuint (of_a.place.start, ==, of_b.place.start);
    g_assert_cmpuint (of_a.place.end, ==, of_b.place.end);
  }
}

/* Edits are mostly at one place; now and then a piece is cut or moved. */
static void
edit_text (GRand *rand, GString *text)
{
  gsize at = (gsize) g_rand_int_range (rand, 0, (gint32) text->len + 1);
  gsize length = (gsize) g_rand_int_range (rand, 1, MOST_PLACES);

  length = MIN (length, text->len - at);
  switch (g_rand_int_range (rand, 0, 4)) {
  case 0: g_string_erase (text, (gssize) at, (gssize) length); break;
  case 1: {
    g_autofree char *cut = g_strndup (text->str + at, length);

    g_string_erase (text, (gssize) at, (gssize) length);
    g_string_insert (text, g_rand_int_range (rand, 0, (gint32) text->len + 1), cut);
    break;
  }
  default: g_string_insert (text, (gssize) at, typed[g_rand_int_range (rand, 0, G_N_ELEMENTS (typed))]); break;
  }
}

static void
test_keystrokes (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20);
  g_autoptr (GString) text = g_string_new (story);
  g_autoptr (LeafProgram) before = compile (text, NULL);

  for (guint i = 0; i < EDITS; i++) {
    g_autoptr (LeafProgram) program = NULL, fresh = NULL;

    if (g_rand_int_range (rand, 0, 6) == 0)
      g_string_assign (text, story);
    else
      edit_text (rand, text);
    program = compile (text, before);
    fresh = compile (text, NULL);
    check_same (program, fresh, i, text->str);
    leaf_program_unref (before);
    before = g_steal_pointer (&program);
  }
}

/* An extension that has not changed is reused, and one that has is read. */
static const char *extension;

static gboolean
find (const char *title, const char *author, const char *version, LeafSourceText *found, gpointer data)
{
  *found = (LeafSourceText) { "Poles.i7x", extension, strlen (extension) };
  return TRUE;
}

static void
test_extension (void)
{
  static const char *const texts[] = {
    "Poles by Ada Example begins here.\n\nA pole is a kind of thing.\n\nThe flag is a thing.\n\nPoles ends here.\n",
    "Poles by Ada Example begins here.\n\nA pole is a kind of thing.\n\nThe flag is a pole.\n\nPoles ends here.\n",
  };
  const LeafSourceText own
      = { "story.ni", "Include Poles by Ada Example.\n\nThe Hill is a room. A pole is here.\n", 66 };
  g_autoptr (LeafProgram) before = NULL;

  for (guint i = 0; i < 4; i++) {
    LeafCompileOptions options = { .find_extension = find, .before = before };
    g_autoptr (LeafProgram) program = NULL, fresh = NULL;

    extension = texts[i / 2 % 2];
    program = leaf_program_compile (&own, &options);
    options.before = NULL;
    fresh = leaf_program_compile (&own, &options);
    check_same (program, fresh, i, extension);
    g_clear_pointer (&before, leaf_program_unref);
    before = g_steal_pointer (&program);
  }
}

static gboolean
count_down (gpointer left)
{
  return (*(guint *) left)-- == 0;
}

/* The next key may come at any time, so a compile checks between any two stages whether it is cancelled, and stops if
 * it is. */
static void
test_stopped (void)
{
  const LeafSourceText text = { "story.ni", story, strlen (story) };
  g_autoptr (LeafProgram) program = NULL;
  guint n_calls = 0;

  for (; program == NULL; n_calls++) {
    guint left = n_calls;

    program = leaf_program_compile (&text, &(LeafCompileOptions) { .should_stop = count_down, .stop_data = &left });
    g_assert_true (program == NULL || left == 0); /* it checked more often than this, and was never cancelled */
  }
  g_assert_cmpuint (n_calls, >, 15);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/keystrokes/story", test_keystrokes);
  g_test_add_func ("/keystrokes/extension", test_extension);
  g_test_add_func ("/keystrokes/stopped", test_stopped);
  return g_test_run ();
}
