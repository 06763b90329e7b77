/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-procedural.c: the rule change stack, with which procedural rules temporarily change other rules.
 *
 * The stack is one flat array of records. Following something pushes a mark, runs the procedural rules, which push
 * their changes, and finally cuts the stack back to the mark. The changes above the topmost mark are in force.
 * Following something within something else begins without changes, and runs the procedural rules again.
 *
 *   follow R       FOLLOWING   mark; the procedural rules; R; the stack is restored
 *   R is reached   CHANGED     what was moved before R; R, or its replacement, or nothing; what was moved after R
 *
 * A rule without records runs directly, without a CHANGED frame. A replacement runs without further changes, so two
 * rules may replace each other. A rejected or ignored rule is undecided, like one that does not apply. */

#include "leaf-events.h"
#include "leaf-faults.h"
#include "leaf-frames.h"
#include "leaf-rulebook-enter.h"
#include "leaf-rulebook-exec.h"
#include "leaf-rule-changes.h"

typedef enum { FOLLOWING_OPENS = 0, FOLLOWING_RUNS, FOLLOWING_CLOSES } FollowingPhase;
enum { CELL_PARAMETER = 0, CELL_OUTCOME, CELL_HAS_VALUE, CELL_VALUE }; /* of FOLLOWING */
enum { CHANGED_BEFORE = 0, CHANGED_ITSELF, CHANGED_AFTER };

static guint32
id_of (LeafValue what)
{
  return (guint32) what.bits;
}

static gboolean
is_book (LeafValue what)
{
  return what.kind == LEAF_KIND_RULEBOOK;
}

static LeafValue
subject_of (const LeafFrame *frame)
{
  return (LeafValue) { frame->flags & LEAF_FLAG_BOOK ? LEAF_KIND_RULEBOOK : LEAF_KIND_RULE, (gint32) frame->of };
}

/* --- the stack ---------------------------------------------------------------------------------------------------- */

static gboolean
put_down (LeafMachine *m, LeafChangeRecord change)
{
  if (m->n_changes >= LEAF_MOST_RULE_CHANGES) {
    leaf_fault (m, N_ ("so many rule changes are in force (%1) that there is no room for another"),
                LEAF_DIGITS (m->n_changes), NULL);
    return FALSE;
  }
  if (m->n_changes >= m->changes_room) {
    m->changes_room = MAX (16, m->n_changes * 2);
    m->changes = g_renew (LeafChangeRecord, m->changes, m->changes_room);
  }
  m->changes[m->n_changes++] = change;
  return TRUE;
}

/* If a procedural rule follows something, it runs again, and so on. Then nothing more is followed until the outermost
 * frame, that of the turn, is closed. If this happens again before a command was read, turns would go by without
 * end. */
static void
stop_rules (LeafMachine *m)
{
  m->rules_are_stopped = TRUE;
  if (m->rules_were_stopped_before)
    leaf_fault_final (
        m, N_ ("%1 rulebooks are again being followed one inside the other, before any command could be read"),
        LEAF_DIGITS (m->rule_frames), NULL);
  else
    leaf_fault (
        m, N_ ("%1 rulebooks are being followed one inside the other, which is too many: nothing more of them is run"),
        LEAF_DIGITS (m->rule_frames), NULL);
  m->rules_were_stopped_before = TRUE;
}

/* TRUE if the frame is open. */
static gboolean
open_frame (LeafMachine *m, const LeafFrame *frame)
{
  if (!put_down (m, (LeafChangeRecord) { .what = subject_of (frame), .by = m->n_frames - 1 }))
    return FALSE;
  m->rule_frames++;
  if (m->rule_frames >= LEAF_MOST_RULE_FRAMES)
    stop_rules (m);
  return TRUE;
}

static void
close_frame (LeafMachine *m)
{
  m->n_changes = leaf_frame_first_change (m, m->n_changes);
  m->n_changes -= m->n_changes > 0;
  m->rule_frames--;
  if (m->rule_frames == 0)
    m->rules_are_stopped = FALSE;
}

/* --- following a changed rule or rulebook ------------------------------------------------------------------------- */

static void
push_changed (LeafMachine *m, LeafValue what, LeafValue parameter, guint32 rulebook, LeafEntry entry, gboolean quiet,
              guint32 moved_by)
{
  LeafFrame *frame = leaf_push_frame (m, LEAF_FRAME_CHANGED, entry);

  frame->of = id_of (what);
  frame->rulebook = rulebook;
  frame->flags = (is_book (what) ? LEAF_FLAG_BOOK : 0) | (quiet ? LEAF_FLAG_QUIET : 0);
  frame->at = leaf_frame_first_change (m, m->n_changes);
  frame->kept = moved_by;
  leaf_push_parameter (m, parameter);
}

/* TRUE if it is finished, or a frame was pushed. `moved_by`: the record that makes it run here; 0 in its own place. */
static gboolean
run_changed (LeafMachine *m, LeafValue what, LeafValue parameter, guint32 rulebook, LeafEntry entry, gboolean quiet,
             guint32 moved_by)
{
  LeafRuleChanges changes;

  if (m->rules_are_stopped) {
    leaf_undecided (m);
    return TRUE;
  }
  changes = leaf_rule_changes_of (m, what);
  if (changes.moved != 0 && moved_by == 0) {
    leaf_event_passed (m, what, rulebook, entry, leaf_override_info (m, LEAF_OVERRIDE_MOVED_AWAY, changes.moved));
    leaf_undecided (m);
    return TRUE;
  }
  if (!changes.touched)
    return FALSE;
  push_changed (m, what, parameter, rulebook, entry, quiet, moved_by);
  return TRUE;
}

gboolean
leaf_run_with_rule_changes (LeafMachine *m, guint32 rule, guint32 rulebook, LeafEntry entry, gboolean quiet)
{
  return run_changed (m, LEAF_VALUE (RULE, rule), m->parameter, rulebook, entry, quiet, 0);
}

/* The next record, from `frame->at` on in the given order, that moves something to this place; 0 if there is none. */
static guint32
next_moved (const LeafMachine *m, LeafFrame *frame, LeafChangeSort sort)
{
  LeafValue what = subject_of (frame);
  guint32 first = leaf_frame_first_change (m, m->n_changes);

  if (sort == LEAF_CHANGE_MOVE_BEFORE) {
    while (frame->at < m->n_changes)
      if (m->changes[frame->at++].sort == (guint32) sort && leaf_is_same_rule (m->changes[frame->at - 1].other, what))
        return frame->at;
  } else {
    while (frame->at > first)
      if (m->changes[--frame->at].sort == (guint32) sort && leaf_is_same_rule (m->changes[frame->at].other, what))
        return frame->at + 1;
  }
  return 0;
}

/* The rules that already ran here may have printed something. */
static void
divide_between (LeafMachine *m, LeafFrame *frame)
{
  if (frame->options)
    leaf_divide_before_rule (m, frame);
  frame->options = TRUE;
}

static void
run_moved (LeafMachine *m, LeafFrame *frame, guint32 record)
{
  LeafValue what = m->changes[record - 1].what;

  divide_between (m, frame);
  /* since a record moves it, the result is always TRUE */
  run_changed (m, what, m->parameter, is_book (what) ? 0 : frame->rulebook, (LeafEntry) frame->entry,
               (frame->flags & LEAF_FLAG_QUIET) != 0, record);
}

static void
leave_changed (LeafMachine *m)
{
  leaf_pop_parameter (m, leaf_machine_frame (m));
  leaf_leave_frame (m, LEAF_NO_VALUE);
}

/* Runs the rule itself, or its replacement. */
static void
run_itself (LeafMachine *m, LeafFrame *frame, const LeafRuleChanges *changes)
{
  gboolean is_stand_in = changes->substituted != 0;
  LeafValue what = is_stand_in ? m->changes[changes->substituted - 1].other : subject_of (frame);
  LeafEntry entry = is_stand_in ? LEAF_ENTRY_SUBSTITUTED : (LeafEntry) frame->entry;
  guint32 depth = m->n_frames;

  divide_between (m, frame);
  if (is_book (subject_of (frame)) && !is_book (what))
    leaf_divide_before_rule (m, frame);
  if (changes->rejected != 0)
    frame->flags |= LEAF_FLAG_REJECTS;
  if (is_stand_in)
    leaf_event_passed (m, subject_of (frame), frame->rulebook, (LeafEntry) frame->entry,
                       leaf_override_info (m, LEAF_OVERRIDE_REPLACED, changes->substituted));
  if (!is_book (what)) {
    leaf_begin_rule (m, id_of (what), frame->rulebook, entry);
    return;
  }
  leaf_enter_rulebook (m, id_of (what), m->parameter, entry, (frame->flags & LEAF_FLAG_QUIET) != 0);
  if (m->n_frames != depth && changes->rejected != 0)
    /* all its rules run, since their decisions do not count */
    leaf_machine_frame (m)->flags |= LEAF_FLAG_REJECTS;
}

static void
advance_to_itself (LeafMachine *m, LeafFrame *frame)
{
  LeafRuleChanges changes;
  guint32 record = next_moved (m, frame, LEAF_CHANGE_MOVE_BEFORE);

  if (record != 0) {
    run_moved (m, frame, record);
    return;
  }
  changes = leaf_rule_changes_of (m, subject_of (frame));
  frame->captured = changes.substituted != 0 ? changes.substituted : changes.rejected;
  if (changes.ignored != 0) {
    leaf_event_passed (m, subject_of (frame), frame->rulebook, (LeafEntry) frame->entry,
                       leaf_override_info (m, LEAF_OVERRIDE_IGNORED, changes.ignored));
    leaf_undecided (m);
    leave_changed (m);
    return;
  }
  frame->phase = CHANGED_ITSELF;
  run_itself (m, frame, &changes);
}

void
leaf_advance_changed (LeafMachine *m)
{
  LeafFrame *frame = leaf_machine_frame (m);
  gboolean has_run = frame->options != 0,
           rejects = frame->phase == CHANGED_ITSELF && (frame->flags & LEAF_FLAG_REJECTS);
  guint32 record;

  if (has_run && m->decided && !rejects) {
    leave_changed (m);
    return;
  }
  if (has_run)
    leaf_undecided (m);
  if (m->rules_are_stopped) {
    leaf_undecided (m);
    leave_changed (m);
    return;
  }
  if (frame->phase == CHANGED_BEFORE) {
    advance_to_itself (m, frame);
    return;
  }
  if (frame->phase == CHANGED_ITSELF) {
    frame->phase = CHANGED_AFTER;
    frame->at = m->n_changes;
  }
  record = next_moved (m, frame, LEAF_CHANGE_MOVE_AFTER);
  if (record != 0)
    run_moved (m, frame, record);
  else
    leave_changed (m);
}

/* --- following the procedural rules ------------------------------------------------------------------------------- */

/* For rulebooks that the machine itself follows: for the play, its turns, its actions. */
static gboolean
opens_frame (const LeafMachine *m, LeafValue what, LeafEntry entry)
{
  guint32 book = is_book (what) ? id_of (what) : 0;

  if (book != 0 && book == m->facts->procedural)
    return FALSE;
  if (entry == LEAF_ENTRY_FOLLOWED)
    return TRUE;
  return entry == LEAF_ENTRY_MACHINE && book != 0
         && (book == m->facts->startup || book == m->facts->turn_sequence || book == m->facts->shutdown
             || book == m->facts->action_processing);
}

/* TRUE if it is finished, or a frame was pushed; FALSE if it has no changes, and no frame was opened. */
gboolean
leaf_follow_with_rule_changes (LeafMachine *m, LeafValue what, LeafValue parameter, LeafEntry entry, gboolean quiet)
{
  LeafFrame *frame;

  if (m->rules_are_stopped) {
    leaf_undecided (m);
    return TRUE;
  }
  if (!opens_frame (m, what, entry))
    return is_book (what) && run_changed (m, what, parameter, 0, entry, quiet, 0);
  frame = leaf_push_frame (m, LEAF_FRAME_FOLLOWING, entry);
  frame->of = id_of (what);
  frame->flags = (is_book (what) ? LEAF_FLAG_BOOK : 0) | (quiet ? LEAF_FLAG_QUIET : 0);
  frame->kept = m->by_rule;
  leaf_push_value (m, parameter);
  leaf_push_value (m, LEAF_VALUE (NUMBER, m->latest.outcome));
  leaf_push_value (m, LEAF_VALUE (NUMBER, m->latest.has_value));
  leaf_push_value (m, m->latest.value);
  return TRUE;
}

/* Drops the result of the procedural rules. */
static void
restore_latest (LeafMachine *m, const LeafFrame *frame)
{
  const LeafValue *cells = m->stack + frame->slots;

  m->latest = (LeafLatestResult) { (guint32) cells[CELL_OUTCOME].bits, (guint32) cells[CELL_HAS_VALUE].bits,
                                   cells[CELL_VALUE] };
  m->by_rule = frame->kept;
  m->decided = FALSE;
}

static void
run_followed (LeafMachine *m, const LeafFrame *frame)
{
  LeafValue what = subject_of (frame), parameter = m->stack[frame->slots + CELL_PARAMETER];
  gboolean quiet = (frame->flags & LEAF_FLAG_QUIET) != 0;

  if (m->rules_are_stopped)
    leaf_undecided (m);
  else if (!is_book (what))
    leaf_enter_single (m, id_of (what), parameter, (LeafEntry) frame->entry);
  else if (!run_changed (m, what, parameter, 0, (LeafEntry) frame->entry, quiet, 0))
    leaf_enter_rulebook (m, id_of (what), parameter, (LeafEntry) frame->entry, quiet);
}

void
leaf_advance_following (LeafMachine *m)
{
  LeafFrame *frame = leaf_machine_frame (m);

  switch ((FollowingPhase) frame->phase) {
  case FOLLOWING_OPENS:
    frame->phase = FOLLOWING_RUNS;
    if (open_frame (m, frame)) {
      frame->flags |= LEAF_FLAG_OPENED;
      if (!m->rules_are_stopped && m->facts->procedural != 0)
        leaf_enter_rulebook (m, m->facts->procedural, LEAF_NO_VALUE, LEAF_ENTRY_PROCEDURAL, TRUE);
    }
    return;
  case FOLLOWING_RUNS:
    frame->phase = FOLLOWING_CLOSES;
    restore_latest (m, frame);
    run_followed (m, frame);
    return;
  case FOLLOWING_CLOSES:
    if (frame->flags & LEAF_FLAG_OPENED)
      close_frame (m);
    leaf_leave_frame (m, LEAF_NO_VALUE);
    return;
  }
}

/* --- natives of the phrases --------------------------------------------------------------------------------------- */

/* A rule or rulebook of any kind, in the form that the records use. */
static LeafValue
plain (const LeafMachine *m, LeafValue value)
{
  return (LeafValue) { leaf_is_rulebook_value (m, value) ? LEAF_KIND_RULEBOOK : LEAF_KIND_RULE, value.bits };
}

static LeafNativeStatus
change_rule (LeafMachine *m, LeafChangeSort sort, const LeafValue *args, gboolean has_other)
{
  LeafChangeRecord change
      = { .sort = sort, .what = plain (m, args[0]), .by = leaf_innermost_rule (m), .place = leaf_place_now (m) };

  if (has_other)
    change.other = plain (m, args[1]);
  if (change.what.bits > 0 && (!has_other || change.other.bits > 0))
    put_down (m, change);
  return LEAF_NATIVE_DONE;
}

#define NATIVE(name) LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)

/* Without turns no command would ever be read. This is reported once in a play, since it would be reported each time
 * that something is followed. */
NATIVE (ignore_rule)
{
  LeafValue what = plain (m, args[0]);

  if (!is_book (what) || id_of (what) != m->facts->turn_sequence)
    return change_rule (m, LEAF_CHANGE_IGNORE, args, FALSE);
  if (!m->warned_of_turns)
    leaf_fault (m, N_ ("the turn sequence rules cannot be ignored, because they run each turn"), NULL);
  m->warned_of_turns = TRUE;
  return LEAF_NATIVE_DONE;
}

/* clang-format off */
NATIVE (reinstate_rule) { return change_rule (m, LEAF_CHANGE_REINSTATE, args, FALSE); }
NATIVE (reject_rule_result) { return change_rule (m, LEAF_CHANGE_REJECT_RESULT, args, FALSE); }
NATIVE (accept_rule_result) { return change_rule (m, LEAF_CHANGE_ACCEPT_RESULT, args, FALSE); }
NATIVE (move_rule_before) { return change_rule (m, LEAF_CHANGE_MOVE_BEFORE, args, TRUE); }
NATIVE (move_rule_after) { return change_rule (m, LEAF_CHANGE_MOVE_AFTER, args, TRUE); }
/* clang-format on */

/* The phrase names the replacement first. */
NATIVE (substitute_rule)
{
  const LeafValue turned[] = { args[1], args[0] };

  return change_rule (m, LEAF_CHANGE_SUBSTITUTE, turned, TRUE);
}

NATIVE (restore_rule)
{
  const LeafValue twice[] = { args[0], args[0] };

  return change_rule (m, LEAF_CHANGE_SUBSTITUTE, twice, TRUE);
}
