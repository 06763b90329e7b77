/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-preferences.h"

#include "loose-dictionary.h"
#include "loose-template.h"

#include <glib/gi18n.h>
#include <gtksourceview/gtksource.h>

struct _LoosePreferences {
  AdwPreferencesWindow parent_instance;

  /* Template widgets */
  AdwComboRow *colours, *scheme, *language;
  GtkFontChooser *font;
  GtkWidget *no_font, *inform_folder;
  GtkSpinButton *text_size, *tab_width;
  GtkSwitch *fixed_width, *line_numbers, *mark_unexplored, *close_quotes, *complete_as_you_type, *reopen_stories,
      *play_again, *same_chance, *show_sidebar, *show_library, *check_spelling, *count_rules;

  /* Owned */
  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (LoosePreferences, loose_preferences, ADW_TYPE_PREFERENCES_WINDOW)

/* --- choices from a list ------------------------------------------------------------------------------------------ */

/* The rows of a list, and the setting's value for each. */
typedef struct {
  char **values;
} Choice;

static void
choice_free (gpointer data)
{
  Choice *choice = data;

  g_strfreev (choice->values);
  g_free (choice);
}

static gboolean
value_to_row (GValue *value, GVariant *variant, gpointer data)
{
  Choice *choice = data;

  for (guint i = 0; choice->values[i] != NULL; i++)
    if (g_str_equal (g_variant_get_string (variant, NULL), choice->values[i]))
      g_value_set_uint (value, i);
  return TRUE;
}

static GVariant *
row_to_value (const GValue *value, const GVariantType *type, gpointer data)
{
  Choice *choice = data;

  return g_variant_new_string (choice->values[MIN (g_value_get_uint (value), g_strv_length (choice->values) - 1)]);
}

/* Takes ownership of `values`. */
static void
bind_choice (LoosePreferences *self, const char *key, AdwComboRow *row, char **values)
{
  Choice *choice = g_new0 (Choice, 1);

  choice->values = values;
  g_settings_bind_with_mapping (self->settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT, value_to_row,
                                row_to_value, choice, choice_free);
}

static void
offer (AdwComboRow *row, GPtrArray *titles)
{
  g_autoptr (GtkStringList) list = NULL;

  g_ptr_array_add (titles, NULL);
  list = gtk_string_list_new ((const char *const *) titles->pdata);
  adw_combo_row_set_model (row, G_LIST_MODEL (list));
}

static void
bind_scheme (LoosePreferences *self)
{
  GtkSourceStyleSchemeManager *manager = gtk_source_style_scheme_manager_get_default ();
  const char *const *ids = gtk_source_style_scheme_manager_get_scheme_ids (manager);
  g_autoptr (GPtrArray) titles = g_ptr_array_new ();
  g_autoptr (GStrvBuilder) values = g_strv_builder_new ();

  g_ptr_array_add (titles, (gpointer) _ ("Default"));
  g_strv_builder_add (values, "");
  for (guint i = 0; ids != NULL && ids[i] != NULL; i++) {
    if (g_str_has_prefix (ids[i], "looseleaf"))
      continue;
    g_ptr_array_add (titles, (gpointer) gtk_source_style_scheme_get_name (
                                 gtk_source_style_scheme_manager_get_scheme (manager, ids[i])));
    g_strv_builder_add (values, ids[i]);
  }
  offer (self->scheme, titles);
  bind_choice (self, "source-scheme", self->scheme, g_strv_builder_end (values));
}

static void
bind_language (LoosePreferences *self)
{
  g_auto (GStrv) known = loose_dictionary_list ();
  g_autoptr (GPtrArray) titles = g_ptr_array_new ();
  g_autoptr (GStrvBuilder) values = g_strv_builder_new ();

  g_ptr_array_add (titles,
                   (gpointer) (known[0] != NULL ? _ ("English for Your Region") : _ ("No Dictionary Installed")));
  g_strv_builder_add (values, "");
  for (guint i = 0; known[i] != NULL; i++) {
    g_ptr_array_add (titles, known[i]);
    g_strv_builder_add (values, known[i]);
  }
  offer (self->language, titles);
  gtk_widget_set_sensitive (GTK_WIDGET (self->language), known[0] != NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->check_spelling), known[0] != NULL);
  bind_choice (self, "spelling-language", self->language, g_strv_builder_end (values));
}

/* --- the font ----------------------------------------------------------------------------------------------------- */

static void
font_set_cb (LoosePreferences *self)
{
  PangoFontFamily *family = gtk_font_chooser_get_font_family (self->font);

  if (family != NULL)
    g_settings_set_string (self->settings, "source-font", pango_font_family_get_name (family));
}

static void
no_font_cb (LoosePreferences *self)
{
  g_settings_reset (self->settings, "source-font");
}

static void
follow_font (LoosePreferences *self)
{
  g_autofree char *family = g_settings_get_string (self->settings, "source-font");

  gtk_font_chooser_set_font (self->font, *family != '\0' ? family : "Sans");
  gtk_widget_set_sensitive (self->no_font, *family != '\0');
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
loose_preferences_finalize (GObject *object)
{
  g_clear_object (&LOOSE_PREFERENCES (object)->settings);
  G_OBJECT_CLASS (loose_preferences_parent_class)->finalize (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LoosePreferences, colours),
  LOOSE_CHILD (LoosePreferences, scheme),
  LOOSE_CHILD (LoosePreferences, language),
  LOOSE_CHILD (LoosePreferences, font),
  LOOSE_CHILD (LoosePreferences, no_font),
  LOOSE_CHILD (LoosePreferences, text_size),
  LOOSE_CHILD (LoosePreferences, tab_width),
  LOOSE_CHILD (LoosePreferences, fixed_width),
  LOOSE_CHILD (LoosePreferences, line_numbers),
  LOOSE_CHILD (LoosePreferences, mark_unexplored),
  LOOSE_CHILD (LoosePreferences, play_again),
  LOOSE_CHILD (LoosePreferences, same_chance),
  LOOSE_CHILD (LoosePreferences, complete_as_you_type),
  LOOSE_CHILD (LoosePreferences, close_quotes),
  LOOSE_CHILD (LoosePreferences, reopen_stories),
  LOOSE_CHILD (LoosePreferences, show_sidebar),
  LOOSE_CHILD (LoosePreferences, show_library),
  LOOSE_CHILD (LoosePreferences, inform_folder),
  LOOSE_CHILD (LoosePreferences, count_rules),
  LOOSE_CHILD (LoosePreferences, check_spelling),
};

static void
loose_preferences_class_init (LoosePreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = loose_preferences_finalize;
  loose_template_set (widget_class, "loose-preferences", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, font_set_cb);
  gtk_widget_class_bind_template_callback (widget_class, no_font_cb);
}

static void
loose_preferences_init (LoosePreferences *self)
{
  loose_template_init (GTK_WIDGET (self));
}

LoosePreferences *
loose_preferences_new (GSettings *settings)
{
  static const char *const colours[] = { "default", "light", "dark", NULL };
  LoosePreferences *self = g_object_new (LOOSE_TYPE_PREFERENCES, NULL);
  const struct {
    const char *key, *property;
    gpointer widget;
  } rows[] = {
    { "fixed-width", "active", self->fixed_width },
    { "line-numbers", "active", self->line_numbers },
    { "mark-unexplored", "active", self->mark_unexplored },
    { "complete-as-you-type", "active", self->complete_as_you_type },
    { "close-quotes", "active", self->close_quotes },
    { "restore-session", "active", self->reopen_stories },
    { "auto-replay", "active", self->play_again },
    { "fixed-seed", "active", self->same_chance },
    { "show-sidebar", "active", self->show_sidebar },
    { "show-library", "active", self->show_library },
    { "count-rules", "active", self->count_rules },
    { "inform-folder", "text", self->inform_folder },
    { "check-spelling", "active", self->check_spelling },
    { "text-size", "value", self->text_size },
    { "tab-width", "value", self->tab_width },
  };

  self->settings = g_object_ref (settings);
  bind_choice (self, "colour-scheme", self->colours, g_strdupv ((char **) colours));
  bind_scheme (self);
  bind_language (self);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_settings_bind (settings, rows[i].key, rows[i].widget, rows[i].property, G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (settings, "changed::source-font", G_CALLBACK (follow_font), self, G_CONNECT_SWAPPED);
  /* The font button contains another button, which has no accessible name. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (GTK_WIDGET (self->font))),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_font_button_get_title (GTK_FONT_BUTTON (self->font)), -1);
  follow_font (self);
  return self;
}
