/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions of this folder for tests only. */
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
/* The change shown beside a line, from 0. */
LooseChange loose_change_gutter_get (LooseChangeGutter *self, guint line);

/* loose-completion.c */
/* The completions at a place of the session's text, of LooseCompletionItem; owned by the caller. */
GListModel *loose_completion_propose (LooseCompletion *self, const GtkTextIter *cursor);
/* Finds what loose_completion_propose() needs at the cursor: in the script of a test, the commands, in a worker. */
void loose_completion_find_async (LooseCompletion *self, const GtkTextIter *cursor, GCancellable *cancellable,
                                  GAsyncReadyCallback callback, gpointer data);

/* loose-dictionary.c */
/* Chooses one of `known`: `wanted` or, if that is empty or missing, the English of the locale; NULL if there is
 * none. */
const char *loose_dictionary_choose (const char *const *known, const char *wanted, const char *const *locales);

/* loose-highlighter.c */
/* The tag of a style; NULL for LEAF_STYLE_NONE. */
GtkTextTag *loose_highlighter_get_tag (LooseHighlighter *self, LeafStyle style);
/* The number of lines whose tags have been set again so far. */
guint loose_highlighter_get_n_retagged (LooseHighlighter *self);

/* loose-page-view.c */
/* The heading in the link back to the story; NULL: there is none. */
const char *loose_page_view_get_heading (LoosePageView *self);

/* loose-profile-gutter.c */
/* The text beside a line, from 0; NULL: none. Free with g_free. */
char *loose_profile_gutter_dup_text (LooseProfileGutter *self, guint line);

/* loose-quote-pairing.c */
/* Handles the key. Returns FALSE if it should have its usual effect. */
gboolean loose_quote_pairing_key (GtkTextBuffer *buffer, guint key);

/* loose-source-pane.c */
gboolean loose_source_pane_shows_library (LooseSourcePane *self);

/* loose-source-view.c */
LooseHighlighter *loose_source_view_get_highlighter (LooseSourceView *self);
/* The tooltip at a byte of the story: a problem's sentence, or what the word names; NULL: none. */
char *loose_source_view_dup_tooltip (LooseSourceView *self, guint32 byte);
int loose_source_view_get_stop_line (LooseSourceView *self); /* from 0; -1: none */

/* loose-spelling.c */
/* Without a dictionary no word is marked. */
void loose_spelling_set_dictionary (LooseSpelling *self, LooseDictionary *dictionary);
/* The unknown word that `at` is in or at the end of. `start` and `end` may point to the same iterator as `at`. Returns
 * FALSE if there is none. */
gboolean loose_spelling_find_at (LooseSpelling *self, const GtkTextIter *at, GtkTextIter *start, GtkTextIter *end);
/* Calls `found` with the byte range of each word of text[start..end) that is checked. */
void loose_spelling_each_word (const char *text, guint32 start, guint32 end, LooseSpellingWord found, gpointer data);

/* loose-table-layout.c */
/* The width of each column of a table's lines but the last, in characters (of guint), for the tab stops. Free with
 * g_array_unref. */
GArray *loose_table_layout_measure (const char *text);

/* loose-unexplored-gutter.c */
/* Returns TRUE if the line, from 0, has a ring. */
gboolean loose_unexplored_gutter_is_marked (LooseUnexploredGutter *self, guint line);

/* loose-typing.c */
/* The effect of collected keys: letters, '"', '\n' for Return and '\b' for Backspace. */
void loose_typing_press (GtkSourceView *view, const char *keys);

G_END_DECLS
