/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parser-view.c: the command parser's view of a machine. */

#include "leaf-parser-view.h"
#include "leaf-relations.h"
#include "leaf-value-format.h"
#include "leaf-values.h"

static const char *
characters (gpointer play, LeafValue text)
{
  return leaf_text_characters (play, text);
}

static gboolean
are_related (gpointer play, guint32 relation, guint32 left, guint32 right)
{
  return leaf_relation_test (play, relation, leaf_object (left), leaf_object (right));
}

static gboolean
only_left (gpointer play, guint32 relation, guint32 right, guint32 *left)
{
  return leaf_relation_only_left (play, relation, right, left);
}

static char *
value_dup (gpointer play, LeafValue value)
{
  return leaf_value_to_string (play, value);
}

static const LeafParserAsks asks = { characters, are_related, only_left, value_dup };

LeafParserView
leaf_parser_view (LeafMachine *m)
{
  const LeafParserState *s = m->parser;

  return (LeafParserView) {
    .image = m->image,
    .cells = &m->cells,
    .tree = m->tree,
    .asks = &asks,
    .play = m,
    .command = &s->command,
    .pronouns = s->pronouns,
    .suspect_word = s->suspect_word,
    .has_earlier = s->again != NULL,
    .answers = (const LeafAnswer *) (gconstpointer) s->answers->data,
    .n_answers = s->answers->len,
  };
}
