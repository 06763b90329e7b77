/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-dialogue-meaning.h: the meaning of dialogue sections, read once phrases and rules are known.
 *
 * Each clause that is tested or done during play becomes a phrase without words. The phrase is the value of a property
 * of its beat, line or choice: "(if the bell is rung)" gives a line the "dialogue condition" with a phrase that tests
 * it. So the director, which is written in the language, needs only properties. */
#pragma once

#include "world/nouns/leaf-dialogue.h"
#include "leaf-phrases.h"

G_BEGIN_DECLS

/* Makes the phrases, and assigns them and the texts to the properties. */
void leaf_dialogue_read (LeafBuild *build);
/* Returns the tree of the phrase for the property `part` of the item. Slot 0 is its parameter, if it has one. */
LeafNode *leaf_dialogue_body (LeafScope *scope, guint32 item, LeafDialogueProperty part);

G_END_DECLS
