/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-manual.h"
#include "loose-window-testing.h"

#include "leaf-storage-documents.h"
#include "loose-manual-blocks.h"
#include "loose-manual-keys.h"
#include "loose-manual-levels.h"
#include "loose-manual-map.h"
#include "loose-manual-print.h"
#include "loose-template.h"
#include "loose-format.h"

#include <glib/gi18n.h>
#include <string.h>

enum { MOST_HITS = 20, WIDEST_MAP = 360, HIGHEST_MAP = 2000 /* pixels */ };

struct _LooseManual {
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *content;
  GtkWidget *back, *forward, *print;
  GtkSearchEntry *search;
  GtkScrolledWindow *scrolled;
  GtkBox *body;

  /* Owned */
  LeafManual *manual;    /* NULL until something is shown */
  LeafManual *documents; /* of extensions: "document-0" */
  GPtrArray *places;     /* of char *: "03-rooms#regions", "" for the contents: the history, with later pages */
  guint place;           /* the index of the current page */
  char *page;            /* "" for the contents; NULL: search results, or nothing yet */
  guint scroll_tick;
  GtkWidget *target;     /* to scroll to, until the reader scrolls; borrowed from body; NULL: none */
  gboolean is_scrolling; /* the page is scrolled to the target, not by the reader */
  gboolean is_answered;  /* Return was pressed after the words were typed */
  gboolean takes_focus;  /* the previous page had the focus, so the new one gets it */
};

G_DEFINE_FINAL_TYPE (LooseManual, loose_manual, GTK_TYPE_WIDGET)

enum { CLOSED, INSERT, NEW_STORY, OPEN_PLAY, CHECK, FAILED, N_SIGNALS };
static guint signals[N_SIGNALS];

static LeafManual *
get_manual (LooseManual *self)
{
  if (self->manual == NULL)
    self->manual = leaf_manual_new_bundled ();
  return self->manual;
}

/* --- pages -------------------------------------------------------------------------------------------------------- */

/* Takes the focus from a widget that will be removed. GTK would move it to the top of the page, and scroll there. */
static void
release_focus (LooseManual *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->body)))
    return;
  self->takes_focus = TRUE;
  gtk_root_set_focus (root, NULL);
}

static void
clear (LooseManual *self)
{
  GtkWidget *child;

  release_focus (self);
  self->target = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->body))) != NULL)
    gtk_box_remove (self->body, child);
}

static void
add_label (LooseManual *self, const char *markup, const char *css_class)
{
  GtkWidget *label = loose_manual_label_new (self, markup);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (self->body, label);
}

static void
add_link (LooseManual *self, const char *target, const char *title, const char *under)
{
  g_autofree char *markup = under != NULL ? g_markup_printf_escaped ("<a href=\"%s\">%s</a>\n%s", target, title, under)
                                          : g_markup_printf_escaped ("<a href=\"%s\">%s</a>", target, title);

  add_label (self, markup, NULL);
}

static void
show_contents (LooseManual *self)
{
  const LeafManual *manual = get_manual (self);
  g_autofree char *title = g_markup_escape_text (_ ("Contents"), -1);

  add_label (self, title, "title-1");
  if (!g_str_equal (loose_format_language (), "en"))
    add_label (self, _ ("The manual is in English."), "dim-label");
  for (guint i = 0; i < leaf_manual_n_pages (manual); i++) {
    const LeafManualPage *page = leaf_manual_page (manual, i);

    if (page->part != NULL)
      add_label (self, page->part, "title-3");
    add_link (self, page->name, page->title, NULL);
  }
  if (leaf_manual_n_pages (self->documents) > 0)
    add_label (self, _ ("Extensions"), "title-3");
  for (guint i = 0; i < leaf_manual_n_pages (self->documents); i++)
    add_link (self, leaf_manual_page (self->documents, i)->name, leaf_manual_page (self->documents, i)->title, NULL);
}

/* Adds a widget (NULL: none) that is shown for one level. */
static void
add_of_level (LooseManual *self, GtkWidget *widget, const char *level)
{
  if (widget == NULL)
    return;
  loose_manual_level_mark (widget, level);
  gtk_box_append (self->body, widget);
}

/* The buttons for levels are before the first heading of a group. */
static void
show_page (LooseManual *self, const LeafManualPage *page, const char *anchor)
{
  GtkWidget *levels = loose_manual_levels_new (page);
  const char *level = NULL;

  for (guint i = 0; i < page->blocks->len; i++) {
    const LeafManualBlock *block = g_ptr_array_index (page->blocks, i);
    GtkWidget *widget = loose_manual_block_new (self, block);

    if (widget == NULL)
      continue;
    if (block->sort == LEAF_MANUAL_HEADING)
      level = block->argument;
    if (block->sort == LEAF_MANUAL_HEADING && block->level == 2)
      add_of_level (self, g_steal_pointer (&levels), NULL);
    if (page->has_maps && block->sort == LEAF_MANUAL_STORY)
      add_of_level (self, loose_manual_map_new (block->source, WIDEST_MAP, HIGHEST_MAP), level);
    add_of_level (self, widget, level);
    add_of_level (self, loose_manual_level_label_new (block), level);
    if (anchor != NULL && block->sort == LEAF_MANUAL_HEADING && g_strcmp0 (block->id, anchor) == 0)
      self->target = widget;
  }
  add_of_level (self, levels, NULL);
}

/* Focuses a heading without selecting its text. */
static void
take_focus (LooseManual *self, GtkWidget *heading)
{
  self->takes_focus = FALSE;
  if (heading == NULL || !gtk_widget_grab_focus (heading))
    return;
  if (GTK_IS_LABEL (heading) && gtk_label_get_selectable (GTK_LABEL (heading)))
    gtk_label_select_region (GTK_LABEL (heading), 0, 0);
}

/* Scrolls to the target when the new widgets have their places, which is some frames later on a long page. */
static gboolean
scroll_cb (GtkWidget *body, GdkFrameClock *clock, gpointer data)
{
  LooseManual *self = data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);
  graphene_point_t point = GRAPHENE_POINT_INIT (0, 0), found = GRAPHENE_POINT_INIT (0, 0);

  if (self->target != NULL && gtk_widget_get_height (self->target) == 0)
    return G_SOURCE_CONTINUE;
  self->scroll_tick = 0;
  if (self->target != NULL && !gtk_widget_compute_point (self->target, body, &point, &found))
    return G_SOURCE_REMOVE;
  self->is_scrolling = TRUE;
  if (self->takes_focus) /* before the page scrolls, because moving the focus scrolls to an outdated position */
    take_focus (self, self->target != NULL ? self->target : gtk_widget_get_first_child (body));
  gtk_adjustment_set_value (adjustment, found.y);
  self->is_scrolling = FALSE;
  return G_SOURCE_REMOVE;
}

static void
scroll_later (LooseManual *self)
{
  if (self->scroll_tick == 0)
    self->scroll_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self->body), scroll_cb, self, NULL);
}

/* Scrolls again after the length of the page has changed: maps are drawn one by one, even above the target. */
static void
length_changed_cb (LooseManual *self)
{
  if (self->target != NULL)
    scroll_later (self);
}

/* Scrolls again if the page was moved by the focus or a new layout, and not by the reader. */
static void
scrolled_cb (LooseManual *self)
{
  if (self->target != NULL && !self->is_scrolling)
    scroll_later (self);
}

/* Stops scrolling to the target, because a widget in the page got the keyboard focus and has to stay visible. */
static void
focused_cb (LooseManual *self)
{
  if (!self->is_scrolling)
    self->target = NULL;
}

/* Stops scrolling to the target when the reader does something with the page. */
static gboolean
event_cb (LooseManual *self, GdkEvent *event)
{
  switch ((int) gdk_event_get_event_type (event)) {
  case GDK_BUTTON_PRESS:
  case GDK_KEY_PRESS:
  case GDK_SCROLL:
  case GDK_TOUCH_BEGIN: self->target = NULL; break;
  }
  return GDK_EVENT_PROPAGATE;
}

/* The page of the manual or of an extension with this name; NULL if there is none. */
static const LeafManualPage *
find_named (LooseManual *self, const char *name)
{
  const LeafManualPage *page = *name != '\0' ? leaf_manual_find_page (get_manual (self), name) : NULL;

  return page != NULL || *name == '\0' ? page : leaf_manual_find_page (self->documents, name);
}

/* The page that is shown; NULL for the contents and for search results. */
static const LeafManualPage *
find_page (LooseManual *self)
{
  return self->page != NULL ? find_named (self, self->page) : NULL;
}

static void
update_buttons (LooseManual *self)
{
  gtk_widget_set_sensitive (self->back, self->place > 0);
  gtk_widget_set_sensitive (self->forward, self->place + 1 < self->places->len);
  gtk_widget_set_sensitive (self->print, find_page (self) != NULL);
}

static gboolean
show_place (LooseManual *self, const char *place)
{
  g_auto (GStrv) parts = g_strsplit (place, "#", 2);
  const char *name = parts[0] != NULL ? parts[0] : "", *anchor = parts[0] != NULL ? parts[1] : NULL;
  const LeafManualPage *page = find_named (self, name);

  if (*name != '\0' && page == NULL)
    return FALSE;
  clear (self);
  if (page != NULL)
    show_page (self, page, anchor);
  else
    show_contents (self);
  g_free (self->page);
  self->page = page != NULL ? g_strdup (page->name) : g_strdup (name);
  scroll_later (self);
  return TRUE;
}

gboolean
loose_manual_show (LooseManual *self, const char *page, const char *anchor)
{
  g_return_val_if_fail (LOOSE_IS_MANUAL (self), FALSE);
  char *place = anchor != NULL ? g_strconcat (page, "#", anchor, NULL) : g_strdup (page);

  if (!show_place (self, place)) {
    g_free (place);
    return FALSE;
  }
  if (self->places->len > 0)
    g_ptr_array_set_size (self->places, (int) self->place + 1);
  g_ptr_array_add (self->places, place);
  self->place = self->places->len - 1;
  update_buttons (self);
  return TRUE;
}

static void
go (LooseManual *self, int step)
{
  if ((int) self->place + step < 0 || self->place + (guint) step >= self->places->len)
    return;
  self->place += (guint) step;
  if (!show_place (self, g_ptr_array_index (self->places, self->place))) /* of an extension that is gone */
    show_place (self, "");
  update_buttons (self);
}

/* --- search ------------------------------------------------------------------------------------------------------- */

static int
by_score (gconstpointer a, gconstpointer b)
{
  double one = (*(const LeafManualHit *const *) a)->score, other = (*(const LeafManualHit *const *) b)->score;

  return (one < other) - (one > other);
}

/* Searches the manual and the documentation of extensions; the best results come first. */
static GPtrArray *
find_hits (LooseManual *self, const char *words)
{
  GPtrArray *hits = leaf_manual_search (get_manual (self), words, MOST_HITS);

  g_ptr_array_extend_and_steal (hits, leaf_manual_search (self->documents, words, MOST_HITS));
  g_ptr_array_sort (hits, by_score);
  return hits;
}

void
loose_manual_search (LooseManual *self, const char *words)
{
  g_return_if_fail (LOOSE_IS_MANUAL (self));
  g_autoptr (GPtrArray) hits = find_hits (self, words);

  clear (self);
  g_clear_pointer (&self->page, g_free);
  update_buttons (self);
  if (hits->len == 0)
    add_label (self, _ ("No page has these words."), "dim-label");
  for (guint i = 0; i < hits->len; i++) {
    const LeafManualHit *hit = g_ptr_array_index (hits, i);
    g_autofree char *heading = leaf_manual_plain (hit->heading->text);
    g_autofree char *target = g_strconcat (hit->page->name, "#", hit->heading->id, NULL);
    g_autofree char *title
        = hit->heading->level > 1 ? g_strconcat (hit->page->title, ": ", heading, NULL) : g_strdup (hit->page->title);

    add_link (self, target, title, hit->snippet);
  }
  scroll_later (self);
}

static void
show_hit (LooseManual *self, const LeafManualHit *hit)
{
  loose_manual_show (self, hit->page->name, hit->heading->level > 1 ? hit->heading->id : NULL);
}

/* Shows a place such as "03-rooms#regions"; NULL: the contents. */
static void
show_named (LooseManual *self, const char *place)
{
  g_auto (GStrv) parts = g_strsplit (place != NULL ? place : "", "#", 2);

  loose_manual_show (self, parts[0] != NULL ? parts[0] : "", parts[0] != NULL ? parts[1] : NULL);
}

void
loose_manual_explain_source (LooseManual *self, const LeafProgram *program, guint32 source, guint32 byte)
{
  g_return_if_fail (LOOSE_IS_MANUAL (self));
  g_autofree char *place = leaf_manual_place_at (get_manual (self), program, source, byte);

  show_named (self, place);
}

void
loose_manual_explain (LooseManual *self, const char *words, const char *page)
{
  g_return_if_fail (LOOSE_IS_MANUAL (self));
  g_autofree char *entry = words != NULL ? leaf_manual_place_of (get_manual (self), words) : NULL;
  g_autoptr (GPtrArray) hits = words != NULL ? leaf_manual_search (get_manual (self), words, 1) : NULL;
  const LeafManualHit *hit = hits != NULL && hits->len > 0 ? g_ptr_array_index (hits, 0) : NULL;

  if (entry != NULL)
    show_named (self, entry);
  else if (hit != NULL && hit->score > 7) /* a keyword, a heading or a defined word matches */
    show_hit (self, hit);
  else
    loose_manual_show (self, page != NULL ? page : "", NULL);
}

/* --- problems ----------------------------------------------------------------------------------------------------- */

gboolean
loose_manual_show_problem (LooseManual *self, const LeafProblem *problem)
{
  g_return_val_if_fail (LOOSE_IS_MANUAL (self), FALSE);
  g_autofree char *place = leaf_manual_place_of_problem (get_manual (self), problem->code, problem->sentence);

  if (place != NULL)
    show_named (self, place);
  return place != NULL;
}

/* --- the widget --------------------------------------------------------------------------------------------------- */

static LeafManual *
read_documents (const GPtrArray *documents)
{
  LeafManual *pages = leaf_manual_new ();

  for (guint i = 0; i < documents->len; i++) {
    const LeafStorageDocument *document = g_ptr_array_index (documents, i);
    g_autofree char *name = g_strdup_printf ("document-%u", i);

    leaf_manual_add_document (pages, name, document->title, document->text);
  }
  return pages;
}

/* Shows the page again if it is one of those replaced, because its widgets refer to the old blocks. */
void
loose_manual_set_documents (LooseManual *self, GPtrArray *documents)
{
  g_return_if_fail (LOOSE_IS_MANUAL (self));
  g_autoptr (LeafManual) old = self->documents;
  g_autofree char *page = g_strdup (self->page);
  gboolean is_affected = page != NULL && (*page == '\0' || leaf_manual_find_page (old, page) != NULL);

  self->documents = read_documents (documents);
  g_ptr_array_unref (documents);
  if (is_affected && !show_place (self, page))
    show_place (self, "");
}

const char *
loose_manual_get_page (LooseManual *self)
{
  g_return_val_if_fail (LOOSE_IS_MANUAL (self), NULL);
  return self->page;
}

void
loose_manual_focus (LooseManual *self)
{
  g_return_if_fail (LOOSE_IS_MANUAL (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

static void
search_changed_cb (LooseManual *self)
{
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->search));

  if (self->is_answered)
    return;
  if (*words != '\0')
    loose_manual_search (self, words);
  else if (self->page == NULL && self->places->len > 0)
    go (self, 0);
}

static void
typed_cb (LooseManual *self)
{
  self->is_answered = FALSE;
}

/* Shows the best result. The list of results, which waits for a pause between keys, does not replace it. */
static void
search_activate_cb (LooseManual *self)
{
  g_autoptr (GPtrArray) hits = find_hits (self, gtk_editable_get_text (GTK_EDITABLE (self->search)));

  if (hits->len == 0)
    gtk_widget_error_bell (GTK_WIDGET (self));
  self->is_answered = hits->len > 0;
  if (hits->len > 0)
    show_hit (self, g_ptr_array_index (hits, 0));
}

static void
back_cb (LooseManual *self)
{
  go (self, -1);
}

static void
forward_cb (LooseManual *self)
{
  go (self, 1);
}

static void
print_cb (LooseManual *self)
{
  const LeafManualPage *page = find_page (self);
  g_autoptr (GtkPrintOperation) operation = page != NULL ? loose_manual_print_new (page) : NULL;
  GtkWidget *window = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_WINDOW);
  g_autoptr (GError) error = NULL;

  if (operation != NULL
      && gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (window), &error)
             == GTK_PRINT_OPERATION_RESULT_ERROR)
    g_signal_emit (self, signals[FAILED], 0, error->message);
}

static void
contents_cb (LooseManual *self)
{
  loose_manual_show (self, "", NULL);
}

static void
close_cb (LooseManual *self)
{
  g_signal_emit (self, signals[CLOSED], 0);
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  close_cb (LOOSE_MANUAL (widget));
  return GDK_EVENT_STOP;
}

static void
loose_manual_dispose (GObject *object)
{
  LooseManual *self = LOOSE_MANUAL (object);

  if (self->scroll_tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->body), self->scroll_tick);
  self->scroll_tick = 0;
  g_clear_pointer (&self->content, gtk_widget_unparent);
  G_OBJECT_CLASS (loose_manual_parent_class)->dispose (object);
}

static void
loose_manual_finalize (GObject *object)
{
  LooseManual *self = LOOSE_MANUAL (object);

  g_clear_pointer (&self->manual, leaf_manual_free);
  leaf_manual_free (self->documents);
  g_ptr_array_unref (self->places);
  g_free (self->page);
  G_OBJECT_CLASS (loose_manual_parent_class)->finalize (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LooseManual, content), LOOSE_CHILD (LooseManual, back),     LOOSE_CHILD (LooseManual, forward),
  LOOSE_CHILD (LooseManual, search),  LOOSE_CHILD (LooseManual, scrolled), LOOSE_CHILD (LooseManual, body),
  LOOSE_CHILD (LooseManual, print),
};

static void
loose_manual_class_init (LooseManualClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_manual_dispose;
  G_OBJECT_CLASS (klass)->finalize = loose_manual_finalize;
  signals[CLOSED] = g_signal_new ("closed", LOOSE_TYPE_MANUAL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[INSERT] = g_signal_new ("insert", LOOSE_TYPE_MANUAL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_POINTER);
  signals[NEW_STORY] = g_signal_new ("new-story", LOOSE_TYPE_MANUAL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[OPEN_PLAY] = g_signal_new ("open-play", LOOSE_TYPE_MANUAL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRV);
  signals[CHECK] = g_signal_new ("check", LOOSE_TYPE_MANUAL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                 G_TYPE_POINTER, GTK_TYPE_LABEL);
  signals[FAILED] = g_signal_new ("print-failed", LOOSE_TYPE_MANUAL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  loose_template_set (widget_class, "loose-manual", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, typed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, forward_cb);
  gtk_widget_class_bind_template_callback (widget_class, contents_cb);
  gtk_widget_class_bind_template_callback (widget_class, print_cb);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

static void
follow_reader (LooseManual *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);
  GtkEventController *events = gtk_event_controller_legacy_new (), *focus = gtk_event_controller_focus_new ();

  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (events, "event", G_CALLBACK (event_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->scrolled), events);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (focused_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->scrolled), focus);
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (length_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
}

static void
loose_manual_init (LooseManual *self)
{
  self->documents = leaf_manual_new ();
  self->places = g_ptr_array_new_with_free_func (g_free);
  loose_template_init (GTK_WIDGET (self));
  loose_manual_keys_add (GTK_WIDGET (self->body));
  follow_reader (self);
  update_buttons (self);
}
