/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-lsp-json.h: the values in messages, which are GVariants for jsonrpc-glib: an object is a{sv}, an array av, a
 * whole number x. Clients are not trusted: a member of an unexpected type counts as missing. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Makes a floating object from keys and values (GVariant *), ended by NULL. The end of the list is a NULL key; a NULL
 * value leaves its member out. Floating values are sunk. */
GVariant *leaf_lsp_object (const char *key, ...) G_GNUC_NULL_TERMINATED;
/* An array under construction. Values that are added are sunk; leaf_lsp_array_end returns a floating array and must be
 * called. */
typedef GVariantBuilder LeafLspArray;
void leaf_lsp_array_begin (LeafLspArray *array);
void leaf_lsp_array_add (LeafLspArray *array, GVariant *value);
GVariant *leaf_lsp_array_end (LeafLspArray *array);
GVariant *leaf_lsp_null (void);             /* floating */
GVariant *leaf_lsp_text (const char *text); /* floating; NULL if text is NULL */
GVariant *leaf_lsp_number (gint64 number);  /* floating */

/* Returns a member of a client's object; NULL if `object` is not an object or does not have it. Free with
 * g_variant_unref. */
GVariant *leaf_lsp_member (GVariant *object, const char *key);
/* Returns a member that is a text; NULL if it is missing or not a text. Free with g_free. */
char *leaf_lsp_member_text (GVariant *object, const char *key);
/* Reads a member that is a whole number. Returns FALSE, and leaves *number unchanged, if it is missing or not one. */
gboolean leaf_lsp_member_number (GVariant *object, const char *key, gint64 *number);

G_END_DECLS
