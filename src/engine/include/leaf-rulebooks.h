/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-rulebooks.h: rulebooks and their rules, why each rule is where it is, and edits of the source. Part of leaf.h,
 * which describes the conventions. */
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

/* The Laws of sorting (leaf-laws.def). LEAF_LAW_NONE: equally specific, or not compared. */
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
  guint32 default_named_outcome; /* its number among the named outcomes, from 1; 0: none */
  guint32 n_outcomes;
  guint32 n_variables;
  guint32 n_rules;
  const char *group; /* for an index: "action taking", "activity printing the name", "scene Ball"; NULL: none */
  gboolean is_library;
  LeafPlace place;
} LeafRulebookInfo;

guint32 leaf_program_n_rulebooks (const LeafProgram *program); /* ids 1 .. n */
LeafRulebookInfo leaf_program_rulebook (const LeafProgram *program, guint32 rulebook);
/* The name of a named outcome, by number from 1; *sense receives what it means. */
const char *leaf_program_rulebook_outcome (const LeafProgram *program, guint32 rulebook, guint32 number,
                                           LeafDefaultOutcome *sense);
/* The name of a variable, by number from 1; *kind receives its kind. */
const char *leaf_program_rulebook_variable (const LeafProgram *program, guint32 rulebook, guint32 number,
                                            const char **kind);
/* The rule at a position, from 0, of the final order. */
guint32 leaf_program_rulebook_rule (const LeafProgram *program, guint32 rulebook, guint32 position);
/* All rules in order; `rules` has room for n_rules. */
void leaf_program_rulebook_rules (const LeafProgram *program, guint32 rulebook, guint32 *rules);
LeafSection leaf_program_rulebook_section (const LeafProgram *program, guint32 rulebook, guint32 position);
/* Accepts "check taking" and "the check taking rules"; 0: none. */
guint32 leaf_program_find_rulebook (const LeafProgram *program, const char *name);

typedef struct {
  const char *name;     /* "first look rule"; NULL: it has none */
  const char *preamble; /* as written, with one space between words */
  guint32 home;         /* the rulebook that its preamble names; 0: none ("This is the X rule:") */
  gboolean is_library;
  LeafPlace place;   /* of the preamble; source 0 for rules that the engine implements */
  LeafPlace whole;   /* preamble and body */
  guint32 n_changes; /* the number of "does nothing" and "substitutes for" sentences about it */
  guint32 n_responses;
} LeafRuleInfo;

guint32 leaf_program_n_rules (const LeafProgram *program); /* ids 1 .. n */
LeafRuleInfo leaf_program_rule (const LeafProgram *program, guint32 rule);
/* The name, or else the preamble: what traces show. */
const char *leaf_program_rule_title (const LeafProgram *program, guint32 rule);
/* What a list shows: the name, or else the preamble. If another rule has the same preamble, the first words of the body
 * or the line number follow. */
const char *leaf_program_rule_face (const LeafProgram *program, guint32 rule);
/* Finds a rule by its name, by a line of the story ("line:12" or "12"), or by the words of its preamble; 0: none. */
guint32 leaf_program_find_rule (const LeafProgram *program, const char *words);
/* Finds the problem because of which a preamble was not understood; such a rule is in no rulebook and never runs.
 * FALSE: there is none. The problem of a rule of an extension may be reported for the extension as a whole; *problem
 * then has no sentence. */
gboolean leaf_program_rule_problem (const LeafProgram *program, guint32 rule, LeafProblem *problem);
guint32 leaf_program_rule_at (const LeafProgram *program, guint32 source, guint32 byte); /* 0: none */
/* What a "does nothing" or "substitutes for" sentence, by number from 0, does to the rule: "It does nothing if the
 * location is dark." *place receives the place of the sentence. */
const char *leaf_program_rule_change (const LeafProgram *program, guint32 rule, guint32 number, LeafPlace *place);

/* A phrase, or code that runs like one: a definition, a condition of a scene. */
typedef struct {
  const char *title; /* "to greet (someone - a person)", as written; NULL: it has none */
  gboolean is_library;
  LeafPlace place; /* of the preamble */
} LeafPhraseInfo;

guint32 leaf_program_n_phrases (const LeafProgram *program); /* ids 1 .. n */
LeafPhraseInfo leaf_program_phrase (const LeafProgram *program, guint32 phrase);

/* A lettered text in the body of a rule, which a sentence may replace. */
typedef struct {
  guint32 letter;   /* 0 for A */
  const char *name; /* "standard report taking rule response (A)" */
  LeafPlace text;   /* the text with its quotation marks, in the body or in the sentence that replaced it */
  gboolean is_replaced;
} LeafResponseInfo;

/* by number from 0, in the order of the letters */
LeafResponseInfo leaf_program_rule_response (const LeafProgram *program, guint32 rule, guint32 number);

typedef struct {
  int order; /* 1: the first is more specific; -1: less specific; 0: equally specific */
  LeafLaw law;
  LeafPlace first_clause, second_clause; /* the words of each that decided; source 0: none */
} LeafVerdict;

/* Compares two rules by the Laws, whatever rulebooks they are in. */
LeafVerdict leaf_program_compare (const LeafProgram *program, guint32 first, guint32 second);

/* --- why a rule is where it is ------------------------------------------------------------------------------------ */

/* The reasons that placing the rules recorded: what put one rule above the other, and what else took part. */
typedef enum {
  LEAF_REASON_NONE = 0,
  LEAF_REASON_LAW, /* `rule` is more specific than `other`; `verdict` has the Law and the words */
  /* equally specific, and `rule` is before `other` in the source: moving one of them changes the order */
  LEAF_REASON_SOURCE,
  LEAF_REASON_LIBRARY, /* equally specific, and `rule` is in the library, whose rules are placed first */
  LEAF_REASON_SECTION, /* the preamble of `rule` says first or last: `place` */
  LEAF_REASON_LISTING, /* a listing sentence about `rule`: `place`; `other` is the other rule that it names, or 0 */
  /* `rule` was placed just before `other`, to which `verdict` compares it; `other` was already above the third rule,
   * the other one of the pair */
  LEAF_REASON_BETWEEN,
} LeafReasonSort;

typedef struct {
  LeafReasonSort sort;
  guint32 rule, other;
  LeafPlace place;        /* of the sentence, or of the preamble's words */
  LeafVerdict verdict;    /* of `rule` against `other`, if they were compared */
  gboolean decides;       /* it, and no other reason, causes the order */
  LeafPlace overtaken_by; /* the later sentence that overrides this one; source 0: none */
  const char *words;      /* the reason in one or two sentences; borrowed until the array is freed */
} LeafReason;

/* The reasons for the order of two rules of a rulebook, in the order in which they took effect. Exactly one decides.
 * The two rules may be given in either order. *n is 0 if they are not both in the rulebook. Free with
 * leaf_reasons_free. */
LeafReason *leaf_program_reasons (const LeafProgram *program, guint32 rulebook, guint32 one, guint32 another,
                                  guint32 *n);
/* The listing sentences about one rule in a rulebook, including those that unlist it. `decides` is not set. Free with
 * leaf_reasons_free. */
LeafReason *leaf_program_listings (const LeafProgram *program, guint32 rulebook, guint32 rule, guint32 *n);
void leaf_reasons_free (LeafReason *reasons);

/* A summary of the deciding reason, which an index shows between two rules. */
typedef enum {
  LEAF_NEIGHBOURS_MORE_SPECIFIC = 1, /* a Law decides: that of the verdict */
  LEAF_NEIGHBOURS_EQUAL,             /* they are equally specific: the order of the source decides */
  LEAF_NEIGHBOURS_PLACED,            /* a preamble that says first or last decides */
  LEAF_NEIGHBOURS_LISTED,            /* a listing sentence decides */
  /* no Law or sentence about these two decides: their order follows from that of a third rule */
  LEAF_NEIGHBOURS_BETWEEN,
} LeafNeighbours;

/* Summarizes the order of any two rules of a rulebook; 0 if they are not both in it. *verdict is that of the deciding
 * Law; its order is 0 if no Law decides. */
LeafNeighbours leaf_program_order (const LeafProgram *program, guint32 rulebook, guint32 one, guint32 another,
                                   LeafVerdict *verdict);
/* Like leaf_program_order, for the rule at `position` and the next one. */
LeafNeighbours leaf_program_neighbours (const LeafProgram *program, guint32 rulebook, guint32 position,
                                        LeafVerdict *verdict);
/* The reasons for the order of two rules of a rulebook as text: the deciding one, then the others. Free with g_free. */
char *leaf_program_explain_order (const LeafProgram *program, guint32 rulebook, guint32 one, guint32 another);
/* Like leaf_program_explain_order, for the rule at `position` and the next one. */
char *leaf_program_explain_neighbours (const LeafProgram *program, guint32 rulebook, guint32 position);
/* How the Laws compare two rules of any rulebooks, in sentences that quote the deciding words. Free with g_free. */
char *leaf_program_explain (const LeafProgram *program, guint32 first, guint32 second);

/* --- what if? ----------------------------------------------------------------------------------------------------- */

/* Compiles the story with one more rule at its end, of which only the preamble is given ("Instead of taking the box").
 * *rule receives the rule, or 0 if the preamble is not understood; the program's problems then say why. Returns a new
 * program; NULL if stopped. */
LeafProgram *leaf_program_compile_with_rule (const LeafSourceText *source, const LeafCompileOptions *options,
                                             const char *preamble, guint32 *rule);
/* TRUE if the rule provably ends its rulebook whenever it applies. */
gboolean leaf_program_always_stops (const LeafProgram *program, guint32 rule);
/* The rule above the given one in the rulebook that makes it unreachable, unless procedural rules interfere; 0 if none
 * is proved to do so. */
guint32 leaf_program_never_runs (const LeafProgram *program, guint32 rulebook, guint32 rule);
/* Like leaf_program_never_runs, for all rules of a rulebook, by position; `by` has room for n_rules. */
void leaf_program_rulebook_never_run (const LeafProgram *program, guint32 rulebook, guint32 *by);

/* A rule about the same action in an earlier rulebook, such as Before or Check, that stops the action whenever this
 * rule would apply; 0 if none is proved to do so. */
guint32 leaf_program_stopped_before (const LeafProgram *program, guint32 rule);
/* The only action that the rule is about; 0 if it is about none, or several. */
guint32 leaf_program_rule_action (const LeafProgram *program, guint32 rule);

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
  LeafPlace place; /* the bytes to replace; none if start is end */
  char *text;      /* what replaces them; owned */
  guint32 lead;    /* the bytes of `text` before the requested words */
  guint32 length;  /* the length of the requested words in bytes */
  char *sentence;  /* the whole sentence after the edit, for display; owned */
  /* the listing sentence of the story about the same rule and rulebook that this edit would override: warn about it, or
   * replace it by `sentence` instead; source 0: none */
  LeafPlace overtakes;
} LeafEdit;

/* Writes the edit that makes the source do what is requested; a new sentence goes at the end of the story. Returns
 * FALSE if no sentence can do it, with the reason in *why_not (owned by the caller; may be NULL). Clear the edit with
 * leaf_edit_clear. */
gboolean leaf_program_write (const LeafProgram *program, const LeafEditRequest *request, LeafEdit *edit,
                             char **why_not);
/* Like leaf_program_write, with *why_not in another language (see leaf_problem_dup_words). */
gboolean leaf_program_write_in (const LeafProgram *program, const LeafEditRequest *request, LeafEdit *edit,
                                GTranslateFunc translate, gpointer data, char **why_not);
/* Writes the edit that declares a figure or sound for a file, after the last one that the story declares, or at the end
 * of the story: Figure of Tall Tower is the file "tall-tower.png". Its name is made from that of the file, and is not
 * taken. `file` must not contain quotation marks or square brackets. */
void leaf_program_declare_effect (const LeafProgram *program, gboolean is_sound, const char *file, LeafEdit *edit);
void leaf_edit_clear (LeafEdit *edit);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LeafEdit, leaf_edit_clear)

/* Writes the edits that rename what an occurrence refers to everywhere in the story and its parts, plurals included, in
 * the order of the sources and their texts. Free with leaf_edits_free. Returns NULL, with *why_not as above, if its
 * definition is not in the story, `name` cannot be a name, or the source somewhere uses another form of the name (such
 * as a part of it). Compile the result to see whether the new name is taken. */
LeafEdit *leaf_program_rename (const LeafProgram *program, const LeafOccurrenceInfo *of, const char *name, guint32 *n,
                               char **why_not);
LeafEdit *leaf_program_rename_in (const LeafProgram *program, const LeafOccurrenceInfo *of, const char *name,
                                  guint32 *n, GTranslateFunc translate, gpointer data,
                                  char **why_not); /* *why_not is in another language */
void leaf_edits_free (LeafEdit *edits, guint32 n);

/* Writes the edit that moves the heading whose text contains `byte`, with everything below it, to the byte `before`:
 * the start of another heading, or the end of a heading's text. Returns FALSE if there is no heading or it would not
 * move. `lead` and `length` of the edit locate the line of the heading. */
gboolean leaf_program_move_heading (const LeafProgram *program, guint32 source, guint32 byte, guint32 before,
                                    LeafEdit *edit);
/* Like leaf_program_move_heading, but moves the heading before the previous heading of its level, or after the next one
 * (`down`), under the same higher heading. */
gboolean leaf_program_step_heading (const LeafProgram *program, guint32 source, guint32 byte, gboolean down,
                                    LeafEdit *edit);
/* Writes the edits that renumber the headings that have a number, from 1 below each higher heading: one for each
 * heading that changes. Free with leaf_edits_free. */
LeafEdit *leaf_program_number_headings (const LeafProgram *program, guint32 source, guint32 *n);
/* Applies edits to the text of one source. They are in the order of the text and do not overlap. Free with g_free. */
char *leaf_edits_apply (const char *text, const LeafEdit *edits, guint32 n);
/* TRUE if a source was read from these bytes. What follows the body of an extension is not compared. */
gboolean leaf_program_source_is_of (const LeafProgram *program, guint32 source, const char *bytes, gsize length);
/* Compiles `program` with edits, which may be of several sources; those of one source are in its order. Other sources
 * are as in `program`. `options` are those that it was compiled with. Returns a new program; NULL if stopped. */
LeafProgram *leaf_program_compile_edited (const LeafProgram *program, const LeafEdit *edits, guint32 n,
                                          const LeafCompileOptions *options);

G_END_DECLS
