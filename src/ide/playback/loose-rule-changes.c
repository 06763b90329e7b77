/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-rule-changes.h"

#include "loose-format.h"

#include <glib/gi18n.h>

/* --- the list ----------------------------------------------------------------------------------------------------- */

static char *
followed_words (LeafProgram *program, const LeafRuleFrameInfo *frame)
{
  if (frame->rulebook != 0)
    return g_strdup_printf (_ ("the %s rules"), leaf_program_rulebook (program, frame->rulebook).name);
  return frame->rule != 0 ? loose_format_rule (program, frame->rule) : g_strdup (_ ("a rule"));
}

static LooseListEntry *
make_heading (LeafProgram *program, const LeafRuleFrameInfo *frame, gboolean in_force)
{
  g_autofree char *followed = followed_words (program, frame);
  /* translators: %s is what is being followed: "the check taking rules" */
  g_autofree char *title = g_strdup_printf (_ ("While following %s"), followed);
  const char *detail = !in_force               ? _ ("not in force now")
                       : frame->n_changes == 0 ? _ ("in force, without effect")
                                               : _ ("in force");
  LeafPlace place = frame->rulebook != 0 ? leaf_program_rulebook (program, frame->rulebook).place
                    : frame->rule != 0   ? leaf_program_rule (program, frame->rule).place
                                         : (LeafPlace) { 0 };

  return loose_list_entry_new (title, detail, 0, in_force ? LOOSE_LIST_ENTRY_STRONG : LOOSE_LIST_ENTRY_DIM, place);
}

static LooseListEntry *
make_change (LeafProgram *program, const LeafRuleChangeInfo *change, gboolean in_force)
{
  g_autofree char *words = leaf_rule_change_words_in (program, change, loose_format_translate, NULL);
  g_autofree char *title = loose_format_with_capital (words);
  g_autofree char *by = change->by != 0 ? loose_format_rule (program, change->by) : NULL;
  g_autofree char *detail = NULL;

  if (by != NULL)
    /* translators: %s is a rule */
    detail
        = g_strdup_printf (change->is_undone ? _ ("requested by %s; no longer in force") : _ ("requested by: %s"), by);
  else if (change->is_undone)
    detail = g_strdup (_ ("no longer in force"));
  return loose_list_entry_new (
      title, detail, 1, in_force && !change->is_undone ? LOOSE_LIST_ENTRY_PLAIN : LOOSE_LIST_ENTRY_DIM, change->place);
}

GPtrArray *
loose_rule_changes_list (LeafPlay *play)
{
  LeafProgram *program = leaf_play_program (play);
  GPtrArray *entries = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint32 depth = 0; depth < leaf_play_n_rule_frames (play); depth++) {
    LeafRuleFrameInfo frame = leaf_play_rule_frame (play, depth);

    /* Outer frames without changes are left out, because they exist in every turn and every action. */
    if (depth > 0 && frame.n_changes == 0)
      continue;
    g_ptr_array_add (entries, make_heading (program, &frame, depth == 0));
    for (guint32 i = 0; i < frame.n_changes; i++) {
      LeafRuleChangeInfo change = leaf_play_rule_change (play, depth, i);
      g_ptr_array_add (entries, make_change (program, &change, depth == 0));
    }
  }
  return entries;
}

/* --- the changes in force for one rule ---------------------------------------------------------------------------- */

static void
note (GHashTable **notes, guint32 id, const char *words)
{
  const char *before;

  if (id == 0)
    return;
  if (*notes == NULL)
    *notes = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  before = g_hash_table_lookup (*notes, GUINT_TO_POINTER (id));
  g_hash_table_replace (*notes, GUINT_TO_POINTER (id),
                        before != NULL ? g_strdup_printf ("%s; %s", before, words) : g_strdup (words));
}

static GHashTable *
collect (LeafPlay *play, gboolean rulebooks)
{
  GHashTable *notes = NULL;
  guint32 n = leaf_play_n_rule_frames (play) > 0 ? leaf_play_rule_frame (play, 0).n_changes : 0;

  for (guint32 i = 0; i < n; i++) {
    LeafRuleChangeInfo change = leaf_play_rule_change (play, 0, i);
    g_autofree char *words = NULL;

    if (change.is_undone)
      continue;
    words = leaf_rule_change_words_in (leaf_play_program (play), &change, loose_format_translate, NULL);
    note (&notes, rulebooks ? change.rulebook : change.rule, words);
    if (change.sort == LEAF_CHANGE_SUBSTITUTE)
      note (&notes, rulebooks ? change.other_rulebook : change.other_rule, words);
  }
  return notes;
}

GHashTable *
loose_rule_changes_of_rules (LeafPlay *play)
{
  return collect (play, FALSE);
}

GHashTable *
loose_rule_changes_of_rulebooks (LeafPlay *play)
{
  return collect (play, TRUE);
}

static char *
dup_words_for (LeafPlay *play, gboolean rulebooks, guint32 id)
{
  g_autoptr (GHashTable) notes = id != 0 ? collect (play, rulebooks) : NULL;

  return notes != NULL ? g_strdup (g_hash_table_lookup (notes, GUINT_TO_POINTER (id))) : NULL;
}

/* For the frame of a rule, the changes of that rule; for the frame of a rulebook, those of the rulebook, or the number
 * of changes in force. */
char *
loose_rule_changes_of_frame (LeafPlay *play, guint32 depth)
{
  LeafFrameInfo frame = leaf_play_frame (play, depth);
  char *words = dup_words_for (play, FALSE, frame.rule);

  if (words == NULL && frame.rule == 0)
    words = dup_words_for (play, TRUE, frame.rulebook);
  if (words != NULL)
    return words;
  for (guint32 i = 0; i < leaf_play_n_rule_frames (play); i++) {
    LeafRuleFrameInfo info = leaf_play_rule_frame (play, i);
    if (info.frame == depth && info.n_changes > 0)
      return g_strdup_printf (ngettext ("%u rule change requested", "%u rule changes requested", info.n_changes),
                              info.n_changes);
  }
  return NULL;
}
