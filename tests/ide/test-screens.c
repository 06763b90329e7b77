/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The stories of tests/screens in the window: pictures, sounds, timers, keys, links and windows. SCREENS_SHOTS is a
 * folder for screenshots, for people to look at. */
#include "helper.h"
#include "loose-story-keys.h"
#include "loose-story-testing.h"
#include "loose-window-testing.h"
#include "loose-session-testing.h"

#include <string.h>

typedef struct {
  LooseWindow *window;
  LooseStoryPane *pane;
} Screen;

static LoosePlayer *
player_of (const Screen *screen)
{
  return loose_session_get_player (loose_window_get_session (screen->window));
}

/* --- materials ---------------------------------------------------------------------------------------------------- */

static void
write_materials (const char *folder)
{
  static const guint8 head[44]
      = "RIFF\x64\x1f\0\0WAVEfmt \x10\0\0\0\1\0\1\0\x40\x1f\0\0\x40\x1f\0\0\1\0\x8\0data\x40\x1f\0\0";
  g_autofree char *figures = g_build_filename (folder, "Tale.materials", "Figures", NULL);
  g_autofree char *sounds = g_build_filename (folder, "Tale.materials", "Sounds", NULL);
  g_autofree char *tower = g_build_filename (figures, "Tower.png", NULL);
  g_autofree char *waves = g_build_filename (sounds, "Waves.wav", NULL);
  g_autofree guint8 *bytes = g_malloc (sizeof head + 8000);
  g_autoptr (GdkPixbuf) pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, 100, 200);

  g_mkdir_with_parents (figures, 0755);
  g_mkdir_with_parents (sounds, 0755);
  gdk_pixbuf_fill (pixbuf, 0xe0e0d8ff);
  g_assert_true (gdk_pixbuf_save (pixbuf, tower, "png", NULL, NULL));
  memcpy (bytes, head, sizeof head);
  memset (bytes + sizeof head, 128, 8000);
  g_assert_true (g_file_set_contents (waves, (const char *) bytes, sizeof head + 8000, NULL));
}

/* --- what is seen ------------------------------------------------------------------------------------------------- */

static LooseStoryWindow *
find_window (const Screen *screen, const char *name)
{
  LooseStoryWindows *windows = loose_story_pane_get_windows (screen->pane);

  for (guint i = 0; i < loose_story_windows_get_n (windows); i++) {
    LooseStoryWindow *window = loose_story_windows_get (windows, i);

    if (gtk_test_accessible_check_property (GTK_ACCESSIBLE (window), GTK_ACCESSIBLE_PROPERTY_LABEL, name) == NULL)
      return window;
  }
  g_error ("no window is called '%s'", name);
}

static char *
dup_text (const Screen *screen, const char *name)
{
  return strcmp (name, "story") == 0 ? loose_story_view_dup_text (loose_story_pane_get_view (screen->pane))
                                     : loose_story_window_dup_text (find_window (screen, name));
}

static void
check_text (const Screen *screen, const char *name, const char *words, gboolean is_wanted)
{
  g_autofree char *text = dup_text (screen, name);

  if ((strstr (text, words) != NULL) != is_wanted)
    g_error ("'%s' is %s in %s: %s", words, is_wanted ? "not" : "also", name, text);
}

static void
check_status (const Screen *screen, const char *words)
{
  g_autofree char *status = loose_story_pane_dup_status (screen->pane);

  g_strdelimit (g_strdelimit (status, "\t", '|'), "\n", '/');
  g_assert_cmpstr (status, ==, words);
}

static void
check_pictures (const Screen *screen, const char *name, guint n)
{
  GtkWidget *picture = test_find_widget (GTK_WIDGET (find_window (screen, name)), LOOSE_TYPE_STORY_PICTURE);

  TEST_EVENTUALLY (loose_story_picture_get_n_read (LOOSE_STORY_PICTURE (picture)) == n);
}

static void
check_sound (const Screen *screen, const char *name)
{
  LooseSoundBar *bar = loose_story_pane_get_sound (screen->pane);

  TEST_EVENTUALLY (loose_sound_bar_get_stream (bar) != NULL);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (bar)));
  test_assert_contains (gtk_label_get_text (GTK_LABEL (test_find_widget (GTK_WIDGET (bar), GTK_TYPE_LABEL))), name);
}

/* --- what is done ------------------------------------------------------------------------------------------------- */

static void
follow_link (const Screen *screen, const char *name, const char *words)
{
  g_autofree char *text = dup_text (screen, name);
  const char *at = g_strrstr (text, words);
  guint offset = 0, row = 0, column = 0;

  g_assert_nonnull (at);
  for (const char *c = text; c < at; c = g_utf8_next_char (c)) {
    offset++;
    column = *c == '\n' ? 0 : column + 1;
    row += *c == '\n';
  }
  if (strcmp (name, "story") == 0)
    g_assert_true (loose_story_view_follow_link (loose_story_pane_get_view (screen->pane), offset));
  else
    g_assert_true (loose_story_window_activate_at (find_window (screen, name), column, row));
  test_settle (screen->window);
}

static void
click (const Screen *screen, const char *name, guint column, guint row)
{
  g_assert_true (loose_story_window_activate_at (find_window (screen, name), column, row));
  test_settle (screen->window);
}

static void
press (GtkWidget *widget, const char *name)
{
  static const struct {
    const char *name;
    guint key;
  } keys[] = { { "left", GDK_KEY_Left }, { "right", GDK_KEY_Right },  { "up", GDK_KEY_Up },
               { "down", GDK_KEY_Down }, { "enter", GDK_KEY_Return }, { "space", GDK_KEY_space } };
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean is_shifted = g_str_has_prefix (name, "shift+"), is_handled = FALSE;
  guint key = 0;

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (g_str_equal (name + (is_shifted ? 6 : 0), keys[i].name))
      key = keys[i].key;
  g_assert_cmpuint (key, !=, 0);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (g_strcmp0 (gtk_event_controller_get_name (controller), LOOSE_STORY_POINTER_KEYS) == 0)
      g_signal_emit_by_name (controller, "key-pressed", key, 0, is_shifted ? GDK_SHIFT_MASK : 0, &is_handled);
  }
  g_assert_true (is_handled);
}

/* The pane gets the focus, and keeps it. */
static void
press_keys (const Screen *screen, const char *name, const char *words)
{
  g_auto (GStrv) keys = g_strsplit (words, " ", -1);
  GtkWidget *pane = GTK_WIDGET (find_window (screen, name));
  GtkWidget *widget = test_find_widget (pane, LOOSE_TYPE_STORY_PICTURE);

  if (widget == NULL)
    widget = test_find_widget (pane, GTK_TYPE_TEXT_VIEW);
  g_assert_true (gtk_widget_grab_focus (widget));
  for (guint i = 0; keys[i] != NULL; i++)
    press (widget, keys[i]);
  test_settle (screen->window);
  g_assert_true (gtk_widget_has_focus (widget));
}

/* Splits "map window at 4, 2" or "map window: words" at the mark. The first part is in place. */
static char *
split (char *step, const char *mark)
{
  char *at = strstr (step, mark);

  if (at == NULL)
    g_error ("a step is not understood: %s", step);
  *at = '\0';
  return at + strlen (mark);
}

static void
run_step (const Screen *screen, const char *line)
{
  g_autofree char *step = g_strdup (line);
  gboolean is_not = g_str_has_prefix (step, "not ");
  char *rest;

  if (*step == '>') {
    loose_story_pane_enter (screen->pane, step + 1);
    test_settle (screen->window);
  } else if (g_str_has_prefix (step, "click ")) {
    rest = split (step, " at ");
    click (screen, step + 6, (guint) g_ascii_strtoull (rest, NULL, 10),
           (guint) g_ascii_strtoull (split (rest, ", "), NULL, 10));
  } else if (g_str_has_prefix (step, "link ")) {
    rest = split (step, ": ");
    follow_link (screen, step + 5, rest);
  } else if (g_str_has_prefix (step, "keys ")) {
    rest = split (step, ": ");
    press_keys (screen, step + 5, rest);
  } else if (g_str_has_prefix (step, "pictures ")) {
    rest = split (step, ": ");
    check_pictures (screen, step + 9, (guint) g_ascii_strtoull (rest, NULL, 10));
  } else if (g_str_has_prefix (step, "status: ")) {
    check_status (screen, step + 8);
  } else if (g_str_has_prefix (step, "windows: ")) {
    g_assert_cmpuint (loose_story_windows_get_n (loose_story_pane_get_windows (screen->pane)), ==,
                      g_ascii_strtoull (step + 9, NULL, 10));
  } else if (g_str_has_prefix (step, "sound: ")) {
    check_sound (screen, step + 7);
  } else {
    rest = split (step, ": ");
    check_text (screen, step + (is_not ? 4 : 0), rest, !is_not);
  }
}

static void
shoot (const Screen *screen, const char *name)
{
  const char *folder = g_getenv ("SCREENS_SHOTS");
  g_autofree char *file = g_strconcat (name, ".png", NULL), *path = NULL;
  GtkWidget *widget = GTK_WIDGET (screen->pane);
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GtkSnapshot) snapshot = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  if (folder == NULL)
    return;
  test_frames (widget, 5);
  path = g_build_filename (folder, file, NULL);
  snapshot = gtk_snapshot_new ();
  paintable = gtk_widget_paintable_new (widget);
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  node = gtk_snapshot_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)), node, NULL);
  gdk_texture_save_to_png (texture, path);
}

static void
test_screen (gconstpointer data)
{
  const char *path = data;
  g_autofree char *text = NULL, *folder = g_dir_make_tmp ("loose-screens-XXXXXX", NULL), *name = NULL;
  g_auto (GStrv) steps = NULL;
  char *source, *play;
  Screen screen;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  source = split (text, "--- source\n");
  play = split (source, "--- play\n");
  steps = g_strsplit (play, "\n", -1);
  write_materials (folder);
  test_write_file (folder, "Tale.inform/Source/story.ni", source);
  screen.window = test_open_file (folder, "Tale.inform/Source/story.ni");
  screen.pane = loose_window_get_story (screen.window);
  test_assert_no_problems (screen.window);
  TEST_EVENTUALLY (loose_player_get_state (player_of (&screen)) == LOOSE_PLAY_WAITING);
  name = g_path_get_basename (path);
  for (guint i = 0; steps[i] != NULL; i++)
    if (*steps[i] != '\0')
      run_step (&screen, steps[i]);
  shoot (&screen, name);
  test_close (screen.window);
}

int
main (int argc, char **argv)
{
  const char *folder = g_getenv ("SCREENS");
  g_autoptr (GDir) files = NULL;
  const char *name;

  test_start (&argc, &argv);
  g_assert_nonnull (folder);
  files = g_dir_open (folder, 0, NULL);
  while ((name = g_dir_read_name (files)) != NULL)
    if (g_str_has_suffix (name, ".screen")) {
      g_autofree char *test = g_strconcat ("/ide/screens/", name, NULL);

      g_test_add_data_func_full (test, g_build_filename (folder, name, NULL), test_screen, g_free);
    }
  return g_test_run ();
}
