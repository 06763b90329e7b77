/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-assert-place.c: places without a preposition: here, nowhere, everywhere, and "east is the Library", which starts
 * from the room that was mentioned last. */

#include "leaf-assert-forms.h"
#include "leaf-names-private.h"

#include <string.h>

/* "The box is here." */
void
leaf_make_here (LeafAssertionPass *reading, LeafNoun *item, LeafNoun *here, const LeafVerbPlace *verb)
{
  if (item->sort == LEAF_NOUN_KIND && leaf_noun_says_every (item))
    return;
  leaf_noun_make_side (reading, item, LEAF_KIND (OBJECT), TRUE);
  leaf_noun_prepare (reading, item);
}

static void
put_here (LeafAssertionPass *reading, LeafInstanceId item, LeafNoun *here, gboolean is_each)
{
  LeafPlacement row = { .item = item,
                        .holder = reading->subject,
                        .held = LEAF_HELD_IN,
                        .is_here = TRUE,
                        .is_each = is_each,
                        .subject_index = reading->subject_index,
                        .sentence = reading->sentence };

  g_array_append_val (reading->placements, row);
  if (!leaf_wording_empty (here->with)) /* "The globe is here with price 20." */
    leaf_assert_property_list (reading, (LeafKindId) { 0 }, item, here->with, LEAF_CERTAIN);
}

/* "Every goat is here": applies to each goat in the whole source. */
static void
put_every_here (LeafAssertionPass *reading, const LeafNoun *every, LeafNoun *here)
{
  LeafBuild *build = reading->build;

  if (every->n_adjectives > 0 || !leaf_wording_empty (here->with)) {
    leaf_problem_at (build, LEAF_PROBLEM_EVERY_NOT_HERE, every->wording, NULL, NULL);
    return;
  }
  LEAF_EACH (&build->world->instances, ix) {
    LeafInstanceId item = LEAF_ID (LeafInstanceId, ix);

    if (leaf_instance_is (build, item, every->kind) && !LEAF_SAME (item, leaf_world_player (build)))
      put_here (reading, item, here, TRUE);
  }
}

void
leaf_assert_here (LeafAssertionPass *reading, LeafNoun *item, LeafNoun *here, const LeafVerbPlace *verb)
{
  if (item->sort == LEAF_NOUN_KIND && leaf_noun_says_every (item)) {
    put_every_here (reading, item, here);
    return;
  }
  if (!LEAF_IS (leaf_noun_instance (reading, item)))
    return;
  leaf_noun_describe (reading, item);
  for (guint32 i = 0; i < MAX (item->n_made, 1); i++)
    put_here (reading, LEAF_ID (LeafInstanceId, leaf_noun_instance (reading, item).ix + i), here, FALSE);
}

static void
lead (LeafAssertionPass *reading, LeafInstanceId from, LeafInstanceId direction, LeafInstanceId to)
{
  LeafWay way = {
    .from = from, .direction = direction, .to = to, .is_one_way = reading->is_one_way, .sentence = reading->sentence
  };

  g_array_append_val (reading->ways, way);
}

/* "The box is nowhere", "East is nowhere", "East of the Yard is nowhere". */
void
leaf_make_nowhere (LeafAssertionPass *reading, LeafNoun *item, LeafNoun *nowhere, const LeafVerbPlace *verb)
{
  LeafNoun *made = item->sort == LEAF_NOUN_RELATED ? item->first : item;

  leaf_noun_make_side (reading, made, LEAF_KIND (OBJECT), !leaf_wording_empty (made->called));
}

void
leaf_assert_nowhere (LeafAssertionPass *reading, LeafNoun *item, LeafNoun *nowhere, const LeafVerbPlace *verb)
{
  LeafBuild *build = reading->build;
  LeafInstanceId instance = leaf_noun_instance (reading, item);

  reading->n_said++;
  if (item->sort == LEAF_NOUN_RELATED) {
    const LeafRelation *row = LEAF_ROW (&build->world->relations, LeafRelation, item->relation.ix);

    if (row->sort == LEAF_RELATION_MAPPING)
      lead (reading, leaf_noun_instance (reading, item->first), row->direction, LEAF_ID (LeafInstanceId, 0));
    else
      leaf_problem_at (build, LEAF_PROBLEM_NOTHING_RELATED, leaf_reading_words (reading), NULL, NULL);
    return;
  }
  if (item->sort == LEAF_NOUN_KIND)
    leaf_problem_at (build, LEAF_PROBLEM_KIND_PLACED, item->wording, leaf_kind_name (build, item->kind), NULL);
  if (!LEAF_IS (instance))
    return;
  leaf_noun_describe (reading, item);
  if (leaf_instance_is (build, instance, LEAF_KIND (DIRECTION)))
    lead (reading, reading->subject, instance, LEAF_ID (LeafInstanceId, 0));
  else if (leaf_instance_is (build, instance, LEAF_KIND (ROOM)))
    leaf_problem_at (build, LEAF_PROBLEM_NOT_A_THING, leaf_reading_words (reading),
                     LEAF_INSTANCE (build, instance)->name, leaf_kind_name (build, LEAF_KIND (ROOM)));
  else {
    LEAF_INSTANCE (build, instance)->is_placed_nowhere = TRUE;
    LEAF_INSTANCE (build, instance)->placed_by = reading->sentence;
  }
}

/* "The sky is everywhere." */
void
leaf_make_everywhere (LeafAssertionPass *reading, LeafNoun *item, LeafNoun *everywhere, const LeafVerbPlace *verb)
{
  leaf_noun_make_side (reading, item, LEAF_KIND (OBJECT), FALSE);
  if (!LEAF_IS (leaf_noun_instance (reading, item)))
    return;
  reading->n_said++;
  if (reading->build->is_library)
    leaf_assert_kind (reading, leaf_noun_instance (reading, item), LEAF_KIND (BACKDROP), FALSE);
  LEAF_INSTANCE (reading->build, leaf_noun_instance (reading, item))->is_everywhere = TRUE;
}

void
leaf_assert_everywhere (LeafAssertionPass *reading, LeafNoun *item, LeafNoun *everywhere, const LeafVerbPlace *verb)
{
  LeafBuild *build = reading->build;
  LeafInstanceId instance = leaf_noun_instance (reading, item);

  if (!LEAF_IS (instance))
    return;
  if (!leaf_instance_is (build, instance, LEAF_KIND (BACKDROP)))
    leaf_problem_at (build, LEAF_PROBLEM_TWO_KINDS, leaf_reading_words (reading), LEAF_INSTANCE (build, instance)->name,
                     leaf_kind_name (build, LEAF_INSTANCE (build, instance)->kind));
  leaf_noun_describe (reading, item);
}

/* "East is the Library": from the room that was mentioned last. */
void
leaf_make_led (LeafAssertionPass *reading, LeafNoun *direction, LeafNoun *to, const LeafVerbPlace *verb)
{
  leaf_noun_make_side (reading, to, LEAF_KIND (OBJECT), TRUE);
  leaf_noun_prepare (reading, to);
}

void
leaf_assert_led (LeafAssertionPass *reading, LeafNoun *direction, LeafNoun *to, const LeafVerbPlace *verb)
{
  leaf_noun_describe (reading, to);
  if (LEAF_IS (leaf_noun_instance (reading, to)))
    lead (reading, reading->subject, direction->instance, leaf_noun_instance (reading, to));
}

/* "East of the Quay is north of the Yard": two one-way connections. */
void
leaf_assert_both_ways (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  reading->is_one_way = TRUE;
  leaf_assert_relates (reading, o->first, s->relation, s->is_reversed, s->first, &leaf_plain_verb, TRUE);
  leaf_assert_relates (reading, s->first, o->relation, o->is_reversed, o->first, &leaf_plain_verb, TRUE);
  reading->is_one_way = FALSE;
}
