/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-manual-examples.h: the stories that show entries of the reference.
 *
 * They are pages of data/manual/examples in the format of the manual. "phrases-lists.md" has examples for the section
 * "phrases" of the reference. Below each heading a paragraph "Shows: NAME; NAME :: WORDS; ..." names the entries; then
 * come a story, or a part added to one, and a play of it. The line quoted for an entry is the first one with WORDS, if
 * they are given, or with the entry's name or form. */
#pragma once

#include "leaf-manual.h"

G_BEGIN_DECLS

typedef struct _LeafManualExamples LeafManualExamples;

/* The examples embedded in the program; free with leaf_manual_examples_free. */
LeafManualExamples *leaf_manual_examples_new (void);
void leaf_manual_examples_free (LeafManualExamples *examples);
/* Adds to a page the example of the entry at `place` ("54-reference-phrases.md#abs"). The first entry of an example
 * shows its whole story; the others quote their line and link to the first. Returns what the entry lacks, as the words
 * that follow its name in a sentence ("has no example"), to be freed by the caller, or NULL if it lacks nothing. */
char *leaf_manual_examples_show (LeafManualExamples *examples, const char *section, const char *name, const char *place,
                                 GString *page);
/* The names (char *) that examples say they show, but of which leaf_manual_examples_show was not asked. Free with
 * g_ptr_array_unref. */
GPtrArray *leaf_manual_examples_unused (LeafManualExamples *examples);

/* The entries in a paragraph "Shows: ..."; NULL for another paragraph. Free with g_strfreev. */
char **leaf_manual_example_entries (const LeafManualBlock *block);

G_END_DECLS
