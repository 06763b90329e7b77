/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-phrase-occurrences.c: "To greet (P - a person)": records what a phrase's preamble defines, and then what its
 * body names. */
#include "leaf-meaning-occurrences.h"

/* The last word of a body: that of its last statement, however deeply nested. */
static guint32
last_word (const LeafBuild *build, LeafStatementId statement, guint32 last)
{
  while (LEAF_IS (statement)) {
    const LeafStatement *row = LEAF_ROW (&build->sentences->statements, LeafStatement, statement.ix);

    last = MAX (last, row->whole.end);
    if (LEAF_IS (row->inner))
      last = last_word (build, row->inner, last);
    if (LEAF_IS (row->other))
      last = last_word (build, row->other, last);
    statement = row->next;
  }
  return last;
}

LeafWording
leaf_walk_extent (const LeafBuild *build, LeafSentenceId sentence)
{
  const LeafSentence *row;

  if (!LEAF_IS (sentence))
    return LEAF_NO_WORDS;
  row = LEAF_ROW (&build->sentences->sentences, LeafSentence, sentence.ix);
  return leaf_wording (row->wording.first, last_word (build, row->body, row->wording.end));
}

/* What follows "P - " in a bracket: the kind, if it is named there. */
static void
note_kind (LeafWalk *frame, LeafWording w)
{
  LeafBuild *build = frame->build;

  w = leaf_wording_skip_article (build, w);
  for (; !leaf_wording_empty (w); w.first++) {
    LeafNameMatch match = leaf_names_begin (build, w, LEAF_NAMES (KIND), (LeafHeadingId) { 0 });
    LeafOccurrence row = { .id = match.id, .kind = match.id, .sort = LEAF_NAMED_KIND, .role = LEAF_ROLE_USES };

    if (match.id == 0)
      continue;
    leaf_occurrences_add (build, leaf_wording (w.first, w.first + match.n_words), row);
    w.first += match.n_words - 1;
  }
}

static LeafKindId
kind_of_parameter (const LeafPhraseRow *row, guint32 parameter)
{
  for (guint32 i = 0; i < row->n_parts; i++)
    if (row->parts[i].n_words == 0 && parameter-- == 0)
      return row->parts[i].kind;
  return LEAF_KIND (NONE);
}

/* Parameters are in brackets, in the order of the parts. */
static void
note_pattern (LeafWalk *frame, const LeafPhraseRow *row, guint32 id)
{
  const LeafBuild *build = frame->build;
  LeafWording w = row->wording;
  guint32 parameter = 0, at = w.first + 1;
  LeafOccurrence phrase = { .id = id, .sort = LEAF_NAMED_PHRASE, .role = LEAF_ROLE_DEFINES };

  if (row->sort == LEAF_PHRASE_DECIDE)
    at = leaf_wording_find (build, w, "is") + 1;
  else if (row->sort == LEAF_PHRASE_DECIDE_IF)
    at += 2;
  else if (row->sort == LEAF_PHRASE_SAY)
    at++;
  if (row->sort == LEAF_PHRASE_DECIDE)
    note_kind (frame, leaf_wording (MIN (w.first + 3, w.end), MIN (at - 1, w.end)));
  while (at < w.end) {
    guint32 end = at;

    while (end < w.end && leaf_kw (build, end) != LEAF_KW_OPEN)
      end++;
    leaf_occurrences_add (frame->build, leaf_wording (at, end), phrase);
    if (end < w.end) {
      guint32 past = leaf_wording_past_bracket (build, w, end);
      LeafWording inside = leaf_wording (end + 1, MAX (past, end + 2) - 1);
      guint32 dash = leaf_wording_find (build, inside, "-");

      if (dash < inside.end && parameter < row->n_parameters) {
        leaf_walk_define (frame, leaf_wording_up_to (inside, dash), parameter, kind_of_parameter (row, parameter));
        note_kind (frame, leaf_wording_from (inside, dash + 1));
        parameter++;
      }
      end = MAX (past, end + 1);
    }
    at = end;
  }
}

/* "Definition: a thing (called T) is ..." is recorded where definitions are read. */
static void
note_parameters (LeafWalk *frame, const LeafPhraseRow *row, guint32 id)
{
  if (!row->is_hidden && !row->is_definition && !leaf_wording_empty (row->wording))
    note_pattern (frame, row, id);
}

void
leaf_phrase_note (LeafBuild *build, LeafPhraseId id, const LeafNode *body)
{
  const LeafPhraseRow row = *LEAF_PHRASE (build, id);
  LeafWording extent = leaf_walk_extent (build, row.sentence);
  g_auto (LeafWalk) frame;

  leaf_walk_init (&frame, build, row.sentence.ix, extent);
  note_parameters (&frame, &row, id.ix);
  leaf_walk_node (&frame, body);
}
