/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-regexp.h: regular expressions of the language, matched in pieces.
 *
 * The syntax is close to Perl's, with these differences: a range of characters stands in angle brackets, since
 * square ones are substitutions; \p is a mark of punctuation, \l and \u are letters of a case, and the capitals of
 * these the opposites.
 *
 * No library serves: none can stop in the middle of a match and go on in the next slice of a play, and a copy of a
 * play must go on there as well.  So an expression becomes a small program, and a match is a state of plain words
 * (where it is, what groups have taken, which ways were not tried yet) that can be laid down in a block of the heap.
 * Which way is tried first is as Perl has it.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _LeafRegexp LeafRegexp;

enum {
  LEAF_REGEXP_ANY_CASE = 1 << 0,
  LEAF_REGEXP_WHOLE    = 1 << 1, /* the text is to match from its beginning to its end */
  LEAF_REGEXP_PLAIN    = 1 << 2, /* every character stands for itself */
};

/* NULL: it cannot be read, and *problem says why ("a round bracket is never closed"), marked for gettext. */
LeafRegexp *leaf_regexp_new  (const char *pattern, guint flags, const char **problem);
void        leaf_regexp_free (LeafRegexp *regexp);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafRegexp, leaf_regexp_free)

/* A pattern with what was compiled from it; a machine keeps the last one that it used. */
typedef struct _LeafExpression LeafExpression;
struct _LeafExpression {
  char       *pattern;
  guint       flags;
  LeafRegexp *regexp;  /* NULL: the pattern has an error */
  const char *problem; /* which one */
};
void leaf_expression_free (LeafExpression *expression);

/* The marks that end a word and are none: a full stop, a comma, a hyphen, brackets; not an apostrophe. */
gboolean leaf_is_punctuation (gunichar c);

typedef enum {
  LEAF_MATCH_NONE = 0,
  LEAF_MATCH_FOUND,
  LEAF_MATCH_SPENT,   /* the budget is: go on with more */
  LEAF_MATCH_HOPELESS, /* too many ways were tried, or are left to try: the match is abandoned */
} LeafMatched;

enum { LEAF_MATCH_GROUPS = 32 /* the whole, and groups; brackets beyond these take nothing */ };

/* A match under way: all of it numbers. */
typedef struct {
  guint32 *words;
  gsize    n, room; /* of words; 0: it has not begun */
} LeafMatch;

void        leaf_match_clear (LeafMatch *match);
/* Looks for the first match that begins at or after the byte `from`.  `budget`: units of work, about an instruction
 * each. */
LeafMatched leaf_match_go_on (LeafMatch *match, const LeafRegexp *regexp, const char *text, gsize length, gsize from,
    guint64 *budget);
/* Of a match that was found: where a group begins and ends; FALSE: it took no part. */
gboolean    leaf_match_group (const LeafMatch *match, const LeafRegexp *regexp, guint group, gsize *begin, gsize *end);

G_END_DECLS
