/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-style-schemes.h"

#include <adwaita.h>

/* --- notification ------------------------------------------------------------------------------------------------- */

#define LOOSE_TYPE_STYLE_SCHEMES (loose_style_schemes_get_type ())
G_DECLARE_FINAL_TYPE (LooseStyleSchemes, loose_style_schemes, LOOSE, STYLE_SCHEMES, GObject)

struct _LooseStyleSchemes {
  GObject parent_instance;

  char *scheme; /* chosen by the author; NULL: ours */
};

G_DEFINE_FINAL_TYPE (LooseStyleSchemes, loose_style_schemes, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
desktop_changed_cb (LooseStyleSchemes *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
loose_style_schemes_finalize (GObject *object)
{
  g_free (LOOSE_STYLE_SCHEMES (object)->scheme);
  G_OBJECT_CLASS (loose_style_schemes_parent_class)->finalize (object);
}

static void
loose_style_schemes_class_init (LooseStyleSchemesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = loose_style_schemes_finalize;
  signals[CHANGED]
      = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
loose_style_schemes_init (LooseStyleSchemes *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (desktop_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (desktop_changed_cb), self, G_CONNECT_SWAPPED);
}

/* There is one for all windows, because they share a desktop. */
static LooseStyleSchemes *
get_looks (void)
{
  static LooseStyleSchemes *looks;

  if (looks == NULL)
    looks = g_object_new (LOOSE_TYPE_STYLE_SCHEMES, NULL);
  return looks;
}

void
loose_style_schemes_follow (GCallback changed, gpointer object)
{
  g_signal_connect_object (get_looks (), "changed", changed, object, G_CONNECT_SWAPPED);
}

/* --- the scheme --------------------------------------------------------------------------------------------------- */

static GtkSourceStyleScheme *
find_scheme (const char *id)
{
  return gtk_source_style_scheme_manager_get_scheme (gtk_source_style_scheme_manager_get_default (), id);
}

static GtkSourceStyleScheme *
own_scheme (void)
{
  static const char *const names[2][2]
      = { { "looseleaf", "looseleaf-dark" }, { "looseleaf-contrast", "looseleaf-contrast-dark" } };
  AdwStyleManager *manager = adw_style_manager_get_default ();
  gboolean dark = adw_style_manager_get_dark (manager), contrast = adw_style_manager_get_high_contrast (manager);
  GtkSourceStyleScheme *ours = find_scheme (names[contrast][dark]);

  /* If our scheme is not installed, all text has one colour, but is readable. */
  return ours != NULL ? ours : find_scheme (dark ? "Adwaita-dark" : "Adwaita");
}

GtkSourceStyleScheme *
loose_style_schemes_get (void)
{
  GtkSourceStyleScheme *chosen = get_looks ()->scheme != NULL ? find_scheme (get_looks ()->scheme) : NULL;

  return chosen != NULL ? chosen : own_scheme ();
}

void
loose_style_schemes_choose (const char *scheme)
{
  LooseStyleSchemes *self = get_looks ();

  if (scheme != NULL && *scheme == '\0')
    scheme = NULL;
  if (g_strcmp0 (self->scheme, scheme) == 0)
    return;
  g_free (self->scheme);
  self->scheme = g_strdup (scheme);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- styles ------------------------------------------------------------------------------------------------------- */

/* The styles used instead of ours in a scheme that was not made for the language. */
static const struct {
  const char *name, *near;
} neighbours[] = {
  { "heading", "def:heading" },       { "comment", "def:comment" },
  { "text", "def:string" },           { "substitution", "def:special-char" },
  { "preamble", "def:preprocessor" }, { "rulebook-name", "def:type" },
  { "rule-name", "def:function" },    { "phrase-name", "def:function" },
  { "keyword", "def:keyword" },       { "name", "def:identifier" },
  { "number", "def:number" },         { "table", "def:constant" },
  { "unknown", "def:text" },
};

/* Returns NULL if no scheme has the style; the text is then plain. */
static GtkSourceStyle *
find_style (const char *name)
{
  g_autofree char *id = g_strconcat ("inform7:", name, NULL);
  GtkSourceStyleScheme *scheme = loose_style_schemes_get (), *ours = own_scheme ();
  GtkSourceStyle *style = scheme != NULL ? gtk_source_style_scheme_get_style (scheme, id) : NULL;

  if (style != NULL || scheme == ours)
    return style;
  for (guint i = 0; i < G_N_ELEMENTS (neighbours); i++)
    if (g_str_equal (neighbours[i].name, name))
      return gtk_source_style_scheme_get_style (scheme, neighbours[i].near);
  return ours != NULL ? gtk_source_style_scheme_get_style (ours, id) : NULL;
}

void
loose_style_schemes_paint (const char *name, GtkTextTag *tag)
{
  gtk_source_style_apply (find_style (name), tag);
}

void
loose_style_schemes_colour (const char *name, GdkRGBA *colour)
{
  GtkSourceStyle *style = find_style (name);
  g_autofree char *text = NULL;

  if (style != NULL)
    g_object_get (style, "foreground", &text, NULL);
  if (text != NULL)
    gdk_rgba_parse (colour, text);
}
