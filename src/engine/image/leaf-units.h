/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-units.h: functions of leaf-units.c for leaf-literals.c only. */
#pragma once

#include "leaf-kind-rows.h"

G_BEGIN_DECLS

/* The text after a value of the kind, or NULL if there is none. `folded`: in any case. */
const char *leaf_unit_read (const LeafKinds *kinds, const char *at, LeafKindId kind, gboolean folded, LeafValue *value);
/* Reads the whole text as a value of any unit. Returns its end; NULL if the text is not such a value. */
const char *leaf_unit_read_any (const LeafKinds *kinds, const char *at, LeafValue *value);
char *leaf_unit_to_string (const LeafKinds *kinds, LeafValue value, const char *notation_name);

/* leaf-literals.c */
const char *leaf_read_decimal (const char *at, double *number, gboolean *is_whole);

G_END_DECLS
