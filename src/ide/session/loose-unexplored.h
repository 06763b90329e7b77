/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which rules of the story no exploration has run.  The Explore page says so; the gutter and the index mark them. */
#pragma once

#include <glib-object.h>

#include "leaf.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_UNEXPLORED (loose_unexplored_get_type ())
G_DECLARE_FINAL_TYPE (LooseUnexplored, loose_unexplored, LOOSE, UNEXPLORED, GObject)

/* Property "shown" (gboolean): whether the rules are to be marked at all.  Signal "changed". */
LooseUnexplored *loose_unexplored_new (void);
/* The rules (guint32) of `program` that have not run so far; NULL, NULL: nothing has been explored. */
void     loose_unexplored_set       (LooseUnexplored *self, LeafProgram *program, const GArray *rules);
/* Something has been explored, and what has not run is to be marked. */
gboolean loose_unexplored_is_shown  (LooseUnexplored *self);
/* How many rules of the story have not run; FALSE: `program` is not the one that was explored. */
gboolean loose_unexplored_count     (LooseUnexplored *self, LeafProgram *program, guint *n);
/* TRUE: the rule is to be marked.  FALSE for a program other than the one that was explored. */
gboolean loose_unexplored_has       (LooseUnexplored *self, LeafProgram *program, guint32 rule);

G_END_DECLS
