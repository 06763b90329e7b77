/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-solve-equation.c: "let F be given by Newton's Second Law where a is 9.8", "let x be given by 2x = 10 where x
 * is a number".
 *
 * The names of a formula get their meaning, nearest first, from the "where" of the let, from the equation's own, and
 * from the visible locals. formulas/ parses and solves the formula, and the result becomes a tree of values, whose
 * kinds must fit as in any arithmetic. */
#include "leaf-value-forms.h"
#include "formulas/leaf-formula.h"

#include <string.h>

/* The meaning of a name of the formula. */
typedef struct {
  LeafKindId kind;
  LeafNode *value;    /* NULL: not known, or a function */
  gboolean has_value; /* a "where" gives its value, not only its kind */
  guint32 function;   /* LeafPhraseId */
} Symbol;

typedef struct {
  LeafScope *scope;
  LeafWording words; /* of the formula */
  LeafWording place; /* where problems of the whole formula are reported: the statement that uses it */
  guint32 n_given;   /* the statement's names, before all others */
  guint32 n_known;   /* and those of the equation itself */
  const char *text;
  GArray *names;   /* of LeafFormulaName */
  GArray *symbols; /* of Symbol */
  LeafKindId wanted;
  gboolean has_reported;
  gboolean is_checked; /* an equation by itself, which no statement uses */
} Given;

static LeafNode *
refuse (Given *self, LeafProblemCode code, LeafWording w, const char *what, const char *more)
{
  LeafBuild *build = self->scope->build;
  gboolean is_whole = w.first == self->words.first && w.end == self->words.end;
  g_autofree char *quoted = leaf_wording_dup (build, w);

  if (self->is_checked && !self->has_reported) /* no statement uses it, so nothing reports it later */
    leaf_build_problem (build, code, leaf_wording_span (build, is_whole ? self->place : w), quoted, what, more);
  else if (!self->has_reported)
    leaf_reading_refused (self->scope, code, is_whole ? self->place : w, quoted, what, more);
  self->has_reported = TRUE;
  return NULL;
}

/* --- names -------------------------------------------------------------------------------------------------------- */

static guint32
find_name_from (const Given *self, guint32 first, const char *text)
{
  for (guint32 i = first; i < self->names->len; i++)
    if (strcmp (g_array_index (self->names, LeafFormulaName, i).text, text) == 0)
      return i;
  return LEAF_FORMULA_UNNAMED;
}

static guint32
find_name (const Given *self, const char *text)
{
  return find_name_from (self, 0, text);
}

/* If a name is given several meanings, the first one counts. */
static void
add_name (Given *self, const char *text, Symbol symbol)
{
  LeafFormulaName name = { leaf_arena_strdup (self->scope->build->arena, text), FALSE, LEAF_FORMULA_UNNAMED };
  guint32 known = find_name (self, text);
  Symbol *known_symbol;

  if (known == LEAF_FORMULA_UNNAMED) {
    g_array_append_val (self->names, name);
    g_array_append_val (self->symbols, symbol);
    return;
  }
  known_symbol = &g_array_index (self->symbols, Symbol, known);
  if (known_symbol->value == NULL)
    known_symbol->value = symbol.value;
  if (!LEAF_IS (known_symbol->kind))
    known_symbol->kind = symbol.kind;
}

/* Returns TRUE for up to ten letters followed by up to two digits. */
static gboolean
is_written_as_name (const char *text)
{
  const char *at = text;
  glong n_letters = 0;

  for (; g_unichar_isalpha (g_utf8_get_char (at)); at = g_utf8_next_char (at))
    n_letters++;
  return n_letters >= 1 && n_letters <= 10 && strspn (at, "0123456789") == strlen (at) && strlen (at) <= 2;
}

static gboolean
is_of_numbers (const LeafBuild *build, const Symbol *symbol)
{
  LeafKindId kind = symbol->value != NULL ? symbol->value->kind : symbol->kind;

  return !LEAF_IS (kind) || kind.ix == LEAF_KIND_VALUE || leaf_kind_is_arithmetic (build, kind);
}

/* "m is a mass", "g is 9.8", "F is the fixed cost" */
static gboolean
read_one_where (Given *self, LeafWording w)
{
  LeafBuild *build = self->scope->build;
  guint32 is = leaf_wording_find (build, w, "is");
  gboolean is_kind = is < w.end; /* "m = 5", but "m is a mass" */
  LeafWording right;
  Symbol symbol = { { 0 }, NULL, FALSE, 0 };
  g_autofree char *name = NULL;

  if (is >= w.end)
    is = leaf_wording_find (build, w, "=");
  right = leaf_wording_from (w, MIN (is + 1, w.end));
  if (is != w.first + 1 || leaf_wording_empty (right))
    return FALSE;
  if (is_kind)
    symbol.kind = leaf_kind_read (build, right, self->scope->near);
  if (!LEAF_IS (symbol.kind))
    symbol.value = leaf_meaning_value (self->scope, right, LEAF_KIND (NONE));
  symbol.has_value = symbol.value != NULL;
  name = leaf_wording_dup (build, leaf_wording_up_to (w, is));
  if (!is_written_as_name (name))
    refuse (self, LEAF_PROBLEM_EQUATION_NAME_FORM, self->words, name, NULL);
  else if (!is_of_numbers (build, &symbol))
    refuse (self, LEAF_PROBLEM_EQUATION_NOT_NUMBERS, self->words, name,
            leaf_kind_name (build, symbol.value != NULL ? symbol.value->kind : symbol.kind));
  add_name (self, name, symbol);
  return LEAF_IS (symbol.kind) || symbol.value != NULL;
}

static gboolean
read_where (Given *self, LeafWording w)
{
  LeafWording *parts;
  guint32 n = leaf_wording_split_list (self->scope->build, w, "and", &parts);

  for (guint32 i = 0; i < n; i++)
    if (!read_one_where (self, parts[i])) {
      refuse (self, LEAF_PROBLEM_EQUATION_WHERE, parts[i], NULL, NULL);
      return FALSE;
    }
  return !self->has_reported;
}

/* The name of a local ignores case; a formula may write it with a capital. */
static void
add_locals (Given *self)
{
  const GArray *locals = self->scope->locals;

  for (guint i = locals->len; i > 0; i--) {
    const LeafLocal *local = &g_array_index (locals, LeafLocal, i - 1);
    Symbol symbol = { local->kind, leaf_node_slot (self->scope, self->words, local->kind, local->slot), FALSE, 0 };
    g_autofree char *small = NULL, *capital = NULL;

    if (local->n_words != 1)
      continue;
    small = g_utf8_strdown (local->name, -1);
    capital = g_strdup (small);
    capital[0] = g_ascii_toupper (capital[0]);
    add_name (self, small, symbol);
    add_name (self, capital, symbol);
  }
}

/* Adds phrases with a name for formulas as functions. If the name has a nearer meaning, the phrase is stored after it,
 * so that the formula parser does not find it but a lookup of an inverse does. */
static void
add_functions (Given *self)
{
  LeafBuild *build = self->scope->build;
  guint32 first = self->names->len;

  LEAF_EACH (&build->phrases->phrases, i) {
    const LeafPhraseRow *row = LEAF_PHRASE (build, LEAF_ID (LeafPhraseId, i));
    LeafFormulaName name = { NULL, TRUE, LEAF_FORMULA_UNNAMED };
    Symbol symbol = { row->result, NULL, FALSE, i };
    g_autofree char *text
        = leaf_wording_empty (row->function) || row->n_parameters != 1 ? NULL : leaf_wording_dup (build, row->function);

    if (text == NULL || find_name_from (self, first, text) != LEAF_FORMULA_UNNAMED)
      continue;
    name.text = leaf_arena_strdup (build->arena, text);
    g_array_append_val (self->names, name);
    g_array_append_val (self->symbols, symbol);
  }
  for (guint32 i = first; i < self->names->len; i++) {
    const LeafPhraseRow *row
        = LEAF_PHRASE (build, LEAF_ID (LeafPhraseId, g_array_index (self->symbols, Symbol, i).function));
    g_autofree char *inverse = leaf_wording_empty (row->inverse) ? NULL : leaf_wording_dup (build, row->inverse);

    if (inverse != NULL)
      g_array_index (self->names, LeafFormulaName, i).inverse = find_name_from (self, first, inverse);
  }
}

/* The wanted name: as written, or else in the other case. */
static guint32
find_unknown (Given *self, LeafWording name)
{
  g_autofree char *text = leaf_wording_dup (self->scope->build, name);
  guint32 found = find_name (self, text);

  for (guint32 i = 0; found == LEAF_FORMULA_UNNAMED && i < self->names->len; i++)
    if (g_ascii_strcasecmp (g_array_index (self->names, LeafFormulaName, i).text, text) == 0)
      found = i;
  if (found == LEAF_FORMULA_UNNAMED) {
    found = self->names->len;
    add_name (self, text, (Symbol) { self->wanted, NULL, FALSE, 0 });
  }
  return found;
}

/* --- values ------------------------------------------------------------------------------------------------------- */

static LeafNode *value_of (Given *self, const LeafFormula *formula);

static LeafNode *
real_constant (Given *self, float real)
{
  gint32 bits;

  memcpy (&bits, &real, sizeof bits);
  return leaf_node_constant (self->scope, self->words, LEAF_KIND (REAL), bits);
}

static LeafNode *
number_of (Given *self, const char *text)
{
  if (text[0] == '0' && g_ascii_isdigit (text[1]))
    return refuse (self, LEAF_PROBLEM_EQUATION_ZERO, self->words, text, NULL);
  if (strchr (text, '.') == NULL && self->wanted.ix != LEAF_KIND_REAL)
    return leaf_node_constant (self->scope, self->words, LEAF_KIND (NUMBER), (gint32) g_ascii_strtoll (text, NULL, 10));
  return real_constant (self, (float) g_ascii_strtod (text, NULL));
}

/* A name without a given meaning may be that of a value: pi. */
static LeafNode *
value_of_name (Given *self, const LeafFormula *formula)
{
  LeafNode *value = NULL;

  if (formula->name != LEAF_FORMULA_UNNAMED)
    value = g_array_index (self->symbols, Symbol, formula->name).value;
  else {
    LeafWording word = leaf_words_read_apart (self->scope->build, "formula", formula->text);

    value = leaf_meaning_value (self->scope, word, LEAF_KIND (NONE));
    if (value == NULL)
      value = leaf_meaning_value (self->scope, word, LEAF_KIND (REAL)); /* e is a number where a number is wanted */
  }
  if (value == NULL)
    return refuse (self, LEAF_PROBLEM_EQUATION_NAME_UNKNOWN, self->words, formula->text, NULL);
  return self->wanted.ix == LEAF_KIND_REAL && value->kind.ix == LEAF_KIND_NUMBER
             ? leaf_value_fit (self->scope, value, self->wanted)
             : value;
}

static LeafNode *
put_together (Given *self, LeafArithmetic op, LeafNode *a, LeafNode *b)
{
  LeafNode *node
      = a != NULL && b != NULL ? leaf_node_arithmetic (self->scope, self->words, op, a, b, LEAF_KIND (NONE)) : NULL;

  if (node == NULL && a != NULL && b != NULL && !self->is_checked)
    refuse (self, LEAF_PROBLEM_EQUATION_KINDS, self->words, leaf_kind_name (self->scope->build, a->kind),
            leaf_kind_name (self->scope->build, b->kind));
  return node;
}

static LeafNode *
arithmetic_of_one (Given *self, LeafArithmetic op, LeafNode *of)
{
  LeafNode *node = of != NULL ? leaf_node_arithmetic_of_one (self->scope, self->words, op, of) : NULL;

  if (node == NULL && of != NULL)
    refuse (self, LEAF_PROBLEM_EQUATION_KIND, self->words, leaf_kind_name (self->scope->build, of->kind), NULL);
  return node;
}

static LeafNode *
of_reals (Given *self, LeafArithmetic op, LeafNode *a, LeafNode *b)
{
  LeafNode *x = leaf_value_fit (self->scope, a, LEAF_KIND (REAL)),
           *y = leaf_value_fit (self->scope, b, LEAF_KIND (REAL));

  if (x == NULL || y == NULL)
    return refuse (self, LEAF_PROBLEM_EQUATION_KINDS, self->words, leaf_kind_name (self->scope->build, a->kind),
                   leaf_kind_name (self->scope->build, b->kind));
  return leaf_arithmetic_node (self->scope, LEAF_KIND (REAL), self->words, op, x, y);
}

/* The square or cube of any kind is a product; other powers need numbers. */
static LeafNode *
power_of (Given *self, const LeafFormula *formula)
{
  const LeafFormula *exponent = formula->right;
  LeafNode *base = value_of (self, formula->left), *to = base != NULL ? value_of (self, exponent) : NULL, *node = base;
  guint times
      = exponent->sort == LEAF_FORMULA_NUMBER && strlen (exponent->text) == 1 ? (guint) (exponent->text[0] - '0') : 0;

  if (to == NULL)
    return NULL;
  if (times >= 1 && times <= 6) {
    while (node != NULL && --times > 0)
      node = put_together (self, LEAF_ARITHMETIC_TIMES, node, base);
    return node;
  }
  if (base->kind.ix != LEAF_KIND_NUMBER || to->kind.ix != LEAF_KIND_NUMBER)
    return of_reals (self, LEAF_ARITHMETIC_POWER, base, to);
  return leaf_arithmetic_node (self->scope, LEAF_KIND (NUMBER), self->words, LEAF_ARITHMETIC_POWER, base, to);
}

static LeafNode *
one_over (Given *self, LeafNode *value)
{
  return of_reals (self, LEAF_ARITHMETIC_DIVIDE, real_constant (self, 1), value);
}

static LeafNode *
root_of (Given *self, const LeafFormula *formula)
{
  const char *text = formula->right->sort == LEAF_FORMULA_NUMBER ? formula->right->text : "";
  LeafNode *of = value_of (self, formula->left), *which;

  if (of == NULL)
    return NULL;
  if (strcmp (text, "2") == 0 || strcmp (text, "3") == 0)
    return arithmetic_of_one (self, text[0] == '2' ? LEAF_ARITHMETIC_ROOT : LEAF_ARITHMETIC_CUBE_ROOT, of);
  which = value_of (self, formula->right);
  which = which != NULL ? one_over (self, which) : NULL;
  return which != NULL ? of_reals (self, LEAF_ARITHMETIC_POWER, of, which) : NULL;
}

static LeafNode *
native_of_real (Given *self, LeafNative native, LeafKindId kind, LeafNode *value)
{
  LeafNode *real = value != NULL ? leaf_value_fit (self->scope, value, LEAF_KIND (REAL)) : NULL;
  LeafNode *node = real != NULL ? leaf_node_with (self->scope, LEAF_NODE_NATIVE, kind, self->words, real) : NULL;

  if (node != NULL)
    node->NATIVE.native = native;
  return node;
}

static LeafNode *
logarithm_of (Given *self, const LeafFormula *formula)
{
  LeafNode *of = native_of_real (self, LEAF_NATIVE_real_log, LEAF_KIND (REAL), value_of (self, formula->left));
  LeafNode *base = native_of_real (self, LEAF_NATIVE_real_log, LEAF_KIND (REAL), value_of (self, formula->right));

  return of != NULL && base != NULL ? of_reals (self, LEAF_ARITHMETIC_DIVIDE, of, base) : NULL;
}

static LeafNode *
applied_function (Given *self, const LeafFormula *formula)
{
  LeafBuild *build = self->scope->build;
  guint32 phrase = g_array_index (self->symbols, Symbol, formula->name).function;
  LeafNode *of = value_of (self, formula->left), *fitted = NULL, *node;
  LeafKindId parameter = { 0 };

  for (guint32 i = 0; i < LEAF_PHRASE (build, LEAF_ID (LeafPhraseId, phrase))->n_parts; i++)
    if (LEAF_PHRASE (build, LEAF_ID (LeafPhraseId, phrase))->parts[i].n_words == 0)
      parameter = LEAF_PHRASE (build, LEAF_ID (LeafPhraseId, phrase))->parts[i].kind;
  if (of == NULL)
    return NULL;
  fitted = leaf_value_fit (self->scope, of, parameter);
  if (fitted == NULL)
    return refuse (self, LEAF_PROBLEM_EQUATION_KINDS, self->words, leaf_kind_name (build, of->kind),
                   leaf_kind_name (build, parameter));
  node = leaf_node_with (self->scope, LEAF_NODE_CALL, LEAF_PHRASE (build, LEAF_ID (LeafPhraseId, phrase))->result,
                         self->words, fitted);
  node->CALL.phrase.ix = phrase;
  return node;
}

static LeafNode *
value_of (Given *self, const LeafFormula *formula)
{
  static const LeafArithmetic operations[] = { [LEAF_FORMULA_PLUS] = LEAF_ARITHMETIC_PLUS,
                                               [LEAF_FORMULA_MINUS] = LEAF_ARITHMETIC_MINUS,
                                               [LEAF_FORMULA_TIMES] = LEAF_ARITHMETIC_TIMES,
                                               [LEAF_FORMULA_DIVIDE] = LEAF_ARITHMETIC_DIVIDE };

  switch (formula->sort) {
  case LEAF_FORMULA_NUMBER: return number_of (self, formula->text);
  case LEAF_FORMULA_NAME: return value_of_name (self, formula);
  case LEAF_FORMULA_PLUS:
  case LEAF_FORMULA_MINUS:
  case LEAF_FORMULA_TIMES:
  case LEAF_FORMULA_DIVIDE:
    return put_together (self, operations[formula->sort], value_of (self, formula->left),
                         value_of (self, formula->right));
  case LEAF_FORMULA_POWER: return power_of (self, formula);
  case LEAF_FORMULA_ROOT: return root_of (self, formula);
  case LEAF_FORMULA_LOGARITHM: return logarithm_of (self, formula);
  case LEAF_FORMULA_NEGATE: return arithmetic_of_one (self, LEAF_ARITHMETIC_NEGATE, value_of (self, formula->left));
  case LEAF_FORMULA_FUNCTION: return applied_function (self, formula);
  case LEAF_FORMULA_EQUALS: break;
  }
  return NULL;
}

/* --- entry points ------------------------------------------------------------------------------------------------- */

/* A real number becomes a whole one by rounding. */
static LeafNode *
as_wanted (Given *self, LeafNode *value)
{
  LeafNode *fitted;

  if (value == NULL || !LEAF_IS (self->wanted))
    return value;
  if (value->kind.ix == LEAF_KIND_REAL && self->wanted.ix == LEAF_KIND_NUMBER)
    return native_of_real (self, LEAF_NATIVE_real_to_number, LEAF_KIND (NUMBER), value);
  fitted = leaf_value_fit (self->scope, value, self->wanted);
  if (fitted == NULL)
    return refuse (self, LEAF_PROBLEM_EQUATION_KINDS, self->words, leaf_kind_name (self->scope->build, self->wanted),
                   leaf_kind_name (self->scope->build, value->kind));
  return fitted;
}

static gboolean
uses (const LeafFormula *formula, guint32 name)
{
  return formula != NULL
         && ((formula->sort == LEAF_FORMULA_NAME && formula->name == name) || uses (formula->left, name)
             || uses (formula->right, name));
}

static LeafNode *
solve (Given *self, LeafWording name)
{
  LeafBuild *build = self->scope->build;
  guint32 unknown = find_unknown (self, name);
  const LeafFormulaName *names = (const LeafFormulaName *) self->names->data;
  const LeafFormula *formula = leaf_formula_read (build->arena, self->text, names, self->names->len), *solution = NULL;
  Symbol *symbol = &g_array_index (self->symbols, Symbol, unknown);

  if (formula == NULL)
    return refuse (self, LEAF_PROBLEM_EQUATION_FORM, self->words, NULL, NULL);
  for (guint32 i = 0; i < self->n_given; i++)
    if (!uses (formula, i))
      return refuse (self, LEAF_PROBLEM_EQUATION_NAME_SPARE, self->words, names[i].text, NULL);
  if (unknown < self->n_known && symbol->has_value)
    return refuse (self, LEAF_PROBLEM_EQUATION_TARGET, self->words, names[unknown].text, NULL);
  if (leaf_formula_solve (build->arena, formula, unknown, names, &solution) != LEAF_FORMULA_SOLVED)
    return refuse (self, LEAF_PROBLEM_EQUATION_NOT_SOLVED, self->words, names[unknown].text, NULL);
  if (!LEAF_IS (self->wanted))
    self->wanted = symbol->kind;
  return as_wanted (self, value_of (self, solution));
}

LeafNode *
leaf_read_equation_solution (LeafScope *scope, LeafWording name, LeafWording w, LeafKindId wanted)
{
  LeafBuild *build = scope->build;
  guint32 where = leaf_wording_find (build, w, "where");
  LeafWording head = leaf_wording_up_to (w, where), own_where = LEAF_NO_WORDS;
  Given self = { .scope = scope, .wanted = wanted };
  LeafNameMatch match;
  g_autofree char *text = NULL;
  LeafNode *value = NULL;

  if (!leaf_wording_empty (head) && leaf_word_is (build, head.end - 1, ","))
    head.end--;
  if (leaf_wording_empty (head)) /* "let V be given by": what is refused has to be somewhere */
    head = leaf_wording (name.first, head.first);
  self.words = self.place = head;
  match = leaf_names_find (build, leaf_wording_skip_article (build, head), LEAF_NAMES (EQUATION), scope->near);
  if (match.id != 0) {
    self.words = LEAF_ROW (&build->world->equations, LeafEquation, match.id)->formula;
    own_where = LEAF_ROW (&build->world->equations, LeafEquation, match.id)->where;
  }
  text = leaf_wording_dup (build, self.words);
  self.text = text;
  self.names = g_array_new (FALSE, FALSE, sizeof (LeafFormulaName));
  self.symbols = g_array_new (FALSE, FALSE, sizeof (Symbol));
  if (read_where (&self, where < w.end ? leaf_wording_from (w, where + 1) : LEAF_NO_WORDS)) {
    self.n_given = self.names->len;
    if (!read_where (&self, own_where))
      self.has_reported = TRUE;
    self.n_known = self.names->len;
  }
  if (!self.has_reported) {
    add_locals (&self);
    add_functions (&self);
    value = solve (&self, name);
  }
  g_array_unref (self.names);
  g_array_unref (self.symbols);
  return value;
}

/* Each name represents a value of its kind. Whatever the values, the kinds of both sides must fit. */
static void
check_kinds (Given *self, const LeafFormula *formula)
{
  LeafBuild *build = self->scope->build;
  LeafNode *left, *right;

  for (guint i = 0; i < self->symbols->len; i++) {
    Symbol *symbol = &g_array_index (self->symbols, Symbol, i);

    if (symbol->value == NULL && symbol->function == 0 && LEAF_IS (symbol->kind))
      symbol->value = leaf_node_constant (self->scope, self->words, symbol->kind, 0);
  }
  left = value_of (self, formula->left);
  right = left != NULL ? value_of (self, formula->right) : NULL;
  if (right != NULL && leaf_value_fit (self->scope, right, left->kind) == NULL
      && leaf_value_fit (self->scope, left, right->kind) == NULL)
    refuse (self, LEAF_PROBLEM_EQUATION_SIDES, self->words, leaf_kind_name (build, left->kind),
            leaf_kind_name (build, right->kind));
}

/* Equations that no statement uses are checked too, as far as possible without given values. */
static void
check_equation (LeafBuild *build, const LeafEquation *equation)
{
  LeafScope scope;
  Given self = { .scope = &scope, .words = equation->formula, .is_checked = TRUE };
  g_autofree char *text = leaf_wording_dup (build, equation->formula);
  const LeafSentence *sentence = LEAF_ROW (&build->sentences->sentences, LeafSentence, equation->sentence.ix);

  self.place = sentence->wording;
  leaf_scope_init (&scope, build, sentence->heading);
  leaf_reading_renew (&scope);
  self.text = text;
  self.names = g_array_new (FALSE, FALSE, sizeof (LeafFormulaName));
  self.symbols = g_array_new (FALSE, FALSE, sizeof (Symbol));
  if (read_where (&self, equation->where)) {
    const LeafFormula *formula;

    add_functions (&self);
    formula = leaf_formula_read (build->arena, text, (const LeafFormulaName *) self.names->data, self.names->len);
    if (formula == NULL)
      refuse (&self, LEAF_PROBLEM_EQUATION_FORM, self.words, NULL, NULL);
    else
      check_kinds (&self, formula);
  }
  g_array_unref (self.names);
  g_array_unref (self.symbols);
  leaf_scope_clear (&scope);
}

void
leaf_equations_check (LeafBuild *build)
{
  LEAF_EACH (&build->world->equations, i) {
    LeafEquation equation = *LEAF_ROW (&build->world->equations, LeafEquation, i);

    if (equation.sentence.ix >= build->story_sentence)
      check_equation (build, &equation);
  }
}
