/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sentences at the top of a source that say what the story is: title and author, headline, genre and so on, as
 * they stand in the text, and the text with others. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum {
  LOOSE_FACT_TITLE,
  LOOSE_FACT_AUTHOR,
  LOOSE_FACT_HEADLINE,
  LOOSE_FACT_GENRE,
  LOOSE_FACT_DESCRIPTION,
  LOOSE_FACT_YEAR,    /* digits */
  LOOSE_FACT_RELEASE, /* digits */
  LOOSE_N_FACTS
} LooseFact;

/* What the text says; "" where it says nothing. Free with g_free. */
char *loose_story_fact_read (const char *text, LooseFact fact);
/* The text with that said: its own sentence is changed, or one is added below the others, or taken away where the
 * value is "". A title and an author stay in the first line. Free with g_free. */
char *loose_story_fact_write (const char *text, LooseFact fact, const char *value);
/* The text with one more sentence ("Release along with a website.") below these. Free with g_free. */
char *loose_story_facts_add (const char *text, const char *sentence);

G_END_DECLS
