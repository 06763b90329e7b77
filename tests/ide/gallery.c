/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gallery FOLDER [WIDTH HEIGHT]: writes a picture of each panel, for people to look at. The environment determines the
 * appearance: ADW_DEBUG_COLOR_SCHEME=prefer-dark, ADW_DEBUG_HIGH_CONTRAST=1, GALLERY_RTL=1, LANGUAGE=de with
 * TRANSLATIONS; GALLERY_STORY is another story than the example, or with GALLERY_ONLY a project; GALLERY_ONLY, as
 * "show-extensions,show-skein", selects the actions of which pictures are taken, and "menus" each page of the menu;
 * GALLERY_TEXT=1.5 is the scale of text. */
#include "config.h"

#include "helper.h"
#include "loose-window-testing.h"
#include "loose-story-testing.h"

#include "loose-mnemonic.h"
#include "loose-window-private.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <string.h>

static void
over_cb (gpointer over)
{
  *(gboolean *) over = TRUE;
}

/* Nothing is asserted here; a picture is taken when the window no longer changes. */
static void
wait_for (guint milliseconds)
{
  gboolean is_over = FALSE;

  g_timeout_add_once (milliseconds, over_cb, &is_over);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
}

static const char *folder;
static int width = 1280, height = 800;

static void
save (GtkWidget *widget, const char *name)
{
  g_autofree char *file = g_strconcat (name, ".png", NULL), *path = g_build_filename (folder, file, NULL);
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  wait_for (150);
  paintable = gtk_widget_paintable_new (widget);
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  node = gtk_snapshot_to_node (snapshot);
  if (node == NULL) /* it is being laid out again */
    return save (widget, name);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)), node, NULL);
  gdk_texture_save_to_png (texture, path);
  g_print ("%s: %d times %d\n", name, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
}

/* Loads the resources of the application. */
static void
dress (void)
{
  static const char *const styles[] = { "style", "style-dark", "style-hc" };
  GdkDisplay *display = gdk_display_get_default ();
  const gboolean worn[] = { TRUE, adw_style_manager_get_dark (adw_style_manager_get_default ()),
                            adw_style_manager_get_high_contrast (adw_style_manager_get_default ()) };

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++) {
    g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
    g_autofree char *path = g_strdup_printf ("/org/looseleaf/Looseleaf/%s.css", styles[i]);

    gtk_css_provider_load_from_resource (provider, path);
    if (worn[i])
      gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  }
  gtk_icon_theme_add_resource_path (gtk_icon_theme_get_for_display (display), "/org/looseleaf/Looseleaf/icons");
  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Cantarell 11", NULL);
  if (g_getenv ("GALLERY_TEXT") != NULL)
    g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                  (int) (96 * 1024 * g_ascii_strtod (g_getenv ("GALLERY_TEXT"), NULL)), NULL);
}

static void
act (LooseWindow *window, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
  test_settle (window);
}

static void
show (LooseWindow *window, const char *action, const char *name)
{
  act (window, action);
  save (GTK_WIDGET (window), name);
}

static void
enter (LooseWindow *window, const char *command)
{
  loose_story_pane_enter (loose_window_get_story (window), command);
  test_settle (window);
}

/* The window that opened last; its question is not answered. */
static void
save_dialog (LooseWindow *window, const char *action, const char *name)
{
  GListModel *all = gtk_window_get_toplevels ();

  gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
  wait_for (300);
  for (guint i = 0; i < g_list_model_get_n_items (all); i++) {
    g_autoptr (GtkWindow) each = g_list_model_get_item (all, i);

    if (each == GTK_WINDOW (window) || !gtk_widget_get_mapped (GTK_WIDGET (each)))
      continue;
    save (GTK_WIDGET (each), name);
    gtk_window_destroy (each);
    break;
  }
  wait_for (50);
}

static void
start_exploring (LooseWindow *window)
{
  g_autofree char *label = loose_mnemonic_remove (_ ("_Start"));

  g_signal_emit_by_name (test_find_button (GTK_WIDGET (loose_window_get_explore (window)), label), "clicked");
}

static void
show_panels (LooseWindow *window)
{
  act (window, "win.show-source");
  test_point (window, "Instead of taking an instrument when");
  test_settle (window);
  save (GTK_WIDGET (window), "01-window");
  for (guint i = 0; i < 3; i++) {
    static const char *const commands[] = { "log gauge", "take barometer", "take lamp" };
    enter (window, commands[i]);
  }
  show (window, "win.show-turn", "02-turn");
  act (window, "win.show-source");
  show (window, "win.why-not", "03-why");
  show (window, "win.show-values", "04-values");
  show (window, "win.show-outline", "05-outline");
  act (window, "win.show-source");
  show (window, "win.toggle-breakpoint", "06-breakpoint");
  show (window, "win.show-breakpoints", "07-stops");
  show (window, "win.show-index", "08-index");
  loose_index_pane_show_page (loose_window_get_index (window), "map");
  show (window, "win.show-skein", "09-skein");
  act (window, "win.show-explore");
  start_exploring (window);
  wait_for (6000);
  test_point (window, "A weather rule during the Storm"); /* has a ring beside it */
  loose_source_pane_reveal_cursor (loose_window_get_source (window));
  save (GTK_WIDGET (window), "27-explore");
  act (window, "win.show-extensions");
  wait_for (800);
  save (GTK_WIDGET (window), "28-extensions");
  show (window, "win.show-problems", "10-problems");
  act (window, "win.show-source");
  test_point (window, "barometer is an instrument");
  show (window, "win.show-uses", "11-uses");
  show (window, "win.find-everywhere", "12-found");
  test_point (window, "say \"'Leave it");
  act (window, "win.show-source");
  act (window, "win.toggle-breakpoint");
  enter (window, "take book");
  enter (window, "take rain gauge");
  enter (window, "take hedda");
  show (window, "win.show-debugger", "13-debugger");
  show (window, "win.find", "14-find");
  act (window, "win.continue");
  test_edit (window, "The vane is an instrument", "The vane is a nonsuch");
  act (window, "win.show-problems");
  save (GTK_WIDGET (window), "15-with-problems");
  show (window, "win.maximize-map", "17-map");
  show (window, "win.show-source", "18-after-map");
  act (window, "win.show-skein");
  show (window, "win.maximize-panel", "19-skein");
  act (window, "win.maximize-panel");
  act (window, "win.command-palette");
  save (window->palette, "26-palette");
  gtk_popover_popdown (GTK_POPOVER (window->palette));
  show (window, "win.tour", "16-tour");
}

static void
show_dialogs (LooseWindow *window)
{
  static const char *const dialogs[][2] = { { "win.new-project", "20-new-project" },
                                            { "win.show-help-overlay", "21-keys" },
                                            { "win.help", "22-help" },
                                            { "win.rename", "23-rename" },
                                            { "win.unsaved-work", "24-unsaved" },
                                            { "win.back-to-text", "25-back-to-text" } };

  test_point (window, "barometer is an instrument");
  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    save_dialog (window, dialogs[i][0], dialogs[i][1]);
}

/* Takes pictures of the page of the menu with this title, and of its submenus. */
static void
show_menu (GtkWidget *menu, GMenuModel *model, const char *title)
{
  g_autofree char *name = g_strdup_printf ("menu-%s", title);

  g_object_set (menu, "visible-submenu", title, NULL);
  wait_for (400); /* it slides in */
  save (menu, g_strdelimit (name, " /…", '-'));
  for (int i = 0; i < g_menu_model_get_n_items (model); i++) {
    g_autoptr (GMenuModel) section = g_menu_model_get_item_link (model, i, G_MENU_LINK_SECTION);
    GMenuModel *page = section != NULL ? section : model;

    for (int k = section != NULL ? 0 : i; k < (section != NULL ? g_menu_model_get_n_items (page) : i + 1); k++) {
      g_autoptr (GMenuModel) submenu = g_menu_model_get_item_link (page, k, G_MENU_LINK_SUBMENU);
      g_autofree char *label = NULL;

      if (submenu != NULL && g_menu_model_get_item_attribute (page, k, G_MENU_ATTRIBUTE_LABEL, "s", &label))
        show_menu (menu, submenu, label);
    }
  }
}

static void
show_menus (LooseWindow *window)
{
  GtkWidget *menu = GTK_WIDGET (gtk_menu_button_get_popover (window->menu_button));

  gtk_menu_button_popup (window->menu_button);
  wait_for (400);
  save (GTK_WIDGET (window), "menus-window");
  show_menu (menu, gtk_menu_button_get_menu_model (window->menu_button), "main");
  gtk_menu_button_popdown (window->menu_button);
}

/* Takes pictures of what these actions show, in a story that is opened from the disk. */
static void
show_only (const char *actions, const char *story)
{
  g_auto (GStrv) names = g_strsplit (actions, ",", -1);
  g_autofree char *parent = g_path_get_dirname (story), *base = g_path_get_basename (story);
  LooseWindow *window = test_open_file (parent, base);

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  for (guint i = 0; names[i] != NULL; i++) {
    g_autofree char *action = g_strconcat ("win.", names[i], NULL);

    if (strcmp (names[i], "menus") == 0) {
      show_menus (window);
      continue;
    }
    if (g_str_has_suffix (names[i], "…")) {
      action[strlen (action) - strlen ("…")] = '\0';
      save_dialog (window, action, names[i]);
      continue;
    }
    act (window, action);
    wait_for (1000);
    save (GTK_WIDGET (window), names[i]);
  }
}

int
main (int argc, char **argv)
{
  const char *translations = g_getenv ("TRANSLATIONS"), *story = g_getenv ("GALLERY_STORY");
  g_autofree char *text = NULL;
  LooseWindow *window;

  if (argc < 2)
    return 1;
  folder = argv[1];
  g_mkdir_with_parents (folder, 0755);
  if (argc > 3) {
    width = atoi (argv[2]);
    height = atoi (argv[3]);
  }
  setlocale (LC_ALL, "");
  if (translations != NULL)
    bindtextdomain (GETTEXT_PACKAGE, translations);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  test_start (&argc, &argv);
  dress ();
  if (g_getenv ("GALLERY_RTL") != NULL)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  if (g_getenv ("GALLERY_ONLY") != NULL && story != NULL) {
    show_only (g_getenv ("GALLERY_ONLY"), story);
    return 0;
  }
  if (!g_file_get_contents (story != NULL ? story : "data/examples/weather-house.ni", &text, NULL, NULL))
    return 1;
  window = test_window ("");
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  save (GTK_WIDGET (window), "00-empty");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.manual-page", "s", "01-a-first-quarter-of-an-hour");
  test_settle (window);
  save (GTK_WIDGET (window), "manual");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.manual-page", "s", "");
  save (GTK_WIDGET (window), "manual-contents");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.manual-page", "s", "40-a-gallery-of-examples#first-stories");
  wait_for (1500); /* its maps are drawn one by one */
  save (GTK_WIDGET (window), "manual-gallery");
  test_close (window);
  window = test_window (text);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  show_panels (window);
  show_dialogs (window);
  return 0;
}
