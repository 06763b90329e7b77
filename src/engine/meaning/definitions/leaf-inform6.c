/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6.c: phrases and adjectives of a story that are written in Inform 6, "(- ... -)".
 *
 * Such a phrase has a preamble like any other, so the sentences that use it are understood and typed. leaf-inform6.def
 * lists a few whole bodies; inform6/ compiles all others. A body that uses something unsupported does nothing and
 * returns the default value of its kind, and the play says so when it first runs. */
#include "leaf-inform6.h"

#include "inform6/leaf-inform6-code.h"
#include "words/leaf-inform6-shape.h"
#include "world/nouns/leaf-library-lookup.h"
#include "leaf-phrase-table.h"
#include "leaf-readers.h"

#include <string.h>

static const struct {
  const char *body;
  LeafNative native;
} known[] = {
#define LEAF_FOREIGN(body, native) { body, LEAF_NATIVE_##native },
#define LEAF_INFORM6_PHRASE(body, phrase)
#include "leaf-inform6.def"
#undef LEAF_FOREIGN
#undef LEAF_INFORM6_PHRASE
};

static const struct {
  const char *body;
  LeafKnown phrase;
} phrases_by_body[] = {
#define LEAF_FOREIGN(body, native)
#define LEAF_INFORM6_PHRASE(body, phrase) { body, LEAF_KNOWN_##phrase },
#include "leaf-inform6.def"
#undef LEAF_FOREIGN
#undef LEAF_INFORM6_PHRASE
};

/* The text between the marks, in the form of leaf-inform6.def. Free with g_free. */
static char *
folded_body (const char *body)
{
  GString *folded = g_string_new (NULL);
  const char *at = g_str_has_prefix (body, "(-") ? body + 2 : body;
  const char *end = g_str_has_suffix (at, "-)") ? at + strlen (at) - 2 : at + strlen (at);
  gboolean in_hole = FALSE;

  for (; at < end; at++) {
    in_hole &= *at != '}';
    if (!in_hole && !g_ascii_isspace (*at))
      g_string_append_c (folded, *at);
    in_hole |= *at == '{';
  }
  if (g_str_has_prefix (folded->str, "return"))
    g_string_erase (folded, 0, strlen ("return"));
  while (folded->len > 0 && folded->str[folded->len - 1] == ';')
    g_string_truncate (folded, folded->len - 1);
  return g_string_free (folded, FALSE);
}

/* Returns TRUE if the native takes this number of arguments. One that uses none takes any number. */
static gboolean
takes (LeafNative native, guint32 n)
{
  return leaf_native_takes (native) == 0 || leaf_native_takes (native) == n;
}

LeafNative
leaf_inform6_native (const char *body, guint32 n_parameters)
{
  g_autofree char *folded = folded_body (body);

  for (gsize i = 0; i < G_N_ELEMENTS (known); i++)
    if (strcmp (folded, known[i].body) == 0 && takes (known[i].native, n_parameters))
      return known[i].native;
  return LEAF_NATIVE_NONE;
}

/* The words of the phrase whose body is being read; those of the statement if it belongs to no phrase. */
static char *
words_of_phrase (const LeafScope *scope, const LeafStatement *statement)
{
  return leaf_wording_dup (scope->build, LEAF_IS (scope->phrase) ? LEAF_PHRASE (scope->build, scope->phrase)->wording
                                                                 : statement->whole);
}

static gboolean
is_whole_body (const LeafScope *scope, const LeafStatement *statement)
{
  LeafSentenceId id = LEAF_PHRASE (scope->build, scope->phrase)->sentence;
  const LeafStatement *body = NULL;

  if (LEAF_IS (id))
    body = leaf_phrase_inform6_statement (scope->build,
                                          LEAF_ROW (&scope->build->sentences->sentences, LeafSentence, id.ix));
  return body != NULL && body->wording.first == statement->wording.first;
}

/* "DivideParagraphPoint(); new_line;": several statements, each of which is a native without arguments; NULL if it is
 * something else. */
static LeafNode *
known_statements (LeafScope *scope, LeafWording w)
{
  g_autofree char *text = leaf_wording_dup (scope->build, w), *folded = folded_body (text);
  g_auto (GStrv) statements = g_strsplit (folded, ";", -1);
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();

  for (char **statement = statements; *statement != NULL; statement++) {
    LeafNative native = leaf_inform6_native (*statement, 0);
    LeafNode *node;

    if (native == LEAF_NATIVE_NONE || leaf_native_takes (native) != 0 || leaf_native_gives (native) != '-')
      return NULL;
    node = leaf_node_new (scope, LEAF_NODE_NATIVE, LEAF_KIND (NONE), w);
    node->NATIVE.native = native;
    g_ptr_array_add (nodes, node);
  }
  return leaf_node_from_array (scope, LEAF_NODE_BLOCK, LEAF_KIND (NONE), w, nodes);
}

/* The equivalent phrase of our library, called with the arguments of this one; NULL if there is none. */
static LeafNode *
phrase_for_body (LeafScope *scope, LeafWording w)
{
  const LeafPhraseRow *row = LEAF_PHRASE (scope->build, scope->phrase);
  g_autofree char *text = leaf_wording_dup (scope->build, w), *folded = folded_body (text);
  g_autoptr (GPtrArray) values = g_ptr_array_new ();
  LeafNode *call;
  gsize i;

  for (i = 0; i < G_N_ELEMENTS (phrases_by_body) && strcmp (folded, phrases_by_body[i].body) != 0; i++)
    ;
  if (i == G_N_ELEMENTS (phrases_by_body))
    return NULL;
  for (guint32 at = 0; at < row->n_parts; at++)
    if (row->parts[at].n_words == 0)
      g_ptr_array_add (values, leaf_node_slot (scope, w, row->parts[at].kind, row->parts[at].slot));
  call = leaf_node_from_array (scope, LEAF_NODE_CALL, LEAF_KIND (NONE), w, values);
  call->CALL.phrase.ix = leaf_phrases_known (scope->build, leaf_known_name (phrases_by_body[i].phrase));
  return call;
}

static gboolean is_joined (const LeafScope *scope);

LeafNode *
leaf_inform6_body (LeafScope *scope, const LeafStatement *statement)
{
  LeafBuild *build = scope->build;
  g_autofree char *words = words_of_phrase (scope, statement);
  LeafNode *name
      = leaf_node_constant (scope, statement->whole, LEAF_KIND (TEXT), leaf_meaning_plain_text (build, words).bits);
  LeafNode *tell = leaf_node_with (scope, LEAF_NODE_NATIVE, LEAF_KIND (NONE), statement->whole, name);
  g_autofree char *text = leaf_wording_dup (build, statement->wording);
  g_autoptr (LeafMessageFragment) because = NULL;
  const char *obstacle = NULL;
  LeafNode *done, *once;

  if (!LEAF_IS (scope->phrase) || !is_whole_body (scope, statement)) {
    leaf_problem_at (build, LEAF_PROBLEM_INFORM_6_NOT_PHRASE, statement->whole, NULL, NULL);
    return NULL;
  }
  done = phrase_for_body (scope, statement->wording);
  if (done == NULL)
    done = known_statements (scope, statement->wording);
  if (done == NULL)
    done = leaf_inform6_lower_body (scope, text, statement->whole, &obstacle);
  if (done == NULL && is_joined (scope)) /* it is compiled in texts, together with the other parts */
    done = leaf_node_new (scope, LEAF_NODE_BLOCK, LEAF_KIND (NONE), statement->whole);
  if (done != NULL)
    return done;
  because = leaf_inform6_reason (obstacle);
  LEAF_PHRASE (build, scope->phrase)->obstacle = leaf_arena_strdup (build->arena, obstacle != NULL ? obstacle : "?");
  tell->NATIVE.native = LEAF_NATIVE_tell_foreign;
  once = leaf_node_with (scope, LEAF_NODE_SAY_FIRST_TIME, LEAF_KIND (NONE), statement->whole,
                         leaf_node_with (scope, LEAF_NODE_BLOCK, LEAF_KIND (NONE), statement->whole, tell));
  once->SAY_FIRST_TIME.cell = leaf_world_reserve_cell (build, LEAF_VALUE (NUMBER, 0));
  leaf_problem_at (build, LEAF_PROBLEM_INFORM_6_BODY,
                   LEAF_IS (scope->phrase) ? LEAF_PHRASE (build, scope->phrase)->wording : statement->whole, because,
                   NULL);
  return once;
}

/* Checks the quoted text of the condition, in which quotation marks are those of Inform 6. */
static gboolean
check_quoted (LeafBuild *build, LeafWording condition)
{
  for (guint32 i = condition.first; i < condition.end; i++)
    if (leaf_word (build, i)->sort == LEAF_WORD_TEXT)
      return leaf_inform_6_check (build, leaf_words_inside_text (build, i), LEAF_INFORM_6_STATEMENTS, (LeafSpan) { 0 });
  return TRUE;
}

/* 'if I6 routine "OffersLight" says so': the quoted text is the name of the routine; one that "makes it so" also tests
 * the condition. */
static LeafNode *
lower_routine_definition (LeafScope *scope, LeafWording condition, const char **obstacle)
{
  const LeafBuild *build = scope->build;

  for (guint32 i = condition.first; i < condition.end; i++)
    if (leaf_word (build, i)->sort == LEAF_WORD_TEXT) {
      LeafSpan inside = leaf_words_inside_text (build, i);
      const char *source = LEAF_ROW (&build->words->sources, LeafSource, inside.source)->text;
      g_autofree char *name = g_strndup (source + inside.start, inside.end - inside.start);

      return leaf_inform6_lower_definition (
          scope, name, leaf_wording_find (build, condition, "makes it so") < condition.end, condition, obstacle);
    }
  return NULL;
}

LeafNode *
leaf_inform6_condition (LeafScope *scope, LeafWording condition)
{
  static const char *const beginnings[]
      = { "i6 routine", "i6 condition", "i6 schema", "inform 6 routine", "inform 6 condition", "inform 6 schema" };
  const LeafBuild *build = scope->build;

  for (gsize i = 0; i < G_N_ELEMENTS (beginnings); i++)
    if (leaf_wording_begins (build, condition, beginnings[i])) {
      g_autoptr (LeafMessageFragment) because = NULL;
      const char *obstacle = NULL;
      LeafNode *done = i % 3 == 0 ? lower_routine_definition (scope, condition, &obstacle) : NULL;

      if (done != NULL)
        return done;
      because = leaf_inform6_reason (obstacle);
      if (check_quoted (scope->build, condition))
        leaf_problem_at (scope->build, LEAF_PROBLEM_INFORM_6_BODY, condition, because, NULL);
      return leaf_node_constant (scope, condition, LEAF_KIND (TRUTH_STATE), FALSE);
    }
  return NULL;
}

/* "The X rule translates into Inter as "FROB_R"": the rule calls the included routine, and ends its rulebook if that
 * returns something. */
LeafNode *
leaf_meaning_routine_rule (LeafScope *scope, LeafWording rule, const char *routine)
{
  g_autoptr (GPtrArray) none = g_ptr_array_new ();
  g_autoptr (LeafMessageFragment) because = NULL;
  const char *obstacle = NULL;
  LeafNode *call = leaf_inform6_call (scope, routine, rule, none, &obstacle), *decides, *stops;

  if (call == NULL) {
    because = leaf_inform6_reason (obstacle);
    leaf_problem_at (scope->build, LEAF_PROBLEM_INFORM_6_BODY, rule, because, NULL);
    return leaf_node_new (scope, LEAF_NODE_BLOCK, LEAF_KIND (NONE), rule);
  }
  decides = leaf_node_with (scope, LEAF_NODE_COMPARE, LEAF_KIND (TRUTH_STATE), rule, call,
                            leaf_node_constant (scope, rule, LEAF_KIND (NUMBER), 0));
  decides->COMPARE.comparison = LEAF_COMPARE_NOT_EQUAL;
  stops = leaf_node_with (scope, LEAF_NODE_DECIDE, LEAF_KIND (NONE), rule, NULL);
  stops->DECIDE.outcome = LEAF_OUTCOME_STOPPED;
  return leaf_node_with (scope, LEAF_NODE_BLOCK, LEAF_KIND (NONE), rule,
                         leaf_node_with (scope, LEAF_NODE_IF, LEAF_KIND (NONE), rule, decides, stops));
}

/* --- substitutions of several parts ------------------------------------------------------------------------------- */

static gboolean
is_inform6 (const LeafBuild *build, const LeafPhraseRow *row)
{
  return !row->is_library && LEAF_IS (row->sentence)
         && leaf_phrase_inform6_statement (build,
                                           LEAF_ROW (&build->sentences->sentences, LeafSentence, row->sentence.ix))
                != NULL;
}

static gboolean
is_segment (const LeafPhraseRow *row, guint segment, const char *name)
{
  return row->segment == segment && row->segment_name != NULL && g_ascii_strcasecmp (row->segment_name, name) == 0;
}

/* Returns TRUE if the bodies of all parts of the substitution, in their order, form one statement. */
static gboolean
is_joined (const LeafScope *scope)
{
  LeafBuild *build = scope->build;
  const char *name = LEAF_PHRASE (build, scope->phrase)->segment_name;
  g_autoptr (GArray) parts = g_array_new (FALSE, FALSE, sizeof (LeafPhraseId));

  if (name == NULL)
    return FALSE;
  for (guint segment = LEAF_SEGMENT_BEGINNING; segment <= LEAF_SEGMENT_ENDING; segment++)
    LEAF_EACH (&build->phrases->phrases, i) {
      LeafPhraseId id = LEAF_ID (LeafPhraseId, i);

      if (is_segment (LEAF_PHRASE (build, id), segment, name))
        g_array_append_val (parts, id);
    }
  return leaf_inform6_joins (build, parts->len, (const LeafPhraseId *) (gpointer) parts->data);
}

static LeafNode *
join_parts (LeafScope *scope, LeafWording w, guint n, LeafNode *const *calls, LeafNode *const *pieces)
{
  LeafInform6Segments segments = { .n = n, .calls = calls, .pieces = pieces };
  g_autoptr (GPtrArray) all = g_ptr_array_new ();
  g_autoptr (LeafMessageFragment) because = NULL;
  const char *obstacle = NULL;
  LeafNode *joined = leaf_inform6_lower_segments (scope, w, &segments, &obstacle);

  if (joined != NULL)
    return joined;
  because = leaf_inform6_reason (obstacle);
  leaf_problem_at (scope->build, LEAF_PROBLEM_INFORM_6_BODY, w, because, NULL);
  for (guint i = 0; i + 1 < n; i++)
    g_ptr_array_add (all, pieces[i]);
  return leaf_node_from_array (scope, LEAF_NODE_BLOCK, LEAF_KIND (NONE), w, all);
}

void
leaf_inform6_settle_parts (LeafBuild *build)
{
  LEAF_EACH (&build->phrases->phrases, i) {
    LeafPhraseId phrase = LEAF_ID (LeafPhraseId, i);
    LeafPhraseRow *row = LEAF_PHRASE (build, phrase);

    if (row->segment == LEAF_SEGMENT_NONE)
      continue;
    /* a body that is a whole statement is used by itself: "-- beginning say_bold" */
    if (row->segment_name == NULL || !is_inform6 (build, row) || leaf_inform6_joins (build, 1, &phrase))
      row->segment = LEAF_SEGMENT_NONE;
  }
  if (!build->is_library) /* a prebuilt library has no addresses of functions */
    build->phrases->join_parts = join_parts;
}

/* --- as text ------------------------------------------------------------------------------------------------------ */

guint32
leaf_inform6_count (const LeafBuild *build, guint32 *n_run)
{
  guint32 n = 0;

  *n_run = 0;
  LEAF_EACH (&build->phrases->phrases, i) {
    const LeafPhraseRow *row = LEAF_PHRASE (build, LEAF_ID (LeafPhraseId, i));

    if (!is_inform6 (build, row))
      continue;
    n++;
    *n_run += row->obstacle == NULL;
  }
  return n;
}

/* A line for each phrase of the story whose body is in Inform 6, and the number of those that run. */
char *
leaf_inform6_to_string (const LeafBuild *build, gboolean with_library)
{
  GString *out = g_string_new (NULL);
  guint32 n, n_run;

  (void) with_library;
  LEAF_EACH (&build->phrases->phrases, i) {
    const LeafPhraseRow *row = LEAF_PHRASE (build, LEAF_ID (LeafPhraseId, i));
    g_autofree char *words = NULL;

    if (!is_inform6 (build, row))
      continue;
    words = leaf_wording_dup (build, row->wording);
    g_string_append_printf (out, "%s\t%s\t%s\n", row->obstacle == NULL ? "runs" : "does not run",
                            row->obstacle == NULL ? "" : row->obstacle, words);
  }
  n = leaf_inform6_count (build, &n_run);
  g_string_append_printf (out, "%u of %u run\n", n_run, n);
  return g_string_free (out, FALSE);
}
