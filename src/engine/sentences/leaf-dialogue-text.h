/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-dialogue-text.h: the paragraphs of a dialogue section.
 *
 *   (About the ghost; recurring.)         a cue: it begins a beat
 *   Bernardo (to Horatio): "Who's there?"  a line
 *     -- "Run."                              an option
 *     -> perform the flight beat             a flow marker; both are choices
 *
 * Only the structure is determined here: the beat of each item, its indentation, and the sort of each clause by its
 * first words.
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
  LeafWording wording; /* the whole item */
  LeafWording rest;    /* "the ghost" of "about the ghost" */
} LeafDialogueClause;

typedef struct {
  LeafDialogueSort sort;
  LeafDialogueForm move; /* of a line, SPEECH; of a choice, what is chosen; none for a cue */
  guint32 depth;         /* tabs */
  guint32 number;        /* among the items of its sort, from 1 */
  guint32 beat;          /* the row of its cue; a cue's own row */
  guint32 before;        /* of a cue: the previous one in the section, or 0 */
  LeafWording wording;   /* the paragraph */
  LeafWording subject;   /* of a line, the speaker; of a choice, the move's object */
  guint32 text;          /* the quoted word that is said or offered; 0: none */
  guint32 first_clause, n_clauses;
  LeafHeadingId heading;
} LeafDialogueItem;

/* Reads a paragraph as an item and adds it with its clauses; reports problems. `begins_section`: it is the first item
 * below its heading. Returns the row; 0 if it is not an item. */
guint32 leaf_dialogue_text_read (LeafBuild *build, LeafWording w, LeafHeadingId heading, gboolean begins_section);
/* The library's name for the move; NULL for a clause. */
const char *leaf_dialogue_move_name (LeafDialogueForm form);

#define LEAF_DIALOGUE_ITEM(build, i)       LEAF_ROW (&(build)->sentences->dialogue, LeafDialogueItem, i)
#define LEAF_DIALOGUE_CLAUSE_ROW(build, i) LEAF_ROW (&(build)->sentences->dialogue_clauses, LeafDialogueClause, i)

G_END_DECLS
