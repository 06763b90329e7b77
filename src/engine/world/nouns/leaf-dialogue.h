/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-dialogue.h: the contents of dialogue sections: beats, lines and choices as named values, and the steps of a
 * beat. All are values of kinds that the library's dialogue.i7x declares.
 *
 * A step is an item, or the end of a beat. The next steps are known before play, so the director, which is written in
 * the language, only goes from one to another:
 *
 *   entry        the step after an item that was performed or chosen: the item below it, or the next one
 *   bypass       the step after an item that was not; for an option, after the whole decision
 *   return       for "<-": the decision around it, or the beginning of the beat
 *   alternative  for an option: the next one of its decision */
#pragma once

#include "sentences/leaf-dialogue-text.h"
#include "leaf-world.h"

G_BEGIN_DECLS

typedef enum {
#define LEAF_DIALOGUE_PROPERTY(name, words) LEAF_OF_DIALOGUE_##name,
#include "leaf-dialogue-properties.def"
#undef LEAF_DIALOGUE_PROPERTY
  LEAF_OF_DIALOGUE_COUNT
} LeafDialogueProperty;

/* A row for each item, in parallel. */
typedef struct {
  LeafInstanceId instance; /* the beat, line or choice */
  LeafInstanceId step;     /* for a cue: the step at which its beat ends */
  LeafInstanceId scene;    /* for a cue that makes a scene */
  guint32 decision;        /* for an option: the first item of its decision */
  guint32 alternative;     /* for an option: the next of its decision; 0 */
  guint32 last;            /* for the first item of a decision: its last */
  guint32 past;            /* the next item that is not below this one; at the end of the beat, its cue */
  guint32 above;           /* the item that this one is below; 0 */
  LeafSentenceId sentence;
} LeafDialogueRow;

#define LEAF_DIALOGUE_ROW(build, i) LEAF_ROW (&(build)->world->dialogue, LeafDialogueRow, i)

/* Makes the instances with their names. Call when the library's kinds have been declared. */
void leaf_dialogue_declare (LeafBuild *build);
/* Returns the library's property for it; none if the source has no dialogue. */
LeafPropertyId leaf_dialogue_property (const LeafBuild *build, LeafDialogueProperty which);
/* Asserts that the instance has this value. */
void leaf_dialogue_give (LeafBuild *build, guint32 item, LeafInstanceId instance, LeafDialogueProperty which,
                         LeafValue value);
/* Returns the next clause of this form of the item, from *at on (0: the first), or NULL; *at becomes its row. */
const LeafDialogueClause *leaf_dialogue_clause (const LeafBuild *build, guint32 item, LeafDialogueForm form,
                                                guint32 *at);
/* Returns TRUE for "Narration: ...". */
gboolean leaf_dialogue_is_narration (const LeafBuild *build, const LeafDialogueItem *item);

G_END_DECLS
