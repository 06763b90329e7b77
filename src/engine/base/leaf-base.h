/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-base.h: memory, tables, ids, spelling, places and messages, for every stage of the engine.
 *
 * Memory follows lifetimes, not objects. What a compilation makes is on the arena of its program and is freed with
 * it. What can still change is in rows of a LeafTable, named by a typed id and never by a pointer that outlives the
 * function that looked it up. Tables can be copied whole: the standard library is compiled once, its tables are
 * copied, and the story is compiled on the copy. Hence one rule for the whole engine:
 *
 *   what can change is in a table, by value; what is on an arena does not change after the function that made it returned.
 */
#pragma once

#include <glib.h>
#include <string.h>

G_BEGIN_DECLS

/* --- arenas ------------------------------------------------------------------------------------------------------- */

typedef struct _LeafArena LeafArena;

LeafArena *leaf_arena_new (const char *name);
LeafArena *leaf_arena_ref (LeafArena *arena);
void leaf_arena_unref (LeafArena *arena);
/* Zeroed memory, aligned for any type, that lives as long as the arena. */
gpointer leaf_arena_alloc (LeafArena *arena, gsize size);
gpointer leaf_arena_copy (LeafArena *arena, gconstpointer bytes, gsize size);
char *leaf_arena_strdup (LeafArena *arena, const char *text);
char *leaf_arena_strndup (LeafArena *arena, const char *text, gsize length);
char *leaf_arena_printf (LeafArena *arena, const char *format, ...) G_GNUC_PRINTF (2, 3);
gsize leaf_arena_bytes (const LeafArena *arena);
gsize leaf_arena_n_allocated (const LeafArena *arena);
/* Keeps `other` alive as long as `arena`: a story's arena keeps its library's. */
void leaf_arena_keep (LeafArena *arena, LeafArena *other);
/* For a new arena: allocates the next `size` bytes in one block and records where each piece begins. */
void leaf_arena_reserve (LeafArena *arena, gsize size);
/* The block of leaf_arena_reserve, if it contains everything that the arena allocated, with the offsets (gsize) of the
 * pieces and of its end; otherwise NULL. */
gconstpointer leaf_arena_block (const LeafArena *arena, GArray **pieces);

#define leaf_new(arena, Type)      ((Type *) leaf_arena_alloc ((arena), sizeof (Type)))
#define leaf_new_n(arena, Type, n) ((Type *) leaf_arena_alloc ((arena), sizeof (Type) * (gsize) (n)))

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafArena, leaf_arena_unref)

/* --- typed ids ---------------------------------------------------------------------------------------------------- */

/* An id is the number of a row in one table. Row 0 of every table is blank, so {0} means none. */
#define LEAF_DECLARE_ID(Type)                                                                                          \
  typedef struct {                                                                                                     \
    guint32 ix;                                                                                                        \
  } Type
#define LEAF_IS(id)          ((id).ix != 0)
#define LEAF_SAME(a, b)      ((a).ix == (b).ix)
#define LEAF_ID(Type, index) ((Type) { (guint32) (index) })

/* --- tables ------------------------------------------------------------------------------------------------------- */

/* A growing array of rows of one size. Row 0 is reserved and blank. Pointers to rows are invalid after a push. */
typedef struct {
  guint8 *rows;
  guint32 n;           /* rows in use, including row 0, so ids run from 1 to n - 1 */
  guint32 room;        /* rows allocated */
  guint32 size;        /* bytes per row */
  guint32 is_on_arena; /* the rows are on an arena: the first push moves them off it, and nobody frees them */
} LeafTable;

void leaf_table_init (LeafTable *table, gsize row_size);
void leaf_table_clear (LeafTable *table);
/* Copies the rows into `to`, which is uninitialized: onto an arena (`on`), or (NULL) onto the heap, with capacity for
 * as many rows as `like` has (NULL: no estimate). */
void leaf_table_copy (LeafTable *to, const LeafTable *from, const LeafTable *like, LeafArena *on);
guint32 leaf_table_push (LeafTable *table, gconstpointer row); /* NULL: a zeroed row. Returns its number */
/* Makes room for `n_more` rows, so that the block moves only once. An estimate that is too small does no harm. */
void leaf_table_reserve (LeafTable *table, guint32 n_more);
void leaf_table_truncate (LeafTable *table, guint32 n);

static inline gpointer
leaf_table_at (const LeafTable *table, gsize row_size, guint32 index)
{
#ifdef LEAF_STRESS
  /* an internal error that any run would show; an assertion here is called millions of times per edit */
  g_assert (row_size == table->size);
#endif
  g_assert (index < table->n);
  return table->rows + row_size * index;
}

/* Like leaf_table_push, for hot paths: the row size is known at the call. */
static inline guint32
leaf_table_add (LeafTable *table, gsize row_size, gconstpointer row)
{
  if (table->n == table->room)
    return leaf_table_push (table, row);
  memcpy (table->rows + row_size * table->n, row, row_size);
  return table->n++;
}

#define LEAF_ADD(table, Type, row)   leaf_table_add ((table), sizeof (Type), (const Type *) (row))
#define LEAF_TABLE_INIT(table, Type) leaf_table_init ((table), sizeof (Type))
#define LEAF_ROW(table, Type, index) ((Type *) leaf_table_at ((table), sizeof (Type), (index)))
/* Loops over all rows except the blank one: LEAF_EACH (&rules->rules, i) { LeafRule *rule = LEAF_ROW (..., i); } */
#define LEAF_EACH(table, i) for (guint32 i = 1; i < (table)->n; i++)

/* --- an index: 64-bit keys to 32-bit numbers, copied like a table ------------------------------------------------- */

typedef struct {
  guint64 *keys;
  guint32 *values; /* 0: an empty slot. Separate from the keys, because most lookups fail */
  guint32 n;
  guint32 room;        /* a power of two */
  guint32 is_on_arena; /* like LeafTable.is_on_arena */
} LeafIndex;

void leaf_index_init (LeafIndex *index);
void leaf_index_clear (LeafIndex *index);
/* like leaf_table_copy */
void leaf_index_copy (LeafIndex *to, const LeafIndex *from, const LeafIndex *like, LeafArena *on);
guint32 leaf_index_find (const LeafIndex *index, guint64 key);      /* 0: none */
void leaf_index_set (LeafIndex *index, guint64 key, guint32 value); /* value must not be 0 */
guint64 leaf_hash (gconstpointer bytes, gsize size, guint64 seed);

/* --- the tables and indexes of a stage ---------------------------------------------------------------------------- */

/* A stage keeps its tables and indexes in one struct. Its members are listed once, so that a new member cannot be
 * missing from the copy that is a checkpoint. */
typedef struct {
  gsize offset;
  gsize row_size; /* 0: an index */
} LeafMember;

typedef struct {
  gsize size;
  const LeafMember *members;
  gsize n_members;
} LeafStageTables;

#define LEAF_MEMBER_TABLE(Type, member, Row)                                                                           \
  {                                                                                                                    \
    G_STRUCT_OFFSET (Type, member), sizeof (Row)                                                                       \
  }
#define LEAF_MEMBER_INDEX(Type, member)                                                                                \
  {                                                                                                                    \
    G_STRUCT_OFFSET (Type, member), 0                                                                                  \
  }
#define LEAF_STAGE_TABLES(Type, members)                                                                               \
  {                                                                                                                    \
    sizeof (Type), (members), G_N_ELEMENTS (members)                                                                   \
  }

gpointer leaf_stage_tables_new (const LeafStageTables *tables); /* everything else is zero */
/* Other members are copied from `from`. Tables get the capacity of those in `like` (NULL: no estimate). With an arena
 * (`on`), the struct is on the arena too, and the copy is never freed. */
gpointer leaf_stage_tables_copy (const LeafStageTables *tables, gconstpointer from, gconstpointer like, LeafArena *on);
void leaf_stage_tables_free (const LeafStageTables *tables, gpointer self);

/* --- spelling ----------------------------------------------------------------------------------------------------- */

/* Each spelling, folded to lower case, has one id: two words are the same if their ids are. Numbers, punctuation, and
 * one spelling ("") for all quoted texts have ids too. */
LEAF_DECLARE_ID (LeafVocabId);
typedef struct _LeafVocabulary LeafVocabulary;

LeafVocabulary *leaf_vocabulary_new (LeafArena *arena);
/* with the capacity of `like`, which may be NULL */
LeafVocabulary *leaf_vocabulary_copy (const LeafVocabulary *vocabulary, const LeafVocabulary *like, LeafArena *arena);
LeafVocabulary *leaf_vocabulary_freeze (const LeafVocabulary *vocabulary, LeafArena *on);
void leaf_vocabulary_free (LeafVocabulary *vocabulary);
enum { /* words in every vocabulary, with fixed ids */
       LEAF_VOCAB_THE = 1,
       LEAF_VOCAB_A,
       LEAF_VOCAB_AN,
       LEAF_VOCAB_SOME,
};
LeafVocabId leaf_vocabulary_intern (LeafVocabulary *vocabulary, const char *text, gssize length);
/* its id here, added if new */
LeafVocabId leaf_vocabulary_adopt (LeafVocabulary *vocabulary, const LeafVocabulary *from, LeafVocabId id);
/* none if unknown */
LeafVocabId leaf_vocabulary_find (const LeafVocabulary *vocabulary, const char *text, gssize length);
guint32 leaf_vocabulary_n (const LeafVocabulary *vocabulary);                          /* ids run from 1 to this */
const char *leaf_vocabulary_text (const LeafVocabulary *vocabulary, LeafVocabId word); /* folded; borrowed */

/* --- places and messages ------------------------------------------------------------------------------------------ */

/* A range of bytes in one source. Line and column are computed from the source's text on request. */
typedef struct {
  guint32 source; /* index into LeafWords' sources; 1 is the standard library's first file */
  guint32 start;
  guint32 end;
} LeafSpan;

/* Around the definition of a struct that is compared or hashed as bytes, such as the state of a play. */
#define LEAF_WITHOUT_PADDING     _Pragma ("GCC diagnostic push") _Pragma ("GCC diagnostic error \"-Wpadded\"")
#define LEAF_WITHOUT_PADDING_END _Pragma ("GCC diagnostic pop")

/* Words first .. end - 1 of a program's sources (words/). first == end: no words. */
typedef struct {
  guint32 first, end;
} LeafWording;

#define LEAF_NO_WORDS ((LeafWording) { 0, 0 })

typedef enum {
#define LEAF_PROBLEM(code, text) LEAF_PROBLEM_##code,
#define LEAF_NOTICE(code, text)  LEAF_PROBLEM_##code,
#include "leaf-problems.def"
#undef LEAF_NOTICE
#undef LEAF_PROBLEM
  LEAF_PROBLEM_COUNT
} LeafProblemCode;

/* The engine's own prose inside a message: a pattern, marked for gettext, with placeholders %1 to %4, and their
 * arguments. Immutable. Functions return reference-counted fragments, except leaf_message_fragment_keep (). Its result,
 * like a constant, is not counted, and dropping a reference to it does nothing. */
typedef struct _LeafMessageFragment LeafMessageFragment;

/* The argument for a placeholder: words of the author, shown as they are, or prose of the engine. If both are NULL, the
 * placeholder is removed. */
typedef struct {
  const char *words;
  const LeafMessageFragment *fragment;
} LeafMessageArgument;

enum { LEAF_MESSAGE_ARGS = 4 };

struct _LeafMessageFragment {
  const char *pattern; /* NULL: the arguments are concatenated */
  LeafMessageArgument args[LEAF_MESSAGE_ARGS];
  gatomicrefcount n_references; /* 0: not counted */
};

static inline LeafMessageArgument
leaf_message_argument_none (G_GNUC_UNUSED const void *null)
{
  return (LeafMessageArgument) { NULL, NULL };
}

static inline LeafMessageArgument
leaf_message_argument_words (const char *words)
{
  return (LeafMessageArgument) { words, NULL };
}

static inline LeafMessageArgument
leaf_message_argument_fragment (const LeafMessageFragment *fragment)
{
  return (LeafMessageArgument) { NULL, fragment };
}

static inline LeafMessageArgument
leaf_message_argument_itself (LeafMessageArgument argument)
{
  return argument;
}

/* Words, a fragment, an argument, or the constant NULL as an argument. */
#define LEAF_ARGUMENT(value)                                                                                           \
  _Generic ((value),                                                                                                   \
      char *: leaf_message_argument_words, const char *: leaf_message_argument_words,                                  \
      LeafMessageFragment *: leaf_message_argument_fragment,                                                           \
      const LeafMessageFragment *: leaf_message_argument_fragment,                                                     \
      LeafMessageArgument: leaf_message_argument_itself, void *: leaf_message_argument_none) (value)
/* One to five values, of which the last is NULL, as an array. */
#define LEAF_ARGUMENTS(...)                                                                                            \
  ((const LeafMessageArgument[LEAF_MESSAGE_ARGS + 1]) {                                                                \
      LEAF_FIFTH_OF (__VA_ARGS__, LEAF_ARGUMENTS_5, LEAF_ARGUMENTS_4, LEAF_ARGUMENTS_3, LEAF_ARGUMENTS_2,              \
                     LEAF_ARGUMENTS_1, 0) (__VA_ARGS__) })
#define LEAF_FIFTH_OF(a, b, c, d, e, name, ...) name
#define LEAF_ARGUMENTS_1(a)                     LEAF_ARGUMENT (a)
#define LEAF_ARGUMENTS_2(a, ...)                LEAF_ARGUMENT (a), LEAF_ARGUMENTS_1 (__VA_ARGS__)
#define LEAF_ARGUMENTS_3(a, ...)                LEAF_ARGUMENT (a), LEAF_ARGUMENTS_2 (__VA_ARGS__)
#define LEAF_ARGUMENTS_4(a, ...)                LEAF_ARGUMENT (a), LEAF_ARGUMENTS_3 (__VA_ARGS__)
#define LEAF_ARGUMENTS_5(a, ...)                LEAF_ARGUMENT (a), LEAF_ARGUMENTS_4 (__VA_ARGS__)

/* Words are copied, and shortened if they are long; fragments are referenced. The last argument is NULL. */
#define leaf_message_fragment(pattern, ...) leaf_message_fragment_new ((pattern), LEAF_ARGUMENTS (__VA_ARGS__))
LeafMessageFragment *leaf_message_fragment_new (const char *pattern, const LeafMessageArgument *args);
/* Concatenates the two, and takes ownership of both; each may be NULL. */
LeafMessageFragment *leaf_message_fragment_join (LeafMessageFragment *first, LeafMessageFragment *second);
/* A fragment that consists of the text, which it takes ownership of. */
LeafMessageFragment *leaf_message_fragment_for_text (char *text);
/* A copy on the arena; it is not reference-counted. */
const LeafMessageFragment *leaf_message_fragment_keep (const LeafMessageFragment *fragment, LeafArena *arena);
LeafMessageArgument leaf_message_argument_keep (LeafMessageArgument argument, LeafArena *arena);
LeafMessageFragment *leaf_message_fragment_ref (const LeafMessageFragment *fragment);
void leaf_message_fragment_unref (LeafMessageFragment *fragment); /* may be NULL */
gboolean leaf_message_fragment_equal (const LeafMessageFragment *one, const LeafMessageFragment *other);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafMessageFragment, leaf_message_fragment_unref)
/* A number as an argument; valid in the enclosing block. */
#define LEAF_DIGITS(number) leaf_digits ((char[24]) { 0 }, (gint64) (number))
const char *leaf_digits (char *digits, gint64 number);
/* A pattern without placeholders as a fragment; valid in the enclosing block. */
#define LEAF_REMARK(text) ((const LeafMessageFragment *) &(const LeafMessageFragment) { .pattern = (text) })
/* Text for people: patterns translated (NULL: not), placeholders filled. Free with g_free. */
char *leaf_message_fragment_words (const LeafMessageFragment *fragment, GTranslateFunc translate, gpointer data);
/* "an" before "apple", "hour", "8", "FBI agent"; "a" before "uniform", "one". */
const char *leaf_indefinite_article (const char *noun);
/* placeholders without arguments are removed */
void leaf_message_fragment_fill (GString *out, const char *pattern, char *const *words, guint n);

enum { LEAF_PROBLEM_ARGS = 3 };

/* A mistake of the author: code, place, and its sentence as a fragment of the code's pattern and up to three arguments.
 * The fragment and what it points to are on the program's arena. */
typedef struct {
  LeafProblemCode code;
  LeafSpan span;
  LeafMessageFragment message;
  const char *sentence; /* in English, on the same arena; NULL until leaf_build_settle_messages */
  guint32 covers_from;  /* messages from here to span.start are about the same mistake, and are removed */
} LeafMessage;

const char *leaf_problem_name (LeafProblemCode code); /* "SENTENCE_UNKNOWN" */
/* TRUE: the source is legal, but its author should read the message */
gboolean leaf_problem_is_notice (LeafProblemCode code);
const char *leaf_problem_template (LeafProblemCode code); /* the sentence with its placeholders, marked for gettext */

G_END_DECLS
