/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-usage.h"

#include "leaf-program-private.h"
#include "../occurrences/leaf-occurrences.h"

#include <string.h>

/* A use counts NEAR_WEIGHT at the place itself, half of that HALF_DISTANCE bytes away (two or three paragraphs), and
 * never less than 1: so a few uses nearby outweigh many in another chapter, and many uses outweigh one. */
enum { NEAR_WEIGHT = 16, HALF_DISTANCE = 600 };

struct _LeafUsage {
  GHashTable *story;   /* key_of -> weight */
  GHashTable *library; /* key_of -> number of uses */
};

/* Two names may share a key, which only makes one of them rank too high. */
static gpointer
key_of (guint sort, guint32 id, guint32 scope)
{
  return GUINT_TO_POINTER (((guint) sort << 26) ^ (scope << 8) ^ id);
}

static void
add (GHashTable *table, gpointer key, guint weight)
{
  guint before = GPOINTER_TO_UINT (g_hash_table_lookup (table, key));

  g_hash_table_insert (table, key, GUINT_TO_POINTER (MIN (before, G_MAXINT) + weight));
}

static guint
weight_at (guint32 distance)
{
  return 1 + NEAR_WEIGHT * HALF_DISTANCE / (HALF_DISTANCE + MIN (distance, 1u << 24));
}

static void
count_story (LeafUsage *self, const LeafProgram *program, guint32 source, guint32 byte)
{
  const LeafTable *rows = leaf_occurrences_rows (program->build.occurrences);

  LEAF_EACH (rows, i) {
    const LeafOccurrence *row = LEAF_ROW (rows, LeafOccurrence, i);
    guint32 start = row->span.start, end = row->span.end;

    if (row->sort == LEAF_NAMED_LITERAL || (row->span.source == source && start <= byte && byte <= end))
      continue;
    add (self->story, key_of (row->sort, row->id, row->scope),
         row->span.source != source ? 1 : weight_at (end < byte ? byte - end : start - byte));
  }
}

static void
count_library (LeafUsage *self, const LeafProgram *library)
{
  const LeafTable *rows = leaf_occurrences_rows (library->build.occurrences);

  LEAF_EACH (rows, i) {
    const LeafOccurrence *row = LEAF_ROW (rows, LeafOccurrence, i);

    if (row->sort != LEAF_NAMED_LITERAL && row->sort != LEAF_NAMED_LOCAL)
      add (self->library, key_of (row->sort, row->id, 0), 1);
  }
}

LeafUsage *
leaf_usage_new (const LeafProgram *program, guint32 source, guint32 byte)
{
  LeafUsage *self = g_new0 (LeafUsage, 1);

  self->story = g_hash_table_new (NULL, NULL);
  self->library = g_hash_table_new (NULL, NULL);
  count_story (self, program, source, byte);
  count_library (self, program->library);
  return self;
}

void
leaf_usage_free (LeafUsage *usage)
{
  g_hash_table_unref (usage->story);
  g_hash_table_unref (usage->library);
  g_free (usage);
}

guint32
leaf_usage_in_story (const LeafUsage *usage, LeafNamed sort, guint32 id, guint32 scope)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (usage->story, key_of (sort, id, scope)));
}

guint32
leaf_usage_in_library (const LeafUsage *usage, LeafNamed sort, guint32 id)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (usage->library, key_of (sort, id, 0)));
}

guint32
leaf_usage_of_word (const char *text, guint32 byte, const char *word)
{
  gsize length = strlen (word);
  guint32 weight = 0;

  for (const char *at = text; (at = strstr (at, word)) != NULL && at + length < text + byte; at += length)
    if ((at == text || !g_ascii_isalnum (at[-1])) && !g_ascii_isalnum (at[length]))
      weight += weight_at (byte - (guint32) (at + length - text));
  return weight;
}
