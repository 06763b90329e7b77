/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-snapshot.c: copies, compares and restores machines, by their tables of fields. The heap's contents are shared
 * with a copy until one side writes. What watches a play (events, breakpoints, steps) is not part of its state. */

#include "leaf-parser-state.h"
#include "leaf-events.h"
#include "leaf-snapshot.h"
#include "leaf-files.h"
#include "leaf-panes.h"
#include "leaf-input-log.h"
#include "leaf-table-index.h"

#include <string.h>

enum { MOMENTS_KEPT = 32 };

/* --- the tables --------------------------------------------------------------------------------------------------- */

static void
leaf_mark_owner (LeafHeap *heap, gconstpointer element)
{
  leaf_heap_mark (heap, ((const LeafSharedOwner *) element)->operand);
}

static void
leaf_mark_link (LeafHeap *heap, gconstpointer element)
{
  leaf_heap_mark (heap, ((const LeafPrintedLink *) element)->token);
}

static void
leaf_mark_action (LeafHeap *heap, gconstpointer element)
{
  const LeafActionState *action = element;

  leaf_heap_mark (heap, action->actor);
  leaf_heap_mark (heap, action->noun);
  leaf_heap_mark (heap, action->second);
  leaf_heap_mark (heap, action->requester);
}

static void
leaf_mark_result (LeafHeap *heap, gconstpointer element)
{
  leaf_heap_mark (heap, ((const LeafLatestResult *) element)->value);
}

/* clang-format off */
static void copy_heap (gpointer to, gconstpointer from) { leaf_heap_copy (to, from); }
static void clear_heap (gpointer heap) { leaf_heap_clear (heap); }
static guint64 hash_heap (gconstpointer heap, guint64 seed) { return leaf_heap_hash (heap, seed); }
static gboolean equal_heap (gconstpointer a, gconstpointer b) { return leaf_heap_equal (a, b); }
/* clang-format on */
static const LeafFieldFunctions leaf_heap_functions = { copy_heap, clear_heap, hash_heap, equal_heap, NULL };

/* clang-format off */
static void copy_cells (gpointer to, gconstpointer from) { leaf_cells_copy (to, from); }
static void clear_cells (gpointer cells) { leaf_cells_clear (cells); }
static guint64 hash_cells (gconstpointer cells, guint64 seed) { return leaf_cells_hash (cells, seed); }
static gboolean equal_cells (gconstpointer a, gconstpointer b) { return leaf_cells_equal (a, b); }
/* clang-format on */

/* If there are many, they are visited in pieces. */
static void
mark_cells (LeafHeap *heap, gconstpointer field)
{
  const LeafCells *cells = field;
  gboolean are_many = cells->n > LEAF_MARKED_AT_ONCE;

  for (guint32 i = 0; i < leaf_cells_n_pages (cells); i++)
    leaf_heap_mark_page (heap, cells->pages[i], MIN (LEAF_CELLS_A_PAGE, cells->n - i * LEAF_CELLS_A_PAGE), are_many);
}

static const LeafFieldFunctions leaf_cells_functions = { copy_cells, clear_cells, hash_cells, equal_cells, mark_cells };

/* Moments are whole machines that never run, so the copies of a play can share them. */
static guint
n_moments (gconstpointer field)
{
  const GPtrArray *moments = *(GPtrArray *const *) field;

  return moments != NULL ? moments->len : 0;
}

static LeafMachine *
moment_at (gconstpointer field, guint i)
{
  return (*(GPtrArray *const *) field)->pdata[i];
}

static GPtrArray *
new_moments (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) leaf_machine_free);
}

static void
copy_moments (gpointer to, gconstpointer from)
{
  GPtrArray *moments = n_moments (from) > 0 ? new_moments () : NULL;

  for (guint i = 0; i < n_moments (from); i++)
    g_ptr_array_add (moments, g_atomic_rc_box_acquire (moment_at (from, i)));
  *(GPtrArray **) to = moments;
}

static void
clear_moments (gpointer field)
{
  g_clear_pointer ((GPtrArray **) field, g_ptr_array_unref);
}

/* Hashes only the newest moment. Each of the others was the newest once, and hashing them all would be slow for a
 * client that does this after each turn (the window). */
static guint64
hash_moments (gconstpointer field, guint64 h)
{
  guint n = n_moments (field);

  return n > 0 ? leaf_fields_hash (&leaf_state_fields, moment_at (field, n - 1), h) + n : h;
}

static gboolean
equal_moments (gconstpointer a, gconstpointer b)
{
  if (n_moments (a) != n_moments (b))
    return FALSE;
  for (guint i = 0; i < n_moments (a); i++)
    if (moment_at (a, i) != moment_at (b, i)
        && !leaf_fields_equal (&leaf_state_fields, moment_at (a, i), moment_at (b, i)))
      return FALSE;
  return TRUE;
}

static const LeafFieldFunctions leaf_moments_functions
    = { copy_moments, clear_moments, hash_moments, equal_moments, NULL };

#define AT(name) G_STRUCT_OFFSET (LeafMachine, name)
#define PLAIN(f, mark_)                                                                                                \
  { .name = #f, .sort = LEAF_FIELD_PLAIN, .at = AT (f), .size = sizeof (((LeafMachine *) 0)->f), .mark = mark_ },
#define OWN(f, own_)                                                                                                   \
  { .name = #f, .sort = LEAF_FIELD_OWN, .at = AT (f), .size = sizeof (((LeafMachine *) 0)->f), .own = &own_ },

static const LeafField state_rows[] = {
#define LEAF_STATE_PLAIN(type, f, mark_) PLAIN (f, mark_)
#define LEAF_STATE_ROWS(type, f, n, room, mark_)                                                                       \
  { .name = #f,                                                                                                        \
    .sort = LEAF_FIELD_ROWS,                                                                                           \
    .at = AT (f),                                                                                                      \
    .size = sizeof (type),                                                                                             \
    .n_at = AT (n),                                                                                                    \
    .room_at = AT (room),                                                                                              \
    .mark = mark_ },
#define LEAF_STATE_TEXT(f)            { .name = #f, .sort = LEAF_FIELD_TEXT, .at = AT (f), .size = sizeof (char *) },
#define LEAF_STATE_STRING(f)          { .name = #f, .sort = LEAF_FIELD_STRING, .at = AT (f), .size = sizeof (GString *) },
#define LEAF_STATE_OWN(type, f, own_) OWN (f, own_)
#include "leaf-machine-state.def"
};

static const LeafField kept_rows[] = {
#define LEAF_KEPT_PLAIN(type, f, mark_) PLAIN (f, mark_)
#define LEAF_KEPT_OWN(type, f, own_)    OWN (f, own_)
#include "leaf-machine-state.def"
};

const LeafFields leaf_state_fields = { state_rows, G_N_ELEMENTS (state_rows), NULL };
const LeafFields leaf_kept_fields = { kept_rows, G_N_ELEMENTS (kept_rows), NULL };

/* --- making and copying ------------------------------------------------------------------------------------------- */

static gpointer
copy_marks (gconstpointer marks, gsize size)
{
  return marks != NULL ? g_memdup2 (marks, size) : NULL;
}

static gsize
marks_size (const LeafMachine *m)
{
  return m->image->n_code / 8 + 1;
}

LeafMachine *
leaf_machine_copy (const LeafMachine *from)
{
  LeafMachine *m = g_atomic_rc_box_new (LeafMachine);

  *m = *from;
  m->expression = NULL;
  m->table_indexes = NULL;
  if (m->sets != NULL)
    g_array_ref (m->sets);
  leaf_program_ref (m->program);
  leaf_fields_copy (&leaf_state_fields, m, from);
  leaf_fields_copy (&leaf_kept_fields, m, from);
  m->marks = copy_marks (from->marks, marks_size (from));
  m->rule_marks = copy_marks (from->rule_marks, from->image->rules.n);
  m->book_marks = copy_marks (from->book_marks, from->image->rulebooks.n);
  leaf_events_init (m);
  m->probe = NULL;
  return m;
}

static void
clear_machine (gpointer data)
{
  LeafMachine *m = data;

  leaf_fields_clear (&leaf_state_fields, m);
  leaf_fields_clear (&leaf_kept_fields, m);
  leaf_expression_free (m->expression);
  leaf_table_forget (m);
  g_clear_pointer (&m->sets, g_array_unref);
  g_free (m->marks);
  g_free (m->rule_marks);
  g_free (m->book_marks);
  g_clear_pointer (&m->events, g_array_unref);
  if (m->event_text != NULL)
    g_string_free (m->event_text, TRUE);
  g_clear_pointer (&m->event_messages, g_ptr_array_unref);
  leaf_program_unref (m->program);
}

void
leaf_machine_free (LeafMachine *m)
{
  if (m != NULL)
    g_atomic_rc_box_release_full (m, clear_machine);
}

void
leaf_machine_become (LeafMachine *m, const LeafMachine *from)
{
  GPtrArray *dying = g_steal_pointer (&m->heap.dying);

  leaf_table_forget (m);
  leaf_heap_delay (&m->heap, &dying);
  leaf_fields_clear (&leaf_state_fields, m);
  leaf_fields_copy (&leaf_state_fields, m, from);
  m->heap.dying = dying;
  m->stop = (LeafStop) { 0 };
  m->stopped_in = 0;
  leaf_machine_update_listeners (m);
}

/* --- undo --------------------------------------------------------------------------------------------------------- */

/* A machine that only stores a state: it has no watchers, and no moments. */
static LeafMachine *
moment_of (const LeafMachine *m)
{
  LeafMachine *moment = g_atomic_rc_box_new0 (LeafMachine);

  moment->program = leaf_program_ref (m->program);
  moment->host = m->host;
  moment->image = m->image;
  moment->facts = m->facts;
  moment->layout = m->layout;
  leaf_fields_copy (&leaf_state_fields, moment, m);
  return moment;
}

/* The bytes that only the older moment uses: its tables, and the blocks whose contents differ in the newer one. */
static gsize
held_alone (const LeafMachine *older, const LeafMachine *newer_state)
{
  const LeafHeap *newer = &newer_state->heap;
  gsize held = leaf_cells_held_alone (&older->cells, &newer_state->cells)
               + (older->top + older->n_shared) * sizeof (LeafValue) + older->n_tree * sizeof (LeafTreeNode)
               + older->n_frames * sizeof (LeafFrame) + leaf_heap_n_pages (&older->heap) * sizeof (gpointer);

  for (guint32 page = 0; page < leaf_heap_n_pages (&older->heap); page++) {
    guint32 first = page * LEAF_BLOCKS_A_PAGE, end = MIN (first + LEAF_BLOCKS_A_PAGE, older->heap.n);

    if (page < leaf_heap_n_pages (newer) && older->heap.pages[page] == newer->pages[page])
      continue;
    held += sizeof (LeafPage);
    for (guint32 i = first; i < end; i++)
      if (i >= newer->n || leaf_heap_block (&older->heap, i)->contents != leaf_heap_block (newer, i)->contents)
        held += leaf_heap_block (&older->heap, i)->cost;
  }
  return held;
}

/* The newest is always kept, and as many others as the limits of bytes and number allow. Copies in other threads share
 * moments; the memory that a moment does not share is then as measured by the last play that continued from it, which
 * is accurate enough for a limit. */
void
leaf_machine_keep_moment (LeafMachine *m)
{
  gsize held = 0;

  if (m->undo == NULL)
    m->undo = new_moments ();
  if (m->undo->len > 0) {
    LeafMachine *last = m->undo->pdata[m->undo->len - 1];

    g_atomic_pointer_set (&last->held_alone, held_alone (last, m));
  }
  for (guint i = m->undo->len; i-- > 0;) {
    held += (gsize) g_atomic_pointer_get (&((LeafMachine *) m->undo->pdata[i])->held_alone);
    if (held > m->heap.most || m->undo->len - i >= MOMENTS_KEPT) {
      for (guint k = 0; k <= i; k++)
        leaf_heap_delay (&((LeafMachine *) m->undo->pdata[k])->heap, &m->heap.dying);
      g_ptr_array_remove_range (m->undo, 0, i + 1);
      break;
    }
  }
  g_ptr_array_add (m->undo, moment_of (m));
}

void
leaf_machine_forget_moment (LeafMachine *m)
{
  if (m->undo != NULL && m->undo->len > 0)
    g_ptr_array_remove_index (m->undo, m->undo->len - 1);
}

/* The first command given since. */
static char *
command_since (const LeafInput *last, const LeafInput *moment)
{
  const char *text = NULL;

  for (guint32 n = moment != NULL ? moment->n : 0; last != NULL && last->n > n; last = last->before)
    if (last->text[0] == LEAF_INPUT_COMMAND)
      text = last->text + 1;
  return g_strdup (text);
}

/* The newest moment is that of the current command. The random number generator continues from its present state: drawn
 * numbers are not drawn again, and the state is recorded there, since the inputs no longer determine it. */
gboolean
leaf_machine_undo (LeafMachine *m)
{
  LeafRng chance = m->chance;
  LeafMachine *moment;
  g_autofree char *line = NULL;

  if (m->undo == NULL || m->undo->len == 0)
    return FALSE;
  moment = g_ptr_array_steal_index (m->undo, m->undo->len - 1);
  line = command_since (m->inputs, moment->inputs);
  leaf_machine_become (m, moment);
  g_free (m->undone_line);
  m->undone_line = g_steal_pointer (&line);
  leaf_machine_free (moment);
  if (memcmp (&m->chance, &chance, sizeof chance) != 0)
    m->inputs = leaf_input_push_rng (m->inputs, &chance);
  m->chance = chance;
  m->undone = LEAF_UNDONE_TURN;
  return TRUE;
}

/* --- comparing, marking ------------------------------------------------------------------------------------------- */

guint64
leaf_machine_hash (const LeafMachine *m)
{
  return leaf_fields_hash (&leaf_kept_fields, m, leaf_fields_hash (&leaf_state_fields, m, 1));
}

gboolean
leaf_machine_equal (const LeafMachine *a, const LeafMachine *b)
{
  return leaf_fields_equal (&leaf_state_fields, a, b) && leaf_fields_equal (&leaf_kept_fields, a, b);
}

void
leaf_machine_mark (LeafMachine *m)
{
  leaf_fields_mark (&leaf_state_fields, &m->heap, m);
}

void
leaf_replay_free (LeafReplay *replay)
{
  if (replay == NULL)
    return;
  leaf_machine_free (replay->machine);
  g_ptr_array_unref (replay->inputs);
  g_free (replay);
}

static void
copy_saved (gpointer to, gconstpointer from)
{
  GRefString *saved = *(GRefString *const *) from;

  *(GRefString **) to = saved != NULL ? g_ref_string_acquire (saved) : NULL;
}

static void
clear_saved (gpointer field)
{
  g_clear_pointer ((GRefString **) field, g_ref_string_release);
}

static guint64
hash_saved (gconstpointer field, guint64 h)
{
  const char *saved = *(GRefString *const *) field;

  return saved != NULL ? leaf_hash (saved, strlen (saved) + 1, h) : leaf_hash ("", 0, h);
}

static gboolean
equal_saved (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(GRefString *const *) a, *(GRefString *const *) b) == 0;
}

const LeafFieldFunctions leaf_saved_functions = { copy_saved, clear_saved, hash_saved, equal_saved, NULL };

static void
copy_replay (gpointer to, gconstpointer from)
{
  const LeafReplay *replay = *(LeafReplay *const *) from;
  LeafReplay *copy = NULL;

  if (replay != NULL) {
    copy = g_memdup2 (replay, sizeof *replay);
    copy->machine = leaf_machine_copy (replay->machine);
    g_ptr_array_ref (copy->inputs);
  }
  *(LeafReplay **) to = copy;
}

static void
clear_replay (gpointer field)
{
  g_clear_pointer ((LeafReplay **) field, leaf_replay_free);
}

/* The commands are those of the saved play, in a field beside this one. */
static guint64
hash_replay (gconstpointer field, guint64 h)
{
  const LeafReplay *replay = *(LeafReplay *const *) field;
  const guint64 head[] = { replay != NULL, replay != NULL ? replay->next : 0, replay != NULL ? replay->spent : 0 };

  h = leaf_hash (head, sizeof head, h);
  return replay != NULL ? h ^ leaf_machine_hash (replay->machine) : h;
}

static gboolean
equal_replay (gconstpointer a, gconstpointer b)
{
  const LeafReplay *one = *(LeafReplay *const *) a, *other = *(LeafReplay *const *) b;

  if (one == NULL || other == NULL)
    return one == other;
  return one->next == other->next && one->spent == other->spent && leaf_machine_equal (one->machine, other->machine);
}

const LeafFieldFunctions leaf_replay_functions = { copy_replay, clear_replay, hash_replay, equal_replay, NULL };
