/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading and writing the sentences that describe a story. */
#include "loose-story-facts.h"

static const struct {
  const char *text;
  LooseFact fact;
  const char *was, *value, *wanted;
} cases[] = {
  { "\"Tale\"\n\nThe Hall is a room.\n", LOOSE_FACT_TITLE, "Tale", "Old \"Tale\"",
    "\"Old 'Tale'\"\n\nThe Hall is a room.\n" },
  { "The Hall is a room.\n", LOOSE_FACT_TITLE, "", "Tale", "\"Tale\"\n\nThe Hall is a room.\n" },
  { "\"Tale\"\n", LOOSE_FACT_TITLE, "Tale", "", "\"Tale\"\n" },
  { "\"Tale\" by Ann\n", LOOSE_FACT_AUTHOR, "Ann", "Bea Bell", "\"Tale\" by Bea Bell\n" },
  { "\"Tale\" by Ann", LOOSE_FACT_AUTHOR, "Ann", "A. Bell", "\"Tale\" by \"A. Bell\"" },
  { "\"Tale\" by \"A. Bell\" (in French)\n", LOOSE_FACT_AUTHOR, "A. Bell", "Ann", "\"Tale\" by Ann (in French)\n" },
  { "\"Tale\" by Ann\n", LOOSE_FACT_AUTHOR, "Ann", "", "\"Tale\"\n" },
  { "\"Tale\"\n", LOOSE_FACT_AUTHOR, "", "Ann", "\"Tale\" by Ann\n" },
  { "The Hall is a room.\n", LOOSE_FACT_AUTHOR, "", "Ann", "\"Untitled\" by Ann\n\nThe Hall is a room.\n" },
  { "The Hall is a room.\n", LOOSE_FACT_AUTHOR, "", "", "The Hall is a room.\n" },
  { "\"Tale\"\n\nThe Hall is a room.\n", LOOSE_FACT_GENRE, "", "Mystery",
    "\"Tale\"\n\nThe story genre is \"Mystery\".\n\nThe Hall is a room.\n" },
  { "\"Tale\"\n\nThe story genre is \"Mystery\".\n\nThe Hall is a room.\n", LOOSE_FACT_YEAR, "", "2026",
    "\"Tale\"\n\nThe story genre is \"Mystery\".\nThe story creation year is 2026.\n\nThe Hall is a room.\n" },
  { "\"Tale\"\n\nThe release number is 3.\n", LOOSE_FACT_RELEASE, "3", "14",
    "\"Tale\"\n\nThe release number is 14.\n" },
  { "\"Tale\"\n\nThe release number is 3.\n", LOOSE_FACT_RELEASE, "3", "many",
    "\"Tale\"\n\nThe release number is 3.\n" },
  { "\"Tale\"\n\nThe story creation year is 1999.\n", LOOSE_FACT_YEAR, "1999", "c. 2000",
    "\"Tale\"\n\nThe story creation year is 1999.\n" },
  { "\"Tale\"\n\nThe release number is 3.\n", LOOSE_FACT_RELEASE, "3", " ", "\"Tale\"\n\n" },
  { "\"Tale\"\n\nThe Story Headline is \"One\".\nThe story genre is \"G\".\n", LOOSE_FACT_HEADLINE, "One", "",
    "\"Tale\"\n\nThe story genre is \"G\".\n" },
  { "\"Tale\"\n\nInstead of jumping: say \"The story genre is [genre].\"\n", LOOSE_FACT_GENRE, "", "",
    "\"Tale\"\n\nInstead of jumping: say \"The story genre is [genre].\"\n" },
  { "\"Tale\"\n\nThe story headline is \"One\". The story genre is \"G\".\n", LOOSE_FACT_GENRE, "G", "Mystery",
    "\"Tale\"\n\nThe story headline is \"One\". The story genre is \"Mystery\".\n" },
  { "\"Tale\"\n\nThe story headline is \"One.\" The release number is 2. The Hall is a room.\n", LOOSE_FACT_RELEASE,
    "2", "", "\"Tale\"\n\nThe story headline is \"One.\" The Hall is a room.\n" },
  { "\"Tale\"\n\nThe Hall is a room. The story\n genre is \"G\".\n\nThe Den is a room.\n", LOOSE_FACT_GENRE, "G", "",
    "\"Tale\"\n\nThe Hall is a room.\n\nThe Den is a room.\n" },
  { "\"Tale\"\n\n[Later: [soon.] The story genre is \"G\".]\nThe sign is here. \"Read. The story genre is it\".\n",
    LOOSE_FACT_GENRE, "", "",
    "\"Tale\"\n\n[Later: [soon.] The story genre is \"G\".]\nThe sign is here. \"Read. The story genre is it\".\n" },
};

static void
test_facts (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *was = loose_story_fact_read (cases[i].text, cases[i].fact),
                    *text = loose_story_fact_write (cases[i].text, cases[i].fact, cases[i].value);

    g_assert_cmpstr (was, ==, cases[i].was);
    g_assert_cmpstr (text, ==, cases[i].wanted);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/facts", test_facts);
  return g_test_run ();
}
