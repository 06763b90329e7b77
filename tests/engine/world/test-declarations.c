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
  { "descriptions of numbers", "description of numbers" },
  { "(list of (numbers))", "list of numbers" },
  { "number-based rulebook", "rulebook" },
  { "number based rulebook producing texts", "rulebook" },
  { "rulebook producing nothing", "rulebook" },
  { "phrases (number, text, number) -> nothing", "phrase" },
  { "truth value", "truth state" },
  { "indexed texts", "text" },
  { "number-base rulebook", NULL },
  { "nonsense-based rulebook", NULL },
  { "old number-based rulebook", NULL },
  { "based rulebook", NULL },
  { "number based", NULL },
  { "rulebook producing", NULL },
  { "rulebook producing nonsense", NULL },
  { "phrase number", NULL },
  { "phrase nonsense -> text", NULL },
  { "phrase number -> nonsense", NULL },
  { "phrase (number, nonsense) -> text", NULL },
  { "relation of nonsense", NULL },
  { "relation of people to nonsense", NULL },
  { "relation", NULL },
  { "list of", NULL },
  { "list of nonsense", NULL },
  { "activity on nonsense", NULL },
  { "valued property", NULL },
  { "nonsense valued property", NULL },
  { "number valued nonsense", NULL },
  { "value of kind k", NULL },
  { "of kind K", NULL },
  { "the", NULL },
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
  { "carry the box", 1, LEAF_TENSE_PRESENT, "" },
  { "do not carry the box", 3, LEAF_TENSE_PRESENT, "n" },
  { "did not carry the box", 3, LEAF_TENSE_PAST, "n" },
  { "is carried by Otto", 3, LEAF_TENSE_PRESENT, "r" },
  { "is not carried by Otto", 4, LEAF_TENSE_PRESENT, "rn" },
  { "had been carried by Otto", 4, LEAF_TENSE_PAST_PERFECT, "r" },
  { "is carrying the box", 2, LEAF_TENSE_PRESENT, "" },
  { "fond of Ida", 2, LEAF_TENSE_PRESENT, "p" },
  { "was not fond of Ida", 4, LEAF_TENSE_PAST, "n" },
  { "had not been fond of Ida", 5, LEAF_TENSE_PAST_PERFECT, "n" },
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

/* The first line: the title, the author, and what is reported. */
static const struct {
  const char *line, *title, *author, *problems;
} titles[] = {
  { "\"Cave\" by Ada", "Cave", "Ada", "" },
  { "\"Cave\" by Ada B.", "Cave", "Ada B", "" },
  { "\"Cave\" by \"Ada. B\"", "Cave", "Ada. B", "" },
  { "\"Cave\" by \"Ada\" B", "Cave", NULL, "TITLE_MALFORMED" },
  { "\"Cave\"\tby\tAda", "Cave", "Ada", "" },
  { "\"Cave\" [a note] by Ada [b [c]] B", "Cave", "Ada  B", "" },
  { "\"Cave\"", "Cave", NULL, "" },
  { "\"Cave\".", "Cave", NULL, "" },
  { "\"Cave\"by Ada", "Cave", NULL, "TITLE_MALFORMED" },
  { "\"Cave\" byAda", "Cave", NULL, "TITLE_MALFORMED" },
  { "\"Cave\" by", "Cave", NULL, "TITLE_MALFORMED" },
  { "\"Cave\" for Ada", "Cave", NULL, "TITLE_MALFORMED" },
  { "\"Cave\nand hill\" by Ada", "Cave and hill", "Ada", "" },
  { "\342\200\234Cave\342\200\235 by Ada", "Cave", "Ada", "" },
  { "\"Cave\" by Ada\nThe Den is a room", "Cave", "Ada", "TITLE_OVER_LINES" },
};

static void
test_titles (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++) {
    g_autofree char *story = g_strconcat (titles[i].line, "\n\nThe Yard is a room.\n", NULL);
    LeafBuild *build = small_world (story);
    g_autofree char *problems = small_messages (build);

    g_test_message ("%s", titles[i].line);
    g_assert_cmpstr (build->world->title, ==, titles[i].title);
    g_assert_cmpstr (build->world->author, ==, titles[i].author);
    g_assert_cmpstr (problems, ==, titles[i].problems);
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
  g_test_add_func ("/declarations/titles", test_titles);
  return g_test_run ();
}
