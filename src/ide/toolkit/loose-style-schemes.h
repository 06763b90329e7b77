/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The styles of source and story text, by name. The scheme is ours (data/gtksourceview-5/styles), in a light or dark
 * variant and with or without high contrast as the desktop has it; for the source the author may choose another. No
 * text colour is defined anywhere else. */
#pragma once

#include <gtksourceview/gtksource.h>

G_BEGIN_DECLS

/* The scheme of the source; borrowed. */
GtkSourceStyleScheme *loose_style_schemes_get (void);
/* Chooses the author's scheme; NULL or "": ours. */
void loose_style_schemes_choose (const char *scheme);
/* Gives a tag exactly the style "keyword", "input", ... */
void loose_style_schemes_paint (const char *name, GtkTextTag *tag);
/* Gets the foreground of a style; *colour stays unchanged if the scheme has none. */
void loose_style_schemes_colour (const char *name, GdkRGBA *colour);
/* Calls `changed` (object) whenever a style changes, as long as the object lives. */
void loose_style_schemes_follow (GCallback changed, gpointer object);

G_END_DECLS
