/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inputs.h: inputs as texts: what a text is at this moment, and which key it names. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

/* What the text is as an input where `machine` waits; *link: the number of the link, if it is one. */
LeafInputSort leaf_input_sort (const LeafMachine *machine, const char *text, guint32 *link);
/* The key of a text: the character that it names or begins with; that of the return key for a text without any. */
gunichar leaf_input_key (const char *text);
/* The number by which code in Inform 6 knows the key: of one without a printed sign that of Glk, which is negative,
 * else its character. */
gint32 leaf_key_number (gunichar key);
/* Begins or ends a link in what is printed. */
void leaf_link_begin (LeafMachine *machine, LeafHyperlinkSort sort, LeafValue token);
void leaf_link_end (LeafMachine *machine);
/* The link of that number; NULL: it was never printed, or too long ago. */
const LeafPrintedLink *leaf_link_find (const LeafMachine *machine, guint32 number);
/* The second part of its token as characters, if that is what the sort has; NULL. */
const char *leaf_link_words (const LeafMachine *machine, const LeafPrintedLink *link);
/* The same of a key, as its text; free with g_free. */
char *leaf_link_dup_key (const LeafMachine *machine, const LeafPrintedLink *link);

G_END_DECLS
