/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-verify.c: verifies every chunk before it can run.
 *
 * Each chunk is walked along its jumps, tracking the height of the stack. It is valid if
 *   1. every instruction exists, and a jump's target is within the chunk;
 *   2. slots are within the frame, ids within their tables, and an operand that an instruction does not use is 0;
 *   3. the stack never falls below the frame, and has one height wherever two paths meet;
 *   4. no path runs off the end.
 * The highest stack is recorded: the machine reserves room for it once, when the frame is entered.
 *
 * The library's chunks are verified when the library is compiled, and its rows do not change, so a story verifies only
 * its own. */
#include "leaf-emit.h"

#include <string.h>

typedef struct {
  const char *a, *b;
  int pops, pushes;
} OpFacts;

static const OpFacts ops[] = {
  { "", "", 0, 0 },
#define LEAF_OP(name, a, b, pops, pushes, meaning) { a, b, pops, pushes },
#include "../image/leaf-ops.def"
#undef LEAF_OP
};

/* The range of an operand: the number of a row, from `least` to below `below`. */
typedef struct {
  guint32 least, below;
  const char *why; /* the message if it is not in range; NULL: any value is allowed */
} Limit;

typedef struct {
  const LeafBuild *build;
  const LeafChunk *chunk;
  const Limit *limits; /* for operands a and b of each instruction */
  gint32 *heights;     /* per instruction; -1: not reached */
  guint32 *todo;       /* instructions reached but not yet walked; each occurs at most once */
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

/* Returns TRUE if the instruction was not reached before. */
static inline gboolean
reach (Walk *walk, guint32 target, gint32 height)
{
  if (target >= walk->chunk->n) {
    refuse (walk, "a jump leaves the chunk, or the end was run over");
  } else if (walk->heights[target] < 0) {
    walk->heights[target] = height;
    return TRUE;
  } else if (walk->heights[target] != height) {
    refuse (walk, "two paths meet with stacks of different heights");
  }
  return FALSE;
}

static void
flow_to (Walk *walk, guint32 target, gint32 height)
{
  if (reach (walk, target, height))
    walk->todo[walk->n_todo++] = target;
}

/* --- instructions whose operands vary ----------------------------------------------------------------------------- */

static void
phrase_effect (Walk *walk, guint32 id, int *pops, int *pushes)
{
  const LeafPhraseRow *phrase;

  if (id == 0 || id >= walk->build->phrases->phrases.n) {
    refuse (walk, "a call of no phrase");
    return;
  }
  phrase = LEAF_ROW (&walk->build->phrases->phrases, LeafPhraseRow, id);
  *pops = (int) phrase->n_parameters;
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
  case LEAF_OP_MAKE_ACTION:
    *pops = (instruction->a & 1) + ((instruction->a >> 1) & 1) + ((instruction->a >> 2) & 1);
    break;
  case LEAF_OP_DECIDE: *pops = instruction->b != 0; break;
  case LEAF_OP_FOLLOW:
  case LEAF_OP_ACTIVITY: *pops = 1 + (instruction->b != 0); break;
  case LEAF_OP_GOING_ON: *pushes = 1; break;
  default: refuse (walk, "an instruction whose stack effect is not known");
  }
}

/* The range of an operand, found by its name in the table of instructions. */
static Limit
limit_of (const LeafBuild *build, const char *operand)
{
  const struct {
    const char *operand;
    Limit limit;
  } rows[] = {
    { "", { 0, 1, "an operand that it does not have" } },
    { "variable", { 1, build->world->variables.n, "no such variable" } },
    { "property", { 1, build->world->properties.n, "no such property" } },
    { "relation", { 1, build->world->relations.n, "no such relation" } },
    { "response", { 1, build->rules->responses.n, "no such response" } },
    { "string", { 1, build->code->strings.n, "no such string" } },
    { "text", { 1, build->phrases->texts.n, "no such text" } },
    { "kind", { 0, build->kinds->kinds.n, "no such kind" } },
    { "slot", { 0, 0, "a slot outside the frame" } }, /* each chunk has its own frame */
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (strcmp (rows[i].operand, operand) == 0)
      return rows[i].limit;
  return (Limit) { 0, 0, NULL };
}

static void
check_operand (Walk *walk, const Limit *limit, guint32 value)
{
  guint32 below = limit->below != 0 ? limit->below : walk->chunk->n_slots;

  if (limit->why != NULL && (value < limit->least || value >= below))
    refuse (walk, limit->why);
}

static gboolean
ends_path (LeafOp op)
{
  return op == LEAF_OP_RETURN || op == LEAF_OP_RETURN_VALUE || op == LEAF_OP_RULE_END || op == LEAF_OP_DECIDE
         || op == LEAF_OP_DECIDE_NAMED || op == LEAF_OP_CHANGED;
}

/* Returns TRUE if the next instruction is to be walked too. */
static gboolean
step (Walk *walk, guint32 at)
{
  const LeafInstruction *instruction
      = LEAF_ROW (&walk->build->code->instructions, LeafInstruction, walk->chunk->first + at);
  gint32 height = walk->heights[at];
  int pops, pushes;

  walk->at = at;
  if (instruction->op == LEAF_OP_NONE || instruction->op >= LEAF_OP_COUNT) {
    refuse (walk, "no such instruction");
    return FALSE;
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
  check_operand (walk, &walk->limits[2 * instruction->op], instruction->a);
  check_operand (walk, &walk->limits[2 * instruction->op + 1], (guint32) instruction->b);
  if (height < pops)
    refuse (walk, "takes more than is on the stack");
  height += pushes - pops;
  walk->highest = MAX (walk->highest, (guint32) MAX (height, 0));
  if (walk->why != NULL)
    return FALSE;
  if (instruction->op == LEAF_OP_JUMP || instruction->op == LEAF_OP_JUMP_FALSE || instruction->op == LEAF_OP_JUMP_TRUE)
    flow_to (walk, (guint32) instruction->b, height);
  if (instruction->op == LEAF_OP_GOING_ON && instruction->b != 0) {
    /* if true, the operand below stays, so the false path of the following jump has one value less */
    const LeafInstruction *jump = instruction + 1;
    if (at + 1 >= walk->chunk->n || jump->op != LEAF_OP_JUMP_FALSE) {
      refuse (walk, "going-on without its jump");
      return FALSE;
    }
    flow_to (walk, (guint32) jump->b, height - 1);
    walk->heights[at + 1] = height;
    flow_to (walk, at + 2, height);
    return FALSE;
  }
  return instruction->op != LEAF_OP_JUMP && !ends_path (instruction->op) && reach (walk, at + 1, height);
}

static gboolean
verify_chunk (const LeafBuild *build, const Limit *limits, guint32 id, gint32 *heights, guint32 *todo, char **why)
{
  LeafChunk *chunk = LEAF_ROW (&build->code->chunks, LeafChunk, id);
  Walk walk = { .build = build, .chunk = chunk, .limits = limits, .heights = heights, .todo = todo };

  memset (heights, 0xff, sizeof (gint32) * chunk->n);
  if (chunk->n == 0)
    refuse (&walk, "an empty chunk");
  else
    flow_to (&walk, 0, 0);
  while (walk.why == NULL && walk.n_todo > 0)
    for (guint32 at = walk.todo[--walk.n_todo]; step (&walk, at); at++)
      ;
  chunk->max_stack = walk.highest + 1;
  if (walk.why != NULL && why != NULL) {
    const LeafWording *words
        = chunk->n > 0 ? LEAF_ROW (&build->code->wordings, LeafWording, chunk->first + walk.at) : NULL;
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
  Limit limits[2 * LEAF_OP_COUNT];
  g_autofree gint32 *heights = NULL;
  g_autofree guint32 *todo = NULL;

  for (guint32 i = code->first_story_chunk; i < code->chunks.n; i++)
    longest = MAX (longest, LEAF_ROW (&code->chunks, LeafChunk, i)->n);
  for (guint op = 0; op < LEAF_OP_COUNT; op++) {
    limits[2 * op] = limit_of (build, ops[op].a);
    limits[2 * op + 1] = limit_of (build, ops[op].b);
  }
  heights = g_new (gint32, longest);
  todo = g_new (guint32, longest);
  for (guint32 i = code->first_story_chunk; i < code->chunks.n; i++)
    if (!verify_chunk (build, limits, i, heights, todo, why))
      return FALSE;
  return TRUE;
}
