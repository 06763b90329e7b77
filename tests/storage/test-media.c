/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Notices about the files of figures and sounds: at their sentences, by the bytes of the files. */
#include "leaf-storage-media-add.h"
#include "leaf-storage-tree.h"
#include "leaf-storage.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#define PNG_HEAD  "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x02\0\0\0\x03\x08\x02\0\0\0"
#define HUGE_HEAD "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x40\0\0\0\x40\0\x08\x02\0\0\0"
#define PNG_TAIL  "\0\0\0\0IEND\xae\x42\x60\x82"
#define JPEG_HEAD                                                                                                      \
  "\xff\xd8\xff\xe0\0\x04"                                                                                             \
  "ab\xff\xc0\0\x0b\x08\0\x05\0\x07\x01\x01\x11\0"
#define BYTES(text) text, sizeof text - 1

static void
test_forms (void)
{
  static const struct {
    const char *bytes;
    gsize length;
    const char *type; /* NULL: none */
    guint32 width, height;
  } cases[] = {
    { BYTES (PNG_HEAD PNG_TAIL), "image/png", 2, 3 },
    { BYTES (JPEG_HEAD "\xff\xd9"), "image/jpeg", 7, 5 },
    { BYTES ("\xff\xd8\xff\xff\xff\xe0\0\x04"
             "ab\xff\xff\xc0\0\x0b\x08\0\x05\0\x07\x01\x01\x11\0\xff\xd9"),
      "image/jpeg", 7, 5 }, /* filled */
    { BYTES ("OggS\0\0\0\0\0\0\0\0\0"), "audio/ogg", 0, 0 },
    { BYTES ("RIFF\4\0\0\0WAVE"), "audio/wav", 0, 0 },
    { BYTES ("FORM\0\0\0\4AIFF"), "audio/aiff", 0, 0 },
    { BYTES ("ID3\4\0\0\0\0\0\0\0\0"), "audio/mpeg", 0, 0 },
    { BYTES ("\x89PNG\r\n\x1a\n"), NULL, 0, 0 },
    { BYTES ("\xff\xd8\xff\xe0\0\0\xff\xe0\0\0\xff\xe0\0\0"), NULL, 0, 0 }, /* segments without a length */
    { BYTES ("<svg xmlns=\"x\"/>"), NULL, 0, 0 },
    { BYTES (""), NULL, 0, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    LeafStorageMedia media;
    gboolean is_known = leaf_storage_media_read (&media, (const guint8 *) cases[i].bytes, cases[i].length);

    g_assert_cmpint (is_known, ==, cases[i].type != NULL);
    if (is_known) {
      g_assert_cmpstr (media.type, ==, cases[i].type);
      g_assert_cmpuint (media.width, ==, cases[i].width);
      g_assert_cmpuint (media.height, ==, cases[i].height);
    }
  }
}

static void
write_file (const char *folder, const char *name, const char *bytes, gsize length)
{
  g_autofree char *path = g_build_filename (folder, name, NULL), *parent = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (parent, 0755), ==, 0);
  g_assert_true (g_file_set_contents (path, bytes, (gssize) length, NULL));
}

/* Each sentence, and the notice at it. */
static void
test_notices (void)
{
  static const char *const sentences[][2] = {
    { "Figure of Fine is the file \"fine.png\" (\"A map.\").", NULL },
    { "Figure of Nothing is the file \"nothing.png\".", "EFFECT_MISSING" },
    { "Figure of Cut is the file \"cut.png\".", "FIGURE_DAMAGED" },
    { "Figure of Noise is the file \"fine.png.ogg\".", "FIGURE_DAMAGED" },
    { "Figure of Desert is the file \"huge.png\".", "EFFECT_HUGE" },
    { "Sound of Bell is the file \"bell.wav\".", NULL },
    { "Sound of Cut is the file \"cut.wav\".", "SOUND_DAMAGED" },
    { "Sound of Picture is the file \"fine.png\".", "SOUND_DAMAGED" },
  };
  g_autofree char *folder = g_dir_make_tmp ("leaf-XXXXXX", NULL);
  g_autoptr (LeafStorage) storage = leaf_storage_new (folder);
  const LeafCompileOptions options = { .data = storage, .check_effect = leaf_storage_check_effect };
  g_autoptr (GString) text = g_string_new ("The Hall is a room. ");
  g_autoptr (LeafProgram) program = NULL;
  guint32 seen = 0;

  write_file (folder, "Figures/fine.png", BYTES (PNG_HEAD PNG_TAIL));
  write_file (folder, "Figures/cut.png", BYTES (PNG_HEAD));
  write_file (folder, "Figures/huge.png", BYTES (HUGE_HEAD PNG_TAIL));
  write_file (folder, "Figures/fine.png.ogg", BYTES ("OggS\0\0\0\0\0\0\0\0\0"));
  write_file (folder, "Sounds/bell.wav", BYTES ("RIFF\4\0\0\0WAVE"));
  write_file (folder, "Sounds/cut.wav", BYTES ("RIFF\xff\0\0\0WAVE"));
  write_file (folder, "Sounds/fine.png", BYTES (PNG_HEAD PNG_TAIL));
  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    g_string_append_printf (text, "%s ", sentences[i][0]);
  program = leaf_program_compile (&(LeafSourceText) { "story.ni", text->str, text->len, NULL }, &options);
  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++) {
    LeafProblem notice;

    if (sentences[i][1] == NULL)
      continue;
    g_assert_cmpuint (seen, <, leaf_program_n_notices (program));
    notice = leaf_program_notice (program, seen++);
    g_assert_cmpstr (notice.code, ==, sentences[i][1]);
    g_assert_true (strncmp (text->str + notice.place.start, sentences[i][0], strlen ("Figure of")) == 0);
  }
  g_assert_cmpuint (leaf_program_n_notices (program), ==, seen);
}

/* A program with an edit has the same files, so it has their notices too. */
static void
test_notices_of_edited (void)
{
  static const char text[] = "The Hall is a room. Figure of Nothing is the file \"nothing.png\".";
  g_autofree char *folder = g_dir_make_tmp ("leaf-XXXXXX", NULL);
  g_autoptr (LeafStorage) storage = leaf_storage_new (folder);
  const LeafCompileOptions options = { .data = storage, .check_effect = leaf_storage_check_effect };
  g_autoptr (LeafProgram) program
      = leaf_program_compile (&(LeafSourceText) { "story.ni", text, sizeof text - 1, NULL }, &options);
  const LeafEdit edit
      = { .place = { leaf_program_story_source (program), 0, 0 }, .text = (char *) "The Yard is a room. " };
  g_autoptr (LeafProgram) edited = leaf_program_compile_edited (program, &edit, 1, &options);

  g_assert_cmpuint (leaf_program_n_notices (edited), ==, 1);
  g_assert_cmpstr (leaf_program_notice (edited, 0).code, ==, "EFFECT_MISSING");
  leaf_storage_remove_tree (folder);
}

/* The number in a sentence is the number that a play prints. */
static void
test_numbers (void)
{
  static const char text[]
      = "The Hall is a room. Figure of One is the file \"1.png\". Sound of Two is the file \"2.ogg\". "
        "Figure of Three is the file \"3.png\". When play begins: display Figure of Three; "
        "play Sound of Two; display Figure of cover.";
  g_autoptr (LeafProgram) program
      = leaf_program_compile (&(LeafSourceText) { "story.ni", text, sizeof text - 1, NULL }, NULL);
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  guint32 n_effects, n_events, pictures[3], n_pictures = 0;
  LeafEffect *effects = leaf_program_effects (program, &n_effects);
  const LeafEvent *events;

  leaf_play_run (play, 1000000);
  events = leaf_play_drain (play, &n_events);
  for (guint32 i = 0; i < n_events && n_pictures < G_N_ELEMENTS (pictures); i++)
    if (events[i].effect != 0)
      pictures[n_pictures++] = events[i].effect;
  g_assert_cmpuint (n_pictures, ==, 3);
  g_assert_cmpuint (n_effects, ==, 4);
  g_assert_cmpstr (effects[3].name, ==, "Figure of Three");
  g_assert_cmpuint (pictures[0], ==, effects[3].number);
  g_assert_cmpuint (pictures[1], ==, effects[2].number);
  g_assert_cmpuint (pictures[2], ==, LEAF_EFFECT_COVER);
  leaf_effects_free (effects, n_effects);
}

/* --- adding ------------------------------------------------------------------------------------------------------- */

static char *
add (const char *folder, const char *name, const char *bytes, gsize length, GError **error)
{
  g_autofree char *from = g_build_filename (folder, name, NULL),
                  *materials = g_build_filename (folder, "A.materials", NULL);
  LeafStorageMedia media;

  g_assert_true (g_file_set_contents (from, bytes, (gssize) length, NULL));
  return leaf_storage_media_add (from, materials, &media, error);
}

static void
assert_added (const char *folder, const char *name, const char *bytes, gsize length, const char *wanted)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *added = add (folder, name, bytes, length, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (added, ==, wanted);
}

static void
assert_refused (const char *folder, const char *name, const char *bytes, gsize length, int code)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *added = add (folder, name, bytes, length, &error);

  g_assert_error (error, LEAF_STORAGE_MEDIA_ERROR, code);
  g_assert_null (added);
}

/* Existing files are not replaced, and nothing is written through a link that leaves the project. */
static void
test_adds (void)
{
  g_autofree char *folder = g_dir_make_tmp ("media-XXXXXX", NULL),
                  *figures = g_build_filename (folder, "A.materials", "Figures", NULL),
                  *first = g_build_filename (figures, "gate.png", NULL), *bytes = NULL;
  gsize length;

  assert_added (folder, "gate.png", BYTES (PNG_HEAD PNG_TAIL), "gate.png");
  assert_added (folder, "gate.png", BYTES (PNG_HEAD PNG_TAIL), "gate.png");
  assert_added (folder, "gate.png", BYTES (PNG_HEAD "other" PNG_TAIL), "gate 2.png");
  assert_added (folder, "a [b] \"c\".jpg", BYTES (JPEG_HEAD "\xff\xd9"), "a -b- -c-.jpg");
  assert_added (folder, ".bell", BYTES ("OggS\0\0\0\0\0\0\0\0\0"), "-bell");
  g_assert_true (g_file_get_contents (first, &bytes, &length, NULL));
  g_assert_cmpmem (bytes, length, PNG_HEAD PNG_TAIL, sizeof (PNG_HEAD PNG_TAIL) - 1);
  assert_refused (folder, "notes.png", BYTES ("These are words."), LEAF_STORAGE_MEDIA_NOT_MEDIA);
  assert_refused (folder, "wide.png", BYTES (HUGE_HEAD PNG_TAIL), LEAF_STORAGE_MEDIA_HUGE);
  g_assert_cmpint (leaf_storage_remove_tree (figures), ==, 0);
  g_assert_cmpint (symlink ("/tmp", figures), ==, 0);
  assert_refused (folder, "gate.png", BYTES (PNG_HEAD PNG_TAIL), LEAF_STORAGE_MEDIA_FAILED);
  leaf_storage_remove_tree (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/media/forms", test_forms);
  g_test_add_func ("/media/notices", test_notices);
  g_test_add_func ("/media/notices-of-edited", test_notices_of_edited);
  g_test_add_func ("/media/numbers", test_numbers);
  g_test_add_func ("/media/adds", test_adds);
  return g_test_run ();
}
