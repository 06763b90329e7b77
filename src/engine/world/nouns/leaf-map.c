/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-map.c: directions, and connections between rooms.
 *
 * "The Lane is north of the Yard" states a connection north from the Yard, and makes one south from the Lane likely. A
 * stated connection replaces a likely one, in any order; two different statements contradict each other. In the map a
 * door is like a room; its sides are the rooms from which a connection leads to it. */

#include "leaf-library-lookup.h"
#include "leaf-missing-marks.h"
#include "leaf-assert.h"

#include <string.h>

static guint64
way_key (LeafInstanceId from, LeafInstanceId direction)
{
  return (guint64) from.ix << 32 | direction.ix;
}

/* --- directions --------------------------------------------------------------------------------------------------- */

/* Gives a new direction its relation, and the words for it: "north of", "north from", "mapped north of". */
void
leaf_map_new_direction (LeafBuild *build, LeafInstanceId direction)
{
  static const char *const forms[] = { "%s of", "%s from", "mapped %s of", "mapped %s from" };
  g_autofree char *name = g_utf8_strdown (LEAF_INSTANCE (build, direction)->name, -1);
  LeafRelation row = { .sort = LEAF_RELATION_MAPPING,
                       .left = LEAF_KIND (OBJECT),
                       .right = LEAF_KIND (OBJECT),
                       .direction = direction,
                       .sentence = LEAF_INSTANCE (build, direction)->sentence };
  LeafRelationId id;

  row.name = leaf_arena_printf (build->arena, "mapping %s", name);
  id = leaf_world_add_relation (build, &row, LEAF_NO_WORDS);
  for (guint32 i = 0; i < G_N_ELEMENTS (forms); i++) {
    g_auto (GStrv) halves = g_strsplit (forms[i], "%s", 2);
    const char *words = leaf_arena_printf (build->arena, "%s%s%s", halves[0], name, halves[1]);

    leaf_verbs_add_preposition (build, words, id, FALSE, row.sentence);
  }
}

static LeafInstanceId
opposite (const LeafBuild *build, LeafInstanceId direction)
{
  LeafPropertyId property = LEAF_ID (LeafPropertyId, leaf_known (build, LEAF_KNOWN_opposite));
  const LeafFact *fact = LEAF_IS (property) ? leaf_world_deciding_fact (build, direction, property) : NULL;

  return fact == NULL ? LEAF_ID (LeafInstanceId, 0) : leaf_instance_of_value (build, fact->given);
}

/* --- connections -------------------------------------------------------------------------------------------------- */

static gboolean
is_door (const LeafBuild *build, LeafInstanceId id)
{
  return LEAF_IS (id) && leaf_instance_is (build, id, LEAF_KIND (DOOR));
}

static void
add_connection (LeafAssertionPass *reading, const LeafConnection *row)
{
  LeafBuild *build = reading->build;
  LeafWorld *world = build->world;
  guint64 key = way_key (row->from, row->direction);
  guint32 known = leaf_index_find (&world->connection_of, key);
  LeafConnection *old;

  if (known == 0) {
    LeafConnection made = *row;

    made.order = world->connections.n;
    leaf_index_set (&world->connection_of, key, leaf_table_push (&world->connections, &made));
    return;
  }
  old = LEAF_ROW (&world->connections, LeafConnection, known);
  if (row->certainty < old->certainty || LEAF_SAME (old->to, row->to)) {
    if (row->certainty > old->certainty)
      old->order = world->connections.n;
    old->certainty = MAX (old->certainty, row->certainty);
    return;
  }
  if (row->certainty == old->certainty) {
    if (row->certainty == LEAF_CERTAIN)
      leaf_problem_at (build, LEAF_PROBLEM_MAP_TWO_WAYS,
                       LEAF_ROW (&build->sentences->sentences, LeafSentence, row->sentence.ix)->wording,
                       LEAF_INSTANCE (build, row->direction)->name,
                       is_door (build, row->to) || is_door (build, old->to)
                           ? LEAF_REMARK (N_ (" Where there is a door, do not also connect the rooms directly: "
                                              "'The gate is north of the Hall and south of the Yard.'"))
                           : NULL);
    return;
  }
  *old = *row;
}

void
leaf_map_connect (LeafAssertionPass *reading, const LeafWay *way)
{
  LeafBuild *build = reading->build;
  LeafConnection row = {
    .from = way->from, .direction = way->direction, .to = way->to, .certainty = LEAF_CERTAIN, .sentence = way->sentence
  };

  if (!LEAF_IS (way->from)) {
    leaf_problem_at (build, LEAF_PROBLEM_MAP_FROM_NOWHERE,
                     LEAF_ROW (&build->sentences->sentences, LeafSentence, way->sentence.ix)->wording, NULL, NULL);
    return;
  }
  add_connection (reading, &row);
  if (way->is_one_way || !LEAF_IS (way->to))
    return;
  row.from = way->to;
  row.to = way->from;
  row.direction = opposite (build, way->direction);
  row.certainty = LEAF_LIKELY;
  if (LEAF_IS (row.direction))
    add_connection (reading, &row);
}

/* The number that orders the sides of a door: that of the connection back from the door to the room, if there is
 * one. */
static guint32
order_of_side (const LeafBuild *build, LeafInstanceId door, const LeafConnection *way)
{
  LeafInstanceId back = opposite (build, way->direction);
  guint32 known = LEAF_IS (back) ? leaf_index_find (&build->world->connection_of, way_key (door, back)) : 0;

  return known != 0 ? LEAF_ROW (&build->world->connections, LeafConnection, known)->order : way->order;
}

struct _LeafWaysTo {
  guint32 *first; /* by instance: the first connection that leads to it */
  guint32 *next;  /* by connection: the next one that leads there */
};

LeafWaysTo *
leaf_world_ways_to_new (const LeafBuild *build)
{
  const LeafTable *connections = &build->world->connections;
  LeafWaysTo *self = g_new (LeafWaysTo, 1);

  self->first = g_new0 (guint32, build->world->instances.n);
  self->next = g_new0 (guint32, connections->n);
  for (guint32 i = connections->n; i-- > 1;) {
    guint32 to = LEAF_ROW (connections, LeafConnection, i)->to.ix;

    self->next[i] = self->first[to];
    self->first[to] = i;
  }
  return self;
}

void
leaf_world_ways_to_free (LeafWaysTo *self)
{
  g_free (self->first);
  g_free (self->next);
  g_free (self);
}

void
leaf_world_door_sides (const LeafBuild *build, const LeafWaysTo *ways, LeafInstanceId door, LeafInstanceId *front,
                       LeafInstanceId *back)
{
  guint32 first = 0;

  *front = *back = LEAF_ID (LeafInstanceId, 0);
  for (guint32 i = ways->first[door.ix]; i != 0; i = ways->next[i]) {
    const LeafConnection *way = LEAF_ROW (&build->world->connections, LeafConnection, i);

    if (LEAF_SAME (way->from, *front) || LEAF_IS (*back))
      continue;
    if (LEAF_IS (*front) && order_of_side (build, door, way) < first) {
      *back = *front;
      *front = way->from;
    } else if (LEAF_IS (*front)) {
      *back = way->from;
    } else {
      *front = way->from;
      first = order_of_side (build, door, way);
    }
  }
}

/* "Through the curtain is the Stage": the door has one side, and always leads to the Stage. */
LeafInstanceId
leaf_world_door_destination (const LeafBuild *build, LeafInstanceId door)
{
  LeafPropertyId through = LEAF_ID (LeafPropertyId, leaf_known (build, LEAF_KNOWN_leading_through));
  const LeafFact *fact = LEAF_IS (through) ? leaf_world_deciding_fact (build, door, through) : NULL;

  return fact != NULL ? leaf_instance_of_value (build, fact->given) : LEAF_ID (LeafInstanceId, 0);
}

/* --- checks on the finished map ----------------------------------------------------------------------------------- */

static gboolean
is_mappable (const LeafBuild *build, LeafInstanceId id)
{
  return leaf_instance_is (build, id, LEAF_KIND (ROOM)) || leaf_instance_is (build, id, LEAF_KIND (DOOR));
}

static void
check_end (LeafAssertionPass *reading, const LeafConnection *way, LeafInstanceId end)
{
  LeafBuild *build = reading->build;
  LeafWording said = LEAF_ROW (&build->sentences->sentences, LeafSentence, way->sentence.ix)->wording;
  g_autoptr (LeafMessageFragment) hint = NULL;

  if (!LEAF_IS (end) || is_mappable (build, end) || way->certainty != LEAF_CERTAIN)
    return;
  hint = leaf_hint_for_missing_stop (build, said);
  if (hint == NULL && leaf_pattern_fits (build, said, "... inside/outside ***"))
    hint = leaf_message_fragment (N_ (" To put a thing into another, write 'The ball is in the box.'"), NULL);
  leaf_problem_at (build, LEAF_PROBLEM_MAP_NOT_A_ROOM, said, hint, NULL);
}

/* The rooms with connections to a place. Up to three are distinguished: a door has two sides. */
typedef struct {
  LeafInstanceId first, last; /* the first room, and the latest that differs from it */
  guint32 n;
  gboolean is_reported;
} Sides;

static void
note_side (Sides *sides, LeafInstanceId from)
{
  if (sides->n == 0)
    sides->first = from;
  else if (LEAF_SAME (from, sides->first) || (sides->n > 1 && LEAF_SAME (from, sides->last)))
    return;
  else
    sides->last = from;
  sides->n++;
}

static gboolean
is_third_side (const LeafBuild *build, const Sides *sides, LeafInstanceId door, LeafInstanceId side)
{
  return LEAF_IS (door) && LEAF_IS (side) && leaf_instance_is (build, door, LEAF_KIND (DOOR)) && sides[door.ix].n > 2
         && LEAF_SAME (sides[door.ix].last, side);
}

/* Is there a connection from one place to the other? */
static gboolean
leads_to (const LeafBuild *build, LeafInstanceId from, LeafInstanceId to)
{
  LEAF_EACH (&build->world->connections, i) {
    const LeafConnection *way = LEAF_ROW (&build->world->connections, LeafConnection, i);

    if (LEAF_SAME (way->from, from) && LEAF_SAME (way->to, to))
      return TRUE;
  }
  return FALSE;
}

/* "The gate is in the Attic", where the gate is between two other rooms. */
static void
check_door_places (LeafAssertionPass *reading, const Sides *sides)
{
  LeafBuild *build = reading->build;

  for (guint i = 0; i < reading->placements->len; i++) {
    const LeafPlacement *row = &g_array_index (reading->placements, LeafPlacement, i);

    if (row->held != LEAF_HELD_IN || !LEAF_IS (row->holder) || !leaf_instance_is (build, row->item, LEAF_KIND (DOOR))
        || sides[row->item.ix].n == 0)
      continue;
    if (!leads_to (build, row->holder, row->item) && !leads_to (build, row->item, row->holder))
      leaf_problem_at (build, LEAF_PROBLEM_DOOR_ELSEWHERE,
                       LEAF_ROW (&build->sentences->sentences, LeafSentence, row->sentence.ix)->wording,
                       LEAF_INSTANCE (build, row->item)->name, NULL);
  }
}

/* Going back through a door must lead to the starting room, or the door would not be a single opening. A second
 * connection to the door is allowed from a place to which the door leads in another direction. */
static gboolean
is_twisted (const LeafBuild *build, const LeafConnection *way)
{
  LeafInstanceId back = leaf_instance_is (build, way->to, LEAF_KIND (DOOR)) ? opposite (build, way->direction)
                                                                            : LEAF_ID (LeafInstanceId, 0);
  guint32 known = LEAF_IS (back) ? leaf_index_find (&build->world->connection_of, way_key (way->to, back)) : 0;
  const LeafConnection *way_back = known != 0 ? LEAF_ROW (&build->world->connections, LeafConnection, known) : NULL;

  return way_back != NULL && LEAF_IS (way_back->to) && !LEAF_SAME (way_back->to, way->from)
         && !leads_to (build, way->to, way->from);
}

/* Reports one problem for each door. */
static void
complain_of_door (LeafBuild *build, Sides *sides, const LeafConnection *way, LeafProblemCode code)
{
  if (!sides->is_reported)
    leaf_problem_at (build, code, LEAF_ROW (&build->sentences->sentences, LeafSentence, way->sentence.ix)->wording,
                     NULL, NULL);
  sides->is_reported = TRUE;
}

void
leaf_map_check (LeafAssertionPass *reading)
{
  LeafBuild *build = reading->build;
  const LeafTable *connections = &build->world->connections, *instances = &build->world->instances;
  g_autofree Sides *sides = g_new0 (Sides, instances->n);

  LEAF_EACH (connections, i) {
    LeafConnection way = *LEAF_ROW (connections, LeafConnection, i);

    if (LEAF_IS (way.to))
      note_side (&sides[way.to.ix], way.from);
    if (LEAF_IS (way.to) && way.certainty == LEAF_CERTAIN)
      note_side (&sides[way.from.ix], way.to);
    check_end (reading, &way, way.from);
    check_end (reading, &way, way.to);
    if (way.certainty == LEAF_CERTAIN && is_third_side (build, sides, way.to, way.from))
      complain_of_door (build, &sides[way.to.ix], &way, LEAF_PROBLEM_DOOR_TOO_MANY_SIDES);
    if (way.certainty == LEAF_CERTAIN && leaf_instance_is (build, way.from, LEAF_KIND (DOOR))
        && leaf_instance_is (build, way.to, LEAF_KIND (DOOR)))
      leaf_problem_at (build, LEAF_PROBLEM_DOOR_BETWEEN_DOORS,
                       LEAF_ROW (&build->sentences->sentences, LeafSentence, way.sentence.ix)->wording, NULL, NULL);
  }
  LEAF_EACH (connections, i) { /* when all sides are known: the connection from a door onward, and back through it */
    LeafConnection way = *LEAF_ROW (connections, LeafConnection, i);

    if (way.certainty != LEAF_CERTAIN)
      continue;
    if (!LEAF_IS (way.to) && is_door (build, way.from))
      complain_of_door (build, &sides[way.from.ix], &way, LEAF_PROBLEM_DOOR_TO_NOTHING);
    else if (is_third_side (build, sides, way.from, way.to))
      complain_of_door (build, &sides[way.from.ix], &way, LEAF_PROBLEM_DOOR_TOO_MANY_SIDES);
    else if (LEAF_IS (way.to) && sides[way.to.ix].n <= 2 && is_twisted (build, &way))
      complain_of_door (build, &sides[way.to.ix], &way, LEAF_PROBLEM_DOOR_TWISTED);
  }
  check_door_places (reading, sides);
  LEAF_EACH (instances, i) {
    const LeafInstance *door = LEAF_ROW (instances, LeafInstance, i);
    LeafInstanceId id = LEAF_ID (LeafInstanceId, i);

    if (door->sentence.ix < build->story_sentence || !leaf_instance_is (build, id, LEAF_KIND (DOOR))
        || LEAF_IS (door->owner))
      continue;
    if (sides[i].n == 0)
      leaf_problem_at (build, LEAF_PROBLEM_DOOR_UNCONNECTED,
                       leaf_wording_empty (door->made_at)
                           ? LEAF_ROW (&build->sentences->sentences, LeafSentence, door->sentence.ix)->wording
                           : door->made_at,
                       NULL, NULL);
  }
}
