/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-welcome.h"
#include "loose-window-testing.h"

#include "loose-template.h"

#include <glib/gi18n.h>

struct _LooseWelcome {
  AdwWindow parent_instance;

  /* Template widgets */
  AdwCarousel *pages;
  GtkWidget *back;
  GtkButton *next;

  guint step; /* the current page, or the one to which it scrolls */
};

G_DEFINE_FINAL_TYPE (LooseWelcome, loose_welcome, ADW_TYPE_WINDOW)

static const struct {
  const char *icon, *title, *words;
} steps[] = {
  { APP_ID, N_ ("Welcome to Looseleaf"),
    N_ ("Looseleaf is an editor for stories in Inform 7. Write on the left and play on the right. Each change is compiled as you type, and the story is replayed to the current turn.") },
  { "loose-tour-rules", N_ ("Rulebooks in Order"),
    N_ ("The side panel shows every rulebook in the order in which it runs, and why each rule comes before the next. Click a rule to go to its source. Right-click it to change its place.") },
  { "loose-tour-why", N_ ("Why Did That Happen?"),
    N_ ("Ctrl+click text in the story to see its source. Press F4 on a rule to see why it did not run, and Ctrl+Shift+T to see the whole turn as a tree.") },
  { "loose-tour-steps", N_ ("Step Forward and Back"),
    N_ ("Press F9 to set a breakpoint, F7 to step into the next rule and Shift+F7 to step back. The timeline below the story takes you back to any turn.") },
  { "loose-tour-skein", N_ ("Nothing Is Lost"),
    N_ ("Unsaved text survives a crash. The skein keeps each play, so that you can compare it later. Press F1 to open the manual page for the word at the cursor.") },
};

guint
loose_welcome_get_n (LooseWelcome *self)
{
  g_return_val_if_fail (LOOSE_IS_WELCOME (self), 0);
  return adw_carousel_get_n_pages (self->pages);
}

guint
loose_welcome_get_step (LooseWelcome *self)
{
  g_return_val_if_fail (LOOSE_IS_WELCOME (self), 0);
  return self->step;
}

static void
show_step (LooseWelcome *self, guint step)
{
  self->step = step;
  gtk_widget_set_sensitive (self->back, step > 0);
  gtk_button_set_label (self->next, step + 1 < loose_welcome_get_n (self) ? _ ("_Next") : _ ("_Start"));
}

static void
go_to (LooseWelcome *self, guint step)
{
  show_step (self, step);
  adw_carousel_scroll_to (self->pages, adw_carousel_get_nth_page (self->pages, step), TRUE);
}

gboolean
loose_welcome_next (LooseWelcome *self)
{
  g_return_val_if_fail (LOOSE_IS_WELCOME (self), FALSE);
  guint step = loose_welcome_get_step (self) + 1;

  if (step >= loose_welcome_get_n (self)) {
    gtk_window_close (GTK_WINDOW (self));
    return TRUE;
  }
  go_to (self, step);
  return FALSE;
}

static void
next_cb (LooseWelcome *self)
{
  loose_welcome_next (self);
}

static void
back_cb (LooseWelcome *self)
{
  if (loose_welcome_get_step (self) > 0)
    go_to (self, loose_welcome_get_step (self) - 1);
}

/* Follows the pages, which the user can also scroll by touch or with a wheel. */
static void
page_changed_cb (LooseWelcome *self, guint step)
{
  if (gtk_widget_get_width (GTK_WIDGET (self->pages)) > 0) /* until then all pages have one position */
    show_step (self, step);
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  gtk_window_close (GTK_WINDOW (widget));
  return GDK_EVENT_STOP;
}

static void
add_step (LooseWelcome *self, guint number)
{
  GtkWidget *page = adw_status_page_new ();
  /* translators: which step of how many, and its title: what a screen reader says */
  g_autofree char *name
      = g_strdup_printf (_ ("Step %u of %u: %s"), number + 1, (guint) G_N_ELEMENTS (steps), _ (steps[number].title));

  adw_status_page_set_icon_name (ADW_STATUS_PAGE (page), steps[number].icon);
  adw_status_page_set_title (ADW_STATUS_PAGE (page), _ (steps[number].title));
  adw_status_page_set_description (ADW_STATUS_PAGE (page), _ (steps[number].words));
  gtk_widget_set_hexpand (page, TRUE);
  gtk_widget_set_vexpand (page, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  adw_carousel_append (self->pages, page);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LooseWelcome, pages),
  LOOSE_CHILD (LooseWelcome, back),
  LOOSE_CHILD (LooseWelcome, next),
};

static void
loose_welcome_class_init (LooseWelcomeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  loose_template_set (widget_class, "loose-welcome", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, page_changed_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

static void
loose_welcome_init (LooseWelcome *self)
{
  loose_template_init (GTK_WIDGET (self));
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    add_step (self, i);
  show_step (self, 0);
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->next)); /* not a page, which has no name of its own */
}

LooseWelcome *
loose_welcome_new (GtkWindow *parent)
{
  return g_object_new (LOOSE_TYPE_WELCOME, "transient-for", parent, NULL);
}
