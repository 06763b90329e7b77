/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-plurals.c: plurals: one box, two boxes.
 *
 * A plural that the story declares for a whole name comes first. Otherwise the last word of the name is inflected:
 * words and ends of words with a plural of their own, then endings from the longest to the shortest. The tables give
 * what the reference prints, which is not always English ("lenss", "pianoes", "box of matcheses"): an author sees
 * here what the finished story will print, and can declare a better plural. */

#include "leaf-english.h"

#include <string.h>

/* Words, or ends of words after '-', and what replaces the end, in lower case. */
typedef struct {
  const char *ending;
  const char *plural;
} Ending;

/* clang-format off */
static const char *const unchanging[] = {
  "-fish",      "-ois",      "-sheep",      "-deer",     "-pox",     "-itis",   "bison",     "flounder", "pliers",    "bream",
  "gallows",    "proceedings", "breeches",  "graffiti",  "rabies",   "britches", "headquarters", "salmon", "carp",    "herpes",
  "scissors",   "chassis",   "high-jinks",  "sea-bass",  "clippers", "homework", "series",   "cod",      "innings",   "shears",
  "contretemps", "jackanapes", "species",   "corps",     "mackerel", "swine",   "debris",    "measles",  "trout",     "diabetes",
  "mews",       "tuna",      "djinn",       "mumps",     "whiting",  "eland",   "news",      "wildebeest", "elk",     "pincers",
  "glasses",    "mrs",       "we",          "they",      "them",     "you",
};

/* A longer entry comes before its own ending: "mongoose" before "-goose". */
static const Ending irregular[] = {
  { "mongoose", "mongooses" }, { "-goose", "geese" },    { "blouse", "blouses" },   { "-louse", "lice" },     { "-mouse", "mice" },
  { "-foot", "feet" },       { "-tooth", "teeth" },      { "child", "children" },   { "ox", "oxen" },         { "-human", "humans" },
  { "-man", "men" },         { "trilby", "trilbys" },    { "soliloquy", "soliloquies" }, { "ephemeris", "ephemerides" },
  { "alumna", "alumnae" },   { "alga", "algae" },        { "vertebra", "vertebrae" },
  { "codex", "codices" },    { "murex", "murices" },     { "silex", "silices" },
  { "bacterium", "bacteria" }, { "agendum", "agenda" },  { "desideratum", "desiderata" }, { "erratum", "errata" },
  { "stratum", "strata" },   { "datum", "data" },        { "ovum", "ova" },         { "extremum", "extrema" },
  { "candelabrum", "candelabra" },
  { "aphelion", "aphelia" }, { "asyndeton", "asyndeta" }, { "criterion", "criteria" }, { "hyperbaton", "hyperbata" },
  { "noumenon", "noumena" }, { "organon", "organa" },    { "perihelion", "perihelia" }, { "phenomenon", "phenomena" },
  { "prolegomenon", "prolegomena" },
  { "albino", "albinos" },   { "alto", "altos" },        { "archipelago", "archipelagos" }, { "armadillo", "armadillos" },
  { "canto", "cantos" },     { "commando", "commandos" }, { "contralto", "contraltos" }, { "crescendo", "crescendos" },
  { "ditto", "dittos" },     { "dynamo", "dynamos" },    { "embryo", "embryos" },   { "fiasco", "fiascos" },
  { "generalissimo", "generalissimos" },                 { "ghetto", "ghettos" },   { "guano", "guanos" },    { "inferno", "infernos" },
  { "jumbo", "jumbos" },     { "lingo", "lingos" },      { "lumbago", "lumbagos" }, { "magneto", "magnetos" },
  { "manifesto", "manifestos" },                         { "medico", "medicos" },   { "octavo", "octavos" },  { "photo", "photos" },
  { "pro", "pros" },         { "quarto", "quartos" },    { "rhino", "rhinos" },     { "soprano", "sopranos" }, { "stylo", "stylos" },
  { "solo", "solos" },       { "tempo", "tempos" },
  { "i", "we" },             { "he", "they" },           { "she", "they" },         { "it", "they" },         { "thou", "you" },
  { "me", "us" },            { "him", "them" },          { "her", "them" },         { "myself", "ourselves" },
  { "himself", "themselves" }, { "herself", "themselves" }, { "itself", "themselves" },
};

/* The first ending is replaced by the second, as in "y" by "ies". */
static const Ending regular[] = {
  { "nife", "nives" },   { "life", "lives" },   { "wife", "wives" },   { "alf", "alves" },   { "elf", "elves" },   { "olf", "olves" },
  { "eaf", "eaves" },    { "arf", "arves" },    { "sis", "ses" },      { "xis", "xes" },     { "cis", "ces" },
  { "ss", "sses" },      { "as", "ases" },      { "es", "eses" },      { "is", "ises" },     { "os", "oses" },     { "us", "uses" },
  { "ax", "axes" },      { "ex", "exes" },      { "ix", "ixes" },      { "ox", "oxes" },     { "ux", "uxes" },
  { "az", "azes" },      { "ez", "ezes" },      { "iz", "izes" },      { "oz", "ozes" },     { "uz", "uzes" },     { "zz", "zzes" },
  { "ch", "ches" },      { "sh", "shes" },      { "ay", "ays" },       { "ey", "eys" },      { "iy", "iys" },      { "oy", "oys" },
  { "uy", "uys" },       { "y", "ies" },        { "ao", "aos" },       { "eo", "eos" },      { "io", "ios" },      { "oo", "oos" },
  { "uo", "uos" },       { "so", "sos" },       { "zo", "zos" },       { "o", "oes" },       { "", "s" },
};
/* clang-format on */

static gboolean
fits (const char *word, const char *ending)
{
  return ending[0] == '-' ? g_str_has_suffix (word, ending + 1) : strcmp (word, ending) == 0;
}

static gboolean
is_among (const char *word, const char *const *list, guint n)
{
  for (guint i = 0; i < n; i++)
    if (fits (word, list[i]))
      return TRUE;
  return FALSE;
}

/* Replaces the last `n` bytes of `word` by `tail`. Free with g_free. */
static char *
with_tail (const char *word, gsize n, const char *tail)
{
  return g_strdup_printf ("%.*s%s", (int) (strlen (word) - n), word, tail);
}

/* The letters that both have in common stay as they are written. */
static char *
with_ending (const char *word, const Ending *ending)
{
  gsize same = 0;

  while (ending->ending[same] != '\0' && ending->ending[same] == ending->plural[same])
    same++;
  return with_tail (word, strlen (ending->ending) - same, ending->plural + same);
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
  for (guint i = 0; i < G_N_ELEMENTS (irregular); i++)
    if (fits (lower, irregular[i].ending))
      return with_tail (word, strlen (irregular[i].ending) - (irregular[i].ending[0] == '-'), irregular[i].plural);
  for (guint i = 0; i < G_N_ELEMENTS (regular); i++)
    if (g_str_has_suffix (lower, regular[i].ending))
      return with_ending (word, &regular[i]);
  g_return_val_if_reached (NULL); /* the last ending is that of every word */
}

/* --- declared plurals --------------------------------------------------------------------------------------------- */

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

/* The declared plural of the name, as a new string; NULL if there is none. */
static char *
find_declared (const LeafEnglish *english, const char *name)
{
  guint32 row = leaf_index_find (&english->by_singular, key_of (name));

  return row != 0 ? g_strdup (LEAF_ROW (&english->plurals, LeafPlural, row)->plural) : NULL;
}

/* --- names -------------------------------------------------------------------------------------------------------- */

/* The regular plural, as a new string. */
char *
leaf_english_regular_plural (const char *singular)
{
  const char *word = strrchr (singular, ' ');
  g_autofree char *plural = NULL;

  word = word == NULL ? singular : word + 1;
  plural = *word == '\0' ? g_strdup ("") : inflect (word);
  return g_strdup_printf ("%.*s%s", (int) (word - singular), singular, plural);
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

/* --- tables of plurals -------------------------------------------------------------------------------------------- */

static const LeafMember members[] = {
  LEAF_MEMBER_TABLE (LeafEnglish, plurals, LeafPlural),
  LEAF_MEMBER_INDEX (LeafEnglish, by_singular),
};

static const LeafStageTables stage_tables = LEAF_STAGE_TABLES (LeafEnglish, members);

LeafEnglish *
leaf_english_new (void)
{
  return leaf_stage_tables_new (&stage_tables);
}

LeafEnglish *
leaf_english_copy (const LeafEnglish *english, const LeafEnglish *like, LeafArena *on)
{
  return leaf_stage_tables_copy (&stage_tables, english, like, on);
}

void
leaf_english_free (LeafEnglish *english)
{
  leaf_stage_tables_free (&stage_tables, english);
}
