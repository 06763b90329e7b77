/* leaf-dialogue.h: what dialogue sections make: beats, lines and choices as named values, and the steps in which a
 * beat is gone through, all of them values of kinds that the library's dialogue.i7x declares.
 *
 * A step is an item (or the end of a beat); what follows on it is known before the play, so that the director, which
 * is written in the language, only goes from one to the next:
 *
 *   entry        what comes once it was performed or chosen: the item under it, or the next one
 *   bypass       what comes where it was not; of an option, what comes after the whole decision
 *   return       of "<-": the decision around it, or the beginning of the beat
 *   alternative  of an option: the next one of its decision
 */
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

/* Parallel to the items. */
typedef struct {
  LeafInstanceId instance;    /* the beat, line or choice */
  LeafInstanceId step;        /* of a cue: the one at which its beat ends */
  LeafInstanceId scene;       /* of a cue that makes one */
  guint32        decision;    /* of an option: the first item of its decision */
  guint32        alternative; /* of an option: the next of its decision; 0 */
  LeafSentenceId sentence;
} LeafDialogueRow;

#define LEAF_DIALOGUE_ROW(build, i) LEAF_ROW (&(build)->world->dialogue, LeafDialogueRow, i)

/* Makes the instances with their names; the library's kinds have been declared. */
void           leaf_dialogue_declare (LeafBuild *build);
/* The property that the library has for it; none while a source has no dialogue. */
LeafPropertyId leaf_dialogue_property (const LeafBuild *build, LeafDialogueProperty which);
/* States that the instance has this value. */
void           leaf_dialogue_give     (LeafBuild *build, guint32 item, LeafInstanceId instance,
    LeafDialogueProperty which, LeafValue value);
/* The next clause of this form among those of the item, after `from` (0: the first); NULL: no more.  `at` becomes
 * its row. */
const LeafDialogueClause *leaf_dialogue_clause (const LeafBuild *build, guint32 item, LeafDialogueForm form,
    guint32 *at);
/* Is it narrated: "Narration: ..."? */
gboolean       leaf_dialogue_is_narration (const LeafBuild *build, const LeafDialogueItem *item);

G_END_DECLS
