/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-pane.h"

G_DEFINE_ABSTRACT_TYPE (LoosePane, loose_pane, GTK_TYPE_WIDGET)

enum { PROP_SESSION = 1, PROP_TITLE, PROP_NEEDS_ATTENTION, N_PROPERTIES };
enum { SAID, WARNED, N_SIGNALS };

static GParamSpec *properties[N_PROPERTIES];
static guint signals[N_SIGNALS];

void
loose_pane_class_set_template (LoosePaneClass *klass, const char *name, const LooseChild *children, guint n)
{
  loose_template_set (GTK_WIDGET_CLASS (klass), name, children, n);
}

void
loose_pane_remove_children (LoosePane *self)
{
  GtkWidget *child;

  g_return_if_fail (LOOSE_IS_PANE (self));
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
}

void
loose_pane_say (LoosePane *self, const char *text)
{
  g_return_if_fail (LOOSE_IS_PANE (self));
  g_signal_emit (self, signals[SAID], 0, text);
}

void
loose_pane_warn (LoosePane *self, const char *about, const char *text)
{
  g_return_if_fail (LOOSE_IS_PANE (self));
  g_signal_emit (self, signals[WARNED], 0, about, text);
}

void
loose_pane_set_title (LoosePane *self, const char *title, gboolean needs_attention)
{
  g_return_if_fail (LOOSE_IS_PANE (self));
  g_object_set (self, "title", title, "needs-attention", needs_attention, NULL);
}

static void
refresh_now (LoosePane *self)
{
  LoosePaneClass *klass = LOOSE_PANE_GET_CLASS (self);

  if (!self->is_stale || klass->refresh == NULL || self->session == NULL)
    return;
  self->is_stale = FALSE;
  klass->refresh (self);
}

void
loose_pane_queue_refresh (LoosePane *self)
{
  g_return_if_fail (LOOSE_IS_PANE (self));
  self->is_stale = TRUE;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    refresh_now (self);
}

static void
program_cb (LoosePane *self)
{
  LoosePaneClass *klass = LOOSE_PANE_GET_CLASS (self);

  if (klass->program_changed != NULL)
    klass->program_changed (self);
  loose_pane_queue_refresh (self);
}

void
loose_pane_set_session (LoosePane *self, LooseSession *session)
{
  g_return_if_fail (LOOSE_IS_PANE (self));
  g_object_set (self, "session", session, NULL);
}

void
loose_pane_focus (LoosePane *self)
{
  LoosePaneClass *klass;

  g_return_if_fail (LOOSE_IS_PANE (self));
  klass = LOOSE_PANE_GET_CLASS (self);
  if (klass->focus != NULL)
    klass->focus (self);
  else
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
take_session (LoosePane *self, LooseSession *session)
{
  LoosePaneClass *klass = LOOSE_PANE_GET_CLASS (self);

  if (session == NULL)
    return;
  g_return_if_fail (self->session == NULL);
  g_set_weak_pointer (&self->session, session);
  if (klass->connected != NULL)
    klass->connected (self);
  loose_pane_queue_refresh (self);
  g_signal_connect_object (session, "notify::program", G_CALLBACK (program_cb), self, G_CONNECT_SWAPPED);
}

static void
loose_pane_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  LoosePane *self = LOOSE_PANE (object);

  switch (id) {
  case PROP_SESSION: g_value_set_object (value, self->session); break;
  case PROP_TITLE: g_value_set_string (value, self->title); break;
  case PROP_NEEDS_ATTENTION: g_value_set_boolean (value, self->needs_attention); break;
  default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
loose_pane_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  LoosePane *self = LOOSE_PANE (object);

  switch (id) {
  case PROP_SESSION: take_session (self, g_value_get_object (value)); break;
  case PROP_TITLE:
    g_free (self->title);
    self->title = g_value_dup_string (value);
    break;
  case PROP_NEEDS_ATTENTION: self->needs_attention = g_value_get_boolean (value); break;
  default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
loose_pane_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (loose_pane_parent_class)->map (widget);
  refresh_now (LOOSE_PANE (widget));
}

static void
loose_pane_dispose (GObject *object)
{
  LoosePane *self = LOOSE_PANE (object);

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  loose_pane_remove_children (self);
  g_clear_weak_pointer (&self->session);
  G_OBJECT_CLASS (loose_pane_parent_class)->dispose (object);
}

static void
loose_pane_finalize (GObject *object)
{
  g_free (LOOSE_PANE (object)->title);
  G_OBJECT_CLASS (loose_pane_parent_class)->finalize (object);
}

static void
loose_pane_class_init (LoosePaneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = loose_pane_get_property;
  object_class->set_property = loose_pane_set_property;
  object_class->dispose = loose_pane_dispose;
  object_class->finalize = loose_pane_finalize;
  GTK_WIDGET_CLASS (klass)->map = loose_pane_map;
  properties[PROP_SESSION]
      = g_param_spec_object ("session", NULL, NULL, LOOSE_TYPE_SESSION, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_NEEDS_ATTENTION]
      = g_param_spec_boolean ("needs-attention", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  signals[SAID] = g_signal_new ("said", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_STRING);
  signals[WARNED] = g_signal_new ("warned", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
loose_pane_init (LoosePane *self)
{
}
