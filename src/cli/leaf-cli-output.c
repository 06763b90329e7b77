/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-cli-output.h"

#include <stdio.h>
#include <unistd.h>

static gboolean
is_control_character (gunichar letter)
{
  if (letter == '\n' || letter == '\t')
    return FALSE;
  return letter < 0x20 || (letter >= 0x7F && letter < 0xA0) || letter == 0x061C || letter == 0x200E || letter == 0x200F
         || (letter >= 0x202A && letter <= 0x202E) || (letter >= 0x2066 && letter <= 0x2069);
}

char *
leaf_cli_output_escape (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *out = g_string_new (NULL);

  for (const char *at = valid; *at != '\0'; at = g_utf8_next_char (at)) {
    gunichar letter = g_utf8_get_char (at);

    if (is_control_character (letter))
      g_string_append_printf (out, "\\u{%X}", letter);
    else
      g_string_append_unichar (out, letter);
  }
  return g_string_free (out, FALSE);
}

static void
write_to (FILE *stream, const char *text)
{
  g_autofree char *escaped = isatty (fileno (stream)) ? leaf_cli_output_escape (text) : NULL;

  fputs (escaped != NULL ? escaped : text, stream);
}

static void
print (const char *text)
{
  write_to (stdout, text);
}

/* Flushes stdout first, so that the order is right if both streams go to the same place. */
static void
print_error (const char *text)
{
  fflush (stdout);
  write_to (stderr, text);
}

void
leaf_cli_output_install (void)
{
  g_set_print_handler (print);
  g_set_printerr_handler (print_error);
}
