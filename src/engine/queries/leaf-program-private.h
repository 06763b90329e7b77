/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-program-private.h: rows of a program, for the files that implement leaf.h. Ids and positions from a caller may
 * be invalid; they then have no row. */
#pragma once

#include "leaf-compile.h"

G_BEGIN_DECLS

const LeafRulebook *leaf_program_rulebook_row (const LeafProgram *program, guint32 rulebook); /* NULL: there is none */
const LeafRule *leaf_program_rule_row (const LeafProgram *program, guint32 rule);             /* NULL: there is none */

/* {0, 0, 0} for no words */
LeafPlace leaf_program_place (const LeafProgram *program, LeafWording words);
LeafPlace leaf_program_sentence_place (const LeafProgram *program, LeafSentenceId sentence);

guint32 leaf_program_n_library_messages (const LeafProgram *program); /* they come before the story's own */

/* Whether authors call the phrase by its words, and are offered it. */
static inline gboolean
leaf_phrase_is_offered (const LeafPhraseRow *phrase)
{
  return !phrase->is_kept && !phrase->is_hidden && !phrase->is_definition;
}

G_END_DECLS
