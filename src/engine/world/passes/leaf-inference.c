/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inference.c: infers what the sentences do not say.
 *
 * The steps, each of which needs the previous ones:
 *   kinds         what a connection leads to is a room, what supports things is a supporter, who wears is a person ...
 *   places        "in" becomes in a room, in a container or in a region; "here" finds its room; reports contradictions
 *   appearances   a quoted text alone is the description of a room, but the initial appearance of a thing
 *   implications  scenery is fixed in place, unless something more certain is known
 *   names         printed names, proper and plural naming, as the words suggest
 */

#include "leaf-library-lookup.h"
#include "leaf-assert.h"
#include "leaf-names-private.h"

#include <string.h>

static const LeafKindId no_kind = { 0 };
static const LeafInstanceId no_instance = { 0 };

static LeafWording
sentence_words (const LeafBuild *build, LeafSentenceId sentence)
{
  return LEAF_ROW (&build->sentences->sentences, LeafSentence, sentence.ix)->wording;
}

/* --- kinds -------------------------------------------------------------------------------------------------------- */

static gboolean
is_undecided (const LeafBuild *build, LeafInstanceId id)
{
  return LEAF_IS (id) && LEAF_SAME (LEAF_INSTANCE (build, id)->kind, LEAF_KIND (OBJECT));
}

/* Narrows a kind by its use; a stated kind that allows it is narrowed too (a thing that supports something). */
static void
imply (LeafAssertionPass *reading, LeafInstanceId id, LeafKindId kind)
{
  if (leaf_kind_conforms (reading->build, kind, LEAF_INSTANCE (reading->build, id)->kind))
    leaf_assert_kind (reading, id, kind, FALSE);
}

static gboolean
is_placelike (const LeafBuild *build, LeafInstanceId id)
{
  return leaf_instance_is (build, id, LEAF_KIND (ROOM)) || leaf_instance_is (build, id, LEAF_KIND (REGION));
}

/* What is the thing in? A region if it contains rooms, a room if it is known to be one, otherwise a container. */
static void
imply_from_containment (LeafAssertionPass *reading, const LeafPlacement *row, const guint8 *is_placed)
{
  LeafBuild *build = reading->build;

  if (is_placelike (build, row->item)) {
    if (is_undecided (build, row->holder))
      leaf_assert_kind (reading, row->holder, LEAF_KIND (REGION), FALSE);
    return;
  }
  if (leaf_instance_is (build, row->holder, LEAF_KIND (REGION)) && is_undecided (build, row->item))
    leaf_assert_kind (reading, row->item, LEAF_KIND (ROOM), FALSE);
  if (is_placelike (build, row->holder))
    return;
  if (is_undecided (build, row->holder)
      || (is_placed[row->holder.ix] && LEAF_SAME (LEAF_INSTANCE (build, row->holder)->kind, LEAF_KIND (THING))))
    leaf_assert_kind (reading, row->holder, LEAF_KIND (CONTAINER), FALSE);
  else
    imply (reading, row->holder, LEAF_KIND (CONTAINER));
}

static void
imply_from_placement (LeafAssertionPass *reading, const LeafPlacement *row, const guint8 *is_placed)
{
  LeafBuild *build = reading->build;

  if (!LEAF_IS (row->holder))
    return;
  if (row->is_here) {
    if (is_undecided (build, row->item))
      leaf_assert_kind (reading, row->item, LEAF_KIND (THING), FALSE);
    return;
  }
  switch (row->held) {
  case LEAF_HELD_ON: imply (reading, row->holder, LEAF_KIND (SUPPORTER)); break;
  case LEAF_HELD_CARRIED:
  case LEAF_HELD_WORN: imply (reading, row->holder, LEAF_KIND (PERSON)); break;
  case LEAF_HELD_REGION: imply (reading, row->holder, LEAF_KIND (REGION)); return;
  case LEAF_HELD_IN: imply_from_containment (reading, row, is_placed); break;
  case LEAF_HELD_NOT:
  case LEAF_HELD_PART:
    if (is_undecided (build, row->holder))
      leaf_assert_kind (reading, row->holder, LEAF_KIND (THING), FALSE);
  }
  if (is_undecided (build, row->item) && !leaf_instance_is (build, row->holder, LEAF_KIND (REGION)))
    leaf_assert_kind (reading, row->item, LEAF_KIND (THING), FALSE);
}

/* The ends of a connection are rooms, unless their kinds are known. */
static void
imply_from_ways (LeafAssertionPass *reading)
{
  const LeafTable *connections = &reading->build->world->connections;

  LEAF_EACH (connections, i) {
    LeafConnection way = *LEAF_ROW (connections, LeafConnection, i);

    if (is_undecided (reading->build, way.from))
      leaf_assert_kind (reading, way.from, LEAF_KIND (ROOM), FALSE);
    if (is_undecided (reading->build, way.to))
      leaf_assert_kind (reading, way.to, LEAF_KIND (ROOM), FALSE);
  }
}

static LeafInstanceId undecided_object (const LeafBuild *build, LeafValue value);

static LeafInstanceId
object_of (const LeafBuild *build, LeafValue value)
{
  LeafInstanceId id = leaf_instance_of_value (build, value);

  return LEAF_IS (id) && leaf_kind_is_object (build, LEAF_INSTANCE (build, id)->kind) ? id : no_instance;
}

/* The value of a property whose values are rooms is a room, unless its kind is known: "The other side of the gate is
 * the Lane". For a property that stores a relation, owner and value get the kinds of the relation's sides. */
static void
imply_from_partners (LeafAssertionPass *reading)
{
  LeafBuild *build = reading->build;
  const LeafTable *instances = &build->world->instances;

  for (guint32 i = 1; i < instances->n; i++) {
    for (guint32 at = LEAF_ROW (instances, LeafInstance, i)->first_fact; at != 0;) {
      LeafFact fact = *LEAF_ROW (&build->world->facts, LeafFact, at);
      LeafProperty property = *LEAF_ROW (&build->world->properties, LeafProperty, fact.property.ix);
      LeafInstanceId value = undecided_object (build, fact.given);

      if (LEAF_IS (value) && leaf_kind_conforms (build, property.kind, LEAF_KIND (ROOM)))
        leaf_assert_kind (reading, value, property.kind, FALSE);
      if (LEAF_IS (property.relation)) {
        const LeafRelation relation = *LEAF_ROW (&build->world->relations, LeafRelation, property.relation.ix);

        if (LEAF_IS (object_of (build, fact.given)))
          imply (reading, object_of (build, fact.given), relation.property_on_left ? relation.right : relation.left);
        imply (reading, LEAF_ID (LeafInstanceId, i), relation.property_on_left ? relation.left : relation.right);
      }
      at = fact.next;
    }
  }
}

static LeafInstanceId
undecided_object (const LeafBuild *build, LeafValue value)
{
  LeafInstanceId id = leaf_instance_of_value (build, value);

  return value.kind == LEAF_KIND_OBJECT && is_undecided (build, id) ? id : no_instance;
}

/* If loving relates people, whoever loves is a person, even if declared as a thing. */
static void
imply_from_pairs (LeafAssertionPass *reading)
{
  LeafBuild *build = reading->build;

  for (guint32 i = 1; i < build->world->relations.n; i++) {
    LeafRelation row = *LEAF_ROW (&build->world->relations, LeafRelation, i);

    for (guint32 at = row.first_pair; at != 0;) {
      LeafPair pair = *LEAF_ROW (&build->world->pairs, LeafPair, at);
      LeafInstanceId left = object_of (build, pair.left), right = object_of (build, pair.right);

      if (LEAF_IS (left))
        imply (reading, left, row.left);
      if (LEAF_IS (right))
        imply (reading, right, row.right);
      at = pair.next;
    }
  }
}

void
leaf_infer_kinds (LeafAssertionPass *reading)
{
  LeafBuild *build = reading->build;
  g_autofree guint8 *is_placed = g_new0 (guint8, build->world->instances.n);
  guint32 n = build->world->instances.n;

  imply_from_ways (reading);
  imply_from_partners (reading);
  imply_from_pairs (reading);
  for (guint i = 0; i < reading->placements->len; i++) {
    const LeafPlacement *row = &g_array_index (reading->placements, LeafPlacement, i);

    if (!leaf_instance_is (build, row->holder, LEAF_KIND (REGION)))
      is_placed[row->item.ix] = TRUE;
  }
  /* What is in a region is a room, even if an earlier sentence puts something in it. */
  for (guint i = 0; i < reading->placements->len; i++) {
    const LeafPlacement *row = &g_array_index (reading->placements, LeafPlacement, i);

    if (is_undecided (build, row->item) && (row->held == LEAF_HELD_IN || row->held == LEAF_HELD_REGION)
        && leaf_instance_is (build, row->holder, LEAF_KIND (REGION)))
      leaf_assert_kind (reading, row->item, LEAF_KIND (ROOM), FALSE);
  }
  /* Two rounds are needed: a thing on something in X shows that X is a place, and may be read later. */
  for (guint round = 0; round < 2; round++)
    for (guint i = 0; i < reading->placements->len; i++)
      imply_from_placement (reading, &g_array_index (reading->placements, LeafPlacement, i), is_placed);
  for (guint32 i = 1; i < n; i++)
    if (is_undecided (build, LEAF_ID (LeafInstanceId, i)))
      leaf_assert_kind (reading, LEAF_ID (LeafInstanceId, i), LEAF_KIND (THING), FALSE);
}

/* --- places ------------------------------------------------------------------------------------------------------- */

static LeafInstanceId first_room (const LeafBuild *build);

/* What "here" may refer to. */
typedef struct {
  LeafInstanceId *rooms; /* by the number of subjects before: the last room among them */
  guint32 *mentions;     /* by instance: the number of subjects up to its first mention; 0: none */
} Here;

/* Which instances are rooms is known by now. */
static Here
find_here (const LeafAssertionPass *reading)
{
  Here here = { .rooms = g_new0 (LeafInstanceId, reading->subjects->len + 1),
                .mentions = g_new0 (guint32, reading->build->world->instances.n) };

  if (reading->is_staged)
    here.rooms[0] = first_room (reading->build);
  for (guint32 i = 0; i < reading->subjects->len; i++) {
    LeafInstanceId id = g_array_index (reading->subjects, LeafInstanceId, i);

    here.rooms[i + 1] = leaf_instance_is (reading->build, id, LEAF_KIND (ROOM)) ? id : here.rooms[i];
    if (here.mentions[id.ix] == 0)
      here.mentions[id.ix] = i + 1;
  }
  return here;
}

/* "Here" means the room that was mentioned last; for one of "every goat is here" that is mentioned later, before its
 * mention. */
static LeafInstanceId
room_spoken_of (const LeafAssertionPass *reading, const Here *here, const LeafPlacement *row)
{
  guint32 from = MIN (row->subject_index, reading->subjects->len);

  if (row->is_each && here->mentions[row->item.ix] > from + 1)
    from = here->mentions[row->item.ix] - 1;
  if (from <= row->subject_index && leaf_instance_is (reading->build, row->holder, LEAF_KIND (ROOM)))
    return row->holder;
  return here->rooms[from];
}

/* Containment is a forest, since a thing that would contain itself is refused. By instance: a holder of it, at any
 * level; the outermost holder has itself. Each climb shortens the path for the next (union-find), so that nested boxes
 * cost no more than boxes next to each other. */
static guint32 *
find_tops (const LeafBuild *build)
{
  guint32 *tops = g_new (guint32, build->world->instances.n);

  tops[0] = 0;
  LEAF_EACH (&build->world->instances, i)
    tops[i] = LEAF_IS (LEAF_ROW (&build->world->instances, LeafInstance, i)->holder)
                  ? LEAF_ROW (&build->world->instances, LeafInstance, i)->holder.ix
                  : i;
  return tops;
}

static guint32
top_of (guint32 *tops, guint32 i)
{
  for (; tops[i] != i; i = tops[i])
    tops[i] = tops[tops[i]];
  return i;
}

/* Can the holder hold an object in this way? */
static gboolean
can_hold (const LeafBuild *build, LeafInstanceId holder, LeafHoldingRelation held)
{
  switch (held) {
  case LEAF_HELD_IN: return leaf_instance_is (build, holder, LEAF_KIND (CONTAINER)) || is_placelike (build, holder);
  case LEAF_HELD_ON: return leaf_instance_is (build, holder, LEAF_KIND (SUPPORTER));
  case LEAF_HELD_CARRIED:
  case LEAF_HELD_WORN: return leaf_instance_is (build, holder, LEAF_KIND (PERSON));
  case LEAF_HELD_REGION: return leaf_instance_is (build, holder, LEAF_KIND (REGION));
  case LEAF_HELD_NOT:
  case LEAF_HELD_PART: break;
  }
  return TRUE;
}

static void
complain (LeafBuild *build, LeafProblemCode code, const LeafPlacement *row, const char *arg2, const char *arg3)
{
  leaf_problem_at (build, code, sentence_words (build, row->sentence), arg2, arg3);
}

static void
add_backdrop_place (LeafBuild *build, LeafInstanceId backdrop, LeafInstanceId place)
{
  LeafBackdropPlace row = { .backdrop = backdrop, .place = place };
  LeafInstance *instance = LEAF_INSTANCE (build, backdrop);

  leaf_table_push (&build->world->backdrop_places, &row);
  if (!LEAF_IS (instance->holder) && leaf_instance_is (build, place, LEAF_KIND (ROOM))) {
    instance->holder = place;
    instance->held = LEAF_HELD_IN;
  }
}

static void
make_wearable (LeafAssertionPass *reading, const LeafPlacement *row)
{
  LeafBuild *build = reading->build;
  LeafPropertyId wearable = { leaf_known (build, LEAF_KNOWN_wearable) };
  LeafFact fact = { .property = wearable, .certainty = LEAF_LIKELY, .sentence = row->sentence };

  if (leaf_world_strongest_fact (build, no_kind, row->item, wearable) == NULL)
    leaf_world_add_fact (build, no_kind, row->item, &fact);
}

typedef enum { NOT_ASKED, BEGINS_CARRIED, BEGINS_ELSEWHERE } Beginning;

/* Does a person have it at the start: carried or worn, or inside or on something that is? A part of a person is not
 * carried. `known`: earlier answers by instance; all objects on the way up get the answer. */
static gboolean
begins_carried (const LeafBuild *build, guint8 *known, LeafInstanceId id)
{
  LeafInstanceId top = id;

  while (known[top.ix] == NOT_ASKED) {
    const LeafInstance *row = LEAF_INSTANCE (build, top);

    known[top.ix] = row->held == LEAF_HELD_CARRIED || row->held == LEAF_HELD_WORN ? BEGINS_CARRIED : BEGINS_ELSEWHERE;
    if (LEAF_IS (row->holder) && (row->held == LEAF_HELD_IN || row->held == LEAF_HELD_ON))
      top = row->holder;
  }
  for (; !LEAF_SAME (id, top); id = LEAF_INSTANCE (build, id)->holder)
    known[id.ix] = known[top.ix];
  return known[top.ix] == BEGINS_CARRIED;
}

/* A thing that a person carries is portable, whatever its kind: asserting that it is also fixed in place is a
 * contradiction. */
static void
make_carried_portable (LeafAssertionPass *reading)
{
  LeafBuild *build = reading->build;
  LeafPropertyId fixed = leaf_world_find_property (build, "fixed in place");
  guint32 n = build->world->instances.n;
  g_autofree guint8 *known = g_new0 (guint8, n);

  for (guint32 i = 1; i < n; i++) {
    LeafInstanceId id = LEAF_ID (LeafInstanceId, i);

    if (!leaf_instance_is (build, id, LEAF_KIND (THING)) || !begins_carried (build, known, id))
      continue;
    reading->sentence = LEAF_INSTANCE (build, id)->placed_by;
    leaf_assert_either_or (reading, no_kind, id, fixed, TRUE, LEAF_CERTAIN);
  }
}

static gboolean
is_placed_here (const LeafAssertionPass *reading, const LeafInstance *item)
{
  for (guint i = 0; i < reading->placements->len; i++) {
    const LeafPlacement *row = &g_array_index (reading->placements, LeafPlacement, i);

    if (row->is_here && LEAF_SAME (row->sentence, item->placed_by))
      return TRUE;
  }
  return FALSE;
}

/* "Bob is in the Yard. Bob is in the Barn." is reported at the earlier sentence of the story, as in the reference;
 * "nowhere", and the second region of a place, at the later one, and "here" at its own sentence. */
static gboolean
is_reported_at_row (const LeafAssertionPass *reading, const LeafPlacement *row, const LeafInstance *item)
{
  LeafBuild *build = reading->build;
  gboolean is_earlier = row->sentence.ix >= build->story_sentence
                        && (item->placed_by.ix < build->story_sentence || row->sentence.ix < item->placed_by.ix);

  if (row->is_here && !is_placed_here (reading, item))
    return TRUE;
  return is_earlier
         != ((item->is_placed_nowhere && !LEAF_IS (item->holder))
             || (is_placelike (build, row->item) && leaf_instance_is (build, row->holder, LEAF_KIND (REGION))));
}

/* The problem quotes the sentence at which it is not reported. */
static void
complain_of_two_places (const LeafAssertionPass *reading, const LeafPlacement *row, const LeafInstance *item)
{
  LeafBuild *build = reading->build;
  gboolean is_at_row = is_reported_at_row (reading, row, item);
  g_autofree char *other
      = leaf_wording_dup_quoted (build, sentence_words (build, is_at_row ? item->placed_by : row->sentence));

  leaf_problem_at (build, LEAF_PROBLEM_TWO_PLACES, sentence_words (build, is_at_row ? row->sentence : item->placed_by),
                   item->name, other);
}

/* Only regions contain rooms and regions, with "in" or "regionally in". */
static gboolean
is_badly_placed (const LeafBuild *build, const LeafPlacement *row)
{
  gboolean is_place = is_placelike (build, row->item),
           is_region = leaf_instance_is (build, row->holder, LEAF_KIND (REGION));

  switch (row->held) {
  case LEAF_HELD_IN:
  case LEAF_HELD_REGION: return is_place != is_region;
  case LEAF_HELD_NOT:
  case LEAF_HELD_ON:
  case LEAF_HELD_CARRIED:
  case LEAF_HELD_WORN:
  case LEAF_HELD_PART: break;
  }
  return is_place || leaf_instance_is (build, row->item, LEAF_KIND (DOOR));
}

static void
settle (LeafAssertionPass *reading, const Here *here, guint32 *tops, LeafPlacement *row)
{
  LeafBuild *build = reading->build;
  LeafInstance *item;

  if (row->is_here) {
    row->holder = room_spoken_of (reading, here, row);
    if (!LEAF_IS (row->holder))
      complain (build, LEAF_PROBLEM_HERE_NOWHERE, row, NULL, NULL);
  }
  if (!LEAF_IS (row->holder))
    return;
  if (leaf_instance_is (build, row->item, LEAF_KIND (BACKDROP))) {
    add_backdrop_place (build, row->item, row->holder);
    return;
  }
  if (leaf_instance_is (build, row->item, LEAF_KIND (DOOR)) && row->held == LEAF_HELD_IN)
    return; /* the map gives doors their places */
  if (row->held == LEAF_HELD_PART && is_placelike (build, row->item)
      && leaf_instance_is (build, row->holder, LEAF_KIND (REGION)))
    row->held = LEAF_HELD_REGION; /* "The Yard is part of the Estate": a room or a region is in a region */
  if (row->held == LEAF_HELD_PART
      && (is_placelike (build, row->item) || leaf_instance_is (build, row->item, LEAF_KIND (DOOR))
          || leaf_instance_is (build, row->holder, LEAF_KIND (ROOM))
          || leaf_instance_is (build, row->holder, LEAF_KIND (DIRECTION))
          || LEAF_SAME (row->item, leaf_world_player (build)))) {
    complain (build, LEAF_PROBLEM_PART_NOT_THING, row, LEAF_INSTANCE (build, row->item)->name, NULL);
    return;
  }
  if (!is_placelike (build, row->item) && !leaf_instance_is (build, row->item, LEAF_KIND (THING))) {
    complain (build, LEAF_PROBLEM_NOT_A_THING, row, LEAF_INSTANCE (build, row->item)->name,
              leaf_kind_name (build, LEAF_INSTANCE (build, row->item)->kind));
    return;
  }
  if (!can_hold (build, row->holder, row->held)) {
    complain (build, LEAF_PROBLEM_CANNOT_HOLD, row, LEAF_INSTANCE (build, row->holder)->name,
              leaf_kind_name (build, LEAF_INSTANCE (build, row->holder)->kind));
    return;
  }
  if (is_badly_placed (build, row)) {
    complain (build, LEAF_PROBLEM_CANNOT_HOLD, row, LEAF_INSTANCE (build, row->holder)->name,
              leaf_kind_name (build, LEAF_INSTANCE (build, row->holder)->kind));
    return;
  }
  item = LEAF_INSTANCE (build, row->item);
  if (LEAF_SAME (row->item, row->holder)) {
    complain (build, LEAF_PROBLEM_PLACE_IN_CIRCLE, row, item->name, NULL);
    return;
  }
  if (item->is_placed_nowhere && !LEAF_IS (item->holder) && item->placed_by.ix >= build->story_sentence) {
    complain_of_two_places (reading, row, item);
    return;
  }
  if (LEAF_IS (item->holder) && !LEAF_SAME (item->holder, row->holder)) {
    complain_of_two_places (reading, row, item);
    return;
  }
  if (LEAF_IS (item->holder) && (item->held == LEAF_HELD_PART) != (row->held == LEAF_HELD_PART)) {
    g_autofree char *other = leaf_wording_dup_quoted (build, sentence_words (build, item->placed_by));

    complain (build, LEAF_PROBLEM_TWO_PLACES, row, item->name, other);
    return;
  }
  if (top_of (tops, row->holder.ix) == row->item.ix) {
    complain (build, LEAF_PROBLEM_PLACE_IN_CIRCLE, row, item->name, NULL);
    return;
  }
  if (LEAF_IS (item->holder) && row->held != LEAF_HELD_WORN)
    return; /* it was said before, perhaps more exactly */
  tops[row->item.ix] = row->holder.ix;
  item->holder = row->holder;
  item->held = leaf_instance_is (build, row->holder, LEAF_KIND (REGION)) ? LEAF_HELD_REGION : row->held;
  item->placed_by = row->sentence;
  if (row->held == LEAF_HELD_WORN)
    make_wearable (reading, row);
}

/* Is it in a room when the play begins, directly or indirectly? */
static gboolean
is_in_a_room (const LeafBuild *build, LeafInstanceId id)
{
  for (guint32 steps = 0; LEAF_IS (id) && steps < build->world->instances.n; steps++) {
    if (leaf_instance_is (build, id, LEAF_KIND (ROOM)))
      return TRUE;
    id = LEAF_INSTANCE (build, id)->holder;
  }
  return FALSE;
}

/* Puts a door into the room on its front side. */
static void
place_doors (LeafBuild *build)
{
  const LeafTable *connections = &build->world->connections;
  g_autoptr (LeafWaysTo) ways = leaf_world_ways_to_new (build);

  LEAF_EACH (connections, i) {
    const LeafConnection *way = LEAF_ROW (connections, LeafConnection, i);
    LeafInstanceId front, back;
    LeafInstance *door;

    if (!LEAF_IS (way->to) || !leaf_instance_is (build, way->to, LEAF_KIND (DOOR)))
      continue;
    door = LEAF_INSTANCE (build, way->to);
    if (LEAF_IS (door->holder)) {
      door->is_between |= !LEAF_SAME (door->holder, way->from);
      continue;
    }
    leaf_world_door_sides (build, ways, way->to, &front, &back);
    door->holder = LEAF_IS (front) ? front : way->from;
    door->held = LEAF_HELD_IN;
    door->placed_by = way->sentence;
    door->is_between = !LEAF_SAME (door->holder, way->from);
  }
}

static gboolean
is_of_extension (const LeafBuild *build, LeafSentenceId sentence)
{
  LeafWording w = LEAF_IS (sentence) ? sentence_words (build, sentence) : LEAF_NO_WORDS;

  return !leaf_wording_empty (w)
         && !leaf_wording_empty (leaf_extension_name (build, leaf_word (build, w.first)->source, NULL));
}

/* The first room of the story's own text, or else of an extension. */
static LeafInstanceId
first_room (const LeafBuild *build)
{
  LeafInstanceId first = no_instance;

  LEAF_EACH (&build->world->instances, i) {
    LeafInstanceId id = LEAF_ID (LeafInstanceId, i);

    if (!leaf_instance_is (build, id, LEAF_KIND (ROOM)))
      continue;
    if (!is_of_extension (build, LEAF_INSTANCE (build, id)->sentence))
      return id;
    if (!LEAF_IS (first))
      first = id;
  }
  return first;
}

/* A story without a room gets one. Its name does not occur in the source, and is not printed above its description. */
static void
make_stage (LeafAssertionPass *reading)
{
  LeafBuild *build = reading->build;
  guint32 nameless = leaf_known (build, LEAF_KNOWN_option_nameless_rooms);

  if (build->is_library || LEAF_IS (first_room (build)))
    return;
  leaf_world_make_named (build, LEAF_KIND (ROOM), "Stage", LEAF_ID (LeafSentenceId, 0));
  LEAF_ROW (&build->world->use_options, LeafUseOption, nameless)->is_active = TRUE;
  reading->is_staged = TRUE;
}

static void
place_player (LeafAssertionPass *reading)
{
  LeafBuild *build = reading->build;
  LeafInstanceId player = leaf_world_player (build), room = first_room (build);
  LeafInstance *row;

  if (build->is_library || !LEAF_IS (player))
    return;
  row = LEAF_INSTANCE (build, player);
  build->world->is_player_placed = LEAF_IS (row->holder);
  if (!LEAF_IS (row->holder) && !row->is_placed_nowhere) {
    row->holder = room;
    row->held = LEAF_HELD_IN;
  }
  if (!is_in_a_room (build, player))
    leaf_problem_at (build, LEAF_PROBLEM_PLAYER_OUTSIDE, sentence_words (build, row->placed_by), NULL, NULL);
}

static void
add_to_chain (const LeafBuild *build, guint32 i)
{
  const LeafTable *instances = &build->world->instances;
  LeafInstanceId holder = LEAF_ROW (instances, LeafInstance, i)->holder;
  LeafInstance *row;

  if (!LEAF_IS (holder))
    return;
  row = LEAF_ROW (instances, LeafInstance, holder.ix);
  if (row->last_held == 0)
    row->first_held = i;
  else
    LEAF_ROW (instances, LeafInstance, row->last_held)->next_in_holder = i;
  row->last_held = i;
}

/* Chains the things in each holder in order of creation, except that a player that no sentence places comes first. */
static void
chain_things (LeafBuild *build)
{
  const LeafTable *instances = &build->world->instances;
  LeafInstanceId player = leaf_world_player (build);
  guint32 first = LEAF_IS (player) && !LEAF_IS (LEAF_INSTANCE (build, player)->placed_by) ? player.ix : 0;

  LEAF_EACH (instances, i) {
    LeafInstance *row = LEAF_ROW (instances, LeafInstance, i);

    row->first_held = row->last_held = row->next_in_holder = 0;
    row->is_unplaced_player = i == first;
  }
  if (first != 0)
    add_to_chain (build, first);
  LEAF_EACH (instances, i)
    if (i != first)
      add_to_chain (build, i);
}

/* A door with one side is in a single room, like a thing. So is a door with a room "through" it. */
static gboolean
is_in_several (const LeafBuild *build, guint32 i)
{
  LeafKindId kind = LEAF_ROW (&build->world->instances, LeafInstance, i)->kind;

  return leaf_kind_conforms (build, kind, LEAF_KIND (BACKDROP))
         || (leaf_kind_conforms (build, kind, LEAF_KIND (DOOR))
             && LEAF_ROW (&build->world->instances, LeafInstance, i)->is_between
             && !LEAF_IS (leaf_world_door_destination (build, LEAF_ID (LeafInstanceId, i))));
}

/* Objects where a walk starts: rooms, things that are nowhere, a player that no sentence places, parts, and objects in
 * several places, such as doors and backdrops. A region within a region comes after that region. */
static gboolean
begins_walk (const LeafBuild *build, guint32 i)
{
  const LeafInstance *row = LEAF_ROW (&build->world->instances, LeafInstance, i);

  return !LEAF_IS (row->holder) || row->held == LEAF_HELD_PART || is_in_several (build, i) || row->is_unplaced_player
         || (row->held == LEAF_HELD_REGION && !leaf_kind_conforms (build, row->kind, LEAF_KIND (REGION)));
}

/* The next step of a walk through the tree: down into the object, to its sibling, or up until there is one. */
static guint32
next_in_walk (const LeafBuild *build, guint32 at, guint32 top)
{
  const LeafTable *instances = &build->world->instances;
  gboolean goes_in = at == top || !begins_walk (build, at);

  if (goes_in && LEAF_ROW (instances, LeafInstance, at)->first_held != 0)
    return LEAF_ROW (instances, LeafInstance, at)->first_held;
  for (; at != top; at = LEAF_ROW (instances, LeafInstance, at)->holder.ix)
    if (LEAF_ROW (instances, LeafInstance, at)->next_in_holder != 0)
      return LEAF_ROW (instances, LeafInstance, at)->next_in_holder;
  return 0;
}

/* Visits a start of a walk and everything that it holds. Stops where it holds itself. */
static void
order_from (LeafBuild *build, guint32 top, guint32 *order)
{
  const LeafTable *instances = &build->world->instances;

  LEAF_ROW (instances, LeafInstance, top)->order = ++*order;
  for (guint32 at = next_in_walk (build, top, top); at != 0 && at != top; at = next_in_walk (build, at, top))
    if (!begins_walk (build, at))
      LEAF_ROW (instances, LeafInstance, at)->order = ++*order;
}

/* The first direction from `way` on; the end of the table if there is none. */
static guint32
direction_from (const LeafTable *instances, guint32 way)
{
  while (way < instances->n && !LEAF_SAME (LEAF_ROW (instances, LeafInstance, way)->kind, LEAF_KIND (DIRECTION)))
    way++;
  return way;
}

/* Things are visited in world order, not in the order of the text: each room with all that it holds; separately objects
 * that are in no single room, or part of something. Directions, which are made before everything else, come where they
 * are mentioned. Things that contain themselves, by mistake, come last. */
static void
order_things (LeafBuild *build)
{
  const LeafTable *instances = &build->world->instances;
  guint32 order = 0, way = direction_from (instances, 1);

  LEAF_EACH (instances, i)
    LEAF_ROW (instances, LeafInstance, i)->order = 0;
  LEAF_EACH (instances, i) {
    const LeafInstance *row = LEAF_ROW (instances, LeafInstance, i);

    if (LEAF_SAME (row->kind, LEAF_KIND (DIRECTION)) || !begins_walk (build, i))
      continue;
    for (; way < instances->n && LEAF_ROW (instances, LeafInstance, way)->sentence.ix <= row->sentence.ix;
         way = direction_from (instances, way + 1))
      LEAF_ROW (instances, LeafInstance, way)->order = ++order;
    order_from (build, i, &order);
  }
  LEAF_EACH (instances, i)
    if (LEAF_ROW (instances, LeafInstance, i)->order == 0)
      LEAF_ROW (instances, LeafInstance, i)->order = ++order;
}

void
leaf_infer_places (LeafAssertionPass *reading)
{
  g_autofree guint32 *tops = NULL;
  Here here;

  make_stage (reading);
  tops = find_tops (reading->build);
  here = find_here (reading);
  for (guint round = 0; round < 2; round++)
    for (guint i = 0; i < reading->placements->len; i++) {
      LeafPlacement *row = &g_array_index (reading->placements, LeafPlacement, i);

      if (row->is_here == (round == 1))
        settle (reading, &here, tops, row);
    }
  g_free (here.rooms);
  g_free (here.mentions);
  make_carried_portable (reading);
  place_doors (reading->build);
  place_player (reading);
  chain_things (reading->build);
  order_things (reading->build);
}

/* --- implications ------------------------------------------------------------------------------------------------- */

/* The fact about the thing itself, or else about the broadest of its kinds that has a fact, even if a narrower one has
 * one too. */
static const LeafFact *
fact_to_imply_from (const LeafBuild *build, LeafInstanceId id, LeafPropertyId property)
{
  const LeafFact *found = leaf_world_strongest_fact (build, no_kind, id, property);

  if (found != NULL)
    return found;
  for (LeafKindId kind = LEAF_INSTANCE (build, id)->kind; LEAF_IS (kind); kind = leaf_kind (build, kind)->parent) {
    const LeafFact *fact = leaf_world_strongest_fact (build, kind, LEAF_ID (LeafInstanceId, 0), property);

    found = fact != NULL ? fact : found;
  }
  return found;
}

static gboolean
holds (const LeafBuild *build, LeafInstanceId id, const LeafNounAdjective *condition)
{
  LeafKindId kind = LEAF_INSTANCE (build, id)->kind;
  gboolean negated = FALSE;
  LeafPropertyId property;
  const LeafFact *fact;

  if (LEAF_IS (condition->value)) {
    property = leaf_property_for_value (build, LEAF_INSTANCE (build, condition->value)->kind, kind, id);
    fact = LEAF_IS (property) ? fact_to_imply_from (build, id, property) : NULL;
    return fact != NULL && fact->given.bits == leaf_instance_value (build, condition->value).bits;
  }
  property = leaf_property_of_adjective (build, condition->adjective, kind, id, &negated);
  if (!leaf_property_provided (build, property, kind, id))
    return FALSE;
  fact = fact_to_imply_from (build, id, property);
  return fact != NULL && (fact->is_negated == (negated != condition->is_negated));
}

/* Returns TRUE if the thing did not have the property before. */
static gboolean
imply_property (LeafAssertionPass *reading, LeafInstanceId id, const LeafImplication *row)
{
  LeafBuild *build = reading->build;
  LeafKindId kind = LEAF_INSTANCE (build, id)->kind;
  gboolean negated = FALSE;
  LeafPropertyId property;

  if (LEAF_IS (row->result.value))
    property = leaf_property_for_value (build, LEAF_INSTANCE (build, row->result.value)->kind, kind, id);
  else
    property = leaf_property_of_adjective (build, row->result.adjective, kind, id, &negated);
  if (!leaf_property_provided (build, property, kind, id)
      || leaf_world_strongest_fact (build, no_kind, id, property) != NULL)
    return FALSE;
  reading->sentence = row->sentence;
  leaf_assert_adjective (reading, no_kind, id, &row->result, FALSE,
                         row->certainty == LEAF_CERTAIN ? LEAF_LIKELY : row->certainty);
  return leaf_world_strongest_fact (build, no_kind, id, property) != NULL;
}

/* Returns TRUE if a thing has a new property. */
static gboolean
apply_implications (LeafAssertionPass *reading)
{
  LeafBuild *build = reading->build;
  const LeafTable *implications = &build->world->implications;
  guint32 n = build->world->instances.n;
  gboolean is_any_new = FALSE;

  LEAF_EACH (implications, i) {
    LeafImplication row = *LEAF_ROW (implications, LeafImplication, i);

    for (guint32 at = 1; at < n; at++) {
      LeafInstanceId id = LEAF_ID (LeafInstanceId, at);
      gboolean all = !LEAF_IS (row.kind) || leaf_instance_is (build, id, row.kind);

      for (guint32 condition = 0; all && condition < row.n_conditions; condition++)
        all = holds (build, id, &row.conditions[condition]);
      if (all && imply_property (reading, id, &row))
        is_any_new = TRUE;
    }
  }
  return is_any_new;
}

/* A property that is implied may imply another, whatever the order of the sentences. */
void
leaf_infer_implications (LeafAssertionPass *reading)
{
  while (apply_implications (reading))
    ;
}

/* --- initial appearances ------------------------------------------------------------------------------------------ */

static gboolean
is_scenery (const LeafBuild *build, LeafInstanceId id)
{
  LeafPropertyId scenery = LEAF_ID (LeafPropertyId, leaf_known (build, LEAF_KNOWN_scenery));
  const LeafFact *fact = LEAF_IS (id) ? leaf_world_deciding_fact (build, id, scenery) : NULL;

  return fact != NULL && !fact->is_negated;
}

/* A separate text already described the thing. The second one is usually meant for something named in between. */
static gboolean
has_appearance (LeafAssertionPass *reading, const LeafAppearance *row, LeafPropertyId property)
{
  LeafBuild *build = reading->build;
  const LeafFact *known = leaf_world_strongest_fact (build, row->kind, row->instance, property);
  LeafWording earlier;

  if (known == NULL || !LEAF_IS (row->instance) || known->sentence.ix < build->story_sentence)
    return FALSE;
  earlier = LEAF_ROW (&build->sentences->sentences, LeafSentence, known->sentence.ix)->wording;
  if (leaf_wording_length (earlier) != 1 || leaf_word (build, earlier.first)->sort != LEAF_WORD_TEXT)
    return FALSE;
  {
    g_autofree char *said = leaf_wording_dup (build, earlier);

    leaf_problem_at (build, LEAF_PROBLEM_TWO_APPEARANCES, row->text, LEAF_INSTANCE (build, row->instance)->name, said);
  }
  return TRUE;
}

void
leaf_infer_appearances (LeafAssertionPass *reading)
{
  LeafBuild *build = reading->build;
  LeafPropertyId description = LEAF_ID (LeafPropertyId, leaf_known (build, LEAF_KNOWN_description));
  LeafPropertyId appearance = LEAF_ID (LeafPropertyId, leaf_known (build, LEAF_KNOWN_initial_appearance));

  for (guint i = 0; i < reading->appearances->len; i++) {
    const LeafAppearance *row = &g_array_index (reading->appearances, LeafAppearance, i);
    LeafKindId kind = LEAF_IS (row->instance) ? LEAF_INSTANCE (build, row->instance)->kind : row->kind;
    gboolean is_thing = leaf_kind_conforms (build, kind, LEAF_KIND (THING)) && !is_scenery (build, row->instance);
    LeafPropertyId property = is_thing && LEAF_IS (appearance) ? appearance : description;

    reading->sentence = row->sentence;
    reading->near = leaf_sentence_heading (build, row->sentence);
    if (!has_appearance (reading, row, property))
      leaf_assert_property (reading, row->kind, row->instance, property, row->text, LEAF_CERTAIN);
  }
}

/* --- names -------------------------------------------------------------------------------------------------------- */

typedef struct {
  LeafPropertyId printed_name, printed_plural, article, proper, plural;
} NameProperties;

static void
add_likely (LeafBuild *build, LeafKindId kind, LeafInstanceId id, LeafPropertyId property, LeafValue value)
{
  LeafFact fact = { .property = property, .certainty = LEAF_LIKELY, .given = value };

  if (leaf_world_strongest_fact (build, kind, id, property) == NULL)
    leaf_world_add_fact (build, kind, id, &fact);
}

/* Does a sentence give the thing, or a kind of it, a printed name? All others got theirs when the library was
 * completed. */
static gboolean
has_printed_name (const LeafBuild *build, LeafInstanceId id, LeafPropertyId printed_name, gboolean *is_said)
{
  const LeafFact *fact = leaf_world_deciding_fact (build, id, printed_name);

  *is_said = fact != NULL && LEAF_IS (fact->sentence);
  return fact != NULL;
}

LeafValue
leaf_world_printed (LeafBuild *build, const LeafConstantReader *reader, const char *name)
{
  g_autofree char *text = g_strdup (name);
  gsize length = strlen (name);

  for (gsize at = 0; at < length; at++)
    if (leaf_words_is_quotation (name, at, length))
      text[at] = '"';
  return reader->text (build, text);
}

/* The name if it shows the owner, to be freed with g_free: a part of the player is "your nose", and "Your hat" is "your
 * hat" anywhere in a sentence. A room keeps its capital, for its heading. NULL if the name does not show the owner. */
static char *
name_of_yours (const LeafBuild *build, LeafInstanceId id, const LeafInstance *row)
{
  const char *whose = LEAF_IS (row->owner) ? strstr (row->name, "yourself's") : NULL, *rest = NULL;

  if (whose != NULL)
    return g_strdup_printf ("%.*syour%s", (int) (whose - row->name), row->name, whose + strlen ("yourself's"));
  if (g_str_has_prefix (row->name, "Your ") && leaf_instance_is (build, id, LEAF_KIND (OBJECT))
      && !leaf_instance_is (build, id, LEAF_KIND (ROOM)))
    rest = row->name + strlen ("Your ");
  return rest != NULL ? g_strconcat ("your ", rest, NULL) : NULL;
}

/* If the owner has another printed name, the name of its part follows that: "'s tail" after the name of Tom. */
static char *
name_of_owners (const LeafBuild *build, const LeafInstance *row)
{
  const LeafInstance *owner = LEAF_INSTANCE (build, row->owner);

  if (!LEAF_IS (row->owner) || row->is_nameless || owner->is_nameless || !owner->is_printed_otherwise)
    return NULL;
  return g_strdup_printf ("'s %s", leaf_kind_name (build, row->kind));
}

static void
name_instance (LeafBuild *build, LeafInstanceId id, const NameProperties *properties, const LeafConstantReader *reader)
{
  LeafInstance row = *LEAF_INSTANCE (build, id);
  g_autofree char *yours = name_of_yours (build, id, &row), *owners = name_of_owners (build, &row);
  const LeafFact *naming = leaf_world_deciding_fact (build, id, properties->proper);

  /* not against an "always" */
  if ((row.is_proper || yours != NULL) && (naming == NULL || naming->certainty < LEAF_CERTAIN))
    add_likely (build, no_kind, id, properties->proper, (LeafValue) { 0 });
  if (row.is_plural)
    add_likely (build, no_kind, id, properties->plural, (LeafValue) { 0 });
  if (reader == NULL)
    return;
  if (row.takes_the || (yours == NULL && leaf_instance_is (build, id, LEAF_KIND (DIRECTION))))
    add_likely (build, no_kind, id, properties->article, reader->text (build, "the"));
  if (has_printed_name (build, id, properties->printed_name, &LEAF_INSTANCE (build, id)->is_printed_otherwise))
    return;
  if (owners != NULL) {
    add_likely (build, no_kind, id, properties->printed_name, reader->owned (build, row.owner, owners));
    return;
  }
  LEAF_INSTANCE (build, id)->prints_its_name = yours == NULL || LEAF_IS (row.owner);
  add_likely (build, no_kind, id, properties->printed_name,
              leaf_world_printed (build, reader, yours != NULL ? yours : row.name));
}

static void
name_kind (LeafBuild *build, LeafKindId kind, const NameProperties *properties, const LeafConstantReader *reader)
{
  const char *plural = leaf_kind (build, kind)->plural;

  if (reader == NULL || LEAF_SAME (kind, LEAF_KIND (THING)) || LEAF_SAME (kind, LEAF_KIND (OBJECT))
      || leaf_kind_conforms (build, kind, LEAF_KIND (ROOM)))
    return;
  add_likely (build, kind, no_instance, properties->printed_plural, leaf_world_printed (build, reader, plural));
}

/* Gives each object its printed name and naming properties, and each kind its printed plural, unless a sentence
 * does. */
void
leaf_infer_names (LeafBuild *build, const LeafConstantReader *reader)
{
  NameProperties properties = {
    .printed_name = LEAF_ID (LeafPropertyId, leaf_known (build, LEAF_KNOWN_printed_name)),
    .printed_plural = LEAF_ID (LeafPropertyId, leaf_known (build, LEAF_KNOWN_printed_plural_name)),
    .article = LEAF_ID (LeafPropertyId, leaf_known (build, LEAF_KNOWN_indefinite_article)),
    .proper = LEAF_ID (LeafPropertyId, leaf_known (build, LEAF_KNOWN_proper_named)),
    .plural = LEAF_ID (LeafPropertyId, leaf_known (build, LEAF_KNOWN_plural_named)),
  };
  guint32 n = build->world->instances.n;

  LEAF_EACH (&build->kinds->kinds, i)
    if (leaf_kind_is_object (build, LEAF_ID (LeafKindId, i)))
      name_kind (build, LEAF_ID (LeafKindId, i), &properties, reader);
  for (guint32 i = 1; i < n; i++)
    if (leaf_kind_is_object (build, LEAF_ROW (&build->world->instances, LeafInstance, i)->kind))
      name_instance (build, LEAF_ID (LeafInstanceId, i), &properties, reader);
}
