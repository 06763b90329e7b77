/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-character-names.h: the characters of Unicode by name, as in "[unicode black chess knight]".
 *
 * The tables are written by build-aux/unicode-names.py while Looseleaf is built; nothing is read when it runs.  All is in lower
 * case, and the names are sorted by their bytes.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct {
  guint32 first;     /* in leaf_character_runs, up to the first of the next row */
  guint32 character;
} LeafCharacterName;

extern const char *const       leaf_character_words[]; /* each once, sorted */
extern const guint16           leaf_character_runs[];  /* numbers of words, name after name */
extern const LeafCharacterName leaf_character_names[]; /* and one row more, where the last one ends */
extern const guint32           leaf_n_character_words, leaf_n_character_names;

gunichar leaf_character_by_name (const char *name); /* in any case, one space between words; 0: no character has it */
gboolean leaf_character_names_have (const char *word); /* is it a word of any name? */

G_END_DECLS
