/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-kinds.c: the lattice of kinds. */

#include "test-build.h"

static LeafKindId
built (LeafBuild *build, LeafKindNumber constructor, LeafKindId a, LeafKindId b)
{
  return leaf_kind_built (build, LEAF_ID (LeafKindId, constructor), a, b);
}

static void
test_built_once (void)
{
  g_autoptr (TestBuild) build = test_build_new ();
  LeafKindId numbers = leaf_kind_list_of (build, LEAF_KIND (NUMBER));
  LeafKinds *copy;

  g_assert_true (LEAF_SAME (numbers, leaf_kind_list_of (build, LEAF_KIND (NUMBER))));
  g_assert_false (LEAF_SAME (numbers, leaf_kind_list_of (build, LEAF_KIND (TEXT))));
  copy = leaf_kinds_copy (build->kinds, NULL, NULL);
  leaf_kinds_free (build->kinds);
  build->kinds = copy;
  g_assert_true (LEAF_SAME (numbers, leaf_kind_list_of (build, LEAF_KIND (NUMBER))));
}

static void
test_names (void)
{
  g_autoptr (TestBuild) build = test_build_new ();
  LeafKindId none = { 0 };
  const struct {
    LeafKindId kind;
    const char *name, *plural;
  } cases[] = {
    { LEAF_KIND (PERSON), "person", "people" },
    { leaf_kind_list_of (build, LEAF_KIND (NUMBER)), "list of numbers", "lists of numbers" },
    { leaf_kind_list_of (build, leaf_kind_list_of (build, LEAF_KIND (PERSON))), "list of lists of people",
      "lists of lists of people" },
    { built (build, LEAF_KIND_RELATION, LEAF_KIND (THING), LEAF_KIND (THING)), "relation of things",
      "relations of things" },
    { built (build, LEAF_KIND_RELATION, LEAF_KIND (THING), LEAF_KIND (TEXT)), "relation of things to texts",
      "relations of things to texts" },
    { built (build, LEAF_KIND_RULEBOOK, LEAF_KIND (OBJECT), LEAF_KIND (NUMBER)),
      "object based rulebook producing numbers", "object based rulebooks producing numbers" },
    { built (build, LEAF_KIND_RULE, LEAF_KIND (ANY_ACTION), LEAF_KIND (NOTHING)), "rule", "rules" },
    { built (build, LEAF_KIND_ACTIVITY, LEAF_KIND (THING), none), "activity on things", "activities on things" },
    { built (build, LEAF_KIND_PHRASE, LEAF_KIND (NUMBER), LEAF_KIND (TEXT)), "phrase number -> text",
      "phrases number -> text" },
    { built (build, LEAF_KIND_PROPERTY, LEAF_KIND (NUMBER), none), "number valued property",
      "number valued properties" },
    { leaf_kind_make (build, LEAF_REPRESENTATION_OBJECT, "box", NULL, LEAF_KIND (CONTAINER)), "box", "boxes" },
    { none, "nothing", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_assert_cmpstr (leaf_kind_name (build, cases[i].kind), ==, cases[i].name);
    if (cases[i].plural != NULL)
      g_assert_cmpstr (leaf_kind (build, cases[i].kind)->plural, ==, cases[i].plural);
  }
}

/* C: conforms; m: may be used (with a test at run time); -: neither. */
static void
test_lattice (void)
{
  g_autoptr (TestBuild) build = test_build_new ();
  LeafKindId none = { 0 };
  LeafKindId box = leaf_kind_make (build, LEAF_REPRESENTATION_OBJECT, "box", NULL, LEAF_KIND (CONTAINER));
  LeafKindId doors = leaf_kind_list_of (build, LEAF_KIND (DOOR));
  LeafKindId things = leaf_kind_list_of (build, LEAF_KIND (THING));
  LeafKindId about_things = built (build, LEAF_KIND_RULE, LEAF_KIND (THING), LEAF_KIND (NOTHING));
  LeafKindId about_doors = built (build, LEAF_KIND_RULE, LEAF_KIND (DOOR), LEAF_KIND (NOTHING));
  LeafKindId book = built (build, LEAF_KIND_RULEBOOK, LEAF_KIND (THING), LEAF_KIND (NOTHING));
  LeafKindId door_book = built (build, LEAF_KIND_RULEBOOK, LEAF_KIND (DOOR), LEAF_KIND (NOTHING));
  LeafKindId plain = built (build, LEAF_KIND_RULE, LEAF_KIND (ANY_ACTION), LEAF_KIND (NOTHING));
  LeafKindId giving_text = built (build, LEAF_KIND_RULE, LEAF_KIND (ANY_ACTION), LEAF_KIND (TEXT));
  LeafKindId text_of_number = built (build, LEAF_KIND_RULE, LEAF_KIND (NUMBER), LEAF_KIND (TEXT));
  LeafKindId activity = built (build, LEAF_KIND_ACTIVITY, LEAF_KIND (THING), none);
  LeafKindId door_activity = built (build, LEAF_KIND_ACTIVITY, LEAF_KIND (DOOR), none);
  LeafKindId to_thing = built (build, LEAF_KIND_PHRASE, LEAF_KIND (NUMBER), LEAF_KIND (THING));
  LeafKindId to_door = built (build, LEAF_KIND_PHRASE, LEAF_KIND (NUMBER), LEAF_KIND (DOOR));
  const struct {
    LeafKindId a, b;
    char sign;
  } cases[] = {
    { box, box, 'C' },
    { box, LEAF_KIND (THING), 'C' },
    { box, LEAF_KIND (VALUE), 'C' },
    { LEAF_KIND (THING), box, 'm' },
    { LEAF_KIND (OBJECT), LEAF_KIND (DOOR), 'm' },
    { LEAF_KIND (DOOR), LEAF_KIND (PERSON), '-' },
    { LEAF_KIND (NUMBER), LEAF_KIND (VALUE), 'C' },
    { LEAF_KIND (NUMBER), LEAF_KIND (TEXT), '-' },
    { LEAF_KIND (NUMBER), LEAF_KIND (REAL), 'm' },
    { LEAF_KIND (REAL), LEAF_KIND (NUMBER), '-' },
    { LEAF_KIND (NOTHING), LEAF_KIND (DOOR), 'C' },
    { LEAF_KIND (DOOR), LEAF_KIND (NOTHING), '-' },
    { doors, things, 'C' },
    { things, doors, 'm' },
    { leaf_kind_list_of (build, LEAF_KIND (NOTHING)), doors, 'C' },
    { leaf_kind_list_of (build, LEAF_KIND (TEXT)), doors, '-' },
    { doors, LEAF_KIND (LIST), 'C' },
    { doors, LEAF_KIND (THING), '-' },
    { about_things, about_doors, 'C' },
    { about_doors, about_things, 'm' },
    { none, LEAF_KIND (THING), '-' },
    { LEAF_KIND (THING), none, '-' },
    { LEAF_KIND (VALUE), LEAF_KIND (THING), 'm' },
    { LEAF_KIND (KIND_VARIABLE), LEAF_KIND (NUMBER), 'm' },
    { LEAF_KIND (NUMBER), LEAF_KIND (KIND_VARIABLE), 'm' },
    { book, about_things, 'C' },
    { about_things, book, '-' },
    { book, LEAF_KIND (RULE), 'C' },
    { book, LEAF_KIND (RULEBOOK), 'C' },
    { about_things, LEAF_KIND (RULEBOOK), '-' },
    { about_things, LEAF_KIND (RULE), 'C' },
    { LEAF_KIND (RULEBOOK), LEAF_KIND (RULE), 'C' },
    { LEAF_KIND (RULE), LEAF_KIND (RULEBOOK), '-' },
    { book, door_book, 'C' },
    { door_book, book, 'm' },
    { about_doors, plain, 'm' },
    { text_of_number, giving_text, 'm' },
    { text_of_number, plain, '-' },
    { about_doors, giving_text, 'm' },
    { activity, door_activity, 'C' },
    { door_activity, activity, 'm' },
    { to_door, to_thing, 'C' },
    { to_thing, to_door, 'm' },
    { doors, activity, '-' },
    { LEAF_KIND (LIST), doors, '-' },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_test_message ("%s, %s", leaf_kind_name (build, cases[i].a), leaf_kind_name (build, cases[i].b));
    g_assert_cmpint (leaf_kind_conforms (build, cases[i].a, cases[i].b), ==, cases[i].sign == 'C');
    g_assert_cmpint (leaf_kind_compatible (build, cases[i].a, cases[i].b), ==, cases[i].sign != '-');
  }
}

static void
test_join (void)
{
  g_autoptr (TestBuild) build = test_build_new ();
  LeafKindId doors = leaf_kind_list_of (build, LEAF_KIND (DOOR));
  LeafKindId people = leaf_kind_list_of (build, LEAF_KIND (PERSON));
  LeafKindId things = leaf_kind_list_of (build, LEAF_KIND (THING));
  const struct {
    LeafKindId a, b, join;
  } cases[] = {
    { LEAF_KIND (DOOR), LEAF_KIND (PERSON), LEAF_KIND (THING) },
    { LEAF_KIND (DOOR), LEAF_KIND (ROOM), LEAF_KIND (OBJECT) },
    { LEAF_KIND (VEHICLE), LEAF_KIND (CONTAINER), LEAF_KIND (CONTAINER) },
    { LEAF_KIND (NUMBER), LEAF_KIND (REAL), LEAF_KIND (REAL) },
    { LEAF_KIND (NUMBER), LEAF_KIND (TEXT), LEAF_KIND (VALUE) },
    { LEAF_KIND (NOTHING), LEAF_KIND (TEXT), LEAF_KIND (TEXT) },
    { { 0 }, LEAF_KIND (TEXT), LEAF_KIND (TEXT) },
    { doors, people, things },
    { doors, LEAF_KIND (DOOR), LEAF_KIND (VALUE) },
    { doors, leaf_kind_list_of (build, LEAF_KIND (ROOM)), LEAF_KIND (VALUE) }, /* no list of objects yet */
    { built (build, LEAF_KIND_RULE, LEAF_KIND (DOOR), LEAF_KIND (NOTHING)),
      built (build, LEAF_KIND_RULE, LEAF_KIND (PERSON), LEAF_KIND (NOTHING)), LEAF_KIND (VALUE) },
    { built (build, LEAF_KIND_PHRASE, LEAF_KIND (NUMBER), LEAF_KIND (DOOR)),
      built (build, LEAF_KIND_PHRASE, LEAF_KIND (NUMBER), LEAF_KIND (PERSON)),
      built (build, LEAF_KIND_PHRASE, LEAF_KIND (NUMBER), LEAF_KIND (THING)) },
    { LEAF_KIND (REAL), LEAF_KIND (TEXT), LEAF_KIND (VALUE) },
    { LEAF_KIND (DOOR), LEAF_KIND (NUMBER), LEAF_KIND (VALUE) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_assert_true (LEAF_SAME (leaf_kind_join (build, cases[i].a, cases[i].b), cases[i].join));
    g_assert_true (LEAF_SAME (leaf_kind_join (build, cases[i].b, cases[i].a), cases[i].join));
  }
}

/* Conforming is an order, and a join is above both kinds. Tested with all kinds of the engine, and some constructed
 * ones. */
static void
test_laws_of_order (void)
{
  g_autoptr (TestBuild) build = test_build_new ();
  guint32 n;

  for (guint32 i = LEAF_KIND_THING; i < LEAF_KIND_COUNT; i++)
    built (build, LEAF_KIND_LIST, LEAF_ID (LeafKindId, i), (LeafKindId) { 0 });
  n = build->kinds->kinds.n;
  for (guint32 a = 1; a < n; a++) {
    for (guint32 b = 1; b < n; b++) {
      LeafKindId join = leaf_kind_join (build, LEAF_ID (LeafKindId, a), LEAF_ID (LeafKindId, b));
      gboolean below = leaf_kind_conforms (build, LEAF_ID (LeafKindId, a), LEAF_ID (LeafKindId, b));

      if (below && a != b)
        g_assert_false (leaf_kind_conforms (build, LEAF_ID (LeafKindId, b), LEAF_ID (LeafKindId, a)));
      g_assert_true (LEAF_IS (join));
      if (join.ix != LEAF_KIND_REAL) /* a number is converted to a real number, but is not one */
        g_assert_true (leaf_kind_conforms (build, LEAF_ID (LeafKindId, a), join));
    }
  }
}

/* Constructed kinds may be nested to any depth; below eight levels they are of values. */
static void
test_depth (void)
{
  enum { DEEPEST = 8 };
  g_autoptr (TestBuild) build = test_build_new ();
  guint32 before = build->kinds->kinds.n;
  LeafKindId kind = LEAF_KIND (NUMBER), pair = LEAF_KIND (NUMBER);

  for (guint i = 0; i < 1000; i++)
    kind = leaf_kind_list_of (build, kind);
  g_assert_cmpuint (strlen (leaf_kind_name (build, kind)), <, 1000);
  g_assert_cmpuint (build->kinds->kinds.n - before, ==, 2 * DEEPEST);
  before = build->kinds->kinds.n;
  for (guint i = 0; i < 1000; i++)
    pair = built (build, LEAF_KIND_COMBINATION, LEAF_KIND (NUMBER), pair);
  g_assert_cmpuint (build->kinds->kinds.n - before, ==, 2 * DEEPEST);
}

/* It is news only if the kind comes to stand elsewhere. */
static void
test_set_parent (void)
{
  g_autoptr (TestBuild) build = test_build_new ();
  LeafKindId box = leaf_kind_make (build, LEAF_REPRESENTATION_OBJECT, "box", NULL, LEAF_KIND (THING));

  g_assert_false (leaf_kind_set_parent (build->kinds, box, LEAF_KIND (THING)));
  g_assert_true (leaf_kind_set_parent (build->kinds, box, LEAF_KIND (CONTAINER)));
  g_assert_false (leaf_kind_set_parent (build->kinds, box, LEAF_KIND (CONTAINER)));
  g_assert_true (leaf_kind_conforms (build, box, LEAF_KIND (CONTAINER)));
  g_assert_true (leaf_kind_conforms (build, box, LEAF_KIND (OBJECT)));
  g_assert_false (leaf_kind_conforms (build, box, LEAF_KIND (SUPPORTER)));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kinds/built-once", test_built_once);
  g_test_add_func ("/kinds/names", test_names);
  g_test_add_func ("/kinds/lattice", test_lattice);
  g_test_add_func ("/kinds/join", test_join);
  g_test_add_func ("/kinds/laws-of-order", test_laws_of_order);
  g_test_add_func ("/kinds/depth", test_depth);
  g_test_add_func ("/kinds/set-parent", test_set_parent);
  return g_test_run ();
}
