/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-law-names.c: the names and texts of the Laws: leaf-laws.def. */
#include "leaf.h"

static const struct {
  const char *number, *title, *explanation;
  LeafAnswerMessage says_title, says_explanation;
} laws[LEAF_LAW_COUNT] = {
  { "", "", "", LEAF_ANSWER_MESSAGE_NONE, LEAF_ANSWER_MESSAGE_NONE },
#define LEAF_LAW(name, number, title, explanation)                                                                     \
  { number, title, explanation, LEAF_ANSWER_MESSAGE_LAW_TITLE_##name, LEAF_ANSWER_MESSAGE_LAW_##name },
#include "leaf-laws.def"
#undef LEAF_LAW
};

const char *
leaf_law_number (LeafLaw law)
{
  return (guint) law < LEAF_LAW_COUNT ? laws[law].number : "";
}

const char *
leaf_law_title (LeafLaw law)
{
  return (guint) law < LEAF_LAW_COUNT ? laws[law].title : "";
}

const char *
leaf_law_explanation (LeafLaw law)
{
  return (guint) law < LEAF_LAW_COUNT ? laws[law].explanation : "";
}

LeafAnswerMessage
leaf_law_says_title (LeafLaw law)
{
  return laws[law].says_title;
}

LeafAnswerMessage
leaf_law_says_explanation (LeafLaw law)
{
  return laws[law].says_explanation;
}
