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

enum { SEVERAL = 0xFFFFFFFD };

/* --- descriptors ------------------------------------------------------------------------------------------------------------- */

typedef enum { DESCRIBES_OWNER = 1, DESCRIBES_DEFINITE, DESCRIBES_INDEFINITE, DESCRIBES_LIT, DESCRIBES_UNLIT } Describes;

/* Which of twelve (animate or not; one or several; male, female, neuter) may follow; and whose: 0 the actor's, -1 that of the
 * place, otherwise what a pronoun stands for.  ORDER: descriptor_words in leaf-parser-state.c. */
static const struct {
  guint16 cases;
  guint8 sort;
  gint8 whose;
} descriptors[] = {
  { 0xFFF, DESCRIBES_OWNER, 0 },                 /* my */
  { 0xFFF, DESCRIBES_OWNER, 0 },                 /* this */
  { 0x1C7, DESCRIBES_OWNER, 0 },                 /* these */
  { 0xFFF, DESCRIBES_OWNER, -1 },                /* that */
  { 0x1C7, DESCRIBES_OWNER, -1 },                /* those */
  { 0xFFF, DESCRIBES_OWNER, LEAF_PRONOUN_HIM },  /* his */
  { 0xFFF, DESCRIBES_OWNER, LEAF_PRONOUN_HER },  /* her */
  { 0xFFF, DESCRIBES_OWNER, LEAF_PRONOUN_THEM }, /* their */
  { 0xFFF, DESCRIBES_OWNER, LEAF_PRONOUN_IT },   /* its */
  { 0xFFF, DESCRIBES_DEFINITE, 0 },              /* the */
  { 0xE38, DESCRIBES_INDEFINITE, 0 },            /* a */
  { 0xE38, DESCRIBES_INDEFINITE, 0 },            /* an */
  { 0x1C7, DESCRIBES_INDEFINITE, 0 },            /* some */
  { 0xFFF, DESCRIBES_LIT, 0 },
  { 0xFFF, DESCRIBES_LIT, 0 },
  { 0xFFF, DESCRIBES_UNLIT, 0 },
};

void
leaf_parse_reset_descriptors (LeafParse *p)
{
  p->indef = (LeafIndefinite) { .cases = 0xFFF };
}

static void
take_descriptor (LeafParse *p, guint row)
{
  p->indef.mode |= descriptors[row].sort != DESCRIBES_DEFINITE;
  p->indef.possibly_ambiguous = TRUE;
  p->indef.cases &= descriptors[row].cases;
  switch (descriptors[row].sort) {
  case DESCRIBES_OWNER:
    if (descriptors[row].whose == 0)
      p->indef.type |= LEAF_INDEF_MY;
    else if (descriptors[row].whose < 0)
      p->indef.type |= LEAF_INDEF_THAT;
    else {
      guint32 owner = p->pronouns[descriptors[row].whose];

      p->indef.owner = owner == LEAF_PRONOUN_UNSET ? 0 : owner;
    }
    break;
  case DESCRIBES_LIT: p->indef.type |= LEAF_INDEF_LIT; break;
  case DESCRIBES_UNLIT: p->indef.type |= LEAF_INDEF_UNLIT; break;
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
  const LeafTypedWord *next = leaf_parse_word (p, p->wn);

  if (!p->allow_plurals || next == NULL || next->key == LEAF_KEY_THEN || word->number < 1)
    return FALSE;
  p->indef.mode = TRUE;
  if (word->number > 1) {
    p->indef.guess_plural = TRUE;
    p->indef.wanted = word->number;
    p->indef.number_at = p->wn - 1;
    p->indef.type |= LEAF_INDEF_PLURAL;
  }
  return TRUE;
}

/* Moves past the descriptors at p->wn; an error, or 0. */
guint32
leaf_parse_descriptors (LeafParse *p)
{
  gboolean more = TRUE;

  leaf_parse_reset_descriptors (p);
  while (more) {
    const LeafTypedWord *word = leaf_parse_word (p, p->wn);

    more = FALSE;
    if (word == NULL)
      break;
    p->wn++;
    if (word->descriptor != 0) {
      more = TRUE;
      take_descriptor (p, word->descriptor - 1u);
    }
    if (word->key == LEAF_KEY_OTHER) {
      more = p->indef.mode = TRUE;
      p->indef.type |= LEAF_INDEF_OTHER;
    }
    if (word->key == LEAF_KEY_ALL) {
      more = p->indef.mode = TRUE;
      p->indef.wanted = LEAF_ALL_WANTED;
      if (p->take_all_rule == 1)
        p->take_all_rule = 2;
      p->indef.type |= LEAF_INDEF_PLURAL;
    }
    more |= take_number (p, word);
    if (!more)
      p->wn--;
    else if (key_is (p, p->wn, LEAF_KEY_OF))
      p->wn++;
  }
  return 0;
}

/* Moves past articles alone. */
void
leaf_parse_articles (LeafParse *p)
{
  const LeafTypedWord *word;

  while ((word = leaf_parse_word (p, p->wn)) != NULL && word->descriptor != 0
         && (descriptors[word->descriptor - 1].sort == DESCRIBES_DEFINITE
             || descriptors[word->descriptor - 1].sort == DESCRIBES_INDEFINITE))
    p->wn++;
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
  gboolean except = p->multi_context == LEAF_NOUN_MULTIEXCEPT, inside = p->multi_context == LEAF_NOUN_MULTIINSIDE;

  if (except || inside) {
    for (guint32 i = 0; i < p->n_several; i++)
      if ((except && p->several[i] != other) || (inside && leaf_sight_parent (p->m, p->several[i]) == other))
        p->several[kept++] = p->several[i];
    p->n_several = kept;
  }
  if (p->multi_context == LEAF_NOUN_MULTI && p->action == p->facts->taking && p->take_all_rule == 2) {
    guint32 ceiling = leaf_sight_ceiling (p->m, p->actor);

    kept = 0;
    for (guint32 i = 0; i < p->n_several; i++)
      if (leaf_sight_ceiling (p->m, p->several[i]) == ceiling)
        p->several[kept++] = p->several[i];
    p->n_several = kept;
  }
  return p->n_several == 0 ? LEAF_ERROR_NOTHING : LEAF_ERROR_NONE;
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
wants_several (const LeafParse *p)
{
  return p->indef.mode && (p->indef.type & LEAF_INDEF_PLURAL) != 0;
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
  memcpy (out->classes, p->matches.classes, sizeof out->classes);
  out->n_classes = p->matches.n_classes;
  leaf_parse_stop (p, (gint32) p->matches.from > p->n_words ? LEAF_PARSED_INCOMPLETE : LEAF_PARSED_WHICH);
  return 0;
}

static LeafAnswer const *
ask_all_includes (LeafParse *p, guint32 object)
{
  return leaf_parse_ask (p, (LeafQuestion) { LEAF_ASK_ALL, object, p->action, p->actor, 0 });
}

guint32
leaf_parse_noun_domain (LeafParse *p, guint32 domain1, guint32 domain2, LeafNounContext context, gboolean dont_ask)
{
  guint32 chosen = 0;

  p->matches = (LeafMatches) { .from = (guint32) p->wn };
  leaf_sight_search (p, domain1, domain2, context, match_visit, NULL);
  if (p->stopped)
    return 0;
  p->wn = (gint32) (p->matches.from + p->matches.length);
  if (p->matches.n == 0) {
    p->wn++;
    return 0;
  }
  if ((gint32) p->matches.from <= p->n_words) {
    const LeafTypedWord *next = leaf_parse_word (p, p->wn);

    if (p->matches.n == 1)
      return p->matches.objects[0];
    if (next != NULL && !ends_name (next) && p->lookahead_end)
      return 0;
  }
  if (p->matches.n == 1) {
    const LeafAnswer *answer;

    chosen = p->matches.objects[0];
    if (wants_several (p)) {
      answer = ask_all_includes (p, chosen);
      if (answer == NULL || answer->answer == 2)
        return 0;
    }
  } else {
    gint32 verdict;

    if (all_are_alike (p))
      p->dont_infer = TRUE;
    verdict = leaf_parse_adjudicate (p, context);
    if (p->stopped || verdict == -1)
      return 0;
    if (verdict == 1)
      return SEVERAL;
    chosen = verdict == 2 ? p->chosen : 0;
    p->dont_infer_pronoun = TRUE;
  }
  if (chosen != 0) {
    if (p->dont_infer)
      return chosen;
    if (p->infer_from == 0)
      p->infer_from = p->pcount;
    p->pattern[p->pcount] = (LeafPattern) { LEAF_PATTERN_OBJECT, chosen };
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
  guint32 error = LEAF_ERROR_CANT_SEE;

  p->saved_oops = p->oops_from;
  if (p->scope_token != NULL || p->scope_is_everything)
    return LEAF_ERROR_ASK_SCOPE;
  if (p->pronoun_word != 0 && same_word (p, p->wn - 1, (gint32) p->pronoun_word)
      && (leaf_parse_word (p, p->wn) == NULL || p->items[p->pcount].sort != LEAF_ITEM_END)) {
    if (p->pcount > 0 && p->items[p->pcount - 1].sort == LEAF_ITEM_FILTER)
      error = LEAF_ERROR_NOT_IN_CONTEXT;
    else {
      p->saved_pronoun_word = p->pronoun_word;
      p->saved_pronoun_object = p->pronoun_object;
      error = LEAF_ERROR_IT_GONE;
    }
  }
  return MAX (p->etype, error);
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
  p->wn = list->words_from;
}

static NameResult
take_single (LeafParse *p, List *list, guint32 object)
{
  if (p->matches.length == 0 && p->indef.possibly_ambiguous) {
    forget_descriptors (p, list);
    return NAME_AGAIN;
  }
  if (list->context == LEAF_NOUN_CREATURE && !leaf_parse_creature (p, object)) {
    p->etype = LEAF_ERROR_ANIMA;
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
  if (p->indef.possibly_ambiguous) {
    forget_descriptors (p, list);
    return NAME_AGAIN;
  }
  if (p->etype == LEAF_ERROR_MULTI && p->multi_flag)
    p->etype = LEAF_ERROR_STUCK;
  p->etype = cannot_see (p);
  return NAME_FAILED;
}

static NameResult
read_held (LeafParse *p, List *list)
{
  guint32 found = leaf_parse_noun_domain (p, p->actor, p->actors_location, list->context, FALSE);

  if (p->stopped)
    return NAME_FAILED;
  if (found == 0) {
    if (p->indef.possibly_ambiguous) {
      forget_descriptors (p, list);
      return NAME_AGAIN;
    }
    p->etype = cannot_see (p);
    return NAME_FAILED;
  }
  list->single = found;
  return NAME_FOUND;
}

static NameResult
read_name (LeafParse *p, List *list)
{
  guint32 before = p->n_several, found;

  p->oops_from = p->wn;
  if (list->context == LEAF_NOUN_HELD)
    return read_held (p, list);
  found = leaf_parse_noun_domain (p, p->actors_location, p->actor, list->context, FALSE);
  if (p->stopped)
    return NAME_FAILED;
  if (p->indef.wanted == LEAF_ALL_WANTED && found == 0 && p->matches.n == 0)
    found = SEVERAL; /* all from an empty container: none, to be complained of later */
  if (list->allows_several && !p->multi_flag) {
    if (p->best_etype == LEAF_ERROR_MULTI)
      p->best_etype = LEAF_ERROR_STUCK;
    p->multi_flag = TRUE;
  }
  if (found == 0)
    return name_failed (p, list);
  if (found == SEVERAL) {
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
  const LeafTypedWord *word = leaf_parse_word (p, p->wn);

  p->pronoun_word = 0;
  p->pronoun_object = LEAF_PRONOUN_UNSET;
  if (word == NULL)
    return TRUE;
  if (word->pronoun != 0) {
    p->pronoun_word = (guint32) p->wn;
    p->pronoun_object = p->pronouns[word->pronoun];
    if (p->pronoun_object == LEAF_PRONOUN_UNSET && word->descriptor == 0) {
      p->saved_pronoun_word = p->pronoun_word;
      p->saved_pronoun_object = p->pronoun_object;
      p->etype = LEAF_ERROR_VAGUE;
      return FALSE;
    }
  }
  if (word->key == LEAF_KEY_ME) {
    p->pronoun_word = (guint32) p->wn;
    p->pronoun_object = leaf_player (p->m);
  }
  return TRUE;
}

/* A failure, unless a number was guessed at: then the entry is to be read again, without plurals. */
static gboolean
may_try_singular (LeafParse *p, List *list)
{
  if (p->allow_plurals && p->indef.guess_plural) {
    list->wanted_before = p->indef.wanted;
    p->allow_plurals = FALSE;
    p->wn = list->words_from;
    return TRUE;
  }
  if ((p->indef.wanted > 0 || list->wanted_before > 0) && !p->multi_flag)
    p->etype = LEAF_ERROR_MULTI;
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
  p->allow_plurals = TRUE;
  list->words_from = p->wn;
  return TRUE;
}

static LeafTokenResult
finish_list (LeafParse *p, List *list)
{
  LeafTokenResult result = { LEAF_RESULT_OBJECT, list->single, { 0 } };

  if (list->many) {
    p->multi_context = (gint32) list->context;
    result.sort = LEAF_RESULT_SEVERAL;
    return result;
  }
  if (wants_several (p)) {
    if (list->context == LEAF_NOUN_MULTIEXCEPT || list->context == LEAF_NOUN_MULTIINSIDE)
      p->multi_context = (gint32) list->context;
    if (p->indef.wanted < LEAF_ALL_WANTED && p->indef.wanted > 1) {
      p->multi_had = 1;
      p->multi_wanted = p->indef.wanted;
      result.sort = LEAF_RESULT_FAIL;
    }
  }
  return result;
}

static void
connect (LeafParse *p, List *list, const LeafTypedWord *word)
{
  p->wn++;
  if (word->key == LEAF_KEY_BUT)
    list->adding = !list->adding;
  if (!list->many) {
    p->several[0] = list->single;
    p->n_several = 1;
    list->many = TRUE;
  }
  p->dont_infer = TRUE;
  p->dont_infer_pronoun = FALSE;
  p->infer_from = 0;
}

static LeafTokenResult
parse_list (LeafParse *p, LeafNounContext context)
{
  List list = { .context = context, .adding = TRUE };
  LeafTokenResult failed = { 0 }, result;
  gboolean again = FALSE;

  list.allows_several = context == LEAF_NOUN_MULTI || context == LEAF_NOUN_MULTIHELD || context == LEAF_NOUN_MULTIEXCEPT
                        || context == LEAF_NOUN_MULTIINSIDE;
  p->dont_infer = p->dont_infer_pronoun = FALSE;
  while (leaf_parse_goes_on (p)) {
    const LeafTypedWord *next;

    if ((!again && !begin_entry (p, &list)) || !read_entry (p, &list))
      return failed;
    again = FALSE;
    p->wn = (gint32) (p->matches.from + p->matches.length);
    next = leaf_parse_word (p, p->wn);
    if (next != NULL && (next->key == LEAF_KEY_AND || next->key == LEAF_KEY_BUT || next->key == LEAF_KEY_COMMA)) {
      if (list.allows_several) {
        connect (p, &list, next);
        continue;
      }
      if (!p->multi_flag) {
        p->etype = LEAF_ERROR_MULTI;
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

  p->topic_from = p->wn;
  while (p->wn <= p->n_words && !(next != NULL && next->sort == LEAF_ITEM_WORD && leaf_parse_chain (p, p->wn, next->token)))
    p->wn++;
  p->topic_words = p->wn - p->topic_from;
  if (p->topic_words == 0)
    return result;
  result.value = LEAF_VALUE (SNIPPET, p->topic_from * 100 + p->topic_words);
  result.sort = LEAF_RESULT_WORDS;
  if (p->action == p->facts->asking_about || p->action == p->facts->answering || p->action == p->facts->telling_about)
    result.sort = LEAF_RESULT_VALUE;
  else if (p->wn > p->n_words && next != NULL && next->sort == LEAF_ITEM_WORD)
    result.sort = LEAF_RESULT_FAIL;
  return result;
}

static LeafTokenResult
parse_preposition (LeafParse *p, const LeafItem *item)
{
  LeafTokenResult result = { LEAF_RESULT_WORDS, 0, { 0 } };
  guint32 first = item->token->n_words > 0 ? item->token->words[0].ix : 0;

  if (p->wn > p->n_words) {
    if (p->infer_from == 0 && p->n_parameters < p->parameters_wanted)
      p->infer_from = p->pcount;
    if (p->infer_from == 0)
      result.sort = LEAF_RESULT_FAIL;
    else
      p->pattern[p->pcount] = (LeafPattern) { LEAF_PATTERN_WORD, first };
    return result;
  }
  p->wn++;
  p->pattern[p->pcount] = (LeafPattern) { LEAF_PATTERN_WORD, leaf_parse_word (p, p->wn - 1)->id };
  if (!leaf_parse_chain (p, p->wn - 1, item->token))
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
  else if (context == LEAF_NOUN_CREATURE
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
  case LEAF_ITEM_ROUTINE: return leaf_parse_routine (p, item->token);
  case LEAF_ITEM_TESTING: p->scope_is_everything = TRUE; return parse_list (p, LEAF_NOUN_MULTI);
  case LEAF_ITEM_NOUN:
  case LEAF_ITEM_FILTER:
  case LEAF_ITEM_SCOPE: return parse_noun (p, item);
  case LEAF_ITEM_END:
  default: return (LeafTokenResult) { 0 };
  }
}

/* The token of an item against the words at p->wn, which is moved past what was matched.  A noun inside the name of another
 * (by relation, or in a named token) leaves the outer search as it was. */
LeafTokenResult
leaf_parse_token (LeafParse *p, const LeafItem *item, gint32 number)
{
  LeafMatches *matches = p->nesting > 0 ? g_memdup2 (&p->matches, sizeof p->matches) : NULL;
  const LeafToken *filter = p->filter;
  gint32 oops = p->oops_from;
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
    p->oops_from = oops;
    g_free (matches);
  }
  return result;
}
