/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-dialogue-text.c: the paragraphs of dialogue sections.
 *
 * A paragraph in brackets is the cue of a new beat; one that begins with an arrow or two dashes is a choice; any other
 * is a line, with its speech after a colon. The text in brackets is divided at full stops and semicolons into clauses,
 * identified by their first words (leaf-dialogue-forms.def). Tabs give the depth: the parent of an item is the nearest
 * one above it with one tab less. */

#include "leaf-dialogue-text.h"

#include "leaf-sentence-splitter.h"

#include <string.h>

typedef struct {
  LeafDialogueForm form;
  const char *where, *pattern;
  guint32 n_skipped;
  const char *move; /* of a move: the library's name for it */
} Form;

static const Form forms[] = {
#define LEAF_DIALOGUE_CLAUSE(name, where, pattern, skipped) { LEAF_DIALOGUE_##name, where, pattern, skipped, NULL },
#define LEAF_DIALOGUE_MOVE(name, where, pattern, skipped, move)                                                        \
  { LEAF_DIALOGUE_MOVE_##name, where, pattern, skipped, move },
#include "leaf-dialogue-forms.def"
#undef LEAF_DIALOGUE_CLAUSE
#undef LEAF_DIALOGUE_MOVE
};

const char *
leaf_dialogue_move_name (LeafDialogueForm form)
{
  return form == LEAF_DIALOGUE_NONE ? NULL : forms[form - 1].move;
}

static gboolean
is_mark (const LeafBuild *build, guint32 word, const char *mark)
{
  return leaf_word (build, word)->sort == LEAF_WORD_PUNCTUATION && leaf_word_is (build, word, mark);
}

static gboolean
is_text (const LeafBuild *build, guint32 word)
{
  return leaf_word (build, word)->sort == LEAF_WORD_TEXT;
}

/* The first form, of clauses or of moves, that is allowed there and fits. */
static const Form *
find_form (const LeafBuild *build, LeafWording w, char where, gboolean is_move)
{
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    if ((forms[i].move != NULL) == is_move && strchr (forms[i].where, where) != NULL
        && leaf_pattern_fits (build, w, forms[i].pattern))
      return &forms[i];
  return NULL;
}

/* --- clauses ------------------------------------------------------------------------------------------------------ */

static void
add_clause (LeafBuild *build, LeafDialogueItem *item, LeafWording w, char where)
{
  const Form *form;
  LeafDialogueClause clause = { .wording = w };

  if (leaf_wording_empty (w))
    return;
  form = find_form (build, w, where, FALSE);
  clause.form = form->form; /* PROPERTY takes everything else */
  clause.rest = leaf_wording_from (w, w.first + form->n_skipped);
  leaf_table_push (&build->sentences->dialogue_clauses, &clause);
  item->n_clauses++;
}

static void
add_clauses (LeafBuild *build, LeafDialogueItem *item, LeafWording inside, char where)
{
  guint32 from = inside.first, depth = 0;

  for (guint32 at = inside.first; at < inside.end; at++) {
    if (is_mark (build, at, "("))
      depth++;
    else if (is_mark (build, at, ")"))
      depth--;
    else if (depth == 0 && (is_mark (build, at, ".") || is_mark (build, at, ";"))) {
      add_clause (build, item, leaf_wording (from, at), where);
      from = at + 1;
    }
  }
  add_clause (build, item, leaf_wording (from, inside.end), where);
}

/* Returns TRUE if every bracket is closed, and there is at most one outermost pair. */
static gboolean
brackets_agree (const LeafBuild *build, LeafWording w)
{
  guint32 depth = 0, n_outer = 0;

  for (guint32 at = w.first; at < w.end; at++) {
    if (is_mark (build, at, "(")) {
      n_outer += depth == 0;
      depth++;
    } else if (is_mark (build, at, ")")) {
      if (depth == 0)
        return FALSE;
      depth--;
    }
  }
  return depth == 0 && n_outer <= 1;
}

/* Removes "( ... )" from the beginning of w; returns FALSE if there is none. */
static gboolean
take_notes (const LeafBuild *build, LeafWording *w, LeafWording *inside)
{
  guint32 end;

  *inside = LEAF_NO_WORDS;
  if (leaf_wording_empty (*w) || !is_mark (build, w->first, "("))
    return FALSE;
  end = leaf_wording_past_bracket (build, *w, w->first);
  *inside = leaf_wording (w->first + 1, end - 1);
  w->first = end;
  return TRUE;
}

/* --- items -------------------------------------------------------------------------------------------------------- */

static LeafDialogueSort
refuse (LeafBuild *build, LeafProblemCode code, LeafWording w)
{
  leaf_problem_at (build, code, w, NULL, NULL);
  return LEAF_DIALOGUE_NOTHING;
}

static LeafDialogueSort
read_cue (LeafBuild *build, LeafDialogueItem *item, LeafWording w)
{
  if (!brackets_agree (build, w))
    return refuse (build, LEAF_PROBLEM_DIALOGUE_BRACKETS, w);
  if (item->depth > 0)
    refuse (build, LEAF_PROBLEM_DIALOGUE_CUE_INDENTED, w); /* it is a beat anyway, or its lines would have none */
  item->depth = 0;
  add_clauses (build, item, leaf_wording (w.first + 1, w.end - 1), 'C');
  return LEAF_DIALOGUE_CUE;
}

/* The colon before the speech; w.end if there is none. */
static guint32
dividing_colon (const LeafBuild *build, LeafWording w)
{
  for (guint32 at = w.first; at < w.end; at++)
    if (is_mark (build, at, ":") && (at + 1 == w.end || is_text (build, at + 1)))
      return at;
  for (guint32 at = w.first; at < w.end; at++)
    if (is_mark (build, at, ":"))
      return at;
  return w.end;
}

static LeafDialogueSort
read_line (LeafBuild *build, LeafDialogueItem *item, LeafWording w)
{
  guint32 colon = dividing_colon (build, w);
  LeafWording head = leaf_wording_up_to (w, colon), notes;

  if (colon == w.end || colon == w.first)
    return refuse (build, LEAF_PROBLEM_DIALOGUE_UNEXPECTED, w);
  if (!brackets_agree (build, head))
    return refuse (build, LEAF_PROBLEM_DIALOGUE_BRACKETS, w);
  if (colon + 2 != w.end || !is_text (build, colon + 1))
    return refuse (build, LEAF_PROBLEM_DIALOGUE_UNQUOTED, w);
  item->subject = head;
  item->text = colon + 1;
  item->move = LEAF_DIALOGUE_MOVE_SPEECH;
  for (guint32 at = head.first; at < head.end; at++)
    if (is_mark (build, at, "(")) {
      LeafWording rest = leaf_wording_from (head, at);

      item->subject.end = at;
      take_notes (build, &rest, &notes);
      if (leaf_wording_empty (item->subject) || !leaf_wording_empty (rest))
        return refuse (build, LEAF_PROBLEM_DIALOGUE_BRACKETS, w);
      add_clauses (build, item, notes, 'L');
      break;
    }
  return LEAF_DIALOGUE_LINE;
}

/* Reads what follows "--": a text or a move. */
static LeafDialogueSort
read_option (LeafBuild *build, LeafDialogueItem *item, LeafWording w)
{
  const Form *form;

  if (leaf_wording_empty (w))
    return refuse (build, LEAF_PROBLEM_DIALOGUE_CHOICE_EMPTY, item->wording);
  if (leaf_wording_length (w) == 1 && is_text (build, w.first)) {
    item->move = LEAF_DIALOGUE_MOVE_OFFER;
    item->text = w.first;
    return LEAF_DIALOGUE_CHOICE;
  }
  form = find_form (build, w, 'O', TRUE);
  if (form == NULL)
    return refuse (build,
                   find_form (build, w, 'F', TRUE) != NULL ? LEAF_PROBLEM_DIALOGUE_FLOW_WITHOUT_ARROW
                                                           : LEAF_PROBLEM_DIALOGUE_CHOICE_UNKNOWN,
                   item->wording);
  item->move = form->form;
  item->subject = leaf_wording_from (w, w.first + form->n_skipped);
  return LEAF_DIALOGUE_CHOICE;
}

static LeafDialogueSort
read_flow (LeafBuild *build, LeafDialogueItem *item, LeafWording w, gboolean is_back)
{
  const Form *form;

  if (is_back) {
    item->move = LEAF_DIALOGUE_MOVE_BACK;
    return leaf_wording_empty (w) ? LEAF_DIALOGUE_CHOICE
                                  : refuse (build, LEAF_PROBLEM_DIALOGUE_OPTION_WITHOUT_DASHES, item->wording);
  }
  form = find_form (build, w, 'F', TRUE);
  if (form == NULL)
    return refuse (build,
                   !leaf_wording_empty (w) && (is_text (build, w.first) || find_form (build, w, 'O', TRUE) != NULL)
                       ? LEAF_PROBLEM_DIALOGUE_OPTION_WITHOUT_DASHES
                       : LEAF_PROBLEM_DIALOGUE_CHOICE_UNKNOWN,
                   item->wording);
  item->move = form->form;
  item->subject = leaf_wording_from (w, w.first + form->n_skipped);
  if (!leaf_wording_empty (item->subject) && is_text (build, item->subject.first))
    item->text = item->subject.first;
  if ((item->move == LEAF_DIALOGUE_MOVE_END_SAYING || item->move == LEAF_DIALOGUE_MOVE_END_FINALLY_SAYING)
      && (item->text == 0 || leaf_wording_length (item->subject) != 1))
    return refuse (build, LEAF_PROBLEM_DIALOGUE_UNQUOTED, item->wording);
  return LEAF_DIALOGUE_CHOICE;
}

static LeafDialogueSort
read_choice (LeafBuild *build, LeafDialogueItem *item, LeafWording w)
{
  gboolean is_option = leaf_word_is (build, w.first, "--"), is_back = leaf_word_is (build, w.first, "<-");
  LeafWording rest = leaf_wording_from (w, w.first + 1), notes;

  if (take_notes (build, &rest, &notes)) {
    if (!brackets_agree (build, leaf_wording (notes.first - 1, notes.end + 1)))
      return refuse (build, LEAF_PROBLEM_DIALOGUE_BRACKETS, w);
    add_clauses (build, item, notes, is_option ? 'O' : 'F');
  }
  return is_option ? read_option (build, item, rest) : read_flow (build, item, rest, is_back);
}

static gboolean
begins_choice (const LeafBuild *build, LeafWording w)
{
  return leaf_word (build, w.first)->sort == LEAF_WORD_PLAIN
         && (leaf_word_is (build, w.first, "--") || leaf_word_is (build, w.first, "->")
             || leaf_word_is (build, w.first, "<-"));
}

/* --- position ----------------------------------------------------------------------------------------------------- */

/* Gives the item its beat; returns FALSE if it has none, or no parent. */
static gboolean
place (LeafBuild *build, LeafDialogueItem *item, gboolean begins_section)
{
  const LeafTable *items = &build->sentences->dialogue;
  const LeafDialogueItem *above = items->n > 1 ? LEAF_DIALOGUE_ITEM (build, items->n - 1) : NULL;

  if (item->sort == LEAF_DIALOGUE_CUE) {
    item->beat = items->n;
    item->before = begins_section || above == NULL ? 0 : above->beat;
    return TRUE;
  }
  if (begins_section || above == NULL) {
    refuse (build, LEAF_PROBLEM_DIALOGUE_WITHOUT_BEAT, item->wording);
    return FALSE;
  }
  if (item->depth > (above->sort == LEAF_DIALOGUE_CUE ? 0 : above->depth + 1)) {
    refuse (build, LEAF_PROBLEM_DIALOGUE_INDENT, item->wording);
    return FALSE;
  }
  item->beat = above->beat;
  return TRUE;
}

static guint32
number_of (const LeafBuild *build, LeafDialogueSort sort)
{
  guint32 n = 0;

  for (guint32 i = build->sentences->dialogue.n; i > 1 && n == 0; i--)
    if (LEAF_DIALOGUE_ITEM (build, i - 1)->sort == sort)
      n = LEAF_DIALOGUE_ITEM (build, i - 1)->number;
  return n + 1;
}

/* "Section 1 (dialogue during the Blackout)": a condition for every beat of the section. */
static void
add_during (LeafBuild *build, LeafDialogueItem *item)
{
  LeafWording w = LEAF_ROW (&build->sentences->headings, LeafHeading, item->heading.ix)->wording;
  LeafDialogueClause clause = { .form = LEAF_DIALOGUE_DURING };

  for (guint32 at = w.first + 1; at + 1 < w.end; at++)
    if (leaf_word_is (build, at, "during") && is_mark (build, at - 2, "(")) {
      clause.wording = leaf_wording (at, leaf_wording_past_bracket (build, w, at - 2) - 1);
      clause.rest = leaf_wording_from (clause.wording, at + 1);
      leaf_table_push (&build->sentences->dialogue_clauses, &clause);
      item->n_clauses++;
      return;
    }
}

guint32
leaf_dialogue_text_read (LeafBuild *build, LeafWording w, LeafHeadingId heading, gboolean begins_section)
{
  LeafDialogueItem item = { .wording = w, .heading = heading, .depth = leaf_word (build, w.first)->indent };

  item.first_clause = build->sentences->dialogue_clauses.n;
  while (leaf_wording_length (w) > 1 && is_mark (build, w.end - 1, "."))
    w.end--;
  item.wording = w;
  if (is_mark (build, w.first, "(") && (is_mark (build, w.end - 1, ")")))
    item.sort = read_cue (build, &item, w);
  else if (begins_choice (build, w))
    item.sort = read_choice (build, &item, w);
  else
    item.sort = read_line (build, &item, w);
  if (item.sort == LEAF_DIALOGUE_NOTHING || !place (build, &item, begins_section))
    return 0;
  if (item.sort == LEAF_DIALOGUE_CUE)
    add_during (build, &item);
  item.number = number_of (build, item.sort);
  return leaf_table_push (&build->sentences->dialogue, &item);
}
