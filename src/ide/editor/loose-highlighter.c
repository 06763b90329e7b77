/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-highlighter.h"
#include "loose-editor-testing.h"

#include "loose-style-schemes.h"
#include "loose-visible-range.h"
#include "loose-text-tags.h"

#include <adwaita.h>

/* Longer lines are coloured only where they are visible, because tags in a long line make each key slow. */
#define LONG_LINE_BYTES 4096
/* Lines above and below the visible ones that are coloured in advance. */
#define MARGIN_LINES 30

typedef struct {
  guint start, end; /* characters of a line */
  LeafStyle style;
} Run;

struct _LooseHighlighter {
  GObject parent_instance;

  GtkTextView *view;     /* borrowed */
  LooseSession *session; /* borrowed */
  LoosePage *page;       /* borrowed */
  GtkTextBuffer *buffer; /* borrowed, of the page */

  GtkTextTag *tags[LEAF_STYLE_COUNT];
  GtkTextTag *problem_tag, *notice_tag;
  LeafProgram *program;       /* the program of `runs` */
  GArray *runs;               /* of LeafStyledRun: the session's */
  GtkSourceRegion *unchecked; /* lines that have not been coloured for this program */
  guint n_retagged;
  guint idle;
  GObject *scrolling; /* owned */
};

G_DEFINE_FINAL_TYPE (LooseHighlighter, loose_highlighter, G_TYPE_OBJECT)

/* --- the tags ----------------------------------------------------------------------------------------------------- */

/* The names of the styles in the style scheme and of their tags. */
static const char *const looks[LEAF_STYLE_COUNT] = {
  [LEAF_STYLE_HEADING] = "heading",     [LEAF_STYLE_COMMENT] = "comment",
  [LEAF_STYLE_TEXT] = "text",           [LEAF_STYLE_SUBSTITUTION] = "substitution",
  [LEAF_STYLE_PREAMBLE] = "preamble",   [LEAF_STYLE_RULEBOOK_NAME] = "rulebook-name",
  [LEAF_STYLE_RULE_NAME] = "rule-name", [LEAF_STYLE_PHRASE_NAME] = "phrase-name",
  [LEAF_STYLE_KEYWORD] = "keyword",     [LEAF_STYLE_NAME] = "name",
  [LEAF_STYLE_NUMBER] = "number",       [LEAF_STYLE_TABLE] = "table",
  [LEAF_STYLE_UNKNOWN] = "unknown",
};

static void
paint_tags (LooseHighlighter *self)
{
  for (guint style = 1; style < LEAF_STYLE_COUNT; style++)
    loose_style_schemes_paint (looks[style], self->tags[style]);
  loose_style_schemes_paint ("problem", self->problem_tag);
  loose_style_schemes_paint ("notice", self->notice_tag);
}

static GtkTextTag *
make_tag (GtkTextBuffer *buffer, LeafStyle style)
{
  GtkTextTag *tag = gtk_text_buffer_create_tag (buffer, looks[style], NULL);

  if (style == LEAF_STYLE_TABLE)
    g_object_set (tag, "family", "monospace", NULL);
  g_object_set_data (G_OBJECT (tag), "loose-style", GUINT_TO_POINTER (style));
  return tag;
}

static void
make_tags (LooseHighlighter *self)
{
  for (guint style = 1; style < LEAF_STYLE_COUNT; style++)
    self->tags[style] = make_tag (self->buffer, style);
  /* Later tags have a higher priority: where a problem and a notice overlap, the problem is visible. */
  self->notice_tag = gtk_text_buffer_create_tag (self->buffer, "notice", NULL);
  self->problem_tag = gtk_text_buffer_create_tag (self->buffer, "problem", NULL);
  paint_tags (self);
}

void
loose_highlighter_colour_all (GtkTextBuffer *buffer, LooseLineIndex *lines, LeafProgram *program, guint32 source)
{
  GtkTextTagTable *table = gtk_text_buffer_get_tag_table (buffer);
  guint32 n;
  g_autofree LeafStyledRun *runs = leaf_program_styles (program, source, &n);

  for (guint style = 1; style < LEAF_STYLE_COUNT; style++) {
    GtkTextTag *tag = gtk_text_tag_table_lookup (table, looks[style]);
    if (tag == NULL)
      tag = make_tag (buffer, style);
    loose_style_schemes_paint (looks[style], tag);
  }
  for (guint32 i = 0; i < n; i++) {
    GtkTextIter start, end;

    if (runs[i].style == LEAF_STYLE_NONE || runs[i].style >= LEAF_STYLE_COUNT)
      continue;
    loose_line_index_get_iter (lines, buffer, runs[i].start, &start);
    loose_line_index_get_iter (lines, buffer, runs[i].end, &end);
    gtk_text_buffer_apply_tag_by_name (buffer, looks[runs[i].style], &start, &end);
  }
}

static LeafStyle
style_of_tag (GtkTextTag *tag)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (tag), "loose-style"));
}

/* --- one line ----------------------------------------------------------------------------------------------------- */

/* Finds the next place on this line where a tag begins or ends; returns FALSE if there is none.
 * gtk_text_iter_forward_to_tag_toggle is not limited to the line, and would search all of a long text. */
static gboolean
forward_to_toggle (GtkTextIter *iter, guint length)
{
  while ((guint) gtk_text_iter_get_line_offset (iter) + 1 < length && gtk_text_iter_forward_char (iter))
    if (gtk_text_iter_toggles_tag (iter, NULL))
      return TRUE;
  return FALSE;
}

/* The styles that the line is tagged with, as runs of characters. */
static void
read_line_tags (LooseHighlighter *self, guint line, guint length, GArray *found)
{
  GtkTextIter iter;
  Run run = { 0 };

  gtk_text_buffer_get_iter_at_line (self->buffer, &iter, line);
  for (;;) {
    g_autoptr (GSList) tags = gtk_text_iter_get_tags (&iter);
    guint at = gtk_text_iter_get_line_offset (&iter);
    LeafStyle style = LEAF_STYLE_NONE;

    for (GSList *each = tags; each != NULL; each = each->next)
      if (style_of_tag (each->data) != LEAF_STYLE_NONE)
        style = style_of_tag (each->data);
    if (style != run.style) {
      run.end = at;
      if (run.style != LEAF_STYLE_NONE)
        g_array_append_val (found, run);
      run = (Run) { at, 0, style };
    }
    if (!forward_to_toggle (&iter, length))
      break;
  }
  run.end = length;
  if (run.style != LEAF_STYLE_NONE && run.end > run.start)
    g_array_append_val (found, run);
}

/* The wanted styles of the line, as runs of characters, within characters from..to. */
static void
read_line_runs (LooseHighlighter *self, LooseLineIndex *lines, guint line, guint from, guint to, GArray *wanted)
{
  gsize length;
  const char *text = loose_line_index_text (lines, &length);
  guint32 start = loose_line_index_start (lines, line), end = loose_line_index_start (lines, line + 1);
  guint32 at = start;
  guint column = 0;

  for (guint32 i = loose_program_find_style (self->runs, start); i < self->runs->len && column < to; i++) {
    const LeafStyledRun *styled = &g_array_index (self->runs, LeafStyledRun, i);
    guint32 run_start = MAX (styled->start, start), run_end = MIN (styled->end, end);
    Run run = { .style = styled->style };

    if (styled->start >= end)
      break;

    if (run_start < at || run_end <= run_start)
      continue; /* where runs overlap, the first counts */
    column += g_utf8_strlen (text + at, run_start - at);
    run.start = column;
    column += g_utf8_strlen (text + run_start, run_end - run_start);
    run.end = column;
    at = run_end;
    if (run.end <= from || run.start >= to)
      continue;
    if (wanted->len > 0) {
      Run *last = &g_array_index (wanted, Run, wanted->len - 1);
      if (last->end == run.start && last->style == run.style) {
        last->end = run.end;
        continue;
      }
    }
    g_array_append_val (wanted, run);
  }
}

static gboolean
same_run (const Run *a, const Run *b)
{
  return a->start == b->start && a->end == b->end && a->style == b->style;
}

static void
iter_at (LooseHighlighter *self, guint line, guint column, GtkTextIter *iter)
{
  gtk_text_buffer_get_iter_at_line_offset (self->buffer, iter, line, column);
}

static void
apply_runs (LooseHighlighter *self, guint line, GArray *found, GArray *wanted)
{
  guint head = 0, tail = 0, shorter = MIN (found->len, wanted->len);
  GtkTextIter start, end;

  while (head < shorter && same_run (&g_array_index (found, Run, head), &g_array_index (wanted, Run, head)))
    head++;
  while (tail < shorter - head
         && same_run (&g_array_index (found, Run, found->len - 1 - tail),
                      &g_array_index (wanted, Run, wanted->len - 1 - tail)))
    tail++;
  if (head + tail == found->len && head + tail == wanted->len)
    return;

  self->n_retagged++;
  for (guint i = head; i < found->len - tail; i++) {
    Run *run = &g_array_index (found, Run, i);
    iter_at (self, line, run->start, &start);
    iter_at (self, line, run->end, &end);
    gtk_text_buffer_remove_tag (self->buffer, self->tags[run->style], &start, &end);
  }
  for (guint i = head; i < wanted->len - tail; i++) {
    Run *run = &g_array_index (wanted, Run, i);
    iter_at (self, line, run->start, &start);
    iter_at (self, line, run->end, &end);
    gtk_text_buffer_apply_tag (self->buffer, self->tags[run->style], &start, &end);
  }
}

/* Colours characters from..to of a line, and removes its tags elsewhere on the line. */
static void
highlight_line (LooseHighlighter *self, LooseLineIndex *lines, guint line, guint from, guint to)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (Run));
  g_autoptr (GArray) wanted = g_array_new (FALSE, FALSE, sizeof (Run));
  GtkTextIter iter;
  guint length;

  gtk_text_buffer_get_iter_at_line (self->buffer, &iter, line);
  if (!gtk_text_iter_ends_line (&iter))
    gtk_text_iter_forward_to_line_end (&iter);
  length = gtk_text_iter_get_line_offset (&iter);
  read_line_tags (self, line, length, found);
  read_line_runs (self, lines, line, from, MIN (to, length), wanted);
  for (guint i = 0; i < wanted->len; i++)
    g_array_index (wanted, Run, i).end = MIN (g_array_index (wanted, Run, i).end, length);
  apply_runs (self, line, found, wanted);
}

/* --- the visible part --------------------------------------------------------------------------------------------- */

static void
get_seen (LooseHighlighter *self, GtkTextIter *start, GtkTextIter *end)
{
  GdkRectangle seen;

  gtk_text_view_get_visible_rect (self->view, &seen);
  gtk_text_view_get_iter_at_location (self->view, start, seen.x, seen.y);
  gtk_text_view_get_iter_at_location (self->view, end, seen.x + seen.width, seen.y + seen.height);
  if (gtk_text_iter_compare (start, end) > 0)
    gtk_text_buffer_get_iter_at_line (self->buffer, end, gtk_text_iter_get_line (start));
}

static void
highlight_lines (LooseHighlighter *self, LooseLineIndex *lines, guint first, guint last, const GtkTextIter *seen_start,
                 const GtkTextIter *seen_end)
{
  /* Iterators become invalid with the first tag that is set, so line numbers are kept. */
  guint seen_first = gtk_text_iter_get_line (seen_start), seen_last = gtk_text_iter_get_line (seen_end);
  guint from = gtk_text_iter_get_line_offset (seen_start), to = gtk_text_iter_get_line_offset (seen_end);

  for (guint line = first; line <= last; line++) {
    gboolean is_long
        = loose_line_index_start (lines, line + 1) - loose_line_index_start (lines, line) > LONG_LINE_BYTES;

    if (!is_long)
      highlight_line (self, lines, line, 0, G_MAXUINT);
    else if (line >= seen_first && line <= seen_last)
      highlight_line (self, lines, line, line == seen_first ? from : 0, line == seen_last ? to : G_MAXUINT);
  }
}

static void
check_region (LooseHighlighter *self, LooseLineIndex *lines, guint first, guint last, const GtkTextIter *seen_start,
              const GtkTextIter *seen_end)
{
  GtkTextIter start, end;
  g_autoptr (GtkSourceRegion) todo = NULL;
  GtkSourceRegionIter each;
  g_autoptr (GArray) spans = g_array_new (FALSE, FALSE, sizeof (guint));

  gtk_text_buffer_get_iter_at_line (self->buffer, &start, first);
  gtk_text_buffer_get_iter_at_line (self->buffer, &end, last);
  if (!gtk_text_iter_ends_line (&end))
    gtk_text_iter_forward_to_line_end (&end);
  todo = gtk_source_region_intersect_subregion (self->unchecked, &start, &end);
  if (todo == NULL)
    return;
  gtk_source_region_get_start_region_iter (todo, &each);
  while (!gtk_source_region_iter_is_end (&each)) {
    GtkTextIter a, b;
    if (gtk_source_region_iter_get_subregion (&each, &a, &b)) {
      guint pair[2] = { gtk_text_iter_get_line (&a), gtk_text_iter_get_line (&b) };
      g_array_append_vals (spans, pair, 2);
    }
    gtk_source_region_iter_next (&each);
  }
  gtk_source_region_subtract_subregion (self->unchecked, &start, &end);
  for (guint i = 0; i + 1 < spans->len; i += 2)
    highlight_lines (self, lines, g_array_index (spans, guint, i), g_array_index (spans, guint, i + 1), seen_start,
                     seen_end);
}

/* Checks the visible long lines whenever something has moved, because another part of one may be visible. */
static void
check_long_lines (LooseHighlighter *self, LooseLineIndex *lines, const GtkTextIter *seen_start,
                  const GtkTextIter *seen_end)
{
  guint first = gtk_text_iter_get_line (seen_start), last = gtk_text_iter_get_line (seen_end);
  guint from = gtk_text_iter_get_line_offset (seen_start), to = gtk_text_iter_get_line_offset (seen_end);

  for (guint line = first; line <= last; line++)
    if (loose_line_index_start (lines, line + 1) - loose_line_index_start (lines, line) > LONG_LINE_BYTES)
      highlight_line (self, lines, line, line == first ? from : 0, line == last ? to : G_MAXUINT);
}

/* Tags what is visible, without waiting until the main loop is idle. */
static void
update (LooseHighlighter *self)
{
  LooseLineIndex *lines;
  GtkTextIter start, end;
  guint first, last;

  lines = loose_page_get_lines (self->page);
  if (self->runs == NULL || lines == NULL || !loose_session_is_current (self->session))
    return;
  get_seen (self, &start, &end);
  first = gtk_text_iter_get_line (&start);
  last = gtk_text_iter_get_line (&end) + MARGIN_LINES;
  first = first > MARGIN_LINES ? first - MARGIN_LINES : 0;
  last = MIN (last, (guint) gtk_text_buffer_get_line_count (self->buffer) - 1);
  check_region (self, lines, first, last, &start, &end);
  get_seen (self, &start, &end);
  check_long_lines (self, lines, &start, &end);
}

static gboolean
update_cb (gpointer data)
{
  LooseHighlighter *self = data;

  self->idle = 0;
  update (self);
  return G_SOURCE_REMOVE;
}

/* Updates before the next frame, but not at once: a scrolling view may be in the middle of its layout. */
static void
queue_update (LooseHighlighter *self)
{
  if (self->idle == 0)
    self->idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, update_cb, self, NULL);
}

/* --- problems and notices ----------------------------------------------------------------------------------------- */

/* A broken story may have thousands of problems; more underlines than these help nobody. */
#define MOST_PROBLEMS 500

/* Offsets in characters, packed into one number as the key of a table. */
typedef struct {
  _Alignas(gint64) gint32 start;
  gint32 end;
} Place;
G_STATIC_ASSERT (sizeof (Place) == sizeof (gint64));

/* The places of the problems in this text. */
static GArray *
find_places (LooseHighlighter *self, LooseLineIndex *lines, guint32 n,
             LeafProblem (*get) (const LeafProgram *program, guint32 number))
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (Place));
  guint32 story = loose_page_get_source (self->page, self->program);

  for (guint32 i = 0; i < MIN (n, MOST_PROBLEMS); i++) {
    LeafPlace place = get (self->program, i).place;
    GtkTextIter start, end;

    if (place.source == 0 || place.source != story)
      continue;
    loose_line_index_get_iter (lines, self->buffer, place.start, &start);
    loose_line_index_get_iter (lines, self->buffer, place.end, &end);
    if (gtk_text_iter_equal (&start, &end) && !gtk_text_iter_forward_char (&end))
      gtk_text_iter_backward_char (&start);
    g_array_append_val (places, ((Place) { gtk_text_iter_get_offset (&start), gtk_text_iter_get_offset (&end) }));
  }
  return places;
}

/* Removes the tag where it is not wanted. */
static void
take_away (LooseHighlighter *self, GtkTextTag *tag, GHashTable *wanted)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_start_iter (self->buffer, &start);
  for (; loose_text_tags_next (tag, &start, &end); start = end)
    if (!g_hash_table_contains (wanted,
                                &(Place) { gtk_text_iter_get_offset (&start), gtk_text_iter_get_offset (&end) }))
      gtk_text_buffer_remove_tag (self->buffer, tag, &start, &end);
}

/* Returns TRUE if the tag begins and ends exactly there. */
static gboolean
is_there (GtkTextTag *tag, const GtkTextIter *start, const GtkTextIter *end)
{
  GtkTextIter from = *start, to;

  return gtk_text_iter_starts_tag (start, tag) && loose_text_tags_next (tag, &from, &to)
         && gtk_text_iter_equal (&to, end);
}

static void
underline (LooseHighlighter *self, LooseLineIndex *lines, GtkTextTag *tag, guint32 n,
           LeafProblem (*get) (const LeafProgram *program, guint32 number))
{
  g_autoptr (GArray) places = find_places (self, lines, n, get);
  g_autoptr (GHashTable) wanted = g_hash_table_new (g_int64_hash, g_int64_equal);

  for (guint i = 0; i < places->len; i++)
    g_hash_table_add (wanted, &g_array_index (places, Place, i));
  take_away (self, tag, wanted);
  for (guint i = 0; i < places->len; i++) {
    Place place = g_array_index (places, Place, i);
    GtkTextIter start, end;

    gtk_text_buffer_get_iter_at_offset (self->buffer, &start, place.start);
    gtk_text_buffer_get_iter_at_offset (self->buffer, &end, place.end);
    if (!is_there (tag, &start, &end))
      gtk_text_buffer_apply_tag (self->buffer, tag, &start, &end);
  }
}

/* --- following the session ---------------------------------------------------------------------------------------- */

static void
program_cb (LooseHighlighter *self)
{
  LeafProgram *program = loose_session_get_program (self->session);
  LooseLineIndex *lines;

  if (program == NULL)
    return;
  g_clear_pointer (&self->program, leaf_program_unref);
  g_clear_pointer (&self->runs, g_array_unref);
  self->program = leaf_program_ref (program);
  lines = loose_page_get_lines (self->page);
  if (lines == NULL)
    return;
  underline (self, lines, self->problem_tag, leaf_program_n_problems (self->program), leaf_program_problem);
  underline (self, lines, self->notice_tag, leaf_program_n_notices (self->program), leaf_program_notice);
}

static void
styles_cb (LooseHighlighter *self)
{
  GArray *styles = loose_page_get_styles (self->page);
  GtkTextIter start, end;

  if (styles == NULL)
    return;
  g_clear_pointer (&self->runs, g_array_unref);
  self->runs = g_array_ref (styles);
  gtk_text_buffer_get_bounds (self->buffer, &start, &end);
  gtk_source_region_add_subregion (self->unchecked, &start, &end);
  update (self);
}

LooseHighlighter *
loose_highlighter_new (GtkTextView *view, LooseSession *session, LoosePage *page)
{
  LooseHighlighter *self = g_object_new (LOOSE_TYPE_HIGHLIGHTER, NULL);

  self->view = view;
  self->session = session;
  self->page = page;
  self->buffer = GTK_TEXT_BUFFER (loose_page_get_buffer (page));
  self->unchecked = gtk_source_region_new (self->buffer);
  make_tags (self);
  g_signal_connect_object (session, "notify::program", G_CALLBACK (program_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::styles", G_CALLBACK (styles_cb), self, G_CONNECT_SWAPPED);
  loose_style_schemes_follow (G_CALLBACK (paint_tags), self);
  self->scrolling = loose_visible_range_watch (view, G_CALLBACK (queue_update), self);
  program_cb (self);
  styles_cb (self);
  return self;
}

GtkTextTag *
loose_highlighter_get_tag (LooseHighlighter *self, LeafStyle style)
{
  g_return_val_if_fail (LOOSE_IS_HIGHLIGHTER (self), NULL);
  return style < LEAF_STYLE_COUNT ? self->tags[style] : NULL;
}

guint
loose_highlighter_get_n_retagged (LooseHighlighter *self)
{
  g_return_val_if_fail (LOOSE_IS_HIGHLIGHTER (self), 0);
  return self->n_retagged;
}

static void
loose_highlighter_dispose (GObject *object)
{
  LooseHighlighter *self = LOOSE_HIGHLIGHTER (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_object (&self->scrolling);
  g_clear_object (&self->unchecked);
  g_clear_pointer (&self->program, leaf_program_unref);
  g_clear_pointer (&self->runs, g_array_unref);
  G_OBJECT_CLASS (loose_highlighter_parent_class)->dispose (object);
}

static void
loose_highlighter_class_init (LooseHighlighterClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = loose_highlighter_dispose;
}

static void
loose_highlighter_init (LooseHighlighter *self)
{
}
