/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Declarations: kinds of value in words, forms of verbs, actions, tables. */
#include "small-world.h"

static const struct {
  const char *words, *kind;
} kinds[] = {
  { "number", "number" },
  { "a list of texts", "list of texts" },
  { "lists of lists of numbers", "list of lists of numbers" },
  { "relation of people to numbers", "relation of people to numbers" },
  { "a rulebook", "rulebook" },
  { "phrase number -> text", "phrase number -> text" },
  { "doors", "door" },
  { "open door", NULL },
  { "nonsense", NULL },
};

static LeafWording
words (LeafBuild *build, const char *text)
{
  LeafWording w = leaf_words_read_apart (build, "asked", text);

  while (!leaf_wording_empty (w) && leaf_word (build, w.end - 1)->sort == LEAF_WORD_PARAGRAPH)
    w.end--;
  return w;
}

static void
test_kinds (void)
{
  LeafBuild *build = small_world ("The Yard is a room.");

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    LeafKindId kind = leaf_kind_read (build, words (build, kinds[i].words), (LeafHeadingId) { 0 });

    g_test_message ("%s", kinds[i].words);
    if (kinds[i].kind == NULL)
      g_assert_false (LEAF_IS (kind));
    else if (strcmp (kinds[i].kind, "rulebook") == 0)
      g_assert_cmpuint (leaf_kind (build, kind)->constructor.ix, ==, LEAF_KIND_RULEBOOK);
    else if (g_str_has_prefix (kinds[i].kind, "phrase"))
      g_assert_cmpuint (leaf_kind (build, kind)->constructor.ix, ==, LEAF_KIND_PHRASE);
    else
      g_assert_cmpstr (leaf_kind_name (build, kind), ==, kinds[i].kind);
  }
  small_free (build);
}

/* The longest verb form at the beginning: its number of words, its tense, and its meaning. */
static const struct {
  const char *text;
  guint n_words;
  LeafTense tense;
  const char *flags;
} forms[] = {
  { "is in the box", 2, LEAF_TENSE_PRESENT, "r" },
  { "is not in the box", 3, LEAF_TENSE_PRESENT, "rn" },
  { "in the box", 1, LEAF_TENSE_PRESENT, "rp" },
  { "carries the box", 1, LEAF_TENSE_PRESENT, "" },
  { "does not carry the box", 3, LEAF_TENSE_PRESENT, "n" },
  { "had not carried the box", 3, LEAF_TENSE_PAST_PERFECT, "n" },
  { "has been carried by Otto", 4, LEAF_TENSE_PERFECT, "r" },
  { "carried by Otto", 2, LEAF_TENSE_PRESENT, "rp" },
  { "wearing the hat", 1, LEAF_TENSE_PRESENT, "p" },
  { "is fonder", 1, LEAF_TENSE_PRESENT, "c" },
  { "was north of the Lane", 3, LEAF_TENSE_PAST, "" },
  { "is fond of Ida", 3, LEAF_TENSE_PRESENT, "" },
  { "dreamt of Ida", 2, LEAF_TENSE_PAST, "" },
  { "is dreamt of by Ida", 1, LEAF_TENSE_PRESENT, "c" }, /* no form of "to dream of" */
};

static void
test_forms (void)
{
  LeafBuild *build = small_world (
      "The Yard is a room. Liking relates various people to various people. The verb to be fond of means the liking relation. "
      "The verb to dream of (he dreams of, they dream of, he dreamt of, it is dreamt of, he is dreaming of) means the liking relation.");

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++) {
    LeafWording w = words (build, forms[i].text);
    const LeafVerbForm *found[8];
    guint32 n = leaf_verb_forms_at (build, w, w.first, found, 8);
    g_autofree char *flags = NULL;

    g_test_message ("%s", forms[i].text);
    g_assert_cmpuint (n, >, 0);
    g_assert_cmpuint (found[0]->n_words, ==, forms[i].n_words);
    g_assert_cmpuint (found[0]->tense, ==, forms[i].tense);
    flags = g_strdup_printf ("%s%s%s%s", found[0]->reversed ? "r" : "", found[0]->negated ? "n" : "",
                             found[0]->is_preposition ? "p" : "", found[0]->is_copula ? "c" : "");
    g_assert_cmpstr (flags, ==, forms[i].flags);
  }
  small_free (build);
}

static const struct {
  const char *story, *line;
} lines[] = {
  { "Humming is an action applying to nothing.", "action humming\n" },
  { "Scraping it with is an action applying to two things.",
    "action scraping it with: touchable thing, touchable thing\n" },
  { "Reading is an action applying to one carried thing and requiring light.",
    "action reading: carried touchable thing with light\n" },
  { "Dialling is an action applying to one number.", "action dialling: number\n" },
  { "Spying on it about is an action applying to one visible thing and one topic.",
    "action spying on it about: thing, topic\n" },
  { "Asking aside is an action out of world.", "action asking aside out of world\n" },
  { "Humming is an action applying to nothing. The humming action has a number called the pitch (matched as \"at\").",
    "variable pitch (number) of action humming matched as at\n" },
  { "Grading something is an activity on numbers.", "activity grading on number\n" },
  { "The Ball is a scene. The Ball begins when play begins. The Ball ends merrily when the score is 3.",
    "scene Ball ends merrily when the score is 3\n" },
  { "Colour is a kind of value. The colours are red, green and blue.", "colour (value): red, green, blue\n" },
  { "Red is a colour. Colour is a kind of value.", "colour (value): Red\n" },
  { "A dog is a kind of animal. A poodle is a kind of dog.", "poodle (dog)" },
  { "A poodle is a kind of dog. A dog is a kind of animal.", "poodle (dog)" },
  { "A lamp is a kind of thing. A lamp can be bright, dim or dead (this is its glow property).", "lamp: glow (glow)" },
  { "Table of Beasts\nbeast\tlegs\n\"hen\"\t2\n\"cow\"\t4\n",
    "table Table of Beasts: beast (text), legs (number)\n  | \"hen\" | 2" },
  { "Table of Beasts\nbeast\tlegs (number)\n\"hen\"\t--\n\nTable of Beasts (continued)\nbeast\tlegs\n\"fly\"\t6\n",
    "| \"fly\" | 6" },
  { "A tune is a kind of thing. The tunes are defined by the Table of Tunes.\n\nTable of Tunes\ntune\tpace\nthe waltz\t3\nthe polka\t2\n",
    "waltz (tune); pace 3" },
};

static void
test_lines (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    g_autofree char *story = g_strconcat ("The Yard is a room. ", lines[i].story, NULL);
    LeafBuild *build = small_world (strncmp (lines[i].story, "Table", 5) == 0 ? lines[i].story : story);
    g_autofree char *dump = leaf_world_to_string (build, FALSE);

    if (strstr (dump, lines[i].line) == NULL) {
      g_test_message ("no '%s' for: %s\n%s", lines[i].line, lines[i].story, dump);
      g_test_fail ();
    }
    small_free (build);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/declarations/kinds", test_kinds);
  g_test_add_func ("/declarations/forms", test_forms);
  g_test_add_func ("/declarations/lines", test_lines);
  return g_test_run ();
}
