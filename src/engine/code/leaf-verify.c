/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-verify.c: no chunk runs that was not looked at.
 *
 * Each chunk is walked along its jumps with the height of the stack.  What must hold:
 *   1. every instruction is one, and a jump's target lies inside the chunk;
 *   2. slots lie inside the frame, ids inside their tables;
 *   3. the stack never falls below the frame, and wherever two paths meet it is of one height;
 *   4. no path runs off the end.
 * The highest stack found is kept: the machine makes room for it once, when the frame is entered.
 *
 * The library's chunks were walked when the library was compiled, and its rows do not change: a story walks its own alone. */
#include "leaf-emit.h"

#include <string.h>

typedef struct {
  const char *name;
  int pops, pushes;
} OpFacts;

static const OpFacts ops[] = {
  { "NONE", 0, 0 },
#define LEAF_OP(name, a, b, pops, pushes, meaning) { #name, pops, pushes },
#include "../image/leaf-ops.def"
#undef LEAF_OP
};

typedef struct {
  const LeafBuild *build;
  const LeafChunk *chunk;
  gint32 *heights; /* by instruction: -1 not reached */
  guint32 *todo;   /* reached and not yet walked; each instruction stands here once at most */
  guint32 n_todo;
  const char *why;
  guint32 at;
  guint32 highest;
} Walk;

static void
refuse (Walk *walk, const char *why)
{
  if (walk->why == NULL)
    walk->why = why;
}

static void
flow_to (Walk *walk, guint32 target, gint32 height)
{
  if (target >= walk->chunk->n) {
    refuse (walk, "a jump leaves the chunk, or the end was run over");
  } else if (walk->heights[target] < 0) {
    walk->heights[target] = height;
    walk->todo[walk->n_todo++] = target;
  } else if (walk->heights[target] != height) {
    refuse (walk, "two paths meet with stacks of different heights");
  }
}

/* --- what an instruction takes and leaves where the table says -1 --------------------------------------------------------------- */

static void
phrase_effect (Walk *walk, guint32 id, int *pops, int *pushes)
{
  const LeafPhraseRow *phrase;

  if (id == 0 || id >= walk->build->phrases->phrases.n) {
    refuse (walk, "a call of no phrase");
    return;
  }
  phrase = LEAF_ROW (&walk->build->phrases->phrases, LeafPhraseRow, id);
  *pops = (int) phrase->n_holes;
  *pushes = phrase->sort == LEAF_PHRASE_DECIDE || phrase->sort == LEAF_PHRASE_DECIDE_IF;
}

static void
counted_effect (Walk *walk, const LeafInstruction *instruction, int *pops, int *pushes)
{
  switch (instruction->op) {
  case LEAF_OP_CALL: phrase_effect (walk, (guint32) instruction->b, pops, pushes); break;
  case LEAF_OP_CALL_VALUE:
    *pops = instruction->a + 1;
    *pushes = instruction->b != 0;
    break;
  case LEAF_OP_NATIVE:
    *pops = instruction->a;
    *pushes = leaf_native_gives ((LeafNative) instruction->b) != '-';
    break;
  case LEAF_OP_MAKE_LIST: *pops = instruction->a; break;
  case LEAF_OP_MAKE_ACTION: *pops = (instruction->a & 1) + ((instruction->a >> 1) & 1) + ((instruction->a >> 2) & 1); break;
  case LEAF_OP_DECIDE: *pops = instruction->b != 0; break;
  case LEAF_OP_FOLLOW:
  case LEAF_OP_ACTIVITY: *pops = 1 + (instruction->b != 0); break;
  case LEAF_OP_GOING_ON: *pushes = 1; break;
  default: refuse (walk, "an instruction whose stack effect is not known");
  }
}

static void
check_operands (Walk *walk, const LeafInstruction *instruction)
{
  const LeafBuild *build = walk->build;

  switch (instruction->op) {
  case LEAF_OP_PUSH_SLOT:
  case LEAF_OP_STORE_SLOT:
  case LEAF_OP_REF_SLOT:
  case LEAF_OP_EACH_FIRST:
  case LEAF_OP_EACH_NEXT:
  case LEAF_OP_EACH_CHILD_FIRST:
  case LEAF_OP_EACH_CHILD_NEXT:
    if (instruction->a >= walk->chunk->n_slots)
      refuse (walk, "a slot outside the frame");
    break;
  case LEAF_OP_PUSH_CELL:
  case LEAF_OP_STORE_CELL:
  case LEAF_OP_REF_CELL:
  case LEAF_OP_PUSH_SHARED:
  case LEAF_OP_STORE_SHARED:
  case LEAF_OP_REF_SHARED:
    if (instruction->b <= 0 || (guint32) instruction->b >= build->world->variables.n)
      refuse (walk, "no such variable");
    break;
  case LEAF_OP_REF_RESPONSE:
  case LEAF_OP_SAY_RESPONSE:
    if (instruction->b <= 0 || (guint32) instruction->b >= build->rules->responses.n)
      refuse (walk, "no such response");
    break;
  case LEAF_OP_PUSH_PROPERTY:
  case LEAF_OP_STORE_PROPERTY:
  case LEAF_OP_REF_PROPERTY:
  case LEAF_OP_PROVIDES:
  case LEAF_OP_TEST_EITHER:
    if (instruction->b <= 0 || (guint32) instruction->b >= build->world->properties.n)
      refuse (walk, "no such property");
    break;
  case LEAF_OP_RELATION_TEST:
  case LEAF_OP_RELATION_SET:
  case LEAF_OP_RELATED:
    if (instruction->b <= 0 || (guint32) instruction->b >= build->world->relations.n)
      refuse (walk, "no such relation");
    break;
  case LEAF_OP_SAY_LITERAL:
    if (instruction->b <= 0 || (guint32) instruction->b >= build->code->strings.n)
      refuse (walk, "no such string");
    break;
  case LEAF_OP_PUSH_TEXT:
    if (instruction->b <= 0 || (guint32) instruction->b >= build->phrases->texts.n)
      refuse (walk, "no such text");
    break;
  default: break;
  }
}

static gboolean
ends_path (LeafOp op)
{
  return op == LEAF_OP_RETURN || op == LEAF_OP_RETURN_VALUE || op == LEAF_OP_RULE_END || op == LEAF_OP_DECIDE
         || op == LEAF_OP_DECIDE_NAMED || op == LEAF_OP_CHANGED;
}

static void
step (Walk *walk, guint32 at)
{
  const LeafInstruction *instruction = LEAF_ROW (&walk->build->code->instructions, LeafInstruction, walk->chunk->first + at);
  gint32 height = walk->heights[at];
  int pops, pushes;

  walk->at = at;
  if (instruction->op == LEAF_OP_NONE || instruction->op >= LEAF_OP_COUNT) {
    refuse (walk, "no such instruction");
    return;
  }
  pops = ops[instruction->op].pops;
  pushes = ops[instruction->op].pushes;
  if (pops < 0 || pushes < 0) {
    if (pops < 0)
      pops = 0;
    if (pushes < 0)
      pushes = 0;
    counted_effect (walk, instruction, &pops, &pushes);
  }
  check_operands (walk, instruction);
  if (height < pops)
    refuse (walk, "takes more than is on the stack");
  height += pushes - pops;
  walk->highest = MAX (walk->highest, (guint32) MAX (height, 0));
  if (walk->why != NULL)
    return;
  if (instruction->op == LEAF_OP_JUMP || instruction->op == LEAF_OP_JUMP_FALSE || instruction->op == LEAF_OP_JUMP_TRUE)
    flow_to (walk, (guint32) instruction->b, height);
  if (instruction->op == LEAF_OP_GOING_ON && instruction->b != 0) {
    /* true leaves the operand under it: the false path of the jump that must follow has one value less */
    const LeafInstruction *jump = instruction + 1;
    if (at + 1 >= walk->chunk->n || jump->op != LEAF_OP_JUMP_FALSE) {
      refuse (walk, "going-on without its jump");
      return;
    }
    flow_to (walk, (guint32) jump->b, height - 1);
    walk->heights[at + 1] = height;
    flow_to (walk, at + 2, height);
    return;
  }
  if (instruction->op != LEAF_OP_JUMP && !ends_path (instruction->op))
    flow_to (walk, at + 1, height);
}

static gboolean
verify_chunk (const LeafBuild *build, guint32 id, gint32 *heights, guint32 *todo, char **why)
{
  LeafChunk *chunk = LEAF_ROW (&build->code->chunks, LeafChunk, id);
  Walk walk = { .build = build, .chunk = chunk, .heights = heights, .todo = todo };

  memset (heights, 0xff, sizeof (gint32) * chunk->n);
  if (chunk->n == 0)
    refuse (&walk, "an empty chunk");
  else
    flow_to (&walk, 0, 0);
  while (walk.why == NULL && walk.n_todo > 0)
    step (&walk, walk.todo[--walk.n_todo]);
  chunk->max_stack = walk.highest + 1;
  if (walk.why != NULL && why != NULL) {
    const LeafWording *words = chunk->n > 0 ? LEAF_ROW (&build->code->wordings, LeafWording, chunk->first + walk.at) : NULL;
    g_autofree char *quoted = words != NULL ? leaf_wording_dup (build, *words) : NULL;
    *why = g_strdup_printf ("chunk %u, instruction %u: %s (%s)", id, walk.at, walk.why, quoted != NULL ? quoted : "");
  }
  return walk.why == NULL;
}

gboolean
leaf_code_verify (const LeafBuild *build, char **why)
{
  const LeafCode *code = build->code;
  guint32 longest = 1;
  g_autofree gint32 *heights = NULL;
  g_autofree guint32 *todo = NULL;

  for (guint32 i = code->first_story_chunk; i < code->chunks.n; i++)
    longest = MAX (longest, LEAF_ROW (&code->chunks, LeafChunk, i)->n);
  heights = g_new (gint32, longest);
  todo = g_new (guint32, longest);
  for (guint32 i = code->first_story_chunk; i < code->chunks.n; i++)
    if (!verify_chunk (build, i, heights, todo, why))
      return FALSE;
  return TRUE;
}
