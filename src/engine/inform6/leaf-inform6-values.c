/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-values.c: expressions become values and conditions.
 *
 * A word of Inform 6 has no kind.  Here it is any value of the machine, whose kind comes with it: comparing for
 * equality works on all of them, 0 is equal to nothing and to false, and an object is asked for where one is needed
 * (inform6_object).  So the static kinds of these nodes say little, and nothing relies on them. */
#include "leaf-inform6-lowering.h"

#include <string.h>

enum { MOST_CONSTANTS = 20 };

static const LeafKindId number_kind = { LEAF_KIND_NUMBER };

/* --- nodes -------------------------------------------------------------------------------------------------------- */

LeafNode *
leaf_inform6_number_node (LeafInform6Lowering *self, gint32 number)
{
  return leaf_node_constant (self->scope, self->w, number_kind, number);
}

LeafNode *
leaf_inform6_refuse_name (LeafInform6Lowering *self, const char *name)
{
  if (self->obstacle == NULL)
    self->obstacle = name != NULL ? name : "?";
  return leaf_inform6_number_node (self, 0);
}

LeafNode *
leaf_inform6_native_node (LeafInform6Lowering *self, LeafKindId kind, LeafNative native, guint n,
                          LeafNode *const *values)
{
  g_autoptr (GPtrArray) args = g_ptr_array_new ();
  LeafNode *node;

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (args, values[i]);
  node = leaf_node_from_array (self->scope, LEAF_NODE_NATIVE, kind, self->w, args);
  node->NATIVE.native = native;
  return node;
}

#define NATIVE(self, kind, name, ...)                                                                                  \
  leaf_inform6_native_node (self, kind, LEAF_NATIVE_##name,                                                            \
                            sizeof ((LeafNode *[]) { __VA_ARGS__ }) / sizeof (LeafNode *),                             \
                            (LeafNode *[]) { __VA_ARGS__ })

static LeafNode *
compare (LeafInform6Lowering *self, LeafNode *left, LeafComparison comparison, LeafNode *right)
{
  LeafNode *node = leaf_node_with (self->scope, LEAF_NODE_COMPARE, LEAF_KIND (TRUTH_STATE), self->w, left, right);

  node->COMPARE.comparison = comparison;
  return node;
}

static LeafNode *
arithmetic (LeafInform6Lowering *self, LeafArithmetic operation, LeafNode *left, LeafNode *right)
{
  LeafNode *node = leaf_node_with (self->scope, LEAF_NODE_ARITHMETIC, number_kind, self->w, left, right);

  node->ARITHMETIC.operation = operation;
  return node;
}

LeafNode *
leaf_inform6_as_kind (LeafInform6Lowering *self, LeafNode *value, LeafKindId kind)
{
  return NATIVE (self, kind, inform6_as, value, leaf_inform6_number_node (self, (gint32) kind.ix));
}

LeafNode *
leaf_inform6_lower_object (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  LeafNode *value = leaf_inform6_lower_value (self, node);

  return NATIVE (self, LEAF_KIND (OBJECT), inform6_object, value);
}

/* --- names -------------------------------------------------------------------------------------------------------- */

char *
leaf_inform6_unescaped (const char *text)
{
  GString *out = g_string_new (NULL);

  for (; *text != '\0'; text++)
    if (*text == '^')
      g_string_append_c (out, '\n');
    else if (*text == '~')
      g_string_append_c (out, '"');
    else if (*text == '\n') { /* a line break in the source, and what indents the next line, is one blank */
      while (g_ascii_isspace (text[1]))
        text++;
      g_string_append_c (out, ' ');
    } else if (g_str_has_prefix (text, "@@") && g_ascii_isdigit (text[2])) {
      char *end;
      gunichar character = (gunichar) g_ascii_strtoull (text + 2, &end, 10);

      if (g_unichar_validate (character) && character != 0)
        g_string_append_unichar (out, character);
      text = end - 1;
    } else
      g_string_append_c (out, *text);
  return g_string_free (out, FALSE);
}

static LeafNode *
lower_source (LeafInform6Lowering *self, const char *words)
{
  LeafWording w = leaf_words_read_aside (self->build, "Inform 6", words);
  LeafNode *value = leaf_wording_empty (w) ? NULL : leaf_meaning_value (self->scope, w, (LeafKindId) { 0 });

  if (value == NULL)
    return leaf_inform6_refuse_name (
        self,
        leaf_arena_printf (self->build->arena, "(+ %s +)", g_strstrip (leaf_arena_strdup (self->build->arena, words))));
  return value;
}

static LeafNode *
lower_local (LeafInform6Lowering *self, const char *name)
{
  if (self->routine == NULL)
    return NULL;
  for (guint32 i = 0; i < self->routine->n_locals; i++)
    if (g_ascii_strcasecmp (self->routine->locals[i], name) == 0)
      return leaf_node_slot (self->scope, self->w, number_kind, self->first_local + i);
  return NULL;
}

/* A constant may be made of others, and by mistake of itself. */
static LeafNode *
lower_constant (LeafInform6Lowering *self, const LeafInform6DatumRow *row)
{
  LeafNode *value;

  if (row->datum.value == NULL)
    return leaf_inform6_number_node (self, 0);
  if (self->n_constants == MOST_CONSTANTS)
    return leaf_inform6_refuse_name (self, row->datum.name);
  self->n_constants++;
  value = leaf_inform6_lower_value (self, row->datum.value);
  self->n_constants--;
  return value;
}

static LeafNode *
lower_name (LeafInform6Lowering *self, const char *name)
{
  LeafNode *local = lower_local (self, name);
  const LeafInform6DatumRow *datum;
  const char *words;
  gint32 number;

  if (local != NULL)
    return local;
  datum = leaf_inform6_find_datum (self->build, name);
  if (datum != NULL && datum->datum.sort == LEAF_INFORM6_CONSTANT)
    return lower_constant (self, datum);
  if (datum != NULL && datum->datum.sort == LEAF_INFORM6_GLOBAL)
    return NATIVE (self, number_kind, inform6_cell, leaf_inform6_number_node (self, (gint32) datum->cell));
  if (datum == NULL && leaf_inform6_number (name, &number))
    return leaf_inform6_number_node (self, number);
  words = datum == NULL ? leaf_inform6_source (name) : NULL;
  return words != NULL ? lower_source (self, words) : leaf_inform6_refuse_name (self, name);
}

/* --- holes -------------------------------------------------------------------------------------------------------- */

static LeafNode *
lower_temporary (LeafInform6Lowering *self, const char *name)
{
  guint slot = GPOINTER_TO_UINT (g_hash_table_lookup (self->temporaries, name));

  if (slot == 0) {
    slot = leaf_scope_add_text (self->scope, "", number_kind) + 1;
    g_hash_table_insert (self->temporaries, (gpointer) name, GUINT_TO_POINTER (slot));
  }
  return leaf_node_slot (self->scope, self->w, number_kind, slot - 1);
}

static gboolean
can_be_value (LeafHoleSort sort)
{
  switch (sort) {
  case LEAF_HOLE_VALUE:
  case LEAF_HOLE_DESCRIBED:
  case LEAF_HOLE_LITERAL:
  case LEAF_HOLE_ANY_DESCRIPTION: return TRUE;
  case LEAF_HOLE_CONDITION:
  case LEAF_HOLE_PHRASE:
  case LEAF_HOLE_PLACE:
  case LEAF_HOLE_NEW_LOCAL:
  case LEAF_HOLE_KIND:
  case LEAF_HOLE_TABLE_COLUMN:
  case LEAF_HOLE_PROPERTY: return FALSE;
  }
  return FALSE;
}

static LeafNode *
lower_hole (LeafInform6Lowering *self, const char *text)
{
  static const char *const same[] = { "-by-reference:", "-by-value:", "-by-reference-blank-out:" };
  const LeafPhraseRow *row = LEAF_PHRASE (self->build, self->phrase);
  const char *name = text;

  if (self->routine != NULL)
    return leaf_inform6_refuse_name (self, "{");
  if (g_str_has_prefix (text, "-my:"))
    return lower_temporary (self, text + strlen ("-my:"));
  for (gsize i = 0; i < G_N_ELEMENTS (same); i++)
    if (g_str_has_prefix (text, same[i]))
      name = text + strlen (same[i]);
  for (guint32 i = 0; i < row->n_parts; i++) {
    const LeafPhrasePart *part = &row->parts[i];

    if (part->n_words == 0 && part->name != NULL && g_ascii_strcasecmp (part->name, name) == 0
        && can_be_value (part->sort))
      return leaf_node_slot (self->scope, self->w, part->kind, part->slot);
  }
  return leaf_inform6_refuse_name (self, leaf_arena_printf (self->build->arena, "{%s}", text));
}

/* --- the world ---------------------------------------------------------------------------------------------------- */

LeafPropertyId
leaf_inform6_attribute_of (LeafInform6Lowering *self, const char *name)
{
  const char *words = name != NULL ? leaf_inform6_attribute (name) : NULL;
  LeafPropertyId property = words != NULL ? leaf_world_find_property (self->build, words) : (LeafPropertyId) { 0 };

  if (!LEAF_IS (property))
    leaf_inform6_refuse_name (self, name);
  return property;
}

LeafPropertyId
leaf_inform6_property_of (LeafInform6Lowering *self, const LeafInform6Node *name)
{
  LeafPropertyId property = { 0 };
  const char *words;

  if (name->sort == LEAF_INFORM6_SOURCE) {
    LeafNode *value = lower_source (self, name->text);

    if (value->op == LEAF_NODE_CONSTANT && leaf_kind (self->build, value->kind)->constructor.ix == LEAF_KIND_PROPERTY)
      property.ix = (guint32) value->CONSTANT.value.bits;
  } else if (name->sort == LEAF_INFORM6_NAME && (words = leaf_inform6_property (name->text)) != NULL) {
    property = leaf_world_find_property (self->build, words);
  }
  if (!LEAF_IS (property))
    leaf_inform6_refuse_name (self, name->text != NULL ? name->text : ".");
  return property;
}

static LeafNode *
property_number (LeafInform6Lowering *self, LeafPropertyId property)
{
  return leaf_node_constant (self->scope, self->w, LEAF_KIND (PROPERTY), (gint32) property.ix);
}

static LeafNode *
lower_has (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  LeafNode *object = leaf_inform6_lower_object (self, node->first);
  const char *kind = node->second->sort == LEAF_INFORM6_NAME ? leaf_inform6_kind (node->second->text) : NULL;
  LeafNode *has;

  if (kind != NULL) {
    LeafKindId id
        = leaf_kind_read (self->build, leaf_words_read_aside (self->build, "Inform 6", kind), self->scope->near);

    return NATIVE (self, LEAF_KIND (TRUTH_STATE), inform6_is_of_kind, object,
                   leaf_inform6_number_node (self, (gint32) id.ix));
  }
  if (node->second->sort == LEAF_INFORM6_SOURCE)
    has = property_number (self, leaf_inform6_property_of (self, node->second));
  else
    has = property_number (self, leaf_inform6_attribute_of (self, node->second->text));
  return NATIVE (self, LEAF_KIND (TRUTH_STATE), inform6_has, object, has);
}

/* "K4_door", "K12_lamp_post": the kind's number in the reference, and its name. */
static LeafKindId
kind_of_class (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  LeafKindId kind = { 0 };
  const char *name = node->sort == LEAF_INFORM6_NAME ? node->text : NULL;

  if (node->sort == LEAF_INFORM6_SOURCE)
    kind = leaf_kind_read (self->build, leaf_words_read_aside (self->build, "Inform 6", node->text), self->scope->near);
  else if (name != NULL && (*name == 'K' || *name == 'k') && g_ascii_isdigit (name[1]) && strchr (name, '_') != NULL) {
    g_autofree char *words = g_strdelimit (g_strdup (strchr (name, '_') + 1), "_", ' ');

    kind = leaf_kind_read (self->build, leaf_words_read_aside (self->build, "Inform 6", words), self->scope->near);
  }
  if (!LEAF_IS (kind))
    leaf_inform6_refuse_name (self, node->text);
  return kind;
}

/* --- conditions --------------------------------------------------------------------------------------------------- */

static const struct {
  const char *text;
  LeafComparison comparison;
} comparisons[] = {
  { "==", LEAF_COMPARE_EQUAL },   { "~=", LEAF_COMPARE_NOT_EQUAL }, { "<", LEAF_COMPARE_LESS },
  { "<=", LEAF_COMPARE_AT_MOST }, { ">", LEAF_COMPARE_GREATER },    { ">=", LEAF_COMPARE_AT_LEAST },
};

static gboolean
is_plain (const LeafInform6Node *node)
{
  return node->sort == LEAF_INFORM6_NUMBER || node->sort == LEAF_INFORM6_NAME || node->sort == LEAF_INFORM6_HOLE
         || node->sort == LEAF_INFORM6_SOURCE
         || (node->sort == LEAF_INFORM6_BINARY && *node->text == '.' && is_plain (node->first));
}

static void
add_alternatives (const LeafInform6Node *node, GPtrArray *list)
{
  if (node->sort == LEAF_INFORM6_BINARY && strcmp (node->text, "or") == 0) {
    add_alternatives (node->first, list);
    g_ptr_array_add (list, (gpointer) node->second);
  } else
    g_ptr_array_add (list, (gpointer) node);
}

typedef LeafNode *(*LowerTest) (LeafInform6Lowering *self, const LeafInform6Node *node);

/* "x == 1 or 2", "x ~= 1 or 2": the test of each, joined.  The left side is asked for each time. */
static LeafNode *
lower_alternatives (LeafInform6Lowering *self, const LeafInform6Node *node, LowerTest lower, gboolean is_denied)
{
  g_autoptr (GPtrArray) alternatives = g_ptr_array_new (), tests = g_ptr_array_new ();

  add_alternatives (node->second, alternatives);
  if (alternatives->len == 1)
    return lower (self, node);
  if (!is_plain (node->first))
    return leaf_inform6_refuse_name (self, "or");
  for (guint i = 0; i < alternatives->len; i++) {
    LeafInform6Node one = *node;

    one.second = g_ptr_array_index (alternatives, i);
    g_ptr_array_add (tests, lower (self, &one));
  }
  return leaf_node_from_array (self->scope, is_denied ? LEAF_NODE_AND : LEAF_NODE_OR, LEAF_KIND (TRUTH_STATE), self->w,
                               tests);
}

static LeafNode *
lower_comparison (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  for (gsize i = 0; i < G_N_ELEMENTS (comparisons); i++)
    if (strcmp (node->text, comparisons[i].text) == 0)
      return compare (self, leaf_inform6_lower_value (self, node->first), comparisons[i].comparison,
                      leaf_inform6_lower_value (self, node->second));
  return leaf_inform6_refuse_name (self, node->text);
}

static LeafNode *
lower_in (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  LeafNode *holder = NATIVE (self, LEAF_KIND (OBJECT), parent_of, leaf_inform6_lower_object (self, node->first));

  return compare (self, holder, strcmp (node->text, "in") == 0 ? LEAF_COMPARE_EQUAL : LEAF_COMPARE_NOT_EQUAL,
                  leaf_inform6_lower_value (self, node->second));
}

static LeafNode *
lower_hasnt (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  return leaf_node_not (self->scope, lower_has (self, node));
}

static LeafNode *
lower_ofclass (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  LeafKindId kind = kind_of_class (self, node->second);

  return NATIVE (self, LEAF_KIND (TRUTH_STATE), inform6_is_of_kind, leaf_inform6_lower_object (self, node->first),
                 leaf_inform6_number_node (self, (gint32) kind.ix));
}

static LeafNode *
lower_provides (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  LeafNode *provides = leaf_node_with (self->scope, LEAF_NODE_PROVIDES, LEAF_KIND (TRUTH_STATE), self->w,
                                       leaf_inform6_lower_object (self, node->first));

  provides->PROVIDES.property = leaf_inform6_property_of (self, node->second);
  return provides;
}

static const struct {
  const char *text;
  LowerTest lower;
  gboolean is_denied;
} tests[] = {
  { "==", lower_comparison, FALSE }, { "~=", lower_comparison, TRUE },    { "<", lower_comparison, FALSE },
  { "<=", lower_comparison, FALSE }, { ">", lower_comparison, FALSE },    { ">=", lower_comparison, FALSE },
  { "in", lower_in, FALSE },         { "notin", lower_in, TRUE },         { "has", lower_has, FALSE },
  { "hasnt", lower_hasnt, TRUE },    { "ofclass", lower_ofclass, FALSE }, { "provides", lower_provides, FALSE },
};

/* NULL: the operator makes a value. */
static LeafNode *
lower_test (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  if (node->sort == LEAF_INFORM6_UNARY && strcmp (node->text, "~~") == 0)
    return leaf_node_not (self->scope, leaf_inform6_lower_condition (self, node->first));
  if (node->sort != LEAF_INFORM6_BINARY)
    return NULL;
  if (strcmp (node->text, "&&") == 0 || strcmp (node->text, "||") == 0)
    return leaf_node_with (self->scope, *node->text == '&' ? LEAF_NODE_AND : LEAF_NODE_OR, LEAF_KIND (TRUTH_STATE),
                           self->w, leaf_inform6_lower_condition (self, node->first),
                           leaf_inform6_lower_condition (self, node->second));
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    if (strcmp (node->text, tests[i].text) == 0)
      return lower_alternatives (self, node, tests[i].lower, tests[i].is_denied);
  return NULL;
}

LeafNode *
leaf_inform6_lower_condition (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  LeafNode *test = lower_test (self, node);

  return test != NULL ? test
                      : compare (self, leaf_inform6_lower_value (self, node), LEAF_COMPARE_NOT_EQUAL,
                                 leaf_inform6_number_node (self, 0));
}

/* --- values ------------------------------------------------------------------------------------------------------- */

static LeafNode *
lower_entry (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  const LeafInform6DatumRow *array
      = node->first->sort == LEAF_INFORM6_NAME ? leaf_inform6_find_datum (self->build, node->first->text) : NULL;

  if (array == NULL || array->datum.sort != LEAF_INFORM6_ARRAY)
    return leaf_inform6_refuse_name (self, node->first->sort == LEAF_INFORM6_NAME ? node->first->text : node->text);
  return NATIVE (self, number_kind, inform6_entry, leaf_inform6_number_node (self, (gint32) array->cell),
                 leaf_inform6_number_node (self, (gint32) array->n_cells),
                 leaf_inform6_lower_value (self, node->second));
}

static LeafNode *
lower_binary (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  static const char operations[] = "+-*/%";
  static const LeafArithmetic arithmetics[] = { LEAF_ARITHMETIC_PLUS, LEAF_ARITHMETIC_MINUS, LEAF_ARITHMETIC_TIMES,
                                                LEAF_ARITHMETIC_DIVIDE, LEAF_ARITHMETIC_REMAINDER };
  const char *operation = node->text[1] == '\0' ? strchr (operations, *node->text) : NULL;

  if (operation != NULL)
    return arithmetic (self, arithmetics[operation - operations], leaf_inform6_lower_value (self, node->first),
                       leaf_inform6_lower_value (self, node->second));
  if (strcmp (node->text, "-->") == 0 || strcmp (node->text, "->") == 0)
    return lower_entry (self, node);
  if (strcmp (node->text, ".") == 0) {
    LeafNode *owner = leaf_inform6_lower_object (self, node->first);

    return NATIVE (self, number_kind, inform6_property, owner,
                   property_number (self, leaf_inform6_property_of (self, node->second)));
  }
  if (strcmp (node->text, "&") == 0)
    return NATIVE (self, number_kind, inform6_and, leaf_inform6_lower_value (self, node->first),
                   leaf_inform6_lower_value (self, node->second));
  if (strcmp (node->text, "|") == 0)
    return NATIVE (self, number_kind, inform6_or, leaf_inform6_lower_value (self, node->first),
                   leaf_inform6_lower_value (self, node->second));
  return leaf_inform6_refuse_name (self, node->text);
}

static LeafNode *
lower_unary (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  LeafNode *negative;

  if (strcmp (node->text, "-") == 0 && node->first->sort == LEAF_INFORM6_NUMBER)
    return leaf_inform6_number_node (self, (gint32) (0u - (guint32) node->first->number));
  negative = arithmetic (self, LEAF_ARITHMETIC_MINUS, leaf_inform6_number_node (self, 0),
                         leaf_inform6_lower_value (self, node->first));
  return strcmp (node->text, "~") == 0
             ? arithmetic (self, LEAF_ARITHMETIC_MINUS, negative, leaf_inform6_number_node (self, 1))
             : negative;
}

static LeafNode *
lower_string (LeafInform6Lowering *self, const char *text)
{
  g_autofree char *plain = leaf_inform6_unescaped (text);

  return leaf_node_constant (self->scope, self->w, LEAF_KIND (TEXT), leaf_meaning_plain_text (self->build, plain).bits);
}

LeafNode *
leaf_inform6_lower_value (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  LeafNode *test = lower_test (self, node);

  if (test != NULL) {
    LeafNode *truth = leaf_node_native (self->scope, self->w, LEAF_KIND (TRUTH_STATE), LEAF_NATIVE_truth_of, test);

    return truth;
  }
  switch (node->sort) {
  case LEAF_INFORM6_NUMBER: return leaf_inform6_number_node (self, node->number);
  case LEAF_INFORM6_STRING: return lower_string (self, node->text);
  case LEAF_INFORM6_NAME: return lower_name (self, node->text);
  case LEAF_INFORM6_HOLE: return lower_hole (self, node->text);
  case LEAF_INFORM6_SOURCE: return lower_source (self, node->text);
  case LEAF_INFORM6_UNARY: return lower_unary (self, node);
  case LEAF_INFORM6_BINARY: return lower_binary (self, node);
  case LEAF_INFORM6_CALL: return leaf_inform6_lower_call (self, node, FALSE);
  case LEAF_INFORM6_WORD:
    return leaf_inform6_refuse_name (self, leaf_arena_printf (self->build->arena, "'%s'", node->text));
  case LEAF_INFORM6_STEP:
  case LEAF_INFORM6_STATEMENTS: break;
  }
  return leaf_inform6_refuse_name (self, node->text);
}
