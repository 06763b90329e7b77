/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Colours the text by how the engine read it.
 *
 * Each program gives the style of every run of the text. A line is checked when it is visible and the program is new;
 * its tags are compared with the runs, and only the part that differs is tagged again. A letter typed in a word changes
 * no tag. Between two programs the tags move with the text.
 *
 * The cost of laying out a paragraph grows with its length times its runs, and paragraphs can have many thousand
 * characters, so only the visible part of a long line is coloured.
 *
 * Alternative rejected: highlighting by regular expressions (GtkSourceLanguage), which cannot tell a rule from a
 * sentence and is slowest for long paragraphs. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_HIGHLIGHTER (loose_highlighter_get_type ())
G_DECLARE_FINAL_TYPE (LooseHighlighter, loose_highlighter, LOOSE, HIGHLIGHTER, GObject)

/* Keeps no reference to the view, the session or the page. The view owns its highlighter. */
LooseHighlighter *loose_highlighter_new (GtkTextView *view, LooseSession *session, LoosePage *page);
/* Colours all of a read-only source, in a buffer of its own. */
void loose_highlighter_colour_all (GtkTextBuffer *buffer, LooseLineIndex *lines, LeafProgram *program, guint32 source);

G_END_DECLS
