/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-rule-row.h"

#include "loose-css-class.h"
#include "loose-list-entry.h"
#include "loose-template.h"
#include "loose-tooltip.h"

#include <glib/gi18n.h>

struct _LooseRuleRow {
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *content;
  GtkButton *arrow;  /* of a heading, at its start */
  GtkButton *unfold; /* of a rule, at its end: its responses */
  GtkButton *change;
  GtkLabel *number;
  GtkLabel *title;
  GtkLabel *subtitle;
  GtkLabel *note;
  GtkWidget *stop;
  GtkWidget *mark;
  GtkLabel *law;
  GtkLabel *law_words;

  /* Owned */
  LooseRuleItem *item;
};

G_DEFINE_FINAL_TYPE (LooseRuleRow, loose_rule_row, GTK_TYPE_WIDGET)

#define INDENT 14

enum { TOGGLED, CHANGE, DROPPED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
arrow_clicked_cb (LooseRuleRow *self)
{
  g_signal_emit (self, signals[TOGGLED], 0);
}

static void
change_clicked_cb (LooseRuleRow *self)
{
  g_signal_emit (self, signals[CHANGE], 0);
}

/* Computes the reason on demand, because it is too expensive to do for every row. */
static gboolean
mark_tooltip_cb (LooseRuleRow *self, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  g_autofree char *reason = self->item != NULL ? loose_rule_item_dup_reason (self->item) : NULL;

  return loose_tooltip_show (tooltip, reason);
}

static void
show_mark (LooseRuleRow *self, LooseRuleItem *item)
{
  static const char *const classes[] = {
    [LEAF_NEIGHBOURS_MORE_SPECIFIC] = "specific", [LEAF_NEIGHBOURS_EQUAL] = "equal",
    [LEAF_NEIGHBOURS_PLACED] = "placed",          [LEAF_NEIGHBOURS_LISTED] = "placed",
    [LEAF_NEIGHBOURS_BETWEEN] = "less",
  };
  g_autofree char *law = NULL, *words = NULL;
  LeafNeighbours sort;
  gboolean has = loose_rule_item_get_mark (item, &sort, &law, &words);

  gtk_widget_set_visible (self->mark, has);
  if (!has)
    return;
  gtk_label_set_text (self->law, law);
  gtk_label_set_text (self->law_words, words);
  for (guint i = 1; i < G_N_ELEMENTS (classes); i++)
    gtk_widget_remove_css_class (GTK_WIDGET (self->law), classes[i]);
  gtk_widget_add_css_class (GTK_WIDGET (self->law), classes[sort]);
  loose_css_class_set (self->mark, "by-chance", loose_rule_item_get_row (item)->is_chance);
}

static void
show_texts (LooseRuleRow *self, LooseRuleItem *item)
{
  const LooseRow *row = loose_rule_item_get_row (item);
  g_autofree char *title = loose_rule_item_dup_title (item);
  g_autofree char *subtitle = loose_rule_item_dup_subtitle (item);
  g_autofree char *number = g_strdup_printf ("%u", row->position + 1);
  g_autofree char *note = loose_rule_item_dup_note (item);

  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->subtitle, subtitle != NULL ? subtitle : "");
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle), subtitle != NULL);
  gtk_label_set_text (self->note, note != NULL ? note : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note), note != NULL);
  gtk_widget_set_visible (self->stop, row->breaks);
  gtk_label_set_text (self->number, number);
  gtk_widget_set_visible (GTK_WIDGET (self->number), loose_row_is_rule (row));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

/* Names the row for screen readers by all that it shows: its position, why it is above the next one, how often it ran,
 * a breakpoint. */
static void
name_row (LooseRuleRow *self)
{
  GtkLabel *const also[] = { self->law, self->law_words, self->note, GTK_LABEL (self->stop) };
  g_autoptr (GString) name = g_string_new (gtk_label_get_text (self->title));
  g_autofree char *place = loose_rule_item_dup_place (self->item);

  if (place != NULL)
    g_string_append_printf (name, ", %s", place);

  for (guint i = 0; i < G_N_ELEMENTS (also); i++)
    if (gtk_widget_get_visible (i < 2 ? self->mark : GTK_WIDGET (also[i])))
      g_string_append_printf (name, "%s%s", i == 1 ? " " : ", ", gtk_label_get_text (also[i]));
  loose_list_entry_name_row (GTK_WIDGET (self), name->str);
}

static gboolean
is_heading (const LooseRow *row)
{
  return row->sort == LOOSE_ROW_LIBRARY || row->sort == LOOSE_ROW_GROUP || row->sort == LOOSE_ROW_RULEBOOK;
}

/* `open` and `close` say what the arrow does. Its accessible name includes `title`, because a screen reader may reach
 * the arrow without the row. */
static void
show_arrow (GtkButton *arrow, gboolean visible, gboolean expanded, const char *open, const char *close,
            const char *title)
{
  const char *words = expanded ? close : open;
  /* translators: the name of a button in a row: what it does, and the row's own name */
  g_autofree char *name = g_strdup_printf (C_ ("row button", "%s: %s"), words, title);

  gtk_widget_set_visible (GTK_WIDGET (arrow), visible);
  gtk_button_set_icon_name (arrow, expanded ? "pan-down-symbolic" : "pan-end-symbolic");
  loose_tooltip_set (GTK_WIDGET (arrow), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (arrow), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
show_buttons (LooseRuleRow *self, const LooseRow *row)
{
  const char *title = gtk_label_get_text (self->title);

  show_arrow (self->arrow, is_heading (row), row->expanded, _ ("Expand"), _ ("Collapse"), title);
  /* A row without children keeps the space of the arrow, so that headings are aligned. */
  gtk_widget_set_opacity (GTK_WIDGET (self->arrow), row->unfolds ? 1 : 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->arrow), row->unfolds);
  show_arrow (self->unfold, row->sort == LOOSE_ROW_RULE && row->unfolds, row->expanded, _ ("Show Responses"),
              _ ("Hide Responses"), title);
  gtk_widget_set_visible (GTK_WIDGET (self->change), row->sort == LOOSE_ROW_RESPONSE);
}

static void
show_item (LooseRuleRow *self)
{
  static const char *const classes[] = {
    [LOOSE_ROW_LIBRARY] = "library-rules", [LOOSE_ROW_GROUP] = "group",
    [LOOSE_ROW_RULEBOOK] = "rulebook",     [LOOSE_ROW_RULE] = "rule",
    [LOOSE_ROW_RESPONSE] = "response",     [LOOSE_ROW_HIDDEN] = "hidden-rules",
    [LOOSE_ROW_WOULD_BE] = "would-be",
  };
  const LooseRow *row = loose_rule_item_get_row (self->item);

  show_texts (self, self->item);
  show_mark (self, self->item);
  name_row (self);
  show_buttons (self, row);
  gtk_widget_set_margin_start (self->content, row->level * INDENT);
  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    loose_css_class_set (GTK_WIDGET (self), classes[i], i == row->sort);
}

void
loose_rule_row_bind (LooseRuleRow *self, LooseRuleItem *item)
{
  g_return_if_fail (LOOSE_IS_RULE_ROW (self));
  if (self->item != NULL)
    g_signal_handlers_disconnect_by_func (self->item, show_item, self);
  g_set_object (&self->item, item);
  if (item == NULL)
    return;
  g_signal_connect_object (item, "changed", G_CALLBACK (show_item), self, G_CONNECT_SWAPPED);
  show_item (self);
}

/* --- dragging a rule to another place ----------------------------------------------------------------------------- */

static GdkContentProvider *
drag_prepare_cb (LooseRuleRow *self)
{
  if (self->item == NULL || loose_rule_item_get_row (self->item)->sort != LOOSE_ROW_RULE)
    return NULL;
  return gdk_content_provider_new_typed (LOOSE_TYPE_RULE_ITEM, self->item);
}

static void
drag_begin_cb (LooseRuleRow *self, GdkDrag *drag, GtkDragSource *source)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (self->title));

  gtk_drag_source_set_icon (source, picture, 0, 0);
}

static gboolean
is_below (LooseRuleRow *self, double y)
{
  return y > gtk_widget_get_height (GTK_WIDGET (self)) / 2.0;
}

static void
mark_drop (LooseRuleRow *self, gboolean above, gboolean below)
{
  loose_css_class_set (GTK_WIDGET (self), "drop-above", above);
  loose_css_class_set (GTK_WIDGET (self), "drop-below", below);
}

static GdkDragAction
drop_motion_cb (LooseRuleRow *self, double x, double y)
{
  gboolean is_rule = self->item != NULL && loose_rule_item_get_row (self->item)->sort == LOOSE_ROW_RULE;

  mark_drop (self, is_rule && !is_below (self, y), is_rule && is_below (self, y));
  return is_rule ? GDK_ACTION_MOVE : 0;
}

static void
drop_leave_cb (LooseRuleRow *self)
{
  mark_drop (self, FALSE, FALSE);
}

static gboolean
drop_cb (LooseRuleRow *self, const GValue *value, double x, double y)
{
  mark_drop (self, FALSE, FALSE);
  if (self->item == NULL || !G_VALUE_HOLDS (value, LOOSE_TYPE_RULE_ITEM))
    return FALSE;
  g_signal_emit (self, signals[DROPPED], 0, g_value_get_object (value), is_below (self, y));
  return TRUE;
}

static void
install_drag (LooseRuleRow *self)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (LOOSE_TYPE_RULE_ITEM, GDK_ACTION_MOVE);

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_object (source, "prepare", G_CALLBACK (drag_prepare_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (source, "drag-begin", G_CALLBACK (drag_begin_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (source));
  g_signal_connect_object (target, "motion", G_CALLBACK (drop_motion_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (target, "leave", G_CALLBACK (drop_leave_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

static void
loose_rule_row_dispose (GObject *object)
{
  LooseRuleRow *self = LOOSE_RULE_ROW (object);

  g_clear_object (&self->item);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  G_OBJECT_CLASS (loose_rule_row_parent_class)->dispose (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LooseRuleRow, content),  LOOSE_CHILD (LooseRuleRow, arrow),     LOOSE_CHILD (LooseRuleRow, unfold),
  LOOSE_CHILD (LooseRuleRow, change),   LOOSE_CHILD (LooseRuleRow, number),    LOOSE_CHILD (LooseRuleRow, title),
  LOOSE_CHILD (LooseRuleRow, subtitle), LOOSE_CHILD (LooseRuleRow, note),      LOOSE_CHILD (LooseRuleRow, mark),
  LOOSE_CHILD (LooseRuleRow, law),      LOOSE_CHILD (LooseRuleRow, law_words), LOOSE_CHILD (LooseRuleRow, stop),
};

static void
loose_rule_row_class_init (LooseRuleRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_rule_row_dispose;
  signals[TOGGLED]
      = g_signal_new ("toggled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CHANGE]
      = g_signal_new ("change", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[DROPPED] = g_signal_new ("dropped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, LOOSE_TYPE_RULE_ITEM, G_TYPE_BOOLEAN);
  loose_template_set_pane (widget_class, "loose-rule-row", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, arrow_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, change_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, mark_tooltip_cb);
  gtk_widget_class_set_css_name (widget_class, "rulerow");
}

static void
loose_rule_row_init (LooseRuleRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  install_drag (self);
}

GtkWidget *
loose_rule_row_new (void)
{
  return g_object_new (LOOSE_TYPE_RULE_ROW, NULL);
}
