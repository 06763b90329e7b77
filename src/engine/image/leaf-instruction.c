/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-instruction.c: natives by name. */

#include "leaf-instruction.h"

#include <string.h>

static const char *const names[] = {
  "",
#define LEAF_NATIVE(name, text, n, gives, meaning) text,
#include "leaf-natives.def"
#undef LEAF_NATIVE
};

guint32
leaf_native_number (const char *name)
{
  for (guint32 i = 1; name != NULL && i < G_N_ELEMENTS (names); i++)
    if (names[i][0] == name[0] && strcmp (names[i], name) == 0)
      return i;
  return 0;
}
