/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-looks.h"

#include <adwaita.h>

GtkSourceStyleScheme *
loose_looks_scheme (void)
{
  GtkSourceStyleSchemeManager *manager = gtk_source_style_scheme_manager_get_default ();
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  GtkSourceStyleScheme *ours = gtk_source_style_scheme_manager_get_scheme (manager, dark ? "looseleaf-dark" : "looseleaf");

  /* Where ours is not installed all is in one colour, and can be read. */
  return ours != NULL ? ours : gtk_source_style_scheme_manager_get_scheme (manager, dark ? "Adwaita-dark" : "Adwaita");
}

static GtkSourceStyle *
find_style (const char *name)
{
  g_autofree char *id = g_strconcat ("inform7:", name, NULL);
  GtkSourceStyleScheme *scheme = loose_looks_scheme ();

  return scheme != NULL ? gtk_source_style_scheme_get_style (scheme, id) : NULL;
}

void
loose_looks_paint (const char *name, GtkTextTag *tag)
{
  GtkSourceStyle *style = find_style (name);

  if (style != NULL)
    gtk_source_style_apply (style, tag);
}

void
loose_looks_colour (const char *name, GdkRGBA *colour)
{
  GtkSourceStyle *style = find_style (name);
  g_autofree char *text = NULL;

  if (style != NULL)
    g_object_get (style, "foreground", &text, NULL);
  if (text != NULL)
    gdk_rgba_parse (colour, text);
}
