/* leaf-action-pattern.h: "Bob taking or dropping something in the Yard in the presence of a dog when the lamp is lit
 * for the third time" as slots.  LAWS.md 2.3 says how the words are split.  Used by rule preambles, by conditions
 * ("if we are taking something") and by named kinds of action. */
#pragma once

#include "leaf-meaning.h"

G_BEGIN_DECLS

typedef enum { LEAF_HISTORY_NONE = 0, LEAF_HISTORY_EXACTLY, LEAF_HISTORY_FROM_TO, LEAF_HISTORY_LESS,
    LEAF_HISTORY_AT_MOST,
  LEAF_HISTORY_AT_LEAST, LEAF_HISTORY_MORE } LeafHistorySort;

typedef struct {
  LeafHistorySort sort;
  gboolean        is_turns;  /* "turn": consecutive turns; otherwise times */
  gboolean        is_ordinal; /* "for the third turn": during it; otherwise "for three turns": after them */
  gboolean        is_exact;  /* "for exactly two turns", "for only two turns": it was said */
  gint32          n, m;
  guint32         cell;      /* reserved: times so far, and turns on end */
  LeafWording     wording;
} LeafHistory;

/* One of the actions listed: an action, or a named kind of action (an index into rules' kinds_of_action). */
typedef struct {
  LeafActionId action;
  guint32      kind_of_action;
  LeafWording  wording;
} LeafActionItem;

/* "going with the crate", "exiting from the car", "scraping it with ... matched as": which variable, and what it
 * must be. */
typedef struct {
  LeafVariableId   variable;
  const LeafDescription *description;
  LeafWording      wording;
} LeafActionClause;

struct _LeafActionPattern {
  LeafWording wording;
  gboolean    has_actor_slot;  /* an actor is mentioned at all, "an actor" too (Law I) */
  const LeafDescription *actor; /* NULL: the player, unless is_any_actor */
  gboolean    is_any_actor;    /* "an actor taking" */
  gboolean    is_request;      /* "asking Bob to try taking" */
  guint32     n_items;         /* 0: doing something/anything */
  const LeafActionItem *items;
  /* of the whole list, also of what was dropped from it, and of "doing something other than" before it */
  LeafWording items_wording;
  gboolean    drops_kinds;     /* of several named kinds of action in a list only the one declared last is kept */
  gboolean    is_excluding;    /* doing something other than/except the items */
  const LeafDescription *noun, *second; /* NULL: not constrained */
  const LeafDescription *place;   /* in ... */
  const LeafDescription *company; /* in the presence of ... */
  LeafWording place_wording, company_wording; /* with "in" and "in the presence of" */
  const LeafDescription *from, *to, *through, *by, *with; /* going; from also exiting */
  gboolean    to_nowhere, to_somewhere; /* going nowhere, going somewhere: in the slot `to` for the Laws */
  guint32     n_clauses;       /* matched action variables, going's own among them (not nowhere/somewhere) */
  const LeafActionClause *clauses;
  const LeafNode *when;        /* condition */
  LeafWording when_wording;
  LeafHistory history;
  /* "during S" and the rule's context are the rule's, not the pattern's */
};

/* Reads all of `w` as an action pattern.  `called` names become locals of the scope.  NULL when it is none; *reason
 * (may be NULL) then says which words were not understood, for the problem. */
LeafActionPattern *leaf_action_pattern_read (LeafScope *scope, LeafWording w, LeafWording *reason);
/* The same, where "doing it" stands for the words `it`: the pattern before, without its history.  `may_say_it`: the
 * action may be named as it was declared, "putting it on". */
LeafActionPattern *leaf_action_pattern_read_after (LeafScope *scope, LeafWording w, LeafWording it,
    gboolean may_say_it, LeafWording *reason);
/* The same after "we have" and the like: "taken the box". */
LeafActionPattern *leaf_action_pattern_read_participle (LeafScope *scope, LeafWording w);
char              *leaf_action_pattern_to_string (const LeafBuild *build, const LeafActionPattern *pattern);

G_END_DECLS
