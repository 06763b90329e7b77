/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-rules.h: rulebooks, rules and their preambles, listing sentences, and the Laws of sorting.
 *
 * The path of a rule: its sentence is split (leaf-preamble.c) into placement, rulebook, pattern or parameter,
 * context, scene and name. One insertion places it in its home rulebook (leaf-placement.c), where leaf_rule_compare
 * (leaf-laws.c) compares it with the rules above it. Then listing sentences, "does nothing" and substitutions are
 * applied in text order.
 *
 * The comparison is a function of two rules that no later stage changes, so verdicts are not stored, because comparing
 * again gives the result that the sort got. (A table of verdicts would be quadratic in the number of rules.)
 */
#pragma once

#include "world/nouns/leaf-library-lookup.h"
#include "meaning/tree/leaf-phrases.h"
#include "meaning/tree/leaf-action-pattern.h"
#include "leaf.h"

G_BEGIN_DECLS

typedef struct {
  const char *name;    /* "check taking" */
  const char *written; /* the same as declared: "Startup" */
  LeafKindId basis;    /* ANY_ACTION, NOTHING, OBJECT, a kind */
  LeafKindId product;  /* none: it produces nothing */
  LeafDefaultOutcome default_outcome;
  LeafOutcomeId default_named;     /* none */
  LeafSentenceId default_declared; /* the sentence that sets the default; none: as created */
  guint32 first_outcome;           /* -> outcomes, linked */
  guint32 n_outcomes;
  LeafActionId action;  /* check/carry out/report of */
  guint32 action_stage; /* 1 check 2 carry out 3 report */
  LeafActivityId activity;
  LeafInstanceId scene;
  /* "action taking", "activity going to bed", "scene Tea": what it belongs to; NULL: nothing */
  const char *group;
  guint32 first_rulebook_entry; /* -> rulebook entries, linked in final order */
  guint32 n_rules;
  guint32 first_position;             /* -> positions: the same entries as an array, once all rules are placed */
  gboolean runs_are_broken;           /* by a listing sentence: run_last is no longer valid */
  guint32 first_unlisted, n_unlisted; /* the same before the library's listing sentences */
  guint32 n_variables;
  gboolean is_library;
  LeafSentenceId sentence;
} LeafRulebook;

typedef struct {
  const char *name;
  LeafRulebookId rulebook;
  LeafDefaultOutcome sense; /* NONE: "no outcome" */
  gboolean is_default;
  guint32 value; /* outcomes with the same name are the same value: the row of the first of them */
  guint32 next;
} LeafRulebookOutcome;

/* A listing sentence that was applied. The library's are applied again in each story, because every rule is placed, the
 * story's too, before the first listing sentence is applied. The sentences are kept in order, because they explain the
 * places of rules (leaf-provenance.c). */
typedef struct {
  LeafRuleId rule, reference;
  LeafRulebookId rulebook; /* none: unlisted everywhere */
  LeafSentenceId sentence;
  guint32 how;            /* LeafPlaceHow */
  guint32 rulebook_entry; /* that it created; 0: none */
  gboolean is_not;
} LeafListing;

/* A rule's place in one rulebook. */
typedef struct {
  LeafRuleId rule;
  LeafRulebookId rulebook;
  LeafSection section;
  guint32 listing; /* -> obeyed: the sentence that put it here; 0: its preamble */
  guint32 stop;    /* the rulebook entry before which it was placed, wherever that one moved since; 0: the end */
  guint32 next, previous;
  guint32 shape;    /* of the rule, when it was inserted */
  guint32 run_last; /* for the first of several neighbours with one shape: the last of them */
} LeafRulebookEntry;

/* "does nothing if C" / "the Y rule substitutes for it if C", evaluated in text order before the preamble. */
typedef struct {
  LeafRuleId substitute; /* none: it does nothing */
  gboolean is_unless;
  const LeafNode *condition; /* NULL: always */
  guint32 n_slots;           /* of the frame that the condition needs */
  LeafWording wording;       /* of the condition */
  const char *text;          /* what it does, in words */
  LeafSentenceId sentence;
  guint32 next;
} LeafRuleChange;

typedef struct {
  const char *name;          /* "can't take yourself rule"; NULL: none */
  const char *preamble;      /* as written, with single spaces */
  const char *face;          /* text that identifies it, if the preamble does not: leaf_rule_face; NULL */
  LeafSentenceId sentence;   /* none: the engine made it */
  LeafWording wording;       /* the whole preamble */
  LeafWording circumstances; /* the preamble without its name */
  LeafRulebookId home;       /* none: it is in no rulebook */
  LeafWording home_words;    /* the rulebook's name in the preamble, if it is there */
  gboolean is_faulty;        /* its preamble has a problem: it is in no rulebook and never runs */
  gboolean is_none;          /* the preamble does not look like one, so the body is not read */
  LeafSection placement;     /* MIDDLE, FIRST ... as written */
  /* what it applies to */
  const LeafActionPattern *pattern; /* action based */
  const LeafDescription *parameter; /* value based */
  LeafWording applies_to;           /* the words of either */
  const LeafNode *context;          /* when/while outside a pattern */
  LeafWording context_wording;
  gint32 context_score;         /* what the Laws count in it (docs/laws.md) */
  const LeafDescription *scene; /* during */
  LeafWording scene_wording;
  gint32 at_minutes; /* "At 9:00 AM": minutes; -1: not timed; -2: "At the time when X" */
  const char *event; /* "At the time when the bell rings": "bell rings", its name; else NULL */
  /* what it does */
  LeafNative native;
  LeafChunkId chunk;
  guint32 n_responses, first_response;
  guint32 first_change;      /* -> changes */
  LeafRulebookId first_book; /* the first rulebook it was ever in, which determines its kind */
  gboolean tests_player;     /* in check/carry out/report: the actor must be the player */
  /* any actor: in setting action variables and value based rulebooks, and substituting for a rule for any actor */
  gboolean tests_no_actor;
  gboolean tests_no_action;  /* it lost its own test of the action */
  LeafKindId basis, product; /* of the rule as a value */
  gboolean is_library;
  LeafActionId required_action; /* the only action that its pattern accepts, for grouping; none */
  const LeafLocal *locals;      /* names introduced with "called", which the body sees too */
  guint32 n_locals;
  /* of a rule with lettered texts: all names of its body, which a replacement text sees */
  const LeafLocal *body_locals;
  guint32 n_body_locals, n_body_slots;
  guint32 n_slots;
  guint32 shape; /* leaf_rule_shape; 0: not computed yet */
  /* -> memberships: every rulebook it was ever in, for the variables that it may use */
  guint32 first_membership;
  /* of the library, but changed or listed by the story: its code must be generated again */
  gboolean is_stale;
} LeafRule;

/* A rule was in a rulebook, even if it was removed again. */
typedef struct {
  LeafRulebookId rulebook;
  guint32 rulebook_entry; /* its place there; 0: removed, or not placed yet */
  guint32 next;
} LeafRuleMembership;

typedef struct {
  LeafRuleId rule;
  guint32 letter;  /* 0 for A */
  LeafTextId text; /* from a sentence; none: as in the rule's own body */
  guint32 word;    /* the quoted text in force: of that sentence, or of the body */
  gboolean is_replaced;
  LeafSentenceId replaced_by; /* whose text is read after the rule's own body; none */
  gboolean ends_line;         /* in its rule it ends a sentence; so does any replacement */
  const char *name;
  guint32 cell; /* reserved: a text value set during play; kind 0 at first: `text`, or else the body's own */
  guint32 next;
} LeafResponse;

/* A named kind of action: "Kissing someone is bad behaviour." */
typedef struct {
  const char *name;
  guint32 n_patterns;
  const LeafActionPattern *const *patterns;
  guint32 order;
} LeafKindOfAction;

struct _LeafRules {
  LeafTable rulebooks, outcomes, rulebook_entries, rules, memberships, changes, responses, kinds_of_action;
  LeafTable unlisted;               /* the library's rulebook entries before its listing sentences */
  LeafTable listings;               /* of LeafListing: the library's listing sentences */
  LeafTable obeyed;                 /* of LeafListing: all that were applied, the library's first */
  LeafTable positions;              /* of guint32: rulebook entries, rulebook by rulebook in final order */
  LeafRulebookId action_processing; /* the owner of the variable "actor"; none: not looked up yet */
  LeafIndex names;                  /* hash of a rulebook's name -> the first with that name */
  LeafIndex shapes;                 /* hash of everything that a comparison uses -> shape */
};

LeafRules *leaf_rules_new (void);
LeafRules *leaf_rules_copy (const LeafRules *rules, const LeafRules *like, LeafArena *on);
void leaf_rules_free (LeafRules *rules);

/* The passes, in order. */
/* after the world's declarations: rulebooks, outcomes, variables, each action's and activity's rulebooks; rule names */
void leaf_rules_read_rulebooks (LeafBuild *build);
void leaf_rules_read_preambles (LeafBuild *build); /* after phrases were declared */
/* automatic placement, then listing, does nothing, substitutions, responses */
void leaf_rules_place (LeafBuild *build);
/* The body's statements as one BLOCK; NULL for natives and for a rule without a body. *n_slots is the size of the
 * frame for clauses, changes and body; *locals (of LeafLocal; may be NULL) has the names of its slots and is owned by
 * the caller. */
LeafNode *leaf_rule_body (LeafBuild *build, LeafRuleId rule, guint32 *n_slots, GArray **locals);
/* The preamble as conditions, in the order in which they are tested at run time (actor, action, nouns, place,
 * company, the action's own clauses, parameter, when, history, scene, context), each with its own words; the emitter
 * follows each by CLAUSE. They are lowered to plain nodes (ACTION_PART, PARAMETER, MATCHES, COMPARE, EXISTS, NATIVE
 * "location-of" (thing -> room), "is-in-region" (room or thing, region -> truth value), "is-present" (thing -> truth
 * value: in scope of the actor)), so later stages need not know how patterns are tested. Nodes are on the arena; the
 * array is the caller's. Empty: always applies. */
GPtrArray *leaf_rule_clauses (LeafBuild *build, LeafRuleId rule);
/* The sentences that change the rule as CHANGED nodes, in order; evaluated before the clauses. */
GPtrArray *leaf_rule_changes (LeafBuild *build, LeafRuleId rule);

/* A text that identifies a rule in a list: its name or, if it has none, its preamble. If another rule has the same
 * preamble, the first words of the body follow, and if these are the same too, the line. */
const char *leaf_rule_face (const LeafBuild *build, LeafRuleId rule);
void leaf_rules_give_faces (LeafBuild *build); /* call when all preambles are read */

/* The comparisons of rules: the rows of leaf-law-clauses.def. */
typedef enum {
  LEAF_LAW_CLAUSE_none = 0,
#define LEAF_LAW_CLAUSE(name, law, of) LEAF_LAW_CLAUSE_##name,
#include "leaf-law-clauses.def"
  LEAF_LAW_CLAUSE_COUNT
} LeafLawClause;

typedef enum {
  LEAF_LAW_SPECIFICITY_none = 0, /* it compares no specifications */
#define LEAF_LAW_SPECIFICITY(name) LEAF_LAW_SPECIFICITY_##name,
#include "leaf-law-clauses.def"
  LEAF_LAW_SPECIFICITY_COUNT
} LeafLawSpecificity;

/* The comparison of two rules: {order, Law, its clause, the words of each that decided}. */
typedef struct {
  int order;
  LeafLaw law;
  LeafLawClause clause;
  LeafLawSpecificity specificity;
  LeafWording first_words, second_words;
} LeafRuleVerdict;
LeafRuleVerdict leaf_rule_compare (const LeafBuild *build, LeafRuleId first, LeafRuleId second);
/* Which facts are compared. The reference prints the relation of neighbours after the rules have been compiled, and
 * then no longer uses everything that its sort used: any two scenes count as equal, and so do the kinds of two objects
 * that are named with adjectives ("the open box"). Only the tsv form (leaf_rules_exchange) uses that view; it is never
 * shown as a reason. */
typedef enum { LEAF_VIEW_SORT = 0, LEAF_VIEW_PUBLISHED } LeafLawsView;
LeafRuleVerdict leaf_rule_compare_seen (const LeafBuild *build, LeafLawsView view, LeafRuleId first, LeafRuleId second);

#define LEAF_RULE(build, id)     LEAF_ROW (&(build)->rules->rules, LeafRule, (id).ix)
#define LEAF_RULEBOOK(build, id) LEAF_ROW (&(build)->rules->rulebooks, LeafRulebook, (id).ix)

/* How two rules compare, wherever they are, in sentences that quote what decided, as LeafAnswerSentence. */
GArray *leaf_rules_say_comparison (const LeafBuild *build, LeafRuleId first, LeafRuleId second);
GArray *leaf_rules_answer_sentences_new (void);
char *leaf_rules_answer_sentences_words (const GArray *saids); /* all of them, in English */

/* Begin a sentence, and set an argument (from 1) of the latest one; the latter takes ownership of `words`. */
void leaf_rules_say (GArray *out, LeafAnswerMessage form);
void leaf_rules_put (GArray *out, guint part, LeafAnswerMessage form, char *words);
/* "the lamp rule", "'Every turn'" */
void leaf_rules_put_face (const LeafBuild *build, GArray *out, guint part, LeafRuleId rule);
/* "This is Law III.3.2, ...: 'the box' against 'something'.", for a verdict that is not equal. */
void leaf_rules_say_law (const LeafBuild *build, GArray *out, const LeafRuleVerdict *verdict, LeafRuleId first,
                         LeafRuleId second);
/* A sentence for each way in which the verdict differs from Writing with Inform. */
void leaf_rules_say_reference_differences (const LeafBuild *build, GArray *out, LeafRuleId first, LeafRuleId second,
                                           const LeafRuleVerdict *verdict);

/* --- the reasons for the place of a rule: leaf-provenance.c ------------------------------------------------------- */

/* One reason for the order of two rules of a rulebook. */
typedef struct {
  LeafReasonSort sort;
  LeafRuleId rule, other;
  LeafWording words;       /* of the sentence or the preamble that said so */
  LeafRuleVerdict verdict; /* of `rule` against `other` */
  gboolean decides;
  guint32 listing;   /* -> obeyed; 0: none */
  guint32 overtaken; /* -> obeyed: the sentence that overrides it; 0: none */
} LeafRuleReason;

/* As LeafRuleReason, in the order in which they took effect; exactly one decides. Empty if the two are not both in
 * the rulebook. The order of the arguments does not matter. */
GArray *leaf_rules_reasons (const LeafBuild *build, LeafRulebookId rulebook, LeafRuleId one, LeafRuleId another);
/* All listing sentences about one rule in a rulebook, in the same form; none of them decides. */
GArray *leaf_rules_listings_of (const LeafBuild *build, LeafRulebookId rulebook, LeafRuleId rule);
/* A reason in sentences. */
void leaf_rules_say_reason (const LeafBuild *build, GArray *out, const LeafRuleReason *reason);
/* The deciding reason; sort 0 if there is none. */
LeafRuleReason leaf_rules_deciding_reason (const LeafBuild *build, LeafRulebookId rulebook, LeafRuleId one,
                                           LeafRuleId another);

/* Every rulebook with rules, in its final order, in the tsv form of docs/laws.md. */
char *leaf_rules_exchange (const LeafBuild *build, gboolean with_library);
/* The rulebook entry of the rule at `position`; NULL if there is none. */
const LeafRulebookEntry *leaf_rulebook_entry (const LeafBuild *build, LeafRulebookId rulebook, guint32 position);
/* "It does nothing if the location is dark."; NULL if there are no more. `number` is from 0. */
const char *leaf_rule_change_text (const LeafBuild *build, LeafRuleId rule, guint32 number, LeafWording *wording);
guint32 leaf_rule_n_changes (const LeafBuild *build, LeafRuleId rule);
/* The row of responses for "(A)" of a rule; 0 if there is none. */
guint32 leaf_rules_find_response (const LeafBuild *build, LeafRuleId rule, guint32 letter);
/* TRUE if the rule may be listed there: its kind was determined by the first rulebook it was in. */
gboolean leaf_rule_fits_rulebook (const LeafBuild *build, LeafRuleId rule, LeafRulebookId rulebook);
/* TRUE if one may run in place of the other. A rule that was never in a rulebook can substitute for any. */
gboolean leaf_rule_may_substitute (const LeafBuild *build, LeafRuleId substitute, LeafRuleId rule);
/* 1 check, 2 carry out, 3 report, for these rulebooks themselves, which are never followed as a whole; 0 for another
 * one. */
guint32 leaf_rulebook_general_stage (const LeafRulebook *book);
/* An edit that adds a paragraph at the end of the part of the story that is always read; takes `sentence`. */
void leaf_rules_write_paragraph (const LeafBuild *build, guint32 story, char *sentence, LeafEdit *edit);
/* Implements leaf_program_write_in; `story` is the story's source. */
gboolean leaf_rules_write (const LeafBuild *build, guint32 story, const LeafEditRequest *request, LeafEdit *edit,
                           GTranslateFunc translate, gpointer data, char **why_not);
/* An action pattern as one condition on the arena, the meaning of an IS_ACTION node. `tests_actor`: an unnamed actor is
 * the player. */
LeafNode *leaf_pattern_condition (LeafBuild *build, const LeafActionPattern *pattern, gboolean tests_actor);

/* After all bodies were read: reports events that nothing sets off, and rules without an event that are set off. */
void leaf_rules_check_events (LeafBuild *build);
/* Records where rulebooks are defined. */
void leaf_rules_note (LeafBuild *build);
/* Reads a text that needs the names of a rule's body, after that has been read. */
void leaf_rules_read_text (LeafBuild *build, LeafTextId id);

LeafRulebookId leaf_rules_find_rulebook (const LeafBuild *build, const char *name);
LeafRulebookId leaf_rules_known_rulebook (const LeafBuild *build, LeafKnown name); /* one of leaf-library.def */
LeafRuleId leaf_rules_find_rule (const LeafBuild *build, const char *name);
const char *leaf_rule_title (const LeafBuild *build, LeafRuleId rule);
char *leaf_rules_to_string (const LeafBuild *build, gboolean with_library);

G_END_DECLS
