/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-make-prebuilt.c: finds the pointers of a compiled library.
 *
 * There is no list of the members that are pointers, because it would be wrong as soon as somebody adds a member.
 * Instead the library is compiled twice, into blocks at different addresses. A word that is the same in both blocks is
 * not a pointer; a word that points to the same byte of its own block in each is one. Any other word (an address of the
 * heap, a hash of an address, uninitialized memory) is a mistake in the engine, and is reported with its place. An
 * address in the program, or in a library that it is linked with, is the same in both blocks but differs between
 * processes, so each word is also compared with the ranges of these.
 *
 * Pieces to which no pointer leads (such as trees that became code) are left out. Pieces with pointers are placed
 * before those without, so that few pages are relocated, and thereby copied, when a program starts. */
#define _GNU_SOURCE
#include "leaf-make-prebuilt.h"

#include <link.h>
#include <string.h>

enum { MOST_FAULTS = 20 };
enum { WORD = sizeof (guint64) };
enum { MOST_IDS = 1 << 20 };

G_STATIC_ASSERT (sizeof (gpointer) == WORD);

typedef struct {
  guintptr from, to;
} Range;

typedef struct {
  const guint8 *base;
  GArray *pieces; /* of gsize: where each piece begins, and where the last one ends */
  gsize root;     /* the offset of the root */
} Block;

/* A piece of memory that the arena allocated. */
typedef struct {
  gsize from, to; /* in the first block */
  gsize place;    /* in the output */
  gboolean is_needed, has_pointers;
} Piece;

typedef struct {
  Block blocks[2];
  GArray *loaded; /* of Range: the addresses of the program, and of the libraries that it is linked with */
  Piece *pieces;
  guint n_pieces;
  GArray *waiting; /* of guint: pieces that are reachable, and not scanned yet */
  GString *why;
  guint n_faults;
} Making;

/* --- two blocks --------------------------------------------------------------------------------------------------- */

static gboolean
are_of_one_shape (const Block *a, const Block *b)
{
  return a->base != NULL && b->base != NULL && a->pieces->len == b->pieces->len && a->root == b->root
         && memcmp (a->pieces->data, b->pieces->data, a->pieces->len * sizeof (gsize)) == 0;
}

/* --- words -------------------------------------------------------------------------------------------------------- */

/* Adds the ranges of a loaded object. Objects at low addresses are left out, since numbers and short texts look like
 * these addresses; only a program that is not position-independent, or that runs under a memory checker, is there. */
static int
add_loaded (struct dl_phdr_info *info, size_t size, void *data)
{
  for (guint i = 0; i < info->dlpi_phnum; i++)
    if (info->dlpi_phdr[i].p_type == PT_LOAD && info->dlpi_addr > G_MAXUINT32) {
      guintptr from = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
      Range range = { from, from + info->dlpi_phdr[i].p_memsz };

      g_array_append_val ((GArray *) data, range);
    }
  return 0;
}

static gboolean
is_loaded (const Making *self, guintptr word)
{
  for (guint i = 0; i < self->loaded->len; i++) {
    const Range *range = &g_array_index (self->loaded, Range, i);

    if (word >= range->from && word < range->to)
      return TRUE;
  }
  return FALSE;
}

static guint64
word_at (const Making *self, guint block, gsize at)
{
  guint64 word;

  memcpy (&word, self->blocks[block].base + at, WORD);
  return word;
}

/* Returns TRUE if the word at an offset is a pointer, and sets *to to the offset that it points to. */
static gboolean
is_pointer (const Making *self, gsize at, gsize *to)
{
  guint64 first = word_at (self, 0, at) - (guintptr) self->blocks[0].base;
  guint64 second = word_at (self, 1, at) - (guintptr) self->blocks[1].base;

  *to = first;
  return first == second && first < self->pieces[self->n_pieces - 1].to;
}

static void
tell (Making *self, gsize at, const char *what)
{
  if (self->n_faults++ < MOST_FAULTS)
    g_string_append_printf (self->why, "byte %#zx: %s (%#" G_GINT64_MODIFIER "x, %#" G_GINT64_MODIFIER "x)\n", at, what,
                            word_at (self, 0, at), word_at (self, 1, at));
}

/* Reports a word that is neither a pointer nor plain data. Two adjacent ids can look like an address if a library is
 * loaded just above a multiple of 4 GiB; such words are not reported, so a mistake may be missed in a few processes. */
static void
check_plain (Making *self, gsize at)
{
  guint64 word = word_at (self, 0, at);

  if (word != word_at (self, 1, at))
    tell (self, at, "differs from one compilation to the next, and is no pointer into the block");
  else if (is_loaded (self, (guintptr) word) && (guint32) word >= MOST_IDS)
    tell (self, at, "points into the program");
}

/* --- reachable pieces --------------------------------------------------------------------------------------------- */

static guint
piece_of (const Making *self, gsize at)
{
  guint low = 0, high = self->n_pieces; /* the last piece that begins at `at` or before */

  while (high - low > 1) {
    guint middle = low + (high - low) / 2;

    if (self->pieces[middle].from <= at)
      low = middle;
    else
      high = middle;
  }
  return low;
}

static void
need (Making *self, gsize at)
{
  guint number = piece_of (self, at);

  if (!self->pieces[number].is_needed)
    g_array_append_val (self->waiting, number);
  self->pieces[number].is_needed = TRUE;
}

static void
look_through (Making *self, Piece *piece)
{
  gsize to;

  for (gsize at = piece->from; at < piece->to; at += WORD)
    if (is_pointer (self, at, &to)) {
      piece->has_pointers = TRUE;
      need (self, to);
    } else {
      check_plain (self, at);
    }
}

static void
find_needed (Making *self)
{
  const gsize *places = (const gsize *) (gpointer) self->blocks[0].pieces->data;

  self->n_pieces = self->blocks[0].pieces->len - 1;
  self->pieces = g_new0 (Piece, self->n_pieces);
  for (guint i = 0; i < self->n_pieces; i++)
    self->pieces[i] = (Piece) { .from = places[i], .to = places[i + 1] };
  need (self, self->blocks[0].root);
  while (self->waiting->len > 0) {
    guint number = g_array_index (self->waiting, guint, self->waiting->len - 1);

    g_array_set_size (self->waiting, self->waiting->len - 1);
    look_through (self, &self->pieces[number]);
  }
}

/* --- output ------------------------------------------------------------------------------------------------------- */

/* Assigns places to the reachable pieces: those with pointers, then those without. Returns the total size. */
static gsize
lay_out (Making *self)
{
  gsize place = 0;

  for (int has_pointers = TRUE; has_pointers >= FALSE; has_pointers--)
    for (guint i = 0; i < self->n_pieces; i++) {
      Piece *piece = &self->pieces[i];

      if (!piece->is_needed || piece->has_pointers != has_pointers)
        continue;
      piece->place = place;
      place += piece->to - piece->from;
    }
  return place;
}

static gsize
moved (const Making *self, gsize at)
{
  const Piece *piece = &self->pieces[piece_of (self, at)];

  return piece->place + (at - piece->from);
}

static void
write_piece (const Making *self, const Piece *piece, guint64 *words, guint64 *marks)
{
  for (gsize at = piece->from; at < piece->to; at += WORD) {
    gsize place = (piece->place + (at - piece->from)) / WORD, to;

    if (is_pointer (self, at, &to)) {
      words[place] = moved (self, to);
      marks[place / 64] |= (guint64) 1 << place % 64;
    } else {
      words[place] = word_at (self, 0, at);
    }
  }
}

static GByteArray *
write_ready (Making *self)
{
  gsize size = (lay_out (self) + LEAF_PREBUILT_GRAIN - 1) / LEAF_PREBUILT_GRAIN * LEAF_PREBUILT_GRAIN,
        n_marks = size / LEAF_PREBUILT_GRAIN * WORD;
  LeafPrebuilt head = { size, moved (self, self->blocks[0].root) };
  GByteArray *bytes = g_byte_array_new ();
  g_autofree guint64 *words = g_malloc0 (size), *marks = g_malloc0 (n_marks);

  for (guint i = 0; i < self->n_pieces; i++)
    if (self->pieces[i].is_needed)
      write_piece (self, &self->pieces[i], words, marks);
  g_byte_array_append (bytes, (const guint8 *) &head, sizeof head);
  g_byte_array_append (bytes, (const guint8 *) words, (guint) size);
  g_byte_array_append (bytes, (const guint8 *) marks, (guint) n_marks);
  return bytes;
}

GByteArray *
leaf_make_prebuilt_of (const LeafArena *const arenas[2], gconstpointer const roots[2], char **why)
{
  Making self = { .loaded = g_array_new (FALSE, FALSE, sizeof (Range)),
                  .waiting = g_array_new (FALSE, FALSE, sizeof (guint)),
                  .why = g_string_new (NULL) };
  GByteArray *bytes = NULL;

  for (guint i = 0; i < 2; i++) {
    self.blocks[i].base = leaf_arena_block (arenas[i], &self.blocks[i].pieces);
    self.blocks[i].root = (gsize) ((const guint8 *) roots[i] - self.blocks[i].base);
  }
  if (are_of_one_shape (&self.blocks[0], &self.blocks[1])) {
    dl_iterate_phdr (add_loaded, self.loaded);
    find_needed (&self);
    if (self.n_faults == 0)
      bytes = write_ready (&self);
  } else {
    g_string_append (self.why, "two compilations do not leave two blocks of one shape\n");
  }
  for (guint i = 0; i < 2; i++)
    g_clear_pointer (&self.blocks[i].pieces, g_array_unref);
  g_free (self.pieces);
  g_array_unref (self.waiting);
  g_array_unref (self.loaded);
  *why = g_string_free (self.why, FALSE);
  return bytes;
}

GByteArray *
leaf_make_prebuilt (gboolean with_dialogue, char **why)
{
  LeafProgram *programs[2] = { leaf_library_compile (with_dialogue), leaf_library_compile (with_dialogue) };
  g_autofree char *problems = leaf_program_dump (programs[0], "problems", TRUE);
  GByteArray *bytes = NULL;

  if (*problems == '\0') {
    const LeafArena *arenas[2] = { programs[0]->build.arena, programs[1]->build.arena };
    gconstpointer roots[2] = { leaf_program_freeze (programs[0]), leaf_program_freeze (programs[1]) };

    bytes = leaf_make_prebuilt_of (arenas, roots, why);
  } else {
    *why = g_steal_pointer (&problems);
  }
  leaf_program_unref (programs[0]);
  leaf_program_unref (programs[1]);
  return bytes;
}
