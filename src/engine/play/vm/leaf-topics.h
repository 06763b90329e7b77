/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-topics.h: topics compared with the words of the player's command, and added to them. */
#pragma once

#include "leaf-machine.h"
#include "parser/leaf-parser.h"

G_BEGIN_DECLS

/* TRUE if the topic matches all words of the snippet. Rules are not asked. */
gboolean  leaf_topic_matches     (LeafMachine *machine, LeafValue snippet, LeafValue topic);
/* The same for the bits of both. If the answer depends on rules, `need` receives the question. */
gboolean  leaf_topic_matches_with (LeafMachine *machine, guint32 snippet, guint32 topic, LeafParsed *need);
/* TRUE if it matches some of them in a row; they become "the matched text". */
gboolean  leaf_topic_is_included (LeafMachine *machine, guint32 snippet, guint32 topic, LeafParsed *need);
/* Its words as a snippet, appended to the command if they are not in it; other values unchanged. */
LeafValue leaf_topic_said        (LeafMachine *machine, LeafValue topic);

G_END_DECLS
