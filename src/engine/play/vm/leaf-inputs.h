/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inputs.h: inputs in their text form: which sort of input a text is at this moment, and which key it names. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

/* The sort of input that the text is for `machine` at this moment. *link: the number of the link, if it is one. *click:
 * the place of the click, if it is one. */
LeafInputSort leaf_input_sort (const LeafMachine *machine, const char *text, guint32 *link, LeafPaneClick *click);
/* The key of a text: the character that it names or begins with, or Return for an empty text. */
gunichar leaf_input_key (const char *text);
/* The number of the key in Inform 6 code: its character, or, for a key without a printed sign, Glk's (negative)
 * number. */
gint32 leaf_key_number (gunichar key);
/* Begins or ends a link in the printed text. */
void leaf_link_begin (LeafMachine *machine, LeafHyperlinkSort sort, LeafValue token);
void leaf_link_end (LeafMachine *machine);
/* The link with that number. NULL if it was never printed, or is too old. */
const LeafPrintedLink *leaf_link_find (const LeafMachine *machine, guint32 number);
/* The second part of its token as characters, if its sort has one; otherwise NULL. */
const char *leaf_link_words (const LeafMachine *machine, const LeafPrintedLink *link);
/* The same for a key, in its text form. Free with g_free. */
char *leaf_link_dup_key (const LeafMachine *machine, const LeafPrintedLink *link);

G_END_DECLS
