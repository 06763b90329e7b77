/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-play-frames.c: the state of a running play for a debugger: its frames with their values, variables, and the rule
 * changes in force. */

#include "leaf-play-private.h"
#include "leaf-events.h"
#include "leaf-value-words.h"
#include "leaf-values.h"

/* --- frames and values -------------------------------------------------------------------------------------------- */

static const LeafFrame *
shown_frame (const LeafMachine *m, guint32 depth)
{
  for (guint32 i = m->n_frames; i-- > 0;)
    if (leaf_frame_is_shown (&m->frames[i]) && depth-- == 0)
      return &m->frames[i];
  return NULL;
}

guint32
leaf_play_n_frames (const LeafPlay *play)
{
  guint32 n = 0;

  g_return_val_if_fail (play != NULL, 0);
  for (guint32 i = 0; i < play->machine->n_frames; i++)
    n += leaf_frame_is_shown (&play->machine->frames[i]);
  return n;
}

static const char *
title_of_rule (const LeafImageRule *rule)
{
  return rule->face;
}

static const char *
phrase_title (const LeafMachine *m, guint32 owner)
{
  const char *title = LEAF_ROW (&m->image->phrases, LeafImagePhrase, owner)->title;

  return title != NULL ? title : "a condition";
}

/* Has the play stopped in this frame, before the next statement? */
static gboolean
is_before_statement (const LeafMachine *m, const LeafFrame *frame)
{
  return m->stopped_in > 0 && frame == &m->frames[m->stopped_in - 1];
}

static void
describe_code (const LeafMachine *m, const LeafFrame *frame, LeafFrameInfo *info)
{
  const LeafImageChunk *chunk = LEAF_ROW (&m->image->chunks, LeafImageChunk, frame->of);

  info->n_values = chunk->n_locals;
  if (frame->rule != 0)
    info->title = title_of_rule (LEAF_ROW (&m->image->rules, LeafImageRule, frame->rule));
  else if (chunk->sort == LEAF_CHUNK_PHRASE) {
    info->phrase = chunk->owner;
    info->title = phrase_title (m, chunk->owner);
  } else
    info->title = chunk->sort == LEAF_CHUNK_TEXT ? "a text" : "a condition";
  info->place
      = leaf_place_of_instruction (m, is_before_statement (m, frame) || frame->at == 0 ? frame->at : frame->at - 1);
}

static guint32
owned_by_frame (const LeafMachine *m, const LeafFrame *frame)
{
  LeafOwner owner = frame->sort == LEAF_FRAME_RULEBOOK ? LEAF_OWNER_RULEBOOK
                    : frame->sort == LEAF_FRAME_ACTION ? LEAF_OWNER_ACTION
                                                       : LEAF_OWNER_ACTIVITY;

  for (guint32 i = frame->owners; i < m->n_owners; i++)
    if (m->owners[i].owner == owner && m->owners[i].id == frame->of)
      return i + 1;
  return 0;
}

/* "cat behavior rules": distinguishes the rulebook from a rule with the same words. */
static const char *
rulebook_title (const char *name)
{
  g_autofree char *title = g_strconcat (name, " rules", NULL);

  return g_intern_string (title);
}

LeafFrameInfo
leaf_play_frame (const LeafPlay *play, guint32 depth)
{
  const LeafMachine *m;
  const LeafFrame *frame;
  LeafFrameInfo info = { 0 };
  guint32 owner;

  g_return_val_if_fail (play != NULL, info);
  m = play->machine;
  frame = shown_frame (m, depth);
  if (frame == NULL)
    return info;
  info.rule = frame->rule;
  info.rulebook = frame->rulebook;
  info.entry = (LeafEntry) frame->entry;
  switch ((LeafFrameSort) frame->sort) {
  case LEAF_FRAME_CODE: describe_code (m, frame, &info); break;
  case LEAF_FRAME_NATIVE:
    info.title = title_of_rule (LEAF_ROW (&m->image->rules, LeafImageRule, frame->rule));
    info.place = leaf_place_of_rule (m, frame->rule);
    break;
  case LEAF_FRAME_RULEBOOK:
    info.title = rulebook_title (LEAF_ROW (&m->image->rulebooks, LeafImageRulebook, frame->of)->name);
    break;
  case LEAF_FRAME_ACTION: info.title = LEAF_ROW (&m->image->actions, LeafImageAction, frame->of)->name; break;
  case LEAF_FRAME_ACTIVITY: info.title = LEAF_ROW (&m->image->activities, LeafImageActivity, frame->of)->name; break;
  case LEAF_FRAME_PLAY:
  case LEAF_FRAME_SINGLE:
  case LEAF_FRAME_FOLLOWING:
  case LEAF_FRAME_CHANGED: break;
  }
  if (frame->sort == LEAF_FRAME_RULEBOOK || frame->sort == LEAF_FRAME_ACTION || frame->sort == LEAF_FRAME_ACTIVITY) {
    owner = owned_by_frame (m, frame);
    info.n_values = owner != 0 ? m->owners[owner - 1].n : 0;
  }
  info.is_library = info.place.source != 0 && leaf_program_source_is_library (play->program, info.place.source);
  return info;
}

/* A local variable of a later "let" has no value yet. */
static char *
value_words (const LeafMachine *m, LeafValue value)
{
  return value.kind == 0 ? g_strdup ("(not set yet)") : leaf_value_as_read (m, value);
}

static LeafValueInfo
value_info (const LeafMachine *m, const char *name, guint32 kind, LeafValue value, gboolean is_shared)
{
  return (LeafValueInfo) { name, leaf_image_kind_name (m->image, LEAF_ID (LeafKindId, kind)), value_words (m, value),
                           is_shared };
}

LeafValueInfo
leaf_play_frame_value (const LeafPlay *play, guint32 depth, guint32 number)
{
  const LeafMachine *m;
  const LeafFrame *frame;
  guint32 owner;

  g_return_val_if_fail (play != NULL, ((LeafValueInfo) { 0 }));
  m = play->machine;
  frame = shown_frame (m, depth);
  if (frame == NULL)
    return (LeafValueInfo) { 0 };
  if (frame->sort == LEAF_FRAME_CODE) {
    const LeafImageChunk *chunk = LEAF_ROW (&m->image->chunks, LeafImageChunk, frame->of);

    if (number >= chunk->n_locals || frame->slots + chunk->locals[number].slot >= m->top)
      return (LeafValueInfo) { 0 };
    return value_info (m, chunk->locals[number].name, chunk->locals[number].kind.ix,
                       m->stack[frame->slots + chunk->locals[number].slot], FALSE);
  }
  owner = owned_by_frame (m, frame);
  if (owner == 0 || number >= m->owners[owner - 1].n)
    return (LeafValueInfo) { 0 };
  for (guint32 i = leaf_image_first_variable (m->image, (LeafOwner) m->owners[owner - 1].owner, frame->of), next;
       i != 0; i = next) {
    const LeafImageVariable *variable = LEAF_ROW (&m->image->variables, LeafImageVariable, i);

    next = variable->next;
    if (variable->index == number)
      return value_info (m, variable->name, variable->kind.ix, m->shared[m->owners[owner - 1].first + number], TRUE);
  }
  return (LeafValueInfo) { 0 };
}

LeafValueInfo
leaf_play_variable (const LeafPlay *play, const char *name)
{
  const LeafMachine *m;
  const LeafImageVariable *variable;
  guint32 id;

  g_return_val_if_fail (play != NULL && name != NULL, ((LeafValueInfo) { 0 }));
  m = play->machine;
  if (g_ascii_strncasecmp (name, "the ", 4) == 0)
    name += 4;
  id = leaf_image_find_variable (m->image, name);
  if (id == 0)
    return (LeafValueInfo) { 0 };
  variable = LEAF_ROW (&m->image->variables, LeafImageVariable, id);
  return value_info (m, variable->name, variable->kind.ix, leaf_value_of_variable (m, id), FALSE);
}

/* --- procedural rules --------------------------------------------------------------------------------------------- */

guint32
leaf_play_n_rule_frames (const LeafPlay *play)
{
  g_return_val_if_fail (play != NULL, 0);
  return play->machine->rule_frames;
}

LeafRuleFrameInfo
leaf_play_rule_frame (const LeafPlay *play, guint32 depth)
{
  g_return_val_if_fail (play != NULL, ((LeafRuleFrameInfo) { 0 }));
  return leaf_rule_frame_info (play->machine, depth);
}

LeafRuleChangeInfo
leaf_play_rule_change (const LeafPlay *play, guint32 depth, guint32 number)
{
  g_return_val_if_fail (play != NULL, ((LeafRuleChangeInfo) { 0 }));
  return leaf_rule_change_info (play->machine, depth, number);
}
