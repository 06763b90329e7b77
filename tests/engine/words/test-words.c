/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-words.c: bytes to words.
 *
 * On the left is a source, on the right its words, separated by one space, in a small notation: "|" the end of a
 * paragraph, "~." an implied full stop, ">" before a word for each tab that its line begins with, "+" before a word
 * that touches the one before it (in the tests that request it). */

#include "test-build.h"

typedef struct {
  const char *source, *words;
} Case;

static char *
describe (const LeafBuild *build, guint32 source, gboolean touching)
{
  const LeafSource *row = LEAF_ROW (&build->words->sources, LeafSource, source);
  GString *text = g_string_new (NULL);

  for (guint32 i = row->first_word; i < row->end_word; i++) {
    const LeafWord *word = leaf_word (build, i);

    g_string_append (text, text->len > 0 ? " " : "");
    for (guint k = 0; k < word->indent; k++)
      g_string_append_c (text, '>');
    if (touching && (word->flags & LEAF_WORD_TOUCHES))
      g_string_append_c (text, '+');
    if (word->sort == LEAF_WORD_PARAGRAPH)
      g_string_append (text, "|");
    else if (word->flags & LEAF_WORD_IMPLIED)
      g_string_append (text, "~.");
    else
      g_string_append_len (text, row->text + word->start, word->end - word->start);
  }
  return g_string_free (text, FALSE);
}

static void
check (const Case *cases, guint n, gboolean touching)
{
  for (guint i = 0; i < n; i++) {
    g_autoptr (TestBuild) build = test_build_new ();
    guint32 source = leaf_words_read (build, "test", cases[i].source, strlen (cases[i].source), FALSE);
    g_autofree char *words = describe (build, source, touching);

    g_test_message ("%s", cases[i].source);
    g_assert_cmpstr (words, ==, cases[i].words);
    g_assert_cmpuint (build->messages.n, ==, 1);
  }
}

static const Case plain_cases[] = {
  { "", "" },
  { " \n\t\n ", "" },
  { "Mary had a lamb.", "Mary had a lamb . |" },
  { "Mary,had;a:lamb(s){t}", "Mary , had ; a : lamb ( s ) { t } |" },
  { "can't well-kept player's", "can't well-kept player's |" },
  { "one\ntwo\n\nthree\n\n\n\nfour", "one two | three | four |" },
  { "one\r\ntwo\r\n\r\nthree\rfour\r\rfive", "one two | three four | five |" },
  { "\xEF\xBB\xBFone", "one |" },
  { "one\xC2\xA0two\xE2\x80\x83three", "one two three |" },
  { "\tone\n\t\ttwo three", ">one >>two three |" },
  { "Été ça", "Été ça |" },
  { "one\u1680two\u3000three\uFEFFfour\u00A0five", "one two three four five |" },
  { "ᄀ あ ﬁ ° …x", "ᄀ あ ﬁ ° …x |" },
  { "one\x7Ftwo\x01three", "one two three |" },
  { "one\r\rtwo", "one | two |" },
  { "one\n \t\n two", "one | two |" },
};

static const Case mark_cases[] = {
  { "2.5 9:30 1,000 1e-3 -7", "2.5 9:30 1,000 1e-3 -7 |" },
  { "At 9: stop.", "At 9 : stop . |" },
  { "e.g. v1.2 a.b A.B", "e.g . v1.2 a.b A . B |" },
  { "http://x.y/z", "http://x.y/z |" },
  { "f(-5) (- native; \"code\" -) end", "f ( -5 ) (- native; \"code\" -) end |" },
  { "#FF_0 $1.99 <a>", "#FF_0 $1.99 <a> |" },
  { "5'11\" tall", "5'11\" tall |" },
  { "5'6\" tall", "5'6\" tall |" },
  { "5’11” tall", "5’11” tall |" },
  { "well–kept can’t", "well–kept can’t |" },
  { ":/b a:/b a,/b a:b", ": /b a:/b a , /b a : b |" },
  { "1.a a.1 A.1 1.A a.A a.b .5 5. a.-1", "1.a a.1 A . 1 1 . A a . A a.b . 5 5 . a.-1 |" },
  { "1;2 1!2 1,a a,1 1-2", "1;2 1!2 1 , a a , 1 1-2 |" },
  { "1(2) 3{4}", "1 ( 2 ) 3 { 4 } |" },
  { "(- 5 -) (-5) (x-) (", "(- 5 -) ( -5 ) ( x- ) ( |" },
  { "123456789'1\" a", "123456789'1\" a |" },
  { "511\" a\"", "511 \" a\" |" },
  { "1234567890'1\" a\"", "1234567890'1 \" a\" |" },
  { "5'x\" a\"", "5'x \" a\" |" },
};

static const Case comment_cases[] = {
  { "one [two] three", "one three |" },     { "one[a [b [c]] d]two", "one two |" },
  { "one\n[all alone]\ntwo", "one two |" }, { "one [over\n\nlines] two", "one two |" },
  { "\t[remark] one", ">one |" },           { "one [\"quoted] two", "one two |" },
};

static const Case text_cases[] = {
  { "say \"one [two] three\".", "say \"one [two] three\" . |" },
  { "say \"one\n\ntwo\" now", "say \"one\n\ntwo\" now |" },
  { "say\"one\"two", "say \"one\" two |" },
  { "\"\"", "\"\" |" },
  { "\"One.\" Two", "\"One.\" ~. Two |" },
  { "\"One?\" two", "\"One?\" two |" },
  { "\"One!)\" Two \"Three.'\" Four", "\"One!)\" ~. Two \"Three.'\" ~. Four |" },
  { "\"One.\"\n\ntwo", "\"One.\" ~. | two |" },
  { "\"One\" Two", "\"One\" Two |" },
  { "\"One.\" \"Two.\"", "\"One.\" \"Two.\" ~. |" },
  { "\"One.\"; \"Two.\".", "\"One.\" ; \"Two.\" . |" },
  { "Table of X\na\tb\n\"One.\"\tTwo\n\nThen \"Three.\" Four",
    "Table of X a b \"One.\" Two | Then \"Three.\" ~. Four |" },
  { "“One.” Two ”Three\" four \"Five…“ six", "“One.” ~. Two ”Three\" four \"Five…“ six |" },
  { "‘One’ “two.’” Three", "‘One’ “two.’” ~. Three |" },
  { "One ---- DOCUMENTATION ---- Two", "One |" },
  { "---- documentation ---- two", "" },
  { "documentation ---- two", "documentation ---- two |" },
  { "One ---- documentation ----- two", "One ---- documentation ----- two |" },
  { "\"One.\" ---- documentation ---- two", "\"One.\" ~. |" },
  { "\".\" Two \"\" Three \"'\" Four", "\".\" ~. Two \"\" Three \"'\" Four |" },
  { "\"One.)\" Two \"One.’\" Three \"One)\" four", "\"One.)\" ~. Two \"One.’\" ~. Three \"One)\" four |" },
  { "\"One.\" É \"Two.\" é", "\"One.\" ~. É \"Two.\" é |" },
  { "Tables \"One.\" Two", "Tables \"One.\" ~. Two |" },
};

static const Case touch_cases[] = {
  { "one, two", "one +, two |" },
  { "(a)", "( +a +) |" },
  { "a[remark]b", "a b |" },
  { "\"a\"b \"c\"", "\"a\" +b \"c\" |" },
};

static void
test_cases (gconstpointer data)
{
  switch (GPOINTER_TO_INT (data)) {
  case 0: check (plain_cases, G_N_ELEMENTS (plain_cases), FALSE); break;
  case 1: check (mark_cases, G_N_ELEMENTS (mark_cases), FALSE); break;
  case 2: check (comment_cases, G_N_ELEMENTS (comment_cases), FALSE); break;
  case 3: check (text_cases, G_N_ELEMENTS (text_cases), FALSE); break;
  default: check (touch_cases, G_N_ELEMENTS (touch_cases), TRUE); break;
  }
}

/* Word 3 of a source, as it is spelt or, for a text, its contents. */
static void
test_typographic_characters (void)
{
  static const struct {
    const char *source, *spelling, *text;
  } rows[] = {
    { "a b dog’s", "dog's", NULL },
    { "a b well‐kept–and—so", "well-kept-and-so", NULL },
    { "a b “‘No’\u2003one – here…”", NULL, "'No' one - here…" },
    { "a b “He’s\u00A0in”", NULL, "He's in" },
    { "a b “left\"", NULL, "left" },
    { "a b ”", NULL, "" },
    { "a b \"x`", NULL, "x`" },
    { "a b \"x ‘y`’\"", NULL, "x 'y`'" },
    { "a b x\u2010y\u2014z", "x-y-z", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (TestBuild) build = test_build_new ();
    guint32 source = leaf_words_read (build, "test", rows[i].source, strlen (rows[i].source), FALSE);
    guint32 number = LEAF_ROW (&build->words->sources, LeafSource, source)->first_word + 2;

    g_test_message ("%s", rows[i].source);
    g_assert_cmpuint (leaf_word (build, number)->end, ==, strlen (rows[i].source));
    if (rows[i].text != NULL) {
      g_autofree char *text = leaf_words_text_dup (build, number);

      g_assert_cmpstr (text, ==, rows[i].text);
    } else {
      g_assert_true (leaf_word_is (build, number, rows[i].spelling));
    }
  }
}

typedef struct {
  const char *source, *problems, *words;
} Problem;

#define LONG "Supercalifragilisticexpialidociousandmore-and-more-and-more"

static const Problem problem_cases[] = {
  { "one \xff\xfe two", "BAD_UTF8", "one ? ? two |" },
  { "a \"b\n\nc", "TEXT_NOT_CLOSED", "a \"b | c |" },
  { "a “b\n\nc", "TEXT_NOT_CLOSED", "a “b | c |" },
  { "a \"b.\n\nc is \"d\"", "TEXT_NOT_CLOSED", "a \"b. ~. | c is \"d\" |" },
  { "say \"b;\n\tsay \"c\"", "TEXT_NOT_CLOSED", "say \"b ; >say \"c\" |" },
  { "a \"b\nc.\n\nd is \"'e'\"", "TEXT_NOT_CLOSED", "a \"b\nc. ~. | d is \"'e'\" |" },
  { "a \"b\nc\" d", "", "a \"b\nc\" d |" },
  { "a \"b\nc\"d \"e\"", "", "a \"b\nc\" d \"e\" |" }, /* the marks pair */
  { "a \"b\nc\"d [\"] 5'11\" (- \" -)", "", "a \"b\nc\" d 5'11\" (- \" -) |" },
  { "a 5'6\" \"b\nc\"d \"e\"", "", "a 5'6\" \"b\nc\" d \"e\" |" },
  { "a \"b\nc\"d\n---- documentation ----\n\"", "", "a \"b\nc\" d |" },
  { "a\n---- chapter ----\nb", "", "a ---- chapter ---- b |" },
  { "a\n---- documentation more\nb", "", "a ---- documentation more b |" },
  { "a\n--- documentation ----\nb", "", "a --- documentation ---- b |" },
  { "a is b.\"\n\nc is \"d\"", "TEXT_NOT_OPENED", "a is b . | c is \"d\" |" },
  { "a is b\"", "TEXT_NOT_OPENED", "a is b |" },
  { "a [b\n\nc", "COMMENT_NOT_CLOSED", "a | c |" },
  { "a ] b", "COMMENT_NOT_OPENED", "a b |" },
  { "a (- b\n\nc", "NATIVE_NOT_CLOSED", "a (- b | c |" },
  { "a [b [c] \n\nd", "COMMENT_NOT_CLOSED", "a | d |" },
  { "a [b\r\n\r\nc", "COMMENT_NOT_CLOSED", "a | c |" },
  { "a [b\r\nc", "COMMENT_NOT_CLOSED", "a |" },
  { "a [b\n\nc [d\n\ne", "COMMENT_NOT_CLOSED COMMENT_NOT_CLOSED", "a | c |" },
  { "a [", "COMMENT_NOT_CLOSED", "a |" },
  { "a (-", "NATIVE_NOT_CLOSED", "a (- |" },
  { "a (- b\n\nc (- d -) e\n\nf", "", "a (- b\n\nc (- d -) e | f |" },
  { "a \"b\n  c.\n  d\n\ne", "TEXT_NOT_CLOSED", "a \"b\n  c. d | e |" },
  { "a \"b \t\n\nc", "TEXT_NOT_CLOSED", "a \"b | c |" },
  { "a \";\n\nb", "TEXT_NOT_CLOSED", "a \" ; | b |" },
  { "a \"", "TEXT_NOT_CLOSED", "a \" |" },
  { "a is b\"c", "TEXT_NOT_CLOSED", "a is b \"c |" },
  { "a is b!\" c", "TEXT_NOT_OPENED", "a is b ! c |" },
  { "a is b\" c", "TEXT_NOT_CLOSED", "a is b \" c |" },
  { "a is b,\"", "TEXT_NOT_CLOSED", "a is b , \" |" },
  { LONG LONG "12345678", "", LONG LONG "12345678 |" },
  { LONG LONG "123456789", "", LONG LONG "123456789 |" },
  { LONG LONG LONG "!", "WORD_TOO_LONG", LONG LONG LONG " ! |" },
};

static void
test_problems_of_words (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (problem_cases); i++) {
    g_autoptr (TestBuild) build = test_build_new ();
    guint32 source = leaf_words_read (build, "test", problem_cases[i].source, strlen (problem_cases[i].source), FALSE);
    g_autofree char *words = describe (build, source, FALSE);
    g_autofree char *problems = test_problems (build);

    g_assert_cmpstr (problems, ==, problem_cases[i].problems);
    g_assert_cmpstr (words, ==, problem_cases[i].words);
  }
}

/* Invalid bytes are replaced one by one, so that every place in the file stays correct. */
static void
test_places (void)
{
  g_autoptr (TestBuild) build = test_build_new ();
  const char bytes[] = "a\0b \xc3( lamb\r\nÉtoile x";
  guint32 source = leaf_words_read (build, "test", bytes, sizeof bytes - 1, FALSE);
  const LeafSource *row = LEAF_ROW (&build->words->sources, LeafSource, source);
  g_autofree char *problems = NULL;
  guint32 line, column;

  g_assert_cmpuint (row->length, ==, sizeof bytes - 1);
  problems = test_problems (build);
  g_assert_cmpstr (problems, ==, "NUL_BYTE BAD_UTF8");
  g_assert_true (g_utf8_validate (row->text, row->length, NULL));
  for (guint32 i = row->first_word; i < row->end_word; i++) {
    if (leaf_word_is (build, i, "lamb"))
      g_assert_cmpuint (leaf_word (build, i)->start, ==, 7);
    if (leaf_word_is (build, i, "x"))
      g_assert_cmpuint (leaf_word (build, i)->line, ==, 2);
  }
  leaf_words_line (build->words, source, row->length - 1, &line, &column);
  g_assert_cmpuint (line, ==, 2);
  g_assert_cmpuint (column, ==, 8);
  leaf_words_line (build->words, source, 999999, &line, &column);
  g_assert_cmpuint (line, ==, 2);
}

/* Words of a substitution have places in the text that contains them. */
static void
test_within (void)
{
  g_autoptr (TestBuild) build = test_build_new ();
  const char *story = "say \"a\nb [if x is `y [z `w [v] u` t]` or (2)] c\"";
  guint32 source = leaf_words_read (build, "test", story, strlen (story), FALSE);
  guint32 start = (guint32) (strchr (story, '[') - story) + 1;
  guint32 end = (guint32) (strrchr (story, ']') - story);
  LeafWording w = leaf_words_read_within (build, source, start, end);
  g_autofree char *text = NULL;

  g_assert_cmpuint (leaf_wording_length (w), ==, 8);
  g_assert_true (leaf_wording_begins (build, w, "if x is"));
  g_assert_cmpuint (leaf_word (build, w.first)->line, ==, 2);
  g_assert_cmpuint (leaf_word (build, w.first)->start, ==, start);
  g_assert_cmpint (leaf_word (build, w.first + 3)->sort, ==, LEAF_WORD_TEXT);
  text = leaf_words_text_dup (build, w.first + 3);
  g_assert_cmpstr (text, ==, "y [z `w [v] u` t]");
}

/* A text within a substitution: brackets count only where they can begin or end a substitution. */
static void
test_inner_texts (void)
{
  static const struct {
    const char *inside, *text;
  } rows[] = {
    { "`a ] b`", "a ] b" },
    { "`a [b [c] d`", "a [b [c] d" },
    { "`a [`b`] c`", "a [`b`] c" },
    { "`a [b", "a [b" },
    { "`", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (TestBuild) build = test_build_new ();
    g_autofree char *story = g_strconcat ("\"[", rows[i].inside, "]\"", NULL), *text = NULL;
    guint32 source = leaf_words_read (build, "test", story, strlen (story), FALSE);
    LeafWording w = leaf_words_read_within (build, source, 2, (guint32) strlen (story) - 2);

    g_test_message ("%s", rows[i].inside);
    g_assert_cmpuint (leaf_wording_length (w), ==, 1);
    text = leaf_words_text_dup (build, w.first);
    g_assert_cmpstr (text, ==, rows[i].text);
  }
}

/* The place in the source of each character of a text, asked in any order. */
static void
test_places_in_text (void)
{
  g_autoptr (TestBuild) build = test_build_new ();
  const char *story = "a “b’é–x”";
  guint32 source = leaf_words_read (build, "test", story, strlen (story), FALSE);
  guint32 number = LEAF_ROW (&build->words->sources, LeafSource, source)->first_word + 1;
  static const struct {
    gsize read;
    guint32 place;
  } rows[] = { { 0, 5 }, { 1, 6 }, { 2, 9 }, { 4, 11 }, { 5, 14 }, { 6, 15 }, { 9, 15 }, { 2, 9 }, { 2, 9 }, { 0, 5 } };
  LeafTextPlace known = { 0, 0 };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    LeafTextPlace fresh = { 0, 0 };

    g_assert_cmpuint (leaf_words_text_place (build, number, rows[i].read, &known), ==, rows[i].place);
    g_assert_cmpuint (leaf_words_text_place (build, number, rows[i].read, &fresh), ==, rows[i].place);
  }
}

/* Characters that are read as others; a character that is cut off at the end stays as it is. */
static void
test_append_read (void)
{
  static const struct {
    const char *bytes;
    gsize length;
    const char *read;
  } rows[] = { { "a’b", 5, "a'b" }, { "a’", 3, "a\xE2\x80" }, { "a’", 4, "a'" }, { "é–", 5, "é-" }, { "", 0, "" } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (GString) out = g_string_new (NULL);

    leaf_words_append_read (out, rows[i].bytes, rows[i].length);
    g_assert_cmpstr (out->str, ==, rows[i].read);
  }
}

/* The quotation in a message does not end within a character. */
static void
test_quoted (void)
{
  for (guint n = 54; n < 62; n++) {
    g_autoptr (TestBuild) build = test_build_new ();
    g_autofree char *letters = g_strnfill (n, 'a'), *story = g_strconcat ("\"", letters, "ééé", NULL), *words = NULL;

    leaf_words_read (build, "test", story, strlen (story), FALSE);
    g_assert_cmpuint (build->messages.n, ==, 2);
    words = leaf_message_fragment_words (&LEAF_ROW (&build->messages, LeafMessage, 1)->message, NULL, NULL);
    g_assert_true (g_utf8_validate (words, -1, NULL));
    g_assert_nonnull (strstr (words, n < 58 ? "aé" : "aaa"));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/words/plain", GINT_TO_POINTER (0), test_cases);
  g_test_add_data_func ("/words/marks", GINT_TO_POINTER (1), test_cases);
  g_test_add_data_func ("/words/comments", GINT_TO_POINTER (2), test_cases);
  g_test_add_data_func ("/words/texts", GINT_TO_POINTER (3), test_cases);
  g_test_add_data_func ("/words/touching", GINT_TO_POINTER (4), test_cases);
  g_test_add_func ("/words/problems", test_problems_of_words);
  g_test_add_func ("/words/typographic-characters", test_typographic_characters);
  g_test_add_func ("/words/places", test_places);
  g_test_add_func ("/words/within", test_within);
  g_test_add_func ("/words/inner-texts", test_inner_texts);
  g_test_add_func ("/words/places-in-text", test_places_in_text);
  g_test_add_func ("/words/append-read", test_append_read);
  g_test_add_func ("/words/quoted", test_quoted);
  return g_test_run ();
}
