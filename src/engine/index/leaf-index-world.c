/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-index-world.c: regions, rooms, and their contents when the play begins; and external files. */
#include "leaf-index-rows.h"

static const LeafAnswerMessage held_forms[] = {
  [LEAF_HELD_NOT] = LEAF_ANSWER_MESSAGE_NONE,       [LEAF_HELD_IN] = LEAF_ANSWER_MESSAGE_HELD_IN,
  [LEAF_HELD_ON] = LEAF_ANSWER_MESSAGE_HELD_ON,     [LEAF_HELD_CARRIED] = LEAF_ANSWER_MESSAGE_HELD_CARRIED,
  [LEAF_HELD_WORN] = LEAF_ANSWER_MESSAGE_HELD_WORN, [LEAF_HELD_PART] = LEAF_ANSWER_MESSAGE_HELD_PART,
  [LEAF_HELD_REGION] = LEAF_ANSWER_MESSAGE_NONE,
};

static void
add_one (LeafIndexRows *self, guint32 object, guint32 level)
{
  const LeafInstance *row = LEAF_INSTANCE (self->build, LEAF_ID (LeafInstanceId, object));
  LeafAnswerMessage form
      = self->build->world->start.ix == object ? LEAF_ANSWER_MESSAGE_STARTS_HERE : held_forms[row->held];
  const char *kind = leaf_kind_name (self->build, row->kind);
  LeafPlace place = leaf_index_place (self, row->made_at);

  if (form == LEAF_ANSWER_MESSAGE_NONE)
    leaf_index_add (self, level, g_strdup (row->name), g_strdup (kind), place);
  else
    leaf_index_add_said (self, level, g_strdup (row->name), leaf_answer_sentence (form, kind, NULL), place);
}

static void
add_object (LeafIndexRows *self, guint32 object, guint32 level)
{
  const LeafInstance *row = LEAF_INSTANCE (self->build, LEAF_ID (LeafInstanceId, object));

  add_one (self, object, level);
  for (guint32 held = row->first_held; held != 0;
       held = LEAF_INSTANCE (self->build, LEAF_ID (LeafInstanceId, held))->next_in_holder)
    add_object (self, held, level + 1);
}

/* Things that nothing contains; all others are listed below their holders. */
static void
add_loose (LeafIndexRows *self, LeafKindNumber kind, gboolean of_kind)
{
  const LeafTable *instances = &self->build->world->instances;

  LEAF_EACH (instances, i) {
    LeafInstanceId id = LEAF_ID (LeafInstanceId, i);
    const LeafInstance *row = LEAF_INSTANCE (self->build, id);

    if (!LEAF_IS (row->holder) && leaf_kind_is_object (self->build, row->kind) && row->kind.ix != LEAF_KIND_DIRECTION
        && leaf_instance_is (self->build, id, (LeafKindId) { kind }) == of_kind
        && (of_kind || !leaf_instance_is (self->build, id, LEAF_KIND (REGION))))
      add_object (self, i, 0);
  }
}

void
leaf_index_make_world (LeafIndexRows *self)
{
  add_loose (self, LEAF_KIND_REGION, TRUE);
  add_loose (self, LEAF_KIND_ROOM, TRUE);
  add_loose (self, LEAF_KIND_ROOM, FALSE);
}

void
leaf_index_make_files (LeafIndexRows *self)
{
  const LeafTable *instances = &self->build->world->instances;

  LEAF_EACH (instances, i) {
    const LeafInstance *row = LEAF_ROW (instances, LeafInstance, i);

    if (row->kind.ix == LEAF_KIND_FIGURE || row->kind.ix == LEAF_KIND_SOUND || row->kind.ix == LEAF_KIND_EXTERNAL_FILE)
      leaf_index_add (self, 0, g_strdup (row->name), g_strdup (leaf_kind_name (self->build, row->kind)),
                      leaf_index_place (self, row->made_at));
  }
}
