/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the parts of a source and of a story look: styles of a scheme, by name.  The scheme is ours
 * (data/gtksourceview-5/styles), as the desktop is light or dark and wants contrast or not; or, for the source,
 * another that the author likes better.  No colour of a text is written down anywhere else. */
#pragma once

#include <gtksourceview/gtksource.h>

G_BEGIN_DECLS

/* The scheme of the source; borrowed. */
GtkSourceStyleScheme *loose_style_schemes_get (void);
/* An author's own; NULL or "": ours. */
void loose_style_schemes_choose (const char *scheme);
/* "keyword", "input": makes a tag look so, and only so. */
void loose_style_schemes_paint (const char *name, GtkTextTag *tag);
/* The foreground of a style; the colour stays as it is where the scheme has none. */
void loose_style_schemes_colour (const char *name, GdkRGBA *colour);
/* Calls `changed` (object) whenever any of it may look otherwise from now on, as long as the object lives. */
void loose_style_schemes_follow (GCallback changed, gpointer object);

G_END_DECLS
