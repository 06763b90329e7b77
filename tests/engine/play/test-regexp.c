/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Regular expressions: what they match, as a whole and in pieces, and which are refused. */
#include "leaf-regexp.h"

#include <string.h>

/* An expression of `n` alternatives is refused before the stack is full, wherever they are. */
static void
test_alternatives (void)
{
  static const char *const around[][2] = { { "(?<=", ")b" }, { "(?<!", ")b" }, { "(", ")b" }, { "(?:", ")+b" } };

  for (guint i = 0; i < G_N_ELEMENTS (around); i++)
    for (guint n = 10; n <= 1000000; n *= 100000) {
      g_autoptr (GString) pattern = g_string_new (around[i][0]);
      const char *problem;
      g_autoptr (LeafRegexp) regexp = NULL;

      for (guint k = 0; k < n; k++)
        g_string_append (pattern, k == 0 ? "a" : "|a");
      g_string_append (pattern, around[i][1]);
      regexp = leaf_regexp_new (pattern->str, 0, &problem);
      g_assert_cmpstr (problem, ==, n == 10 ? NULL : "it is too long");
    }
}

/* The bounds of the whole match and of each group, "-" for one that took no part; NULL if nothing matches. A slice is the
 * work that is allowed at a time. */
static char *
bounds_of (const char *pattern, guint flags, const char *text, gsize from, guint64 slice)
{
  const char *problem;
  g_autoptr (LeafRegexp) regexp = leaf_regexp_new (pattern, flags, &problem);
  LeafMatch match = { 0 };
  LeafMatched matched;
  GString *all = NULL;
  gsize begin, end;

  g_assert_cmpstr (problem, ==, NULL);
  do {
    guint64 budget = slice;

    matched = leaf_match_go_on (&match, regexp, text, strlen (text), from, &budget);
  } while (matched == LEAF_MATCH_SPENT);
  if (matched == LEAF_MATCH_FOUND) {
    guint n = 1;

    all = g_string_new (NULL);
    for (const char *c = pattern; *c != '\0' && !(flags & LEAF_REGEXP_PLAIN); c++)
      if (*c == '\\' || g_str_has_prefix (c, "(?(")) /* a bracket that is escaped, or has the number of a group */
        c += *c == '\\' ? 1 : 2;
      else
        n += *c == '(' && c[1] != '?';
    for (guint group = 0; group < n; group++) {
      if (leaf_match_group (&match, regexp, group, &begin, &end))
        g_string_append_printf (all, "%s%u:%u", group > 0 ? " " : "", (guint) begin, (guint) end);
      else
        g_string_append (all, " -");
    }
    g_assert_false (leaf_match_group (&match, regexp, n, &begin, &end));
  }
  leaf_match_clear (&match);
  return all != NULL ? g_string_free (all, FALSE) : NULL;
}

static void
assert_bounds (const char *pattern, guint flags, const char *text, gsize from, const char *wanted)
{
  for (guint64 slice = 1; slice <= 1000000; slice *= 1000) {
    g_autofree char *bounds = bounds_of (pattern, flags, text, from, slice);

    if (g_strcmp0 (bounds, wanted) != 0)
      g_test_fail_printf ("'%s' in '%s': %s, not %s", pattern, text, bounds != NULL ? bounds : "no match",
                          wanted != NULL ? wanted : "no match");
  }
}

/* What Perl matches, with angle brackets for a set of characters. */
static void
test_matches (void)
{
  static const struct {
    const char *pattern, *text, *bounds;
  } rows[] = {
    { "abc", "xabcx", "1:4" },
    { "abc", "xabx", NULL },
    { "a.c", "a\nc abc", "0:3" },
    { "", "x", "0:0" },
    { "", "", "0:0" },
    { "a|b|cd", "xcd", "1:3" },
    { "a|", "b", "0:0" },
    { "|a", "a", "0:0" },
    { "a||b", "b", "0:0" },
    { "^a", "ba", NULL },
    { "^a", "ab", "0:1" },
    { "a$", "ba", "1:2" },
    { "a$", "ab", NULL },
    { "a$", "a\n", "0:1" },
    { "a$", "a\n\n", NULL },
    { "a\\Z", "a\n", "0:1" },
    { "a\\z", "a\n", NULL },
    { "a\\z", "ba", "1:2" },
    { "\\Aa", "ab", "0:1" },
    { "\\Aa", "ba", NULL },
    { "<abc>+", "xxbcay", "2:5" },
    { "<^abc>+", "abxyc", "2:4" },
    { "<a-c>+", "zabcd", "1:4" },
    { "<^a-c>+", "abzdc", "2:4" },
    { "<a-c0-2>+", "9b1c2d", "1:5" },
    { "<-a>+", "b-a-", "1:4" },
    { "<a->+", "b-a-c", "1:4" },
    { "<\\d-x>+", "a1-x2y", "1:5" },
    { "<\\w>+", " a_1\303\251-", "1:6" },
    { "<\\W>+", "ab .,c", "2:5" },
    { "<\\n\\t>+", "a\n\t b", "1:3" },
    { "<^\\d\\s>+", "1 ab 2", "2:4" },
    { "<\\>>", "a>b", "1:2" },
    { "<\\^>", "a^b", "1:2" },
    { "<a\\-c>+", "b-ac", "1:4" },
    { "<\303\251-\303\274>+", "a\303\251\303\255z", "1:5" },
    { "\\d+", "ab12c", "2:4" },
    { "\\D+", "12ab3", "2:4" },
    { "\\s+", "a \t\nb", "1:4" },
    { "\\S+", " ab ", "1:3" },
    { "\\w+", "--a_9\303\251--", "2:7" },
    { "\\W+", "a--b", "1:3" },
    { "\\bab\\b", "xab ab", "4:6" },
    { "\\bab", "xab", NULL },
    { "ab\\b", "abx ab", "4:6" },
    { "\\Bab", "ab xab", "4:6" },
    { "\\B", "a", NULL },
    { "\\b", "  a", "2:2" },
    { "\\bx\\B", "x xy", "2:3" },
    { "a*", "baaa", "0:0" },
    { "a+", "baaa", "1:4" },
    { "a?", "baaa", "0:0" },
    { "ba*", "baaa", "0:4" },
    { "ba+", "baaac", "0:4" },
    { "ba?", "baaa", "0:2" },
    { "ba*?", "baaa", "0:1" },
    { "ba+?", "baaa", "0:2" },
    { "ba?\?", "baaa", "0:1" },
    { "ba*?c", "baaac", "0:5" },
    { "ba*+a", "baaa", NULL },
    { "ba*+c", "baaac", "0:5" },
    { "ba?+a", "baa", "0:3" },
    { "ba?+a", "ba", NULL },
    { "a{2}", "aaaa", "0:2" },
    { "a{2}", "a", NULL },
    { "a{2,}", "aaaa", "0:4" },
    { "a{2,3}", "aaaa", "0:3" },
    { "a{2,3}?", "aaaa", "0:2" },
    { "a{2,}?b", "aaaab", "0:5" },
    { "a{0}b", "aab", "2:3" },
    { "a{0,1}b", "aab", "1:3" },
    { "a{,2}", "a{,2}", "0:5" },
    { "a{x}", "a{x}", "0:4" },
    { "a{2", "aa{2", "1:4" },
    { "a{3}", "aa", NULL },
    { "a{2,3}+a", "aaa", NULL },
    { "a{2,3}+a", "aaaa", "0:4" },
    { "(ab)+", "xababa", "1:5 3:5" },
    { "(ab)*", "aba", "0:2 0:2" },
    { "(ab)?c", "abc", "0:3 0:2" },
    { "(ab)?c", "ac", "1:2 -" },
    { "(ab){2}", "ababab", "0:4 2:4" },
    { "(ab){2,}", "ababab", "0:6 4:6" },
    { "(ab){1,2}", "ababab", "0:4 2:4" },
    { "(ab){1,2}?", "ababab", "0:2 0:2" },
    { "(ab){3}", "abab", NULL },
    { "(ab){0,2}c", "abababc", "2:7 4:6" },
    { "(ab)*?c", "ababc", "0:5 2:4" },
    { "(ab)++a", "ababa", "0:5 2:4" },
    { "(ab)++c", "ababc", "0:5 2:4" },
    { "(ab)?+ab", "ab", NULL },
    { "(ab){1,2}+ab", "abab", NULL },
    { "(ab){1,2}+ab", "ababab", "0:6 2:4" },
    { "(a|ab)(c|bcd)", "abcd", "0:4 0:1 1:4" },
    { "(a|ab)(c|bcd)$", "abcd", "0:4 0:1 1:4" },
    { "(?:a|ab)c", "abc", "0:3" },
    { "(a)(b)?(c)", "ac", "0:2 0:1 - 1:2" },
    { "((a)(b))c", "abc", "0:3 0:2 0:1 1:2" },
    { "(a*)*", "aab", "0:2 2:2" },
    { "(a*)+b", "aab", "0:3 2:2" },
    { "(a|b)*c", "abac", "0:4 2:3" },
    { "(a)|(b)", "b", "0:1 - 0:1" },
    { "(.*)(\\d+)", "ab123", "0:5 0:4 4:5" },
    { "(.*?)(\\d+)", "ab123", "0:5 0:2 2:5" },
    { "(.+)b", "abab", "0:4 0:3" },
    { "(a)\\1", "aab", "0:2 0:1" },
    { "(a+)\\1", "aaaa", "0:4 0:2" },
    { "(a+)b\\1", "aabaa", "0:5 0:2" },
    { "(a+)b\\1", "aaba", "1:4 1:2" },
    { "(a)?\\1b", "aab", "0:3 0:1" },
    { "(A)\\1", "Aa", NULL },
    { "(?i)(A)\\1", "Aa", "0:2 0:1" },
    { "(\303\251)\\1", "\303\251\303\251", "0:4 0:2" },
    { "\\1(a)", "aa", NULL },
    { "(?i)abc", "xABc", "1:4" },
    { "(?i)\303\211", "\303\251", "0:2" },
    { "a(?i)b", "aB", "0:2" },
    { "a(?i)b", "AB", NULL },
    { "(a(?i)b)c", "aBc", "0:3 0:2" },
    { "(a(?i)b)c", "aBC", NULL },
    { "a(?i:b)c", "aBc", "0:3" },
    { "a(?i:b)c", "aBC", NULL },
    { "(?i)a(?-i)b", "Ab", "0:2" },
    { "(?i)a(?-i)b", "AB", NULL },
    { "(?i)a(?-i:b)c", "AbC", "0:3" },
    { "(?i)<a-c>+", "xABc", "1:4" },
    { "(?i)<^a-c>+", "ABxD", "2:4" },
    { "(?s)a", "a", "0:1" },
    { "(?m-i)a", "A", NULL },
    { "a(?=b)", "acab", "2:3" },
    { "a(?!b)", "abac", "2:3" },
    { "(?=ab)a", "aab", "1:2" },
    { "a(?=b)b", "ab", "0:2" },
    { "a(?=(b))", "ab", "0:1 1:2" },
    { "a(?!b|c)", "abacad", "4:5" },
    { "(?<=a)b", "bab", "2:3" },
    { "(?<!a)b", "abcb", "3:4" },
    { "(?<=ab)c", "acabc", "4:5" },
    { "(?<=a|bc)d", "bd bcd", "5:6" },
    { "(?<=a|bc)d", "ad", "1:2" },
    { "(?<!a|bc)d", "ad bcd xd", "8:9" },
    { "(?<=(?:a|b)c)d", "bcd", "2:3" },
    { "(?<=a{2})b", "abaab", "4:5" },
    { "(?<=\\d\\d)x", "1x12x", "4:5" },
    { "(?<=^a)b", "ab", "1:2" },
    { "(?<=^a)b", "aab", NULL },
    { "(?<=\303\251)x", "\303\251x", "2:3" },
    { "(?<=(a))b", "ab", "1:2 0:1" },
    { "(?<=a(?=b))b", "ab", "1:2" },
    { "(?<=)a", "a", "0:1" },
    { "(?<=\\b)a", "ba a", "3:4" },
    { "(?>a+)b", "aaab", "0:4" },
    { "(?>a+)ab", "aaab", NULL },
    { "(?>a|ab)c", "abc", NULL },
    { "(?>ab|a)c", "abc", "0:3" },
    { "x(?>(?:ab)*)a", "xababa", "0:6" },
    { "(?<=(?>ab))c", "abc", "2:3" },
    { "(a)?(?(1)b|c)", "ab", "0:2 0:1" },
    { "(a)?(?(1)b|c)", "c", "0:1 -" },
    { "(a)?(?(1)b|c)$", "ac", "1:2 -" },
    { "(a)?x(?(1)b)", "axb", "0:3 0:1" },
    { "(a)?x(?(1)b)$", "xb", NULL },
    { "(a)?x(?(1)b)$", "x", "0:1 -" },
    { "^(a)?(?(1)b|c)$", "ab", "0:2 0:1" },
    { "^(a)?(?(1)b|c)$", "c", "0:1 -" },
    { "^(a)?(?(1)b|c)$", "b", NULL },
    { "(?#note)a", "ba", "1:2" },
    { "a(?#)b", "ab", "0:2" },
    { "a\\.b", "axb a.b", "4:7" },
    { "a\\\\b", "a\\b", "0:3" },
    { "\\(a\\)", "(a)", "0:3" },
    { "a\\nb", "a\nb", "0:3" },
    { "a\\tb", "a\tb", "0:3" },
    { "a\\rb", "a\rb", "0:3" },
    { "\\qa", "qa", "0:2" },
    { "a\\/b", "a/b", "0:3" },
    { "\303\251+", "x\303\251\303\251y", "1:5" },
    { ".", "\303\251", "0:2" },
    { "..", "a\303\251", "0:3" },
    { "<^a>", "\303\251", "0:2" },
    { "\303\274|\303\251", "a\303\251", "1:3" },
    { "a.*b", "xa1b2b3", "1:6" },
    { "a.*?b", "xa1b2b3", "1:4" },
    { "(a+)(a+)", "aaaa", "0:4 0:3 3:4" },
    { "(a+?)(a+)", "aaaa", "0:4 0:1 1:4" },
    { "(a+)(a+?)", "aaaa", "0:4 0:3 3:4" },
    { "(a|b)(?:c|d)(e)", "bde", "0:3 0:1 2:3" },
    { "x*", "aaa", "0:0" },
    { "(x*)y", "aay", "2:3 2:2" },
    { "(?:)*a", "a", "0:1" },
    { "(?:a?)*b", "aab", "0:3" },
    { "(?:a|b?)+c", "abac", "0:4" },
    { "(\\w+) (\\w+)", "one two three", "0:7 0:3 4:7" },
    { "(\\w+)\\s\\1", "see the the cat", "4:11 4:7" },
    { "^(.)(.).?\\2\\1$", "abcba", "0:5 0:1 1:2" },
    { "^(.)(.).?\\2\\1$", "abcbb", NULL },
    { "^(.)(.).?\\2\\1$", "abba", "0:4 0:1 1:2" },
    { "<a-z>{2,4}<0-9>?", "zz9", "0:3" },
    { "a{1001}", "a", NULL },
    { "^$", "", "0:0" },
    { "^$", "\n", "0:0" },
    { "^", "x", "0:0" },
    { "$", "x", "1:1" },
    { "$", "x\n", "1:1" },
    { "\\\305\265", "u\305\265", "1:3" },
    { "\\\305\265", "u", NULL },
    { "<>>+", "a>>b", "1:3" },
    { "<^>>+", ">ab>", "1:3" },
    { "[]]+", "a]]b", "1:3" },
    { "[a>]+", "b>a]", "1:3" },
    { "<a]>+", "b]a>", "1:3" },
    { "<a-\\c>+", "zabcd", "1:4" },
    { "<A-\\\\>+", "AZ\\]", "0:3" },
    { "<\\r>", "r\r", "1:2" },
    { "<b-d>+", "abcde", "1:4" },
    { "<b-b>+", "abc", "1:2" },
    { "(?i)<B-D>+", "abcde", "1:4" },
    { "(?i)<b-d>+", "ABCDE", "1:4" },
    { "(?i)<^B-D>+", "bcad", "2:3" },
    { "(?i)<B\303\211>+", "a\303\251b", "1:4" },
    { "(?i)\\u", "aB", "1:2" },
    { "(?i)b", "aB", "1:2" },
    { "(?i)b", "ac", NULL },
    { "(?i)(a)\\1", "ab", NULL },
    { "(?i)(a)\\1", "bAa", "1:3 1:2" },
    { "a*b", "xb", "1:2" },
    { "a{0,2}b", "xb", "1:2" },
    { "(a)b", "xxab", "2:4 2:3" },
    { "(a|b)c", "bc", "0:2 0:1" },
    { "(?:b|a)c", "ac", "0:2" },
    { "(?=b)b", "ab", "1:2" },
    { "a+b", "xxaab", "2:5" },
    { "xa{2}?b", "xaaab", NULL },
    { "xa{2}?b", "xaab", "0:4" },
    { "xa{1,2}?b", "xaaab", NULL },
    { "xa{1,2}?b", "xaab", "0:4" },
    { "xa{1,3}?b", "xaaab", "0:5" },
    { "xa+?b", "xaac", NULL },
    { "xa{2}ab", "xaab", NULL },
    { "xa{1,2}aab", "xaab", NULL },
    { "xa{1,2}ab", "xaab", "0:4" },
    { "xa{1,3}aab", "xaaab", "0:5" },
    { "xa{1,2}b", "xaaab", NULL },
    { "x(?:ab){1,2}c", "xabababc", NULL },
    { "x(?:ab){1,2}?c", "xabababc", NULL },
    { "x(?:ab){1,2}?c", "xababc", "0:6" },
    { "x(?:ab){0,2}?c", "xc", "0:2" },
    { "x(?:ab){2}c", "xabc", NULL },
    { "x(?:ab)+?c", "xababc", "0:6" },
    { "x(?:ab)+?c", "xc", NULL },
    { "x(?:ab){1,}+c", "xababc", "0:6" },
    { "x(?:ab)*+abc", "xababc", NULL },
    { "x(?:a|ab)?+c", "xabc", NULL },
    { "x(?:ab|a)?+c", "xabc", "0:4" },
    { "(?<=x(?:ab){2})c", "xababc", "5:6" },
    { "(?<=x(?:ab){2})c", "xabc ababc", NULL },
    { "(?<=a(?:b|c)d)e", "abe acde", "7:8" },
    { "(?<=x(?:a|b|c))d", "xad", "2:3" },
    { "(?<=x(?:a|b|c))d", "bd xcd", "5:6" },
    { "(?<=(a)b)c", "bc abc", "5:6 3:4" },
    { "(?<=a(?!c)b)c", "abc", "2:3" },
    { "(?<=a(?=c)b)c", "abc", NULL },
    { "(?<=x(?:))b", "b xb", "3:4" },
    { "(?<=a\\b)-", "-a-", "2:3" },
    { "(?<=x(?>ab))c", "abc xabc", "7:8" },
    { "(?<=x<ab>.)c", "xadc", "3:4" },
    { "(?<=a|)b", "cb", "1:2" },
    { "(?<!(?:a|b))c", "ac bc dc", "7:8" },
    { "(?<!ab)c", "c", "0:1" },
    { "(?<!ab)c", "bc", "1:2" },
    { "(?<=ab)c", "bc", NULL },
    { "(?<=\303\251\303\251)c", "\303\251c \303\251\303\251c", "8:9" },
    { "(?!(a)b)a(c)", "abac", "2:4 - 3:4" },
    { "(?=(a)c)(?!ab)a", "abac", "2:3 2:3" },
    { "(?=(a|ab))abc", "abc", "0:3 0:1" },
    { "(?>(a)|b)+c", "abac", "0:4 2:3" },
    { "(?>a(?>b|bc))c", "abc", "0:3" },
    { "x(?(1)b|c)", "xc", "0:2" },
    { "(?(1)b|c)(a)?", "bca", "1:3 2:3" },
    { "(a)?(?(12)b|c)", "abac", "2:4 2:3" },
    { "(a)?(?(2000)b|c)", "abac", "2:4 2:3" },
    { "(b)\\9", "bb", NULL },
    { "(a|b\\1)+", "aba", "0:3 1:3" },
    { "(?i:a(?-i:b))c", "ABc Abc", "4:7" },
    { "(?xi)a", "A", "0:1" },
    { "(?i-s)a", "A", "0:1" },
    { "(?i)a|b", "B", "0:1" },
    { "(?:(?i)a|b)c", "Bc", "0:2" },
    { "(?:(?i)a|b)c", "bC", NULL },
    { "a$", "a\nb", NULL },
    { "\\n$", "\n", "0:1" },
    { "$", "\n", "0:0" },
    { "\\B.", "a b", NULL },
    { "\\B", "ab", "1:1" },
    { "\\b.\\b", "ab c", "2:3" },
    { "\\w+", "it's 5%", "0:4" },
    { "\\W+", "a\303\251.b", "3:4" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    assert_bounds (rows[i].pattern, 0, rows[i].text, 0, rows[i].bounds);
}

/* Sets by names of classes that Perl does not have, and options. */
static void
test_options (void)
{
  static const struct {
    const char *pattern;
    guint flags;
    const char *text;
    guint from;
    const char *bounds;
  } rows[] = {
    { "\\p+", 0, "ab,.c", 0, "2:4" },
    { "\\P+", 0, ",.ab,", 0, "2:4" },
    { "\\l+", 0, "ABcdE", 0, "2:4" },
    { "\\L+", 0, "abC1d", 0, "2:4" },
    { "\\u+", 0, "abCDe", 0, "2:4" },
    { "\\U+", 0, "ABc1D", 0, "2:4" },
    { "<\\p\\d>+", 0, "a1.2b", 0, "1:4" },
    { "<^\\p\\d>+", 0, "1a.b", 0, "1:2" },
    { "abc", LEAF_REGEXP_ANY_CASE, "xABc", 0, "1:4" },
    { "<a-c>+", LEAF_REGEXP_ANY_CASE, "xABc", 0, "1:4" },
    { "(a)\\1", LEAF_REGEXP_ANY_CASE, "xaA", 0, "1:3 1:2" },
    { "ab", LEAF_REGEXP_WHOLE, "ab", 0, "0:2" },
    { "ab", LEAF_REGEXP_WHOLE, "abc", 0, NULL },
    { "ab", LEAF_REGEXP_WHOLE, "xab", 0, NULL },
    { "a|ab", LEAF_REGEXP_WHOLE, "ab", 0, "0:2" },
    { "a*?", LEAF_REGEXP_WHOLE, "aaa", 0, "0:3" },
    { "a", LEAF_REGEXP_WHOLE, "a\n", 0, NULL },
    { "a.(b", LEAF_REGEXP_PLAIN, "axb a.(b", 0, "4:8" },
    { "a.b", LEAF_REGEXP_PLAIN, "axb", 0, NULL },
    { "A.B", LEAF_REGEXP_PLAIN | LEAF_REGEXP_ANY_CASE, "xa.b", 0, "1:4" },
    { "a.b", LEAF_REGEXP_PLAIN | LEAF_REGEXP_WHOLE, "a.b", 0, "0:3" },
    { "a.b", LEAF_REGEXP_PLAIN | LEAF_REGEXP_WHOLE, "a.bc", 0, NULL },
    { "a", 0, "aba", 0, "0:1" },
    { "a", 0, "aba", 1, "2:3" },
    { "a", 0, "aba", 3, NULL },
    { "^a", 0, "aba", 2, NULL },
    { "", 0, "ab", 2, "2:2" },
    { "(?<=a)b", 0, "ab", 1, "1:2" },
    { "\\bb", 0, "ab", 1, NULL },
    { "A.B", LEAF_REGEXP_PLAIN | LEAF_REGEXP_ANY_CASE, "xa-b", 0, NULL },
    { "ab", LEAF_REGEXP_PLAIN, "xAb", 0, NULL },
    { "ab", LEAF_REGEXP_PLAIN, "xaab", 0, "2:4" },
    { "ab", LEAF_REGEXP_PLAIN, "xa", 0, NULL },
    { "\303\251b", LEAF_REGEXP_PLAIN, "a\303\251b", 0, "1:4" },
    { "\303\251b", LEAF_REGEXP_PLAIN | LEAF_REGEXP_ANY_CASE, "a\303\211B", 0, "1:4" },
    { "", LEAF_REGEXP_PLAIN, "ab", 1, "1:1" },
    { "a|b", LEAF_REGEXP_WHOLE, "b", 0, "0:1" },
    { "a", LEAF_REGEXP_WHOLE, "aa", 1, NULL },
    { "a(b)?", LEAF_REGEXP_WHOLE | LEAF_REGEXP_ANY_CASE, "AB", 0, "0:2 1:2" },
    { "$", 0, "ab", 2, "2:2" },
    { "", 0, "ab", 3, NULL },
    { "a", 0, "ab", 3, NULL },
    { "a", 0, "", 0, NULL },
    { "\303\251", 0, "\303\251a\303\251", 2, "3:5" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    assert_bounds (rows[i].pattern, rows[i].flags, rows[i].text, rows[i].from, rows[i].bounds);
}

static void
test_problems (void)
{
  static const char *const rows[][2] = {
    { "*a", "there is nothing to repeat before a repetition sign" },
    { "+", "there is nothing to repeat before a repetition sign" },
    { "a|?", "there is nothing to repeat before a repetition sign" },
    { "(a", "a round bracket is never closed" },
    { "((a)", "a round bracket is never closed" },
    { "a)", "a closing round bracket has no opening one" },
    { "<a", "an angle bracket is never closed" },
    { "<^", "an angle bracket is never closed" },
    { "<>", "an angle bracket is never closed" },
    { "[a", "a square bracket is never closed" },
    { "a\\", "it ends with a backslash" },
    { "<z-a>", "a range ends before it begins" },
    { "a{3,2}", "the first number of a repetition is larger than the second" },
    { "(?<=a+)b", "a lookbehind does not have a fixed length" },
    { "(?<!a|b*)c", "a lookbehind does not have a fixed length" },
    { "(?<=(?:a|bc))d(?<=(?:a|bc)x)", "a lookbehind does not have a fixed length" },
    { "(a)(?<=\\1)b", "a lookbehind does not have a fixed length" },
    { "(?<=(?(1)a|b))c", "a lookbehind does not have a fixed length" },
    { "(?(x)a)", "\"(?(\" is not followed by the number of a group" },
    { "(?(0)a)", "\"(?(\" is not followed by the number of a group" },
    { "(?(1a)", "\"(?(\" is not followed by the number of a group" },
    { "(?k)a", "\"(?\" is followed by an unknown character" },
    { "(?i", "\"(?\" is followed by an unknown character" },
    { "(?#a", "a comment is never closed" },
    { "(<a", "an angle bracket is never closed" },
    { "(?(1)<a", "an angle bracket is never closed" },
    { "(?:*", "there is nothing to repeat before a repetition sign" },
    { "<a\\", "an angle bracket is never closed" },
    { "<\\", "an angle bracket is never closed" },
    { "<a-", "an angle bracket is never closed" },
    { "<A-\\", "an angle bracket is never closed" },
    { "<a-Z>", "a range ends before it begins" },
    { "[]", "a square bracket is never closed" },
    { "[a>", "a square bracket is never closed" },
    { "a{2,1}", "the first number of a repetition is larger than the second" },
    { "(?", "\"(?\" is followed by an unknown character" },
    { "(?-", "\"(?\" is followed by an unknown character" },
    { "(?i:a", "a round bracket is never closed" },
    { "(?=a", "a round bracket is never closed" },
    { "(?(1)a", "a round bracket is never closed" },
    { "(?()a)", "\"(?(\" is not followed by the number of a group" },
    { "(?(1)a))", "a closing round bracket has no opening one" },
    { "(?<=x(?:a|bc|d))e", "a lookbehind does not have a fixed length" },
    { "(?<=x(?:a|b|cd))e", "a lookbehind does not have a fixed length" },
    { "(?<=x(?:a|b*))e", "a lookbehind does not have a fixed length" },
    { "(?<=x(?>a+))b", "a lookbehind does not have a fixed length" },
    { "(?<=(?:a|bc){2})d", "a lookbehind does not have a fixed length" },
    { "(?<=a{1,2})b", "a lookbehind does not have a fixed length" },
    { "(?<=a*b)c", "a lookbehind does not have a fixed length" },
    { "(?<=(?:a{1000}){1001})b", "a lookbehind does not have a fixed length" },
    { "(?:abc){10000}", "it is too long" },
    { "(?:abc){0,10000}", "it is too long" },
    { "(?:(?:abc){3}){5000}", "it is too long" },
    { "(?:(?:(?:){10000}){10000}){10000}", "it is too long" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    const char *problem = NULL;
    g_autoptr (LeafRegexp) regexp = leaf_regexp_new (rows[i][0], 0, &problem);

    g_assert_null (regexp);
    g_assert_cmpstr (problem, ==, rows[i][1]);
  }
}

/* `part` so many times, and then the rest. */
static char *
repeated (const char *before, const char *part, guint n, const char *rest)
{
  GString *all = g_string_new (before);

  for (guint i = 0; i < n; i++)
    g_string_append (all, part);
  g_string_append (all, rest);
  return g_string_free (all, FALSE);
}

/* Each limit, and one below it. */
static void
test_limits (void)
{
  static const struct {
    const char *part, *middle, *end;
    guint most;
    const char *problem;
  } rows[] = {
    { "(", "a", ")", 100, "too many brackets are open at once" },
    { "(?=", "a", ")", 100, "too many brackets are open at once" },
    { "", "a", "{1}", 100, "too many repetition signs follow each other" },
    { "a", "", "", 19999, "it is too long" },
    { "ab", "c", "", 9999, "it is too long" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint over = 0; over < 2; over++) {
      guint n = rows[i].most + over;
      g_autofree char *begin = repeated ("", rows[i].part, n, rows[i].middle);
      g_autofree char *pattern = repeated (begin, rows[i].end, n, "");
      const char *problem = NULL;
      g_autoptr (LeafRegexp) regexp = leaf_regexp_new (pattern, 0, &problem);

      g_assert_cmpstr (problem, ==, over ? rows[i].problem : NULL);
      g_assert_true ((regexp == NULL) == over);
    }
}

/* Brackets and repetitions after each other are no deeper than one; further brackets than there are groups capture
 * nothing; and a number of repetitions is at most 10,000. */
static void
test_long (void)
{
  g_autofree char *text = repeated ("", "a", 20001, ""), *brackets = repeated ("", "(?:a)", 150, "b");
  g_autofree char *signs = repeated ("", "a{1}{1}", 60, "b"), *groups = repeated ("", "(?:a)(a)", 31, "(?#)(?:b)");
  g_autofree char *captured = repeated ("", "(a)", 31, ""), *more = repeated (captured, "(b)", 2, "\\3");
  const char *problem;
  g_autoptr (LeafRegexp) regexp = NULL;

  text[150] = 'b';
  assert_bounds (brackets, 0, text, 0, "0:151");
  assert_bounds (signs, 0, text, 0, "90:151");
  text[150] = 'a';
  assert_bounds ("^a{20000}", 0, text, 0, "0:10000");
  assert_bounds ("^a{5,20000}", 0, text, 0, "0:10000");
  assert_bounds ("^a{10001,}", 0, text, 0, "0:20001");
  regexp = leaf_regexp_new ("(?<=(?:a{1000}){1000})b", 0, &problem);
  g_assert_cmpstr (problem, ==, NULL);
  for (guint i = 0; i < 2; i++) {
    const char *pattern = i == 0 ? groups : more;
    g_autofree char *subject = i == 0 ? repeated ("", "a", 62, "b") : repeated ("", "a", 31, "bba");
    g_autoptr (LeafRegexp) other = leaf_regexp_new (pattern, 0, &problem);
    LeafMatch match = { 0 };
    guint64 budget = 1000000;
    gsize begin, end;

    g_assert_cmpint (leaf_match_go_on (&match, other, subject, strlen (subject), 0, &budget), ==, LEAF_MATCH_FOUND);
    g_assert_true (leaf_match_group (&match, other, 31, &begin, &end));
    g_assert_cmpuint (begin, ==, i == 0 ? 61 : 30);
    g_assert_false (leaf_match_group (&match, other, 32, &begin, &end));
    g_assert_cmpuint (budget, <, 1000000);
    g_assert_cmpuint (budget, >, 990000);
    leaf_match_clear (&match);
  }
}

static LeafMatched
result_of (const char *pattern, guint flags, const char *text, guint64 slice)
{
  const char *problem;
  g_autoptr (LeafRegexp) regexp = leaf_regexp_new (pattern, flags, &problem);
  LeafMatch match = { 0 };
  LeafMatched matched;

  do {
    guint64 budget = slice;

    matched = leaf_match_go_on (&match, regexp, text, strlen (text), 0, &budget);
    g_assert_cmpuint (budget, <, slice);
  } while (matched == LEAF_MATCH_SPENT);
  leaf_match_clear (&match);
  return matched;
}

/* What takes too many steps, or too much room, is given up, however short the slices; a plain text never is. */
static void
test_hopeless (void)
{
  g_autofree char *text = repeated ("", "a", 300000, ""), *plain = repeated ("", "a", 200, "b");

  for (guint64 slice = 100000; slice <= 100000000; slice *= 1000) {
    g_assert_cmpint (result_of ("(?:a+)+b", 0, "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", slice), ==, LEAF_MATCH_HOPELESS);
    g_assert_cmpint (result_of ("(?:a|c)*", 0, text, slice), ==, LEAF_MATCH_HOPELESS);
    g_assert_cmpint (result_of ("(?:a|c)*", 0, text + 280000, slice), ==, LEAF_MATCH_FOUND);
    g_assert_cmpint (result_of (plain, LEAF_REGEXP_PLAIN, text, slice), ==, LEAF_MATCH_NONE);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/regexp/alternatives", test_alternatives);
  g_test_add_func ("/regexp/matches", test_matches);
  g_test_add_func ("/regexp/options", test_options);
  g_test_add_func ("/regexp/problems", test_problems);
  g_test_add_func ("/regexp/limits", test_limits);
  g_test_add_func ("/regexp/long", test_long);
  g_test_add_func ("/regexp/hopeless", test_hopeless);
  return g_test_run ();
}
