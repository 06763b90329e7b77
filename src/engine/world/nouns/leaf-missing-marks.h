/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-missing-marks.h: hints at a mark that is missing between words that are not understood. They are the last
 * sentences of problems, and owned by the caller. */
#pragma once

#include "leaf-world.h"

G_BEGIN_DECLS

typedef enum { LEAF_HINT_FULL_STOP, LEAF_HINT_SEMICOLON, LEAF_HINT_COLON, LEAF_HINT_COLON_OR_COMMA } LeafHintMark;

gboolean leaf_hint_begins_line (const LeafBuild *build, guint32 word);
LeafMessageFragment *leaf_hint_for_missing_mark (const LeafBuild *build, LeafHintMark mark, guint32 word);
/* For words of which a part may belong to the next sentence, or to the next phrase of the same block; NULL if there is
 * no guess. */
LeafMessageFragment *leaf_hint_for_missing_stop (const LeafBuild *build, LeafWording w);
/* For words of which the last may be phrases of a rule; NULL if there is no guess. */
LeafMessageFragment *leaf_hint_for_missing_colon (const LeafBuild *build, LeafWording w);
/* Reports a sentence that begins like a rule or a definition and seems to lack its colon; FALSE if it is none. */
gboolean leaf_complain_of_missing_colon (LeafBuild *build, LeafWording w);
/* For words of which a part may be the next phrase: its line begins with "if", "say" or the like. A colon is missing
 * before a line with a larger indentation, and `mark` before another; NULL if there is no such line. */
LeafMessageFragment *leaf_hint_for_next_phrase (const LeafBuild *build, LeafWording w, LeafHintMark mark);

G_END_DECLS
