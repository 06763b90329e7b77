/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-choices.c: a thread's cache of the choices of moments, and of their commands.
 *
 * Many moments have the same choices, since they have the same room and the same things. An entry depends on the
 * signature of a moment alone, so results do not depend on which thread has cached it. There are two generations: when
 * the younger one has its share of the memory, the older one is freed and a new one begins. */

#include "leaf-exploration-private.h"

enum { BYTES_OF_CHOICE = 48, BYTES_OF_ENTRY = 64 /* in the tables, and what the allocator adds */ };

typedef struct {
  GHashTable *choices; /* of LeafKnownChoices, by signature */
  LeafExplorationTable reads_by_key;
  GPtrArray *reads; /* of LeafReadCommand; an element is NULL if the next generation has taken it over */
  gsize bytes;
} Generation;

struct _LeafChoiceCache {
  Generation *now, *before;
  gsize most;              /* the bytes of a generation */
  LeafReadCommand *latest; /* the last command that no generation keeps */
  LeafOfferedChoices offered;
};

static void
known_free (gpointer data)
{
  LeafKnownChoices *known = data;

  if (known == NULL)
    return;
  leaf_choices_free (known->choices);
  g_free (known->names);
  g_free (known->promises);
  g_free (known->records);
  g_free (known);
}

static Generation *
generation_new (void)
{
  Generation *generation = g_new0 (Generation, 1);

  generation->choices = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, known_free);
  generation->reads = g_ptr_array_new_with_free_func ((GDestroyNotify) leaf_read_command_free);
  leaf_exploration_table_init (&generation->reads_by_key, TRUE);
  return generation;
}

static void
generation_free (Generation *generation)
{
  g_hash_table_unref (generation->choices);
  g_ptr_array_unref (generation->reads);
  leaf_exploration_table_clear (&generation->reads_by_key);
  g_free (generation);
}

LeafChoiceCache *
leaf_choice_cache_new (gsize bytes)
{
  LeafChoiceCache *table = g_new0 (LeafChoiceCache, 1);

  table->now = generation_new ();
  table->before = generation_new ();
  table->most = bytes / 2;
  return table;
}

void
leaf_choice_cache_free (LeafChoiceCache *table)
{
  if (table == NULL)
    return;
  generation_free (table->now);
  generation_free (table->before);
  leaf_read_command_free (table->latest);
  leaf_surroundings_free (table->offered.around);
  g_free (table);
}

/* --- choices ------------------------------------------------------------------------------------------------------ */

static LeafKnownChoices *
known_new (const LeafExploration *exploration, const LeafMoment *moment, guint64 signature)
{
  LeafKnownChoices *known = g_new0 (LeafKnownChoices, 1);

  known->signature = signature;
  known->room = leaf_moment_room (moment);
  known->choices = leaf_choices_new (exploration->explorer, leaf_moment_play (moment));
  known->names = g_new (guint64, leaf_choices_n (known->choices) + 1);
  for (guint32 i = 0; i < leaf_choices_n (known->choices); i++)
    known->names[i] = leaf_choices_name (known->choices, i);
  known->promises = g_new (guint16, leaf_choices_n (known->choices) + 1);
  known->records = g_new0 (guint32, leaf_choices_n (known->choices) + 1);
  return known;
}

static LeafKnownChoices *
find_known (LeafChoiceCache *table, guint64 signature)
{
  LeafKnownChoices *known = g_hash_table_lookup (table->now->choices, &signature);

  if (known != NULL || signature == 0 || (known = g_hash_table_lookup (table->before->choices, &signature)) == NULL)
    return signature != 0 ? known : NULL;
  g_hash_table_steal (table->before->choices, &signature);
  return known;
}

static void
begin_generation (LeafChoiceCache *table, const LeafKnownChoices *known)
{
  generation_free (table->before);
  table->before = table->now;
  table->now = generation_new ();
  if (known != NULL && g_hash_table_lookup (table->before->choices, &known->signature) == known)
    g_hash_table_steal (table->before->choices, &known->signature);
}

/* Records do not change while threads run, so the promises are made once in a round. */
const LeafOfferedChoices *
leaf_choice_cache_get_choices (LeafChoiceCache *table, const LeafExploration *exploration, const LeafMoment *moment)
{
  LeafSurroundings *around = leaf_surroundings_new (exploration->explorer, leaf_moment_play (moment));
  guint64 signature = leaf_surroundings_signature (around);
  LeafKnownChoices *known = find_known (table, signature);

  g_clear_pointer (&table->offered.around, leaf_surroundings_free);
  table->offered.around = around;
  table->offered.reading = leaf_surroundings_reading (around);
  if (table->now->bytes > table->most)
    begin_generation (table, known);
  if (known == NULL)
    known = known_new (exploration, moment, signature);
  if (g_hash_table_lookup (table->now->choices, &signature) != known) {
    g_hash_table_replace (table->now->choices, &known->signature, known);
    table->now->bytes += leaf_choices_n (known->choices) * BYTES_OF_CHOICE + BYTES_OF_ENTRY;
  }
  if (known->round != exploration->state.rounds + 1)
    leaf_explored_make_promises (exploration, known);
  known->round = exploration->state.rounds + 1;
  table->offered.known = known;
  return &table->offered;
}

/* --- commands ----------------------------------------------------------------------------------------------------- */

static void
keep_read (Generation *generation, guint64 key, LeafReadCommand *read)
{
  leaf_exploration_table_add (&generation->reads_by_key, key, generation->reads->len);
  g_ptr_array_add (generation->reads, read);
  generation->bytes += leaf_read_command_bytes (read) + BYTES_OF_ENTRY;
}

const LeafReadCommand *
leaf_choice_cache_get_command (LeafChoiceCache *table, const LeafOfferedChoices *offered, const LeafMoment *moment,
                               guint32 choice)
{
  const LeafKnownChoices *known = offered->known;
  guint64 state = offered->reading + choice, key = leaf_explored_random (&state);
  LeafReadCommand *read;
  guint32 at;

  if (leaf_exploration_table_find (&table->now->reads_by_key, key, &at))
    return table->now->reads->pdata[at];
  if (leaf_exploration_table_find (&table->before->reads_by_key, key, &at) && table->before->reads->pdata[at] != NULL) {
    read = g_steal_pointer (&table->before->reads->pdata[at]);
    keep_read (table->now, key, read);
    return read;
  }
  read = leaf_choices_read (known->choices, leaf_moment_play (moment), choice);
  if (offered->reading != 0 && leaf_choices_are_read_alike (known->choices, choice)) {
    keep_read (table->now, key, read);
    return read;
  }
  leaf_read_command_free (table->latest);
  return table->latest = read;
}
