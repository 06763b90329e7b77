/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-panes.c: opens, closes, places and draws in panes; the set of panes is a field of the state.
 *
 * The screen has a fixed size, so what a story reads of it does not depend on the application. Each pane takes its
 * share of the room that the pane it was split from had when it was opened. */
#include "leaf-panes.h"

#include "leaf-faults.h"
#include "leaf-paragraph.h"

#include <string.h>

enum { MOST_DRAWINGS = 4096, FIRST_NUMBER = LEAF_PANE_STATUS + 1 };

struct _LeafPanes {
  gatomicrefcount references;
  guint32 next;    /* number of the next pane */
  GPtrArray *rows; /* of LeafPaneRow */
};

/* --- rows --------------------------------------------------------------------------------------------------------- */

static void
row_free (LeafPaneRow *row)
{
  g_free (row->name);
  g_string_free (row->text, TRUE);
  g_array_unref (row->runs);
  g_array_unref (row->cells);
  g_array_unref (row->drawings);
  g_free (row);
}

static LeafPaneRow *
row_new (guint32 number, guint32 sort)
{
  LeafPaneRow *row = g_new0 (LeafPaneRow, 1);

  row->number = number;
  row->sort = sort;
  row->name = g_strdup ("");
  row->text = g_string_new (NULL);
  row->runs = g_array_new (FALSE, FALSE, sizeof (LeafPaneRun));
  row->cells = g_array_new (FALSE, TRUE, sizeof (LeafPaneCell));
  row->drawings = g_array_new (FALSE, FALSE, sizeof (LeafPaneDrawing));
  return row;
}

static GArray *
array_copy (const GArray *array, guint size)
{
  GArray *copy = g_array_new (FALSE, TRUE, size);

  g_array_append_vals (copy, array->data, array->len);
  return copy;
}

static LeafPaneRow *
row_copy (const LeafPaneRow *row)
{
  LeafPaneRow *copy = g_new (LeafPaneRow, 1);

  *copy = *row;
  copy->name = g_strdup (row->name);
  copy->text = g_string_new_len (row->text->str, (gssize) row->text->len);
  copy->runs = array_copy (row->runs, sizeof (LeafPaneRun));
  copy->cells = array_copy (row->cells, sizeof (LeafPaneCell));
  copy->drawings = array_copy (row->drawings, sizeof (LeafPaneDrawing));
  return copy;
}

guint64
leaf_pane_hash (const LeafPaneRow *row)
{
  guint64 h = leaf_hash (&row->number, (gsize) ((const char *) &row->is_reported - (const char *) &row->number), 11);

  h = leaf_hash (&row->look, sizeof row->look, h);
  h = leaf_hash (row->name, strlen (row->name), h);
  h = leaf_hash (row->text->str, row->text->len, h);
  h = leaf_hash (row->runs->data, row->runs->len * sizeof (LeafPaneRun), h);
  h = leaf_hash (row->cells->data, row->cells->len * sizeof (LeafPaneCell), h);
  return leaf_hash (row->drawings->data, row->drawings->len * sizeof (LeafPaneDrawing), h);
}

/* --- sets --------------------------------------------------------------------------------------------------------- */

static LeafPanes *
panes_new (guint32 next)
{
  LeafPanes *panes = g_new0 (LeafPanes, 1);

  g_atomic_ref_count_init (&panes->references);
  panes->next = next;
  panes->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) row_free);
  return panes;
}

static void
panes_unref (LeafPanes *panes)
{
  if (panes == NULL || !g_atomic_ref_count_dec (&panes->references))
    return;
  g_ptr_array_unref (panes->rows);
  g_free (panes);
}

guint32
leaf_panes_n (const LeafPanes *panes)
{
  return panes != NULL ? panes->rows->len : 0;
}

const LeafPaneRow *
leaf_panes_nth (const LeafPanes *panes, guint32 nth)
{
  return nth < leaf_panes_n (panes) ? g_ptr_array_index (panes->rows, nth) : NULL;
}

const LeafPaneRow *
leaf_panes_find (const LeafPanes *panes, guint32 number)
{
  for (guint32 i = 0; i < leaf_panes_n (panes); i++)
    if (leaf_panes_nth (panes, i)->number == number)
      return leaf_panes_nth (panes, i);
  return NULL;
}

/* The machine's set of panes for writing, which is not shared. */
static LeafPanes *
own_panes (LeafMachine *m)
{
  LeafPanes *before = m->panes;

  if (before == NULL)
    return m->panes = panes_new (FIRST_NUMBER);
  if (g_atomic_ref_count_compare (&before->references, 1))
    return before;
  m->panes = panes_new (before->next);
  for (guint32 i = 0; i < before->rows->len; i++)
    g_ptr_array_add (m->panes->rows, row_copy (leaf_panes_nth (before, i)));
  panes_unref (before);
  return m->panes;
}

LeafPaneRow *
leaf_pane_own (LeafMachine *m, guint32 number)
{
  if (leaf_panes_find (m->panes, number) == NULL)
    return NULL;
  return (LeafPaneRow *) leaf_panes_find (own_panes (m), number);
}

/* --- as a field of the state -------------------------------------------------------------------------------------- */

static void
copy_panes (gpointer to, gconstpointer from)
{
  LeafPanes *panes = *(LeafPanes *const *) from;

  if (panes != NULL)
    g_atomic_ref_count_inc (&panes->references);
  *(LeafPanes **) to = panes;
}

static void
clear_panes (gpointer field)
{
  g_clear_pointer ((LeafPanes **) field, panes_unref);
}

static guint64
hash_panes (gconstpointer field, guint64 h)
{
  const LeafPanes *panes = *(LeafPanes *const *) field;

  for (guint32 i = 0; i < leaf_panes_n (panes); i++) {
    guint64 row = leaf_pane_hash (leaf_panes_nth (panes, i));

    h = leaf_hash (&row, sizeof row, h);
  }
  return panes != NULL ? leaf_hash (&panes->next, sizeof panes->next, h) : h;
}

static gboolean
equal_panes (gconstpointer a, gconstpointer b)
{
  return *(LeafPanes *const *) a == *(LeafPanes *const *) b || hash_panes (a, 1) == hash_panes (b, 1);
}

const LeafFieldFunctions leaf_panes_functions = { copy_panes, clear_panes, hash_panes, equal_panes, NULL };

/* --- places ------------------------------------------------------------------------------------------------------- */

typedef struct {
  guint32 number, width, height;
} Room;

/* The part of a length, in pixels, that a pane of this size takes. */
static guint32
share_of (const LeafPaneRow *row, guint32 length, guint32 character)
{
  guint64 wanted = row->is_proportional              ? (guint64) length * row->size / 100
                   : row->sort == LEAF_PANE_GRAPHICS ? row->size
                                                     : (guint64) row->size * character;

  return (guint32) MIN (wanted, length);
}

/* The first of the rooms is that of the story's text. */
static Room *
find_room (Room *rooms, guint32 n, guint32 number)
{
  for (guint32 i = 1; i < n; i++)
    if (rooms[i].number == number)
      return &rooms[i];
  return &rooms[0];
}

/* The rooms of the story's text, then of each pane, in pixels. */
static void
divide_screen (const LeafPanes *panes, Room *rooms)
{
  rooms[0] = (Room) { LEAF_PANE_MAIN, LEAF_SCREEN_COLUMNS * LEAF_CELL_WIDTH, LEAF_SCREEN_ROWS * LEAF_CELL_HEIGHT };
  for (guint32 i = 0; i < leaf_panes_n (panes); i++) {
    const LeafPaneRow *row = leaf_panes_nth (panes, i);
    Room *beside = find_room (rooms, i + 1, row->beside), *room = &rooms[i + 1];
    guint32 taken;

    *room = *beside;
    room->number = row->number;
    if (row->side == LEAF_PANE_LEFT || row->side == LEAF_PANE_RIGHT) {
      taken = share_of (row, beside->width, LEAF_CELL_WIDTH);
      room->width = taken;
      beside->width -= taken;
    } else {
      taken = share_of (row, beside->height, LEAF_CELL_HEIGHT);
      room->height = taken;
      beside->height -= taken;
    }
  }
}

/* Gives a grid its new size. The characters that still fit are kept. */
static void
resize (LeafPaneRow *row, guint32 width, guint32 height)
{
  GArray *cells;

  if (row->width == width && row->height == height)
    return;
  if (row->sort == LEAF_PANE_GRID) {
    cells = g_array_new (FALSE, TRUE, sizeof (LeafPaneCell));
    g_array_set_size (cells, width * height);
    for (guint32 y = 0; y < MIN (height, row->height); y++)
      for (guint32 x = 0; x < MIN (width, row->width); x++)
        g_array_index (cells, LeafPaneCell, y * width + x)
            = g_array_index (row->cells, LeafPaneCell, y * row->width + x);
    g_array_unref (row->cells);
    row->cells = cells;
  }
  row->width = width;
  row->height = height;
}

static void
arrange (LeafMachine *m)
{
  LeafPanes *panes = own_panes (m);
  Room rooms[LEAF_MOST_PANES + 1];

  divide_screen (panes, rooms);
  for (guint32 i = 0; i < panes->rows->len; i++) {
    LeafPaneRow *row = g_ptr_array_index (panes->rows, i);
    gboolean is_drawn = row->sort == LEAF_PANE_GRAPHICS;

    if (row->number != LEAF_PANE_STATUS)
      resize (row, rooms[i + 1].width / (is_drawn ? 1 : LEAF_CELL_WIDTH),
              rooms[i + 1].height / (is_drawn ? 1 : LEAF_CELL_HEIGHT));
  }
}

void
leaf_panes_measure (const LeafPanes *panes, guint32 number, guint32 *width, guint32 *height)
{
  const LeafPaneRow *row = leaf_panes_find (panes, number);
  Room rooms[LEAF_MOST_PANES + 1];

  *width = *height = 0;
  if (number == LEAF_PANE_MAIN) {
    divide_screen (panes, rooms);
    *width = rooms[0].width / LEAF_CELL_WIDTH;
    *height = rooms[0].height / LEAF_CELL_HEIGHT;
  } else if (row != NULL) {
    *width = row->width;
    *height = row->height;
  } else if (number == LEAF_PANE_STATUS) {
    *width = LEAF_SCREEN_COLUMNS;
    *height = 1;
  }
}

/* --- opening and closing ------------------------------------------------------------------------------------------ */

static guint32
size_within (LeafMachine *m, gboolean is_proportional, gint32 size)
{
  gint32 most = is_proportional ? 100 : LEAF_MOST_PANE_SIZE;
  g_autofree char *wanted = g_strdup_printf ("%d", size), *limit = g_strdup_printf ("%d", most);

  if (size < 0 || size > most)
    leaf_fault (m, N_ ("the size of a window must be from 0 to %2, but %1 was given"), wanted, limit, NULL);
  return (guint32) CLAMP (size, 0, most);
}

guint32
leaf_pane_open (LeafMachine *m, guint32 beside, guint32 side, gboolean is_proportional, gint32 size, guint32 sort)
{
  LeafPaneRow *row;
  LeafPanes *panes;

  if (leaf_panes_n (m->panes) >= LEAF_MOST_PANES - 1) {
    leaf_fault_turn (m, N_ ("a story can open at most 31 windows in addition to its main window"), NULL);
    return 0;
  }
  panes = own_panes (m);
  row = row_new (panes->next++, sort);
  row->beside = leaf_panes_find (panes, beside) != NULL ? beside : LEAF_PANE_MAIN;
  row->side = MIN (side, LEAF_PANE_BELOW);
  row->is_proportional = is_proportional != FALSE;
  row->size = size_within (m, is_proportional, size);
  g_ptr_array_add (panes->rows, row);
  arrange (m);
  return row->number;
}

void
leaf_pane_close (LeafMachine *m, guint32 number)
{
  const LeafPaneRow *row = leaf_panes_find (m->panes, number);
  LeafPanes *panes;
  guint32 beside;

  if (row == NULL)
    return;
  if (m->pane == number)
    leaf_pane_select (m, LEAF_PANE_MAIN);
  panes = own_panes (m);
  beside = leaf_panes_find (panes, number)->beside;
  for (guint32 i = panes->rows->len; i-- > 0;) {
    LeafPaneRow *other = g_ptr_array_index (panes->rows, i);

    if (other->number == number)
      g_ptr_array_remove_index (panes->rows, i);
    else if (other->beside == number)
      other->beside = beside;
  }
  arrange (m);
}

void
leaf_pane_arrange (LeafMachine *m, guint32 number, guint32 side, gboolean is_proportional, gint32 size)
{
  LeafPaneRow *row = leaf_pane_own (m, number);

  if (row == NULL)
    return;
  row->side = MIN (side, LEAF_PANE_BELOW);
  row->is_proportional = is_proportional != FALSE;
  row->size = size_within (m, is_proportional, size);
  arrange (m);
}

/* --- the selected pane -------------------------------------------------------------------------------------------- */

void
leaf_pane_select (LeafMachine *m, guint32 number)
{
  LeafPaneRow *from, *to;
  LeafPaneLook look = { leaf_paragraph_keep (m), m->style, m->letters, m->background };

  if (number != LEAF_PANE_MAIN && number != LEAF_PANE_STATUS && leaf_panes_find (m->panes, number) == NULL)
    number = LEAF_PANE_MAIN;
  if (number == MAX (m->pane, LEAF_PANE_MAIN))
    return;
  from = leaf_pane_own (m, m->pane);
  if (from != NULL)
    from->look = look;
  else if (m->pane != LEAF_PANE_STATUS)
    m->main_look = look;
  to = leaf_pane_own (m, number);
  look = to != NULL ? to->look : number == LEAF_PANE_STATUS ? (LeafPaneLook) { 0 } : m->main_look;
  leaf_paragraph_restore (m, look.paragraph);
  m->style = look.style;
  m->letters = look.letters;
  m->background = look.background;
  m->pane = number;
}

/* --- the status line ---------------------------------------------------------------------------------------------- */

/* It takes no room from other panes, and is created when something is first printed there. */
static void
make_status (LeafMachine *m)
{
  LeafPaneRow *row = row_new (LEAF_PANE_STATUS, LEAF_PANE_GRID);

  row->beside = LEAF_PANE_MAIN;
  row->side = LEAF_PANE_ABOVE;
  resize (row, LEAF_SCREEN_COLUMNS, LEAF_SCREEN_ROWS);
  g_ptr_array_add (own_panes (m)->rows, row);
}

LeafPaneRow *
leaf_pane_printed (LeafMachine *m)
{
  if (m->pane == LEAF_PANE_STATUS && leaf_panes_find (m->panes, LEAF_PANE_STATUS) == NULL)
    make_status (m);
  return leaf_pane_own (m, m->pane);
}

void
leaf_pane_drop_status (LeafMachine *m)
{
  LeafPanes *panes;

  if (leaf_panes_find (m->panes, LEAF_PANE_STATUS) == NULL)
    return;
  panes = own_panes (m);
  for (guint32 i = panes->rows->len; i-- > 0;)
    if (leaf_panes_nth (panes, i)->number == LEAF_PANE_STATUS)
      g_ptr_array_remove_index (panes->rows, i);
  if (panes->rows->len == 0 && panes->next == FIRST_NUMBER)
    clear_panes (&m->panes);
}

/* --- what a pane holds -------------------------------------------------------------------------------------------- */

void
leaf_pane_clear (LeafMachine *m, guint32 number)
{
  LeafPaneRow *row = leaf_pane_own (m, number);

  if (row == NULL)
    return;
  g_string_truncate (row->text, 0);
  g_array_set_size (row->runs, 0);
  g_array_set_size (row->drawings, 0);
  if (row->cells->len > 0)
    memset (row->cells->data, 0, row->cells->len * sizeof (LeafPaneCell));
  row->column = row->row = 0;
  if (m->pane == number)
    leaf_paragraph_clear (m);
  else
    row->look.paragraph = 0;
}

void
leaf_pane_move (LeafMachine *m, guint32 number, gint32 column, gint32 line)
{
  LeafPaneRow *row = number == m->pane ? leaf_pane_printed (m) : leaf_pane_own (m, number);

  if (row == NULL)
    return;
  row->column = (guint32) CLAMP (column, 0, LEAF_MOST_PANE_SIZE);
  row->row = (guint32) CLAMP (line, 0, LEAF_MOST_PANE_SIZE);
}

void
leaf_pane_name (LeafMachine *m, guint32 number, const char *name)
{
  LeafPaneRow *row = leaf_pane_own (m, number);

  if (row == NULL)
    return;
  g_free (row->name);
  row->name = g_utf8_substring (name, 0, MIN (g_utf8_strlen (name, -1), 100));
}

void
leaf_pane_want_mouse (LeafMachine *m, guint32 number, gboolean wanted)
{
  LeafPaneRow *row = leaf_pane_own (m, number);

  if (row != NULL)
    row->wants_mouse = wanted != FALSE;
}

void
leaf_pane_set_background (LeafMachine *m, guint32 number, guint32 colour)
{
  LeafPaneRow *row = leaf_pane_own (m, number);

  if (row != NULL)
    row->background = colour;
}

static gboolean
covers (const LeafPaneRow *row, const LeafPaneDrawing *drawing)
{
  return drawing->effect == 0 && drawing->x <= 0 && drawing->y <= 0
         && (gint64) drawing->x + drawing->width >= row->width && (gint64) drawing->y + drawing->height >= row->height;
}

void
leaf_pane_draw (LeafMachine *m, guint32 number, LeafPaneDrawing drawing)
{
  LeafPaneRow *row = leaf_pane_own (m, number);

  if (row == NULL || row->sort != LEAF_PANE_GRAPHICS)
    return;
  if (covers (row, &drawing))
    g_array_set_size (row->drawings, 0);
  if (row->drawings->len < MOST_DRAWINGS) {
    g_array_append_val (row->drawings, drawing);
  } else if (!row->is_reported) {
    row->is_reported = TRUE;
    leaf_fault (m, N_ ("a window can hold only 4096 drawn parts, so the rest is left out"), NULL);
  }
}

guint32
leaf_effect_of (const LeafMachine *m, LeafValue effect)
{
  const LeafFacts *facts = &m->image->facts;

  for (guint32 nth = 0; nth < facts->n_effects; nth++) {
    const LeafImageInstance *row = LEAF_IMAGE_INSTANCE (m->image, facts->effects[nth]);

    if (row->kind.ix == effect.kind && row->number == effect.bits)
      return leaf_effect_number (nth);
  }
  return LEAF_EFFECT_COVER;
}
