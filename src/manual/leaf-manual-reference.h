/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-manual-reference.h: the pages of the reference. */
#pragma once

#include "leaf-manual.h"

G_BEGIN_DECLS

/* Adds the pages of the reference after those of the book. Returns sentences (char *) about entries without a sentence
 * in data/manual/reference.txt or an example in data/manual/examples; free with g_ptr_array_unref. */
GPtrArray *leaf_manual_add_reference (LeafManual *manual);

/* The sentence of the reference about something of the library, without markup. `name` is the name in its definition.
 * NULL if there is none. Free with g_free. */
char *leaf_manual_dup_sentence (LeafNamed sort, const char *name);

/* The name of a phrase in the reference, from the title of its definition: "To say (N - number) in words" -> "[(number)
 * in words]". The title has to begin with "To ". *is_text becomes TRUE for a text substitution. Free with g_free. */
char *leaf_manual_dup_phrase_name (const char *title, gboolean *is_text);

G_END_DECLS
