/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-guards.c: the things that decide whether a text is printed. They are in the condition of the innermost `if`
 * around it that names things, or else in the preamble of its rule. */

#include "leaf-explore-private.h"

static gboolean
is_jump (const LeafInstruction *in)
{
  return in->op == LEAF_OP_JUMP || in->op == LEAF_OP_JUMP_FALSE || in->op == LEAF_OP_JUMP_TRUE;
}

gboolean
leaf_guard_has (const LeafGuard *guard, guint32 thing)
{
  for (guint i = 0; i < guard->n; i++)
    if (guard->things[i] == thing)
      return TRUE;
  return FALSE;
}

static void
add_thing (const LeafImage *image, guint32 thing, LeafGuard *guard)
{
  if (guard->n < LEAF_MOST_GUARDS && leaf_image_is_kind (image, thing, LEAF_KIND_THING)
      && !leaf_guard_has (guard, thing))
    guard->things[guard->n++] = thing;
}

/* Adds the things that the instructions from `first` up to `end` name. Returns the number of things. */
static guint
add_things (const LeafImage *image, guint32 first, guint32 end, LeafGuard *guard)
{
  for (guint32 i = first; i < end; i++) {
    const LeafInstruction *in = &image->code[i];

    if (in->op == LEAF_OP_PUSH && in->a == LEAF_KIND_OBJECT && in->b > 0)
      add_thing (image, (guint32) in->b, guard);
  }
  return guard->n;
}

/* Returns TRUE if a phrase, from `first` up to `end`, may skip the instruction `at`, or continue at `other`. */
static gboolean
decides (const LeafImage *image, const LeafImageChunk *chunk, guint32 first, guint32 end, guint32 at, guint32 other)
{
  for (guint32 i = first; i < end; i++) {
    guint32 target = chunk->first + (guint32) image->code[i].b;

    if (is_jump (&image->code[i]) && (target > at || target == other))
      return TRUE;
  }
  return FALSE;
}

/* Searches back from the text, phrase by phrase, up to the end of the preamble. A phrase that skips the text and names
 * nothing may be the end of the first branch of an `if`, and the text in its other branch: that `if` goes on after the
 * phrase if its condition is false. */
static void
find_guard (const LeafImage *image, const LeafImageChunk *chunk, guint32 at, LeafGuard *guard)
{
  guint32 end = at, other = 0;

  for (guint32 i = at; i-- > chunk->first;) {
    const LeafInstruction *in = &image->code[i];

    if (in->op == LEAF_OP_APPLIES) {
      add_things (image, chunk->first, i, guard);
      return;
    }
    if ((in->flags & LEAF_INSTRUCTION_STATEMENT) == 0)
      continue;
    if (decides (image, chunk, i, end, at, other)) {
      if (add_things (image, i, end, guard) > 0)
        return;
      other = end;
    }
    end = i;
  }
}

static const LeafImageChunk *
chunk_of (const LeafImage *image, guint32 instruction)
{
  LEAF_EACH (&image->chunks, c) {
    const LeafImageChunk *chunk = LEAF_ROW (&image->chunks, LeafImageChunk, c);

    if (instruction >= chunk->first && instruction - chunk->first < chunk->n)
      return chunk;
  }
  return NULL;
}

void
leaf_explorer_find_guard (const LeafExplorer *explorer, const LeafCoverage *before, const LeafCoverage *ran,
                          LeafGuard *guard)
{
  const LeafImage *image = explorer->image;
  guint32 n;
  const LeafCoverable *rows = leaf_explorer_coverables (explorer, &n);

  guard->n = 0;
  for (guint32 i = 0; i < n && guard->n == 0; i++)
    if (rows[i].sort == LEAF_COVERED_TEXT && leaf_coverage_has (ran, rows[i].bit)
        && !leaf_coverage_has (before, rows[i].bit)) {
      const LeafImageChunk *chunk = chunk_of (image, rows[i].bit);

      if (chunk != NULL)
        find_guard (image, chunk, rows[i].bit, guard);
    }
}

void
leaf_guard_add_holders (LeafGuard *guard, const LeafMoment *moment)
{
  const LeafMachine *m = moment->play->machine;
  guint32 player = leaf_player (m);

  for (guint i = 0; i < guard->n; i++) {
    guint32 holder = m->tree[guard->things[i]].parent;

    if (holder != 0 && holder != player)
      add_thing (m->image, holder, guard);
  }
}
