/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-story.c: reads and compiles the story of a command, with its extensions. */
#include "leaf-cli.h"
#include "leaf-storage-bundle.h"
#include "leaf-storage-links.h"
#include "leaf-storage-media.h"
#include "leaf-storage-read.h"
#include "leaf-storage-release.h"

#include <errno.h>

static gboolean
read_stream (FILE *in, char **bytes, gsize *length)
{
  GString *text = g_string_new (NULL);
  char buffer[65536];
  gsize n;

  while (text->len <= LEAF_STORAGE_MOST_BYTES && (n = fread (buffer, 1, sizeof buffer, in)) > 0)
    g_string_append_len (text, buffer, (gssize) n);
  if (text->len > LEAF_STORAGE_MOST_BYTES)
    errno = EFBIG;
  *length = text->len;
  *bytes = g_string_free (text, FALSE);
  return !ferror (in) && *length <= LEAF_STORAGE_MOST_BYTES;
}

LeafProgram *
leaf_cli_compile (const char *story)
{
  return leaf_cli_compile_with_rule (story, NULL, NULL);
}

LeafProgram *
leaf_cli_compile_with_rule (const char *story, const char *preamble, guint32 *rule)
{
  g_autoptr (LeafStorage) storage = leaf_cli_storage (story);

  return leaf_cli_compile_with_storage (story, storage, preamble, rule);
}

LeafProgram *
leaf_cli_compile_release (const char *story, const char *serial)
{
  g_autoptr (LeafStorage) storage = leaf_cli_storage (story);
  g_autoptr (LeafProgram) program = leaf_cli_compile_with_storage (story, storage, NULL, NULL);

  return program != NULL ? leaf_storage_compile_release (storage, program, serial) : NULL;
}

LeafStorage *
leaf_cli_storage (const char *story)
{
  g_autofree char *materials = strcmp (story, "-") == 0 ? g_strdup (".") : leaf_storage_materials (story);

  return leaf_storage_new (materials);
}

/* If the bytes are a bundle, replaces them by its story, and gives its other files to the storage. *release is that of
 * a bundle from a published page; NULL: none. Returns FALSE if a name in the bundle is unsafe. */
static gboolean
open_bundle (LeafStorage *storage, char **bytes, gsize *length, char **release)
{
  g_autoptr (GPtrArray) leaves = leaf_storage_unbind (*bytes, *length);

  if (leaves == NULL)
    return TRUE;
  *release = leaf_storage_bundle_release (*bytes, *length);
  if (!leaf_storage_leaves_are_sound (leaves))
    return FALSE;
  leaf_storage_hold_leaves (storage, leaves);
  g_free (*bytes);
  *bytes = g_strdup (((LeafBundleEntry *) g_ptr_array_index (leaves, 0))->text);
  *length = strlen (*bytes);
  return TRUE;
}

LeafProgram *
leaf_cli_compile_with_storage (const char *story, LeafStorage *storage, const char *preamble, guint32 *rule)
{
  g_autofree char *release = NULL;
  gboolean is_input = strcmp (story, "-") == 0;
  g_autofree char *path = is_input ? NULL : leaf_storage_text (story);
  g_autofree char *bytes = NULL;
  LeafCompileOptions options = { .find_extension = leaf_storage_find,
                                 .find_part = leaf_storage_find_part,
                                 .data = storage,
                                 .check_effect = leaf_storage_check_effect };
  LeafSourceText source = { .name = is_input ? "(standard input)" : path };

  if (*story == '\0') {
    g_printerr ("leaf: the name of the story is empty\n");
    return NULL;
  }
  if (!is_input && g_file_test (story, G_FILE_TEST_IS_DIR) && !g_file_test (path, G_FILE_TEST_EXISTS)) {
    g_printerr ("leaf: the folder '%s' contains no story. In a project it is the file Source/story.ni\n", story);
    return NULL;
  }
  if (is_input ? !read_stream (stdin, &bytes, &source.length) : !leaf_storage_read (path, &bytes, &source.length)) {
    g_printerr ("leaf: cannot read '%s': %s\n", source.name, leaf_storage_strerror (errno));
    return NULL;
  }
  if (!open_bundle (storage, &bytes, &source.length, &release)) {
    g_printerr ("leaf: cannot read '%s': %s\n", source.name, leaf_storage_strerror (EBADMSG));
    return NULL;
  }
  source.bytes = bytes;
  options.release = release;
  return preamble != NULL ? leaf_program_compile_with_rule (&source, &options, preamble, rule)
                          : leaf_program_compile (&source, &options);
}

enum { MOST_TOLD = 200 }; /* problems to print; a file with more is not a story, or repeats one mistake */

static void
print_message (const LeafProgram *program, FILE *out, const char *sort, LeafProblem message)
{
  void (*print) (const char *format, ...) = out == stderr ? g_printerr : g_print;
  guint32 line = 0, column = 0;

  if (message.place.source != 0) {
    leaf_program_line (program, message.place.source, message.place.start, &line, &column);
    print ("%s:%u:%u: ", leaf_program_source_name (program, message.place.source), line, column);
  }
  print ("%s: %s [%s]\n", sort, message.sentence, message.code);
}

guint32
leaf_cli_print_problems (const LeafProgram *program, FILE *out)
{
  guint32 n = leaf_program_n_problems (program);

  for (guint32 i = 0; i < MIN (n, MOST_TOLD); i++)
    print_message (program, out, "problem", leaf_program_problem (program, i));
  if (n > MOST_TOLD)
    (out == stderr ? g_printerr : g_print) ("And %u more problems.\n", n - MOST_TOLD);
  return n;
}

void
leaf_cli_print_notices (const LeafProgram *program, FILE *out)
{
  for (guint32 i = 0; i < leaf_program_n_notices (program); i++)
    print_message (program, out, "notice", leaf_program_notice (program, i));
}

guint32
leaf_cli_story_line (const LeafProgram *program, LeafPlace place)
{
  guint32 line = 0, column = 0;

  if (place.source == 0 || leaf_program_source_is_library (program, place.source))
    return 0;
  leaf_program_line (program, place.source, place.start, &line, &column);
  return line;
}

char *
leaf_cli_words_at (const LeafProgram *program, LeafPlace place)
{
  GString *out;
  const char *text;
  gboolean gap = FALSE;

  if (place.source == 0 || place.end <= place.start)
    return NULL;
  text = leaf_program_source_text (program, place.source);
  out = g_string_new (NULL);
  for (guint32 i = place.start; i < place.end; i++) {
    if (g_ascii_isspace (text[i])) {
      gap = out->len > 0;
      continue;
    }
    if (gap)
      g_string_append_c (out, ' ');
    gap = FALSE;
    g_string_append_c (out, text[i]);
  }
  return g_string_free (out, FALSE);
}
