/* leaf-meaning.h: words become typed trees.
 *
 * One parser of meaning serves rule preambles, conditions, loops, counting, now, text substitutions, tokens and
 * parameters: names, values, descriptions, conditions and phrases.  A tree node has an operation, the kind of the
 * value it gives (none for statements) and the words that it was read from.  Trees are on the arena and do not
 * change once returned.
 *
 * Choice among readings: readers are tried in a fixed order, each returns NULL when it cannot read all the words
 * given, and nothing is reported until the outermost reader gives up; so a failed reading costs nothing but time.
 * Results are kept by (reader, words, wanted kind, scope) during one sentence, so that the tries do not multiply.
 */
#pragma once

#include "image/leaf-instruction.h"
#include "world/passes/leaf-state.h"

G_BEGIN_DECLS

typedef struct _LeafNode LeafNode;
typedef struct _LeafDescription LeafDescription;
typedef struct _LeafClause LeafClause;
typedef struct _LeafActionPattern LeafActionPattern;

/* What a "let" says of the relation that it makes; without any, various to various. */
enum {
  LEAF_LOCAL_RELATION_LEFT_ONE = 1, LEAF_LOCAL_RELATION_RIGHT_ONE = 2, LEAF_LOCAL_RELATION_SYMMETRIC = 4,
      LEAF_LOCAL_RELATION_GROUPS = 8,
};

/* Which row of a table is chosen. */
typedef enum {
  LEAF_CHOOSE_NTH = 0, /* of that number */
  LEAF_CHOOSE_BLANK,
  LEAF_CHOOSE_RANDOM, /* a filled one */
  LEAF_CHOOSE_WITH,   /* the first with that value in the column */
} LeafRowChoice;

typedef enum {
  LEAF_NODE_NONE = 0,
#define LEAF_NODE(name, operands, fields, meaning) LEAF_NODE_##name,
#include "leaf-nodes.def"
#undef LEAF_NODE
  LEAF_NODE_OPS /* how many; COUNT is an operation */
} LeafNodeOp;

/* What all nodes have, and then what those of the operation have.  Operands stand first, each as one pointer or,
 * where there may be any number, as an array and its length; so that a walk (leaf_node_operand) finds them by the
 * operation's signature alone. */
#define LEAF_OPERAND(name)  LeafNode *name;
#define LEAF_OPTIONAL(name) LeafNode *name;
#define LEAF_OPERANDS(name) \
  LeafNode **name; \
  gsize n_##name;
#define LEAF_DESCRIBED(name)    const LeafDescription *name;
#define LEAF_MAY_DESCRIBE(name) const LeafDescription *name;
#define LEAF_PREDICATE(name)    const LeafClause *name;
#define LEAF_ACTION_LIKE(name)  const LeafActionPattern *name;
#define LEAF_MAY_ACT_LIKE(name) const LeafActionPattern *name;
#define LEAF_FIELD(type, name)  type name;
#define LEAF_SHOWN(type, name)  type name;
#define LEAF_NODE(name, operands, fields, meaning) \
  struct LeafNode_##name { \
    operands fields char is_##name; \
  } name; /* no struct is empty */
struct _LeafNode {
  LeafNodeOp op;
  LeafKindId kind; /* of the value; TRUTH_STATE for conditions; none for statements */
  LeafWording wording;
  const char *unsaid; /* a clause of a rule that no words state: what it says; NULL */
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

/* A node of the operation, with its operands and fields by name: leaf_node_make (arena, PROPERTY, kind, w, .owner =
 * X, .property = P). */
#define leaf_node_make(arena, operation, its_kind, words, ...) \
  leaf_node_keep (arena, \
                  &(LeafNode) { .op = LEAF_NODE_##operation, .kind = its_kind, .wording = words, \
                                .operation = { __VA_ARGS__ } })
LeafNode *leaf_node_keep (LeafArena *arena, const LeafNode *node); /* a copy on the arena */
/* The same where the operation is not known beforehand: with operands in their order, as many as there are. */
LeafNode *leaf_node_of (LeafArena *arena, LeafNodeOp op, LeafKindId kind, LeafWording w, guint32 n,
    LeafNode *const *operands);

/* Walking over any tree: the nodes under this one, in the order of the table; NULL where an optional one is missing. */
/* Each operand in turn, NULL where one that may be missing is: for (LeafOperands each = leaf_node_operands (node);
 * leaf_operands_next (&each);) `each.operand` is it.  A walk goes this way, since finding the operand of a number
 * begins at the first. */
typedef struct {
  const char *sort;
  const gpointer *at;
  guint32 in_list; /* of the array at `at`, how many were given */
  LeafNode *operand;
} LeafOperands;

LeafOperands leaf_node_operands (const LeafNode *node);
gboolean leaf_operands_next (LeafOperands *self);
guint32 leaf_node_n_operands (const LeafNode *node);
LeafNode *leaf_node_operand (const LeafNode *node, guint32 i);
void leaf_node_set_operand (LeafNode *node, guint32 i, LeafNode *operand);
/* A copy with operands of its own to set: the nodes under it are shared until then. */
LeafNode *leaf_node_copy (LeafArena *arena, const LeafNode *node);
/* The description, clause or pattern among its operands; NULL. */
const LeafDescription *leaf_node_description (const LeafNode *node);
const LeafClause *leaf_node_predicate (const LeafNode *node);
const LeafActionPattern *leaf_node_pattern (const LeafNode *node);
/* Is everything there that the table says must be, in the whole tree?  The first node where it is not, or NULL: what is
 * accepted is looked at so in debug and stress builds. */
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
  LEAF_QUANTIFIER_MOST,
  LEAF_QUANTIFIER_ALMOST_ALL,
  LEAF_QUANTIFIER_UNDER_HALF,
  LEAF_QUANTIFIER_ALMOST_NO, /* most: over half ... */
  LEAF_QUANTIFIER_ALL_BUT,   /* all but count */
} LeafQuantifier;

/* Of an action: the number of LEAF_NODE_ACTION_PART. */
enum { LEAF_PART_NAME = 0, LEAF_PART_ACTOR, LEAF_PART_NOUN, LEAF_PART_SECOND, LEAF_PART_REQUEST };

typedef struct {
  LeafAdjectiveId adjective; /* or */
  LeafInstanceId value;      /* a named value used as an adjective ("red") */
  LeafPropertyId property;   /*   the property that it is a value of */
  const LeafNode *compared;  /* graded: "taller than Bob": with relation */
  gboolean negated;
  LeafWording wording;
} LeafAdjectiveUse;

/* What a relative clause, or the predicate of a condition, says of x. */
typedef enum {
  LEAF_CLAUSE_RELATION = 1, /* x R object, or object R x when reversed; object is a description (perhaps exact) */
  LEAF_CLAUSE_IS,           /* x is object: "which is a container", "which is Bob", "which is 5" */
  LEAF_CLAUSE_CONDITION, /* "whose carrying capacity is 3", "that provides ...": node, in which SLOT `slot` is x */
} LeafClauseSort;

struct _LeafClause {
  LeafClauseSort sort;
  gboolean negated; /* "which is not in ..." */
  LeafRelationId relation;
  gboolean reversed;
  guint8 tense; /* LeafTense */
  const LeafDescription *object;
  const LeafNode *condition; /* of what stands in the slot; IS: the property's value that is meant by it, or NULL */
  guint32 slot;
  LeafWording wording;
};

/* "an open container which is in the box (called the target)": a conjunction about x. If `exact` is set this is a
 * definite value: an object, a variable, a literal, any value at all; with adjectives or clauses, that value
 * provided that they hold ("the open box"). */
struct _LeafDescription {
  LeafKindId kind;     /* of x; for "something" thing, "someone" person, "somewhere" room; VALUE when only adjectives */
  gboolean kind_named; /* by its own noun, not implied by an adjective */
  LeafQuantifier quantifier;
  guint32 count;
  const LeafNode *exact;
  guint32 n_adjectives;
  const LeafAdjectiveUse *adjectives;
  guint32 n_clauses;
  const LeafClause *const *clauses;
  guint32 called; /* local slot + 1 that takes x; 0 */
  gboolean is_plural;
  gboolean is_nothing; /* nothing, nobody, nowhere as a value */
  LeafWording wording;
};

/* --- scope: the names that are only known here -------------------------------------------------------------------- */

typedef struct {
  const char *name; /* without article, lower case */
  LeafKindId kind;
  guint32 slot;       /* of the frame */
  guint32 block;      /* the block it belongs to; names are forgotten with their block */
  gboolean is_called; /* by "called": always there */
  guint32 n_words;
  const LeafVocabId *words; /* of the name */
  guint32 at;               /* called: the word where its name stands, so that reading it twice makes it once; 0 */
  gboolean is_refused;      /* what would have given it its value was not understood: nothing more is told of it */
} LeafLocal;

typedef struct _LeafKeptReadings LeafKeptReadings; /* readings kept while a scope lasts: leaf-readers.h */

typedef struct {
  LeafBuild *build;
  LeafHeadingId near;
  GArray *locals;  /* of LeafLocal: grows while a body is read */
  guint32 n_slots; /* of the frame, most used */
  gboolean is_to_be_made; /* the condition that is read comes after "now": what is named is a place, not only a value */
  guint32 block;
  guint32 it_slot;    /* + 1: what "it", "they" stand for in definitions; 0 none */
  LeafKindId result;  /* of the phrase: what decide on must give; TRUTH_STATE for decide if; none */
  LeafKindId product; /* of the rulebook */
  gboolean is_rule;
  /* a rule of a rulebook: the variables of actions are seen, whichever may be under way when it runs */
  gboolean sees_actions;
  gboolean self_acts; /* in "taking something when ...": what is not named is who acts */
  guint32 loop_depth;
  LeafRuleId rule;      /* for responses: "(A)" */
  LeafPhraseId phrase;  /* whose body is read: its options can be asked for; none */
  /* a text that is kept to be printed later is read: the phrase is not in its own definition there */
  gboolean is_text_kept;
  LeafKindId it_kind;   /* of it_slot */
  /* of guint32: variables of owners: rulebooks the rule stands in, its action, its activity; filled by
   * leaf_scope_add_owner; NULL: none */
  GArray *owned;
  gboolean sees_every_owner;
  /* of guint32: the blocks open, and how many locals there were before each; NULL until one opens */
  GArray *blocks;
  guint32 n_blocks;     /* made so far */
  gboolean owns_locals; /* leaf_scope_clear frees `locals` */
  LeafKeptReadings *reading;
} LeafScope;

void leaf_scope_init (LeafScope *scope, LeafBuild *build, LeafHeadingId near);
void leaf_scope_clear (LeafScope *scope);
guint32 leaf_scope_add (LeafScope *scope, LeafWording name, LeafKindId kind);      /* a new local: its slot */
guint32 leaf_scope_add_text (LeafScope *scope, const char *name, LeafKindId kind); /* the same, named by a C string */
/* Takes the locals of a rule's preamble (a GArray of LeafLocal, borrowed): names found later are added to it. */
void leaf_scope_use_locals (LeafScope *scope, GArray *locals, guint32 n_slots);
void leaf_scope_add_owner (LeafScope *scope, LeafOwner owner, guint32 id);
/* For what nobody knows the context of, since the words that give it were refused: it may be any. */
void leaf_scope_add_every_owner (LeafScope *scope);
/* "it", "its", "they" stand for this slot. */
void leaf_scope_set_it (LeafScope *scope, guint32 slot, LeafKindId kind);
void leaf_scope_open_block (LeafScope *scope);
void leaf_scope_close_block (LeafScope *scope); /* forgets the locals made since */
/* The local or variable that exactly these words name, as a SLOT or VARIABLE node; NULL. */
LeafNode *leaf_scope_find (LeafScope *scope, LeafWording w);

/* --- the readers: each reads exactly the words given, or returns NULL and reports nothing ------------------------- */

/* Kinds wanted: {0} any.  A value of a wider object kind is given where a narrower is wanted (checked at run time). */
LeafNode *leaf_meaning_value (LeafScope *scope, LeafWording w, LeafKindId wanted);
LeafNode *leaf_meaning_condition (LeafScope *scope, LeafWording w);
LeafDescription *leaf_meaning_description (LeafScope *scope, LeafWording w);
/* A description or a definite value, as the noun of an action pattern or the parameter of a rule; `wanted` the kind
 * that the slot takes. */
LeafDescription *leaf_meaning_noun (LeafScope *scope, LeafWording w, LeafKindId wanted);
/* the same, of one at a time */
LeafDescription *leaf_meaning_one_of (LeafScope *scope, LeafWording w, LeafKindId wanted);
/* A stored action: "taking the box", "Bob trying going north", "doing ..."? (no: definite actions only). */
LeafNode *leaf_meaning_action (LeafScope *scope, LeafWording w);
/* The same, where a thing that is no person may act too. */
LeafNode *leaf_meaning_action_by_thing (LeafScope *scope, LeafWording w);
/* A whole body: reports problems at their places; the bad statements are left out (FAULT nodes). */
LeafNode *leaf_meaning_body (LeafScope *scope, LeafStatementId first);
/* Reports what the trees of a body could be read as, but do not fit in it: kinds followed for, kinds produced. */
void leaf_meaning_check (LeafBuild *build, const LeafNode *body);
/* Does what can be read here choose a row of a table? */
gboolean leaf_node_chooses_row (const LeafNode *node);
gboolean leaf_pattern_chooses_row (const LeafActionPattern *pattern);
/* Reports an entry of a chosen row in a body in which none is chosen. */
void leaf_meaning_check_rows (LeafBuild *build, const LeafNode *body);
/* The same of what a rule applies to. */
void leaf_meaning_check_pattern (LeafBuild *build, const LeafActionPattern *pattern);
void leaf_meaning_check_described (LeafBuild *build, const LeafDescription *description);
void leaf_meaning_check_heads (LeafBuild *build, const LeafDescription *description);
/* What only a rule may do, in the body of a phrase. */
void leaf_meaning_check_phrase (LeafBuild *build, const LeafNode *body, gboolean decides);
/* Quoted text: word number of a LEAF_WORD_TEXT.  As statements that print it (SAY), or as a value (TEXT). */
LeafNode *leaf_meaning_text (LeafScope *scope, guint32 word, gboolean to_say);
/* The same, as a value, of what a response of the rule is told to be: it waits for that rule's names, with which it
 * is read later. */
LeafNode *leaf_meaning_text_of_rule (LeafScope *scope, guint32 word, LeafRuleId rule);
/* Reads a text that waits. */
void      leaf_meaning_read_text    (LeafScope *scope, LeafTextId id);
/* Now it: the statement that makes a condition true; NULL when it cannot be made so (reported). */
LeafNode *leaf_meaning_now (LeafScope *scope, LeafWording w);
/* A constant, known before play: kind 0 in the result when it is none. */
LeafValue leaf_meaning_constant (LeafBuild *build, LeafWording w, LeafKindId wanted, LeafHeadingId near);

/* What words should be, as what could have stood where a reading stopped. */
typedef enum {
  LEAF_EXPECTED_NONE = 0,
#define LEAF_EXPECTED(name, words, sorts) LEAF_EXPECTED_##name,
#include "leaf-expected.def"
#undef LEAF_EXPECTED
  LEAF_EXPECTED_COUNT
} LeafExpected;

/* How far the words could be read, as sentences that begin with a space and end a problem: what was understood,
 * where it stopped, what could have stood there; NULL when there is nothing to be said.  Free with g_free. */
char *leaf_meaning_account (LeafScope *scope, LeafWording w, LeafExpected as);
/* Where the form of the words is clear and something is wrong with it: tells that.  FALSE: it is not.  TRUE without
 * a problem where they name what was refused. */
gboolean leaf_meaning_explain_refused (LeafScope *scope, LeafWording w, LeafExpected as);
/* Reports `code` at the words, with that account as its second text, or what is wrong with them where that is clear;
 * and remembers the names that they would have given.  Says nothing of words that name such a thing. */
void leaf_meaning_explain (LeafScope *scope, LeafWording w, LeafProblemCode code, LeafExpected as);
/* The same, where only `part` of the words is to blame, which should be as expected. */
void leaf_meaning_explain_part (LeafScope *scope, LeafWording w, LeafWording part, LeafProblemCode code,
    LeafExpected as);
/* The names that `w`, which was refused, would have given: "let NAME be ...", "(called NAME)". */
void leaf_scope_refuse_names (LeafScope *scope, LeafWording w);

/* --- what Laws count (LAWS.md 3.6 - 3.8) -------------------------------------------------------------------------- */

guint32 leaf_description_atoms (const LeafBuild *build, const LeafDescription *description, gboolean *is_complex);
gint leaf_condition_count (const LeafBuild *build, const LeafNode *condition); /* "or": -1 */

/* --- trees as text, for dumps and tests --------------------------------------------------------------------------- */

char *leaf_node_to_string (const LeafBuild *build, const LeafNode *node);
char *leaf_description_to_string (const LeafBuild *build, const LeafDescription *description);

G_END_DECLS
