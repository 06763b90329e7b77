/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse-noun.c: one token of a line against the words: topics, prepositions, and lists of objects.
 *
 * A list is names joined by "and" and "but", each with descriptors before it ("the", "my", "three", "all").  Each name is
 * looked for among what is in scope; the longest match wins, and when several objects match as well they are weighed
 * (leaf-parse-choose.c), or the player is asked.
 *
 * Words such as "six" may be a number before the noun or a part of its name, and "her" a pronoun or a possessive: when a
 * reading fails that made such a guess, the name is read again without it.
 */

#include "leaf-parse.h"

#include <string.h>

/* --- descriptors ------------------------------------------------------------------------------------------------------------- */

typedef enum { DESCRIBES_OWNER = 1, DESCRIBES_DEFINITE, DESCRIBES_INDEFINITE, DESCRIBES_LIT, DESCRIBES_UNLIT } Describes;

enum { OWNED_BY_ACTOR = 0, OWNED_BY_PLACE = -1 }; /* or by what a pronoun stands for */

/* ORDER: descriptor_words in leaf-parser-state.c. */
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
  switch (descriptor_rows[row].sort) {
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
  default: break;
  }
}

static gboolean
key_is (const LeafParse *p, gint32 number, LeafCommandKey key)
{
  const LeafTypedWord *word = leaf_parse_word (p, number);

  return word != NULL && word->key == key;
}

/* "three": perhaps how many are wanted.  A number at the very end of the command, or before a full stop, is none. */
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

/* Moves past articles alone. */
void
leaf_parse_articles (LeafParse *p)
{
  const LeafTypedWord *word;

  while ((word = leaf_parse_word (p, p->cursor)) != NULL && word->descriptor != 0
         && (descriptor_rows[word->descriptor - 1].sort == DESCRIBES_DEFINITE
             || descriptor_rows[word->descriptor - 1].sort == DESCRIBES_INDEFINITE))
    p->cursor++;
}

/* --- the list of several objects ------------------------------------------------------------------------------------------------ */

static void
add_several (LeafParse *p, guint32 object)
{
  for (guint32 i = 0; i < p->n_several; i++)
    if (p->several[i] == object)
      return;
  if (p->n_several == LEAF_MATCHES_ROOM - 1) {
    p->was_cut = TRUE;
    return;
  }
  p->several[p->n_several++] = object;
}

static void
remove_several (LeafParse *p, guint32 object)
{
  for (guint32 i = 0; i < p->n_several; i++)
    if (p->several[i] == object) {
      memmove (&p->several[i], &p->several[i + 1], (p->n_several - i - 1) * sizeof p->several[0]);
      p->n_several--;
      return;
    }
}

/* What a second noun, known later, leaves of the list: an error when nothing. */
guint32
leaf_parse_revise_several (LeafParse *p, const LeafGiven *second)
{
  guint32 other = second->sort == LEAF_GIVEN_OBJECT ? second->object : 0, kept = 0;
  gboolean except = p->several_context == LEAF_NOUN_SEVERAL_OTHER, inside = p->several_context == LEAF_NOUN_SEVERAL_INSIDE;

  if (except || inside) {
    for (guint32 i = 0; i < p->n_several; i++)
      if ((except && p->several[i] != other) || (inside && leaf_sight_parent (p->m, p->several[i]) == other))
        p->several[kept++] = p->several[i];
    p->n_several = kept;
  }
  if (p->several_context == LEAF_NOUN_SEVERAL && p->action == p->facts->taking && p->take_all == LEAF_TAKE_ALL) {
    guint32 ceiling = leaf_sight_ceiling (p->m, p->actor);

    kept = 0;
    for (guint32 i = 0; i < p->n_several; i++)
      if (leaf_sight_ceiling (p->m, p->several[i]) == ceiling)
        p->several[kept++] = p->several[i];
    p->n_several = kept;
  }
  return p->n_several == 0 ? LEAF_ERROR_NOTHING_LEFT : LEAF_ERROR_NONE;
}

/* --- one name ------------------------------------------------------------------------------------------------------------------- */

static void
match_visit (LeafParse *p, guint32 object, gpointer data)
{
  leaf_parse_match_object (p, object);
}

static gboolean
ends_name (const LeafTypedWord *word)
{
  return word->key == LEAF_KEY_AND || word->key == LEAF_KEY_BUT || word->key == LEAF_KEY_COMMA || word->key == LEAF_KEY_THEN;
}

static gboolean
all_are_alike (LeafParse *p)
{
  for (guint32 i = 0; i + 1 < p->matches.n; i++)
    if (!leaf_parse_alike (p, p->matches.objects[i], p->matches.objects[i + 1]))
      return FALSE;
  return TRUE;
}

/* Asks the player: the parse ends here, to be made again with a longer command. */
static guint32
ask_player (LeafParse *p, LeafNounContext context)
{
  LeafParsed *out = p->out;

  out->context = context;
  out->match_from = p->matches.from;
  out->n_matches = p->matches.n;
  memcpy (out->matches, p->matches.objects, sizeof out->matches);
  memcpy (out->groups, p->matches.groups, sizeof out->groups);
  out->n_groups = p->matches.n_groups;
  leaf_parse_stop (p, (gint32) p->matches.from > p->n_words ? LEAF_PARSED_INCOMPLETE : LEAF_PARSED_WHICH);
  return 0;
}

static const LeafAnswer *
ask_all_includes (LeafParse *p, guint32 object)
{
  return leaf_parse_ask (p, (LeafQuestion) { LEAF_ASK_ALL, object, p->action, p->actor, 0 });
}

guint32
leaf_parse_name_among (LeafParse *p, guint32 first_place, guint32 next_place, LeafNounContext context, gboolean dont_ask)
{
  guint32 chosen = 0;

  p->matches = (LeafMatches) { .from = (guint32) p->cursor };
  leaf_sight_search (p, first_place, next_place, context, match_visit, NULL);
  if (p->stopped)
    return 0;
  p->cursor = (gint32) (p->matches.from + p->matches.length);
  if (p->matches.n == 0) {
    p->cursor++;
    return 0;
  }
  if ((gint32) p->matches.from <= p->n_words) {
    const LeafTypedWord *next = leaf_parse_word (p, p->cursor);

    if (p->matches.n == 1)
      return p->matches.objects[0];
    if (next != NULL && !ends_name (next) && p->is_last_item)
      return 0;
  }
  if (p->matches.n == 1) {
    const LeafAnswer *answer;

    chosen = p->matches.objects[0];
    if (leaf_parse_wants_several (p)) {
      answer = ask_all_includes (p, chosen);
      if (answer == NULL || answer->answer == LEAF_ALL_EXCLUDES)
        return 0;
    }
  } else {
    LeafChoice choice;

    if (all_are_alike (p))
      p->choice_goes_unsaid = TRUE;
    choice = leaf_parse_choose (p, context);
    if (p->stopped || choice == LEAF_CHOICE_NONE)
      return 0;
    if (choice == LEAF_CHOICE_LISTED)
      return LEAF_LISTED;
    chosen = choice == LEAF_CHOICE_ONE ? p->chosen : 0;
    p->choice_without_pronoun = TRUE;
  }
  if (chosen != 0) {
    if (p->choice_goes_unsaid)
      return chosen;
    if (p->inferred_from == 0)
      p->inferred_from = p->items_begun;
    p->readings[p->items_begun] = (LeafReading) { LEAF_READING_OBJECT, chosen };
    return chosen;
  }
  return dont_ask ? p->matches.objects[0] : ask_player (p, context);
}

static gboolean
same_word (const LeafParse *p, gint32 a, gint32 b)
{
  const LeafTypedWord *x = leaf_parse_word (p, a), *y = leaf_parse_word (p, b);

  return x != NULL && y != NULL && x->length == y->length
         && strncmp (p->s->command.text + x->start, p->s->command.text + y->start, x->length) == 0;
}

/* The error for a name that nothing in scope has. */
static guint32
cannot_see (LeafParse *p)
{
  guint32 error = LEAF_ERROR_NOT_SEEN;

  p->suspect_of_error = p->suspect_word;
  if (p->scope_token != NULL || p->scope_is_everything)
    return LEAF_ERROR_NOT_IN_SCOPE_TOKEN;
  if (p->pronoun_word != 0 && same_word (p, p->cursor - 1, (gint32) p->pronoun_word)
      && (leaf_parse_word (p, p->cursor) == NULL || p->items[p->items_begun].sort != LEAF_ITEM_END)) {
    if (p->items_begun > 0 && p->items[p->items_begun - 1].sort == LEAF_ITEM_FILTER)
      error = LEAF_ERROR_NOT_IN_CONTEXT;
    else {
      p->error_pronoun_word = p->pronoun_word;
      p->error_pronoun_object = p->pronoun_object;
      error = LEAF_ERROR_PRONOUN_NOT_SEEN;
    }
  }
  return MAX (p->error, error);
}

/* --- a list ------------------------------------------------------------------------------------------------------------------------- */

typedef struct {
  LeafNounContext context;
  gboolean allows_several;
  gboolean many;   /* the list holds them */
  gboolean adding; /* "and", not "but" */
  guint32 single;
  gint32 words_from;    /* of the name, with its descriptors */
  gint32 wanted_before; /* how many, when plurals were still allowed */
} List;

typedef enum { NAME_FOUND, NAME_AGAIN /* without descriptors */, NAME_FAILED } NameResult;

static void
merge (LeafParse *p, List *list, guint32 before)
{
  guint32 found[LEAF_MATCHES_ROOM], n = p->n_several - before;

  memcpy (found, &p->several[before], n * sizeof found[0]);
  p->n_several = before;
  for (guint32 i = 0; i < n; i++) {
    if (list->adding)
      add_several (p, found[i]);
    else
      remove_several (p, found[i]);
  }
}

static void
forget_descriptors (LeafParse *p, const List *list)
{
  leaf_parse_reset_descriptors (p);
  p->cursor = list->words_from;
}

static NameResult
take_single (LeafParse *p, List *list, guint32 object)
{
  if (p->matches.length == 0 && p->descriptors.may_be_name) {
    forget_descriptors (p, list);
    return NAME_AGAIN;
  }
  if (list->context == LEAF_NOUN_ANIMATE && !leaf_parse_is_animate (p, object)) {
    p->error = LEAF_ERROR_NOT_ANIMATE;
    return NAME_FAILED;
  }
  if (!list->many)
    list->single = object;
  else if (list->adding)
    add_several (p, object);
  else
    remove_several (p, object);
  return NAME_FOUND;
}

static NameResult
name_failed (LeafParse *p, List *list)
{
  if (p->descriptors.may_be_name) {
    forget_descriptors (p, list);
    return NAME_AGAIN;
  }
  if (p->error == LEAF_ERROR_ONLY_ONE && p->several_were_allowed)
    p->error = LEAF_ERROR_NOT_UNDERSTOOD;
  p->error = cannot_see (p);
  return NAME_FAILED;
}

static NameResult
read_held (LeafParse *p, List *list)
{
  guint32 found = leaf_parse_name_among (p, p->actor, p->actors_location, list->context, FALSE);

  if (p->stopped)
    return NAME_FAILED;
  if (found == 0) {
    if (p->descriptors.may_be_name) {
      forget_descriptors (p, list);
      return NAME_AGAIN;
    }
    p->error = cannot_see (p);
    return NAME_FAILED;
  }
  list->single = found;
  return NAME_FOUND;
}

static NameResult
read_name (LeafParse *p, List *list)
{
  guint32 before = p->n_several, found;

  p->suspect_word = p->cursor;
  if (list->context == LEAF_NOUN_HELD)
    return read_held (p, list);
  found = leaf_parse_name_among (p, p->actors_location, p->actor, list->context, FALSE);
  if (p->stopped)
    return NAME_FAILED;
  if (p->descriptors.how_many == LEAF_AS_MANY_AS_FIT && found == 0 && p->matches.n == 0)
    found = LEAF_LISTED; /* all from an empty container: none, to be complained of later */
  if (list->allows_several && !p->several_were_allowed) {
    if (p->nearest_error == LEAF_ERROR_ONLY_ONE)
      p->nearest_error = LEAF_ERROR_NOT_UNDERSTOOD;
    p->several_were_allowed = TRUE;
  }
  if (found == 0)
    return name_failed (p, list);
  if (found == LEAF_LISTED) {
    if (!list->many)
      list->many = TRUE;
    else
      merge (p, list, before);
    return NAME_FOUND;
  }
  return take_single (p, list, found);
}

/* A pronoun that stands for nothing yet is an error, unless it may be a possessive. */
static gboolean
check_pronoun (LeafParse *p)
{
  const LeafTypedWord *word = leaf_parse_word (p, p->cursor);

  p->pronoun_word = 0;
  p->pronoun_object = LEAF_PRONOUN_UNSET;
  if (word == NULL)
    return TRUE;
  if (word->pronoun != 0) {
    p->pronoun_word = (guint32) p->cursor;
    p->pronoun_object = p->pronouns[word->pronoun];
    if (p->pronoun_object == LEAF_PRONOUN_UNSET && word->descriptor == 0) {
      p->error_pronoun_word = p->pronoun_word;
      p->error_pronoun_object = p->pronoun_object;
      p->error = LEAF_ERROR_PRONOUN_UNSET;
      return FALSE;
    }
  }
  if (word->key == LEAF_KEY_ME) {
    p->pronoun_word = (guint32) p->cursor;
    p->pronoun_object = leaf_player (p->m);
  }
  return TRUE;
}

/* A failure, unless a number was guessed at: then the entry is to be read again, without plurals. */
static gboolean
may_try_singular (LeafParse *p, List *list)
{
  if (p->plural_allowed && p->descriptors.how_many_is_guess) {
    list->wanted_before = p->descriptors.how_many;
    p->plural_allowed = FALSE;
    p->cursor = list->words_from;
    return TRUE;
  }
  if ((p->descriptors.how_many > 0 || list->wanted_before > 0) && !p->several_were_allowed)
    p->error = LEAF_ERROR_ONLY_ONE;
  return FALSE;
}

/* Reads one entry of the list: descriptors and name. */
static gboolean
read_entry (LeafParse *p, List *list)
{
  while (leaf_parse_goes_on (p)) {
    NameResult result;

    leaf_parse_descriptors (p);
    do
      result = read_name (p, list);
    while (result == NAME_AGAIN && !p->stopped);
    if (p->stopped)
      return FALSE;
    if (result == NAME_FOUND)
      return TRUE;
    if (!may_try_singular (p, list))
      return FALSE;
  }
  return FALSE;
}

static gboolean
begin_entry (LeafParse *p, List *list)
{
  if (!check_pronoun (p))
    return FALSE;
  p->plural_allowed = TRUE;
  list->words_from = p->cursor;
  return TRUE;
}

static LeafTokenResult
finish_list (LeafParse *p, List *list)
{
  LeafTokenResult result = { LEAF_RESULT_OBJECT, list->single, { 0 } };

  if (list->many) {
    p->several_context = (gint32) list->context;
    result.sort = LEAF_RESULT_SEVERAL;
    return result;
  }
  if (leaf_parse_wants_several (p)) {
    if (list->context == LEAF_NOUN_SEVERAL_OTHER || list->context == LEAF_NOUN_SEVERAL_INSIDE)
      p->several_context = (gint32) list->context;
    if (p->descriptors.how_many < LEAF_AS_MANY_AS_FIT && p->descriptors.how_many > 1) {
      p->number_found = 1;
      p->number_wanted = p->descriptors.how_many;
      result.sort = LEAF_RESULT_FAIL;
    }
  }
  return result;
}

static void
connect (LeafParse *p, List *list, const LeafTypedWord *word)
{
  p->cursor++;
  if (word->key == LEAF_KEY_BUT)
    list->adding = !list->adding;
  if (!list->many) {
    p->several[0] = list->single;
    p->n_several = 1;
    list->many = TRUE;
  }
  p->choice_goes_unsaid = TRUE;
  p->choice_without_pronoun = FALSE;
  p->inferred_from = 0;
}

static LeafTokenResult
parse_list (LeafParse *p, LeafNounContext context)
{
  List list = { .context = context, .adding = TRUE };
  LeafTokenResult failed = { 0 }, result;
  gboolean again = FALSE;

  list.allows_several = leaf_noun_takes_several (context);
  p->choice_goes_unsaid = p->choice_without_pronoun = FALSE;
  while (leaf_parse_goes_on (p)) {
    const LeafTypedWord *next;

    if ((!again && !begin_entry (p, &list)) || !read_entry (p, &list))
      return failed;
    again = FALSE;
    p->cursor = (gint32) (p->matches.from + p->matches.length);
    next = leaf_parse_word (p, p->cursor);
    if (next != NULL && (next->key == LEAF_KEY_AND || next->key == LEAF_KEY_BUT || next->key == LEAF_KEY_COMMA)) {
      if (list.allows_several) {
        connect (p, &list, next);
        continue;
      }
      if (!p->several_were_allowed) {
        p->error = LEAF_ERROR_ONLY_ONE;
        if (!may_try_singular (p, &list))
          return failed;
        again = TRUE;
        continue;
      }
    }
    result = finish_list (p, &list);
    if (result.sort != LEAF_RESULT_FAIL || !may_try_singular (p, &list))
      return result;
    again = TRUE;
  }
  return failed;
}

/* --- topics and words ------------------------------------------------------------------------------------------------------------- */

static LeafTokenResult
parse_topic (LeafParse *p, gint32 number)
{
  const LeafItem *next = number >= 0 ? &p->items[number + 1] : NULL;
  LeafTokenResult result = { 0 };

  p->topic_from = p->cursor;
  while (p->cursor <= p->n_words
         && !(next != NULL && next->sort == LEAF_ITEM_WORD && leaf_parse_is_word_of (p, p->cursor, next->token)))
    p->cursor++;
  p->topic_words = p->cursor - p->topic_from;
  if (p->topic_words == 0)
    return result;
  result.value = LEAF_VALUE (SNIPPET, leaf_snippet_bits (p->topic_from, p->topic_words));
  result.sort = LEAF_RESULT_WORDS;
  if (p->action == p->facts->asking_about || p->action == p->facts->answering || p->action == p->facts->telling_about)
    result.sort = LEAF_RESULT_VALUE;
  else if (p->cursor > p->n_words && next != NULL && next->sort == LEAF_ITEM_WORD)
    result.sort = LEAF_RESULT_FAIL;
  return result;
}

static LeafTokenResult
parse_preposition (LeafParse *p, const LeafItem *item)
{
  LeafTokenResult result = { LEAF_RESULT_WORDS, 0, { 0 } };
  guint32 first = item->token->n_words > 0 ? item->token->words[0].ix : 0;

  if (p->cursor > p->n_words) {
    if (p->inferred_from == 0 && p->n_nouns < p->nouns_wanted)
      p->inferred_from = p->items_begun;
    if (p->inferred_from == 0)
      result.sort = LEAF_RESULT_FAIL;
    else
      p->readings[p->items_begun] = (LeafReading) { LEAF_READING_WORD, first };
    return result;
  }
  p->cursor++;
  p->readings[p->items_begun] = (LeafReading) { LEAF_READING_WORD, leaf_parse_word (p, p->cursor - 1)->id };
  if (!leaf_parse_is_word_of (p, p->cursor - 1, item->token))
    result.sort = LEAF_RESULT_FAIL;
  return result;
}

/* --- one item -------------------------------------------------------------------------------------------------------------------- */

static LeafTokenResult
parse_noun (LeafParse *p, const LeafItem *item)
{
  LeafNounContext context = item->token->context;

  if (item->sort == LEAF_ITEM_SCOPE)
    p->scope_token = item->token;
  else if (item->sort == LEAF_ITEM_FILTER)
    p->filter = item->token;
  else if (context == LEAF_NOUN_ANIMATE
           && (p->action == p->facts->answering || p->action == p->facts->asking_about || p->action == p->facts->asking_for
               || p->action == p->facts->telling_about))
    p->is_talking = TRUE;
  return parse_list (p, context);
}

static LeafTokenResult
parse_item (LeafParse *p, const LeafItem *item, gint32 number)
{
  p->filter = NULL;
  switch (item->sort) {
  case LEAF_ITEM_TOPIC: return parse_topic (p, number);
  case LEAF_ITEM_WORD: return parse_preposition (p, item);
  case LEAF_ITEM_PLAIN: return leaf_parse_plain_token (p, item->token);
  case LEAF_ITEM_TESTING: p->scope_is_everything = TRUE; return parse_list (p, LEAF_NOUN_SEVERAL);
  case LEAF_ITEM_NOUN:
  case LEAF_ITEM_FILTER:
  case LEAF_ITEM_SCOPE: return parse_noun (p, item);
  case LEAF_ITEM_END:
  default: return (LeafTokenResult) { 0 };
  }
}

/* The token of an item against the words at p->cursor, which is moved past what was matched.  A noun inside the name of another
 * (by relation, or in a named token) leaves the outer search as it was. */
LeafTokenResult
leaf_parse_token (LeafParse *p, const LeafItem *item, gint32 number)
{
  LeafMatches *matches = p->nesting > 0 ? g_memdup2 (&p->matches, sizeof p->matches) : NULL;
  const LeafToken *filter = p->filter;
  gint32 oops = p->suspect_word;
  LeafTokenResult result;

  if (p->nesting > 8) {
    g_free (matches);
    return (LeafTokenResult) { 0 };
  }
  p->nesting++;
  result = parse_item (p, item, number);
  p->nesting--;
  if (matches != NULL) {
    p->matches = *matches;
    p->filter = filter;
    p->suspect_word = oops;
    g_free (matches);
  }
  return result;
}
