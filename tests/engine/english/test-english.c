/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-english.c: plurals, verbs, articles, numbers and times, each a table of inputs and expected outputs. */

#include "test-build.h"

static void
test_plurals (void)
{
  static const struct {
    const char *singular, *plural;
  } cases[] = {
    { "box", "boxes" },
    { "cat", "cats" },
    { "church", "churches" },
    { "stomach", "stomaches" },
    { "bush", "bushes" },
    { "moth", "moths" },
    { "glass", "glasses" },
    { "glasses", "glasses" },
    { "lens", "lenss" },
    { "bias", "biases" },
    { "lynx", "lynxs" },
    { "crux", "cruxes" },
    { "waltz", "waltzs" },
    { "quiz", "quizes" },
    { "buzz", "buzzes" },
    { "baby", "babies" },
    { "key", "keys" },
    { "trilby", "trilbys" },
    { "colloquy", "colloquys" },
    { "soliloquy", "soliloquies" },
    { "child", "children" },
    { "grandchild", "grandchilds" },
    { "man", "men" },
    { "Woman", "Women" },
    { "human", "humans" },
    { "talisman", "talismen" },
    { "person", "persons" },
    { "foot", "feet" },
    { "wild goose", "wild geese" },
    { "mongoose", "mongooses" },
    { "moose", "mooses" },
    { "mouse", "mice" },
    { "house", "houses" },
    { "louse", "lice" },
    { "blouse", "blouses" },
    { "knife", "knives" },
    { "strife", "strifes" },
    { "wife", "wives" },
    { "roof", "roofs" },
    { "loaf", "loafs" },
    { "leaf", "leaves" },
    { "thief", "thiefs" },
    { "elf", "elves" },
    { "gulf", "gulfs" },
    { "Grey Wolf", "Grey Wolves" },
    { "Grey Child", "Grey children" },
    { "goldfish", "goldfish" },
    { "sheep", "sheep" },
    { "trousers", "trouserss" },
    { "hero", "heroes" },
    { "piano", "pianoes" },
    { "photo", "photos" },
    { "lasso", "lassos" },
    { "mezzo", "mezzos" },
    { "studio", "studios" },
    { "axis", "axes" },
    { "mantis", "mantises" },
    { "proboscis", "probosces" },
    { "crisis", "crises" },
    { "cactus", "cactuses" },
    { "medium", "mediums" },
    { "stratum", "strata" },
    { "phenomenon", "phenomena" },
    { "codex", "codices" },
    { "larva", "larvas" },
    { "alga", "algae" },
    { "bureau", "bureaus" },
    { "red box", "red boxes" },
    { "box of matches", "box of matcheses" },
    { "sister-in-law", "sister-in-laws" },
    { "TV", "TVs" },
    { "café", "cafés" },
    { "", "" },
    { "x", "xs" },
    { "\u0130", "\u0130s" }, /* its small letter has another length */
  };
  g_autoptr (TestBuild) build = test_build_new ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpstr (leaf_english_plural (build, cases[i].singular), ==, cases[i].plural);
}

static void
test_declared_plurals (void)
{
  g_autoptr (TestBuild) build = test_build_new ();
  LeafEnglish *copy;

  leaf_english_declare_plural (build, "wolf", "wolfs");
  g_assert_cmpstr (leaf_english_plural (build, "Wolf"), ==, "wolfs");
  g_assert_cmpstr (leaf_english_plural (build, "bad wolf"), ==, "bad wolves"); /* of the whole name, and of no other */
  g_assert_cmpstr (leaf_english_plural (build, "werewolf"), ==, "werewolves");
  copy = leaf_english_copy (build->english, NULL, NULL);
  leaf_english_free (build->english);
  build->english = copy;
  leaf_english_declare_plural (build, "ox", "oxes");
  g_assert_cmpstr (leaf_english_plural (build, "wolf"), ==, "wolfs");
  g_assert_cmpstr (leaf_english_plural (build, "ox"), ==, "oxes");
}

static void
test_verb_parts (void)
{
  static const struct {
    const char *infinitive, *parts;
  } cases[] = {
    { "open", "opens opened opened opening" },
    { "carry", "carries carried carried carrying" },
    { "stop", "stops stopped stopped stopping" },
    { "visit", "visits visited visited visiting" },
    { "prefer", "prefers preferred preferred preferring" },
    { "travel", "travels travelled travelled travelling" },
    { "tie", "ties tied tied tying" },
    { "see", "sees saw seen seeing" },
    { "dye", "dyes dyed dyed dyeing" },
    { "fix", "fixes fixed fixed fixing" },
    { "mimic", "mimics mimicked mimicked mimicking" },
    { "pass", "passes passed passed passing" },
    { "take", "takes took taken taking" },
    { "overtake", "overtakes overtook overtaken overtaking" },
    { "relay", "relays relayed relayed relaying" },
    { "have", "has had had having" },
    { "do", "does did done doing" },
    { "be", "is was been being" },
    { "go", "goes went gone going" },
    { "play", "plays played played playing" },
    { "put on", "puts on put on put on putting on" },
    { "quit", "quits quit quit quitting" },
    { "quiz", "quizes quizzed quizzed quizzing" },
    { "quiver", "quivers quivered quivered quivering" },
    { "y", "ys yed yed ying" },
    { "yap", "yaps yapped yapped yapping" },
    { "syrup", "syrups syruped syruped syruping" },
    { "hop", "hops hopped hopped hopping" },
    { "sail", "sails sailed sailed sailing" },
    { "o", "os oed oed oing" },
    { "coo", "coos cooed cooed cooing" },
    { "screw", "screws screwed screwed screwing" },
    { "toy", "toys toyed toyed toying" },
    { "argue", "argues argued argued arguing" },
    { "vie", "vies vied vied vying" },
    { "burn", "burns burnt burnt burning" },
    { "lie", "lies lied lied lying" },
    { "cost", "costs costed costed costing" },
    { "thrust", "thrusts thrusted thrusted thrusting" },
    { "slay", "slays slayed slain slaying" },
    { "swim", "swims swam swam swimming" },
    { "strike", "strikes struck stricken striking" },
    { "wring", "wrings wrang wrung wringing" },
    { "dive", "dives dove dived diving" },
    { "shine", "shines shined shone shining" },
    { "spell", "spells spelt spelt spelling" },
    { "misspell", "misspells misspelt misspelt misspelling" },
    { "forgo", "forgoes forwent forgone forgoing" },
    { "forbear", "forbears forbore forborne forbearing" },
    { "beget", "begets begot begotten begetting" },
    { "backbite", "backbites backbit backbit backbiting" },
    { "overthrow", "overthrows overthrowed overthrowed overthrowing" },
    { "outwrite", "outwrites outwrited outwrited outwriting" },
    { "outrun", "outruns outran outrun outrunning" },
    { "outbid", "outbids outbid outbid outbidding" },
    { "misunderstand", "misunderstands misunderstood misunderstood misunderstanding" },
    { "overlay", "overlays overlaid overlaid overlaying" },
    { "inlay", "inlays inlaid inlaid inlaying" },
    { "waylay", "waylays waylaid waylaid waylaying" },
    { "offset", "offsets offsetted offsetted offsetting" },
    { "preset", "presets preset preset presetting" },
    { "unfreeze", "unfreezes unfroze unfroze unfreezing" },
    { "lade", "lades laded laden lading" },
    { "rive", "rives rove riven riving" },
    { "shear", "shears sheared shorn shearing" },
    { "shoe", "shoes shoed shodden shoeing" },
    { "plead", "pleads pleaded pled pleading" },
    { "knit", "knits knit knit knitting" },
    { "spit", "spits spat spit spitting" },
    { "embed", "embeds embedded embedded embedding" },
    { "hobnob", "hobnobs hobnobbed hobnobbed hobnobbing" },
    { "program", "programs programmed programmed programming" },
    { "focus", "focuses focussed focussed focussing" },
    { "benefit", "benefits benefitted benefitted benefitting" },
    { "debug", "debugs debugged debugged debugging" },
    { "rivet", "rivets rivetted rivetted rivetting" },
    { "gyp", "gyps gypped gypped gypping" },
    { "equal", "equals equalled equalled equalling" },
    { "dial", "dials dialled dialled dialling" },
    { "victual", "victuals victualled victualled victualling" },
    { "peel", "peels peeled peeled peeling" },
    { "parallel", "parallels paralleled paralleled paralleling" },
    { "marvel", "marvels marvelled marvelled marvelling" },
    { "disinter", "disinters disinterred disinterred disinterring" },
    { "quiz", "quizes quizzed quizzed quizzing" },
    { "buzz", "buzzes buzzed buzzed buzzing" },
    { "binge", "binges binged binged bingeing" },
    { "route", "routes routed routed routeing" },
    { "stymie", "stymies stymied stymied stymieing" },
    { "hoe", "hoes hoed hoed hoeing" },
    { "ski", "skis skied skied skiing" },
    { "veto", "vetoes vetoed vetoed vetoing" },
    { "panic", "panics panicked panicked panicking" },
    { "sync", "syncs synced synced syncing" },
    { "pay", "pays paid paid paying" },
    { "obey", "obeys obeyed obeyed obeying" },
    { "try", "tries tried tried trying" },
    { "lean", "leans leaned leaned leaning" },
    { "learn", "learns learned learned learning" },
    { "clothe", "clothes clothed clothed clothing" },
    { "weave", "weaves wove woven weaving" },
    { "grind", "grinds ground ground grinding" },
    { "be in love with", "is in love with was in love with been in love with being in love with" },
    { "be able to see", "can see could see been able to see being able to see" },
  };
  g_autoptr (TestBuild) build = test_build_new ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    LeafVerbParts verb = leaf_english_verb (build, cases[i].infinitive);
    g_autofree char *parts = g_strdup_printf ("%s %s %s %s", verb.third, verb.past, verb.participle, verb.gerund);

    g_assert_cmpstr (parts, ==, cases[i].parts);
    g_assert_cmpstr (verb.infinitive, ==, cases[i].infinitive);
  }
}

static void
test_grades (void)
{
  static const struct {
    const char *adjective, *grades;
  } cases[] = {
    { "tall", "taller tallest" },
    { "big", "bigger biggest" },
    { "hot", "hotter hottest" },
    { "trim", "trimmer trimmest" },
    { "wide", "wider widest" },
    { "blue", "bluer bluest" },
    { "free", "freer freest" },
    { "heavy", "heavier heaviest" },
    { "dry", "drier driest" },
    { "grey", "greyer greyest" },
    { "gay", "gayer gayest" },
    { "low", "lower lowest" },
    { "weak", "weaker weakest" },
    { "clever", "cleverer cleverest" },
    { "solid", "solider solidest" },
    { "useful", "usefuler usefulest" },
    { "cruel", "crueler cruelest" },
    { "wet", "weter wetest" },
    { "good", "better best" },
    { "bad", "worse worst" },
    { "far", "farther farthest" },
    { "grey", "greyer greyest" },
    { "y", "yer yest" },
    { "dry", "drier driest" },
    { "quiet", "quieter quietest" },
    { "posh", "posher poshest" },
    { "", "er est" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *more = leaf_english_graded (cases[i].adjective, FALSE),
                    *most = leaf_english_graded (cases[i].adjective, TRUE);
    g_autofree char *grades = g_strconcat (more, " ", most, NULL);

    g_assert_cmpstr (grades, ==, cases[i].grades);
  }
}

static void
test_conjugation (void)
{
  static const struct {
    const char *infinitive;
    LeafTense tense;
    LeafPerson person;
    gboolean negated;
    const char *form;
  } cases[] = {
    { "carry", LEAF_TENSE_PRESENT, LEAF_PERSON_3S, FALSE, "carries" },
    { "carry", LEAF_TENSE_PRESENT, LEAF_PERSON_1P, FALSE, "carry" },
    { "carry", LEAF_TENSE_PRESENT, LEAF_PERSON_3S, TRUE, "does not carry" },
    { "carry", LEAF_TENSE_PRESENT, LEAF_PERSON_2S, TRUE, "do not carry" },
    { "take", LEAF_TENSE_PAST, LEAF_PERSON_3S, FALSE, "took" },
    { "take", LEAF_TENSE_PAST, LEAF_PERSON_3S, TRUE, "did not take" },
    { "take", LEAF_TENSE_PERFECT, LEAF_PERSON_3S, FALSE, "has taken" },
    { "take", LEAF_TENSE_PERFECT, LEAF_PERSON_1S, TRUE, "have not taken" },
    { "take", LEAF_TENSE_PAST_PERFECT, LEAF_PERSON_3P, TRUE, "had not taken" },
    { "take", LEAF_TENSE_FUTURE, LEAF_PERSON_3S, TRUE, "will not take" },
    { "be", LEAF_TENSE_PRESENT, LEAF_PERSON_1S, FALSE, "am" },
    { "be", LEAF_TENSE_PAST, LEAF_PERSON_2P, TRUE, "were not" },
    { "be in", LEAF_TENSE_PRESENT, LEAF_PERSON_3S, TRUE, "is not in" },
    { "begin", LEAF_TENSE_PRESENT, LEAF_PERSON_3S, FALSE, "begins" },
    { "begin", LEAF_TENSE_PAST, LEAF_PERSON_3S, FALSE, "began" },
    { "beget", LEAF_TENSE_FUTURE, LEAF_PERSON_3S, FALSE, "will beget" },
    { "have", LEAF_TENSE_PRESENT, LEAF_PERSON_3S, TRUE, "does not have" },
    { "can", LEAF_TENSE_PRESENT, LEAF_PERSON_3S, TRUE, "cannot" },
    { "can", LEAF_TENSE_PERFECT, LEAF_PERSON_3S, FALSE, "has been able to" },
    { "be able to see", LEAF_TENSE_PAST, LEAF_PERSON_3S, TRUE, "could not see" },
    { "can't", LEAF_TENSE_PAST, LEAF_PERSON_1P, FALSE, "couldn't" },
    { "aren't", LEAF_TENSE_PRESENT, LEAF_PERSON_1S, FALSE, "am not" },
    { "aren't", LEAF_TENSE_PERFECT, LEAF_PERSON_3S, FALSE, "hasn't been" },
    { "don't", LEAF_TENSE_PRESENT, LEAF_PERSON_3S, FALSE, "doesn't" },
    { "'re", LEAF_TENSE_PRESENT, LEAF_PERSON_3S, FALSE, "'s" },
    { "'ve", LEAF_TENSE_FUTURE, LEAF_PERSON_1S, FALSE, "'ll have" },
    { "might", LEAF_TENSE_PAST, LEAF_PERSON_3S, TRUE, "might not have" },
    { "be able to", LEAF_TENSE_PRESENT, LEAF_PERSON_3S, FALSE, "can" },
    { "be able to", LEAF_TENSE_FUTURE, LEAF_PERSON_1P, TRUE, "will not be able to" },
    { "aren't", LEAF_TENSE_PRESENT, LEAF_PERSON_3P, TRUE, "aren't" },
    { "can't", LEAF_TENSE_PERFECT, LEAF_PERSON_3S, TRUE, "hasn't been able to" },
    { "be", LEAF_TENSE_PRESENT, 0, FALSE, "am" },
    { "do", LEAF_TENSE_PAST, LEAF_PERSON_2S, TRUE, "did not" },
    { "be in", LEAF_TENSE_PERFECT, LEAF_PERSON_3P, TRUE, "have not been in" },
  };
  g_autoptr (TestBuild) build = test_build_new ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    LeafVerbParts verb = leaf_english_verb (build, cases[i].infinitive);
    g_autofree char *form = leaf_english_conjugate (&verb, cases[i].tense, cases[i].person, cases[i].negated);

    g_assert_cmpstr (form, ==, cases[i].form);
  }
}

static void
test_modals (void)
{
  static const struct {
    const char *modal, *verb;
    LeafTense tense;
    const char *form;
  } cases[] = {
    { "can", "see", LEAF_TENSE_PRESENT, "can see" },
    { "might", "see", LEAF_TENSE_PAST, "might have seen" },
    { "can't", "go", LEAF_TENSE_FUTURE, "won't be able to go" },
    { "shouldn't", "go", LEAF_TENSE_PERFECT, "shouldn't have gone" },
    { "don't", "go", LEAF_TENSE_PERFECT, "didn't gone" },
  };
  g_autoptr (TestBuild) build = test_build_new ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    LeafVerbParts modal = leaf_english_verb (build, cases[i].modal);
    LeafVerbParts verb = leaf_english_verb (build, cases[i].verb);
    g_autofree char *form = leaf_english_conjugate_modal (&modal, &verb, cases[i].tense, LEAF_PERSON_3S, FALSE);

    g_assert_true (modal.is_modal && !verb.is_modal);
    g_assert_cmpstr (form, ==, cases[i].form);
  }
}

static void
test_numbers (void)
{
  static const struct {
    gint32 number;
    const char *words;
  } cases[] = {
    { 0, "zero" },
    { 3, "three" },
    { 12, "twelve" },
    { 40, "forty" },
    { 21, "twenty-one" },
    { 100, "one hundred" },
    { 102, "one hundred and two" },
    { 19, "nineteen" },
    { 20, "twenty" },
    { 99, "ninety-nine" },
    { 200, "two hundred" },
    { 999, "nine hundred and ninety-nine" },
    { 1000, "one thousand" },
    { 1006, "one thousand and six" },
    { 1099, "one thousand and ninety-nine" },
    { 1100, "one thousand, one hundred" },
    { 1000000, "one million" },
    { 1000001, "one million and one" },
    { 1002000, "one million, two thousand" },
    { 1000000000, "one billion" },
    { -1000, "minus one thousand" },
    { 1102, "one thousand, one hundred and two" },
    { -7, "minus seven" },
    { G_MININT32,
      "minus two billion, one hundred and forty-seven million, four hundred and eighty-three thousand, six hundred "
      "and forty-eight" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *words = leaf_english_number_in_words (cases[i].number);

    g_assert_cmpstr (words, ==, cases[i].words);
  }
}

/* A number that is printed as one word can be read again. */
static void
test_numbers_back (void)
{
  gint32 number = 0;

  for (gint32 i = 0; i < 100; i++) {
    g_autofree char *words = leaf_english_number_in_words (i);

    g_assert_true (leaf_english_number_from_words (words, &number));
    g_assert_cmpint (number, ==, i);
  }
  g_assert_true (leaf_english_number_from_words ("-12", &number) && number == -12);
  g_assert_false (leaf_english_number_from_words ("twenty-ten", &number));
  g_assert_false (leaf_english_number_from_words ("twenty-zero", &number));
  g_assert_false (leaf_english_number_from_words ("twenty-", &number));
  g_assert_false (leaf_english_number_from_words ("finty-one", &number));
  g_assert_false (leaf_english_number_from_words ("seve", &number));
  g_assert_false (leaf_english_number_from_words ("-2147483649", &number));
  g_assert_true (leaf_english_number_from_words ("NINETY-Nine", &number) && number == 99);
  g_assert_true (leaf_english_number_from_words ("2147483647", &number) && number == G_MAXINT32);
  g_assert_false (leaf_english_number_from_words ("", &number));
  g_assert_false (leaf_english_number_from_words ("seventh", &number));
  g_assert_false (leaf_english_number_from_words ("-", &number));
  g_assert_false (leaf_english_number_from_words ("-one", &number));
  g_assert_false (leaf_english_number_from_words ("box", &number));
  g_assert_false (leaf_english_number_from_words ("12x", &number));
  g_assert_false (leaf_english_number_from_words ("2147483648", &number));
  g_assert_true (leaf_english_number_from_words ("-2147483648", &number) && number == G_MININT32);
}

static void
test_times (void)
{
  static const struct {
    gint32 minutes;
    const char *digits, *words;
  } cases[] = {
    { 0, "12:00 am", "twelve o'clock" },
    { 720, "12:00 pm", "twelve o'clock" },
    { 702, "11:42 am", "eighteen minutes to twelve" },
    { 975, "4:15 pm", "quarter past four" },
    { 1005, "4:45 pm", "quarter to five" },
    { 990, "4:30 pm", "half past four" },
    { 61, "1:01 am", "one minute past one" },
    { 62, "1:02 am", "two minutes past one" },
    { 29, "12:29 am", "twenty-nine minutes past twelve" },
    { 31, "12:31 am", "twenty-nine minutes to one" },
    { 65, "1:05 am", "five past one" },
    { 719, "11:59 am", "one minute to twelve" },
    { 1440, "12:00 am", "twelve o'clock" },
    { 1500, "1:00 am", "one o'clock" },
    { 1420, "11:40 pm", "twenty to twelve" },
    { 1439, "11:59 pm", "one minute to twelve" },
    { -60, "11:00 pm", "eleven o'clock" },
  };
  static const struct {
    gint32 minutes;
    const char *words;
  } periods[] = {
    { 125, "2 hours 5 minutes" }, { -1, "minus 1 minute" },   { 0, "0 minutes" },
    { 59, "59 minutes" },         { 60, "1 hour " },          { 61, "1 hour 1 minute" },
    { 1440, "24 hours " },        { -120, "minus 2 hours " },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *digits = leaf_english_time (cases[i].minutes);
    g_autofree char *words = leaf_english_time_in_words (cases[i].minutes);

    g_assert_cmpstr (digits, ==, cases[i].digits);
    g_assert_cmpstr (words, ==, cases[i].words);
  }
  for (guint i = 0; i < G_N_ELEMENTS (periods); i++) {
    g_autofree char *period = leaf_english_duration (periods[i].minutes);

    g_assert_cmpstr (period, ==, periods[i].words);
  }
}

static void
test_capitals (void)
{
  static const char *const cases[][2] = { { "box", "Box" },   { "été", "Été" },   { "", "" },      { "9", "9" },
                                          { "\xff", "\xff" }, { "\xc3", "\xc3" }, { "ßen", "ßen" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *capital = leaf_english_capitalise (cases[i][0]);

    g_assert_cmpstr (capital, ==, cases[i][1]);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/english/plurals", test_plurals);
  g_test_add_func ("/english/grades", test_grades);
  g_test_add_func ("/english/declared-plurals", test_declared_plurals);
  g_test_add_func ("/english/verb-parts", test_verb_parts);
  g_test_add_func ("/english/conjugation", test_conjugation);
  g_test_add_func ("/english/modals", test_modals);
  g_test_add_func ("/english/numbers", test_numbers);
  g_test_add_func ("/english/numbers-back", test_numbers_back);
  g_test_add_func ("/english/times", test_times);
  g_test_add_func ("/english/capitals", test_capitals);
  return g_test_run ();
}
