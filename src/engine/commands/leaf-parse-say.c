/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse-say.c: prints objects and the command for the parser. Names with articles are printed by phrases of the
 * library, which are found by their first words: these begin with "parser-". */

#include "leaf-parse-driver.h"
#include "leaf-frames.h"
#include "leaf-print.h"
#include "leaf-say.h"
#include "leaf-values.h"

#include <string.h>

void
leaf_parser_say_name (LeafMachine *m, guint32 object, gboolean is_definite)
{
  LeafValue value = leaf_object (object);

  leaf_call_phrase (m, is_definite ? m->facts->print_the : m->facts->print_a, 1, &value);
}

void
leaf_parser_respond (LeafMachine *m, guint32 rule, char letter)
{
  leaf_call_response (m, leaf_image_response (m->image, rule, letter));
}

static const struct {
  const char *typed, *said;
} short_verbs[] = {
  { "i", "take inventory" }, { "inv", "take inventory" }, { "inventory", "take inventory" },
  { "l", "look" },           { "x", "examine" },          { "z", "wait" },
};

static void
print_verb (LeafMachine *m)
{
  guint32 word = m->parser->parsed.verb_word;
  const char *text
      = word != 0 ? leaf_vocabulary_text (m->image->vocabulary, (LeafVocabId) { word }) : "do something to";

  for (guint i = 0; i < G_N_ELEMENTS (short_verbs); i++)
    if (strcmp (short_verbs[i].typed, text) == 0)
      text = short_verbs[i].said;
  leaf_print (m, text);
}

/* Prints one piece of the understood command. TRUE if a frame was pushed that prints it. The counter is the state's
 * say_at: 0 at the beginning, then one more than the number of the last piece. */
gboolean
leaf_parser_say_readings (LeafMachine *m, guint32 from)
{
  LeafParserState *s = m->parser;
  const LeafParsed *parsed = &s->parsed;

  if (s->say_at == 0) {
    s->say_at = MAX (from, 1);
    s->said_any = FALSE;
    if (from == 0) {
      print_verb (m);
      s->said_any = TRUE;
    }
  }
  while (s->say_at < parsed->n_readings) {
    const LeafReading *part = &parsed->readings[s->say_at++];

    if (part->sort == LEAF_READING_NOTHING)
      continue;
    if (s->said_any)
      leaf_print (m, " ");
    s->said_any = TRUE;
    if (part->sort == LEAF_READING_WORD) {
      leaf_print (m, leaf_vocabulary_text (m->image->vocabulary, (LeafVocabId) { part->what }));
      continue;
    }
    if (part->sort != LEAF_READING_OBJECT)
      leaf_parser_respond (m, s->facts->clarify_responses, part->sort == LEAF_READING_SEVERAL ? 'F' : 'G');
    else if (leaf_is_kind (m, part->what, LEAF_KIND_DIRECTION))
      leaf_call_say (m, leaf_object (part->what));
    else
      leaf_parser_say_name (m, part->what, TRUE);
    return TRUE;
  }
  return FALSE;
}
