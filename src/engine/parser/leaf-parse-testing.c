/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse-testing.c: recognizes testing commands: test, showme, purloin, scope and others. They are built in: they
 * have no grammar lines or actions and take no turn. A verb of the story with the same word takes precedence, except
 * that "test X" is a test if there is a script of that name, and that "!showme" is always the testing command. A program for players
 * has none of them. */

#include "leaf-parse.h"

#include <string.h>

/* What can follow: a noun, a switch ("on", "off", "all"), or any word. */
enum { TAKES_NOUN = 1, TAKES_SWITCH = 2, TAKES_WORD = 4, NEEDS_NOUN = 8, TAKES_SECOND = 16 };

static const struct {
  const char *verb;
  guint8 command;
  guint8 takes;
} verbs[] = {
  { "test", LEAF_TESTING_TEST, TAKES_WORD },
  { "actions", LEAF_TESTING_ACTIONS, TAKES_SWITCH },
  { "rules", LEAF_TESTING_RULES, TAKES_SWITCH },
  { "scenes", LEAF_TESTING_SCENES, TAKES_SWITCH },
  { "trace", LEAF_TESTING_TRACE, TAKES_SWITCH | TAKES_WORD },
  { "random", LEAF_TESTING_RANDOM, 0 },
  { "relations", LEAF_TESTING_RELATIONS, 0 },
  { "responses", LEAF_TESTING_RESPONSES, TAKES_SWITCH },
  { "scope", LEAF_TESTING_SCOPE, TAKES_NOUN },
  { "showme", LEAF_TESTING_SHOWME, TAKES_NOUN },
  { "showtree", LEAF_TESTING_TREE, TAKES_NOUN },
  { "purloin", LEAF_TESTING_PURLOIN, NEEDS_NOUN },
  { "gonear", LEAF_TESTING_GONEAR, NEEDS_NOUN },
  { "abstract", LEAF_TESTING_ABSTRACT, NEEDS_NOUN | TAKES_SECOND },
  { "banish", LEAF_TESTING_BANISH, NEEDS_NOUN },
  { "showverb", LEAF_TESTING_SHOWVERB, TAKES_WORD },
  { "showheap", LEAF_TESTING_SHOWHEAP, 0 },
};

static gint
find_verb (const char *text, gsize length)
{
  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    if (strlen (verbs[i].verb) == length && g_ascii_strncasecmp (verbs[i].verb, text, length) == 0)
      return (gint) i;
  return -1;
}

gboolean
leaf_parser_is_testing (const LeafImage *image, const char *command)
{
  if (image->facts.is_release)
    return FALSE;
  while (*command == ' ')
    command++;
  return find_verb (command, strcspn (command, " .,")) >= 0;
}

/* --- parsing ------------------------------------------------------------------------------------------------------ */

static guint32
find_test (const LeafImage *image, guint32 word)
{
  LEAF_EACH (&image->grammar->tests, i) {
    if (word != 0 && LEAF_ROW (&image->grammar->tests, LeafTestScript, i)->name.ix == word)
      return i;
  }
  return 0;
}

/* "on" 1, "all" 2, "off" 3. */
static guint32
read_switch (const LeafParse *p, gint32 at)
{
  return leaf_parse_word_is (p, at, "on")    ? 1
         : leaf_parse_word_is (p, at, "all") ? 2
         : leaf_parse_word_is (p, at, "off") ? 3
                                             : 0;
}

static gboolean
read_noun (LeafParse *p, guint32 number)
{
  LeafItem item = { LEAF_ITEM_TESTING, NULL, 0 };
  LeafTokenResult found;

  p->items[0] = item;
  p->items[1] = (LeafItem) { 0 };
  p->items_begun = 1;
  found = leaf_parse_token (p, &item, 0);
  p->scope_is_everything = FALSE;
  if (found.sort == LEAF_RESULT_OBJECT)
    p->out->given[number] = (LeafGiven) { LEAF_GIVEN_OBJECT, found.object, { 0 } };
  else if (found.sort == LEAF_RESULT_SEVERAL && p->n_several > 0) {
    p->out->given[number] = (LeafGiven) { LEAF_GIVEN_OBJECT, p->several[0], { 0 } };
    p->out->n_several = p->n_several;
    memcpy (p->out->several, p->several, sizeof p->out->several);
  } else
    return FALSE;
  p->out->n_given = number + 1;
  return TRUE;
}

static gboolean
read_arguments (LeafParse *p, guint8 takes)
{
  p->cursor = 2;
  if (p->n_words < 2 || leaf_parse_word (p, 2)->key == LEAF_KEY_THEN)
    return (takes & NEEDS_NOUN) == 0 && leaf_parse_look_for_more (p);
  if (takes & TAKES_SWITCH && read_switch (p, 2) != 0) {
    p->out->line = read_switch (p, 2);
    p->cursor = 3;
    return leaf_parse_look_for_more (p);
  }
  if (takes & TAKES_WORD) {
    p->out->line = find_test (p->image, leaf_parse_word (p, 2)->id);
    return TRUE;
  }
  if ((takes & (TAKES_NOUN | NEEDS_NOUN)) == 0 || !read_noun (p, 0))
    return FALSE;
  if (takes & TAKES_SECOND) {
    if (!leaf_parse_word_is (p, p->cursor, "to"))
      return FALSE;
    p->cursor++;
    if (!read_noun (p, 1))
      return FALSE;
  }
  return leaf_parse_look_for_more (p);
}

gboolean
leaf_parse_testing (LeafParse *p)
{
  const LeafTypedWord *word = leaf_parse_word (p, 1);
  const char *text = word != NULL ? p->view->command->text + word->start : "";
  gboolean is_ours = text[0] == '!'; /* "!purloin": even if the story has such a verb */
  gint verb = word != NULL ? find_verb (text + is_ours, word->length - is_ours) : -1;

  if (verb < 0 || p->image->facts.is_release)
    return FALSE;
  if (!is_ours && leaf_grammar_is_verb (p->image->grammar, word->id)
      && !(verbs[verb].command == LEAF_TESTING_TEST && p->n_words == 2
           && find_test (p->image, leaf_parse_word (p, 2)->id) != 0))
    return FALSE;
  if (!read_arguments (p, verbs[verb].takes))
    return p->stopped;
  p->out->testing = verbs[verb].command;
  leaf_parse_stop (p, LEAF_PARSED_TESTING);
  return TRUE;
}
