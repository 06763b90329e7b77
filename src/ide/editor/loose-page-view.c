/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-page-view.h"
#include "loose-editor-testing.h"

#include "loose-completion.h"
#include "loose-quote-pairing.h"
#include "loose-template.h"
#include "loose-format.h"

#include <glib/gi18n.h>

struct _LoosePageView {
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *content;
  GtkWidget *strip;
  GtkWidget *heading;
  GtkLabel *heading_words;
  GtkWidget *unnamed;
  LooseSourceView *view;

  /* Owned */
  LooseSession *session;
  LoosePage *page;
  LooseSpelling *spelling;
};

G_DEFINE_FINAL_TYPE (LoosePageView, loose_page_view, GTK_TYPE_WIDGET)

static void
show_heading_cb (LoosePageView *self)
{
  LeafProgram *program = loose_session_get_program (self->session);
  g_auto (LeafPartLink) link = { 0 };

  if (program != NULL && leaf_program_part_link_to (program, loose_page_get_source (self->page, program), &link)) {
    link.heading.end = link.heading.start;
    loose_session_show_place (self->session, program, link.heading, TRUE);
  }
}

/* Shows the strip above a part, or above a file that no program includes. An extension belongs to no heading and has
 * none. */
static void
program_cb (LoosePageView *self)
{
  LeafProgram *program = loose_session_get_program (self->session);
  guint32 source = loose_page_get_source (self->page, program);
  g_auto (LeafPartLink) link = { 0 };
  gboolean is_led_to = program != NULL && leaf_program_part_link_to (program, source, &link);

  if (is_led_to) {
    g_autofree char *words = loose_format_place (program, link.heading),
                    *text
                    = g_strdup_printf ("↑ %s: %s", leaf_program_source_name (program, link.heading.source), words);

    gtk_label_set_text (self->heading_words, text);
  }
  gtk_widget_set_visible (self->heading, is_led_to);
  gtk_widget_set_visible (self->unnamed, source == 0);
  gtk_widget_set_visible (self->strip,
                          !loose_page_is_story (self->page) && program != NULL && (is_led_to || source == 0));
}

void
loose_page_view_set_settings (LoosePageView *self, GSettings *settings)
{
  g_return_if_fail (LOOSE_IS_PAGE_VIEW (self));
  GtkTextView *view = GTK_TEXT_VIEW (self->view);

  g_settings_bind (settings, "fixed-width", view, "monospace", G_SETTINGS_BIND_GET);
  loose_quote_pairing_install (view, settings);
  loose_completion_follow (GTK_SOURCE_VIEW (view), settings);
  self->spelling = loose_spelling_new (view, self->session, self->page, settings);
  g_settings_bind (settings, "tab-width", view, "tab-width", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "line-numbers", view, "show-line-numbers", G_SETTINGS_BIND_GET);
}

LoosePage *
loose_page_view_get_page (LoosePageView *self)
{
  g_return_val_if_fail (LOOSE_IS_PAGE_VIEW (self), NULL);
  return self->page;
}

LooseSourceView *
loose_page_view_get_view (LoosePageView *self)
{
  g_return_val_if_fail (LOOSE_IS_PAGE_VIEW (self), NULL);
  return self->view;
}

LooseSpelling *
loose_page_view_get_spelling (LoosePageView *self)
{
  g_return_val_if_fail (LOOSE_IS_PAGE_VIEW (self), NULL);
  return self->spelling;
}

const char *
loose_page_view_get_heading (LoosePageView *self)
{
  g_return_val_if_fail (LOOSE_IS_PAGE_VIEW (self), NULL);
  return gtk_widget_get_visible (self->strip) && gtk_widget_get_visible (self->heading)
             ? gtk_label_get_text (self->heading_words)
             : NULL;
}

/* Disconnects from the settings too, because GTK may never free the view. */
void
loose_page_view_leave (LoosePageView *self)
{
  g_return_if_fail (LOOSE_IS_PAGE_VIEW (self));
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  if (self->spelling != NULL)
    g_object_run_dispose (G_OBJECT (self->spelling)); /* a dictionary that is still opening may have a reference */
  g_clear_object (&self->spelling);
  if (self->content != NULL)
    loose_source_view_leave (self->view);
  g_clear_object (&self->page);
  g_clear_object (&self->session);
}

static void
loose_page_view_dispose (GObject *object)
{
  LoosePageView *self = LOOSE_PAGE_VIEW (object);

  loose_page_view_leave (self);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  G_OBJECT_CLASS (loose_page_view_parent_class)->dispose (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LoosePageView, content), LOOSE_CHILD (LoosePageView, strip), LOOSE_CHILD (LoosePageView, heading),
  LOOSE_CHILD (LoosePageView, unnamed), LOOSE_CHILD (LoosePageView, view),  LOOSE_CHILD (LoosePageView, heading_words),
};

static void
loose_page_view_class_init (LoosePageViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_page_view_dispose;
  g_type_ensure (LOOSE_TYPE_SOURCE_VIEW);
  loose_template_set_pane (widget_class, "loose-page-view", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, show_heading_cb);
}

static void
loose_page_view_init (LoosePageView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The name tells users of screen readers which of several views this is. */
static void
call_view (LoosePageView *self)
{
  g_autofree char *name = loose_page_dup_name (self->page);

  if (!loose_page_is_story (self->page))
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

GtkWidget *
loose_page_view_new (LooseSession *session, LoosePage *page)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (session), NULL);
  LoosePageView *self = g_object_new (LOOSE_TYPE_PAGE_VIEW, NULL);

  self->session = g_object_ref (session);
  self->page = g_object_ref (page);
  loose_source_view_set_session (self->view, session, page);
  g_signal_connect_object (session, "notify::program", G_CALLBACK (program_cb), self, G_CONNECT_SWAPPED);
  program_cb (self);
  call_view (self);
  return GTK_WIDGET (self);
}
