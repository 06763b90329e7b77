/* SPDX-License-Identifier: GPL-3.0-or-later */
/* main.c: make-prebuilt SOURCE.S PLAIN DIALOGUE writes the two prebuilt libraries, and an assembler source that embeds
 * them. The build runs it. */
#include "leaf-make-prebuilt.h"

static gboolean
write_ready (const char *path, gboolean with_dialogue)
{
  g_autofree char *why = NULL;
  g_autoptr (GByteArray) bytes = leaf_make_prebuilt (with_dialogue, &why);
  g_autoptr (GError) error = NULL;

  if (bytes == NULL)
    g_printerr ("the standard library could not be compiled (src/prebuilt/README.md explains the messages):\n%s", why);
  else if (!g_file_set_contents (path, (const char *) bytes->data, (gssize) bytes->len, &error))
    g_printerr ("%s\n", error->message);
  return bytes != NULL && error == NULL;
}

static void
add_symbol (GString *source, const char *name, const char *path)
{
  g_autofree char *absolute = g_canonicalize_filename (path, NULL);

  g_string_append_printf (
      source,
      "\t.balign 4096\n\t.globl %s\n\t.hidden %s\n\t.type %s, %%object\n%s:\n\t.incbin \"%s\"\n\t.size %s, . - %s\n",
      name, name, name, name, absolute, name, name);
}

int
main (int argc, char **argv)
{
  g_autoptr (GString) source = g_string_new ("\t.data\n");
  g_autoptr (GError) error = NULL;

  if (argc != 4 || !write_ready (argv[2], FALSE) || !write_ready (argv[3], TRUE))
    return 1;
  add_symbol (source, "leaf_prebuilt_plain", argv[2]);
  add_symbol (source, "leaf_prebuilt_dialogue", argv[3]);
  g_string_append (source, "\t.section .note.GNU-stack, \"\", %progbits\n");
  if (g_file_set_contents (argv[1], source->str, (gssize) source->len, &error))
    return 0;
  g_printerr ("%s\n", error->message);
  return 1;
}
