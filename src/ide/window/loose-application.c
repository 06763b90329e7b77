/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-application.h"

#include "leaf.h"
#include "loose-accelerators.h"
#include "loose-style-schemes.h"
#include "loose-a11y.h"
#include "loose-preferences.h"
#include "loose-draft-writer.h"
#include "loose-end-signals.h"
#include "loose-gtk-workaround.h"
#include "loose-window.h"

#include <glib/gi18n.h>
#include <gtksourceview/gtksource.h>

/* The longest wait for a slow disk at the end. A draft that is not removed in time is offered again. */
#define MOST_SECONDS_TO_END 5

struct _LooseApplication {
  AdwApplication parent_instance;

  GSettings *settings;
  gboolean quits; /* the list of open stories is stored, so a window that closes does not change it */
};

G_DEFINE_FINAL_TYPE (LooseApplication, loose_application, ADW_TYPE_APPLICATION)

static LooseWindow *
new_window (LooseApplication *self)
{
  LooseWindow *window = loose_window_new (GTK_APPLICATION (self), self->settings);

  self->quits = FALSE;
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

static void
new_window_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  new_window (LOOSE_APPLICATION (data));
}

static void
preferences_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  LooseApplication *self = LOOSE_APPLICATION (data);
  LoosePreferences *preferences = loose_preferences_new (self->settings);

  gtk_window_set_transient_for (GTK_WINDOW (preferences), gtk_application_get_active_window (GTK_APPLICATION (self)));
  gtk_window_present (GTK_WINDOW (preferences));
}

static void
about_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  adw_show_about_window (
      gtk_application_get_active_window (GTK_APPLICATION (data)), "application-name", _ ("Looseleaf"),
      "application-icon", APP_ID, "version", PACKAGE_VERSION, "developer-name", _ ("The Looseleaf contributors"),
      "license-type", GTK_LICENSE_GPL_3_0, "comments",
      _ ("Write stories in Inform 7, see why each rule is where it is, and step through rules while the story runs."),
      NULL);
}

static void
keep_open_stories (LooseApplication *self)
{
  g_autoptr (GStrvBuilder) uris = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  for (GList *each = gtk_application_get_windows (GTK_APPLICATION (self)); each != NULL; each = each->next) {
    GFile *file = LOOSE_IS_WINDOW (each->data)
                      ? loose_project_get_file (loose_session_get_project (loose_window_get_session (each->data)))
                      : NULL;
    g_autofree char *uri = file != NULL ? g_file_get_uri (file) : NULL;

    if (uri != NULL)
      g_strv_builder_add (uris, uri);
  }
  all = g_strv_builder_end (uris);
  g_settings_set_strv (self->settings, "open-stories", (const char *const *) all);
}

void
loose_application_window_closes (LooseApplication *self)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));

  if (!self->quits && windows != NULL && windows->next == NULL)
    keep_open_stories (self);
}

void
loose_application_stop_quitting (LooseApplication *self)
{
  g_return_if_fail (LOOSE_IS_APPLICATION (self));
  self->quits = FALSE;
}

/* Closes the windows one after another, because each may have something to save. */
static void
quit_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (GTK_APPLICATION (data)));

  keep_open_stories (LOOSE_APPLICATION (data));
  LOOSE_APPLICATION (data)->quits = TRUE;
  for (GList *each = windows; each != NULL; each = each->next)
    if (LOOSE_IS_WINDOW (each->data))
      gtk_window_close (each->data);
}

static const GActionEntry actions[] = {
  { .name = "new-window", .activate = new_window_cb },
  { .name = "preferences", .activate = preferences_cb },
  { .name = "about", .activate = about_cb },
  { .name = "quit", .activate = quit_cb },
};

static void
follow_colour_scheme (GSettings *settings, const char *key, gpointer data)
{
  g_autofree char *scheme = g_settings_get_string (settings, "colour-scheme");
  AdwColorScheme wanted = g_str_equal (scheme, "light")  ? ADW_COLOR_SCHEME_FORCE_LIGHT
                          : g_str_equal (scheme, "dark") ? ADW_COLOR_SCHEME_FORCE_DARK
                                                         : ADW_COLOR_SCHEME_DEFAULT;

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), wanted);
}

static void
follow_source_scheme (GSettings *settings, const char *key, gpointer data)
{
  g_autofree char *scheme = g_settings_get_string (settings, "source-scheme");

  loose_style_schemes_choose (scheme);
}

/* Without compositing (on an X server without a compositing manager) the transparent border of a menu would be black,
 * so menus get neither shadows nor round corners. */
static void
do_without_transparency (GdkDisplay *display)
{
  g_autoptr (GtkCssProvider) provider = NULL;

  if (display == NULL || gdk_display_is_composited (display))
    return;
  provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_data (
      provider,
      "popover > contents { box-shadow: none; border-radius: 0; border: 1px solid @borders; } popover > arrow { border-radius: 0; }"
      "GtkSourceAssistant { margin: 0; box-shadow: none; border-radius: 0; outline: none; border: 1px solid @borders; }"
      "GtkSourceAssistant.completion { border: 1px solid @borders; }"
      "GtkSourceAssistant list, GtkSourceAssistant list row { border-radius: 0; }",
      -1);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/* Follows the text direction of the locale. GTK uses left to right for an application without a translation, but a
 * right-to-left reader expects the side panel, the menus and the arrows as in all other windows, whatever the language
 * of the words. */
static void
follow_locale_direction (void)
{
  const char *letters = pango_language_get_sample_string (gtk_get_default_language ());
  GtkWidget *label = g_object_ref_sink (gtk_label_new (NULL));
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (label, letters);

  if (pango_layout_get_direction (layout, 0) == PANGO_DIRECTION_RTL)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  g_object_unref (label);
}

/* Keeps unsaved texts, which the next start offers, and what may be playing is not blamed. */
static void
prepare_to_end (gpointer data)
{
  for (GList *each = gtk_application_get_windows (GTK_APPLICATION (data)); each != NULL; each = each->next)
    if (LOOSE_IS_WINDOW (each->data))
      loose_session_prepare_to_end (loose_window_get_session (each->data));
  loose_draft_writer_flush_all (MOST_SECONDS_TO_END);
}

static void
loose_application_startup (GApplication *application)
{
  LooseApplication *self = LOOSE_APPLICATION (application);

  loose_gtk_workaround_install ();
  G_APPLICATION_CLASS (loose_application_parent_class)->startup (application);
  gtk_source_init ();
  loose_a11y_install ();
  /* Otherwise the text of an explanation would be selected when it opens. */
  g_object_set (gtk_settings_get_default (), "gtk-label-select-on-focus", FALSE, NULL);
  follow_locale_direction ();
  gtk_window_set_default_icon_name (APP_ID);
  do_without_transparency (gdk_display_get_default ());
  self->settings = g_settings_new (APP_ID);
  g_signal_connect_object (self->settings, "changed::colour-scheme", G_CALLBACK (follow_colour_scheme), self, 0);
  follow_colour_scheme (self->settings, NULL, NULL);
  g_signal_connect_object (self->settings, "changed::source-scheme", G_CALLBACK (follow_source_scheme), self, 0);
  follow_source_scheme (self->settings, NULL, NULL);
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  loose_accelerators_install_keys (GTK_APPLICATION (self));
  loose_end_signals_install (prepare_to_end, self);
}

/* Opens the file in the window that has its story, in an unused window, or in a new one. */
static void
open_file (LooseApplication *self, GFile *file)
{
  LooseWindow *window = NULL;

  for (GList *each = gtk_application_get_windows (GTK_APPLICATION (self)); each != NULL; each = each->next)
    if (window == NULL && LOOSE_IS_WINDOW (each->data))
      window = each->data;
  loose_window_open_file (window != NULL ? window : new_window (self), file);
}

/* Opens what was open when the application ended. Returns FALSE if none of it exists, or restoring is off. */
static gboolean
reopen (LooseApplication *self)
{
  g_auto (GStrv) uris = g_settings_get_strv (self->settings, "open-stories");
  gboolean any = FALSE;

  for (guint i = 0; g_settings_get_boolean (self->settings, "restore-session") && uris[i] != NULL; i++) {
    g_autoptr (GFile) file = g_file_new_for_uri (uris[i]);

    if (!g_file_query_exists (file, NULL))
      continue;
    open_file (self, file);
    any = TRUE;
  }
  return any;
}

/* Shows the introduction once, to a user who starts without a story. A user who opens a story wants to write. */
static void
show_tour (LooseApplication *self, LooseWindow *window)
{
  if (g_settings_get_boolean (self->settings, "tour-seen"))
    return;
  g_settings_set_boolean (self->settings, "tour-seen", TRUE);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.tour", NULL);
}

static void
loose_application_activate (GApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  if (window != NULL)
    gtk_window_present (window);
  else if (reopen (LOOSE_APPLICATION (application)))
    loose_window_offer_lost_text (LOOSE_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (application))),
                                  TRUE);
  else {
    window = GTK_WINDOW (new_window (LOOSE_APPLICATION (application)));
    loose_window_offer_lost_text (LOOSE_WINDOW (window), FALSE);
    show_tour (LOOSE_APPLICATION (application), LOOSE_WINDOW (window));
  }
}

static void
loose_application_open (GApplication *application, GFile **files, int n, const char *hint)
{
  gboolean is_first = gtk_application_get_active_window (GTK_APPLICATION (application)) == NULL;
  GtkWindow *window;

  for (int i = 0; i < n; i++)
    open_file (LOOSE_APPLICATION (application), files[i]);
  window = gtk_application_get_active_window (GTK_APPLICATION (application));
  if (is_first && LOOSE_IS_WINDOW (window))
    loose_window_offer_lost_text (LOOSE_WINDOW (window), TRUE);
}

static int
loose_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  if (g_variant_dict_contains (options, "version")) {
    g_print ("Looseleaf %s (libleaf %s)\n", PACKAGE_VERSION, leaf_version ());
    return 0;
  }
  return -1;
}

/* Finishes pending writes and removals before the process ends. */
static void
loose_application_shutdown (GApplication *application)
{
  G_APPLICATION_CLASS (loose_application_parent_class)->shutdown (application);
  loose_draft_writer_flush_all (MOST_SECONDS_TO_END);
}

static void
loose_application_finalize (GObject *object)
{
  g_clear_object (&LOOSE_APPLICATION (object)->settings);
  G_OBJECT_CLASS (loose_application_parent_class)->finalize (object);
}

static void
loose_application_class_init (LooseApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = loose_application_finalize;
  application_class->startup = loose_application_startup;
  application_class->activate = loose_application_activate;
  application_class->shutdown = loose_application_shutdown;
  application_class->open = loose_application_open;
  application_class->handle_local_options = loose_application_handle_local_options;
}

static void
loose_application_init (LooseApplication *self)
{
  g_application_add_main_option (G_APPLICATION (self), "version", 'v', 0, G_OPTION_ARG_NONE,
                                 _ ("Print the version and exit"), NULL);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _ ("[STORY.ni | PROJECT.inform …]"));
}

LooseApplication *
loose_application_new (void)
{
  return g_object_new (LOOSE_TYPE_APPLICATION, "application-id", APP_ID, "flags", G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", RESOURCE_PATH, NULL);
}
