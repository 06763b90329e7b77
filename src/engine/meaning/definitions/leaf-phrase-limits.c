/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-phrase-limits.c: reports preambles of phrases that can be read, but not used.
 *
 * The numeric limits are those of the language: a story that keeps to them can be compiled elsewhere. */
#include "leaf-phrase-table.h"

#include <string.h>

enum { MOST_WORDS = 32, MOST_OPTIONS = 16 };

static gboolean
has_backtick (const LeafPhraseRow *row)
{
  for (guint32 i = 0; i < row->n_parts; i++)
    if (row->parts[i].n_words > 0 && strchr (row->parts[i].spelling, '`') != NULL)
      return TRUE;
  return FALSE;
}

/* "To say "hello": ..." */
static gboolean
has_quotation (const LeafBuild *build, const LeafPhraseRow *row)
{
  for (guint32 at = row->wording.first; at < row->wording.end; at++) {
    if (leaf_word_is (build, at, "("))
      at = leaf_wording_past_bracket (build, row->wording, at) - 1;
    else if (leaf_word (build, at)->sort == LEAF_WORD_TEXT)
      return TRUE;
  }
  return FALSE;
}

/* "To say/print ...": phrases that begin with "say" are text substitutions, and "say" must not have alternatives. */
static gboolean
begins_with_say_or_other (const LeafPhraseRow *row)
{
  g_auto (GStrv) alternatives = row->parts[0].n_words > 1 ? g_strsplit (row->parts[0].spelling, "/", -1) : NULL;

  return row->sort == LEAF_PHRASE_DO && alternatives != NULL
         && g_strv_contains ((const char *const *) alternatives, "say");
}

static void
check_numbers (LeafBuild *build, const LeafPhraseRow *row)
{
  LeafProblemCode code = LEAF_PROBLEM_NONE;

  if (row->n_parts - row->n_parameters > MOST_WORDS)
    code = LEAF_PROBLEM_PHRASE_TOO_LONG;
  else if (row->n_parameters > LEAF_MOST_PARAMETERS)
    code = LEAF_PROBLEM_PHRASE_TOO_MANY_PARAMETERS;
  else if (row->n_options > MOST_OPTIONS)
    code = LEAF_PROBLEM_PHRASE_TOO_MANY_OPTIONS;
  else if (row->n_options > 0 && row->sort == LEAF_PHRASE_SAY)
    code = LEAF_PROBLEM_PHRASE_SAY_OPTIONS;
  else if (has_backtick (row))
    code = LEAF_PROBLEM_PHRASE_BACKTICK;
  else if (has_quotation (build, row))
    code = LEAF_PROBLEM_PHRASE_QUOTED;
  else if (begins_with_say_or_other (row))
    code = LEAF_PROBLEM_PHRASE_SAY_OR_OTHER;
  else if (row->sort == LEAF_PHRASE_DO && row->parts[0].n_words == 1 && strcmp (row->parts[0].spelling, "now") == 0)
    code = LEAF_PROBLEM_PHRASE_BEGINS_NOW;
  if (code != LEAF_PROBLEM_NONE)
    leaf_problem_at (build, code, row->wording, NULL, NULL);
}

static gboolean
is_populated (const LeafBuild *build, LeafKindId kind)
{
  LEAF_EACH (&build->world->instances, i)
    if (leaf_instance_is (build, LEAF_ID (LeafInstanceId, i), kind))
      return TRUE;
  return FALSE;
}

static void
check_result (LeafBuild *build, const LeafPhraseRow *row)
{
  if (row->sort != LEAF_PHRASE_DECIDE || row->result_variable != 0)
    return;
  if (row->result.ix == LEAF_KIND_VALUE
      && MIN (leaf_wording_find (build, row->wording, "which value is"),
              leaf_wording_find (build, row->wording, "what value is"))
             < row->wording.end)
    leaf_problem_at (build, LEAF_PROBLEM_KIND_TOO_VAGUE, row->wording, NULL, NULL);
  else if (row->result.ix == LEAF_KIND_TRUTH_STATE)
    leaf_problem_at (build, LEAF_PROBLEM_PHRASE_DECIDES_TRUTH, row->wording, NULL, NULL);
  else if (leaf_kind_is_object (build, row->result) && row->result.ix != LEAF_KIND_OBJECT
           && !is_populated (build, row->result))
    leaf_problem_at (build, LEAF_PROBLEM_PHRASE_RESULT_NONE, row->wording, leaf_kind_name (build, row->result), NULL);
}

/* A value has one kind, so a phrase that decides a value must have definite kinds; and a name means one of them. */
static void
check_name (LeafBuild *build, const LeafPhraseRow *row, LeafWording name)
{
  LeafNameMatch match = { 0 };

  for (guint32 i = 0; i < row->n_parts && !leaf_wording_empty (name); i++)
    if (row->parts[i].n_words == 0 && row->parts[i].sort == LEAF_PARAMETER_VALUE
        && row->parts[i].kind.ix == LEAF_KIND_VALUE) {
      leaf_problem_at (build, LEAF_PROBLEM_PHRASE_NAMED_VAGUE, row->wording, NULL, NULL);
      return;
    }
  if (!leaf_wording_empty (name)
      && leaf_phrase_inform6_statement (build, LEAF_ROW (&build->sentences->sentences, LeafSentence, row->sentence.ix))
             != NULL) {
    leaf_problem_at (build, LEAF_PROBLEM_PHRASE_NAMED_INFORM_6, row->wording, NULL, NULL);
    return;
  }
  if (!leaf_wording_empty (name))
    match = leaf_names_find (build, name, LEAF_NAMES (PHRASE), row->heading);
  if (match.id != 0) {
    g_autofree char *other = leaf_wording_dup (build, LEAF_PHRASE (build, LEAF_ID (LeafPhraseId, match.id))->wording);
    g_autofree char *own = leaf_wording_dup (build, name);

    leaf_build_problem (build, LEAF_PROBLEM_PHRASE_NAME_TWICE, leaf_wording_span (build, row->wording), own, other,
                        NULL);
  }
}

/* Returns TRUE if only a native can use such a parameter, not a body in words. */
static gboolean
is_of_natives (LeafParameterSort sort)
{
  return sort == LEAF_PARAMETER_PLACE || sort == LEAF_PARAMETER_NEW_LOCAL || sort == LEAF_PARAMETER_CONDITION
         || sort == LEAF_PARAMETER_PHRASE;
}

/* A bit for each kind variable in the kind. */
static guint32
variables_in (const LeafBuild *build, LeafKindId kind)
{
  const LeafKind *row = leaf_kind (build, kind);

  if (!LEAF_IS (row->constructor))
    return 0;
  if (row->constructor.ix == LEAF_KIND_KIND_VARIABLE)
    return 1u << row->args[0].ix;
  return variables_in (build, row->args[0]) | variables_in (build, row->args[1]);
}

/* "value of kind K", "name of kind of value K": the kind variables that the preamble declares, a bit each; `twice`
 * receives those that are declared in two brackets. What it decides, "what value of kind K is", may declare it too. */
static guint32
declared_variables (const LeafBuild *build, LeafWording w, guint32 *twice)
{
  guint32 declared = 0, by_brackets = 0, depth = 0;
  gboolean is_kind = FALSE;

  for (guint32 at = w.first; at < w.end; at++) {
    g_autofree char *text = leaf_wording_dup (build, leaf_wording (at, at + 1));

    depth += leaf_word_is (build, at, "(");
    depth -= depth > 0 && leaf_word_is (build, at, ")");
    is_kind = (is_kind && !leaf_word_is (build, at, ")")) || leaf_word_is (build, at, "kind");
    if (is_kind && g_ascii_isupper (text[0]) && text[1] == '\0') {
      guint32 bit = 1u << (text[0] - 'A' + 1);

      *twice |= depth > 0 ? by_brackets & bit : 0;
      by_brackets |= depth > 0 ? bit : 0;
      declared |= bit;
    }
  }
  return declared;
}

/* "To decide which K is the first of (L - list of Ks)", where nothing determines K. */
static void
check_variables (LeafBuild *build, const LeafPhraseRow *row)
{
  guint32 twice = 0, used = variables_in (build, row->result_pattern),
          declared = declared_variables (build, row->wording, &twice);

  for (guint32 i = 0; i < row->n_parts; i++)
    if (row->parts[i].n_words == 0)
      used |= variables_in (build, row->parts[i].pattern);
  for (guint32 letter = 1; letter <= 26; letter++)
    if ((((used & ~declared) | twice) & 1u << letter) != 0) {
      const char name[] = { (char) ('A' + letter - 1), '\0' };

      leaf_problem_at (
          build, (twice & 1u << letter) != 0 ? LEAF_PROBLEM_KIND_VARIABLE_TWICE : LEAF_PROBLEM_KIND_VARIABLE_UNDECLARED,
          row->wording, name, NULL);
      return;
    }
}

/* "(N - any number)": the words of the parameters, as they are in the preamble. */
static void
check_parameters (LeafBuild *build, const LeafPhraseRow *row)
{
  gboolean is_foreign
      = leaf_phrase_inform6_statement (build, LEAF_ROW (&build->sentences->sentences, LeafSentence, row->sentence.ix))
        != NULL;
  static const char *const many[] = { "any", "every", "each", "all", "no" };
  LeafWording w = row->wording;
  guint32 parameter = 0;

  for (guint32 at = w.first; at < w.end; at++) {
    const LeafPhrasePart *part = NULL;
    guint32 past, dash;
    LeafWording inside;

    if (!leaf_word_is (build, at, "("))
      continue;
    past = leaf_wording_past_bracket (build, w, at);
    inside = leaf_wording (at + 1, past - 1);
    dash = leaf_wording_find (build, inside, "-");
    for (guint32 i = 0; i < row->n_parts; i++)
      if (row->parts[i].n_words == 0 && row->parts[i].slot == parameter)
        part = &row->parts[i];
    parameter++;
    for (guint32 i = 0; dash + 2 < inside.end && i < G_N_ELEMENTS (many); i++)
      if (leaf_word_is (build, dash + 1, many[i]))
        leaf_problem_at (build, LEAF_PROBLEM_PARAMETER_QUANTIFIED, leaf_wording_from (inside, dash + 1), NULL, NULL);
    if (part != NULL && !is_foreign && dash < inside.end && is_of_natives (part->sort))
      leaf_problem_at (build, LEAF_PROBLEM_PARAMETER_ONLY_NATIVE, inside, NULL, NULL);
    at = past - 1;
  }
}

static gboolean
is_same_word (const LeafPhrasePart *first, const LeafPhrasePart *second)
{
  return first->n_words == second->n_words && first->optional == second->optional
         && memcmp (first->words, second->words, sizeof (LeafVocabId) * first->n_words) == 0;
}

static gboolean
is_parameter_within (const LeafBuild *build, const LeafPhrasePart *part, const LeafPhrasePart *other)
{
  if (part->sort != LEAF_PARAMETER_VALUE || other->sort != LEAF_PARAMETER_VALUE)
    return FALSE;
  if (other->is_arithmetic && leaf_kind_is_arithmetic (build, part->kind))
    return TRUE;
  return leaf_phrase_parameter_within (build, part, other);
}

/* Returns TRUE if the words are the same and each parameter of the first phrase accepts only what that of the second
 * accepts. */
static gboolean
is_case_of (const LeafBuild *build, const LeafPhraseRow *first, const LeafPhraseRow *second)
{
  if (first->n_parts != second->n_parts || first->n_parameters != second->n_parameters)
    return FALSE;
  for (guint32 i = 0; i < first->n_parts; i++) {
    const LeafPhrasePart *part = &first->parts[i], *other = &second->parts[i];

    if (part->n_words != other->n_words || (part->n_words > 0 && !is_same_word (part, other)))
      return FALSE;
    if (part->n_words == 0 && !is_parameter_within (build, part, other))
      return FALSE;
  }
  return TRUE;
}

/* Returns TRUE if both phrases decide a value of the same kind, or both are of another sort. Text substitutions are not
 * compared. */
static gboolean
gives_the_same (const LeafPhraseRow *row, const LeafPhraseRow *other)
{
  if (row->sort == LEAF_PHRASE_SAY || other->sort == LEAF_PHRASE_SAY)
    return TRUE;
  if (row->sort != other->sort)
    return FALSE;
  return row->sort != LEAF_PHRASE_DECIDE || (row->result_variable != 0 && other->result_variable != 0)
         || (row->result_variable == other->result_variable && LEAF_SAME (row->result, other->result));
}

/* Reports a phrase with the words of another but a different result, since it would be ambiguous which one is meant. */
static void
check_other_results (LeafBuild *build, const LeafPhraseRow *row)
{
  if (build->is_library || row->sort == LEAF_PHRASE_SAY || row->is_hidden)
    return;
  LEAF_EACH (&build->phrases->phrases, i) {
    const LeafPhraseRow *other = LEAF_PHRASE (build, LEAF_ID (LeafPhraseId, i));

    if (other->is_hidden || other->is_kept || other->title == NULL || gives_the_same (row, other))
      continue;
    if (is_case_of (build, row, other) || is_case_of (build, other, row)) {
      g_autofree char *own = leaf_wording_dup (build, row->wording);

      leaf_build_problem (build, LEAF_PROBLEM_PHRASE_OTHER_RESULT, leaf_wording_span (build, row->wording), own,
                          other->title, NULL);
      return;
    }
  }
}

/* Operations of arithmetic are not phrases of the library, but their words are reserved. A space represents a
 * number. */
static const struct {
  const char *words[6], *title;
} operations[] = {
  { { " ", "plus", " " }, "(X - arithmetic value) plus (Y - arithmetic value)" },
  { { " ", "+", " " }, "(X - arithmetic value) + (Y - arithmetic value)" },
  { { " ", "minus", " " }, "(X - arithmetic value) minus (Y - arithmetic value)" },
  { { " ", "-", " " }, "(X - arithmetic value) - (Y - arithmetic value)" },
  { { " ", "times", " " }, "(X - arithmetic value) times (Y - arithmetic value)" },
  { { " ", "*", " " }, "(X - arithmetic value) * (Y - arithmetic value)" },
  { { " ", "multiplied", "by", " " }, "(X - arithmetic value) multiplied by (Y - arithmetic value)" },
  { { " ", "divided", "by", " " }, "(X - arithmetic value) divided by (Y - arithmetic value)" },
  { { " ", "/", " " }, "(X - arithmetic value) / (Y - arithmetic value)" },
  { { "remainder", "after", "dividing", " ", "by", " " },
    "remainder after dividing (X - arithmetic value) by (Y - arithmetic value)" },
};

static gboolean
is_operand_or_word (const LeafBuild *build, const LeafPhrasePart *part, const char *wanted)
{
  if (part->n_words == 0)
    return wanted[0] == ' ' && part->sort == LEAF_PARAMETER_VALUE
           && (part->is_arithmetic || leaf_kind_is_arithmetic (build, part->kind));
  return part->n_words == 1 && !part->optional && g_ascii_strcasecmp (part->spelling, wanted) == 0;
}

static gboolean
is_operation (const LeafBuild *build, const LeafPhraseRow *row, guint operation)
{
  guint32 first = is_operand_or_word (build, &row->parts[0], "the") ? 1 : 0, n = 0;
  const char *const *words = operations[operation].words;

  while (n < G_N_ELEMENTS (operations[operation].words) && words[n] != NULL)
    n++;
  if (row->n_parts - first != n)
    return FALSE;
  for (guint32 i = 0; i < n; i++)
    if (!is_operand_or_word (build, &row->parts[first + i], words[i]))
      return FALSE;
  return TRUE;
}

static void
check_operations (LeafBuild *build, const LeafPhraseRow *row)
{
  if (build->is_library || row->sort == LEAF_PHRASE_SAY || row->is_hidden)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (operations); i++)
    if (is_operation (build, row, i)) {
      g_autofree char *own = leaf_wording_dup (build, row->wording);

      leaf_build_problem (build, LEAF_PROBLEM_PHRASE_OTHER_RESULT, leaf_wording_span (build, row->wording), own,
                          operations[i].title, NULL);
      return;
    }
}

void
leaf_phrase_check_limits (LeafBuild *build, const LeafPhraseRow *row, LeafWording name)
{
  check_numbers (build, row);
  check_result (build, row);
  check_name (build, row, name);
  check_parameters (build, row);
  check_variables (build, row);
  check_other_results (build, row);
  check_operations (build, row);
}
