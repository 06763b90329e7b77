/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-inform6-memory.c: the memory of Inform 6 code, by addresses.
 *
 * The data of a story's code are in consecutive reserved cells, four bytes a cell. The first cell holds a list with the
 * blocks that are allocated during play: for each, the number of its words (negative if it is free) and the words. A
 * word is any value, but only a number can be split into bytes. The second cell holds a list with a number for each
 * object: 1 if the object is marked for a list.
 *
 * The natives are given the first cell and the number of cells. An address is a number. */
#include "leaf-faults.h"
#include "leaf-value-format.h"
#include "leaf-values.h"
#include "leaf-inform6-memory.h"

#define NATIVE(name)   LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)
#define GIVE_NUMBER(x) (*result = LEAF_VALUE (NUMBER, (x)), LEAF_NATIVE_DONE)

enum { WORD = 4, MOST_WORDS = 1 << 20, CELL_OF_MARKS = 1 };

typedef struct {
  guint32 first, n; /* cells */
} Memory;

static Memory
memory_of (const LeafValue *args)
{
  return (Memory) { (guint32) args[0].bits, (guint32) args[1].bits };
}

static guint32
heap_cell (const LeafMachine *m, Memory memory)
{
  return leaf_cell_of_extra (m, memory.first);
}

/* The list in a cell of memory. If there is none, it is made, or 0 is returned. */
static guint32
list_of_cell (LeafMachine *m, guint32 cell, gboolean make)
{
  LeafValue list = leaf_cell (m, cell);

  if (list.kind != LEAF_KIND_LIST && make) {
    list = (LeafValue) { LEAF_KIND_LIST, (gint32) leaf_heap_make (&m->heap, LEAF_BLOCK_LIST, LEAF_KIND_LIST, 0) };
    leaf_set_cell (m, cell, list);
  }
  return list.kind == LEAF_KIND_LIST ? (guint32) list.bits : 0;
}

/* The list of allocated blocks; created when it is first written. */
static guint32
heap_block (LeafMachine *m, Memory memory, gboolean make)
{
  return list_of_cell (m, heap_cell (m, memory), make);
}

/* --- words -------------------------------------------------------------------------------------------------------- */

static gboolean
find_word (const LeafMachine *m, Memory memory, gint64 address, LeafValue *word)
{
  guint32 n = 0;
  const LeafValue *words;
  gint64 at = address - LEAF_INFORM6_HEAP;
  LeafValue list;

  *word = LEAF_VALUE (NUMBER, 0);
  if (at < 0) {
    at = address - LEAF_INFORM6_MEMORY;
    if (at < WORD || at >= (gint64) memory.n * WORD)
      return FALSE;
    *word = leaf_cell (m, leaf_cell_of_extra (m, memory.first + (guint32) at / WORD));
    return TRUE;
  }
  list = leaf_cell (m, heap_cell (m, memory));
  if (list.kind != LEAF_KIND_LIST)
    return FALSE;
  words = leaf_block_values (&m->heap, (guint32) list.bits, &n);
  if (at / WORD >= n)
    return FALSE;
  if (words[at / WORD].kind != 0)
    *word = words[at / WORD];
  return TRUE;
}

static gboolean
set_word (LeafMachine *m, Memory memory, gint64 address, LeafValue word)
{
  LeafValue before;

  if (!find_word (m, memory, address, &before))
    return FALSE;
  if (address < LEAF_INFORM6_HEAP)
    leaf_set_cell (m, leaf_cell_of_extra (m, memory.first + (guint32) (address - LEAF_INFORM6_MEMORY) / WORD), word);
  else
    leaf_block_set (&m->heap, heap_block (m, memory, TRUE), (guint32) (address - LEAF_INFORM6_HEAP) / WORD, word);
  return TRUE;
}

/* --- bytes are in big-endian order -------------------------------------------------------------------------------- */

static gboolean
find_byte (const LeafMachine *m, Memory memory, gint64 address, guint32 *byte)
{
  LeafValue word;

  if (!find_word (m, memory, address - address % WORD, &word))
    return FALSE;
  *byte = ((guint32) word.bits >> (8 * (WORD - 1 - address % WORD))) & 0xff;
  return TRUE;
}

static gboolean
set_byte (LeafMachine *m, Memory memory, gint64 address, guint32 byte)
{
  guint shift = 8 * (guint) (WORD - 1 - address % WORD);
  LeafValue word;

  if (!find_word (m, memory, address - address % WORD, &word))
    return FALSE;
  return set_word (m, memory, address - address % WORD,
                   LEAF_VALUE (NUMBER, (gint32) (((guint32) word.bits & ~(0xffu << shift)) | (byte & 0xff) << shift)));
}

static gboolean
load (const LeafMachine *m, Memory memory, gint64 address, guint32 width, LeafValue *value)
{
  guint32 number = 0, byte = 0;

  *value = LEAF_VALUE (NUMBER, 0);
  if (address < LEAF_INFORM6_MEMORY)
    return FALSE;
  if (width == WORD && address % WORD == 0)
    return find_word (m, memory, address, value);
  for (guint32 i = 0; i < width; i++) {
    if (!find_byte (m, memory, address + i, &byte))
      return FALSE;
    number = number << 8 | byte;
  }
  *value = LEAF_VALUE (NUMBER, (gint32) number);
  return TRUE;
}

static gboolean
store (LeafMachine *m, Memory memory, gint64 address, guint32 width, LeafValue value)
{
  gboolean done = address >= LEAF_INFORM6_MEMORY;

  if (!done)
    return FALSE;
  if (width == WORD && address % WORD == 0)
    return set_word (m, memory, address, value);
  for (guint32 i = 0; i < width && done; i++)
    done = set_byte (m, memory, address + i, (guint32) value.bits >> (8 * (width - 1 - i)));
  return done;
}

gboolean
leaf_inform6_store_number (LeafMachine *m, const LeafValue *memory, gint64 address, guint32 width, guint32 number)
{
  return store (m, memory_of (memory), address, width, LEAF_VALUE (NUMBER, (gint32) number));
}

static void
fault_of_address (LeafMachine *m, LeafValue address, LeafValue index)
{
  g_autofree char *where = leaf_value_to_string (m, address), *entry = leaf_value_to_string (m, index);

  leaf_fault (m, N_ ("Inform 6 code asks for entry %1 at address %2, where there is none"), entry, where, NULL);
}

static gint64
place_of (const LeafValue *args)
{
  return (gint64) args[2].bits + (gint64) args[3].bits * args[4].bits;
}

/* In the reference a phrase value is a block whose word 1 is the routine. Here it is the phrase itself. */
static gboolean
is_closure (const LeafMachine *m, LeafValue value)
{
  return value.kind == LEAF_KIND_PHRASE || leaf_constructor_of (m, value.kind) == LEAF_KIND_PHRASE;
}

LeafNativeStatus
leaf_inform6_load (LeafMachine *m, const LeafValue *args, LeafValue *result)
{
  if (is_closure (m, args[2]) && args[3].bits == 1)
    *result = args[2];
  /* a text's storage type, which code may write back later */
  else if (args[2].kind == LEAF_KIND_TEXT && args[3].bits == 0)
    *result = LEAF_VALUE (NUMBER, 0);
  else if (!leaf_inform6_load_table (m, args[2], args[3].bits, result)
           && !load (m, memory_of (args), place_of (args), (guint32) args[4].bits, result))
    fault_of_address (m, args[2], args[3]);
  return LEAF_NATIVE_DONE;
}

NATIVE (inform6_store)
{
  *result = args[5];
  if (!leaf_inform6_store_table (m, args[2], args[3].bits, args[5])
      && !store (m, memory_of (args), place_of (args), (guint32) args[4].bits, args[5]))
    fault_of_address (m, args[2], args[3]);
  return LEAF_NATIVE_DONE;
}

/* --- objects that are listed -------------------------------------------------------------------------------------- */

static void
add_object (LeafMachine *m, guint32 list, LeafValue object)
{
  guint32 n = leaf_block_length (&m->heap, list);

  leaf_block_resize (&m->heap, list, n + 1);
  if (leaf_block_length (&m->heap, list) > n)
    leaf_block_set (&m->heap, list, n, object);
}

/* Words that are not objects are left out. */
NATIVE (inform6_objects)
{
  guint32 kind = (guint32) args[4].bits, list = leaf_heap_make (&m->heap, LEAF_BLOCK_LIST, kind, 0);
  LeafValue word;
  gint32 i;

  for (i = 0; i < args[3].bits; i++) {
    if (!find_word (m, memory_of (args), (gint64) args[2].bits + (gint64) i * WORD, &word))
      break;
    if (leaf_is_object_kind (m, word.kind) && word.bits != 0)
      add_object (m, list, word);
  }
  leaf_charge (m, 1 + (guint32) i);
  *result = (LeafValue) { kind, (gint32) list };
  return LEAF_NATIVE_DONE;
}

static guint32
marks (LeafMachine *m, const LeafValue *args, gboolean make)
{
  return list_of_cell (m, leaf_cell_of_extra (m, memory_of (args).first + CELL_OF_MARKS), make);
}

NATIVE (inform6_mark)
{
  guint32 list = marks (m, args, TRUE), object = (guint32) args[2].bits;

  (void) result;
  if (!leaf_table_has_row (&m->image->instances, object))
    return LEAF_NATIVE_DONE;
  if (leaf_block_length (&m->heap, list) <= object) {
    leaf_charge (m, 1 + m->facts->n_instances / 16);
    leaf_block_resize (&m->heap, list, m->facts->n_instances);
  }
  leaf_block_set (&m->heap, list, object, LEAF_VALUE (NUMBER, args[3].bits != 0));
  return LEAF_NATIVE_DONE;
}

static gboolean
is_marked (LeafMachine *m, guint32 list, guint32 object)
{
  guint32 n = 0;
  const LeafValue *values = list != 0 ? leaf_block_values (&m->heap, list, &n) : NULL;

  return object < n && values[object].bits != 0;
}

NATIVE (inform6_is_marked)
{
  *result = LEAF_VALUE (TRUTH_STATE, is_marked (m, marks (m, args, FALSE), (guint32) args[2].bits));
  return LEAF_NATIVE_DONE;
}

static gint
by_order (gconstpointer a, gconstpointer b, gpointer data)
{
  const guint32 *order = data;

  return order[((const LeafValue *) a)->bits] < order[((const LeafValue *) b)->bits] ? -1 : 1;
}

NATIVE (inform6_marked)
{
  guint32 kind = (guint32) args[2].bits, list = leaf_heap_make (&m->heap, LEAF_BLOCK_LIST, kind, 0),
          marked = marks (m, args, FALSE);
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (LeafValue));

  leaf_charge (m, 1 + m->facts->n_instances / 16);
  for (guint32 object = 1; object < m->facts->n_instances; object++)
    if (is_marked (m, marked, object)) {
      LeafValue value = leaf_object (object);

      g_array_append_val (found, value);
    }
  g_array_sort_with_data (found, by_order, m->facts->order);
  for (guint i = 0; i < found->len; i++)
    add_object (m, list, g_array_index (found, LeafValue, i));
  *result = (LeafValue) { kind, (gint32) list };
  return LEAF_NATIVE_DONE;
}

/* --- blocks ------------------------------------------------------------------------------------------------------- */

static guint64
size_of (LeafValue header)
{
  return header.bits < 0 ? 0u - (guint32) header.bits : (guint32) header.bits;
}

/* Uses a block that was freed, or adds one at the end. */
NATIVE (inform6_allocate)
{
  Memory memory = memory_of (args);
  guint32 wanted = (guint32) MAX (args[2].bits, 0), list, n;
  const LeafValue *words;
  guint64 at = 0;

  *result = LEAF_VALUE (NUMBER, 0);
  wanted = wanted / WORD + (wanted % WORD != 0);
  list = heap_block (m, memory, TRUE);
  words = leaf_block_values (&m->heap, list, &n);
  if (wanted == 0 || wanted > MOST_WORDS || n > MOST_WORDS)
    return LEAF_NATIVE_DONE;
  while (at < n && words[at].bits != -(gint32) wanted)
    at += 1 + size_of (words[at]);
  leaf_charge (m, 1 + n / 16);
  if (at >= n) {
    at = n;
    leaf_block_resize (&m->heap, list, n + 1 + wanted);
    if (leaf_block_length (&m->heap, list) < n + 1 + wanted)
      return LEAF_NATIVE_DONE;
  }
  leaf_block_set (&m->heap, list, (guint32) at, LEAF_VALUE (NUMBER, (gint32) wanted));
  return GIVE_NUMBER (LEAF_INFORM6_HEAP + (gint32) (at + 1) * WORD);
}

NATIVE (inform6_free)
{
  Memory memory = memory_of (args);
  gint64 address = (gint64) args[2].bits - WORD;
  LeafValue length;

  (void) result;
  if (args[2].bits == 0)
    return LEAF_NATIVE_DONE;
  if (address < LEAF_INFORM6_HEAP || !find_word (m, memory, address, &length) || length.bits <= 0) {
    fault_of_address (m, args[2], LEAF_VALUE (NUMBER, 0));
    return LEAF_NATIVE_DONE;
  }
  for (gint32 i = 1; i <= length.bits; i++)
    set_word (m, memory, address + i * WORD, LEAF_VALUE (NUMBER, 0));
  set_word (m, memory, address, LEAF_VALUE (NUMBER, -length.bits));
  leaf_charge (m, (gsize) length.bits);
  return LEAF_NATIVE_DONE;
}
