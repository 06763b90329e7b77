/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-frames.c: frames, the stack, shared variables; entering and leaving frames. */

#include "leaf-events.h"
#include "leaf-faults.h"
#include "leaf-frames.h"
#include "leaf-paragraph.h"
#include "leaf-values.h"

#include <string.h>

#define GROW(pointer, Type, n, room)                                                                                   \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    if (G_UNLIKELY ((n) >= (room))) {                                                                                  \
      (room) = MAX (32, (n) *2);                                                                                       \
      (pointer) = g_renew (Type, (pointer), (room));                                                                   \
    }                                                                                                                  \
  }                                                                                                                    \
  G_STMT_END

void
leaf_grow_stack (LeafMachine *m)
{
  GROW (m->stack, LeafValue, m->top, m->stack_room);
}

/* The frame is valid until the next push. If the stack is too deep, the turn ends, but the frame is made anyway, so
 * that callers need not check. */
LeafFrame *
leaf_push_frame (LeafMachine *m, LeafFrameSort sort, LeafEntry entry)
{
  LeafFrame *frame;

  GROW (m->frames, LeafFrame, m->n_frames, m->frames_room);
  frame = &m->frames[m->n_frames++];
  memset (frame, 0, sizeof *frame);
  frame->sort = (guint8) sort;
  frame->entry = (guint8) entry;
  frame->bottom = frame->slots = m->top;
  frame->owners = m->n_owners;
  if (G_UNLIKELY (m->n_frames > LEAF_MOST_FRAMES || m->top > LEAF_MOST_VALUES))
    leaf_fault_turn (m, N_ ("the call stack is full: a rule or phrase keeps calling itself"), NULL);
  return frame;
}

/* --- leaving a frame ---------------------------------------------------------------------------------------------- */

static LeafValue
end_capture (LeafMachine *m, const LeafFrame *frame)
{
  guint32 handle
      = leaf_heap_make_text (&m->heap, m->captured->str + frame->captured, m->captured->len - frame->captured);

  g_string_truncate (m->captured, frame->captured);
  m->capturing--;
  leaf_paragraph_restore (m, frame->kept);
  return LEAF_VALUE (TEXT, -(gint32) handle);
}

static void
begin_capture (LeafMachine *m, LeafFrame *frame)
{
  frame->flags |= LEAF_FLAG_CAPTURES | LEAF_FLAG_GIVES;
  frame->captured = (guint32) m->captured->len;
  frame->kept = leaf_paragraph_keep (m);
  m->capturing++;
  leaf_paragraph_clear (m);
  leaf_paragraph_begin (m); /* a paragraph break in a text is an empty line, whatever precedes it */
}

/* Captures within one frame's code: the saved state is in the buffer itself, before the characters. */
typedef struct {
  guint32 outer, kept;
} CaptureMark;

void
leaf_capture_begin (LeafMachine *m)
{
  CaptureMark mark = { m->capture, leaf_paragraph_keep (m) };

  g_string_append_len (m->captured, (const char *) &mark, sizeof mark);
  m->capture = (guint32) m->captured->len;
  m->capturing++;
  leaf_paragraph_clear (m);
}

LeafValue
leaf_capture_end (LeafMachine *m)
{
  CaptureMark mark;
  guint32 handle;

  if (m->capture < sizeof mark || m->capture > m->captured->len)
    return LEAF_VALUE (TEXT, 0);
  memcpy (&mark, m->captured->str + m->capture - sizeof mark, sizeof mark);
  handle = leaf_heap_make_text (&m->heap, m->captured->str + m->capture, (gssize) (m->captured->len - m->capture));
  g_string_truncate (m->captured, m->capture - sizeof mark);
  m->capture = mark.outer;
  m->capturing--;
  leaf_paragraph_restore (m, mark.kept);
  return LEAF_VALUE (TEXT, -(gint32) handle);
}

void
leaf_leave_frame (LeafMachine *m, LeafValue value)
{
  LeafFrame frame = m->frames[m->n_frames - 1];

  if (frame.flags & LEAF_FLAG_CAPTURES)
    value = end_capture (m, &frame);
  m->top = frame.bottom;
  m->n_frames--;
  if (!(frame.flags & LEAF_FLAG_GIVES))
    return;
  m->returned = value;
  if (m->n_frames > 0 && m->frames[m->n_frames - 1].sort == LEAF_FRAME_CODE)
    leaf_push_value (m, value);
}

/* --- entering a frame --------------------------------------------------------------------------------------------- */

static void
tell_phrase (LeafMachine *m, const LeafImageChunk *chunk)
{
  const char *title = LEAF_ROW (&m->image->phrases, LeafImagePhrase, chunk->owner)->title;

  leaf_event_frame (m, LEAF_EVENT_PHRASE_BEGUN, chunk->owner, title != NULL ? title : "a condition",
                    leaf_place_of_instruction (m, chunk->first));
}

/* Makes the arguments on top of the stack the first slots. */
void
leaf_enter_chunk (LeafMachine *m, guint32 chunk_id, guint32 n_args, guint32 flags, LeafEntry entry)
{
  const LeafImageChunk *chunk = LEAF_ROW (&m->image->chunks, LeafImageChunk, chunk_id);
  LeafFrame *frame = leaf_push_frame (m, LEAF_FRAME_CODE, entry);

  frame->flags = flags;
  frame->of = chunk_id;
  frame->at = frame->first = chunk->first;
  frame->bottom = frame->slots = m->top - n_args;
  for (guint32 i = n_args; i < chunk->n_slots; i++)
    leaf_push_value (m, LEAF_NO_VALUE);
  if (flags & LEAF_FLAG_CAPTURES)
    begin_capture (m, leaf_machine_frame (m));
  if (G_UNLIKELY (m->wanted & LEAF_WANT_PHRASES) && chunk->sort == LEAF_CHUNK_PHRASE)
    tell_phrase (m, chunk);
}

void
leaf_enter_native (LeafMachine *m, guint32 native, guint32 n_args, guint32 flags)
{
  LeafFrame *frame = leaf_push_frame (m, LEAF_FRAME_NATIVE, LEAF_ENTRY_MACHINE);

  if (m->natives_run != NULL)
    m->natives_run[native] = TRUE;
  frame->flags = flags;
  frame->of = native;
  frame->bottom = frame->slots = m->top - n_args;
  frame->options = n_args;
  if (flags & LEAF_FLAG_CAPTURES)
    begin_capture (m, frame);
}

/* Pushes the body of a rule. A rule without a body ends at once, undecided. */
void
leaf_enter_rule (LeafMachine *m, guint32 rule_id, guint32 rulebook, LeafEntry entry)
{
  const LeafImageRule *rule = LEAF_ROW (&m->image->rules, LeafImageRule, rule_id);
  LeafFrame *frame;

  m->decided = FALSE;
  m->by_rule = 0;
  if (LEAF_IS (rule->chunk)) {
    leaf_enter_chunk (m, rule->chunk.ix, 0, 0, entry);
  } else if (rule->native != 0) {
    leaf_enter_native (m, rule->native, 0, 0);
    leaf_machine_frame (m)->entry = (guint8) entry;
  } else {
    return;
  }
  frame = leaf_machine_frame (m);
  frame->rule = rule_id;
  frame->rulebook = rulebook;
  if (frame->sort == LEAF_FRAME_NATIVE) {
    frame->flags |= LEAF_FLAG_APPLIES;
    leaf_event_rule (m, LEAF_EVENT_RULE_BEGUN, rule_id, rulebook, entry, LEAF_OUTCOME_NONE);
  }
}

guint32
leaf_native_phase (const LeafMachine *m)
{
  return leaf_machine_frame (m)->at;
}

void
leaf_native_set_phase (LeafMachine *m, guint32 phase)
{
  leaf_machine_frame (m)->at = phase;
}

gboolean
leaf_native_begins (LeafMachine *m)
{
  LeafFrame *frame = leaf_machine_frame (m);

  if (frame->at != 0)
    return FALSE;
  frame->at = 1;
  return TRUE;
}

LeafValue *
leaf_native_cell (LeafMachine *m, guint32 number)
{
  const LeafFrame *frame = leaf_machine_frame (m);
  guint32 at = frame->slots + frame->options + number;

  while (m->top <= at)
    leaf_push_value (m, LEAF_NO_VALUE);
  return &m->stack[at];
}

/* --- shared variables --------------------------------------------------------------------------------------------- */

static guint32
owned_variables (const LeafMachine *m, LeafOwner owner, guint32 id)
{
  switch (owner) {
  case LEAF_OWNER_RULEBOOK: return LEAF_ROW (&m->image->rulebooks, LeafImageRulebook, id)->n_variables;
  case LEAF_OWNER_ACTION: return LEAF_ROW (&m->image->actions, LeafImageAction, id)->n_variables;
  case LEAF_OWNER_ACTIVITY: return LEAF_ROW (&m->image->activities, LeafImageActivity, id)->n_variables;
  case LEAF_OWNER_GLOBAL: break;
  }
  return 0;
}

/* The default value of each kind, in the order of the variables. */
static void
fill_shared (LeafMachine *m, LeafOwner owner, guint32 id, guint32 first)
{
  const LeafTable *variables = &m->image->variables;

  for (guint32 i = leaf_image_first_variable (m->image, owner, id), next; i != 0; i = next) {
    const LeafImageVariable *variable = LEAF_ROW (variables, LeafImageVariable, i);

    next = variable->next;
    m->shared[first + variable->index] = leaf_default_value (m, variable->kind.ix);
  }
}

void
leaf_own_variables (LeafMachine *m, LeafOwner owner, guint32 id, LeafValue operand)
{
  guint32 n = owned_variables (m, owner, id);

  if (n == 0 && owner != LEAF_OWNER_ACTIVITY)
    return;
  GROW (m->owners, LeafSharedOwner, m->n_owners, m->owners_room);
  m->owners[m->n_owners++] = (LeafSharedOwner) { owner, id, m->n_shared, n, operand };
  if (G_UNLIKELY (m->n_owners > LEAF_MOST_OWNERS))
    leaf_fault_turn (m, N_ ("too much is running at once: something keeps starting itself"), NULL);
  if (n == 0)
    return;
  GROW (m->shared, LeafValue, m->n_shared + n, m->shared_room);
  memset (m->shared + m->n_shared, 0, sizeof (LeafValue) * n);
  m->n_shared += n;
  fill_shared (m, owner, id, m->n_shared - n);
}

void
leaf_drop_owned_variables (LeafMachine *m, guint32 n_owners)
{
  if (n_owners >= m->n_owners)
    return;
  m->n_shared = m->owners[n_owners].first;
  m->n_owners = n_owners;
}

/* The variable of its innermost running owner; NULL if none is running. */
static LeafValue *
find_shared (LeafMachine *m, guint32 variable_id)
{
  const LeafImageVariable *variable = LEAF_ROW (&m->image->variables, LeafImageVariable, variable_id);

  if (variable_id == m->facts->actor_variable) /* a rule may change the actor */
    return &m->action.actor;
  for (guint32 i = m->n_owners; i-- > 0;) {
    const LeafSharedOwner *owner = &m->owners[i];

    if (owner->owner == variable->owner && owner->id == variable->owner_id && variable->index < owner->n)
      return &m->shared[owner->first + variable->index];
  }
  return NULL;
}

/* A variable without a running owner has a spare cell, which stores what is written to it. */
LeafValue *
leaf_shared_cell (LeafMachine *m, guint32 variable_id)
{
  const LeafImageVariable *variable = LEAF_ROW (&m->image->variables, LeafImageVariable, variable_id);
  LeafValue *found = find_shared (m, variable_id);

  if (found != NULL)
    return found;
  leaf_fault (m, N_ ("the %1 is used, but no action, activity or phrase that has it is running"), variable->name, NULL);
  if (m->scratch.kind == 0)
    m->scratch = leaf_default_value (m, variable->kind.ix);
  return &m->scratch;
}

LeafValue
leaf_shared_value (LeafMachine *m, guint32 variable_id)
{
  const LeafValue *found = find_shared (m, variable_id);

  return found != NULL
             ? *found
             : leaf_default_value (m, LEAF_ROW (&m->image->variables, LeafImageVariable, variable_id)->kind.ix);
}

/* --- frames that natives push ------------------------------------------------------------------------------------- */

/* `values` must not be on the stack, which moves when it grows. */
static void
push_values (LeafMachine *m, guint32 n, const LeafValue *values)
{
  for (guint32 i = 0; i < n; i++)
    leaf_push_value (m, values[i]);
}

void
leaf_call_chunk (LeafMachine *m, guint32 chunk, guint32 n, const LeafValue *values)
{
  push_values (m, n, values);
  leaf_enter_chunk (m, chunk, n, LEAF_FLAG_GIVES, LEAF_ENTRY_CALLED);
}

void
leaf_call_native (LeafMachine *m, guint32 native, guint32 n, const LeafValue *values)
{
  const LeafNativeRow *row = leaf_native_row (m, native);
  guint32 given = MAX (n, row->n_args);

  push_values (m, n, values);
  for (guint32 i = n; i < given; i++)
    leaf_push_value (m, LEAF_NO_VALUE);
  leaf_enter_native (m, native, given, LEAF_FLAG_GIVES);
}

void
leaf_call_phrase (LeafMachine *m, guint32 phrase, guint32 n, const LeafValue *values)
{
  const LeafImagePhrase *row = LEAF_ROW (&m->image->phrases, LeafImagePhrase, phrase);

  m->returned = LEAF_NO_VALUE;
  if (LEAF_IS (row->chunk))
    leaf_call_chunk (m, row->chunk.ix, n, values);
  else if (row->native != 0)
    leaf_call_native (m, row->native, n, values);
}

void
leaf_call_text (LeafMachine *m, LeafValue text)
{
  const LeafImageText *row;

  m->returned = text;
  if (text.kind != LEAF_KIND_TEXT || text.bits <= 0)
    return;
  row = LEAF_ROW (&m->image->texts, LeafImageText, (guint32) text.bits);
  if (LEAF_IS (row->chunk))
    leaf_enter_chunk (m, row->chunk.ix, 0, LEAF_FLAG_CAPTURES | LEAF_FLAG_GIVES, LEAF_ENTRY_SAID);
}
