/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-names.h: private to inform6/: the meanings of the names in leaf-inform6-names.def. */
#pragma once

#include "base/leaf-base.h"
#include "image/leaf-instruction.h"

G_BEGIN_DECLS

gboolean leaf_inform6_number (const char *name, gint32 *number);
/* Each returns NULL if the name is not of that sort. */
const char *leaf_inform6_source (const char *name);
/* The kind whose objects the name lists: "IK2_First" with the part "_First", "IK2_Link" with "_Link". */
const char *leaf_inform6_list (const char *name, const char *part);
const char *leaf_inform6_attribute (const char *name);
const char *leaf_inform6_kind (const char *name);
const char *leaf_inform6_property (const char *name);
/* Returns do_nothing if the value is printed in its usual way. */
LeafNative leaf_inform6_printed (const char *name);
/* Give the number of the kind with this name, and of the kind whose values the routine prints. Both return FALSE if
 * there is none. */
gboolean leaf_inform6_kind_number (const char *name, gint32 *number);
gboolean leaf_inform6_printing_kind (const char *name, gint32 *number);
/* Gives the LeafInform6Question for a variable of the command parser. Returns FALSE for other names. */
gboolean leaf_inform6_parser_question (const char *name, gint32 *number);
/* The natives that read a library variable, and "object.name". */
LeafNative leaf_inform6_variable (const char *name);
LeafNative leaf_inform6_member (const char *name);
LeafNative leaf_inform6_style (const char *words);

G_END_DECLS
