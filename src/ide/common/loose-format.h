/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How rules, rulebooks, problems and places are named everywhere in the window. */
#pragma once

#include "leaf-problem-help.h"
#include "leaf.h"

G_BEGIN_DECLS

/* The source text of a place on one line; "" for an empty place. Free with g_free. */
char *loose_format_place (LeafProgram *program, LeafPlace place);
/* A rule's name, or its preamble as the author wrote it, with a capital letter. Free with g_free. */
char *loose_format_rule (LeafProgram *program, guint32 rule);
/* The preamble alone; NULL if the rule has none, or it only repeats the name. Free with g_free. */
char *loose_format_preamble (LeafProgram *program, guint32 rule);
/* A sentence of an answer, in the language of the window. Free with g_free. */
char *loose_format_said (const LeafAnswerSentence *said);
/* The sentence of a problem or notice, in the language of the window. Free with g_free. */
char *loose_format_problem (const LeafProblem *problem);
char *loose_format_evaluation (const LeafEvaluation *evaluation);
/* The explanation of the problem with this code, in the language of the window, from data/problems; `help` is the
 * English one. Free with g_free. */
char *loose_format_help (const char *code, const LeafProblemHelp *help);
/* Translates a pattern for functions of the engine that take a translator; `unused` is ignored. */
const char *loose_format_translate (const char *pattern, gpointer unused);
/* The language of the pages: "de", or "en" if there are none in the language of the window. */
const char *loose_format_language (void);
/* Why one rule is above the other in a rulebook, and how any two rules compare by the Laws. Free with g_free. */
char *loose_format_order (LeafProgram *program, guint32 rulebook, guint32 one, guint32 another);
char *loose_format_comparison (LeafProgram *program, guint32 first, guint32 second);
/* Describes an occurrence: "property: size (number)". Free with g_free. */
char *loose_format_occurrence (LeafProgram *program, const LeafOccurrenceInfo *of);
/* A word or two about a completion: a kind, which is not translated, or its sort, which is; NULL: none. Borrowed. */
const char *loose_format_completion (const LeafCompletion *completion);
/* "succeeded"; NULL: there was no outcome. */
const char *loose_format_outcome (LeafOutcome outcome);
char *loose_format_with_capital (const char *text);
/* Adds to the details of a row, on one line: "used · version 2". `detail` NULL: none. */
void loose_format_add_detail (GString *out, const char *detail);
/* Gives `others`, which replaces `found`, the same capitals, unless it has capitals of its own: "Lamp" and "lantern"
 * give "Lantern". Free with g_free. */
char *loose_format_like (const char *found, const char *others);
/* The line on which a place begins, without leading and trailing space. Free with g_free. */
char *loose_format_line (LeafProgram *program, LeafPlace place);
/* "Line 5" in the window's own text, "woods.i7, line 5" elsewhere. Free with g_free. */
char *loose_format_where (LeafProgram *program, LeafPlace place, gboolean is_own);
/* The same in a list, between the places `before` and `after` (source 0: none). Includes the column if one of them is
 * on the same line. Free with g_free. */
char *loose_format_where_among (LeafProgram *program, LeafPlace place, gboolean is_own, LeafPlace before,
                                LeafPlace after);

G_END_DECLS
