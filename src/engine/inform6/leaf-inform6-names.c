/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-names.c: names of the run-time library.  Inform 6 does not tell capitals from small letters. */
#include "leaf-inform6-names.h"

#define INFORM6_NUMBER(name, number)
#define INFORM6_SOURCE(name, words)
#define INFORM6_ATTRIBUTE(name, words)
#define INFORM6_KIND(name, words)
#define INFORM6_PROPERTY(name, words)
#define INFORM6_NATIVE(name, native, values)
#define INFORM6_PRINTED(name, native)
#define INFORM6_STYLE(name, native)

typedef struct {
  const char *name, *words;
} Words;

typedef struct {
  const char *name;
  LeafNative native;
  const char *values;
} Native;

static const struct {
  const char *name;
  gint32 number;
} numbers[] = {
#undef INFORM6_NUMBER
#define INFORM6_NUMBER(name, number) { name, number },
#include "leaf-inform6-names.def"
#undef INFORM6_NUMBER
#define INFORM6_NUMBER(name, number)
};

static const Words sources[] = {
#undef INFORM6_SOURCE
#define INFORM6_SOURCE(name, words) { name, words },
#include "leaf-inform6-names.def"
#undef INFORM6_SOURCE
#define INFORM6_SOURCE(name, words)
};

static const Words attributes[] = {
#undef INFORM6_ATTRIBUTE
#define INFORM6_ATTRIBUTE(name, words) { name, words },
#include "leaf-inform6-names.def"
#undef INFORM6_ATTRIBUTE
#define INFORM6_ATTRIBUTE(name, words)
};

static const Words kinds[] = {
#undef INFORM6_KIND
#define INFORM6_KIND(name, words) { name, words },
#include "leaf-inform6-names.def"
#undef INFORM6_KIND
#define INFORM6_KIND(name, words)
};

static const Words properties[] = {
#undef INFORM6_PROPERTY
#define INFORM6_PROPERTY(name, words) { name, words },
#include "leaf-inform6-names.def"
#undef INFORM6_PROPERTY
#define INFORM6_PROPERTY(name, words)
};

static const Native natives[] = {
#undef INFORM6_NATIVE
#define INFORM6_NATIVE(name, native, values) { name, LEAF_NATIVE_##native, values },
#include "leaf-inform6-names.def"
#undef INFORM6_NATIVE
#define INFORM6_NATIVE(name, native, values)
};

static const Native printed[] = {
#undef INFORM6_PRINTED
#define INFORM6_PRINTED(name, native) { name, LEAF_NATIVE_##native, "v" },
#include "leaf-inform6-names.def"
#undef INFORM6_PRINTED
#define INFORM6_PRINTED(name, native)
};

static const Native styles[] = {
#undef INFORM6_STYLE
#define INFORM6_STYLE(name, native) { name, LEAF_NATIVE_##native, "" },
#include "leaf-inform6-names.def"
};

gboolean
leaf_inform6_number (const char *name, gint32 *number)
{
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (g_ascii_strcasecmp (numbers[i].name, name) == 0) {
      *number = numbers[i].number;
      return TRUE;
    }
  return FALSE;
}

static const char *
find_words (const Words *table, gsize n, const char *name)
{
  for (gsize i = 0; i < n; i++)
    if (g_ascii_strcasecmp (table[i].name, name) == 0)
      return table[i].words;
  return NULL;
}

static const Native *
find_native (const Native *table, gsize n, const char *name)
{
  static const Native none = { NULL, LEAF_NATIVE_NONE, "" };

  for (gsize i = 0; i < n; i++)
    if (g_ascii_strcasecmp (table[i].name, name) == 0)
      return &table[i];
  return &none;
}

const char *
leaf_inform6_source (const char *name)
{
  return find_words (sources, G_N_ELEMENTS (sources), name);
}

const char *
leaf_inform6_attribute (const char *name)
{
  return find_words (attributes, G_N_ELEMENTS (attributes), name);
}

const char *
leaf_inform6_kind (const char *name)
{
  return find_words (kinds, G_N_ELEMENTS (kinds), name);
}

const char *
leaf_inform6_property (const char *name)
{
  return find_words (properties, G_N_ELEMENTS (properties), name);
}

LeafNative
leaf_inform6_routine (const char *name, const char **values)
{
  const Native *native = find_native (natives, G_N_ELEMENTS (natives), name);

  *values = native->values;
  return native->native;
}

LeafNative
leaf_inform6_printed (const char *name)
{
  return find_native (printed, G_N_ELEMENTS (printed), name)->native;
}

LeafNative
leaf_inform6_style (const char *words)
{
  return find_native (styles, G_N_ELEMENTS (styles), words)->native;
}
