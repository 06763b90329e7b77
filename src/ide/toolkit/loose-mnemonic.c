/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-mnemonic.h"

char *
loose_mnemonic_remove (const char *label)
{
  GString *out = g_string_new (NULL);

  for (const char *at = label; *at != '\0'; at++) {
    if (at[0] == '_' && at[1] == '_')
      at++;
    else if (at[0] == '_')
      continue;
    g_string_append_c (out, *at);
  }
  return g_string_free (out, FALSE);
}

char *
loose_mnemonic_escape (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "_", -1);

  return g_strjoinv ("__", parts);
}
