/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-formula.h: "P = nV - (F + nC)" as a tree, solved for one of its names. */
#pragma once

#include "../base/leaf-base.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_FORMULA_NUMBER = 1, /* `text` */
  /* `name` is the index of a given name, or LEAF_FORMULA_UNNAMED for another word, `text` */
  LEAF_FORMULA_NAME,
  /* of left and right */
  LEAF_FORMULA_PLUS,
  LEAF_FORMULA_MINUS,
  LEAF_FORMULA_TIMES,
  LEAF_FORMULA_DIVIDE,
  LEAF_FORMULA_POWER,
  LEAF_FORMULA_ROOT,      /* left to the power of 1 / right */
  LEAF_FORMULA_LOGARITHM, /* logarithm of left to the base right */
  LEAF_FORMULA_NEGATE,    /* of left */
  LEAF_FORMULA_FUNCTION,  /* `name`, of left */
  LEAF_FORMULA_EQUALS,    /* the root */
} LeafFormulaSort;

#define LEAF_FORMULA_UNNAMED G_MAXUINT32

typedef struct _LeafFormula LeafFormula;
struct _LeafFormula {
  LeafFormulaSort sort;
  guint32 name;
  const char *text;
  const LeafFormula *left, *right;
};

/* A name, of which this module only knows whether it is a function, and its inverse. */
typedef struct {
  const char *text;
  gboolean is_function;
  guint32 inverse; /* index of the inverse function in the names; LEAF_FORMULA_UNNAMED: none */
} LeafFormulaName;

/* The formula with exactly one "="; NULL if it is malformed. */
const LeafFormula *leaf_formula_read (LeafArena *arena, const char *text, const LeafFormulaName *names,
                                      guint32 n_names);

typedef enum {
  LEAF_FORMULA_SOLVED,
  LEAF_FORMULA_ABSENT,
  LEAF_FORMULA_TWICE,
  LEAF_FORMULA_NO_INVERSE
} LeafFormulaOutcome;

/* The expression that `name` equals. */
LeafFormulaOutcome leaf_formula_solve (LeafArena *arena, const LeafFormula *equation, guint32 name,
                                       const LeafFormulaName *names, const LeafFormula **solution);

/* "(= P (* n V))", for tests. */
char *leaf_formula_to_string (const LeafFormula *formula, const LeafFormulaName *names);

G_END_DECLS
