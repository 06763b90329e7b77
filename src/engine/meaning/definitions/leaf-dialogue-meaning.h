/* leaf-dialogue-meaning.h: what is said in dialogue sections, read once phrases and rules are known.
 *
 * Each clause that is asked or done as the play goes becomes a phrase without words, and that phrase a value of a
 * property of its beat, line or choice: "(if the bell is rung)" gives a line's "dialogue condition" a phrase that
 * decides it.  So the director, which is written in the language, needs nothing but properties.
 */
#pragma once

#include "world/nouns/leaf-dialogue.h"
#include "leaf-phrases.h"

G_BEGIN_DECLS

/* Makes the phrases, and gives them and the texts to what they belong to. */
void      leaf_dialogue_read (LeafBuild *build);
/* The tree of such a phrase: of the property `part` of the item.  Slot 0 is its parameter, where it has one. */
LeafNode *leaf_dialogue_body (LeafScope *scope, guint32 item, LeafDialogueProperty part);

G_END_DECLS
