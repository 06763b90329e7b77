/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-procedural-format.c: describes rule changes in words: which are in force, and what they did to a rule. */

#include "leaf-machine.h"
#include "leaf-rule-changes.h"
#include "leaf-play-private.h"

/* Natives that only connect other frames mean nothing to a person, and are not counted. */
gboolean
leaf_frame_is_shown (const LeafFrame *frame)
{
  if (frame->sort == LEAF_FRAME_PLAY || frame->sort == LEAF_FRAME_SINGLE || frame->sort == LEAF_FRAME_FOLLOWING
      || frame->sort == LEAF_FRAME_CHANGED)
    return FALSE;
  return frame->sort != LEAF_FRAME_NATIVE || frame->rule != 0;
}

/* --- frames and changes ------------------------------------------------------------------------------------------- */

/* The records of the frame at `depth` are first .. end - 1; its mark is at first - 1. FALSE if there is no such
 * frame. */
static gboolean
find_frame (const LeafMachine *m, guint32 depth, guint32 *first, guint32 *end)
{
  *end = m->n_changes;
  for (;;) {
    *first = leaf_frame_first_change (m, *end);
    if (*first == 0)
      return FALSE;
    if (depth-- == 0)
      return TRUE;
    *end = *first - 1;
  }
}

/* The number, counted from the innermost, of the next displayed frame above a frame of the machine. */
static guint32
row_above (const LeafMachine *m, guint32 frame)
{
  guint32 row = G_MAXUINT32;

  for (guint32 i = frame + 1; i < m->n_frames; i++)
    row += leaf_frame_is_shown (&m->frames[i]);
  return row;
}

static void
put_apart (LeafValue what, guint32 *rule, guint32 *rulebook)
{
  *(what.kind == LEAF_KIND_RULEBOOK ? rulebook : rule) = (guint32) what.bits;
}

LeafRuleFrameInfo
leaf_rule_frame_info (const LeafMachine *m, guint32 depth)
{
  LeafRuleFrameInfo info = { .frame = G_MAXUINT32 };
  guint32 first, end;

  if (!find_frame (m, depth, &first, &end))
    return info;
  put_apart (m->changes[first - 1].what, &info.rule, &info.rulebook);
  info.frame = row_above (m, m->changes[first - 1].by);
  info.n_changes = end - first;
  return info;
}

/* Does `later` cancel `change`? */
static gboolean
takes_back (const LeafChangeRecord *later, const LeafChangeRecord *change)
{
  if (!leaf_is_same_rule (later->what, change->what))
    return FALSE;
  switch ((LeafChangeSort) change->sort) {
  case LEAF_CHANGE_IGNORE: return later->sort == LEAF_CHANGE_REINSTATE;
  case LEAF_CHANGE_REJECT_RESULT: return later->sort == LEAF_CHANGE_ACCEPT_RESULT;
  case LEAF_CHANGE_SUBSTITUTE: return later->sort == LEAF_CHANGE_SUBSTITUTE;
  case LEAF_CHANGE_NONE:
  case LEAF_CHANGE_REINSTATE:
  case LEAF_CHANGE_MOVE_BEFORE:
  case LEAF_CHANGE_MOVE_AFTER:
  case LEAF_CHANGE_ACCEPT_RESULT: break;
  }
  return FALSE;
}

LeafRuleChangeInfo
leaf_rule_change_info (const LeafMachine *m, guint32 depth, guint32 number)
{
  LeafRuleChangeInfo info = { 0 };
  const LeafChangeRecord *change;
  guint32 first, end;

  if (!find_frame (m, depth, &first, &end) || number >= end - first)
    return info;
  change = &m->changes[first + number];
  info.sort = (LeafChangeSort) change->sort;
  put_apart (change->what, &info.rule, &info.rulebook);
  put_apart (change->other, &info.other_rule, &info.other_rulebook);
  info.by = change->by;
  info.place = change->place;
  for (guint32 i = first + number + 1; i < end; i++)
    info.is_undone |= takes_back (&m->changes[i], change);
  return info;
}

gboolean
leaf_program_changes_rules (const LeafProgram *program)
{
  g_return_val_if_fail (program != NULL, FALSE);
  return leaf_program_image (program)->facts.changes_rules;
}

/* --- text for people ---------------------------------------------------------------------------------------------- */

/* "the lamp rule", "the check taking rules", or the preamble of an unnamed rule in quotation marks. */
static LeafMessageFragment *
title (const LeafProgram *program, guint32 rule, guint32 rulebook)
{
  LeafRuleInfo info;

  if (rulebook != 0)
    return leaf_message_fragment (N_ ("the %1 rules"), leaf_program_rulebook (program, rulebook).name, NULL);
  if (rule == 0)
    return leaf_message_fragment (N_ ("something"), NULL);
  info = leaf_program_rule (program, rule);
  return info.name != NULL ? leaf_message_fragment (N_ ("the %1"), info.name, NULL)
                           : leaf_message_fragment ("\"%1\"", info.preamble, NULL);
}

/* About a rule, or the rules of a rulebook. Each is a whole sentence, since the order of words differs in
 * translations. */
static const char *
change_pattern (const LeafRuleChangeInfo *change, gboolean several)
{
  switch (change->sort) {
  case LEAF_CHANGE_IGNORE: return several ? N_ ("%1 are ignored") : N_ ("%1 is ignored");
  case LEAF_CHANGE_REINSTATE: return several ? N_ ("%1 are no longer ignored") : N_ ("%1 is no longer ignored");
  case LEAF_CHANGE_MOVE_BEFORE: return several ? N_ ("%1 are run just before %2") : N_ ("%1 runs just before %2");
  case LEAF_CHANGE_MOVE_AFTER: return several ? N_ ("%1 are run just after %2") : N_ ("%1 runs just after %2");
  case LEAF_CHANGE_REJECT_RESULT: return N_ ("the result of %1 is ignored");
  case LEAF_CHANGE_ACCEPT_RESULT: return N_ ("the result of %1 is taken again");
  case LEAF_CHANGE_SUBSTITUTE:
    if (change->rule == change->other_rule && change->rulebook == change->other_rulebook)
      return several ? N_ ("%1 are run in their own place again") : N_ ("%1 runs in its own place again");
    return change->other_rulebook != 0 ? N_ ("%2 are run in place of %1") : N_ ("%2 runs in place of %1");
  case LEAF_CHANGE_NONE: break;
  }
  return N_ ("nothing is changed");
}

char *
leaf_rule_change_words_in (const LeafProgram *program, const LeafRuleChangeInfo *change, GTranslateFunc translate,
                           gpointer data)
{
  g_autoptr (LeafMessageFragment) what = NULL;
  g_autoptr (LeafMessageFragment) other = NULL;
  g_autoptr (LeafMessageFragment) sentence = NULL;

  g_return_val_if_fail (program != NULL && change != NULL, NULL);
  what = title (program, change->rule, change->rulebook);
  other = title (program, change->other_rule, change->other_rulebook);
  sentence = leaf_message_fragment (change_pattern (change, change->rulebook != 0), what, other, NULL);
  return leaf_message_fragment_words (sentence, translate, data);
}

char *
leaf_rule_change_words (const LeafProgram *program, const LeafRuleChangeInfo *change)
{
  g_return_val_if_fail (program != NULL, NULL);
  return leaf_rule_change_words_in (program, change, NULL, NULL);
}

/* What was done to a rule, other than to its result; NULL if nothing. */
static const char *
treatment_pattern (guint32 treated)
{
  gboolean after = (treated & LEAF_OVERRIDE_AFTER) != 0;

  if (treated & LEAF_OVERRIDE_IGNORED)
    return N_ ("ignored");
  if (treated & LEAF_OVERRIDE_MOVED_AWAY)
    return after ? N_ ("moved from here to after %1") : N_ ("moved from here to before %1");
  if (treated & LEAF_OVERRIDE_REPLACED)
    return N_ ("replaced by %1");
  if (treated & LEAF_OVERRIDE_STANDS_IN)
    return N_ ("in place of %1");
  if (treated & LEAF_OVERRIDE_MOVED_HERE)
    return after ? N_ ("moved to after %1") : N_ ("moved to before %1");
  return NULL;
}

char *
leaf_event_override_words_in (const LeafProgram *program, const LeafEvent *event, GTranslateFunc translate,
                              gpointer data)
{
  gboolean is_rejected;
  g_autoptr (LeafMessageFragment) other = NULL;
  g_autoptr (LeafMessageFragment) done = NULL;
  g_autoptr (LeafMessageFragment) by = NULL;
  g_autoptr (LeafMessageFragment) asks = NULL;
  g_autoptr (LeafMessageFragment) rejected = NULL;
  g_autoptr (LeafMessageFragment) whole = NULL;
  const char *pattern;

  g_return_val_if_fail (program != NULL && event != NULL, NULL);
  if (event->treated == LEAF_OVERRIDE_NOT)
    return NULL;
  other = title (program, event->other_rule, event->other_rulebook);
  pattern = treatment_pattern (event->treated);
  done = pattern != NULL ? leaf_message_fragment (pattern, other, NULL) : NULL;
  by = title (program, event->treated_by, 0);
  asks = event->treated_by != 0 ? leaf_message_fragment (N_ (", as %1 asks"), by, NULL) : NULL;
  is_rejected = (event->treated & LEAF_OVERRIDE_REJECTED) != 0;
  rejected = is_rejected ? leaf_message_fragment (N_ ("its result rejected"), NULL) : NULL;
  whole = leaf_message_fragment (NULL, done, done != NULL && is_rejected ? "; " : "", rejected, asks, NULL);
  return leaf_message_fragment_words (whole, translate, data);
}

char *
leaf_event_override_words (const LeafProgram *program, const LeafEvent *event)
{
  g_return_val_if_fail (program != NULL, NULL);
  return leaf_event_override_words_in (program, event, NULL, NULL);
}
