/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the parts of a source and of a story look: styles of the scheme in data/styles, by name, as the desktop is light or dark.  No colour
 * of a text is written down anywhere else. */
#pragma once

#include <gtksourceview/gtksource.h>

G_BEGIN_DECLS

GtkSourceStyleScheme *loose_looks_scheme (void); /* borrowed */
/* "keyword", "input": makes a tag look so, and only so. */
void loose_looks_paint (const char *name, GtkTextTag *tag);
/* The foreground of a style; the colour stays as it is where the scheme has none. */
void loose_looks_colour (const char *name, GdkRGBA *colour);

G_END_DECLS
