/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-hints-private.h: shared by the files of hints. */
#pragma once

#include "leaf-world.h"

G_BEGIN_DECLS

typedef enum { LEAF_HINT_FULL_STOP, LEAF_HINT_SEMICOLON, LEAF_HINT_COLON, LEAF_HINT_COLON_OR_COMMA } LeafHintMark;

gboolean leaf_hint_begins_line (const LeafBuild *build, guint32 word);
LeafMessageFragment *leaf_hint_for_missing_mark (const LeafBuild *build, LeafHintMark mark, guint32 word);
/* "// The first room": a comment of another language. NULL if it is not one. */
LeafMessageFragment *leaf_hint_for_comment (const LeafBuild *build, LeafWording w);

G_END_DECLS
