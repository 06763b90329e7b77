/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-lsp-json.h: the values of messages.  The transport hands them over as GVariants (an object is a{sv}, an array
 * av, a whole number x), and nothing is known of what a client sends: whoever asks for a member that is missing, or
 * of another type, gets nothing. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* An object of members: a key and its value by turns, ended by NULL.  A value of NULL leaves its member out.
 * Floating. */
GVariant *leaf_lsp_object (const char *key, ...) G_GNUC_NULL_TERMINATED;
/* An array being made: values are added to it, and leaf_lsp_array_end takes it.  Floating values are sunk. */
typedef GVariantBuilder LeafLspArray;
void leaf_lsp_array_begin (LeafLspArray *array);
void leaf_lsp_array_add (LeafLspArray *array, GVariant *value);
GVariant *leaf_lsp_array_end (LeafLspArray *array);
GVariant *leaf_lsp_text (const char *text); /* floating; text may be NULL: then so is the value */
GVariant *leaf_lsp_number (gint64 number);

/* A member of an object that a client sent; NULL when `object` is none, or has it not.  The caller's, for
 * g_variant_unref. */
GVariant *leaf_lsp_member (GVariant *object, const char *key);
/* Its text, the caller's; NULL when it is none. */
char *leaf_lsp_member_text (GVariant *object, const char *key);
/* FALSE, and *number untouched, when it is no whole number. */
gboolean leaf_lsp_member_number (GVariant *object, const char *key, gint64 *number);

G_END_DECLS
