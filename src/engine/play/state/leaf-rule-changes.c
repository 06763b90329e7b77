/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-rule-changes.c: the rule changes in force, and what they do to a rule or rulebook. */

#include "leaf-rule-changes.h"
#include "leaf-frames.h"

gboolean
leaf_is_same_rule (LeafValue a, LeafValue b)
{
  return a.kind == b.kind && a.bits == b.bits;
}

guint32
leaf_frame_first_change (const LeafMachine *m, guint32 end)
{
  while (end > 0 && m->changes[end - 1].sort != LEAF_CHANGE_NONE)
    end--;
  return end;
}

LeafRuleChanges
leaf_rule_changes_of (const LeafMachine *m, LeafValue what)
{
  LeafRuleChanges changes = { 0 };

  for (guint32 i = leaf_frame_first_change (m, m->n_changes); i < m->n_changes; i++) {
    const LeafChangeRecord *change = &m->changes[i];
    gboolean moves = change->sort == LEAF_CHANGE_MOVE_BEFORE || change->sort == LEAF_CHANGE_MOVE_AFTER;

    changes.touched |= leaf_is_same_rule (change->what, what) || (moves && leaf_is_same_rule (change->other, what));
    if (!leaf_is_same_rule (change->what, what))
      continue;
    switch ((LeafChangeSort) change->sort) {
    case LEAF_CHANGE_IGNORE: changes.ignored = i + 1; break;
    case LEAF_CHANGE_REINSTATE: changes.ignored = 0; break;
    case LEAF_CHANGE_REJECT_RESULT: changes.rejected = i + 1; break;
    case LEAF_CHANGE_ACCEPT_RESULT: changes.rejected = 0; break;
    case LEAF_CHANGE_SUBSTITUTE: changes.substituted = leaf_is_same_rule (change->other, what) ? 0 : i + 1; break;
    case LEAF_CHANGE_MOVE_BEFORE:
    case LEAF_CHANGE_MOVE_AFTER: changes.moved = i + 1; break;
    case LEAF_CHANGE_NONE: break;
    }
  }
  return changes;
}

LeafOverrideInfo
leaf_override_info (const LeafMachine *m, guint32 treated, guint32 record)
{
  const LeafChangeRecord *change = &m->changes[record - 1];
  LeafValue other = treated & LEAF_OVERRIDE_STANDS_IN ? change->what : change->other;

  if (treated & (LEAF_OVERRIDE_MOVED_AWAY | LEAF_OVERRIDE_MOVED_HERE) && change->sort == LEAF_CHANGE_MOVE_AFTER)
    treated |= LEAF_OVERRIDE_AFTER;
  return (LeafOverrideInfo) { treated, other.kind == LEAF_KIND_RULEBOOK ? 0 : (guint32) other.bits,
                              other.kind == LEAF_KIND_RULEBOOK ? (guint32) other.bits : 0, change->by };
}

/* For the event of a rule or rulebook whose frame is innermost, or is about to be pushed. The frame below shows what
 * was changed. */
LeafOverrideInfo
leaf_rule_override (const LeafMachine *m, LeafEventSort sort, guint32 rule, guint32 rulebook)
{
  const LeafFrame *frame = leaf_machine_frame (m), *bottom = m->frames;
  gboolean is_book_event = sort == LEAF_EVENT_RULEBOOK_BEGUN || sort == LEAF_EVENT_RULEBOOK_ENDED;
  LeafOverrideInfo info = { 0 };

  if (frame > bottom
      && (is_book_event ? frame->sort == LEAF_FRAME_RULEBOOK && frame->of == rulebook : frame->rule == rule))
    frame--;
  if (sort == LEAF_EVENT_RULE_ENDED && frame > bottom && frame->sort == LEAF_FRAME_RULEBOOK
      && frame->flags & LEAF_FLAG_REJECTS && frame[-1].sort == LEAF_FRAME_CHANGED)
    return leaf_override_info (m, LEAF_OVERRIDE_REJECTED, frame[-1].captured);
  if (frame->sort != LEAF_FRAME_CHANGED)
    return info;
  if (frame->kept != 0)
    info = leaf_override_info (m, LEAF_OVERRIDE_MOVED_HERE, frame->kept);
  if (frame->captured != 0) {
    const LeafChangeRecord *change = &m->changes[frame->captured - 1];
    gboolean replaces_another = change->sort == LEAF_CHANGE_SUBSTITUTE;
    LeafOverrideInfo more = leaf_override_info (m,
                                                (replaces_another ? LEAF_OVERRIDE_STANDS_IN : 0)
                                                    | (frame->flags & LEAF_FLAG_REJECTS ? LEAF_OVERRIDE_REJECTED : 0),
                                                frame->captured);

    more.treated |= info.treated;
    if (info.treated == 0 || replaces_another)
      return more;
    info.treated = more.treated;
  }
  return info;
}
