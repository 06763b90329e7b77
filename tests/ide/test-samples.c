/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Projects and extensions as other applications write them, byte by byte: after they are opened, viewed, played,
 * written and closed, everything that was not changed is the same. */
#include "helper.h"
#include "loose-window-testing.h"
#include "loose-story-testing.h"
#include "loose-session-testing.h"

#include "loose-window-private.h"

#include <glib/gstdio.h>
#include <string.h>

static char *folder;

typedef struct {
  const char *name, *bytes;
} Sample;

/* As a Windows application writes it: Windows line ends, a text without a final line end, and unknown keys and
 * files. */
static const Sample orchard[] = {
  { "Orchard.inform/Source/story.ni",
    "\"Orchard\" by Ann Author\r\n\r\nInclude Baskets by Ann Author. Include Ladders by Bob Builder. Include version 2 of Scales by "
    "Ann Author.\r\n\r\nThe Orchard is a room. A pear is in the Orchard. The tall ladder is a ladder in the Orchard. The wicker basket "
    "is a basket in the Orchard. The old scale is a weighing scale in the Orchard.\r\n\r\nVolume 2 - Beyond the Wall (see "
    "\"Wall Garden.i7\")\r\n\r\nVolume 3 - Tests\r\n\r\nTest me with \"take pear / north\"." },
  { "Orchard.inform/uuid.txt", "0E5D1F3C-6A2B-4C4D-8E9F-0A1B2C3D4E5F" },
  { "Orchard.inform/Settings.plist",
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\r\n<!DOCTYPE plist PUBLIC \"-//Apple Computer//DTD PLIST 1.0//EN\" "
    "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\r\n<plist version=\"1.0\">\r\n<dict>\r\n\t<key>IFOutputSettings</key>\r\n"
    "\t<dict>\r\n\t\t<key>IFSettingZCodeVersion</key>\r\n\t\t<integer>8</integer>\r\n\t</dict>\r\n\t<key>IFOfSomebodyElse</key>\r\n"
    "\t<array><data>AQI=</data></array>\r\n</dict>\r\n</plist>\r\n" },
  { "Orchard.inform/Skein.skein",
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\r\n<Skein rootNode=\"node-1\">\r\n  <generator>Windows Inform 10.1.2</generator>\r\n"
    "  <item nodeId=\"node-1\">\r\n    <command xml:space=\"preserve\">Orchard</command>\r\n    <result "
    "xml:space=\"preserve\">Orchard&#x000A;You can see a pear here.&#x000A;&#x000A;&gt;</result>\r\n    <commentary "
    "xml:space=\"preserve\"></commentary>\r\n    <children>\r\n      <child nodeId=\"node-2\"></child>\r\n    </children>\r\n  </item>\r\n"
    "  <item nodeId=\"node-2\">\r\n    <command xml:space=\"preserve\">take pear</command>\r\n    <result "
    "xml:space=\"preserve\">Taken.&#x000A;&#x000A;&gt;</result>\r\n    <commentary xml:space=\"preserve\">Taken.</commentary>\r\n"
    "    <annotation xml:space=\"preserve\">***</annotation>\r\n  </item>\r\n</Skein>\r\n" },
  { "Orchard.inform/notes.rtf", "{\\rtf1\\ansi}\r\n" },
  { "Orchard.inform/manifest.plist", "<plist/>" },
  { "Orchard.inform/Metadata.iFiction", "<ifindex/>" },
  { "Orchard.inform/Release.blurb", "! Blurb\n" },
  { "Orchard.inform/.gitignore", "# No stanza written automatically by inform7\n" },
  { "Orchard.inform/Build/output.ulx", "Glul" },
  { "Orchard.inform/Index/Headings.xml", "<plist/>" },
  { "Orchard.materials/Source/Wall Garden.i7",
    "Volume 2 - Beyond the Wall\n\nThe Wall Garden is north of the Orchard.\n\nInstead of jumping in the Wall Garden: say \"Up.\"\n" },
  { "Orchard.materials/Extensions/Ann Author/Baskets.i7x",
    "Version 1 of Baskets by Ann Author begins here.\n\nA crate is a kind of container.\n\nBaskets ends here.\n" },
  { "Orchard.materials/Extensions/Ann Author/Baskets-v12.i7x",
    "Version 12 of Baskets by Ann Author begins here.\n\nA basket is a kind of container.\n\nBaskets ends here.\n" },
  { "Orchard.materials/Extensions/Ann Author/Scales-v2_1.i7x",
    "Version 2.1 of Scales by Ann Author begins here.\n\nA weighing scale is a kind of device.\n\nScales ends here.\n" },
  { "Orchard.materials/Extensions/Bob Builder/Ladders-v1_0_3.i7xd/Source/Ladders.i7x",
    "Version 1.0.3 of Ladders by Bob Builder begins here.\n\nA ladder is a kind of supporter.\n\nLadders ends here.\n" },
  { "Orchard.materials/Extensions/Bob Builder/Ladders-v1_0_3.i7xd/extension_metadata.json",
    "{ \"is\": { \"type\": \"extension\" } }\n" },
  { "Orchard.materials/Extensions/Bob Builder/Ladders-v1_0_3.i7xd/Documentation/Documentation.md",
    "# Ladders\n\nThey lean.\n" },
  { "Orchard.materials/Extensions/Bob Builder/Ladders-v1_0_3.i7xd/Documentation/Examples/A Rung.txt",
    "Example: ** A Rung\n\n\tThe Hall is a room.\n" },
  { "Orchard.materials/Extensions/Bob Builder/Ladders-v1_0_3.i7xd/Materials/Figures/rung.png", "PNG" },
  { "Orchard.materials/Extensions/Reserved/log.txt", "housekeeping" },
  { "Orchard.materials/project_metadata.json", "{ \"is\": { \"type\": \"project\", \"title\": \"Orchard\" } }\n" },
  { "Orchard.materials/inform7-settings.txt", "-no-index\n" },
  { "Orchard.materials/Cover.png", "PNG" },
};

/* As an older application on another desktop wrote it. */
static const Sample cellar[] = {
  { "Cellar.inform/Source/story.ni",
    "\xEF\xBB\xBF\"Cellar\"\n\nInclude Barrels by Cid Cooper.\n\nThe Cellar is a room. The cask is a barrel in the Cellar.\n" },
  { "Cellar.inform/Skein.skein",
    "<?xml version=\"1.0\"?>\n<Skein rootNode=\"node-0x1\" xmlns=\"http://www.logicalshift.org.uk/IF/Skein\">\n  "
    "<generator>Zoom</generator>\n  <activeNode nodeId=\"node-0x2\" />\n  <item nodeId=\"node-0x1\">\n    <command "
    "xml:space=\"preserve\">- start -</command>\n    <result xml:space=\"preserve\">Cellar\n\n&gt;</result>\n    <played>YES</played>\n"
    "    <changed>NO</changed>\n    <temporary score=\"726\">NO</temporary>\n    <children>\n      <child nodeId=\"node-0x2\" />\n    "
    "</children>\n  </item>\n  <item nodeId=\"node-0x2\">\n    <command xml:space=\"preserve\">x cask</command>\n    <result "
    "xml:space=\"preserve\">You see nothing special.\n\n&gt;</result>\n    <played>YES</played>\n    <changed>YES</changed>\n    "
    "<temporary score=\"428\">YES</temporary>\n  </item>\n</Skein>" },
  { "Cellar.inform/Settings.plist", "no plist at all" },
  { "Cellar Materials/Extensions/Cid Cooper/Barrels.i7x",
    "Barrels by Cid Cooper begins here.\n\nA barrel is a kind of container.\n\nBarrels ends here.\n\n---- DOCUMENTATION ----\n\nThey roll.\n" },
  { "Cellar Materials/Cover.jpg", "JPG" },
};

static void
assert_file (const char *name, const char *bytes)
{
  g_autofree char *path = g_build_filename (folder, name, NULL), *there = NULL;

  if (!g_file_get_contents (path, &there, NULL, NULL))
    g_error ("%s is gone", name);
  if (!g_str_equal (there, bytes))
    g_error ("%s is now: %s", name, there);
}

static guint
count_files (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *child = g_build_filename (path, name, NULL);
    n += g_file_test (child, G_FILE_TEST_IS_DIR) ? count_files (child) : 1;
  }
  return n;
}

static void
write_samples (const Sample *samples, guint n)
{
  for (guint i = 0; i < n; i++)
    test_write_file (folder, samples[i].name, samples[i].bytes);
}

/* Compares all files but the named one; NULL: all. */
static void
assert_samples (const Sample *samples, guint n, const char *changed)
{
  for (guint i = 0; i < n; i++)
    if (g_strcmp0 (samples[i].name, changed) != 0)
      assert_file (samples[i].name, samples[i].bytes);
}

static void
look_through (LooseWindow *window)
{
  static const char *const panels[]
      = { "win.show-rules", "win.show-outline", "win.show-index",       "win.show-skein",   "win.show-problems",
          "win.show-turn",  "win.show-values",  "win.show-breakpoints", "win.show-debugger" };

  for (guint i = 0; i < G_N_ELEMENTS (panels); i++) {
    gtk_widget_activate_action (GTK_WIDGET (window), panels[i], NULL);
    test_frames (GTK_WIDGET (window), 1);
  }
}

static LooseSkein *
skein_of (LooseWindow *window)
{
  return loose_skein_pane_get_skein (loose_window_get_skein (window));
}

static gboolean
is_saved (LooseWindow *window)
{
  return !loose_session_is_modified (loose_window_get_session (window));
}

static void
save (LooseWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.save", NULL);
  test_until (is_saved, window);
}

/* The story finds its part and its extensions in all forms, in their highest versions. Opening and viewing it writes
 * nothing. */
static void
test_whole_project (void)
{
  g_autofree char *wanted = NULL;
  LooseWindow *window;
  LeafSkein *skein;

  write_samples (orchard, G_N_ELEMENTS (orchard));
  window = test_open_file (folder, "Orchard.inform");
  test_assert_no_problems (window);
  look_through (window);
  skein = loose_skein_get (skein_of (window));
  g_assert_cmpstr (leaf_skein_blessed (skein, leaf_skein_find_child (skein, leaf_skein_root (skein), "take pear")), ==,
                   "Taken.");
  test_leave (window);
  assert_samples (orchard, G_N_ELEMENTS (orchard), NULL);
  g_assert_cmpuint (count_files (folder), ==, G_N_ELEMENTS (orchard));

  window = test_open_file (folder, "Orchard.inform");
  test_edit (window, "A pear", "A ripe pear");
  save (window);
  test_leave (window);
  assert_samples (orchard, G_N_ELEMENTS (orchard), orchard[0].name);
  {
    g_auto (GStrv) pieces = g_strsplit (orchard[0].bytes, "A pear", 2);
    wanted = g_strjoinv ("A ripe pear", pieces);
  }
  assert_file (orchard[0].name, wanted);
  g_assert_cmpuint (count_files (folder), ==, G_N_ELEMENTS (orchard));
}

/* A play is recorded in its skein, in the relevant elements; everything else is unchanged. */
static void
test_skein (void)
{
  LooseWindow *window = test_open_file (folder, "Orchard.inform");
  g_autofree char *path = g_build_filename (folder, "Orchard.inform", "Skein.skein", NULL), *now = NULL;
  const char *first = strstr (orchard[3].bytes, "  <item nodeId=\"node-2\">"), *answer = strstr (first, "    <result"),
             *rest = strstr (first, "    <commentary");

  loose_story_pane_enter (loose_window_get_story (window), "take pear");
  test_settle (window);
  test_leave (window);
  g_assert_true (g_file_get_contents (path, &now, NULL, NULL));
  g_assert_nonnull (g_strstr_len (now, -1, "<generator>Windows Inform 10.1.2</generator>\r\n"));
  {
    g_autofree char *before = g_strndup (first, (gsize) (answer - first)),
                    *after = g_strndup (rest, strlen (rest) - strlen ("</Skein>\r\n"));

    test_assert_contains (now, before);
    test_assert_contains (now, after);
  }
  g_assert_null (strstr (now, "<played>"));
  g_assert_nonnull (strstr (now, "<activeNode nodeId=\"node-2\"/>"));
}

/* Each file of a story or an extension can be opened by itself, is written unchanged, and differs only where it is
 * edited. */
static void
test_each_file (void)
{
  static const char *const opened[] = {
    "Orchard.materials/Source/Wall Garden.i7",
    "Orchard.materials/Extensions/Ann Author/Baskets-v12.i7x",
    "Orchard.materials/Extensions/Ann Author/Scales-v2_1.i7x",
    "Orchard.materials/Extensions/Bob Builder/Ladders-v1_0_3.i7xd",
  };

  write_samples (orchard, G_N_ELEMENTS (orchard));
  for (guint i = 0; i < G_N_ELEMENTS (opened); i++) {
    LooseWindow *window = test_open_file (folder, opened[i]);
    g_autofree char *path = loose_page_dup_path (loose_session_get_page (loose_window_get_session (window))),
                    *text = loose_session_dup_text (loose_window_get_session (window)), *saved = NULL;
    const char *end = strstr (text, "of ");
    g_autofree char *wanted = g_strdup_printf ("%.*sOF %s", (int) (end - text), text, end + 3);

    test_assert_no_problems (window);
    test_edit (window, "of ", "OF ");
    test_assert_no_problems (window);
    save (window);
    test_leave (window);
    g_assert_true (g_file_get_contents (path, &saved, NULL, NULL));
    g_assert_cmpstr (saved, ==, wanted);
    g_assert_true (g_file_set_contents (path, text, -1, NULL));
    assert_samples (orchard, G_N_ELEMENTS (orchard), NULL);
  }
  g_assert_cmpuint (count_files (folder), ==, G_N_ELEMENTS (orchard));
}

/* An older project, whose materials folder has the older name and which has no uuid.txt: that is created when it is
 * saved, and nothing else changes. */
static void
test_older_project (void)
{
  LooseWindow *window;
  g_autofree char *path = g_build_filename (folder, "Cellar.inform", "uuid.txt", NULL), *uuid = NULL;
  guint n;

  write_samples (cellar, G_N_ELEMENTS (cellar));
  n = count_files (folder);
  window = test_open_file (folder, "Cellar.inform");
  test_assert_no_problems (window);
  look_through (window);
  test_leave (window);
  assert_samples (cellar, G_N_ELEMENTS (cellar), NULL);
  g_assert_cmpuint (count_files (folder), ==, n);
  window = test_open_file (folder, "Cellar.inform");
  test_edit (window, "a room", "A room");
  test_edit (window, "A room", "a room");
  save (window);
  test_leave (window);
  assert_samples (cellar, G_N_ELEMENTS (cellar), NULL);
  g_assert_cmpuint (count_files (folder), ==, n + 1);
  g_assert_true (g_file_get_contents (path, &uuid, NULL, NULL));
  g_assert_true (g_uuid_string_is_valid (uuid));
  g_assert_cmpuint (strlen (uuid), ==, 36);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  folder = g_dir_make_tmp ("looseleaf-XXXXXX", NULL);
  g_test_add_func ("/ide/samples/whole-project", test_whole_project);
  g_test_add_func ("/ide/samples/skein", test_skein);
  g_test_add_func ("/ide/samples/each-file", test_each_file);
  g_test_add_func ("/ide/samples/older-project", test_older_project);
  return g_test_run ();
}
