/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-names.h: inside inform6/ only: what the names of leaf-inform6-names.def mean. */
#pragma once

#include "base/leaf-base.h"
#include "image/leaf-instruction.h"

G_BEGIN_DECLS

gboolean leaf_inform6_number (const char *name, gint32 *number);
/* NULL: the name is none of that sort. */
const char *leaf_inform6_source (const char *name);
const char *leaf_inform6_attribute (const char *name);
const char *leaf_inform6_kind (const char *name);
const char *leaf_inform6_property (const char *name);
/* NONE: there is no such name.  *values: a letter for each value that it takes. */
LeafNative leaf_inform6_routine (const char *name, const char **values);
/* do_nothing: the value is said in its own way. */
LeafNative leaf_inform6_printed (const char *name);
/* The number of the kind that the name stands for, and of that whose values the routine prints; FALSE: none. */
gboolean leaf_inform6_kind_number (const char *name, gint32 *number);
gboolean leaf_inform6_printing_kind (const char *name, gint32 *number);
/* A variable of the command parser: a LeafInform6Question. */
gboolean leaf_inform6_parser_question (const char *name, gint32 *number);
/* What a variable of the library holds, and "object.name". */
LeafNative leaf_inform6_variable (const char *name);
LeafNative leaf_inform6_member (const char *name);
LeafNative leaf_inform6_style (const char *words);

G_END_DECLS
