/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inclusions.c: "Include (- ... -) after "Definitions.i6t"": Inform 6 code in a story. Reads where the code
 * belongs, and its outer form; inform6/ decides which code runs. */
#include "leaf-assert.h"

#include "words/leaf-inform6-shape.h"

static gboolean
is_quoted (const LeafBuild *build, LeafWording w, guint32 at)
{
  return at < w.end && leaf_word (build, at)->sort == LEAF_WORD_TEXT;
}

/* "before", "after" or "instead of" a section of a template, perhaps in a named file; or "replacing" a routine. Code
 * that replaces something has no effect, which a notice reports. */
static gboolean
is_place (const LeafBuild *build, LeafWording w)
{
  guint32 n;

  if (leaf_wording_begins (build, w, "instead of"))
    w.first++;
  n = leaf_wording_length (w);
  if (n == 0 || leaf_wording_is (build, w, "in the preform grammar"))
    return TRUE;
  if (!leaf_word_is (build, w.first, "before") && !leaf_word_is (build, w.first, "after")
      && !leaf_word_is (build, w.first, "replacing") && !leaf_word_is (build, w.first, "of"))
    return FALSE;
  return is_quoted (build, w, w.first + 1)
         && (n == 2 || (n == 4 && leaf_word_is (build, w.first + 2, "in") && is_quoted (build, w, w.first + 3)));
}

/* Reports a problem at the sentence, quoting some of its words. */
static void
tell (LeafBuild *build, LeafProblemCode code, const LeafSentence *sentence, LeafWording w,
      const LeafMessageFragment *more)
{
  g_autofree char *words = leaf_wording_dup (build, w);

  leaf_build_problem (build, code, leaf_wording_span (build, sentence->wording), words, more, NULL);
}

/* "when defining a container". FALSE if a problem was reported. */
static gboolean
check_place (LeafBuild *build, const LeafSentence *sentence, LeafWording w)
{
  const guint32 sorts = LEAF_NAMES (KIND) | LEAF_NAMES (INSTANCE);
  LeafWording name;

  if (is_place (build, w))
    return TRUE;
  if (!leaf_wording_begins (build, w, "when defining") || leaf_wording_length (w) < 3) {
    tell (build, LEAF_PROBLEM_INFORM_6_PLACE, sentence, w, NULL);
    return FALSE;
  }
  name = leaf_wording_skip_article (build, leaf_wording_from (w, w.first + 2));
  if (leaf_names_find (build, name, sorts, sentence->heading).id == 0) {
    g_autoptr (LeafMessageFragment) perhaps = leaf_names_perhaps (build, name, sorts);

    tell (build, LEAF_PROBLEM_INFORM_6_OWNER, sentence, name, perhaps);
    return FALSE;
  }
  return TRUE;
}

gboolean
leaf_inform_6_check (LeafBuild *build, LeafSpan whole, guint32 sort, LeafSpan at)
{
  static const char *const why[] = {
    [LEAF_INFORM_6_NOT_CLOSED] = N_ ("this bracket is not closed"),
    [LEAF_INFORM_6_NOT_OPENED] = N_ ("there is no matching opening bracket before it"),
    [LEAF_INFORM_6_NO_OPERAND] = N_ ("an operand is missing"),
    [LEAF_INFORM_6_NO_DIRECTIVE] = N_ ("there is no directive with that name in included code"),
    [LEAF_INFORM_6_COMMAND] = N_ ("such commands can only be used in the body of a phrase"),
  };
  const char *text = LEAF_ROW (&build->words->sources, LeafSource, whole.source)->text + whole.start;
  LeafInform6Place inside = leaf_inform_6_inside (text, whole.end - whole.start), place = { 0, 0 };
  LeafInform6Mistake mistake = leaf_inform_6_mistake (text + inside.at, inside.length, (LeafInform6Sort) sort, &place);
  g_autofree char *words = NULL;
  guint32 start = whole.start + (guint32) (inside.at + place.at);

  if (mistake == LEAF_INFORM_6_FINE)
    return TRUE;
  words = g_strndup (text + inside.at + place.at, place.length);
  if (at.end == 0)
    at = (LeafSpan) { whole.source, start, start + (guint32) place.length };
  leaf_build_problem (build, LEAF_PROBLEM_INFORM_6_SHAPE, at, words, LEAF_REMARK (why[mistake]), NULL);
  return FALSE;
}

void
leaf_inclusions_check (LeafBuild *build)
{
  LEAF_EACH_NEW_SENTENCE (build, i) {
    LeafSentence sentence = *LEAF_ROW (&build->sentences->sentences, LeafSentence, i);
    LeafWording tail = leaf_wording_from (sentence.wording, sentence.wording.first + 2);
    gboolean is_part;

    if (sentence.form != LEAF_FORM_NATIVE)
      continue;
    is_part = leaf_wording_begins (build, tail, "when defining") || leaf_wording_begins (build, tail, "in");
    if (check_place (build, &sentence, tail) && !leaf_wording_begins (build, tail, "instead of"))
      leaf_inform_6_check (build, leaf_word (build, sentence.wording.first + 1)->span,
                           is_part ? LEAF_INFORM_6_PART : LEAF_INFORM_6_PROGRAM, (LeafSpan) { 0 });
  }
}
