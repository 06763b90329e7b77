/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-rng.c: the random number generator of a play, and every draw from it.
 *
 * A play is a function of program, seed and commands, so the generator is part of its state: xoshiro128** (Blackman and
 * Vigna, public domain), seeded by SplitMix32. Everything random is drawn here, and each draw takes exactly one
 * output. */

#include "leaf-explore.h"
#include "leaf-rng.h"
#include "leaf-marks.h"

static guint32
rotate_left (guint32 x, int k)
{
  return x << k | x >> (32 - k);
}

static guint32
next_output (LeafRng *chance)
{
  guint32 *s = chance->s;
  guint32 result = rotate_left (s[1] * 5, 7) * 9;
  guint32 t = s[1] << 9;

  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rotate_left (s[3], 11);
  return result;
}

void
leaf_rng_seed (LeafMachine *machine, guint32 seed)
{
  for (int i = 0; i < 4; i++) {
    guint32 z;

    seed += 0x9E3779B9u;
    z = seed;
    z ^= z >> 15;
    z *= 0x85EBCA6Bu;
    z ^= z >> 13;
    z *= 0xC2B2AE35u;
    z ^= z >> 16;
    machine->chance.s[i] = z;
  }
}

/* An exploration records a draw, and may choose its result. The generator advances anyway, so that draws beyond the
 * recorded ones are the same. */
static guint32
explored_draw (LeafDraws *draws, guint32 n, guint32 value)
{
  LeafDraw *draw;

  if (draws->n == LEAF_MOST_DRAWS) {
    draws->is_cut = TRUE;
    return value;
  }
  draw = &draws->draws[draws->n++];
  if (draws->n == draws->given_at)
    value = CLAMP (draws->given, 1, n);
  *draw = (LeafDraw) { value, n, draws->split };
  draws->split = 0;
  return value;
}

guint32
leaf_rng_draw (LeafMachine *machine, guint32 n)
{
  guint32 output = next_output (&machine->chance), value = n == 0 ? 0 : 1 + output % n;

  return G_UNLIKELY (n > 0 && machine->explored != NULL && machine->explored->draws != NULL)
             ? explored_draw (machine->explored->draws, n, value)
             : value;
}

/* A number from a to b, inclusive, in either order. For a span of more than 31 bits, draws whole words until one is in
 * range. */
gint32
leaf_rng_between (LeafMachine *machine, gint32 a, gint32 b)
{
  gint64 span;

  if (a == b)
    return a;
  if (a > b) {
    gint32 c = a;

    a = b;
    b = c;
  }
  span = (gint64) b - a + 1;
  if (span <= G_MAXINT32)
    return (gint32) ((gint64) a - 1 + leaf_rng_draw (machine, (guint32) span));
  for (;;) {
    gint32 word = (gint32) next_output (&machine->chance);

    if (word >= a && word <= b)
      return word;
  }
}

/* The same for values other than numbers and times: one draw over a whole word, reduced to the span. */
gint32
leaf_rng_between_values (LeafMachine *machine, gint32 a, gint32 b)
{
  gint32 low = MIN (a, b);

  if (a == b)
    return a;
  return (gint32) (low + leaf_rng_draw (machine, G_MAXINT32) % ((gint64) MAX (a, b) - low + 1));
}

/* --- alternatives of a text --------------------------------------------------------------------------------------- */

static guint32
not_the_last (LeafMachine *machine, guint32 n, guint32 last)
{
  guint32 drawn;

  do
    drawn = leaf_rng_draw (machine, n);
  while (drawn == last);
  return drawn;
}

static guint32
decreasing (LeafMachine *machine, guint32 n)
{
  gint64 r = leaf_rng_draw (machine, n * (n + 1) / 2);
  guint32 c = 0;

  do
    r -= ++c;
  while (r > 0);
  return n - c + 1;
}

/* The state is the position in the pass (0: a new pass) and the number that the pass was drawn with. */
static guint32
in_random_order (LeafMachine *machine, guint32 n, LeafValue *state)
{
  guint8 order[32];
  guint32 at;
  gint32 s;

  if (n > G_N_ELEMENTS (order))
    return leaf_rng_draw (machine, n);
  at = state->kind % n;
  if (at == 0)
    state->bits = (gint32) leaf_rng_draw (machine, (G_MAXINT32 - 1) / ((n + 1) * (n + 1)));
  s = state->bits;
  for (guint32 i = 0; i < n; i++)
    order[i] = (guint8) i;
  for (guint32 i = 0; i + 1 < n; i++) {
    guint32 j = (guint32) s % (n - i) + i;
    guint8 other = order[i];

    order[i] = order[j];
    order[j] = other;
    s = (gint32) (31973u * (guint32) s + 17u);
    if (s < 0)
      s = (gint32) (0u - (guint32) s);
    if (s < 0)
      s = 0;
  }
  state->kind = at + 1;
  return order[at] + 1u;
}

/* The number of the alternative to show, for all but a random order. */
static guint32
next_alternative (LeafMachine *machine, LeafOneOf how, guint32 n, LeafValue *state)
{
  guint32 last = (guint32) state->bits;

  switch (how) {
  case LEAF_ONE_OF_AT_RANDOM: return not_the_last (machine, n, last);
  case LEAF_ONE_OF_STICKY: return last != 0 ? last : leaf_rng_draw (machine, n);
  case LEAF_ONE_OF_DECREASING: return decreasing (machine, n);
  case LEAF_ONE_OF_CYCLING: return last % n + 1;
  case LEAF_ONE_OF_STOPPING: return MIN (last + 1, n);
  case LEAF_ONE_OF_THEN_AT_RANDOM: return state->kind < n ? ++state->kind : not_the_last (machine, n, last);
  case LEAF_ONE_OF_THEN_PURELY_AT_RANDOM: return state->kind < n ? ++state->kind : leaf_rng_draw (machine, n);
  case LEAF_ONE_OF_IN_RANDOM_ORDER:
  case LEAF_ONE_OF_PURELY_AT_RANDOM: break;
  }
  return leaf_rng_draw (machine, n);
}

/* `state` is the text's own cell, {0, 0} at first; its bits are the alternative shown last, its kind a counter where
 * needed. Returns the alternative to show, from 0. */
guint32
leaf_rng_alternative (LeafMachine *machine, guint32 how, guint32 n, LeafValue *state)
{
  if (n <= 1)
    return 0;
  if (how == LEAF_ONE_OF_IN_RANDOM_ORDER)
    return in_random_order (machine, n, state) - 1;
  state->bits = (gint32) next_alternative (machine, (LeafOneOf) how, n, state);
  return (guint32) state->bits - 1;
}
