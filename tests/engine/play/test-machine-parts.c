/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Parts of the machine, called directly: arithmetic, chance, values and their order, the world's tree, light and scope,
 * routes, panes, keys and links. */
#include "leaf-compile.h"

#include "play/inspect/leaf-play-private.h"
#include "play/state/leaf-arithmetic.h"
#include "play/state/leaf-files.h"
#include "play/state/leaf-frames.h"
#include "play/state/leaf-memory.h"
#include "play/state/leaf-panes.h"
#include "play/state/leaf-references.h"
#include "play/state/leaf-rng.h"
#include "play/state/leaf-properties.h"
#include "play/state/leaf-snapshot.h"
#include "play/state/leaf-snippets.h"
#include "play/state/leaf-input-log.h"
#include "play/vm/leaf-command-input.h"
#include "play/state/leaf-value-format.h"
#include "play/state/leaf-values.h"
#include "play/vm/leaf-inputs.h"
#include "play/vm/leaf-run.h"
#include "play/vm/leaf-world-model.h"
#include "test-play.h"

#include <math.h>

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafMachine, leaf_machine_free)

static const char story[]
    = "The Hall is a room. The Yard is a room. The Loft is a room. The Cave is a dark room. The Den is a room. The Isle is a room.\n"
      "The Yard is north of the Hall. The Loft is above the Hall. The gate is an openable door. The gate is east of the Hall and west of the Den. The gate is closed.\n"
      "The hatch is a door. It is below the Den and above the Cave. The hatch is open and not openable. Down from the Yard is the Cave. East of the Loft is the Den.\n"
      "Court is a region. The Yard is in Court. Realm is a region. Court is in Realm. The Isle is in Realm.\n"
      "The crate is a closed openable container in the Hall. The ball is in the crate. The knob is part of the crate. The stud is part of the knob. The lamp is part of the crate.\n"
      "The jar is a transparent closed container in the Hall. The bead is in the jar. The shelf is a supporter in the Hall. The cup is an open container on the shelf. The pip is in the cup.\n"
      "Ann is a woman in the Hall. Ann carries the fan. Ann wears the hat. The rim is part of the hat. The bag is a closed openable container. Ann carries the bag. The coin is in the bag.\n"
      "The sky is a backdrop. It is in the Hall and the Yard. The moon is a backdrop. It is in Realm. The air is a backdrop. It is everywhere. The ghost is a thing.\n"
      "A colour is a kind of value. The colours are red, green and blue. The Storm is a scene. The File of Notes is called \"notes\".\n"
      "The L is a list of numbers that varies. The LL is a list of lists of numbers that varies. The R is a real number that varies.\n"
      "A length is a kind of value. 5m specifies a length. A kinship is a kind of object. The note is a text that varies. The note is \"[the location]\".\n"
      "The cabinet is an enterable closed openable container in the Cave. Bob is a man in the cabinet. The candle is a lit thing. The candle is in the cabinet. The sofa is an enterable supporter in the Cave. Cid is a man on the sofa. The pillow is on the sofa. The rug is in the Cave.\n";

static LeafMachine *
make_machine (void)
{
  g_autoptr (LeafProgram) program = play_compile (story);
  LeafMachine *m;

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  m = leaf_machine_new (program, 1, &leaf_play_host);
  while (leaf_machine_run (m, 100000).cause == LEAF_STOP_OUT_OF_BUDGET)
    ;
  return m;
}

static guint32
named (const LeafMachine *m, const char *name)
{
  LEAF_EACH (&m->image->instances, i)
    if (g_strcmp0 (LEAF_IMAGE_INSTANCE (m->image, i)->name, name) == 0)
      return i;
  if (name[0] != '\0')
    g_error ("no %s", name);
  return 0;
}

static const char *
name_of (const LeafMachine *m, guint32 object)
{
  return object != 0 ? LEAF_IMAGE_INSTANCE (m->image, object)->name : "";
}

/* --- arithmetic --------------------------------------------------------------------------------------------------- */

static void
test_whole_numbers (void)
{
  static const struct {
    guint32 op;
    gint32 x, y, result;
  } rows[] = {
    { LEAF_ARITHMETIC_PLUS, 2, 3, 5 },
    { LEAF_ARITHMETIC_PLUS, G_MAXINT32, 1, G_MININT32 },
    { LEAF_ARITHMETIC_MINUS, 2, 3, -1 },
    { LEAF_ARITHMETIC_MINUS, G_MININT32, 1, G_MAXINT32 },
    { LEAF_ARITHMETIC_TIMES, -4, 3, -12 },
    { LEAF_ARITHMETIC_TIMES, 65536, 65536, 0 },
    { LEAF_ARITHMETIC_DIVIDE, 7, 2, 3 },
    { LEAF_ARITHMETIC_DIVIDE, -7, 2, -3 },
    { LEAF_ARITHMETIC_DIVIDE, 7, -1, -7 },
    { LEAF_ARITHMETIC_DIVIDE, G_MININT32, -1, G_MININT32 },
    { LEAF_ARITHMETIC_DIVIDE, 7, 0, 0 },
    { LEAF_ARITHMETIC_REMAINDER, 7, 3, 1 },
    { LEAF_ARITHMETIC_REMAINDER, -7, 3, -1 },
    { LEAF_ARITHMETIC_REMAINDER, 7, -1, 0 },
    { LEAF_ARITHMETIC_REMAINDER, G_MININT32, -1, 0 },
    { LEAF_ARITHMETIC_REMAINDER, 7, 0, 0 },
    { LEAF_ARITHMETIC_NEGATE, 5, 0, -5 },
    { LEAF_ARITHMETIC_NEGATE, G_MININT32, 0, G_MININT32 },
    { LEAF_ARITHMETIC_NEAREST, 7, 5, 5 },
    { LEAF_ARITHMETIC_NEAREST, 8, 5, 10 },
    { LEAF_ARITHMETIC_NEAREST, -7, 5, -5 },
    { LEAF_ARITHMETIC_NEAREST, -8, 5, -10 },
    { LEAF_ARITHMETIC_NEAREST, 5, 10, 10 },
    { LEAF_ARITHMETIC_NEAREST, 4, 10, 0 },
    { LEAF_ARITHMETIC_NEAREST, 0, 10, 0 },
    { LEAF_ARITHMETIC_NEAREST, 4, 0, 0 },
    { LEAF_ARITHMETIC_POWER, 3, 4, 81 },
    { LEAF_ARITHMETIC_POWER, -3, 3, -27 },
    { LEAF_ARITHMETIC_POWER, 2, 31, G_MININT32 },
    { LEAF_ARITHMETIC_POWER, 7, 1, 7 },
    { LEAF_ARITHMETIC_POWER, 7, 0, 1 },
    { LEAF_ARITHMETIC_POWER, 7, -1, 1 },
    { LEAF_ARITHMETIC_ROOT, 16, 0, 4 },
    { LEAF_ARITHMETIC_ROOT, 15, 0, 3 },
    { LEAF_ARITHMETIC_ROOT, 1, 0, 1 },
    { LEAF_ARITHMETIC_ROOT, 0, 0, 0 },
    { LEAF_ARITHMETIC_ROOT, -1, 0, 0 },
    { LEAF_ARITHMETIC_ROOT, G_MAXINT32, 0, 46340 },
    { LEAF_ARITHMETIC_CUBE_ROOT, 27, 0, 3 },
    { LEAF_ARITHMETIC_CUBE_ROOT, 26, 0, 2 },
    { LEAF_ARITHMETIC_CUBE_ROOT, 28, 0, 3 },
    { LEAF_ARITHMETIC_CUBE_ROOT, 0, 0, 0 },
    { LEAF_ARITHMETIC_CUBE_ROOT, -26, 0, -2 },
    { LEAF_ARITHMETIC_CUBE_ROOT, -27, 0, -3 },
    { LEAF_ARITHMETIC_CUBE_ROOT, G_MININT32, 0, -1290 },
  };
  g_autoptr (LeafMachine) m = make_machine ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    LeafValue result = leaf_arithmetic (m, rows[i].op, LEAF_KIND_NUMBER, LEAF_VALUE (NUMBER, rows[i].x),
                                        LEAF_VALUE (NUMBER, rows[i].y));

    if (result.kind != LEAF_KIND_NUMBER || result.bits != rows[i].result)
      g_test_fail_printf ("%u: %d of %d and %d is %d, not %d", i, rows[i].op, rows[i].x, rows[i].y, result.bits,
                          rows[i].result);
  }
}

static LeafValue
real (double number)
{
  return leaf_real_value (LEAF_KIND_REAL, (float) number);
}

static void
test_other_numbers (void)
{
  static const struct {
    guint32 op, kind, left, right;
    gint32 x, y;
    guint32 result_kind;
    gint32 result;
  } rows[] = {
    { LEAF_ARITHMETIC_PLUS, LEAF_KIND_TIME, LEAF_KIND_TIME, LEAF_KIND_TIME_PERIOD, 1380, 120, LEAF_KIND_TIME, 60 },
    { LEAF_ARITHMETIC_MINUS, LEAF_KIND_TIME, LEAF_KIND_TIME, LEAF_KIND_TIME_PERIOD, 60, 120, LEAF_KIND_TIME, 1380 },
    { LEAF_ARITHMETIC_MINUS, LEAF_KIND_TIME_PERIOD, LEAF_KIND_TIME, LEAF_KIND_TIME, 60, 120, LEAF_KIND_TIME_PERIOD,
      1380 },
    { LEAF_ARITHMETIC_MINUS, LEAF_KIND_TIME_PERIOD, LEAF_KIND_TIME_PERIOD, LEAF_KIND_TIME_PERIOD, 60, 120,
      LEAF_KIND_TIME_PERIOD, -60 },
    { LEAF_ARITHMETIC_PLUS, LEAF_KIND_TIME_PERIOD, LEAF_KIND_TIME_PERIOD, LEAF_KIND_TIME_PERIOD, 1400, 100,
      LEAF_KIND_TIME_PERIOD, 1500 },
    { LEAF_ARITHMETIC_PLUS, LEAF_KIND_TIME_PERIOD, LEAF_KIND_TIME_PERIOD, LEAF_KIND_TIME, 1400, 100,
      LEAF_KIND_TIME_PERIOD, 1500 },
    { LEAF_ARITHMETIC_PLUS, LEAF_KIND_VALUE, LEAF_KIND_NUMBER, LEAF_KIND_NUMBER, 2, 3, LEAF_KIND_NUMBER, 5 },
    { LEAF_ARITHMETIC_TIMES, LEAF_KIND_VALUE, LEAF_KIND_NUMBER, LEAF_KIND_TIME_PERIOD, 2, 3, LEAF_KIND_TIME_PERIOD, 6 },
    { LEAF_ARITHMETIC_TIMES, LEAF_KIND_VALUE, LEAF_KIND_TIME_PERIOD, LEAF_KIND_NUMBER, 2, 3, LEAF_KIND_TIME_PERIOD, 6 },
    { LEAF_ARITHMETIC_ROOT, LEAF_KIND_VALUE, LEAF_KIND_NUMBER, 0, 9, 0, LEAF_KIND_NUMBER, 3 },
  };
  static const struct {
    guint32 op;
    double x, y, result;
  } reals[] = {
    { LEAF_ARITHMETIC_PLUS, 1.5, 2, 3.5 },      { LEAF_ARITHMETIC_MINUS, 1.5, 2, -0.5 },
    { LEAF_ARITHMETIC_TIMES, 1.5, 2, 3 },       { LEAF_ARITHMETIC_DIVIDE, 1.5, 2, 0.75 },
    { LEAF_ARITHMETIC_DIVIDE, 1, 0, INFINITY }, { LEAF_ARITHMETIC_REMAINDER, 7.5, 2, 1.5 },
    { LEAF_ARITHMETIC_NEAREST, 7.5, 2, 8 },     { LEAF_ARITHMETIC_NEAREST, 6.5, 2, 6 },
    { LEAF_ARITHMETIC_POWER, 1.5, 2, 2.25 },    { LEAF_ARITHMETIC_ROOT, 2.25, 0, 1.5 },
    { LEAF_ARITHMETIC_CUBE_ROOT, 27, 0, 3 },    { LEAF_ARITHMETIC_NEGATE, 1.5, 0, -1.5 },
  };
  static const struct {
    double number;
    gint32 rounded;
  } rounded[] = { { 0.4, 0 },
                  { 0.5, 1 },
                  { -0.5, -1 },
                  { 1.49, 1 },
                  { NAN, 0 },
                  { 3e9, G_MAXINT32 },
                  { -3e9, G_MININT32 },
                  { 2147483646.0, 2147483646 },
                  { 2147483647.0, G_MAXINT32 },
                  { -2147483648.0, G_MININT32 },
                  { -2147483647.0, -G_MAXINT32 } };
  g_autoptr (LeafMachine) m = make_machine ();
  LeafValue result;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    result = leaf_arithmetic (m, rows[i].op, rows[i].kind, (LeafValue) { rows[i].left, rows[i].x },
                              (LeafValue) { rows[i].right, rows[i].y });
    if (result.kind != rows[i].result_kind || result.bits != rows[i].result)
      g_test_fail_printf ("%u: %u of %d", i, result.kind, result.bits);
  }
  for (guint i = 0; i < G_N_ELEMENTS (reals); i++) {
    result = leaf_arithmetic (m, reals[i].op, LEAF_KIND_REAL, real (reals[i].x), real (reals[i].y));
    g_assert_cmpuint (result.kind, ==, LEAF_KIND_REAL);
    g_assert_cmpfloat ((double) leaf_as_float (m, result), ==, reals[i].result);
  }
  for (guint i = 0; i < G_N_ELEMENTS (rounded); i++)
    g_assert_cmpint (leaf_rounded (rounded[i].number), ==, rounded[i].rounded);
  /* what is counted in whole units is rounded; a number has become a real one; where one is left, its bits count */
  result = leaf_arithmetic (m, LEAF_ARITHMETIC_TIMES, LEAF_KIND_TIME_PERIOD, real (1.5), LEAF_VALUE (TIME_PERIOD, 5));
  g_assert_cmpuint (result.kind, ==, LEAF_KIND_TIME_PERIOD);
  g_assert_cmpint (result.bits, ==, 8);
  result = leaf_arithmetic (m, LEAF_ARITHMETIC_TIMES, LEAF_KIND_NUMBER, real (1.5), LEAF_VALUE (NUMBER, 5));
  g_assert_cmpuint (result.kind, ==, LEAF_KIND_REAL);
  g_assert_cmpfloat ((double) leaf_as_float (m, result), ==, 7.5);
  result = leaf_arithmetic (m, LEAF_ARITHMETIC_PLUS, LEAF_KIND_REAL, real (1.5), LEAF_VALUE (NUMBER, 20));
  g_assert_cmpfloat ((double) leaf_as_float (m, result), ==, 1.5);
  result = leaf_arithmetic (m, LEAF_ARITHMETIC_PLUS, LEAF_KIND_REAL, LEAF_VALUE (NUMBER, 20), real (1.5));
  g_assert_cmpfloat ((double) leaf_as_float (m, result), ==, 21.5);
}

/* --- chance ------------------------------------------------------------------------------------------------------- */

/* All numbers of a range come, and no others; a seed decides which. */
static void
test_chance (void)
{
  g_autoptr (LeafMachine) m = make_machine ();
  guint seen[8] = { 0 }, values[8] = { 0 };
  gint32 first[16];
  gboolean is_large = FALSE, is_small = FALSE;

  for (guint i = 0; i < 400; i++) {
    gint32 a = leaf_rng_between (m, i % 2 ? 5 : -2, i % 2 ? -2 : 5),
           b = leaf_rng_between_values (m, i % 2 ? 5 : -2, i % 2 ? -2 : 5);

    g_assert_cmpint (a, >=, -2);
    g_assert_cmpint (a, <=, 5);
    g_assert_cmpint (b, >=, -2);
    g_assert_cmpint (b, <=, 5);
    seen[a + 2]++;
    values[b + 2]++;
  }
  for (guint i = 0; i < 8; i++) {
    g_assert_cmpuint (seen[i], >, 20);
    g_assert_cmpuint (values[i], >, 20);
  }
  g_assert_cmpint (leaf_rng_between (m, 7, 7), ==, 7);
  g_assert_cmpint (leaf_rng_between_values (m, -7, -7), ==, -7);
  for (guint i = 0; i < 100; i++) {
    gint32 word = leaf_rng_between (m, G_MININT32, G_MAXINT32), part = leaf_rng_between (m, -2000000000, 2000000000);

    is_large |= word > 1000000000;
    is_small |= word < -1000000000;
    g_assert_cmpint (part, >=, -2000000000);
    g_assert_cmpint (part, <=, 2000000000);
  }
  g_assert_true (is_large && is_small);
  leaf_rng_seed (m, 5);
  for (guint i = 0; i < 16; i++)
    first[i] = leaf_rng_between (m, 1, 1000000);
  leaf_rng_seed (m, 5);
  for (guint i = 0; i < 16; i++)
    g_assert_cmpint (leaf_rng_between (m, 1, 1000000), ==, first[i]);
  leaf_rng_seed (m, 6);
  g_assert_cmpint (leaf_rng_between (m, 1, 1000000), !=, first[0]);
  g_assert_cmpuint (leaf_rng_draw (m, 0), ==, 0);
  g_assert_cmpuint (leaf_rng_draw (m, 1), ==, 1);
}

static void
test_alternatives (void)
{
  g_autoptr (LeafMachine) m = make_machine ();

  for (guint32 how = LEAF_ONE_OF_PURELY_AT_RANDOM; how <= LEAF_ONE_OF_THEN_PURELY_AT_RANDOM; how++) {
    LeafValue state = { 0, 0 }, other = { 0, 0 };
    guint32 last = 9, shown[4] = { 0 }, again = 0;

    g_assert_cmpuint (leaf_rng_alternative (m, how, 1, &other), ==, 0);
    g_assert_cmpuint (leaf_rng_alternative (m, how, 0, &other), ==, 0);
    for (guint i = 0; i < 400; i++) {
      guint32 which = leaf_rng_alternative (m, how, 4, &state);

      g_assert_cmpuint (which, <, 4);
      shown[which]++;
      again += which == last;
      if (how == LEAF_ONE_OF_CYCLING || (how >= LEAF_ONE_OF_THEN_AT_RANDOM && i < 4))
        g_assert_cmpuint (which, ==, i % 4);
      if (how == LEAF_ONE_OF_STOPPING)
        g_assert_cmpuint (which, ==, MIN (i, 3));
      if (how == LEAF_ONE_OF_IN_RANDOM_ORDER && i % 4 == 3)
        for (guint k = 0; k < 4; k++)
          g_assert_cmpuint (shown[k], ==, i / 4 + 1);
      last = which;
    }
    switch ((LeafOneOf) how) {
    case LEAF_ONE_OF_PURELY_AT_RANDOM:
    case LEAF_ONE_OF_THEN_PURELY_AT_RANDOM:
      g_assert_cmpuint (again, >, 50);
      for (guint k = 0; k < 4; k++)
        g_assert_cmpuint (shown[k], >, 60);
      break;
    case LEAF_ONE_OF_AT_RANDOM:
    case LEAF_ONE_OF_THEN_AT_RANDOM:
      g_assert_cmpuint (again, ==, 0);
      for (guint k = 0; k < 4; k++)
        g_assert_cmpuint (shown[k], >, 60);
      break;
    case LEAF_ONE_OF_STICKY: g_assert_cmpuint (again, ==, 399); break;
    case LEAF_ONE_OF_DECREASING:
      g_assert_cmpuint (shown[0], >, 120);
      for (guint k = 0; k < 3; k++)
        g_assert_cmpuint (shown[k], >, shown[k + 1]);
      break;
    case LEAF_ONE_OF_CYCLING:
    case LEAF_ONE_OF_STOPPING:
    case LEAF_ONE_OF_IN_RANDOM_ORDER: break;
    }
  }
  for (guint32 n = 32; n <= 33; n++) {
    LeafValue state = { 0, 0 };
    guint64 shown = 0;
    guint different = 0;

    for (guint i = 0; i < n; i++)
      shown |= (guint64) 1 << leaf_rng_alternative (m, LEAF_ONE_OF_IN_RANDOM_ORDER, n, &state);
    for (; shown != 0; shown &= shown - 1)
      different++;
    g_assert_true ((different == n) == (n == 32)); /* of more, each is drawn alone */
  }
}

/* --- values ------------------------------------------------------------------------------------------------------- */

static LeafValue
list_of (LeafMachine *m, guint32 kind, guint32 n, const gint32 *numbers)
{
  LeafValue list = leaf_list_new (m, kind, n);

  for (guint32 i = 0; i < n; i++)
    leaf_block_set (&m->heap, (guint32) list.bits, i, (LeafValue) { kind, numbers[i] });
  return list;
}

static void
assert_order (const LeafMachine *m, LeafValue a, LeafValue b, int order)
{
  g_assert_cmpint (leaf_value_compare (m, a, b), ==, order);
  g_assert_cmpint (leaf_value_compare (m, b, a), ==, -order);
  g_assert_cmpint (leaf_value_same (m, a, b), ==, order == 0);
}

static void
test_order (void)
{
  static const gint32 numbers[] = { 1, 2, 3 }, others[] = { 1, 3, 0 };
  g_autoptr (LeafMachine) m = make_machine ();
  LeafValue abc = leaf_text_new (m, "abc"), same = leaf_text_new (m, "abc"), abd = leaf_text_new (m, "abd"),
            empty = leaf_text_new (m, "");
  LeafValue three = list_of (m, LEAF_KIND_NUMBER, 3, numbers), two = list_of (m, LEAF_KIND_NUMBER, 2, numbers);
  LeafValue greater = list_of (m, LEAF_KIND_NUMBER, 3, others), equal = list_of (m, LEAF_KIND_NUMBER, 3, numbers);
  guint32 waiting = m->facts->waiting, first = waiting == 1 ? 2 : 1;

  assert_order (m, LEAF_VALUE (NUMBER, 1), LEAF_VALUE (NUMBER, 2), -1);
  assert_order (m, LEAF_VALUE (NUMBER, 2), LEAF_VALUE (NUMBER, 2), 0);
  assert_order (m, LEAF_VALUE (NUMBER, -2), LEAF_VALUE (NUMBER, 2), -1);
  assert_order (m, abc, same, 0);
  assert_order (m, abc, abd, -1);
  assert_order (m, empty, abc, -1);
  g_assert_cmpint (empty.bits, ==, 0);
  assert_order (m, three, equal, 0);
  assert_order (m, three, three, 0);
  assert_order (m, two, three, -1);
  assert_order (m, three, greater, -1);
  assert_order (m, real (1.5), real (2), -1);
  assert_order (m, real (0.0), real (-0.0), 0);
  assert_order (m, real (INFINITY), real (NAN), -1);
  assert_order (m, real (-1), real (1), -1);
  assert_order (m, real (NAN), real (NAN), 0);
  assert_order (m, LEAF_VALUE (ACTION_NAME, waiting), LEAF_VALUE (ACTION_NAME, first), -1);
  assert_order (m, LEAF_VALUE (ACTION_NAME, first), LEAF_VALUE (ACTION_NAME, first + 10), -1);
  assert_order (m, LEAF_VALUE (ACTION_NAME, waiting), LEAF_VALUE (ACTION_NAME, waiting), 0);
  assert_order (m, leaf_object (named (m, "ball")), leaf_object (named (m, "knob")), -1);
  assert_order (m, leaf_object (named (m, "ball")), leaf_object (named (m, "ball")), 0);
  assert_order (m, leaf_object (0), leaf_object (named (m, "ball")), -1);
  assert_order (m, leaf_object (0), leaf_object (0), 0);
  g_assert_true (leaf_list_has (m, three, LEAF_VALUE (NUMBER, 3)));
  g_assert_true (leaf_list_has (m, three, LEAF_VALUE (NUMBER, 1)));
  g_assert_false (leaf_list_has (m, three, LEAF_VALUE (NUMBER, 4)));
  g_assert_false (leaf_list_has (m, two, LEAF_VALUE (NUMBER, 3)));
}

static guint
n_of_kind (const LeafMachine *m, guint32 kind, gint32 *first)
{
  LeafValue value = LEAF_NO_VALUE;
  guint n = 0;

  while (leaf_next_of_kind (m, kind, &value)) {
    g_assert_true (leaf_value_is_of_kind (m, value, kind));
    if (n++ == 0)
      *first = value.bits;
  }
  return n;
}

static guint32
kind_called (const LeafMachine *m, const char *name)
{
  LEAF_EACH (&m->image->kinds->kinds, i)
    if (strcmp (LEAF_ROW (&m->image->kinds->kinds, LeafKind, i)->name, name) == 0)
      return i;
  g_assert_not_reached ();
}

static void
test_kinds (void)
{
  g_autoptr (LeafMachine) m = make_machine ();
  const LeafImage *image = m->image;
  guint32 colour = kind_called (m, "colour"), kinship = kind_called (m, "kinship"), length = kind_called (m, "length"),
          n;
  const struct {
    guint32 kind;
    guint n;
    gint32 first;
  } rows[] = {
    { LEAF_KIND_TRUTH_STATE, 2, 0 },
    { LEAF_KIND_TIME, 1440, 0 },
    { LEAF_KIND_ACTION_NAME, image->actions.n - 1, 1 },
    { LEAF_KIND_USE_OPTION, image->use_options.n - 1, 1 },
    { LEAF_KIND_VERB, image->verbs.n - 1, 1 },
    { LEAF_KIND_TABLE_NAME, image->tables.n, 0 },
    { colour, 3, 1 },
    { kinship, 0, 0 },
    { LEAF_KIND_NUMBER, 0, 0 },
    { LEAF_KIND_TEXT, 0, 0 },
    { length, 0, 0 },
    { LEAF_KIND_REGION, 2, (gint32) named (m, "Realm") },
    { LEAF_KIND_DOOR, 2, (gint32) named (m, "gate") },
  };
  LeafValue value;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    gint32 first = 0;

    if (n_of_kind (m, rows[i].kind, &first) != rows[i].n || (rows[i].n > 0 && first != rows[i].first))
      g_test_fail_printf ("%u: %u from %d", i, n_of_kind (m, rows[i].kind, &first), first);
    g_assert_cmpint (leaf_kind_has_values (m, rows[i].kind), ==, rows[i].n > 0 || rows[i].kind == kinship);
  }
  value = leaf_default_value (m, LEAF_KIND_TIME);
  g_assert_cmpint (value.bits, ==, 540);
  g_assert_cmpint (leaf_default_value (m, LEAF_KIND_UNICODE).bits, ==, ' ');
  g_assert_cmpint (leaf_default_value (m, LEAF_KIND_ACTION_NAME).bits, ==, (gint32) m->facts->waiting);
  g_assert_cmpint (leaf_default_value (m, LEAF_KIND_RULEBOOK_OUTCOME).bits, ==, 1);
  g_assert_cmpint (leaf_default_value (m, LEAF_KIND_RULE).bits, ==, (gint32) m->facts->do_nothing);
  g_assert_cmpint (leaf_default_value (m, LEAF_KIND_OBJECT).bits, ==, 0);
  g_assert_cmpint (leaf_default_value (m, LEAF_KIND_DOOR).bits, ==, (gint32) named (m, "gate"));
  g_assert_cmpint (leaf_default_value (m, kinship).bits, ==, 0);
  g_assert_cmpint (leaf_default_value (m, colour).bits, ==, 1);
  g_assert_cmpint (leaf_default_value (m, LEAF_KIND_NUMBER).bits, ==, 0);
  g_assert_cmpint (leaf_none_of (m, LEAF_KIND_DOOR).bits, ==, 0);
  g_assert_cmpuint (leaf_none_of (m, LEAF_KIND_DOOR).kind, ==, LEAF_KIND_OBJECT);
  g_assert_cmpint (leaf_none_of (m, colour).bits, ==, 1);

  value = leaf_object (named (m, "gate"));
  g_assert_true (leaf_value_is_of_kind (m, value, LEAF_KIND_DOOR));
  g_assert_true (leaf_value_is_of_kind (m, value, LEAF_KIND_THING));
  g_assert_true (leaf_value_is_of_kind (m, value, LEAF_KIND_OBJECT));
  g_assert_false (leaf_value_is_of_kind (m, value, LEAF_KIND_ROOM));
  g_assert_false (leaf_value_is_of_kind (m, value, LEAF_KIND_NUMBER));
  g_assert_true (leaf_value_is_of_kind (m, value, LEAF_KIND_VALUE));
  g_assert_true (leaf_value_is_of_kind (m, leaf_object (0), LEAF_KIND_OBJECT));
  g_assert_false (leaf_value_is_of_kind (m, leaf_object (0), LEAF_KIND_THING));
  g_assert_false (leaf_value_is_of_kind (m, LEAF_VALUE (NUMBER, 1), LEAF_KIND_OBJECT));
  g_assert_false (leaf_value_is_of_kind (m, LEAF_VALUE (NUMBER, 1), LEAF_KIND_TEXT));
  g_assert_cmpuint (leaf_instance_in (m, (LeafValue) { colour, 2 }), ==, named (m, "green"));
  g_assert_cmpuint (leaf_instance_in (m, (LeafValue) { colour, 0 }), ==, 0);
  g_assert_cmpuint (leaf_instance_in (m, (LeafValue) { colour, 4 }), ==, 0);
  g_assert_cmpuint (leaf_instance_in (m, LEAF_VALUE (NUMBER, 2)), ==, 0);
  g_assert_cmpuint (leaf_list_entry_kind (m, LEAF_KIND_NUMBER), ==, LEAF_KIND_NUMBER);
  g_assert_cmpuint (leaf_list_entry_kind (m, leaf_list_new (m, LEAF_KIND_NUMBER, 0).kind), ==, LEAF_KIND_NUMBER);
  g_assert_cmpuint (leaf_list_new (m, LEAF_KIND_DOOR, 2).kind, ==, LEAF_KIND_LIST); /* of which the story has none */
  g_assert_nonnull (leaf_members_from (m, LEAF_KIND_DOOR, named (m, "hatch"), &n));
  g_assert_cmpuint (n, ==, 1);
  g_assert_nonnull (leaf_members_from (m, LEAF_KIND_DOOR, named (m, "gate"), &n));
  g_assert_cmpuint (n, ==, 2);
  g_assert_null (leaf_members_from (m, kinship, 0, &n));
  g_assert_cmpuint (n, ==, 0);
}

/* Copies of lists do not share what is changed; texts made too long, or out of range. */
static void
test_copies (void)
{
  static const gint32 numbers[] = { 1, 2, 3 };
  g_autoptr (LeafMachine) m = make_machine ();
  LeafValue inner = list_of (m, LEAF_KIND_NUMBER, 3, numbers), outer = leaf_list_new (m, inner.kind, 2), copy;
  g_autofree char *long_text = g_strnfill (LEAF_MOST_TEXT + 1, 'x');
  guint32 n;

  leaf_block_set (&m->heap, (guint32) outer.bits, 0, inner);
  leaf_block_set (&m->heap, (guint32) outer.bits, 1, inner);
  copy = leaf_copy_value (m, outer);
  g_assert_true (leaf_value_same (m, copy, outer));
  g_assert_cmpint (copy.bits, !=, outer.bits);
  leaf_block_set (&m->heap, (guint32) inner.bits, 1, LEAF_VALUE (NUMBER, 20));
  g_assert_false (leaf_value_same (m, copy, outer));
  g_assert_cmpint (
      leaf_block_values (&m->heap, (guint32) leaf_block_values (&m->heap, (guint32) copy.bits, &n)[1].bits, &n)[1].bits,
      ==, 2);
  g_assert_cmpint (leaf_copy_value (m, LEAF_VALUE (NUMBER, 5)).bits, ==, 5);
  copy = leaf_copy_value (m, leaf_list_new (m, LEAF_KIND_NUMBER, 0));
  g_assert_cmpuint (leaf_block_length (&m->heap, (guint32) copy.bits), ==, 0);
  g_assert_cmpint (leaf_constant_value (m, (LeafValue) { LEAF_KIND_NUMBER, -1 }).bits, ==, -1);
  g_assert_cmpint (leaf_constant_value (m, (LeafValue) { LEAF_KIND_LIST, 1 }).bits, ==, 1);
  g_assert_cmpint (leaf_constant_value (m, (LeafValue) { LEAF_KIND_LIST, -1000000 }).bits, ==, -1000000);

  g_assert_cmpint (leaf_text_new (m, NULL).bits, ==, 0);
  g_assert_cmpstr (leaf_text_characters (m, LEAF_VALUE (TEXT, 0)), ==, "");
  g_assert_cmpstr (leaf_text_characters (m, LEAF_VALUE (TEXT, m->image->texts.n)), ==, "");
  g_assert_cmpstr (leaf_text_characters (m, leaf_text_take (m, g_strdup ("taken"))), ==, "taken");
  g_assert_null (leaf_text_characters (m, leaf_value_of_variable (m, leaf_image_find_variable (m->image, "note"))));
  g_assert_false (m->is_turn_over);
  long_text[LEAF_MOST_TEXT] = '\0';
  g_assert_cmpint (leaf_text_new (m, long_text).bits, <, 0);
  g_assert_false (m->is_turn_over);
  long_text[LEAF_MOST_TEXT] = 'x';
  g_assert_cmpint (leaf_text_new (m, long_text).bits, ==, 0);
  g_assert_true (m->is_turn_over);
}

/* --- the world ---------------------------------------------------------------------------------------------------- */

static void
test_tree (void)
{
  static const struct {
    const char *object, *parent, *whole, *holder, *core, *core_holder, *room;
  } rows[] = {
    { "ball", "crate", "", "crate", "ball", "crate", "Hall" },
    { "knob", "", "crate", "crate", "crate", "Hall", "Hall" },
    { "stud", "", "knob", "knob", "crate", "Hall", "Hall" },
    { "crate", "Hall", "", "Hall", "crate", "Hall", "Hall" },
    { "rim", "", "hat", "hat", "hat", "Ann", "Hall" },
    { "coin", "bag", "", "bag", "coin", "bag", "Hall" },
    { "Hall", "", "", "", "Hall", "", "Hall" },
    { "Yard", "", "", "", "Yard", "", "Yard" },
    { "ghost", "", "", "", "ghost", "", "" },
    { "gate", "Hall", "", "Hall", "gate", "Hall", "Hall" },
    { "hatch", "Den", "", "Den", "hatch", "Den", "Den" },
    { "moon", "", "", "", "moon", "", "Yard" },
    { "", "", "", "", "", "", "" },
  };
  static const char *const common[][3] = {
    { "ball", "knob", "crate" }, { "ball", "fan", "Hall" }, { "coin", "rim", "Ann" },    { "ball", "ball", "ball" },
    { "ball", "ghost", "" },     { "pip", "cup", "cup" },   { "crate", "Hall", "Hall" }, { "pip", "bead", "Hall" },
    { "ball", "", "" },          { "Hall", "Yard", "" },    { "rug", "pillow", "Cave" }, { "candle", "rug", "Cave" },
  };
  static const struct {
    const char *outer, *inner;
    gboolean encloses;
  } enclosed[] = {
    { "crate", "ball", TRUE }, { "crate", "stud", TRUE },  { "Hall", "coin", TRUE },   { "Ann", "rim", TRUE },
    { "Yard", "ball", FALSE }, { "ball", "crate", FALSE }, { "ball", "ball", FALSE },  { "Yard", "sky", TRUE },
    { "Loft", "sky", FALSE },  { "Den", "gate", TRUE },    { "Hall", "gate", TRUE },   { "Yard", "gate", FALSE },
    { "Isle", "moon", TRUE },  { "Den", "moon", FALSE },   { "Den", "air", TRUE },     { "", "ball", FALSE },
    { "crate", "", FALSE },    { "crate", "sky", FALSE },  { "Hall", "ghost", FALSE },
  };
  static const struct {
    const char *object, *region;
    gboolean is_in;
  } regions[] = {
    { "Yard", "Court", TRUE },   { "Yard", "Realm", TRUE },  { "Hall", "Realm", FALSE },  { "Court", "Realm", TRUE },
    { "Realm", "Court", FALSE }, { "Isle", "Court", FALSE }, { "moon", "Realm", TRUE },   { "moon", "Court", TRUE },
    { "sky", "Court", TRUE },    { "ball", "Court", FALSE }, { "", "Court", FALSE },      { "Yard", "", FALSE },
    { "gate", "Realm", FALSE },  { "air", "Realm", TRUE },   { "ghost", "Realm", FALSE },
  };
  g_autoptr (LeafMachine) m = make_machine ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    guint32 object = named (m, rows[i].object);

    g_test_message ("%s", rows[i].object);
    g_assert_cmpstr (name_of (m, leaf_world_parent (m, object)), ==, rows[i].parent);
    g_assert_cmpstr (name_of (m, leaf_world_whole (m, object)), ==, rows[i].whole);
    g_assert_cmpstr (name_of (m, leaf_world_core (m, object)), ==, rows[i].core);
    g_assert_cmpstr (name_of (m, leaf_world_core_holder (m, object)), ==, rows[i].core_holder);
    g_assert_cmpstr (name_of (m, leaf_world_room_of (m, object)), ==, rows[i].room);
    if (!leaf_world_floats (m, object))
      g_assert_cmpstr (name_of (m, leaf_world_holder (m, object)), ==, rows[i].holder);
  }
  for (guint i = 0; i < G_N_ELEMENTS (common); i++) {
    g_assert_cmpstr (name_of (m, leaf_world_common (m, named (m, common[i][0]), named (m, common[i][1]))), ==,
                     common[i][2]);
    g_assert_cmpstr (name_of (m, leaf_world_common (m, named (m, common[i][1]), named (m, common[i][0]))), ==,
                     common[i][2]);
  }
  for (guint i = 0; i < G_N_ELEMENTS (enclosed); i++)
    if (leaf_world_encloses (m, named (m, enclosed[i].outer), named (m, enclosed[i].inner)) != enclosed[i].encloses)
      g_test_fail_printf ("%s encloses %s", enclosed[i].outer, enclosed[i].inner);
  for (guint i = 0; i < G_N_ELEMENTS (regions); i++)
    if (leaf_world_is_in_region (m, named (m, regions[i].object), named (m, regions[i].region)) != regions[i].is_in)
      g_test_fail_printf ("%s in %s", regions[i].object, regions[i].region);
  g_assert_cmpstr (name_of (m, leaf_world_first_held (m, named (m, "crate"))), ==, "ball");
  g_assert_cmpuint (leaf_world_next_held (m, named (m, "ball")), ==, 0);
  g_assert_cmpuint (leaf_world_first_held (m, named (m, "knob")), ==, 0);
  g_assert_cmpuint (leaf_world_next_held (m, named (m, "knob")), ==, 0);
  g_assert_cmpuint (leaf_world_next_held (m, named (m, "ghost")), ==, 0);
  g_assert_true (leaf_world_may_enclose (m, named (m, "crate")));
  g_assert_true (leaf_world_may_enclose (m, named (m, "Isle")));
  g_assert_false (leaf_world_may_enclose (m, named (m, "ball")));
  g_assert_false (leaf_world_may_enclose (m, 0));
  g_assert_true (leaf_world_is_on_stage (m, named (m, "ball")));
  g_assert_true (leaf_world_is_on_stage (m, named (m, "moon")));
  g_assert_true (leaf_world_is_on_stage (m, named (m, "hatch")));
  g_assert_false (leaf_world_is_on_stage (m, named (m, "ghost")));
  g_assert_false (leaf_world_is_on_stage (m, 0));
  g_assert_false (leaf_world_is_present (m, named (m, "air"), 0));
  g_assert_false (leaf_world_is_present (m, named (m, "ball"), named (m, "Hall")));
  g_assert_true (leaf_world_is_present (m, named (m, "gate"), named (m, "Den")));
  g_assert_true (leaf_world_is_present (m, named (m, "gate"), named (m, "Hall")));
  g_assert_false (leaf_world_is_present (m, named (m, "gate"), named (m, "Cave")));
}

static void
test_light (void)
{
  static const struct {
    const char *holder;
    gboolean has_light;
  } lights[] = { { "Hall", TRUE }, { "Cave", FALSE }, { "cabinet", TRUE }, { "crate", FALSE }, { "jar", TRUE },
                 { "cup", TRUE },  { "sofa", FALSE }, { "bag", FALSE },    { "", FALSE } };
  static const struct {
    const char *object, *ceiling;
    guint32 levels;
  } ceilings[] = { { "Hall", "Hall", 0 },       { "shelf", "Hall", 1 }, { "cup", "Hall", 2 }, { "crate", "crate", 0 },
                   { "jar", "Hall", 1 },        { "ball", "crate", 1 }, { "Ann", "Hall", 1 }, { "pip", "Hall", 3 },
                   { "cabinet", "cabinet", 0 }, { "Bob", "cabinet", 1 } };
  static const struct {
    const char *person, *object;
    gboolean in_light, in_dark;
  } scopes[] = {
    { "Ann", "crate", TRUE, FALSE },   { "Ann", "ball", FALSE, FALSE },  { "Ann", "knob", TRUE, FALSE },
    { "Ann", "bead", TRUE, FALSE },    { "Ann", "pip", TRUE, FALSE },    { "Ann", "fan", TRUE, TRUE },
    { "Ann", "rim", TRUE, TRUE },      { "Ann", "coin", FALSE, FALSE },  { "Ann", "Ann", TRUE, TRUE },
    { "Ann", "sky", TRUE, FALSE },     { "Ann", "moon", FALSE, FALSE },  { "Ann", "gate", TRUE, FALSE },
    { "Ann", "Hall", FALSE, FALSE },   { "Ann", "ghost", FALSE, FALSE }, { "Bob", "candle", TRUE, TRUE },
    { "Bob", "cabinet", TRUE, TRUE },  { "Bob", "rug", FALSE, FALSE },   { "Cid", "pillow", TRUE, TRUE },
    { "Cid", "sofa", TRUE, TRUE },     { "Cid", "rug", TRUE, FALSE },    { "Cid", "Cave", FALSE, FALSE },
    { "ghost", "ball", FALSE, FALSE }, { "Bob", "air", FALSE, FALSE },   { "Cid", "hatch", TRUE, FALSE },
  };
  g_autoptr (LeafMachine) m = make_machine ();
  guint32 levels;

  for (guint i = 0; i < G_N_ELEMENTS (lights); i++)
    if (leaf_world_offers_light (m, named (m, lights[i].holder)) != lights[i].has_light)
      g_test_fail_printf ("light in %s", lights[i].holder);
  for (guint i = 0; i < G_N_ELEMENTS (ceilings); i++) {
    g_test_message ("%s", ceilings[i].object);
    g_assert_cmpstr (name_of (m, leaf_world_ceiling (m, named (m, ceilings[i].object), &levels)), ==,
                     ceilings[i].ceiling);
    g_assert_cmpuint (levels, ==, ceilings[i].levels);
  }
  for (guint i = 0; i < G_N_ELEMENTS (scopes); i++) {
    guint32 person = named (m, scopes[i].person), object = named (m, scopes[i].object);

    if (leaf_world_in_scope (m, person, object, FALSE) != scopes[i].in_light
        || leaf_world_in_scope (m, person, object, TRUE) != scopes[i].in_dark)
      g_test_fail_printf ("%s in the scope of %s: %d, %d", scopes[i].object, scopes[i].person,
                          leaf_world_in_scope (m, person, object, FALSE),
                          leaf_world_in_scope (m, person, object, TRUE));
  }
  g_assert_cmpuint (leaf_world_sight_holder (m, 0), ==, 0);
}

/* The length of a route, and the direction of its first step. */
static void
test_routes (void)
{
  static const struct {
    const char *from, *to;
    guint32 doors;
    gint32 length;
    const char *way;
  } rows[] = {
    { "Hall", "Yard", 0, 1, "north" }, { "Hall", "Hall", 0, 0, "" },
    { "Hall", "Cave", 0, 2, "north" }, { "Hall", "Den", 0, 2, "up" },
    { "Hall", "Den", 1, 1, "east" },   { "Hall", "Den", 2, 1, "east" },
    { "Den", "Cave", 0, -1, "" },      { "Den", "Cave", 1, 1, "down" },
    { "Cave", "Den", 1, 1, "up" },     { "Hall", "Isle", 2, -1, "" },
    { "Isle", "Hall", 2, -1, "" },     { "ball", "Hall", 2, -1, "" },
    { "Hall", "ball", 2, -1, "" },     { "", "", 2, -1, "" },
    { "Den", "Hall", 1, 1, "west" },   { "Yard", "Den", 0, 3, "south" },
    { "Loft", "Yard", 0, 2, "down" },  { "Loft", "Cave", 1, 2, "east" },
  };
  g_autoptr (LeafMachine) m = make_machine ();
  const LeafValue some[] = { leaf_object (named (m, "Hall")), leaf_object (named (m, "Loft")),
                             leaf_object (named (m, "Den")), leaf_object (named (m, "ball")) };
  gint32 length;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    guint32 way = leaf_world_route (m, named (m, rows[i].from), named (m, rows[i].to), rows[i].doors, NULL, 0, &length);

    if (length != rows[i].length || strcmp (name_of (m, way), rows[i].way) != 0)
      g_test_fail_printf ("%s to %s (%u): %d by %s", rows[i].from, rows[i].to, rows[i].doors, length, name_of (m, way));
    g_assert_cmpuint (
        leaf_world_route (m, named (m, rows[i].from), named (m, rows[i].to), rows[i].doors, NULL, 0, NULL), ==, way);
  }
  g_assert_cmpstr (name_of (m, leaf_world_route (m, named (m, "Hall"), named (m, "Den"), 0, some, 4, &length)), ==,
                   "up");
  g_assert_cmpint (length, ==, 2);
  g_assert_cmpuint (leaf_world_route (m, named (m, "Hall"), named (m, "Den"), 0, some, 1, &length), ==, 0);
  g_assert_cmpuint (leaf_world_route (m, named (m, "Yard"), named (m, "Hall"), 0, some, 4, &length), ==, 0);
  g_assert_cmpint (length, ==, -1);
  g_assert_cmpuint (leaf_world_room_number (m, named (m, "ball")), ==, 0);
  g_assert_cmpuint (leaf_world_room_number (m, m->image->instances.n + 5), ==, 0);
  g_assert_cmpuint (leaf_world_way (m, named (m, "ball"), named (m, "north")), ==, 0);
  g_assert_cmpuint (leaf_world_way (m, named (m, "Hall"), named (m, "ball")), ==, 0);
  g_assert_cmpuint (leaf_world_way (m, named (m, "Hall"), m->image->instances.n + 5), ==, 0);
  g_assert_cmpstr (name_of (m, leaf_world_way (m, named (m, "Hall"), named (m, "east"))), ==, "gate");
  g_assert_cmpstr (name_of (m, leaf_world_room_that_way (m, named (m, "Hall"), named (m, "east"))), ==, "Den");
  g_assert_cmpstr (name_of (m, leaf_world_room_that_way (m, named (m, "Hall"), named (m, "north"))), ==, "Yard");
  leaf_world_set_way (m, named (m, "ball"), named (m, "north"), named (m, "Isle"));
  leaf_world_set_way (m, named (m, "Hall"), named (m, "east"), named (m, "Isle")); /* a door is there */
  leaf_world_set_way (m, named (m, "Hall"), named (m, "north"), named (m, "Isle"));
  g_assert_cmpstr (name_of (m, leaf_world_way (m, named (m, "Hall"), named (m, "east"))), ==, "gate");
  g_assert_cmpstr (name_of (m, leaf_world_way (m, named (m, "Hall"), named (m, "north"))), ==, "Isle");
  g_assert_cmpuint (leaf_world_front_side (m, named (m, "ball")), ==, 0);
  g_assert_cmpuint (leaf_world_back_side (m, named (m, "ball")), ==, 0);
  g_assert_cmpuint (leaf_world_other_side (m, named (m, "ball"), named (m, "Hall")), ==, 0);
}

/* Backdrops at several places, moved to one, to a region and to nowhere. */
static void
test_backdrops (void)
{
  static const char *const rooms[] = { "Hall", "Yard", "Loft", "Cave", "Den", "Isle" };
  static const struct {
    const char *backdrop, *to, *present;
  } rows[] = {
    { "sky", NULL, "HY" },   { "moon", NULL, "YI" },   { "air", NULL, "HYLCDI" }, { "sky", "Cave", "C" },
    { "sky", "Court", "Y" }, { "sky", "Realm", "YI" }, { "sky", "", "" },         { "moon", "Hall", "H" },
    { "air", "Den", "D" },   { "air", "Court", "Y" },
  };
  g_autoptr (LeafMachine) m = make_machine ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    guint32 backdrop = named (m, rows[i].backdrop);
    g_autoptr (GString) present = g_string_new (NULL);

    if (rows[i].to != NULL)
      leaf_world_move (m, backdrop, named (m, rows[i].to));
    for (guint k = 0; k < G_N_ELEMENTS (rooms); k++)
      if (leaf_world_is_present (m, backdrop, named (m, rooms[k])))
        g_string_append_c (present, rooms[k][0]);
    g_assert_cmpstr (present->str, ==, rows[i].present);
    g_assert_cmpstr (name_of (m, leaf_world_parent (m, backdrop)), ==,
                     strchr (present->str, 'H') != NULL ? "Hall" : "");
    g_assert_cmpint (leaf_world_is_on_stage (m, backdrop), ==, present->len > 0);
  }
  g_assert_false (leaf_world_spread (m, named (m, "ball"), 0, NULL));
  leaf_world_float_to (m, named (m, "Den"));
  g_assert_cmpstr (name_of (m, leaf_world_parent (m, named (m, "gate"))), ==, "Den");
  leaf_world_float_to (m, named (m, "Yard"));
  g_assert_cmpstr (name_of (m, leaf_world_parent (m, named (m, "gate"))), ==,
                   "Den"); /* the hall lost it: back to a side */
  leaf_world_float_to (m, 0);
}

/* --- values as words ---------------------------------------------------------------------------------------------- */

static void
test_words (void)
{
  g_autoptr (LeafMachine) m = make_machine ();
  const struct {
    LeafValue value;
    const char *words;
  } rows[] = {
    { LEAF_VALUE (NUMBER, -5), "-5" },
    { LEAF_VALUE (TRUTH_STATE, 1), "true" },
    { LEAF_VALUE (TRUTH_STATE, 0), "false" },
    { LEAF_VALUE (TIME, 61), "1:01 am" },
    { real (1.5), "1.5" },
    { { kind_called (m, "colour"), 2 }, "green" },
    { { kind_called (m, "colour"), 9 }, "9" },
    { { kind_called (m, "length"), 7 }, "7m" },
    { leaf_object (named (m, "ball")), "ball" },
    { LEAF_VALUE (UNICODE, 'x'), "x" },
    { LEAF_VALUE (UNICODE, 0xD800), "" },
    { LEAF_VALUE (UNICODE, 0), "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *words = leaf_value_to_string (m, rows[i].value);

    if (strcmp (words, rows[i].words) != 0)
      g_test_fail_printf ("%u: '%s', not '%s'", i, words, rows[i].words);
  }
}

/* A value anywhere in the state keeps its block when the rest is swept. */
static void
test_kept_blocks (void)
{
  g_autoptr (LeafMachine) m = make_machine ();
  guint32 lost, cell = leaf_cell_of_variable (m, leaf_image_find_variable (m->image, "note"));
  LeafValue value, *const places[]
                   = { &m->scratch,   &m->action.actor, &m->action.noun,  &m->action.second, &m->action.requester,
                       &m->parameter, &m->self,         &m->latest.value, &m->returned,      &m->reason,
                       &m->quotation, &m->quoted,       &m->multiple,     &m->match };

  leaf_collect_all_garbage (m);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    LeafValue before = *places[i];

    *places[i] = leaf_text_new (m, "kept");
    leaf_collect_all_garbage (m);
    g_test_message ("%u", i);
    g_assert_cmpstr (leaf_text_characters (m, *places[i]), ==, "kept");
    lost = (guint32) -places[i]->bits;
    *places[i] = before;
    leaf_collect_all_garbage (m);
    g_assert_false (leaf_heap_has (&m->heap, lost, LEAF_BLOCK_TEXT));
  }
  value = leaf_text_new (m, "of an activity");
  leaf_own_variables (m, LEAF_OWNER_ACTIVITY, m->facts->printing_the_name, value);
  leaf_collect_all_garbage (m);
  g_assert_cmpstr (leaf_text_characters (m, value), ==, "of an activity");
  leaf_drop_owned_variables (m, m->n_owners - 1);
  leaf_collect_all_garbage (m);
  g_assert_false (leaf_heap_has (&m->heap, (guint32) -value.bits, LEAF_BLOCK_TEXT));
  value = leaf_text_new (m, "of a link");
  leaf_link_begin (m, LEAF_HYPERLINK_LINE, value);
  leaf_link_end (m);
  leaf_collect_all_garbage (m);
  g_assert_cmpstr (leaf_text_characters (m, value), ==, "of a link");
  leaf_push_value (m, leaf_text_new (m, "on the stack"));
  value = m->stack[m->top - 1];
  leaf_set_cell (m, cell, leaf_text_new (m, "in a cell"));
  leaf_collect_all_garbage (m);
  g_assert_cmpstr (leaf_text_characters (m, value), ==, "on the stack");
  g_assert_cmpstr (leaf_text_characters (m, leaf_cell (m, cell)), ==, "in a cell");
  m->top--;
  leaf_collect_all_garbage (m);
  g_assert_false (leaf_heap_has (&m->heap, (guint32) -value.bits, LEAF_BLOCK_TEXT));
  g_assert_false (m->is_turn_over);
}

/* A value of each kind without a row, and with a number after the last one. */
static void
test_missing_words (void)
{
  g_autoptr (LeafMachine) m = make_machine ();
  const LeafImage *image = m->image;
  g_autofree char *first = g_strdup_printf ("%s rulebook", LEAF_IMAGE_RULEBOOK (image, 1)->written);
  const struct {
    guint32 kind, n;
    const char *none, *after;
  } rows[] = {
    { LEAF_KIND_RULE, image->rules.n, first, first },
    { LEAF_KIND_RULEBOOK, image->rulebooks.n, first, first },
    { LEAF_KIND_RULEBOOK_OUTCOME, image->outcomes.n, "(no outcome)", "nothing" },
    { LEAF_KIND_TABLE_NAME, image->tables.n, "(the empty table)", "nothing" },
    { LEAF_KIND_TABLE_COLUMN, image->columns.n, "nothing", "nothing" },
    { LEAF_KIND_RELATION, image->relations.n, "no relation", "no relation" },
    { LEAF_KIND_ACTIVITY, image->activities.n, "nothing", "nothing" },
    { LEAF_KIND_PROPERTY, image->properties.n, "nothing", "nothing" },
    { LEAF_KIND_USE_OPTION, image->use_options.n, "nothing", "nothing" },
    { LEAF_KIND_ACTION_NAME, image->actions.n, "waiting", "nothing" },
    { LEAF_KIND_VERB, image->verbs.n, "", "" },
    { LEAF_KIND_RESPONSE, image->responses.n, "", "" },
    { LEAF_KIND_TOPIC, image->grammar->books.n, "", "" },
    { LEAF_KIND_SNIPPET, 0, "", "" },
    { LEAF_KIND_STORED_ACTION, 0, "", "" },
    { 0, 0, "", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *none = leaf_value_to_string (m, (LeafValue) { rows[i].kind, 0 });
    g_autofree char *after = leaf_value_to_string (m, (LeafValue) { rows[i].kind, (gint32) rows[i].n });
    g_autofree char *negative = leaf_value_to_string (m, (LeafValue) { rows[i].kind, -1 });
    g_autofree char *last
        = rows[i].n > 1 ? leaf_value_to_string (m, (LeafValue) { rows[i].kind, (gint32) rows[i].n - 1 }) : NULL;

    if (strcmp (none, rows[i].none) != 0 || strcmp (after, rows[i].after) != 0 || strcmp (negative, after) != 0)
      g_test_fail_printf ("%u: '%s', '%s', '%s'", i, none, after, negative);
    if (last != NULL && rows[i].kind != LEAF_KIND_TOPIC)
      g_assert_cmpstr (last, !=, after);
  }
}

static guint32
action_called (const LeafMachine *m, const char *name)
{
  LEAF_EACH (&m->image->actions, i)
    if (g_strcmp0 (LEAF_ROW (&m->image->actions, LeafImageAction, i)->name, name) == 0)
      return i;
  g_assert_not_reached ();
}

static void
test_action_words (void)
{
  static const struct {
    const char *action, *actor, *noun, *second;
    gboolean is_asked;
    const char *words;
  } rows[] = {
    { "taking", "yourself", "ball", "", FALSE, "taking ball" },
    { "taking", "yourself", "", "", FALSE, "taking" },
    { "taking", "yourself", "ball", "shelf", FALSE, "taking ball" },
    { "putting it on", "yourself", "ball", "shelf", FALSE, "putting ball on shelf" },
    { "putting it on", "yourself", "ball", "", FALSE, "putting ball on" },
    { "putting it on", "yourself", "", "shelf", FALSE, "putting it on shelf" },
    { "putting it on", "Ann", "ball", "shelf", FALSE, "Ann putting ball on shelf" },
    { "putting it on", "Ann", "ball", "shelf", TRUE, "asking Ann to try putting ball on shelf" },
    { "waiting", "yourself", "ball", "shelf", FALSE, "waiting" },
    { "waiting", "Ann", "", "", FALSE, "Ann waiting" },
  };
  static const struct {
    const char *name;
    int at;
  } names[] = { { "putting it on", 7 },     { "giving it", 6 }, { "taking", -1 }, { "visiting italy", -1 },
                { "exiting items it", 13 }, { "it going", -1 }, { "", -1 },       { "hitting it it", 7 } };
  g_autoptr (LeafMachine) m = make_machine ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    LeafActionState action = { .action = action_called (m, rows[i].action) };
    g_autofree char *words = NULL;

    action.actor = leaf_object (named (m, rows[i].actor));
    action.noun = leaf_object (named (m, rows[i].noun));
    action.second = leaf_object (named (m, rows[i].second));
    action.requester = leaf_object (rows[i].is_asked ? named (m, "yourself") : 0);
    words = leaf_action_to_string (m, &action);
    g_assert_cmpstr (words, ==, rows[i].words);
  }
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    const char *it = leaf_action_name_find_it (names[i].name);

    g_assert_cmpint (it != NULL ? (int) (it - names[i].name) : -1, ==, names[i].at);
  }
}

/* Parts of the command that was typed. */
static void
test_snippets (void)
{
  static const struct {
    gint32 bits;
    gboolean is_one;
    const char *words;
  } rows[] = {
    { 101, TRUE, "take" }, { 102, TRUE, "take the" }, { 103, TRUE, "take the ball" },
    { 301, TRUE, "ball" }, { 202, TRUE, "the ball" }, { 104, FALSE, "" },
    { 302, FALSE, "" },    { 401, FALSE, "" },        { 100, FALSE, "" },
    { 1, FALSE, "" },      { 0, FALSE, "" },          { -101, FALSE, "" },
  };
  g_autoptr (LeafMachine) m = make_machine ();
  guint32 first, n;

  g_assert_true (leaf_machine_give_command (m, "take the ball"));
  while (leaf_machine_run (m, 100000).cause == LEAF_STOP_OUT_OF_BUDGET)
    ;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *words = leaf_snippet_dup (m, LEAF_VALUE (SNIPPET, rows[i].bits));

    g_assert_cmpstr (words, ==, rows[i].words);
    g_assert_cmpint (leaf_snippet_range (m, LEAF_VALUE (SNIPPET, rows[i].bits), &first, &n), ==, rows[i].is_one);
  }
  g_assert_false (leaf_is_topic (m, LEAF_VALUE (TOPIC, 0)));
  g_assert_false (leaf_is_topic (m, LEAF_VALUE (TOPIC, m->image->grammar->books.n)));
  g_assert_false (leaf_is_topic (m, LEAF_VALUE (SNIPPET, 1)));
  g_assert_true (leaf_is_topic (m, LEAF_VALUE (TOPIC, 1)));
}

/* Places of every sort are read and written; those out of range give no value and keep none. */
static void
test_places (void)
{
  static const gint32 numbers[] = { 10, 20, 30 };
  g_autoptr (LeafMachine) m = make_machine ();
  LeafValue list = list_of (m, LEAF_KIND_NUMBER, 3, numbers), value = LEAF_VALUE (NUMBER, 7);
  guint32 cell = leaf_cell_of_variable (m, leaf_image_find_variable (m->image, "R")), slot = m->top;

  g_assert_cmpint (leaf_place_load (m, value).bits, ==, 7); /* stands for itself */
  for (gint32 at = 1; at <= 3; at++) {
    LeafValue place = leaf_place_entry (list, at);

    g_assert_cmpint (leaf_place_load (m, place).bits, ==, at * 10);
    leaf_place_store (m, place, LEAF_VALUE (NUMBER, at * 11));
    g_assert_cmpint (leaf_place_load (m, place).bits, ==, at * 11);
  }
  for (gint32 at = -1; at <= 4; at += at == 0 ? 4 : 1) {
    LeafValue place = leaf_place_entry (list, at);

    g_assert_cmpuint (leaf_place_load (m, place).kind, ==, 0);
    leaf_place_store (m, place, value);
  }
  g_assert_true (leaf_list_has (m, list, LEAF_VALUE (NUMBER, 33)));
  g_assert_false (leaf_list_has (m, list, value));
  leaf_place_store (m, leaf_place_cell (cell), value);
  g_assert_cmpint (leaf_place_load (m, leaf_place_cell (cell)).bits, ==, 7);
  g_assert_cmpint (leaf_cell (m, cell).bits, ==, 7);
  leaf_push_value (m, value);
  leaf_place_store (m, leaf_place_slot (slot), LEAF_VALUE (NUMBER, 8));
  g_assert_cmpint (leaf_place_load (m, leaf_place_slot (slot)).bits, ==, 8);
  g_assert_cmpuint (leaf_place_load (m, leaf_place_slot (slot + 1)).kind, ==, 0);
  leaf_place_store (m, leaf_place_slot (slot + 1), value);
  g_assert_cmpuint (leaf_place_load (m, leaf_place_shared (m->n_shared)).kind, ==, 0);
  leaf_place_store (m, leaf_place_shared (m->n_shared), value);
  g_assert_cmpuint (leaf_place_load (m, leaf_place_nowhere ()).kind, ==, 0);
  leaf_place_store (m, leaf_place_nowhere (), value);
  m->top = slot;
}

/* A long text is printed in pieces that end between characters, whatever their length. */
static void
test_long_texts (void)
{
  for (guint odd = 0; odd < 3; odd++) {
    g_autofree char *source = g_strdup_printf (
        "The Lab is a room. The tome is a text that varies.\n"
        "Instead of jumping:\n\tnow the tome is \"%.*s\";\n\twhile the number of characters in the tome < 6000:\n"
        "\t\tnow the tome is the substituted form of \"[tome]\xe2\x82\xac\xc3\xa9z\";\n\tsay \"<[tome]>\".\n",
        (int) odd, "xx");
    g_autofree char *out = play_source (source, "jump");
    const char *at = out;

    g_assert_true (g_utf8_validate (out, -1, NULL));
    g_assert_true (*at++ == '<');
    for (guint i = 0; i < odd; i++)
      g_assert_true (*at++ == 'x');
    for (guint i = 0; i < (6000 - odd + 2) / 3; i++) {
      g_assert_true (g_str_has_prefix (at, "\xe2\x82\xac\xc3\xa9z"));
      at += strlen ("\xe2\x82\xac\xc3\xa9z");
    }
    g_assert_true (g_str_has_prefix (at, ">"));
  }
}

/* --- moments ------------------------------------------------------------------------------------------------------ */

static gsize
held_by_newest (LeafMachine *m)
{
  guint n;

  leaf_machine_keep_moment (m);
  n = m->undo->len;
  return ((LeafMachine *) m->undo->pdata[n - 2])->held_alone;
}

/* How much only a moment holds; how many are kept; and what going back restores. */
static void
test_moments (void)
{
  g_autoptr (LeafMachine) m = make_machine ();
  guint32 cell = leaf_cell_of_variable (m, leaf_image_find_variable (m->image, "R")), text, other;
  gsize least;
  LeafRng chance;

  leaf_machine_keep_moment (m);
  while (m->undo->len > 0)
    leaf_machine_forget_moment (m);
  leaf_machine_forget_moment (m);
  g_assert_false (leaf_machine_undo (m));
  text = leaf_heap_make_text (&m->heap, "kept", -1);
  other = leaf_heap_make_text (&m->heap, "other", -1);
  leaf_machine_keep_moment (m);
  least = leaf_cells_n_pages (&m->cells) * sizeof (gpointer) + (m->top + m->n_shared) * sizeof (LeafValue)
          + m->n_tree * sizeof (LeafTreeNode) + m->n_frames * sizeof (LeafFrame)
          + leaf_heap_n_pages (&m->heap) * sizeof (gpointer);
  g_assert_cmpuint (held_by_newest (m), ==, least);
  leaf_set_cell (m, cell, LEAF_VALUE (NUMBER, 77));
  g_assert_cmpuint (held_by_newest (m), ==, least + sizeof (LeafCellPage));
  leaf_block_append (&m->heap, text, " and more", 9);
  g_assert_cmpuint (held_by_newest (m), ==, least + sizeof (LeafPage) + 48 + strlen ("kept"));
  leaf_block_append (&m->heap, text, " and more", 9);
  leaf_block_append (&m->heap, other, "s", 1);
  g_assert_cmpuint (held_by_newest (m), ==,
                    least + sizeof (LeafPage) + 2 * 48 + strlen ("kept and more") + strlen ("other"));
  leaf_heap_make_text (&m->heap, "new", -1);
  g_assert_cmpuint (held_by_newest (m), ==, least + sizeof (LeafPage));
  g_assert_cmpuint (m->undo->len, ==, 6);

  g_assert_true (leaf_machine_undo (m)); /* the newest moment is the present */
  g_assert_cmpuint (m->undo->len, ==, 5);
  g_assert_true (leaf_machine_undo (m));
  g_assert_true (leaf_machine_undo (m));
  g_assert_cmpstr (leaf_block_text (&m->heap, text), ==, "kept and more");
  g_assert_cmpstr (leaf_block_text (&m->heap, other), ==, "other");
  g_assert_cmpint (leaf_cell (m, cell).bits, ==, 77);
  leaf_rng_draw (m, 5);
  chance = m->chance;
  g_assert_true (leaf_machine_undo (m));
  g_assert_true (leaf_machine_undo (m));
  g_assert_cmpint (leaf_cell (m, cell).bits, !=, 77);
  g_assert_cmpstr (leaf_block_text (&m->heap, text), ==, "kept");
  g_assert_cmpmem (&m->chance, sizeof chance, &chance, sizeof chance); /* numbers are not drawn again */
  g_assert_cmpint (m->undone, ==, LEAF_UNDONE_TURN);
  g_assert_cmpuint (m->undo->len, ==, 1);

  for (guint i = 0; i < 40; i++) {
    leaf_machine_keep_moment (m);
    g_assert_cmpuint (m->undo->len, ==, MIN (i + 2, 32));
  }
  m->heap.most = 3 * least + 100;
  for (guint i = 0; i < 5; i++)
    leaf_machine_keep_moment (m);
  g_assert_cmpuint (m->undo->len, ==, 4);
  m->heap.most = 3 * least;
  leaf_machine_keep_moment (m);
  g_assert_cmpuint (m->undo->len, ==, 4);
  m->heap.most = 3 * least - 1;
  leaf_machine_keep_moment (m);
  g_assert_cmpuint (m->undo->len, ==, 3);
  m->heap.most = 1;
  leaf_machine_keep_moment (m);
  g_assert_cmpuint (m->undo->len, ==, 1);
  g_assert_true (leaf_machine_undo (m));
  g_assert_false (leaf_machine_undo (m));
}

static void
give (LeafMachine *m, const char *command)
{
  g_assert_true (leaf_machine_give_command (m, command));
  while (leaf_machine_run (m, 100000).cause == LEAF_STOP_OUT_OF_BUDGET)
    ;
}

/* While RESTORE replays the saved play, the replay is part of the state. */
static void
test_replay (void)
{
  g_autoptr (LeafMachine) m = make_machine (), copy = NULL, ahead = NULL;
  guint64 hash;

  give (m, "take jar");
  give (m, "wait");
  give (m, "save");
  give (m, "drop jar");
  g_assert_true (leaf_machine_give_command (m, "restore"));
  while (m->replay == NULL)
    g_assert_cmpint (leaf_machine_run (m, 500).cause, ==, LEAF_STOP_OUT_OF_BUDGET);
  copy = leaf_machine_copy (m);
  ahead = leaf_machine_copy (m);
  hash = leaf_machine_hash (m);
  g_assert_true (leaf_machine_equal (m, copy));
  g_assert_true (copy->replay != m->replay);
  g_assert_cmpuint (leaf_machine_hash (copy), ==, hash);
  leaf_machine_run (ahead, 500);
  g_assert_nonnull (ahead->replay);
  g_assert_false (leaf_machine_equal (ahead, copy));
  g_assert_false (leaf_machine_equal (copy, ahead));
  g_assert_cmpuint (leaf_machine_hash (ahead), !=, hash);
  copy->replay->next++;
  g_assert_false (leaf_machine_equal (m, copy));
  g_assert_cmpuint (leaf_machine_hash (copy), !=, hash);
  copy->replay->next--;
  copy->replay->spent++;
  g_assert_false (leaf_machine_equal (m, copy));
  g_assert_cmpuint (leaf_machine_hash (copy), !=, hash);
  copy->replay->spent--;
  leaf_set_cell (copy->replay->machine, leaf_cell_of_variable (copy, leaf_image_find_variable (copy->image, "R")),
                 LEAF_VALUE (NUMBER, 5));
  g_assert_false (leaf_machine_equal (m, copy));
  g_assert_cmpuint (leaf_machine_hash (copy), !=, hash);
  while (leaf_machine_run (m, 100000).cause == LEAF_STOP_OUT_OF_BUDGET)
    ;
  while (leaf_machine_run (ahead, 777).cause == LEAF_STOP_OUT_OF_BUDGET)
    ;
  g_assert_null (m->replay);
  g_assert_true (leaf_machine_equal (m, ahead));
  g_assert_false (leaf_machine_equal (m, copy));
  g_assert_cmpstr (name_of (m, leaf_world_parent (m, named (m, "jar"))), ==, "yourself");
}

/* --- moving, properties, files ------------------------------------------------------------------------------------ */

static char *
children_of (const LeafMachine *m, const char *holder)
{
  GString *all = g_string_new (NULL);

  for (guint32 child = m->tree[named (m, holder)].child; child != 0; child = m->tree[child].sibling)
    g_string_append_printf (all, "%s%s%s", all->len > 0 ? " " : "", name_of (m, child),
                            m->tree[child].held == LEAF_HELD_WORN   ? "(worn)"
                            : m->tree[child].held == LEAF_HELD_PART ? "(part)"
                                                                    : "");
  return g_string_free (all, FALSE);
}

static void
assert_children (const LeafMachine *m, const char *holder, const char *wanted)
{
  g_autofree char *children = children_of (m, holder);

  g_assert_cmpstr (children, ==, wanted);
}

/* The latest comes first; what is put on or taken off stays where it was; and nothing is put inside itself. */
static void
test_moves (void)
{
  g_autoptr (LeafMachine) m = make_machine ();
  guint32 ann = named (m, "Ann"), hat = named (m, "hat"), fan = named (m, "fan"), bag = named (m, "bag");

  for (guint32 child; (child = m->tree[ann].child) != 0;)
    leaf_tree_move (m, child, 0, LEAF_HELD_CARRIED);
  assert_children (m, "Ann", "");
  g_assert_cmpint (m->tree[hat].held, ==, LEAF_HELD_NOT);
  leaf_tree_move (m, hat, ann, LEAF_HELD_CARRIED);
  leaf_tree_move (m, fan, ann, LEAF_HELD_CARRIED);
  leaf_tree_move (m, bag, ann, LEAF_HELD_CARRIED);
  assert_children (m, "Ann", "bag fan hat");
  leaf_tree_move (m, fan, ann, LEAF_HELD_WORN);
  assert_children (m, "Ann", "bag fan(worn) hat");
  leaf_tree_move (m, fan, ann, LEAF_HELD_CARRIED);
  assert_children (m, "Ann", "bag fan hat");
  leaf_tree_move (m, fan, ann, LEAF_HELD_CARRIED);
  assert_children (m, "Ann", "fan bag hat");
  leaf_tree_move (m, hat, named (m, "Hall"), LEAF_HELD_IN);
  leaf_tree_move (m, hat, ann, LEAF_HELD_WORN);
  assert_children (m, "Ann", "hat(worn) fan bag");
  leaf_tree_move (m, fan, ann, LEAF_HELD_PART);
  assert_children (m, "Ann", "fan(part) hat(worn) bag");
  leaf_tree_move (m, fan, bag, LEAF_HELD_IN);
  leaf_tree_move (m, ann, bag, LEAF_HELD_IN); /* none of these */
  leaf_tree_move (m, bag, fan, LEAF_HELD_IN);
  leaf_tree_move (m, bag, bag, LEAF_HELD_IN);
  leaf_tree_move (m, hat, hat, LEAF_HELD_IN);
  assert_children (m, "Ann", "hat(worn) bag");
  assert_children (m, "bag", "fan coin");
  g_assert_cmpuint (m->tree[ann].parent, ==, named (m, "Hall"));
  leaf_tree_move (m, hat, fan, LEAF_HELD_IN);
  assert_children (m, "fan", "hat");
  assert_children (m, "hat", "rim(part)");
}

/* What may be moved where, and what may be removed. */
static void
test_moving (void)
{
  static const struct {
    const char *object, *to, *held_by;
    LeafHoldingRelation held;
  } rows[] = {
    { "ball", "shelf", "shelf", LEAF_HELD_ON },    { "ball", "Ann", "Ann", LEAF_HELD_CARRIED },
    { "ball", "cup", "cup", LEAF_HELD_IN },        { "ball", "Yard", "Yard", LEAF_HELD_IN },
    { "ball", "", "Yard", LEAF_HELD_IN },          { "gate", "Yard", "Hall", LEAF_HELD_IN },
    { "Yard", "Hall", "Court", LEAF_HELD_REGION }, { "sky", "Hall", "Hall", LEAF_HELD_IN },
    { "sky", "Court", "", LEAF_HELD_NOT },         { "yourself", "", "Hall", LEAF_HELD_IN },
    { "yourself", "ghost", "Hall", LEAF_HELD_IN }, { "yourself", "Den", "Den", LEAF_HELD_IN },
    { "Ann", "ghost", "ghost", LEAF_HELD_IN },     { "crate", "crate", "Hall", LEAF_HELD_IN },
    { "crate", "ball", "ball", LEAF_HELD_IN },     { "yourself", "sofa", "sofa", LEAF_HELD_ON },
  };
  static const struct {
    const char *object, *held_by;
  } removed[] = { { "ball", "" },      { "gate", "Hall" }, { "yourself", "sofa" }, { "sofa", "Cave" },
                  { "Yard", "Court" }, { "pillow", "" },   { "moon", "" },         { "knob", "" } };
  g_autoptr (LeafMachine) m = make_machine ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    guint32 object = named (m, rows[i].object);

    leaf_world_move_thing (m, object, named (m, rows[i].to));
    g_test_message ("%s to %s", rows[i].object, rows[i].to);
    g_assert_cmpstr (name_of (m, m->tree[object].parent), ==, rows[i].held_by);
    g_assert_cmpint (m->tree[object].held, ==, (int) rows[i].held);
  }
  leaf_world_remove_from_play (m, 0);
  for (guint i = 0; i < G_N_ELEMENTS (removed); i++) {
    guint32 object = named (m, removed[i].object);

    leaf_world_remove_from_play (m, object);
    g_test_message ("%s", removed[i].object);
    g_assert_cmpstr (name_of (m, m->tree[object].parent), ==, removed[i].held_by);
  }
}

static guint32
property_called (const LeafMachine *m, const char *name)
{
  LEAF_EACH (&m->image->properties, i)
    if (g_strcmp0 (LEAF_ROW (&m->image->properties, LeafImageProperty, i)->name, name) == 0)
      return i;
  g_assert_not_reached ();
}

static void
test_properties (void)
{
  static const struct {
    const char *object, *property;
    gboolean has, is_one;
  } rows[] = {
    { "jar", "transparent", TRUE, TRUE }, { "jar", "opaque", FALSE, TRUE },   { "crate", "transparent", FALSE, TRUE },
    { "crate", "opaque", TRUE, TRUE },    { "crate", "open", FALSE, TRUE },   { "crate", "closed", TRUE, TRUE },
    { "cup", "closed", FALSE, TRUE },     { "Hall", "closed", FALSE, FALSE }, { "", "open", FALSE, FALSE }
  };
  g_autoptr (LeafMachine) m = make_machine ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    guint32 object = named (m, rows[i].object), property = property_called (m, rows[i].property);
    LeafValue value = leaf_property (m, leaf_object (object), property);

    g_test_message ("%s %s", rows[i].object, rows[i].property);
    g_assert_cmpint (leaf_has (m, object, property), ==, rows[i].has);
    g_assert_cmpint (value.bits != 0, ==, rows[i].has);
    g_assert_cmpint (leaf_property_cell (m, object, property) != NULL, ==, rows[i].is_one);
    g_assert_cmpint (leaf_own_property_cell (m, object, property) != NULL, ==, rows[i].is_one);
    g_assert_cmpuint (value.kind, ==, LEAF_KIND_TRUTH_STATE);
  }
}

/* Sets of files are equal if each file is; files that were never written do not count. */
static void
test_files (void)
{
  LeafFiles *files = NULL, *others = NULL, *none = NULL, *copy = NULL;

  g_assert_null (leaf_files_get (NULL, 1)->text);
  files = leaf_files_change (leaf_files_ref (none), 2, "two", FALSE);
  g_assert_cmpstr (leaf_files_get (files, 2)->text, ==, "two");
  g_assert_null (leaf_files_get (files, 1)->text);
  g_assert_null (leaf_files_get (files, 3)->text);
  others = leaf_files_change (leaf_files_change (NULL, 5, NULL, FALSE), 2, "two", FALSE);
#define EQUAL(a, b) leaf_files_functions.equal (&(a), &(b))
#define HASH(a)     leaf_files_functions.hash (&(a), 1)
  g_assert_true (EQUAL (files, others));
  g_assert_true (EQUAL (others, files));
  g_assert_true (HASH (files) == HASH (others));
  g_assert_false (EQUAL (files, none));
  g_assert_false (EQUAL (none, files));
  g_assert_true (EQUAL (none, none));
  g_assert_true (HASH (files) != HASH (none));
  leaf_files_functions.copy (&copy, &files);
  g_assert_true (copy == files);
  copy = leaf_files_change (copy, 2, "two", TRUE);
  g_assert_false (EQUAL (copy, files));
  g_assert_true (HASH (copy) != HASH (files));
  g_assert_false (leaf_files_get (files, 2)->is_not_ready);
  copy = leaf_files_change (copy, 2, "three", FALSE);
  g_assert_false (EQUAL (copy, files));
  g_assert_cmpstr (leaf_files_get (files, 2)->text, ==, "two");
  copy = leaf_files_change (copy, 2, NULL, FALSE);
  g_assert_true (EQUAL (copy, none));
  copy = leaf_files_change (copy, 1, "two", FALSE);
  g_assert_false (EQUAL (copy, files));
  g_assert_true (HASH (copy) != HASH (files));
  copy = leaf_files_change (copy, 2, "", FALSE);
  copy = leaf_files_change (copy, 1, NULL, FALSE);
  g_assert_false (EQUAL (copy, none)); /* an empty file is one */
  g_assert_true (HASH (copy) != HASH (none));
  leaf_files_functions.clear (&copy);
  g_assert_null (copy);
  leaf_files_unref (files);
  leaf_files_unref (others);
  leaf_files_unref (none);
}

/* --- panes -------------------------------------------------------------------------------------------------------- */

static void
assert_size (const LeafMachine *m, guint32 number, guint32 width, guint32 height)
{
  guint32 w, h;

  leaf_panes_measure (m->panes, number, &w, &h);
  if (w != width || h != height)
    g_test_fail_printf ("pane %u is %u x %u, not %u x %u", number, w, h, width, height);
}

static void
test_sizes (void)
{
  g_autoptr (LeafMachine) m = make_machine ();
  guint32 left, right, above, below, drawn;

  assert_size (m, LEAF_PANE_MAIN, 80, 25);
  assert_size (m, LEAF_PANE_STATUS, 80, 1);
  assert_size (m, 7, 0, 0);
  left = leaf_pane_open (m, LEAF_PANE_MAIN, LEAF_PANE_LEFT, TRUE, 25, LEAF_PANE_BUFFER);
  g_assert_cmpuint (left, ==, 3);
  assert_size (m, left, 20, 25);
  assert_size (m, LEAF_PANE_MAIN, 60, 25);
  right = leaf_pane_open (m, 99, LEAF_PANE_RIGHT, FALSE, 10, LEAF_PANE_GRID); /* beside none: of the main window */
  assert_size (m, right, 10, 25);
  assert_size (m, LEAF_PANE_MAIN, 50, 25);
  above = leaf_pane_open (m, right, LEAF_PANE_ABOVE, FALSE, 5, LEAF_PANE_GRID);
  assert_size (m, above, 10, 5);
  assert_size (m, right, 10, 20);
  below = leaf_pane_open (m, LEAF_PANE_MAIN, 9, FALSE, 100, LEAF_PANE_BUFFER); /* sides after the last: below */
  assert_size (m, below, 50, 25);
  assert_size (m, LEAF_PANE_MAIN, 50, 0);
  g_assert_cmpuint (leaf_panes_find (m->panes, below)->side, ==, LEAF_PANE_BELOW);
  leaf_pane_arrange (m, below, LEAF_PANE_ABOVE, TRUE, 40);
  assert_size (m, below, 50, 10);
  assert_size (m, LEAF_PANE_MAIN, 50, 15);
  leaf_pane_arrange (m, 99, LEAF_PANE_ABOVE, TRUE, 40);
  drawn = leaf_pane_open (m, left, LEAF_PANE_BELOW, FALSE, 130, LEAF_PANE_GRAPHICS);
  assert_size (m, drawn, 200, 130);
  assert_size (m, left, 20, 18);
  leaf_pane_arrange (m, drawn, LEAF_PANE_BELOW, FALSE, -5);
  assert_size (m, drawn, 200, 0);
  leaf_pane_arrange (m, drawn, LEAF_PANE_BELOW, TRUE, 101);
  assert_size (m, drawn, 200, 500);
  leaf_pane_arrange (m, drawn, LEAF_PANE_BELOW, FALSE, 4000);
  g_assert_cmpuint (leaf_panes_find (m->panes, drawn)->size, ==, 4000);
  leaf_pane_arrange (m, drawn, LEAF_PANE_BELOW, FALSE, 4001);
  g_assert_cmpuint (leaf_panes_find (m->panes, drawn)->size, ==, 4000);

  leaf_pane_select (m, right);
  leaf_pane_close (m, 99);
  g_assert_cmpuint (m->pane, ==, right);
  leaf_pane_close (m, right); /* what was beside it goes to where it was; the main window is selected */
  g_assert_cmpuint (m->pane, ==, LEAF_PANE_MAIN);
  g_assert_cmpuint (leaf_panes_find (m->panes, above)->beside, ==, LEAF_PANE_MAIN);
  g_assert_cmpuint (leaf_panes_find (m->panes, drawn)->beside, ==, left);
  g_assert_cmpuint (leaf_panes_n (m->panes), ==, 4);
  assert_size (m, above, 60, 5);
  assert_size (m, right, 0, 0);
  leaf_pane_select (m, above);
  leaf_pane_close (m, left);
  g_assert_cmpuint (m->pane, ==, above);
  g_assert_null (leaf_panes_nth (m->panes, 3));
  g_assert_nonnull (leaf_panes_nth (m->panes, 2));
  g_assert_cmpuint (leaf_pane_open (m, LEAF_PANE_MAIN, LEAF_PANE_LEFT, TRUE, 5, LEAF_PANE_BUFFER), ==, 8);
}

static char *
grid_text (const LeafMachine *m, guint32 number)
{
  const LeafPaneRow *row = leaf_panes_find (m->panes, number);
  GString *all = g_string_new (NULL);

  for (guint32 i = 0; i < row->width * row->height; i++) {
    gunichar letter = g_array_index (row->cells, LeafPaneCell, i).letter;

    if (i > 0 && i % row->width == 0)
      g_string_append_c (all, '/');
    g_string_append_unichar (all, letter != 0 ? letter : '.');
  }
  return g_string_free (all, FALSE);
}

static void
assert_grid (const LeafMachine *m, guint32 number, const char *wanted)
{
  g_autofree char *text = grid_text (m, number);

  g_assert_cmpstr (text, ==, wanted);
}

static void
test_grids (void)
{
  g_autoptr (LeafMachine) m = make_machine (), copy = NULL;
  guint32 side = leaf_pane_open (m, LEAF_PANE_MAIN, LEAF_PANE_RIGHT, FALSE, 4, LEAF_PANE_BUFFER);
  guint32 grid = leaf_pane_open (m, side, LEAF_PANE_ABOVE, FALSE, 3, LEAF_PANE_GRID);
  guint64 hash;

  leaf_pane_select (m, grid);
  leaf_pane_print (m, "ab\ncdefg", 0);
  assert_grid (m, grid, "ab../cdef/g...");
  leaf_pane_move (m, grid, 3, 2);
  leaf_pane_print (m, "x\303\251y", 0); /* what is below the last line is lost */
  assert_grid (m, grid, "ab../cdef/g..x");
  leaf_pane_move (m, grid, 0, 0);
  leaf_pane_print (m, "\tz", 0);
  assert_grid (m, grid, " z../cdef/g..x");
  leaf_pane_move (m, grid, -3, -1);
  leaf_pane_print (m, "qrst\nuv", 0); /* a line break at the edge is one */
  assert_grid (m, grid, "qrst/uvef/g..x");
  copy = leaf_machine_copy (m);
  hash = leaf_machine_hash (m);
  leaf_pane_arrange (m, grid, LEAF_PANE_ABOVE, FALSE, 2);
  assert_grid (m, grid, "qrst/uvef");
  leaf_pane_arrange (m, side, LEAF_PANE_RIGHT, FALSE, 3);
  assert_grid (m, grid, "qrs/uve");
  leaf_pane_arrange (m, side, LEAF_PANE_RIGHT, FALSE, 5);
  leaf_pane_arrange (m, grid, LEAF_PANE_ABOVE, FALSE, 3);
  assert_grid (m, grid, "qrs../uve../.....");
  assert_grid (copy, grid, "qrst/uvef/g..x");
  g_assert_cmpuint (leaf_machine_hash (copy), ==, hash);
  leaf_pane_clear (m, grid);
  assert_grid (m, grid, "...../...../.....");
  leaf_pane_print (m, "k", 0);
  assert_grid (m, grid, "k..../...../.....");
  leaf_pane_move (m, grid, 5000, 5000);
  g_assert_cmpuint (leaf_panes_find (m->panes, grid)->column, ==, LEAF_MOST_PANE_SIZE);
  g_assert_cmpuint (leaf_panes_find (m->panes, grid)->row, ==, LEAF_MOST_PANE_SIZE);
  leaf_pane_print (m, "lost", 0);
  leaf_pane_select (m, LEAF_PANE_MAIN); /* the cursor of any window, and of the status line before it is printed */
  leaf_pane_move (m, grid, 2, 1);
  leaf_pane_move (m, LEAF_PANE_STATUS, 5, 1);
  g_assert_cmpuint (leaf_panes_find (m->panes, grid)->column, ==, 2);
  g_assert_cmpuint (leaf_panes_find (m->panes, grid)->row, ==, 1);
  g_assert_null (leaf_panes_find (m->panes, LEAF_PANE_STATUS));
  leaf_pane_select (m, LEAF_PANE_STATUS);
  g_assert_null (leaf_panes_find (m->panes, LEAF_PANE_STATUS));
  leaf_pane_move (m, LEAF_PANE_STATUS, 5, 1);
  g_assert_cmpuint (leaf_panes_find (m->panes, LEAF_PANE_STATUS)->column, ==, 5);
  g_assert_cmpuint (leaf_panes_find (m->panes, LEAF_PANE_STATUS)->width, ==, 80);
  leaf_pane_drop_status (m);
  g_assert_null (leaf_panes_find (m->panes, LEAF_PANE_STATUS));
  g_assert_cmpuint (leaf_panes_n (m->panes), ==, 2);
  leaf_pane_select (m, grid);
  leaf_pane_arrange (m, side, LEAF_PANE_RIGHT, FALSE, 0);
  leaf_pane_move (m, grid, 0, 0);
  leaf_pane_print (m, "no room", 0);
  leaf_pane_clear (m, 99);
  leaf_pane_move (m, 99, 0, 0);
  leaf_pane_name (m, 99, "x");
  leaf_pane_want_mouse (m, 99, TRUE);
  leaf_pane_set_background (m, 99, 1);
  leaf_pane_name (m, grid, "map");
  leaf_pane_want_mouse (m, grid, 7);
  leaf_pane_set_background (m, grid, 5);
  g_assert_cmpstr (leaf_panes_find (m->panes, grid)->name, ==, "map");
  g_assert_cmpuint (leaf_panes_find (m->panes, grid)->wants_mouse, ==, 1);
  g_assert_cmpuint (leaf_panes_find (m->panes, grid)->background, ==, 5);
}

/* Runs of one style are one; each drawing adds to those before, unless it covers the pane. */
static void
test_buffers_and_drawings (void)
{
  g_autoptr (LeafMachine) m = make_machine ();
  guint32 text = leaf_pane_open (m, LEAF_PANE_MAIN, LEAF_PANE_RIGHT, FALSE, 10, LEAF_PANE_BUFFER);
  guint32 drawn = leaf_pane_open (m, LEAF_PANE_MAIN, LEAF_PANE_BELOW, FALSE, 100, LEAF_PANE_GRAPHICS);
  const LeafPaneRow *row;
  guint32 width, height;
  static const LeafPaneDrawing drawings[] = {
    { 0, 1, 0, 0, 10, 10 },   { 1, 1, 0, 0, 700, 100 }, { 0, 1, 1, 0, 700, 100 },
    { 0, 1, 0, 1, 700, 100 }, { 0, 1, 0, 0, 699, 100 }, { 0, 1, 0, 0, 700, 99 },
  };

  leaf_pane_select (m, text);
  leaf_pane_print (m, "one ", 0);
  leaf_pane_print (m, "two ", 0);
  m->style |= LEAF_TEXT_BOLD;
  leaf_pane_print (m, "three ", 0);
  leaf_pane_print (m, "", 5);
  leaf_pane_print (m, "four", 0);
  row = leaf_panes_find (m->panes, text);
  g_assert_cmpstr (row->text->str, ==, "one two three four");
  g_assert_cmpuint (row->runs->len, ==, 4);
  g_assert_cmpuint (g_array_index (row->runs, LeafPaneRun, 1).at, ==, 8);
  g_assert_cmpuint (g_array_index (row->runs, LeafPaneRun, 2).effect, ==, 5);
  g_assert_cmpuint (g_array_index (row->runs, LeafPaneRun, 3).at, ==, 14);
  leaf_pane_select (m, LEAF_PANE_MAIN); /* each window keeps its style */
  g_assert_cmpuint (m->style & LEAF_TEXT_BOLD, ==, 0);
  leaf_pane_select (m, 99);
  g_assert_cmpuint (MAX (m->pane, LEAF_PANE_MAIN), ==, LEAF_PANE_MAIN);
  leaf_pane_select (m, text);
  g_assert_cmpuint (m->style & LEAF_TEXT_BOLD, !=, 0);
  leaf_pane_clear (m, text);
  g_assert_cmpuint (leaf_panes_find (m->panes, text)->runs->len, ==, 0);

  leaf_pane_select (m, LEAF_PANE_MAIN);
  m->paragraph.pending = 1;
  m->paragraph.bits = 2;
  leaf_pane_select (m, text);
  m->paragraph.pending = m->paragraph.bits = 0;
  leaf_pane_select (m, LEAF_PANE_MAIN); /* where paragraphs break, too */
  g_assert_cmpuint (m->paragraph.pending, ==, 1);
  g_assert_cmpuint (m->paragraph.bits, ==, 2);
  leaf_pane_select (m, text);
  g_assert_cmpuint (m->paragraph.pending, ==, 0);
  g_assert_cmpuint (m->paragraph.bits, ==, 0);
  m->paragraph.pending = 1;
  leaf_pane_clear (m, text);
  g_assert_cmpuint (m->paragraph.pending, ==, 0);
  m->paragraph.pending = 1;
  leaf_pane_select (m, LEAF_PANE_STATUS); /* begins anew each time */
  g_assert_cmpuint (m->paragraph.pending, ==, 0);
  leaf_pane_clear (m, text);
  leaf_pane_select (m, text);
  g_assert_cmpuint (m->paragraph.pending, ==, 0);

  leaf_panes_measure (m->panes, drawn, &width, &height);
  g_assert_cmpuint (width, ==, 700);
  g_assert_cmpuint (height, ==, 100);
  for (guint i = 0; i < G_N_ELEMENTS (drawings); i++) {
    leaf_pane_draw (m, drawn, drawings[i]);
    g_assert_cmpuint (leaf_panes_find (m->panes, drawn)->drawings->len, ==, i + 1);
  }
  leaf_pane_draw (m, drawn, (LeafPaneDrawing) { 0, 1, -1, -2, 701, 102 });
  g_assert_cmpuint (leaf_panes_find (m->panes, drawn)->drawings->len, ==, 1);
  leaf_pane_draw (m, drawn, (LeafPaneDrawing) { 0, 1, 0, 0, 700, 100 });
  g_assert_cmpuint (leaf_panes_find (m->panes, drawn)->drawings->len, ==, 1);
  leaf_pane_draw (m, text, drawings[0]);
  leaf_pane_draw (m, 99, drawings[0]);
  g_assert_cmpuint (leaf_panes_find (m->panes, text)->drawings->len, ==, 0);
  leaf_pane_select (m, drawn); /* text in a window of pictures is lost */
  leaf_pane_print (m, "lost", 0);
  g_assert_cmpuint (leaf_panes_find (m->panes, drawn)->text->len, ==, 0);
}

/* What the player gives: clicks only where they are wanted, links that exist. */
static void
test_inputs (void)
{
  static const struct {
    const char *text;
    LeafInputSort sort;
    guint32 link;
  } rows[] = {
    { "[link 1]", LEAF_INPUT_LINK, 1 },
    { "[link 2]", LEAF_INPUT_LINK, 2 },
    { "[link 3]", LEAF_INPUT_LINE, 3 },
    { "[link 0]", LEAF_INPUT_LINE, 0 },
    { "[link 1", LEAF_INPUT_LINE, 0 },
    { "[link 1] ", LEAF_INPUT_LINE, 0 },
    { "[link x]", LEAF_INPUT_LINE, 0 },
    { "[link  1]", LEAF_INPUT_LINE, 0 },
    { "link 1]", LEAF_INPUT_LINE, 0 },
    { "[link 4294967297]", LEAF_INPUT_LINE, 0 },
    { "[link 4294967295]", LEAF_INPUT_LINE, G_MAXUINT32 },
    { "[tick]", LEAF_INPUT_LINE, 0 },
    { "[click 3 at 0, 0]", LEAF_INPUT_CLICK, 0 },
    { "[click 3 at 9, 24]", LEAF_INPUT_CLICK, 0 },
    { "[click 3 at 10, 0]", LEAF_INPUT_LINE, 0 },
    { "[click 3 at 0, 25]", LEAF_INPUT_LINE, 0 },
    { "[click 4 at 0, 0]", LEAF_INPUT_LINE, 0 },
    { "[click 9 at 0, 0]", LEAF_INPUT_LINE, 0 },
    { "[click x at 0, 0]", LEAF_INPUT_LINE, 0 },
    { "[click 3 at x, 0]", LEAF_INPUT_LINE, 0 },
    { "[click 3 at 0, x]", LEAF_INPUT_LINE, 0 },
    { "[click 3 on 0, 0]", LEAF_INPUT_LINE, 0 },
    { "[click 3 at 0 0]", LEAF_INPUT_LINE, 0 },
    { "[click 3 at 0, 0", LEAF_INPUT_LINE, 0 },
    { "[click 3 at 0, 0]x", LEAF_INPUT_LINE, 0 },
    { "[click 3 at 99999999999, 0]", LEAF_INPUT_LINE, 0 },
    { "[click 3", LEAF_INPUT_LINE, 0 },
    { "click 3 at 0, 0]", LEAF_INPUT_LINE, 0 },
    { "look", LEAF_INPUT_LINE, 0 },
  };
  static const struct {
    const char *text;
    gunichar key;
    gint32 number;
    const char *again;
  } keys[] = {
    { "", '\n', -6, "[return]" },    { "[left]", 0x2190, -2, "[left]" },      { "[end]", 0x21F2, -13, "[end]" },
    { "[f1]", 0xEF01, -17, "[f1]" }, { "[f12]", 0xEF0C, -28, "[f12]" },       { "[f13]", '[', '[', "[" },
    { "[f0]", '[', '[', "[" },       { "[f01]", 0xEF01, -17, "[f1]" },        { "[f1", '[', '[', "[" },
    { "x", 'x', 'x', "x" },          { "\303\251z", 0xE9, 0xE9, "\303\251" }, { "[tab]", '\t', -9, "[tab]" },
  };
  g_autoptr (LeafMachine) m = make_machine ();
  g_autofree char *none = leaf_key_dup_text (0), *bad = leaf_key_dup_text (0xD800), *past = leaf_key_dup_text (0xEF0D),
                  *before = leaf_key_dup_text (0xEF00), *key = NULL;
  guint32 pane = leaf_pane_open (m, LEAF_PANE_MAIN, LEAF_PANE_RIGHT, FALSE, 10, LEAF_PANE_GRID), link;
  LeafValue pair = { LEAF_KIND_LIST, (gint32) leaf_heap_make (&m->heap, LEAF_BLOCK_LIST, LEAF_KIND_LIST, 2) };
  LeafValue single = { LEAF_KIND_LIST, (gint32) leaf_heap_make (&m->heap, LEAF_BLOCK_LIST, LEAF_KIND_LIST, 1) };
  LeafPaneClick click;

  leaf_pane_open (m, LEAF_PANE_MAIN, LEAF_PANE_RIGHT, FALSE, 10, LEAF_PANE_GRID);
  leaf_pane_want_mouse (m, pane, TRUE);
  g_assert_cmpuint (pane, ==, 3);
  leaf_link_begin (m, LEAF_HYPERLINK_LINE, LEAF_VALUE (NUMBER, 1));
  leaf_link_end (m);
  g_assert_cmpuint (m->link, ==, 0);
  leaf_link_begin (m, LEAF_HYPERLINK_KEY, pair);
  g_assert_cmpuint (m->link, ==, 2);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (leaf_input_sort (m, rows[i].text, &link, &click) != rows[i].sort || link != rows[i].link)
      g_test_fail_printf ("%s: %d, %u", rows[i].text, leaf_input_sort (m, rows[i].text, &link, &click), link);
  g_assert_cmpint (leaf_input_sort (m, "[click 3 at 7, 12]", &link, &click), ==, LEAF_INPUT_CLICK);
  g_assert_cmpuint (click.pane, ==, 3);
  g_assert_cmpuint (click.column, ==, 7);
  g_assert_cmpuint (click.row, ==, 12);
  m->tick = 100;
  g_assert_cmpint (leaf_input_sort (m, "[tick]", &link, &click), ==, LEAF_INPUT_TICK);
  g_assert_cmpint (leaf_input_sort (m, "[tick]x", &link, &click), ==, LEAF_INPUT_LINE);

  g_assert_null (leaf_link_find (m, 0));
  g_assert_nonnull (leaf_link_find (m, 1));
  g_assert_null (leaf_link_find (m, 3));
  g_assert_null (leaf_link_words (m, leaf_link_find (m, 1)));
  g_assert_null (leaf_link_dup_key (m, leaf_link_find (m, 1)));
  leaf_block_set (&m->heap, (guint32) pair.bits, 1, leaf_text_new (m, "words"));
  g_assert_cmpstr (leaf_link_words (m, leaf_link_find (m, 2)), ==, "words");
  g_assert_null (leaf_link_dup_key (m, leaf_link_find (m, 2)));
  leaf_block_set (&m->heap, (guint32) pair.bits, 1, LEAF_VALUE (UNICODE, 'k'));
  key = leaf_link_dup_key (m, leaf_link_find (m, 2));
  g_assert_cmpstr (key, ==, "k");
  leaf_link_begin (m, LEAF_HYPERLINK_KEY, single);
  g_assert_null (leaf_link_words (m, leaf_link_find (m, 3)));

  g_assert_cmpstr (none, ==, "");
  g_assert_cmpstr (bad, ==, "");
  g_assert_cmpstr (past, ==, "\356\274\215");
  g_assert_cmpstr (before, ==, "\356\274\200");
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    g_autofree char *again = leaf_key_dup_text (keys[i].key);

    g_assert_cmpuint (leaf_input_key (keys[i].text), ==, keys[i].key);
    g_assert_cmpint (leaf_key_number (keys[i].key), ==, keys[i].number);
    g_assert_cmpstr (again, ==, keys[i].again);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/parts/whole-numbers", test_whole_numbers);
  g_test_add_func ("/play/parts/other-numbers", test_other_numbers);
  g_test_add_func ("/play/parts/chance", test_chance);
  g_test_add_func ("/play/parts/alternatives", test_alternatives);
  g_test_add_func ("/play/parts/order", test_order);
  g_test_add_func ("/play/parts/kinds", test_kinds);
  g_test_add_func ("/play/parts/copies", test_copies);
  g_test_add_func ("/play/parts/tree", test_tree);
  g_test_add_func ("/play/parts/light", test_light);
  g_test_add_func ("/play/parts/routes", test_routes);
  g_test_add_func ("/play/parts/backdrops", test_backdrops);
  g_test_add_func ("/play/parts/words", test_words);
  g_test_add_func ("/play/parts/kept-blocks", test_kept_blocks);
  g_test_add_func ("/play/parts/missing-words", test_missing_words);
  g_test_add_func ("/play/parts/action-words", test_action_words);
  g_test_add_func ("/play/parts/snippets", test_snippets);
  g_test_add_func ("/play/parts/places", test_places);
  g_test_add_func ("/play/parts/long-texts", test_long_texts);
  g_test_add_func ("/play/parts/moments", test_moments);
  g_test_add_func ("/play/parts/replay", test_replay);
  g_test_add_func ("/play/parts/moves", test_moves);
  g_test_add_func ("/play/parts/moving", test_moving);
  g_test_add_func ("/play/parts/properties", test_properties);
  g_test_add_func ("/play/parts/files", test_files);
  g_test_add_func ("/play/parts/sizes", test_sizes);
  g_test_add_func ("/play/parts/grids", test_grids);
  g_test_add_func ("/play/parts/buffers-and-drawings", test_buffers_and_drawings);
  g_test_add_func ("/play/parts/inputs", test_inputs);
  return g_test_run ();
}
