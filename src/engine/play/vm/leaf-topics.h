/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-topics.h: compares topics with the words of the player's command, and adds topics to the command. */
#pragma once

#include "leaf-machine.h"
#include "parser/leaf-parser.h"

G_BEGIN_DECLS

/* TRUE if the topic matches all words of the snippet. No rules are run. */
gboolean leaf_topic_matches (LeafMachine *machine, LeafValue snippet, LeafValue topic);
/* The same for the bits of both values. If the answer depends on rules, `need` receives the question. */
gboolean leaf_topic_matches_with (LeafMachine *machine, guint32 snippet, guint32 topic, LeafParsed *need);
/* TRUE if it matches consecutive words of the snippet, which become "the matched text". */
gboolean leaf_topic_is_included (LeafMachine *machine, guint32 snippet, guint32 topic, LeafParsed *need);
/* The topic's words as a snippet, appended to the command if they are not in it. Other values are returned
 * unchanged. */
LeafValue leaf_topic_said (LeafMachine *machine, LeafValue topic);

G_END_DECLS
