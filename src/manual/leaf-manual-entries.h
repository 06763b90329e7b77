/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-manual-entries.h: pages of the reference under construction, entry by entry.
 *
 * The descriptions are in data/manual/reference.txt: a line "NAME = SENTENCE" for an entry, or for several if NAME has
 * a "*" or "?"; the first match counts. A line "[SECTION]" begins the entries of a page. The sentence "(internal)"
 * keeps a name of the library out of the reference. */
#pragma once

#include "leaf-manual-examples.h"

G_BEGIN_DECLS

typedef struct {
  LeafManual *manual;
  LeafManualExamples *examples;
  char **lines;          /* of reference.txt */
  GPtrArray *without;    /* of char *: what entries lack */
  GHashTable *had;       /* names, since each entry is added once */
  GHashTable *anchors;   /* of the page that is made */
  const char *page_name; /* of it */
  GArray *places;        /* blocks of source of the book; their type is in leaf-manual-entries.c */
  GHashTable *links;     /* page of the book -> GString: links to the entries that it is the first to use */
  GHashTable *words;     /* word -> GArray of numbers of places that have it */
} LeafManualMaker;

LeafManualMaker *leaf_manual_maker_new (LeafManual *manual);
/* What entries lack, of char *; free with g_ptr_array_unref. */
GPtrArray *leaf_manual_maker_finish (LeafManualMaker *maker);

/* NULL: there is none. */
const char *leaf_manual_find_sentence (char **lines, const char *section, const char *name);
/* The lines of data/manual/reference.txt; free with g_strfreev. */
char **leaf_manual_dup_sentences (void);

/* A page: `name` is kept until it ends. */
GString *leaf_manual_begin_page (LeafManualMaker *maker, const char *name, const char *title, const char *keywords,
                                 const char *words);
void leaf_manual_end_page (LeafManualMaker *maker, GString *page);
/* An entry: its name, its form (NULL: none) and its sentence. */
void leaf_manual_begin_entry (LeafManualMaker *maker, GString *page, const char *section, const char *name,
                              const char *form);
/* Adds the story that shows an entry, and the place of the book that does, where `words` are searched for. */
void leaf_manual_end_entry (LeafManualMaker *maker, GString *page, const char *section, const char *name,
                            const char *words);
/* Both. */
void leaf_manual_add_entry (LeafManualMaker *maker, GString *page, const char *section, const char *name,
                            const char *form, const char *words);

/* Properties, adjectives, variables and verbs: leaf-manual-names.c. */
void leaf_manual_add_names (LeafManualMaker *maker, const LeafProgram *program);

G_END_DECLS
