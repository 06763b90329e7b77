/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-release-facts.h: facts about a story as a whole. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

typedef struct {
  char *title, *author, *headline, *genre, *description; /* never NULL */
  char *release, *year;                                  /* digits; the year is "" if it is not given */
  char *ifid;                                            /* in capitals */
  char *fingerprint;
  char *language;       /* the language of the story, as a code: "en", "fr" */
  gboolean is_leftward; /* that language is written from right to left */
} LeafReleaseFacts;

/* `story`: the path that was compiled. */
void leaf_release_facts_init (LeafReleaseFacts *facts, const char *story, LeafProgram *program);
void leaf_release_facts_clear (LeafReleaseFacts *facts);
/* A title page in one line: "An Interactive Fiction by Ann Author". */
char *leaf_release_facts_byline (const LeafReleaseFacts *facts);

G_END_DECLS
