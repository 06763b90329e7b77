/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-meaning.h: turns words into typed trees.
 *
 * One parser handles names, values, descriptions, conditions and phrases wherever they occur: in rule preambles,
 * conditions, loops, counts, "now", substitutions, tokens and parameters. A tree node has an operation, the kind of its
 * value (none for statements) and the words that it was read from. Trees are on the arena and do not change once
 * returned.
 *
 * Readers are tried in a fixed order. Each returns NULL if it cannot read all the words given, and nothing is reported
 * until the outermost reader fails, so a failed attempt costs only time. Results are cached by reader, words, wanted
 * kind and scope during one sentence, so that attempts do not multiply. */
#pragma once

#include "image/leaf-instruction.h"
#include "world/passes/leaf-state.h"

G_BEGIN_DECLS

typedef struct _LeafNode LeafNode;
typedef struct _LeafDescription LeafDescription;
typedef struct _LeafClause LeafClause;
typedef struct _LeafActionPattern LeafActionPattern;

/* The form of a relation that a "let" makes; various to various by default. */
enum {
  LEAF_LOCAL_RELATION_LEFT_ONE = 1,
  LEAF_LOCAL_RELATION_RIGHT_ONE = 2,
  LEAF_LOCAL_RELATION_SYMMETRIC = 4,
  LEAF_LOCAL_RELATION_GROUPS = 8,
};

/* How a row of a table is chosen. */
typedef enum {
  LEAF_CHOOSE_NTH = 0, /* by its number */
  LEAF_CHOOSE_BLANK,
  LEAF_CHOOSE_RANDOM, /* a random row that is not blank */
  LEAF_CHOOSE_WITH,   /* the first row with that value in the column */
} LeafRowChoice;

typedef enum {
  LEAF_NODE_NONE = 0,
#define LEAF_NODE(name, operands, fields, meaning) LEAF_NODE_##name,
#include "leaf-nodes.def"
#undef LEAF_NODE
  LEAF_NODE_OPS /* the number of operations (COUNT is one of them) */
} LeafNodeOp;

/* A node has common members, and then those of its operation. Operands come first, each a pointer, or an array and its
 * length where there may be any number. Thus a walk (leaf_node_operand) needs only the signature of the operation. */
#define LEAF_OPERAND(name)  LeafNode *name;
#define LEAF_OPTIONAL(name) LeafNode *name;
#define LEAF_OPERANDS(name)                                                                                            \
  LeafNode **name;                                                                                                     \
  gsize n_##name;
#define LEAF_DESCRIBED(name)    const LeafDescription *name;
#define LEAF_MAY_DESCRIBE(name) const LeafDescription *name;
#define LEAF_PREDICATE(name)    const LeafClause *name;
#define LEAF_ACTION_LIKE(name)  const LeafActionPattern *name;
#define LEAF_MAY_ACT_LIKE(name) const LeafActionPattern *name;
#define LEAF_FIELD(type, name)  type name;
#define LEAF_SHOWN(type, name)  type name;
#define LEAF_NODE(name, operands, fields, meaning)                                                                     \
  struct LeafNode_##name {                                                                                             \
    operands fields char is_##name;                                                                                    \
  } name; /* C does not allow an empty struct */
struct _LeafNode {
  LeafNodeOp op;
  LeafKindId kind; /* of the value; TRUTH_STATE for conditions; none for statements */
  LeafWording wording;
  const char *unsaid; /* for a clause of a rule that is implied: its meaning in words; otherwise NULL */
  union {
    gpointer operands[4];
#include "leaf-nodes.def"
  };
};
#undef LEAF_NODE
#undef LEAF_SHOWN
#undef LEAF_FIELD
#undef LEAF_MAY_ACT_LIKE
#undef LEAF_ACTION_LIKE
#undef LEAF_PREDICATE
#undef LEAF_MAY_DESCRIBE
#undef LEAF_DESCRIBED
#undef LEAF_OPERANDS
#undef LEAF_OPTIONAL
#undef LEAF_OPERAND

/* Makes a node with its operands and fields by name: leaf_node_make (arena, PROPERTY, kind, w, .owner = X, .property =
 * P). */
#define leaf_node_make(arena, operation, its_kind, words, ...)                                                         \
  leaf_node_keep (                                                                                                     \
      arena,                                                                                                           \
      &(LeafNode) { .op = LEAF_NODE_##operation, .kind = its_kind, .wording = words, .operation = { __VA_ARGS__ } })
LeafNode *leaf_node_keep (LeafArena *arena, const LeafNode *node); /* a copy on the arena */
/* Makes a node of an operation that is not known at compile time, with its `n` operands in order. */
LeafNode *leaf_node_of (LeafArena *arena, LeafNodeOp op, LeafKindId kind, LeafWording w, guint32 n,
                        LeafNode *const *operands);

/* Iterates over operands; missing optional ones are NULL: for (LeafOperands each = leaf_node_operands (node);
 * leaf_operands_next (&each);) uses each.operand. Prefer this to access by number, which counts from the first operand
 * each time. */
typedef struct {
  const char *sort;
  const gpointer *at;
  guint32 in_list; /* operands of the array at `at` that were returned */
  LeafNode *operand;
} LeafOperands;

LeafOperands leaf_node_operands (const LeafNode *node);
gboolean leaf_operands_next (LeafOperands *self);
/* Access to the operands of any node, in the order of the table of operations. An optional operand that is missing is
 * NULL. */
guint32 leaf_node_n_operands (const LeafNode *node);
LeafNode *leaf_node_operand (const LeafNode *node, guint32 i);
void leaf_node_set_operand (LeafNode *node, guint32 i, LeafNode *operand);
/* Copies a node so that its operands can be replaced; the nodes below it stay shared. */
LeafNode *leaf_node_copy (LeafArena *arena, const LeafNode *node);
/* Returns the description, clause or pattern among the operands, or NULL. */
const LeafDescription *leaf_node_description (const LeafNode *node);
const LeafClause *leaf_node_predicate (const LeafNode *node);
const LeafActionPattern *leaf_node_pattern (const LeafNode *node);
/* Checks that the whole tree has everything that the table of operations requires. Returns the first node that is
 * incomplete, or NULL. Accepted trees are checked in debug and stress builds. */
const LeafNode *leaf_node_unsound (const LeafNode *node);
#if defined LEAF_STRESS || !defined __OPTIMIZE__
#define leaf_node_assert_sound(node) g_assert (leaf_node_unsound (node) == NULL)
#else
#define leaf_node_assert_sound(node) ((void) 0)
#endif

/* --- descriptions ------------------------------------------------------------------------------------------------- */

typedef enum {
  LEAF_QUANTIFIER_NONE = 0, /* "a box", "boxes", "something": exists */
  LEAF_QUANTIFIER_ALL,      /* all, each, every */
  LEAF_QUANTIFIER_NO,       /* no, none of; nothing, nobody */
  LEAF_QUANTIFIER_AT_LEAST,
  LEAF_QUANTIFIER_AT_MOST,
  LEAF_QUANTIFIER_EXACTLY, /* count */
  LEAF_QUANTIFIER_MORE_THAN,
  LEAF_QUANTIFIER_FEWER_THAN,
  LEAF_QUANTIFIER_MOST, /* more than half */
  LEAF_QUANTIFIER_ALMOST_ALL,
  LEAF_QUANTIFIER_UNDER_HALF,
  LEAF_QUANTIFIER_ALMOST_NO,
  LEAF_QUANTIFIER_ALL_BUT, /* all but count */
} LeafQuantifier;

/* Parts of an action: the number of LEAF_NODE_ACTION_PART. */
enum { LEAF_PART_NAME = 0, LEAF_PART_ACTOR, LEAF_PART_NOUN, LEAF_PART_SECOND, LEAF_PART_REQUEST };

typedef struct {
  LeafAdjectiveId adjective; /* or */
  LeafInstanceId value;      /* a named value used as an adjective ("red") */
  LeafPropertyId property;   /*   the property that it is a value of */
  gboolean negated;
  LeafWording wording;
} LeafAdjectiveUse;

/* The statement of a relative clause, or of a condition's predicate, about x. */
typedef enum {
  LEAF_CLAUSE_RELATION = 1, /* x R object, or object R x if reversed; object: a description */
  LEAF_CLAUSE_IS,           /* x is object: "which is a container", "which is Bob", "which is 5" */
  LEAF_CLAUSE_CONDITION,    /* "whose carrying capacity is 3", "that provides ...": node, with x in SLOT `slot` */
} LeafClauseSort;

struct _LeafClause {
  LeafClauseSort sort;
  gboolean negated; /* "which is not in ..." */
  LeafRelationId relation;
  gboolean reversed;
  guint8 tense; /* LeafTense */
  const LeafDescription *object;
  const LeafNode *condition; /* about the value in the slot; IS: the value of the property that is meant, or NULL */
  guint32 slot;
  LeafWording wording;
};

/* "an open container which is in the box (called the target)": conditions on x, all of which must hold. If `exact` is
 * set it is a definite value of any kind; with adjectives or clauses, that value provided that they hold ("the open
 * box"). */
struct _LeafDescription {
  LeafKindId kind;     /* "something" is a thing, "someone" a person, "somewhere" a room; VALUE for adjectives alone */
  gboolean kind_named; /* named by a noun, not implied by an adjective */
  LeafQuantifier quantifier;
  guint32 count;
  const LeafNode *exact;
  guint32 n_adjectives;
  const LeafAdjectiveUse *adjectives;
  guint32 n_clauses;
  const LeafClause *const *clauses;
  guint32 called; /* slot + 1 of the local that "called" assigns x to; 0: none */
  gboolean is_plural;
  gboolean is_nothing; /* "nothing", "nobody" or "nowhere" as a value */
  LeafWording wording;
};

/* --- scope: the local names --------------------------------------------------------------------------------------- */

typedef struct {
  const char *name; /* without article, as it is spelled where it is named */
  LeafKindId kind;
  guint32 slot;       /* of the frame */
  guint32 block;      /* the block it belongs to; names go out of scope with their block */
  gboolean is_called; /* by "called": exists in every block */
  guint32 n_words;
  const LeafVocabId *words; /* of the name */
  guint32 at;               /* called: the word where its name begins, so that it is not added twice; 0 */
  gboolean is_refused;      /* its value was not understood, so further problems about it are not reported */
} LeafLocal;

typedef struct _LeafKeptReadings LeafKeptReadings; /* the cache of results of a scope: leaf-readers.h */

typedef struct {
  LeafBuild *build;
  LeafHeadingId near;
  GArray *locals;         /* of LeafLocal; grows while a body is read */
  guint32 n_slots;        /* the size of the frame */
  gboolean is_to_be_made; /* the condition comes after "now", so names denote places that can be assigned */
  guint32 block;
  guint32 it_slot;    /* slot + 1 of what "it" and "they" mean in definitions; 0: none */
  LeafKindId result;  /* the result of the phrase: what "decide on" must give; TRUTH_STATE for "decide if"; none */
  LeafKindId product; /* of the rulebook */
  gboolean is_rule;
  /* for a rule of a rulebook: it sees the variables of all actions, as any may be current when it runs */
  gboolean sees_actions;
  gboolean self_acts; /* in "taking something when ...": unnamed, it is the actor */
  guint32 loop_depth;
  LeafRuleId rule;     /* for responses: "(A)" */
  LeafPhraseId phrase; /* the phrase whose body is being read, so its options can be tested; none */
  /* a text that is printed later is being read, so the phrase is not inside its own definition */
  gboolean is_text_kept;
  LeafKindId it_kind; /* of it_slot */
  /* of guint32: variables of owners (the rule's rulebooks, action and activity); filled by leaf_scope_add_owner; NULL:
   * none */
  GArray *owned;
  gboolean sees_every_owner;
  /* for each open block, the enclosing block and the number of locals before it; NULL until a block opens */
  GArray *blocks;
  guint32 n_blocks;     /* number of blocks so far */
  gboolean owns_locals; /* leaf_scope_clear frees `locals` */
  LeafKeptReadings *reading;
} LeafScope;

void leaf_scope_init (LeafScope *scope, LeafBuild *build, LeafHeadingId near);
void leaf_scope_clear (LeafScope *scope);
guint32 leaf_scope_add (LeafScope *scope, LeafWording name, LeafKindId kind);      /* adds a local; its slot */
guint32 leaf_scope_add_text (LeafScope *scope, const char *name, LeafKindId kind); /* the same, named by a C string */
/* Uses the locals of a rule's preamble (of LeafLocal, borrowed); names found later are added to the array. */
void leaf_scope_use_locals (LeafScope *scope, GArray *locals, guint32 n_slots);
void leaf_scope_add_owner (LeafScope *scope, LeafOwner owner, guint32 id);
/* Adds every owner, because the words that give the context were rejected and any context is possible. */
void leaf_scope_add_every_owner (LeafScope *scope);
/* Sets the slot that "it", "its" and "they" refer to. */
void leaf_scope_set_it (LeafScope *scope, guint32 slot, LeafKindId kind);
void leaf_scope_open_block (LeafScope *scope);
void leaf_scope_close_block (LeafScope *scope); /* forgets the block's locals */
/* Returns the local or variable with exactly this name as a SLOT or VARIABLE node, or NULL. */
LeafNode *leaf_scope_find (LeafScope *scope, LeafWording w);

/* --- the readers: each reads exactly the words given, or returns NULL and reports nothing ------------------------- */

/* Reads a value. `wanted` NONE: any kind. A value of a wider kind of object is accepted for a narrower one, and checked
 * at run time. */
LeafNode *leaf_meaning_value (LeafScope *scope, LeafWording w, LeafKindId wanted);
LeafNode *leaf_meaning_condition (LeafScope *scope, LeafWording w);
LeafDescription *leaf_meaning_description (LeafScope *scope, LeafWording w);
/* Reads a description or a definite value, such as the noun of an action pattern or the parameter of a rule; `wanted`
 * is the kind of the slot. */
LeafDescription *leaf_meaning_noun (LeafScope *scope, LeafWording w, LeafKindId wanted);
/* the same for a single value */
LeafDescription *leaf_meaning_one_of (LeafScope *scope, LeafWording w, LeafKindId wanted);
/* Reads a stored action: "taking the box", "Bob trying going north". It must be a definite action. */
LeafNode *leaf_meaning_action (LeafScope *scope, LeafWording w);
/* The same; the actor may also be a thing that is not a person. */
LeafNode *leaf_meaning_action_by_thing (LeafScope *scope, LeafWording w);
/* Reads a whole body. Reports problems at their places; a statement with a problem becomes a FAULT node. */
LeafNode *leaf_meaning_body (LeafScope *scope, LeafStatementId first);
/* Makes the body of a rule that an included routine of Inform 6 carries out. A routine that cannot run adds a notice at
 * the words of the rule, and the body does nothing. */
LeafNode *leaf_meaning_routine_rule (LeafScope *scope, LeafWording rule, const char *routine);
/* Reports what is readable in a body, but does not fit in it, such as a rulebook that is followed for a value of the
 * wrong kind. */
void leaf_meaning_check (LeafBuild *build, const LeafNode *body);
/* The same for every text of the story that is a value. */
void leaf_meaning_check_texts (LeafBuild *build);
/* Returns TRUE if code in the tree can choose a row of a table. */
gboolean leaf_node_chooses_row (const LeafNode *node);
gboolean leaf_pattern_chooses_row (const LeafActionPattern *pattern);
/* Reports entries of a chosen row in a body that chooses no row. */
void leaf_meaning_check_rows (LeafBuild *build, const LeafNode *body);
/* The same as leaf_meaning_check for the pattern of a rule. */
void leaf_meaning_check_pattern (LeafBuild *build, const LeafActionPattern *pattern);
void leaf_meaning_check_described (LeafBuild *build, const LeafDescription *description);
void leaf_meaning_check_heads (LeafBuild *build, const LeafDescription *description);
/* Reports, in the body of a phrase, what only a rule may do. */
void leaf_meaning_check_phrase (LeafBuild *build, const LeafNode *body, gboolean decides);
/* Reads the quoted text at `word`, a LEAF_WORD_TEXT, as statements that print it (SAY), or as a value (TEXT). */
LeafNode *leaf_meaning_text (LeafScope *scope, guint32 word, gboolean to_say);
/* The same as a value, for a new text of a response. It is read later, with the names of the rule's body. */
LeafNode *leaf_meaning_text_of_rule (LeafScope *scope, guint32 word, LeafRuleId rule);
/* Reads a text that was deferred. */
void leaf_meaning_read_text (LeafScope *scope, LeafTextId id);
/* Makes the statement "now w". Returns NULL and reports a problem if the condition cannot be made true. */
LeafNode *leaf_meaning_now (LeafScope *scope, LeafWording w);
/* Reads a value that is known before play. The result has kind 0 if it is not a constant. */
LeafValue leaf_meaning_constant (LeafBuild *build, LeafWording w, LeafKindId wanted, LeafHeadingId near);

/* What the words should be: what could have been where a reading stopped. */
typedef enum {
  LEAF_EXPECTED_NONE = 0,
#define LEAF_EXPECTED(name, words, sorts) LEAF_EXPECTED_##name,
#include "leaf-expected.def"
#undef LEAF_EXPECTED
  LEAF_EXPECTED_COUNT
} LeafExpected;

/* Explains how far the words could be read: what was understood, where it stopped, what could have been there. The
 * sentences begin with a space and end a problem. NULL if there is nothing to explain. Owned. */
LeafMessageFragment *leaf_meaning_explanation (LeafScope *scope, LeafWording w, LeafExpected as);
/* If the form of the words is clear and something is wrong with them, reports that and returns TRUE. Returns TRUE
 * without a report if they name something that was already rejected, and FALSE otherwise. */
gboolean leaf_meaning_explain_refused (LeafScope *scope, LeafWording w, LeafExpected as);
/* Reports `code` at the words, with that explanation as its second argument, or the specific problem if there is one;
 * and remembers the names that the words would have defined. Nothing is reported for words that use such a name. */
void leaf_meaning_explain (LeafScope *scope, LeafWording w, LeafProblemCode code, LeafExpected as);
/* The same if only `part` of the words is wrong, which should be `as` expected. */
void leaf_meaning_explain_part (LeafScope *scope, LeafWording w, LeafWording part, LeafProblemCode code,
                                LeafExpected as);
/* Remembers the names that the rejected words `w` would have defined: "let NAME be ...", "(called NAME)". */
void leaf_scope_refuse_names (LeafScope *scope, LeafWording w);

/* --- what the Laws count ------------------------------------------------------------------------------------------ */

guint32 leaf_description_atoms (const LeafBuild *build, const LeafDescription *description, gboolean *is_complex);
gint leaf_condition_count (const LeafBuild *build, const LeafNode *condition); /* "or": -1 */

/* --- trees as text, for dumps and tests --------------------------------------------------------------------------- */

char *leaf_node_to_string (const LeafBuild *build, const LeafNode *node);
char *leaf_description_to_string (const LeafBuild *build, const LeafDescription *description);

G_END_DECLS
