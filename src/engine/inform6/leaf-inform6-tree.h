/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-tree.h: the syntax tree of Inform 6 code, before names are resolved.
 *
 * Nodes are on the parser's arena. A node's sort says what it is; only the fields named for the sort are set. */
#pragma once

#include "base/leaf-base.h"

G_BEGIN_DECLS

typedef enum {
  /* expressions */
  LEAF_INFORM6_NUMBER = 1, /* number: 12, $1F, 'x' */
  LEAF_INFORM6_STRING,     /* text: "..." as it is written */
  LEAF_INFORM6_WORD,       /* text: 'lamp', a word of the dictionary */
  LEAF_INFORM6_NAME,       /* text */
  LEAF_INFORM6_HOLE,       /* text: between the braces */
  LEAF_INFORM6_SOURCE,     /* text: Inform 7 between (+ and +) */
  LEAF_INFORM6_UNARY,      /* text: the operator; first */
  LEAF_INFORM6_BINARY,     /* text: the operator; first, second */
  LEAF_INFORM6_CALL,       /* first: what is called; list: the arguments */
  LEAF_INFORM6_STEP,       /* text: ++ or --; first: the place; is_before */
  LEAF_INFORM6_KEPT,       /* number: the slot of a value that is used twice (made while lowering) */
  /* statements */
  LEAF_INFORM6_BLOCK,      /* list */
  LEAF_INFORM6_DO_NOTHING, /* ; */
  LEAF_INFORM6_EVALUATE,   /* first */
  LEAF_INFORM6_IF,         /* first: condition; second; third: else, or NULL */
  LEAF_INFORM6_WHILE,      /* first: condition; second: body */
  LEAF_INFORM6_DO,         /* second: body; first: the condition of "until", or NULL */
  LEAF_INFORM6_FOR,        /* list: initialization, condition and step, each may be NULL; second: body */
  LEAF_INFORM6_OBJECTLOOP, /* first: the condition, or the variable alone; second: body */
  LEAF_INFORM6_SWITCH,     /* first: value; list: CASEs */
  LEAF_INFORM6_CASE,       /* list: values and ranges, empty for default; second: BLOCK */
  LEAF_INFORM6_RETURN,     /* first: value; NULL means true */
  LEAF_INFORM6_BREAK,
  LEAF_INFORM6_CONTINUE,
  LEAF_INFORM6_PRINT,    /* list: STRINGs, values, PRINT_BYs; is_before: prints a line break and returns true */
  LEAF_INFORM6_PRINT_BY, /* text: (the) x; first */
  LEAF_INFORM6_NEW_LINE,
  LEAF_INFORM6_QUIT,
  LEAF_INFORM6_SPACES, /* first */
  LEAF_INFORM6_STYLE,  /* text: bold, ...; "font on" */
  LEAF_INFORM6_GIVE, /* first: object; list: NAMEs, or UNARYs "~" of them; first of these: a SOURCE in place of the name */
  LEAF_INFORM6_MOVE,     /* first: object; second: destination */
  LEAF_INFORM6_REMOVE,   /* first */
  LEAF_INFORM6_BOX,      /* list: STRINGs, one for each line */
  LEAF_INFORM6_ASSEMBLY, /* text: the operation, "@copy"; list: the operands */
  LEAF_INFORM6_UNKNOWN,  /* text: the keyword of a statement that is not supported */
} LeafInform6NodeSort;

/* Case labels for switches that treat all of these sorts alike. */
/* clang-format off */
#define LEAF_INFORM6_EXPRESSIONS \
  LEAF_INFORM6_NUMBER: case LEAF_INFORM6_STRING: case LEAF_INFORM6_WORD: case LEAF_INFORM6_NAME: \
  case LEAF_INFORM6_HOLE: case LEAF_INFORM6_SOURCE: case LEAF_INFORM6_UNARY: \
  case LEAF_INFORM6_BINARY: case LEAF_INFORM6_CALL: case LEAF_INFORM6_STEP: \
  case LEAF_INFORM6_KEPT
#define LEAF_INFORM6_STATEMENTS \
  LEAF_INFORM6_BLOCK: case LEAF_INFORM6_DO_NOTHING: case LEAF_INFORM6_EVALUATE: \
  case LEAF_INFORM6_IF: case LEAF_INFORM6_WHILE: case LEAF_INFORM6_DO: case LEAF_INFORM6_FOR: \
  case LEAF_INFORM6_OBJECTLOOP: case LEAF_INFORM6_SWITCH: case LEAF_INFORM6_CASE: \
  case LEAF_INFORM6_RETURN: case LEAF_INFORM6_BREAK: case LEAF_INFORM6_CONTINUE: \
  case LEAF_INFORM6_PRINT: case LEAF_INFORM6_PRINT_BY: case LEAF_INFORM6_NEW_LINE: \
  case LEAF_INFORM6_QUIT: case LEAF_INFORM6_SPACES: case LEAF_INFORM6_STYLE: \
  case LEAF_INFORM6_GIVE: case LEAF_INFORM6_MOVE: case LEAF_INFORM6_REMOVE: \
  case LEAF_INFORM6_BOX: case LEAF_INFORM6_ASSEMBLY: case LEAF_INFORM6_UNKNOWN
/* clang-format on */

typedef struct _LeafInform6Node LeafInform6Node;
struct _LeafInform6Node {
  LeafInform6NodeSort sort;
  gboolean is_before;
  gint32 number;
  const char *text;
  const LeafInform6Node *first, *second, *third;
  guint32 n;
  const LeafInform6Node *const *list;
};

/* [ Name local local; ... ]; */
typedef struct {
  const char *name;
  guint32 n_locals;
  const char *const *locals;
  const LeafInform6Node *body;
  const char *refused; /* what could not be parsed in its body, which then ends there; NULL: nothing */
} LeafInform6Routine;

/* "Global x = 2;", "Constant X = 3;", "Array a --> 10;" */
typedef struct {
  const char *name;
  enum { LEAF_INFORM6_GLOBAL, LEAF_INFORM6_CONSTANT, LEAF_INFORM6_ARRAY } sort;
  const LeafInform6Node *value; /* NULL: 0. For an array: its length, or NULL if the entries are listed */
  guint32 n;                    /* number of listed entries */
  const LeafInform6Node *const *entries;
  gboolean is_counted; /* "table": entry 0 holds the number of the other entries */
  gboolean is_bytes;   /* "->" */
} LeafInform6Datum;

typedef struct {
  GArray *routines;    /* of LeafInform6Routine */
  GArray *data;        /* of LeafInform6Datum */
  const char *refused; /* the directive or token that could not be read; NULL: none */
} LeafInform6Program;

/* Parses the body of a phrase, with holes, as an expression or as statements; `is_expression` says which. Returns NULL
 * if it is neither. */
const LeafInform6Node *leaf_inform6_parse_body (LeafArena *arena, const char *text, gsize length,
                                                gboolean *is_expression);
/* Parses directives and routines, and adds them to the arrays of `program`. Stops at what it refuses. */
void leaf_inform6_parse_program (LeafArena *arena, const char *text, gsize length, LeafInform6Program *program);

G_END_DECLS
