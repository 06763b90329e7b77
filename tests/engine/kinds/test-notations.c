/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-notations.c: reading values from words, and printing them. */

#include "test-build.h"

/* The kinds whose names are before the bar are created first. */
static LeafBuild *
build_with (const char *kinds, const char *sentences)
{
  LeafBuild *build = test_build_new ();
  g_auto (GStrv) names = g_strsplit (kinds, ",", -1);

  for (guint i = 0; names[i] != NULL; i++)
    leaf_kind_make (build, LEAF_REPRESENTATION_BASE, g_strstrip (names[i]), NULL, (LeafKindId) { 0 });
  test_read (build, sentences);
  leaf_notations_read (build);
  return build;
}

static LeafKindId
find_kind (const LeafBuild *build, const char *name)
{
  LEAF_EACH (&build->kinds->kinds, i)
    if (strcmp (LEAF_ROW (&build->kinds->kinds, LeafKind, i)->name, name) == 0)
      return LEAF_ID (LeafKindId, i);
  return (LeafKindId) { 0 };
}

/* "kind: as printed", or "" for words that are not a literal. */
static char *
read_back (LeafBuild *build, const char *literal)
{
  LeafValue value = { 0 };
  g_autofree char *printed = NULL;

  if (!leaf_literal_read (build, test_words (build, literal), &value))
    return g_strdup ("");
  printed = leaf_literal_to_string (build->kinds, value);
  return g_strdup_printf ("%s: %s", leaf_kind_name (build, LEAF_ID (LeafKindId, value.kind)), printed);
}

typedef struct {
  const char *literal, *back;
} Case;

static const Case known[] = {
  { "5", "number: 5" },
  { "-7", "number: -7" },
  { "twelve", "number: 12" },
  { "2147483648", "" },
  { "Twenty-Three", "number: 23" },
  { "cell-12", "" },
  { "the cell-12", "" },
  { "3.5", "real number: 3.5" },
  { "-2.0", "real number: -2.0" },
  { "6.02 x 10^23", "real number: 6.02 × 10^23" },
  { "1.5 x 10^-9", "real number: 1.5 × 10^-9" },
  { "1.5 x 10^+9", "real number: 1.5 × 10^9" },
  { "1.5 x 10^0", "real number: 1.5" },
  { "1.5 x 10^", "" },
  { "1.5 x 10^-", "" },
  { "1.5 x 10^y", "" },
  { "1.5e-9", "" }, /* a player may type that, but it is not allowed in a source */
  { "minus infinity", "real number: -∞" },
  { "pi", "real number: 3.14159" },
  { "true", "truth state: true" },
  { "False", "truth state: false" },
  { "9:30 AM", "time: 9:30 am" },
  { "12:15 am", "time: 12:15 am" },
  { "4 PM", "time: 4:00 pm" },
  { "noon", "" }, /* a player may type that, too */
  { "midnight", "" },
  { "13:00 pm", "" },
  { "12 am", "time: 12:00 am" },
  { "9: am", "" },
  { "9:75 am", "" },
  { "1 minute", "time period: 1 minute" },
  { "ten minutes", "time period: 10 minutes" },
  { "2 hours 5 minutes", "time period: 2 hours 5 minutes" },
  { "90 minutes", "time period: 1 hour 30 minutes" },
  { "2 hours later", "" },
  { "box", "" },
  { "the truth", "" },
  { "\"5\"", "" },
};

static void
test_known (void)
{
  g_autoptr (TestBuild) build = test_build_new ();

  for (guint i = 0; i < G_N_ELEMENTS (known); i++) {
    g_autofree char *back = read_back (build, known[i].literal);

    g_test_message ("%s", known[i].literal);
    g_assert_cmpstr (back, ==, known[i].back);
  }
}

static const struct {
  const char *name, *kinds, *sentences;
  Case cases[9];
} units[] = {
  { "plain",
    "weight",
    "10kg specifies a weight.",
    { { "8000kg", "weight: 8000kg" },
      { "-4kg", "" },
      { "5 kg", "" },
      { "2.5kg", "" },
      { "400", "number: 400" },
      { "2147483647kg", "weight: 2147483647kg" },
      { "2147483648kg", "" },
      { "99999999999kg", "" } } },
  { "signed", "heat", "-10 C specifies a heat.", { { "-4 C", "heat: -4 C" }, { "4 c", "heat: 4 C" } } },
  { "real",
    "mass",
    "1.0 g specifies a mass.",
    { { "2.5 g", "mass: 2.5 g" }, { "3 g", "mass: 3.0 g" }, { "-1.5 x 10^12 g", "mass: -1.5 × 10^12 g" } } },
  { "scaled",
    "length",
    "1m specifies a length. 1cm specifies a length scaled down by 100. 1km specifies a length scaled up by 1000. "
    "1 mile specifies a length equivalent to 1609m.",
    { { "3cm", "length: 3cm" },
      { "0.03m", "length: 3cm" },
      { "450m", "length: 450m" },
      { "0.45km", "length: 450m" },
      { "2500m", "length: 2.5km" },
      { "1 mile", "length: 1.609km" },
      { "-2m", "length: -2m" },
      { "0m", "length: 0m" } } },
  { "alternatives",
    "length",
    "1 metre (singular, in metres) or 2 metres (plural, in metres) specifies a length. "
    "1 inch (singular) or 2 inches (plural) specifies a length equivalent to 2 metres.",
    { { "1 metre", "length: 1 metre" }, { "3 metres", "length: 3 metres" }, { "2 inches", "length: 4 metres" } } },
  { "scaled-at",
    "length",
    "1m specifies a length scaled at 10000.",
    { { "0.0001m", "length: 0.0001m" }, { "2m", "length: 2m" }, { "0.00001m", "" } } },
  { "singular",
    "weight",
    "10kg specifies a weight. 1 tonne (singular, in tonnes) specifies a weight scaled up by 1000. "
    "2 tonnes (plural, in tonnes) specifies a weight scaled up by 1000.",
    { { "45kg", "weight: 45kg" },
      { "1000kg", "weight: 1 tonne" },
      { "2500kg", "weight: 2.5 tonnes" },
      { "3 tonne", "weight: 3 tonnes" } } },
  { "parts",
    "height, price",
    "5 foot 11 specifies a height. $1.99 specifies a price with parts dollars and cents.",
    { { "5 foot 8", "height: 5 foot 8" },
      { "6 foot 12", "" },
      { "$2.07", "price: $2.07" },
      { "$0.50", "price: $0.50" },
      { "$2", "" } } },
  { "optional",
    "price",
    "$1.99 specifies a price with parts dollars and cents (optional, preamble optional).",
    { { "$3", "price: $3" }, { "$3.00", "price: $3" }, { "$3.05", "price: $3.05" } } },
  { "signs",
    "spot, ratio, score",
    "(1,19) specifies a spot. 16:20 specifies a ratio with parts x and y (without leading zeros). "
    "-99/9999 specifies a score.",
    { { "(3,4)", "spot: (3,04)" }, { "4:3", "ratio: 4:3" }, { "-7/25", "score: -7/0025" } } },
  { "bases",
    "colour, address, dip",
    "#FF_FF_FF specifies a colour in hexadecimal. @<hex> specifies an address with parts hex (up to 8 hexadecimal digits). "
    "_<bits>_ specifies a dip with parts bits (5 binary digits).",
    { { "#4_10_FF", "colour: #4_10_FF" }, { "@1f", "address: @1F" }, { "_01101_", "dip: _01101_" }, { "_2_", "" } } },
  { "angles",
    "square, agent",
    "<file><rank> specifies a square with parts file (values \"a, b, c, d, e, f, g, h\") and rank (1 to 8). "
    "<\"00\">7 specifies an agent.",
    { { "e4", "square: e4" }, { "h8", "square: h8" }, { "h9", "" }, { "i1", "" }, { "007", "agent: 007" } } },
  { "digits",
    "count",
    "<n> specifies a count with parts n (in base 3, digits \"xyz\").",
    { { "yx", "count: yx" }, { "q", "" } } },
  { "several-words",
    "area",
    "5 sq yards specifies an area.",
    { { "12 sq yards", "area: 12 sq yards" }, { "12 sq", "" } } },
  { "kind-with-in",
    "change in height, change",
    "3 inches specifies a change in height. 3 feet specifies a change in height scaled up by 12. "
    "#F specifies a change in hexadecimal with parts n (1 hexadecimal digit).",
    { { "5 inches", "change in height: 5 inches" },
      { "2 feet", "change in height: 2 feet" },
      { "#C", "change: #C" } } },
};

static void
test_unit (gconstpointer data)
{
  guint index = GPOINTER_TO_UINT (data);
  g_autoptr (TestBuild) build = build_with (units[index].kinds, units[index].sentences);
  g_autofree char *problems = test_problems (build);

  g_assert_cmpstr (problems, ==, "");
  for (guint i = 0; i < G_N_ELEMENTS (units[index].cases) && units[index].cases[i].literal != NULL; i++) {
    g_autofree char *back = read_back (build, units[index].cases[i].literal);

    g_test_message ("%s", units[index].cases[i].literal);
    g_assert_cmpstr (back, ==, units[index].cases[i].back);
  }
}

static void
test_named_notation (void)
{
  g_autoptr (TestBuild) build
      = build_with ("weight", "10kg specifies a weight. "
                              "1 tonne (singular, in tonnes) specifies a weight scaled up by 1000. "
                              "2 tonnes (plural, in tonnes) specifies a weight scaled up by 1000.");
  LeafValue value = { find_kind (build, "weight").ix, 1 };
  g_autofree char *small = leaf_literal_to_string_in (build->kinds, value, "in tonnes");
  g_autofree char *unknown = leaf_literal_to_string_in (build->kinds, value, "in ounces");

  g_assert_cmpstr (small, ==, "0.001 tonnes");
  g_assert_null (unknown);
}

static void
test_parts (void)
{
  g_autoptr (TestBuild) build = build_with ("price", "$1.99 specifies a price with parts dollars and cents.");
  LeafKindId price = find_kind (build, "price");
  guint32 cents = leaf_unit_find_part (build, price, test_words (build, "cents"));
  LeafValue value;

  g_assert_cmpuint (cents, ==, 2);
  g_assert_cmpuint (leaf_unit_find_part (build, price, test_words (build, "pence")), ==, 0);
  g_assert_true (leaf_unit_compose (build->kinds, price,
                                    (LeafValue[]) { LEAF_VALUE (NUMBER, 4), LEAF_VALUE (NUMBER, 72) }, 2, &value));
  g_assert_cmpint (value.bits, ==, 472);
  g_assert_cmpint (leaf_unit_part (build->kinds, value, 1).bits, ==, 4);
  g_assert_cmpint (leaf_unit_part (build->kinds, value, cents).bits, ==, 72);
  g_assert_false (leaf_unit_compose (build->kinds, price,
                                     (LeafValue[]) { LEAF_VALUE (NUMBER, 4), LEAF_VALUE (NUMBER, 100) }, 2, &value));
  g_assert_false (leaf_unit_compose (build->kinds, price, (LeafValue[]) { LEAF_VALUE (NUMBER, 4) }, 1, &value));
}

/* If each part has a maximum, so has the value. */
static void
test_count (void)
{
  g_autoptr (TestBuild) dice
      = build_with ("dice", "<red>+<blue> specifies a dice with parts red (1 to 6) and blue (1 to 6).");
  g_autoptr (TestBuild) price = build_with ("price", "$1.99 specifies a price with parts dollars and cents.");
  g_autoptr (TestBuild) length = build_with ("length", "1m specifies a length.");

  g_assert_cmpuint (leaf_unit_count (dice->kinds, find_kind (dice, "dice")), ==, 36);
  g_assert_cmpuint (leaf_unit_count (price->kinds, find_kind (price, "price")), ==, 0);
  g_assert_cmpuint (leaf_unit_count (length->kinds, find_kind (length, "length")), ==, 0);
}

/* A player may type in any case, and more words may follow. */
static void
test_typed (void)
{
  g_autoptr (TestBuild) build = build_with ("length", "10 AU specifies a length.");
  LeafKindId length = find_kind (build, "length");
  LeafValue value;

  g_assert_cmpuint (leaf_literal_read_text (build->kinds, "12 au to bob", length, &value), ==, 5);
  g_assert_cmpint (value.bits, ==, 12);
  g_assert_cmpuint (leaf_literal_read_text (build->kinds, "12 aunts", length, &value), ==, 0);
  g_assert_cmpuint (leaf_literal_read_text (build->kinds, "9:30 pm, please", LEAF_KIND (TIME), &value), ==, 7);
  g_assert_cmpuint (leaf_literal_read_text (build->kinds, "seven dwarfs", LEAF_KIND (NUMBER), &value), ==, 5);
}

static void
test_arithmetic (void)
{
  g_autoptr (TestBuild) build = build_with (
      "length, area", "A length times a length specifies an area. 1m specifies a length. 1cm specifies a length scaled "
                      "down by 100. 1 sq m specifies an area. A time minus a time specifies a time period.");
  LeafKindId length = find_kind (build, "length"), area = find_kind (build, "area");
  const struct {
    LeafKindId a;
    char operation;
    LeafKindId b, result;
    gint32 multiply, divide;
  } cases[] = {
    { length, '+', length, length, 1, 1 },
    { length, '+', area, { 0 }, 1, 1 },
    { length, '+', LEAF_KIND (NUMBER), { 0 }, 1, 1 },
    { length, '*', LEAF_KIND (NUMBER), length, 1, 1 },
    { LEAF_KIND (NUMBER), '*', length, length, 1, 1 },
    { length, '*', length, area, 1, 10000 },
    { area, '/', length, length, 10000, 1 },
    { length, '/', length, LEAF_KIND (NUMBER), 1, 1 },
    { area, '*', length, { 0 }, 1, 1 },
    { LEAF_KIND (NUMBER), '+', LEAF_KIND (REAL), LEAF_KIND (REAL), 1, 1 },
    { LEAF_KIND (TIME), '-', LEAF_KIND (TIME), LEAF_KIND (TIME_PERIOD), 1, 1 },
    { LEAF_KIND (TIME), '+', LEAF_KIND (TIME_PERIOD), LEAF_KIND (TIME), 1, 1 },
    { LEAF_KIND (TIME_PERIOD), '+', LEAF_KIND (TIME), { 0 }, 1, 1 },
    { LEAF_KIND (TIME), '+', LEAF_KIND (TIME), { 0 }, 1, 1 },
    { LEAF_KIND (TIME), '*', LEAF_KIND (NUMBER), { 0 }, 1, 1 },
    { LEAF_KIND (TEXT), '+', LEAF_KIND (TEXT), { 0 }, 1, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    LeafArithmeticResult result = leaf_kind_arithmetic (build, cases[i].operation, cases[i].a, cases[i].b);

    g_test_message ("%u", i);
    g_assert_cmpuint (result.kind.ix, ==, cases[i].result.ix);
    g_assert_cmpint (result.multiply, ==, cases[i].multiply);
    g_assert_cmpint (result.divide, ==, cases[i].divide);
  }
}

static void
test_problems_of_notations (void)
{
  static const struct {
    const char *sentence, *problem;
  } cases[] = {
    { "10kg specifies a burden.", "NOTATION_KIND_UNKNOWN" },
    { "10kg specifies a number.", "NOTATION_NOT_UNIT" },
    { "10kg specifies a thing.", "NOTATION_NOT_UNIT" },
    { "heavy specifies a weight.", "NOTATION_WITHOUT_NUMBER" },
    { "10 specifies a weight.", "NOTATION_IS_NUMBER" },
    { "10kg specifies a weight scaled up by 3.", "NOTATION_NOT_SCALED" },
    { "10kg specifies a weight with parts kilos and grams.", "NOTATION_UNCLEAR" },
    { "10-10 specifies a weight with parts kilos and grams (of a kind).", "NOTATION_UNCLEAR" },
    { "10-99999-99999 specifies a weight.", "NOTATION_TOO_LARGE" },
    { "1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1 specifies a weight.", "NOTATION_TOO_LARGE" },
    { "1 kg (in a bag, singular, heavy) specifies a weight.", "NOTATION_UNCLEAR" },
    { "1kg specifies a weight. 1g specifies a weight scaled down by 10.5.", "NOTATION_UNCLEAR" },
    { "1kg specifies a weight. 1g specifies a weight scaled at 10.", "NOTATION_UNCLEAR" },
    { "1a2b3 specifies a weight with parts x and y.", "NOTATION_UNCLEAR" },
    { "1a2 specifies a weight with parts x and x.", "NOTATION_UNCLEAR" },
    { "1a2 specifies a weight with parts x (optional) and y.", "NOTATION_UNCLEAR" },
    { "Bob is here. \"250\" specifies a weight.", "NOTATION_WITHOUT_NUMBER" },
    { "1/2 specifies a weight. 3/4 specifies a length.", "NOTATION_TAKEN" },
    { "10kg specifies a weight. A weight times a weight specifies a weight. A weight times a weight specifies a number.",
      "DIMENSION_TWICE" },
    { "A weight times a burden specifies a weight.", "NOTATION_KIND_UNKNOWN" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (TestBuild) build = build_with ("weight, length", cases[i].sentence);
    g_autofree char *problems = test_problems (build);

    g_test_message ("%s", cases[i].sentence);
    g_assert_cmpstr (problems, ==, cases[i].problem);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/notations/known", test_known);
  for (guint i = 0; i < G_N_ELEMENTS (units); i++) {
    g_autofree char *path = g_strconcat ("/notations/unit/", units[i].name, NULL);

    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_unit);
  }
  g_test_add_func ("/notations/named", test_named_notation);
  g_test_add_func ("/notations/parts", test_parts);
  g_test_add_func ("/notations/count", test_count);
  g_test_add_func ("/notations/typed", test_typed);
  g_test_add_func ("/notations/arithmetic", test_arithmetic);
  g_test_add_func ("/notations/problems", test_problems_of_notations);
  return g_test_run ();
}
