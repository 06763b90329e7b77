/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-order-explanation.h"

#include "loose-order-evidence.h"

#include <glib/gi18n.h>

#include <string.h>

#define LEAST_HEIGHT 126
#define MOST_HEIGHT  260

struct _LooseOrderExplanation {
  GtkBox parent_instance;

  LooseSession *session; /* borrowed */
  GtkScrolledWindow *scroller;
  GtkLabel *label;
  GtkBox *links;
  LeafProgram *program; /* the program of `places`; NULL: none */
  GArray *places;       /* those of the links, in order; NULL: none */
};

G_DEFINE_FINAL_TYPE (LooseOrderExplanation, loose_order_explanation, GTK_TYPE_BOX)

static void
clear_links (LooseOrderExplanation *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->links))) != NULL)
    gtk_box_remove (self->links, child);
  gtk_widget_set_visible (GTK_WIDGET (self->links), FALSE);
  if (self->program != NULL)
    loose_session_light (self->session, self->program, NULL);
  g_clear_pointer (&self->program, leaf_program_unref);
  g_clear_pointer (&self->places, g_array_unref);
}

static void
clicked_cb (LooseOrderExplanation *self, GtkButton *button)
{
  guint number = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "loose-number"));

  if (self->places != NULL && number < self->places->len)
    loose_session_show_place (self->session, self->program, g_array_index (self->places, LeafPlace, number), TRUE);
}

static void
add_link (LooseOrderExplanation *self, guint number)
{
  g_autofree char *words
      = loose_order_evidence_dup_words (self->session, self->program, g_array_index (self->places, LeafPlace, number));
  GtkWidget *button = gtk_button_new_with_label (words);
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));

  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (label, 0);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, words);
  g_object_set_data (G_OBJECT (button), "loose-number", GUINT_TO_POINTER (number));
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->links, button);
}

void
loose_order_explanation_light (LooseOrderExplanation *self, LeafProgram *program, guint32 rulebook, guint32 one,
                               guint32 another, gboolean lights)
{
  g_return_if_fail (LOOSE_IS_ORDER_EXPLANATION (self));
  clear_links (self);
  self->program = leaf_program_ref (program);
  self->places = loose_order_evidence_places (program, rulebook, one, another);
  for (guint i = 0; i < self->places->len; i++)
    add_link (self, i);
  gtk_widget_set_visible (GTK_WIDGET (self->links), self->places->len > 0);
  if (lights)
    loose_session_light (self->session, program, self->places);
}

/* Shows the first line, which names the row, in bold. */
static void
set_text (LooseOrderExplanation *self, const char *text)
{
  const char *end = strchr (text, '\n');
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

  bold->end_index = end != NULL ? (guint) (end - text) : 0;
  pango_attr_list_insert (attributes, bold);
  gtk_label_set_attributes (self->label, attributes);
  gtk_label_set_text (self->label, text);
}

/* Makes the panel as high as the text needs, because a scrolled label requests the height of an unwrapped line, which
 * would hide the last lines. It is at least LEAST_HEIGHT high, so that the list above does not jump from rule to rule,
 * and never so high that a small screen leaves the list no room. */
void
loose_order_explanation_show (LooseOrderExplanation *self, const char *text)
{
  g_return_if_fail (LOOSE_IS_ORDER_EXPLANATION (self));
  int width = gtk_widget_get_width (GTK_WIDGET (self->label)), height = 0;
  int room = gtk_widget_get_height (gtk_widget_get_parent (GTK_WIDGET (self))) / 3;

  clear_links (self);
  set_text (self, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self), text != NULL && *text != '\0');
  if (width <= 0)
    width = gtk_widget_get_width (gtk_widget_get_parent (GTK_WIDGET (self))) - 24;
  if (width > 0)
    gtk_widget_measure (GTK_WIDGET (self->label), GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_scrolled_window_set_min_content_height (self->scroller,
                                              CLAMP (height, LEAST_HEIGHT, CLAMP (room, LEAST_HEIGHT, MOST_HEIGHT)));
}

const char *
loose_order_explanation_get_text (LooseOrderExplanation *self)
{
  g_return_val_if_fail (LOOSE_IS_ORDER_EXPLANATION (self), NULL);
  return gtk_label_get_text (self->label);
}

void
loose_order_explanation_set_session (LooseOrderExplanation *self, LooseSession *session)
{
  g_return_if_fail (LOOSE_IS_ORDER_EXPLANATION (self));
  self->session = session;
}

static void
loose_order_explanation_dispose (GObject *object)
{
  LooseOrderExplanation *self = LOOSE_ORDER_EXPLANATION (object);

  g_clear_pointer (&self->program, leaf_program_unref);
  g_clear_pointer (&self->places, g_array_unref);
  G_OBJECT_CLASS (loose_order_explanation_parent_class)->dispose (object);
}

static void
loose_order_explanation_class_init (LooseOrderExplanationClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = loose_order_explanation_dispose;
}

static void
loose_order_explanation_init (LooseOrderExplanation *self)
{
  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->label, 0);
  gtk_label_set_yalign (self->label, 0);
  gtk_label_set_wrap (self->label, TRUE);
  gtk_label_set_wrap_mode (self->label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_selectable (self->label, TRUE);
  self->scroller = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (self->scroller, LEAST_HEIGHT);
  gtk_scrolled_window_set_child (self->scroller, GTK_WIDGET (self->label));
  gtk_widget_set_hexpand (GTK_WIDGET (self->scroller), TRUE);
  self->links = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_widget_add_css_class (GTK_WIDGET (self->links), "reason-links");
  gtk_widget_set_visible (GTK_WIDGET (self->links), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->links), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Deciding Words"),
                                  -1);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->scroller));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->links));
  gtk_widget_add_css_class (GTK_WIDGET (self), "reason");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
