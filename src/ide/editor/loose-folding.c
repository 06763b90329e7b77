/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-folding.h"

#include "loose-style-schemes.h"

#include <adwaita.h>

/* What can be folded: lines first..last, of which the first stays visible. */
typedef struct {
  guint first, last, level;
} Fold;

struct _LooseFolding {
  GObject parent_instance;

  LooseSession *session; /* borrowed */
  LoosePage *page;       /* weak: a gutter may outlive the tab of its page */
  GtkTextBuffer *buffer; /* owned */
  GtkTextTag *hidden;    /* the buffer's */
  GtkTextTag *head;      /* of the buffer, on the first line of a fold */
  GArray *folds;         /* of Fold, by their first lines, the outer before the inner */
  GArray *wanted;        /* of int: lines to fold as soon as there is a program; NULL: none */
  int n_lines;           /* the number of lines of the text to which `folds` belong */
};

G_DEFINE_FINAL_TYPE (LooseFolding, loose_folding, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- hidden lines ------------------------------------------------------------------------------------------------- */

static void
iter_at_line (LooseFolding *self, guint line, GtkTextIter *iter)
{
  if ((int) line >= gtk_text_buffer_get_line_count (self->buffer))
    gtk_text_buffer_get_end_iter (self->buffer, iter);
  else
    gtk_text_buffer_get_iter_at_line (self->buffer, iter, (int) line);
}

gboolean
loose_folding_is_hidden (LooseFolding *self, guint line)
{
  g_return_val_if_fail (LOOSE_IS_FOLDING (self), FALSE);
  GtkTextIter iter;

  if ((int) line >= gtk_text_buffer_get_line_count (self->buffer))
    return FALSE;
  iter_at_line (self, line, &iter);
  return gtk_text_iter_has_tag (&iter, self->hidden);
}

static void
mark_head (LooseFolding *self, guint line, gboolean is_folded)
{
  GtkTextIter start, end;

  iter_at_line (self, line, &start);
  iter_at_line (self, line + 1, &end);
  if (is_folded)
    gtk_text_buffer_apply_tag (self->buffer, self->head, &start, &end);
  else
    gtk_text_buffer_remove_tag (self->buffer, self->head, &start, &end);
}

/* Moves the cursor out of lines that will be hidden, because it would unfold them at once. */
static void
move_cursor_out (LooseFolding *self, const GtkTextIter *start, const GtkTextIter *end)
{
  GtkTextIter cursor, head = *start;

  gtk_text_buffer_get_iter_at_mark (self->buffer, &cursor, gtk_text_buffer_get_insert (self->buffer));
  if (gtk_text_iter_compare (start, &cursor) > 0 || gtk_text_iter_compare (&cursor, end) > 0
      || (gtk_text_iter_equal (&cursor, end) && gtk_text_iter_starts_line (&cursor)))
    return;
  gtk_text_iter_backward_char (&head);
  gtk_text_buffer_place_cursor (self->buffer, &head);
}

static void
hide (LooseFolding *self, const Fold *fold)
{
  GtkTextIter start, end;

  iter_at_line (self, fold->first + 1, &start);
  iter_at_line (self, fold->last + 1, &end);
  if (gtk_text_iter_equal (&start, &end))
    return;
  move_cursor_out (self, &start, &end);
  gtk_text_buffer_apply_tag (self->buffer, self->hidden, &start, &end);
  mark_head (self, fold->first, TRUE);
}

/* Shows the whole range of hidden lines that contains this line. */
static void
show (LooseFolding *self, guint line)
{
  GtkTextIter start, end;

  iter_at_line (self, line, &start);
  if (!gtk_text_iter_has_tag (&start, self->hidden))
    return;
  end = start;
  if (!gtk_text_iter_starts_tag (&start, self->hidden))
    gtk_text_iter_backward_to_tag_toggle (&start, self->hidden);
  gtk_text_iter_forward_to_tag_toggle (&end, self->hidden);
  gtk_text_buffer_remove_tag (self->buffer, self->hidden, &start, &end);
  gtk_text_buffer_remove_tag (self->buffer, self->head, &start, &end);
  if (gtk_text_iter_backward_line (&start))
    mark_head (self, (guint) gtk_text_iter_get_line (&start), FALSE);
}

/* --- what can be folded ------------------------------------------------------------------------------------------- */

/* The index of the first fold that begins on this line or below it. */
static guint
find_from (LooseFolding *self, guint line)
{
  guint low = 0, high = self->folds->len;

  while (low < high) {
    guint middle = low + (high - low) / 2;

    if (g_array_index (self->folds, Fold, middle).first < line)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

static const Fold *
find_at (LooseFolding *self, guint line)
{
  guint at = find_from (self, line);

  return at < self->folds->len && g_array_index (self->folds, Fold, at).first == line
             ? &g_array_index (self->folds, Fold, at)
             : NULL;
}

LooseFoldState
loose_folding_get_state (LooseFolding *self, guint line)
{
  g_return_val_if_fail (LOOSE_IS_FOLDING (self), (LooseFoldState) 0);
  if (loose_folding_is_hidden (self, line + 1) && !loose_folding_is_hidden (self, line))
    return LOOSE_FOLD_CLOSED;
  return find_at (self, line) != NULL ? LOOSE_FOLD_OPEN : LOOSE_FOLD_NONE;
}

gboolean
loose_folding_toggle (LooseFolding *self, guint line)
{
  g_return_val_if_fail (LOOSE_IS_FOLDING (self), FALSE);
  LooseFoldState state = loose_folding_get_state (self, line);

  if (state == LOOSE_FOLD_NONE)
    return FALSE;
  if (state == LOOSE_FOLD_CLOSED)
    show (self, line + 1);
  else
    hide (self, find_at (self, line));
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

gboolean
loose_folding_toggle_at_cursor (LooseFolding *self)
{
  g_return_val_if_fail (LOOSE_IS_FOLDING (self), FALSE);
  GtkTextIter cursor;
  guint line;

  gtk_text_buffer_get_iter_at_mark (self->buffer, &cursor, gtk_text_buffer_get_insert (self->buffer));
  line = (guint) gtk_text_iter_get_line (&cursor);
  if (loose_folding_toggle (self, line))
    return TRUE;
  for (guint i = find_from (self, line + 1); i > 0; i--) {
    const Fold *fold = &g_array_index (self->folds, Fold, i - 1);

    if (fold->last >= line)
      return loose_folding_toggle (self, fold->first);
  }
  return FALSE;
}

void
loose_folding_fold_all (LooseFolding *self, guint level)
{
  g_return_if_fail (LOOSE_IS_FOLDING (self));
  for (guint i = 0; i < self->folds->len; i++) {
    const Fold *fold = &g_array_index (self->folds, Fold, i);

    if (fold->level >= level && !loose_folding_is_hidden (self, fold->first))
      hide (self, fold);
  }
  g_signal_emit (self, signals[CHANGED], 0);
}

void
loose_folding_unfold_all (LooseFolding *self)
{
  g_return_if_fail (LOOSE_IS_FOLDING (self));
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (self->buffer, &start, &end);
  gtk_text_buffer_remove_tag (self->buffer, self->hidden, &start, &end);
  gtk_text_buffer_remove_tag (self->buffer, self->head, &start, &end);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Unfolds the range that the cursor is in, or that ends in the middle of its line because the line was joined to it. */
static void
cursor_cb (LooseFolding *self)
{
  GtkTextIter cursor, before;

  gtk_text_buffer_get_iter_at_mark (self->buffer, &cursor, gtk_text_buffer_get_insert (self->buffer));
  before = cursor;
  if (!gtk_text_iter_has_tag (&cursor, self->hidden)
      && (gtk_text_iter_starts_line (&cursor) || !gtk_text_iter_backward_char (&before)
          || !gtk_text_iter_has_tag (&before, self->hidden)))
    return;
  if (!gtk_text_iter_has_tag (&cursor, self->hidden))
    cursor = before;
  before = cursor;
  if (!gtk_text_iter_starts_tag (&before, self->hidden))
    gtk_text_iter_backward_to_tag_toggle (&before, self->hidden);
  gtk_text_iter_forward_to_tag_toggle (&cursor, self->hidden);
  gtk_text_buffer_remove_tag (self->buffer, self->hidden, &before, &cursor);
  gtk_text_buffer_remove_tag (self->buffer, self->head, &before, &cursor);
  if (!gtk_text_iter_starts_line (&before) || gtk_text_iter_backward_line (&before))
    mark_head (self, (guint) gtk_text_iter_get_line (&before), FALSE);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
loose_folding_lift (LooseFolding *self, gboolean lifted)
{
  g_return_if_fail (LOOSE_IS_FOLDING (self));
  g_object_set (self->hidden, "invisible", !lifted, NULL);
  if (!lifted)
    cursor_cb (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- restoring folds from one session to the next ----------------------------------------------------------------- */

GArray *
loose_folding_get_closed (LooseFolding *self)
{
  g_return_val_if_fail (LOOSE_IS_FOLDING (self), NULL);
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (int));

  for (int line = 0; line < gtk_text_buffer_get_line_count (self->buffer); line++)
    if (loose_folding_get_state (self, (guint) line) == LOOSE_FOLD_CLOSED)
      g_array_append_val (lines, line);
  return lines;
}

void
loose_folding_close (LooseFolding *self, GArray *lines)
{
  g_return_if_fail (LOOSE_IS_FOLDING (self));
  g_clear_pointer (&self->wanted, g_array_unref);
  self->wanted = g_array_ref (lines);
}

static void
close_wanted (LooseFolding *self)
{
  g_autoptr (GArray) wanted = g_steal_pointer (&self->wanted);

  for (guint i = 0; wanted != NULL && i < wanted->len; i++) {
    guint line = (guint) g_array_index (wanted, int, i);

    if (loose_folding_get_state (self, line) == LOOSE_FOLD_OPEN)
      hide (self, find_at (self, line));
  }
}

/* --- following the session ---------------------------------------------------------------------------------------- */

/* Called when the styles are ready and not with the program, so that the index is shown first. */
static void
program_cb (LooseFolding *self)
{
  LeafProgram *program = loose_session_get_program (self->session);
  guint32 source, n = 0;
  g_autofree LeafFold *folds = NULL;
  LooseLineIndex *lines;

  if (program == NULL || self->page == NULL || !loose_session_is_current (self->session))
    return;
  source = loose_page_get_source (self->page, program);
  lines = loose_page_get_lines (self->page);
  if (lines == NULL)
    return;
  folds = source != 0 ? leaf_program_folds (program, source, &n) : NULL;
  g_array_set_size (self->folds, 0);
  for (guint32 i = 0; i < n; i++) {
    Fold fold = { loose_line_index_find (lines, folds[i].place.start, NULL),
                  loose_line_index_find (lines, folds[i].place.end, NULL), folds[i].level };

    /* If two begin on one line, the outer is kept. */
    if (fold.last > fold.first
        && (self->folds->len == 0 || g_array_index (self->folds, Fold, self->folds->len - 1).first != fold.first))
      g_array_append_val (self->folds, fold);
  }
  self->n_lines = gtk_text_buffer_get_line_count (self->buffer);
  close_wanted (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Until the new text has a program, moves the folds below the cursor by the number of lines added or removed there. */
static void
changed_cb (LooseFolding *self)
{
  int n_lines = gtk_text_buffer_get_line_count (self->buffer), more = n_lines - self->n_lines, at;
  GtkTextIter cursor;

  g_clear_pointer (&self->wanted, g_array_unref);
  if (more == 0)
    return;
  gtk_text_buffer_get_iter_at_mark (self->buffer, &cursor, gtk_text_buffer_get_insert (self->buffer));
  at = gtk_text_iter_get_line (&cursor) - MAX (more, 0);
  for (guint i = find_from (self, (guint) MAX (at, 0)); i < self->folds->len; i++) {
    Fold *fold = &g_array_index (self->folds, Fold, i);

    if ((int) fold->first > at)
      fold->first = (guint) MAX ((int) fold->first + more, 0);
    fold->last = (guint) MAX ((int) fold->last + more, (int) fold->first);
  }
  self->n_lines = n_lines;
}

static void
paint (LooseFolding *self)
{
  loose_style_schemes_paint ("folded", self->head);
}

LooseFolding *
loose_folding_new (LooseSession *session, LoosePage *page)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (session), NULL);
  LooseFolding *self = g_object_new (LOOSE_TYPE_FOLDING, NULL);

  self->session = session;
  g_set_weak_pointer (&self->page, page);
  self->buffer = g_object_ref (GTK_TEXT_BUFFER (loose_page_get_buffer (page)));
  self->head = gtk_text_buffer_create_tag (self->buffer, "folded", NULL);
  self->hidden = gtk_text_buffer_create_tag (self->buffer, "hidden", "invisible", TRUE, NULL);
  paint (self);
  g_signal_connect_object (session, "notify::styles", G_CALLBACK (program_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->buffer, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->buffer, "notify::cursor-position", G_CALLBACK (cursor_cb), self, G_CONNECT_SWAPPED);
  loose_style_schemes_follow (G_CALLBACK (paint), self);
  return self;
}

static void
loose_folding_dispose (GObject *object)
{
  LooseFolding *self = LOOSE_FOLDING (object);

  g_clear_pointer (&self->folds, g_array_unref);
  g_clear_pointer (&self->wanted, g_array_unref);
  g_clear_weak_pointer (&self->page);
  g_clear_object (&self->buffer);
  G_OBJECT_CLASS (loose_folding_parent_class)->dispose (object);
}

static void
loose_folding_class_init (LooseFoldingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = loose_folding_dispose;
  signals[CHANGED]
      = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
loose_folding_init (LooseFolding *self)
{
  self->folds = g_array_new (FALSE, FALSE, sizeof (Fold));
}
