/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-limits.c: limits on the size of a source, from both sides: at the maximum there is no problem, and with one more
 * there is. */
#include "leaf.h"

#include <string.h>

static LeafProgram *
compile (const char *text)
{
  LeafSourceText source = { "story.ni", text, strlen (text) };

  return leaf_program_compile (&source, NULL);
}

/* The number of problems with that code; with any code if it is NULL. */
static guint
count_problems (LeafProgram *program, const char *code)
{
  guint n = 0;

  for (guint32 i = 0; i < leaf_program_n_problems (program); i++)
    n += code == NULL || strcmp (leaf_program_problem (program, i).code, code) == 0;
  return n;
}

static void
repeat (GString *out, const char *unit, guint n)
{
  for (guint i = 0; i < n; i++)
    g_string_append (out, unit);
}

/* --- sources of n ------------------------------------------------------------------------------------------------- */

static void
word_of_letters (GString *out, guint n)
{
  g_string_append (out, "The ");
  repeat (out, "a", n);
  g_string_append (out, " is in the Hall.\n");
}

static void
word_of_accents (GString *out, guint n)
{
  g_string_append (out, "The ");
  repeat (out, "\303\251", n);
  g_string_append (out, " is in the Hall.\n");
}

static void
indented (GString *out, guint n)
{
  g_string_append (out, "Instead of waiting:\n");
  for (guint depth = 1; depth < n; depth++) {
    repeat (out, "\t", depth);
    g_string_append (out, "if the player is in the Hall:\n");
  }
  repeat (out, "\t", n);
  g_string_append (out, "say \"Deep.\"\n");
}

static void
blocks (GString *out, guint n)
{
  g_string_append (out, "Instead of waiting: ");
  repeat (out, "if the player is in the Hall begin; ", n);
  g_string_append (out, "say \"Deep.\"");
  repeat (out, "; end if", n);
  g_string_append (out, ".\n");
}

static void
otherwises (GString *out, guint n)
{
  g_string_append (out, "Instead of waiting:\n\tif the turn count is 0:\n\t\tsay \"0.\";\n");
  for (guint i = 1; i <= n; i++)
    g_string_append_printf (out, "\totherwise if the turn count is %u:\n\t\tsay \"%u.\";\n", i, i);
}

static void
otherwises_of_text (GString *out, guint n)
{
  g_string_append (out, "Instead of waiting: say \"[if the turn count is 0]0.");
  for (guint i = 1; i <= n; i++)
    g_string_append_printf (out, "[otherwise if the turn count is %u]%u.", i, i);
  g_string_append (out, "[otherwise]Many.[end if]\".\n");
}

/* Words with `n` bytes, each after a space. */
static void
append_words (GString *out, guint n)
{
  repeat (out, " x", n / 2);
  repeat (out, "x", n % 2);
}

static void
notation (GString *out, guint n)
{
  g_string_append (out, "A weight is a kind of value. 1");
  append_words (out, n);
  g_string_append (out, " specifies a weight.\n");
}

/* In the box is a thing called "box's x x". */
static void
name_of_part (GString *out, guint n)
{
  g_string_append (out, "A chest is a kind of container. Every chest contains a thing called its");
  append_words (out, n - (guint) strlen ("box's"));
  g_string_append (out, ".\nThe box is a chest in the Hall.\n");
}

/* `n` tables with four thousand entries each. */
static void
tables_of_blank_rows (GString *out, guint n)
{
  for (guint i = 0; i < n; i++)
    g_string_append_printf (
        out, "Table of Lots %u\nhigh (number)\tlow (number)\tleft (number)\tright (number)\nwith 1000 blank rows\n\n",
        i);
}

/* A table of 1,000 columns, continued `n` times by a row with one entry. */
static void
wide_table (GString *out, guint n)
{
  g_string_append (out, "Table of Width\n");
  for (guint i = 0; i < 1000; i++)
    g_string_append_printf (out, "%sc%u (number)", i > 0 ? "\t" : "", i);
  g_string_append (out, "\n1\n");
  for (guint i = 0; i < n; i++)
    g_string_append (out, "\nTable of Width (continued)\nc5\n5\n");
}

static void
nested_nouns (GString *out, guint n)
{
  g_string_append (out, "A container called box0 is in the Hall. The coin is in a container");
  repeat (out, " which is in a container", n);
  g_string_append (out, ".\n");
}

static void
blank_rows (GString *out, guint n)
{
  g_string_append_printf (out, "Table of Lots\nhigh (number)\tlow (number)\n1\t2\nwith %u blank rows\n", n);
}

static void
phrase_words (GString *out, guint n)
{
  g_string_append (out, "To");
  repeat (out, " hum", n);
  g_string_append (out, ": say \"Hm.\"\n");
}

typedef struct {
  const char *name;
  void (*append) (GString *out, guint n);
  guint most;
  const char *code;
} Limit;

static const Limit limits[] = {
  { "word", word_of_letters, 128, "WORD_TOO_LONG" },
  { "word-accents", word_of_accents, 128, "WORD_TOO_LONG" },
  { "indented", indented, 25, "INDENT_TOO_DEEP" },
  { "blocks", blocks, 50, "BLOCKS_TOO_DEEP" },
  { "otherwises-of-text", otherwises_of_text, 1000, "BLOCKS_TOO_DEEP" },
  { "notation", notation, 1000, "NOTATION_TOO_LARGE" },
  { "name-of-part", name_of_part, 1000, "ASSEMBLY_TOO_LARGE" },
  { "otherwises", otherwises, 1000, "BLOCKS_TOO_DEEP" },
  { "nouns", nested_nouns, 11, "NOUN_TOO_DEEP" },
  { "phrase-words", phrase_words, 32, "PHRASE_TOO_LONG" },
};

static LeafProgram *
compile_with (const Limit *limit, guint n)
{
  g_autoptr (GString) text = g_string_new ("The Hall is a room.\n\n");

  limit->append (text, n);
  return compile (text->str);
}

static void
test_limit (gconstpointer data)
{
  const Limit *limit = data;
  g_autoptr (LeafProgram) most = compile_with (limit, limit->most), more = compile_with (limit, limit->most + 1);

  for (guint32 i = 0; i < leaf_program_n_problems (most); i++)
    g_test_message ("with the most: %s", leaf_program_problem (most, i).sentence);
  g_assert_cmpuint (leaf_program_n_problems (most), ==, 0);
  g_assert_cmpuint (count_problems (more, limit->code), ==, 1);
}

/* All tables together have a million entries at most: if there are too many, the problem says how many belong to the
 * library. */
static void
test_tables (void)
{
  enum { MANY = 600000, MOST = 1000000 };
  const Limit table = { "table", blank_rows, 0, "TABLE_TOO_LARGE" };
  g_autoptr (LeafProgram) many = compile_with (&table, MANY), most = NULL, more = NULL;
  const char *sentence, *number;
  guint others, n;

  g_assert_cmpuint (count_problems (many, table.code), ==, 1);
  sentence = leaf_program_problem (many, 0).sentence;
  number = strpbrk (sentence, "0123456789");
  g_assert_nonnull (number);
  others = (guint) g_ascii_strtoull (number, NULL, 10) - 2 * (MANY + 1);
  n = (MOST - others) / 2 - 1;
  most = compile_with (&table, n);
  more = compile_with (&table, n + 1);
  g_assert_cmpuint (leaf_program_n_problems (most), ==, 0);
  g_assert_cmpuint (count_problems (more, table.code), ==, 1);
}

/* The entries of all tables count together, also those of small tables, and those that continuing a table adds. */
static void
test_tables_together (void)
{
  static const struct {
    void (*append) (GString *out, guint n);
    guint few, many;
  } rows[] = { { tables_of_blank_rows, 200, 300 }, { wide_table, 900, 1100 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    const Limit limit = { "tables", rows[i].append, 0, "TABLE_TOO_LARGE" };
    g_autoptr (LeafProgram) few = compile_with (&limit, rows[i].few), many = compile_with (&limit, rows[i].many);

    g_assert_cmpuint (count_problems (few, NULL), ==, 0);
    g_assert_cmpuint (count_problems (many, "TABLE_TOO_LARGE"), >, 0);
  }
}

/* --- limits on problems ------------------------------------------------------------------------------------------- */

/* Invalid bytes are reported at most twenty times. */
static void
test_bad_bytes (void)
{
  static const struct {
    guint runs, reported;
  } rows[] = { { 1, 1 }, { 19, 19 }, { 20, 20 }, { 21, 20 }, { 50, 20 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (GString) text = g_string_new ("The Hall is a room. [");
    g_autoptr (LeafProgram) program = NULL;

    repeat (text, "\377 ", rows[i].runs);
    g_string_append (text, "]\n");
    program = compile (text->str);
    g_assert_cmpuint (count_problems (program, "BAD_UTF8"), ==, rows[i].reported);
  }
}

/* At most two thousand problems are reported. */
static void
test_many_problems (void)
{
  static const struct {
    guint wrong, reported;
  } rows[] = { { 1999, 1999 }, { 2000, 2000 }, { 2001, 2000 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (GString) text = g_string_new ("The Hall is a room.\n\n");
    g_autoptr (LeafProgram) program = NULL;

    for (guint k = 0; k < rows[i].wrong; k++)
      g_string_append_printf (text, "Zorp%u frobs.\n\n", k);
    program = compile (text->str);
    g_assert_cmpuint (count_problems (program, NULL), ==, rows[i].reported);
  }
}

/* Quotations are at most 240 bytes long. */
static void
test_long_quotation (void)
{
  static const struct {
    const char *last; /* after "zorp " and "frobs " 38 times: 233 bytes */
    gboolean is_whole;
  } rows[] = { { "frobxxx", TRUE }, { "frobxxxx", FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (GString) words = g_string_new ("zorp ");
    g_autofree char *text = NULL;
    g_autoptr (LeafProgram) program = NULL;
    const char *sentence;

    repeat (words, "frobs ", 38);
    g_string_append (words, rows[i].last);
    text = g_strdup_printf ("The Hall is a room.\n\n%s.\n", words->str);
    program = compile (text);
    g_assert_cmpuint (leaf_program_n_problems (program), ==, 1);
    sentence = leaf_program_problem (program, 0).sentence;
    g_assert_cmpint (strstr (sentence, "…") == NULL, ==, rows[i].is_whole);
    g_assert_cmpint (strstr (sentence, words->str) != NULL, ==, rows[i].is_whole);
  }
}

/* A mistake that one sentence makes for many things is reported once, but the same mistake in two sentences twice. */
static void
test_told_once (void)
{
  g_autoptr (LeafProgram) program = compile (
      "The Hall is a room. Ann, Bob and Cid are people in the Hall. The cup and the hat are things. Owning relates one person to various things. "
      "The verb to own means the owning relation.\n\nEvery person owns the cup.\n\nEvery person owns the hat.\n");

  g_assert_cmpuint (count_problems (program, NULL), ==, 2);
  g_assert_cmpstr (leaf_program_problem (program, 0).sentence, !=, leaf_program_problem (program, 1).sentence);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (limits); i++) {
    g_autofree char *path = g_strdup_printf ("/limits/%s", limits[i].name);

    g_test_add_data_func (path, &limits[i], test_limit);
  }
  g_test_add_func ("/limits/tables", test_tables);
  g_test_add_func ("/limits/tables-together", test_tables_together);
  g_test_add_func ("/limits/bad-bytes", test_bad_bytes);
  g_test_add_func ("/limits/many-problems", test_many_problems);
  g_test_add_func ("/limits/long-quotation", test_long_quotation);
  g_test_add_func ("/limits/told-once", test_told_once);
  return g_test_run ();
}
