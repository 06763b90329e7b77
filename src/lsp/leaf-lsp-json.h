/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-lsp-json.h: values in messages. The transport uses GVariants (an object is a{sv}, an array av, a whole number
 * x). Clients are not trusted: a member that is missing or has another type is treated as absent. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Makes an object from keys and values, ended by NULL. A value of NULL leaves its member out. Floating. */
GVariant *leaf_lsp_object (const char *key, ...) G_GNUC_NULL_TERMINATED;
/* An array under construction; leaf_lsp_array_end takes it. Floating values are sunk. */
typedef GVariantBuilder LeafLspArray;
void leaf_lsp_array_begin (LeafLspArray *array);
void leaf_lsp_array_add (LeafLspArray *array, GVariant *value);
GVariant *leaf_lsp_array_end (LeafLspArray *array);
GVariant *leaf_lsp_text (const char *text); /* floating; NULL if text is NULL */
GVariant *leaf_lsp_number (gint64 number);

/* Returns a member of a client's object; NULL if `object` is not an object or does not have it. Free with
 * g_variant_unref. */
GVariant *leaf_lsp_member (GVariant *object, const char *key);
/* Returns its text, owned by the caller; NULL if it is not a text. */
char *leaf_lsp_member_text (GVariant *object, const char *key);
/* Returns FALSE, and leaves *number unchanged, if it is not a whole number. */
gboolean leaf_lsp_member_number (GVariant *object, const char *key, gint64 *number);

G_END_DECLS
