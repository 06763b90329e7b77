/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-names.c: names of the run-time library. Inform 6 ignores case. */
#include "leaf-inform6-names.h"

#include <string.h>

#define INFORM6_NUMBER(name, number)
#define INFORM6_SOURCE(name, words)
#define INFORM6_ATTRIBUTE(name, words)
#define INFORM6_KIND(name, words)
#define INFORM6_PROPERTY(name, words)
#define INFORM6_PRINTED(name, native)
#define INFORM6_STYLE(name, native)
#define INFORM6_KIND_NUMBER(name, kind)
#define INFORM6_PRINTS(name, kind)
#define INFORM6_VARIABLE(name, native)
#define INFORM6_MEMBER(name, native)
#define INFORM6_PARSER(name, question)
#define INFORM6_LIST(name, words)

typedef struct {
  const char *name, *words;
} Words;

typedef struct {
  const char *name;
  LeafNative native;
} Native;

typedef struct {
  const char *name;
  gint32 number;
} Number;

static const Number numbers[] = {
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

static const Native printed[] = {
#undef INFORM6_PRINTED
#define INFORM6_PRINTED(name, native) { name, LEAF_NATIVE_##native },
#include "leaf-inform6-names.def"
#undef INFORM6_PRINTED
#define INFORM6_PRINTED(name, native)
};

static const Native styles[] = {
#undef INFORM6_STYLE
#define INFORM6_STYLE(name, native) { name, LEAF_NATIVE_##native },
#include "leaf-inform6-names.def"
#undef INFORM6_STYLE
#define INFORM6_STYLE(name, native)
};

static const Number kind_numbers[] = {
#undef INFORM6_KIND_NUMBER
#define INFORM6_KIND_NUMBER(name, kind) { name, LEAF_KIND_##kind },
#include "leaf-inform6-names.def"
#undef INFORM6_KIND_NUMBER
#define INFORM6_KIND_NUMBER(name, kind)
};

static const Number printing_kinds[] = {
#undef INFORM6_PRINTS
#define INFORM6_PRINTS(name, kind) { name, LEAF_KIND_##kind },
#include "leaf-inform6-names.def"
#undef INFORM6_PRINTS
#define INFORM6_PRINTS(name, kind)
};

static const Native variables[] = {
#undef INFORM6_VARIABLE
#define INFORM6_VARIABLE(name, native) { name, LEAF_NATIVE_##native },
#include "leaf-inform6-names.def"
#undef INFORM6_VARIABLE
#define INFORM6_VARIABLE(name, native)
};

static const Words lists[] = {
#undef INFORM6_LIST
#define INFORM6_LIST(name, words) { name, words },
#include "leaf-inform6-names.def"
#undef INFORM6_LIST
#define INFORM6_LIST(name, words)
};

static const Number questions[] = {
#undef INFORM6_PARSER
#define INFORM6_PARSER(name, question) { name, LEAF_INFORM6_##question },
#include "leaf-inform6-names.def"
#undef INFORM6_PARSER
#define INFORM6_PARSER(name, question)
};

static const Native members[] = {
#undef INFORM6_MEMBER
#define INFORM6_MEMBER(name, native) { name, LEAF_NATIVE_##native },
#include "leaf-inform6-names.def"
};

static gboolean
find_number (const Number *table, gsize n, const char *name, gint32 *number)
{
  for (gsize i = 0; i < n; i++)
    if (g_ascii_strcasecmp (table[i].name, name) == 0) {
      *number = table[i].number;
      return TRUE;
    }
  return FALSE;
}

gboolean
leaf_inform6_number (const char *name, gint32 *number)
{
  return find_number (numbers, G_N_ELEMENTS (numbers), name, number);
}

gboolean
leaf_inform6_kind_number (const char *name, gint32 *number)
{
  return find_number (kind_numbers, G_N_ELEMENTS (kind_numbers), name, number);
}

gboolean
leaf_inform6_printing_kind (const char *name, gint32 *number)
{
  return find_number (printing_kinds, G_N_ELEMENTS (printing_kinds), name, number);
}

gboolean
leaf_inform6_parser_question (const char *name, gint32 *number)
{
  return find_number (questions, G_N_ELEMENTS (questions), name, number);
}

static const char *
find_words (const Words *table, gsize n, const char *name)
{
  for (gsize i = 0; i < n; i++)
    if (g_ascii_strcasecmp (table[i].name, name) == 0)
      return table[i].words;
  return NULL;
}

static LeafNative
find_native (const Native *table, gsize n, const char *name)
{
  for (gsize i = 0; i < n; i++)
    if (g_ascii_strcasecmp (table[i].name, name) == 0)
      return table[i].native;
  return LEAF_NATIVE_NONE;
}

const char *
leaf_inform6_source (const char *name)
{
  return find_words (sources, G_N_ELEMENTS (sources), name);
}

const char *
leaf_inform6_list (const char *name, const char *part)
{
  g_autofree char *list = NULL;

  if (!g_str_has_suffix (name, part))
    return NULL;
  list = g_strndup (name, strlen (name) - strlen (part));
  return find_words (lists, G_N_ELEMENTS (lists), list);
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
leaf_inform6_printed (const char *name)
{
  return find_native (printed, G_N_ELEMENTS (printed), name);
}

LeafNative
leaf_inform6_style (const char *words)
{
  return find_native (styles, G_N_ELEMENTS (styles), words);
}

LeafNative
leaf_inform6_variable (const char *name)
{
  return find_native (variables, G_N_ELEMENTS (variables), name);
}

LeafNative
leaf_inform6_member (const char *name)
{
  return find_native (members, G_N_ELEMENTS (members), name);
}
