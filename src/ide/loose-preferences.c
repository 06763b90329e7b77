/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-preferences.h"

#include "loose-template.h"

#include <glib/gi18n.h>

struct _LoosePreferences {
  AdwPreferencesWindow parent_instance;

  /* Template widgets */
  AdwComboRow *colours;
  GtkSwitch *fixed_width, *line_numbers, *close_quotes, *complete_as_you_type, *reopen_stories, *play_again, *same_chance;

  /* Owned */
  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (LoosePreferences, loose_preferences, ADW_TYPE_PREFERENCES_WINDOW)

static const char *const schemes[] = { "default", "light", "dark" };

static gboolean
scheme_to_row (GValue *value, GVariant *variant, gpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++)
    if (g_str_equal (g_variant_get_string (variant, NULL), schemes[i]))
      g_value_set_uint (value, i);
  return TRUE;
}

static GVariant *
row_to_scheme (const GValue *value, const GVariantType *type, gpointer data)
{
  return g_variant_new_string (schemes[MIN (g_value_get_uint (value), G_N_ELEMENTS (schemes) - 1)]);
}

static void
loose_preferences_finalize (GObject *object)
{
  g_clear_object (&LOOSE_PREFERENCES (object)->settings);
  G_OBJECT_CLASS (loose_preferences_parent_class)->finalize (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LoosePreferences, colours),        LOOSE_CHILD (LoosePreferences, fixed_width),
  LOOSE_CHILD (LoosePreferences, line_numbers),   LOOSE_CHILD (LoosePreferences, play_again),
  LOOSE_CHILD (LoosePreferences, complete_as_you_type),
  LOOSE_CHILD (LoosePreferences, same_chance),    LOOSE_CHILD (LoosePreferences, close_quotes),
  LOOSE_CHILD (LoosePreferences, reopen_stories),
};

static void
loose_preferences_class_init (LoosePreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = loose_preferences_finalize;
  loose_template_set (widget_class, "loose-preferences", children, G_N_ELEMENTS (children));
}

static void
loose_preferences_init (LoosePreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

LoosePreferences *
loose_preferences_new (GSettings *settings)
{
  LoosePreferences *self = g_object_new (LOOSE_TYPE_PREFERENCES, NULL);

  self->settings = g_object_ref (settings);
  g_settings_bind_with_mapping (settings, "colour-scheme", self->colours, "selected", G_SETTINGS_BIND_DEFAULT, scheme_to_row,
                                row_to_scheme, NULL, NULL);
  g_settings_bind (settings, "fixed-width", self->fixed_width, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "line-numbers", self->line_numbers, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "complete-as-you-type", self->complete_as_you_type, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "close-quotes", self->close_quotes, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "reopen-stories", self->reopen_stories, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "play-again", self->play_again, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "same-chance", self->same_chance, "active", G_SETTINGS_BIND_DEFAULT);
  return self;
}
