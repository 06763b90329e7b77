/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-phrase-patterns.c: "To decide which number is (X - number) plus (Y - number)" -> a row of the phrase table.
 *
 * A preamble consists of words and parameters. A word may have alternatives ("the/a/--"); a parameter has a name and
 * says what it accepts. Kind variables (K, L ...) are numbered. A parameter of kind K accepts any value, and if the
 * result has kind K, it is the kind of that value. */
#include "inform6/leaf-inform6-code.h"
#include "leaf-inform6.h"
#include "leaf-phrase-table.h"

#include <string.h>

/* --- the table ---------------------------------------------------------------------------------------------------- */

/* Words that are too common to be searched for. */
static gboolean
is_common (const LeafBuild *build, LeafVocabId word)
{
  static const char *const common[]
      = { "the", "a", "an", "of", "to", "in", "is", "with", "from", "and", "on", "for", "by", "some" };
  const char *text = leaf_vocabulary_text (build->vocabulary, word);

  for (guint i = 0; i < G_N_ELEMENTS (common); i++)
    if (strcmp (text, common[i]) == 0)
      return TRUE;
  return FALSE;
}

/* The part by which the phrase is found: its first word that is neither optional nor common, or the first that is not
 * optional; n_parts if it has none. */
static guint32
part_to_find_by (const LeafBuild *build, const LeafPhraseRow *row)
{
  guint32 fallback = row->n_parts;

  for (guint32 i = 0; i < row->n_parts; i++) {
    gboolean common = FALSE;
    if (row->parts[i].n_words == 0 || row->parts[i].optional)
      continue;
    if (fallback == row->n_parts)
      fallback = i;
    for (guint32 j = 0; j < row->parts[i].n_words; j++)
      common |= is_common (build, row->parts[i].words[j]);
    if (!common)
      return i;
  }
  return fallback;
}

static void
chain (LeafBuild *build, guint64 key, guint32 phrase)
{
  LeafPhraseChain link = { phrase, leaf_index_find (&build->phrases->by_first, key) };
  leaf_index_set (&build->phrases->by_first, key, leaf_table_push (&build->phrases->chains, &link));
}

LeafPhraseId
leaf_phrase_table_add (LeafBuild *build, const LeafPhraseRow *row)
{
  LeafPhraseRow copy = *row;
  g_autofree char *title = leaf_wording_dup (build, row->wording);
  guint32 id;

  copy.title = leaf_arena_strdup (build->arena, title);
  copy.first_fixed = part_to_find_by (build, &copy);
  copy.is_library = build->is_library;
  for (guint32 i = 0; i < copy.n_parts; i++)
    copy.n_fixed += copy.parts[i].n_words > 0 && !copy.parts[i].optional;
  id = leaf_table_push (&build->phrases->phrases, &copy);
  if (copy.is_definition || copy.is_hidden)
    return LEAF_ID (LeafPhraseId, id);
  if (copy.first_fixed == copy.n_parts)
    chain (build, G_MAXUINT32, id);
  else
    for (guint32 i = 0; i < copy.parts[copy.first_fixed].n_words; i++)
      chain (build, copy.parts[copy.first_fixed].words[i].ix, id);
  return LEAF_ID (LeafPhraseId, id);
}

/* --- kinds with kind variables ------------------------------------------------------------------------------------ */

/* "K", "Ks", "Ls": a kind variable. */
static guint32
kind_variable (const LeafBuild *build, LeafWording w)
{
  g_autofree char *text = NULL;

  if (leaf_wording_length (w) != 1)
    return 0;
  text = leaf_wording_dup (build, w);
  if (!g_ascii_isupper (text[0]) || !(text[1] == '\0' || (text[1] == 's' && text[2] == '\0')))
    return 0;
  return (guint32) (text[0] - 'A' + 1);
}

/* A kind variable within a constructed kind accepts any value; records the first one. */
static LeafKindId
without_variables (LeafBuild *build, LeafKindId kind, guint32 *variable)
{
  LeafKind row;

  if (!LEAF_IS (kind))
    return kind;
  row = *leaf_kind (build, kind);
  if (!LEAF_IS (row.constructor))
    return kind;
  if (row.constructor.ix == LEAF_KIND_KIND_VARIABLE) {
    if (*variable == 0)
      *variable = row.args[0].ix;
    return LEAF_KIND (VALUE);
  }
  return leaf_kind_built (build, row.constructor, without_variables (build, row.args[0], variable),
                          without_variables (build, row.args[1], variable));
}

/* A kind by its name; a bare constructor ("a relation") accepts any values. */
static LeafKindId
read_plain_kind (LeafScope *scope, LeafWording w)
{
  LeafBuild *build = scope->build;
  guint32 ignored = 0;
  LeafKindId kind = without_variables (build, leaf_kind_read (build, w, scope->near), &ignored);

  for (guint32 i = 1; !LEAF_IS (kind) && i < LEAF_KIND_COUNT; i++) {
    const LeafKind *row = leaf_kind (build, LEAF_ID (LeafKindId, i));
    if (row->representation == LEAF_REPRESENTATION_BUILT && !LEAF_IS (row->constructor)
        && (leaf_wording_is (build, w, row->name) || leaf_wording_is (build, w, row->plural)))
      return leaf_kind_built (build, LEAF_ID (LeafKindId, i), LEAF_KIND (VALUE), LEAF_KIND (VALUE));
  }
  return kind;
}

static gboolean
has_variable (const LeafBuild *build, LeafKindId kind)
{
  const LeafKind *row = LEAF_IS (kind) ? leaf_kind (build, kind) : NULL;

  if (row == NULL || !LEAF_IS (row->constructor))
    return FALSE;
  return row->constructor.ix == LEAF_KIND_KIND_VARIABLE || has_variable (build, row->args[0])
         || has_variable (build, row->args[1]);
}

LeafKindId
leaf_phrase_read_kind (LeafScope *scope, LeafWording w, guint32 *variable)
{
  static const struct {
    const char *words;
    LeafKindNumber constructor;
  } constructors[] = {
    { "list of", LEAF_KIND_LIST },
    { "lists of", LEAF_KIND_LIST },
    { "description of", LEAF_KIND_DESCRIPTION },
    { "descriptions of", LEAF_KIND_DESCRIPTION },
  };
  LeafBuild *build = scope->build;
  guint32 of;

  w = leaf_wording_skip_article (build, w);
  if (leaf_wording_empty (w))
    return LEAF_KIND (NONE);
  *variable = kind_variable (build, w);
  if (*variable != 0)
    return LEAF_KIND (VALUE);
  for (guint i = 0; i < G_N_ELEMENTS (constructors); i++)
    if (leaf_wording_begins (build, w, constructors[i].words) && leaf_wording_length (w) > 2) {
      LeafKindId inner = leaf_phrase_read_kind (scope, leaf_wording_from (w, w.first + 2), variable);
      return LEAF_IS (inner)
                 ? leaf_kind_built (build, LEAF_ID (LeafKindId, constructors[i].constructor), inner, LEAF_KIND (NONE))
                 : inner;
    }
  if (leaf_wording_begins (build, w, "phrase")) {
    LeafKindId read = leaf_kind_read (build, w, scope->near);

    return LEAF_IS (read) && !has_variable (build, read)
               ? read
               : leaf_kind_built (build, LEAF_KIND (PHRASE), LEAF_KIND (VALUE), LEAF_KIND (VALUE));
  }
  if (leaf_wording_begins (build, w, "relation of") || leaf_wording_begins (build, w, "relations of")) {
    LeafKindId plain = without_variables (build, leaf_kind_read (build, w, scope->near), variable);
    return LEAF_IS (plain) ? plain
                           : leaf_kind_built (build, LEAF_KIND (RELATION), LEAF_KIND (VALUE), LEAF_KIND (VALUE));
  }
  of = leaf_wording_find (build, w, "of kind");
  if (of + 2 < w.end && kind_variable (build, leaf_wording_from (w, of + 2)) != 0) {
    *variable = kind_variable (build, leaf_wording_from (w, of + 2));
    return LEAF_KIND (VALUE);
  }
  if (leaf_wording_ends (build, w, "value") || leaf_wording_ends (build, w, "values")) {
    static const char *const generic[] = { "value",
                                           "values",
                                           "sayable value",
                                           "sayable values",
                                           "arithmetic value",
                                           "arithmetic values",
                                           "enumerated value",
                                           "enumerated values",
                                           "understandable value",
                                           "real arithmetic value" };
    if (leaf_wording_is (build, w, "arithmetic value"))
      *variable = LEAF_ARITHMETIC_VARIABLE;
    for (guint i = 0; i < G_N_ELEMENTS (generic); i++)
      if (leaf_wording_is (build, w, generic[i]))
        return LEAF_KIND (VALUE);
  }
  return read_plain_kind (scope, w);
}

/* The kind including its variables; none if it has no variables. */
static LeafKindId
read_pattern (LeafScope *scope, LeafWording w)
{
  LeafKindId kind = leaf_kind_read (scope->build, w, scope->near);

  return has_variable (scope->build, kind) ? kind : LEAF_KIND (NONE);
}

/* --- parameters --------------------------------------------------------------------------------------------------- */

static gboolean
read_special_parameter (LeafScope *scope, LeafWording w, LeafPhrasePart *parameter)
{
  static const struct {
    const char *words;
    LeafParameterSort sort;
  } specials[] = {
    { "condition", LEAF_PARAMETER_CONDITION },
    { "phrase", LEAF_PARAMETER_PHRASE },
    { "nonexisting variable", LEAF_PARAMETER_NEW_LOCAL },
    { "new variable", LEAF_PARAMETER_NEW_LOCAL },
    { "table column", LEAF_PARAMETER_TABLE_COLUMN },
    { "property", LEAF_PARAMETER_PROPERTY },
    { "storage", LEAF_PARAMETER_PLACE },
    { "value property", LEAF_PARAMETER_PROPERTY },
  };
  LeafBuild *build = scope->build;

  for (guint i = 0; i < G_N_ELEMENTS (specials); i++)
    if (leaf_wording_is (build, w, specials[i].words)) {
      parameter->sort = specials[i].sort;
      parameter->kind = parameter->sort == LEAF_PARAMETER_CONDITION ? LEAF_KIND (TRUTH_STATE) : LEAF_KIND (VALUE);
      return TRUE;
    }
  if (leaf_wording_length (w) > 2 && leaf_word_is (build, w.first, "nonexisting")
      && leaf_word_is (build, w.end - 1, "variable")) {
    parameter->sort = LEAF_PARAMETER_NEW_LOCAL; /* "a nonexisting number variable" */
    parameter->kind = leaf_kind_read (build, leaf_wording (w.first + 1, w.end - 1), scope->near);
    return LEAF_IS (parameter->kind);
  }
  if (leaf_wording_begins (build, w, "name of kind of")) {
    g_autofree char *last = leaf_wording_dup (build, leaf_wording (w.end - 1, w.end));
    parameter->sort = LEAF_PARAMETER_KIND;
    parameter->kind = LEAF_KIND (VALUE);
    parameter->kind_variable = g_ascii_isupper (last[0]) ? (guint32) (last[0] - 'A' + 1) : 0;
    if (parameter->kind_variable != 0) {
      LeafKindId variable = leaf_kind_built (build, LEAF_KIND (KIND_VARIABLE),
                                             LEAF_ID (LeafKindId, parameter->kind_variable), LEAF_KIND (NONE));
      parameter->pattern = leaf_kind_built (build, LEAF_KIND (DESCRIPTION), variable, LEAF_KIND (NONE));
    }
    return TRUE;
  }
  return FALSE;
}

/* "existing number variable", "a text that varies": something that can be assigned. */
static gboolean
read_place_parameter (LeafScope *scope, LeafWording w, LeafPhrasePart *parameter)
{
  LeafBuild *build = scope->build;

  if (leaf_word_is (build, w.first, "existing") && leaf_wording_length (w) > 1)
    w.first++;
  if (leaf_wording_ends (build, w, "that varies"))
    w.end -= 2;
  else if (leaf_wording_ends (build, w, "variable"))
    w.end--;
  else
    return FALSE;
  parameter->kind
      = leaf_wording_empty (w) ? LEAF_KIND (VALUE) : leaf_phrase_read_kind (scope, w, &parameter->kind_variable);
  parameter->sort = LEAF_PARAMETER_PLACE;
  return LEAF_IS (parameter->kind);
}

static gboolean
is_description_kind (const LeafBuild *build, LeafKindId kind)
{
  return leaf_kind (build, kind)->constructor.ix == LEAF_KIND_DESCRIPTION;
}

/* Reads what a parameter accepts: "number", "list of Ks", "an open door", "a condition" ... */
static void
read_parameter_words (LeafScope *scope, LeafWording w, LeafPhrasePart *parameter)
{
  LeafDescription *description;
  LeafNode *value;

  w = leaf_wording_skip_article (scope->build, w);
  parameter->sort = LEAF_PARAMETER_VALUE;
  parameter->kind = LEAF_KIND (VALUE);
  if (leaf_wording_empty (w) || read_special_parameter (scope, w, parameter)
      || read_place_parameter (scope, w, parameter))
    return;
  parameter->kind = leaf_phrase_read_kind (scope, w, &parameter->kind_variable);
  parameter->pattern = read_pattern (scope, w);
  parameter->is_arithmetic = leaf_wording_begins (scope->build, w, "arithmetic value");
  if (leaf_wording_is (scope->build, w, "list"))
    leaf_problem_at (scope->build, LEAF_PROBLEM_KIND_TOO_VAGUE, w, NULL, NULL);
  if (LEAF_IS (parameter->kind)) {
    parameter->sort
        = is_description_kind (scope->build, parameter->kind) ? LEAF_PARAMETER_ANY_DESCRIPTION : LEAF_PARAMETER_VALUE;
    return;
  }
  leaf_reading_renew (scope);
  value = leaf_meaning_value (scope, w, LEAF_KIND (NONE));
  if (value != NULL && value->op == LEAF_NODE_CONSTANT) {
    parameter->sort = LEAF_PARAMETER_LITERAL;
    parameter->kind = value->CONSTANT.value.kind == LEAF_KIND_OBJECT ? LEAF_KIND (OBJECT) : value->kind;
    parameter->literal = value->CONSTANT.value;
    return;
  }
  if (value != NULL && (value->op == LEAF_NODE_LIST || value->op == LEAF_NODE_ACTION)) {
    parameter->sort = LEAF_PARAMETER_LITERAL;
    parameter->kind = value->kind;
    parameter->written = value;
    return;
  }
  description = leaf_meaning_description (scope, w);
  if (description != NULL && description->exact == NULL) {
    parameter->sort = LEAF_PARAMETER_DESCRIBED;
    parameter->description = description;
    parameter->kind = leaf_description_kind (description);
    return;
  }
  parameter->kind = LEAF_KIND (VALUE);
  leaf_meaning_explain (scope, w, LEAF_PROBLEM_PARAMETER_UNKNOWN, LEAF_EXPECTED_DESCRIPTION);
}

/* "(X - number)" */
static void
read_parameter (LeafScope *scope, LeafWording w, LeafPhrasePart *parameter)
{
  LeafBuild *build = scope->build;
  guint32 dash = leaf_wording_find (build, w, "-");
  g_autofree char *name = NULL;

  *parameter = (LeafPhrasePart) { .sort = LEAF_PARAMETER_VALUE, .kind = LEAF_KIND (VALUE) };
  if (dash >= w.end && leaf_wording_begins (build, w, "name of kind of")) { /* no name: the parameter takes a kind */
    read_parameter_words (scope, w, parameter);
    return;
  }
  if (dash >= w.end || dash == w.first || dash + 1 == w.end || leaf_word (build, w.first)->sort == LEAF_WORD_TEXT) {
    g_autofree char *quoted = leaf_wording_dup (build, w);

    leaf_build_problem (build, LEAF_PROBLEM_PARAMETER_FORM,
                        leaf_wording_span (build, leaf_wording_empty (w) ? leaf_wording (w.first - 1, w.end + 1) : w),
                        quoted, NULL, NULL);
    return;
  }
  for (guint32 at = w.first; at < dash; at++)
    if (leaf_word_is (build, at, "(")) {
      leaf_problem_at (build, LEAF_PROBLEM_PARAMETER_NESTED, w, NULL, NULL);
      return;
    }
  if (dash - w.first > 1) /* but the parameter of "(A - a room)" is called A */
    w = leaf_wording_skip_article (build, w);
  name = leaf_wording_dup (build, leaf_wording_up_to (w, dash));
  parameter->name = leaf_arena_strdup (build->arena, name);
  read_parameter_words (scope, leaf_wording_from (w, dash + 1), parameter);
}

/* --- words -------------------------------------------------------------------------------------------------------- */

/* "the/a/--" */
static void
read_word (LeafBuild *build, guint32 word, LeafPhrasePart *part)
{
  g_autofree char *text = leaf_wording_dup (build, leaf_wording (word, word + 1));
  g_auto (GStrv) alternatives = g_strsplit (text, *text == '/' ? "\n" : "/", -1); /* "/alert" is one word */
  guint n = g_strv_length (alternatives);
  LeafVocabId *words = leaf_new_n (build->arena, LeafVocabId, MAX (n, 1));

  *part = (LeafPhrasePart) { 0 };
  for (guint i = 0; i < n; i++) {
    if (strcmp (alternatives[i], "--") == 0)
      part->optional = TRUE;
    else if (*alternatives[i] != '\0')
      words[part->n_words++] = leaf_vocabulary_intern (build->vocabulary, alternatives[i], -1);
  }
  if (part->n_words == 0)
    words[part->n_words++] = leaf_word (build, word)->vocab;
  part->words = words;
  part->spelling = leaf_arena_strdup (build->arena, text);
}

/* --- preambles ---------------------------------------------------------------------------------------------------- */

static const char *
strip_name (LeafBuild *build, LeafWording *w, LeafWording *name)
{
  guint32 open = leaf_wording_length (*w) > 4 ? w->end - 1 : w->first;

  *name = LEAF_NO_WORDS;
  if (!leaf_word_is (build, w->end - 1, ")"))
    return NULL;
  while (open > w->first && !leaf_word_is (build, open, "("))
    open--;
  if (!leaf_wording_begins (build, leaf_wording (open + 1, w->end), "this is") || open + 4 > w->end)
    return NULL;
  *name = leaf_wording_skip_article (build, leaf_wording (open + 3, w->end - 1));
  w->end = open;
  return NULL;
}

/* "To settle the command (of the library): ...", as for verbs: a phrase of the library's own, not offered to authors.
 * */
static gboolean
strip_kept (LeafBuild *build, LeafWording *w)
{
  static const char mark[] = "( of the library )";

  if (!build->is_library || !leaf_wording_ends (build, *w, mark))
    return FALSE;
  w->end -= 5;
  return TRUE;
}

/* "(deprecated)" and "(documented at ph_name)", after the words and before the name: notes without effect. */
static void
strip_notes (LeafBuild *build, LeafWording *w)
{
  for (;;) {
    guint32 open = leaf_wording_length (*w) > 3 && leaf_word_is (build, w->end - 1, ")") ? w->end - 1 : w->first;
    LeafWording note;

    while (open > w->first && !leaf_word_is (build, open, "("))
      open--;
    note = leaf_wording (open + 1, w->end - 1);
    if (open == w->first
        || !(leaf_wording_is (build, note, "deprecated")
             || (leaf_wording_begins (build, note, "documented at") && leaf_wording_length (note) == 3)))
      return;
    w->end = open;
  }
}

/* ", with emphasis or without": phrase options; "and/or" is written between options that can be combined. */
static void
strip_options (LeafBuild *build, LeafWording *w, LeafPhraseRow *row)
{
  guint32 comma = leaf_wording_find (build, *w, ","), n;
  g_autoptr (GArray) options = g_array_new (FALSE, FALSE, sizeof (LeafWording));
  LeafWording *parts = NULL;

  if (comma >= w->end)
    return;
  row->is_exclusive = leaf_wording_find (build, *w, "and/or") >= w->end;
  n = leaf_wording_split_list (build, leaf_wording_from (*w, comma + 1), "or", &parts);
  for (guint32 i = 0; i < n; i++)
    while (!leaf_wording_empty (parts[i])) {
      guint32 both = leaf_wording_find (build, parts[i], "and/or");
      LeafWording option = leaf_wording_up_to (parts[i], both);

      if (!leaf_wording_empty (option))
        g_array_append_val (options, option);
      parts[i].first = MIN (both + 1, parts[i].end);
    }
  row->n_options = MIN (options->len, 32); /* limited by the bits for options */
  row->options = leaf_arena_copy (build->arena, options->data, sizeof (LeafWording) * options->len);
  w->end = comma;
}

/* "To say angry -- beginning angering", "-- continuing angering", "-- ending angering with marker MAD", "-- running
 * on": the part after the dashes says which longer substitution the phrase is a part of. Each part prints itself in its
 * place, unless their bodies are parts of one statement in Inform 6. */
static void
strip_segment (LeafBuild *build, LeafWording *w, LeafPhraseRow *row)
{
  static const char *const roles[] = {
    [LEAF_SEGMENT_NONE] = "running on",
    [LEAF_SEGMENT_BEGINNING] = "beginning",
    [LEAF_SEGMENT_CONTINUING] = "continuing",
    [LEAF_SEGMENT_ENDING] = "ending",
  };
  guint32 dashes = leaf_wording_find (build, *w, "--");
  LeafWording role = leaf_wording_from (*w, MIN (dashes + 1, w->end));

  if (dashes == w->first || leaf_wording_empty (role))
    return;
  row->ends_one_of = leaf_wording_begins (build, role, "ending say_one_of");
  for (guint i = 0; i < G_N_ELEMENTS (roles); i++)
    if (leaf_wording_begins (build, role, roles[i])) {
      row->segment = i;
      if (i != LEAF_SEGMENT_NONE && leaf_wording_length (role) > 1)
        row->segment_name = leaf_vocabulary_text (build->vocabulary, leaf_word (build, role.first + 1)->vocab);
      w->end = dashes;
      return;
    }
}

/* "To convert to (A - an action name) on (O - an object) -- stopping the action": the rule that uses the phrase ends
 * with it. In the library only; in an author's phrase these are words. */
static void
strip_end (const LeafBuild *build, LeafWording *w, LeafPhraseRow *row)
{
  static const struct {
    const char *words;
    LeafOutcome outcome;
  } ends[] = { { "ending in failure", LEAF_OUTCOME_FAILURE }, { "stopping the action", LEAF_OUTCOME_STOPPED } };
  guint32 dashes = leaf_wording_find (build, *w, "--");

  for (guint i = 0; build->is_library && dashes < w->end && i < G_N_ELEMENTS (ends); i++)
    if (leaf_wording_is (build, leaf_wording_from (*w, dashes + 1), ends[i].words)) {
      row->ends_rule = ends[i].outcome;
      row->wording.end = w->end = dashes;
    }
}

/* "To say: ...", "To decide which way: ...": an incomplete head is read as the words of a phrase. */
static gboolean
is_head_alone (const LeafBuild *build, LeafWording w)
{
  if (leaf_wording_begins (build, w, "to decide which") || leaf_wording_begins (build, w, "to decide what"))
    return leaf_wording_find (build, w, "is") + 1 >= w.end;
  return leaf_wording_is (build, w, "to say") || leaf_wording_is (build, w, "to decide whether")
         || leaf_wording_is (build, w, "to decide if");
}

static gboolean
read_head (LeafScope *scope, LeafWording *w, LeafPhraseRow *row)
{
  LeafBuild *build = scope->build;
  guint32 is;

  if (is_head_alone (build, *w)) {
    row->sort = LEAF_PHRASE_DO;
    w->first += 1;
  } else if (leaf_wording_begins (build, *w, "to decide whether") || leaf_wording_begins (build, *w, "to decide if")) {
    row->sort = LEAF_PHRASE_DECIDE_IF;
    w->first += 3;
    if (leaf_wording_length (*w) > 1 && leaf_word_is (build, w->first, "the")) /* a caller may omit it */
      w->first++;
  } else if (leaf_wording_begins (build, *w, "to decide which") || leaf_wording_begins (build, *w, "to decide what")) {
    is = leaf_wording_find (build, *w, "is");
    row->sort = LEAF_PHRASE_DECIDE;
    row->result = leaf_phrase_read_kind (scope, leaf_wording (w->first + 3, is), &row->result_variable);
    row->result_pattern = read_pattern (scope, leaf_wording (w->first + 3, is));
    if (!LEAF_IS (row->result)) {
      leaf_meaning_explain (scope, leaf_wording (w->first + 3, is), LEAF_PROBLEM_PHRASE_RESULT_UNKNOWN,
                            LEAF_EXPECTED_KIND);
      row->result = LEAF_KIND (VALUE);
    }
    *w = leaf_wording_skip_article (build, leaf_wording_from (*w, is + 1));
  } else if (leaf_wording_begins (build, *w, "to say")) {
    row->sort = LEAF_PHRASE_SAY;
    w->first += 2;
    strip_segment (build, w, row);
  } else {
    row->sort = LEAF_PHRASE_DO;
    w->first += 1;
    strip_end (build, w, row);
  }
  return w->first < w->end;
}

static guint32
rank_of_parameter (const LeafBuild *build, const LeafPhrasePart *parameter)
{
  if (parameter->sort == LEAF_PARAMETER_LITERAL)
    return 60;
  if (parameter->sort == LEAF_PARAMETER_DESCRIBED)
    return 40 + leaf_kind (build, parameter->kind)->depth;
  if (parameter->kind.ix == LEAF_KIND_VALUE)
    return parameter->is_arithmetic ? 2 : 1;
  if (parameter->kind.ix == LEAF_KIND_REAL) /* which accepts whole numbers too */
    return 9;
  return 10 + leaf_kind (build, parameter->kind)->depth;
}

/* "(X - a number) (Y - a number)": with no word between them. */
static gboolean
has_neighbours (const LeafBuild *build, LeafWording w)
{
  guint32 depth = 0;

  for (guint32 at = w.first; at + 1 < w.end; at++) {
    if (leaf_word_is (build, at, "("))
      depth++;
    else if (leaf_word_is (build, at, ")") && --depth == 0 && leaf_word_is (build, at + 1, "(")) {
      guint32 dash = leaf_wording_find (build, leaf_wording (at + 2, w.end), "-"),
              end = leaf_wording_find (build, leaf_wording (at + 2, w.end), ")");

      if (dash < end && !leaf_word_is (build, at + 2, "this"))
        return TRUE;
    }
  }
  return FALSE;
}

/* Each '(' must have its ')', and there must be a word outside brackets; in "to say (D - a date)" that is "say". */
static gboolean
parts_are_whole (LeafBuild *build, LeafPhraseSort sort, LeafWording w)
{
  gint depth = 0;
  guint32 n_words = sort == LEAF_PHRASE_SAY && !leaf_wording_empty (w) ? 1 : 0;

  for (guint32 at = w.first; at < w.end && depth >= 0; at++) {
    if (leaf_word_is (build, at, "("))
      depth++;
    else if (leaf_word_is (build, at, ")"))
      depth--;
    else if (depth == 0)
      n_words++;
  }
  if (depth != 0)
    leaf_problem_at (build, depth > 0 ? LEAF_PROBLEM_PARAMETER_NOT_CLOSED : LEAF_PROBLEM_PARAMETER_NOT_OPENED, w, NULL,
                     NULL);
  else if (n_words == 0)
    leaf_problem_at (build, LEAF_PROBLEM_PHRASE_WORDLESS, w, NULL, NULL);
  else if (has_neighbours (build, w))
    leaf_problem_at (build, LEAF_PROBLEM_PARAMETERS_SIDE_BY_SIDE, w, NULL, NULL);
  return depth == 0 && n_words > 0;
}

static void
read_parts (LeafScope *scope, LeafWording w, LeafPhraseRow *row)
{
  LeafBuild *build = scope->build;
  g_autoptr (GArray) parts = g_array_new (FALSE, FALSE, sizeof (LeafPhrasePart));

  for (guint32 at = w.first; at < w.end; at++) {
    LeafPhrasePart part;
    if (leaf_word_is (build, at, "(")) {
      guint32 past = leaf_wording_past_bracket (build, w, at);
      read_parameter (scope, leaf_wording (at + 1, past - 1), &part);
      part.slot = row->n_parameters++;
      row->specificity += rank_of_parameter (build, &part);
      at = past - 1;
    } else {
      read_word (build, at, &part);
      part.case_matters = row->sort == LEAF_PHRASE_SAY;
    }
    g_array_append_val (parts, part);
  }
  row->n_parts = parts->len;
  row->parts = leaf_arena_copy (build->arena, parts->data, sizeof (LeafPhrasePart) * parts->len);
}

LeafNative
leaf_phrase_native_body (LeafBuild *build, const LeafSentence *sentence, guint32 n_parameters)
{
  const LeafStatement *body = leaf_phrase_inform6_statement (build, sentence);
  g_autofree char *text = NULL;

  if (body == NULL)
    return LEAF_NATIVE_NONE;
  if (build->is_library)
    return leaf_wording_native (build, body->wording);
  text = leaf_wording_dup (build, body->wording);
  return leaf_inform6_native (text, n_parameters);
}

gboolean
leaf_phrase_suits_native (const LeafBuild *build, const LeafPhraseRow *row)
{
  guint32 which = 0;

  for (guint32 i = 0; i < row->n_parts; i++) {
    const LeafPhrasePart *part = &row->parts[i];
    LeafKindId kind, wanted;

    if (part->n_words > 0)
      continue;
    kind = leaf_kind (build, part->kind)->representation == LEAF_REPRESENTATION_BUILT
               ? leaf_kind (build, part->kind)->constructor
               : part->kind;
    wanted = leaf_native_value_kind (row->native, which++);
    if (!LEAF_IS (wanted) || kind.ix == wanted.ix)
      continue;
    g_warning ("the library gives the native %s a %s as its value %u", leaf_native_name (row->native),
               leaf_kind_name (build, part->kind), which);
    return FALSE;
  }
  return TRUE;
}

/* "sin function inverse to arcsin" */
static void
note_function (const LeafBuild *build, LeafWording *name, LeafPhraseRow *row)
{
  guint32 inverse = leaf_wording_find (build, *name, "inverse to");

  if (inverse + 2 < name->end && leaf_word_is (build, inverse - 1, "function")) {
    row->inverse = leaf_wording_from (*name, inverse + 2);
    name->end = inverse;
  }
  if (leaf_wording_length (*name) == 2 && leaf_word_is (build, name->end - 1, "function"))
    row->function = leaf_wording_up_to (*name, name->end - 1);
}

static void
read_phrase (LeafBuild *build, LeafSentenceId id)
{
  LeafSentence sentence = *LEAF_ROW (&build->sentences->sentences, LeafSentence, id.ix);
  LeafPhraseRow row = { .sentence = id, .wording = sentence.wording, .heading = sentence.heading };
  LeafWording w = sentence.wording, name;
  LeafPhraseId phrase;
  LeafScope scope;

  leaf_scope_init (&scope, build, sentence.heading);
  row.is_kept = strip_kept (build, &w);
  row.wording = w;
  strip_name (build, &w, &name);
  strip_notes (build, &w);
  if (read_head (&scope, &w, &row)) {
    strip_options (build, &w, &row);
    if (parts_are_whole (build, row.sort, w)) {
      read_parts (&scope, w, &row);
      row.native = leaf_phrase_native_body (build, &sentence, row.n_parameters);
      if (build->is_library && !leaf_phrase_suits_native (build, &row))
        row.native = LEAF_NATIVE_NONE;
      note_function (build, &name, &row);
      if (!build->is_library)
        leaf_phrase_check_limits (build, &row, name);
      phrase = leaf_phrase_table_add (build, &row);
      if (row.ends_one_of)
        leaf_table_push (&build->phrases->one_of_ends, &w);
      if (!leaf_wording_empty (name))
        LEAF_PHRASE (build, phrase)->value_name = leaf_names_add (build, LEAF_NAME_PHRASE, phrase.ix, name);
    }
  } else {
    leaf_problem_at (build, LEAF_PROBLEM_PHRASE_FORM, sentence.wording, NULL, NULL);
  }
  leaf_scope_clear (&scope);
}

/* --- kinds of results --------------------------------------------------------------------------------------------- */

LeafPhraseId
leaf_phrases_add_condition (LeafBuild *build, LeafWording condition, LeafSentenceId sentence, guint32 n_parameters,
                            const LeafWording *names, const LeafKindId *kinds)
{
  LeafPhraseRow row
      = { .sort = LEAF_PHRASE_DECIDE_IF, .sentence = sentence, .wording = condition, .condition = condition };
  LeafPhrasePart *parts = leaf_new_n (build->arena, LeafPhrasePart, MAX (n_parameters, 1));

  if (LEAF_IS (sentence))
    row.heading = LEAF_ROW (&build->sentences->sentences, LeafSentence, sentence.ix)->heading;
  for (guint32 i = 0; i < n_parameters; i++) {
    g_autofree char *name = leaf_wording_dup (build, leaf_wording_skip_article (build, names[i]));
    parts[i] = (LeafPhrasePart) {
      .sort = LEAF_PARAMETER_VALUE, .kind = kinds[i], .slot = i, .name = leaf_arena_strdup (build->arena, name)
    };
  }
  row.parts = parts;
  row.n_parts = row.n_parameters = n_parameters;
  row.result = LEAF_KIND (TRUTH_STATE);
  row.is_hidden = TRUE;
  return leaf_phrase_table_add (build, &row);
}

static void
add_relations (LeafBuild *build)
{
  LeafTable *relations = &build->world->relations;

  LEAF_EACH (relations, i) {
    LeafRelation relation = *LEAF_ROW (relations, LeafRelation, i);
    LeafWording names[2] = { relation.left_called, relation.right_called };
    LeafKindId kinds[2] = { relation.left, relation.right };
    if (relation.sort != LEAF_RELATION_COMPUTED || relation.phrase != 0)
      continue;
    LEAF_ROW (relations, LeafRelation, i)->phrase
        = leaf_phrases_add_condition (build, relation.condition, relation.sentence, 2, names, kinds).ix;
  }
}

static void
add_scenes (LeafBuild *build)
{
  LeafTable *conditions = &build->world->scene_conditions;

  LEAF_EACH (conditions, i) {
    LeafSceneCondition condition = *LEAF_ROW (conditions, LeafSceneCondition, i);
    if (condition.phrase == 0 && !leaf_wording_empty (condition.condition))
      LEAF_ROW (conditions, LeafSceneCondition, i)->phrase
          = leaf_phrases_add_condition (build, condition.condition, condition.sentence, 0, NULL, NULL).ix;
  }
}

/* "table-name" for "table name": an older spelling of these kinds. */
static void
name_with_hyphens (LeafBuild *build)
{
  static const LeafKindNumber kinds[]
      = { LEAF_KIND_TABLE_NAME,  LEAF_KIND_EQUATION_NAME, LEAF_KIND_ACTION_NAME, LEAF_KIND_FIGURE,
          LEAF_KIND_SOUND,       LEAF_KIND_EXTERNAL_FILE, LEAF_KIND_REAL,        LEAF_KIND_TRUTH_STATE,
          LEAF_KIND_UNICODE,     LEAF_KIND_TIME_PERIOD,   LEAF_KIND_USE_OPTION,  LEAF_KIND_RULEBOOK_OUTCOME,
          LEAF_KIND_PARSER_ERROR };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    const LeafKind *row = leaf_kind (build, LEAF_ID (LeafKindId, kinds[i]));
    g_autofree char *name = g_strdelimit (g_strdup (row->name), " ", '-');
    g_autofree char *plural = g_strdelimit (g_strdup (row->plural), " ", '-');

    leaf_names_add_text (build, LEAF_NAME_KIND, kinds[i], name, FALSE);
    leaf_names_add_text (build, LEAF_NAME_KIND, kinds[i], plural, TRUE);
  }
}

void
leaf_phrases_read (LeafBuild *build)
{
  LeafTable *sentences = &build->sentences->sentences;

  leaf_keywords_prepare (build);
  if (build->is_library)
    name_with_hyphens (build);
  for (guint32 i = build->story_sentence; i < sentences->n; i++)
    if (LEAF_ROW (sentences, LeafSentence, i)->form == LEAF_FORM_DEFINITION)
      leaf_definition_read (build, LEAF_ID (LeafSentenceId, i));
  for (guint32 i = build->story_sentence; i < sentences->n; i++)
    if (LEAF_ROW (sentences, LeafSentence, i)->form == LEAF_FORM_PHRASE)
      read_phrase (build, LEAF_ID (LeafSentenceId, i));
  leaf_inform6_read_inclusions (build);
  leaf_inform6_settle_parts (build);
  add_relations (build);
  add_scenes (build);
  leaf_bindings_check (build);
  leaf_equations_check (build);
}
