/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of the story that no exploration has run. The Explore page sets them; the gutter and the Rules panel mark
 * them. */
#pragma once

#include <glib-object.h>

#include "leaf.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_UNEXPLORED (loose_unexplored_get_type ())
G_DECLARE_FINAL_TYPE (LooseUnexplored, loose_unexplored, LOOSE, UNEXPLORED, GObject)

/* Property "shown" (gboolean): the rules are marked. Signal "changed". */
LooseUnexplored *loose_unexplored_new (void);
/* Sets the rules (guint32) of `program` that have not run so far; NULL, NULL if nothing has been explored. */
void loose_unexplored_set (LooseUnexplored *self, LeafProgram *program, const GArray *rules);
/* Returns TRUE if something was explored and its rules are marked. */
gboolean loose_unexplored_is_shown (LooseUnexplored *self);
/* Sets *n to the number of rules of the story that have not run. Returns FALSE if `program` is not the one that was
 * explored. */
gboolean loose_unexplored_count (LooseUnexplored *self, LeafProgram *program, guint *n);
/* Returns TRUE if the rule is to be marked; FALSE for a program other than the one that was explored. */
gboolean loose_unexplored_has (LooseUnexplored *self, LeafProgram *program, guint32 rule);

G_END_DECLS
