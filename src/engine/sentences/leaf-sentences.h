/* leaf-sentences.h: words become headings, sentences, definitions with their bodies, and tables.
 *
 * The structure of a source is settled here, before anything is known of its meaning: what is one sentence, which heading
 * it stands under, which part of a definition is its preamble, and how its body's phrases nest.  Each sentence is also
 * given a form, by its fixed words alone ("Understand ...", "... is listed ...", "... is a kind of ..."), so that a later
 * stage walks just the sentences that are its business.
 */
#pragma once

#include "../image/leaf-value.h"
#include "../words/leaf-words.h"

G_BEGIN_DECLS

LEAF_DECLARE_ID (LeafHeadingId);
LEAF_DECLARE_ID (LeafStatementId);

typedef enum {
  LEAF_FORM_NONE = 0,
#define LEAF_FORM(name, comment) LEAF_FORM_##name,
#include "leaf-forms.def"
#undef LEAF_FORM
  LEAF_FORM_COUNT
} LeafForm;

typedef struct {
  LeafHeadingId parent;
  guint32       level;   /* 1 volume, 2 book, 3 part, 4 chapter, 5 section; 0 for the source itself */
  LeafWording   wording; /* the heading's whole line */
  const char   *text;    /* the same, as it is written; NULL for the source itself */
  guint32       source;
  gboolean      skipped; /* "for use without ...", "not for Glulx": what stands below is not read */
  gboolean      is_limited; /* skipped, or would be elsewhere: "not for release", "for use with ..."; or dialogue */
} LeafHeading;

/* One sentence, or one definition.
 *
 *   "The box is in the Yard."            form ASSERTION, wording all but the full stop
 *   "Instead of eating the box: ...."    form RULE, wording the preamble (without the colon), body its statements
 *   "Instead of jumping, say "No.""      the same: the comma may stand for the colon after instead/before/after/when/every turn
 *   "To greet (P - a person): ...."      form PHRASE
 *   "Definition: a box is big if ...."   form DEFINITION, wording after the colon; body set if it ends "...: statements"
 *   "Table of Chatter"                   form TABLE, with rows in `table`
 */
typedef struct {
  LeafForm        form;
  LeafWording     wording;
  LeafHeadingId   heading;
  LeafStatementId body;   /* the first statement; none where there is no body */
  guint32         table;  /* index into tables, of form DIALOGUE into the items of dialogue; 0 none */
} LeafSentence;

/* What can be said of a statement from its first words and its layout. */
typedef enum {
  LEAF_STATEMENT_PHRASE = 0,   /* "say "x"", "let n be 3": wording is all of it */
  LEAF_STATEMENT_IF,           /* wording: the condition; then: inner; otherwise: other */
  LEAF_STATEMENT_UNLESS,
  LEAF_STATEMENT_SWITCH,       /* "if X is:" wording X; inner: the cases */
  LEAF_STATEMENT_CASE,         /* "-- V:" wording V; inner */
  LEAF_STATEMENT_CASE_OTHERWISE, /* "-- otherwise:" */
  LEAF_STATEMENT_WHILE,        /* wording: the condition */
  LEAF_STATEMENT_REPEAT,       /* wording: after "repeat": "with X running through D", "through Table", "running through" */
  LEAF_STATEMENT_NATIVE,       /* (- name -) : the library's only */
} LeafStatementSort;

/* A statement, in a list by `next`.  "otherwise if C: ..." is an IF that is the whole of the `other` of the one before. */
typedef struct {
  LeafStatementSort sort;
  LeafWording       wording; /* see above; the words of inner statements are not in it */
  LeafWording       whole;   /* with its keyword: where a breakpoint stands, what a problem quotes */
  LeafStatementId   next, inner, other;
} LeafStatement;

typedef struct {
  LeafWording name;     /* "Table of Chatter", "Table 2.1"; without the subtitle after " - " */
  LeafWording subtitle; /* after " - ": also a name */
  guint32     how;      /* 0 new, 1 continued, 2 amended, 3 replaced */
  guint32     n_columns, n_rows, n_blank_rows;
  LeafWording *columns; /* headings, "(kind)" still inside */
  LeafWording *cells;   /* n_rows * n_columns; empty wording: blank */
  LeafWording blank_rows;          /* "with X blank rows", where X is not a number in plain sight */
  LeafWording blank_rows_for_each; /* "with blank rows for each X" */
} LeafTableText;

struct _LeafSentences {
  LeafTable sentences;  /* of LeafSentence, in text order; an Include'd extension's stand at its Include */
  LeafTable headings;   /* of LeafHeading */
  LeafTable statements; /* of LeafStatement */
  LeafTable tables;     /* of LeafTableText */
  LeafTable dialogue;   /* of LeafDialogueItem: leaf-dialogue-text.h */
  LeafTable dialogue_clauses; /* of LeafDialogueClause */
};

LeafSentences *leaf_sentences_new  (void);
LeafSentences *leaf_sentences_copy (const LeafSentences *sentences, const LeafSentences *like, LeafArena *on);
void           leaf_sentences_free (LeafSentences *sentences);

/* Reads the words of a source, and adds what it finds. */
void           leaf_sentences_read (LeafBuild *build, guint32 source);

/* Reads the words of one body as statements (typed into the debugger, or a quoted substitution). */
LeafStatementId leaf_sentences_read_body (LeafBuild *build, LeafWording w);

/* --- leaf-inclusion.c: what the words of a source say of extensions ------------------------------------------------------ */

/* "[Version 2 of] T by A begins here", and "T ends here"; "begin" and "end" will do. */
gboolean       leaf_opens_extension  (const LeafBuild *build, LeafWording w);
gboolean       leaf_closes_extension (const LeafBuild *build, LeafWording w);
/* "T by A" where the source is an extension, empty where it is none; `version` (may be NULL) becomes "2", or empty. */
LeafWording    leaf_extension_name   (const LeafBuild *build, guint32 source, LeafWording *version);
/* Is this name the one that was asked for?  "Tides (for Glulx only) by A" is Tides by A; how many words it is so. */
gboolean       leaf_extension_same   (const LeafBuild *build, LeafWording name, LeafWording asked);
/* "Standard Rules by Graham Nelson": always included, whether a source says so or not. */
gboolean       leaf_extension_is_in_library (const LeafBuild *build, LeafWording name);
guint32        leaf_extension_length (const LeafBuild *build, LeafWording name);
/* "U by B, in place of T by A, begins here" stands in for another, and its name is the other's; these are its own words, or none. */
LeafWording    leaf_extension_stand_in (const LeafBuild *build, guint32 source);
/* The word at which "T ends here" begins; the end of the source where there is none. */
guint32        leaf_extension_end    (const LeafBuild *build, guint32 source);
/* Adds the places (guint32) of the word "include" at the beginning of each Include sentence in force. */
void           leaf_find_includes    (const LeafBuild *build, guint32 source, GArray *includes);

/* leaf-headings.c.  0 where the words are no heading; else its level. */
guint32       leaf_heading_level (const LeafBuild *build, LeafWording w);
/* The line that begins at the word `at`: a heading, if any. */
LeafWording   leaf_heading_line (const LeafBuild *build, guint32 at, guint32 end);
/* Is what stands below it left out, whatever is included? */
gboolean      leaf_heading_is_never_read (const LeafBuild *build, LeafWording w);
/* "Chapter 5 - More (see "woods.i7")": the word that names the file, and the heading without the remark; 0: it names none. */
guint32       leaf_heading_part (const LeafBuild *build, LeafWording w, LeafWording *bare);

/* Indented, one line a heading, sentence and statement: for `leaf dump sentences` and the tests. */
char          *leaf_sentences_to_string (const LeafBuild *build, gboolean with_library);

/* "Scraping it with is an action ...", "Weighing up is an activity ...", as the form says: where "is an" begins, and how many words say that it is
 * one; the end: none do. */
guint32 leaf_find_is_made (const LeafBuild *build, LeafForm form, LeafWording w, guint32 *length);

/* "Kissing somebody is bad behaviour", split at its verb into the pattern and the name.  FALSE, and nothing is set, when a side is empty. */
gboolean leaf_split_kind_of_action (const LeafBuild *build, LeafWording w, LeafWording *pattern, LeafWording *name);

/* Does w fit the pattern?  Words are fixed; "a/b" is either; "..." is one word or more, "***" any number, neither ending
 * inside brackets. */
gboolean        leaf_pattern_fits (const LeafBuild *build, LeafWording w, const char *pattern);

G_END_DECLS
