/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-sentences.h: words become headings, sentences, definitions with their bodies, and tables.
 *
 * This stage determines the structure of a source before anything is known about meanings: what is one sentence,
 * below which heading it is, which part of a definition is its preamble, and how the phrases of its body nest. Each
 * sentence also gets a form from its fixed words alone ("Understand ...", "... is listed ...", "... is a kind of
 * ..."), so that a later stage visits only the sentences it handles.
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
  guint32 level;       /* 1 volume, 2 book, 3 part, 4 chapter, 5 section; 0 for the source itself */
  LeafWording wording; /* the heading's whole line */
  const char *text;    /* the same, as written; NULL for the source itself */
  guint32 source;
  gboolean skipped; /* "for use without ...", "not for Glulx": what is below it is not compiled */
  /* skipped, or skipped under other conditions: "not for release", "for use with ..."; or dialogue */
  gboolean is_limited;
} LeafHeading;

/* One sentence, or one definition.
 *
 *   "The box is in the Yard."            form ASSERTION, wording all but the full stop
 *   "Instead of eating the box: ...."    form RULE, wording the preamble (without the colon), body its statements
 *   "Instead of jumping, say "No.""      the same: a comma can replace the colon after instead/before/after/when/every turn
 *   "To greet (P - a person): ...."      form PHRASE
 *   "Definition: a box is big if ...."   form DEFINITION, wording after the colon; body set if it ends "...: statements"
 *   "Table of Chatter"                   form TABLE, with rows in `table`
 */
typedef struct {
  LeafForm form;
  LeafWording wording;
  LeafHeadingId heading;
  LeafStatementId body; /* the first statement; none without a body */
  guint32 table;        /* index into tables, or for form DIALOGUE into the items of dialogue; 0: none */
} LeafSentence;

/* What the first words and the layout of a statement determine. */
typedef enum {
  LEAF_STATEMENT_PHRASE = 0, /* "say "x"", "let n be 3": wording is the whole statement */
  LEAF_STATEMENT_IF,         /* wording: the condition; then: inner; otherwise: other */
  LEAF_STATEMENT_UNLESS,
  LEAF_STATEMENT_SWITCH,         /* "if X is:" wording X; inner: the cases */
  LEAF_STATEMENT_CASE,           /* "-- V:" wording V; inner */
  LEAF_STATEMENT_CASE_OTHERWISE, /* "-- otherwise:" */
  LEAF_STATEMENT_WHILE,          /* wording: the condition */
  /* wording: after "repeat": "with X running through D", "through Table", "running through" */
  LEAF_STATEMENT_REPEAT,
  LEAF_STATEMENT_NATIVE, /* (- name -) : in the library only */
} LeafStatementSort;

/* A statement, in a list linked by `next`. "otherwise if C: ..." is an IF that is the only statement in the `other`
 * of the one before. */
typedef struct {
  LeafStatementSort sort;
  LeafWording wording; /* see above; excludes the words of inner statements */
  LeafWording whole;   /* with its keyword: the place of a breakpoint, and what a problem quotes */
  LeafStatementId next, inner, other;
} LeafStatement;

typedef struct {
  LeafWording name;     /* "Table of Chatter", "Table 2.1"; without the subtitle after " - " */
  LeafWording subtitle; /* after " - ": also a name */
  guint32 how;          /* 0 new, 1 continued, 2 amended, 3 replaced */
  guint32 n_columns, n_rows, n_blank_rows;
  LeafWording *columns;            /* headings, including "(kind)" */
  LeafWording *cells;              /* n_rows * n_columns; empty wording: blank */
  LeafWording blank_rows;          /* "with X blank rows", if X is not a literal number */
  LeafWording blank_rows_for_each; /* "with blank rows for each X" */
} LeafTableText;

struct _LeafSentences {
  LeafTable sentences;  /* of LeafSentence, in text order; the sentences of an extension are at its Include sentence */
  LeafTable headings;   /* of LeafHeading */
  LeafTable statements; /* of LeafStatement */
  LeafTable tables;     /* of LeafTableText */
  LeafTable dialogue;   /* of LeafDialogueItem: leaf-dialogue-text.h */
  LeafTable dialogue_clauses; /* of LeafDialogueClause */
};

LeafSentences *leaf_sentences_new (void);
LeafSentences *leaf_sentences_copy (const LeafSentences *sentences, const LeafSentences *like, LeafArena *on);
void leaf_sentences_free (LeafSentences *sentences);

/* Reads the words of a source and adds what it finds. */
void leaf_sentences_read (LeafBuild *build, guint32 source);

/* Reads the words of one body as statements (text typed into the debugger, or a quoted substitution). */
LeafStatementId leaf_sentences_read_body (LeafBuild *build, LeafWording w);

/* --- leaf-inclusion.c: what the words of a source say about extensions -------------------------------------------- */

/* "[Version 2 of] T by A begins here", and "T ends here"; "begin" and "end" are accepted. */
gboolean leaf_opens_extension (const LeafBuild *build, LeafWording w);
gboolean leaf_closes_extension (const LeafBuild *build, LeafWording w);
/* "T by A" if the source is an extension, else empty; `version` (may be NULL) becomes "2", or empty. */
LeafWording leaf_extension_name (const LeafBuild *build, guint32 source, LeafWording *version);
/* TRUE if this name is the one that was asked for. "Tides (for Glulx only) by A" is Tides by A. */
gboolean leaf_extension_same (const LeafBuild *build, LeafWording name, LeafWording asked);
/* "Standard Rules by Graham Nelson": always included, whether or not a source says so. */
gboolean leaf_extension_is_in_library (const LeafBuild *build, LeafWording name);
guint32 leaf_extension_length (const LeafBuild *build, LeafWording name);
/* "(for Glulx only)" in a name, which has no meaning here; empty if there is none. */
LeafWording leaf_extension_remark (const LeafBuild *build, LeafWording name);
/* "U by B, in place of T by A, begins here" replaces another extension and has the name of that one. Returns its own
 * name, or none. */
LeafWording leaf_extension_replaced (const LeafBuild *build, guint32 source);
/* The second of the quoted texts below the first line, which credits others; 0 if there is none. */
guint32 leaf_extension_extra_credit (const LeafBuild *build, guint32 source);
/* The first word of "T ends here"; the end of the source if there is none. */
guint32 leaf_extension_end (const LeafBuild *build, guint32 source);
/* Appends the word numbers (guint32) of "include" at the start of each Include sentence that applies. */
void leaf_find_includes (const LeafBuild *build, guint32 source, GArray *includes);

/* leaf-headings.c. The level of a heading; 0 if the words are not a heading. */
guint32 leaf_heading_level (const LeafBuild *build, LeafWording w);
/* The line that begins at the word `at`: possibly a heading. */
LeafWording leaf_heading_line (const LeafBuild *build, guint32 at, guint32 end);
/* TRUE if what is below it is skipped whatever is included. */
gboolean leaf_heading_is_never_read (const LeafBuild *build, LeafWording w);
/* "Chapter 5 - More (see "woods.i7")": the word that names the file, and the heading without the remark; 0 if it names
 * none. */
guint32 leaf_heading_part (const LeafBuild *build, LeafWording w, LeafWording *bare);

/* An indented line for each heading, sentence and statement: for `leaf dump sentences` and tests. */
char *leaf_sentences_to_string (const LeafBuild *build, gboolean with_library);

/* Sentences of this compilation: the library's if it is the library, else the story's. */
#define LEAF_EACH_NEW_SENTENCE(build, i)                                                                               \
  for (guint32 i = MAX ((build)->story_sentence, 1); i < (build)->sentences->sentences.n; i++)

/* "Scraping it with is an action ...", "Weighing up is an activity ...", depending on the form: where "is an" begins,
 * and the number of words up to the noun; the end of w if there is none. */
guint32 leaf_find_is_made (const LeafBuild *build, LeafForm form, LeafWording w, guint32 *length);

/* Splits "Kissing somebody is bad behaviour" at its verb into the pattern and the name. Returns FALSE and sets
 * nothing if a side is empty. */
gboolean leaf_split_kind_of_action (const LeafBuild *build, LeafWording w, LeafWording *pattern, LeafWording *name);

/* TRUE if w matches the pattern. Words are fixed; "a/b" is either; "..." is one or more words, "***" any number,
 * neither ending inside brackets. */
gboolean leaf_pattern_fits (const LeafBuild *build, LeafWording w, const char *pattern);

G_END_DECLS
