/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The spelling of what is read by people: texts in quotation marks, and comments.  What is seen is looked at, when
 * nothing else is to be done; words that the story gives its things are words. */
#pragma once

#include <gtksourceview/gtksource.h>

#include "loose-dictionary.h"
#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_SPELLING (loose_spelling_get_type ())
G_DECLARE_FINAL_TYPE (LooseSpelling, loose_spelling, LOOSE, SPELLING, GObject)

/* Follows "check-spelling" and "spelling-language" of the settings; the view's menu has proposals for the word it is
 * opened on. */
LooseSpelling *loose_spelling_new      (GtkTextView *view, LooseSession *session, LoosePage *page, GSettings *settings);

LooseDictionary *loose_spelling_get_dictionary (LooseSpelling *self); /* borrowed; NULL: none */
/* The next word from the cursor on that is not known, selected; from the end one goes on at the beginning.  FALSE:
 * there is none. */
gboolean       loose_spelling_go_next  (LooseSpelling *self);

typedef void (*LooseSpellingWord) (guint32 start, guint32 end, gpointer data);

G_END_DECLS
