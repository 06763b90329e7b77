/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-rulebooks.h: rulebooks and their rules, why each rule is where it is, and sentences that would change that.
 * Part of leaf.h. */
#pragma once

#include "leaf-program.h"

G_BEGIN_DECLS

/* --- rulebooks and rules ------------------------------------------------------------------------------------------ */

typedef enum {
  LEAF_SECTION_VERY_FIRST = 1,
  LEAF_SECTION_FIRST,
  LEAF_SECTION_MIDDLE,
  LEAF_SECTION_LAST,
  LEAF_SECTION_VERY_LAST
} LeafSection;
typedef enum { LEAF_DEFAULT_NONE = 0, LEAF_DEFAULT_SUCCESS, LEAF_DEFAULT_FAILURE } LeafDefaultOutcome;

/* The Laws, numbered as in the specification. LEAF_LAW_NONE: equally specific, or not compared. */
typedef enum {
  LEAF_LAW_NONE = 0,
#define LEAF_LAW(name, number, title, explanation) LEAF_LAW_##name,
#include "leaf-laws.def"
#undef LEAF_LAW
  LEAF_LAW_COUNT
} LeafLaw;

const char *leaf_law_number (LeafLaw law);      /* "III.2.2" */
const char *leaf_law_title (LeafLaw law);       /* "Room where the action takes place" */
const char *leaf_law_explanation (LeafLaw law); /* one sentence */

typedef struct {
  const char *name;    /* "check taking" */
  const char *basis;   /* "action", "object", "nothing", "scene", ... */
  const char *product; /* NULL: it produces nothing */
  LeafDefaultOutcome default_outcome;
  guint32 default_named_outcome; /* number among the named outcomes, from 1; 0: none */
  guint32 n_outcomes;
  guint32 n_variables;
  guint32 n_rules;
  /* "action taking", "activity printing the name", "scene Ball", or NULL: for grouping in an index */
  const char *group;
  gboolean is_library;
  LeafPlace place;
} LeafRulebookInfo;

guint32 leaf_program_n_rulebooks (const LeafProgram *program); /* ids 1 .. n */
LeafRulebookInfo leaf_program_rulebook (const LeafProgram *program, guint32 rulebook);
/* from 1 */
const char *leaf_program_rulebook_outcome (const LeafProgram *program, guint32 rulebook, guint32 number,
                                           LeafDefaultOutcome *sense);
/* from 1 */
const char *leaf_program_rulebook_variable (const LeafProgram *program, guint32 rulebook, guint32 number,
                                            const char **kind);
/* The rule at `position`, from 0, in the final order. */
guint32 leaf_program_rulebook_rule (const LeafProgram *program, guint32 rulebook, guint32 position);
/* All rules in order; `rules` has room for n_rules. */
void leaf_program_rulebook_rules (const LeafProgram *program, guint32 rulebook, guint32 *rules);
LeafSection leaf_program_rulebook_section (const LeafProgram *program, guint32 rulebook, guint32 position);
/* "check taking", "the check taking rules" */
guint32 leaf_program_find_rulebook (const LeafProgram *program, const char *name);

typedef struct {
  const char *name;     /* "first look rule"; NULL: it has none */
  const char *preamble; /* as written, with one space between words */
  guint32 home;         /* rulebook; 0: none ("This is the X rule:") */
  gboolean is_library;
  LeafPlace place;   /* of the preamble; source 0 for rules that the engine implements */
  LeafPlace whole;   /* preamble and body */
  guint32 n_changes; /* the number of "does nothing" and "substitutes for" sentences about it */
  guint32 n_responses;
} LeafRuleInfo;

guint32 leaf_program_n_rules (const LeafProgram *program); /* ids 1 .. n */
LeafRuleInfo leaf_program_rule (const LeafProgram *program, guint32 rule);
/* the name, or else the preamble, as used in traces */
const char *leaf_program_rule_title (const LeafProgram *program, guint32 rule);
/* Text that identifies the rule in a list: its name; or its preamble, followed by the first words of the body or the
 * line if another rule has the same preamble. */
const char *leaf_program_rule_face (const LeafProgram *program, guint32 rule);
/* By name, by "line:N" or "N" of the story, or by the words of a preamble; 0: none. */
guint32 leaf_program_find_rule (const LeafProgram *program, const char *words);
/* The problem of a preamble that was not understood, because of which the rule is in no rulebook and never runs.
 * FALSE: there is none. For a rule of an extension the problem may be reported for the extension; *problem then has
 * no sentence. */
gboolean leaf_program_rule_problem (const LeafProgram *program, guint32 rule, LeafProblem *problem);
guint32 leaf_program_rule_at (const LeafProgram *program, guint32 source, guint32 byte);
/* How the sentence with that number, from 0, changed the rule, in words such as "if the location is dark". */
const char *leaf_program_rule_change (const LeafProgram *program, guint32 rule, guint32 number, LeafPlace *place);

/* A phrase, or code that is evaluated like one: a definition, a condition of a scene. */
typedef struct {
  const char *title; /* "to greet (someone - a person)", as written; NULL: it has none */
  gboolean is_library;
  LeafPlace place; /* of the preamble */
} LeafPhraseInfo;

guint32 leaf_program_n_phrases (const LeafProgram *program); /* ids 1 .. n */
LeafPhraseInfo leaf_program_phrase (const LeafProgram *program, guint32 phrase);

/* A lettered text in the rule's body, which a sentence may replace. */
typedef struct {
  guint32 letter;   /* 0 for A */
  const char *name; /* "standard report taking rule response (A)" */
  LeafPlace text;   /* the text with its quotation marks, in the body or in the sentence that replaced it */
  gboolean is_replaced;
} LeafResponseInfo;

/* number from 0, by letter */
LeafResponseInfo leaf_program_rule_response (const LeafProgram *program, guint32 rule, guint32 number);

typedef struct {
  int order; /* 1: the first is more specific; -1: less; 0: equally */
  LeafLaw law;
  LeafPlace first_clause, second_clause; /* the words of each that decided; source 0: none */
} LeafVerdict;

/* Compares two rules, whatever rulebooks they are in. */
LeafVerdict leaf_program_compare (const LeafProgram *program, guint32 first, guint32 second);

/* --- why a rule is where it is ---------------------------------------------------------------------------- */

/* The reasons recorded by the placement: what put one rule above the other, and what else took part. */
typedef enum {
  LEAF_REASON_NONE = 0,
  LEAF_REASON_LAW, /* `rule` is more specific than `other`; `verdict` has the Law and the words */
  /* equally specific: `rule` comes before `other` in the source, so an edit that moves one changes the order */
  LEAF_REASON_SOURCE,
  LEAF_REASON_LIBRARY, /* the same, and `rule` belongs to the library, which was placed first */
  LEAF_REASON_SECTION, /* the preamble of `rule` says first or last: `place` */
  LEAF_REASON_LISTING, /* a listing sentence about `rule`: `place`; `other` is the other rule that it names, or 0 */
  /* `rule` moved down to `other`, with which `verdict` compares it, and which was above the third rule */
  LEAF_REASON_BETWEEN,
} LeafReasonSort;

typedef struct {
  LeafReasonSort sort;
  guint32 rule, other;
  LeafPlace place;     /* of the sentence, or of the preamble's words */
  LeafVerdict verdict; /* of `rule` against `other`, if they were compared */
  gboolean decides;
  LeafPlace overtaken_by; /* the later sentence that overrules this one; source 0: none */
  const char *words;      /* one or two sentences that quote it; borrowed until the array is freed */
} LeafReason;

/* What took part in the order of two rules of a rulebook, in the order in which it happened. Exactly one reason
 * decides. The order of the two arguments does not matter. None if they are not both in the rulebook. Free with
 * leaf_reasons_free. */
LeafReason *leaf_program_reasons (const LeafProgram *program, guint32 rulebook, guint32 one, guint32 another,
                                  guint32 *n);
/* The listing sentences about one rule in a rulebook, including those that unlist it. None of them decides. */
LeafReason *leaf_program_listings (const LeafProgram *program, guint32 rulebook, guint32 rule, guint32 *n);
void leaf_reasons_free (LeafReason *reasons);

/* The deciding reason in short, as an index shows it between two rules. */
typedef enum {
  LEAF_NEIGHBOURS_MORE_SPECIFIC = 1, /* a Law decides: that of the verdict */
  LEAF_NEIGHBOURS_EQUAL,             /* equally specific: in the order of the source */
  LEAF_NEIGHBOURS_PLACED,            /* a preamble that says first or last */
  LEAF_NEIGHBOURS_LISTED,            /* a listing sentence */
  /* neither a Law nor a sentence about these two: a third rule separated them during sorting */
  LEAF_NEIGHBOURS_BETWEEN,
} LeafNeighbours;

/* For any two rules of a rulebook; 0 if they are not both in it. The verdict is that of the deciding Law, or of no
 * order. */
LeafNeighbours leaf_program_order (const LeafProgram *program, guint32 rulebook, guint32 one, guint32 another,
                                   LeafVerdict *verdict);
/* The same for the rule at `position` and the next one. */
LeafNeighbours leaf_program_neighbours (const LeafProgram *program, guint32 rulebook, guint32 position,
                                        LeafVerdict *verdict);
/* The reasons for the order of two rules of a rulebook as text: what decides, then what else took part. Free with
 * g_free. */
char *leaf_program_explain_order (const LeafProgram *program, guint32 rulebook, guint32 one, guint32 another);
char *leaf_program_explain_neighbours (const LeafProgram *program, guint32 rulebook, guint32 position);
/* How the Laws compare two rules, wherever they are, in sentences that quote the deciding words. Free with g_free. */
char *leaf_program_explain (const LeafProgram *program, guint32 first, guint32 second);

/* --- what if? ----------------------------------------------------------------------------------------------------- */

/* The story with one more rule at its end, of which only the preamble is given ("Instead of taking the box"). *rule
 * is that rule, or 0 if the preamble is not understood; the program's problems then say why. */
LeafProgram *leaf_program_compile_with_rule (const LeafSourceText *source, const LeafCompileOptions *options,
                                             const char *preamble, guint32 *rule);
/* TRUE if the rule certainly ends its rulebook whenever it applies. */
gboolean leaf_program_always_stops (const LeafProgram *program, guint32 rule);
/* The rule above it in the rulebook that makes it unreachable; 0: none, or not certain. */
guint32 leaf_program_never_runs (const LeafProgram *program, guint32 rulebook, guint32 rule);
/* The same for all rules of a rulebook, by position; `by` has room for n_rules. */
void leaf_program_rulebook_never_run (const LeafProgram *program, guint32 rulebook, guint32 *by);

/* --- sentences about rules, written for the author ---------------------------------------------------------------- */

typedef enum {
  LEAF_WRITE_LISTED = 1, /* rulebook */
  LEAF_WRITE_LISTED_FIRST,
  LEAF_WRITE_LISTED_LAST,
  LEAF_WRITE_LISTED_BEFORE, /* rulebook; other: the rule at that place */
  LEAF_WRITE_LISTED_AFTER,
  LEAF_WRITE_LISTED_INSTEAD_OF,
  LEAF_WRITE_NOT_LISTED,   /* rulebook */
  LEAF_WRITE_DOES_NOTHING, /* words: a condition; NULL: always */
  LEAF_WRITE_SUBSTITUTES,  /* other: it runs instead; words: a condition; NULL: always */
  LEAF_WRITE_RESPONSE,     /* letter (0 for A); words: the new text, without quotation marks */
  LEAF_WRITE_NAME,         /* words: a name for a rule without one */
} LeafWriteSort;

typedef struct {
  LeafWriteSort sort;
  guint32 rule, other, rulebook, letter;
  const char *words;
} LeafEditRequest;

typedef struct {
  LeafPlace place; /* these bytes (none if start is end) are replaced ... */
  char *text;      /* ... by these */
  guint32 lead;    /* bytes of `text` before the requested words, */
  guint32 length;  /* and the length of those words in bytes */
  char *sentence;  /* the whole sentence as it will be, for display */
  /* the story's listing sentence about the same rule and rulebook that this one would overrule; warn, or replace it
   * by `sentence` instead; source 0: none */
  LeafPlace overtakes;
} LeafEdit;

/* The edit that makes the source do what is requested. A new sentence goes at the end of the story. Returns FALSE if no
 * sentence can do it, with the reason in *why_not (owned by the caller; may be NULL). A program compiled with a
 * returned edit does what was requested. */
gboolean leaf_program_write (const LeafProgram *program, const LeafEditRequest *request, LeafEdit *edit,
                             char **why_not);
/* The same, with *why_not in another language (see leaf_problem_dup_words). */
gboolean leaf_program_write_in (const LeafProgram *program, const LeafEditRequest *request, LeafEdit *edit,
                                GTranslateFunc translate, gpointer data, char **why_not);
/* Declares a figure or sound for the file with this name: after the last one that the story declares, or at the end of
 * the story. The name is made from the file's and is not one that exists: "Figure of Tall Tower is the file
 * "tall-tower.png"." `file` has no quotation mark or square bracket. */
void leaf_program_declare_effect (const LeafProgram *program, gboolean is_sound, const char *file, LeafEdit *edit);
void leaf_edit_clear (LeafEdit *edit);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LeafEdit, leaf_edit_clear)

/* The edits that rename the thing of an occurrence to `name` everywhere in the story and its parts, plurals included,
 * in the order of the sources and their texts. Free with leaf_edits_free. Returns NULL, with *why_not as above, if
 * its definition is not in the story, `name` cannot be a name, or a place uses another form of the name (such as a
 * part of it). Compile the resulting text to see whether the new name is already taken. */
LeafEdit *leaf_program_rename (const LeafProgram *program, const LeafOccurrenceInfo *of, const char *name, guint32 *n,
                               char **why_not);
LeafEdit *leaf_program_rename_in (const LeafProgram *program, const LeafOccurrenceInfo *of, const char *name,
                                  guint32 *n, GTranslateFunc translate, gpointer data, char **why_not); /* likewise */
void leaf_edits_free (LeafEdit *edits, guint32 n);

/* Moves the heading that contains `byte`, with everything below it, to `before`: the first byte of another heading,
 * or the end of a heading's text. Returns FALSE if there is no heading or it would not move. The place of the edit
 * leads to the heading. */
gboolean leaf_program_move_heading (const LeafProgram *program, guint32 source, guint32 byte, guint32 before,
                                    LeafEdit *edit);
/* Like leaf_program_move_heading, but moves the heading before the previous heading or after the next one of its level
 * under the same higher heading. */
gboolean leaf_program_step_heading (const LeafProgram *program, guint32 source, guint32 byte, gboolean down,
                                    LeafEdit *edit);
/* Numbers the headings that have a number, from 1 below each higher heading: an edit for each that changes. Free with
 * leaf_edits_free. */
LeafEdit *leaf_program_number_headings (const LeafProgram *program, guint32 source, guint32 *n);
/* The text with the edits applied, which belong to one source and are in its order. Free with g_free. */
char *leaf_edits_apply (const char *text, const LeafEdit *edits, guint32 n);
/* TRUE if a source was read from these bytes. Of an extension, what follows its body is not compared. */
gboolean leaf_program_source_is_of (const LeafProgram *program, guint32 source, const char *bytes, gsize length);
/* The program that results from these edits, which may be of several sources, those of each in order. Parts are read
 * as in `program`. `options` are those of its compilation. NULL: stopped. */
LeafProgram *leaf_program_compile_edited (const LeafProgram *program, const LeafEdit *edits, guint32 n,
                                          const LeafCompileOptions *options);

G_END_DECLS
