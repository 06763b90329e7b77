/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-kinds.c: the lattice of kinds.
 *
 * VALUE is at the top. The kinds of object are a tree below OBJECT; kinds of value are unrelated to each other. The
 * place of a constructed kind depends on its arguments: a list of doors is a list of things. Arguments that take values
 * are contravariant: a rule about any object can be used where a rule about a door is expected.
 *
 * NOTHING, the absence of a value, is at the bottom: a rule about nothing in particular, or producing nothing, can be
 * in any rulebook, and the empty list ("list of nothing") is a list of anything. */

#include "leaf-notation.h"

/* Beyond this depth the argument of a constructor becomes just "value", because names and comparisons may take
 * exponential time. */
#define DEEPEST 8

static const struct {
  LeafKindNumber kind, parent;
} object_parents[] = {
  { LEAF_KIND_THING, LEAF_KIND_OBJECT },      { LEAF_KIND_ROOM, LEAF_KIND_OBJECT },
  { LEAF_KIND_DIRECTION, LEAF_KIND_OBJECT },  { LEAF_KIND_REGION, LEAF_KIND_OBJECT },
  { LEAF_KIND_DOOR, LEAF_KIND_THING },        { LEAF_KIND_CONTAINER, LEAF_KIND_THING },
  { LEAF_KIND_SUPPORTER, LEAF_KIND_THING },   { LEAF_KIND_BACKDROP, LEAF_KIND_THING },
  { LEAF_KIND_PERSON, LEAF_KIND_THING },      { LEAF_KIND_MAN, LEAF_KIND_PERSON },
  { LEAF_KIND_WOMAN, LEAF_KIND_PERSON },      { LEAF_KIND_ANIMAL, LEAF_KIND_PERSON },
  { LEAF_KIND_DEVICE, LEAF_KIND_THING },      { LEAF_KIND_VEHICLE, LEAF_KIND_CONTAINER },
  { LEAF_KIND_HOLDALL, LEAF_KIND_CONTAINER },
};

static LeafKind *
row_of (const LeafKinds *kinds, LeafKindId id)
{
  return LEAF_ROW (&kinds->kinds, LeafKind, id.ix);
}

const LeafKind *
leaf_kind (const LeafBuild *build, LeafKindId id)
{
  return leaf_kinds_row (build->kinds, id);
}

/* --- making ------------------------------------------------------------------------------------------------------- */

/* Each kind refers to its parent and to one farther ancestor. By following the farther one while it is deep enough, any
 * level can be reached in a logarithmic number of steps (skew binary numbers). */
gboolean
leaf_kind_set_parent (LeafKinds *kinds, LeafKindId kind, LeafKindId parent)
{
  LeafKind *row = row_of (kinds, kind);
  const LeafKind *above = row_of (kinds, parent), *far = row_of (kinds, above->leap),
                 *farther = row_of (kinds, far->leap);
  LeafKindId leap = above->depth - far->depth == far->depth - farther->depth ? far->leap : parent;
  gboolean is_news = row->depth != above->depth + 1 || !LEAF_SAME (row->leap, leap);

  row->parent = parent;
  row->depth = above->depth + 1;
  row->leap = leap;
  return is_news;
}

static void
push_known (LeafKinds *kinds, LeafArena *arena, LeafKindRepresentation representation, const char *name,
            const char *plural)
{
  LeafKind row = { .representation = representation,
                   .name = leaf_arena_strdup (arena, name),
                   .plural = leaf_arena_strdup (arena, plural),
                   .leap = LEAF_KIND (VALUE) };
  LeafKindId id = LEAF_ID (LeafKindId, leaf_table_push (&kinds->kinds, &row));

  if (id.ix > LEAF_KIND_VALUE)
    leaf_kind_set_parent (kinds, id, LEAF_KIND (VALUE));
}

static const LeafMember members[] = {
  LEAF_MEMBER_TABLE (LeafKinds, kinds, LeafKind),
  LEAF_MEMBER_TABLE (LeafKinds, notations, LeafNotation),
  LEAF_MEMBER_TABLE (LeafKinds, dimensions, LeafDimension),
  LEAF_MEMBER_INDEX (LeafKinds, built),
};

static const LeafStageTables stage_tables = LEAF_STAGE_TABLES (LeafKinds, members);

LeafKinds *
leaf_kinds_new (LeafArena *arena)
{
  LeafKinds *self = leaf_stage_tables_new (&stage_tables);

#define LEAF_KIND_ROW(id, representation, singular, plural, arity)                                                     \
  push_known (self, arena, LEAF_REPRESENTATION_##representation, singular, plural);
#include "../image/leaf-kinds.def"
#undef LEAF_KIND_ROW
  g_assert (self->kinds.n == LEAF_KIND_COUNT);
  for (guint i = 0; i < G_N_ELEMENTS (object_parents); i++)
    leaf_kind_set_parent (self, LEAF_ID (LeafKindId, object_parents[i].kind),
                          LEAF_ID (LeafKindId, object_parents[i].parent));
  return self;
}

LeafKinds *
leaf_kinds_copy (const LeafKinds *kinds, const LeafKinds *like, LeafArena *on)
{
  return leaf_stage_tables_copy (&stage_tables, kinds, like, on);
}

void
leaf_kinds_free (LeafKinds *kinds)
{
  leaf_stage_tables_free (&stage_tables, kinds);
}

/* A new kind below `parent` (none: VALUE). If `plural` is NULL, it is the regular English plural. */
LeafKindId
leaf_kind_make (LeafBuild *build, LeafKindRepresentation representation, const char *name, const char *plural,
                LeafKindId parent)
{
  LeafKind row = { .representation = representation };
  LeafKindId id;

  row.name = leaf_arena_strdup (build->arena, name);
  row.plural = plural != NULL ? leaf_arena_strdup (build->arena, plural) : leaf_english_plural (build, name);
  id = LEAF_ID (LeafKindId, leaf_table_push (&build->kinds->kinds, &row));
  leaf_kind_set_parent (build->kinds, id, LEAF_IS (parent) ? parent : LEAF_KIND (VALUE));
  return id;
}

/* --- names of constructed kinds ----------------------------------------------------------------------------------- */

const char *
leaf_kind_name (const LeafBuild *build, LeafKindId kind)
{
  return LEAF_IS (kind) ? leaf_kind (build, kind)->name : "nothing";
}

/* "number based " and the like, "" for the default basis. */
static char *
basis_words (const LeafBuild *build, LeafKindId basis)
{
  if (LEAF_SAME (basis, LEAF_KIND (ANY_ACTION)))
    return g_strdup ("");
  return g_strdup_printf ("%s based ", leaf_kind_name (build, basis));
}

static char *
product_words (const LeafBuild *build, LeafKindId product)
{
  if (LEAF_SAME (product, LEAF_KIND (NOTHING)))
    return g_strdup ("");
  return g_strdup_printf (" producing %s", leaf_kind (build, product)->plural);
}

/* "(person, text, time)": the parameters of a phrase, a combination of the first and the rest. */
static char *
taken_words (const LeafBuild *build, LeafKindId taken)
{
  g_autoptr (GString) words = g_string_new ("(");

  if (leaf_kind (build, taken)->constructor.ix != LEAF_KIND_COMBINATION)
    return g_strdup (leaf_kind_name (build, taken));
  for (; leaf_kind (build, taken)->constructor.ix == LEAF_KIND_COMBINATION; taken = leaf_kind (build, taken)->args[1])
    g_string_append_printf (words, "%s, ", leaf_kind_name (build, leaf_kind (build, taken)->args[0]));
  g_string_append_printf (words, "%s)", leaf_kind_name (build, taken));
  return g_strdup (words->str);
}

/* "list of numbers", with `constructor` in the singular or the plural. */
static char *
built_name (const LeafBuild *build, LeafKindId constructor, const char *noun, LeafKindId a, LeafKindId b)
{
  const char *a_name = leaf_kind_name (build, a);
  const char *b_name = leaf_kind_name (build, b);
  const char *a_plural = leaf_kind (build, a)->plural;
  const char *b_plural = LEAF_IS (b) ? leaf_kind (build, b)->plural : "values";

  switch (constructor.ix) {
  case LEAF_KIND_RELATION:
    if (LEAF_SAME (a, b))
      return g_strdup_printf ("%s of %s", noun, a_plural);
    return g_strdup_printf ("%s of %s to %s", noun, a_plural, b_plural);
  case LEAF_KIND_RULE:
  case LEAF_KIND_RULEBOOK: {
    g_autofree char *basis = basis_words (build, a);
    g_autofree char *product = product_words (build, b);

    return g_strconcat (basis, noun, product, NULL);
  }
  case LEAF_KIND_ACTIVITY: return g_strdup_printf ("%s on %s", noun, a_plural);
  case LEAF_KIND_PHRASE: {
    g_autofree char *taken = taken_words (build, a);

    if (LEAF_SAME (leaf_kind (build, b)->constructor, LEAF_KIND (PHRASE)))
      return g_strdup_printf ("%s %s -> (%s)", noun, taken, b_name);
    return g_strdup_printf ("%s %s -> %s", noun, taken, b_name);
  }
  case LEAF_KIND_PROPERTY:
  case LEAF_KIND_TABLE_COLUMN: return g_strdup_printf ("%s valued %s", a_name, noun);
  case LEAF_KIND_COMBINATION: return g_strdup_printf ("%s (%s, %s)", noun, a_name, b_name);
  default: return g_strdup_printf ("%s of %s", noun, a_plural);
  }
}

static guint32
nesting (const LeafBuild *build, LeafKindId id)
{
  return leaf_kind (build, id)->nesting;
}

LeafKindId
leaf_kind_find_built (const LeafBuild *build, LeafKindId constructor, LeafKindId a, LeafKindId b)
{
  return leaf_kinds_find_built (build->kinds, constructor, a, b);
}

/* The kind that the constructor makes of its arguments; created on first use. */
LeafKindId
leaf_kind_built (LeafBuild *build, LeafKindId constructor, LeafKindId a, LeafKindId b)
{
  guint64 key;
  guint32 found;
  LeafKind row = { .representation = LEAF_REPRESENTATION_BUILT, .constructor = constructor };
  const LeafKind *noun = leaf_kind (build, constructor);

  g_return_val_if_fail (
      (noun->representation == LEAF_REPRESENTATION_BUILT || LEAF_SAME (constructor, LEAF_KIND (KIND_VARIABLE)))
          && !LEAF_IS (noun->constructor),
      LEAF_KIND (VALUE));

  if (nesting (build, a) >= DEEPEST)
    a = LEAF_KIND (VALUE);
  if (nesting (build, b) >= DEEPEST)
    b = LEAF_KIND (VALUE);
  key = leaf_kinds_built_key (constructor, a, b);
  found = leaf_index_find (&build->kinds->built, key);
  if (found == 0) {
    g_autofree char *name = built_name (build, constructor, noun->name, a, b);
    g_autofree char *plural = built_name (build, constructor, noun->plural, a, b);

    row.args[0] = a;
    row.args[1] = b;
    row.nesting = MAX (nesting (build, a), nesting (build, b)) + 1;
    row.name = leaf_arena_strdup (build->arena, name);
    row.plural = leaf_arena_strdup (build->arena, plural);
    found = leaf_table_push (&build->kinds->kinds, &row);
    leaf_kind_set_parent (build->kinds, LEAF_ID (LeafKindId, found), LEAF_KIND (VALUE));
    leaf_index_set (&build->kinds->built, key, found);
  }
  return LEAF_ID (LeafKindId, found);
}

/* --- the lattice -------------------------------------------------------------------------------------------------- */

static gboolean
is (LeafKindId id, LeafKindNumber number)
{
  return id.ix == (guint32) number;
}

gboolean
leaf_kind_is_object (const LeafBuild *build, LeafKindId kind)
{
  return leaf_kind (build, kind)->representation == LEAF_REPRESENTATION_OBJECT;
}

gboolean
leaf_kind_is_arithmetic (const LeafBuild *build, LeafKindId kind)
{
  return is (kind, LEAF_KIND_NUMBER) || is (kind, LEAF_KIND_REAL) || is (kind, LEAF_KIND_TIME)
         || is (kind, LEAF_KIND_TIME_PERIOD) || leaf_kind (build, kind)->representation == LEAF_REPRESENTATION_UNIT;
}

gboolean
leaf_kind_is_enumerated (const LeafBuild *build, LeafKindId kind)
{
  return leaf_kind (build, kind)->representation == LEAF_REPRESENTATION_ENUMERATED;
}

static gboolean
is_above (const LeafBuild *build, LeafKindId above, LeafKindId below)
{
  const LeafKind *kinds = LEAF_ROW (&build->kinds->kinds, LeafKind, 0);

  while (kinds[below.ix].depth > kinds[above.ix].depth)
    below
        = kinds[kinds[below.ix].leap.ix].depth >= kinds[above.ix].depth ? kinds[below.ix].leap : kinds[below.ix].parent;
  return LEAF_SAME (above, below);
}

/* Returns TRUE if this argument is contravariant, that is, the order of the lattice is reversed. */
static gboolean
takes_in (LeafKindId constructor, guint argument)
{
  return argument == 0
         && (is (constructor, LEAF_KIND_RULE) || is (constructor, LEAF_KIND_RULEBOOK)
             || is (constructor, LEAF_KIND_ACTIVITY) || is (constructor, LEAF_KIND_PHRASE));
}

typedef gboolean (*Compare) (const LeafBuild *build, LeafKindId a, LeafKindId b);

static gboolean
args_compare (const LeafBuild *build, const LeafKind *a, const LeafKind *b, Compare compare)
{
  for (guint i = 0; i < 2; i++) {
    LeafKindId from = a->args[i], to = b->args[i];

    if (LEAF_SAME (from, to) || is (from, LEAF_KIND_NOTHING))
      continue;
    if (takes_in (a->constructor, i) ? !compare (build, to, from) : !compare (build, from, to))
      return FALSE;
  }
  return TRUE;
}

/* A rulebook is accepted where a rule is wanted, but not the other way round. */
static gboolean
is_rulebook_for_rule (LeafKindId from, LeafKindId to)
{
  return is (from, LEAF_KIND_RULEBOOK) && is (to, LEAF_KIND_RULE);
}

gboolean
leaf_kind_conforms (const LeafBuild *build, LeafKindId a, LeafKindId b)
{
  const LeafKind *from, *to;

  if (LEAF_SAME (a, b) || is (b, LEAF_KIND_VALUE) || is (a, LEAF_KIND_NOTHING))
    return TRUE;
  from = leaf_kind (build, a);
  if (LEAF_IS (from->constructor)) {
    to = leaf_kind (build, b);
    /* "list" without an argument is any list. */
    if (LEAF_SAME (from->constructor, b) || is_rulebook_for_rule (from->constructor, b))
      return TRUE;
    return (LEAF_SAME (from->constructor, to->constructor) || is_rulebook_for_rule (from->constructor, to->constructor))
           && args_compare (build, from, to, leaf_kind_conforms);
  }
  return is_above (build, b, a) || is_rulebook_for_rule (a, b);
}

/* "a rule", without a basis, takes a rule about anything; it is followed without a parameter. */
static gboolean
is_rule_for_plain_rule (const LeafBuild *build, LeafKindId from, LeafKindId to)
{
  const LeafKind *a = leaf_kind (build, from), *b = leaf_kind (build, to);

  return is (a->constructor, LEAF_KIND_RULE) && is (b->constructor, LEAF_KIND_RULE)
         && is (b->args[0], LEAF_KIND_ANY_ACTION) && leaf_kind_compatible (build, a->args[1], b->args[1]);
}

gboolean
leaf_kind_compatible (const LeafBuild *build, LeafKindId a, LeafKindId b)
{
  const LeafKind *from, *to;

  if (leaf_kind_conforms (build, a, b))
    return TRUE;
  if (!LEAF_IS (a) || !LEAF_IS (b))
    return FALSE;
  if (is (a, LEAF_KIND_VALUE) || is (a, LEAF_KIND_KIND_VARIABLE) || is (b, LEAF_KIND_KIND_VARIABLE))
    return TRUE;
  if (is (a, LEAF_KIND_NUMBER) && is (b, LEAF_KIND_REAL))
    return TRUE;
  if (leaf_kind_is_object (build, a) && leaf_kind_is_object (build, b))
    return is_above (build, a, b);
  from = leaf_kind (build, a);
  to = leaf_kind (build, b);
  if (!LEAF_IS (from->constructor) || !LEAF_IS (to->constructor))
    return FALSE;
  if (is_rule_for_plain_rule (build, a, b))
    return TRUE;
  return (LEAF_SAME (from->constructor, to->constructor) || is_rulebook_for_rule (from->constructor, to->constructor))
         && args_compare (build, from, to, leaf_kind_compatible);
}

static LeafKindId
join_objects (const LeafBuild *build, LeafKindId a, LeafKindId b)
{
  while (!is_above (build, a, b))
    a = leaf_kind (build, a)->parent;
  return a;
}

/* Constructed kinds have a join only if it exists already: joining creates no rows, so the build can be const. */
static LeafKindId
join_built (const LeafBuild *build, LeafKindId a, LeafKindId b)
{
  const LeafKind *one = leaf_kind (build, a);
  const LeafKind *other = leaf_kind (build, b);
  LeafKindId args[2], found;

  if (!LEAF_IS (one->constructor) || !LEAF_SAME (one->constructor, other->constructor))
    return LEAF_KIND (VALUE);
  for (guint i = 0; i < 2; i++) {
    args[i] = leaf_kind_join (build, one->args[i], other->args[i]);
    if (takes_in (one->constructor, i) && !LEAF_SAME (one->args[i], other->args[i]))
      return LEAF_KIND (VALUE);
  }
  found = leaf_kind_find_built (build, one->constructor, args[0], args[1]);
  return LEAF_IS (found) ? found : LEAF_KIND (VALUE);
}

LeafKindId
leaf_kind_join (const LeafBuild *build, LeafKindId a, LeafKindId b)
{
  if (!LEAF_IS (a))
    return b;
  if (!LEAF_IS (b) || leaf_kind_conforms (build, b, a))
    return a;
  if (leaf_kind_conforms (build, a, b))
    return b;
  if ((is (a, LEAF_KIND_NUMBER) && is (b, LEAF_KIND_REAL)) || (is (a, LEAF_KIND_REAL) && is (b, LEAF_KIND_NUMBER)))
    return LEAF_KIND (REAL);
  if (leaf_kind_is_object (build, a) && leaf_kind_is_object (build, b))
    return join_objects (build, a, b);
  return join_built (build, a, b);
}
