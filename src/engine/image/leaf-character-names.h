/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-character-names.h: the characters of Unicode by name, as in "[unicode black chess knight]".
 * build-aux/unicode-names.py writes the tables during the build. Everything is in lower case, and names are sorted by
 * their bytes. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct {
  guint32 first; /* first run in leaf_character_runs; they end at the first run of the next row */
  guint32 character;
} LeafCharacterName;

extern const char *const leaf_character_words[];       /* each once, sorted */
extern const guint16 leaf_character_runs[];            /* numbers of words; the names follow each other */
extern const LeafCharacterName leaf_character_names[]; /* has one more row, which marks the end of the last name */
extern const guint32 leaf_n_character_words, leaf_n_character_names;

gunichar leaf_character_by_name (const char *name);    /* in any case, with single spaces; 0: no such character */
gboolean leaf_character_names_have (const char *word); /* TRUE if any name contains this word */

G_END_DECLS
