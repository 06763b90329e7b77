/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-time.c: timed events, and scenes.
 *
 * m->timed is a list of pairs: a rule (0: a free place), and a time of day or, if negative, a number of turns from now.
 * An event set for a time happens within half an hour after it, so that clocks may be put forward.
 *
 * m->scenes is a list of SCENE_CELLS numbers for each scene, by its value. */

#include "leaf-parser-state.h"
#include "leaf-faults.h"
#include "leaf-frames.h"
#include "leaf-marks.h"
#include "leaf-natives-time.h"
#include "leaf-turn-record.h"
#include "leaf-print.h"
#include "leaf-properties.h"
#include "leaf-rulebook-exec.h"
#include "leaf-value-format.h"
#include "leaf-values.h"

#define NATIVE(name)  LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)
#define GIVE_TRUTH(x) (*result = LEAF_VALUE (TRUTH_STATE, (x) ? 1 : 0), LEAF_NATIVE_DONE)

enum { DAY = 24 * 60, HALF_HOUR = 30 };

/* --- timed events ------------------------------------------------------------------------------------------------- */

static void
add_event (LeafMachine *m, guint32 rule, LeafValue when)
{
  guint32 handle = (guint32) m->timed.bits, n, at;
  const LeafValue *values = leaf_block_values (&m->heap, handle, &n);

  for (at = 0; at < n && values[at].bits != (gint32) rule; at += 2)
    ;
  if (at >= n)
    for (at = 0; at < n && values[at].bits != 0; at += 2)
      ;
  if (at >= n)
    leaf_block_resize (&m->heap, handle, at + 2);
  leaf_block_set (&m->heap, handle, at, LEAF_VALUE (RULE, rule));
  leaf_block_set (&m->heap, handle, at + 1, when);
}

void
leaf_time_begin (LeafMachine *m)
{
  m->timed = (LeafValue) { LEAF_KIND_LIST, (gint32) leaf_heap_make (&m->heap, LEAF_BLOCK_LIST, LEAF_KIND_LIST, 0) };
  LEAF_EACH (&m->image->rules, i) {
    const LeafImageRule *rule = LEAF_ROW (&m->image->rules, LeafImageRule, i);

    if (rule->at_minutes >= 0 && rule->is_said)
      add_event (m, i, LEAF_VALUE (TIME, rule->at_minutes));
  }
}

/* The turn in which it is set also ends with the timed events rule, but does not count. */
NATIVE (event_in_turns)
{
  add_event (m, (guint32) args[0].bits, LEAF_VALUE (NUMBER, -CLAMP (args[1].bits, 0, G_MAXINT32 - 1) - 1));
  return LEAF_NATIVE_DONE;
}

NATIVE (event_at)
{
  add_event (m, (guint32) args[0].bits, LEAF_VALUE (TIME, args[1].bits));
  return LEAF_NATIVE_DONE;
}

NATIVE (event_in_period)
{
  gint32 now = leaf_variable (m, m->facts->time_cell).bits;

  add_event (m, (guint32) args[0].bits, LEAF_VALUE (TIME, (now + args[1].bits) % DAY));
  return LEAF_NATIVE_DONE;
}

static gboolean
falls_due (LeafMachine *m, LeafValue *when)
{
  gint32 late;

  if (when->bits < 0 || when->kind != LEAF_KIND_TIME) {
    when->bits++;
    return when->bits == 0;
  }
  late = (leaf_variable (m, m->facts->time_cell).bits - when->bits + DAY) % DAY;
  return late >= 0 && late < HALF_HOUR;
}

/* The phase is twice the number of events that were examined. */
NATIVE (timed_events)
{
  guint32 at = leaf_native_phase (m), n;

  leaf_block_values (&m->heap, (guint32) m->timed.bits, &n);
  for (; at + 1 < n; at += 2) {
    LeafValue *values = leaf_block_own (&m->heap, (guint32) m->timed.bits, n);
    guint32 rule = values != NULL ? (guint32) values[at].bits : 0;

    if (rule == 0 || !falls_due (m, &values[at + 1]))
      continue;
    values[at].bits = 0;
    leaf_native_set_phase (m, at + 2);
    leaf_call_rule (m, rule, LEAF_ENTRY_MACHINE);
    return LEAF_NATIVE_CALLED;
  }
  m->decided = FALSE;
  return LEAF_NATIVE_DONE;
}

/* --- scenes ------------------------------------------------------------------------------------------------------- */

enum { SCENE_STATUS = 0, SCENE_STARTED, SCENE_ENDED, SCENE_ENDINGS, SCENE_LATEST, SCENE_CHANGE, SCENE_CELLS };
enum { STATUS_WAITS = 0, STATUS_RUNS, STATUS_IS_OVER };

static guint32
n_scenes (const LeafMachine *m)
{
  return m->facts->enumerated[LEAF_KIND_SCENE] != NULL ? m->facts->enumerated[LEAF_KIND_SCENE][0] : 0;
}

void
leaf_scenes_begin (LeafMachine *m)
{
  m->scenes = (LeafValue) { LEAF_KIND_LIST, (gint32) leaf_heap_make (&m->heap, LEAF_BLOCK_LIST, LEAF_KIND_LIST,
                                                                     n_scenes (m) * SCENE_CELLS) };
}

static gint32
scene_fact (const LeafMachine *m, gint32 scene, guint32 which)
{
  guint32 n, at = (guint32) (scene - 1) * SCENE_CELLS + which;
  const LeafValue *values = leaf_block_values (&m->heap, (guint32) m->scenes.bits, &n);

  return at < n ? values[at].bits : 0; /* no scene is far behind the last */
}

static void
set_scene_fact (LeafMachine *m, gint32 scene, guint32 which, gint32 bits)
{
  leaf_block_set (&m->heap, (guint32) m->scenes.bits, (guint32) (scene - 1) * SCENE_CELLS + which,
                  LEAF_VALUE (NUMBER, bits));
}

/* clang-format off */
NATIVE (scene_is_happening) { return GIVE_TRUTH (scene_fact (m, args[0].bits, SCENE_STATUS) == STATUS_RUNS); }
NATIVE (scene_happening) { return GIVE_TRUTH (scene_fact (m, args[0].bits, SCENE_STATUS) == STATUS_RUNS); }
NATIVE (scene_has_happened) { return GIVE_TRUTH (scene_fact (m, args[0].bits, SCENE_ENDINGS) & 1); }
/* clang-format on */
static gboolean
is_now (const LeafMachine *m, LeafValue scene, guint32 which)
{
  return scene_fact (m, scene.bits, which) == leaf_variable (m, m->facts->time_cell).bits;
}

/* "Dawn begins when Night ends": only at that moment, because otherwise a recurring scene would begin again and
 * again. */
NATIVE (scene_just_began)
{
  return GIVE_TRUTH ((scene_fact (m, args[0].bits, SCENE_ENDINGS) & 1) && is_now (m, args[0], SCENE_STARTED));
}
NATIVE (scene_just_ended)
{
  return GIVE_TRUTH (scene_fact (m, args[0].bits, SCENE_ENDINGS) > 1 && is_now (m, args[0], SCENE_ENDED));
}
NATIVE (scene_has_ended)
{
  return GIVE_TRUTH (scene_fact (m, args[0].bits, SCENE_ENDINGS) > 1);
}

static LeafNativeStatus
scene_time (LeafMachine *m, LeafValue scene, guint32 which, gboolean since, LeafValue *result)
{
  gint32 then = scene_fact (m, scene.bits, which), now = leaf_variable (m, m->facts->time_cell).bits;
  gint32 endings = scene_fact (m, scene.bits, SCENE_ENDINGS);
  g_autofree char *name = NULL;

  if (which == SCENE_STARTED ? endings == 0 : endings <= 1) {
    name = leaf_value_to_string (m, scene);
    leaf_fault (m,
                which == SCENE_STARTED ? N_ ("the scene %1 has not begun yet") : N_ ("the scene %1 has not ended yet"),
                name, NULL);
    *result = since ? LEAF_VALUE (TIME_PERIOD, 1) : LEAF_VALUE (TIME, 1);
    return LEAF_NATIVE_DONE;
  }
  *result = since ? LEAF_VALUE (TIME_PERIOD, (DAY + now - then) % DAY) : LEAF_VALUE (TIME, then);
  return LEAF_NATIVE_DONE;
}

/* clang-format off */
NATIVE (scene_since_began) { return scene_time (m, args[0], SCENE_STARTED, TRUE, result); }
NATIVE (scene_when_began) { return scene_time (m, args[0], SCENE_STARTED, FALSE, result); }
NATIVE (scene_since_ended) { return scene_time (m, args[0], SCENE_ENDED, TRUE, result); }
NATIVE (scene_when_ended) { return scene_time (m, args[0], SCENE_ENDED, FALSE, result); }
/* clang-format on */

/* --- the ends of a scene ------------------------------------------------------------------------------------------ */

static const LeafImageSceneCondition *
condition_row (const LeafMachine *m, guint32 at)
{
  return LEAF_ROW (&m->image->scene_conditions, LeafImageSceneCondition, at);
}

static gboolean
ended_so (const LeafMachine *m, LeafValue scene, LeafValue condition)
{
  guint32 at = (guint32) condition.bits;

  return leaf_table_has_row (&m->image->scene_conditions, at) && scene_fact (m, scene.bits, SCENE_ENDINGS) > 1
         && scene_fact (m, scene.bits, SCENE_LATEST) == (gint32) condition_row (m, at)->end;
}

NATIVE (scene_ended_so)
{
  return GIVE_TRUTH (ended_so (m, args[0], args[1]));
}

NATIVE (scene_ends_so)
{
  return GIVE_TRUTH (ended_so (m, args[0], args[1]) && is_now (m, args[0], SCENE_ENDED));
}

/* The condition of this scene to test after `after` (0: the first), depending on its state: higher ends come first;
 * conditions for the same end keep their order. 0 if none is left. */
static guint32
next_condition (const LeafMachine *m, gint32 scene, guint32 after)
{
  guint32 instance = m->facts->enumerated[LEAF_KIND_SCENE][scene], best = 0, best_end = 0;
  gboolean runs = scene_fact (m, scene, SCENE_STATUS) == STATUS_RUNS;
  guint32 end_after = after != 0 ? condition_row (m, after)->end : G_MAXUINT32;

  for (guint32 i = m->image->first_condition[instance]; i != 0; i = condition_row (m, i)->next) {
    const LeafImageSceneCondition *row = condition_row (m, i);
    guint32 end;

    if ((row->end != 0) != runs || row->phrase == 0 || LEAF_IS (row->after))
      continue;
    end = row->end;
    if (end > end_after || (end == end_after && i <= after))
      continue;
    if (best == 0 || end > best_end) {
      best = i;
      best_end = end;
    }
  }
  return best;
}

gint32
leaf_scene_number (const LeafMachine *m, LeafInstanceId scene)
{
  const guint32 *scenes = m->facts->enumerated[LEAF_KIND_SCENE];
  gint32 number = 1;

  while (number <= (gint32) scenes[0] && scenes[number] != scene.ix)
    number++;
  return number;
}

/* Is the scene happening, and since when? */
gboolean
leaf_scene_runs (const LeafMachine *m, gint32 scene, gint32 *began)
{
  *began = scene_fact (m, scene, SCENE_STARTED);
  return scene_fact (m, scene, SCENE_STATUS) == STATUS_RUNS;
}

/* The name of an end, "merrily"; NULL for the plain end and the beginning. */
static const char *
name_of_end (const LeafMachine *m, gint32 scene, guint32 end)
{
  LEAF_EACH (&m->image->scene_conditions, i) {
    const LeafImageSceneCondition *row = condition_row (m, i);

    if (row->end == end && row->scene.ix == m->facts->enumerated[LEAF_KIND_SCENE][scene])
      return row->how;
  }
  return NULL;
}

/* How the scene last ended, if it has ended and is not happening again: "" for the plain end; otherwise NULL. */
const char *
leaf_scene_ended (const LeafMachine *m, gint32 scene)
{
  const char *how;

  if (scene_fact (m, scene, SCENE_ENDINGS) <= 1 || scene_fact (m, scene, SCENE_STATUS) == STATUS_RUNS)
    return NULL;
  how = name_of_end (m, scene, (guint32) scene_fact (m, scene, SCENE_LATEST));
  return how != NULL ? how : "";
}

/* Reports it to the player, after the command SCENES. */
static void
tell_of_scene (LeafMachine *m, gint32 scene, guint32 end)
{
  const char *name
      = LEAF_ROW (&m->image->instances, LeafImageInstance, m->facts->enumerated[LEAF_KIND_SCENE][scene])->name;
  const char *how = end > 1 ? name_of_end (m, scene, end) : NULL;

  if (!leaf_parser_reports (m, LEAF_REPORTED_SCENES))
    return;
  leaf_print_format (m, "[Scene '%s' %s]\n", name, end == 0 ? "begins" : "ends");
  if (how != NULL)
    leaf_print_format (m, "[Scene '%s' ends %s]\n", name, how);
}

/* Recorded for play/inspect/leaf-diagnose-scene.c. */
static void
note_for_asker (LeafMachine *m, LeafSceneNote note, guint32 condition)
{
  LeafSceneRecord record = { note, condition };

  if (m->record != NULL)
    g_array_append_val (m->record->scenes, record);
}

/* Until the rules for an end have been followed, it has not happened yet, but the scene's status has changed. */
static void
change_status (LeafMachine *m, gint32 scene, guint32 end)
{
  gboolean recurs = leaf_has (m, m->facts->enumerated[LEAF_KIND_SCENE][scene], m->facts->recurring);

  if (end == 0)
    set_scene_fact (m, scene, SCENE_STATUS, STATUS_RUNS);
  else
    set_scene_fact (m, scene, SCENE_STATUS, recurs ? STATUS_WAITS : STATUS_IS_OVER);
  tell_of_scene (m, scene, end);
  leaf_mark (m, leaf_mark_first_scene (m->image) + (guint32) scene * 2 + (end != 0));
}

static void
note_end (LeafMachine *m, gint32 scene, guint32 end)
{
  set_scene_fact (m, scene, end == 0 ? SCENE_STARTED : SCENE_ENDED, leaf_variable (m, m->facts->time_cell).bits);
  set_scene_fact (m, scene, SCENE_ENDINGS, scene_fact (m, scene, SCENE_ENDINGS) | 1 << MIN (end, 30));
  set_scene_fact (m, scene, SCENE_LATEST, (gint32) end);
}

static gint32
cell (LeafMachine *m, guint32 which)
{
  return leaf_native_cell (m, which)->bits;
}

static void
set_cell (LeafMachine *m, guint32 which, gint32 bits)
{
  *leaf_native_cell (m, which) = LEAF_VALUE (NUMBER, bits);
}

static void
follow_end (LeafMachine *m, guint32 phase, guint32 rulebook, LeafValue scene)
{
  leaf_native_set_phase (m, phase);
  leaf_call_rulebook (m, rulebook, scene, LEAF_ENTRY_MACHINE, FALSE);
}

/* --- scenes that depend on others --------------------------------------------------------------------------------- */

/* The end of a scene also begins or ends the scenes that depend on it, at once and in order, and in turn the scenes
 * that depend on these. In the effects of one condition each is visited once, because it is marked with the number of
 * that change. Only a scene that depends on itself is visited again. */

/* The next condition after `last` (0: the first) that is true because the scene ends in this way: by scene, then by
 * end. */
static guint32
next_taken_along (const LeafMachine *m, LeafInstanceId scene, guint32 end, guint32 last)
{
  guint32 best = 0;

  LEAF_EACH (&m->image->scene_conditions, i) {
    const LeafImageSceneCondition *row = condition_row (m, i), *before = condition_row (m, last),
                                  *found = condition_row (m, best);

    if (!LEAF_SAME (row->after, scene) || row->after_end != end)
      continue;
    if (last != 0
        && (row->scene.ix < before->scene.ix || (LEAF_SAME (row->scene, before->scene) && row->end <= before->end)))
      continue;
    if (best == 0 || row->scene.ix < found->scene.ix || (LEAF_SAME (row->scene, found->scene) && row->end < found->end))
      best = i;
  }
  return best;
}

enum { CELL_ALONG = 0, CELL_CHANGE };
typedef enum {
  PHASE_BEGIN = 0,
  PHASE_RULES_OF_BEGINNING,
  PHASE_NAMED_END,
  PHASE_WITH_NAMED_END,
  PHASE_RULES_OF_ALL,
  PHASE_END,
  PHASE_WITH_END
} EndPhase;

/* Calls the next end that accompanies the one of `row`, if any is left. */
static gboolean
take_along (LeafMachine *m, const LeafImageSceneCondition *row, guint32 end)
{
  guint32 next = next_taken_along (m, row->scene, end, (guint32) cell (m, CELL_ALONG));

  for (; next != 0; next = next_taken_along (m, row->scene, end, next)) {
    const LeafImageSceneCondition *other = condition_row (m, next);
    gint32 scene = leaf_scene_number (m, other->scene);
    LeafValue argument = LEAF_VALUE (NUMBER, (gint32) next);
    gint32 wanted = other->end == 0 ? STATUS_WAITS : STATUS_RUNS;
    gboolean is_same_scene = cell (m, CELL_ALONG) != 0
                             && LEAF_SAME (condition_row (m, (guint32) cell (m, CELL_ALONG))->scene, other->scene);

    if (scene_fact (m, scene, SCENE_CHANGE) == cell (m, CELL_CHANGE) && !is_same_scene
        && !LEAF_SAME (other->scene, row->scene))
      continue;
    set_scene_fact (m, scene, SCENE_CHANGE, cell (m, CELL_CHANGE));
    set_cell (m, CELL_ALONG, (gint32) next);
    if (scene_fact (m, scene, SCENE_STATUS) != wanted)
      continue;
    leaf_call_native (m, LEAF_NATIVE_end_scene, 1, &argument);
    return TRUE;
  }
  set_cell (m, CELL_ALONG, 0);
  return FALSE;
}

/* Cells: the accompanying end that was handled last, the number of the change. */
NATIVE (end_scene)
{
  const LeafImageSceneCondition *row = condition_row (m, (guint32) args[0].bits);
  gint32 scene = leaf_scene_number (m, row->scene);

  switch ((EndPhase) leaf_native_phase (m)) {
  case PHASE_BEGIN:
    set_cell (m, CELL_CHANGE, scene_fact (m, scene, SCENE_CHANGE));
    note_for_asker (m, LEAF_SCENE_CHANGED, (guint32) args[0].bits);
    if (row->end >= 2) /* "ends merrily" is also an end, which has happened before that */
      note_end (m, scene, 1);
    change_status (m, scene, row->end);
    if (row->end == 0)
      follow_end (m, PHASE_RULES_OF_BEGINNING, m->facts->when_scene_begins, LEAF_VALUE (SCENE, scene));
    else
      follow_end (m, row->end >= 2 ? PHASE_NAMED_END : PHASE_RULES_OF_ALL, row->rulebook.ix, LEAF_NO_VALUE);
    return LEAF_NATIVE_CALLED;
  case PHASE_RULES_OF_BEGINNING: follow_end (m, PHASE_END, row->rulebook.ix, LEAF_NO_VALUE); return LEAF_NATIVE_CALLED;
  case PHASE_NAMED_END:
    note_end (m, scene, row->end);
    leaf_native_set_phase (m, PHASE_WITH_NAMED_END);
    G_GNUC_FALLTHROUGH;
  case PHASE_WITH_NAMED_END:
    if (take_along (m, row, row->end))
      return LEAF_NATIVE_CALLED;
    follow_end (m, PHASE_RULES_OF_ALL, row->plain.ix, LEAF_NO_VALUE);
    return LEAF_NATIVE_CALLED;
  case PHASE_RULES_OF_ALL:
    follow_end (m, PHASE_END, m->facts->when_scene_ends, LEAF_VALUE (SCENE, scene));
    return LEAF_NATIVE_CALLED;
  case PHASE_END:
    if (row->end < 2)
      note_end (m, scene, row->end);
    leaf_native_set_phase (m, PHASE_WITH_END);
    break;
  case PHASE_WITH_END: break;
  }
  return take_along (m, row, MIN (row->end, 1)) ? LEAF_NATIVE_CALLED : LEAF_NATIVE_DONE;
}

/* --- all scenes --------------------------------------------------------------------------------------------------- */

/* Cells of the native: the current scene, the tested condition, the number of changes. Phases: searching; a condition
 * was tested; all its effects are done. */
enum { CELL_SCENE = 0, CELL_CONDITION, CELL_CHANGES };
typedef enum { PHASE_LOOK = 0, PHASE_TESTED, PHASE_CHANGED } ChangePhase;
enum { MOST_CHANGES = 22 };

/* A scene that begins when play begins does so once. */
static gboolean
is_spent (const LeafMachine *m, gint32 scene, guint32 condition)
{
  const LeafImageSceneCondition *row = condition_row (m, condition);

  return row->end == 0 && (scene_fact (m, scene, SCENE_ENDINGS) & 1) && row->is_at_start;
}

/* FALSE if it was the last. */
static gboolean
go_to_next_scene (LeafMachine *m)
{
  gint32 scene = cell (m, CELL_SCENE);

  set_cell (m, CELL_SCENE, scene + 1);
  set_cell (m, CELL_CONDITION, 0);
  return scene < (gint32) n_scenes (m);
}

/* Goes to the next condition, perhaps of the next scene. FALSE if all were visited. */
static gboolean
test_next (LeafMachine *m)
{
  for (;;) {
    gint32 scene = cell (m, CELL_SCENE);
    guint32 condition;

    if (scene == 0 || scene_fact (m, scene, SCENE_STATUS) == STATUS_IS_OVER) {
      condition = 0;
    } else {
      condition = next_condition (m, scene, (guint32) cell (m, CELL_CONDITION));
      while (condition != 0 && is_spent (m, scene, condition))
        condition = next_condition (m, scene, condition);
    }
    if (condition == 0) {
      if (!go_to_next_scene (m))
        return FALSE;
      continue;
    }
    set_cell (m, CELL_CONDITION, (gint32) condition);
    leaf_native_set_phase (m, PHASE_TESTED);
    leaf_call_phrase (m, condition_row (m, condition)->phrase, 0, NULL);
    return TRUE;
  }
}

/* Marks all scenes as not visited by the next change. Numbers of changes are never reused. */
static void
begin_change (LeafMachine *m, gint32 scene)
{
  gint32 latest = 0;

  for (gint32 i = 1; i <= (gint32) n_scenes (m); i++)
    latest = MAX (latest, scene_fact (m, i, SCENE_CHANGE));
  set_scene_fact (m, scene, SCENE_CHANGE, latest < G_MAXINT32 ? latest + 1 : 1);
}

NATIVE (change_scenes)
{
  LeafValue condition = LEAF_VALUE (NUMBER, 0);

  switch ((ChangePhase) leaf_native_phase (m)) {
  case PHASE_LOOK:
    if (cell (m, CELL_CHANGES) >= MOST_CHANGES)
      return LEAF_NATIVE_DONE;
    note_for_asker (m, LEAF_SCENES_LOOKED_AT, 0);
    break;
  case PHASE_TESTED:
    note_for_asker (m, m->returned.bits == 0 ? LEAF_SCENE_HELD_NOT : LEAF_SCENE_HELD,
                    (guint32) cell (m, CELL_CONDITION));
    if (m->returned.bits == 0)
      break;
    condition.bits = cell (m, CELL_CONDITION);
    begin_change (m, cell (m, CELL_SCENE));
    leaf_native_set_phase (m, PHASE_CHANGED);
    leaf_call_native (m, LEAF_NATIVE_end_scene, 1, &condition);
    return LEAF_NATIVE_CALLED;
  case PHASE_CHANGED:
    /* this change does not require visiting the other scenes again in this turn */
    if (condition_row (m, (guint32) cell (m, CELL_CONDITION))->is_at_start) {
      if (go_to_next_scene (m))
        break;
      m->decided = FALSE;
      return LEAF_NATIVE_DONE;
    }
    set_cell (m, CELL_SCENE, 0); /* all are visited again */
    set_cell (m, CELL_CONDITION, 0);
    set_cell (m, CELL_CHANGES, cell (m, CELL_CHANGES) + 1);
    if (cell (m, CELL_CHANGES) >= MOST_CHANGES) {
      leaf_fault (m, N_ ("scenes keep beginning and ending within one turn"), NULL);
      m->decided = FALSE;
      return LEAF_NATIVE_DONE;
    }
  }
  if (test_next (m))
    return LEAF_NATIVE_CALLED;
  m->decided = FALSE;
  return LEAF_NATIVE_DONE;
}
