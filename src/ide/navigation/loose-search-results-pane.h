/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was found in all files of the story: the words that are looked for, where (everywhere, headings, texts,
 * comments, or what is neither), and a row a place that leads there; and what replaces it, in one place or in all,
 * whatever files they are in. */
#pragma once

#include "loose-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_SEARCH_RESULTS_PANE (loose_search_results_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseSearchResultsPane, loose_search_results_pane, LOOSE, SEARCH_RESULTS_PANE, LoosePane)

/* Ready to be typed into (`replace`: with the words that replace others in sight); with what is selected in the
 * source, where that is on one line. */
void        loose_search_results_pane_open        (LooseSearchResultsPane *self, gboolean replace);

G_END_DECLS
