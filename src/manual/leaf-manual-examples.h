/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-manual-examples.h: the stories that show entries of the reference.
 *
 * data/manual/examples has them as pages in the format of the manual.  "phrases-lists.md" has examples for the section
 * "phrases" of the reference.  Below each heading a paragraph "Shows: NAME; NAME :: WORDS; ..." names the entries; a
 * story, or a part added to one, and what is played in it follow.  Of an entry's example the first line is quoted that
 * has WORDS, where they are given, or else the name or form of the entry. */
#pragma once

#include "leaf-manual.h"

G_BEGIN_DECLS

typedef struct _LeafManualExamples LeafManualExamples;

/* Those that the program carries. */
LeafManualExamples *leaf_manual_examples_new (void);
void leaf_manual_examples_free (LeafManualExamples *examples);
/* Adds the example of an entry, which stands at `place` ("54-reference-phrases.md#abs"), to a page: the story at the
 * first of its entries, at the others the line in it and a link.  What the entry lacks, as the end of a sentence that
 * its name begins (caller frees); NULL: nothing. */
char *leaf_manual_examples_show (LeafManualExamples *examples, const char *section, const char *name, const char *place,
                                 GString *page);
/* Entries that are named by an example, and were never shown: there are none of these names.  Of char *; free with
 * g_ptr_array_unref. */
GPtrArray *leaf_manual_examples_unused (LeafManualExamples *examples);

/* The entries in a paragraph "Shows: ..."; NULL: it is none.  Free with g_strfreev. */
char **leaf_manual_example_entries (const LeafManualBlock *block);

G_END_DECLS
