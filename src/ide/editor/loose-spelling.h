/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks the spelling of texts in quotation marks and of comments, in the visible part, when the main loop is idle.
 * Words in names of the story count as correct. */
#pragma once

#include <gtksourceview/gtksource.h>

#include "loose-dictionary.h"
#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_SPELLING (loose_spelling_get_type ())
G_DECLARE_FINAL_TYPE (LooseSpelling, loose_spelling, LOOSE, SPELLING, GObject)

/* Follows the settings "check-spelling" and "spelling-language". Adds suggestions to the view's context menu. Keeps
 * neither the view nor the session nor the page alive. */
LooseSpelling *loose_spelling_new (GtkTextView *view, LooseSession *session, LoosePage *page, GSettings *settings);

LooseDictionary *loose_spelling_get_dictionary (LooseSpelling *self); /* borrowed; NULL: none */
/* Selects the next unknown word from the cursor on, continuing at the beginning. Returns FALSE if there is none. */
gboolean loose_spelling_go_next (LooseSpelling *self);

typedef void (*LooseSpellingWord) (guint32 start, guint32 end, gpointer data);

G_END_DECLS
