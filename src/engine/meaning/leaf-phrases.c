/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-phrases.c: the tables of phrases and texts, and the bodies of phrases as trees. */
#include "leaf-phrase-table.h"

LeafPhrases *
leaf_phrases_new (void)
{
  LeafPhrases *phrases = g_new0 (LeafPhrases, 1);

  LEAF_TABLE_INIT (&phrases->phrases, LeafPhraseRow);
  LEAF_TABLE_INIT (&phrases->texts, LeafTextRow);
  LEAF_TABLE_INIT (&phrases->chains, LeafPhraseChain);
  LEAF_TABLE_INIT (&phrases->rulebook_kinds, LeafKindId);
  LEAF_TABLE_INIT (&phrases->rule_kinds, LeafKindId);
  LEAF_TABLE_INIT (&phrases->grades, LeafGrade);
  LEAF_TABLE_INIT (&phrases->blocks, LeafConstantBlock);
  leaf_index_init (&phrases->by_first);
  leaf_index_init (&phrases->possessives);
  leaf_index_init (&phrases->text_of_word);
  leaf_index_init (&phrases->participles);
  leaf_index_init (&phrases->action_words);
  return phrases;
}

LeafPhrases *
leaf_phrases_copy (const LeafPhrases *from)
{
  LeafPhrases *phrases = g_new0 (LeafPhrases, 1);

  *phrases = *from; /* the keywords are shared: they lie on the arena */
  leaf_table_copy (&phrases->phrases, &from->phrases);
  leaf_table_copy (&phrases->texts, &from->texts);
  leaf_table_copy (&phrases->chains, &from->chains);
  leaf_table_copy (&phrases->rulebook_kinds, &from->rulebook_kinds);
  leaf_table_copy (&phrases->rule_kinds, &from->rule_kinds);
  leaf_table_copy (&phrases->grades, &from->grades);
  leaf_table_copy (&phrases->blocks, &from->blocks);
  leaf_index_copy (&phrases->by_first, &from->by_first);
  leaf_index_copy (&phrases->possessives, &from->possessives);
  leaf_index_copy (&phrases->text_of_word, &from->text_of_word);
  leaf_index_copy (&phrases->participles, &from->participles);
  leaf_index_copy (&phrases->action_words, &from->action_words);
  return phrases;
}

void
leaf_phrases_free (LeafPhrases *phrases)
{
  if (phrases == NULL)
    return;
  leaf_table_clear (&phrases->phrases);
  leaf_table_clear (&phrases->texts);
  leaf_table_clear (&phrases->chains);
  leaf_table_clear (&phrases->rulebook_kinds);
  leaf_table_clear (&phrases->rule_kinds);
  leaf_table_clear (&phrases->grades);
  leaf_table_clear (&phrases->blocks);
  leaf_index_clear (&phrases->by_first);
  leaf_index_clear (&phrases->possessives);
  leaf_index_clear (&phrases->text_of_word);
  leaf_index_clear (&phrases->participles);
  leaf_index_clear (&phrases->action_words);
  g_free (phrases);
}

/* --- bodies ------------------------------------------------------------------------------------------------------------------- */

static void
add_parameters (LeafScope *scope, const LeafPhraseRow *row)
{
  for (guint32 i = 0; i < row->n_parts; i++) {
    const LeafPhrasePart *part = &row->parts[i];
    guint32 slot;
    if (part->n_words > 0)
      continue;
    slot = leaf_scope_add_text (scope, part->name != NULL ? part->name : "", part->kind);
    if (row->is_definition && slot == 0)
      leaf_scope_set_it (scope, slot, part->kind);
  }
}

static LeafNode *
condition_body (LeafScope *scope, const LeafPhraseRow *row)
{
  LeafNode *condition;

  leaf_reading_renew (scope);
  condition = leaf_meaning_condition (scope, row->condition);
  if (condition == NULL) {
    leaf_meaning_explain (scope, row->condition, LEAF_PROBLEM_CONDITION_UNKNOWN);
    return leaf_node_constant (scope, row->condition, LEAF_KIND (TRUTH_STATE), 0);
  }
  return row->is_unless ? leaf_node_not (scope, condition) : condition;
}

LeafNode *
leaf_phrase_body (LeafBuild *build, LeafPhraseId phrase, guint32 *n_slots, GArray **locals)
{
  LeafPhraseRow row = *LEAF_PHRASE (build, phrase);
  LeafSentence sentence = { 0 };
  LeafScope scope;
  LeafNode *body = NULL;

  if (row.native != NULL)
    return NULL;
  if (LEAF_IS (row.sentence))
    sentence = *LEAF_ROW (&build->sentences->sentences, LeafSentence, row.sentence.ix);
  leaf_scope_init (&scope, build, row.heading);
  scope.phrase = phrase;
  scope.result = row.sort == LEAF_PHRASE_DECIDE_IF ? LEAF_KIND (TRUTH_STATE) : row.sort == LEAF_PHRASE_DECIDE ? row.result
                                                                                                              : (LeafKindId) { 0 };
  add_parameters (&scope, &row);
  if (!leaf_wording_empty (row.condition))
    body = condition_body (&scope, &row);
  else if (LEAF_IS (sentence.body))
    body = leaf_meaning_body (&scope, sentence.body);
  *n_slots = scope.n_slots;
  if (locals != NULL) {
    *locals = g_array_new (FALSE, FALSE, sizeof (LeafLocal));
    g_array_append_vals (*locals, scope.locals->data, scope.locals->len);
  }
  leaf_scope_clear (&scope);
  return body;
}

/* --- as text --------------------------------------------------------------------------------------------------------------------- */

char *
leaf_phrases_to_string (const LeafBuild *build, gboolean with_library)
{
  static const char *const sorts[] = { "?", "do", "decide if", "decide", "say" };
  GString *out = g_string_new (NULL);

  for (guint32 i = 1; i < build->phrases->phrases.n; i++) {
    const LeafPhraseRow *row = LEAF_PHRASE (build, LEAF_ID (LeafPhraseId, i));
    g_autofree char *words = NULL;
    if (row->is_library && !with_library)
      continue;
    words = leaf_wording_dup (build, row->wording);
    g_string_append_printf (out, "%u\t%s\t%s", i, sorts[row->sort], words);
    if (row->sort == LEAF_PHRASE_DECIDE && LEAF_IS (row->result))
      g_string_append_printf (out, "\t-> %s", leaf_kind_name (build, row->result));
    if (row->native != NULL)
      g_string_append_printf (out, "\t(- %s -)", row->native);
    g_string_append_c (out, '\n');
  }
  return g_string_free (out, FALSE);
}
