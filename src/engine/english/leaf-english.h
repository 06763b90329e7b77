/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-english.h: English grammar: plurals, verb forms, numbers in words. Pure functions from words to words; a
 * story's own irregular plurals are in LeafEnglish and take precedence. */
#pragma once

#include "../base/leaf-build.h"

G_BEGIN_DECLS

/* In the order of the narrative viewpoints: I, you, he/she/it, we, you (plural), they. */
typedef enum {
  LEAF_PERSON_1S = 1,
  LEAF_PERSON_2S,
  LEAF_PERSON_3S,
  LEAF_PERSON_1P,
  LEAF_PERSON_2P,
  LEAF_PERSON_3P
} LeafPerson;
typedef enum {
  LEAF_TENSE_PRESENT = 1,
  LEAF_TENSE_PAST,
  LEAF_TENSE_PERFECT,
  LEAF_TENSE_PAST_PERFECT,
  LEAF_TENSE_FUTURE
} LeafTense;

/* The principal parts of a verb, in lower case; several words are allowed ("pick up"). */
typedef struct {
  const char *infinitive; /* carry */
  const char *third;      /* carries */
  const char *past;       /* carried */
  const char *participle; /* carried: has carried, is carried by */
  const char *gerund;     /* carrying */
  gsize is_modal;         /* can, may, must: no third person, "can not"; gsize, so that a row has no padding */
} LeafVerbParts;

/* A plural declared by the story. */
typedef struct {
  const char *singular, *plural;
} LeafPlural;

struct _LeafEnglish {
  LeafTable plurals;     /* of LeafPlural */
  LeafIndex by_singular; /* hash of the singular in lower case -> row */
};

LeafEnglish *leaf_english_new (void);
LeafEnglish *leaf_english_copy (const LeafEnglish *english, const LeafEnglish *like, LeafArena *on);
void leaf_english_free (LeafEnglish *english);

void leaf_english_declare_plural (LeafBuild *build, const char *singular, const char *plural);
/* "child" -> "children", "box of matches" -> "boxes of matches"; free with g_free. */
char *leaf_english_plural_of (const LeafEnglish *english, const char *singular);
char *leaf_english_regular_plural (const char *singular); /* ignores declared plurals */
/* "taller", "tallest"; of an adjective in lower case */
char *leaf_english_graded (const char *adjective, gboolean superlative);
/* The same, on the arena. */
const char *leaf_english_plural (LeafBuild *build, const char *singular);
/* The parts of a verb, regular or irregular; only NULL members of `given` are filled. On the arena. */
LeafVerbParts leaf_english_verb (LeafBuild *build, const char *infinitive);
/* TRUE for the verb "be" itself, but not for verbs that begin with it ("be able to"). */
gboolean leaf_english_is_be (const LeafVerbParts *verb);
gboolean leaf_english_is_have (const LeafVerbParts *verb);
/* "carries", "had not carried", "will be"; full forms, unless the verb itself is a contraction ("aren't", "can't",
 * "don't", "'re": "isn't", "couldn't", "won't", "'s"). Free with g_free. */
char *leaf_english_conjugate (const LeafVerbParts *verb, LeafTense tense, LeafPerson person, gboolean negated);
/* A modal with its main verb: "can see", "might have seen", "won't be able to see". Free with g_free. */
char *leaf_english_conjugate_modal (const LeafVerbParts *modal, const LeafVerbParts *verb, LeafTense tense,
                                    LeafPerson person, gboolean negated);
/* "twenty-three", "minus one hundred and two". Free with g_free. */
char *leaf_english_number_in_words (gint32 number);
/* "zero" to "nineteen", for everything that reads or writes numbers in words. */
#define LEAF_SMALL_NUMBERS 20
extern const char *const leaf_small_numbers[LEAF_SMALL_NUMBERS];
/* "seven" (to twenty and tens), "-3", "12" */
gboolean leaf_english_number_from_words (const char *word, gint32 *number);
/* "11:42 am" <-> minutes. */
char *leaf_english_time (gint32 minutes);
char *leaf_english_time_in_words (gint32 minutes);
/* "2 hours 5 minutes". */
char *leaf_english_duration (gint32 minutes);
/* Capitalized as at the start of a sentence. */
char *leaf_english_capitalise (const char *text);

G_END_DECLS
