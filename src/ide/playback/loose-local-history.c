/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A frame is identified by its depth and by what it runs, so within a turn the same rule at the same depth counts as
 * the same frame. */
#include "config.h"

#include "loose-local-history.h"

struct _LooseLocalHistory {
  GHashTable *before, *now; /* char *: char *, by key_of() */
  guint64 moment;           /* the event at which the play was last paused */
  guint32 n_turns;          /* at that pause */
};

static char *
key_of (const LeafPlay *play, guint32 depth, const char *name)
{
  return g_strdup_printf ("%u\n%s\n%s", leaf_play_n_frames (play) - depth, leaf_play_frame (play, depth).title, name);
}

static GHashTable *
new_values (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

void
loose_local_history_update (LooseLocalHistory *self, const LeafPlay *play)
{
  if (leaf_play_stop (play).event == self->moment)
    return;
  self->moment = leaf_play_stop (play).event;
  g_hash_table_unref (self->before);
  self->before = g_steal_pointer (&self->now);
  self->now = new_values ();
  if (self->n_turns != leaf_play_n_turns (play))
    g_hash_table_remove_all (self->before);
  self->n_turns = leaf_play_n_turns (play);
  for (guint32 depth = 0; depth < leaf_play_n_frames (play); depth++)
    for (guint32 i = 0; i < leaf_play_frame (play, depth).n_values; i++) {
      LeafValueInfo value = leaf_play_frame_value (play, depth, i);

      g_hash_table_insert (self->now, key_of (play, depth, value.name), value.value);
    }
}

void
loose_local_history_forget (LooseLocalHistory *self)
{
  g_hash_table_remove_all (self->before);
  g_hash_table_remove_all (self->now);
  self->moment = G_MAXUINT64;
}

const char *
loose_local_history_get_previous (LooseLocalHistory *self, const LeafPlay *play, guint32 depth,
                                  const LeafValueInfo *value)
{
  g_autofree char *key = key_of (play, depth, value->name);
  const char *was = g_hash_table_lookup (self->before, key);

  return was != NULL && g_strcmp0 (was, value->value) != 0 ? was : NULL;
}

LooseLocalHistory *
loose_local_history_new (void)
{
  LooseLocalHistory *self = g_new0 (LooseLocalHistory, 1);

  self->before = new_values ();
  self->now = new_values ();
  self->moment = G_MAXUINT64;
  return self;
}

void
loose_local_history_free (LooseLocalHistory *self)
{
  g_hash_table_unref (self->before);
  g_hash_table_unref (self->now);
  g_free (self);
}
