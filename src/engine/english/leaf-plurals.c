/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-plurals.c: one box, two boxes.
 *
 * A plural that the story declares is asked first, for the whole name and then for its last words ("the plural of wolf is
 * ..." serves "zombie wolf").  Otherwise one word of the name is inflected: the last, or the one before "of" and the like
 * ("boxes of matches").  Irregular words, then endings from the longest to the shortest, as a grammar lists them; of two
 * plurals that English allows the plainer one is taken ("cactuses").
 */

#include "leaf-english.h"

#include <string.h>

/* Words, or ends of words after '-', and what takes the place of the end. */
typedef struct {
  const char *ending;
  const char *plural;
} Ending;

/* clang-format off */
static const char *const unchanging[] = {
  "-fish",    "-sheep",  "-deer",  "-pox",        "-itis",       "-craft", "bison",    "moose",   "swine",   "salmon",
  "trout",    "cod",     "carp",   "mackerel",    "plaice",      "tuna",   "series",   "species", "means",   "news",
  "offspring", "trousers", "scissors", "pliers",  "pincers",     "shears", "tongs",    "glasses", "spectacles", "binoculars",
  "pants",    "shorts",  "jeans",  "clothes",     "headquarters", "gallows", "chassis", "corps",  "debris",  "innings",
  "measles",  "mumps",   "graffiti", "elk",       "eland",       "squid",  "pyjamas",  "tights",  "barracks", "crossroads",
};
/* clang-format on */

/* clang-format off */
static const Ending irregular[] = {
  { "child", "children" },   { "grandchild", "grandchildren" }, { "ox", "oxen" },         { "person", "people" },
  { "die", "dice" },         { "-penny", "pence" },             { "-foot", "feet" },      { "-tooth", "teeth" },
  { "mongoose", "mongooses" }, { "-goose", "geese" },           { "-louse", "lice" },     { "blouse", "blouses" },
  { "-mouse", "mice" },      { "-woman", "women" },             { "human", "humans" },    { "roman", "romans" },
  { "german", "germans" },   { "norman", "normans" },           { "shaman", "shamans" },  { "talisman", "talismans" },
  { "ottoman", "ottomans" }, { "caiman", "caimans" },           { "brahman", "brahmans" }, { "-man", "men" },
  { "-calf", "calves" },     { "half", "halves" },              { "-shelf", "shelves" },  { "-self", "selves" },
  { "elf", "elves" },        { "-wolf", "wolves" },             { "leaf", "leaves" },     { "sheaf", "sheaves" },
  { "-loaf", "loaves" },     { "thief", "thieves" },            { "scarf", "scarves" },   { "wharf", "wharves" },
  { "-knife", "knives" },    { "-life", "lives" },              { "-wife", "wives" },     { "quiz", "quizzes" },
  { "datum", "data" },       { "bacterium", "bacteria" },       { "stratum", "strata" },  { "erratum", "errata" },
  { "candelabrum", "candelabra" }, { "ovum", "ova" },           { "medium", "media" },    { "phenomenon", "phenomena" },
  { "criterion", "criteria" }, { "alumna", "alumnae" },         { "alga", "algae" },      { "vertebra", "vertebrae" },
  { "larva", "larvae" },     { "alumnus", "alumni" },           { "codex", "codices" },   { "vertex", "vertices" },
  { "axis", "axes" },        { "ellipsis", "ellipses" },        { "passer-by", "passers-by" }, { "passerby", "passersby" },
  { "-eau", "eaux" },        { "genus", "genera" },             { "money", "moneys" },    { "i", "we" },
  { "he", "they" },          { "she", "they" },                 { "it", "they" },         { "you", "you" },
};
/* clang-format on */

/* The ending goes, the other comes: "-ies" for "-by". */
static const Ending regular[] = {
  { "xis", "xes" }, { "sis", "ses" }, { "esis", "eses" }, { "risis", "rises" }, { "quy", "quies" }, { "ay", "ays" },
  { "ey", "eys" },  { "iy", "iys" },  { "oy", "oys" },    { "uy", "uys" },      { "y", "ies" },     { "zz", "zzes" },
  { "ss", "sses" }, { "s", "ses" },   { "x", "xes" },     { "z", "zes" },       { "ch", "ches" },   { "sh", "shes" },
  { "ao", "aos" },  { "eo", "eos" },  { "io", "ios" },    { "oo", "oos" },      { "uo", "uos" },    { "", "s" },
};

/* "ch" that is sounded k. */
static const char *const hard_ch[] = { "stomach", "monarch", "epoch", "loch", "patriarch", "matriarch", "eunuch", "tech", "mach" };

/* Of the words in -o after a consonant, most that are old in English take -es. */
/* clang-format off */
static const char *const o_with_es[] = { "potato", "tomato",  "hero",    "echo",    "veto",    "torpedo", "embargo", "domino",
                                         "mosquito", "tornado", "volcano", "buffalo", "mango",   "cargo",   "no",
                                         "dodo",   "motto",   "go",      "lingo", "superhero" };
/* clang-format on */

static gboolean
fits (const char *word, const char *ending)
{
  return ending[0] == '-' && ending[1] != '\0' ? g_str_has_suffix (word, ending + 1) : strcmp (word, ending) == 0;
}

static gboolean
is_among (const char *word, const char *const *list, guint n)
{
  for (guint i = 0; i < n; i++)
    if (fits (word, list[i]))
      return TRUE;
  return FALSE;
}

/* Takes `n` bytes off the end of `word` and puts `tail` there; free with g_free. */
static char *
with_tail (const char *word, gsize n, const char *tail)
{
  return g_strdup_printf ("%.*s%s", (int) (strlen (word) - n), word, tail);
}

/* `word` as written; its letters are compared in lower case. */
static char *
inflect (const char *word)
{
  g_autofree char *lower = g_utf8_strdown (word, -1);

  if (strlen (lower) != strlen (word))
    return g_strconcat (word, "s", NULL);
  if (is_among (lower, unchanging, G_N_ELEMENTS (unchanging)))
    return g_strdup (word);
  for (guint i = 0; i < G_N_ELEMENTS (irregular); i++) {
    const char *ending = irregular[i].ending;

    if (fits (lower, ending)) {
      gsize n = strlen (ending) - (ending[0] == '-');

      /* The first letter stays as it was written. */
      if (n == strlen (word) && irregular[i].plural[0] == lower[0])
        return g_strdup_printf ("%c%s", word[0], irregular[i].plural + 1);
      return with_tail (word, n, irregular[i].plural);
    }
  }
  if (is_among (lower, hard_ch, G_N_ELEMENTS (hard_ch)))
    return g_strconcat (word, "s", NULL);
  if (is_among (lower, o_with_es, G_N_ELEMENTS (o_with_es)))
    return g_strconcat (word, "es", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (regular); i++)
    if (g_str_has_suffix (lower, regular[i].ending) && strlen (lower) > strlen (regular[i].ending))
      return with_tail (word, strlen (regular[i].ending), regular[i].plural);
  return g_strconcat (word, "s", NULL);
}

/* --- declared plurals --------------------------------------------------------------------------------------------------- */

static guint64
key_of (const char *singular)
{
  g_autofree char *lower = g_utf8_strdown (singular, -1);

  return leaf_hash (lower, strlen (lower), 1);
}

void
leaf_english_declare_plural (LeafBuild *build, const char *singular, const char *plural)
{
  LeafPlural row = { leaf_arena_strdup (build->arena, singular), leaf_arena_strdup (build->arena, plural) };

  leaf_index_set (&build->english->by_singular, key_of (singular), leaf_table_push (&build->english->plurals, &row));
}

/* The declared plural of the name or of its last words, as a new string; NULL where there is none. */
static char *
find_declared (const LeafEnglish *english, const char *name)
{
  if (english->plurals.n <= 1)
    return NULL;
  for (const char *tail = name; tail != NULL; tail = strchr (tail, ' ')) {
    guint32 row;

    if (*tail == ' ')
      tail++;
    row = leaf_index_find (&english->by_singular, key_of (tail));
    if (row != 0)
      return g_strdup_printf ("%.*s%s", (int) (tail - name), name, LEAF_ROW (&english->plurals, LeafPlural, row)->plural);
  }
  return NULL;
}

/* --- names ---------------------------------------------------------------------------------------------------------------- */

/* Where the head of the name ends: before " of " and its like, or at its end. */
static gsize
head_length (const char *name)
{
  static const char *const after_head[]
      = { " of ", " in ", " from ", " for ", " with ", " to ", " on ", " at ", "-in-law", "-at-arms" };
  gsize length = strlen (name);

  for (guint i = 0; i < G_N_ELEMENTS (after_head); i++) {
    const char *found = strstr (name, after_head[i]);

    if (found != NULL && found > name)
      length = MIN (length, (gsize) (found - name));
  }
  return length;
}

/* As it would be if no sentence said otherwise, as a new string. */
char *
leaf_english_regular_plural (const char *singular)
{
  gsize head = head_length (singular);
  g_autofree char *before = g_strndup (singular, head);
  g_autofree char *plural = NULL;
  const char *word = strrchr (before, ' ');

  word = word == NULL ? before : word + 1;
  plural = *word == '\0' ? g_strdup ("") : inflect (word);
  return g_strdup_printf ("%.*s%s%s", (int) (word - before), before, plural, singular + head);
}

char *
leaf_english_plural_of (const LeafEnglish *english, const char *singular)
{
  char *declared = find_declared (english, singular);

  return declared != NULL ? declared : leaf_english_regular_plural (singular);
}

const char *
leaf_english_plural (LeafBuild *build, const char *singular)
{
  g_autofree char *plural = leaf_english_plural_of (build->english, singular);

  return leaf_arena_strdup (build->arena, plural);
}

/* --- what is kept ----------------------------------------------------------------------------------------------------------- */

static const LeafMember members[] = {
  LEAF_MEMBER_TABLE (LeafEnglish, plurals, LeafPlural),
  LEAF_MEMBER_INDEX (LeafEnglish, by_singular),
};

static const LeafRoom room = LEAF_ROOM (LeafEnglish, members);

LeafEnglish *
leaf_english_new (void)
{
  return leaf_room_new (&room);
}

LeafEnglish *
leaf_english_copy (const LeafEnglish *english)
{
  return leaf_room_copy (&room, english);
}

void
leaf_english_free (LeafEnglish *english)
{
  leaf_room_free (&room, english);
}
