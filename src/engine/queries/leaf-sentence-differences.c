/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-sentence-differences.c: what differs between the texts of two versions of a story.
 *
 * It compares pieces: headings, sentences, statements of bodies, rows of tables. A piece consists of its words and its
 * depth, so a comment or a line break is not a difference, but a statement that has moved into an "if" is one. */
#include "leaf-diff.h"
#include "leaf-differences-private.h"
#include "leaf-program-private.h"

#include <string.h>

enum {
  MOST_PAIRS = 40000, /* the maximum product of old and new pieces among which rewordings are searched for */
};

typedef struct {
  LeafPlace place;
  guint depth;
} Piece;

typedef struct {
  const LeafProgram *program;
  GArray *pieces;  /* of Piece */
  GPtrArray *keys; /* char *, what leaf_diff compares; ends with NULL */
} Text;

/* --- pieces ------------------------------------------------------------------------------------------------------- */

char *
leaf_versions_words (const LeafProgram *program, LeafPlace place)
{
  const char *text = leaf_program_source_text (program, place.source);
  GString *words = g_string_new (NULL);

  for (guint32 i = place.start; i < place.end; i++)
    if (!g_ascii_isspace (text[i]))
      g_string_append_c (words, text[i]);
    else if (words->str[words->len - 1] != ' ')
      g_string_append_c (words, ' ');
  return g_string_free (words, FALSE);
}

static void
add_piece (Text *self, LeafWording w, guint depth)
{
  Piece piece = { leaf_program_place (self->program, w), depth };

  if (piece.place.source != 0 && leaf_program_source_is_story (self->program, piece.place.source))
    g_array_append_val (self->pieces, piece);
}

static void
add_statements (Text *self, LeafStatementId first, guint depth)
{
  const LeafTable *statements = &self->program->build.sentences->statements;

  for (LeafStatementId id = first; LEAF_IS (id); id = LEAF_ROW (statements, LeafStatement, id.ix)->next) {
    const LeafStatement *row = LEAF_ROW (statements, LeafStatement, id.ix);

    add_piece (self, row->whole, depth);
    add_statements (self, row->inner, depth + 1);
    /* "otherwise" has no words of its own here; its statements differ from those of the "if" by their depth */
    add_statements (self, row->other, depth + 2);
  }
}

static void
add_rows (Text *self, const LeafTableText *table)
{
  LeafWording *rows[] = { table->columns, table->cells };
  const guint32 n_rows[] = { table->n_columns > 0, table->n_rows };

  for (guint part = 0; part < G_N_ELEMENTS (rows); part++)
    for (guint32 row = 0; row < n_rows[part]; row++) {
      LeafWording all = LEAF_NO_WORDS;

      for (guint32 column = 0; column < table->n_columns; column++) {
        LeafWording cell = rows[part][row * table->n_columns + column];

        if (!leaf_wording_empty (cell))
          all = leaf_wording_empty (all) ? cell : (LeafWording) { all.first, MAX (all.end, cell.end) };
      }
      add_piece (self, all, 1);
    }
}

static gint
by_place (gconstpointer a, gconstpointer b)
{
  const LeafPlace *one = &((const Piece *) a)->place, *other = &((const Piece *) b)->place;

  if (one->source != other->source)
    return one->source < other->source ? -1 : 1;
  return (one->start > other->start) - (one->start < other->start);
}

static void
text_init (Text *self, const LeafProgram *program)
{
  const LeafSentences *sentences = program->build.sentences;

  *self = (Text) { program, g_array_new (FALSE, FALSE, sizeof (Piece)), g_ptr_array_new_with_free_func (g_free) };
  LEAF_EACH (&sentences->headings, i)
    add_piece (self, LEAF_ROW (&sentences->headings, LeafHeading, i)->wording, 0);
  LEAF_EACH (&sentences->sentences, i) {
    const LeafSentence *row = LEAF_ROW (&sentences->sentences, LeafSentence, i);
    const LeafTableText *table
        = row->form == LEAF_FORM_TABLE ? LEAF_ROW (&sentences->tables, LeafTableText, row->table) : NULL;

    add_piece (self, table != NULL ? table->name : row->wording, 0);
    add_statements (self, row->body, 1);
    if (table != NULL)
      add_rows (self, table);
  }
  g_array_sort (self->pieces, by_place);
  for (guint i = 0; i < self->pieces->len; i++) {
    const Piece *piece = &g_array_index (self->pieces, Piece, i);
    g_autofree char *words = leaf_versions_words (program, piece->place);

    g_ptr_array_add (self->keys, g_strdup_printf ("%u %s", piece->depth, words));
  }
  g_ptr_array_add (self->keys, NULL);
}

static void
text_clear (Text *self)
{
  g_array_unref (self->pieces);
  g_ptr_array_unref (self->keys);
}

static LeafPlace
place_of (const Text *self, guint piece)
{
  return g_array_index (self->pieces, Piece, piece).place;
}

/* --- changed sentences -------------------------------------------------------------------------------------------- */

static GHashTable *
count_words (char **words)
{
  GHashTable *counts = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; words[i] != NULL; i++)
    g_hash_table_insert (counts, words[i],
                         GUINT_TO_POINTER (GPOINTER_TO_UINT (g_hash_table_lookup (counts, words[i])) + 1));
  return counts;
}

/* Returns TRUE if they share at least half of the words of the longer one, ignoring the depth. */
static gboolean
is_rewording (const char *before, const char *now)
{
  g_auto (GStrv) one = g_strsplit (strchr (before, ' ') + 1, " ", -1),
                 other = g_strsplit (strchr (now, ' ') + 1, " ", -1);
  g_autoptr (GHashTable) counts = count_words (one);
  guint shared = 0;

  for (guint i = 0; other[i] != NULL; i++) {
    guint left = GPOINTER_TO_UINT (g_hash_table_lookup (counts, other[i]));

    if (left > 0) {
      g_hash_table_insert (counts, other[i], GUINT_TO_POINTER (left - 1));
      shared++;
    }
  }
  return 2 * shared >= MAX (g_strv_length (one), g_strv_length (other));
}

/* Records a piece that was removed (`new` is out of range), was added (`old` is out of range), or replaces another. */
static void
tell (LeafVersions *self, const Text *before, const Text *now, guint old, guint new)
{
  LeafDifference difference = { 0 };

  if (old < before->pieces->len) {
    difference.place = place_of (before, old);
    difference.before = leaf_versions_words (before->program, difference.place);
    difference.sort = LEAF_DIFFERENCE_REMOVED;
    difference.is_before = TRUE;
  }
  if (new < now->pieces->len) {
    gint64 key = leaf_versions_key (difference.place);

    difference.place = place_of (now, new);
    difference.now = leaf_versions_words (now->program, difference.place);
    difference.is_before = FALSE;
    if (difference.sort == LEAF_DIFFERENCE_REMOVED) {
      gint64 value = leaf_versions_key (difference.place);

      g_hash_table_insert (self->reworded, g_memdup2 (&key, sizeof key), g_memdup2 (&value, sizeof value));
      difference.sort = LEAF_DIFFERENCE_REWORDED;
    } else {
      difference.sort = LEAF_DIFFERENCE_ADDED;
    }
  }
  g_array_append_val (self->found, difference);
}

/* Returns TRUE if one piece replaces one of the same depth; it counts as reworded, however different its words are. */
static gboolean
is_one_for_one (const Text *before, const Text *now, const LeafDiffHunk *hunk)
{
  return hunk->old_end - hunk->old_start == 1 && hunk->new_end - hunk->new_start == 1
         && g_array_index (before->pieces, Piece, hunk->old_start).depth
                == g_array_index (now->pieces, Piece, hunk->new_start).depth;
}

/* The first new piece, from `from` on, that is a rewording of the old one; `end` if there is none. */
static guint
find_rewording (const Text *before, const Text *now, guint old, guint from, guint end)
{
  for (guint i = from; i < end; i++)
    if (is_rewording (before->keys->pdata[old], now->keys->pdata[i]))
      return i;
  return end;
}

static void
tell_hunk (LeafVersions *self, const Text *before, const Text *now, const LeafDiffHunk *hunk)
{
  gboolean pairs
      = (guint64) (hunk->old_end - hunk->old_start) * (hunk->new_end - hunk->new_start) <= (guint64) MOST_PAIRS;
  guint new = hunk->new_start;

  if (is_one_for_one (before, now, hunk)) {
    tell (self, before, now, hunk->old_start, new);
    return;
  }
  for (guint old = hunk->old_start; old < hunk->old_end; old++) {
    guint found = pairs ? find_rewording (before, now, old, new, hunk->new_end) : hunk->new_end;

    if (found == hunk->new_end) {
      tell (self, before, now, old, G_MAXUINT);
      continue;
    }
    for (; new < found; new ++)
      tell (self, before, now, G_MAXUINT, new);
    tell (self, before, now, old, new ++);
  }
  for (; new < hunk->new_end; new ++)
    tell (self, before, now, G_MAXUINT, new);
}

void
leaf_versions_compare_sentences (LeafVersions *self)
{
  Text before, now;
  g_autoptr (GArray) hunks = NULL;

  text_init (&before, self->before);
  text_init (&now, self->now);
  hunks = leaf_diff ((const char *const *) before.keys->pdata, (const char *const *) now.keys->pdata);
  for (guint i = 0; i < hunks->len; i++)
    tell_hunk (self, &before, &now, &g_array_index (hunks, LeafDiffHunk, i));
  text_clear (&before);
  text_clear (&now);
}
