/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-vocabulary.c: interned spellings.
 *
 * A word's id is its row in a table of texts; an open hash of row numbers finds it. Texts are folded to lower case
 * first, so that "The" and "the" have one id, and are stored in the arena of the compilation: a copy shares the texts
 * it began with and adds new ones to its own arena, which keeps the older one alive. */

#include "leaf-base.h"

#include <string.h>

typedef struct {
  const char *text;
  guint64 hash;
  gsize length;
} Spelling;

struct _LeafVocabulary {
  LeafArena *arena;
  LeafTable spellings; /* of Spelling */
  guint32 *places;     /* rows by hash; 0: empty */
  guint32 room;        /* number of slots; a power of two */
  GString *folded;     /* scratch */
};

static LeafVocabulary *
vocabulary_blank (LeafArena *arena)
{
  LeafVocabulary *self = g_new0 (LeafVocabulary, 1);

  self->arena = leaf_arena_ref (arena);
  self->folded = g_string_new (NULL);
  return self;
}

/* New texts are stored on `arena`. */
LeafVocabulary *
leaf_vocabulary_new (LeafArena *arena)
{
  static const char *const known[] = { "the", "a", "an", "some" }; /* in the order of their numbers */
  LeafVocabulary *self = vocabulary_blank (arena);

  LEAF_TABLE_INIT (&self->spellings, Spelling);
  self->room = 256;
  self->places = g_new0 (guint32, self->room);
  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    leaf_vocabulary_intern (self, known[i], -1);
  return self;
}

/* Rehashes all spellings into `room` slots. */
static void
find_places (LeafVocabulary *self, guint32 room)
{
  guint32 mask = room - 1;

  g_free (self->places);
  self->room = room;
  self->places = g_new0 (guint32, room);
  LEAF_EACH (&self->spellings, i) {
    guint32 place = (guint32) LEAF_ROW (&self->spellings, Spelling, i)->hash & mask;

    while (self->places[place] != 0)
      place = (place + 1) & mask;
    self->places[place] = i;
  }
}

/* A copy with the same words and ids, to be added to separately; `arena` keeps the arena of the existing texts. */
LeafVocabulary *
leaf_vocabulary_copy (const LeafVocabulary *vocabulary, const LeafVocabulary *like, LeafArena *arena)
{
  LeafVocabulary *self = vocabulary_blank (arena);

  leaf_table_copy (&self->spellings, &vocabulary->spellings, like != NULL ? &like->spellings : NULL, NULL);
  self->room = vocabulary->room;
  if (like != NULL && like->room > vocabulary->room)
    find_places (self, like->room);
  else
    self->places = g_memdup2 (vocabulary->places, sizeof (guint32) * vocabulary->room);
  return self;
}

/* A copy that is entirely on the arena, with its texts. It can be searched and copied, but not added to, and is never
 * freed. */
LeafVocabulary *
leaf_vocabulary_freeze (const LeafVocabulary *vocabulary, LeafArena *on)
{
  LeafVocabulary *self = leaf_new (on, LeafVocabulary);

  leaf_table_copy (&self->spellings, &vocabulary->spellings, NULL, on);
  self->room = vocabulary->room;
  self->places = leaf_arena_copy (on, vocabulary->places, sizeof (guint32) * vocabulary->room);
  return self;
}

void
leaf_vocabulary_free (LeafVocabulary *vocabulary)
{
  leaf_table_clear (&vocabulary->spellings);
  g_free (vocabulary->places);
  g_string_free (vocabulary->folded, TRUE);
  leaf_arena_unref (vocabulary->arena);
  g_free (vocabulary);
}

/* A letter with following combining marks equals the composed letter. */
static void
compose (GString *folded)
{
  g_autofree char *composed = g_utf8_normalize (folded->str, (gssize) folded->len, G_NORMALIZE_NFC);

  if (composed != NULL)
    g_string_assign (folded, composed);
}

/* Folds into `folded`. Bytes that are not UTF-8 stay as they are. */
static void
fold (GString *folded, const char *text, gsize length)
{
  const char *end = text + length;
  gboolean has_marks = FALSE;

  g_string_truncate (folded, 0);
  while (text < end) {
    guchar byte = (guchar) *text;

    if (byte < 0x80) {
      g_string_append_c (folded, g_ascii_tolower (*text++));
    } else {
      gunichar character = g_utf8_get_char_validated (text, end - text);

      if (character == (gunichar) -1 || character == (gunichar) -2) {
        g_string_append_c (folded, *text++);
      } else {
        has_marks |= g_unichar_ismark (character);
        g_string_append_unichar (folded, g_unichar_tolower (character));
        text = g_utf8_next_char (text);
      }
    }
  }
  if (has_marks)
    compose (folded);
}

/* The slot of the folded text in `places`, or the empty slot where it would go. */
static guint32
place_of (const LeafVocabulary *self, const char *text, gsize length, guint64 hash)
{
  guint32 mask = self->room - 1;
  guint32 place = (guint32) hash & mask;

  while (self->places[place] != 0) {
    const Spelling *spelling = LEAF_ROW (&self->spellings, Spelling, self->places[place]);

    if (spelling->hash == hash && spelling->length == length && memcmp (spelling->text, text, length) == 0)
      break;
    place = (place + 1) & mask;
  }
  return place;
}

/* Is the text folded already? Then it need not be copied for a lookup. */
static gboolean
is_folded (const char *text, gsize length)
{
  for (gsize i = 0; i < length; i++)
    if ((guchar) text[i] >= 0x80 || g_ascii_isupper (text[i]))
      return FALSE;
  return TRUE;
}

/* Like leaf_vocabulary_intern, for text that is already folded and has this hash. */
static LeafVocabId
intern (LeafVocabulary *vocabulary, Spelling spelling)
{
  guint32 place = place_of (vocabulary, spelling.text, spelling.length, spelling.hash);

  if (vocabulary->places[place] == 0) {
    if (vocabulary->spellings.n >= vocabulary->room / 2) {
      find_places (vocabulary, vocabulary->room * 2);
      place = place_of (vocabulary, spelling.text, spelling.length, spelling.hash);
    }
    spelling.text = leaf_arena_strndup (vocabulary->arena, spelling.text, spelling.length);
    vocabulary->places[place] = leaf_table_push (&vocabulary->spellings, &spelling);
  }
  return LEAF_ID (LeafVocabId, vocabulary->places[place]);
}

LeafVocabId
leaf_vocabulary_adopt (LeafVocabulary *vocabulary, const LeafVocabulary *from, LeafVocabId id)
{
  return intern (vocabulary, *LEAF_ROW (&from->spellings, Spelling, id.ix));
}

/* The id of the spelling, made if it is new. `length` < 0: up to the NUL. */
LeafVocabId
leaf_vocabulary_intern (LeafVocabulary *vocabulary, const char *text, gssize length)
{
  gsize size = length < 0 ? strlen (text) : (gsize) length;

  if (!is_folded (text, size)) {
    fold (vocabulary->folded, text, size);
    text = vocabulary->folded->str;
    size = vocabulary->folded->len;
  }
  return intern (vocabulary, (Spelling) { text, leaf_hash (text, size, 0), size });
}

/* The id of the spelling; {0} if it was never interned. */
LeafVocabId
leaf_vocabulary_find (const LeafVocabulary *vocabulary, const char *text, gssize length)
{
  gsize size = length < 0 ? strlen (text) : (gsize) length;
  g_autoptr (GString) folded = NULL;

  if (!is_folded (text, size)) {
    folded = g_string_sized_new (size + 1);
    fold (folded, text, size);
    text = folded->str;
    size = folded->len;
  }
  return LEAF_ID (LeafVocabId, vocabulary->places[place_of (vocabulary, text, size, leaf_hash (text, size, 0))]);
}

guint32
leaf_vocabulary_n (const LeafVocabulary *vocabulary)
{
  return vocabulary->spellings.n - 1;
}

/* The folded text. Valid as long as the vocabulary and its copies. */
const char *
leaf_vocabulary_text (const LeafVocabulary *vocabulary, LeafVocabId word)
{
  g_return_val_if_fail (LEAF_IS (word), "");

  return LEAF_ROW (&vocabulary->spellings, Spelling, word.ix)->text;
}
