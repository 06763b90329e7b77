/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-tokens.c: one quoted text of an Understand sentence as a row of tokens.
 *
 * "put [things] in/into [an open container]" is four tokens: a word, a noun, a word with two spellings, a noun that
 * must match a description. The words between brackets are read like any other words of the source; a description
 * becomes tests that the parser can make itself (a kind, an either/or property, a value), and one phrase for the
 * rest. */

#include "leaf-grammar.h"

#include <string.h>

/* --- splitting ---------------------------------------------------------------------------------------------------- */

typedef enum { PIECE_WORD, PIECE_SLASH, PIECE_EMPTY /* -- */, PIECE_BRACKET } PieceSort;

typedef struct {
  PieceSort sort;
  gsize start, end; /* bytes of the quoted text */
} Piece;

static gboolean
stands_alone (char c)
{
  return strchr ("(){}", c) != NULL;
}

static gboolean
is_forbidden (char c)
{
  return strchr (".,!?:;", c) != NULL;
}

static gsize
word_end (const char *text, gsize at)
{
  while (text[at] != '\0' && !g_ascii_isspace (text[at]) && text[at] != '/' && text[at] != '[' && text[at] != ']'
         && !stands_alone (text[at]))
    at++;
  return at;
}

/* The reason why a text cannot be split, or NONE. */
static LeafProblemCode
split (const char *text, GArray *pieces)
{
  gsize at = 0;

  while (text[at] != '\0') {
    Piece piece = { PIECE_WORD, at, at + 1 };

    if (g_ascii_isspace (text[at])) {
      at++;
      continue;
    }
    if (is_forbidden (text[at]))
      return LEAF_PROBLEM_UNDERSTAND_PUNCTUATION;
    if (text[at] == ']')
      return LEAF_PROBLEM_UNDERSTAND_BRACKETS;
    if (text[at] == '[') {
      const char *close = strchr (text + at, ']');

      if (close == NULL || memchr (text + at + 1, '[', (gsize) (close - text) - at - 1) != NULL)
        return LEAF_PROBLEM_UNDERSTAND_BRACKETS;
      piece = (Piece) { PIECE_BRACKET, at + 1, (gsize) (close - text) };
      at = piece.end + 1;
      if (piece.end - piece.start == 1 && text[piece.start] == '/') /* "[/]" separates alternatives, as "/" does */
        piece.sort = PIECE_SLASH;
    } else if (text[at] == '/') {
      piece.sort = PIECE_SLASH;
      at++;
    } else if (stands_alone (text[at])) {
      at++;
    } else {
      piece.end = word_end (text, at);
      for (gsize i = at; i < piece.end; i++)
        if (is_forbidden (text[i]))
          return LEAF_PROBLEM_UNDERSTAND_PUNCTUATION;
      if (piece.end - at == 2 && strncmp (text + at, "--", 2) == 0)
        piece.sort = PIECE_EMPTY;
      at = piece.end;
    }
    g_array_append_val (pieces, piece);
  }
  return LEAF_PROBLEM_NONE;
}

/* --- descriptions ------------------------------------------------------------------------------------------------- */

static gboolean
adjective_as_test (const LeafBuild *build, const LeafAdjectiveUse *use, LeafTokenTest *test)
{
  const LeafAdjectiveMeaning *meaning;
  const LeafAdjective *adjective;

  *test = (LeafTokenTest) { .negated = use->negated };
  if (LEAF_IS (use->value)) {
    test->property = use->property;
    test->value = leaf_instance_value (build, use->value);
    return LEAF_IS (use->property);
  }
  if (!LEAF_IS (use->adjective))
    return FALSE;
  adjective = LEAF_ROW (&build->world->adjectives, LeafAdjective, use->adjective.ix);
  if (adjective->first_meaning == 0)
    return FALSE;
  meaning = LEAF_ROW (&build->world->adjective_meanings, LeafAdjectiveMeaning, adjective->first_meaning);
  if (meaning->sort != LEAF_ADJECTIVE_PROPERTY || meaning->next != 0)
    return FALSE;
  test->property = meaning->property;
  test->negated = use->negated != meaning->negated;
  return TRUE;
}

/* A phrase that decides whether its parameter matches the words. */
static guint32
make_filter (LeafBuild *build, LeafWording w, LeafKindId kind)
{
  g_autofree char *words = leaf_wording_dup_spaced (build, w);
  g_autofree char *condition = g_strdup_printf ("object being considered is %s", words);
  LeafWording all = leaf_words_read_apart (build, "an Understand token", condition);
  LeafWording name = { all.first, all.first + 3 };

  if (!LEAF_IS (kind) || leaf_kind_is_object (build, kind))
    kind = LEAF_KIND (OBJECT);
  return leaf_phrases_add_condition (build, all, (LeafSentenceId) { 0 }, 1, &name, &kind).ix;
}

gboolean
leaf_grammar_describe (LeafBuild *build, LeafWording w, const LeafDescription *description, LeafKindId *kind,
                       guint32 *n_tests, const LeafTokenTest **tests, guint32 *filter)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (LeafTokenTest));
  gboolean all = description->n_clauses == 0 && description->quantifier == LEAF_QUANTIFIER_NONE;

  *kind = description->kind;
  *filter = 0;
  if (description->exact != NULL) {
    LeafTokenTest test = { 0 };

    if (description->exact->op != LEAF_NODE_CONSTANT || description->exact->CONSTANT.value.kind != LEAF_KIND_OBJECT)
      return FALSE;
    test.exactly = leaf_instance_of_value (build, description->exact->CONSTANT.value);
    *kind = LEAF_KIND (OBJECT);
    g_array_append_val (found, test);
  }
  for (guint32 i = 0; i < description->n_adjectives; i++) {
    LeafTokenTest test;

    if (adjective_as_test (build, &description->adjectives[i], &test))
      g_array_append_val (found, test);
    else
      all = FALSE;
  }
  if (!all)
    *filter = make_filter (build, w, description->kind);
  *n_tests = found->len;
  *tests = leaf_arena_copy (build->arena, found->data, found->len * sizeof (LeafTokenTest));
  return TRUE;
}

/* --- tokens in brackets ------------------------------------------------------------------------------------------- */

typedef struct {
  const char *words;
  LeafNounContext context;
  guint8 score;
} StandardToken;

static const StandardToken standard_tokens[] = {
  { "something", LEAF_NOUN_ANY, 1 },
  { "things", LEAF_NOUN_SEVERAL, 1 },
  { "things inside", LEAF_NOUN_SEVERAL_INSIDE, 2 },
  { "things preferably held", LEAF_NOUN_SEVERAL_HELD, 3 },
  { "something preferably held", LEAF_NOUN_HELD, 4 },
  { "other things", LEAF_NOUN_SEVERAL_OTHER, 3 },
  { "someone", LEAF_NOUN_ANIMATE, 1 },
  { "somebody", LEAF_NOUN_ANIMATE, 1 },
};

static gboolean
is_multiple (LeafNounContext context)
{
  return context == LEAF_NOUN_SEVERAL || context == LEAF_NOUN_SEVERAL_HELD || context == LEAF_NOUN_SEVERAL_OTHER
         || context == LEAF_NOUN_SEVERAL_INSIDE;
}

static gboolean
is_foreign (LeafBuild *build, LeafWording w)
{
  LEAF_EACH (&build->grammar->foreign, i) {
    if (leaf_wording_is (build, w, *LEAF_ROW (&build->grammar->foreign, const char *, i)))
      return TRUE;
  }
  return FALSE;
}

static gboolean
read_standard (LeafBuild *build, LeafWording w, LeafToken *token)
{
  for (guint i = 0; i < G_N_ELEMENTS (standard_tokens); i++)
    if (leaf_wording_is (build, w, standard_tokens[i].words)) {
      token->sort = LEAF_TOKEN_NOUN;
      token->kind = LEAF_KIND (OBJECT);
      token->context = standard_tokens[i].context;
      token->score = standard_tokens[i].score;
      token->is_multiple = is_multiple (token->context);
      return TRUE;
    }
  if (!leaf_wording_is (build, w, "text") && !is_foreign (build, w))
    return FALSE;
  token->sort = LEAF_TOKEN_TEXT;
  token->kind = LEAF_KIND (SNIPPET);
  return TRUE;
}

static gboolean
read_named (LeafBuild *build, LeafWording w, LeafToken *token)
{
  g_autofree char *spelled = leaf_wording_dup_spaced (build, w);
  g_autofree char *name = g_utf8_strdown (spelled, -1);

  LEAF_EACH (&build->grammar->named, i) {
    if (strcmp (*LEAF_ROW (&build->grammar->named, const char *, i), name) != 0)
      continue;
    token->sort = LEAF_TOKEN_NAMED;
    token->named = i;
    token->score = 1;
    return TRUE;
  }
  return FALSE;
}

static gboolean
relates_values (const LeafBuild *build, LeafRelationId id)
{
  const LeafRelation *relation = LEAF_ROW (&build->world->relations, LeafRelation, id.ix);

  return !leaf_kind_is_object (build, relation->left) || !leaf_kind_is_object (build, relation->right);
}

static LeafProblemCode
read_related (LeafBuild *build, LeafWording w, LeafHeadingId near, LeafBookSort of, LeafToken *token)
{
  const char *start = "something related by";
  LeafWording name = leaf_wording_from (w, w.first + 3);

  if (!leaf_wording_begins (build, w, start) || leaf_wording_empty (name))
    return LEAF_PROBLEM_UNDERSTAND_TOKEN;
  if (leaf_word_is (build, name.first, "reversed")) {
    token->reversed = TRUE;
    name.first++;
  }
  token->sort = LEAF_TOKEN_RELATED;
  token->score = 1;
  token->relation = LEAF_ID (LeafRelationId, leaf_names_find (build, name, LEAF_NAMES (RELATION), near).id);
  if (!LEAF_IS (token->relation))
    return LEAF_PROBLEM_UNDERSTAND_RELATION;
  if (of != LEAF_BOOK_INSTANCE && of != LEAF_BOOK_KIND)
    return LEAF_PROBLEM_UNDERSTAND_RELATION_OBJECT;
  if (relates_values (build, token->relation))
    return LEAF_PROBLEM_UNDERSTAND_RELATION_VALUES;
  return LEAF_PROBLEM_NONE;
}

static gboolean
is_understandable (const LeafBuild *build, LeafKindId kind)
{
  LeafKindRepresentation representation = leaf_kind (build, kind)->representation;

  return representation == LEAF_REPRESENTATION_ENUMERATED || representation == LEAF_REPRESENTATION_UNIT
         || LEAF_SAME (kind, LEAF_KIND (NUMBER)) || LEAF_SAME (kind, LEAF_KIND (REAL))
         || LEAF_SAME (kind, LEAF_KIND (TRUTH_STATE)) || LEAF_SAME (kind, LEAF_KIND (TIME))
         || LEAF_SAME (kind, LEAF_KIND (TIME_PERIOD)) || LEAF_SAME (kind, LEAF_KIND (UNICODE));
}

static LeafProblemCode
as_kind (LeafBuild *build, LeafKindId kind, LeafToken *token)
{
  token->kind = kind;
  token->score = 5;
  if (leaf_kind_is_object (build, kind)) {
    token->sort = LEAF_TOKEN_NOUN;
    token->is_filtered = TRUE;
    token->is_any |= !leaf_kind_conforms (build, kind, LEAF_KIND (THING));
    return LEAF_PROBLEM_NONE;
  }
  token->sort = LEAF_TOKEN_VALUE;
  return is_understandable (build, kind) ? LEAF_PROBLEM_NONE : LEAF_PROBLEM_UNDERSTAND_TOKEN_KIND;
}

static LeafProblemCode
as_instance (LeafBuild *build, LeafInstanceId instance, LeafToken *token)
{
  LeafTokenTest test = { .exactly = instance };
  LeafKindId kind = LEAF_INSTANCE (build, instance)->kind;

  if (!leaf_kind_is_object (build, kind))
    return LEAF_PROBLEM_UNDERSTAND_TOKEN;
  token->n_tests = 1;
  token->tests = leaf_arena_copy (build->arena, &test, sizeof test);
  return as_kind (build, kind, token);
}

/* Do the words begin with "any" or "some"? These count objects, so they cannot begin the description of a token. */
static gboolean
counts (const LeafBuild *build, LeafWording w)
{
  return leaf_word_is (build, w.first, "any") || leaf_word_is (build, w.first, "some");
}

static LeafProblemCode
as_description (LeafBuild *build, LeafWording w, LeafHeadingId near, LeafToken *token)
{
  LeafDescription *description;
  LeafScope scope;
  LeafProblemCode code = LEAF_PROBLEM_UNDERSTAND_TOKEN;

  leaf_scope_init (&scope, build, near);
  description = leaf_meaning_description (&scope, w);
  if (description != NULL && description->n_clauses > 0)
    code = LEAF_PROBLEM_UNDERSTAND_COMPLEX;
  else if (description != NULL
           && (description->quantifier != LEAF_QUANTIFIER_NONE || (description->exact == NULL && counts (build, w))))
    code = LEAF_PROBLEM_UNDERSTAND_TOKEN;
  else if (description != NULL && description->exact == NULL && description->n_adjectives == 0)
    code = as_kind (build, description->kind, token);
  else if (description != NULL) {
    LeafKindId kind;

    token->description = description;
    if (leaf_grammar_describe (build, w, description, &kind, &token->n_tests, &token->tests, &token->filter)) {
      if (!leaf_kind_is_object (build, kind) && !is_understandable (build, kind))
        kind = LEAF_KIND (OBJECT);
      code = as_kind (build, kind, token);
      token->is_filtered = TRUE;
      if (LEAF_SAME (kind, LEAF_KIND (OBJECT)))
        token->is_any = FALSE;
      /* [edible pear] also fits a pear that is out of scope; [pear] alone must be in scope. */
      token->is_any |= description->exact != NULL && description->n_adjectives > 0;
    }
  }
  leaf_scope_clear (&scope);
  return code;
}

static LeafProblemCode
read_described (LeafBuild *build, LeafWording w, LeafHeadingId near, LeafToken *token)
{
  LeafNameMatch match = leaf_names_find (build, w, LEAF_NAMES (KIND), near);

  if (match.id != 0 && counts (build, w))
    return LEAF_PROBLEM_UNDERSTAND_TOKEN;
  if (match.id != 0)
    return as_kind (build, LEAF_ID (LeafKindId, match.id), token);
  match = leaf_names_find (build, w, LEAF_NAMES (INSTANCE), near);
  if (match.id != 0 && !match.is_abbreviated)
    return as_instance (build, LEAF_ID (LeafInstanceId, match.id), token);
  return as_description (build, w, near, token);
}

/* [any open door], [anyone], [any things]. */
static gboolean
read_any (LeafBuild *build, LeafWording w, LeafHeadingId near, LeafToken *token, LeafProblemCode *code)
{
  *code = LEAF_PROBLEM_NONE;
  token->is_any = TRUE;
  if (leaf_wording_is (build, w, "anything"))
    *code = as_kind (build, LEAF_KIND (THING), token);
  else if (leaf_wording_is (build, w, "anybody") || leaf_wording_is (build, w, "anyone"))
    *code = as_kind (build, LEAF_KIND (PERSON), token);
  else if (leaf_wording_is (build, w, "anywhere"))
    *code = as_kind (build, LEAF_KIND (ROOM), token);
  else if (leaf_wording_is (build, w, "any things")) {
    *code = as_kind (build, LEAF_KIND (THING), token);
    token->is_multiple = TRUE;
    token->context = LEAF_NOUN_SEVERAL;
  } else if (leaf_wording_length (w) > 1 && leaf_word_is (build, w.first, "any"))
    *code = read_described (build, leaf_wording_from (w, w.first + 1), near, token);
  else {
    token->is_any = FALSE;
    return FALSE;
  }
  token->score = 1;
  return TRUE;
}

static LeafProblemCode
read_bracket (LeafBuild *build, LeafWording w, LeafHeadingId near, LeafBookSort of, LeafToken *token)
{
  LeafProblemCode code = LEAF_PROBLEM_NONE;

  token->wording = w;
  if (leaf_wording_empty (w))
    return LEAF_PROBLEM_UNDERSTAND_TOKEN;
  if (read_named (build, w, token) || read_any (build, w, near, token, &code))
    return token->sort == LEAF_TOKEN_NAMED ? LEAF_PROBLEM_NONE : code;
  if (leaf_wording_begins (build, w, "something related by"))
    return read_related (build, w, near, of, token);
  if (read_standard (build, w, token))
    return token->sort == LEAF_TOKEN_TEXT && of == LEAF_BOOK_TOPIC ? LEAF_PROBLEM_UNDERSTAND_TEXT_IN_TOPIC
                                                                   : LEAF_PROBLEM_NONE;
  if (leaf_wording_is (build, w, "something held") || leaf_wording_is (build, w, "things held"))
    return LEAF_PROBLEM_UNDERSTAND_HELD;
  if (leaf_wording_is (build, w, "topic") || leaf_wording_is (build, w, "a topic"))
    return LEAF_PROBLEM_UNDERSTAND_TOPIC;
  if (leaf_wording_is (build, w, "object") || leaf_wording_is (build, w, "an object"))
    return LEAF_PROBLEM_UNDERSTAND_OBJECT;
  return read_described (build, w, near, token);
}

/* --- the row of tokens -------------------------------------------------------------------------------------------- */

typedef struct {
  LeafBuild *build;
  LeafHeadingId near;
  LeafBookSort of;
  guint32 word;
  const char *text;
  LeafTextPlace place; /* the last that was needed */
  GArray *pieces;
  GArray *tokens;
} Reading;

static void
complain (Reading *r, LeafProblemCode code, LeafWording about)
{
  g_autofree char *quoted = leaf_wording_empty (about) ? NULL : leaf_wording_dup (r->build, about);

  leaf_problem_at (r->build, code, leaf_wording (r->word, r->word + 1), quoted, NULL);
}

static Piece *
piece_at (Reading *r, guint at)
{
  return at < r->pieces->len ? &g_array_index (r->pieces, Piece, at) : NULL;
}

static gboolean
is_digits (Reading *r, guint at)
{
  const Piece *piece = piece_at (r, at);

  return piece != NULL && piece->end > piece->start
         && strspn (r->text + piece->start, "0123456789") == piece->end - piece->start;
}

/* A word with its alternatives; moves *at past them. */
static gboolean
read_alternatives (Reading *r, guint *at)
{
  g_autoptr (GArray) words = g_array_new (FALSE, FALSE, sizeof (LeafVocabId));
  LeafToken token = { .sort = LEAF_TOKEN_WORD };
  gboolean slashed = FALSE;

  for (;;) {
    Piece *piece = piece_at (r, *at);

    if (piece == NULL) /* "glue/": the alternative is nothing */
      break;
    /* "/paste": an alternative that must be typed */
    if (piece->sort == PIECE_SLASH && !slashed) {
      LeafVocabId word = leaf_grammar_intern_word (r->build, "/", 1);

      g_array_append_val (words, word);
      (*at)++;
      break;
    }
    if (piece->sort == PIECE_BRACKET || piece->sort == PIECE_SLASH) {
      complain (r, LEAF_PROBLEM_UNDERSTAND_SLASH, LEAF_NO_WORDS);
      return FALSE;
    }
    if (piece->sort == PIECE_EMPTY)
      token.optional = TRUE;
    else {
      LeafVocabId word = leaf_grammar_intern_word (r->build, r->text + piece->start, piece->end - piece->start);

      g_array_append_val (words, word);
    }
    (*at)++;
    if (piece_at (r, *at) == NULL || piece_at (r, *at)->sort != PIECE_SLASH)
      break;
    slashed = TRUE;
    if (is_digits (r, *at - 1) || is_digits (r, *at + 1)) {
      complain (r, LEAF_PROBLEM_UNDERSTAND_SLASH_DIGITS, LEAF_NO_WORDS);
      return FALSE;
    }
    (*at)++;
  }
  if (words->len == 0 && !slashed) { /* "--" by itself is an ordinary word */
    LeafVocabId word = leaf_grammar_intern_word (r->build, "--", 2);

    g_array_append_val (words, word);
    token.optional = FALSE;
  }
  token.n_words = words->len;
  token.words = leaf_arena_copy (r->build->arena, words->data, words->len * sizeof (LeafVocabId));
  g_array_append_val (r->tokens, token);
  return TRUE;
}

static gboolean
read_piece (Reading *r, guint *at)
{
  Piece *piece = piece_at (r, *at);
  const LeafWord *word = leaf_word (r->build, r->word);
  LeafToken token = { 0 };
  LeafProblemCode code = LEAF_PROBLEM_NONE;
  LeafWording inside;
  guint32 start;

  if (piece->sort != PIECE_BRACKET)
    return read_alternatives (r, at);
  if (piece_at (r, *at + 1) != NULL && piece_at (r, *at + 1)->sort == PIECE_SLASH) {
    complain (r, LEAF_PROBLEM_UNDERSTAND_SLASH, LEAF_NO_WORDS);
    return FALSE;
  }
  start = leaf_words_text_place (r->build, r->word, piece->start, &r->place);
  inside = leaf_words_read_within (r->build, word->source, start,
                                   leaf_words_text_place (r->build, r->word, piece->end, &r->place));
  code = read_bracket (r->build, inside, r->near, r->of, &token);
  if (code != LEAF_PROBLEM_NONE) {
    complain (r, code, inside);
    return FALSE;
  }
  g_array_append_val (r->tokens, token);
  (*at)++;
  return TRUE;
}

/* The reason why a row of tokens is not allowed, or NONE. */
static LeafProblemCode
check_row (const LeafBuild *build, LeafBookSort of, const LeafToken *tokens, guint n)
{
  guint values = 0, multiples = 0;
  gboolean may_be_empty = TRUE;

  for (guint i = 0; i < n; i++) {
    const LeafToken *token = &tokens[i];

    values += token->sort != LEAF_TOKEN_WORD && token->sort != LEAF_TOKEN_RELATED
              && LEAF_IS (leaf_grammar_token_kind (build, token));
    multiples += token->is_multiple;
    may_be_empty &= token->sort == LEAF_TOKEN_WORD && token->optional;
    if (token->sort == LEAF_TOKEN_TEXT && i + 1 < n && tokens[i + 1].sort != LEAF_TOKEN_WORD)
      return LEAF_PROBLEM_UNDERSTAND_TEXT_FOLLOWED;
  }
  if (values > 2)
    return LEAF_PROBLEM_UNDERSTAND_THREE_VALUES;
  if (multiples > 1)
    return LEAF_PROBLEM_UNDERSTAND_MULTIPLES;
  if (of != LEAF_BOOK_COMMAND && values > 1)
    return LEAF_PROBLEM_UNDERSTAND_TWO_VALUES;
  if (of != LEAF_BOOK_COMMAND && of != LEAF_BOOK_NAMED && may_be_empty)
    return LEAF_PROBLEM_UNDERSTAND_NO_WORDS;
  if (of == LEAF_BOOK_COMMAND && tokens[0].sort == LEAF_TOKEN_WORD && (tokens[0].n_words > 1 || tokens[0].optional))
    return LEAF_PROBLEM_UNDERSTAND_SLASHED_COMMAND;
  return LEAF_PROBLEM_NONE;
}

gboolean
leaf_grammar_read_tokens (LeafBuild *build, guint32 word, LeafHeadingId near, LeafBookSort of, guint32 *n_tokens,
                          const LeafToken **tokens)
{
  g_autofree char *text = leaf_words_text_dup (build, word);
  g_autoptr (GArray) pieces = g_array_new (FALSE, FALSE, sizeof (Piece));
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (LeafToken));
  Reading r = { .build = build, .near = near, .of = of, .word = word, .text = text, .pieces = pieces, .tokens = found };
  LeafProblemCode code = split (text, pieces);

  if (pieces->len == 1 && g_array_index (pieces, Piece, 0).sort == PIECE_SLASH)
    g_array_index (pieces, Piece, 0).sort = PIECE_WORD; /* a token by itself has no alternatives */
  if (code == LEAF_PROBLEM_NONE && pieces->len == 0)
    code = LEAF_PROBLEM_UNDERSTAND_EMPTY;
  if (code != LEAF_PROBLEM_NONE) {
    complain (&r, code, LEAF_NO_WORDS);
    return FALSE;
  }
  for (guint at = 0; at < pieces->len;)
    if (!read_piece (&r, &at))
      return FALSE;
  code = check_row (build, of, (const LeafToken *) (gpointer) found->data, found->len);
  if (code != LEAF_PROBLEM_NONE) {
    complain (&r, code, LEAF_NO_WORDS);
    return FALSE;
  }
  *n_tokens = found->len;
  *tokens = leaf_arena_copy (build->arena, found->data, found->len * sizeof (LeafToken));
  return TRUE;
}

static LeafKindId token_kind (const LeafBuild *build, const LeafToken *token, GHashTable *seen);

/* The common kind of the values of a named token's lines, or the widest of theirs. Named tokens may use each other, so
 * each is visited once. */
static LeafKindId
named_kind (const LeafBuild *build, guint32 named, GHashTable *seen)
{
  guint32 book = leaf_grammar_book (build->grammar, LEAF_BOOK_NAMED, named);
  LeafKindId kind = { 0 };

  if (book == 0 || !g_hash_table_add (seen, GUINT_TO_POINTER (named)))
    return kind;
  for (guint32 at = LEAF_GRAMMAR_BOOK (build, book)->first_line; at != 0; at = LEAF_GRAMMAR_LINE (build, at)->next) {
    const LeafGrammarLine *line = LEAF_GRAMMAR_LINE (build, at);

    for (guint32 i = 0; i < line->n_tokens; i++) {
      LeafKindId one = token_kind (build, &line->tokens[i], seen);

      if (LEAF_IS (one))
        kind = LEAF_IS (kind) ? leaf_kind_join (build, kind, one) : one;
    }
  }
  return kind;
}

static LeafKindId
token_kind (const LeafBuild *build, const LeafToken *token, GHashTable *seen)
{
  switch (token->sort) {
  case LEAF_TOKEN_NOUN:
  case LEAF_TOKEN_TEXT:
  case LEAF_TOKEN_VALUE: return token->kind;
  case LEAF_TOKEN_RELATED: return LEAF_KIND (OBJECT);
  case LEAF_TOKEN_NAMED: return named_kind (build, token->named, seen);
  case LEAF_TOKEN_WORD: break;
  }
  return (LeafKindId) { 0 };
}

LeafKindId
leaf_grammar_token_kind (const LeafBuild *build, const LeafToken *token)
{
  g_autoptr (GHashTable) seen = token->sort == LEAF_TOKEN_NAMED ? g_hash_table_new (NULL, NULL) : NULL;

  return token_kind (build, token, seen);
}
