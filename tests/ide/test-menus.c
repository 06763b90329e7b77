/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The menus, the command palette, and panels that replace the source. */
#include "helper.h"
#include "loose-window-testing.h"
#include "loose-toolkit-testing.h"
#include "loose-story-testing.h"
#include "loose-session-testing.h"

#include "loose-accelerators.h"
#include "loose-mnemonic.h"
#include "loose-palette.h"
#include "loose-window-private.h"

#include <string.h>

/* The height that is left of 768 pixels below the bar of a window and within the frame of a menu, for text of 1.5 times
 * the usual size. */
#define MOST_HEIGHT 520

static const char story[]
    = "\"Menus\"\n\nThe Hall is a room. The ball is in the Hall. The Attic is up from the Hall.\n\n"
      "Instead of jumping:\n\tsay \"Hop.\"\n";

static LoosePalette *
open_palette (LooseWindow *window)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.command-palette", NULL));
  test_settle (window);
  g_assert_true (gtk_widget_get_visible (window->palette));
  return LOOSE_PALETTE (window->palette);
}

/* --- menus -------------------------------------------------------------------------------------------------------- */

/* A menu as it is when it opens, with only the names of its submenus. */
static GMenu *
dup_level (GMenuModel *model)
{
  GMenu *level = g_menu_new ();

  for (int i = 0; i < g_menu_model_get_n_items (model); i++) {
    g_autoptr (GMenuModel) section = g_menu_model_get_item_link (model, i, G_MENU_LINK_SECTION);
    g_autofree char *label = NULL;

    if (section != NULL) {
      g_autoptr (GMenu) within = dup_level (section);

      g_menu_append_section (level, NULL, G_MENU_MODEL (within));
    } else if (g_menu_model_get_item_attribute (model, i, G_MENU_ATTRIBUTE_LABEL, "s", &label)) {
      g_menu_append (level, label, "win.find");
    }
  }
  return level;
}

/* Each level fits below the bar of a window on a small screen. */
static void
assert_fits (GtkWidget *parent, GMenuModel *model)
{
  g_autoptr (GMenu) level = dup_level (model);
  GtkWidget *popover = gtk_popover_menu_new_from_model (G_MENU_MODEL (level));
  int height;

  gtk_widget_set_parent (popover, parent);
  /* the popover itself has no size while it is hidden */
  gtk_widget_measure (gtk_popover_get_child (GTK_POPOVER (popover)), GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL,
                      NULL);
  g_test_message ("%d", height);
  g_assert_cmpint (height, >, 0);
  g_assert_cmpint (height, <=, MOST_HEIGHT);
  gtk_widget_unparent (popover);
}

static guint
assert_all_fit (GtkWidget *parent, GMenuModel *model, gboolean is_level)
{
  guint n = 0;

  if (is_level)
    assert_fits (parent, model);
  for (int i = 0; i < g_menu_model_get_n_items (model); i++) {
    g_autoptr (GMenuModel) section = g_menu_model_get_item_link (model, i, G_MENU_LINK_SECTION),
                           submenu = g_menu_model_get_item_link (model, i, G_MENU_LINK_SUBMENU);

    if (section != NULL)
      n += assert_all_fit (parent, section, FALSE);
    else if (submenu != NULL)
      n += assert_all_fit (parent, submenu, TRUE);
    else
      n++;
  }
  return n;
}

static void
test_menus_fit (void)
{
  LooseWindow *window = test_window (story);
  GMenuModel *menu = gtk_menu_button_get_menu_model (window->menu_button);

  g_assert_cmpuint (assert_all_fit (window->content_box, menu, TRUE), >, 100);
  test_close (window);
}

/* A label that is made of any text shows that text. */
static void
test_mnemonics (void)
{
  static const char *const texts[] = { "", "Find", "a_b", "_", "__", "snake_case_rules rule", "ends_" };
  g_autofree char *plain = loose_mnemonic_remove ("Save _As…"), *two = loose_mnemonic_remove ("_Unlist from “a__b”");

  g_assert_cmpstr (plain, ==, "Save As…");
  g_assert_cmpstr (two, ==, "Unlist from “a_b”");
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autofree char *label = loose_mnemonic_escape (texts[i]), *shown = loose_mnemonic_remove (label);

    g_assert_cmpstr (shown, ==, texts[i]);
  }
}

/* --- the palette -------------------------------------------------------------------------------------------------- */

static char *
key_label (const char *key)
{
  GdkModifierType modifiers;
  guint keyval;

  g_assert_true (gtk_accelerator_parse (key, &keyval, &modifiers));
  return gtk_accelerator_get_label (keyval, modifiers);
}

static void
assert_list (LoosePalette *palette, const char *words, const char *wanted)
{
  g_autofree char *list = NULL;

  loose_palette_look_for (palette, words);
  list = loose_palette_dup_list (palette);
  g_assert_cmpstr (list, ==, wanted);
}

/* Every action with a key is listed with its key. */
static void
test_palette_has_all (void)
{
  LooseWindow *window = test_window (story);
  LoosePalette *palette = open_palette (window);
  g_autofree char *list = loose_palette_dup_list (palette);
  guint n;
  const LooseActionKeys *keys = loose_accelerators_get_keys (&n);
  g_auto (GStrv) lines = g_strsplit (list, "\n", -1);

  for (guint i = 0; i < n; i++) {
    g_autofree char *label = key_label (keys[i].keys[0]), *at_end = g_strconcat ("|", label, NULL),
                    *insensitive = g_strconcat (at_end, " (insensitive)", NULL);
    guint found = 0;

    for (guint line = 0; lines[line] != NULL; line++)
      found += g_str_has_suffix (lines[line], at_end) || g_str_has_suffix (lines[line], insensitive);
    g_test_message ("%s: %s", keys[i].action, label);
    g_assert_cmpuint (found, ==, 1);
  }
  test_close (window);
}

/* The search matches the beginnings of words of the title and the menu, in any order; unavailable actions are listed
 * and marked. */
static void
test_palette_finds (void)
{
  LooseWindow *window = test_window (story);
  LoosePalette *palette = open_palette (window);

  assert_list (palette, "togg com", "Toggle Comment|Edit|Ctrl+/\n");
  assert_list (palette, "COMMENT toggle", "Toggle Comment|Edit|Ctrl+/\n");
  assert_list (palette, "step over",
               "Step Over|Debug|F8 (insensitive)\nStep Back Over|Debug › Step Back|Shift+Ctrl+F8\n");
  assert_list (palette, "edit spelling", "Check Spelling|Edit|Ctrl+Alt+S\n");
  assert_list (palette, "no such thing", "");
  g_assert_false (loose_palette_do_first (palette));
  test_close (window);
}

/* The chosen action applies to the widget that had the focus. */
static void
test_palette_does (void)
{
  LooseWindow *window = test_window (story);
  LoosePalette *palette;
  g_autofree char *text = NULL;

  test_point (window, "Instead of");
  gtk_widget_grab_focus (GTK_WIDGET (loose_source_pane_get_view (window->source)));
  palette = open_palette (window);
  loose_palette_look_for (palette, "toggle comment");
  g_assert_true (loose_palette_do_first (palette));
  test_settle (window);
  text = loose_session_dup_text (window->session);
  test_assert_contains (text, "[Instead of jumping:]");
  g_assert_false (gtk_widget_get_visible (window->palette));
  g_assert_true (gtk_widget_is_focus (GTK_WIDGET (loose_source_pane_get_view (window->source))));
  open_palette (window);
  loose_palette_look_for (palette, "undo");
  g_assert_true (loose_palette_do_first (palette));
  test_settle (window);
  g_free (text);
  text = loose_session_dup_text (window->session);
  g_assert_cmpstr (text, ==, story);
  test_close (window);
}

/* --- panels ------------------------------------------------------------------------------------------------------- */

static gboolean
is_on (LooseWindow *window, const char *property)
{
  gboolean on;

  g_object_get (window, property, &on, NULL);
  return on;
}

/* Five names of pages, and beside them those of the group that is visible. */
static void
test_groups (void)
{
  LooseWindow *window = test_window (story);
  guint n = 0;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.show-values", NULL));
  test_settle (window);
  for (GtkWidget *each = gtk_widget_get_first_child (window->bottom_tabs); each != NULL;
       each = gtk_widget_get_next_sibling (each))
    n++;
  g_assert_cmpuint (n, ==, 6);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (loose_window_get_values (window))));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window->inner_tabs)));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.show-problems", NULL));
  test_settle (window);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (window->inner_tabs)));
  /* a pause shows the stack, but does not hide a watched value */
  test_point (window, "say \"Hop.\"");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.toggle-breakpoint", NULL));
  loose_story_pane_enter (window->story, "jump");
  test_settle (window);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (loose_window_get_debugger (window))));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.show-values", NULL));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.step-in", NULL));
  test_settle (window);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (loose_window_get_values (window))));
  test_close (window);
}

/* A panel replaces the source until something is shown in the source. */
static void
test_maximize (void)
{
  LooseWindow *window = test_window (story), *other = test_window (story);
  GtkWidget *source = GTK_WIDGET (window->source);
  LeafProgram *program = loose_session_get_program (window->session);
  int side = gtk_paned_get_position (window->side_paned), width = gtk_widget_get_width (source);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.show-skein", NULL));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.maximize-panel", NULL));
  TEST_EVENTUALLY (!gtk_widget_get_mapped (source)
                   && gtk_widget_get_mapped (GTK_WIDGET (loose_window_get_skein (window))));
  g_assert_true (is_on (window, "panel-maximized"));
  loose_session_show_rule (window->session, program, leaf_program_find_rule (program, "Instead of jumping"), FALSE);
  TEST_EVENTUALLY (gtk_widget_get_mapped (source));
  g_assert_false (is_on (window, "panel-maximized"));

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.maximize-map", NULL));
  TEST_EVENTUALLY (!gtk_widget_get_mapped (source) && gtk_widget_get_width (window->sidebar) >= side + width / 2);
  g_assert_cmpint (gtk_paned_get_position (other->side_paned), ==, side);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window->story)));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (window->manual_paned))); /* no empty band beside the map */
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.maximize-map", NULL));
  TEST_EVENTUALLY (gtk_widget_get_mapped (source) && gtk_paned_get_position (window->side_paned) == side);

  /* The bottom panel brings the source back. */
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.maximize-map", NULL));
  TEST_EVENTUALLY (!gtk_widget_get_mapped (source));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.show-problems", NULL));
  TEST_EVENTUALLY (gtk_widget_get_mapped (source) && gtk_widget_get_mapped (window->bottom));
  g_assert_false (is_on (window, "map-maximized"));

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.maximize-panel", NULL));
  loose_window_close_bottom (window);
  TEST_EVENTUALLY (gtk_widget_get_mapped (source));
  test_close (window);
  test_close (other);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/ide/menus/fit", test_menus_fit);
  g_test_add_func ("/ide/menus/mnemonics", test_mnemonics);
  g_test_add_func ("/ide/menus/palette-has-all", test_palette_has_all);
  g_test_add_func ("/ide/menus/palette-finds", test_palette_finds);
  g_test_add_func ("/ide/menus/palette-does", test_palette_does);
  g_test_add_func ("/ide/menus/groups", test_groups);
  g_test_add_func ("/ide/menus/maximize", test_maximize);
  return g_test_run ();
}
