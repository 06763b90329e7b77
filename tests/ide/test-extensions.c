/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pages about a project: extensions installed, pinned, tried in another version, and removed; figures and sounds. */
#include "helper.h"
#include "loose-window-testing.h"
#include "loose-extensions-testing.h"
#include "loose-session-testing.h"
#include "loose-toolkit-testing.h"

#include "leaf-storage-extensions.h"
#include "leaf-storage-tree.h"
#include "loose-extensions-pane.h"
#include "loose-files-pane.h"
#include "loose-notes-pane.h"
#include "loose-sound-bar.h"
#include "loose-window-private.h"

#include <glib/gstdio.h>
#include <string.h>

static const char story[]
    = "\"Three\"\n\nInclude Lamps by Ann Author.\nInclude Bells by Ann Author.\nInclude Doormats by "
      "Bea Author.\n\nThe Hall is a room. The torch is a lamp in the Hall. The gong is a bell in "
      "the Hall. The rug is a doormat in the Hall.\n";

static const char skein[]
    = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<Skein rootNode=\"a\" xmlns=\"http://www.logicalshift.org.uk/IF/Skein\">\n"
      "<item nodeId=\"a\"><command>- start -</command><children><child nodeId=\"b\"/><child nodeId=\"c\"/></children></item>\n"
      "<item nodeId=\"b\"><command>examine torch</command><commentary>Number 1 of Lamps.</commentary></item>\n"
      "<item nodeId=\"c\"><command>examine gong</command><commentary>Number 1 of Bells.</commentary></item>\n"
      "</Skein>\n";

static const struct {
  const char *title, *kind, *author;
} written[]
    = { { "Lamps", "lamp", "Ann Author" }, { "Bells", "bell", "Ann Author" }, { "Doormats", "doormat", "Bea Author" } };

/* Each in two versions, which describe themselves. */
static void
write_extensions (const char *folder)
{
  for (guint i = 0; i < G_N_ELEMENTS (written); i++)
    for (guint version = 1; version <= 2; version++) {
      g_autofree char *name = g_strdup_printf ("new/%s %u.i7x", written[i].title, version);
      g_autofree char *text = g_strdup_printf (
          "Version %u of %s by %s begins here.\n\nA %s is a kind of thing. The description of a %s is usually \"Number "
          "%u of %s.\"\n\n%s ends here.\n",
          version, written[i].title, written[i].author, written[i].kind, written[i].kind, version, written[i].title,
          written[i].title);

      test_write_file (folder, name, text);
    }
}

static LooseExtensionsPane *
pane_of (LooseWindow *window)
{
  return loose_window_get_extensions (window);
}

static char *
dup_rows (LooseWindow *window)
{
  GtkWidget *list = test_find_widget (GTK_WIDGET (pane_of (window)), GTK_TYPE_LIST_VIEW);

  return test_list (G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list))));
}

static gboolean
is_done (LooseWindow *window)
{
  return !loose_extensions_pane_is_busy (pane_of (window));
}

static void
act (LooseWindow *window, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (pane_of (window)), action, NULL));
  test_until (is_done, window);
  test_settle (window);
  test_until (is_done, window);
}

static void
install (LooseWindow *window, const char *folder, const char *name)
{
  g_autoptr (GFile) file = g_file_new_build_filename (folder, name, NULL);

  loose_extensions_pane_install (pane_of (window), file);
  test_until (is_done, window);
  test_settle (window);
  test_until (is_done, window);
}

static gboolean
has_row (LooseWindow *window, const char *title, const char *detail)
{
  return loose_extensions_pane_select (pane_of (window), title, detail);
}

static void
choose (LooseWindow *window, const char *title, const char *detail)
{
  g_assert_true (loose_extensions_pane_select (pane_of (window), title, detail));
}

static void
answer (const char *response)
{
  AdwMessageDialog *dialog = test_open_dialog ();

  g_assert_nonnull (dialog);
  adw_message_dialog_response (dialog, response);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Answers the dialog that mentions these words. */
static void
answer_about (const char *words, const char *response)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *each = windows; each != NULL; each = each->next)
    if (ADW_IS_MESSAGE_DIALOG (each->data)
        && strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (each->data)), words) != NULL) {
      adw_message_dialog_response (ADW_MESSAGE_DIALOG (each->data), response);
      gtk_window_destroy (GTK_WINDOW (each->data));
      return;
    }
  g_error ("no dialog mentions %s", words);
}

static char *
read_file_of (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  char *text = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    g_error ("%s cannot be read", path);
  return text;
}

/* Opens a window with the story, whose extensions are installed in their first version. */
static LooseWindow *
make_window (char **folder)
{
  g_autofree char *own = leaf_storage_extensions_folder ();
  LooseWindow *window;

  leaf_storage_remove_tree (own); /* what another test installed */
  *folder = g_dir_make_tmp ("extensions-XXXXXX", NULL);
  test_write_file (*folder, "Three.inform/Source/story.ni", story);
  test_write_file (*folder, "Three.inform/Skein.skein", skein);
  write_extensions (*folder);
  window = test_open_file (*folder, "Three.inform");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.show-extensions", NULL));
  for (guint i = 0; i < G_N_ELEMENTS (written); i++) {
    g_autofree char *name = g_strdup_printf ("new/%s 1.i7x", written[i].title);

    install (window, *folder, name);
  }
  test_assert_no_problems (window);
  return window;
}

/* A story keeps its pinned versions; another one can be tried, and is used if the author chooses it. */
static void
test_pins (void)
{
  g_autofree char *folder = NULL;
  LooseWindow *window = make_window (&folder);
  g_autofree char *rows = NULL;

  choose (window, "Lamps by Ann Author", "used · version 1 · for all stories");
  act (window, "extensions.pin-used");
  choose (window, "Doormats by Bea Author", "used · version 1 · in this story · pinned");
  for (guint i = 0; i < G_N_ELEMENTS (written); i++) {
    g_autofree char *name = g_strdup_printf ("new/%s 2.i7x", written[i].title);

    install (window, folder, name);
  }
  choose (window, "Lamps by Ann Author", "used · version 1 · in this story · pinned");

  choose (window, "Lamps by Ann Author", "version 2 · for all stories");
  act (window, "extensions.try");
  rows = dup_rows (window);
  test_assert_contains (rows, "examine torch");
  test_assert_contains (rows, "Number 2 of Lamps.");
  test_assert_contains (rows, "plays as before"); /* the gong */
  g_signal_emit_by_name (test_find_button (GTK_WIDGET (pane_of (window)), "Use This Version"), "clicked");
  test_until (is_done, window);
  test_settle (window);
  TEST_EVENTUALLY (has_row (window, "Lamps by Ann Author", "used · version 2 · in this story · pinned"));
  g_assert_true (has_row (window, "Bells by Ann Author", "used · version 1 · in this story · pinned"));

  choose (window, "Doormats by Bea Author", "version 2 · for all stories");
  act (window, "extensions.try");
  g_clear_pointer (&rows, g_free);
  rows = dup_rows (window);
  g_assert_null (strstr (rows, "Number 2"));
  g_signal_emit_by_name (test_find_button (GTK_WIDGET (pane_of (window)), "Back to List"), "clicked");

  test_write_file (folder, "Three.materials/Extensions/Ann Author/Bells-v1.i7x",
                   "Version 1 of Bells by Ann Author begins here.\n\nA bell is a kind of thing.\n\nBells ends here.\n");
  loose_session_compile (loose_window_get_session (window));
  TEST_EVENTUALLY (has_row (window, "Bells by Ann Author", "The pinned copy was changed."));
  test_close (window);
}

/* A damaged skein is not taken for one without threads. */
static void
test_damaged_skein (void)
{
  g_autofree char *folder = NULL;
  LooseWindow *window = make_window (&folder);
  GtkWidget *back;

  test_write_file (folder, "Three.inform/Skein.skein", "<Skein>");
  choose (window, "Lamps by Ann Author", "used · version 1 · for all stories");
  act (window, "extensions.try");
  back = test_find_button (GTK_WIDGET (pane_of (window)), "Back to List");
  test_assert_contains (
      gtk_label_get_text (GTK_LABEL (test_find_widget (gtk_widget_get_parent (back), GTK_TYPE_LABEL))),
      "the skein cannot be read");
  test_close (window);
}

/* A file that is not an extension is refused; the same version is replaced on request; a removed one is gone. */
static void
test_installs (void)
{
  g_autofree char *folder = NULL;
  LooseWindow *window = make_window (&folder);

  test_write_file (folder, "new/Notes.i7x", "Just notes.");
  install (window, folder, "new/Notes.i7x");
  g_assert_false (has_row (window, "Notes", NULL));
  test_write_file (
      folder, "new/Bells 1.i7x",
      "Version 1 of Bells by Ann Author begins here.\n\nA bell is a kind of person.\n\nBells ends here.\n");
  install (window, folder, "new/Bells 1.i7x");
  answer ("replace");
  test_until (is_done, window);
  test_settle (window);

  /* what is selected when the question is answered does not matter */
  g_assert_true (loose_extensions_pane_select (pane_of (window), "Doormats by Bea Author", "for all stories"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (pane_of (window)), "extensions.remove", NULL));
  g_assert_true (loose_extensions_pane_select (pane_of (window), "Lamps by Ann Author", NULL));
  answer ("remove");
  test_until (is_done, window);
  test_settle (window);
  TEST_EVENTUALLY (!has_row (window, "Doormats by Bea Author", NULL));
  g_assert_cmpuint (leaf_program_n_problems (loose_session_get_program (loose_window_get_session (window))), >, 0);
  test_close (window);
}

/* Two files at once, both installed already with another text: each question is about its own file. */
static void
test_installs_several (void)
{
  static const char *const titles[] = { "Bells", "Lamps" };
  g_autofree char *folder = NULL, *own = NULL, *bells = NULL, *lamps = NULL;
  LooseWindow *window = make_window (&folder);

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++) {
    g_autofree char *name = g_strdup_printf ("new/%s 1.i7x", titles[i]);
    g_autofree char *text = g_strdup_printf (
        "Version 1 of %s by Ann Author begins here.\n\nOther is a room.\n\n%s ends here.\n", titles[i], titles[i]);
    g_autoptr (GFile) file = g_file_new_build_filename (folder, name, NULL);

    test_write_file (folder, name, text);
    loose_extensions_pane_install (pane_of (window), file);
  }
  test_until (is_done, window);
  test_settle (window);
  answer_about ("Bells 1.i7x", "replace");
  answer_about ("Lamps 1.i7x", "cancel");
  test_until (is_done, window);
  own = leaf_storage_extensions_folder ();
  bells = read_file_of (own, "Ann Author/Bells-v1.i7x");
  lamps = read_file_of (own, "Ann Author/Lamps-v1.i7x");
  test_assert_contains (bells, "Other");
  g_assert_null (strstr (lamps, "Other"));
  test_close (window);
}

/* --- extensions of others ----------------------------------------------------------------------------------------- */

/* The contents of the first line of an extension. */
typedef struct {
  char *name, *version; /* "Lamps by Ann Author", "2.1" */
} Heading;

static void
heading_free (gpointer heading)
{
  g_free (((Heading *) heading)->name);
  g_free (((Heading *) heading)->version);
  g_free (heading);
}

static Heading *
read_heading (const char *path)
{
  g_autofree char *text = NULL, *title = NULL, *author = NULL;
  g_autoptr (GRegex) line = g_regex_new ("^\\s*version (\\S+) of (?:the )?(.+?)(?: \\(.*\\))? by (.+?) begins? here",
                                         G_REGEX_CASELESS, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  Heading *heading = g_new0 (Heading, 1);

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  if (!g_regex_match (line, text, 0, &match))
    g_error ("%s does not begin with a version, a title and an author", path);
  title = g_match_info_fetch (match, 2);
  author = g_match_info_fetch (match, 3);
  heading->version = g_match_info_fetch (match, 1);
  heading->name = g_strdup_printf ("%s by %s", title, author);
  return heading;
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Installs the extensions of a folder in the order of their files, and returns their headings. */
static GPtrArray *
install_all (LooseWindow *window, const char *folder)
{
  GPtrArray *headings = g_ptr_array_new_with_free_func (heading_free);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  g_assert_nonnull (dir);
  for (const char *name; (name = g_dir_read_name (dir)) != NULL;)
    if (g_str_has_suffix (name, ".i7x"))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++) {
    g_autofree char *path = g_build_filename (folder, names->pdata[i], NULL);

    g_ptr_array_add (headings, read_heading (path));
    install (window, folder, names->pdata[i]);
  }
  return headings;
}

/* Makes a skein with one blessed thread, from the lines of a file. */
static char *
skein_of (const char *commands)
{
  GString *out = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Skein rootNode=\"n0\" "
                               "xmlns=\"http://www.logicalshift.org.uk/IF/Skein\">\n");
  g_auto (GStrv) lines = g_strsplit (g_strstrip ((char *) commands), "\n", -1);

  for (guint i = 0, n = g_strv_length (lines); i <= n; i++) {
    g_autofree char *command = g_markup_escape_text (i == 0 ? "- start -" : lines[i - 1], -1);

    g_string_append_printf (out, "<item nodeId=\"n%u\"><command>%s</command>", i, command);
    if (i > 0)
      g_string_append (out, "<commentary>Blessed.</commentary>");
    if (i < n)
      g_string_append_printf (out, "<children><child nodeId=\"n%u\"/></children>", i + 1);
    g_string_append (out, "</item>\n");
  }
  g_string_append (out, "</Skein>\n");
  return g_string_free (out, FALSE);
}

static void
choose_in_version (LooseWindow *window, const Heading *heading, const char *form)
{
  g_autofree char *detail = g_strdup_printf (form, heading->version);

  choose (window, heading->name, detail);
}

static void
try_and_use (LooseWindow *window, const Heading *old, const Heading *new)
{
  g_autofree char *rows = NULL, *used = g_strdup_printf ("used · version %s · in this story · pinned", new->version);

  g_assert_cmpstr (old->name, ==, new->name);
  choose_in_version (window, old, "used · version %s · in this story · pinned");
  choose_in_version (window, new, "version %s · for all stories");
  act (window, "extensions.try");
  rows = dup_rows (window);
  g_test_message ("%s, version %s:\n%s", new->name, new->version, rows);
  g_assert_cmpstr (rows, !=, "");
  g_signal_emit_by_name (test_find_button (GTK_WIDGET (pane_of (window)), "Use This Version"), "clicked");
  test_until (is_done, window);
  test_settle (window);
  TEST_EVENTUALLY (has_row (window, new->name, used));
}

/* With extensions that other people wrote. LOOSELEAF_EXTENSIONS is a folder that contains story.ni, commands.txt, and
 * folders "1" and "2" with the same extensions in two versions. They are not part of this project, so the test is
 * skipped without the variable. */
static void
test_public (void)
{
  const char *public = g_getenv ("LOOSELEAF_EXTENSIONS");
  g_autofree char *own = leaf_storage_extensions_folder (), *folder = NULL, *text = NULL, *commands = NULL,
                  *thread = NULL, *first = NULL, *second = NULL;
  g_autoptr (GPtrArray) old = NULL, new = NULL;
  LooseWindow *window;

  if (public == NULL || *public == '\0') {
    g_test_skip ("LOOSELEAF_EXTENSIONS names no folder with public extensions in two versions");
    return;
  }
  leaf_storage_remove_tree (own);
  folder = g_dir_make_tmp ("public-XXXXXX", NULL);
  text = read_file_of (public, "story.ni");
  commands = read_file_of (public, "commands.txt");
  thread = skein_of (commands);
  first = g_build_filename (public, "1", NULL);
  second = g_build_filename (public, "2", NULL);
  test_write_file (folder, "Public.inform/Source/story.ni", text);
  test_write_file (folder, "Public.inform/Skein.skein", thread);
  window = test_open_file (folder, "Public.inform");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.show-extensions", NULL));
  old = install_all (window, first);
  test_assert_no_problems (window);
  choose_in_version (window, old->pdata[0], "used · version %s · for all stories");
  act (window, "extensions.pin-used");
  new = install_all (window, second);
  g_assert_cmpuint (old->len, ==, new->len);
  for (guint i = 0; i < old->len; i++)
    try_and_use (window, old->pdata[i], new->pdata[i]);
  test_assert_no_problems (window);
  test_close (window);
  leaf_storage_remove_tree (folder);
}

/* --- files -------------------------------------------------------------------------------------------------------- */

static void
write_picture (const char *folder, const char *name, guint32 colour)
{
  g_autofree char *path = g_build_filename (folder, name, NULL), *parent = g_path_get_dirname (path);
  g_autoptr (GdkPixbuf) pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, 40, 30);

  g_mkdir_with_parents (parent, 0777);
  gdk_pixbuf_fill (pixbuf, colour);
  g_assert_true (gdk_pixbuf_save (pixbuf, path, "png", NULL, NULL));
}

static char *
dup_labels (GtkWidget *widget)
{
  GString *out = g_string_new (GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "");

  if (GTK_IS_LABEL (widget))
    g_string_append_c (out, '\n');
  for (GtkWidget *each = gtk_widget_get_first_child (widget); each != NULL; each = gtk_widget_get_next_sibling (each)) {
    g_autofree char *within = dup_labels (each);

    g_string_append (out, within);
  }
  return g_string_free (out, FALSE);
}

static gboolean
files_have (LooseWindow *window, const char *words)
{
  LoosePane *pane = loose_window_get_pane (window, LOOSE_TYPE_FILES_PANE);
  g_autofree char *labels = dup_labels (test_find_widget (GTK_WIDGET (pane), GTK_TYPE_LIST_BOX));

  return strstr (labels, words) != NULL;
}

static gboolean
story_has (LooseWindow *window, const char *words)
{
  g_autofree char *text = loose_session_dup_text (loose_window_get_session (window));

  return strstr (text, words) != NULL;
}

static void
add_file (LooseWindow *window, const char *folder, const char *name)
{
  g_autoptr (GFile) file = g_file_new_build_filename (folder, name, NULL);

  loose_files_pane_add (LOOSE_FILES_PANE (loose_window_get_pane (window, LOOSE_TYPE_FILES_PANE)), file);
}

static gboolean
buffer_holds (GtkTextBuffer *buffer, const char *wanted)
{
  g_autofree char *text = NULL;

  g_object_get (buffer, "text", &text, NULL);
  return g_str_equal (text, wanted);
}

/* A tenth of a second of silence. */
static void
write_sound (const char *folder, const char *name)
{
  static const guint8 head[44] = "RIFF\x64\x03\0\0WAVEfmt \x10\0\0\0\1\0\1\0\x40\x1f\0\0\x40\x1f\0\0\1\0\x08\0"
                                 "data\x40\x03\0";
  g_autofree char *path = g_build_filename (folder, name, NULL), *parent = g_path_get_dirname (path);
  guint8 bytes[44 + 832];

  memset (bytes, 0x80, sizeof bytes);
  memcpy (bytes, head, sizeof head);
  g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, (const char *) bytes, sizeof bytes, NULL));
}

/* The beginning of an external file is shown, without its first line; a sound is played. */
static void
assert_previews (LooseWindow *window)
{
  GtkWidget *pane = GTK_WIDGET (loose_window_get_pane (window, LOOSE_TYPE_FILES_PANE)),
            *show = gtk_widget_get_ancestor (test_find_button (pane, "Show"), GTK_TYPE_MENU_BUTTON),
            *bar = test_find_widget (pane, LOOSE_TYPE_SOUND_BAR), *view;
  GtkPopover *popover = gtk_menu_button_get_popover (GTK_MENU_BUTTON (show));
  g_autofree char *playing = NULL;

  view = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (gtk_popover_get_child (popover)));
  g_assert_true (buffer_holds (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), "Ann\nBob\n"));
  g_signal_emit_by_name (test_find_button (pane, "Play"), "clicked");
  g_assert_true (gtk_widget_get_visible (bar));
  playing = dup_labels (bar);
  test_assert_contains (playing, "Playing: Sound of Bell");
}

/* Declared files that are missing are marked, undeclared ones are offered, and dropped ones are copied and declared. */
static void
test_files (void)
{
  g_autofree char *folder = g_dir_make_tmp ("files-XXXXXX", NULL);
  LooseWindow *window;

  test_write_file (
      folder, "A.inform/Source/story.ni",
      "The Hall is a room.\n\nSound of Bell is the file \"bell.wav\".\n"
      "Figure of Tower is the file \"tower.png\".\nFigure of Gone is the file "
      "\"gone.png\".\n\nThe File of Scores is called \"scores\".\nThe File of Names is called \"names\".\n");
  write_sound (folder, "A.materials/Sounds/bell.wav");
  test_write_file (folder, "A.materials/Files/names.txt", "* // 1234 names\nAnn\nBob\n");
  write_picture (folder, "A.materials/Figures/tower.png", 0xff0000ff);
  write_picture (folder, "A.materials/Figures/spare.png", 0x00ff00ff);
  write_picture (folder, "in/tower.png", 0x0000ffff);
  window = test_open_file (folder, "A.inform");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.show-files", NULL));
  TEST_EVENTUALLY (files_have (window, "tower.png — PNG, 40 × 30"));
  g_assert_true (files_have (window, "gone.png — Missing"));
  g_assert_true (files_have (window, "no sentence declares it"));
  g_assert_true (files_have (window, "External file, not written yet"));
  g_assert_true (files_have (window, "External file, 2"));
  assert_previews (window);
  add_file (window, folder, "in/tower.png");
  TEST_EVENTUALLY (story_has (window, "\"gone.png\".\nFigure of Tower 2 is the file \"tower 2.png\"."));
  TEST_EVENTUALLY (files_have (window, "tower 2.png — PNG, 40 × 30"));
  g_signal_emit_by_name (
      test_find_button (GTK_WIDGET (loose_window_get_pane (window, LOOSE_TYPE_FILES_PANE)), "Declare"), "clicked");
  TEST_EVENTUALLY (story_has (window, "Figure of Spare is the file \"spare.png\"."));
  TEST_EVENTUALLY (!files_have (window, "no sentence declares it"));
  test_assert_no_problems (window);
  test_close (window);
  leaf_storage_remove_tree (folder);
}

/* --- notes -------------------------------------------------------------------------------------------------------- */

static GtkTextBuffer *
show_notes (LooseWindow *window)
{
  LoosePane *pane = loose_window_get_pane (window, LOOSE_TYPE_NOTES_PANE);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.show-notes", NULL));
  return gtk_text_view_get_buffer (GTK_TEXT_VIEW (test_find_widget (GTK_WIDGET (pane), GTK_TYPE_TEXT_VIEW)));
}

static gboolean
file_holds (const char *folder, const char *name, const char *wanted)
{
  g_autofree char *path = g_build_filename (folder, name, NULL), *text = NULL;

  return g_file_get_contents (path, &text, NULL, NULL) && g_str_equal (text, wanted);
}

/* Notes are saved automatically and when the window closes, and do not replace what another program wrote. */
static void
test_notes (void)
{
  g_autofree char *folder = g_dir_make_tmp ("notes-XXXXXX", NULL);
  LooseWindow *window;
  GtkWidget *view;
  GtkTextBuffer *buffer;

  test_write_file (folder, "A.inform/Source/story.ni", "The Hall is a room.\n");
  test_write_file (folder, "A.inform/notes.txt", "Plan:");
  window = test_open_file (folder, "A.inform");
  buffer = show_notes (window);
  view = test_find_widget (GTK_WIDGET (loose_window_get_pane (window, LOOSE_TYPE_NOTES_PANE)), GTK_TYPE_TEXT_VIEW);
  g_assert_false (gtk_text_view_get_editable (GTK_TEXT_VIEW (view))); /* what is typed would be overwritten */
  TEST_EVENTUALLY (buffer_holds (buffer, "Plan:"));
  g_assert_true (gtk_text_view_get_editable (GTK_TEXT_VIEW (view)));
  gtk_text_buffer_insert_at_cursor (buffer, " a cellar.", -1);
  TEST_EVENTUALLY (file_holds (folder, "A.inform/notes.txt", "Plan: a cellar."));
  test_write_file (folder, "A.inform/notes.txt", "Others.");
  gtk_text_buffer_insert_at_cursor (buffer, " And a stair.", -1);
  TEST_EVENTUALLY (file_holds (folder, "A.inform/notes 2.txt", "Plan: a cellar. And a stair."));
  TEST_EVENTUALLY (buffer_holds (buffer, "Others."));
  gtk_text_buffer_insert_at_cursor (buffer, " Mine.", -1);
  test_close (window);
  g_assert_true (file_holds (folder, "A.inform/notes.txt", "Others. Mine."));
  leaf_storage_remove_tree (folder);
}

static gboolean
any_file_holds (const char *folder, const char *wanted)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  for (const char *name; (name = g_dir_read_name (dir)) != NULL;)
    if (file_holds (folder, name, wanted))
      return TRUE;
  return FALSE;
}

/* What is typed while the author's text is being saved beside the other program's is saved too. */
static void
test_notes_typed_in_conflict (void)
{
  g_autofree char *folder = g_dir_make_tmp ("notes-XXXXXX", NULL),
                  *project = g_build_filename (folder, "A.inform", NULL),
                  *beside = g_build_filename (project, "notes 2.txt", NULL);
  LooseWindow *window;
  GtkTextBuffer *buffer;

  test_write_file (folder, "A.inform/Source/story.ni", "The Hall is a room.\n");
  test_write_file (folder, "A.inform/notes.txt", "Plan:");
  window = test_open_file (folder, "A.inform");
  buffer = show_notes (window);
  TEST_EVENTUALLY (buffer_holds (buffer, "Plan:"));
  test_write_file (folder, "A.inform/notes.txt", "Others.");
  gtk_text_buffer_insert_at_cursor (buffer, " a cellar.", -1);
  while (!g_file_test (beside, G_FILE_TEST_EXISTS)) { /* the worker writes it mostly while the main loop sleeps here */
    g_main_context_iteration (NULL, FALSE);
    g_usleep (10000);
  }
  gtk_text_buffer_insert_at_cursor (buffer, " Now.", -1);
  TEST_EVENTUALLY (any_file_holds (project, "Plan: a cellar. Now.") || any_file_holds (project, "Others. Now."));
  TEST_EVENTUALLY (buffer_holds (buffer, "Others.") || buffer_holds (buffer, "Others. Now."));
  test_close (window);
  leaf_storage_remove_tree (folder);
}

static gboolean
is_among_state_files (const char *start, const char *wanted)
{
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "looseleaf", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  for (const char *name; dir != NULL && (name = g_dir_read_name (dir)) != NULL;) {
    g_autofree char *text = g_str_has_prefix (name, start) ? read_file_of (folder, name) : NULL;

    if (text != NULL && strstr (text, wanted) != NULL)
      return TRUE;
  }
  return FALSE;
}

/* Notes that cannot be written when the window closes are kept among the user's files. */
static void
test_notes_unwritten (void)
{
  g_autofree char *folder = g_dir_make_tmp ("notes-XXXXXX", NULL);
  g_autofree char *project = g_build_filename (folder, "A.inform", NULL),
                  *moved = g_build_filename (folder, "B.inform", NULL);
  LooseWindow *window;
  GtkTextBuffer *buffer;

  test_write_file (folder, "A.inform/Source/story.ni", "The Hall is a room.\n");
  test_write_file (folder, "A.inform/notes.txt", "Plan:");
  window = test_open_file (folder, "A.inform");
  buffer = show_notes (window);
  TEST_EVENTUALLY (buffer_holds (buffer, "Plan:"));
  g_assert_cmpint (g_rename (project, moved), ==, 0);
  gtk_text_buffer_insert_at_cursor (buffer, " a cellar.", -1);
  test_close (window);
  g_assert_true (is_among_state_files ("notes of A.inform", "Plan: a cellar."));
  leaf_storage_remove_tree (folder);
}

/* So is a skein. */
static void
test_skein_unwritten (void)
{
  g_autofree char *folder = g_dir_make_tmp ("skein-XXXXXX", NULL);
  g_autofree char *project = g_build_filename (folder, "A.inform", NULL),
                  *moved = g_build_filename (folder, "B.inform", NULL);
  LooseWindow *window;
  LooseSkein *tree;

  test_write_file (folder, "A.inform/Source/story.ni", "The Hall is a room.\n");
  window = test_open_file (folder, "A.inform");
  tree = loose_skein_pane_get_skein (loose_window_get_skein (window));
  leaf_skein_add (loose_skein_get (tree), leaf_skein_root (loose_skein_get (tree)), "ponder the cellar");
  loose_skein_touch (tree);
  g_assert_cmpint (g_rename (project, moved), ==, 0);
  test_close (window);
  g_assert_true (is_among_state_files ("skein of A.inform", "ponder the cellar"));
  leaf_storage_remove_tree (folder);
}

static LooseSkein *
get_skein (LooseWindow *window)
{
  return loose_skein_pane_get_skein (loose_window_get_skein (window));
}

static void
add_command (LooseWindow *window, const char *command)
{
  LooseSkein *skein = get_skein (window);

  leaf_skein_add (loose_skein_get (skein), leaf_skein_root (loose_skein_get (skein)), command);
  loose_skein_touch (skein);
}

/* A file that is no skein is left as it is, which is said until the author dismisses it; what is played is kept among
 * the user's files when the window closes, even if the project was renamed. */
static void
test_skein_unreadable (void)
{
  g_autofree char *folder = g_dir_make_tmp ("skein-XXXXXX", NULL);
  LooseWindow *window;

  test_write_file (folder, "A.inform/Source/story.ni", "The Hall is a room.\n");
  test_write_file (folder, "A.inform/Skein.skein", "<<<<<<< HEAD\n");
  window = test_open_file (folder, "A.inform");
  loose_toast_show (window->notice, "Another message");
  g_assert_true (loose_toast_dismiss (window->notice));
  g_assert_cmpstr (loose_toast_get_text (window->notice), ==,
                   "“Skein.skein” cannot be read as a skein. It stays as it is, and plays are not saved in it");
  add_command (window, "ponder the attic");
  g_object_notify (G_OBJECT (loose_window_get_session (window)), "project");
  loose_skein_keep (get_skein (window));
  test_close (window);
  g_assert_true (file_holds (folder, "A.inform/Skein.skein", "<<<<<<< HEAD\n"));
  g_assert_true (is_among_state_files ("skein of A.inform", "ponder the attic"));
  leaf_storage_remove_tree (folder);
}

/* If the file is deleted, the tree in the window stays, and is written again. */
static void
test_skein_deleted (void)
{
  g_autofree char *folder = g_dir_make_tmp ("skein-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "A.inform", "Skein.skein", NULL), *now = NULL,
                  *beside = g_build_filename (folder, "A.inform", "Skein 2.skein", NULL);
  LooseWindow *window;

  test_write_file (folder, "A.inform/Source/story.ni", "The Hall is a room.\n");
  window = test_open_file (folder, "A.inform");
  add_command (window, "ponder the roof");
  loose_skein_keep (get_skein (window));
  g_assert_cmpint (g_unlink (path), ==, 0);
  add_command (window, "ponder the yard");
  loose_skein_keep (get_skein (window));
  g_assert_true (g_file_get_contents (path, &now, NULL, NULL));
  test_assert_contains (now, "ponder the roof");
  test_assert_contains (now, "ponder the yard");
  g_assert_false (g_file_test (beside, G_FILE_TEST_EXISTS));
  test_close (window);
  leaf_storage_remove_tree (folder);
}

/* That another program changed the skein, and where the plays are now, is said until the author dismisses it. */
static void
test_skein_conflict_is_kept (void)
{
  g_autofree char *folder = g_dir_make_tmp ("skein-XXXXXX", NULL);
  LooseWindow *window;

  test_write_file (folder, "A.inform/Source/story.ni", "The Hall is a room.\n");
  window = test_open_file (folder, "A.inform");
  add_command (window, "ponder the roof");
  loose_skein_keep (get_skein (window));
  test_write_file (folder, "A.inform/Skein.skein", skein);
  add_command (window, "ponder the yard");
  loose_skein_keep (get_skein (window));
  loose_toast_show (window->notice, "Another message");
  g_assert_true (loose_toast_dismiss (window->notice));
  g_assert_cmpstr (loose_toast_get_text (window->notice), ==,
                   "Another program changed the skein. Your plays are in “Skein 2.skein”");
  test_close (window);
  leaf_storage_remove_tree (folder);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/extensions/pins", test_pins);
  g_test_add_func ("/extensions/damaged-skein", test_damaged_skein);
  g_test_add_func ("/extensions/skein-unreadable", test_skein_unreadable);
  g_test_add_func ("/extensions/skein-deleted", test_skein_deleted);
  g_test_add_func ("/extensions/skein-conflict-is-kept", test_skein_conflict_is_kept);
  g_test_add_func ("/extensions/installs", test_installs);
  g_test_add_func ("/extensions/installs-several", test_installs_several);
  g_test_add_func ("/extensions/public", test_public);
  g_test_add_func ("/extensions/files", test_files);
  g_test_add_func ("/extensions/notes", test_notes);
  g_test_add_func ("/extensions/notes-typed-in-conflict", test_notes_typed_in_conflict);
  g_test_add_func ("/extensions/notes-unwritten", test_notes_unwritten);
  g_test_add_func ("/extensions/skein-unwritten", test_skein_unwritten);
  return g_test_run ();
}
