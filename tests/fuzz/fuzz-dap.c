/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fuzz-dap.c: messages of a debugger, one a line (session.h), about a story on the disk: each is answered, or the
 * session ends. */

#include "fuzz.h"

#include "leaf-dap.h"
#include "session.h"

#include <glib/gstdio.h>
#include <unistd.h>

static const char story[]
    = "\"Bell\" by A Tester\n\nThe Yard is a room. The coin is in the Yard. The tally is a number that varies.\n\n"
      "To bump by (N - a number):\n\tlet M be N + 1;\n\tnow the tally is the tally + M;\n\tsay \"Bump.\"\n\n"
      "Instead of jumping (this is the hop rule):\n\tbump by 2;\n\tsay \"Hop.\"\n";

static LeafProgram *
compile (const char *path, GPtrArray *files)
{
  g_autofree char *bytes = NULL;
  LeafSourceText text = { path, NULL, 0 };
  LeafProgram *program;

  if (!g_file_get_contents (path, &bytes, &text.length, NULL))
    return NULL;
  text.bytes = bytes;
  program = leaf_program_compile (&text, NULL);
  for (guint32 i = 1; i <= leaf_program_n_sources (program); i++)
    g_ptr_array_add (files, i == leaf_program_story_source (program) ? g_strdup (path) : NULL);
  return program;
}

static char *
new_story_file (void)
{
  g_autofree char *name = g_strdup_printf ("fuzz-dap-%d.ni", (int) getpid ());
  char *path = g_build_filename (g_get_tmp_dir (), name, NULL);

  g_assert_true (g_file_set_contents (path, story, -1, NULL));
  return path;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *path = new_story_file ();
  GString *sent = session_bytes (data, size, path);
  FILE *in = fmemopen (sent->str, MAX (sent->len, 1), "r"), *out = g_fopen ("/dev/null", "w");

  leaf_dap_serve (in, out, compile);
  fclose (in);
  fclose (out);
  g_string_free (sent, TRUE);
  g_unlink (path);
  return 0;
}
