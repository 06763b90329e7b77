/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-units.h: what leaf-literals.c asks of leaf-units.c; nobody else includes it. */
#pragma once

#include "leaf-notation.h"

G_BEGIN_DECLS

/* The text after a value of the kind; NULL where there is none.  `folded`: in any case. */
const char *leaf_unit_read      (const LeafBuild *build, const char *at, LeafKindId kind, gboolean folded, LeafValue *value);
/* The whole text as a value of any unit. */
const char *leaf_unit_read_any  (const LeafBuild *build, const char *at, LeafValue *value);
char       *leaf_unit_to_string (const LeafBuild *build, LeafValue value, const char *notation_name);
/* Can a value in some notation begin with this word, folded to lower case?  TRUE where it is not clear. */
gboolean    leaf_unit_may_begin (const LeafBuild *build, const char *word);

/* leaf-literals.c */
const char *leaf_read_decimal   (const char *at, double *number, gboolean *is_whole);

G_END_DECLS
