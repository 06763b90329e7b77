/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-verbs.c: the principal parts of a verb, and its forms.
 *
 * The parts of irregular verbs are in a table; a verb with a prefix ("overtake") has those of the verb without it. All
 * others follow the spelling rules of -s, -ed and -ing. Where English leaves a choice, and where the reference has a
 * form of its own ("costed", "outwrited"), the tables have what the reference prints. A verb of several words ("pick
 * up") inflects the first.
 *
 * Forms are made of parts: five tenses, six persons, and negation, which takes "do" except with "be", modals and the
 * "have" of the perfect. Contractions ("aren't", "can't", "'re") are verbs too, with the sense of the tense spelled out
 * in a table, since a story prints them as it does any verb: "[We] [can't] go that way."
 */

#include "leaf-english.h"

#include <string.h>

/* --- irregular verbs ---------------------------------------------------------------------------------------------- */

typedef struct {
  const char *infinitive, *past, *participle;
} Irregular;

/* clang-format off */
static const Irregular irregulars[] = {
  { "arise", "arose", "arisen" },              { "awake", "awoke", "awoken" },              { "backbite", "backbit", "backbit" },
  { "bear", "bore", "borne" },                 { "beat", "beat", "beaten" },                { "become", "became", "become" },
  { "befall", "befell", "befallen" },          { "beget", "begot", "begotten" },            { "begin", "began", "begun" },
  { "behold", "beheld", "beheld" },            { "bend", "bent", "bent" },                  { "beset", "beset", "beset" },
  { "bespeak", "bespoke", "bespoken" },        { "bestride", "bestrode", "bestridden" },    { "bet", "bet", "bet" },
  { "bid", "bid", "bid" },                     { "bind", "bound", "bound" },                { "bite", "bit", "bitten" },
  { "bleed", "bled", "bled" },                 { "blow", "blew", "blown" },                 { "break", "broke", "broken" },
  { "breed", "bred", "bred" },                 { "bring", "brought", "brought" },           { "broadcast", "broadcast", "broadcast" },
  { "browbeat", "browbeat", "browbeaten" },    { "build", "built", "built" },               { "burn", "burnt", "burnt" },
  { "burst", "burst", "burst" },               { "buy", "bought", "bought" },               { "cast", "cast", "cast" },
  { "catch", "caught", "caught" },             { "choose", "chose", "chosen" },             { "cleave", "clove", "cloven" },
  { "cling", "clung", "clung" },               { "come", "came", "come" },                  { "creep", "crept", "crept" },
  { "cut", "cut", "cut" },                     { "deal", "dealt", "dealt" },                { "dig", "dug", "dug" },
  { "dive", "dove", "dived" },                 { "do", "did", "done" },                     { "draw", "drew", "drawn" },
  { "drink", "drank", "drunk" },               { "drive", "drove", "driven" },              { "eat", "ate", "eaten" },
  { "fall", "fell", "fallen" },                { "feed", "fed", "fed" },                    { "feel", "felt", "felt" },
  { "fight", "fought", "fought" },             { "find", "found", "found" },                { "flee", "fled", "fled" },
  { "fling", "flung", "flung" },               { "fly", "flew", "flown" },                  { "forbear", "forbore", "forborne" },
  { "forbid", "forbade", "forbidden" },        { "forget", "forgot", "forgotten" },         { "forgive", "forgave", "forgiven" },
  { "forgo", "forwent", "forgone" },           { "forsake", "forsook", "forsaken" },        { "forswear", "forswore", "forsworn" },
  { "freeze", "froze", "frozen" },             { "gainsay", "gainsaid", "gainsaid" },       { "get", "got", "got" },
  { "give", "gave", "given" },                 { "go", "went", "gone" },                    { "grind", "ground", "ground" },
  { "grow", "grew", "grown" },                 { "hang", "hung", "hung" },                  { "have", "had", "had" },
  { "hear", "heard", "heard" },                { "hew", "hewed", "hewn" },                  { "hide", "hid", "hidden" },
  { "hit", "hit", "hit" },                     { "hold", "held", "held" },                  { "hurt", "hurt", "hurt" },
  { "inbreed", "inbred", "inbred" },           { "inlay", "inlaid", "inlaid" },             { "input", "input", "input" },
  { "inset", "inset", "inset" },               { "keep", "kept", "kept" },                  { "kneel", "knelt", "knelt" },
  { "knit", "knit", "knit" },                  { "know", "knew", "known" },                 { "lade", "laded", "laden" },
  { "lay", "laid", "laid" },                   { "lead", "led", "led" },                    { "leave", "left", "left" },
  { "lend", "lent", "lent" },                  { "let", "let", "let" },                     { "light", "lit", "lit" },
  { "lose", "lost", "lost" },                  { "make", "made", "made" },                  { "mean", "meant", "meant" },
  { "meet", "met", "met" },                    { "misunderstand", "misunderstood", "misunderstood" }, { "mow", "mowed", "mown" },
  { "outride", "outrode", "outrode" },         { "outshine", "outshone", "outshone" },      { "outwear", "outwore", "outwore" },
  { "overlay", "overlaid", "overlaid" },       { "pay", "paid", "paid" },                   { "plead", "pleaded", "pled" },
  { "preset", "preset", "preset" },            { "put", "put", "put" },                     { "quit", "quit", "quit" },
  { "read", "read", "read" },                  { "rend", "rent", "rent" },                  { "rid", "rid", "rid" },
  { "ride", "rode", "ridden" },                { "ring", "rang", "rung" },                  { "rise", "rose", "risen" },
  { "rive", "rove", "riven" },                 { "run", "ran", "run" },                     { "saw", "sawed", "sawn" },
  { "say", "said", "said" },                   { "see", "saw", "seen" },                    { "seek", "sought", "sought" },
  { "sell", "sold", "sold" },                  { "send", "sent", "sent" },                  { "set", "set", "set" },
  { "sew", "sewed", "sewn" },                  { "shake", "shook", "shaken" },              { "shave", "shaved", "shaven" },
  { "shear", "sheared", "shorn" },             { "shed", "shed", "shed" },                  { "shine", "shined", "shone" },
  { "shoe", "shoed", "shodden" },              { "shoot", "shot", "shot" },                 { "show", "showed", "shown" },
  { "shrink", "shrank", "shrunk" },            { "shut", "shut", "shut" },                  { "sing", "sang", "sung" },
  { "sink", "sank", "sunk" },                  { "sit", "sat", "sat" },                     { "slay", "slayed", "slain" },
  { "sleep", "slept", "slept" },               { "slide", "slid", "slid" },                 { "sling", "slung", "slung" },
  { "slink", "slunk", "slunk" },               { "slit", "slit", "slit" },                  { "smite", "smote", "smitten" },
  { "sow", "sowed", "sown" },                  { "speak", "spoke", "spoken" },              { "speed", "sped", "sped" },
  { "spell", "spelt", "spelt" },               { "spend", "spent", "spent" },               { "spin", "span", "spun" },
  { "spit", "spat", "spit" },                  { "split", "split", "split" },               { "spread", "spread", "spread" },
  { "spring", "sprang", "sprung" },            { "stand", "stood", "stood" },               { "steal", "stole", "stolen" },
  { "stick", "stuck", "stuck" },               { "sting", "stung", "stung" },               { "stink", "stank", "stunk" },
  { "stride", "strode", "stridden" },          { "strike", "struck", "stricken" },          { "string", "strung", "strung" },
  { "strive", "strove", "striven" },           { "sublet", "sublet", "sublet" },            { "swear", "swore", "sworn" },
  { "sweep", "swept", "swept" },               { "swell", "swelled", "swollen" },           { "swim", "swam", "swam" },
  { "swing", "swung", "swung" },               { "take", "took", "taken" },                 { "teach", "taught", "taught" },
  { "tear", "tore", "torn" },                  { "telecast", "telecast", "telecast" },      { "tell", "told", "told" },
  { "think", "thought", "thought" },           { "thrive", "throve", "thriven" },           { "throw", "threw", "thrown" },
  { "tread", "trod", "trodden" },              { "underlie", "underlaid", "underlaid" },    { "unfreeze", "unfroze", "unfroze" },
  { "wake", "woke", "woken" },                 { "waylay", "waylaid", "waylaid" },          { "wear", "wore", "worn" },
  { "weave", "wove", "woven" },                { "weep", "wept", "wept" },                  { "win", "won", "won" },
  { "wind", "wound", "wound" },                { "wring", "wrang", "wrung" },               { "write", "wrote", "written" },
};
/* clang-format on */

static const char *const prefixes[]
    = { "re", "un", "over", "under", "out", "mis", "fore", "with", "up", "inter", "par" };

/* These only seem to consist of a prefix and an irregular verb. */
/* clang-format off */
static const char *const not_prefixed[] = {
  "foreshow", "forespeak", "interlay", "mistell", "outdraw", "outdrive", "outfly", "outgo", "outlay", "outsing", "outspeak",
  "outwit", "outwrite", "overspread", "overthink", "overthrow", "overwind", "rebid", "rebind", "regrind", "rehang",
  "rehear", "reknit", "relay", "relight", "repute", "reride", "reseed", "resew", "reteach", "retear", "rethrow", "revel",
  "rewake", "rewear", "reweave", "rewin", "underlay", "undraw", "unhang", "unhide", "unknit", "unlet", "unsay", "unstick",
  "unstring", "unswear", "unteach", "unthink", "unweave", "unwrite", "uplight",
};
/* clang-format on */

static gboolean
is_among (const char *word, const char *const *list, guint n)
{
  for (guint i = 0; i < n; i++)
    if (word[0] == list[i][0] && strcmp (word, list[i]) == 0)
      return TRUE;
  return FALSE;
}

static const Irregular *
find_plain (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (irregulars); i++)
    if (word[0] == irregulars[i].infinitive[0] && strcmp (word, irregulars[i].infinitive) == 0)
      return &irregulars[i];
  return NULL;
}

/* `prefix`: the number of bytes before the irregular verb. */
static const Irregular *
find_irregular (const char *word, gsize *prefix)
{
  const Irregular *found = find_plain (word);

  *prefix = 0;
  if (found != NULL || is_among (word, not_prefixed, G_N_ELEMENTS (not_prefixed)))
    return found;
  for (guint i = 0; i < G_N_ELEMENTS (prefixes); i++) {
    if (!g_str_has_prefix (word, prefixes[i]))
      continue;
    *prefix = strlen (prefixes[i]);
    found = find_plain (word + *prefix);
    if (found != NULL)
      return found;
  }
  return NULL;
}

/* --- spelling rules ----------------------------------------------------------------------------------------------- */

static gboolean
is_vowel (char c)
{
  return strchr ("aeiou", c) != NULL;
}

/* Verbs of several syllables that double their last consonant. */
/* clang-format off */
static const char *const doubling[] = {
  "abet", "abhor", "abut", "acquit", "admit", "allot", "aver", "befit", "beget", "begin", "benefit", "beset", "bias",
  "commit", "concur", "confer", "debar", "debug", "defer", "defrag", "demur", "deter", "disinter", "duel", "embed", "emit",
  "entrap", "equip", "focus", "forbid", "forget", "format", "fuel", "garrot", "gyp", "handicap", "hatchet", "hobnob",
  "incur", "infer", "input", "inset", "inter", "kidnap", "occur", "offset", "omit", "outfit", "outwit", "overlap",
  "overstep", "overtip", "permit", "prefer", "preset", "program", "rebut", "recap", "recur", "refer", "regret", "reinter",
  "remit", "retrofit", "revet", "rewed", "rewet", "ricochet", "rivet", "sandbag", "sidestep", "sublet", "submit",
  "transfer", "transmit", "typeset", "unclip", "unfit", "unpin", "unplug", "unwrap", "unzip", "wainscot", "worship",
  "zigzag",
};
/* clang-format on */

/* Does the last consonant double before -ed and -ing? In words of one syllable, after a single short vowel. */
static gboolean
doubles (const char *word)
{
  gsize n = strlen (word), prefix;
  guint n_groups = 0;

  if (is_among (word, doubling, G_N_ELEMENTS (doubling)))
    return TRUE;
  if (find_irregular (word, &prefix) != NULL && prefix > 0) /* "outrun" as "run" */
    return doubles (word + prefix);
  if (n > 2 && word[n - 1] == 'l' && strcmp (word, "parallel") != 0
      && is_vowel (word[n - 2]) /* British spelling, regardless of stress */
      && (!is_vowel (word[n - 3]) || (word[n - 2] == 'a' && strchr ("iu", word[n - 3]) != NULL)))
    return TRUE;
  if (n < 3 || is_vowel (word[n - 1]) || strchr ("wxyh", word[n - 1]) != NULL || !is_vowel (word[n - 2]))
    return FALSE;
  /* "quit": the u belongs to the q */
  if (is_vowel (word[n - 3]) && !(n > 3 && word[n - 3] == 'u' && word[n - 4] == 'q'))
    return FALSE;
  for (gsize i = 0; i < n; i++)
    if ((is_vowel (word[i]) || (word[i] == 'y' && i > 0)) && (i == 0 || !is_vowel (word[i - 1])))
      n_groups++;
  return n_groups == 1;
}

static char *
third_person (const char *word)
{
  gsize n = strlen (word);
  char last = n > 0 ? word[n - 1] : '\0';

  if (strcmp (word, "have") == 0)
    return g_strdup ("has");
  if (n > 1 && last == 'y' && !is_vowel (word[n - 2]))
    return g_strdup_printf ("%.*sies", (int) n - 1, word);
  if ((n > 0 && strchr ("sxz", last) != NULL) || g_str_has_suffix (word, "ch") || g_str_has_suffix (word, "sh")
      || (last == 'o' && n > 1 && !is_vowel (word[n - 2])))
    return g_strconcat (word, "es", NULL);
  return g_strconcat (word, "s", NULL);
}

static char *
regular_past (const char *word)
{
  gsize n = strlen (word);

  if (n > 0 && word[n - 1] == 'e')
    return g_strconcat (word, "d", NULL);
  if (n > 1 && word[n - 1] == 'y' && !is_vowel (word[n - 2]))
    return g_strdup_printf ("%.*sied", (int) n - 1, word);
  if (n > 2 && word[n - 1] == 'c' && is_vowel (word[n - 2]))
    return g_strconcat (word, "ked", NULL);
  if (doubles (word))
    return g_strdup_printf ("%s%ced", word, word[n - 1]);
  return g_strconcat (word, "ed", NULL);
}

static char *
gerund (const char *word)
{
  static const char *const keep_e[]
      = { "be", "singe", "swinge", "tinge", "whinge", "binge", "route", "queue", "dye", "eye", "stymie" };
  gsize n = strlen (word);

  if (g_str_has_suffix (word, "ie") && !is_among (word, keep_e, G_N_ELEMENTS (keep_e)))
    return g_strdup_printf ("%.*sying", (int) n - 2, word);
  if (n > 2 && word[n - 1] == 'e' && strchr ("eoy", word[n - 2]) == NULL
      && !is_among (word, keep_e, G_N_ELEMENTS (keep_e)))
    return g_strdup_printf ("%.*sing", (int) n - 1, word);
  if (n > 2 && word[n - 1] == 'c' && is_vowel (word[n - 2]))
    return g_strconcat (word, "king", NULL);
  if (doubles (word))
    return g_strdup_printf ("%s%cing", word, word[n - 1]);
  return g_strconcat (word, "ing", NULL);
}

/* --- auxiliaries, modals, contractions ---------------------------------------------------------------------------- */

/* The six persons, if they differ; otherwise only the first is set, and is used for all. */
typedef struct {
  const char *persons[6];
} Persons;

static const Persons be_present = { { "am", "are", "is", "are", "are", "are" } };
static const Persons be_past = { { "was", "were", "was", "were", "were", "were" } };
static const Persons have_present = { { "have", "have", "has", "have", "have", "have" } };
static const Persons do_present = { { "do", "do", "does", "do", "do", "do" } };

static const char *
of_person (const Persons *persons, LeafPerson person)
{
  guint index = MAX ((guint) person, LEAF_PERSON_1S) - LEAF_PERSON_1S;

  return persons->persons[index] != NULL ? persons->persons[index] : persons->persons[0];
}

/* Each tense of a modal or a contraction, with the form of the governed verb: '1' the infinitive, '3' the
 * participle; "could" + 1, "might have" + 3. */
typedef struct {
  const char *name;
  struct {
    Persons yes, no; /* if no.persons[0] is NULL, "not" follows the first word of yes */
    char governs;
  } tenses[5];
} Special;

#define SAME(text)                                                                                                     \
  {                                                                                                                    \
    {                                                                                                                  \
      (text)                                                                                                           \
    }                                                                                                                  \
  }
#define NONE                                                                                                           \
  {                                                                                                                    \
    {                                                                                                                  \
      NULL                                                                                                             \
    }                                                                                                                  \
  }
#define MODAL(word)                                                                                                    \
  {                                                                                                                    \
    word,                                                                                                              \
    {                                                                                                                  \
      { SAME (word), NONE, '1' }, { SAME (word " have"), NONE, '3' }, { SAME (word " have"), NONE, '3' },              \
          { SAME (word " have"), NONE, '3' },                                                                          \
      {                                                                                                                \
        SAME (word), NONE, '1'                                                                                         \
      }                                                                                                                \
    }                                                                                                                  \
  }
#define CONTRACTED(word, past, future, after_past)                                                                     \
  {                                                                                                                    \
    word,                                                                                                              \
    {                                                                                                                  \
      { SAME (word), SAME (word), '1' }, { SAME (past), SAME (past), after_past },                                     \
          { SAME (past), SAME (past), after_past }, { SAME (past), SAME (past), after_past },                          \
      {                                                                                                                \
        SAME (future), SAME (future), '1'                                                                              \
      }                                                                                                                \
    }                                                                                                                  \
  }

/* clang-format off */
static const Special specials[] = {
  { "can", { { SAME ("can"), SAME ("cannot"), '1' }, { SAME ("could"), NONE, '1' },
             { { { "have been able to", NULL, "has been able to" } }, NONE, '1' },
             { SAME ("had been able to"), NONE, '1' }, { SAME ("will be able to"), NONE, '1' } } },
  MODAL ("could"), MODAL ("may"), MODAL ("might"), MODAL ("must"), MODAL ("should"), MODAL ("would"), MODAL ("shall"),
  MODAL ("will"),
  { "'re", { { { { "'m", "'re", "'s", "'re", "'re", "'re" } }, NONE, '1' },
             { { { " was", " were", " was", " were", " were", " were" } },
               { { " wasn't", " weren't", " wasn't", " weren't", " weren't", " weren't" } }, '1' },
             { { { "'ve been", NULL, "'s been" } }, NONE, '1' }, { SAME ("'d been"), NONE, '1' },
             { SAME ("'ll be"), NONE, '1' } } },
  { "'ve", { { { { "'ve", NULL, "'s" } }, NONE, '1' }, { SAME (" had"), SAME (" hadn't"), '1' },
             { { { "'ve had", NULL, "'s had" } }, NONE, '1' }, { SAME ("'d had"), NONE, '1' },
             { SAME ("'ll have"), NONE, '1' } } },
  { "aren't", { { { { "am not", "aren't", "isn't", "aren't", "aren't", "aren't" } }, SAME (""), '1' },
                { { { "wasn't", "weren't", "wasn't", "weren't", "weren't", "weren't" } }, SAME (""), '1' },
                { { { "haven't been", NULL, "hasn't been" } }, SAME (""), '1' },
                { SAME ("hadn't been"), SAME (""), '1' }, { SAME ("won't be"), SAME (""), '1' } } },
  { "can't", { { SAME ("can't"), SAME (""), '1' }, { SAME ("couldn't"), SAME (""), '1' },
               { { { "haven't been able to", NULL, "hasn't been able to" } }, SAME (""), '1' },
               { SAME ("hadn't been able to"), SAME (""), '1' }, { SAME ("won't be able to"), SAME (""), '1' } } },
  { "cannot", { { SAME ("cannot"), SAME (""), '1' }, { SAME ("could not"), SAME (""), '1' },
                { { { "have not been able to", NULL, "has not been able to" } }, SAME (""), '1' },
                { SAME ("had not been able to"), SAME (""), '1' }, { SAME ("will not be able to"), SAME (""), '1' } } },
  { "don't", { { { { "don't", NULL, "doesn't" } }, SAME (""), '1' }, { SAME ("didn't"), SAME (""), '3' },
               { SAME ("didn't"), SAME (""), '3' }, { SAME ("didn't"), SAME (""), '3' }, { SAME ("won't"), SAME (""), '1' } } },
  { "haven't", { { { { "haven't", NULL, "hasn't" } }, SAME (""), '3' }, { SAME ("hadn't"), SAME (""), '3' },
                 { SAME ("hadn't"), SAME (""), '3' }, { SAME ("hadn't"), SAME (""), '3' },
                 { SAME ("won't have"), SAME (""), '3' } } },
  CONTRACTED ("won't", "wouldn't", "won't", '3'),
  CONTRACTED ("mayn't", "mayn't have", "mayn't", '3'),
  CONTRACTED ("mightn't", "mightn't have", "mightn't", '3'),
  CONTRACTED ("mustn't", "mustn't have", "mustn't", '3'),
  CONTRACTED ("wouldn't", "wouldn't have", "wouldn't", '3'),
  CONTRACTED ("couldn't", "couldn't have", "couldn't", '3'),
  CONTRACTED ("shouldn't", "shouldn't have", "shouldn't", '3'),
};
/* clang-format on */

/* "be able to see" is the infinitive of "can see" */
#define ABLE "be able to "

static const Special *
find_special (const char *infinitive)
{
  if (strcmp (infinitive, "be able to") == 0)
    return &specials[0];
  for (guint i = 0; i < G_N_ELEMENTS (specials); i++)
    if (strcmp (infinitive, specials[i].name) == 0)
      return &specials[i];
  return NULL;
}

/* --- parts -------------------------------------------------------------------------------------------------------- */

static const char *
join (LeafBuild *build, const char *word, const char *rest)
{
  return leaf_arena_printf (build->arena, "%s%s", word, rest);
}

static void
fill_regular (LeafBuild *build, LeafVerbParts *parts, const char *word, const char *rest)
{
  g_autofree char *past = regular_past (word);

  parts->past = join (build, past, rest);
  parts->participle = parts->past;
}

LeafVerbParts
leaf_english_verb (LeafBuild *build, const char *infinitive)
{
  LeafVerbParts parts = { .infinitive = leaf_arena_strdup (build->arena, infinitive) };
  gsize length = strcspn (infinitive, " ");
  g_autofree char *word = g_strndup (infinitive, length);
  const char *rest = infinitive + length;
  const Special *special = find_special (infinitive);
  const Irregular *irregular;
  gsize prefix;

  if (special != NULL) {
    parts.is_modal = TRUE;
    parts.third = join (build, of_person (&special->tenses[0].yes, LEAF_PERSON_3S), "");
    parts.past = join (build, of_person (&special->tenses[1].yes, LEAF_PERSON_3S), "");
    parts.participle = parts.gerund = join (build, "", "");
    return parts;
  }
  if (g_str_has_prefix (infinitive, ABLE)) {
    parts.third = join (build, "can ", infinitive + strlen (ABLE));
    parts.past = join (build, "could ", infinitive + strlen (ABLE));
    parts.participle = join (build, "been", rest);
    parts.gerund = join (build, "being", rest);
    return parts;
  }
  if (strcmp (word, "be") == 0) {
    parts.third = join (build, "is", rest);
    parts.past = join (build, "was", rest);
    parts.participle = join (build, "been", rest);
    parts.gerund = join (build, "being", rest);
    return parts;
  }
  irregular = find_irregular (word, &prefix);
  if (irregular != NULL) {
    parts.past = leaf_arena_printf (build->arena, "%.*s%s%s", (int) prefix, word, irregular->past, rest);
    parts.participle = leaf_arena_printf (build->arena, "%.*s%s%s", (int) prefix, word, irregular->participle, rest);
  } else {
    fill_regular (build, &parts, word, rest);
  }
  {
    g_autofree char *third = third_person (word);
    g_autofree char *ing = gerund (word);

    parts.third = join (build, third, rest);
    parts.gerund = join (build, ing, rest);
  }
  return parts;
}

/* --- forms -------------------------------------------------------------------------------------------------------- */

/* Inserts "not" after the first word: "could not have", "'s not been". */
static char *
deny_first (const char *words)
{
  gsize length = strcspn (words, " ");

  return g_strdup_printf ("%.*s not%s", (int) length, words, words + length);
}

static char *
conjugate_special (const Special *special, LeafTense tense, LeafPerson person, gboolean negated, char *governs)
{
  guint index = (guint) tense - LEAF_TENSE_PRESENT;
  const char *yes = of_person (&special->tenses[index].yes, person);
  const Persons *no = &special->tenses[index].no;

  if (governs != NULL)
    *governs = special->tenses[index].governs;
  if (!negated)
    return g_strdup (yes);
  if (no->persons[0] == NULL)
    return deny_first (yes);
  /* English has no negative of a negative contraction, so it is not changed. */
  return g_strdup (no->persons[0][0] == '\0' ? yes : of_person (no, person));
}

gboolean
leaf_english_is_be (const LeafVerbParts *verb)
{
  return g_strcmp0 (verb->infinitive, "be") == 0;
}

gboolean
leaf_english_is_have (const LeafVerbParts *verb)
{
  return g_strcmp0 (verb->infinitive, "have") == 0;
}

/* "be", or a verb that begins with it and has its forms. */
static gboolean
is_be (const LeafVerbParts *verb)
{
  return strncmp (verb->infinitive, "be", 2) == 0 && (verb->infinitive[2] == '\0' || verb->infinitive[2] == ' ');
}

/* A tense that is one word in the affirmative and takes "do" in the negative. */
static char *
simple_tense (const LeafVerbParts *verb, gboolean past, LeafPerson person, gboolean negated)
{
  const char *form = verb->infinitive;

  if (is_be (verb)) {
    const char *rest = verb->infinitive + 2;
    const char *be = of_person (past ? &be_past : &be_present, person);

    return g_strdup_printf ("%s%s%s", be, negated ? " not" : "", rest);
  }
  if (negated) {
    const char *word = past ? "did" : of_person (&do_present, person);

    if (strcmp (verb->infinitive, "do") == 0) /* texts use it to negate other verbs: "[do not] go" */
      return g_strconcat (word, " not", NULL);
    return g_strdup_printf ("%s not %s", word, verb->infinitive);
  }
  if (past)
    form = verb->past;
  else if (person == LEAF_PERSON_3S)
    form = verb->third;
  return g_strdup (form);
}

char *
leaf_english_conjugate (const LeafVerbParts *verb, LeafTense tense, LeafPerson person, gboolean negated)
{
  const Special *special = find_special (verb->infinitive);
  const char *not = negated ? " not" : "";

  if (special != NULL)
    return conjugate_special (special, tense, person, negated, NULL);
  if (g_str_has_prefix (verb->infinitive, ABLE)) {
    g_autofree char *can = conjugate_special (&specials[0], tense, person, negated, NULL);

    return g_strdup_printf ("%s %s", can, verb->infinitive + strlen (ABLE));
  }
  switch (tense) {
  case LEAF_TENSE_PAST: return simple_tense (verb, TRUE, person, negated);
  case LEAF_TENSE_PERFECT: return g_strdup_printf ("%s%s %s", of_person (&have_present, person), not, verb->participle);
  case LEAF_TENSE_PAST_PERFECT: return g_strdup_printf ("had%s %s", not, verb->participle);
  case LEAF_TENSE_FUTURE: return g_strdup_printf ("will%s %s", not, verb->infinitive);
  case LEAF_TENSE_PRESENT: break;
  }
  return simple_tense (verb, FALSE, person, negated);
}

char *
leaf_english_conjugate_modal (const LeafVerbParts *modal, const LeafVerbParts *verb, LeafTense tense, LeafPerson person,
                              gboolean negated)
{
  char governs;
  g_autofree char *first = conjugate_special (find_special (modal->infinitive), tense, person, negated, &governs);

  if (governs == '3'
      && g_str_has_prefix (verb->infinitive, "be able to ")) /* its participle is that of the verb it contains */
    return g_strdup_printf ("%s been%s", first, verb->infinitive + strlen ("be"));
  return g_strdup_printf ("%s %s", first, governs == '3' ? verb->participle : verb->infinitive);
}
