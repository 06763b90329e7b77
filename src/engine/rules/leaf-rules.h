/* leaf-rules.h: rulebooks, rules and their preambles, listing sentences, and the Laws of sorting.
 *
 * The path of a rule: its sentence is split (leaf-preamble.c) into placement, rulebook, pattern or parameter, context, scene
 * and name; it is placed by one insertion into its home (leaf-placement.c), compared by leaf_rule_compare (leaf-laws.c)
 * with the rules above it; then listing sentences, does nothing and substitutions are obeyed in text order.
 *
 * The comparison is a function of two rules that no later stage changes, so verdicts are not kept: who asks again is told what
 * the sort was told.  (A table of them would be the square of the rules.)
 */
#pragma once

#include "world/nouns/leaf-library-lookup.h"
#include "meaning/tree/leaf-phrases.h"
#include "meaning/tree/leaf-action-pattern.h"
#include "leaf.h"

G_BEGIN_DECLS

typedef struct {
  const char        *name;       /* "check taking" */
  const char        *written;    /* the same as it was declared: "Startup" */
  LeafKindId         basis;      /* ANY_ACTION, NOTHING, OBJECT, a kind */
  LeafKindId         product;    /* none: produces nothing */
  LeafDefaultOutcome default_outcome;
  LeafOutcomeId      default_named; /* none */
  LeafSentenceId     default_declared; /* where a sentence gave the default; none: as made */
  guint32            first_outcome; /* -> outcomes, chained */
  guint32            n_outcomes;
  LeafActionId       action;     /* check/carry out/report of */
  guint32            action_stage; /* 1 check 2 carry out 3 report */
  LeafActivityId     activity;
  LeafInstanceId     scene;
  const char        *group;      /* "action taking", "activity going to bed", "scene Tea": what it comes with; NULL */
  guint32            first_rulebook_entry; /* -> rulebook_entries, chained in final order */
  guint32            n_rules;
  guint32            first_position; /* -> positions: the same rulebook_entries side by side, once all are placed */
  gboolean           runs_are_broken; /* by a listing sentence: run_last means nothing any more */
  guint32            first_unlisted, n_unlisted; /* the same before the library's listing sentences */
  guint32            n_variables;
  gboolean           is_library, is_generic; /* generic: check, carry out, report themselves: never run */
  LeafSentenceId     sentence;
} LeafRulebook;

typedef struct {
  const char        *name;
  LeafRulebookId     rulebook;
  LeafDefaultOutcome sense;    /* NONE: "no outcome" */
  gboolean           is_default;
  guint32            value;    /* outcomes of the same name are one value: the row of the first of them */
  guint32            next;
} LeafRulebookOutcome;

/* What a listing sentence asked for.  Those of the library are obeyed again in each story: every rule finds its home, the story's
 * too, before the first sentence that lists is obeyed.  What was obeyed is kept, in the order in which it acted: that is the account
 * of why rules stand where they stand (leaf-provenance.c). */
typedef struct {
  LeafRuleId     rule, reference;
  LeafRulebookId rulebook;  /* none: not listed in any */
  LeafSentenceId sentence;
  guint32        how;       /* LeafPlaceHow */
  guint32        rulebook_entry;   /* that it made; 0: none */
  gboolean       is_not;
} LeafListing;

/* A rule's place in one rulebook. */
typedef struct {
  LeafRuleId  rule;
  LeafRulebookId rulebook;
  LeafSection section;
  guint32     listing;  /* -> obeyed: the sentence that put it here; 0: it is at home, as its preamble says */
  guint32     stop;     /* the rulebook_entry before which it was put when it was placed, wherever that one went since; 0: the end */
  guint32     next, previous;
  guint32     shape;    /* of the rule, when it was sorted in */
  guint32     run_last; /* of the first of neighbours that have one shape: the last of them */
} LeafRulebookEntry;

/* "does nothing if C" / "the Y rule substitutes for it if C", tried in text order before the preamble. */
typedef struct {
  LeafRuleId     stand_in;   /* none: does nothing */
  gboolean       is_unless;
  const LeafNode *condition; /* NULL: always */
  guint32        n_slots;    /* of the frame that the condition needs */
  LeafWording    wording;    /* of the condition */
  const char    *text;       /* what it does, in plain words */
  LeafSentenceId sentence;
  guint32        next;
} LeafRuleChange;

typedef struct {
  const char    *name;      /* "can't take yourself rule"; NULL */
  const char    *preamble;  /* spaced words, as written */
  const char    *face;      /* where that does not set it apart: leaf_rule_face; NULL */
  LeafSentenceId sentence;  /* none: made by the engine */
  LeafWording    wording;   /* the whole preamble */
  LeafWording    circumstances; /* the preamble without its name */
  LeafRulebookId home;      /* none: homeless */
  LeafWording    home_words; /* the rulebook's name, where the preamble has it */
  gboolean       is_faulty; /* its preamble has a problem: it stands nowhere and never runs */
  gboolean       is_none;   /* and does not look like a rule's: its body is not read */
  LeafSection    placement; /* MIDDLE, FIRST ... as written */
  /* what it applies to */
  gboolean       has_pattern;
  const LeafActionPattern *pattern;     /* action based */
  const LeafDescription   *parameter;   /* value based */
  LeafWording    applies_to;            /* the words of either */
  const LeafNode *context;              /* when/while outside a pattern */
  LeafWording    context_wording;
  gint32         context_score;         /* LAWS.md 3.2 step 3 */
  const LeafDescription *scene;         /* during */
  LeafWording    scene_wording;
  gint32         at_minutes;            /* "At 9:00 AM": minutes; -1: not timed; -2: "At the time when X" */
  const char    *event;                 /* "At the time when the bell rings": "bell rings", by which it is known; else NULL */
  /* what it does */
  LeafNative     native;
  LeafChunkId    chunk;
  guint32        n_responses, first_response;
  guint32        first_change;          /* -> changes */
  LeafRulebookId first_book;            /* the first rulebook it ever stood in: its kind comes from there */
  gboolean       tests_player;          /* in check/carry out/report: the actor must be the player */
  gboolean       tests_no_actor;        /* whoever acts: in setting action variables and value based rulebooks, and instead of a rule for any actor */
  gboolean       tests_no_action;       /* lost its own test of the action (LAWS.md 4.4) */
  LeafKindId     basis, product;        /* of the rule as a value */
  gboolean       is_library;
  LeafActionId   required_action;       /* the one action its pattern needs, for grouping; none */
  const LeafLocal *locals;              /* called names, which the body sees too */
  guint32        n_locals;
  const LeafLocal *body_locals;         /* of a rule with lettered texts: all names of its body, which a text that replaces one sees */
  guint32        n_body_locals, n_body_slots;
  guint32        n_slots;
  guint32        shape;                 /* leaf_rule_shape; 0 not asked yet */
  guint32        first_membership;           /* -> memberships: every rulebook it ever stood in, for the variables that it may name */
  gboolean       is_stale;              /* of the library, but changed or listed by the story: its code must be made again */
} LeafRule;

/* A rule stood in a rulebook, even if it was taken out again. */
typedef struct {
  LeafRulebookId rulebook;
  guint32        rulebook_entry; /* where it stands there; 0: no more, or not yet */
  guint32        next;
} LeafRuleMembership;

typedef struct {
  LeafRuleId  rule;
  guint32     letter;     /* 0 for A */
  LeafTextId  text;       /* as a sentence gave it; none: as the rule's own body has it */
  guint32     word;       /* the quoted text that is in force: of that sentence, or of the body */
  gboolean    is_replaced;
  LeafSentenceId replaced_by; /* whose text is read when the rule's own body has been; none */
  gboolean    ends_line;  /* as its rule has it, it ends a sentence; so does whatever stands for it */
  const char *name;
  guint32     cell;       /* reserved: a text value that the play put in force; kind 0 at first: `text`, or else the body's own */
  guint32     next;
} LeafResponse;

/* A named kind of action: "Kissing someone is bad behaviour." */
typedef struct {
  const char *name;
  guint32     n_patterns;
  const LeafActionPattern *const *patterns;
  guint32     order;
} LeafKindOfAction;

struct _LeafRules {
  LeafTable rulebooks, outcomes, rulebook_entries, rules, memberships, changes, responses, kinds_of_action;
  LeafTable unlisted;         /* the library's rulebook_entries before its listing sentences */
  LeafTable listings;         /* of LeafListing: those sentences */
  LeafTable obeyed;           /* of LeafListing: all that were obeyed, the library's first */
  LeafTable positions;        /* of guint32: rulebook_entries, rulebook by rulebook in final order */
  LeafRulebookId action_processing; /* whose variable the actor is; none: not asked for yet */
  LeafIndex names;            /* hash of a rulebook's name -> the first that is called so */
  LeafIndex shapes;           /* hash of all that a comparison looks at -> shape */
};

LeafRules *leaf_rules_new  (void);
LeafRules *leaf_rules_copy (const LeafRules *rules, const LeafRules *like, LeafArena *on);
void       leaf_rules_free (LeafRules *rules);

/* The passes, in order. */
void leaf_rules_read_rulebooks (LeafBuild *build); /* after the world's declarations: rulebooks, outcomes, variables, each action's and activity's books; rule names */
void leaf_rules_read_preambles (LeafBuild *build); /* after phrases were declared */
void leaf_rules_place          (LeafBuild *build); /* automatic placement, then listing, does nothing, substitutions, responses */
/* The body's statements as one BLOCK; NULL for natives and for a rule without a body.  *n_slots is the frame that clauses, changes
 * and body need together, *locals (of LeafLocal; may be NULL) the names of its slots; the array is the caller's. */
LeafNode  *leaf_rule_body    (LeafBuild *build, LeafRuleId rule, guint32 *n_slots, GArray **locals);
/* The preamble as conditions, in the order in which they are tested at run time (actor, action, nouns, place, company, the
 * action's own clauses, parameter, when, history, scene, context), each with its own words: the emitter makes each one
 * followed by CLAUSE.  Lowered to plain nodes (ACTION_PART, PARAMETER, MATCHES, COMPARE, EXISTS, NATIVE "location-of" (thing ->
 * room), "is-in-region" (room or thing, region -> truth), "is-present" (thing -> truth: in scope of the actor)), so nothing
 * below this stage needs to know how patterns are tested.  Nodes on the arena, array the caller's; empty: always applies. */
GPtrArray *leaf_rule_clauses (LeafBuild *build, LeafRuleId rule);
/* The sentences that change the rule as CHANGED nodes, in order: tried before the clauses. */
GPtrArray *leaf_rule_changes (LeafBuild *build, LeafRuleId rule);

/* The face of a rule: what sets it apart from all others for somebody who reads a list of them.  Its name; else its preamble, followed,
 * where another rule has the same one, by the first words of its body, and by its line where these are the same too. */
const char *leaf_rule_face   (const LeafBuild *build, LeafRuleId rule);
void        leaf_rules_give_faces (LeafBuild *build); /* once all preambles are read */

/* By what rules are compared: the rows of leaf-law-clauses.def. */
typedef enum {
  LEAF_LAW_CLAUSE_none = 0,
#define LEAF_LAW_CLAUSE(name, law, of) LEAF_LAW_CLAUSE_##name,
#include "leaf-law-clauses.def"
  LEAF_LAW_CLAUSE_COUNT
} LeafLawClause;

typedef enum {
  LEAF_LAW_SPECIFICITY_none = 0, /* the clause compares no specifications */
#define LEAF_LAW_SPECIFICITY(name) LEAF_LAW_SPECIFICITY_##name,
#include "leaf-law-clauses.def"
  LEAF_LAW_SPECIFICITY_COUNT
} LeafLawSpecificity;

/* The one comparison.  {order, Law, by which of its clauses, the words of each that decided}. */
typedef struct {
  int                order;
  LeafLaw            law;
  LeafLawClause      clause;
  LeafLawSpecificity specificity;
  LeafWording        first_words, second_words;
} LeafRuleVerdict;
LeafRuleVerdict leaf_rule_compare (const LeafBuild *build, LeafRuleId first, LeafRuleId second);
/* What of two rules is looked at.  The reference publishes the relation of neighbours anew when the rules have been compiled, and
 * then no longer sees all that its sort saw: any two scenes count as equal, and so do the kinds of two objects that are each named
 * with adjectives ("the open box").  Only the exchange form (leaf_rules_exchange) has that view; nobody is shown it as a reason. */
typedef enum { LEAF_VIEW_SORT = 0, LEAF_VIEW_PUBLISHED } LeafLawsView;
LeafRuleVerdict leaf_rule_compare_seen (const LeafBuild *build, LeafLawsView view, LeafRuleId first, LeafRuleId second);

#define LEAF_RULE(build, id)     LEAF_ROW (&(build)->rules->rules, LeafRule, (id).ix)
#define LEAF_RULEBOOK(build, id) LEAF_ROW (&(build)->rules->rulebooks, LeafRulebook, (id).ix)

/* How two rules compare, in sentences that quote what decided, wherever they stand: of LeafAnswerSentence. */
GArray        *leaf_rules_say_comparison (const LeafBuild *build, LeafRuleId first, LeafRuleId second);
GArray        *leaf_rules_answer_sentences_new      (void);
char          *leaf_rules_answer_sentences_words    (const GArray *saids); /* all of them, in English */

/* Begins a sentence, and puts a part (from 1) into the one that was begun last; `words` are taken. */
void           leaf_rules_say            (GArray *out, LeafAnswerMessage form);
void           leaf_rules_put            (GArray *out, guint part, LeafAnswerMessage form, char *words);
void           leaf_rules_put_face       (const LeafBuild *build, GArray *out, guint part, LeafRuleId rule); /* "the lamp rule", "'Every turn'" */
/* "This is Law III.3.2, ...: 'the box' against 'something'.", of a verdict that is not equal. */
void           leaf_rules_say_law        (const LeafBuild *build, GArray *out, const LeafRuleVerdict *verdict, LeafRuleId first,
                                          LeafRuleId second);
/* A sentence for everything in which the verdict is not what Writing with Inform would have. */
void           leaf_rules_say_reference_differences (const LeafBuild *build, GArray *out, LeafRuleId first, LeafRuleId second,
                                          const LeafRuleVerdict *verdict);

/* --- why a rule stands where it stands: leaf-provenance.c --- */

/* One thing that had a part in the order of two rules of a rulebook. */
typedef struct {
  LeafReasonSort  sort;
  LeafRuleId      rule, other;
  LeafWording     words;      /* of the sentence or the preamble that said so */
  LeafRuleVerdict verdict;    /* of `rule` against `other` */
  gboolean        decides;
  guint32         listing;    /* -> obeyed; 0 */
  guint32         overtaken;  /* -> obeyed: by which sentence; 0: by none */
} LeafRuleReason;

/* Of LeafRuleReason, in the order in which they acted; exactly one decides.  Empty where the two do not both stand in the rulebook.
 * It does not matter which of the two is asked about first. */
GArray        *leaf_rules_reasons (const LeafBuild *build, LeafRulebookId rulebook, LeafRuleId one, LeafRuleId another);
/* All listing sentences about one rule in a rulebook, likewise; none of them decides anything. */
GArray        *leaf_rules_listings_of (const LeafBuild *build, LeafRulebookId rulebook, LeafRuleId rule);
/* A reason in sentences. */
void           leaf_rules_say_reason (const LeafBuild *build, GArray *out, const LeafRuleReason *reason);
/* The one that decides; sort 0 where there is none. */
LeafRuleReason leaf_rules_deciding_reason (const LeafBuild *build, LeafRulebookId rulebook, LeafRuleId one, LeafRuleId another);

/* Every rulebook that holds rules, in its final order, as a text of lines for programs: docs/laws.md. */
char          *leaf_rules_exchange (const LeafBuild *build, gboolean with_library);
/* The rulebook_entry of the rule that stands `position`th, or NULL. */
const LeafRulebookEntry *leaf_rulebook_entry (const LeafBuild *build, LeafRulebookId rulebook, guint32 position);
/* "It does nothing if the location is dark."; on the caller to g_free; NULL past the last.  number from 0. */
const char    *leaf_rule_change_text (const LeafBuild *build, LeafRuleId rule, guint32 number, LeafWording *wording);
guint32        leaf_rule_n_changes   (const LeafBuild *build, LeafRuleId rule);
/* The row of responses for "(A)" of a rule, or 0. */
guint32        leaf_rules_find_response (const LeafBuild *build, LeafRuleId rule, guint32 letter);
/* May the rule be listed there?  Its kind was settled by the first rulebook that it stood in. */
gboolean       leaf_rule_fits_rulebook (const LeafBuild *build, LeafRuleId rule, LeafRulebookId rulebook);
/* May the one be run where the other is asked for?  A rule that never stood anywhere can stand in for any. */
gboolean       leaf_rule_may_stand_in  (const LeafBuild *build, LeafRuleId stand_in, LeafRuleId rule);
/* leaf_program_write_in. */
gboolean       leaf_rules_write        (const LeafBuild *build, guint32 story, const LeafEditRequest *wish, LeafEdit *edit, GTranslateFunc translate, gpointer data,
                                        char **why_not);
/* What the author wrote about the action as conditions on it, clause by clause, in the order in which they are tested: nodes
 * with their words, on the arena.  `without_action`: the action itself is known.  `tests_actor`: an unnamed actor is the
 * player.  Serves rules, IS_ACTION conditions and named kinds of action. */
/* The same as one condition: what an IS_ACTION node means. */
LeafNode      *leaf_pattern_condition (LeafBuild *build, const LeafActionPattern *pattern, gboolean tests_actor);

/* Writes down where rulebooks were made. */
void           leaf_rules_note          (LeafBuild *build);
/* Reads a text that waits for the names of a rule's body, when that has been read. */
void           leaf_rules_read_text     (LeafBuild *build, LeafTextId id);

LeafRulebookId leaf_rules_find_rulebook (const LeafBuild *build, const char *name);
LeafRulebookId leaf_rules_known_rulebook (const LeafBuild *build, LeafKnown name); /* one of leaf-library.def */
LeafRuleId     leaf_rules_find_rule     (const LeafBuild *build, const char *name);
const char    *leaf_rule_title          (const LeafBuild *build, LeafRuleId rule);
char          *leaf_rules_to_string     (const LeafBuild *build, gboolean with_library);

G_END_DECLS
