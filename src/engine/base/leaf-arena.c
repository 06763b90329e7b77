/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-arena.c: memory that is allocated in pieces and freed all at once.
 *
 * An arena is a chain of zeroed chunks. A request is served from the newest chunk or, if it is large, by a chunk of its
 * own. Single pieces are never freed, so a tree of statements or a name needs no owner other than the program.
 *
 * Invariant: `used` bytes of the newest chunk are allocated, the rest is zero. A stress build gives each request a
 * chunk of its own, so that the address sanitizer sees a read one byte too far, and poisons chunks before they are
 * freed. */

#include "leaf-base.h"

#include <string.h>

#ifdef LEAF_STRESS
#define FIRST_CHUNK   1
#define LARGEST_CHUNK 1
#else
#define FIRST_CHUNK   4096
#define LARGEST_CHUNK (256 * 1024)
#endif
#define FREED_MARK 0xDB

typedef struct _Chunk Chunk;
struct _Chunk {
  Chunk *before;
  gsize size; /* of the bytes after this header */
  gsize used;
};

/* Room for the header, aligned as strictly as anything that follows it. */
#define ALIGNMENT      (2 * sizeof (gpointer))
#define ROUND_UP(size) (((size) + ALIGNMENT - 1) & ~(ALIGNMENT - 1))
#define HEADER         ROUND_UP (sizeof (Chunk))

struct _LeafArena {
  gatomicrefcount references;
  const char *name;
  Chunk *newest;
  gsize next_size;
  gsize bytes, n_allocated;
  GPtrArray *kept; /* of LeafArena; NULL until leaf_arena_keep */
  GArray *pieces;  /* of gsize: leaf_arena_block; NULL until leaf_arena_reserve */
};

/* A new arena with one reference. `name` is for debuggers, and is not copied. */
LeafArena *
leaf_arena_new (const char *name)
{
  LeafArena *self = g_new0 (LeafArena, 1);

  g_atomic_ref_count_init (&self->references);
  self->name = name;
  self->next_size = FIRST_CHUNK;
  return self;
}

LeafArena *
leaf_arena_ref (LeafArena *arena)
{
  g_return_val_if_fail (arena != NULL, NULL);

  g_atomic_ref_count_inc (&arena->references);
  return arena;
}

static void
free_chunks (Chunk *chunk)
{
  while (chunk != NULL) {
    Chunk *before = chunk->before;

#ifdef LEAF_STRESS
    memset (chunk, FREED_MARK, HEADER + chunk->size);
#endif
    g_free (chunk);
    chunk = before;
  }
}

void
leaf_arena_unref (LeafArena *arena)
{
  g_return_if_fail (arena != NULL);

  if (!g_atomic_ref_count_dec (&arena->references))
    return;
  free_chunks (arena->newest);
  g_clear_pointer (&arena->kept, g_ptr_array_unref);
  g_clear_pointer (&arena->pieces, g_array_unref);
  g_free (arena);
}

static Chunk *
add_chunk (LeafArena *arena, gsize size)
{
  Chunk *chunk = g_malloc0 (HEADER + size);

  chunk->size = size;
  arena->bytes += size;
  return chunk;
}

gpointer
leaf_arena_alloc (LeafArena *arena, gsize size)
{
  gsize needed = ROUND_UP (MAX (size, 1));
  Chunk *chunk = arena->newest;
  gpointer piece;

#ifdef LEAF_STRESS
  needed = MAX (size, 1);
#endif
  /* Keeps a byte free, so that a pointer to the end of a piece never equals a pointer to the next piece. */
  if (arena->pieces != NULL)
    needed = ROUND_UP (size + 1);
  if (chunk == NULL || chunk->size - chunk->used < needed) {
    gboolean alone = needed > arena->next_size / 4;

    chunk = add_chunk (arena, alone ? needed : arena->next_size);
    /* A large piece goes after the newest chunk, whose remaining room can still be used. */
    if (alone && arena->newest != NULL) {
      chunk->before = arena->newest->before;
      arena->newest->before = chunk;
    } else {
      chunk->before = arena->newest;
      arena->newest = chunk;
    }
    if (!alone)
      arena->next_size = MIN (arena->next_size * 2, LARGEST_CHUNK);
  }
  arena->n_allocated++;
  piece = (guint8 *) chunk + HEADER + chunk->used;
  if (arena->pieces != NULL)
    g_array_append_val (arena->pieces, chunk->used);
  chunk->used += needed;
  return piece;
}

/* In a stress build each request has memory of its own, and there is no block. */
void
leaf_arena_reserve (LeafArena *arena, gsize size)
{
#ifndef LEAF_STRESS
  g_return_if_fail (arena->newest == NULL);

  arena->newest = add_chunk (arena, ROUND_UP (size));
  arena->pieces = g_array_new (FALSE, FALSE, sizeof (gsize));
#endif
}

gconstpointer
leaf_arena_block (const LeafArena *arena, GArray **pieces)
{
  const Chunk *chunk = arena->newest;

  if (arena->pieces == NULL || chunk->before != NULL)
    return NULL;
  *pieces = g_array_copy (arena->pieces);
  g_array_append_val (*pieces, chunk->used);
  return (const guint8 *) chunk + HEADER;
}

gpointer
leaf_arena_copy (LeafArena *arena, gconstpointer bytes, gsize size)
{
  gpointer copy = leaf_arena_alloc (arena, size);

  if (size > 0)
    memcpy (copy, bytes, size);
  return copy;
}

/* NULL gives NULL. */
char *
leaf_arena_strdup (LeafArena *arena, const char *text)
{
  return text == NULL ? NULL : leaf_arena_copy (arena, text, strlen (text) + 1);
}

/* Copies `length` bytes and appends a NUL. */
char *
leaf_arena_strndup (LeafArena *arena, const char *text, gsize length)
{
  char *copy = leaf_arena_alloc (arena, length + 1);

  if (length > 0)
    memcpy (copy, text, length);
  return copy;
}

char *
leaf_arena_printf (LeafArena *arena, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  return leaf_arena_strdup (arena, text);
}

/* Bytes allocated from the system, without those of kept arenas. */
gsize
leaf_arena_bytes (const LeafArena *arena)
{
  return arena->bytes;
}

/* How often memory was allocated, whatever the sizes. */
gsize
leaf_arena_n_allocated (const LeafArena *arena)
{
  return arena->n_allocated;
}

void
leaf_arena_keep (LeafArena *arena, LeafArena *other)
{
  g_return_if_fail (arena != NULL && other != NULL && arena != other);

  if (arena->kept == NULL)
    arena->kept = g_ptr_array_new_with_free_func ((GDestroyNotify) leaf_arena_unref);
  g_ptr_array_add (arena->kept, leaf_arena_ref (other));
}
