/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-segments.c: text substitutions whose bodies in Inform 6 are parts of one statement:
 *
 *   To say when (N - a mood) -- beginning say_by_mood: (- switch (mood) {-open-brace} {N}: -).
 *   To say at other times -- continuing say_by_mood: (- default: -).
 *   To say end when -- ending say_by_mood: (- {-close-brace} -).
 *
 * The bodies are joined in the order in which a text uses them, with a placeholder {p0:} for each stretch of the text
 * between two of them, and a number before the names of parameters, {s0:N}, that says which body the parameter belongs
 * to. */
#include "leaf-inform6-lowering.h"
#include "meaning/readers/leaf-phrase-table.h"
#include "words/leaf-inform6-shape.h"

#include <string.h>

/* Appends a body, with its braces and its parameters marked. */
static void
append_body (GString *joined, const char *text, gsize length, guint number)
{
  for (gsize at = 0; at < length; at++) {
    const char *end = text[at] == '{' ? memchr (text + at, '}', length - at) : NULL;
    gsize n = end != NULL ? (gsize) (end - text) - at - 1 : 0;

    if (end == NULL || (text[at + 1] != '-' && !g_ascii_isalpha (text[at + 1]))) {
      g_string_append_c (joined, text[at]);
      continue;
    }
    if (n == strlen ("-open-brace") && strncmp (text + at + 1, "-open-brace", n) == 0)
      g_string_append_c (joined, '{');
    else if (n == strlen ("-close-brace") && strncmp (text + at + 1, "-close-brace", n) == 0)
      g_string_append_c (joined, '}');
    else
      g_string_append_printf (joined, "{s%u:%.*s}", number, (int) n, text + at + 1);
    at += n + 1;
  }
}

static char *
joined_bodies (const LeafBuild *build, guint n, const LeafPhraseId *phrases)
{
  GString *joined = g_string_new (NULL);

  for (guint i = 0; i < n; i++) {
    const LeafPhraseRow *row = LEAF_PHRASE (build, phrases[i]);
    const LeafSentence *sentence = LEAF_ROW (&build->sentences->sentences, LeafSentence, row->sentence.ix);
    const LeafStatement *body = leaf_phrase_inform6_statement (build, sentence);
    g_autofree char *text = body != NULL ? leaf_wording_dup (build, body->wording) : g_strdup ("");
    LeafInform6Place inside = leaf_inform_6_inside (text, strlen (text));

    append_body (joined, text + inside.at, inside.length, i);
    if (i + 1 < n)
      g_string_append_printf (joined, " {p%u:}; ", i);
  }
  return g_string_free (joined, FALSE);
}

gboolean
leaf_inform6_joins (LeafBuild *build, guint n, const LeafPhraseId *phrases)
{
  g_autofree char *joined = joined_bodies (build, n, phrases);
  gboolean is_expression;

  return leaf_inform6_parse_body (build->arena, joined, strlen (joined), &is_expression) != NULL && !is_expression;
}

LeafNode *
leaf_inform6_lower_segments (LeafScope *scope, LeafWording w, const LeafInform6Segments *segments,
                             const char **obstacle)
{
  LeafInform6Lowering lowering = { .scope = scope, .build = scope->build, .w = w, .segments = segments };
  LeafPhraseId *phrases = leaf_new_n (scope->build->arena, LeafPhraseId, segments->n);
  g_autoptr (GHashTable) temporaries = g_hash_table_new (g_str_hash, g_str_equal);
  g_autofree char *joined = NULL;
  const LeafInform6Node *tree;
  gboolean is_expression;
  LeafNode *node;

  for (guint i = 0; i < segments->n; i++)
    phrases[i] = segments->calls[i]->CALL.phrase;
  joined = joined_bodies (scope->build, segments->n, phrases);
  tree = leaf_inform6_parse_body (scope->build->arena, joined, strlen (joined), &is_expression);
  *obstacle = "(-";
  if (tree == NULL || is_expression)
    return NULL;
  lowering.temporaries = temporaries;
  node = leaf_inform6_lower_statement (&lowering, tree);
  g_clear_pointer (&lowering.pushed, g_array_unref);
  *obstacle = lowering.obstacle;
  return lowering.obstacle == NULL ? node : NULL;
}

LeafNode *
leaf_inform6_lower_segment_hole (LeafInform6Lowering *self, const char *text)
{
  const LeafInform6Segments *segments = self->segments;
  const char *name = strchr (text, ':');
  guint64 number = g_ascii_strtoull (text + 1, NULL, 10);
  const LeafNode *call;
  const LeafPhraseRow *row;
  guint32 hole = 0;

  if (name == NULL || number >= segments->n)
    return leaf_inform6_refuse_name (self, "{");
  name++;
  if (*text == 'p')
    return segments->pieces[number];
  call = segments->calls[number];
  row = LEAF_PHRASE (self->build, call->CALL.phrase);
  for (guint32 i = 0; i < row->n_parts; i++) {
    if (row->parts[i].n_words > 0)
      continue;
    if (row->parts[i].name != NULL && g_ascii_strcasecmp (row->parts[i].name, name) == 0 && hole < call->CALL.n_args)
      return call->CALL.args[hole];
    hole++;
  }
  return leaf_inform6_refuse_name (self, leaf_arena_printf (self->build->arena, "{%s}", name));
}
