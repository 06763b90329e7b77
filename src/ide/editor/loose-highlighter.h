/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Colours the text as the engine read it.
 *
 * With each program the engine says what every run of the text is.  A line is looked at when it is on the screen and
 * the program is new to it; its tags are compared with the runs, and only the stretch that differs is tagged again:
 * a letter typed in a word touches no tag at all.  Between two programs the tags move with the text, as tags do.
 *
 * The cost of laying out a paragraph grows with its length times its runs, and authors write paragraphs of many
 * thousand letters: of a long line only what is on the screen is coloured.
 *
 * A highlighter by regular expressions (GtkSourceLanguage) was not taken: it cannot know a rule from a sentence, and
 * it costs most where paragraphs are long.
 */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_HIGHLIGHTER (loose_highlighter_get_type ())
G_DECLARE_FINAL_TYPE (LooseHighlighter, loose_highlighter, LOOSE, HIGHLIGHTER, GObject)

/* Neither is referenced: the view owns its highlighter. */
LooseHighlighter *loose_highlighter_new (GtkTextView *view, LooseSession *session, LoosePage *page);
/* Colours the whole of a source that nobody edits, in a buffer of its own. */
void              loose_highlighter_colour_all (GtkTextBuffer *buffer, LooseLineIndex *lines, LeafProgram *program,
    guint32 source);

G_END_DECLS
