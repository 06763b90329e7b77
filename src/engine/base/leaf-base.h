/* leaf-base.h: what every stage of the engine stands on.
 *
 * Memory follows lifetimes, not objects.  What a compilation makes is pushed on the arena of its program and dies with
 * it; what can still change lives in rows of a LeafTable, named by a typed id and never by a pointer that outlives the
 * function that asked for it.  A table can be copied whole, and that is the checkpoint: the standard library is compiled
 * once, its tables are copied, and the story goes on from the copy.  So one rule holds everywhere in the engine:
 *
 *   what is mutable is in a table, by value; what an arena holds is not changed once the function that made it returns.
 */
#pragma once

#include <glib.h>
#include <string.h>

G_BEGIN_DECLS

/* --- arenas ----------------------------------------------------------------------------------------------------------- */

typedef struct _LeafArena LeafArena;

LeafArena *leaf_arena_new   (const char *name);
LeafArena *leaf_arena_ref   (LeafArena *arena);
void       leaf_arena_unref (LeafArena *arena);
/* Zeroed memory, aligned for any type, that lives as long as the arena. */
gpointer   leaf_arena_alloc (LeafArena *arena, gsize size);
gpointer   leaf_arena_copy  (LeafArena *arena, gconstpointer bytes, gsize size);
char      *leaf_arena_strdup (LeafArena *arena, const char *text);
char      *leaf_arena_strndup (LeafArena *arena, const char *text, gsize length);
char      *leaf_arena_printf (LeafArena *arena, const char *format, ...) G_GNUC_PRINTF (2, 3);
gsize      leaf_arena_bytes (const LeafArena *arena);
/* Keeps `other` alive as long as `arena`: a story's arena holds on to its library's. */
void       leaf_arena_keep  (LeafArena *arena, LeafArena *other);
/* Of a new arena: what will be asked for, up to `size` bytes, lies together in one block, and where each piece begins is kept. */
void       leaf_arena_reserve (LeafArena *arena, gsize size);
/* That block, if all that the arena has given out lies in it, and the places (gsize) in it at which pieces begin, and it ends; else NULL. */
gconstpointer leaf_arena_block (const LeafArena *arena, GArray **pieces);

#define leaf_new(arena, Type) ((Type *) leaf_arena_alloc ((arena), sizeof (Type)))
#define leaf_new_n(arena, Type, n) ((Type *) leaf_arena_alloc ((arena), sizeof (Type) * (gsize) (n)))

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafArena, leaf_arena_unref)

/* --- typed ids -------------------------------------------------------------------------------------------------------- */

/* An id is the index of a row in one table.  Row 0 of every table is blank, so that {0} means none. */
#define LEAF_DECLARE_ID(Type) typedef struct { guint32 ix; } Type
#define LEAF_IS(id)           ((id).ix != 0)
#define LEAF_SAME(a, b)       ((a).ix == (b).ix)
#define LEAF_ID(Type, index)  ((Type) { (guint32) (index) })

/* --- tables ----------------------------------------------------------------------------------------------------------- */

/* A growing array of rows of one size.  Row 0 is reserved and blank.  Pointers to rows are invalid after a push. */
typedef struct {
  guint8 *rows;
  guint32 n;    /* rows in use, row 0 included; so ids run from 1 to n - 1 */
  guint32 room; /* rows allocated */
  guint32 size; /* bytes in a row */
  guint32 lent; /* the rows lie on an arena: the first push moves them away, and nobody frees them */
} LeafTable;

void     leaf_table_init  (LeafTable *table, gsize row_size);
void     leaf_table_clear (LeafTable *table);
/* `to` is uninitialised; deep copy of the rows, which lie `on` an arena as they are, or (NULL) apart with room for more: for as many as
 * `like` has, which is a guess (NULL: there is none). */
void     leaf_table_copy  (LeafTable *to, const LeafTable *from, const LeafTable *like, LeafArena *on);
guint32  leaf_table_push  (LeafTable *table, gconstpointer row);  /* NULL: a zeroed row.  Returns its index */
/* Room for `n_more` rows beside those there are, so that the block moves but once.  A guess that is too small does no harm. */
void     leaf_table_reserve (LeafTable *table, guint32 n_more);
void     leaf_table_truncate (LeafTable *table, guint32 n);

static inline gpointer
leaf_table_at (const LeafTable *table, gsize row_size, guint32 index)
{
#ifdef LEAF_STRESS
  g_assert (row_size == table->size); /* a mistake of ours, which any run shows; here, as it is asked some million times for an edit */
#endif
  g_assert (index < table->n);
  return table->rows + row_size * index;
}

/* The same where very many rows are pushed: the size is known where it is asked. */
static inline guint32
leaf_table_add (LeafTable *table, gsize row_size, gconstpointer row)
{
  if (table->n == table->room)
    return leaf_table_push (table, row);
  memcpy (table->rows + row_size * table->n, row, row_size);
  return table->n++;
}

#define LEAF_ADD(table, Type, row) leaf_table_add ((table), sizeof (Type), (const Type *) (row))
#define LEAF_TABLE_INIT(table, Type) leaf_table_init ((table), sizeof (Type))
#define LEAF_ROW(table, Type, index) ((Type *) leaf_table_at ((table), sizeof (Type), (index)))
/* Walks all rows but the blank one: LEAF_EACH (&world->objects, i) { LeafObject *o = LEAF_ROW (..., i); } */
#define LEAF_EACH(table, i) for (guint32 i = 1; i < (table)->n; i++)

/* --- an index: 64-bit keys to 32-bit numbers, copied like a table ------------------------------------------------------ */

typedef struct {
  guint64 *keys;
  guint32 *values; /* 0: an empty place.  Apart from the keys, as most of what is looked up is not there */
  guint32  n;
  guint32  room;   /* a power of two */
  guint32  lent;   /* as a table's rows may be */
} LeafIndex;

void     leaf_index_init  (LeafIndex *index);
void     leaf_index_clear (LeafIndex *index);
void     leaf_index_copy  (LeafIndex *to, const LeafIndex *from, const LeafIndex *like, LeafArena *on); /* as a table is copied */
guint32  leaf_index_find  (const LeafIndex *index, guint64 key); /* 0 where there is none */
void     leaf_index_set   (LeafIndex *index, guint64 key, guint32 value); /* value is not 0 */
guint64  leaf_hash        (gconstpointer bytes, gsize size, guint64 seed);

/* --- rooms: the tables and indexes of a stage ---------------------------------------------------------------------------- */

/* A stage keeps its tables and indexes in one structure.  Which members these are is written down once, as a list, so that none
 * can be made and then forgotten by the copy that is a checkpoint. */
typedef struct {
  gsize offset;
  gsize row_size; /* 0: an index */
} LeafMember;

typedef struct {
  gsize             size;
  const LeafMember *members;
  gsize             n_members;
} LeafRoom;

#define LEAF_MEMBER_TABLE(Type, member, Row) { G_STRUCT_OFFSET (Type, member), sizeof (Row) }
#define LEAF_MEMBER_INDEX(Type, member)      { G_STRUCT_OFFSET (Type, member), 0 }
#define LEAF_ROOM(Type, members)             { sizeof (Type), (members), G_N_ELEMENTS (members) }

gpointer leaf_room_new  (const LeafRoom *room); /* all else is zero */
/* All else as it is in `from`, with room for what a room `like` it has (NULL: no guess).  With an arena to lie `on`, the structure itself does
 * too, and the copy is never freed. */
gpointer leaf_room_copy (const LeafRoom *room, gconstpointer from, gconstpointer like, LeafArena *on);
void     leaf_room_free (const LeafRoom *room, gpointer self);

/* --- spelling --------------------------------------------------------------------------------------------------------- */

/* Spelling is interned once, folded to lower case: two words are the same word when their ids are.  Everything that is
 * not letters is interned too: numbers, punctuation, and one spelling ("") for all quoted texts. */
LEAF_DECLARE_ID (LeafVocabId);
typedef struct _LeafVocabulary LeafVocabulary;

LeafVocabulary *leaf_vocabulary_new    (LeafArena *arena);
LeafVocabulary *leaf_vocabulary_copy   (const LeafVocabulary *vocabulary, const LeafVocabulary *like, LeafArena *arena); /* with room for what that has; NULL */
LeafVocabulary *leaf_vocabulary_settle (const LeafVocabulary *vocabulary, LeafArena *on);
void            leaf_vocabulary_free   (LeafVocabulary *vocabulary);
enum { /* words that every vocabulary begins with, so that they are known by number */
  LEAF_VOCAB_THE = 1,
  LEAF_VOCAB_A,
  LEAF_VOCAB_AN,
  LEAF_VOCAB_SOME,
};
LeafVocabId     leaf_vocabulary_intern (LeafVocabulary *vocabulary, const char *text, gssize length);
LeafVocabId     leaf_vocabulary_adopt  (LeafVocabulary *vocabulary, const LeafVocabulary *from, LeafVocabId id); /* its id here, made if new */
LeafVocabId     leaf_vocabulary_find   (const LeafVocabulary *vocabulary, const char *text, gssize length); /* none if new */
guint32         leaf_vocabulary_n      (const LeafVocabulary *vocabulary); /* their ids go from 1 to this */
const char     *leaf_vocabulary_text   (const LeafVocabulary *vocabulary, LeafVocabId word); /* folded; borrowed */

/* --- places and messages ---------------------------------------------------------------------------------------------- */

/* A run of bytes of one source.  Line and column are computed at the edge, from the source's text. */
typedef struct {
  guint32 source; /* index into LeafWords' sources; 1 is the standard library's first file */
  guint32 start;
  guint32 end;
} LeafSpan;

/* Around the definition of a structure whose bytes are compared: where the state of a play is one of them, its hash and its equality are made of them. */
#define LEAF_WITHOUT_PADDING     _Pragma ("GCC diagnostic push") _Pragma ("GCC diagnostic error \"-Wpadded\"")
#define LEAF_WITHOUT_PADDING_END _Pragma ("GCC diagnostic pop")

/* Words first .. end - 1 of all that a program's sources are made of (words/).  first == end: no words. */
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

/* What the engine itself says within the words that fill a sentence: a pattern with slots %1 to %4, marked for gettext, and what fills them, up to a NULL.
 * The string has marks in it, and is read by leaf_message_fragment_words (); several can stand behind each other, and within each other.  Free with g_free. */
char    *leaf_message_fragment              (const char *pattern, ...) G_GNUC_NULL_TERMINATED;
char    *leaf_message_fragment_valist       (const char *pattern, va_list words);
/* A number as words of such a pattern, for the length of the block that it stands in. */
#define LEAF_DIGITS(number) leaf_digits ((char[24]) { 0 }, (gint64) (number))
const char *leaf_digits           (char *digits, gint64 number);
/* The same of a pattern without slots, as a constant. */
#define LEAF_REMARK(text) "\001" text "\003"
/* As somebody reads it: patterns translated (NULL: not at all), slots filled; free with g_free. */
char    *leaf_message_fragment_words        (const char *words, GTranslateFunc translate, gpointer data);
void     leaf_message_fragment_fill         (GString *out, const char *pattern, char *const *words, guint n); /* slots without words are left out */
gboolean leaf_message_fragment_is_in        (const char *words);
gsize    leaf_message_fragment_shown_length (const char *words); /* bytes that are kept of them: a long quotation is shortened */

enum { LEAF_PROBLEM_ARGS = 3 };

/* An author's mistake: code, place, and up to three pieces of text for the slots %1 %2 %3 of the code's sentence, in which
 * remarks may stand. */
typedef struct {
  LeafProblemCode code;
  LeafSpan        span;
  const char     *args[LEAF_PROBLEM_ARGS]; /* on the program's arena; NULL where unused */
  const char     *sentence; /* with its slots filled, on the same arena; NULL until leaf_build_settle_messages */
} LeafMessage;

const char *leaf_problem_name     (LeafProblemCode code); /* "SENTENCE_UNKNOWN" */
gboolean    leaf_problem_is_notice (LeafProblemCode code); /* the source is right, but see what its text says */
const char *leaf_problem_template (LeafProblemCode code); /* the sentence with its slots, marked for gettext */
char       *leaf_message_format   (const LeafMessage *message); /* the sentence in English, slots filled; free with g_free */
/* The same in another language, of the sentence with its slots and what fills them. */
char       *leaf_problem_fill     (const char *pattern, const char *const *args, GTranslateFunc translate, gpointer data);

G_END_DECLS
