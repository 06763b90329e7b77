/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-test-script.c: splits a test script into the commands that a player would type. */
#include "leaf-grammar-rows.h"

#include <string.h>

/* Converts marks as in quoted texts: [/] and ['] are literal, and other single quotation marks at the edge of a word
 * become double. */
static char *
typed_script (const char *script, gsize length)
{
  GString *typed = g_string_new (NULL);

  for (gsize i = 0; i < length; i++) {
    if (script[i] == '[' && i + 2 < length && script[i + 2] == ']' && (script[i + 1] == '/' || script[i + 1] == '\'')) {
      g_string_append_c (typed, script[i + 1]);
      i += 2;
    } else if (script[i] == '\''
               && !(i > 0 && g_ascii_isalnum (script[i - 1]) && i + 1 < length && g_ascii_isalnum (script[i + 1])))
      g_string_append_c (typed, '"');
    else
      g_string_append_c (typed, script[i]);
  }
  return g_string_free (typed, FALSE);
}

char *
leaf_test_script_take (const char **script)
{
  const char *from = *script, *end = strchr (from, '/');

  while (end != NULL && end > from && end[-1] == '[' && end[1] == ']')
    end = strchr (end + 1, '/');
  *script = end != NULL ? end + 1 : NULL;
  return typed_script (from, end != NULL ? (gsize) (end - from) : strlen (from));
}
