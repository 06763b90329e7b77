/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Literals of every kind as they are read from a source or a command, and as they are printed. */

#include "image/leaf-units.h"
#include "test-build.h"

#include <math.h>

typedef struct {
  const char *text, *read, *typed; /* what is read in a source, and in a command (NULL: the same) */
} Row;

static LeafKindId
kind_called (const LeafBuild *build, const char *name)
{
  LEAF_EACH (&build->kinds->kinds, i)
    if (strcmp (LEAF_ROW (&build->kinds->kinds, LeafKind, i)->name, name) == 0)
      return LEAF_ID (LeafKindId, i);
  g_assert_not_reached ();
}

/* "value|rest" if the text begins with a literal of the kind, or "-". */
static char *
read_of_kind (const LeafBuild *build, const char *text, LeafKindId kind, gboolean folded)
{
  LeafValue value = { 0 };
  const char *after = leaf_literal_read_of_kind (build->kinds, text, kind, folded, &value);
  g_autofree char *printed = NULL;

  if (after == NULL)
    return g_strdup ("-");
  if (kind.ix != LEAF_KIND_TIME
      && kind.ix != LEAF_KIND_TIME_PERIOD) /* a time may be read as a period, and a period as a time */
    g_assert_cmpuint (value.kind, ==, kind.ix);
  if (kind.ix == LEAF_KIND_UNICODE)
    printed = g_strdup_printf ("%d", value.bits);
  else
    printed = leaf_literal_to_string (build->kinds, value);
  return g_strdup_printf ("%s%s%s", printed, *after != '\0' ? "|" : "", after);
}

static void
check (const LeafBuild *build, LeafKindId kind, const Row *rows, guint n)
{
  for (guint i = 0; i < n; i++) {
    const char *wanted = rows[i].typed != NULL ? rows[i].typed : rows[i].read;
    g_autofree char *read = read_of_kind (build, rows[i].text, kind, FALSE);
    g_autofree char *typed = read_of_kind (build, rows[i].text, kind, TRUE);

    if (strcmp (read, rows[i].read) != 0 || strcmp (typed, wanted) != 0)
      g_test_fail_printf ("'%s': '%s' and '%s', not '%s' and '%s'", rows[i].text, read, typed, rows[i].read, wanted);
  }
}

#define CHECK(kind, rows) check (build, (kind), (rows), G_N_ELEMENTS (rows))

static void
test_numbers (void)
{
  static const Row rows[] = {
    { "5", "5", NULL },
    { "5 apples", "5| apples", NULL },
    { "5.", "5|.", NULL },
    { "5. 6", "5|. 6", NULL },
    { "5.5", "-", NULL },
    { "5.a", "-", NULL },
    { "5,6", "5|,6", NULL },
    { "5;", "5|;", NULL },
    { "5:", "5|:", NULL },
    { "5)", "5|)", NULL },
    { "5}", "5|}", NULL },
    { "5!", "5|!", NULL },
    { "5?", "5|?", NULL },
    { "5-", "-", NULL },
    { "0", "0", NULL },
    { "-5", "-5", NULL },
    { "+5", "-", NULL },
    { "twelve", "12", NULL },
    { "Twelve!", "12|!", NULL },
    { "twenty-three", "23", NULL },
    { "a dozen", "-", NULL },
    { "2147483647", "2147483647", NULL },
    { "2147483648", "-", NULL },
    { "-2147483648", "-2147483648", NULL },
    { "", "-", NULL },
    { ".", "-", NULL },
    { " 5", "-", NULL },
    { "fivex", "-", NULL },
    { "1st of all", "1| of all", "-" },
    { "22nd", "22", "-" },
    { "3RD", "3", "-" },
    { "4th.", "4|.", "-" },
    { "11xx", "-", NULL },
    { "th", "-", NULL },
    { "xst", "-", NULL },
    { "007", "-", "7" },
    { "00", "-", "0" },
    { "0x", "-", NULL },
    { "hexadecimal fF, 5", "255|, 5", "-" },
    { "hexadecimal FFFFFFFF", "-1", "-" },
    { "hexadecimal 100000000", "-", NULL },
    { "hexadecimal ", "-", NULL },
    { "hexadecimal g", "-", NULL },
    { "hexadecimal", "-", NULL },
    { "octal 17", "15", "-" },
    { "octal 8", "-", NULL },
    { "octal 18", "-", NULL },
    { "binary 101", "5", "-" },
    { "Binary 2", "-", NULL },
    { "binary 12", "-", NULL },
    { "binary 80000000", "-", NULL },
    { "0000000000000000000000000000005", "-", "5" },
    { "00000000000000000000000000000005", "-", NULL },
  };
  g_autoptr (TestBuild) build = test_build_new ();

  CHECK (LEAF_KIND (NUMBER), rows);
}

static void
test_reals (void)
{
  static const Row rows[] = {
    { "5", "5.0", NULL },
    { "3.5", "3.5", NULL },
    { "3.", "3.0|.", NULL },
    { "3. 5", "3.0|. 5", NULL },
    { "3.5x", "-", NULL },
    { "-2.0", "-2.0", NULL },
    { "+2.5", "2.5", NULL },
    { "--2", "-", NULL },
    { ".5", "-", NULL },
    { "-", "-", NULL },
    { "1e5", "100000.0", NULL },
    { "1e", "-", NULL },
    { "1e+5", "100000.0", NULL },
    { "1e-5", "1.0 × 10^-5", NULL },
    { "1e-", "-", NULL },
    { "1E+", "-", NULL },
    { "2E3 x", "2000.0| x", NULL },
    { "1.5e2", "150.0", NULL },
    { "6 x 10^3", "6000.0", NULL },
    { "6x10^3", "6000.0", NULL },
    { "6  X  10^-2", "0.06", NULL },
    { "6*10^2", "600.0", NULL },
    { "6 × 10^+2!", "600.0|!", NULL },
    { "6 x 11", "6.0| x 11", NULL },
    { "6 x 10^", "6.0| x 10^", NULL },
    { "6 x 10^+", "6.0| x 10^+", NULL },
    { "6 x 10^a", "6.0| x 10^a", NULL },
    { "6 x 10^-a", "6.0| x 10^-a", NULL },
    { "6 x 10^0", "6.0", NULL },
    { "6 y 10^2", "6.0| y 10^2", NULL },
    { "pi", "3.14159", NULL },
    { "Pi.", "3.14159|.", NULL },
    { "pie", "-", NULL },
    { "e", "2.71828", NULL },
    { "E", "2.71828", NULL },
    { "nan", "-⚠", NULL },
    { "infinity", "∞", NULL },
    { "plus infinity", "∞", NULL },
    { "minus infinity?", "-∞|?", NULL },
    { "minus", "-", NULL },
    { "infinity and", "∞| and", NULL },
  };
  g_autoptr (TestBuild) build = test_build_new ();

  CHECK (LEAF_KIND (REAL), rows);
}

static void
test_truths_and_characters (void)
{
  static const Row truths[] = {
    { "true", "true", NULL },    { "TRUE, false", "true|, false", NULL },
    { "false", "false", NULL },  { "falsehood", "-", NULL },
    { "truth", "-", NULL },      { "", "-", NULL },
    { "true.", "true|.", NULL },
  };
  static const Row characters[] = {
    { "unicode 65", "65", NULL },
    { "unicode U+41", "65", NULL },
    { "unicode u+0141", "321", NULL },
    { "unicode \"C\"", "67", NULL },
    { "unicode \"\303\251\"", "233", NULL },
    { "unicode \"\"", "-", NULL },
    { "unicode \"", "-", NULL },
    { "unicode \"ab\"", "-", NULL },
    { "unicode 0", "-", NULL },
    { "unicode U+0", "-", NULL },
    { "unicode 55296", "-", NULL },
    { "unicode 1114111", "1114111", NULL },
    { "unicode 1114112", "-", NULL },
    { "unicode 65x", "-", NULL },
    { "unicode U+4G", "-", NULL },
    { "unicode U+", "-", NULL },
    { "unicode", "-", NULL },
    { "unicodes 65", "-", NULL },
    { "unicode  65", "65", NULL },
    { "unicode ( 65 )", "65", NULL },
    { "unicode (65", "-", NULL },
    { "unicode 99999999999", "-", NULL },
    { "unicode 2147483648", "-", NULL },
    { "Unicode 66", "66", NULL },
    { "unicode ()", "-", NULL },
    { "unicode latin small letter a", "97", NULL },
    { "unicode (Latin Capital Letter B)", "66", NULL },
    { "unicode letter", "-", NULL },
    { "unicode, 65", "-", NULL },
  };
  g_autoptr (TestBuild) build = test_build_new ();

  CHECK (LEAF_KIND (TRUTH_STATE), truths);
  CHECK (LEAF_KIND (UNICODE), characters);
}

static void
test_times (void)
{
  static const Row rows[] = {
    { "9:30 am", "9:30 am", NULL },
    { "9:30 PM", "9:30 pm", NULL },
    { "9:30am", "9:30 am", NULL },
    { "9:05 a.m.", "9:05 am", NULL },
    { "9:5 p.m. x", "9:05 pm| x", NULL },
    { "12:00 am", "12:00 am", NULL },
    { "12:00 pm", "12:00 pm", NULL },
    { "12:59 pm", "12:59 pm", NULL },
    { "13:00 am", "-", NULL },
    { "13 am", "1:00 pm", NULL },
    { "25 am", "1:00 am", NULL },
    { "0 am", "12:00 am", NULL },
    { "0 pm", "-", NULL },
    { "0:30 am", "12:30 am", NULL },
    { "0:30 pm", "-", NULL },
    { "11:60 am", "-", NULL },
    { "11:59 am", "11:59 am", NULL },
    { "9: am", "-", NULL },
    { "9:300 am", "-", NULL },
    { "nine am", "9:00 am", NULL },
    { "Twelve pm.", "12:00 pm|.", NULL },
    { "-1 am", "-", NULL },
    { "9 amber", "-", NULL },
    { "9:30", "-", NULL },
    { "9", "-", NULL },
    { "am", "-", NULL },
    { "minus one am", "-", NULL },
    { "1 pm", "1:00 pm", NULL },
    { "12 am", "12:00 am", NULL },
    { "12 pm", "12:00 pm", NULL },
    { "9 a.m.", "9:00 am", NULL },
    { "9 a.m.x", "-", NULL },
    { "5 minutes", "5 minutes", "-" },
    { "1 minute", "1 minute", "-" },
    { "2 hours", "2 hours ", "-" },
    { "1 hour 5 minutes", "1 hour 5 minutes", "-" },
    { "two hours ten", "2 hours | ten", "-" },
    { "two hours  ten minutes!", "2 hours 10 minutes|!", "-" },
    { "5minutes", "-", NULL },
    { "5  minutes", "5 minutes", "-" },
    { "5 minute hand", "5 minutes| hand", "-" },
    { "5 minuteses", "-", NULL },
    { "-5 minutes", "minus 5 minutes", "-" },
    { "3 days", "-", NULL },
    { "1 hour, 5 minutes", "1 hour |, 5 minutes", "-" },
    { "0 minutes", "0 minutes", "-" },
    { "90 minutes 1 hour", "1 hour 30 minutes| 1 hour", "-" },
    { "99 am", "3:00 am", NULL },
    { "101 am", "4:00 am", NULL },
  };
  static const Row periods[] = {
    { "half an hour", "-", "30 minutes" },
    { "half hour", "-", "30 minutes" },
    { "half a hour ago", "-", "30 minutes| ago" },
    { "a half hour", "-", "30 minutes" },
    { "half", "-", NULL },
    { "half a minute", "-", NULL },
    { "quarter of an hour", "-", "15 minutes" },
    { "a quarter of an hour", "-", "15 minutes" },
    { "a quarter hour", "-", "15 minutes" },
    { "quarter an hour", "-", "15 minutes" },
    { "three quarters of an hour", "-", "45 minutes" },
    { "three-quarters of an hour", "-", "45 minutes" },
    { "three quarters", "-", NULL },
    { "an hour", "-", "1 hour " },
    { "a minute", "-", "1 minute" },
    { "hour", "-", "1 hour " },
    { "Minute by", "-", "1 minute| by" },
    { "an hours", "-", NULL },
    { "5 minutes", "5 minutes", NULL },
    { "1 hour 5 minutes", "1 hour 5 minutes", NULL },
    { "-5 minutes", "minus 5 minutes", "-" },
    { "9:30 am", "9:30 am", "-" },
    { "an", "-", NULL },
    { "a day", "-", NULL },
    { "half of an hour", "-", NULL },
    { "HALF AN HOUR", "-", "30 minutes" },
    { "An Hour", "-", "1 hour " },
  };
  g_autoptr (TestBuild) build = test_build_new ();

  CHECK (LEAF_KIND (TIME), rows);
  CHECK (LEAF_KIND (TIME_PERIOD), periods);
}

/* --- notations ---------------------------------------------------------------------------------------------------- */

static LeafBuild *
build_with (const char *const *kinds, const char *sentences)
{
  LeafBuild *build = test_build_new ();
  g_autofree char *problems = NULL;

  for (guint i = 0; kinds[i] != NULL; i++)
    leaf_kind_make (build, LEAF_REPRESENTATION_BASE, kinds[i], NULL, (LeafKindId) { 0 });
  test_read (build, sentences);
  leaf_notations_read (build);
  problems = test_problems (build);
  g_assert_cmpstr (problems, ==, "");
  return build;
}

static const char *const kinds[] = { "weight", "heat", "mass",   "length", "height", "price", "cost", "spot", "score",
                                     "colour", "dip",  "square", "count",  "grade",  "span",  "tune", NULL };

static const char notations[]
    = "10kg specifies a weight. -10 C specifies a heat. 1.0 g specifies a mass. 1m specifies a length. "
      "1cm specifies a length scaled down by 100. 1km specifies a length scaled up by 1000. "
      "1 mile specifies a length equivalent to 1609m. 5 foot 11 specifies a height. "
      "$1.99 specifies a price with parts dollars and cents. "
      "1.99 euros specifies a cost with parts euros and cents (optional, preamble optional). "
      "(1,19) specifies a spot. -99/9999 specifies a score. #FF_FF specifies a colour in hexadecimal. "
      "_<bits>_ specifies a dip with parts bits (3 binary digits). "
      "<file><rank> specifies a square with parts file (values \"a, b, bc, bcd\") and rank (2 to 8). "
      "<n>! specifies a count with parts n (in base 3, digits \"xYz\"). "
      "g<n>-<m> specifies a grade with parts n (3 to 7) and m (up to 2 digits). "
      "1 foot long (singular) specifies a span. 2 feet long (plural) specifies a span. "
      "1 yard long (singular, in yards) or 2 yards long (plural, in yards) specifies a span scaled up by 3. "
      "t<a>/<b>/<c> specifies a tune with parts a and b (optional, preamble optional, 0 to 4) and c (optional, preamble optional, 0 to 9).";

typedef struct {
  const char *kind, *text, *read;
} UnitRow;

static void
test_notations (void)
{
  static const UnitRow rows[] = {
    { "weight", "5kg", "5kg" },
    { "weight", "5kg.", "5kg|." },
    { "weight", "5kgs", "-" },
    { "weight", "5kg_", "-" },
    { "weight", "5kg\303\251", "-" },
    { "weight", "5 kg", "-" },
    { "weight", "-5kg", "-" },
    { "weight", "5KG", "5kg" },
    { "weight", "5.5kg", "-" },
    { "weight", "2147483647kg", "2147483647kg" },
    { "weight", "2147483648kg", "-" },
    { "weight", "5", "-" },
    { "weight", "5k", "-" },
    { "weight", "+5kg", "5kg" },
    { "weight", "1e3kg", "-" },
    { "weight", "x", "-" },
    { "heat", "-5 C", "-5 C" },
    { "heat", "5 c", "5 C" },
    { "heat", "-2147483647 C", "-2147483647 C" },
    { "heat", "-0 C", "0 C" },
    { "mass", "2.5 g", "2.5 g" },
    { "mass", "3 g", "3.0 g" },
    { "mass", "-3.25 g x", "-3.25 g| x" },
    { "mass", "1 x 10^3 g", "1000.0 g" },
    { "length", "3cm", "3cm" },
    { "length", "0.03m", "3cm" },
    { "length", "0.035m", "-" },
    { "length", "0.5cm", "-" },
    { "length", "0.45km", "450m" },
    { "length", "1.5 mile", "2.4135km" },
    { "length", "-2m", "-2m" },
    { "length", "21474836.47m", "21474.83647km" },
    { "length", "21474836.48m", "-" },
    { "length", "0.001km", "1m" },
    { "length", "0.00001km", "1cm" },
    { "length", "0.000001km", "-" },
    { "length", "1 mile", "1.609km" },
    { "length", "3mc", "-" },
    { "height", "5 foot 8", "5 foot 8" },
    { "height", "6 foot 11", "6 foot 11" },
    { "height", "6 foot 12", "-" },
    { "height", "0 foot 0", "0 foot 0" },
    { "height", "6 foot", "-" },
    { "height", "6 foot x", "-" },
    { "height", "6 FOOT 1", "6 foot 1" },
    { "height", "-6 foot 1", "-" },
    { "height", "178956970 foot 7", "178956970 foot 7" },
    { "height", "178956970 foot 8", "-" },
    { "height", "999999999999 foot 1", "-" },
    { "price", "$2.07", "$2.07" },
    { "price", "-$2.07", "-" },
    { "price", "$-2.07", "-" },
    { "price", "$2.7", "$2.07" },
    { "price", "$2", "-" },
    { "price", "$2.", "-" },
    { "price", "$0.99", "$0.99" },
    { "price", "$2.07x", "-" },
    { "cost", "3 euros", "3| euros" },
    { "cost", "3.05 euros", "3.05 euros" },
    { "cost", "3.5 euros", "3.05 euros" },
    { "cost", "3. Euros", "3|. Euros" },
    { "cost", "0 euros", "0| euros" },
    { "cost", "3", "3" },
    { "spot", "(3,4)", "(3,04)" },
    { "spot", "(3,04)", "(3,04)" },
    { "spot", "(3,19)", "(3,19)" },
    { "spot", "(3,20)", "-" },
    { "spot", "(3,4", "-" },
    { "spot", "3,4)", "-" },
    { "spot", "(3, 4)", "-" },
    { "score", "-7/25", "-7/0025" },
    { "score", "7/25", "7/0025" },
    { "score", "-7/9999", "-7/9999" },
    { "score", "7/10000", "-" },
    { "score", "--7/1", "-" },
    { "colour", "#4_1f", "#4_1F" },
    { "colour", "#FF_FF", "#FF_FF" },
    { "colour", "#100_1", "#100_01" },
    { "colour", "#G_1", "-" },
    { "colour", "#1_g", "-" },
    { "dip", "_101_", "_101_" },
    { "dip", "_12_", "-" },
    { "dip", "_01_", "-" },
    { "dip", "_0101_", "-" },
    { "dip", "__", "-" },
    { "square", "a2", "a2" },
    { "square", "bc3", "bc3" },
    { "square", "bcd8", "bcd8" },
    { "square", "B8", "b8" },
    { "square", "a1", "-" },
    { "square", "a9", "-" },
    { "square", "d2", "-" },
    { "square", "b", "-" },
    { "count", "xYz!", "Yz!" },
    { "count", "zyx!", "zYx!" },
    { "count", "xxY!", "Y!" },
    { "count", "a!", "-" },
    { "count", "!", "-" },
    { "grade", "g3-1", "g3-1" },
    { "grade", "g7-99", "g7-99" },
    { "grade", "g8-1", "-" },
    { "grade", "g2-1", "-" },
    { "grade", "g3-100", "-" },
    { "grade", "G5-07", "g5-7" },
    { "grade", "g3-", "-" },
    { "span", "1 foot long", "1 foot long" },
    { "span", "2 foot long", "2 feet long" },
    { "span", "3 feet long", "1 yard long" },
    { "span", "1 yard long", "1 yard long" },
    { "span", "4 feet long", "1.3 yards long" },
    { "span", "6 feet long", "2 yards long" },
    { "span", "0 feet long", "0 feet long" },
    { "span", "7 feet long", "2.3 yards long" },
    { "tune", "t1", "t1" },
    { "tune", "t1/2", "t1/2" },
    { "tune", "t1/2/3", "t1/2/3" },
    { "tune", "t1/5", "t1|/5" },
    { "tune", "t1/2/", "t1/2|/" },
    { "tune", "t1/4/9", "t1/4/9" },
    { "tune", "t1/", "t1|/" },
    { "tune", "t", "-" },
    { "tune", "t1/2/33", "t1/2|/33" },
    { "tune", "t42949672/4/9", "-" },
    { "tune", "t42949673", "-" },
  };
  g_autoptr (TestBuild) build = build_with (kinds, notations);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    LeafKindId kind = kind_called (build, rows[i].kind);
    g_autofree char *exact = read_of_kind (build, rows[i].text, kind, FALSE);
    g_autofree char *typed = read_of_kind (build, rows[i].text, kind, TRUE);
    g_autofree char *read = g_strdup (exact);

    g_assert_cmpstr (exact, ==, typed); /* what is written in other letters is read all the same */
    if (strcmp (read, rows[i].read) != 0)
      g_test_fail_printf ("{ \"%s\", \"%s\", \"%s\" }, not %s", rows[i].kind, rows[i].text, read, rows[i].read);
  }
}

static void
test_printed (void)
{
  static const struct {
    const char *kind;
    gint32 bits;
    const char *name, *printed;
  } rows[] = {
    { "weight", 0, NULL, "0kg" },
    { "weight", -3, NULL, "-3kg" },
    { "weight", 1, NULL, "1kg" },
    { "heat", -3, NULL, "-3 C" },
    { "length", 0, NULL, "0m" },
    { "length", 1, NULL, "1cm" },
    { "length", 99, NULL, "99cm" },
    { "length", 100, NULL, "1m" },
    { "length", 101, NULL, "1.01m" },
    { "length", 110, NULL, "1.1m" },
    { "length", 99999, NULL, "999.99m" },
    { "length", 100000, NULL, "1km" },
    { "length", 123456, NULL, "1.23456km" },
    { "length", -150, NULL, "-1m" },
    { "length", -3, NULL, "-3cm" },
    { "height", 71, NULL, "5 foot 11" },
    { "height", 0, NULL, "0 foot 0" },
    { "price", 207, NULL, "$2.07" },
    { "price", 0, NULL, "$0.00" },
    { "cost", 300, NULL, "3" },
    { "cost", 305, NULL, "3.05 euros" },
    { "cost", 350, NULL, "3.50 euros" },
    { "cost", 0, NULL, "0" },
    { "cost", 5, NULL, "0.05 euros" },

    { "spot", 23, NULL, "(1,03)" },
    { "spot", 0, NULL, "(0,00)" },
    { "spot", 39, NULL, "(1,19)" },
    { "score", -70025, NULL, "-7/0025" },
    { "score", 10000, NULL, "1/0000" },
    { "score", -1, NULL, "-0/0001" },
    { "colour", 0, NULL, "#0_00" },
    { "colour", 4127, NULL, "#10_1F" },
    { "colour", 65535, NULL, "#FF_FF" },
    { "dip", 5, NULL, "_101_" },
    { "dip", 0, NULL, "_000_" },
    { "square", 0, NULL, "a2" },
    { "square", 6, NULL, "a8" },
    { "square", 7, NULL, "b2" },
    { "square", 27, NULL, "bcd8" },

    { "count", 0, NULL, "x!" },
    { "count", 5, NULL, "Yz!" },
    { "count", 27, NULL, "Yxxx!" },
    { "grade", 0, NULL, "g3-0" },
    { "grade", 499, NULL, "g7-99" },
    { "span", 0, NULL, "0 feet long" },
    { "span", 1, NULL, "1 foot long" },
    { "span", 2, NULL, "2 feet long" },
    { "span", 3, NULL, "1 yard long" },
    { "span", 4, NULL, "1.3 yards long" },
    { "span", 6, NULL, "2 yards long" },
    { "span", -3, NULL, "-1 yard long" },
    { "span", -1, NULL, "-1 foot long" },
    { "span", 1, "in yards", "0.3 yards long" },
    { "span", 3, "In Yards", "1 yard long" },
    { "span", 6, "in yards", "2 yards long" },
    { "span", 6, "in feet", NULL },
    { "tune", 0, NULL, "t0" },
    { "tune", 50, NULL, "t1" },
    { "tune", 72, NULL, "t1/2/2" },
    { "tune", 70, NULL, "t1/2" },

  };
  g_autoptr (TestBuild) build = build_with (kinds, notations);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    LeafValue value = { kind_called (build, rows[i].kind).ix, rows[i].bits };
    g_autofree char *printed = leaf_literal_to_string_in (build->kinds, value, rows[i].name);

    if (g_strcmp0 (printed, rows[i].printed) != 0)
      g_test_fail_printf ("{ \"%s\", %d, %s, \"%s\" }, not %s", rows[i].kind, rows[i].bits, rows[i].name, printed,
                          rows[i].printed);
  }
}

/* Numbers of values, whether they are endless, and parts taken out and put together. */
static void
test_parts (void)
{
  static const struct {
    const char *kind;
    guint32 count;
  } counts[] = { { "weight", 0 },  { "height", 0 }, { "dip", 8 },   { "square", 28 },
                 { "grade", 500 }, { "colour", 0 }, { "score", 0 }, { "count", 0 } };
  static const struct {
    const char *kind;
    gint32 bits;
    guint32 part;
    gint32 number;
  } taken[] = {
    { "height", 71, 1, 5 },   { "height", 71, 2, 11 },  { "height", 71, 3, 0 },  { "height", 71, 0, 0 },
    { "height", -71, 1, -5 }, { "height", -71, 2, 11 }, { "square", 8, 1, 2 },   { "square", 8, 2, 3 },
    { "grade", 0, 1, 3 },     { "tune", 72, 1, 1 },     { "tune", 72, 2, 2 },    { "tune", 72, 3, 2 },
    { "weight", 7, 1, 7 },    { "weight", 7, 2, 0 },    { "grade", 499, 2, 99 },
  };
  static const struct {
    const char *kind;
    gint32 parts[3];
    guint32 n;
    gint32 bits; /* -1: they do not fit */
  } composed[] = {
    { "height", { 5, 11 }, 2, 71 },
    { "height", { 5, 12 }, 2, -1 },
    { "height", { 5, -1 }, 2, -1 },
    { "height", { 5 }, 1, -1 },
    { "height", { 5, 1, 1 }, 3, -1 },
    { "height", { -5, 11 }, 2, -71 },
    { "height", { 0 }, 0, -1 },
    { "height", { 178956970, 7 }, 2, G_MAXINT32 },
    { "height", { 178956970, 8 }, 2, -1 },
    { "square", { 1, 2 }, 2, 0 },
    { "square", { 4, 8 }, 2, 27 },
    { "square", { 5, 8 }, 2, -1 },
    { "square", { 0, 8 }, 2, -1 },
    { "square", { 1, 1 }, 2, -1 },
    { "grade", { 7, 99 }, 2, 499 },
    { "grade", { 2, 0 }, 2, -1 },
    { "grade", { 8, 0 }, 2, -1 },
    { "tune", { 1, 2, 2 }, 3, 72 },
    { "tune", { 1, 5, 2 }, 3, -1 },
    { "weight", { 7 }, 1, 7 },
  };
  g_autoptr (TestBuild) build = build_with (kinds, notations);
  const LeafKinds *all = build->kinds;
  LeafValue value;

  for (guint i = 0; i < G_N_ELEMENTS (counts); i++) {
    LeafKindId kind = kind_called (build, counts[i].kind);

    g_assert_cmpuint (leaf_unit_count (all, kind), ==, counts[i].count);
    g_assert_cmpint (leaf_kinds_is_endless (all, kind), ==, counts[i].count == 0);
  }
  for (guint i = 0; i < G_N_ELEMENTS (taken); i++) {
    value = (LeafValue) { kind_called (build, taken[i].kind).ix, taken[i].bits };
    value = leaf_unit_part (all, value, taken[i].part);
    g_assert_cmpuint (value.kind, ==, LEAF_KIND_NUMBER);
    g_assert_cmpint (value.bits, ==, taken[i].number);
  }
  for (guint i = 0; i < G_N_ELEMENTS (composed); i++) {
    LeafKindId kind = kind_called (build, composed[i].kind);
    LeafValue parts[3];

    for (guint part = 0; part < 3; part++)
      parts[part] = LEAF_VALUE (NUMBER, composed[i].parts[part]);
    value = (LeafValue) { 0, -1 };
    g_assert_cmpint (leaf_unit_compose (all, kind, parts, composed[i].n, &value), ==, composed[i].bits != -1);
    g_assert_cmpint (value.bits, ==, composed[i].bits);
    g_assert_cmpuint (value.kind, ==, composed[i].bits != -1 ? kind.ix : 0);
  }
  g_assert_cmpint (leaf_unit_resolution (all, kind_called (build, "length")), ==, 100);
  g_assert_cmpint (leaf_unit_resolution (all, kind_called (build, "weight")), ==, 1);
  g_assert_cmpint (leaf_unit_resolution (all, kind_called (build, "mass")), ==, 1);
  g_assert_cmpint (leaf_unit_resolution (all, LEAF_KIND (NUMBER)), ==, 1);
  g_assert_true (leaf_unit_is_real (all, kind_called (build, "mass")));
  g_assert_false (leaf_unit_is_real (all, kind_called (build, "weight")));
  g_assert_false (leaf_unit_is_real (all, LEAF_KIND (REAL)));
  g_assert_true (leaf_kinds_is_endless (all, LEAF_KIND (NUMBER)));
  g_assert_true (leaf_kinds_is_endless (all, LEAF_KIND (TEXT)));
  g_assert_false (leaf_kinds_is_endless (all, LEAF_KIND (TIME)));
  g_assert_false (leaf_kinds_is_endless (all, LEAF_KIND (TRUTH_STATE)));
}

/* Which first letters could begin a value of some notation. */
static void
test_first_letters (void)
{
  static const struct {
    const char *sentence, *may, *may_not;
  } rows[] = {
    { "10kg specifies a weight.", "0 9 - +", "k x" },
    { "$5 specifies a weight.", "$", "5 x -" },
    { "g5 specifies a weight.", "g", "x 5" },
    { "<file>x specifies a weight with parts file (values \"a, b\").", "a b x 5", "" },
    { "<n>! specifies a weight with parts n (in base 3, digits \"xyz\").", "x a 5", "" },
    { "<n>! specifies a weight with parts n (4 hexadecimal digits).", "a z 5", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (TestBuild) build = build_with ((const char *[]) { "weight", NULL }, rows[i].sentence);
    g_auto (GStrv) may = g_strsplit (rows[i].may, " ", -1), may_not = g_strsplit (rows[i].may_not, " ", -1);

    for (guint k = 0; may[k] != NULL; k++)
      if (!leaf_unit_may_begin (build->kinds, may[k]))
        g_test_fail_printf ("%s may begin %s", may[k], rows[i].sentence);
    for (guint k = 0; may_not[k] != NULL; k++)
      if (leaf_unit_may_begin (build->kinds, may_not[k]))
        g_test_fail_printf ("%s may not begin %s", may_not[k], rows[i].sentence);
  }
}

/* --- real numbers as they are printed ----------------------------------------------------------------------------- */

static void
test_written (void)
{
  static const struct {
    float real;
    guint32 places;
    LeafRealNotation notation;
    const char *written;
  } rows[] = {
    { 0, 0, LEAF_REAL_EITHER_WAY, "0.0" },
    { 1, 0, LEAF_REAL_EITHER_WAY, "1.0" },
    { 1.5f, 0, LEAF_REAL_EITHER_WAY, "1.5" },
    { -1.25f, 0, LEAF_REAL_EITHER_WAY, "-1.25" },
    { 0.1f, 0, LEAF_REAL_EITHER_WAY, "0.1" },
    { 0.001f, 0, LEAF_REAL_EITHER_WAY, "0.001" },
    { 0.0001f, 0, LEAF_REAL_EITHER_WAY, "0.0001" },
    { 0.00009f, 0, LEAF_REAL_EITHER_WAY, "9.00001 × 10^-5" },
    { 999999, 0, LEAF_REAL_EITHER_WAY, "999999.0" },
    { 1000000, 0, LEAF_REAL_EITHER_WAY, "1.0 × 10^6" },
    { -1000000, 0, LEAF_REAL_EITHER_WAY, "-1.0 × 10^6" },
    { 123456.7f, 0, LEAF_REAL_EITHER_WAY, "123456.70312" },
    { 3.14159265f, 1, LEAF_REAL_EITHER_WAY, "3.1" },
    { 3.14159265f, 3, LEAF_REAL_EITHER_WAY, "3.142" },
    { 3.14159265f, 8, LEAF_REAL_EITHER_WAY, "3.14159288" },
    { 3.14159265f, 9, LEAF_REAL_EITHER_WAY, "3.14159288" },
    { 0.999999f, 2, LEAF_REAL_EITHER_WAY, "0.99" },
    { 1.0625f, 3, LEAF_REAL_DECIMAL, "1.063" },
    { 2147483520.0f, 0, LEAF_REAL_DECIMAL, "2147483520.0" },
    { 1e-6f, 0, LEAF_REAL_DECIMAL, "0.0" },
    { 1e-6f, 8, LEAF_REAL_DECIMAL, "0.000001" },
    { 0, 0, LEAF_REAL_SCIENTIFIC, "0.0 × 10^0" },
    { -0.0f, 0, LEAF_REAL_SCIENTIFIC, "-0.0 × 10^0" },
    { 1, 0, LEAF_REAL_SCIENTIFIC, "1.0 × 10^0" },
    { 12, 0, LEAF_REAL_SCIENTIFIC, "1.2 × 10^1" },
    { -1234.5f, 2, LEAF_REAL_SCIENTIFIC, "-1.23 × 10^3" },
    { 9.99999f, 2, LEAF_REAL_SCIENTIFIC, "1.0 × 10^1" },
    { 0.05f, 1, LEAF_REAL_SCIENTIFIC, "5.0 × 10^-2" },
    { 1e10f, 0, LEAF_REAL_EITHER_WAY, "1.0 × 10^10" },
    { INFINITY, 0, LEAF_REAL_DECIMAL, "∞" },
    { -INFINITY, 0, LEAF_REAL_SCIENTIFIC, "-∞" },
    { NAN, 0, LEAF_REAL_EITHER_WAY, "-⚠" },
    { -0.0f, 0, LEAF_REAL_EITHER_WAY, "-0.0" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *written = leaf_real_written (rows[i].real, rows[i].places, rows[i].notation);

    if (strcmp (written, rows[i].written) != 0)
      g_test_fail_printf ("%u: { %g, %u, %u, \"%s\" }, not %s", i, (double) rows[i].real, rows[i].places,
                          rows[i].notation, written, rows[i].written);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/literals/numbers", test_numbers);
  g_test_add_func ("/literals/reals", test_reals);
  g_test_add_func ("/literals/truths-and-characters", test_truths_and_characters);
  g_test_add_func ("/literals/times", test_times);
  g_test_add_func ("/literals/notations", test_notations);
  g_test_add_func ("/literals/printed", test_printed);
  g_test_add_func ("/literals/parts", test_parts);
  g_test_add_func ("/literals/first-letters", test_first_letters);
  g_test_add_func ("/literals/written", test_written);
  return g_test_run ();
}
