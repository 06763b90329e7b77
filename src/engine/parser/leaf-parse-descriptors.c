/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse-descriptors.c: words before a name: "the", "my", "three", "all", "another". Such a word may also belong to
 * the name; then the name is read again from there (leaf-parse-list.c). */

#include "leaf-parse.h"

typedef enum {
  DESCRIBES_OWNER = 1,
  DESCRIBES_DEFINITE,
  DESCRIBES_INDEFINITE,
  DESCRIBES_LIT,
  DESCRIBES_UNLIT
} Describes;

enum { OWNED_BY_ACTOR = 0, OWNED_BY_PLACE = -1 }; /* or by the object of a pronoun */

/* ORDER: descriptor_words in leaf-command-text.c. */
static const struct {
  guint8 numbers;
  guint8 sort;
  gint8 whose;
} descriptor_rows[] = {
  { LEAF_ANY_NUMBER, DESCRIBES_OWNER, OWNED_BY_ACTOR },    /* my */
  { LEAF_ANY_NUMBER, DESCRIBES_OWNER, OWNED_BY_ACTOR },    /* this */
  { LEAF_PLURAL, DESCRIBES_OWNER, OWNED_BY_ACTOR },        /* these */
  { LEAF_ANY_NUMBER, DESCRIBES_OWNER, OWNED_BY_PLACE },    /* that */
  { LEAF_PLURAL, DESCRIBES_OWNER, OWNED_BY_PLACE },        /* those */
  { LEAF_ANY_NUMBER, DESCRIBES_OWNER, LEAF_PRONOUN_HIM },  /* his */
  { LEAF_ANY_NUMBER, DESCRIBES_OWNER, LEAF_PRONOUN_HER },  /* her */
  { LEAF_ANY_NUMBER, DESCRIBES_OWNER, LEAF_PRONOUN_THEM }, /* their */
  { LEAF_ANY_NUMBER, DESCRIBES_OWNER, LEAF_PRONOUN_IT },   /* its */
  { LEAF_ANY_NUMBER, DESCRIBES_DEFINITE, OWNED_BY_ACTOR }, /* the */
  { LEAF_SINGULAR, DESCRIBES_INDEFINITE, OWNED_BY_ACTOR }, /* a */
  { LEAF_SINGULAR, DESCRIBES_INDEFINITE, OWNED_BY_ACTOR }, /* an */
  { LEAF_PLURAL, DESCRIBES_INDEFINITE, OWNED_BY_ACTOR },   /* some */
  { LEAF_ANY_NUMBER, DESCRIBES_LIT, OWNED_BY_ACTOR },      /* lit */
  { LEAF_ANY_NUMBER, DESCRIBES_LIT, OWNED_BY_ACTOR },      /* lighted */
  { LEAF_ANY_NUMBER, DESCRIBES_UNLIT, OWNED_BY_ACTOR },    /* unlit */
};

void
leaf_parse_reset_descriptors (LeafParse *p)
{
  p->descriptors = (LeafDescriptors) { .numbers = LEAF_ANY_NUMBER };
}

static void
take_descriptor (LeafParse *p, guint row)
{
  p->descriptors.is_indefinite |= descriptor_rows[row].sort != DESCRIBES_DEFINITE;
  p->descriptors.may_be_name = TRUE;
  p->descriptors.numbers &= descriptor_rows[row].numbers;
  switch ((Describes) descriptor_rows[row].sort) {
  case DESCRIBES_OWNER:
    if (descriptor_rows[row].whose == OWNED_BY_ACTOR)
      p->descriptors.flags |= LEAF_DESCRIBED_MINE;
    else if (descriptor_rows[row].whose == OWNED_BY_PLACE)
      p->descriptors.flags |= LEAF_DESCRIBED_THERE;
    else {
      guint32 owner = p->pronouns[descriptor_rows[row].whose];

      p->descriptors.owner = owner == LEAF_PRONOUN_UNSET ? 0 : owner;
    }
    break;
  case DESCRIBES_LIT: p->descriptors.flags |= LEAF_DESCRIBED_LIT; break;
  case DESCRIBES_UNLIT: p->descriptors.flags |= LEAF_DESCRIBED_UNLIT; break;
  case DESCRIBES_DEFINITE:
  case DESCRIBES_INDEFINITE: break;
  }
}

static gboolean
key_is (const LeafParse *p, gint32 number, LeafCommandKey key)
{
  const LeafTypedWord *word = leaf_parse_word (p, number);

  return word != NULL && word->key == key;
}

/* "three" may be the number of objects. At the very end of the command, or before a full stop, it is not. */
static gboolean
take_number (LeafParse *p, const LeafTypedWord *word)
{
  const LeafTypedWord *next = leaf_parse_word (p, p->cursor);

  if (!p->plural_allowed || next == NULL || next->key == LEAF_KEY_THEN || word->number < 1)
    return FALSE;
  p->descriptors.is_indefinite = TRUE;
  if (word->number > 1) {
    p->descriptors.how_many_is_guess = TRUE;
    p->descriptors.how_many = word->number;
    p->descriptors.number_word = p->cursor - 1;
    p->descriptors.flags |= LEAF_DESCRIBED_PLURAL;
  }
  return TRUE;
}

/* Moves past the descriptors at p->cursor. */
void
leaf_parse_descriptors (LeafParse *p)
{
  gboolean more = TRUE;

  leaf_parse_reset_descriptors (p);
  while (more) {
    const LeafTypedWord *word = leaf_parse_word (p, p->cursor);

    more = FALSE;
    if (word == NULL)
      break;
    p->cursor++;
    if (word->descriptor != 0) {
      more = TRUE;
      take_descriptor (p, word->descriptor - 1u);
    }
    if (word->key == LEAF_KEY_OTHER) {
      more = p->descriptors.is_indefinite = TRUE;
      p->descriptors.flags |= LEAF_DESCRIBED_OTHER;
    }
    if (word->key == LEAF_KEY_ALL) {
      more = p->descriptors.is_indefinite = TRUE;
      p->descriptors.how_many = LEAF_AS_MANY_AS_FIT;
      if (p->take_all == LEAF_TAKE_THINGS)
        p->take_all = LEAF_TAKE_ALL;
      p->descriptors.flags |= LEAF_DESCRIBED_PLURAL;
    }
    more |= take_number (p, word);
    if (!more)
      p->cursor--;
    else if (key_is (p, p->cursor, LEAF_KEY_OF))
      p->cursor++;
  }
}

/* Moves past articles only. */
void
leaf_parse_articles (LeafParse *p)
{
  const LeafTypedWord *word;

  while ((word = leaf_parse_word (p, p->cursor)) != NULL && word->descriptor != 0
         && (descriptor_rows[word->descriptor - 1].sort == DESCRIBES_DEFINITE
             || descriptor_rows[word->descriptor - 1].sort == DESCRIBES_INDEFINITE))
    p->cursor++;
}
