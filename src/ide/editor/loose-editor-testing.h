/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What only tests ask of this folder. */
#pragma once

#include "loose-change-gutter.h"
#include "loose-completion.h"
#include "loose-dictionary.h"
#include "loose-highlighter.h"
#include "loose-page-view.h"
#include "loose-profile-gutter.h"
#include "loose-quote-pairing.h"
#include "loose-source-pane.h"
#include "loose-source-view.h"
#include "loose-spelling.h"
#include "loose-table-layout.h"
#include "loose-unexplored-gutter.h"

G_BEGIN_DECLS

/* loose-change-gutter.c */
/* What is beside a line, from 0. */
LooseChange loose_change_gutter_get (LooseChangeGutter *self, guint line);

/* loose-completion.c */
/* What is offered at a place of the session's text, of LooseCompletionItem; the caller's. */
GListModel *loose_completion_propose (LooseCompletion *self, const GtkTextIter *cursor);

/* loose-dictionary.c */
/* Which of `known` is meant: `wanted` itself, or, where that is empty or not there, English as it is written where
 * the locale is; NULL: none. */
const char *loose_dictionary_choose (const char *const *known, const char *wanted, const char *const *locales);

/* loose-highlighter.c */
/* The tag of a style; NULL for LEAF_STYLE_NONE. */
GtkTextTag *loose_highlighter_get_tag (LooseHighlighter *self, LeafStyle style);
/* How many lines had to be tagged again so far. */
guint loose_highlighter_get_n_retagged (LooseHighlighter *self);

/* loose-page-view.c */
/* The words on the way back; NULL: there is none. */
const char *loose_page_view_get_heading (LoosePageView *self);

/* loose-profile-gutter.c */
/* What stands beside a line, from 0; NULL: nothing.  Free with g_free. */
char *loose_profile_gutter_dup_text (LooseProfileGutter *self, guint line);

/* loose-quote-pairing.c */
/* What the key does, if it is for this; FALSE: it is to do what it always does. */
gboolean loose_quote_pairing_key (GtkTextBuffer *buffer, guint key);

/* loose-source-pane.c */
gboolean loose_source_pane_shows_library (LooseSourcePane *self);

/* loose-source-view.c */
LooseHighlighter *loose_source_view_get_highlighter (LooseSourceView *self);
/* What is said of the text at a byte of the story: a problem's sentence, or what the word there names; NULL:
 * nothing. */
char *loose_source_view_dup_tooltip (LooseSourceView *self, guint32 byte);
int loose_source_view_get_stop_line (LooseSourceView *self); /* from 0; -1: none */

/* loose-spelling.c */
/* Without a dictionary nothing is wrong. */
void loose_spelling_set_dictionary (LooseSpelling *self, LooseDictionary *dictionary);
/* The unknown word that an iterator is in or at the end of; `start` and `end` may be the same iterator's.  FALSE:
 * there is none. */
gboolean loose_spelling_find_at (LooseSpelling *self, const GtkTextIter *at, GtkTextIter *start,
    GtkTextIter *end);
/* Calls `found` with the bytes of each word of text[start..end) that a dictionary may be asked about. */
void loose_spelling_each_word (const char *text, guint32 start, guint32 end, LooseSpellingWord found,
    gpointer data);

/* loose-table-layout.c */
/* How many characters each column of a table's lines is wide, the last one left out: what tab stops are made of; of
 * guint; unref. */
GArray *loose_table_layout_measure (const char *text);

/* loose-unexplored-gutter.c */
/* Whether a line, from 0, has a ring. */
gboolean loose_unexplored_gutter_is_marked (LooseUnexploredGutter *self, guint line);

G_END_DECLS
