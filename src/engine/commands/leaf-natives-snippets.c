/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-snippets.c: snippets of the player's command, topics, and changes of the command. */

#include "leaf-parse-driver.h"
#include "leaf-snippets.h"
#include "leaf-topics.h"
#include "leaf-frames.h"
#include "leaf-values.h"

#include <string.h>

#define WORD(m, number) (&g_array_index ((m)->parser->command.words, LeafTypedWord, (number) -1))
#define NATIVE(name)    LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)

/* The topic of the action, or of the command. */
NATIVE (topic_at_hand)
{
  *result = m->action.second.kind == LEAF_KIND_SNIPPET ? m->action.second
            : m->action.noun.kind == LEAF_KIND_SNIPPET ? m->action.noun
                                                       : leaf_variable (m, m->parser->facts->topic_understood_cell);
  return LEAF_NATIVE_DONE;
}

/* Definitions used by a token ("[a friendly person]") run as they would for a command. */
static LeafNativeStatus
find_out (LeafMachine *m, LeafParserTest test, const LeafValue *args, LeafValue *result)
{
  if (args[0].kind == LEAF_KIND_SNIPPET && args[1].kind == LEAF_KIND_TOPIC)
    return leaf_parser_find_out (m, test, (guint32) args[0].bits, (guint32) args[1].bits, result);
  *result = LEAF_VALUE (TRUTH_STATE, FALSE);
  return LEAF_NATIVE_DONE;
}

/* clang-format off */
NATIVE (snippet_matches) { return find_out (m, leaf_topic_matches_with, args, result); }
NATIVE (snippet_includes) { return find_out (m, leaf_topic_is_included, args, result); }
/* clang-format on */

/* --- changing the command ----------------------------------------------------------------------------------------- */

NATIVE (set_command)
{
  if (leaf_native_begins (m)) {
    leaf_call_text (m, args[0]);
    return LEAF_NATIVE_CALLED;
  }
  leaf_parser_set_command (m, leaf_text_characters (m, m->returned));
  return LEAF_NATIVE_DONE;
}

NATIVE (replace_snippet)
{
  LeafValue snippet = args[0];
  guint32 first, n;

  if (leaf_native_begins (m)) {
    leaf_call_text (m, args[1]);
    return LEAF_NATIVE_CALLED;
  }
  if (leaf_snippet_range (m, snippet, &first, &n)) {
    const LeafTypedWord *from = WORD (m, first);
    const char *rest
        = first + n <= m->parser->command.words->len ? m->parser->command.text + WORD (m, first + n)->start : "";
    g_autofree char *text = g_strdup_printf ("%.*s%s%s%s", (int) from->start, m->parser->command.text,
                                             leaf_text_characters (m, m->returned), rest[0] != '\0' ? " " : "", rest);

    leaf_parser_set_command (m, text);
  }
  return LEAF_NATIVE_DONE;
}

/* Only ends the rule, as the library's phrase says: the command is read again when the after reading rules have
 * decided. */
NATIVE (reject_command)
{
  return LEAF_NATIVE_DONE;
}
