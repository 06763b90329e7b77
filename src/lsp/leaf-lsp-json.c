/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-lsp-json.h"

#include <stdarg.h>

GVariant *
leaf_lsp_object (const char *key, ...)
{
  GVariantBuilder members;
  va_list rest;

  g_variant_builder_init (&members, G_VARIANT_TYPE_VARDICT);
  va_start (rest, key);
  for (; key != NULL; key = va_arg (rest, const char *)) {
    GVariant *value = va_arg (rest, GVariant *);

    if (value != NULL)
      g_variant_builder_add (&members, "{sv}", key, value);
  }
  va_end (rest);
  return g_variant_builder_end (&members);
}

void
leaf_lsp_array_begin (LeafLspArray *array)
{
  g_variant_builder_init (array, G_VARIANT_TYPE ("av"));
}

void
leaf_lsp_array_add (LeafLspArray *array, GVariant *value)
{
  g_variant_builder_add (array, "v", value);
}

GVariant *
leaf_lsp_array_end (LeafLspArray *array)
{
  return g_variant_builder_end (array);
}

GVariant *
leaf_lsp_null (void)
{
  return g_variant_new_maybe (G_VARIANT_TYPE_VARIANT, NULL);
}

GVariant *
leaf_lsp_text (const char *text)
{
  return text != NULL ? g_variant_new_string (text) : NULL;
}

GVariant *
leaf_lsp_number (gint64 number)
{
  return g_variant_new_int64 (number);
}

GVariant *
leaf_lsp_member (GVariant *object, const char *key)
{
  if (object == NULL || !g_variant_is_of_type (object, G_VARIANT_TYPE_VARDICT))
    return NULL;
  return g_variant_lookup_value (object, key, NULL);
}

char *
leaf_lsp_member_text (GVariant *object, const char *key)
{
  g_autoptr (GVariant) member = leaf_lsp_member (object, key);

  return member != NULL && g_variant_is_of_type (member, G_VARIANT_TYPE_STRING) ? g_variant_dup_string (member, NULL)
                                                                                : NULL;
}

gboolean
leaf_lsp_member_number (GVariant *object, const char *key, gint64 *number)
{
  g_autoptr (GVariant) member = leaf_lsp_member (object, key);

  if (member == NULL || !g_variant_is_of_type (member, G_VARIANT_TYPE_INT64))
    return FALSE;
  *number = g_variant_get_int64 (member);
  return TRUE;
}
