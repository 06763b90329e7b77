/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-action-pattern.h: "Bob taking or dropping something in the Yard in the presence of a dog when the lamp is lit
 * for the third time", split into slots. Used for rule preambles, conditions ("if we are
 * taking something") and named kinds of action. */
#pragma once

#include "leaf-meaning.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_HISTORY_NONE = 0,
  LEAF_HISTORY_EXACTLY,
  LEAF_HISTORY_FROM_TO,
  LEAF_HISTORY_LESS,
  LEAF_HISTORY_AT_MOST,
  LEAF_HISTORY_AT_LEAST,
  LEAF_HISTORY_MORE
} LeafHistorySort;

typedef struct {
  LeafHistorySort sort;
  gboolean is_turns;   /* "turn": consecutive turns; otherwise times */
  gboolean is_ordinal; /* "for the third turn": during it; otherwise "for three turns": afterwards */
  gboolean is_exact;   /* with "exactly" or "only": "for exactly two turns" */
  gint32 n, m;
  guint32 cell; /* reserved: the count of times, and of consecutive turns */
  LeafWording wording;
} LeafHistory;

/* An item of the list of actions: an action, or a named kind of action (index into kinds_of_action of rules). */
typedef struct {
  LeafActionId action;
  guint32 kind_of_action;
  LeafWording wording;
} LeafActionItem;

/* From "going with the crate", "exiting from the car", "scraping it with ... matched as": a variable, and what it must
 * match. */
typedef struct {
  LeafVariableId variable;
  const LeafDescription *description;
  LeafWording wording;
} LeafActionClause;

struct _LeafActionPattern {
  LeafWording wording;
  gboolean has_actor_slot;      /* an actor is named, "an actor" included (Law I) */
  const LeafDescription *actor; /* NULL: the player, unless is_any_actor */
  gboolean is_any_actor;        /* "an actor taking" */
  gboolean is_request;          /* "asking Bob to try taking" */
  guint32 n_items;              /* 0: "doing something", "doing anything" */
  const LeafActionItem *items;
  /* the whole list, including dropped items and the words "doing something other than" */
  LeafWording items_wording;
  gboolean drops_kinds;                       /* of several named kinds of action only the one declared last is kept */
  gboolean is_excluding;                      /* doing something other than/except the items */
  const LeafDescription *noun, *second;       /* NULL: not constrained */
  const LeafDescription *place;               /* in ... */
  const LeafDescription *company;             /* in the presence of ... */
  LeafWording place_wording, company_wording; /* including "in" and "in the presence of" */
  const LeafDescription *from, *to, *through, *by, *with; /* of going; `from` also of exiting */
  gboolean to_nowhere, to_somewhere; /* "going nowhere", "going somewhere": the slot `to` for the Laws */
  guint32 n_clauses;                 /* matched action variables, including going's, but not nowhere and somewhere */
  const LeafActionClause *clauses;
  const LeafNode *when; /* condition */
  LeafWording when_wording;
  LeafHistory history;
  /* "during S" and the context belong to the rule, not to the pattern */
};

/* Reads all of `w` as an action pattern. Names given with "called" become locals of the scope. Returns NULL if it is
 * not one; *reason (may be NULL) then receives the words that were not understood. */
LeafActionPattern *leaf_action_pattern_read (LeafScope *scope, LeafWording w, LeafWording *reason);
/* Like leaf_action_pattern_read, but "doing it" means `it`, the preceding pattern without its history. `may_say_it`:
 * the action may be named as it was declared, "putting it on". */
LeafActionPattern *leaf_action_pattern_read_after (LeafScope *scope, LeafWording w, LeafWording it, gboolean may_say_it,
                                                   LeafWording *reason);
/* The same for a participle, as after "we have": "taken the box". */
LeafActionPattern *leaf_action_pattern_read_participle (LeafScope *scope, LeafWording w);
char *leaf_action_pattern_to_string (const LeafBuild *build, const LeafActionPattern *pattern);

G_END_DECLS
