/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the manual is about, of what stands in a source or in a list: each line of the table is a source with a "^"
 * before the place that is asked about, and where the manual then opens. */
#include "leaf-manual.h"
#include "leaf-problem-help.h"

#include <string.h>

/* Says each of them, and not the last alone. */
#define FAIL(...) (g_test_message (__VA_ARGS__), g_test_fail ())

static const struct {
  const char *source, *place;
} cases[] = {
  { "The box is a ^container in the Hall.", "51-reference-kinds#container" },
  { "The box is ^openable.", "51-reference-adjectives#openable" },
  { "The ^description of the Hall is \"Big.\"", "51-reference-properties#description" },
  { "Instead of ^taking the Hall: stop.", "50-reference-actions#taking" },
  { "Every turn: if the ^turn count is 3, stop.", "51-reference-variables#turn-count" },
  { "Every turn: ^end the story.", "54-reference-phrases#end-the-story" },
  { "Every turn: if the player ^carries the box, stop. The box is in the Hall.",
    "56-reference-relations#carrying-relation" },
  { "Every turn: say \"[^line break]\".", "55-reference-texts#line-break" },
  { "^Use scoring.", "57-reference-use-options" },
  { "Use ^scoring.", "57-reference-use-options#scoring" },
  { "Rule for ^printing the banner text: stop.", "53-reference-activities#printing-the-banner-text" },
  { "The ^can't take scenery rule is not listed in any rulebook.", "50-reference-actions#taking" },
  { "^Every turn: stop.", "52-reference-rulebooks#every-turn" },
  { "A cat ^is a kind of animal.", "09-kinds-and-properties#a-kind-of-your-own" },
  { "A thing ^can be wet.", "09-kinds-and-properties#properties-that-are-so-or-not-so" },
  { "Instead of jumping ^when the turn count is 3: stop.", "11-which-rule-wins#what-counts-in-order" },
  { "Every turn: ^if the turn count is 3, stop.", "13-conditions-and-descriptions#if" },
  { "Every turn: ^now the maximum score is 3.", "14-phrases-variables-loops#now" },
  { "Every turn: ^repeat with X running through things: stop.", "14-phrases-variables-loops#loops" },
  { "Every turn: repeat with X ^running through things: stop.", "14-phrases-variables-loops#loops" },
  { "Every turn: ^say \"No.\"", "15-texts-that-vary" },
  { "^Understand \"hop\" as jumping.", "16-understanding-commands" },
  { "Test me ^with \"look\".", "29-testing#test-scripts" },
  { "To ^greet: stop.", "14-phrases-variables-loops" },
  { "The bell ^is in the Hall.", "02-how-sentences-are-read#two-kinds-of-writing" },
};

/* Names as lists of the index have them. */
static const struct {
  const char *name, *place;
} rows[] = {
  { "taking", "50-reference-actions#taking" },
  { "container", "51-reference-kinds#container" },
  { "containment relation", "56-reference-relations#containment-relation" },
  { "to carry", "56-reference-verbs#to-carry" },
  { "To end the story", "54-reference-phrases#end-the-story" },
  { "can't take scenery rule", "50-reference-actions#taking" },
  { "every turn stage rule", "52-reference-rulebooks#turn-sequence" },
  { "frobnicate", NULL },
};

static gboolean
is_there (const LeafManual *manual, const char *place)
{
  g_auto (GStrv) parts = g_strsplit (place, "#", 2);
  const LeafManualPage *page = leaf_manual_find_page (manual, parts[0]);

  return page != NULL && (parts[1] == NULL || leaf_manual_find_heading (page, parts[1]) != NULL);
}

static void
test_sources (gconstpointer data)
{
  const LeafManual *manual = data;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    const char *mark = strchr (cases[i].source, '^');
    g_autofree char *source
        = g_strdup_printf ("The Hall is a room. %.*s%s\n", (int) (mark - cases[i].source), cases[i].source, mark + 1);
    g_autoptr (LeafProgram) program = leaf_manual_compile (source);
    g_autofree char *place
        = leaf_manual_place_at (manual, program, leaf_program_story_source (program),
                                (guint32) (strlen ("The Hall is a room. ") + (gsize) (mark - cases[i].source)) + 1);

    if (g_strcmp0 (place, cases[i].place) != 0)
      FAIL ("%s: %s", cases[i].source, place);
  }
}

static void
test_rows (gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *place = leaf_manual_place_of (data, rows[i].name);

    if (g_strcmp0 (place, rows[i].place) != 0)
      FAIL ("%s: %s", rows[i].name, place);
  }
}

/* Each place that the tables name is there. */
static void
test_places (gconstpointer data)
{
  static const char *const places[] = {
#define LEAF_MANUAL_WORDS(words, place) place,
#define LEAF_MANUAL_FORM(form, place)   place,
#define LEAF_MANUAL_TOPIC(sort, place)  place,
#include "leaf-manual-forms.def"
#include "leaf-manual-topics.def"
#include "leaf-manual-words.def"
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    if (!is_there (data, places[i]))
      FAIL ("%s is not there", places[i]);
  }
}

/* Each problem has its own entry. */
static void
test_problems (gconstpointer data)
{
  const char *code;

  for (guint32 i = 0; (code = leaf_problem_code (i)) != NULL; i++) {
    g_autofree char *anchor = leaf_manual_anchor (code);
    g_autofree char *place = g_strdup_printf ("60-reference-problems-%c#%s", g_ascii_tolower (*code), anchor);

    if (!is_there (data, place))
      FAIL ("%s is not there", place);
  }
}

int
main (int argc, char **argv)
{
  g_autoptr (LeafManual) manual = leaf_manual_new_carried ();

  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/manual/topics/sources", manual, test_sources);
  g_test_add_data_func ("/manual/topics/rows", manual, test_rows);
  g_test_add_data_func ("/manual/topics/places", manual, test_places);
  g_test_add_data_func ("/manual/topics/problems", manual, test_problems);
  return g_test_run ();
}
