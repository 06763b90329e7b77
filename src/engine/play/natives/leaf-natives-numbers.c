/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-numbers.c: arithmetic beyond the operators, random numbers, named values, printing of real numbers,
 * times. */

#include "leaf-arithmetic.h"
#include "leaf-faults.h"
#include "leaf-print.h"
#include "leaf-rng.h"
#include "leaf-values.h"
#include "leaf-marks.h"

#include <math.h>
#include <string.h>

#define NATIVE(name)   LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)
#define GIVE_NUMBER(x) (*result = LEAF_VALUE (NUMBER, (x)), LEAF_NATIVE_DONE)
#define GIVE_TRUTH(x)  (*result = LEAF_VALUE (TRUTH_STATE, (x) ? 1 : 0), LEAF_NATIVE_DONE)
#define GIVE_REAL(x)   (*result = real_value (x), LEAF_NATIVE_DONE)

/* --- real numbers ------------------------------------------------------------------------------------------------- */

static double
real (LeafValue value)
{
  float single;

  if (value.kind == LEAF_KIND_NUMBER)
    return value.bits;
  memcpy (&single, &value.bits, sizeof single);
  return single;
}

static LeafValue
real_value (double x)
{
  float single = (float) x;
  LeafValue value = { LEAF_KIND_REAL, 0 };

  memcpy (&value.bits, &single, sizeof single);
  return value;
}

#define REAL_FUNCTION(name, expression)                                                                                \
  NATIVE (name)                                                                                                        \
  {                                                                                                                    \
    double x = real (args[0]);                                                                                         \
    return GIVE_REAL (expression);                                                                                     \
  }

REAL_FUNCTION (real_reciprocal, 1.0 / x)
REAL_FUNCTION (real_absolute, fabs (x))
REAL_FUNCTION (real_root, sqrt (x))
REAL_FUNCTION (real_ceiling, ceil (x))
REAL_FUNCTION (real_floor, floor (x))
REAL_FUNCTION (real_log, log (x))
REAL_FUNCTION (real_log_to_base, log (real (args[1])) / log (x))
REAL_FUNCTION (real_exp, exp (x))
REAL_FUNCTION (real_power, pow (x, real (args[1])))
REAL_FUNCTION (real_sin, sin (x))
REAL_FUNCTION (real_cos, cos (x))
REAL_FUNCTION (real_tan, tan (x))
REAL_FUNCTION (real_arcsin, asin (x))
REAL_FUNCTION (real_arccos, acos (x))
REAL_FUNCTION (real_arctan, atan (x))
REAL_FUNCTION (real_sinh, sinh (x))
REAL_FUNCTION (real_cosh, cosh (x))
REAL_FUNCTION (real_tanh, tanh (x))
REAL_FUNCTION (real_arcsinh, asinh (x))
REAL_FUNCTION (real_arccosh, acosh (x))
REAL_FUNCTION (real_arctanh, atanh (x))

NATIVE (real_to_number)
{
  return GIVE_NUMBER (leaf_rounded (real (args[0])));
}

NATIVE (real_is_infinite)
{
  return GIVE_TRUTH (isinf (real (args[0])));
}
NATIVE (real_is_undefined)
{
  return GIVE_TRUTH (isnan (real (args[0])));
}

/* --- whole numbers, units, and either ----------------------------------------------------------------------------- */

static gboolean
is_real (LeafValue value)
{
  return value.kind == LEAF_KIND_REAL;
}

static LeafValue
of_kind (LeafValue like, gint64 bits)
{
  return (LeafValue) { like.kind, (gint32) bits };
}

NATIVE (nearest)
{
  *result = leaf_arithmetic (m, LEAF_ARITHMETIC_NEAREST, LEAF_KIND_VALUE, args[0], args[1]);
  return LEAF_NATIVE_DONE;
}

/* --- enumerated values -------------------------------------------------------------------------------------------- */

static gint32
count_of (const LeafMachine *m, guint32 kind)
{
  LeafValue value = LEAF_NO_VALUE;
  gint32 n = 0;

  while (n < 100000 && leaf_next_of_kind (m, kind, &value))
    n++;
  return n;
}

NATIVE (value_number)
{
  return GIVE_NUMBER (args[0].bits);
}

NATIVE (value_after)
{
  gint32 n = count_of (m, args[1].kind);

  *result = of_kind (args[1], n <= 0 ? args[1].bits : args[1].bits % n + 1);
  return LEAF_NATIVE_DONE;
}

NATIVE (value_before)
{
  gint32 n = count_of (m, args[1].kind);

  *result = of_kind (args[1], n <= 0 ? args[1].bits : (args[1].bits + n - 2) % n + 1);
  return LEAF_NATIVE_DONE;
}

/* A kind is passed as the number of its row. */
NATIVE (first_value)
{
  *result = (LeafValue) { (guint32) args[0].bits, 1 };
  return LEAF_NATIVE_DONE;
}

NATIVE (last_value)
{
  *result = (LeafValue) { (guint32) args[0].bits, MAX (1, count_of (m, (guint32) args[0].bits)) };
  return LEAF_NATIVE_DONE;
}

NATIVE (default_value)
{
  *result = leaf_default_value (m, (guint32) args[0].bits);
  return LEAF_NATIVE_DONE;
}

/* --- random numbers ----------------------------------------------------------------------------------------------- */

NATIVE (random_between)
{
  if (is_real (args[1])) {
    double low = real (args[1]), high = real (args[2]);
    double part = (leaf_rng_draw (m, 1u << 24) - 1) / (double) (1u << 24);

    return GIVE_REAL (low + (high - low) * part);
  }
  if (args[1].kind == LEAF_KIND_NUMBER || args[1].kind == LEAF_KIND_TIME)
    *result = of_kind (args[1], leaf_rng_between (m, args[1].bits, args[2].bits));
  else
    *result = of_kind (args[1], leaf_rng_between_values (m, args[1].bits, args[2].bits));
  return LEAF_NATIVE_DONE;
}

NATIVE (seed_random)
{
  if (args[0].bits > 0)
    leaf_rng_seed (m, (guint32) args[0].bits);
  return LEAF_NATIVE_DONE;
}

/* Seeds the generator as the reference does: a first draw decides how many draws are skipped. If the story asks for
 * predictable randomisation, another draw precedes it. */
NATIVE (begin_chance)
{
  guint32 n;

  if (m->facts->predictable)
    leaf_rng_draw (m, 10000);
  n = leaf_rng_draw (m, 97);
  for (guint32 i = 1; i <= n; i++)
    leaf_rng_draw (m, i);
  if (m->explored != NULL)
    m->explored->begun = m->chance;
  return LEAF_NATIVE_DONE;
}

/* --- printing ----------------------------------------------------------------------------------------------------- */

static LeafNativeStatus
say_real (LeafMachine *m, LeafValue value, gint32 places, LeafRealNotation notation)
{
  g_autofree char *text = leaf_real_written ((float) real (value), (guint32) CLAMP (places, 0, 30), notation);

  leaf_print (m, text);
  return LEAF_NATIVE_DONE;
}

/* clang-format off */
NATIVE (say_real_places) { return say_real (m, args[0], args[1].bits, LEAF_REAL_EITHER_WAY); }
NATIVE (say_real_decimal) { return say_real (m, args[0], 0, LEAF_REAL_DECIMAL); }
NATIVE (say_real_decimal_places) { return say_real (m, args[0], args[1].bits, LEAF_REAL_DECIMAL); }
NATIVE (say_real_scientific) { return say_real (m, args[0], 0, LEAF_REAL_SCIENTIFIC); }
NATIVE (say_real_scientific_places) { return say_real (m, args[0], args[1].bits, LEAF_REAL_SCIENTIFIC); }
/* clang-format on */

/* --- times -------------------------------------------------------------------------------------------------------- */

enum { DAY = 24 * 60, DAWN = 4 * 60 /* the day of a story begins at four in the morning */ };

static gint32
in_day (gint64 minutes)
{
  return (gint32) (((minutes % DAY) + DAY) % DAY);
}

/* Wraps around like other arithmetic of numbers. */
static gint32
period_of (gint32 hours, gint32 minutes)
{
  return (gint32) ((guint32) hours * 60 + (guint32) minutes);
}

/* clang-format off */
NATIVE (minutes_part) { return GIVE_NUMBER (args[0].bits % 60); }
NATIVE (hours_part) { return GIVE_NUMBER (args[0].bits / 60); }
NATIVE (time_number) { return GIVE_NUMBER (args[0].bits); }
NATIVE (time_at) { *result = LEAF_VALUE (TIME, in_day (args[0].bits)); return LEAF_NATIVE_DONE; }
NATIVE (time_is_before) { return GIVE_TRUTH (in_day (args[0].bits - DAWN) < in_day (args[1].bits - DAWN)); }
NATIVE (time_is_after) { return GIVE_TRUTH (in_day (args[0].bits - DAWN) > in_day (args[1].bits - DAWN)); }
NATIVE (time_minus) { *result = LEAF_VALUE (TIME,
    in_day ((gint64) args[1].bits - args[0].bits)); return LEAF_NATIVE_DONE; }
NATIVE (time_plus) { *result = LEAF_VALUE (TIME,
    in_day ((gint64) args[1].bits + args[0].bits)); return LEAF_NATIVE_DONE; }
NATIVE (period_minutes) { *result = LEAF_VALUE (TIME_PERIOD, args[0].bits); return LEAF_NATIVE_DONE; }
NATIVE (period_hours) { *result = LEAF_VALUE (TIME_PERIOD, period_of (args[0].bits, 0)); return LEAF_NATIVE_DONE; }
NATIVE (period_hours_minutes) { *result = LEAF_VALUE (TIME_PERIOD,
    period_of (args[0].bits, args[1].bits)); return LEAF_NATIVE_DONE; }
/* clang-format on */

/* --- values in parts ---------------------------------------------------------------------------------------------- */

NATIVE (unit_part)
{
  *result = leaf_unit_part (m->image->kinds, args[0], (guint32) MAX (args[1].bits, 0));
  return LEAF_NATIVE_DONE;
}

NATIVE (unit_compose)
{
  LeafKindId kind = { (guint32) args[1].bits };
  guint32 n;
  const LeafValue *parts = leaf_block_values (&m->heap, (guint32) args[0].bits, &n);

  *result = (LeafValue) { kind.ix, 0 };
  if (!leaf_unit_compose (m->image->kinds, kind, parts, n, result))
    leaf_fault (m, N_ ("a part of a value is out of its range"), NULL);
  return LEAF_NATIVE_DONE;
}

NATIVE (say_in_notation)
{
  g_autofree char *printed = leaf_literal_to_string_in (m->image->kinds, args[0], leaf_text_characters (m, args[1]));

  (void) result;
  leaf_print (m, printed != NULL ? printed : "");
  return LEAF_NATIVE_DONE;
}
