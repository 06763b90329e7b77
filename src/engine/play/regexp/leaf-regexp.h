/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-regexp.h: regular expressions of the language, matched in pieces.
 *
 * The syntax is close to Perl's, with these differences: a range of characters is in angle brackets, since square ones
 * are substitutions; \p is a punctuation mark, \l and \u are lower and upper case letters, and \P, \L and \U are their
 * complements.
 *
 * No library can be used: none can stop in the middle of a match and continue in the next slice of a play, and a copy
 * of a play must be able to continue too. So an expression is compiled to a small program, and a match is a state of
 * plain words (the position, the groups, the alternatives that were not tried yet) that can be stored in a block of the
 * heap. Alternatives are tried in the same order as in Perl.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _LeafRegexp LeafRegexp;

enum {
  LEAF_REGEXP_ANY_CASE = 1 << 0,
  LEAF_REGEXP_WHOLE = 1 << 1, /* the text must match from its beginning to its end */
  LEAF_REGEXP_PLAIN = 1 << 2, /* all characters are literal */
};

/* NULL if it is not valid, and *problem says why ("a round bracket is never closed"), marked for gettext. */
LeafRegexp *leaf_regexp_new (const char *pattern, guint flags, const char **problem);
void leaf_regexp_free (LeafRegexp *regexp);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafRegexp, leaf_regexp_free)

/* A pattern with its compiled form. A machine caches the last one that it used. */
typedef struct _LeafExpression LeafExpression;
struct _LeafExpression {
  char *pattern;
  guint flags;
  LeafRegexp *regexp;  /* NULL: the pattern has an error */
  const char *problem; /* which one */
};
void leaf_expression_free (LeafExpression *expression);

/* Marks that end a word and belong to none: a full stop, a comma, a hyphen, brackets; not an apostrophe. */
gboolean leaf_is_punctuation (gunichar c);

typedef enum {
  LEAF_MATCH_NONE = 0,
  LEAF_MATCH_FOUND,
  LEAF_MATCH_SPENT,    /* the budget is spent: continue with more */
  LEAF_MATCH_HOPELESS, /* too many alternatives were tried, or are left to try: the match is abandoned */
} LeafMatched;

enum { LEAF_MATCH_GROUPS = 32 /* the whole match, and groups; further brackets capture nothing */ };

/* A match in progress. It consists of numbers only. */
typedef struct {
  guint32 *words;
  gsize n, room; /* number of words; 0: it has not begun */
} LeafMatch;

void leaf_match_clear (LeafMatch *match);
/* Finds the first match that begins at or after the byte `from`. `budget`: units of work, about one per instruction. */
LeafMatched leaf_match_go_on (LeafMatch *match, const LeafRegexp *regexp, const char *text, gsize length, gsize from,
                              guint64 *budget);
/* Where a group of a match begins and ends. FALSE if it did not take part in the match. */
gboolean leaf_match_group (const LeafMatch *match, const LeafRegexp *regexp, guint group, gsize *begin, gsize *end);

G_END_DECLS
