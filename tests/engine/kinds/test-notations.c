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
  { "minus 5", "number: -5" },
  { "minus five", "number: -5" },
  { "minus -5", "" },
  { "minus box", "" },
  { "minus", "" },
  { "minus 5 6", "" },
  { "+5", "" },
  { "1e5", "" },
  { "1E+5", "" },
  { "1.5e5", "" },
  { "1.5 x 10^5", "real number: 150000.0" },
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
  { "empty-text", "weight", "<\"\">10kg specifies a weight.", { { "7kg", "weight: 7kg" } } },
  { "no-real",
    "weight, height",
    "1.05 g specifies a weight. 1.1 h specifies a height.",
    { { "3.04 g", "weight: 3.04 g" }, { "2.0 h", "height: 2.0 h" } } },
  { "hexadecimal-after-letters",
    "weight, length, height",
    "wt F specifies a weight in hexadecimal. len5 specifies a length in hexadecimal. hgtF_5 specifies a height in "
    "hexadecimal.",
    { { "wt 1F", "weight: wt 1F" },
      { "lenAB", "length: lenAB" },
      { "hgtF_2B", "height: hgtF_2B" },
      { "hgtE_2", "" } } },
  { "hyphens",
    "weight, length",
    "x-y 10 specifies a weight. 10-y specifies a length.",
    { { "x-y 5", "weight: x-y 5" }, { "x-y -5", "" }, { "5-y", "length: 5-y" }, { "-5-y", "" } } },
  { "named-bases",
    "dip, perm, key",
    "_1 specifies a dip in base 2. o_7 specifies a perm in octal. z_Z specifies a key in base 36.",
    { { "_101", "dip: _101" }, { "_2", "" }, { "o_17", "perm: o_17" }, { "o_8", "" }, { "z_1Z", "key: z_1Z" } } },
  { "digit-counts",
    "code, tag, num",
    "c<n> specifies a code with parts n (1 digit). t<n> specifies a tag with parts n (up to 3 digits). n<k> specifies a num "
    "with parts k (4 hexadecimal digits).",
    { { "c5", "code: c5" },
      { "c55", "" },
      { "t5", "tag: t5" },
      { "t999", "tag: t999" },
      { "t1000", "" },
      { "n00FF", "num: n00FF" },
      { "nFF", "" } } },
  { "paddings",
    "score, grade",
    "<a>+<b> specifies a score with parts a (with leading zeros) and b (0 to 5, without leading zeros). "
    "<c>/<d> specifies a grade with parts c (values \"x, yy\", with leading zeros) and d (0 to 12, with leading zeros).",
    { { "7+3", "score: 7+3" },
      { "7+6", "" },
      { "yy/7", "grade: yy/07" },
      { "yy/07", "grade: yy/07" },
      { "x/13", "" } } },
  { "few-digits",
    "count",
    "<n> specifies a count with parts n (in base 3, digits \"xy\").",
    { { "x", "" }, { "y", "" } } },
  { "real-later",
    "weight",
    "1kg specifies a weight. 2.0lb specifies a weight scaled up by 2.",
    { { "3kg", "weight: 1.5lb" }, { "2lb", "weight: 2lb" } } },
  { "offset",
    "weight",
    "1kg specifies a weight. 1g specifies a weight offset by 5kg.",
    { { "7kg", "weight: 7kg" }, { "3g", "weight: 8kg" } } },
  { "scaled-second",
    "weight",
    "1kg or 1g specifies a weight scaled at 10.",
    { { "3kg", "weight: 3kg" }, { "0.1kg", "weight: 0.1kg" } } },
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
    { LEAF_KIND (NUMBER), '+', LEAF_KIND (TEXT), { 0 }, 1, 1 },
    { LEAF_KIND (TEXT), '+', LEAF_KIND (NUMBER), { 0 }, 1, 1 },
    { LEAF_KIND (NUMBER), '/', length, { 0 }, 1, 1 },
    { length, '/', area, { 0 }, 1, 1 },
    { LEAF_KIND (REAL), '/', LEAF_KIND (NUMBER), LEAF_KIND (REAL), 1, 1 },
    { LEAF_KIND (NUMBER), '*', LEAF_KIND (NUMBER), LEAF_KIND (NUMBER), 1, 1 },
    { LEAF_KIND (TIME_PERIOD), '-', LEAF_KIND (TIME_PERIOD), LEAF_KIND (TIME_PERIOD), 1, 1 },
    { LEAF_KIND (TIME_PERIOD), '-', LEAF_KIND (TIME), { 0 }, 1, 1 },
    { LEAF_KIND (TIME), '-', LEAF_KIND (NUMBER), { 0 }, 1, 1 },
    { LEAF_KIND (TIME), '-', LEAF_KIND (TIME_PERIOD), LEAF_KIND (TIME), 1, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    LeafArithmeticResult result = leaf_kind_arithmetic (build, cases[i].operation, cases[i].a, cases[i].b);

    g_test_message ("%u", i);
    g_assert_cmpuint (result.kind.ix, ==, cases[i].result.ix);
    g_assert_cmpint (result.multiply, ==, cases[i].multiply);
    g_assert_cmpint (result.divide, ==, cases[i].divide);
  }
}

/* Products of different kinds in either order, differences, and roots. */
static void
test_products (void)
{
  g_autoptr (TestBuild) build = build_with (
      "mass, force, length, area, room size, day, span",
      "1m specifies a length. 1 sqm specifies an area. 1 cum specifies a room size. 1kg specifies a mass. "
      "1N specifies a force. day 1 specifies a day. span 1 specifies a span. A length times a length specifies "
      "an area. A length times an area specifies a room size. A mass times a length specifies a force. A day "
      "minus a day specifies a span.");
  LeafKindId mass = find_kind (build, "mass"), force = find_kind (build, "force"), length = find_kind (build, "length"),
             area = find_kind (build, "area"), size = find_kind (build, "room size"), day = find_kind (build, "day"),
             span = find_kind (build, "span"), none = { 0 };
  const struct {
    LeafKindId a;
    char operation;
    LeafKindId b, result;
  } cases[] = {
    { length, '*', mass, force }, { mass, '*', length, force }, { mass, '*', mass, none }, { force, '/', mass, length },
    { force, '/', length, mass }, { force, '/', area, none },   { area, '/', mass, none }, { size, '/', area, length },
    { size, '/', length, area },  { area, '*', length, size },  { day, '-', day, span },   { day, '+', span, day },
    { day, '-', span, day },      { span, '+', day, day },      { span, '-', day, none },  { day, '+', day, day },
    { span, '+', span, span },    { day, '+', length, none },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_test_message ("%u", i);
    g_assert_cmpuint (leaf_kind_arithmetic (build, cases[i].operation, cases[i].a, cases[i].b).kind.ix, ==,
                      cases[i].result.ix);
  }
  g_assert_cmpuint (leaf_kind_root (build, area, 2).kind.ix, ==, length.ix);
  g_assert_cmpuint (leaf_kind_root (build, size, 3).kind.ix, ==, length.ix);
  g_assert_cmpuint (leaf_kind_root (build, size, 2).kind.ix, ==, 0);
  g_assert_cmpuint (leaf_kind_root (build, area, 3).kind.ix, ==, 0);
  g_assert_cmpuint (leaf_kind_root (build, force, 2).kind.ix, ==, 0);
  g_assert_cmpuint (leaf_kind_root (build, LEAF_KIND (NUMBER), 3).kind.ix, ==, LEAF_KIND_NUMBER);
  g_assert_cmpuint (leaf_unit_find_part (build, mass, test_words (build, "kilos")), ==, 0);
  g_assert_cmpuint (leaf_unit_find_part (build, LEAF_KIND (TEXT), test_words (build, "kilos")), ==, 0);
}

/* The text between two numbers may be as long as is allowed, and no longer. */
static void
test_long_text (void)
{
  for (guint more = 0; more < 2; more++) {
    g_autofree char *letters = g_strnfill (500, 'k'), *last = g_strnfill (499 + more, 'l'),
                    *sentence = g_strdup_printf ("1%s %s specifies a weight.", letters, last);
    g_autoptr (TestBuild) build = build_with ("weight", sentence);
    g_autofree char *problems = test_problems (build);

    g_assert_nonnull (strstr (problems, "WORD_TOO_LONG"));
    g_assert_cmpint (strstr (problems, "NOTATION_TOO_LARGE") != NULL, ==, more == 1);
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
    { "1kg specifies a weight in base 1.", "NOTATION_NOT_SCALED" },
    { "1kg specifies a weight in base 37.", "NOTATION_NOT_SCALED" },
    { "1kg specifies a weight in base two pounds.", "NOTATION_NOT_SCALED" },
    { "bF specifies a weight in hexadecimal.", "NOTATION_WITHOUT_NUMBER" },
    { "c<n> specifies a weight with parts n (0 digits).", "NOTATION_UNCLEAR" },
    { "c<n> specifies a weight with parts n (31 binary digits).", "" },
    { "c<n> specifies a weight with parts n (32 binary digits).", "NOTATION_UNCLEAR" },
    { "c<n> specifies a weight with parts n (4 red digits).", "NOTATION_UNCLEAR" },
    { "c<n> specifies a weight with parts n (4 reds).", "NOTATION_UNCLEAR" },
    { "c<n> specifies a weight with parts n (digits).", "NOTATION_UNCLEAR" },
    { "c<n> specifies a weight with parts n (red \"abc\").", "NOTATION_UNCLEAR" },
    { "c<n> specifies a weight with parts n (5 to 5).", "NOTATION_UNCLEAR" },
    { "c<n> specifies a weight with parts n (6 to 5).", "NOTATION_UNCLEAR" },
    { "c<n> specifies a weight with parts n (-1 to 5).", "NOTATION_UNCLEAR" },
    { "c<n> specifies a weight with parts n (x to 5).", "NOTATION_UNCLEAR" },
    { "c<n> specifies a weight with parts n (1 to x).", "NOTATION_UNCLEAR" },
    { "c<n> specifies a weight with parts n (1 too 5).", "NOTATION_UNCLEAR" },
    { "c<n> specifies a weight with parts n (0 to 1).", "" },
    { "c<n> specifies a weight with parts n (corresponding to burdens).", "NOTATION_UNCLEAR" },
    { "c<n> specifies a weight with parts n (corresponding to texts).", "NOTATION_PART_KIND" },
    { "c<n> specifies a weight with parts n (corresponding to numbers).", "" },
    { "1kg specifies a weight. 1g specifies a weight scaled down by 0.", "NOTATION_UNCLEAR" },
    { "1kg specifies a weight. 1g specifies a weight scaled up by x.", "NOTATION_UNCLEAR" },
    { "1kg specifies a weight. 1g specifies a weight scaled up by 1.5.", "NOTATION_UNCLEAR" },
    { "1.0kg specifies a weight. 1g specifies a weight scaled up by 1.5.", "" },
    { "1kg specifies a weight. 1g specifies a weight scaled wrongly.", "NOTATION_UNCLEAR" },
    { "1kg specifies a weight. 1g specifies a weight equivalent to 5h.", "NOTATION_UNCLEAR" },
    { "1kg specifies a weight. 1g specifies a weight offset by 5h.", "NOTATION_UNCLEAR" },
    { "1kg specifies a weight. 1g specifies a weight offset by 5kg.", "" },
    { "1kg specifies a weight. 1g specifies a weight scaled wrongly offset by 5kg.", "NOTATION_UNCLEAR" },
    { "1kg specifies a weight scaled at 0.", "NOTATION_UNCLEAR" },
    { "1kg specifies a weight scaled at x.", "NOTATION_UNCLEAR" },
    { "1kg specifies a weight. 1kg specifies a weight.", "NOTATION_TWICE" },
    { "1kg specifies a weight. 5kg specifies a length.", "NOTATION_TAKEN" },
    { "1kg specifies a weight. 5km specifies a length.", "" },
    { "<n> specifies a weight.", "" },
    { "<a><b><c><d><e><f><g><h><i><j><k><l><m><n><o><p><q> specifies a weight.", "NOTATION_TOO_LARGE" },
    { "1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1 specifies a weight.", "" },
    { "1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1 specifies a weight.", "NOTATION_TOO_LARGE" },
    { "a1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1 specifies a weight.", "" },
    { "a1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1b specifies a weight.", "NOTATION_TOO_LARGE" },
    { "A weight times a length specifies a weight. A length times a weight specifies a length.",
      "NOTATION_KIND_UNKNOWN NOTATION_KIND_UNKNOWN" },
    { "1w specifies a weight. 1l specifies a length. A weight times a length specifies a weight. A length times a weight "
      "specifies a length.",
      "DIMENSION_TWICE" },
    { "1w specifies a weight. 1l specifies a length. A weight times a length specifies a weight. A length times a weight "
      "specifies a weight.",
      "" },
    { "1w specifies a weight. 1l specifies a length. A weight multiplied by a length specifies a weight. A weight minus a "
      "length specifies a weight.",
      "" },
    { "1w specifies a weight. A weight times a number specifies a text.", "NOTATION_KIND_UNKNOWN" },
    { "1w specifies a weight. A weight times a weight specifies a burden.", "NOTATION_KIND_UNKNOWN" },
    { "5 times 6 specifies a weight.", "" },
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
  g_test_add_func ("/notations/products", test_products);
  g_test_add_func ("/notations/long-text", test_long_text);
  g_test_add_func ("/notations/named", test_named_notation);
  g_test_add_func ("/notations/parts", test_parts);
  g_test_add_func ("/notations/count", test_count);
  g_test_add_func ("/notations/typed", test_typed);
  g_test_add_func ("/notations/arithmetic", test_arithmetic);
  g_test_add_func ("/notations/problems", test_problems_of_notations);
  return g_test_run ();
}
