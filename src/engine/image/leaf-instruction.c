/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-instruction.c: properties of natives, from the columns of leaf-natives.def. */

#include "leaf-instruction.h"

#include <string.h>

static const struct {
  const char *name;
  guint32 takes;
  char gives;
} natives[LEAF_NATIVE_COUNT] = {
  { "", 0, '-' },
#define LEAF_NATIVE(symbol, name, takes, gives, meaning) { name, takes, (gives)[0] },
#include "leaf-natives.def"
#undef LEAF_NATIVE
};

gboolean
leaf_native_applies (LeafNative native)
{
  switch (native) {
#define LEAF_NATIVE(symbol, name, takes, gives, meaning)
#define LEAF_NATIVE_APPLYING(symbol, name, takes, gives, meaning) case LEAF_NATIVE_##symbol:
#include "leaf-natives.def"
#undef LEAF_NATIVE
    return TRUE;
  default: return FALSE;
  }
}

LeafNative
leaf_native_find (const char *name, gsize length)
{
  for (guint i = 1; i < LEAF_NATIVE_COUNT && length > 0; i++)
    if (natives[i].name[0] == name[0] && strncmp (natives[i].name, name, length) == 0
        && natives[i].name[length] == '\0')
      return (LeafNative) i;
  return LEAF_NATIVE_NONE;
}

const char *
leaf_native_name (LeafNative native)
{
  return natives[native].name;
}

guint32
leaf_native_takes (LeafNative native)
{
  return natives[native].takes;
}

char
leaf_native_gives (LeafNative native)
{
  return natives[native].gives;
}

guint32
leaf_native_place (LeafNative native)
{
  switch (native) {
#define LEAF_NATIVE(symbol, name, takes, gives, meaning)
#define LEAF_NATIVE_PLACE(symbol, which)                                                                               \
  case LEAF_NATIVE_##symbol:                                                                                           \
    return which;
#include "leaf-natives.def"
#undef LEAF_NATIVE
  default: return 0;
  }
}

LeafKindId
leaf_native_value_kind (LeafNative native, guint32 which)
{
  const char *kinds = "";

  switch (native) {
#define LEAF_NATIVE(symbol, name, takes, gives, meaning)
#define LEAF_NATIVE_VALUES(symbol, letters)                                                                            \
  case LEAF_NATIVE_##symbol:                                                                                           \
    kinds = letters;                                                                                                   \
    break;
#include "leaf-natives.def"
#undef LEAF_NATIVE
  default: break;
  }
  switch (which < strlen (kinds) ? kinds[which] : '.') {
  case 'R': return LEAF_KIND (RELATION);
  case 'L': return LEAF_KIND (LIST);
  case 'T': return LEAF_KIND (TEXT);
  case 'B': return LEAF_KIND (TABLE_NAME);
  case 'F': return LEAF_KIND (EXTERNAL_FILE);
  default: return LEAF_KIND (NONE);
  }
}
