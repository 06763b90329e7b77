/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How rules and rulebooks are called wherever people read of them. */
#pragma once

#include "leaf-problem-help.h"
#include "leaf.h"

G_BEGIN_DECLS

/* Bytes of a source, on one line; "" for a place that is none.  Free the result. */
char *loose_format_place (LeafProgram *program, LeafPlace place);
/* A rule's name, or the words of its preamble as the author wrote them, with a capital. */
char *loose_format_rule  (LeafProgram *program, guint32 rule);
/* The preamble alone; NULL where the rule has none, or where it only says the name again. */
char *loose_format_preamble (LeafProgram *program, guint32 rule);
/* A sentence of an answer, in the language of the window; free. */
char *loose_format_said     (const LeafAnswerSentence *said);
/* A problem's or a notice's sentence, and why something that was typed has no value; both in the language of the
 * window; free. */
char *loose_format_problem    (const LeafProblem *problem);
char *loose_format_evaluation (const LeafEvaluation *evaluation);
/* What is behind the problem of that code, likewise: out of data/problems; `help` is that in English.  Free. */
char *loose_format_help       (const char *code, const LeafProblemHelp *help);
/* For the engine, which says its own part of a sentence in what is asked of this; no data. */
const char *loose_format_translate (const char *pattern, gpointer unused);
/* The pages that are written in the window's language: "de"; "en" where there are none. */
const char *loose_format_language (void);
/* Why the one rule stands above the other in a rulebook, and how any two compare by the Laws. */
char *loose_format_order    (LeafProgram *program, guint32 rulebook, guint32 one, guint32 another);
char *loose_format_comparison (LeafProgram *program, guint32 first, guint32 second);
/* "property: size (number)". */
char *loose_format_occurrence (LeafProgram *program, const LeafOccurrenceInfo *of);
/* What may be typed, in a word or two: a kind, which is of the language, or what it is, which is ours; NULL: nothing
 * is said. */
const char *loose_format_completion (const LeafCompletion *completion);
/* "succeeded"; NULL: there was none. */
const char *loose_format_outcome (LeafOutcome outcome);
char *loose_format_with_capital (const char *text);
/* `others`, to stand where `found` stood: with its capitals, unless they have some of their own ("Lamp", "lantern":
 * "Lantern"); free. */
char *loose_format_like         (const char *found, const char *others);
/* The line on which a place begins, without what surrounds it; free. */
char *loose_format_line     (LeafProgram *program, LeafPlace place);
/* "Line 5" in the text of the window, "woods.i7, line 5" elsewhere; free. */
char *loose_format_where    (LeafProgram *program, LeafPlace place, gboolean is_own);
/* The same among others of a list, its neighbours there (source 0: none): where one is on the same line, with the
 * column, which tells them apart. */
char *loose_format_where_among (LeafProgram *program, LeafPlace place, gboolean is_own, LeafPlace before,
    LeafPlace after);

G_END_DECLS
