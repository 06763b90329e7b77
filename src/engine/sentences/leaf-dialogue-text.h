/* leaf-dialogue-text.h: what stands in a dialogue section, a paragraph at a time.
 *
 *   (About the ghost; recurring.)         a cue: it begins a beat
 *   Bernardo (to Horatio): "Who's there?"  a line
 *   -- "Run."                              an option
 *   -> perform the flight beat             a flow marker; both are choices
 *
 * Only the shape is settled here: which beat an item belongs to, how deep it is indented, what its clauses are by their first words.
 */
#pragma once

#include "leaf-sentences.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_DIALOGUE_NOTHING = 0,
  LEAF_DIALOGUE_CUE,
  LEAF_DIALOGUE_LINE,
  LEAF_DIALOGUE_CHOICE,
} LeafDialogueSort;

typedef enum {
  LEAF_DIALOGUE_NONE = 0,
#define LEAF_DIALOGUE_CLAUSE(name, where, pattern, skipped)     LEAF_DIALOGUE_##name,
#define LEAF_DIALOGUE_MOVE(name, where, pattern, skipped, move) LEAF_DIALOGUE_MOVE_##name,
#include "leaf-dialogue-forms.def"
#undef LEAF_DIALOGUE_CLAUSE
#undef LEAF_DIALOGUE_MOVE
  LEAF_DIALOGUE_FORMS
} LeafDialogueForm;

typedef struct {
  LeafDialogueForm form;
  LeafWording      wording; /* all of it */
  LeafWording      rest;    /* "the ghost" of "about the ghost" */
} LeafDialogueClause;

typedef struct {
  LeafDialogueSort sort;
  LeafDialogueForm move;     /* of a line SPEECH; of a choice what is chosen; none of a cue */
  guint32          depth;    /* tabs */
  guint32          number;   /* among the items of its sort, from 1 */
  guint32          beat;     /* the row of its cue; a cue's own */
  guint32          before;   /* of a cue: the one before it in the section, or 0 */
  LeafWording      wording;  /* the paragraph */
  LeafWording      subject;  /* of a line who speaks; of a choice what the move speaks of */
  guint32          text;     /* the quoted word that is said, or offered; 0 */
  guint32          first_clause, n_clauses;
  LeafHeadingId    heading;
} LeafDialogueItem;

/* Reads a paragraph as an item, and adds it with its clauses; problems are told at their places.  `begins_section`: no cue has
 * stood under this heading yet.  Returns the row; 0 where nothing could be made of it. */
guint32     leaf_dialogue_text_read (LeafBuild *build, LeafWording w, LeafHeadingId heading, gboolean begins_section);
/* How the library calls the move; NULL of a clause. */
const char *leaf_dialogue_move_name (LeafDialogueForm form);

#define LEAF_DIALOGUE_ITEM(build, i) LEAF_ROW (&(build)->sentences->dialogue, LeafDialogueItem, i)
#define LEAF_DIALOGUE_CLAUSE_ROW(build, i) LEAF_ROW (&(build)->sentences->dialogue_clauses, LeafDialogueClause, i)

G_END_DECLS
