/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-procedural-shown.c: the rule change stack as people see it: which changes are in force, in plain words, and what they did
 * to a rule.
 */

#include "leaf-machine.h"
#include "leaf-machine-private.h"

/* --- frames and changes -------------------------------------------------------------------------------------------------------- */

/* The records of the frame at `depth` are first .. end - 1, above its mark at first - 1; FALSE: there is no such frame. */
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

/* The row among the frames that are told of, innermost first, of what stands next above a frame of the machine. */
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

/* Does `later` take back what `change` did? */
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
  case LEAF_CHANGE_ACCEPT_RESULT:
  default: return FALSE;
  }
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

/* --- in words --------------------------------------------------------------------------------------------------------------------- */

/* "the lamp rule", "the check taking rules", or the preamble of a rule without a name in quotation marks. */
static char *
title (const LeafProgram *program, guint32 rule, guint32 rulebook)
{
  LeafRuleInfo info;

  if (rulebook != 0)
    return g_strdup_printf ("the %s rules", leaf_program_rulebook (program, rulebook).name);
  if (rule == 0)
    return g_strdup ("something");
  info = leaf_program_rule (program, rule);
  return info.name != NULL ? g_strdup_printf ("the %s", info.name) : g_strdup_printf ("\"%s\"", info.preamble);
}

char *
leaf_rule_change_words (const LeafProgram *program, const LeafRuleChangeInfo *change)
{
  g_autofree char *what = NULL, *other = NULL;
  gboolean several;

  g_return_val_if_fail (program != NULL && change != NULL, NULL);
  what = title (program, change->rule, change->rulebook);
  other = title (program, change->other_rule, change->other_rulebook);
  several = change->rulebook != 0;
  switch (change->sort) {
  case LEAF_CHANGE_IGNORE: return g_strdup_printf ("%s %s ignored", what, several ? "are" : "is");
  case LEAF_CHANGE_REINSTATE: return g_strdup_printf ("%s %s no longer ignored", what, several ? "are" : "is");
  case LEAF_CHANGE_MOVE_BEFORE: return g_strdup_printf ("%s %s just before %s", what, several ? "run" : "runs", other);
  case LEAF_CHANGE_MOVE_AFTER: return g_strdup_printf ("%s %s just after %s", what, several ? "run" : "runs", other);
  case LEAF_CHANGE_REJECT_RESULT: return g_strdup_printf ("the result of %s counts for nothing", what);
  case LEAF_CHANGE_ACCEPT_RESULT: return g_strdup_printf ("the result of %s counts again", what);
  case LEAF_CHANGE_SUBSTITUTE:
    if (change->rule == change->other_rule && change->rulebook == change->other_rulebook)
      return g_strdup_printf ("%s %s in %s own place again", what, several ? "run" : "runs", several ? "their" : "its");
    return g_strdup_printf ("%s %s in the place of %s", other, change->other_rulebook != 0 ? "run" : "runs", what);
  case LEAF_CHANGE_NONE:
  default: return g_strdup ("nothing is changed");
  }
}

char *
leaf_event_treatment_words (const LeafProgram *program, const LeafEvent *event)
{
  g_autofree char *other = NULL;
  const char *where;
  GString *words;

  g_return_val_if_fail (program != NULL && event != NULL, NULL);
  if (event->treated == LEAF_TREATED_NOT)
    return NULL;
  words = g_string_new (NULL);
  other = title (program, event->other_rule, event->other_rulebook);
  where = event->treated & LEAF_TREATED_AFTER ? "after" : "before";
  if (event->treated & LEAF_TREATED_IGNORED)
    g_string_append (words, "ignored");
  else if (event->treated & LEAF_TREATED_MOVED_AWAY)
    g_string_append_printf (words, "moved away, to %s %s", where, other);
  else if (event->treated & LEAF_TREATED_REPLACED)
    g_string_append_printf (words, "replaced by %s", other);
  else if (event->treated & LEAF_TREATED_STANDS_IN)
    g_string_append_printf (words, "in the place of %s", other);
  else if (event->treated & LEAF_TREATED_MOVED_HERE)
    g_string_append_printf (words, "moved to %s %s", where, other);
  if (event->treated & LEAF_TREATED_REJECTED)
    g_string_append_printf (words, "%sits result rejected", words->len > 0 ? "; " : "");
  if (event->treated_by != 0) {
    g_autofree char *by = title (program, event->treated_by, 0);

    g_string_append_printf (words, ", as %s asks", by);
  }
  return g_string_free (words, FALSE);
}
