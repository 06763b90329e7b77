/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads and writes the sentences at the top of a source that describe the story: title and author, headline, genre and
 * so on. */
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

/* The value in the text; "" if there is none. Free with g_free. */
char *loose_story_fact_read (const char *text, LooseFact fact);
/* Returns the text with the value changed: replaces the fact's sentence, adds one below the others, or removes it if
 * the value is "". A year or release that is not a number changes nothing. Title and author stay in the first line.
 * Free with g_free. */
char *loose_story_fact_write (const char *text, LooseFact fact, const char *value);
/* Returns the text with one more sentence ("Release along with a website.") below those about the facts. Free with
 * g_free. */
char *loose_story_facts_add (const char *text, const char *sentence);

G_END_DECLS
