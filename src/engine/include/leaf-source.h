/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-source.h: how the source was read: highlighting, outline, definitions. Part of leaf.h, which describes the
 * conventions. */
#pragma once

#include "leaf-program.h"

G_BEGIN_DECLS

/* --- highlighting, outline, going to definitions ------------------------------------------------------------------ */

typedef enum {
  LEAF_STYLE_NONE = 0,
  LEAF_STYLE_HEADING,
  LEAF_STYLE_COMMENT,
  LEAF_STYLE_TEXT,          /* "quoted" */
  LEAF_STYLE_SUBSTITUTION,  /* [the noun], inside a text */
  LEAF_STYLE_PREAMBLE,      /* of a rule, phrase or definition */
  LEAF_STYLE_RULEBOOK_NAME, /* "Instead of", in a preamble */
  LEAF_STYLE_RULE_NAME,
  LEAF_STYLE_PHRASE_NAME, /* the fixed words of a recognized phrase */
  LEAF_STYLE_KEYWORD,     /* if, otherwise, repeat, let, now ... */
  LEAF_STYLE_NAME,        /* of an object, kind, property, variable */
  LEAF_STYLE_NUMBER,
  LEAF_STYLE_TABLE,
  LEAF_STYLE_UNKNOWN, /* not understood */
  LEAF_STYLE_COUNT
} LeafStyle;

typedef struct {
  guint32 start, end;
  LeafStyle style;
} LeafStyledRun;

/* The styled runs of a source, ordered by start, not overlapping. Plain text is in no run. Free with g_free. */
LeafStyledRun *leaf_program_styles (const LeafProgram *program, guint32 source, guint32 *n);

/* The quoted texts of a source that are not prose, with their quotation marks: commands of the player, file names,
 * regular expressions. In the order of the source. Free with g_free. */
LeafPlace *leaf_program_non_prose_texts (const LeafProgram *program, guint32 source, guint32 *n);
/* The other quoted texts of the story and its parts, which a play can print, if they have letters outside their
 * substitutions. Free with g_free. */
LeafPlace *leaf_program_prose_texts (const LeafProgram *program, guint32 *n);

enum { LEAF_OUTLINE_BELOW = 6 }; /* the level of entries that are not headings */

typedef struct {
  const char *text; /* "Part 2 - The Cellar", "heavy rope rule", "To weigh (C - a crate)", "Table of Knots" */
  guint32 level;    /* 1 volume ... 5 section; LEAF_OUTLINE_BELOW: a rule, phrase or table */
  LeafPlace place;  /* of the heading, the preamble or the table's title */
} LeafOutlineEntry;

/* The story's headings and, if requested, its rules, phrases and tables, in the order of the text. Free with g_free. */
LeafOutlineEntry *leaf_program_outline (const LeafProgram *program, gboolean with_rules, guint32 *n);

/* A range that can be folded into its first line: a heading with its content, or a rule, phrase, definition or
 * table. */
typedef struct {
  LeafPlace place; /* from the first line, which stays visible, to the last character that is hidden */
  guint32 level;   /* as in the outline */
} LeafFold;

/* In the order of the text; if two start together, the outer one comes first. Free with g_free. */
LeafFold *leaf_program_folds (const LeafProgram *program, guint32 source, guint32 *n);

/* A heading that names a file of the story, as in: Chapter 5 - More (see "woods.i7"). */
typedef struct {
  LeafPlace heading; /* its line */
  LeafPlace name;    /* "woods.i7", with its quotation marks */
  char *file;        /* the name without quotation marks; owned */
  char *words;       /* the heading without the bracket, as it is in the first line of the file; owned */
} LeafPartLink;

/* Finds the heading whose first byte is at the start of `place`. Returns FALSE, with a zeroed struct, if there is none
 * or it names no file. */
gboolean leaf_program_part_link_at (const LeafProgram *program, LeafPlace place, LeafPartLink *link);
/* Finds the heading that includes a part. Returns FALSE if the source is not a part. */
gboolean leaf_program_part_link_to (const LeafProgram *program, guint32 source, LeafPartLink *link);
void leaf_part_link_clear (LeafPartLink *link);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LeafPartLink, leaf_part_link_clear)

/* What a phrase of the source was recognized as. */
typedef enum {
  LEAF_NAMED_NONE = 0,
  LEAF_NAMED_KIND,
  LEAF_NAMED_INSTANCE,
  LEAF_NAMED_PROPERTY,
  LEAF_NAMED_ADJECTIVE,
  LEAF_NAMED_VARIABLE,
  LEAF_NAMED_RELATION,
  LEAF_NAMED_VERB,
  LEAF_NAMED_RULEBOOK,
  LEAF_NAMED_RULE,
  LEAF_NAMED_OUTCOME,
  LEAF_NAMED_ACTION,
  LEAF_NAMED_KIND_OF_ACTION,
  LEAF_NAMED_ACTIVITY,
  LEAF_NAMED_TABLE,
  LEAF_NAMED_COLUMN,
  LEAF_NAMED_USE_OPTION,
  LEAF_NAMED_EQUATION,
  LEAF_NAMED_PHRASE,
  LEAF_NAMED_LOCAL,   /* let, repeat with, called, an argument of a phrase: known in one scope */
  LEAF_NAMED_LITERAL, /* 5, 9:30 am, true */
  LEAF_NAMED_COUNT
} LeafNamed;

typedef enum { LEAF_ROLE_NONE = 0, LEAF_ROLE_DEFINES, LEAF_ROLE_USES, LEAF_ROLE_SETS, LEAF_ROLE_CALLS } LeafRole;

/* A phrase of the source that an accepted reading recognized as something. Two occurrences are of the same thing if
 * sort, id and scope are equal. Words in no occurrence are syntax ("if", "the"), quoted characters or comments, or
 * were not understood. */
typedef struct {
  LeafPlace place;
  LeafNamed sort;
  guint32 id;    /* of its sort; 0 for a literal */
  guint32 scope; /* a number for the only scope in which it is known; 0: it is known everywhere */
  LeafRole role;
  const char *kind; /* the kind of the value: "number"; NULL: it is not a value */
} LeafOccurrenceInfo;

/* Finds the occurrence that contains `byte` or ends there. Returns FALSE, with a zeroed struct, if there is none. */
gboolean leaf_program_occurrence (const LeafProgram *program, guint32 source, guint32 byte, LeafOccurrenceInfo *info);
/* All occurrences in one source, in the order of the text. Free with g_free. */
LeafOccurrenceInfo *leaf_program_occurrences (const LeafProgram *program, guint32 source, guint32 *n);
/* Every occurrence of the same thing, in the library too, in the order of the sources and their texts. Free with
 * g_free. */
LeafOccurrenceInfo *leaf_program_uses (const LeafProgram *program, const LeafOccurrenceInfo *of, guint32 *n);
/* Where it is defined; source 0 if that is in no source, or unknown. */
LeafPlace leaf_program_occurrence_definition (const LeafProgram *program, const LeafOccurrenceInfo *of);
/* The name that the thing has where it is defined: "taking", "To chime (N - a number) times"; NULL: it has none. */
const char *leaf_program_occurrence_name (const LeafProgram *program, const LeafOccurrenceInfo *of);
/* leaf_named_words, a colon, and a description: "property: size (number)". Free with g_free. */
char *leaf_program_occurrence_description (const LeafProgram *program, const LeafOccurrenceInfo *of);
const char *leaf_named_words (LeafNamed sort); /* "rulebook", "local name" */

/* The definition of the occurrence at `byte`; source 0 if there is none. *description receives its description, owned
 * by the caller. */
LeafPlace leaf_program_definition (const LeafProgram *program, guint32 source, guint32 byte, char **description);

/* The form of the sentence at a byte, as leaf-forms.def calls it: "ASSERTION", "KIND", "RULE"; NULL: there is none. */
const char *leaf_program_sentence_form (const LeafProgram *program, guint32 source, guint32 byte);

/* Something that can be typed at a byte of a text: a rulebook at the start of a rule, then an action, a thing of the
 * right kind, a phrase in a body, a substitution in a text, or a snippet. */
typedef struct {
  char *text;         /* as shown: "brass key", "move (object) to (object)" */
  char *insert;       /* what to insert if it differs, with placeholders "${1:name}"; else NULL */
  const char *detail; /* a short description, borrowed from the program; NULL: none */
  LeafNamed sort;     /* NONE: words of the language */
  guint32 start;      /* it replaces the bytes from here to the cursor */
} LeafCompletion;

/* The best `most` completions, the best first. `text` may be newer than the program; `source` is its number in the
 * program. Free with leaf_completions_free. */
LeafCompletion *leaf_program_completions (const LeafProgram *program, guint32 source, const char *text, guint32 byte,
                                          guint32 most, guint32 *n);
void leaf_completions_free (LeafCompletion *completions, guint32 n);
/* The preamble of the phrase whose argument is being typed at `byte` of `text`; *start and *end receive the bytes of
 * that argument in the preamble. NULL: no argument is being typed. Free with g_free. */
char *leaf_program_signature (const LeafProgram *program, const char *text, guint32 byte, guint32 *start, guint32 *end);

/* --- scripts for testing: Test me with "look / wait" -------------------------------------------------------------- */

guint32 leaf_program_n_tests (const LeafProgram *program);                       /* the story's and its extensions' */
const char *leaf_program_test_name (const LeafProgram *program, guint32 number); /* number from 1: "me" */
/* The commands that a player would type to run the test from the start of the story. If the test starts in a room or
 * with things, which no command may be able to provide, the only command is "test me". Never NULL. Free with
 * g_strfreev. */
char **leaf_program_test_commands (const LeafProgram *program, guint32 number);

/* The command at the cursor in the script of a test that is being typed. */
typedef struct {
  char *test;         /* the name of the test; owned */
  guint32 command;    /* the byte where the command begins */
  guint32 before_end; /* the byte after the commands that precede it */
  guint32 script_end; /* the byte after the script */
  gboolean is_closed; /* there is a quotation mark at that byte */
} LeafTestCursor;

/* Returns FALSE if the byte is in no script. Clear with leaf_test_cursor_clear. */
gboolean leaf_test_cursor_find (const char *text, guint32 byte, LeafTestCursor *cursor);
void leaf_test_cursor_clear (LeafTestCursor *cursor);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LeafTestCursor, leaf_test_cursor_clear)
/* The command as a script must contain it: quotation marks become apostrophes, and apostrophes and slashes are put into
 * brackets where they would mean something else. Free with g_free. */
char *leaf_test_script_dup_command (const char *command);

G_END_DECLS
