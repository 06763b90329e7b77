/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-readers.h: inside meaning/ only: what the readers share.
 *
 * A reader is a function of a scope and a wording.  It reads all the words or returns NULL, and has no effect that a second
 * reading of the same words would double.  `kept` readings are found by (reader, words, kind, generation), where the
 * generation changes with everything in the scope that can change a reading; so the tries of one sentence share their work.
 * Each try is paid from a budget, and depth is bounded, so that no text takes for ever: a sentence too deep or too
 * ambiguous is one that is not understood.
 */
#pragma once

#include "leaf-node.h"
#include "leaf-phrases.h"
#include "leaf-action-pattern.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_KW_NONE = 0,
#define LEAF_KEYWORD(name, spelling) LEAF_KW_##name,
#include "leaf-keywords.def"
#undef LEAF_KEYWORD
  LEAF_KW_COUNT
} LeafKeyword;

/* The keyword that a word is; NONE for other words, quoted texts and words outside w. */
LeafKeyword leaf_kw (const LeafBuild *build, guint32 number);
const char *leaf_kw_spelling (LeafKeyword keyword); /* in lower case, borrowed; not for LEAF_KW_NONE */
static inline LeafKeyword
leaf_kw_first (const LeafBuild *build, LeafWording w)
{
  return leaf_wording_empty (w) ? LEAF_KW_NONE : leaf_kw (build, w.first);
}
/* The first place of a keyword in w from `from`, outside brackets; w.end where there is none. */
guint32 leaf_kw_find (const LeafBuild *build, LeafWording w, guint32 from, LeafKeyword keyword);
gboolean leaf_kw_is_article (LeafKeyword keyword);
/* Makes the table of keywords; to be called before any reading. */
void leaf_keywords_prepare (LeafBuild *build);

/* --- readings kept ------------------------------------------------------------------------------------------------------ */

typedef enum {
  LEAF_READER_VALUE = 1,
  LEAF_READER_CONDITION,
  LEAF_READER_DESCRIPTION,
  LEAF_READER_NOUN,
  LEAF_READER_ADJECTIVES,
  LEAF_READER_PREDICATE,
  LEAF_READER_PHRASE,
  LEAF_READER_PATTERN,
  LEAF_READER_CLAUSE,
  LEAF_READER_STATEMENT,
} LeafReader;

/* Begins a reading: FALSE when *found is the answer (kept from before, or NULL when the budget is spent). */
gboolean leaf_reading_begin (LeafScope *scope, LeafReader reader, LeafWording w, guint32 extra, gpointer *found);
/* Ends it, keeping the answer.  Returns it. */
gpointer leaf_reading_end (LeafScope *scope, LeafReader reader, LeafWording w, guint32 extra, gpointer answer);
/* Something of the scope changed that readings depend on. */
void leaf_reading_changed (LeafScope *scope);
/* A new statement: its budget. */
void leaf_reading_renew (LeafScope *scope);
void leaf_reading_free (LeafKeptReadings *reading);

/* --- how far a reading came ---------------------------------------------------------------------------------------------
 *
 * What could not be read is read once more with its steps noted (leaf-meaning-explain.c), so that what can be read pays nothing.  Readers
 * read from left to right and go on only from what they have understood; so of all tries the one that stopped farthest to
 * the right knew best what was meant, and of those that stopped at one word the one that asked for the fewest. */

typedef struct {
  LeafWording stopped;     /* what could not be read; empty: no try came so far as to stop */
  LeafExpected expected;   /* what could have stood there, */
  LeafKindId kind;         /*   of this kind; none: of any */
  LeafWording understood;  /* what was, and led to expect that; empty */
  const char *as;          /* as what: "a verb" */
  LeafWording phrase;      /* or the phrase that all of it was taken for: its preamble; empty */
  LeafProblemCode refused; /* the form is clear, and this is wrong with it: told before all that merely stopped; or NONE */
  LeafWording refused_words;
  const char *refused_args[3]; /* of its sentence; the first NULL: the words */
} LeafFarthest;

/* Reads `w` again, as what is expected, and tells how far it came. */
LeafFarthest leaf_reading_farthest (LeafScope *scope, LeafWording w, LeafExpected expected);
/* Is that what is being done?  What is worked out for the sake of a problem alone need not be otherwise. */
gboolean leaf_reading_is_noted (const LeafScope *scope);
/* For readers, which give NULL afterwards: `stopped` could not be read.  Returns NULL. */
gpointer leaf_reading_stopped (LeafScope *scope, LeafWording stopped, LeafExpected expected, LeafKindId kind,
                               LeafWording understood, const char *as);
/* The same for what should stand in a hole of a phrase. */
gpointer leaf_reading_stopped_in (LeafScope *scope, LeafWording phrase, LeafWording stopped, LeafExpected expected,
                                  LeafKindId kind);
/* The same where it is clear what is meant, and what is wrong with it.  Returns NULL. */
gpointer leaf_reading_refused (LeafScope *scope, LeafProblemCode code, LeafWording w, const char *quoted, const char *arg2,
                               const char *arg3);

/* --- what was refused, and what hangs on it: no problem is told of words that name what only a refused statement would have named. */

void leaf_scope_refuse_name (LeafScope *scope, LeafWording name);
gboolean leaf_scope_names_refused (const LeafScope *scope, LeafWording w);
void leaf_scope_restore_name (LeafScope *scope, LeafWording name); /* it is given a value after all */

/* --- readers of one file that another uses --------------------------------------------------------------------------------- */

/* A value, with no regard to kinds; NULL. */
LeafNode *leaf_read_value (LeafScope *scope, LeafWording w, LeafKindId wanted);
/* Turns a value into one of the kind wanted where that is possible (number to real number); NULL where it is not. */
LeafNode *leaf_value_fit (LeafScope *scope, LeafNode *value, LeafKindId wanted);
gboolean leaf_kind_turns_to_text (LeafKindId kind); /* a snippet or a character, where a text is wanted */
/* The name of something, whole; where `abbreviated`, also in part. */
LeafNode *leaf_read_name (LeafScope *scope, LeafWording w, LeafKindId wanted, gboolean abbreviated);
LeafPropertyId leaf_read_property_name (LeafScope *scope, LeafWording w);
LeafColumnId leaf_read_column_name (LeafScope *scope, LeafWording w);

enum {
  LEAF_DESCRIBE_NOUNLESS = 1 << 0, /* adjectives alone will do: "open", after "is" */
  LEAF_DESCRIBE_VALUES = 1 << 1,   /* any definite value will do */
  LEAF_DESCRIBE_NO_CALLED = 1 << 2,
};
LeafDescription *leaf_read_description (LeafScope *scope, LeafWording w, LeafKindId wanted, guint32 flags);
/* "the number of edible", "a random edible carried by Bob": adjectives do for the noun, of things.  NULL: no such description. */
LeafDescription *leaf_read_bare_adjectives (LeafScope *scope, LeafWording w);
/* Its head alone: quantifier or article, adjectives and noun, with nothing said after them but "(called ...)". */
LeafDescription *leaf_read_head (LeafScope *scope, LeafWording w, LeafKindId wanted, guint32 flags);
LeafDescription *leaf_description_new (LeafScope *scope, LeafWording w); /* of any value at all */
/* A description of one definite value. */
LeafDescription *leaf_description_exact (LeafScope *scope, LeafNode *value);
LeafDescription *leaf_description_of_kind (LeafScope *scope, LeafWording w, LeafKindId kind);
/* What follows the subject: "is in the box", "does not carry Bob"; `subject` the kind that the subject has. */
LeafClause *leaf_read_predicate (LeafScope *scope, LeafWording w, LeafKindId subject);
/* The same after "which", "who", "that", "whose": the words with their marker. */
LeafClause *leaf_read_relative (LeafScope *scope, LeafWording w, LeafKindId subject);
/* What is said of some thing in two places at once ("Bob carries a weapon in the Den") says it of the last of them alone: the clause
 * with less of its object, a subject with less of itself.  What has nothing to give up is given back. */
LeafClause *leaf_clause_settle_object (LeafScope *scope, LeafClause *clause);
const LeafDescription *leaf_clause_settle_subject (LeafScope *scope, const LeafDescription *subject, const LeafClause *clause);
LeafClause *leaf_clause_new (LeafScope *scope, LeafClauseSort sort, LeafWording w);
LeafKindId leaf_description_kind (const LeafDescription *description);         /* of x, or of the exact value */
gboolean leaf_description_is_plain_value (const LeafDescription *description); /* exact, with nothing else */

LeafNode *leaf_read_statement (LeafScope *scope, LeafWording w);
LeafNode *leaf_read_fault (LeafScope *scope, LeafWording w); /* stands for what could not be read */
LeafNode *leaf_read_lettered_text (LeafScope *scope, LeafWording w);
LeafNode *leaf_read_some_value (LeafScope *scope, LeafWording w, LeafKindId wanted); /* NULL also where there are no words */
/* "three", "3" as a count; "another": no. */
gboolean leaf_read_count (const LeafBuild *build, guint32 word, guint32 *count);
LeafNode *leaf_read_say_piece (LeafScope *scope, LeafWording w); /* one substitution, or what follows "say" */
/* "for the third time", "at most twice" at the end of w: TRUE, with where it begins. */
gboolean leaf_read_history (LeafScope *scope, LeafWording w, gboolean may_lack_for, guint32 *begins, LeafHistory *history);
/* larger, largest: the measured property; sign 1 for the most, -1 for the least; comparative or superlative. */
gboolean leaf_grade_find (const LeafBuild *build, guint32 word, gboolean superlative, LeafPropertyId *property, gint *sign);
void leaf_grades_add (LeafBuild *build, const char *adjective, LeafPropertyId property, gint sign);
guint32 leaf_reserve_cells (LeafBuild *build, guint32 n); /* the first of n cells on end */

/* The property of an object that holds a value of this kind ("the colour" for red); NULL. */
LeafNode *leaf_property_place (LeafScope *scope, LeafNode *owner, LeafKindId kind);
/* One adjective at the start of w: how many words it has, 0: none.  `subject` the kind described. */
guint32 leaf_read_adjective (LeafScope *scope, LeafWording w, LeafKindId subject, LeafAdjectiveUse *use);
/* All of w as adjectives: FALSE when it is not. */
gboolean leaf_read_adjectives (LeafScope *scope, LeafWording w, LeafKindId subject, GArray *uses);
/* What is said after a noun, without "which": "in the box", "not worn by Bob", "taller than Bob", "listed in L". */
/* May a value of the kind `its` be asked about at the side of a relation that is for `side`?  Of kinds not known: yes. */
gboolean leaf_kind_may_be_related (const LeafBuild *build, LeafKindId its, LeafKindId side);
LeafClause *leaf_read_postfix (LeafScope *scope, LeafWording w, LeafKindId subject);
/* Does such a clause perhaps begin at this word? */
gboolean leaf_postfix_may_begin (LeafScope *scope, LeafWording w, guint32 at);
/* The condition that a clause states of a value. */
LeafNode *leaf_clause_condition (LeafScope *scope, LeafWording w, LeafNode *subject, const LeafClause *clause);
LeafNode *leaf_condition_of_description (LeafScope *scope, LeafWording w, LeafNode *subject, const LeafDescription *description);
guint32 leaf_forms_at (LeafScope *scope, LeafWording w, guint32 at, const LeafVerbForm **forms, guint32 room);
/* The name that a "let" or a "repeat" gives: a problem where the words say a value already. */
void leaf_meaning_check_name (LeafBuild *build, LeafWording w);
/* The part of leaf_meaning_check that is about one node: what fits by its kinds, but would come to nothing. */
void leaf_meaning_check_values (LeafBuild *build, const LeafNode *node);
/* The same, of parts that do not fit each other. */
void leaf_meaning_check_fit (LeafBuild *build, const LeafNode *node);

/* --- leaf-action-names.c ------------------------------------------------------------------------------------------------------ */

/* The actions whose names can begin at the first word, longest names first, of LeafActionName; is_past: by their participles, "taken".  Free with
 * g_array_unref. */
GArray  *leaf_action_names_beginning (LeafBuild *build, LeafWording w, gboolean is_past);
/* Do the words at `at` begin with the name's words from `first` to before `end`? */
gboolean leaf_action_words_match (const LeafBuild *build, LeafWording w, guint32 at, const LeafActionName *name, guint32 first, guint32 end);
/* An action by its name and nothing else ("taking", "putting it on", "listening"). */
gboolean leaf_read_bare_action (LeafBuild *build, LeafWording w, LeafActionItem *item);
/* An action, a kind of action, "doing" or "trying". */
gboolean leaf_begins_action (LeafBuild *build, LeafWording w);

G_END_DECLS
