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
  GPtrArray *without;    /* of char *: sentences about what entries lack */
  GHashTable *had;       /* the keys of the entries that have been added, since each is added once */
  GHashTable *anchors;   /* the anchors of the page that is being made */
  const char *page_name; /* the name of that page; borrowed */
  GArray *places;        /* blocks of source of the book; their type is in leaf-manual-entries.c */
  GHashTable *links;     /* page of the book -> GString: links to the entries that it is the first to use */
  GHashTable *words;     /* word -> GArray of guint: the numbers of the places that contain it */
} LeafManualMaker;

/* The manual must have the pages of the book, and must outlive the maker. */
LeafManualMaker *leaf_manual_maker_new (LeafManual *manual);
/* Adds to each page of the book its links to the reference, and frees the maker. Returns sentences (char *) about what
 * entries lack; free with g_ptr_array_unref. */
GPtrArray *leaf_manual_maker_finish (LeafManualMaker *maker);

/* The sentence of a name in a section, borrowed from `lines`; NULL if there is none. */
const char *leaf_manual_find_sentence (char **lines, const char *section, const char *name);
/* The lines of data/manual/reference.txt; free with g_strfreev. */
char **leaf_manual_dup_sentences (void);

/* Begins a page, to be ended with leaf_manual_end_page; `words` is its introduction. `name` is borrowed until then, so
 * only one page can be under construction. */
GString *leaf_manual_begin_page (LeafManualMaker *maker, const char *name, const char *title, const char *keywords,
                                 const char *words);
/* Frees the text of the page and adds the page to the manual. */
void leaf_manual_end_page (LeafManualMaker *maker, GString *page);
/* Begins an entry with its name, its form (NULL if it has none) and its sentence. */
void leaf_manual_begin_entry (LeafManualMaker *maker, GString *page, const char *section, const char *name,
                              const char *form);
/* Ends an entry with the story that shows it and a link to the first source in the book that contains `words`. */
void leaf_manual_end_entry (LeafManualMaker *maker, GString *page, const char *section, const char *name,
                            const char *words);
/* An entry with nothing between its beginning and its end. */
void leaf_manual_add_entry (LeafManualMaker *maker, GString *page, const char *section, const char *name,
                            const char *form, const char *words);

/* Adds the pages of properties, adjectives, variables and verbs: leaf-manual-names.c. */
void leaf_manual_add_names (LeafManualMaker *maker, const LeafProgram *program);

G_END_DECLS
