/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-snippets.h: snippets of the player's command and topics as values, and their words. A snippet's bits are 100
 * times its first word plus its number of words, as the language itself counts them. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

/* FALSE if it has no words, or does not belong to the current command. */
gboolean leaf_snippet_range (const LeafMachine *machine, LeafValue snippet, guint32 *first, guint32 *n);
/* The words of a snippet; free with g_free. */
char *leaf_snippet_dup (const LeafMachine *machine, LeafValue snippet);
/* The words that would be typed for a topic: the first alternative of each. Free with g_free. NULL if it does not
 * consist of plain words. */
char *leaf_topic_dup (const LeafMachine *machine, LeafValue topic);
gboolean leaf_is_topic (const LeafMachine *machine, LeafValue value);

G_END_DECLS
