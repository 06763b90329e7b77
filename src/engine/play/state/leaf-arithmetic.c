/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-arithmetic.c: arithmetic of whole numbers, times, units and real numbers. Whole numbers have 32 bits and wrap
 * around; an operation without a result (division by zero) is a fault, and returns 0. */

#include "leaf-arithmetic.h"
#include "leaf-faults.h"

#include <math.h>
#include <string.h>

float
leaf_as_float (const LeafMachine *m, LeafValue value)
{
  float f;

  if (!leaf_is_real_kind (m, value.kind))
    return (float) value.bits;
  memcpy (&f, &value.bits, sizeof f);
  return f;
}

LeafValue
leaf_real_value (guint32 kind, float f)
{
  LeafValue value = { kind, 0 };

  memcpy (&value.bits, &f, sizeof f);
  return value;
}

gint32
leaf_rounded (double x)
{
  x = round (x);
  return isnan (x) ? 0 : x >= G_MAXINT32 ? G_MAXINT32 : x <= G_MININT32 ? G_MININT32 : (gint32) x;
}

static gint32
whole_root (gint32 n)
{
  gint32 root = (gint32) floor (sqrt ((double) n));

  while ((gint64) root * root > n)
    root--;
  return root;
}

/* Rounds towards zero. */
static gint32
whole_cube_root (gint32 n)
{
  gint64 size = n < 0 ? -(gint64) n : n, root = (gint64) rint (cbrt ((double) size));

  while (root * root * root > size)
    root--;
  return (gint32) (n < 0 ? -root : root);
}

/* Uses the binary digits of the exponent; a negative exponent counts as 0. */
static gint32
whole_power (gint32 base, gint32 exponent)
{
  guint32 result = 1, square = (guint32) base;

  for (; exponent > 0; exponent /= 2, square *= square)
    if (exponent % 2 != 0)
      result *= square;
  return (gint32) result;
}

static gint32
to_nearest (gint32 x, gint32 step)
{
  gint64 half = x >= 0 ? step / 2 : -(gint64) (step / 2);

  return (gint32) ((gint64) (gint32) (x + half) / step * step); /* the sum wraps, as in the reference */
}

static LeafValue
arithmetic_of_reals (guint32 op, guint32 kind, float x, float y)
{
  switch ((LeafArithmetic) op) {
  case LEAF_ARITHMETIC_PLUS: return leaf_real_value (kind, x + y);
  case LEAF_ARITHMETIC_MINUS: return leaf_real_value (kind, x - y);
  case LEAF_ARITHMETIC_TIMES: return leaf_real_value (kind, x * y);
  case LEAF_ARITHMETIC_DIVIDE: return leaf_real_value (kind, x / y);
  case LEAF_ARITHMETIC_REMAINDER: return leaf_real_value (kind, fmodf (x, y));
  case LEAF_ARITHMETIC_NEAREST: return leaf_real_value (kind, floorf (x / y + 0.5f) * y);
  case LEAF_ARITHMETIC_POWER: return leaf_real_value (kind, powf (x, y));
  case LEAF_ARITHMETIC_ROOT: return leaf_real_value (kind, sqrtf (x));
  /* C libraries differ in the last bit of cbrtf; the rounded result of cbrt is the same in all of them. */
  case LEAF_ARITHMETIC_CUBE_ROOT: return leaf_real_value (kind, (float) cbrt ((double) x));
  case LEAF_ARITHMETIC_NEGATE: break;
  }
  return leaf_real_value (kind, -x);
}

/* Midnight follows the last hour of the clock, so the period from one time to another is never negative. */
static gint32
on_the_clock (guint32 kind, LeafValue a, LeafValue b, gint32 sum)
{
  const gint32 day = 24 * 60;
  gboolean is_between = a.kind == LEAF_KIND_TIME && b.kind == LEAF_KIND_TIME;

  return kind == LEAF_KIND_TIME || is_between ? (sum % day + day) % day : sum;
}

/* A value that is stored as a whole number of units is rounded when a real number multiplies it: "pi * the radius" is
 * 13cm if the radius is 4cm. */
static gboolean
is_counted (const LeafMachine *m, guint32 kind)
{
  return kind != LEAF_KIND_NUMBER && kind != LEAF_KIND_VALUE && !leaf_is_real_kind (m, kind);
}

LeafValue
leaf_arithmetic (LeafMachine *m, guint32 op, guint32 kind, LeafValue a, LeafValue b)
{
  gint32 x = a.bits, y = b.bits;
  guint32 ux = (guint32) x, uy = (guint32) y;

  /* "increase the time left by 20", a real number: the reference interprets the bits of 20 as a real number, which is
   * almost zero. In all other cases the whole number has been converted by now. */
  if (kind == LEAF_KIND_REAL && a.kind == LEAF_KIND_REAL && b.kind == LEAF_KIND_NUMBER)
    b.kind = LEAF_KIND_REAL;
  if (kind == LEAF_KIND_VALUE) /* in a phrase for any kind, values carry their own kind */
    kind = a.kind == LEAF_KIND_NUMBER && b.kind != 0 ? b.kind : a.kind;
  if (leaf_is_real_kind (m, kind) || leaf_is_real_kind (m, a.kind) || leaf_is_real_kind (m, b.kind)) {
    LeafValue real = arithmetic_of_reals (op, leaf_is_real_kind (m, kind) ? kind : LEAF_KIND_REAL, leaf_as_float (m, a),
                                          leaf_as_float (m, b));

    return is_counted (m, kind) ? (LeafValue) { kind, leaf_rounded (leaf_as_float (m, real)) } : real;
  }
  switch ((LeafArithmetic) op) {
  case LEAF_ARITHMETIC_PLUS: return (LeafValue) { kind, on_the_clock (kind, a, b, (gint32) (ux + uy)) };
  case LEAF_ARITHMETIC_MINUS: return (LeafValue) { kind, on_the_clock (kind, a, b, (gint32) (ux - uy)) };
  case LEAF_ARITHMETIC_TIMES: return (LeafValue) { kind, (gint32) (ux * uy) };
  case LEAF_ARITHMETIC_DIVIDE:
  case LEAF_ARITHMETIC_REMAINDER:
  case LEAF_ARITHMETIC_NEAREST:
    if (y == 0) {
      leaf_fault (m, N_ ("%1 cannot be divided by zero"), LEAF_DIGITS (x), NULL);
      return (LeafValue) { kind, 0 };
    }
    if (op == LEAF_ARITHMETIC_NEAREST)
      return (LeafValue) { kind, to_nearest (x, y) };
    if (y == -1)
      return (LeafValue) { kind, op == LEAF_ARITHMETIC_DIVIDE ? (gint32) (0u - ux) : 0 };
    return (LeafValue) { kind, op == LEAF_ARITHMETIC_DIVIDE ? x / y : x % y };
  case LEAF_ARITHMETIC_POWER: return (LeafValue) { kind, whole_power (x, y) };
  case LEAF_ARITHMETIC_ROOT:
    if (x < 0) {
      leaf_fault (m, N_ ("%1 has no square root"), LEAF_DIGITS (x), NULL);
      return (LeafValue) { kind, 0 };
    }
    return (LeafValue) { kind, whole_root (x) };
  case LEAF_ARITHMETIC_CUBE_ROOT: return (LeafValue) { kind, whole_cube_root (x) };
  case LEAF_ARITHMETIC_NEGATE: break;
  }
  return (LeafValue) { kind, (gint32) (0u - ux) };
}
