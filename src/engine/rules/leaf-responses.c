/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-responses.c: responses: `say "Taken." (A)` in the standard report taking rule makes its response (A), which a
 * sentence, or the story during the play, can replace. */
#include "leaf-rules-private.h"

guint32
leaf_rules_find_response (const LeafBuild *build, LeafRuleId rule, guint32 letter)
{
  for (guint32 at = LEAF_RULE (build, rule)->first_response; at != 0;
       at = LEAF_ROW (&build->rules->responses, LeafResponse, at)->next)
    if (LEAF_ROW (&build->rules->responses, LeafResponse, at)->letter == letter)
      return at;
  return 0;
}

/* "( A )" at word `at`: gets the letter's number; returns FALSE if it is something else. */
static gboolean
read_letter (const LeafBuild *build, LeafWording w, guint32 at, guint32 *letter)
{
  const char *text;

  if (at + 3 > w.end || !leaf_word_is (build, at, "(") || !leaf_word_is (build, at + 2, ")"))
    return FALSE;
  text = leaf_vocabulary_text (build->vocabulary, leaf_word (build, at + 1)->vocab);
  if (!g_ascii_isalpha (text[0]) || text[1] != '\0')
    return FALSE;
  *letter = g_ascii_tolower (text[0]) - 'a';
  return TRUE;
}

/* Called for each response in a body: `word` is the text. */
typedef void (*LetterFound) (LeafBuild *build, LeafRuleId rule, guint32 word, guint32 letter);

static void
add_response (LeafBuild *build, LeafRuleId rule, guint32 word, guint32 letter)
{
  LeafResponse response = { .rule = rule, .letter = letter, .word = word };
  guint32 id;

  if (leaf_rules_find_response (build, rule, letter) != 0) {
    leaf_problem_at (build, LEAF_PROBLEM_RESPONSE_TWICE, leaf_wording (word, word + 1), LEAF_RULE (build, rule)->name,
                     NULL);
    return;
  }
  response.name
      = leaf_arena_printf (build->arena, "%s response (%c)", LEAF_RULE (build, rule)->name, 'A' + (int) letter);
  response.cell = leaf_world_reserve_cell (build, LEAF_NO_VALUE);
  response.next = LEAF_RULE (build, rule)->first_response;
  id = leaf_table_push (&build->rules->responses, &response);
  LEAF_RULE (build, rule)->first_response = id;
  LEAF_RULE (build, rule)->n_responses++;
}

static void
refuse_response (LeafBuild *build, LeafRuleId rule, guint32 word, guint32 letter)
{
  leaf_problem_at (build, LEAF_PROBLEM_RESPONSE_NAMELESS, leaf_wording (word, word + 1), NULL, NULL);
}

static void
scan_statements (LeafBuild *build, LeafRuleId rule, LeafStatementId first, LetterFound found)
{
  for (LeafStatementId at = first; LEAF_IS (at);) {
    LeafStatement statement = *LEAF_ROW (&build->sentences->statements, LeafStatement, at.ix);
    LeafWording w = statement.whole;
    guint32 letter;

    for (guint32 i = w.first; i + 3 < w.end; i++)
      if (leaf_word (build, i)->sort == LEAF_WORD_TEXT && read_letter (build, w, i + 1, &letter))
        found (build, rule, i, letter);
    scan_statements (build, rule, statement.inner, found);
    scan_statements (build, rule, statement.other, found);
    at = statement.next;
  }
}

static void
scan_body (LeafBuild *build, LeafRuleId rule, LetterFound found)
{
  scan_statements (build, rule, leaf_rules_sentence (build, LEAF_RULE (build, rule)->sentence)->body, found);
}

/* A row for each response in the body; its text is read with the body. */
void
leaf_rules_find_responses (LeafBuild *build, LeafRuleId rule)
{
  scan_body (build, rule, add_response);
}

void
leaf_rules_refuse_responses (LeafBuild *build, LeafRuleId rule)
{
  scan_body (build, rule, refuse_response);
}

/* The names that a response may use: those of the rule's body and the variables of its action. */
static GArray *
response_scope_init (LeafScope *scope, LeafBuild *build, LeafRuleId rule)
{
  GArray *names = leaf_rule_scope_init (scope, build, rule);
  const LeafRule *of = LEAF_RULE (build, rule);

  if (of->n_body_locals > 0) {
    g_array_set_size (names, 0);
    g_array_append_vals (names, of->body_locals, of->n_body_locals);
    leaf_scope_use_locals (scope, names, of->n_body_slots);
  }
  return names;
}

void
leaf_rules_read_text (LeafBuild *build, LeafTextId id)
{
  LeafScope scope;
  g_autoptr (GArray) names = response_scope_init (&scope, build, LEAF_TEXT (build, id)->of_rule);

  LEAF_TEXT (build, id)->of_rule = LEAF_ID (LeafRuleId, 0);
  leaf_meaning_read_text (&scope, id);
  leaf_scope_clear (&scope);
}

/* A text that replaces a response may use the same names. */
static void
read_replacing (LeafBuild *build, guint32 row, LeafSentenceId id, guint32 word)
{
  LeafScope scope;
  g_autoptr (GArray) names
      = response_scope_init (&scope, build, LEAF_ROW (&build->rules->responses, LeafResponse, row)->rule);
  LeafNode *text;

  scope.near = leaf_rules_sentence (build, id)->heading;
  text = leaf_meaning_text (&scope, word, FALSE);
  leaf_scope_clear (&scope);
  if (text->op == LEAF_NODE_TEXT)
    LEAF_TEXT (build, text->TEXT.text)->is_lettered = TRUE; /* it gets the slots of the rule's frame */
  LEAF_ROW (&build->rules->responses, LeafResponse, row)->text
      = LEAF_ID (LeafTextId, text->op == LEAF_NODE_TEXT ? text->TEXT.text.ix : (guint32) text->CONSTANT.value.bits);
}

void
leaf_rules_read_replaced (LeafBuild *build, LeafRuleId rule)
{
  for (guint32 at = LEAF_RULE (build, rule)->first_response; at != 0;
       at = LEAF_ROW (&build->rules->responses, LeafResponse, at)->next) {
    LeafResponse response = *LEAF_ROW (&build->rules->responses, LeafResponse, at);

    if (!LEAF_IS (response.replaced_by))
      continue;
    LEAF_ROW (&build->rules->responses, LeafResponse, at)->replaced_by = LEAF_ID (LeafSentenceId, 0);
    read_replacing (build, at, response.replaced_by, response.word);
  }
}

/* "... is "Got it." (A)": the letter is repeated, as in the body of a rule. */
static gboolean
is_letter_again (const LeafBuild *build, LeafWording w, guint32 letter)
{
  guint32 again;

  return leaf_wording_length (w) == 3 && read_letter (build, w, w.first, &again) && again == letter;
}

/* "The standard report taking rule response (A) is "Got it."" */
void
leaf_rules_read_response (LeafBuild *build, LeafSentenceId id)
{
  LeafSentence sentence = *leaf_rules_sentence (build, id);
  LeafWording w = sentence.wording;
  guint32 word = leaf_wording_find (build, w, "response"), letter = 0, row;
  LeafResponse *response;
  LeafRuleId rule;

  if (word >= w.end || !read_letter (build, w, word + 1, &letter) || word + 5 >= w.end
      || !leaf_word_is (build, word + 4, "is") || leaf_word (build, word + 5)->sort != LEAF_WORD_TEXT
      || (word + 6 != w.end && !is_letter_again (build, leaf_wording_from (w, word + 6), letter))) {
    leaf_problem_at (build, LEAF_PROBLEM_RESPONSE_FORM, w, NULL, NULL);
    return;
  }
  rule = leaf_rule_named (build, leaf_wording_up_to (w, word), sentence.heading);
  row = LEAF_IS (rule) ? leaf_rules_find_response (build, rule, letter) : 0;
  if (row == 0) {
    g_autoptr (LeafMessageFragment) perhaps
        = LEAF_IS (rule) ? NULL : leaf_names_perhaps (build, leaf_wording_up_to (w, word), LEAF_NAMES (RULE));

    leaf_problem_at (build, LEAF_PROBLEM_RESPONSE_UNKNOWN, leaf_wording_up_to (w, word + 4), perhaps, NULL);
    return;
  }
  response = LEAF_ROW (&build->rules->responses, LeafResponse, row);
  response->is_replaced = TRUE;
  response->word = word + 5;
  if (LEAF_RULE (build, rule)->is_library)
    read_replacing (build, row, id, word + 5); /* its body has been read */
  else
    response->replaced_by = id;
}
