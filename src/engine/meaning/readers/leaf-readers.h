/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-readers.h: shared by the readers in meaning/ only.
 *
 * A reader is a function of a scope and a wording. It reads all the words or returns NULL, and has no effect that a
 * second reading of the same words would duplicate. Memoised readings are found by (reader, words, kind, generation).
 * The generation changes with everything in the scope that can change a reading, so the attempts of one sentence share
 * their work. Each attempt is charged to a budget, and depth is limited, so the time is bounded: a sentence that is too
 * deep or too ambiguous is not understood.
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

/* The keyword that a word is; NONE for other words and quoted texts. */
LeafKeyword leaf_kw (const LeafBuild *build, guint32 number);
const char *leaf_kw_spelling (LeafKeyword keyword); /* in lower case, borrowed; not for LEAF_KW_NONE */
static inline LeafKeyword
leaf_kw_first (const LeafBuild *build, LeafWording w)
{
  return leaf_wording_empty (w) ? LEAF_KW_NONE : leaf_kw (build, w.first);
}
/* The first place of a keyword in w from `from`, outside brackets; w.end if there is none. */
guint32 leaf_kw_find (const LeafBuild *build, LeafWording w, guint32 from, LeafKeyword keyword);
gboolean leaf_kw_is_article (LeafKeyword keyword);
/* Makes the table of keywords. Call before any reading. */
void leaf_keywords_prepare (LeafBuild *build);

/* --- kept readings ------------------------------------------------------------------------------------------------ */

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

/* Begins a reading. Returns FALSE if *found is already the result (memoised, or NULL because the budget is spent). */
gboolean leaf_reading_begin (LeafScope *scope, LeafReader reader, LeafWording w, guint32 extra, gpointer *found);
/* Ends a reading: memoises the result and returns it. */
gpointer leaf_reading_end (LeafScope *scope, LeafReader reader, LeafWording w, guint32 extra, gpointer answer);
/* Call when something in the scope has changed that readings depend on. */
void leaf_reading_changed (LeafScope *scope);
/* Begins a new statement, with a new budget. */
void leaf_reading_renew (LeafScope *scope);
void leaf_reading_free (LeafKeptReadings *reading);

/* --- how far a reading got ----------------------------------------------------------------------------------------
 *
 * Words that cannot be read are read once more with the steps recorded (leaf-meaning-explain.c), so that readable text
 * costs nothing extra. Readers go from left to right and continue only from what they have understood. So of all
 * attempts the one that stopped furthest to the right was closest to what was meant, and of those that stopped at the
 * same word, the one that needed the fewest further words.
 */

typedef struct {
  LeafWording stopped;     /* what could not be read; empty: no attempt got that far */
  LeafExpected expected;   /* what could have been there, */
  LeafKindId kind;         /*   of this kind; none: any */
  LeafWording understood;  /* the words that led to this expectation; empty */
  const char *as;          /* as what: "a verb", marked for gettext */
  LeafWording phrase;      /* or the preamble of the phrase as which the whole was read; empty */
  LeafProblemCode refused; /* the form is clear and this problem applies, wherever reading stopped; or NONE */
  LeafWording refused_words;
  LeafMessageArgument refused_args[LEAF_PROBLEM_ARGS]; /* of its sentence; if the first is NULL: the words */
} LeafFarthest;

/* Reads `w` again, as `expected`, and returns how far it got. */
LeafFarthest leaf_reading_farthest (LeafScope *scope, LeafWording w, LeafExpected expected);
/* TRUE during such a reading: what is needed only for a problem need not be computed otherwise. */
gboolean leaf_reading_is_noted (const LeafScope *scope);
/* For readers that fail: `stopped` could not be read. Returns NULL. */
gpointer leaf_reading_stopped (LeafScope *scope, LeafWording stopped, LeafExpected expected, LeafKindId kind,
                               LeafWording understood, const char *as);
/* The same for the argument of a phrase. */
gpointer leaf_reading_stopped_in (LeafScope *scope, LeafWording phrase, LeafWording stopped, LeafExpected expected,
                                  LeafKindId kind);
/* The same when it is clear what is meant and what is wrong with it. Returns NULL. */
#define leaf_reading_refused(scope, code, w, quoted, arg2, arg3)                                                       \
  leaf_reading_refused_with ((scope), (code), (w),                                                                     \
                             (const LeafMessageArgument[LEAF_PROBLEM_ARGS]) {                                          \
                                 LEAF_ARGUMENT (quoted), LEAF_ARGUMENT (arg2), LEAF_ARGUMENT (arg3) })
gpointer leaf_reading_refused_with (LeafScope *scope, LeafProblemCode code, LeafWording w,
                                    const LeafMessageArgument args[LEAF_PROBLEM_ARGS]);

/* --- names of rejected statements: no problem is reported for words that only such a statement would have defined - */

void leaf_scope_refuse_name (LeafScope *scope, LeafWording name);
gboolean leaf_scope_names_refused (const LeafScope *scope, LeafWording w);
void leaf_scope_restore_name (LeafScope *scope, LeafWording name); /* it got a value after all */

/* --- readers of one file that another uses ------------------------------------------------------------------------ */

/* A value; `wanted` NONE: of any kind. NULL if there is none. */
LeafNode *leaf_read_value (LeafScope *scope, LeafWording w, LeafKindId wanted);
/* Converts a value to the wanted kind if possible (number to real number); NULL if it is not. */
LeafNode *leaf_value_fit (LeafScope *scope, LeafNode *value, LeafKindId wanted);
gboolean leaf_kind_turns_to_text (LeafKindId kind); /* a snippet or a character, where a text is expected */
/* The name of something, whole; with `abbreviated`, also a part of it. */
LeafNode *leaf_read_name (LeafScope *scope, LeafWording w, LeafKindId wanted, gboolean abbreviated);
LeafPropertyId leaf_read_property_name (LeafScope *scope, LeafWording w);
LeafColumnId leaf_read_column_name (LeafScope *scope, LeafWording w);

enum {
  LEAF_DESCRIBE_NOUNLESS = 1 << 0, /* adjectives without a noun are enough: "open", after "is" */
  LEAF_DESCRIBE_VALUES = 1 << 1,   /* any definite value is accepted */
  LEAF_DESCRIBE_NO_CALLED = 1 << 2,
};
LeafDescription *leaf_read_description (LeafScope *scope, LeafWording w, LeafKindId wanted, guint32 flags);
/* "the number of edible", "a random edible carried by Bob": adjectives used as a noun, for things. NULL if it is not
 * one. */
LeafDescription *leaf_read_bare_adjectives (LeafScope *scope, LeafWording w);
/* Its head only: quantifier or article, adjectives and noun, followed by nothing but "(called ...)". */
LeafDescription *leaf_read_head (LeafScope *scope, LeafWording w, LeafKindId wanted, guint32 flags);
LeafDescription *leaf_description_new (LeafScope *scope, LeafWording w); /* of any value */
/* A description of one definite value. */
LeafDescription *leaf_description_exact (LeafScope *scope, LeafNode *value);
LeafDescription *leaf_description_of_kind (LeafScope *scope, LeafWording w, LeafKindId kind);
/* The words after the subject: "is in the box", "does not carry Bob"; `subject` is the subject's kind. */
LeafClause *leaf_read_predicate (LeafScope *scope, LeafWording w, LeafKindId subject);
/* The same after "which", "who", "that", "whose"; w includes that word. */
LeafClause *leaf_read_relative (LeafScope *scope, LeafWording w, LeafKindId subject);
/* In "Bob carries a weapon in the Den" the last words belong to the object only. Returns the clause with them removed
 * from the subject, or the clause as it is. */
LeafClause *leaf_clause_settle_object (LeafScope *scope, LeafClause *clause);
const LeafDescription *leaf_clause_settle_subject (LeafScope *scope, const LeafDescription *subject,
                                                   const LeafClause *clause);
LeafClause *leaf_clause_new (LeafScope *scope, LeafClauseSort sort, LeafWording w);
LeafKindId leaf_description_kind (const LeafDescription *description);         /* of x, or of the exact value */
gboolean leaf_description_is_plain_value (const LeafDescription *description); /* exact, with nothing else */

LeafNode *leaf_read_statement (LeafScope *scope, LeafWording w);
LeafNode *leaf_read_fault (LeafScope *scope, LeafWording w); /* represents words that could not be read */
LeafNode *leaf_read_lettered_text (LeafScope *scope, LeafWording w);
/* "three", "3" as a count; not "another". */
gboolean leaf_read_count (const LeafBuild *build, guint32 word, guint32 *count);
LeafNode *leaf_read_say_piece (LeafScope *scope, LeafWording w); /* one substitution, or what follows "say" */
/* "for the third time", "at most twice" at the end of w: TRUE, with its first word. */
gboolean leaf_read_history (LeafScope *scope, LeafWording w, gboolean may_lack_for, guint32 *begins,
                            LeafHistory *history);
/* larger, largest: the measured property; sign 1 for the most, -1 for the least. */
gboolean leaf_grade_find (const LeafBuild *build, guint32 word, gboolean superlative, LeafPropertyId *property,
                          gint *sign);
void leaf_grades_add (LeafBuild *build, const char *adjective, LeafPropertyId property, gint sign);
guint32 leaf_reserve_cells (LeafBuild *build, guint32 n); /* the first of n consecutive cells */

/* The property of an object that holds a value of this kind ("the colour" for red); NULL if there is none. */
LeafNode *leaf_property_place (LeafScope *scope, LeafNode *owner, LeafKindId kind);
/* Replaces a defined adjective by the value of a property with the same name, if the subject has one. */
gboolean leaf_adjective_to_set (LeafScope *scope, LeafKindId subject, LeafAdjectiveUse *use);
/* The number of words of one adjective at the start of w; 0 if there is none. `subject` is the kind described. */
guint32 leaf_read_adjective (LeafScope *scope, LeafWording w, LeafKindId subject, LeafAdjectiveUse *use);
/* Reads all of w as adjectives; returns FALSE if it is something else. */
gboolean leaf_read_adjectives (LeafScope *scope, LeafWording w, LeafKindId subject, GArray *uses);
/* TRUE if a value of kind `its` can be tested at the side of a relation declared for `side`; TRUE if a kind is
 * unknown. */
gboolean leaf_kind_may_be_related (const LeafBuild *build, LeafKindId its, LeafKindId side);
/* What follows a noun without "which": "in the box", "not worn by Bob", "taller than Bob", "listed in L". */
LeafClause *leaf_read_postfix (LeafScope *scope, LeafWording w, LeafKindId subject);
/* TRUE if such a clause may begin at this word. */
gboolean leaf_postfix_may_begin (LeafScope *scope, LeafWording w, guint32 at);
/* The condition that a clause states about a value. */
LeafNode *leaf_clause_condition (LeafScope *scope, LeafWording w, LeafNode *subject, const LeafClause *clause);
LeafNode *leaf_condition_of_description (LeafScope *scope, LeafWording w, LeafNode *subject,
                                         const LeafDescription *description);
guint32 leaf_forms_at (LeafScope *scope, LeafWording w, guint32 at, const LeafVerbForm **forms, guint32 room);
/* Checks the name that a "let" or a "repeat" gives: a problem if the words already mean a value. */
void leaf_meaning_check_name (LeafBuild *build, LeafWording w);
/* The part of leaf_meaning_check about one node: values that have no effect or cannot be used there. */
void leaf_meaning_check_values (LeafBuild *build, const LeafNode *node);
/* The same for parts that do not fit each other. */
void leaf_meaning_check_fit (LeafBuild *build, const LeafNode *node);

/* --- leaf-action-names.c ------------------------------------------------------------------------------------------ */

/* The actions whose names can begin at the first word, longest names first, as LeafActionName; is_past: by their
 * participles, "taken". Free with g_array_unref. */
GArray *leaf_action_names_beginning (LeafBuild *build, LeafWording w, gboolean is_past);
/* TRUE if the words at `at` begin with the name's words from `first` to before `end`. */
gboolean leaf_action_words_match (const LeafBuild *build, LeafWording w, guint32 at, const LeafActionName *name,
                                  guint32 first, guint32 end);
/* An action by its name only ("taking", "putting it on", "listening"). */
gboolean leaf_read_bare_action (LeafBuild *build, LeafWording w, LeafActionItem *item);
/* TRUE if w begins with the name of an action or of a kind of action, with "doing" or with "trying". */
gboolean leaf_begins_action (LeafBuild *build, LeafWording w);

G_END_DECLS
