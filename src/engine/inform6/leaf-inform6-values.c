/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-values.c: lowers expressions to values and conditions.
 *
 * A word of Inform 6 has no kind. Here it is any value of the machine, which carries its kind. Equality works on all of
 * them; 0 equals nothing and false; and inform6_object converts a value where an object is needed. So the static kinds
 * of these nodes are not reliable, and nothing relies on them. */
#include "leaf-inform6-routines.h"

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

gboolean
leaf_inform6_is_named (const LeafInform6Node *node, const char *name)
{
  return node->sort == LEAF_INFORM6_NAME && g_ascii_strcasecmp (node->text, name) == 0;
}

/* Appends the character with the number that begins at `digits`; returns what comes after the number. */
static const char *
append_numbered (GString *out, const char *digits, guint base)
{
  char *end;
  gunichar character = (gunichar) g_ascii_strtoull (digits, &end, base);

  if (g_unichar_validate (character) && character != 0)
    g_string_append_unichar (out, character);
  return end;
}

/* "^" is a line break, "~" a quotation mark, "@@64" and "@{E9}" are characters by their numbers. */
char *
leaf_inform6_unescaped (const char *text)
{
  GString *out = g_string_new (NULL);

  for (; *text != '\0'; text++)
    if (*text == '^')
      g_string_append_c (out, '\n');
    else if (*text == '~')
      g_string_append_c (out, '"');
    else if (*text == '\n') { /* a line break in the source and the indentation after it are one space */
      while (g_ascii_isspace (text[1]))
        text++;
      g_string_append_c (out, ' ');
    } else if (g_str_has_prefix (text, "@@") && g_ascii_isdigit (text[2]))
      text = append_numbered (out, text + 2, 10) - 1;
    else if (g_str_has_prefix (text, "@{") && g_ascii_isxdigit (text[2])) {
      text = append_numbered (out, text + 2, 16);
      text -= *text != '}';
    } else
      g_string_append_c (out, *text);
  return g_string_free (out, FALSE);
}

static LeafNode *
lower_string (LeafInform6Lowering *self, const char *text)
{
  g_autofree char *plain = leaf_inform6_unescaped (text);

  return leaf_node_constant (self->scope, self->w, LEAF_KIND (TEXT), leaf_meaning_plain_text (self->build, plain).bits);
}

/* A column is a number from 100. It is named without the word "column". */
static LeafNode *
column_number (LeafInform6Lowering *self, LeafWording w)
{
  gint32 column = (gint32) leaf_names_find (self->build, w, LEAF_NAMES (COLUMN), self->scope->near).id;

  return column > 0 ? leaf_inform6_number_node (self, LEAF_INFORM6_COLUMNS + column) : NULL;
}

static LeafNode *
lower_source (LeafInform6Lowering *self, const char *words)
{
  LeafWording w = leaf_words_read_apart (self->build, "Inform 6", words);
  LeafNode *value = leaf_meaning_value (self->scope, w, LEAF_KIND (NONE));

  if (value == NULL)
    value = column_number (self, w);
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

/* A constant may be defined by others, and by mistake by itself. */
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

/* Returns the phrase that represents the routine. */
static LeafNode *
lower_routine_name (LeafInform6Lowering *self, LeafInform6RoutineRow *row)
{
  if (!leaf_inform6_routine_runs (self->build, row))
    return leaf_inform6_refuse_name (self, row->obstacle);
  return leaf_node_constant (self->scope, self->w, LEAF_KIND (PHRASE), (gint32) row->phrase.ix);
}

/* In "ut-kind variable" the last word only says what the name is, and is dropped. */
static LeafNode *
lower_translated (LeafInform6Lowering *self, LeafWording w)
{
  LeafNode *value = leaf_meaning_value (self->scope, w, LEAF_KIND (NONE));

  if (value == NULL && leaf_wording_length (w) > 1)
    value = leaf_meaning_value (self->scope, leaf_wording_up_to (w, w.end - 1), LEAF_KIND (NONE));
  return value;
}

static gint32
count_rooms (const LeafBuild *build)
{
  gint32 n = 0;

  LEAF_EACH (&build->world->instances, i)
    n += leaf_instance_is (build, LEAF_ID (LeafInstanceId, i), LEAF_KIND (ROOM));
  return n;
}

/* Lowers a library name that means a number. */
static LeafNode *
lower_library_number (LeafInform6Lowering *self, const char *name)
{
  gint32 number;

  if (leaf_inform6_number (name, &number) || leaf_inform6_kind_number (name, &number))
    return leaf_inform6_number_node (self, number);
  if (g_ascii_strcasecmp (name, "NUM_ROOMS") == 0)
    return leaf_inform6_number_node (self, count_rooms (self->build));
  if (leaf_inform6_printing_kind (name, &number))
    return leaf_inform6_number_node (self, LEAF_INFORM6_PRINTING + number);
  return NULL;
}

static LeafNode *
lower_parser_variable (LeafInform6Lowering *self, const char *name)
{
  gint32 question;
  LeafNode *number;

  if (!leaf_inform6_parser_question (name, &question))
    return NULL;
  number = leaf_inform6_number_node (self, question);
  return leaf_inform6_native_node (self, number_kind, LEAF_NATIVE_inform6_parser, 1, &number);
}

/* "deadflag": 0 while the story continues; otherwise the number of its ending. */
static LeafNode *
lower_end (LeafInform6Lowering *self)
{
  LeafNode *ended = compare (self, leaf_inform6_native_node (self, number_kind, LEAF_NATIVE_end_mark, 0, NULL),
                             LEAF_COMPARE_NOT_EQUAL, leaf_inform6_number_node (self, 0));

  return arithmetic (self, LEAF_ARITHMETIC_TIMES,
                     leaf_node_native (self->scope, self->w, LEAF_KIND (TRUTH_STATE), LEAF_NATIVE_truth_of, ended),
                     lower_source (self, "the closing-headline"));
}

/* "keep_silent": 1 in an action that is tried silently. */
static LeafNode *
lower_silence (LeafInform6Lowering *self)
{
  return arithmetic (self, LEAF_ARITHMETIC_MINUS, leaf_inform6_number_node (self, 1),
                     leaf_inform6_native_node (self, number_kind, LEAF_NATIVE_action_is_loud, 0, NULL));
}

/* The object of a kind that follows another, or the first one (NULL). Returns NULL if `name` is of no list. */
static LeafNode *
lower_listed (LeafInform6Lowering *self, const char *name, const char *part, LeafNode *object)
{
  const char *words = leaf_inform6_list (name, part);
  LeafKindId kind;

  if (words == NULL)
    return NULL;
  kind = leaf_kind_read (self->build, leaf_words_read_apart (self->build, "Inform 6", words), self->scope->near);
  return NATIVE (self, LEAF_KIND (OBJECT), inform6_next_of_kind, leaf_inform6_number_node (self, (gint32) kind.ix),
                 object != NULL ? object : leaf_inform6_number_node (self, 0));
}

static LeafNode *
lower_library_name (LeafInform6Lowering *self, const char *name)
{
  LeafWording translated = leaf_inform6_translated (self->build, name);
  gint32 question; /* what the command parser knows is asked of it, whatever variable has its name */
  gboolean is_known = leaf_inform6_parser_question (name, &question);
  LeafNode *value = is_known || leaf_wording_empty (translated) ? NULL : lower_translated (self, translated);
  const char *words = leaf_inform6_source (name);
  LeafNative native;

  if (value == NULL)
    value = lower_library_number (self, name);
  if (value == NULL && words != NULL)
    value = lower_source (self, words);
  if (value == NULL)
    value = lower_parser_variable (self, name);
  if (value == NULL)
    value = lower_listed (self, name, "_First", NULL);
  if (value == NULL && g_ascii_strcasecmp (name, "deadflag") == 0)
    value = lower_end (self);
  if (value == NULL && g_ascii_strcasecmp (name, "keep_silent") == 0)
    value = lower_silence (self);
  native = value == NULL ? leaf_inform6_variable (name) : LEAF_NATIVE_NONE;
  if (native != LEAF_NATIVE_NONE)
    value = leaf_inform6_native_node (self, number_kind, native, 0, NULL);
  native = value == NULL ? leaf_inform6_routine_value (name) : LEAF_NATIVE_NONE;
  if (native != LEAF_NATIVE_NONE)
    value = leaf_inform6_number_node (self, LEAF_INFORM6_ROUTINES + (gint32) native);
  return value != NULL ? value : leaf_inform6_refuse_name (self, name);
}

static LeafNode *
array_address (LeafInform6Lowering *self, const LeafInform6DatumRow *array)
{
  guint32 first = 0, n;

  leaf_inform6_memory (self->build, &first, &n);
  return leaf_inform6_number_node (self, LEAF_INFORM6_MEMORY + 4 * (gint32) (array->cell - first));
}

static LeafNode *
lower_name (LeafInform6Lowering *self, const char *name)
{
  LeafNode *local = lower_local (self, name);
  LeafInform6RoutineRow *routine;
  const LeafInform6DatumRow *datum;

  if (local != NULL)
    return local;
  datum = leaf_inform6_find_datum (self->build, name);
  if (datum != NULL && datum->datum.sort == LEAF_INFORM6_CONSTANT)
    return lower_constant (self, datum);
  if (datum != NULL && leaf_inform6_datum_obstacle (self->build, datum) != NULL)
    return leaf_inform6_refuse_name (self, leaf_inform6_datum_obstacle (self->build, datum));
  if (datum != NULL && datum->datum.sort == LEAF_INFORM6_GLOBAL
      && !leaf_wording_empty (leaf_inform6_translated (self->build, name)))
    return lower_library_name (self, name);
  if (datum != NULL && datum->datum.sort == LEAF_INFORM6_GLOBAL)
    return NATIVE (self, number_kind, inform6_cell, leaf_inform6_number_node (self, (gint32) datum->cell));
  if (datum != NULL && datum->datum.n == 2 && datum->datum.entries[1]->sort == LEAF_INFORM6_STRING
      && datum->datum.entries[0]->sort == LEAF_INFORM6_NAME
      && g_ascii_strcasecmp (datum->datum.entries[0]->text, "CONSTANT_PACKED_TEXT_STORAGE") == 0)
    return lower_string (self, datum->datum.entries[1]->text); /* a text in the reference's format */
  if (datum != NULL)
    return array_address (self, datum);
  routine = leaf_inform6_find_routine (self->build, name);
  return routine != NULL ? lower_routine_name (self, routine) : lower_library_name (self, name);
}

/* --- the world ---------------------------------------------------------------------------------------------------- */

/* "The room index property translates into I6 as "room_index"". */
static LeafPropertyId
translated_property (LeafInform6Lowering *self, const char *name)
{
  LeafWording w = leaf_inform6_translated (self->build, name);
  g_autofree char *words = NULL;

  if (leaf_wording_length (w) < 2 || !leaf_word_is (self->build, w.end - 1, "property"))
    return (LeafPropertyId) { 0 };
  words = leaf_wording_dup_spaced (self->build, leaf_wording_up_to (w, w.end - 1));
  return leaf_world_find_property (self->build, words);
}

LeafPropertyId
leaf_inform6_attribute_of (LeafInform6Lowering *self, const char *name)
{
  const char *words = name != NULL ? leaf_inform6_attribute (name) : NULL;
  LeafPropertyId property = { 0 };

  if (words != NULL)
    property = leaf_world_find_property (self->build, words);
  else if (name != NULL)
    property = translated_property (self, name);
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
    g_autofree char *own = g_strstrip (g_strdup (name->text));
    LeafNode *value;

    property = leaf_world_find_property (self->build, own); /* the name of an either/or property is not a value */
    value = LEAF_IS (property) ? NULL : lower_source (self, name->text);
    if (value != NULL && value->op == LEAF_NODE_CONSTANT
        && leaf_kind (self->build, value->kind)->constructor.ix == LEAF_KIND_PROPERTY)
      property.ix = (guint32) value->CONSTANT.value.bits;
  } else if (name->sort == LEAF_INFORM6_NAME && (words = leaf_inform6_property (name->text)) != NULL) {
    property = leaf_world_find_property (self->build, words);
  } else if (name->sort == LEAF_INFORM6_NAME) {
    property = translated_property (self, name->text);
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

  if (node->second->sort == LEAF_INFORM6_NAME && g_ascii_strcasecmp (node->second->text, "worn") == 0)
    return NATIVE (self, LEAF_KIND (TRUTH_STATE), inform6_is_worn, object);
  if (kind != NULL) {
    LeafKindId id
        = leaf_kind_read (self->build, leaf_words_read_apart (self->build, "Inform 6", kind), self->scope->near);

    return NATIVE (self, LEAF_KIND (TRUTH_STATE), inform6_is_of_kind, object,
                   leaf_inform6_number_node (self, (gint32) id.ix));
  }
  if (node->second->sort == LEAF_INFORM6_NAME && leaf_inform6_is_mark (self, node->second->text))
    return leaf_inform6_memory_node (self, LEAF_NATIVE_inform6_is_marked, LEAF_KIND (TRUTH_STATE), 1, &object);
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
    kind = leaf_kind_read (self->build, leaf_words_read_apart (self->build, "Inform 6", node->text), self->scope->near);
  else if (name != NULL && (*name == 'K' || *name == 'k') && g_ascii_isdigit (name[1]) && strchr (name, '_') != NULL) {
    g_autofree char *words = g_strdelimit (g_strdup (strchr (name, '_') + 1), "_", ' ');

    kind = leaf_kind_read (self->build, leaf_words_read_apart (self->build, "Inform 6", words), self->scope->near);
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

/* Makes "place = value", for the first of several tests of the value. */
static const LeafInform6Node *
kept (LeafInform6Lowering *self, const LeafInform6Node *value, const LeafInform6Node *place)
{
  LeafInform6Node *node = leaf_new (self->build->arena, LeafInform6Node);

  node->sort = LEAF_INFORM6_BINARY;
  node->text = "=";
  node->first = place;
  node->second = value;
  return node;
}

/* Lowers "x == 1 or 2" and "x ~= 1 or 2" to a test for each value. A left side with side effects is evaluated once. */
static LeafNode *
lower_alternatives (LeafInform6Lowering *self, const LeafInform6Node *node, LowerTest lower, gboolean is_denied)
{
  g_autoptr (GPtrArray) alternatives = g_ptr_array_new (), tests = g_ptr_array_new ();
  LeafInform6Node *place = NULL;

  add_alternatives (node->second, alternatives);
  if (alternatives->len == 1)
    return lower (self, node);
  if (!is_plain (node->first)) {
    place = leaf_new (self->build->arena, LeafInform6Node);
    place->sort = LEAF_INFORM6_KEPT;
    place->number = (gint32) leaf_inform6_new_slot (self)->SLOT.slot;
  }
  for (guint i = 0; i < alternatives->len; i++) {
    LeafInform6Node one = *node;

    if (place != NULL)
      one.first = i == 0 ? kept (self, node->first, place) : place;
    one.second = g_ptr_array_index (alternatives, i);
    g_ptr_array_add (tests, lower (self, &one));
  }
  return leaf_node_from_array (self->scope, is_denied ? LEAF_NODE_AND : LEAF_NODE_OR, LEAF_KIND (TRUTH_STATE), self->w,
                               tests);
}

/* Inform 6 evaluates the right operand first. If that has side effects, its value is kept until the left operand has
 * been evaluated. */
static void
lower_operands (LeafInform6Lowering *self, const LeafInform6Node *node, LeafNode **left, LeafNode **right)
{
  LeafNode *values[2], *kept;

  *left = leaf_inform6_lower_value (self, node->first);
  *right = leaf_inform6_lower_value (self, node->second);
  if (!leaf_inform6_does_something (node->second) || node->first->sort == LEAF_INFORM6_NUMBER)
    return;
  kept = leaf_inform6_new_slot (self);
  values[0] = NATIVE (self, number_kind, inform6_assign, kept, *right);
  values[1] = *left;
  *left = leaf_inform6_native_node (self, number_kind, LEAF_NATIVE_inform6_then, 2, values);
  *right = kept;
}

static LeafNode *
lower_comparison (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  LeafNode *left, *right;
  gsize i = 0;

  lower_operands (self, node, &left, &right);
  while (strcmp (node->text, comparisons[i].text) != 0)
    i++;
  return compare (self, left, comparisons[i].comparison, right);
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

/* "x.(+ marrying relation storage +)", for a relation in which x has at most one partner: that partner. Otherwise the
 * row is 0. */
static guint32
relation_stored (LeafInform6Lowering *self, const LeafInform6Node *member)
{
  LeafWording w;

  if (member->sort != LEAF_INFORM6_SOURCE || strstr (member->text, "storage") == NULL)
    return 0;
  w = leaf_words_read_apart (self->build, "Inform 6", member->text);
  if (leaf_wording_length (w) < 2 || !leaf_word_is (self->build, w.end - 1, "storage"))
    return 0;
  w.end--;
  if (leaf_word_is (self->build, w.end - 1, "relation"))
    w.end--;
  return leaf_names_find (self->build, w, LEAF_NAMES (RELATION), self->scope->near).id;
}

static LeafNode *
partner (LeafInform6Lowering *self, LeafNode *owner, guint32 id)
{
  const LeafRelation *relation = LEAF_ROW (&self->build->world->relations, LeafRelation, id);
  LeafNode *node = leaf_node_with (self->scope, LEAF_NODE_RELATED,
                                   relation->right_unique ? relation->right : relation->left, self->w, owner);

  node->RELATED.relation.ix = id;
  node->RELATED.reversed = !relation->right_unique;
  return node;
}

static LeafNode *
lower_provides (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  guint32 relation = relation_stored (self, node->second);
  LeafNode *provides;

  if (relation != 0) {
    const LeafRelation *row = LEAF_ROW (&self->build->world->relations, LeafRelation, relation);

    return NATIVE (self, LEAF_KIND (TRUTH_STATE), inform6_is_of_kind, leaf_inform6_lower_object (self, node->first),
                   leaf_inform6_number_node (self, (gint32) (row->right_unique ? row->left : row->right).ix));
  }

  if (node->second->sort == LEAF_INFORM6_NAME && leaf_inform6_member (node->second->text) != LEAF_NATIVE_NONE)
    return NATIVE (self, LEAF_KIND (TRUTH_STATE), inform6_is_of_kind, leaf_inform6_lower_object (self, node->first),
                   leaf_inform6_number_node (self, LEAF_KIND_THING));
  provides = leaf_node_with (self->scope, LEAF_NODE_PROVIDES, LEAF_KIND (TRUTH_STATE), self->w,
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

/* Returns NULL if the operator makes a value. */
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
lower_binary (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  static const char operations[] = "+-*/%";
  static const LeafArithmetic arithmetics[] = { LEAF_ARITHMETIC_PLUS, LEAF_ARITHMETIC_MINUS, LEAF_ARITHMETIC_TIMES,
                                                LEAF_ARITHMETIC_DIVIDE, LEAF_ARITHMETIC_REMAINDER };
  const char *operation = node->text[1] == '\0' ? strchr (operations, *node->text) : NULL;
  LeafNode *left, *right;

  if (operation != NULL) {
    lower_operands (self, node, &left, &right);
    return arithmetic (self, arithmetics[operation - operations], left, right);
  }
  if (strcmp (node->text, "-->") == 0 || strcmp (node->text, "->") == 0)
    return leaf_inform6_lower_entry (self, node, NULL);
  if (strcmp (node->text, "=") == 0)
    return leaf_inform6_lower_assigned (self, node->first, leaf_inform6_lower_value (self, node->second));
  if (strcmp (node->text, ".") == 0) {
    LeafNode *owner = leaf_inform6_lower_object (self, node->first);
    LeafNative native
        = node->second->sort == LEAF_INFORM6_NAME ? leaf_inform6_member (node->second->text) : LEAF_NATIVE_NONE;

    LeafNode *next
        = node->second->sort == LEAF_INFORM6_NAME ? lower_listed (self, node->second->text, "_Link", owner) : NULL;

    if (native != LEAF_NATIVE_NONE)
      return leaf_inform6_native_node (self, LEAF_KIND (OBJECT), native, 1, &owner);
    if (relation_stored (self, node->second) != 0)
      return partner (self, owner, relation_stored (self, node->second));
    if (next != NULL)
      return next;
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

/* Lowers 'lamp//', a word of the dictionary. Its number is looked up at run time. */
static LeafNode *
lower_word (LeafInform6Lowering *self, const char *text)
{
  g_autofree char *word = g_utf8_strdown (text, -1);
  char *slashes = strstr (word, "//");
  LeafNode *constant;

  if (slashes != NULL)
    *slashes = '\0';
  g_strdelimit (word, "^", '\'');
  constant
      = leaf_node_constant (self->scope, self->w, LEAF_KIND (TEXT), leaf_meaning_plain_text (self->build, word).bits);
  return leaf_inform6_native_node (self, number_kind, LEAF_NATIVE_inform6_dictionary, 1, &constant);
}

LeafNode *
leaf_inform6_lower_value (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  LeafNode *test = lower_test (self, node);

  if (test != NULL)
    return leaf_node_native (self->scope, self->w, LEAF_KIND (TRUTH_STATE), LEAF_NATIVE_truth_of, test);
  switch (node->sort) {
  case LEAF_INFORM6_NUMBER: return leaf_inform6_number_node (self, node->number);
  case LEAF_INFORM6_STRING: return lower_string (self, node->text);
  case LEAF_INFORM6_NAME: return lower_name (self, node->text);
  case LEAF_INFORM6_HOLE: return leaf_inform6_lower_hole (self, node->text);
  case LEAF_INFORM6_SOURCE: return lower_source (self, node->text);
  case LEAF_INFORM6_UNARY: return lower_unary (self, node);
  case LEAF_INFORM6_BINARY: return lower_binary (self, node);
  case LEAF_INFORM6_CALL: return leaf_inform6_lower_call (self, node, FALSE);
  case LEAF_INFORM6_KEPT: return leaf_node_slot (self->scope, self->w, number_kind, (guint32) node->number);
  case LEAF_INFORM6_WORD: return lower_word (self, node->text);
  case LEAF_INFORM6_STEP: return leaf_inform6_lower_step (self, node);
  case LEAF_INFORM6_STATEMENTS: break;
  }
  return leaf_inform6_refuse_name (self, node->text);
}
