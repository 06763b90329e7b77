/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-base.c: arenas, tables, the index, the vocabulary, messages. */

#include "test-build.h"

static void
test_arena (void)
{
  g_autoptr (LeafArena) arena = leaf_arena_new ("test");
  guint8 *first = leaf_arena_alloc (arena, 3);

  first[0] = first[1] = first[2] = 0xFF;
  for (guint i = 0; i < 2000; i++) {
    gsize size = 1 + i * 7 % 3000;
    guint8 *piece = leaf_arena_alloc (arena, size);

    g_assert_cmpuint ((gsize) piece % sizeof (gpointer), ==, 0);
    for (gsize k = 0; k < size; k++)
      g_assert_cmpuint (piece[k], ==, 0);
    memset (piece, 0xEE, size);
  }
  g_assert_cmpuint (first[2], ==, 0xFF);
  g_assert_cmpstr (leaf_arena_printf (arena, "%d boxes", 3), ==, "3 boxes");
  g_assert_cmpstr (leaf_arena_strndup (arena, "lamb chops", 4), ==, "lamb");
  g_assert_null (leaf_arena_strdup (arena, NULL));
  g_assert_cmpuint (leaf_arena_bytes (arena), >=, 2000);
}

static void
test_arena_keeps (void)
{
  LeafArena *library = leaf_arena_new ("library");
  LeafArena *story = leaf_arena_new ("story"), *other = leaf_arena_new ("other");
  char *text = leaf_arena_strdup (library, "kept");
  char *other_text = leaf_arena_strdup (other, "kept too");

  leaf_arena_keep (story, library);
  leaf_arena_unref (library);
  leaf_arena_keep (story, other);
  leaf_arena_unref (other);
  g_assert_cmpstr (text, ==, "kept");
  g_assert_cmpstr (other_text, ==, "kept too");
  leaf_arena_unref (story);
}

typedef struct {
  guint32 number;
  guint8 filler[5];
} Row;

static void
test_table (void)
{
  LeafTable table, copy;

  LEAF_TABLE_INIT (&table, Row);
  g_assert_cmpuint (table.n, ==, 1);
  g_assert_cmpuint (LEAF_ROW (&table, Row, 0)->number, ==, 0);
  for (guint32 i = 1; i <= 1000; i++)
    g_assert_cmpuint (leaf_table_push (&table, &(Row) { .number = i }), ==, i);
  /* Pushes a row of the table itself while the table moves. */
  for (guint32 i = 0; i < 3000; i++)
    leaf_table_push (&table, LEAF_ROW (&table, Row, 7));
  g_assert_cmpuint (LEAF_ROW (&table, Row, 3999)->number, ==, 7);
  g_assert_cmpuint (LEAF_ROW (&table, Row, leaf_table_push (&table, NULL))->number, ==, 0);

  leaf_table_copy (&copy, &table, NULL, NULL);
  LEAF_ROW (&copy, Row, 5)->number = 55;
  g_assert_cmpuint (LEAF_ROW (&table, Row, 5)->number, ==, 5);
  leaf_table_truncate (&copy, 3);
  g_assert_cmpuint (leaf_table_push (&copy, NULL), ==, 3);
  g_assert_cmpuint (LEAF_ROW (&copy, Row, 3)->number, ==, 0);
  leaf_table_clear (&copy);
  leaf_table_clear (&table);
}

/* Compares the index with a GHashTable. */
static void
test_index (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  g_autoptr (GHashTable) sure = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  LeafIndex index, copy;

  leaf_index_init (&index);
  g_assert_cmpuint (leaf_index_find (&index, 0), ==, 0);
  for (guint i = 0; i < 5000; i++) {
    guint64 key = (guint64) g_rand_int_range (random, 0, 2000) << g_rand_int_range (random, 0, 40);
    guint32 value = g_rand_int (random) | 1;

    leaf_index_set (&index, key, value);
    g_hash_table_insert (sure, g_memdup2 (&key, sizeof key), GUINT_TO_POINTER (value));
  }
  leaf_index_copy (&copy, &index, NULL, NULL);
  leaf_index_clear (&index);
  g_assert_cmpuint (copy.n, ==, g_hash_table_size (sure));
  for (guint64 key = 0; key < 4000; key++)
    g_assert_cmpuint (leaf_index_find (&copy, key), ==, GPOINTER_TO_UINT (g_hash_table_lookup (sure, &key)));
  leaf_index_clear (&copy);
}

typedef struct {
  guint32 plain;
  LeafTable rows;
  LeafIndex by_key;
} Shed;

static const LeafMember shed_members[] = { LEAF_MEMBER_TABLE (Shed, rows, Row), LEAF_MEMBER_INDEX (Shed, by_key) };
static const LeafStageTables shed_tables = LEAF_STAGE_TABLES (Shed, shed_members);

/* A copy contains everything that the original contains, and later changes do not affect the original. */
static void
test_room (void)
{
  Shed *shed = leaf_stage_tables_new (&shed_tables), *copy;

  shed->plain = 9;
  leaf_table_push (&shed->rows, &(Row) { .number = 1 });
  leaf_index_set (&shed->by_key, 77, 1);
  copy = leaf_stage_tables_copy (&shed_tables, shed, NULL, NULL);
  g_assert_cmpuint (copy->plain, ==, 9);
  LEAF_ROW (&copy->rows, Row, 1)->number = 2;
  leaf_index_set (&copy->by_key, 77, 2);
  g_assert_cmpuint (LEAF_ROW (&shed->rows, Row, 1)->number, ==, 1);
  g_assert_cmpuint (leaf_index_find (&shed->by_key, 77), ==, 1);
  leaf_stage_tables_free (&shed_tables, shed);
  g_assert_cmpuint (LEAF_ROW (&copy->rows, Row, 1)->number, ==, 2);
  g_assert_cmpuint (leaf_index_find (&copy->by_key, 77), ==, 2);
  leaf_stage_tables_free (&shed_tables, copy);
  leaf_stage_tables_free (&shed_tables, NULL);
}

/* A copy with the capacity of a larger table is equal, and does not move when rows are added. A capacity that is too
 * small loses nothing. */
static void
test_room_like (void)
{
  Shed *shed = leaf_stage_tables_new (&shed_tables), *large = leaf_stage_tables_new (&shed_tables), *copy;
  G_GNUC_UNUSED const guint8 *rows;

  for (guint32 i = 1; i <= 3000; i++) {
    leaf_table_push (&large->rows, NULL);
    leaf_index_set (&large->by_key, i, i);
  }
  leaf_table_push (&shed->rows, &(Row) { .number = 1 });
  leaf_index_set (&shed->by_key, 77, 1);
  copy = leaf_stage_tables_copy (&shed_tables, shed, large, NULL);
  g_assert_cmpuint (copy->rows.n, ==, 2);
  g_assert_cmpuint (copy->by_key.n, ==, 1);
  g_assert_cmpuint (leaf_index_find (&copy->by_key, 77), ==, 1);
  g_assert_cmpuint (leaf_index_find (&copy->by_key, 78), ==, 0);
  rows = copy->rows.rows;
  for (guint32 i = 2; i <= 3000; i++) {
    g_assert_cmpuint (leaf_table_push (&copy->rows, &(Row) { .number = i }), ==, i);
    leaf_index_set (&copy->by_key, 1000 * (guint64) i, i);
  }
#ifndef LEAF_STRESS
  g_assert_true (copy->rows.rows == rows);
#endif
  leaf_stage_tables_free (&shed_tables, shed);
  shed = leaf_stage_tables_copy (&shed_tables, copy, large, NULL);
  leaf_stage_tables_free (&shed_tables, copy);
  copy = leaf_stage_tables_copy (&shed_tables, large, shed, NULL);
  g_assert_cmpuint (leaf_index_find (&copy->by_key, 3000), ==, 3000);
  for (guint32 i = 1; i <= 3000; i++)
    g_assert_cmpuint (LEAF_ROW (&shed->rows, Row, i)->number, ==, i);
  leaf_stage_tables_free (&shed_tables, shed);
  leaf_stage_tables_free (&shed_tables, copy);
  leaf_stage_tables_free (&shed_tables, large);
}

/* A table on an arena is read there, is not freed, and moves to the heap when it grows. */
static void
test_lent (void)
{
  g_autoptr (LeafArena) arena = leaf_arena_new ("test");
  Shed *shed = leaf_stage_tables_new (&shed_tables), lent, cleared;

  leaf_table_push (&shed->rows, &(Row) { .number = 1 });
  leaf_index_set (&shed->by_key, 77, 1);
  cleared = lent = *(const Shed *) leaf_stage_tables_copy (&shed_tables, shed, NULL, arena);
  leaf_stage_tables_free (&shed_tables, shed);
  leaf_table_clear (&cleared.rows);
  leaf_index_clear (&cleared.by_key);
  g_assert_cmpuint (LEAF_ROW (&lent.rows, Row, 1)->number, ==, 1);
  g_assert_cmpuint (leaf_index_find (&lent.by_key, 77), ==, 1);
  for (guint32 i = 2; i < 100; i++) {
    g_assert_cmpuint (leaf_table_push (&lent.rows, &(Row) { .number = i }), ==, i);
    leaf_index_set (&lent.by_key, 77 + i, i);
  }
  g_assert_cmpuint (lent.rows.is_on_arena + lent.by_key.is_on_arena, ==, 0);
  for (guint32 i = 2; i < 100; i++) {
    g_assert_cmpuint (LEAF_ROW (&lent.rows, Row, i)->number, ==, i);
    g_assert_cmpuint (leaf_index_find (&lent.by_key, 77 + i), ==, i);
  }
  g_assert_cmpuint (LEAF_ROW (&lent.rows, Row, 1)->number, ==, 1);
  g_assert_cmpuint (leaf_index_find (&lent.by_key, 77), ==, 1);
  leaf_table_clear (&lent.rows);
  leaf_index_clear (&lent.by_key);
}

#ifndef LEAF_STRESS
/* An arena in one block, and the positions of its pieces. */
static void
test_block (void)
{
  g_autoptr (LeafArena) arena = leaf_arena_new ("test");
  g_autoptr (LeafArena) scattered = leaf_arena_new ("test");
  g_autoptr (GArray) pieces = NULL, others = NULL;
  const char *block, *first, *second;

  leaf_arena_reserve (arena, 1000);
  first = leaf_arena_strdup (arena, "fifteen letters"); /* exactly 16 bytes including the terminator */
  second = leaf_arena_strdup (arena, "more");
  block = leaf_arena_block (arena, &pieces);
  g_assert_cmpuint (pieces->len, ==, 3);
  g_assert_true (block + g_array_index (pieces, gsize, 0) == first
                 && block + g_array_index (pieces, gsize, 1) == second);
  g_assert_true (first + 16 < second); /* so that a pointer to the end of one does not equal a pointer to the next */
  g_assert_cmpuint (g_array_index (pieces, gsize, 2), ==, 48);
  leaf_arena_alloc (arena, 2000);
  g_assert_null (leaf_arena_block (arena, &others));
  leaf_arena_alloc (scattered, 8);
  g_assert_null (leaf_arena_block (scattered, &others));
}
#endif

static void
test_vocabulary (void)
{
  g_autoptr (LeafArena) arena = leaf_arena_new ("test");
  LeafVocabulary *words = leaf_vocabulary_new (arena);
  LeafVocabId the = leaf_vocabulary_intern (words, "The", -1);
  LeafVocabulary *small = leaf_vocabulary_new (arena), *copy, *roomy;

  g_assert_true (LEAF_SAME (the, leaf_vocabulary_intern (words, "theft", 3)));
  g_assert_cmpstr (leaf_vocabulary_text (words, the), ==, "the");
  g_assert_cmpstr (leaf_vocabulary_text (words, leaf_vocabulary_intern (words, "ÉCLAIR", -1)), ==, "éclair");
  g_assert_cmpstr (leaf_vocabulary_text (words, leaf_vocabulary_intern (words, "\xff!", -1)), ==, "\xff!");
  g_assert_cmpuint (leaf_vocabulary_n (words), ==, 6);
  /* A combining mark is joined to its letter, unless bytes that are no characters are beside it. */
  g_assert_true (LEAF_SAME (leaf_vocabulary_intern (words, "CAFE\xcc\x81", -1),
                            leaf_vocabulary_intern (words, "caf\xc3\xa9", -1)));
  g_assert_cmpstr (leaf_vocabulary_text (words, leaf_vocabulary_intern (words, "E\xcc\x81\xff", -1)), ==,
                   "e\xcc\x81\xff");
  g_assert_cmpstr (leaf_vocabulary_text (words, leaf_vocabulary_intern (words, "Z\xc3", -1)), ==, "z\xc3");
  g_assert_cmpuint (leaf_vocabulary_n (words), ==, 9);
  g_assert_false (LEAF_IS (leaf_vocabulary_find (words, "lamb", -1)));
  for (guint i = 0; i < 3000; i++) {
    g_autofree char *text = g_strdup_printf ("word%u", i);

    leaf_vocabulary_intern (words, text, -1);
  }
  copy = leaf_vocabulary_copy (words, NULL, arena);
  g_assert_true (LEAF_SAME (leaf_vocabulary_find (copy, "word2999", -1), leaf_vocabulary_find (words, "WORD2999", -1)));
  leaf_vocabulary_intern (copy, "lamb", -1);
  g_assert_false (LEAF_IS (leaf_vocabulary_find (words, "lamb", -1)));
  roomy = leaf_vocabulary_copy (small, words, arena);
  g_assert_true (LEAF_SAME (leaf_vocabulary_find (roomy, "SOME", -1), leaf_vocabulary_find (small, "some", -1)));
  g_assert_false (LEAF_IS (leaf_vocabulary_find (roomy, "word2999", -1)));
  leaf_vocabulary_free (roomy);
  roomy = leaf_vocabulary_copy (words, small, arena);
  g_assert_true (
      LEAF_SAME (leaf_vocabulary_find (roomy, "word2999", -1), leaf_vocabulary_find (words, "word2999", -1)));
  leaf_vocabulary_free (roomy);
  leaf_vocabulary_free (small);
  leaf_vocabulary_free (words);
  g_assert_cmpstr (leaf_vocabulary_text (copy, the), ==, "the");
  leaf_vocabulary_free (copy);
}

/* The copy needs nothing of the vocabulary that it was made of. */
static void
test_vocabulary_frozen (void)
{
  g_autoptr (LeafArena) arena = leaf_arena_new ("words"), on = leaf_arena_new ("frozen");
  LeafVocabulary *words = leaf_vocabulary_new (arena), *frozen, *copy;
  LeafVocabId lamb = leaf_vocabulary_intern (words, "lamb", -1);
  guint32 n = leaf_vocabulary_n (words);

  frozen = leaf_vocabulary_freeze (words, on);
  leaf_vocabulary_intern (words, "later", -1);
  leaf_vocabulary_free (words);
  g_assert_cmpuint (leaf_vocabulary_n (frozen), ==, n);
  g_assert_cmpstr (leaf_vocabulary_text (frozen, lamb), ==, "lamb");
  g_assert_true (LEAF_SAME (leaf_vocabulary_find (frozen, "Lamb", -1), lamb));
  g_assert_false (LEAF_IS (leaf_vocabulary_find (frozen, "later", -1)));
  copy = leaf_vocabulary_copy (frozen, NULL, on);
  leaf_vocabulary_intern (copy, "later", -1);
  g_assert_cmpuint (leaf_vocabulary_n (copy), ==, n + 1);
  g_assert_cmpuint (leaf_vocabulary_n (frozen), ==, n);
  leaf_vocabulary_free (copy);
}

static void
test_message (void)
{
  g_autoptr (TestBuild) build = test_build_new ();
  g_autofree char *sentence = NULL;

  leaf_build_problem (build, LEAF_PROBLEM_BLOCK_WITHOUT_COLON, (LeafSpan) { 0 }, "Dance", NULL, "unused");
  sentence = leaf_message_fragment_words (&LEAF_ROW (&build->messages, LeafMessage, 1)->message, NULL, NULL);
  g_assert_true (g_str_has_prefix (sentence, "In '', the phrase 'Dance' must"));
  g_assert_null (strchr (sentence, '%'));
}

/* Long quotations and many problems do not fill the memory. */
static void
test_messages_are_bounded (void)
{
  g_autoptr (TestBuild) build = test_build_new ();
  g_autofree char *text = g_strnfill (5000, 'x');
  const LeafMessage *first;

  memcpy (text + 239, "é", strlen ("é"));
  for (guint i = 0; i < 10000; i++)
    leaf_build_problem (build, LEAF_PROBLEM_SENTENCE_UNKNOWN, (LeafSpan) { 0 }, text, NULL, NULL);
  g_assert_cmpuint (build->messages.n, <, 5000);
  first = LEAF_ROW (&build->messages, LeafMessage, 1);
  g_assert_cmpuint (strlen (first->message.args[0].words), <, 300);
  g_assert_true (g_utf8_validate (first->message.args[0].words, -1, NULL));
}

/* Messages in the order in which they are found, and the numbers of those that are left, in their order. */
static void
test_settled (void)
{
  enum {
    PROBLEM = LEAF_PROBLEM_SENTENCE_UNKNOWN,
    OTHER = LEAF_PROBLEM_BLOCK_WITHOUT_COLON,
    NOTICE = LEAF_PROBLEM_TITLE_OVER_LINES
  };
  static const struct {
    struct {
      guint code; /* LeafProblemCode */
      guint32 source, start, end;
      const char *words;
      guint32 covers; /* how many bytes before it */
    } found[5];
    const char *left;
    guint32 n_notices;
  } cases[] = {
    { { { 0 } }, "", 0 },
    { { { PROBLEM, 1, 5, 9, "a" } }, "0", 0 },
    { { { NOTICE, 1, 5, 9, "a" } }, "0", 1 },
    /* by place; problems before notices */
    { { { PROBLEM, 1, 5, 9, "a" }, { PROBLEM, 1, 4, 9, "a" } }, "10", 0 },
    { { { PROBLEM, 2, 4, 9, "a" }, { PROBLEM, 1, 5, 9, "a" } }, "10", 0 },
    { { { PROBLEM, 1, 5, 9, "a" }, { PROBLEM, 1, 5, 8, "a" } }, "01", 0 },
    { { { NOTICE, 1, 4, 9, "a" }, { PROBLEM, 2, 5, 9, "a" }, { NOTICE, 1, 3, 9, "a" } }, "120", 2 },
    /* said again */
    { { { PROBLEM, 1, 5, 9, "a" }, { PROBLEM, 1, 5, 9, "a" } }, "0", 0 },
    { { { PROBLEM, 1, 5, 9, "a" }, { PROBLEM, 1, 5, 9, "b" }, { PROBLEM, 1, 5, 9, "a" } }, "01", 0 },
    { { { PROBLEM, 1, 5, 9, "a" }, { OTHER, 1, 5, 9, "a" } }, "01", 0 },
    { { { PROBLEM, 1, 5, 9, "a" }, { PROBLEM, 2, 5, 9, "a" } }, "01", 0 },
    { { { PROBLEM, 1, 5, 9, "a" }, { PROBLEM, 1, 6, 9, "a" }, { PROBLEM, 1, 6, 9, "a" } }, "01", 0 },
    { { { NOTICE, 1, 5, 9, "a" }, { NOTICE, 1, 5, 9, "a" } }, "0", 1 },
    /* notices beside problems */
    { { { NOTICE, 1, 5, 9, "a" }, { PROBLEM, 1, 5, 9, "a" } }, "1", 0 },
    { { { NOTICE, 1, 5, 9, "a" }, { PROBLEM, 1, 5, 8, "a" } }, "10", 1 },
    { { { NOTICE, 1, 5, 9, "a" }, { PROBLEM, 1, 4, 9, "a" } }, "10", 1 },
    { { { NOTICE, 1, 5, 9, "a" }, { PROBLEM, 2, 5, 9, "a" } }, "10", 1 },
    { { { NOTICE, 1, 5, 9, "a" }, { NOTICE, 1, 6, 9, "a" }, { PROBLEM, 1, 5, 9, "a" }, { PROBLEM, 1, 2, 3, "a" } },
      "321",
      1 },
    /* covered */
    { { { PROBLEM, 1, 5, 9, "a" }, { PROBLEM, 1, 8, 9, "b", 3 } }, "1", 0 },
    { { { PROBLEM, 1, 4, 9, "a" }, { PROBLEM, 1, 8, 9, "b", 3 } }, "01", 0 },
    { { { PROBLEM, 2, 5, 9, "a" }, { PROBLEM, 1, 8, 9, "b", 3 } }, "10", 0 },
    { { { PROBLEM, 1, 8, 9, "a" }, { PROBLEM, 1, 8, 9, "b", 3 } }, "01", 0 },
    { { { NOTICE, 1, 6, 9, "a" }, { PROBLEM, 1, 8, 9, "b", 3 } }, "1", 0 },
    { { { PROBLEM, 1, 1, 2, "a" },
        { PROBLEM, 1, 5, 9, "a" },
        { PROBLEM, 1, 6, 9, "a" },
        { PROBLEM, 1, 8, 9, "b", 3 },
        { PROBLEM, 1, 12, 13, "c", 4 } },
      "04",
      0 },
    { { { PROBLEM, 1, 1, 2, "a" },
        { PROBLEM, 1, 5, 9, "a" },
        { PROBLEM, 1, 8, 9, "b", 3 },
        { PROBLEM, 1, 10, 11, "d" },
        { PROBLEM, 1, 12, 13, "c", 2 } },
      "024",
      0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (TestBuild) build = test_build_new ();
    guint32 first = build->messages.n;
    g_autoptr (GString) left = g_string_new (NULL);

    for (guint j = 0; j < G_N_ELEMENTS (cases[i].found) && cases[i].found[j].code != 0; j++) {
      LeafSpan span = { cases[i].found[j].source, cases[i].found[j].start, cases[i].found[j].end };

      leaf_build_problem (build, cases[i].found[j].code, span, cases[i].found[j].words, NULL, NULL);
      LEAF_ROW (&build->messages, LeafMessage, first + j)->covers_from -= cases[i].found[j].covers;
    }
    leaf_build_settle_messages (build, first);
    for (guint32 n = first; n < build->messages.n; n++) {
      const LeafMessage *message = LEAF_ROW (&build->messages, LeafMessage, n);

      for (guint j = 0; j < G_N_ELEMENTS (cases[i].found); j++)
        if (cases[i].found[j].code == message->code && cases[i].found[j].source == message->span.source
            && cases[i].found[j].start == message->span.start && cases[i].found[j].end == message->span.end
            && g_str_equal (cases[i].found[j].words, message->message.args[0].words)) {
          g_string_append_printf (left, "%u", j);
          break;
        }
      g_assert_nonnull (message->sentence);
    }
    g_test_message ("%u", i);
    g_assert_cmpstr (left->str, ==, cases[i].left);
    g_assert_cmpuint (build->n_notices, ==, cases[i].n_notices);
  }
}

/* The first bytes are kept of what is longer, but no part of a character. */
static void
test_quotations_are_cut (void)
{
  static const struct {
    gsize length, at;
    const char *put;
    gsize kept;
  } cases[] = {
    { 240, 0, "", 240 },    { 241, 0, "", 240 },    { 300, 238, "é", 240 }, { 300, 239, "é", 239 },
    { 300, 240, "é", 240 }, { 300, 238, "☃", 238 }, { 300, 237, "☃", 240 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *text = g_strnfill (cases[i].length, 'x'), *read = NULL, *wanted = NULL;
    g_autoptr (LeafMessageFragment) fragment = NULL;

    memcpy (text + cases[i].at, cases[i].put, strlen (cases[i].put));
    fragment = leaf_message_fragment ("%1", text, NULL);
    read = leaf_message_fragment_words (fragment, NULL, NULL);
    wanted = g_strdup_printf ("%.*s%s", (int) cases[i].kept, text, cases[i].kept < cases[i].length ? "…" : "");
    g_assert_cmpstr (read, ==, wanted);
  }
  {
    g_autofree char *text = g_strnfill (300, '\x80'), *read = NULL;
    g_autoptr (LeafMessageFragment) fragment = leaf_message_fragment ("%1", text, NULL);

    read = leaf_message_fragment_words (fragment, NULL, NULL);
    g_assert_cmpstr (read, ==, "…");
  }
}

static void
test_equal_fragments (void)
{
  g_autoptr (LeafMessageFragment) owl = leaf_message_fragment ("a %1", "owl", NULL);
  LeafMessageFragment *owls[] = {
    leaf_message_fragment ("a %1", "owl", NULL),         leaf_message_fragment ("the %1", "owl", NULL),
    leaf_message_fragment ("a %1", "elk", NULL),         leaf_message_fragment ("a %1", "owl", "late", NULL),
    leaf_message_fragment ("a %1", "%1", owl, NULL),     leaf_message_fragment ("a %1", "%1", owl, NULL),
    leaf_message_fragment (NULL, "a", " ", "owl", NULL),
  };

  for (guint i = 0; i < G_N_ELEMENTS (owls); i++)
    for (guint j = 0; j < G_N_ELEMENTS (owls); j++)
      g_assert_cmpint (leaf_message_fragment_equal (owls[i], owls[j]), ==, i == j || (i + j == 9 && MIN (i, j) == 4));
  g_assert_true (leaf_message_fragment_equal (owl, owls[0]));
  g_assert_true (leaf_message_fragment_equal (NULL, NULL));
  g_assert_false (leaf_message_fragment_equal (NULL, owl));
  g_assert_false (leaf_message_fragment_equal (owl, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (owls); i++)
    leaf_message_fragment_unref (owls[i]);
}

static void
test_filled_patterns (void)
{
  static const struct {
    const char *pattern, *filled;
  } cases[] = {
    { "%1 and %2", "one and two" }, { "%3 %2", " two" },        { "%0 %5 %9 %", "%0 %5 %9 %" },
    { "100% %1%", "100% one%" },    { "a %2%%1", "a two%one" }, { "", "" },
  };
  char one[] = "one", two[] = "two", *words[] = { one, two };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (GString) out = g_string_new (NULL);

    leaf_message_fragment_fill (out, cases[i].pattern, words, G_N_ELEMENTS (words));
    g_assert_cmpstr (out->str, ==, cases[i].filled);
  }
}

static const char *
shout (const char *pattern, gpointer unused)
{
  return g_str_equal (pattern, "It is %2, not %1.") ? "%1? NO: %2!"
         : g_str_equal (pattern, "a %1")            ? "one %1"
                                                    : pattern;
}

static void
assert_read (const LeafMessageFragment *fragment, const char *english, const char *shouted)
{
  g_autofree char *plain = leaf_message_fragment_words (fragment, NULL, NULL),
                  *translated = leaf_message_fragment_words (fragment, shout, NULL);

  g_assert_cmpstr (plain, ==, english);
  g_assert_cmpstr (translated, ==, shouted);
}

/* Message fragments within a sentence can be translated, even nested ones. The author's words are shown unchanged,
 * whatever characters they contain. */
static void
test_fragments (void)
{
  g_autoptr (LeafArena) arena = leaf_arena_new ("fragments");
  g_autofree char *long_words = g_strnfill (5000, 'x'), *cut_words = NULL;
  g_autoptr (LeafMessageFragment) room = leaf_message_fragment ("a %1", "room", NULL);
  g_autoptr (LeafMessageFragment) whole = leaf_message_fragment ("It is %2, not %1.", "%1", room, NULL);
  g_autoptr (LeafMessageFragment) two = leaf_message_fragment (NULL, "Well. ", whole, " ", room, NULL);
  g_autoptr (LeafMessageFragment) joined = leaf_message_fragment_join (leaf_message_fragment_ref (room), NULL);
  g_autoptr (LeafMessageFragment) text = leaf_message_fragment_for_text (g_strdup (long_words));
  g_autoptr (LeafMessageFragment) cut = leaf_message_fragment ("a %1", long_words, NULL);
  g_autoptr (LeafMessageFragment) owl = leaf_message_fragment ("a %1", "owl", NULL);
  const LeafMessageFragment *kept = leaf_message_fragment_keep (two, arena);

  assert_read (LEAF_REMARK ("a door"), "a door", "a door");
  assert_read (owl, "an owl", "one owl");
  assert_read (whole, "It is a room, not %1.", "%1? NO: one room!");
  assert_read (two, "Well. It is a room, not %1. a room", "Well. %1? NO: one room! one room");
  assert_read (kept, "Well. It is a room, not %1. a room", "Well. %1? NO: one room! one room");
  g_assert_true (leaf_message_fragment_equal (kept, two));
  g_assert_false (leaf_message_fragment_equal (kept, whole));
  joined = leaf_message_fragment_join (g_steal_pointer (&joined), leaf_message_fragment ("\1%1\2%5%4", "\3", NULL));
  assert_read (joined, "a room\1\3\2%5", "one room\1\3\2%5");
  cut_words = leaf_message_fragment_words (cut, NULL, NULL);
  g_assert_cmpuint (strlen (cut_words), <, 260);
  assert_read (text, long_words, long_words);
}

static void
test_articles (void)
{
  static const char *const an[] = { "apple", "hour", "8",   "FBI agent",         "X-ray", "umbrella", "unusual box",
                                    "heir",  "11",   "Egg", "uninteresting box", "S",     "'orange'", "A",
                                    "XQPRT", "a" };
  static const char *const a[]
      = { "box",    "uniform",    "one", "unicorn",  "UFO",       "university", "house", "ewe",
          "U-boat", "NASA badge", "7",   "European", "once-over", "",           "yak",   "RAM chip",
          "b",      "Q",          "4",   "XQPRTZ",   "XQUPR",     "-" };

  for (guint i = 0; i < G_N_ELEMENTS (an); i++) {
    g_test_message ("%s", an[i]);
    g_assert_cmpstr (leaf_indefinite_article (an[i]), ==, "an");
  }
  for (guint i = 0; i < G_N_ELEMENTS (a); i++) {
    g_test_message ("%s", a[i]);
    g_assert_cmpstr (leaf_indefinite_article (a[i]), ==, "a");
  }
}

/* A pattern of messages has "a", and the noun decides whether "an" is printed; in other languages "a" is another word. */
static void
test_articles_in_messages (void)
{
  static const struct {
    const char *pattern, *noun, *sentence;
  } cases[] = {
    { "'%1' is a %2.", "action", "'It' is an action." },
    { "'%1' is a %2.", "unit", "'It' is a unit." },
    { "A %2 (%1)", "idea", "An idea (It)" },
    { "'a %2 called ...'", "owl", "'an owl called ...'" },
    { "%1, Delta %2", "echo", "It, Delta echo" },
    { "%1 is a '%2'", "echo", "It is a 'echo'" },
    { "a %1%2", "end", "an Itend" },
    { "%1 is a %2", "", "It is a " },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (LeafMessageFragment) message = leaf_message_fragment (cases[i].pattern, "It", cases[i].noun, NULL);
    g_autofree char *sentence = leaf_message_fragment_words (message, NULL, NULL);

    g_assert_cmpstr (sentence, ==, cases[i].sentence);
  }
}

/* Every problem has a name, and a sentence with at most three arguments. */
static void
test_problem_table (void)
{
  for (guint code = 1; code < LEAF_PROBLEM_COUNT; code++) {
    const char *sentence = leaf_problem_template (code);

    g_assert_nonnull (leaf_problem_name (code));
    g_assert_cmpuint (strlen (sentence), >, 20);
    for (const char *at = strchr (sentence, '%'); at != NULL; at = strchr (at + 1, '%'))
      g_assert_true (at[1] >= '1' && at[1] <= '3');
  }
  g_assert_null (leaf_problem_name (LEAF_PROBLEM_COUNT));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/base/arena", test_arena);
  g_test_add_func ("/base/arena-keeps", test_arena_keeps);
  g_test_add_func ("/base/table", test_table);
  g_test_add_func ("/base/index", test_index);
  g_test_add_func ("/base/room", test_room);
  g_test_add_func ("/base/room-like", test_room_like);
  g_test_add_func ("/base/lent", test_lent);
#ifndef LEAF_STRESS
  g_test_add_func ("/base/block", test_block);
#endif
  g_test_add_func ("/base/vocabulary", test_vocabulary);
  g_test_add_func ("/base/vocabulary-frozen", test_vocabulary_frozen);
  g_test_add_func ("/base/message", test_message);
  g_test_add_func ("/base/settled", test_settled);
  g_test_add_func ("/base/quotations-are-cut", test_quotations_are_cut);
  g_test_add_func ("/base/equal-fragments", test_equal_fragments);
  g_test_add_func ("/base/filled-patterns", test_filled_patterns);
  g_test_add_func ("/base/messages-are-bounded", test_messages_are_bounded);
  g_test_add_func ("/base/fragments", test_fragments);
  g_test_add_func ("/base/articles", test_articles);
  g_test_add_func ("/base/articles-in-messages", test_articles_in_messages);
  g_test_add_func ("/base/problem-table", test_problem_table);
  return g_test_run ();
}
