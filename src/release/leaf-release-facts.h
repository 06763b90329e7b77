/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-release-facts.h: facts about a story as a whole, such as title and author, as the story itself prints them. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

/* Owns its strings, which are never NULL, except where it says so. */
typedef struct {
  char *title, *author, *headline, *genre, *description; /* "" if the story gives none; there is always a title */
  char *release, *year;                                  /* digits; the year is "" if it is not given */
  char *serial;                                          /* of a release: leaf_program_release; else "" */
  char *ifid;                                            /* in capitals */
  char *bad_ifid_file; /* the file of the project that should have an IFID and has none; NULL: all is well */
  char *fingerprint;                                     /* leaf_program_fingerprint, in hexadecimal digits */
  char *language;                                        /* the code of the story's language: "en", "fr" */
  gboolean is_leftward;                                  /* that language is written from right to left */
} LeafReleaseFacts;

/* `story` is the path that was compiled. Runs the beginning of the story, and creates a missing uuid.txt in a
 * project. */
void leaf_release_facts_init (LeafReleaseFacts *facts, const char *story, LeafProgram *program);
void leaf_release_facts_clear (LeafReleaseFacts *facts);
/* The line below the title: "An Interactive Fiction by Ann Author". Free with g_free. */
char *leaf_release_facts_byline (const LeafReleaseFacts *facts);
/* The paragraphs of the description, each on one line; none if the story has none. Free with g_strfreev. */
char **leaf_release_facts_paragraphs (const LeafReleaseFacts *facts);
/* The same as HTML. Free with g_free. */
char *leaf_release_facts_html (const LeafReleaseFacts *facts);

G_END_DECLS
