/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-text.c: reads a quoted text as the pieces that print it.
 *
 * A text without brackets is plain, and its characters are prepared here, once. Any other is first split into a flat
 * list of literal runs and substitutions, and then read by recursive descent over that list, since [if], [one of] and
 * [first time] enclose what follows them up to their ends. Substitutions are read as words of their source, so that a
 * problem, a breakpoint and a click on printed text have exact places.
 *
 * Facts (Writing with Inform, chapter 5): a single quotation mark at the edge of a word prints as a double one; a line
 * break in the source is a space, a blank line a paragraph break; [bracket] and others print punctuation. */
#include "leaf-value-forms.h"

typedef struct {
  guint32 start, end; /* bytes of the source: of the run, or within the brackets */
  gboolean is_substitution;
  LeafWording words; /* of a substitution */
} Item;

typedef struct {
  LeafScope *scope;
  guint32 word;
  guint32 source;
  const char *text; /* of the source */
  GArray *items;
  guint32 at;
  guint32 depth;
  gboolean is_in_if;
  gboolean is_nested_reported; /* an "[if]" within another: one report for each text */
  gboolean
      is_reported; /* a substitution without a beginning was reported, so what belongs to it is not another mistake */
} TextReader;

enum {
  MOST_NESTED = 64,
  MOST_OTHERWISES = 1000, /* in one chain; later stages may recurse along it */
};

/* --- characters --------------------------------------------------------------------------------------------------- */

/* The white space at `at`: a space, or all its line breaks if it has a blank line. Returns the byte after it. */
static gsize
squeeze_space (const char *text, gsize at, gsize length, GString *out)
{
  guint lines = 0;

  for (; at < length && g_ascii_isspace (text[at]); at++)
    lines += text[at] == '\n';
  if (lines < 2)
    g_string_append_c (out, ' ');
  for (guint i = 0; lines >= 2 && i < lines; i++)
    g_string_append_c (out, '\n');
  return at;
}

/* The white space at `at`. Runs of spaces within a line are kept; those around a line break become one. Returns the
 * byte after what it appended. */
static gsize
append_space (const char *text, gsize at, gsize length, GString *out)
{
  gsize end = at;

  while (end < length && (text[end] == ' ' || text[end] == '\t' || text[end] == '\r'))
    end++;
  if (end < length && text[end] == '\n')
    return squeeze_space (text, at, length, out);
  if (end == at) /* another white-space character */
    end++;
  for (; at < end; at++)
    g_string_append_c (out, text[at] == '\t' ? ' ' : text[at]);
  return end;
}

static char *
read_characters (LeafBuild *build, const char *bytes, gsize from, gsize to)
{
  g_autoptr (GString) read = g_string_sized_new (to - from);
  g_autoptr (GString) out = g_string_new (NULL);

  leaf_words_append_read (read, bytes + from, to - from);
  for (gsize at = 0; at < read->len;) {
    const char *text = read->str;
    gsize plain = at;

    while (plain < read->len && !g_ascii_isspace (text[plain]) && text[plain] != '\'')
      plain++;
    g_string_append_len (out, text + at, (gssize) (plain - at));
    at = plain;
    if (at < read->len && text[at] == '\'')
      g_string_append_c (out, leaf_words_is_quotation (text, at++, read->len) ? '"' : '\'');
    else if (at < read->len)
      at = append_space (text, at, read->len, out);
  }
  return leaf_arena_strdup (build->arena, out->str);
}

/* Returns TRUE if the text needs no preparation, as most texts do. */
static gboolean
is_as_it_prints (const char *bytes, gsize length)
{
  for (gsize i = 0; i < length; i++)
    if ((guchar) bytes[i] >= 0x80 || bytes[i] == '\0' || bytes[i] == '\''
        || (bytes[i] != ' ' && g_ascii_isspace (bytes[i])))
      return FALSE;
  return TRUE;
}

/* The text between two substitutions, as it is printed. */
static char *
literal_characters (LeafBuild *build, const char *bytes, gsize from, gsize to)
{
  if (is_as_it_prints (bytes + from, to - from))
    return leaf_arena_strndup (build->arena, bytes + from, to - from);
  return read_characters (build, bytes, from, to);
}

/* --- splitting a text --------------------------------------------------------------------------------------------- */

static gboolean
is_plain_text (const LeafBuild *build, guint32 word)
{
  const LeafWord *row = leaf_word (build, word);
  const char *text = LEAF_ROW (&build->words->sources, LeafSource, row->source)->text;

  return memchr (text + row->start, '[', row->end - row->start) == NULL;
}

static void
add_item (TextReader *self, guint32 start, guint32 end, gboolean is_substitution)
{
  Item item = { .start = start, .end = end, .is_substitution = is_substitution };

  if (end <= start && !is_substitution)
    return;
  if (is_substitution)
    item.words = leaf_words_read_within (self->scope->build, self->source, start, end);
  g_array_append_val (self->items, item);
}

static void
complain_of_brackets (LeafBuild *build, LeafProblemCode code, guint32 word)
{
  LeafWording w = leaf_wording (word, word + 1);
  LeafSpan span = leaf_wording_span (build, w);

  LEAF_EACH (&build->messages, i) { /* a text may be read more than once */
    const LeafMessage *known = LEAF_ROW (&build->messages, LeafMessage, i);

    if (known->code == code && known->span.source == span.source && known->span.start == span.start)
      return;
  }
  leaf_problem_at (build, code, w, NULL, NULL);
}

static void
cut (TextReader *self, guint32 start, guint32 end)
{
  guint32 run = start;

  for (guint32 at = start; at < end; at++) {
    const char *close, *again;
    if (self->text[at] == ']')
      complain_of_brackets (self->scope->build, LEAF_PROBLEM_SUBSTITUTION_NOT_OPENED, self->word);
    if (self->text[at] != '[')
      continue;
    close = memchr (self->text + at, ']', end - at);
    again = memchr (self->text + at + 1, '[', end - at - 1);
    if (close == NULL || (again != NULL && again < close)) {
      complain_of_brackets (self->scope->build, LEAF_PROBLEM_SUBSTITUTION_NOT_CLOSED, self->word);
      break;
    }
    add_item (self, run, at, FALSE);
    add_item (self, at + 1, (guint32) (close - self->text), TRUE);
    run = (guint32) (close - self->text) + 1;
    at = run - 1;
  }
  add_item (self, run, end, FALSE);
}

/* --- pieces ------------------------------------------------------------------------------------------------------- */

static LeafNode *read_pieces (TextReader *self, const char *const *ends);

static LeafWording
text_wording (const TextReader *self)
{
  return leaf_wording (self->word, self->word + 1);
}

static const Item *
current (const TextReader *self)
{
  return self->at < self->items->len ? &g_array_index (self->items, Item, self->at) : NULL;
}

static gboolean
item_is (const TextReader *self, const Item *item, const char *words)
{
  return item != NULL && item->is_substitution && leaf_wording_is (self->scope->build, item->words, words);
}

static LeafNode *
literal_node (TextReader *self, const Item *item)
{
  LeafBuild *build = self->scope->build;
  LeafNode *node = leaf_node_new (self->scope, LEAF_NODE_SAY_LITERAL, LEAF_KIND (NONE), text_wording (self));

  node->SAY_LITERAL.text = literal_characters (build, self->text, item->start, item->end);
  return node;
}

/* In "[care] for" only the verb is conjugated. */
static gboolean
is_sayable (const LeafBuild *build, const LeafVerb *verb, LeafWording w)
{
  return leaf_word_is_library (build, w.first)
         || (!verb->is_hidden && (verb->preposition == NULL || leaf_wording_length (w) == 1));
}

/* The verb whose infinitive the words are. "To be" is written "[are]"; its infinitive only follows a modal verb ("[can
 * be]"). 0 if there is none. */
static guint32
find_verb (LeafScope *scope, LeafWording w, gboolean is_governed)
{
  LeafBuild *build = scope->build;
  LeafNameMatch match = leaf_names_find (build, w, LEAF_NAMES (VERB), scope->near);

  if (match.id != 0) {
    if (!is_governed && leaf_wording_is (build, w, "be"))
      return 0;
    return is_sayable (build, LEAF_ROW (&build->world->verbs, LeafVerb, match.id), w) ? match.id : 0;
  }
  return !is_governed && leaf_wording_is (build, w, "are") ? leaf_world_verb_be (build) : 0;
}

/* Verbs with higher numbers do not fit into the flags of a SAY_VERB: they are printed as written. */
enum { MOST_GOVERNED = 1 << 13 };

/* "[Are]" prints what "[are]" prints: only names and pronouns have capitals of their own. */
static LeafNode *
conjugated (LeafScope *scope, LeafWording w, guint32 verb, gboolean negated)
{
  LeafNode *node = leaf_node_new (scope, LEAF_NODE_SAY_VERB, LEAF_KIND (NONE), w);

  node->SAY_VERB.verb.ix = verb;
  node->SAY_VERB.flags = negated ? 1 : 0;
  return node;
}

/* "would come", "don't move": the first verb is conjugated. A modal verb determines the form of the second ("might
 * have come"), so both are printed together; after any other verb the second is printed as written. */
static LeafNode *
two_verbs (LeafScope *scope, LeafWording w)
{
  LeafWording first = leaf_wording_up_to (w, w.first + 1), rest = leaf_wording_from (w, w.first + 1);
  guint32 auxiliary = find_verb (scope, first, FALSE), governed;
  gboolean negated = FALSE, is_modal;
  g_autofree char *words = NULL;
  LeafNode *literal;

  if (leaf_word_is (scope->build, rest.first, "not") && leaf_wording_length (rest) > 1) {
    negated = TRUE;
    rest.first++;
  }
  if (auxiliary == 0)
    return NULL;
  is_modal = LEAF_ROW (&scope->build->world->verbs, LeafVerb, auxiliary)->parts.is_modal;
  governed = find_verb (scope, rest, is_modal);
  if (governed == 0)
    return NULL;
  if (is_modal && governed < MOST_GOVERNED) {
    LeafNode *node = conjugated (scope, w, auxiliary, negated);

    node->SAY_VERB.flags |= governed << 1;
    return node;
  }
  words = leaf_wording_dup (scope->build, rest);
  literal = leaf_node_new (scope, LEAF_NODE_SAY_LITERAL, LEAF_KIND (NONE), rest);
  literal->SAY_LITERAL.text = leaf_arena_printf (scope->build->arena, " %s", words);
  return leaf_node_with (scope, LEAF_NODE_BLOCK, LEAF_KIND (NONE), w, conjugated (scope, first, auxiliary, negated),
                         literal);
}

/* A verb of the library or the story by its infinitive ("carry"), its negation ("do not carry", "are not"), or an
 * auxiliary with a second verb ("cannot carry"). */
static LeafNode *
verb_node (LeafScope *scope, LeafWording w)
{
  LeafBuild *build = scope->build;
  guint32 verb = find_verb (scope, w, FALSE);

  if (verb != 0)
    return conjugated (scope, w, verb, FALSE);
  if (leaf_wording_length (w) < 2)
    return NULL;
  if (leaf_wording_length (w) > 2 && leaf_wording_begins (build, w, "do not"))
    verb = find_verb (scope, leaf_wording_from (w, w.first + 2), FALSE);
  else if (leaf_word_is (build, w.end - 1, "not"))
    verb = find_verb (scope, leaf_wording_up_to (w, w.end - 1), FALSE);
  return verb != 0 ? conjugated (scope, w, verb, TRUE) : two_verbs (scope, w);
}

static LeafNode *
value_piece (LeafScope *scope, LeafWording w)
{
  LeafNode *value = leaf_meaning_value (scope, w, LEAF_KIND (NONE));
  return value != NULL ? leaf_node_with (scope, LEAF_NODE_SAY_VALUE, LEAF_KIND (NONE), w, value) : NULL;
}

/* "To say (D - a date)" is for values of that known kind; a value of any kind is printed by its actual kind. */
static gboolean
is_of_any_kind (LeafScope *scope, const LeafNode *said)
{
  const LeafNode *call = said->op == LEAF_NODE_CALL_FIRST ? said->CALL_FIRST.calls[0] : said;

  return call->op == LEAF_NODE_CALL && call->CALL.n_args == 1
         && leaf_phrase_is_wordless_say (LEAF_PHRASE (scope->build, call->CALL.phrase))
         && call->CALL.args[0]->kind.ix == LEAF_KIND_VALUE;
}

/* One substitution, or what follows "say": a say phrase, a verb, or a value. NULL, without a report, if it is something
 * else. */
LeafNode *
leaf_read_say_piece (LeafScope *scope, LeafWording w)
{
  LeafNode *node;

  if (leaf_wording_empty (w))
    return NULL;
  node = leaf_phrases_match (scope, w, LEAF_PHRASE_SAY, LEAF_KIND (NONE));
  if (node != NULL && is_of_any_kind (scope, node))
    node = NULL;
  if (node == NULL)
    node = verb_node (scope, w);
  if (node == NULL)
    node = value_piece (scope, w);
  if (node == NULL)
    node = leaf_phrases_match_own (scope, w, LEAF_PHRASE_SAY, LEAF_KIND (NONE));
  if (node == NULL)
    node = leaf_read_in_notation (scope, w);
  return node;
}

/* The substitutions that continue or end what "[if C]" or "[one of]" began. */
static const char *const if_ends[] = { "otherwise", "else", "end if", "end unless", NULL };

static const char *const alternative_ends[] = { "or",
                                                "purely at random",
                                                "at random",
                                                "sticky random",
                                                "as decreasingly likely outcomes",
                                                "in random order",
                                                "cycling",
                                                "stopping",
                                                "then at random",
                                                "then purely at random",
                                                NULL };

static gboolean
is_one_of_words (const TextReader *self, LeafWording w, const char *const *forms)
{
  for (guint i = 0; forms[i] != NULL; i++)
    if (leaf_wording_is (self->scope->build, w, forms[i]))
      return TRUE;
  return FALSE;
}

/* "To say by column -- ending say_one_of": a phrase of the author that ends alternatives. */
static gboolean
is_own_end (const TextReader *self, LeafWording w)
{
  const LeafTable *ends = &self->scope->build->phrases->one_of_ends;

  LEAF_EACH (ends, i)
    if (leaf_wording_same (self->scope->build, *LEAF_ROW (ends, LeafWording, i), w))
      return TRUE;
  return FALSE;
}

static gboolean
is_otherwise_if (const TextReader *self, LeafWording w)
{
  static const char *const forms[] = { "otherwise if", "else if", "otherwise unless", "else unless" };

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    if (leaf_wording_begins (self->scope->build, w, forms[i]))
      return TRUE;
  return FALSE;
}

/* Returns TRUE for a substitution that needs another one before it: "[or]" without "[one of]" is a mistake. */
static gboolean
is_stray (const TextReader *self, LeafWording w)
{
  return is_one_of_words (self, w, if_ends) || is_one_of_words (self, w, alternative_ends) || is_own_end (self, w)
         || leaf_wording_is (self->scope->build, w, "only") || is_otherwise_if (self, w);
}

static LeafNode *
substitution_node (TextReader *self, const Item *item)
{
  LeafScope *scope = self->scope;
  LeafNode *node = leaf_read_say_piece (scope, item->words);

  if (node != NULL)
    return node;
  if (leaf_wording_empty (item->words))
    leaf_problem_at (scope->build, LEAF_PROBLEM_SUBSTITUTION_EMPTY, text_wording (self), NULL, NULL);
  else if (is_stray (self, item->words)) {
    if (!self->is_reported)
      leaf_problem_at (scope->build, LEAF_PROBLEM_SUBSTITUTION_STRAY, item->words, NULL, NULL);
    self->is_reported = TRUE;
  } else
    leaf_meaning_explain (scope, item->words, LEAF_PROBLEM_SUBSTITUTION_UNKNOWN, LEAF_EXPECTED_SAYABLE);
  return leaf_node_new (scope, LEAF_NODE_FAULT, LEAF_KIND (NONE), item->words);
}

static LeafNode *read_piece (TextReader *self);

/* --- [if] --------------------------------------------------------------------------------------------------------- */

static gboolean
begins_otherwise_if (const TextReader *self, const Item *item)
{
  return item != NULL && item->is_substitution && is_otherwise_if (self, item->words);
}

/* The words of "[else if]" after the first `skip`; if none are left, the whole substitution is reported. */
static LeafNode *
condition_of (TextReader *self, LeafWording whole, guint32 skip)
{
  LeafWording w = leaf_wording_from (whole, whole.first + skip);
  LeafNode *condition = leaf_meaning_condition (self->scope, w);

  if (condition != NULL)
    return condition;
  if (leaf_wording_empty (w))
    leaf_problem_at (self->scope->build, LEAF_PROBLEM_SUBSTITUTION_STRAY, whole, NULL, NULL);
  else
    leaf_meaning_explain (self->scope, w, LEAF_PROBLEM_CONDITION_UNKNOWN, LEAF_EXPECTED_CONDITION);
  return leaf_node_constant (self->scope, w, LEAF_KIND (TRUTH_STATE), 0);
}

/* "[otherwise if C]" after "[otherwise]", or after too many: its condition is read, but it never prints. */
static void
skip_unreachable (TextReader *self)
{
  while (begins_otherwise_if (self, current (self))) {
    LeafWording words = current (self)->words;

    condition_of (self, words, 2);
    self->at++;
    read_pieces (self, if_ends);
  }
}

/* At [if C], or at the [otherwise if C] that is the `n_otherwises`th of its chain. */
static LeafNode *
read_if (TextReader *self, guint n_otherwises)
{
  const Item *item = current (self);
  guint32 skip = n_otherwises == 0 ? 1 : 2; /* words before the condition */
  gboolean unless = leaf_word_is (self->scope->build, item->words.first + skip - 1, "unless");
  LeafWording w = item->words;
  LeafNode *condition = condition_of (self, w, skip);
  LeafNode *then, *otherwise = NULL;

  if (unless)
    condition = leaf_node_not (self->scope, condition);
  self->at++;
  then = read_pieces (self, if_ends);
  item = current (self);
  if (begins_otherwise_if (self, item) && n_otherwises == MOST_OTHERWISES) {
    leaf_problem_at (self->scope->build, LEAF_PROBLEM_BLOCKS_TOO_DEEP, item->words, NULL, NULL);
    skip_unreachable (self);
    item = current (self);
  }
  if (begins_otherwise_if (self, item)) {
    otherwise = read_if (self, n_otherwises + 1);
    return leaf_node_with (self->scope, LEAF_NODE_IF, LEAF_KIND (NONE), w, condition, then, otherwise);
  }
  if (item_is (self, item, "otherwise") || item_is (self, item, "else")) {
    self->at++;
    otherwise = read_pieces (self, if_ends);
    skip_unreachable (self);
    item = current (self);
  }
  if (item_is (self, item, "end if") || item_is (self, item, "end unless"))
    self->at++;
  return leaf_node_with (self->scope, LEAF_NODE_IF, LEAF_KIND (NONE), w, condition, then, otherwise);
}

/* An "[if]" within another is refused, as the reference does, at any depth: within "[one of]" in an "[if]", too. It is
 * read as it is meant all the same. */
static LeafNode *
read_first_if (TextReader *self)
{
  gboolean was_in_if = self->is_in_if;
  LeafNode *node;

  if (was_in_if && !self->is_nested_reported) {
    leaf_problem_at (self->scope->build, LEAF_PROBLEM_SUBSTITUTION_IF_IN_IF, current (self)->words, NULL, NULL);
    self->is_nested_reported = TRUE;
  }
  self->is_in_if = TRUE;
  node = read_if (self, 0);
  self->is_in_if = was_in_if;
  return node;
}

/* --- [one of] ----------------------------------------------------------------------------------------------------- */

static const struct {
  const char *words;
  LeafOneOf how;
} one_of_ends[] = {
  { "purely at random", LEAF_ONE_OF_PURELY_AT_RANDOM },
  { "at random", LEAF_ONE_OF_AT_RANDOM },
  { "sticky random", LEAF_ONE_OF_STICKY },
  { "as decreasingly likely outcomes", LEAF_ONE_OF_DECREASING },
  { "in random order", LEAF_ONE_OF_IN_RANDOM_ORDER },
  { "cycling", LEAF_ONE_OF_CYCLING },
  { "stopping", LEAF_ONE_OF_STOPPING },
  { "then at random", LEAF_ONE_OF_THEN_AT_RANDOM },
  { "then purely at random", LEAF_ONE_OF_THEN_PURELY_AT_RANDOM },
};

static LeafNode *
read_one_of (TextReader *self)
{
  g_autoptr (GPtrArray) alternatives = g_ptr_array_new ();
  const Item *item = current (self);
  LeafWording w = item->words;
  LeafOneOf how = LEAF_ONE_OF_PURELY_AT_RANDOM;
  LeafNode *node;

  do {
    self->at++;
    g_ptr_array_add (alternatives, read_pieces (self, alternative_ends));
    item = current (self);
  } while (item_is (self, item, "or"));
  for (guint i = 0; item != NULL && i < G_N_ELEMENTS (one_of_ends); i++)
    if (item_is (self, item, one_of_ends[i].words))
      how = one_of_ends[i].how;
  if (item != NULL && item->is_substitution && is_own_end (self, item->words))
    how = LEAF_ONE_OF_STOPPING; /* the choice is made in Inform 6, which does not run */
  if (item == NULL)
    leaf_problem_at (self->scope->build, LEAF_PROBLEM_ONE_OF_NOT_ENDED, w, NULL, NULL);
  else
    self->at++;
  node = leaf_node_from_array (self->scope, LEAF_NODE_SAY_ONE_OF, LEAF_KIND (NONE), w, alternatives);
  node->SAY_ONE_OF.ending = how;
  node->SAY_ONE_OF.cell = leaf_world_reserve_cell (self->scope->build, LEAF_VALUE (NUMBER, 0));
  return node;
}

static LeafNode *
read_first_time (TextReader *self)
{
  static const char *const ends[] = { "only", NULL };
  LeafWording w = current (self)->words;
  LeafNode *node, *inner;

  self->at++;
  inner = read_pieces (self, ends);
  if (item_is (self, current (self), "only"))
    self->at++;
  else
    leaf_problem_at (self->scope->build, LEAF_PROBLEM_FIRST_TIME_NOT_ENDED, w, NULL, NULL);
  node = leaf_node_with (self->scope, LEAF_NODE_SAY_FIRST_TIME, LEAF_KIND (NONE), w, inner);
  node->SAY_FIRST_TIME.cell = leaf_world_reserve_cell (self->scope->build, LEAF_VALUE (NUMBER, 0));
  return node;
}

/* --- the list ----------------------------------------------------------------------------------------------------- */

static gboolean
ends_here (const TextReader *self, const Item *item, const char *const *ends)
{
  if (ends == NULL || !item->is_substitution)
    return FALSE;
  if (ends == if_ends && begins_otherwise_if (self, item))
    return TRUE;
  if (ends == alternative_ends && is_own_end (self, item->words))
    return TRUE;
  for (; *ends != NULL; ends++)
    if (item_is (self, item, *ends))
      return TRUE;
  return FALSE;
}

/* --- substitutions of several parts ------------------------------------------------------------------------------- */

/* The phrase that the node calls, if its body in Inform 6 is only a part of a statement. */
static const LeafPhraseRow *
part_called (const TextReader *self, const LeafNode *node)
{
  const LeafPhraseRow *row = node->op == LEAF_NODE_CALL ? LEAF_PHRASE (self->scope->build, node->CALL.phrase) : NULL;

  return row != NULL && row->segment != LEAF_SEGMENT_NONE ? row : NULL;
}

/* Reads from "[when happy]", which has been read, up to "[end when]". If that is missing, each piece is printed by
 * itself. */
static LeafNode *
read_parts_from (TextReader *self, LeafNode *first)
{
  LeafScope *scope = self->scope;
  const LeafPhraseRow *begun = part_called (self, first);
  g_autoptr (GPtrArray) calls = g_ptr_array_new (), pieces = g_ptr_array_new (), within = g_ptr_array_new (),
                        all = g_ptr_array_new ();
  const char *name = begun->segment_name;

  g_ptr_array_add (calls, first);
  g_ptr_array_add (all, first);
  while (current (self) != NULL) {
    LeafNode *piece = read_piece (self);
    const LeafPhraseRow *row = part_called (self, piece);

    g_ptr_array_add (all, piece);
    if (row == NULL || row->segment == LEAF_SEGMENT_BEGINNING || g_ascii_strcasecmp (row->segment_name, name) != 0) {
      g_ptr_array_add (within, piece);
      continue;
    }
    g_ptr_array_add (calls, piece);
    g_ptr_array_add (pieces, leaf_node_from_array (scope, LEAF_NODE_BLOCK, LEAF_KIND (NONE), first->wording, within));
    g_ptr_array_set_size (within, 0);
    if (row->segment == LEAF_SEGMENT_ENDING)
      return scope->build->phrases->join_parts (scope, first->wording, calls->len, (LeafNode *const *) calls->pdata,
                                                (LeafNode *const *) pieces->pdata);
  }
  return leaf_node_from_array (scope, LEAF_NODE_BLOCK, LEAF_KIND (NONE), first->wording, all);
}

static LeafNode *
read_plain_piece (TextReader *self, const Item *item)
{
  LeafNode *node = item->is_substitution ? substitution_node (self, item) : literal_node (self, item);
  const LeafPhraseRow *row = part_called (self, node);

  if (row == NULL || row->segment != LEAF_SEGMENT_BEGINNING || ++self->depth > MOST_NESTED)
    return node;
  node = read_parts_from (self, node);
  self->depth--;
  return node;
}

static LeafNode *
read_piece (TextReader *self)
{
  const LeafBuild *build = self->scope->build;
  const Item *item = current (self);

  if (item->is_substitution) {
    if (leaf_wording_length (item->words) > 1
        && (leaf_word_is (build, item->words.first, "if") || leaf_word_is (build, item->words.first, "unless")))
      return read_first_if (self);
    if (item_is (self, item, "one of"))
      return read_one_of (self);
    if (item_is (self, item, "first time"))
      return read_first_time (self);
  }
  self->at++;
  return read_plain_piece (self, item);
}

/* Reads pieces up to one of the ends, which is not consumed, as a BLOCK. */
static LeafNode *
read_pieces (TextReader *self, const char *const *ends)
{
  g_autoptr (GPtrArray) pieces = g_ptr_array_new ();
  const Item *item;

  if (++self->depth > MOST_NESTED)
    self->at = self->items->len;
  while ((item = current (self)) != NULL && !ends_here (self, item, ends))
    g_ptr_array_add (pieces, read_piece (self));
  self->depth--;
  return leaf_node_from_array (self->scope, LEAF_NODE_BLOCK, LEAF_KIND (NONE), text_wording (self), pieces);
}

/* --- does it mention locals? -------------------------------------------------------------------------------------- */

typedef gboolean (*NodeTest) (const LeafNode *node, guint32 before);

static gboolean mentions (const LeafNode *node, NodeTest test, guint32 before);
static gboolean clause_mentions (const LeafClause *clause, NodeTest test, guint32 before);

static gboolean
description_mentions (const LeafDescription *description, NodeTest test, guint32 before)
{
  if (description == NULL)
    return FALSE;
  if (mentions (description->exact, test, before))
    return TRUE;
  for (guint32 i = 0; i < description->n_clauses; i++)
    if (clause_mentions (description->clauses[i], test, before))
      return TRUE;
  return FALSE;
}

static gboolean
clause_mentions (const LeafClause *clause, NodeTest test, guint32 before)
{
  if (clause == NULL)
    return FALSE;
  return description_mentions (clause->object, test, before) || mentions (clause->condition, test, before);
}

static gboolean
mentions (const LeafNode *node, NodeTest test, guint32 before)
{
  if (node == NULL)
    return FALSE;
  if (test (node, before))
    return TRUE;
  if (description_mentions (leaf_node_description (node), test, before)
      || clause_mentions (leaf_node_predicate (node), test, before))
    return TRUE;
  for (LeafOperands each = leaf_node_operands (node); leaf_operands_next (&each);)
    if (mentions (each.operand, test, before))
      return TRUE;
  return FALSE;
}

/* Slots below `before` belong to the code that contains the text. */
static gboolean
is_local (const LeafNode *node, guint32 before)
{
  return node->op == LEAF_NODE_SLOT && node->SLOT.slot < before;
}

/* Returns TRUE for an entry of the row that is chosen in the code that contains the text. */
static gboolean
is_chosen_entry (const LeafNode *node, guint32 before)
{
  return node->op == LEAF_NODE_TABLE_ENTRY && node->TABLE_ENTRY.table == NULL;
}

/* --- texts as values ---------------------------------------------------------------------------------------------- */

/* The row of the quoted text at `word`, created when it is first read, because another attempt on the same words must
 * not create it again. Texts that are read again are mostly recent, so the search starts from the newest. */
static LeafTextId
text_row (LeafScope *scope, guint32 word)
{
  enum { LATELY = 64 };
  LeafTable *texts = &scope->build->phrases->texts;
  LeafTextRow row = { .word = word };
  guint32 oldest = texts->n > LATELY ? texts->n - LATELY : 1;

  for (guint32 i = texts->n - 1; i >= oldest; i--)
    if (LEAF_ROW (texts, LeafTextRow, i)->word == word)
      return LEAF_ID (LeafTextId, i);
  return LEAF_ID (LeafTextId, leaf_table_push (texts, &row));
}

static LeafNode *
read_all (LeafScope *scope, guint32 word)
{
  LeafBuild *build = scope->build;
  TextReader self = { .scope = scope, .word = word, .source = leaf_word (build, word)->source };
  LeafSpan inside = leaf_words_inside_text (build, word);
  LeafNode *block;

  self.text = LEAF_ROW (&build->words->sources, LeafSource, self.source)->text;
  self.items = g_array_new (FALSE, FALSE, sizeof (Item));
  cut (&self, inside.start, inside.end);
  block = read_pieces (&self, NULL);
  g_array_unref (self.items);
  block->op = LEAF_NODE_SAY;
  return block;
}

static const char *
plain_characters (LeafBuild *build, guint32 word)
{
  const LeafWord *row = leaf_word (build, word);
  const char *text = LEAF_ROW (&build->words->sources, LeafSource, row->source)->text;
  LeafSpan inside = leaf_words_inside_text (build, word);

  if (memchr (text + inside.start, ']', inside.end - inside.start) != NULL)
    complain_of_brackets (build, LEAF_PROBLEM_SUBSTITUTION_NOT_OPENED, word);
  return literal_characters (build, text, inside.start, inside.end);
}

void
leaf_meaning_read_text (LeafScope *scope, LeafTextId id)
{
  guint32 slots_before = scope->n_slots;
  gboolean was_kept = scope->is_text_kept;
  LeafNode *tree;
  LeafTextRow *row;

  scope->is_text_kept = TRUE;
  tree = read_all (scope, LEAF_TEXT (scope->build, id)->word);
  scope->is_text_kept = was_kept;
  row = LEAF_TEXT (scope->build, id);
  row->tree = tree;
  row->n_slots = scope->n_slots;
  row->has_locals = mentions (tree, is_local, slots_before);
  row->has_entries = mentions (tree, is_chosen_entry, slots_before);
}

static LeafNode *
text_node (LeafScope *scope, LeafWording w, LeafTextId id)
{
  LeafNode *node = leaf_node_new (scope, LEAF_NODE_TEXT, LEAF_KIND (TEXT), w);

  node->TEXT.text = id;
  return node;
}

LeafNode *
leaf_meaning_text_of_rule (LeafScope *scope, guint32 word, LeafRuleId rule)
{
  LeafTextRow row = { .word = word, .of_rule = rule, .is_lettered = TRUE };

  if (is_plain_text (scope->build, word))
    return leaf_meaning_text (scope, word, FALSE);
  return text_node (scope, leaf_wording (word, word + 1),
                    LEAF_ID (LeafTextId, leaf_table_push (&scope->build->phrases->texts, &row)));
}

LeafNode *
leaf_meaning_text (LeafScope *scope, guint32 word, gboolean to_say)
{
  LeafBuild *build = scope->build;
  LeafWording w = leaf_wording (word, word + 1);
  LeafTextId id;

  if (to_say)
    return read_all (scope, word);
  id = text_row (scope, word);
  if (is_plain_text (build, word)) {
    LEAF_TEXT (build, id)->plain = plain_characters (build, word);
    return leaf_node_constant (scope, w, LEAF_KIND (TEXT), (gint32) id.ix);
  }
  if (LEAF_TEXT (build, id)->tree == NULL)
    leaf_meaning_read_text (scope, id);
  return text_node (scope, w, id);
}

LeafValue
leaf_meaning_plain_text (LeafBuild *build, const char *plain)
{
  LeafTextRow row = { .plain = leaf_arena_strdup (build->arena, plain) };
  return LEAF_VALUE (TEXT, leaf_table_push (&build->phrases->texts, &row));
}

LeafValue
leaf_meaning_owned_text (LeafBuild *build, LeafInstanceId owner, const char *rest)
{
  LeafTextRow row = { .word = 0 };
  LeafValue value = leaf_instance_value (build, owner);
  LeafScope scope;
  LeafNode *name, *ending;

  leaf_scope_init (&scope, build, (LeafHeadingId) { 0 });
  name = leaf_node_constant (&scope, LEAF_NO_WORDS, LEAF_INSTANCE (build, owner)->kind, value.bits);
  name = leaf_node_with (&scope, LEAF_NODE_SAY_VALUE, LEAF_KIND (NONE), LEAF_NO_WORDS, name);
  ending = leaf_node_new (&scope, LEAF_NODE_SAY_LITERAL, LEAF_KIND (NONE), LEAF_NO_WORDS);
  ending->SAY_LITERAL.text = leaf_arena_strdup (build->arena, rest);
  row.tree = leaf_node_with (&scope, LEAF_NODE_SAY, LEAF_KIND (NONE), LEAF_NO_WORDS, name, ending);
  leaf_scope_clear (&scope);
  return LEAF_VALUE (TEXT, leaf_table_push (&build->phrases->texts, &row));
}
