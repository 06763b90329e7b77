/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-regexp-private.h: the program that a regular expression is compiled to. */
#pragma once

#include "leaf-regexp.h"

G_BEGIN_DECLS

typedef enum {
  RE_CHAR, /* a: the character */
  RE_ANY,
  RE_SET,      /* a: row of sets */
  RE_TEXT,     /* all characters of the plain text */
  RE_REPEAT,   /* matches the single character of the next instruction a to b times; how: RepeatHow */
  RE_SPLIT,    /* tries a, and b if that fails */
  RE_JUMP,     /* a */
  RE_SAVE,     /* group a ends at the position, and began at that of register b */
  RE_MARK,     /* register a is the position */
  RE_PROGRESS, /* goes to b if the position is still that of register a */
  /* begins an assertion or an atomic group; a: register of the depth; how: LookHow; b: continues there if it does not
   * match */
  RE_FENCE,
  RE_FENCE_END, /* a, how: the same */
  RE_BACK,      /* a characters back */
  RE_GROUP,     /* matches the text of group a again */
  RE_IF_GROUP,  /* goes to b unless group a has matched */
  RE_BEGIN,
  RE_END,
  RE_LAST_LINE_END,
  RE_BOUNDARY,
  RE_NO_BOUNDARY,
  RE_FOUND,
} RegexpOp;

typedef enum { REPEAT_GREEDY, REPEAT_LAZY, REPEAT_POSSESSIVE } RepeatHow;
typedef enum { LOOK_ATOMIC, LOOK_AHEAD, LOOK_NOT } LookHow;

typedef struct {
  guint8 op, how;
  gboolean any_case;
  guint32 a, b;
} RegexpStep;

typedef gboolean (*RegexpClass) (gunichar c);

typedef struct {
  gunichar low, high;
  RegexpClass in_class; /* NULL: from low to high */
  gboolean not ;
} RegexpRange;

typedef struct {
  gboolean not ;
  guint32 first, n; /* ranges */
} RegexpSet;

struct _LeafRegexp {
  GArray *steps;               /* of RegexpStep */
  GArray *sets;                /* of RegexpSet */
  GArray *ranges;              /* of RegexpRange */
  guint n_groups, n_registers; /* the whole is a group */
  gunichar first;              /* the character that every match begins with, or 0 */
  char *plain;                 /* the text, if the expression is a plain text; or NULL */
  gsize plain_length;
};

gboolean leaf_regexp_is_word (gunichar c);

G_END_DECLS
