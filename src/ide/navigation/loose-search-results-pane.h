/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Search in all files of the story: the words, where to look (everywhere, headings, texts, comments, or the rest), and
 * a row for each match. Replaces one match or all, in any file. */
#pragma once

#include "loose-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_SEARCH_RESULTS_PANE (loose_search_results_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseSearchResultsPane, loose_search_results_pane, LOOSE, SEARCH_RESULTS_PANE, LoosePane)

/* Gives the focus to the search entry (`replace`: shows the replacement too), with the selection of the source if it is
 * on one line. */
void loose_search_results_pane_open (LooseSearchResultsPane *self, gboolean replace);

G_END_DECLS
