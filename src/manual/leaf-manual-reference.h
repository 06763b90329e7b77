/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-manual-reference.h: the pages of the reference. */
#pragma once

#include "leaf-manual.h"

G_BEGIN_DECLS

/* Adds them after the existing pages. Returns messages (char *) about entries without a sentence in
 * data/manual/reference.txt or an example in data/manual/examples; free with g_ptr_array_unref. */
GPtrArray *leaf_manual_add_reference (LeafManual *manual);

/* The sentence of the reference about something of the library, by its name in its definition, without markup. NULL:
 * there is none. Free with g_free. */
char *leaf_manual_dup_sentence (LeafNamed sort, const char *name);

/* The name of a phrase in the reference, from the title of its definition: "To say (N - number) in words" -> "[(number)
 * in words]". Free with g_free. */
char *leaf_manual_dup_phrase_name (const char *title, gboolean *is_text);

G_END_DECLS
