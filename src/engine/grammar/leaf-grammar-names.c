/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-grammar-names.c: the words that may refer to each object, and topics.
 *
 * An object is referred to by the words of its name, in any order and number; by words of its kind's plural that its
 * name lacks, which then mean several objects; and by each synonym of itself or its kinds that is one plain word. All
 * other synonyms are parsed as lines. Whether an object is privately-named depends on the initial state, so the words
 * of its name come first in its row and can be skipped by the parser. */

#include "world/nouns/leaf-library-lookup.h"
#include "leaf-grammar.h"

#include <string.h>

static void
add_word (LeafBuild *build, LeafObjectWords *words, LeafVocabId word, gboolean is_plural)
{
  LeafObjectWord row = { word, is_plural };

  for (guint32 i = words->first + words->n_named; i < words->first + words->n; i++)
    if (LEAF_SAME (LEAF_ROW (&build->grammar->words, LeafObjectWord, i)->word, word))
      return;
  leaf_table_push (&build->grammar->words, &row);
  words->n++;
}

/* The next word of a name, after which `at` is then; NULL at the end. */
static const char *
next_word (const char **at, gsize *length)
{
  const char *word = *at + strspn (*at, " \t\n");

  *length = strcspn (word, " \t\n");
  *at = word + *length;
  return *word != '\0' ? word : NULL;
}

/* "your nose" is typed "my nose", and so is the nose of the player that the story creates. */
static LeafVocabId
intern_as_typed (LeafBuild *build, const char *word, gsize length)
{
  if ((length == 4 && g_ascii_strncasecmp (word, "your", length) == 0)
      || (length == 10 && g_ascii_strncasecmp (word, "yourself's", length) == 0))
    return leaf_grammar_intern_word (build, "my", 2);
  if (length == 5 && g_ascii_strncasecmp (word, "yours", length) == 0)
    return leaf_grammar_intern_word (build, "mine", 4);
  return leaf_grammar_intern_word (build, word, length);
}

/* A word that is truncated to the maximum length of words in commands no longer shows that it is a plural. */
static void
add_words_of (LeafBuild *build, LeafObjectWords *words, const char *name, gboolean is_plural)
{
  const char *word;
  gsize length;

  while ((word = next_word (&name, &length)) != NULL)
    add_word (build, words, intern_as_typed (build, word, length),
              is_plural && leaf_grammar_word_size (word, length) == length);
}

/* A thing may have thousands of words, so duplicates are found by an index. */
static void
add_synonyms (LeafBuild *build, LeafObjectWords *words, LeafIndex *seen, LeafBookSort sort, guint32 key)
{
  guint32 book = leaf_grammar_book (build->grammar, sort, key);

  if (book == 0)
    return;
  words->has_books = TRUE;
  for (guint32 at = LEAF_GRAMMAR_BOOK (build, book)->first_line; at != 0; at = LEAF_GRAMMAR_LINE (build, at)->next) {
    const LeafGrammarLine *line = LEAF_GRAMMAR_LINE (build, at);

    words->has_lines |= !line->is_word;
    if (line->is_word && leaf_index_find (seen, line->tokens[0].words[0].ix) == 0) {
      LeafObjectWord row = { line->tokens[0].words[0], FALSE };

      leaf_index_set (seen, row.word.ix, 1);
      leaf_table_push (&build->grammar->words, &row);
      words->n++;
    }
  }
}

/* The words of its name refer to anything with a place in the world, and to a concept; an object of a kind of the
 * author's own ("A spell is a kind of object") needs Understand sentences. */
static gboolean
goes_by_its_name (const LeafBuild *build, LeafKindId kind)
{
  static const LeafKindNumber named[]
      = { LEAF_KIND_THING, LEAF_KIND_ROOM, LEAF_KIND_REGION, LEAF_KIND_DIRECTION, LEAF_KIND_CONCEPT };

  for (guint i = 0; i < G_N_ELEMENTS (named); i++)
    if (leaf_kind_conforms (build, kind, LEAF_ID (LeafKindId, named[i])))
      return TRUE;
  return FALSE;
}

/* The initial player is typed as "me" or by the author's synonyms, and never by the words of its name, even when
 * another person is the player later, as in the reference. */
static void
name_object (LeafBuild *build, guint32 number, LeafObjectWords *words)
{
  const LeafInstance *instance = LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, number));
  LeafKindId kind = instance->kind;
  LeafIndex seen;

  *words = (LeafObjectWords) { .first = build->grammar->words.n };
  if (number != build->world->player.ix && goes_by_its_name (build, kind)) {
    add_words_of (build, words, instance->name, FALSE);
    if (!leaf_world_uses (build, leaf_known (build, LEAF_KNOWN_option_no_plurals)))
      add_words_of (build, words, leaf_kind (build, kind)->plural, TRUE);
  }
  words->n_named = words->n;
  leaf_index_init (&seen);
  add_synonyms (build, words, &seen, LEAF_BOOK_INSTANCE, number);
  for (; LEAF_IS (kind); kind = leaf_kind (build, kind)->parent)
    add_synonyms (build, words, &seen, LEAF_BOOK_KIND, kind.ix);
  leaf_index_clear (&seen);
}

/* Names of values and properties are compared as they are spelt. A typed word is truncated, so the truncated form of a
 * long word must be in the vocabulary. */
static void
intern_cut_words (LeafBuild *build, const char *name)
{
  const char *word;
  gsize length;

  while ((word = next_word (&name, &length)) != NULL)
    if (leaf_grammar_word_size (word, length) < length)
      leaf_grammar_intern_word (build, word, length);
}

/* Made from scratch for each program, since the story may add synonyms to the library's objects. */
static void
name_objects (LeafBuild *build)
{
  LeafGrammar *grammar = build->grammar;

  leaf_table_truncate (&grammar->words, 1);
  leaf_table_truncate (&grammar->object_words, 1);
  LEAF_EACH (&build->world->instances, i) {
    const LeafInstance *instance = LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, i));
    LeafObjectWords words = { 0 };

    if (leaf_kind_is_object (build, instance->kind))
      name_object (build, i, &words);
    else
      intern_cut_words (build, instance->name);
    leaf_table_push (&grammar->object_words, &words);
  }
  LEAF_EACH (&build->world->properties, i)
    intern_cut_words (build, LEAF_ROW (&build->world->properties, LeafProperty, i)->name);
}

/* --- topics ------------------------------------------------------------------------------------------------------- */

LeafValue
leaf_grammar_topic (LeafBuild *build, LeafWording w, LeafHeadingId near)
{
  guint32 book = leaf_grammar_book (build->grammar, LEAF_BOOK_TOPIC, w.first);

  if (book != 0)
    return LEAF_VALUE (TOPIC, book);
  book = leaf_grammar_make_book (build, LEAF_BOOK_TOPIC, w.first);
  for (guint32 i = w.first; i < w.end; i++) {
    LeafGrammarLine line = { .sort = LEAF_LINE_TOPIC, .is_library = build->is_library };

    if (leaf_word (build, i)->sort != LEAF_WORD_TEXT)
      continue;
    line.text = leaf_wording (i, i + 1);
    if (leaf_grammar_read_tokens (build, i, near, LEAF_BOOK_TOPIC, &line.n_tokens, &line.tokens))
      leaf_grammar_add_line (build, book, &line);
  }
  leaf_grammar_sort_book (build, book);
  return LEAF_VALUE (TOPIC, book);
}

/* Makes the topics in the cells of a table. Until then, such a cell contains the number of its first quoted word. */
static void
complete_topics (LeafBuild *build, guint32 table)
{
  LeafTableRow row = *LEAF_ROW (&build->world->tables, LeafTableRow, table);
  LeafHeadingId near = LEAF_ROW (&build->sentences->sentences, LeafSentence, row.sentence.ix)->heading;

  for (guint32 i = 0; i < row.n_columns * row.n_rows; i++) {
    if (row.values[i].kind != LEAF_KIND_TOPIC || leaf_wording_empty (row.words[i])
        || row.values[i].bits == (gint32) leaf_grammar_book (build->grammar, LEAF_BOOK_TOPIC, row.words[i].first))
      continue;
    row.values[i] = leaf_grammar_topic (build, row.words[i], near);
  }
}

/* Makes the topics in a constant action ("The plan is the action of asking Bob about "rain""), each of which is the
 * number of a quoted word until then. */
static void
complete_action (LeafBuild *build, LeafConstantBlock *block)
{
  LeafValue *values = NULL;

  for (guint32 i = 0; i < block->n && LEAF_SAME (block->kind, LEAF_KIND (STORED_ACTION)); i++) {
    guint32 word = (guint32) block->values[i].bits;

    if (block->values[i].kind != LEAF_KIND_TOPIC || word < build->grammar->books.n || word >= build->words->words.n)
      continue;
    if (values == NULL)
      values = leaf_arena_copy (build->arena, block->values, sizeof (LeafValue) * block->n);
    values[i] = leaf_grammar_topic (build, leaf_wording (word, word + 1), (LeafHeadingId) { 0 });
  }
  if (values != NULL)
    block->values = values;
}

void
leaf_grammar_complete (LeafBuild *build)
{
  LEAF_EACH (&build->phrases->blocks, i)
    complete_action (build, LEAF_ROW (&build->phrases->blocks, LeafConstantBlock, i));
  LEAF_EACH (&build->world->tables, i)
    complete_topics (build, i);
  name_objects (build);
}

/* --- variables for typed values ----------------------------------------------------------------------------------- */

static void
declare_errors (LeafBuild *build)
{
  for (guint i = 0; i < LEAF_ERROR_COUNT; i++)
    leaf_world_make_instance (build, LEAF_KIND (PARSER_ERROR),
                              leaf_words_read_apart (build, "a parser error", leaf_parser_error_name (i)),
                              (LeafSentenceId) { 0 });
}

/* The names of all global variables, in lower case, for lookups. */
static GHashTable *
global_names (const LeafBuild *build)
{
  GHashTable *names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  LEAF_EACH (&build->world->variables, i) {
    const LeafVariable *variable = LEAF_ROW (&build->world->variables, LeafVariable, i);

    if (variable->owner == LEAF_OWNER_GLOBAL && variable->name != NULL)
      g_hash_table_add (names, g_ascii_strdown (variable->name, -1));
  }
  return names;
}

void
leaf_grammar_declare_variables (LeafBuild *build)
{
  g_autoptr (GHashTable) known = global_names (build);

  if (build->is_library)
    declare_errors (build);
  for (guint32 i = 1; i < build->kinds->kinds.n; i++) {
    const LeafKind *kind = LEAF_ROW (&build->kinds->kinds, LeafKind, i);
    g_autofree char *name = NULL, *small = NULL;

    if (kind->name == NULL
        || (kind->representation != LEAF_REPRESENTATION_ENUMERATED && kind->representation != LEAF_REPRESENTATION_UNIT
            && i != LEAF_KIND_NUMBER && i != LEAF_KIND_REAL && i != LEAF_KIND_TIME && i != LEAF_KIND_TIME_PERIOD
            && i != LEAF_KIND_TRUTH_STATE))
      continue;
    name = g_strconcat (kind->name, " understood", NULL);
    small = g_ascii_strdown (name, -1);
    if (g_hash_table_add (known, g_steal_pointer (&small)))
      leaf_world_make_variable (build, LEAF_OWNER_GLOBAL, 0, leaf_words_read_apart (build, "a kind", name),
                                LEAF_ID (LeafKindId, i), (LeafSentenceId) { 0 });
  }
}
