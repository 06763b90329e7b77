/* leaf.h: the public face of libleaf, the in-process engine of Looseleaf.
 *
 * Two objects.  A LeafProgram is what a source text means: immutable, reference-counted, readable from any thread.
 * A LeafPlay is a story being played: one thread at a time, no threads, clock or files of its own.
 *
 *   text -> leaf_program_compile -> LeafProgram -> leaf_play_new (program, seed) -> leaf_play_run -> LeafStop, events
 *
 * Nothing here calls back, blocks, exits or prints.  Same in, same out: a program is a function of the library and the
 * source, a play a function of program, seed and commands; so a moment of a play is named by a number of events, and any
 * earlier moment is reached by playing again (leaf_play_seek).
 *
 * Ids are small numbers that name rows of the program's tables, from 1; 0 is none.  An id, a number or a position that names
 * nothing is not an error: it is answered with nothing (0, NULL, "", a structure of zeroes).  Where an answer goes through a
 * pointer that is not wanted, the pointer may be NULL, but for the counts of arrays.  Strings returned as `const char *` are
 * borrowed and live as long as the program; those returned as `char *` are the caller's, to g_free.
 *
 * There is always a program: a source with mistakes gives one too, with problems, and with all that could be understood.
 */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

typedef struct _LeafProgram LeafProgram;
typedef struct _LeafPlay    LeafPlay;

/* Bytes start..end - 1 of a source; source 0: nowhere. */
typedef struct {
  guint32 source, start, end;
} LeafPlace;

/* --- compiling ---------------------------------------------------------------------------------------------------------- */

/* One file of source text.  `name` is shown in problems ("story.ni"). */
typedef struct {
  const char *name;
  const char *bytes;
  gsize       length;
} LeafSourceText;

typedef struct {
  /* Finds an extension named in an Include sentence: returns TRUE and fills `found` (name and bytes must stay valid until the
   * compile returns).  NULL: there are none but those that libleaf carries, which are looked at last.  Called during leaf_program_compile only. */
  gboolean (*find_extension) (const char *title, const char *author, LeafSourceText *found, gpointer data);
  /* Finds a file that a heading names (Chapter 5 (see "woods.i7")); otherwise as above.  NULL: there are none. */
  gboolean (*find_part) (const char *name, LeafSourceText *found, gpointer data);
  gpointer   data;
  /* Asked now and then; TRUE: give up, and the program returned is NULL.  May be NULL. */
  gboolean (*should_stop) (gpointer stop_data);
  gpointer   stop_data;
} LeafCompileOptions;

/* Compiles the standard library (once a process, at the first call, unless the build did; later calls take its checkpoint) and then `source`.
 * `options` may be NULL.  Any thread; never NULL unless stopped. */
LeafProgram *leaf_program_compile (const LeafSourceText *source, const LeafCompileOptions *options);
LeafProgram *leaf_program_ref     (LeafProgram *program);
void         leaf_program_unref   (LeafProgram *program);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafProgram, leaf_program_unref)

/* The sources read: the library's files and then the story (the last). */
guint32      leaf_program_n_sources    (const LeafProgram *program);
guint32      leaf_program_story_source (const LeafProgram *program);
const char  *leaf_program_story_title  (const LeafProgram *program); /* that it gives itself in its first line; or NULL */
const char  *leaf_program_source_name  (const LeafProgram *program, guint32 source);
const char  *leaf_program_source_text  (const LeafProgram *program, guint32 source); /* as read: valid UTF-8 */
/* The name by which a heading has it read as a part of the story ("woods.i7"); NULL: it is no part. */
const char  *leaf_program_source_part  (const LeafProgram *program, guint32 source);
/* Of an extension: "Lanterns version 2 by Ada Example"; NULL for other sources, and unless `of_modest` for one that asks not to be
 * named. */
const char  *leaf_program_source_credit (const LeafProgram *program, guint32 source, gboolean of_modest);
gboolean     leaf_program_source_is_library (const LeafProgram *program, guint32 source);
/* The story or a part of it: what the author works on, and no extension. */
gboolean     leaf_program_source_is_story   (const LeafProgram *program, guint32 source);
/* The story, a part of it, or an extension; nothing of the library, and nothing that stands in no file. */
gboolean     leaf_program_source_is_written (const LeafProgram *program, guint32 source);
/* 1-based line and column (in characters) of a byte. */
void         leaf_program_line (const LeafProgram *program, guint32 source, guint32 byte, guint32 *line, guint32 *column);

/* --- problems ----------------------------------------------------------------------------------------------------------- */

typedef struct {
  const char *code;     /* "ACTION_UNKNOWN" */
  LeafPlace   place;
  const char *sentence; /* in full, the author's words quoted */
} LeafProblem;

guint32      leaf_program_n_problems (const LeafProgram *program);
LeafProblem  leaf_program_problem    (const LeafProgram *program, guint32 number); /* from 0, in the order of the text */
/* What is right, but will not be as its author may expect: code in Inform 6, say. */
guint32      leaf_program_n_notices  (const LeafProgram *program);
LeafProblem  leaf_program_notice     (const LeafProgram *program, guint32 number); /* likewise */

/* --- how the source was read: highlighting, outline, going to definitions ------------------------------------------------- */

typedef enum {
  LEAF_STYLE_NONE = 0,
  LEAF_STYLE_HEADING,
  LEAF_STYLE_COMMENT,
  LEAF_STYLE_TEXT,          /* "quoted" */
  LEAF_STYLE_SUBSTITUTION,  /* [the noun], inside a text */
  LEAF_STYLE_PREAMBLE,      /* of a rule, phrase or definition */
  LEAF_STYLE_RULEBOOK_NAME, /* "Instead of", inside a preamble */
  LEAF_STYLE_RULE_NAME,
  LEAF_STYLE_PHRASE_NAME,   /* the fixed words of a phrase that was understood */
  LEAF_STYLE_KEYWORD,       /* if, otherwise, repeat, let, now ... */
  LEAF_STYLE_NAME,          /* of an object, kind, property, variable */
  LEAF_STYLE_NUMBER,
  LEAF_STYLE_TABLE,
  LEAF_STYLE_UNKNOWN,       /* not understood */
  LEAF_STYLE_COUNT
} LeafStyle;

typedef struct {
  guint32   start, end;
  LeafStyle style;
} LeafStyledRun;

/* Runs in order of their start, not overlapping; plain text has none.  Free the array with g_free. */
LeafStyledRun *leaf_program_styles (const LeafProgram *program, guint32 source, guint32 *n);

enum { LEAF_OUTLINE_BELOW = 6 }; /* the level of what is no heading */

typedef struct {
  const char *text;  /* "Part 2 - The Cellar", "heavy rope rule", "To weigh (C - a crate)", "Table of Knots" */
  guint32     level; /* 1 volume ... 5 section; LEAF_OUTLINE_BELOW: a rule, phrase or table under it */
  LeafPlace   place; /* of the heading, the preamble or the table's title */
} LeafOutlineEntry;

/* The story's headings, and where they are wanted its rules, phrases and tables too, in the order of the text; free with g_free. */
LeafOutlineEntry *leaf_program_outline (const LeafProgram *program, gboolean with_rules, guint32 *n);

/* What may be folded away under its first line: what stands under a heading, or a rule, phrase, definition or table. */
typedef struct {
  LeafPlace place; /* from the first line that stays to the last character that goes */
  guint32   level; /* as in the outline */
} LeafFold;

/* In the order of the text, the outer first where two begin together; free with g_free. */
LeafFold *leaf_program_folds (const LeafProgram *program, guint32 source, guint32 *n);

/* What a phrase of the source was taken for. */
typedef enum {
  LEAF_NAMED_NONE = 0,
  LEAF_NAMED_KIND, LEAF_NAMED_INSTANCE, LEAF_NAMED_PROPERTY, LEAF_NAMED_ADJECTIVE, LEAF_NAMED_VARIABLE, LEAF_NAMED_RELATION,
  LEAF_NAMED_VERB, LEAF_NAMED_RULEBOOK, LEAF_NAMED_RULE, LEAF_NAMED_OUTCOME, LEAF_NAMED_ACTION, LEAF_NAMED_KIND_OF_ACTION,
  LEAF_NAMED_ACTIVITY, LEAF_NAMED_TABLE, LEAF_NAMED_COLUMN, LEAF_NAMED_USE_OPTION, LEAF_NAMED_EQUATION, LEAF_NAMED_PHRASE,
  LEAF_NAMED_LOCAL,   /* let, repeat with, called, what a phrase is given: known in one scope */
  LEAF_NAMED_LITERAL, /* 5, 9:30 am, true */
  LEAF_NAMED_COUNT
} LeafNamed;

typedef enum { LEAF_ROLE_NONE = 0, LEAF_ROLE_DEFINES, LEAF_ROLE_USES, LEAF_ROLE_SETS, LEAF_ROLE_CALLS } LeafRole;

/* A phrase of the source that an accepted reading took for something.  Two are of the same thing when sort, id and scope are the
 * same.  Words that are in no occurrence are syntax ("if", "the"), quoted characters or comments, or were not understood. */
typedef struct {
  LeafPlace   place;
  LeafNamed   sort;
  guint32     id;    /* of its sort; 0 for a literal */
  guint32     scope; /* where alone it is known, as a number; 0: everywhere */
  LeafRole    role;
  const char *kind;  /* of the value that the words give: "number"; NULL: they give none */
} LeafOccurrenceInfo;

/* What stands at `byte`, or ends there; FALSE (and a structure of zeroes) where nothing does.  `info` may be NULL. */
gboolean            leaf_program_occurrence (const LeafProgram *program, guint32 source, guint32 byte, LeafOccurrenceInfo *info);
/* All occurrences in one source, in the order of the text; free with g_free. */
LeafOccurrenceInfo *leaf_program_occurrences (const LeafProgram *program, guint32 source, guint32 *n);
/* Every place where the same thing occurs, the library's too where it is not local, in the order of the texts; free with g_free. */
LeafOccurrenceInfo *leaf_program_uses (const LeafProgram *program, const LeafOccurrenceInfo *of, guint32 *n);
/* Where it is defined; source 0: in no source, or not known. */
LeafPlace    leaf_program_occurrence_definition (const LeafProgram *program, const LeafOccurrenceInfo *of);
/* In plain words: "the box: a number, known in this rule"; free with g_free. */
char        *leaf_program_occurrence_description (const LeafProgram *program, const LeafOccurrenceInfo *of);
const char  *leaf_named_words (LeafNamed sort); /* "rulebook", "local name" */

/* The two of them for what stands at `byte`: a place of source 0 when nothing is known of it.  *description is the caller's; it may be
 * NULL. */
LeafPlace    leaf_program_definition (const LeafProgram *program, guint32 source, guint32 byte, char **description);

/* What may be typed at a byte of a text that is being written: rulebooks at the start of a rule, then actions, things of the right kind, phrases
 * in a body, substitutions in a text, and what is often begun. */
typedef struct {
  char       *text;   /* as it is shown: "brass key", "move (object) to (object)" */
  char       *insert; /* what is put there where that is another text, with gaps marked "${1:name}"; else NULL */
  const char *detail; /* in a few words, what it is; may be NULL */
  LeafNamed   sort;   /* NONE: words of the language */
  guint32     start;  /* it stands for the bytes from here to where one is */
} LeafCompletion;

/* The best first; `text` may have gone on since the program was made of it, `source` being its own in the program.  Free with
 * leaf_completions_free. */
LeafCompletion *leaf_program_completions (const LeafProgram *program, guint32 source, const char *text, guint32 byte, guint32 most,
                                          guint32 *n);
void            leaf_completions_free    (LeafCompletion *completions, guint32 n);
/* The preamble of the phrase in one of whose gaps one is typing; *start, *end: the bytes of that gap in it.  NULL: in none; free with g_free. */
char           *leaf_program_signature   (const LeafProgram *program, const char *text, guint32 byte, guint32 *start, guint32 *end);

/* --- rulebooks and rules ------------------------------------------------------------------------------------------------- */

typedef enum { LEAF_SECTION_VERY_FIRST = 1, LEAF_SECTION_FIRST, LEAF_SECTION_MIDDLE, LEAF_SECTION_LAST, LEAF_SECTION_VERY_LAST } LeafSection;
typedef enum { LEAF_DEFAULT_NONE = 0, LEAF_DEFAULT_SUCCESS, LEAF_DEFAULT_FAILURE } LeafDefaultOutcome;

/* Laws as the specification numbers them; LEAF_LAW_NONE: equally specific, or not compared. */
typedef enum {
  LEAF_LAW_NONE = 0,
#define LEAF_LAW(name, number, title, explanation) LEAF_LAW_##name,
#include "leaf-laws.def"
#undef LEAF_LAW
  LEAF_LAW_COUNT
} LeafLaw;

const char  *leaf_law_number (LeafLaw law);  /* "III.2.2" */
const char  *leaf_law_title  (LeafLaw law);  /* "Room where the action takes place" */
const char  *leaf_law_explanation (LeafLaw law); /* one plain sentence */

typedef struct {
  const char        *name;     /* "check taking" */
  const char        *basis;    /* "action", "object", "nothing", "scene", ... */
  const char        *product;  /* NULL where it produces nothing */
  LeafDefaultOutcome default_outcome;
  guint32            default_named_outcome; /* 1-based among the named ones; 0 none */
  guint32            n_outcomes;
  guint32            n_variables;
  guint32            n_rules;
  const char        *group;    /* "action taking", "activity printing the name", "scene Ball", or NULL: for the index's folders */
  gboolean           is_library;
  LeafPlace          place;
} LeafRulebookInfo;

guint32          leaf_program_n_rulebooks (const LeafProgram *program); /* ids 1 .. n */
LeafRulebookInfo leaf_program_rulebook    (const LeafProgram *program, guint32 rulebook);
const char      *leaf_program_rulebook_outcome  (const LeafProgram *program, guint32 rulebook, guint32 number, LeafDefaultOutcome *sense); /* from 1 */
const char      *leaf_program_rulebook_variable (const LeafProgram *program, guint32 rulebook, guint32 number, const char **kind); /* from 1 */
/* The rule that stands `position`th (from 0), in its final place. */
guint32          leaf_program_rulebook_rule    (const LeafProgram *program, guint32 rulebook, guint32 position);
/* All of them, in order, at one go: `rules` has room for n_rules. */
void             leaf_program_rulebook_rules   (const LeafProgram *program, guint32 rulebook, guint32 *rules);
LeafSection      leaf_program_rulebook_section (const LeafProgram *program, guint32 rulebook, guint32 position);
guint32          leaf_program_find_rulebook    (const LeafProgram *program, const char *name); /* "check taking", "the check taking rules" */

typedef struct {
  const char *name;      /* "first look rule"; NULL where it has none */
  const char *preamble;  /* as written, one space between any two words */
  guint32     home;      /* rulebook; 0: none ("This is the X rule:") */
  gboolean    is_library;
  LeafPlace   place;     /* of the preamble; source 0 for rules of the machine itself */
  LeafPlace   whole;     /* preamble and body */
  guint32     n_changes; /* "does nothing" and "substitutes for" sentences about it */
  guint32     n_responses;
} LeafRuleInfo;

guint32      leaf_program_n_rules (const LeafProgram *program); /* ids 1 .. n */
LeafRuleInfo leaf_program_rule    (const LeafProgram *program, guint32 rule);
const char  *leaf_program_rule_title (const LeafProgram *program, guint32 rule); /* name, or else preamble: what traces call it */
/* What sets it apart from all others in a list: the name; or the preamble, and, where another rule has the same one, the first words of
 * the body too, or the line. */
const char  *leaf_program_rule_face  (const LeafProgram *program, guint32 rule);
/* By name, by "line:N" / "N" of the story, or by the words of a preamble; 0 where there is none. */
guint32      leaf_program_find_rule (const LeafProgram *program, const char *words);
guint32      leaf_program_rule_at   (const LeafProgram *program, guint32 source, guint32 byte);
/* "if the location is dark" and the like: how sentences changed the rule.  `sentence` in plain words; number from 0. */
const char  *leaf_program_rule_change (const LeafProgram *program, guint32 rule, guint32 number, LeafPlace *place);

/* A lettered text of the rule's body, which a sentence may replace. */
typedef struct {
  guint32     letter;     /* 0 for A */
  const char *name;       /* "standard report taking rule response (A)" */
  LeafPlace   text;       /* what it says, with its quotation marks: in the body, or in the sentence that replaced it */
  gboolean    is_replaced;
} LeafResponseInfo;

LeafResponseInfo leaf_program_rule_response (const LeafProgram *program, guint32 rule, guint32 number); /* from 0, by letter */

typedef struct {
  int       order;   /* 1: the first is more specific; -1: less; 0: equally */
  LeafLaw   law;
  LeafPlace first_clause, second_clause; /* the words of each that decided; source 0: it has none such */
} LeafVerdict;

/* How two rules compare, whatever rulebooks they stand in. */
LeafVerdict  leaf_program_compare (const LeafProgram *program, guint32 first, guint32 second);

/* --- why a rule stands where it stands --- */

/* One account, kept by the placement itself: what put the one rule above the other, and all else that had a part in it. */
typedef enum {
  LEAF_REASON_NONE = 0,
  LEAF_REASON_LAW,     /* `rule` is more specific than `other`: `verdict` says by which Law and which words */
  LEAF_REASON_SOURCE,  /* equally specific: `rule` comes before `other` in the source.  A refactoring hazard */
  LEAF_REASON_LIBRARY, /* the same, and `rule` is the library's, which stood there before */
  LEAF_REASON_SECTION, /* the preamble of `rule` says first or last: `place` */
  LEAF_REASON_LISTING, /* a listing sentence about `rule`: `place`; `other` is the rule that it names besides, or 0 */
  LEAF_REASON_BETWEEN, /* `rule` went down as far as `other`, to which `verdict` compares it, and which stood above the third */
} LeafReasonSort;

typedef struct {
  LeafReasonSort sort;
  guint32        rule, other;
  LeafPlace      place;        /* of the sentence, or of the preamble's words */
  LeafVerdict    verdict;      /* of `rule` against `other`, where they were compared */
  gboolean       decides;
  LeafPlace      overtaken_by; /* the later sentence because of which this one counts no more; source 0: none */
  const char    *words;        /* in one or two plain sentences that quote it; borrowed until the array is freed */
} LeafReason;

/* What had a part in the order of two rules of a rulebook, in the order in which it acted; exactly one of them decides.  It does not
 * matter which of the two is named first.  None when they do not both stand there.  Free with leaf_reasons_free. */
LeafReason    *leaf_program_reasons    (const LeafProgram *program, guint32 rulebook, guint32 one, guint32 another, guint32 *n);
/* The listing sentences about one rule in a rulebook, those that took it out too; none of them decides. */
LeafReason    *leaf_program_listings   (const LeafProgram *program, guint32 rulebook, guint32 rule, guint32 *n);
void           leaf_reasons_free       (LeafReason *reasons);

/* The one that decides, in short: what an index shows between two rules. */
typedef enum {
  LEAF_NEIGHBOURS_MORE_SPECIFIC = 1, /* a Law decides: the verdict's */
  LEAF_NEIGHBOURS_EQUAL,             /* equally specific: as they stand in the source */
  LEAF_NEIGHBOURS_PLACED,            /* a preamble that says first or last */
  LEAF_NEIGHBOURS_LISTED,            /* a listing sentence */
  LEAF_NEIGHBOURS_BETWEEN,           /* neither Law nor sentence about these two: a third rule stood between them when they were sorted */
} LeafNeighbours;

/* Of any two rules of a rulebook; 0 when they do not both stand there.  The verdict is that of the Law that decides, or of no order. */
LeafNeighbours leaf_program_order      (const LeafProgram *program, guint32 rulebook, guint32 one, guint32 another, LeafVerdict *verdict);
/* The same between the rule at `position` and the next one. */
LeafNeighbours leaf_program_neighbours (const LeafProgram *program, guint32 rulebook, guint32 position, LeafVerdict *verdict);
/* The account of two rules of a rulebook as a text: what decides first, then all else that had a part; free with g_free. */
char          *leaf_program_explain_order (const LeafProgram *program, guint32 rulebook, guint32 one, guint32 another);
char          *leaf_program_explain_neighbours (const LeafProgram *program, guint32 rulebook, guint32 position);
/* How two rules compare by the Laws, wherever they stand, in plain sentences that quote their deciding words. */
char          *leaf_program_explain (const LeafProgram *program, guint32 first, guint32 second);

/* --- what if? --- */

/* The story as it would be with one more rule at its end, of which only the preamble is there yet ("Instead of taking the box"); *rule is that
 * rule, or 0 where the preamble is not understood: then the program's problems say why.  Its place and its account are those that it would have. */
LeafProgram   *leaf_program_compile_with_rule (const LeafSourceText *source, const LeafCompileOptions *options, const char *preamble,
                                               guint32 *rule);
/* Once it applies, does the rule surely end its rulebook?  FALSE where that is not sure. */
gboolean       leaf_program_always_stops (const LeafProgram *program, guint32 rule);
/* The rule above it in the rulebook because of which it can never run; 0 where there is none, or that is not sure. */
guint32        leaf_program_never_runs (const LeafProgram *program, guint32 rulebook, guint32 rule);
/* The same of all rules of a rulebook, by their positions: `by` has room for n_rules. */
void           leaf_program_rulebook_never_run (const LeafProgram *program, guint32 rulebook, guint32 *by);

/* --- sentences about rules, written for the author ------------------------------------------------------------------------ */

typedef enum {
  LEAF_WRITE_LISTED = 1,        /* rulebook */
  LEAF_WRITE_LISTED_FIRST,
  LEAF_WRITE_LISTED_LAST,
  LEAF_WRITE_LISTED_BEFORE,     /* rulebook; other: the rule that stands there */
  LEAF_WRITE_LISTED_AFTER,
  LEAF_WRITE_LISTED_INSTEAD_OF,
  LEAF_WRITE_NOT_LISTED,        /* rulebook */
  LEAF_WRITE_DOES_NOTHING,      /* words: a condition; NULL: always */
  LEAF_WRITE_SUBSTITUTES,       /* other: it is run instead; words: a condition; NULL: always */
  LEAF_WRITE_RESPONSE,          /* letter (0 for A); words: the new text, without quotation marks */
  LEAF_WRITE_NAME,              /* words: what a rule without a name is to be called */
} LeafWriteSort;

typedef struct {
  LeafWriteSort sort;
  guint32       rule, other, rulebook, letter;
  const char   *words;
} LeafWish;

typedef struct {
  LeafPlace place;     /* these bytes (none where start is end) are replaced ... */
  char     *text;      /* ... by these */
  guint32   lead;      /* bytes of `text` before the words that were asked for, */
  guint32   length;    /* and the bytes of those */
  char     *sentence;  /* what then stands there, in full, to be shown */
  LeafPlace overtakes; /* the story's own listing sentence of the same rule and rulebook that this one would overtake: to be warned of, or to
                        * be replaced by `sentence` instead; source 0: none */
} LeafEdit;

/* What has to be typed so that the source says it: a new sentence goes to the end of the story.  FALSE: no sentence can say it,
 * and *why_not (the caller's; may be NULL) says why; for every edit that is given, the next program obeys. */
gboolean leaf_program_write (const LeafProgram *program, const LeafWish *wish, LeafEdit *edit, char **why_not);
void     leaf_edit_clear    (LeafEdit *edit);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LeafEdit, leaf_edit_clear)

/* What has to be typed so that the thing of an occurrence is called `name` wherever the story says it, its plural too: an edit for
 * each place, in the order of the sources and of their texts, for leaf_edits_free; those of the story's parts are among them.  NULL, and *why_not as
 * above, when its definition is not the story's, when
 * `name` can be no name, or when a place calls it otherwise (a part of its name, say).  Whether the new name means something else already is
 * seen by compiling the text that results. */
LeafEdit *leaf_program_rename (const LeafProgram *program, const LeafOccurrenceInfo *of, const char *name, guint32 *n, char **why_not);
void      leaf_edits_free     (LeafEdit *edits, guint32 n);

/* The heading that `byte` stands in or under, with all that stands under it, to where `before` is: the first byte of another heading, or the end of
 * what one heads.  FALSE: there is no heading, or it would stand where it stands; else the edit is the caller's, and what it leads to is the heading. */
gboolean  leaf_program_move_heading    (const LeafProgram *program, guint32 source, guint32 byte, guint32 before, LeafEdit *edit);
/* The same to before the heading before it of its level, or behind the next, under the same heading. */
gboolean  leaf_program_step_heading    (const LeafProgram *program, guint32 source, guint32 byte, gboolean down, LeafEdit *edit);
/* Numbers of headings that have one, from 1 under each higher heading: an edit for each that has another, for leaf_edits_free. */
LeafEdit *leaf_program_number_headings (const LeafProgram *program, guint32 source, guint32 *n);
/* The text with the edits made, which are of one source and in its order; free with g_free. */
char     *leaf_edits_apply    (const char *text, const LeafEdit *edits, guint32 n);
/* Whether a source was read from these bytes.  Of an extension it does not keep what follows its body, which may be anything. */
gboolean  leaf_program_source_is_of   (const LeafProgram *program, guint32 source, const char *bytes, gsize length);
/* The program that it would be with these edits, which may be of several of its sources, those of each in order; parts are read as `program` has
 * them.  `options`: as it was compiled with.  NULL: it was told to stop. */
LeafProgram *leaf_program_compile_edited (const LeafProgram *program, const LeafEdit *edits, guint32 n, const LeafCompileOptions *options);

/* --- scripts for testing: Test me with "look / wait" -------------------------------------------------------------------- */

guint32     leaf_program_n_tests       (const LeafProgram *program); /* the story's and its extensions' */
const char *leaf_program_test_name     (const LeafProgram *program, guint32 number); /* from 1: "me" */
/* What would be typed to play it by hand, from the beginning of the story; where it asks for a room or for things to begin with, which no commands
 * may be able to give, it is "test me" alone.  Never NULL; for g_strfreev. */
char      **leaf_program_test_commands (const LeafProgram *program, guint32 number);

/* --- playing ------------------------------------------------------------------------------------------------------------ */

typedef enum {
  LEAF_STOP_NONE = 0,
  LEAF_STOP_WANTS_COMMAND,   /* give one with leaf_play_command */
  LEAF_STOP_BREAKPOINT,
  LEAF_STOP_STEP_DONE,
  LEAF_STOP_OUT_OF_BUDGET,   /* call run again to go on */
  LEAF_STOP_FAULT,           /* a run-time problem that ends the play; see event text */
  LEAF_STOP_FINISHED,        /* the story is over */
  LEAF_STOP_SAVES,           /* it saves: keep leaf_play_saved, and say with leaf_play_answer_save whether it is kept; only where that is wanted */
} LeafStopCause;

typedef struct {
  LeafStopCause cause;
  LeafPlace     place;   /* of the statement about to run, or of the rule */
  guint32       rule;    /* the innermost rule; 0 none */
  guint64       event;   /* how many events there have been: the name of this moment */
} LeafStop;

typedef enum {
  LEAF_EVENT_TEXT = 1,       /* text, style; place: the phrase that printed it */
  LEAF_EVENT_RULE_CONSIDERED,/* rule, rulebook: about to be tested */
  LEAF_EVENT_RULE_BEGUN,     /* its preamble holds: it applies */
  LEAF_EVENT_RULE_ENDED,     /* outcome */
  LEAF_EVENT_RULEBOOK_BEGUN, /* rulebook; entry: how */
  LEAF_EVENT_RULEBOOK_ENDED, /* outcome */
  LEAF_EVENT_STATEMENT,      /* about to run: place */
  LEAF_EVENT_ACTION_BEGUN,   /* text: "taking the box" */
  LEAF_EVENT_ACTION_ENDED,   /* outcome */
  LEAF_EVENT_COMMAND,        /* text: what the player typed */
  LEAF_EVENT_PROMPT,         /* a command is wanted; text is the prompt */
  LEAF_EVENT_STATUS,         /* text: left \t right of the status line */
  LEAF_EVENT_FAULT,          /* text: a run-time problem, which rule; the play may go on */
  LEAF_EVENT_NOTICE,         /* text: what the story asked for and cannot have here, once each; the play goes on */
  LEAF_EVENT_RULE_PASSED,    /* rule, or rulebook alone: procedural rules have it not run here; `treated` says why */
  LEAF_EVENT_LOG,            /* text: of a stop that tells instead of stopping */
  LEAF_EVENT_ACTIVITY_BEGUN, /* text: its name; it is over at the next event of less depth */
  LEAF_EVENT_PHRASE_BEGUN,   /* text: as its definition begins; likewise */
} LeafEventSort;

enum { /* for leaf_play_set_wanted */
  LEAF_WANT_TEXT       = 1 << 0,
  LEAF_WANT_RULES      = 1 << 1,
  LEAF_WANT_STATEMENTS = 1 << 2,
  LEAF_WANT_ACTIONS    = 1 << 3,
  LEAF_WANT_PHRASES    = 1 << 5, /* activities too */
  LEAF_WANT_SAVES      = 1 << 4, /* to be asked before the story says that it saved; else whatever it saves counts as kept */
};

typedef enum {
  LEAF_TEXT_ROMAN = 0, LEAF_TEXT_BOLD = 1, LEAF_TEXT_ITALIC = 2, LEAF_TEXT_FIXED = 4, LEAF_TEXT_REVERSE = 8, LEAF_TEXT_INPUT = 16
} LeafTextStyle;

enum { LEAF_COLOUR_GIVEN = 1 << 24 };

typedef enum { LEAF_OUTCOME_NONE = 0, LEAF_OUTCOME_SUCCESS, LEAF_OUTCOME_FAILURE, LEAF_OUTCOME_STOPPED /* decided, without result */ } LeafOutcome;

typedef enum { LEAF_ENTRY_NONE = 0, LEAF_ENTRY_FOLLOWED, LEAF_ENTRY_ABIDED, LEAF_ENTRY_ABIDED_ANONYMOUSLY, LEAF_ENTRY_STAGE,
  LEAF_ENTRY_ACTIVITY, LEAF_ENTRY_PRODUCED, LEAF_ENTRY_CALLED, LEAF_ENTRY_SAID, LEAF_ENTRY_TRIED, LEAF_ENTRY_MACHINE,
  LEAF_ENTRY_SUBSTITUTED,
  LEAF_ENTRY_CONSIDERED, /* as followed, but procedural rules are not asked again: most stages of the library */
  LEAF_ENTRY_PROCEDURAL, /* the procedural rulebook itself, before what is followed */
} LeafEntry;

/* What the procedural rules in force did to the rule or rulebook of an event.  They say nothing of a rule that they leave
 * alone, nor of one of which only the neighbours were changed. */
typedef enum {
  LEAF_TREATED_NOT = 0,
  LEAF_TREATED_IGNORED    = 1 << 0, /* PASSED: it is not run */
  LEAF_TREATED_MOVED_AWAY = 1 << 1, /* PASSED: it is not run here, but before or after `other` */
  LEAF_TREATED_REPLACED   = 1 << 2, /* PASSED: `other` runs in its place */
  LEAF_TREATED_MOVED_HERE = 1 << 3, /* it runs here because it was moved before or after `other` */
  LEAF_TREATED_STANDS_IN  = 1 << 4, /* it runs in the place of `other` */
  LEAF_TREATED_REJECTED   = 1 << 5, /* its result counts for nothing: at its end `outcome` is what it would have been */
  LEAF_TREATED_AFTER      = 1 << 6, /* with MOVED_AWAY, MOVED_HERE: after `other`, not before it */
} LeafTreatment;

/* What "does nothing" and "substitutes for" sentences did to a rule. */
typedef enum { LEAF_CHANGED_NOT = 0, LEAF_CHANGED_DOES_NOTHING, LEAF_CHANGED_SUBSTITUTED } LeafChanged;

typedef struct {
  LeafEventSort sort;
  guint32       rule, rulebook;
  guint64       number;  /* how many events there had been with it: the name of its moment.  Texts, activities and phrases are not counted */
  LeafChanged   changed; /* RULE_ENDED: the sentence at `change` had it end so */
  LeafPlace     change;
  guint32       action;  /* ACTION_BEGUN, RULEBOOK_BEGUN: the action that goes on, as a number */
  LeafEntry     entry;
  LeafOutcome   outcome;
  guint32       style;   /* text: LeafTextStyle bits; rules: 1 inside what traces leave out (printing a name, a response, making a text) */
  guint32       letters, background; /* text: LEAF_COLOUR_GIVEN and 0xRRGGBB; 0: no colour was asked for */
  guint32       depth;   /* of the stack */
  gboolean      applied; /* RULE_ENDED: its preamble held, so that it had begun */
  guint32       level;   /* rules and rulebooks: how many rules and rulebooks are under way around it; what a trace is indented by */
  guint32       treated; /* rules and rulebooks: LEAF_TREATED_... bits; 0 in a story without procedural rules */
  guint32       other_rule, other_rulebook; /* treated: the other one, if there is one; a rule or a rulebook, and the other 0 */
  guint32       treated_by;                 /* treated: the rule that asked for it; 0 where no rule did (a phrase of a text) */
  LeafPlace     place;
  const char   *text;    /* valid until the events are next drained */
} LeafEvent;

LeafPlay    *leaf_play_new   (LeafProgram *program, guint32 seed); /* takes a reference */
LeafPlay    *leaf_play_copy  (const LeafPlay *play); /* the same moment, its own future */
void         leaf_play_free  (LeafPlay *play);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafPlay, leaf_play_free)
LeafProgram *leaf_play_program (const LeafPlay *play); /* borrowed */

/* How many bytes the play may hold in lists and texts, before it first runs; 256 MiB unless it is set, and 1 MiB at least.  Past it a
 * run-time problem names the value, and the turn is given up.  Which turn that is hangs on the bound, as on program, seed and commands. */
gboolean     leaf_play_set_memory (LeafPlay *play, gsize bytes);
/* Runs at most `budget` units of work, about an instruction each: what sorts, copies or searches takes as many as it does work. */
LeafStop     leaf_play_run  (LeafPlay *play, guint64 budget);
LeafStop     leaf_play_stop (const LeafPlay *play); /* where it stands */
/* For whoever will not wait any longer for a story that seems to go on for ever: a run-time problem says in which rule it was
 * busy, and the play is over. */
void         leaf_play_give_up (LeafPlay *play);
/* Hands over what the player types; only when the play wants a command. */
gboolean     leaf_play_command (LeafPlay *play, const char *command);
void         leaf_play_set_wanted (LeafPlay *play, guint32 wanted); /* text alone at first */
gboolean     leaf_play_tells_rules (const LeafPlay *play); /* the player has typed RULES: they are told in the text too */
/* Events since the last drain; the array and its texts are the play's, until the next run or drain. */
const LeafEvent *leaf_play_drain (LeafPlay *play, guint32 *n);
/* The same for the same moments of the same play: everything the future depends on. */
guint64      leaf_play_hash (const LeafPlay *play);

/* Steps: sets what leaf_play_run stops at next. */
typedef enum { LEAF_STEP_NONE = 0, LEAF_STEP_IN, LEAF_STEP_OVER, LEAF_STEP_OUT, LEAF_STEP_NEXT_RULE } LeafStep;
void         leaf_play_step (LeafPlay *play, LeafStep step);
/* Breakpoints; each returns FALSE when there is no code for it. */
gboolean     leaf_play_break_on_rule     (LeafPlay *play, guint32 rule, gboolean on);
gboolean     leaf_play_break_on_rulebook (LeafPlay *play, guint32 rulebook, gboolean on);
gboolean     leaf_play_break_on_line     (LeafPlay *play, guint32 source, guint32 line, gboolean on);
void         leaf_play_clear_breaks      (LeafPlay *play);
/* Plays again from the start, with the same commands, to the moment after `event` events; the play stands there.  FALSE
 * if the play never was there.  Takes as long as the play took. */
gboolean     leaf_play_seek (LeafPlay *play, guint64 event);
/* What SAVE saved last, or what the play was given to RESTORE: a text of a few lines, for the application to keep where it likes;
 * NULL; borrowed until the play next runs.  The play itself touches no disk. */
const char  *leaf_play_saved (const LeafPlay *play);
/* After LEAF_STOP_SAVES, before it runs on (which it does as if all was well where nothing is said).  FALSE: the story will say that it
 * could not be saved, and RESTORE goes where it went before.  When the play is played again the same is answered. */
void         leaf_play_answer_save (LeafPlay *play, gboolean is_kept);
/* Before the play first runs: what RESTORE is to find.  FALSE, with the reason as the end of a sentence ("it was saved by another
 * story ..."), when it is not to be had from this text.  `reason` may be NULL. */
gboolean     leaf_play_give_saved (LeafPlay *play, const char *saved, const char **reason);
/* The external files of a story, from 0: what it calls each ("scores"; free with g_free; NULL: no more), its text in this play
 * (NULL: there is no such file yet; borrowed until the play next runs), and what is to be in it when the play first runs.  FALSE: it
 * has run, there is no such file, or the text is too long or no UTF-8.  The play touches no disk: the application looks after a
 * command what has changed. */
char        *leaf_program_file_name (const LeafProgram *program, guint32 number);
const char  *leaf_play_file      (const LeafPlay *play, guint32 number);
gboolean     leaf_play_give_file (LeafPlay *play, guint32 number, const char *text);
/* The commands given so far; NULL-terminated; borrowed until the next command. */
const char *const *leaf_play_commands (const LeafPlay *play);

/* The stack, innermost first. */
typedef struct {
  const char *title;    /* "cat behavior rules", "Every turn", "To greet (P - a person)" */
  guint32     rule, rulebook;
  LeafEntry   entry;
  LeafOutcome outcome;  /* set while it is being left */
  gboolean    is_library;
  LeafPlace   place;
  guint32     n_values;
} LeafFrameInfo;

typedef struct {
  const char *name;  /* "the destroyed object" */
  const char *kind;
  char       *value; /* for a person to read: a text in quotation marks, "(not set yet)"; caller frees */
  gboolean    is_rulebook_variable;
} LeafValueInfo;

guint32       leaf_play_n_frames (const LeafPlay *play);
LeafFrameInfo leaf_play_frame    (const LeafPlay *play, guint32 depth); /* 0 innermost */
LeafValueInfo leaf_play_frame_value (const LeafPlay *play, guint32 depth, guint32 number); /* from 0 */
LeafValueInfo leaf_play_variable (const LeafPlay *play, const char *name); /* a global; name NULL when unknown */
/* --- procedural rules --- */

/* A procedural rule changes other rules for a while.  Each time that something is *followed* (the phrase "follow", a turn, an
 * action; not "abide by", nor the stages of an action or an activity) a frame of rule changes is opened, the procedural rules
 * run, and what they ask for is put down in that frame; when the following ends the frame is closed, and forgotten.  Only the
 * innermost frame is in force.  A story without procedural rules has no frames at all.
 *
 * To show what is in force where a play has stopped:
 *
 *   for (guint32 f = 0; f < leaf_play_n_rule_frames (play); f++)          0 is the innermost: the one in force
 *     for (guint32 i = 0; i < leaf_play_rule_frame (play, f).n_changes; i++)
 *       ... leaf_play_rule_change (play, f, i)
 */
typedef enum {
  LEAF_CHANGE_NONE = 0,
  LEAF_CHANGE_IGNORE,         /* ignore R: it is not run */
  LEAF_CHANGE_REINSTATE,      /* reinstate R: takes back an "ignore" */
  LEAF_CHANGE_MOVE_BEFORE,    /* move R to before O: it runs just before O does, and not in its own place */
  LEAF_CHANGE_MOVE_AFTER,     /* move R to after O: just after, if O came to no decision */
  LEAF_CHANGE_REJECT_RESULT,  /* reject the result of R: it runs, but counts as undecided */
  LEAF_CHANGE_ACCEPT_RESULT,  /* accept the result of R: takes back a "reject" */
  LEAF_CHANGE_SUBSTITUTE,     /* substitute O for R: O runs in the place of R; where O is R, the original is restored */
} LeafChangeSort;

/* One open frame. */
typedef struct {
  guint32 rule, rulebook; /* what is being followed in it: one of the two, the other is 0 */
  guint32 frame;          /* its row in leaf_play_frame's stack, or G_MAXUINT32 where that shows none (yet) */
  guint32 n_changes;
} LeafRuleFrameInfo;

/* One change.  R, the rule or rulebook that it is about, is `rule` or `rulebook`; O, the other, `other_rule` or
 * `other_rulebook`; of each pair one is 0, and both of O are where there is no other. */
typedef struct {
  LeafChangeSort sort;
  guint32        rule, rulebook;
  guint32        other_rule, other_rulebook;
  guint32        by;       /* the rule that asked for it, a procedural rule as a rule; 0 none */
  LeafPlace      place;    /* the phrase in it that did: "ignore the lamp rule" */
  gboolean       is_undone; /* a later change of the same frame takes it back, so that it has no effect */
} LeafRuleChangeInfo;

guint32            leaf_play_n_rule_frames (const LeafPlay *play);
LeafRuleFrameInfo  leaf_play_rule_frame    (const LeafPlay *play, guint32 depth); /* 0 the innermost, which is in force */
LeafRuleChangeInfo leaf_play_rule_change   (const LeafPlay *play, guint32 depth, guint32 number); /* from 0, as they were asked for */
/* Has the program rules, or phrases in use, that change rules while it is played?  Where not, none of this need be shown. */
gboolean           leaf_program_changes_rules (const LeafProgram *program);
/* A change in plain words: "the lamp rule is ignored", "the lamp rule runs before the door rule"; free with g_free. */
char              *leaf_rule_change_words (const LeafProgram *program, const LeafRuleChangeInfo *change);
/* What was done to the rule of an event, and by whom: "ignored, as the darkness rule asks"; NULL where nothing was.  To be put
 * after the rule's title; free with g_free. */
char              *leaf_event_treatment_words (const LeafProgram *program, const LeafEvent *event);

/* Each clause of a rule's preamble, in the order in which they are tested: 1 holds, 0 does not, -1 was not reached, since one before it
 * does not hold, or cannot be told here.  The array ends with a clause whose place has source 0; free with g_free. */
typedef struct {
  LeafPlace   place;  /* its words, or those that it goes with */
  const char *unsaid; /* what it asks, where the preamble does not say it in words: "the player does it"; else NULL */
  int         holds;
  const char *values; /* leaf_play_clauses_at, where it does not hold: what was so instead ("the action was taking cup; score was 3"); else
                       * NULL; it lives as long as the array */
} LeafClauseState;
LeafClauseState *leaf_play_why_not (const LeafPlay *play, guint32 rule); /* as it is now, where the play stands */
/* As it was at an earlier event, LeafEvent.number: the play is played again up to there. */
LeafClauseState *leaf_play_clauses_at (const LeafPlay *play, guint64 event, guint32 rule);
/* The same for `n` rules, each at its own event, the events in order: the play is played again once.  states[i] is for g_free. */
void             leaf_play_clauses_at_each (const LeafPlay *play, const guint64 *events, const guint32 *rules, guint32 n,
                                            LeafClauseState **states);

/* --- a turn as a tree ----------------------------------------------------------------------------------------------------- */

/* Turn 0 is what happens before the first command is wanted; turn n begins with the nth command.  Any of them is had by playing again, so
 * nothing is kept for it while the story is played. */
guint32      leaf_play_n_turns (const LeafPlay *play); /* those begun: 0 .. n - 1 */

typedef enum {
  LEAF_TRACED_TURN = 1, /* the root */
  LEAF_TRACED_COMMAND,  /* text: what was typed */
  LEAF_TRACED_ACTION,   /* text: "taking the box"; action; outcome */
  LEAF_TRACED_RULEBOOK, /* rulebook, entry, outcome; rule: by which it was decided */
  LEAF_TRACED_RULE,     /* rule, rulebook, entry; applied, outcome, changed, treated */
  LEAF_TRACED_ACTIVITY, /* text: its name */
  LEAF_TRACED_PHRASE,   /* text: as its definition begins; place: of the definition */
  LEAF_TRACED_TEXT,     /* text, place of the phrase that printed it; rule: the innermost; text_at */
  LEAF_TRACED_FAULT,    /* text: a run-time problem */
  LEAF_TRACED_NOTICE,
} LeafTracedSort;

/* Nodes in the order in which they began: those under one come directly after it. */
typedef struct {
  LeafTracedSort sort;
  guint32        parent;      /* number of the node that it is in; of the root: itself, 0 */
  guint32        end;         /* number of the first node after all that are in it */
  guint32        rule, rulebook, action;
  LeafEntry      entry;
  LeafOutcome    outcome;
  gboolean       is_over;     /* FALSE: it was still under way, or was left without a word (the story was undone, restored, ended) */
  gboolean       applied;     /* a rule: its preamble held */
  gboolean       is_passed;   /* a rule, or rulebook: procedural rules had it not run: `treated` */
  gboolean       is_library;
  gboolean       is_hidden;   /* inside what traces leave out: printing a name, making a text */
  LeafChanged    changed;
  LeafPlace      change;      /* the sentence that did it */
  guint32        treated, other_rule, other_rulebook, treated_by; /* as in LeafEvent */
  LeafPlace      place;
  const char    *text;        /* borrowed from the trace; never NULL */
  guint32        text_at;     /* bytes printed in this turn before it began */
  guint32        style;       /* TEXT: LeafTextStyle bits */
  guint64        event;       /* the moment at which it began: for leaf_play_seek, leaf_play_clauses_at */
  guint64        event_end;   /* ... and at which it ended */
} LeafTraceNode;

typedef struct _LeafTrace LeafTrace;

/* NULL: there was no such turn.  Of a turn that is still under way, what happened so far. */
LeafTrace           *leaf_play_trace  (const LeafPlay *play, guint32 turn);
const LeafTraceNode *leaf_trace_nodes (const LeafTrace *trace, guint32 *n);
guint32              leaf_trace_turn  (const LeafTrace *trace);
LeafProgram         *leaf_trace_program (const LeafTrace *trace); /* borrowed */
/* The node of the text that was printed as the `byte`th (from 0) of the turn, 0 where there is none: what is above it is the chain
 * that printed it, from the phrase or rule up to the command. */
guint32              leaf_trace_text  (const LeafTrace *trace, guint32 byte);
void                 leaf_trace_free  (LeafTrace *trace);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafTrace, leaf_trace_free)
/* A node as one line for a person: "Instead of taking the box: stopped, failure"; free with g_free. */
char                *leaf_trace_words (const LeafProgram *program, const LeafTraceNode *node);

/* What made two plays of the same commands part: the first that ran, was tried or was printed in the one and not in the other. */
typedef enum {
  LEAF_PARTED_NOT = 0,
  LEAF_PARTED_BEGAN,     /* `rule`, of the later program, ran and had not */
  LEAF_PARTED_ENDED,     /* `rule`, of the earlier program, had run and did not any more */
  LEAF_PARTED_OTHERWISE, /* `rule`, of the later program, ran in both, and did something else; 0: no rule did */
} LeafParted;

typedef struct {
  LeafParted sort;
  guint32    rule;
  guint32    before, now; /* nodes; 0: it came to its end before that */
} LeafParting;

/* The same turn of two plays, in the programs before and after an edit. */
LeafParting          leaf_trace_part (const LeafTrace *before, const LeafTrace *now);
/* The lettered text of a rule whose words stand at a byte of a source; FALSE: none does. */
gboolean             leaf_program_response_at (const LeafProgram *program, guint32 source, guint32 byte, guint32 *rule,
                                               LeafResponseInfo *response);

/* --- values, where the play stands --- */

typedef struct {
  char    *value;   /* for a person to read; NULL: it gives none */
  char    *kind;    /* "number", "truth state" */
  char    *printed; /* what it printed meanwhile; "" */
  char    *problem; /* in a sentence: the words are not understood there, or it never ended; else NULL */
  gboolean is_true; /* it is a condition that holds, or a value that is not nothing */
} LeafEvaluation;

/* A value, a condition or (with `may_do`) a phrase in the language, as it would be read in the `depth`th frame (0 innermost: locals and
 * variables of rulebooks that are under way are known).  It runs on a copy: the play is not changed by it. */
LeafEvaluation leaf_play_evaluate    (const LeafPlay *play, guint32 depth, const char *words, gboolean may_do);
void           leaf_evaluation_clear (LeafEvaluation *evaluation);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LeafEvaluation, leaf_evaluation_clear)

/* --- stops --- */

/* Beside leaf_play_break_on_...: stops that have a condition, a count, or a text to be told instead of stopping. */
typedef enum {
  LEAF_HALT_LINE = 1, /* source, line */
  LEAF_HALT_RULE,     /* id; where it applies */
  LEAF_HALT_RULEBOOK, /* id; where it begins */
  LEAF_HALT_OUTCOME,  /* id of a rulebook, or 0 for any; where it ends with `outcome` */
  LEAF_HALT_ACTION,   /* words: with which what is done begins ("taking"); NULL: any */
  LEAF_HALT_ACTIVITY, /* words: its name */
  LEAF_HALT_PHRASE,   /* words: with which its definition begins ("To greet"); */
  LEAF_HALT_CHANGE,   /* words: a value or a condition in the language: "the location of the cat"; where it is not what it was */
  LEAF_HALT_TEXT,     /* words: where they are printed */
} LeafHaltSort;

typedef struct {
  LeafHaltSort sort;
  guint32      id, source, line;
  LeafOutcome  outcome;
  const char  *words;
  const char  *condition; /* in the language; NULL: none */
  guint32      hits;      /* stops at every time from this one on; 0, 1: at the first */
  const char  *log;       /* printed as a LEAF_EVENT_LOG instead of stopping; values in braces are put in: "{the score} now" */
} LeafHaltWish;

/* A stop as one types it: a line of the story, the words of a rule, a rulebook's name, the beginning of a phrase ("To greet"), or with a word
 * before: "action taking", "activity printing the name", "change the score", "text Ouch", "success of instead", "failure of instead".  What
 * it names is borrowed from `words`.  FALSE: nothing here is called so. */
gboolean leaf_program_find_halt (const LeafProgram *program, const char *words, LeafHaltWish *wish);
/* The number of the stop, from 1; 0, with a sentence in *problem (the caller's; may be NULL), when nothing can stop there. */
guint32  leaf_play_add_halt    (LeafPlay *play, const LeafHaltWish *wish, char **problem);
void     leaf_play_remove_halt (LeafPlay *play, guint32 number);
/* The one at which the play stands after LEAF_STOP_BREAKPOINT, and how often it has been come to; 0: none of them. */
guint32  leaf_play_halted_at   (const LeafPlay *play, guint32 *hits);
/* Of a CHANGE, what the value was before and is now; free with g_free; "" where there is none. */
char    *leaf_play_halt_words  (const LeafPlay *play, guint32 number);

/* --- back --- */

typedef enum { LEAF_BACK_STATEMENT = 1, LEAF_BACK_OVER, LEAF_BACK_OUT, LEAF_BACK_RULE, LEAF_BACK_TURN, LEAF_BACK_HALT,
  LEAF_BACK_OWN = 1 << 8, /* with one of the others but TURN and HALT: what stands in the library is passed over */
} LeafBack;

/* To the last moment before this one at which a step of that sort would have stopped, or one of the play's stops: HALT.  FALSE: there is
 * none, and the play stays where it is. */
gboolean leaf_play_back (LeafPlay *play, LeafBack how);

/* --- the world, where the play stands --- */

typedef struct {
  guint32     level; /* 0: "rooms", "out of play", "relations", "scenes", "timed events", "values" */
  const char *name;  /* "the Kitchen", "capacity" */
  const char *value; /* "5"; NULL: it has none, it holds what follows with a higher level */
} LeafWorldRow;

typedef struct _LeafWorldShown LeafWorldShown;

/* Rooms with what is in them, and in that; each with its properties; what is nowhere; the story's relations, each with its pairs; scenes;
 * events that are set for a time; variables. */
LeafWorldShown     *leaf_play_world  (const LeafPlay *play);
const LeafWorldRow *leaf_world_shown_rows (const LeafWorldShown *world, guint32 *n);
void                leaf_world_shown_free (LeafWorldShown *world);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafWorldShown, leaf_world_shown_free)

/* --- why did this rule not run? --- */

typedef enum {
  LEAF_ANSWER_NONE = 0,
  LEAF_ANSWER_RAN,             /* its preamble held, and its body ran */
  LEAF_ANSWER_CLAUSE_FAILED,   /* it was considered: `clauses` says which of them was false then */
  LEAF_ANSWER_NOT_REACHED,     /* its rulebook was ended before it: by the rule `by` */
  LEAF_ANSWER_STORY_ENDED,     /* ... or since the story ended, or was taken back, meanwhile */
  LEAF_ANSWER_UNDER_WAY,       /* its rulebook is being gone through, and it may still come */
  LEAF_ANSWER_ACTION_STOPPED,  /* its action was tried, but `by`, in `rulebook`, stopped it before this rulebook came */
  LEAF_ANSWER_ACTION_SILENT,   /* its action was done silently, so that nothing reported it */
  LEAF_ANSWER_ACTION_UNSEEN,   /* ... out of the player's sight */
  LEAF_ANSWER_OUT_OF_WORLD,    /* the action is outside the world of the story, where its rulebook is not asked */
  LEAF_ANSWER_NOT_ASKED,       /* it is about what others are asked to do, and nobody was asked to */
  LEAF_ANSWER_NOT_FOLLOWED,    /* nothing followed its rulebook */
  LEAF_ANSWER_NO_TIME,         /* ... since no time went by: `tried` is what was done outside the world, or NULL: nothing */
  LEAF_ANSWER_NO_ACTION,       /* its action was not tried; `tried`: what was */
  LEAF_ANSWER_NOT_DUE,         /* it is set for a time: `tried` says when ("in 2 turns"), at the end of the turn */
  LEAF_ANSWER_UNLISTED,        /* it stands in no rulebook: `place` is the sentence that took it out; or it never stood in one */
  LEAF_ANSWER_DOES_NOTHING,    /* a sentence, at `place`, has it do nothing */
  LEAF_ANSWER_SUBSTITUTED,     /* `by` ran in its place, as the sentence at `place` asks */
  LEAF_ANSWER_PROCEDURAL,      /* a procedural rule, `by`, had it not run here */
  LEAF_ANSWER_COUNT
} LeafAnswerSort;

typedef struct {
  LeafAnswerSort   sort;
  guint32          rulebook; /* in which; 0 */
  guint32          by;       /* rule; 0 */
  LeafOutcome      outcome;  /* of the rule that ran */
  LeafPlace        place;
  guint64          event;    /* of the moment */
  guint32          node;     /* of the trace: the rule's, or that of its rulebook or action; 0 none */
  LeafClauseState *clauses;  /* CLAUSE_FAILED: as they were then; else NULL */
  char            *during;   /* "taking the box", where the turn had more than one action and this is about one of them; else NULL */
  char            *tried;    /* "going north, looking" */
} LeafRuleAnswer;

/* For each time in the turn that the rule could have run, in order, what became of it; if there was none, one answer that says why.
 * The trace is the turn's, of this play.  Free with leaf_answers_free. */
LeafRuleAnswer *leaf_play_answers (const LeafPlay *play, const LeafTrace *trace, guint32 rule, guint32 *n);
void        leaf_answers_free (LeafRuleAnswer *answers, guint32 n);
/* An answer in one or two plain sentences, without its clauses; free with g_free. */
char       *leaf_answer_words (const LeafProgram *program, const LeafRuleAnswer *answer);

/* --- what is said ---------------------------------------------------------------------------------------------------------- */

/* A sentence of an answer is a pattern and what stands in its braces, so that it can be said in another language. */
typedef enum {
  LEAF_SAYS_NONE = 0,
#define LEAF_SAYS(form, pattern) LEAF_SAYS_##form,
#include "leaf-says.def"
#undef LEAF_SAYS
  LEAF_SAYS_COUNT
} LeafSays;

typedef struct {
  LeafSays form;
  char    *with[2]; /* {1} and {2}; owned; NULL */
  char    *during;  /* owned; put before the sentence: "taking the box"; NULL */
} LeafSaid;

const char *leaf_says_pattern (LeafSays form); /* "It ran, in the {1} rules." */
LeafSaid    leaf_said         (LeafSays form, const char *first, const char *second); /* leaf_said_clear */
/* In English, or as `pattern` (the form's, translated); free with g_free. */
char       *leaf_said_words   (const LeafSaid *said, const char *pattern);
void        leaf_said_clear   (LeafSaid *said);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LeafSaid, leaf_said_clear)
LeafSaid    leaf_answer_said  (const LeafProgram *program, const LeafRuleAnswer *answer);

/* --- why did this not happen? --- */

/* What one may ask about, in one shape: a rule, a text that was not printed, a scene that did not begin or end, a line of grammar that did not
 * match, a thing that was not in scope. */
typedef enum {
  LEAF_ENQUIRY_NONE = 0,
  LEAF_ENQUIRY_RULE,     /* id: the rule */
  LEAF_ENQUIRY_RESPONSE, /* id: its rule; letter, 0 for A */
  LEAF_ENQUIRY_SCENE,    /* id: as an occurrence of it has */
  LEAF_ENQUIRY_GRAMMAR,  /* id: of the line, as a number */
  LEAF_ENQUIRY_SCOPE,    /* id: of the thing, as an occurrence of it has */
} LeafEnquirySort;

typedef struct {
  LeafEnquirySort sort;
  guint32         id, letter;
} LeafEnquiry;

/* By words: as leaf_program_find_rule; "check taking rule response (A)"; the name of a scene or a thing; or the words of an Understand
 * sentence ("take [something]"), between quotation marks or not; or those with which one rule of the story alone begins.  FALSE: nothing is
 * called so. */
gboolean     leaf_program_find_enquiry (const LeafProgram *program, const char *words, LeafEnquiry *enquiry);
/* What one would ask about at a byte of a source: a line of grammar, a response, else the rule; where there is none, a scene or a
 * thing. */
gboolean     leaf_program_enquiry_at   (const LeafProgram *program, guint32 source, guint32 byte, LeafEnquiry *enquiry);
/* What it is called, by which leaf_program_find_enquiry finds it in another program too; free with g_free. */
char        *leaf_enquiry_words        (const LeafProgram *program, const LeafEnquiry *enquiry);
LeafPlace    leaf_enquiry_place        (const LeafProgram *program, const LeafEnquiry *enquiry); /* where that is written */

/* A piece of an answer, in the order in which they are to be read. */
typedef struct {
  char     *words; /* `said` in English */
  LeafSaid  said;
  guint32   level; /* 0: what became of it; 1: why */
  int       holds; /* of a condition: 1 it held, 0 it did not; -1 it was not come to, or this is none */
  LeafPlace place; /* what it speaks of; source 0: nothing in a source */
  guint32   rule;  /* likewise; 0 */
} LeafFinding;

/* What became of it in the turn of `trace`, which is of this play: the moments are played again. */
LeafFinding *leaf_play_enquire   (const LeafPlay *play, const LeafTrace *trace, const LeafEnquiry *enquiry, guint32 *n);
void         leaf_findings_free  (LeafFinding *findings, guint32 n);

/* The conditions on which scenes begin and end, as the source has them; number from 1. */
typedef struct {
  guint32   scene;  /* as an occurrence of it has */
  gboolean  is_end;
  LeafPlace condition;
} LeafSceneChangeInfo;

guint32             leaf_program_n_scene_changes (const LeafProgram *program);
LeafSceneChangeInfo leaf_program_scene_change    (const LeafProgram *program, guint32 number);

/* --- seeing inside -------------------------------------------------------------------------------------------------------- */

/* "words", "sentences", "world", "phrases", "rules", "grammar", "code", "occurrences", "problems": each stage as text; "rulebooks": the
 * rulebooks in the form of which docs/laws.md tells, in which programs exchange them; NULL for another word. */
char        *leaf_program_dump (const LeafProgram *program, const char *stage, gboolean with_library);
const char  *leaf_version (void);

G_END_DECLS
