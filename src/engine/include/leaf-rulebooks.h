/* leaf-rulebooks.h: rulebooks and their rules, why each stands where it stands, and sentences that would change that.  Part of leaf.h. */
#pragma once

#include "leaf-program.h"

G_BEGIN_DECLS

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
/* The problem because of which the rule stands in no rulebook and never runs: its preamble was not understood.  FALSE: it was.  Where the rule is an
 * extension's, its problem may be told of the extension, and *problem has no sentence. */
gboolean     leaf_program_rule_problem (const LeafProgram *program, guint32 rule, LeafProblem *problem);
guint32      leaf_program_rule_at   (const LeafProgram *program, guint32 source, guint32 byte);
/* "if the location is dark" and the like: how sentences changed the rule.  `sentence` in plain words; number from 0. */
const char  *leaf_program_rule_change (const LeafProgram *program, guint32 rule, guint32 number, LeafPlace *place);

/* A phrase, or what is worked out as one is: a definition, a condition of a scene. */
typedef struct {
  const char *title; /* "to greet (someone - a person)", as it is written; NULL where it has none */
  gboolean    is_library;
  LeafPlace   place; /* of the preamble */
} LeafPhraseInfo;

guint32        leaf_program_n_phrases (const LeafProgram *program); /* ids 1 .. n */
LeafPhraseInfo leaf_program_phrase    (const LeafProgram *program, guint32 phrase);

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
} LeafEditRequest;

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
gboolean leaf_program_write (const LeafProgram *program, const LeafEditRequest *wish, LeafEdit *edit, char **why_not);
/* The same, with *why_not in another language (leaf_problem_dup_words). */
gboolean leaf_program_write_in (const LeafProgram *program, const LeafEditRequest *wish, LeafEdit *edit, GTranslateFunc translate, gpointer data, char **why_not);
void     leaf_edit_clear    (LeafEdit *edit);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LeafEdit, leaf_edit_clear)

/* What has to be typed so that the thing of an occurrence is called `name` wherever the story says it, its plural too: an edit for
 * each place, in the order of the sources and of their texts, for leaf_edits_free; those of the story's parts are among them.  NULL, and *why_not as
 * above, when its definition is not the story's, when
 * `name` can be no name, or when a place calls it otherwise (a part of its name, say).  Whether the new name means something else already is
 * seen by compiling the text that results. */
LeafEdit *leaf_program_rename (const LeafProgram *program, const LeafOccurrenceInfo *of, const char *name, guint32 *n, char **why_not);
LeafEdit *leaf_program_rename_in (const LeafProgram *program, const LeafOccurrenceInfo *of, const char *name, guint32 *n, GTranslateFunc translate,
                                  gpointer data, char **why_not); /* likewise */
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

G_END_DECLS
