/* leaf-rules.h: rulebooks, rules and their preambles, listing sentences, and the Laws of sorting.
 *
 * The path of a rule: its sentence is split (leaf-preamble.c) into placement, rulebook, pattern or parameter, context, scene
 * and name; it is placed by one insertion into its home (leaf-placement.c), compared by leaf_rule_compare (leaf-laws.c)
 * with the rules above it; then listing sentences, does nothing and substitutions are obeyed in text order.  The verdicts
 * of the sort are kept.  LAWS.md in full; its numbers are mapped to the specification's.
 */
#pragma once

#include "../meaning/leaf-phrases.h"
#include "../meaning/leaf-action-pattern.h"
#include "../leaf.h"

G_BEGIN_DECLS

LEAF_DECLARE_ID (LeafOutcomeId);

typedef struct {
  const char        *name;       /* "check taking" */
  LeafKindId         basis;      /* ANY_ACTION, NOTHING, OBJECT, a kind */
  LeafKindId         product;    /* none: produces nothing */
  LeafDefaultOutcome default_outcome;
  LeafOutcomeId      default_named; /* none */
  guint32            first_outcome; /* -> outcomes, chained */
  guint32            n_outcomes;
  LeafActionId       action;     /* check/carry out/report of */
  guint32            action_stage; /* 1 check 2 carry out 3 report */
  LeafActivityId     activity;   guint32 activity_stage; /* 1 before 2 for 3 after */
  LeafInstanceId     scene;
  guint32            first_booking; /* -> bookings, chained in final order */
  guint32            n_rules;
  guint32            n_variables;
  gboolean           is_library, is_generic; /* generic: check, carry out, report themselves: never run */
  LeafSentenceId     sentence;
} LeafRulebook;

typedef struct {
  const char        *name;
  LeafRulebookId     rulebook;
  LeafDefaultOutcome sense;    /* NONE: "no outcome" */
  gboolean           is_default;
  guint32            value;    /* outcomes of the same name are one value: its number */
  guint32            next;
} LeafRulebookOutcome;

/* A rule's place in one rulebook. */
typedef struct {
  LeafRuleId  rule;
  LeafRulebookId rulebook;
  LeafSection section;
  guint32     next, previous;
} LeafBooking;

/* "does nothing if C" / "the Y rule substitutes for it if C", tried in text order before the preamble. */
typedef struct {
  LeafRuleId     stand_in;   /* none: does nothing */
  gboolean       is_unless;
  guint32        condition;  /* a phrase row deciding it; 0: always */
  LeafWording    wording;
  LeafSentenceId sentence;
  guint32        next;
} LeafRuleChange;

typedef struct {
  const char    *name;      /* "can't take yourself rule"; NULL */
  const char    *preamble;  /* spaced words, as written */
  LeafSentenceId sentence;  /* none: made by the engine */
  LeafWording    wording;   /* the whole preamble */
  LeafRulebookId home;      /* none: homeless */
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
  LeafWording    event;
  /* what it does */
  const char    *native;
  LeafChunkId    chunk;
  guint32        n_responses, first_response;
  guint32        first_change;          /* -> changes */
  LeafRulebookId first_book;            /* the first rulebook it ever stood in: its kind comes from there */
  gboolean       tests_player;          /* in check/carry out/report: the actor must be the player */
  gboolean       tests_no_action;       /* lost its own test of the action (LAWS.md 4.4) */
  LeafKindId     basis, product;        /* of the rule as a value */
  gboolean       is_library;
  LeafActionId   required_action;       /* the one action its pattern needs, for grouping; none */
  GArray        *scope_locals;          /* of LeafLocal: called names; shared by preamble and body */
  guint32        n_slots;
} LeafRule;

typedef struct {
  LeafRuleId  rule;
  guint32     letter;     /* 0 for A */
  LeafTextId  text;       /* as it stands now */
  const char *name;
  guint32     cell;       /* reserved: the text value in force */
  guint32     next;
} LeafResponse;

/* A named kind of action: "Kissing someone is bad behaviour." */
typedef struct {
  const char *name;
  guint32     n_patterns;
  const LeafActionPattern *const *patterns;
  guint32     order;
} LeafKindOfAction;

/* One comparison made while sorting, in the order made. */
typedef struct {
  LeafRuleId  first, second;
  gint8       order;
  guint8      law;
  LeafWording first_words, second_words;
} LeafSortVerdict;

struct _LeafRules {
  LeafTable rulebooks, outcomes, bookings, rules, changes, responses, kinds_of_action, verdicts;
  LeafIndex verdict_of; /* (first, second) -> verdict */
};

LeafRules *leaf_rules_new  (void);
LeafRules *leaf_rules_copy (const LeafRules *rules);
void       leaf_rules_free (LeafRules *rules);

/* The passes, in order. */
void leaf_rules_read_rulebooks (LeafBuild *build); /* after the world's declarations: rulebooks, outcomes, variables, each action's and activity's books; rule names */
void leaf_rules_read_preambles (LeafBuild *build); /* after phrases were declared */
void leaf_rules_place          (LeafBuild *build); /* automatic placement, then listing, does nothing, substitutions, responses */
/* The rule's whole as one tree: clauses of the preamble tested in order, then the body; NULL for natives. */
LeafNode *leaf_rule_body (LeafBuild *build, LeafRuleId rule, guint32 *n_slots, GArray **locals);

/* The one comparison.  {order, Law, the words of each that decided}. */
typedef struct { int order; LeafLaw law; LeafWording first_words, second_words; } LeafRuleVerdict;
LeafRuleVerdict leaf_rule_compare (const LeafBuild *build, LeafRuleId first, LeafRuleId second);

#define LEAF_RULE(build, id)     LEAF_ROW (&(build)->rules->rules, LeafRule, (id).ix)
#define LEAF_RULEBOOK(build, id) LEAF_ROW (&(build)->rules->rulebooks, LeafRulebook, (id).ix)

LeafRulebookId leaf_rules_find_rulebook (const LeafBuild *build, const char *name);
LeafRuleId     leaf_rules_find_rule     (const LeafBuild *build, const char *name);
const char    *leaf_rule_title          (const LeafBuild *build, LeafRuleId rule);
char          *leaf_rules_to_string     (const LeafBuild *build, gboolean with_library);

G_END_DECLS
