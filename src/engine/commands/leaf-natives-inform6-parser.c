/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-inform6-parser.c: the command parser as code in Inform 6 sees it: the words of the command, the cursor
 * that reads them, the word that "oops" would correct, the testing commands. */
#include "leaf-parse-driver.h"
#include "leaf-inform6-memory.h"
#include "leaf-paragraph.h"
#include "leaf-print.h"
#include "leaf-values.h"

#include <string.h>

#define NATIVE(name)   LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)
#define GIVE_NUMBER(x) (*result = LEAF_VALUE (NUMBER, (x)), LEAF_NATIVE_DONE)

/* --- words -------------------------------------------------------------------------------------------------------- */

static const LeafTypedWord *
word_at (const LeafMachine *m, gint32 number)
{
  return leaf_parser_word (m->parser, (guint32) number);
}

static gint32
word_count (const LeafMachine *m)
{
  return (gint32) m->parser->command.words->len;
}

/* The characters of the command have addresses of their own, one per character, whether a byte or a word is loaded.
 * They are read-only. */
NATIVE (inform6_load)
{
  gint64 at = (gint64) args[2].bits - LEAF_INFORM6_COMMAND + args[3].bits;
  const char *text = m->parser->command.text;

  if (args[2].kind != LEAF_KIND_NUMBER || args[2].bits < LEAF_INFORM6_COMMAND || args[2].bits >= LEAF_INFORM6_MEMORY)
    return leaf_inform6_load (m, args, result);
  return GIVE_NUMBER (at >= 0 && at < (gint64) strlen (text) ? (guint8) text[at] : 0);
}

static gint32
as_number (const LeafMachine *m, const LeafTypedWord *word)
{
  enum { NO_NUMBER = -1000 };

  if (word->number > 0)
    return word->number;
  return word->length == 1 && m->parser->command.text[word->start] == '0' ? 0 : NO_NUMBER;
}

/* The number of a word in the dictionary; 0 if it is not in it. */
static gint32
dictionary_number (guint32 id)
{
  return id != 0 ? LEAF_INFORM6_WORDS + (gint32) id : 0;
}

static gint32
meaning_of (const LeafTypedWord *word)
{
  return word != NULL ? dictionary_number (word->id) : 0;
}

NATIVE (inform6_word)
{
  enum { MEANING, LENGTH, PLACE, VALUE };
  const LeafTypedWord *word = word_at (m, args[0].bits);

  if (word == NULL)
    return GIVE_NUMBER (args[1].bits == VALUE ? -1000 : 0);
  if (args[1].bits == MEANING)
    return GIVE_NUMBER (meaning_of (word));
  if (args[1].bits == PLACE)
    return GIVE_NUMBER (LEAF_INFORM6_COMMAND + (gint32) word->start);
  return GIVE_NUMBER (args[1].bits == LENGTH ? (gint32) word->length : as_number (m, word));
}

NATIVE (inform6_parse_entry)
{
  enum { MEANING = 1, LENGTH = 2, PLACE = 0, A_WORD = 3 };
  gint32 at = args[0].bits;
  const LeafTypedWord *word = at > 0 ? word_at (m, (at + 2) / A_WORD) : NULL;

  if (at == 0)
    return GIVE_NUMBER (word_count (m));
  if (word == NULL)
    return GIVE_NUMBER (0);
  if (at % A_WORD == MEANING)
    return GIVE_NUMBER (meaning_of (word));
  return GIVE_NUMBER (at % A_WORD == LENGTH ? (gint32) word->length : (gint32) word->start);
}

NATIVE (inform6_choice)
{
  enum { THINGS, GROUPS };
  const LeafParsed *parsed = &m->parser->parsed;
  gint32 at = args[0].bits;

  if (at < 0 || (guint32) at >= parsed->n_matches)
    return GIVE_NUMBER (0);
  if (args[1].bits == GROUPS)
    return GIVE_NUMBER (parsed->groups[at]);
  *result = leaf_object (parsed->matches[at]);
  return LEAF_NATIVE_DONE;
}

NATIVE (inform6_dictionary)
{
  const char *text = leaf_text_characters (m, args[0]);

  return GIVE_NUMBER (
      text != NULL ? dictionary_number (leaf_grammar_find_word (m->image->vocabulary, text, strlen (text)).ix) : 0);
}

NATIVE (inform6_say_word)
{
  gint32 id = args[0].bits - LEAF_INFORM6_WORDS;

  (void) result;
  if (args[0].kind == LEAF_KIND_TEXT) {
    const char *text = leaf_text_characters (m, args[0]);

    leaf_print (m, text != NULL ? text : "");
  } else if (id > 0 && (guint32) id <= leaf_vocabulary_n (m->image->vocabulary)) {
    leaf_print (m, leaf_vocabulary_text (m->image->vocabulary, LEAF_ID (LeafVocabId, (guint32) id)));
  }
  return LEAF_NATIVE_DONE;
}

/* --- variables of the parser -------------------------------------------------------------------------------------- */

/* The number of the word after the one where the parser stopped. */
static gint32
cursor (const LeafMachine *m)
{
  return m->parser->cursor != 0 ? (gint32) m->parser->cursor : (gint32) m->parser->suspect_word + 1;
}

static gint32
scope_reason (const LeafMachine *m)
{
  enum { NOUNS = 0, PERSUASION = 1, LOOPING = 5 };

  const LeafQuestion *question = &m->parser->parsed.question;

  if (m->parser->parsed.sort != LEAF_PARSED_QUESTION || question->sort < LEAF_ASK_SCOPE_BEFORE
      || question->sort > LEAF_ASK_SCOPE_AFTER)
    return LOOPING;
  return question->b == 0 ? PERSUASION : NOUNS;
}

NATIVE (inform6_parser)
{
  const LeafParserState *s = m->parser;

  switch ((LeafInform6Question) args[0].bits) {
  case LEAF_INFORM6_WORD_COUNT: return GIVE_NUMBER (word_count (m));
  case LEAF_INFORM6_WN: return GIVE_NUMBER (cursor (m));
  case LEAF_INFORM6_VERB_WORD: return GIVE_NUMBER ((gint32) MAX (s->verb_at, 1));
  case LEAF_INFORM6_VERB: return GIVE_NUMBER (meaning_of (word_at (m, (gint32) MAX (s->verb_at, 1))));
  case LEAF_INFORM6_GROUPS: return GIVE_NUMBER ((gint32) s->parsed.n_groups);
  case LEAF_INFORM6_SAVED_OOPS:
  case LEAF_INFORM6_OOPS_FROM: return GIVE_NUMBER ((gint32) s->suspect_word);
  case LEAF_INFORM6_SCOPE_REASON: return GIVE_NUMBER (scope_reason (m));
  case LEAF_INFORM6_PRONOUN:
    *result = s->pronoun_object != 0 ? leaf_object (s->pronoun_object) : LEAF_VALUE (NUMBER, -1);
    return LEAF_NATIVE_DONE;
  case LEAF_INFORM6_TRACE_RULES: return GIVE_NUMBER ((gint32) s->trace_rules);
  case LEAF_INFORM6_TRACE_ACTIONS: return GIVE_NUMBER ((gint32) s->trace_actions);
  case LEAF_INFORM6_TRACE_SCENES: return GIVE_NUMBER ((gint32) s->trace_scenes);
  case LEAF_INFORM6_SAID_NUMBER: return GIVE_NUMBER (m->said_number);
  case LEAF_INFORM6_PARAGRAPH: return GIVE_NUMBER (m->paragraph.bits);
  }
  return GIVE_NUMBER (0);
}

NATIVE (inform6_set_parser)
{
  LeafParserState *s = m->parser;
  guint32 number = (guint32) MAX (args[1].bits, 0);

  *result = args[1];
  switch ((LeafInform6Question) args[0].bits) {
  case LEAF_INFORM6_WN: s->cursor = number; break;
  case LEAF_INFORM6_SAVED_OOPS:
  case LEAF_INFORM6_OOPS_FROM: s->suspect_word = number; break;
  case LEAF_INFORM6_TRACE_RULES: s->trace_rules = MIN (number, 2); break;
  case LEAF_INFORM6_TRACE_ACTIONS: s->trace_actions = number != 0; break;
  case LEAF_INFORM6_TRACE_SCENES: s->trace_scenes = number != 0; break;
  case LEAF_INFORM6_SAID_NUMBER: m->said_number = args[1].bits; break;
  case LEAF_INFORM6_PARAGRAPH: m->paragraph.bits = (guint8) (number & LEAF_PARAGRAPH_ALL); break;
  case LEAF_INFORM6_WORD_COUNT:
  case LEAF_INFORM6_VERB_WORD:
  case LEAF_INFORM6_VERB:
  case LEAF_INFORM6_GROUPS:
  case LEAF_INFORM6_SCOPE_REASON:
  case LEAF_INFORM6_PRONOUN: break;
  }
  return LEAF_NATIVE_DONE;
}

/* The table of pronouns has three entries for each: its word; a bit for each gender, number and animation that it
 * refers to; and its antecedent. */
enum { PRONOUN_ENTRIES = 3 };

/* The pronoun that an entry belongs to; 0 if there is none. */
static guint32
pronoun_of (LeafValue entry)
{
  return entry.bits >= 1 && entry.bits <= PRONOUN_ENTRIES * LEAF_PRONOUNS
             ? (guint32) (entry.bits - 1) / PRONOUN_ENTRIES + LEAF_PRONOUN_IT
             : 0;
}

NATIVE (inform6_pronoun)
{
  enum { WORD = 1, SAID_OF = 2 };
  /* the bits of the reference's English pronoun table */
  static const gint32 said_of[LEAF_PRONOUNS + 1] = {
    [LEAF_PRONOUN_IT] = 0x238, [LEAF_PRONOUN_HIM] = 0x800, [LEAF_PRONOUN_HER] = 0x400, [LEAF_PRONOUN_THEM] = 0x1c7
  };
  guint32 pronoun = pronoun_of (args[0]), object = m->parser->pronouns[pronoun];

  if (pronoun == 0)
    return GIVE_NUMBER (args[0].bits == 0 ? PRONOUN_ENTRIES * LEAF_PRONOUNS : 0);
  if (args[0].bits % PRONOUN_ENTRIES == SAID_OF)
    return GIVE_NUMBER (said_of[pronoun]);
  if (args[0].bits % PRONOUN_ENTRIES == WORD) {
    const char *word = leaf_pronoun_words[pronoun];

    return GIVE_NUMBER (dictionary_number (leaf_grammar_find_word (m->image->vocabulary, word, strlen (word)).ix));
  }
  if (object == LEAF_PRONOUN_UNSET || object == 0)
    return GIVE_NUMBER (-1);
  *result = leaf_object (object);
  return LEAF_NATIVE_DONE;
}

NATIVE (inform6_set_pronoun)
{
  guint32 pronoun = pronoun_of (args[0]);

  *result = args[1];
  if (pronoun != 0 && args[0].bits % PRONOUN_ENTRIES == 0)
    m->parser->pronouns[pronoun] = args[1].bits > 0 ? (guint32) args[1].bits : LEAF_PRONOUN_UNSET;
  return LEAF_NATIVE_DONE;
}

NATIVE (inform6_next_word)
{
  gint32 at = cursor (m);
  const LeafTypedWord *word = word_at (m, at);

  m->parser->cursor = (guint32) at + 1;
  if (word == NULL)
    return GIVE_NUMBER (args[0].bits != 0 ? -1 : 0);
  return GIVE_NUMBER (meaning_of (word));
}
