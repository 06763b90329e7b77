/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-story-keys.h"

#include "leaf.h"

/* The factor of a step with Shift. */
#define SHIFT_STEPS 8

/* Keys without a printed character, by their names in the language. */
static const struct {
  guint key;
  gunichar character;
} named[] = {
  { GDK_KEY_Left, 0x2190 },  { GDK_KEY_KP_Left, 0x2190 },  { GDK_KEY_Up, 0x2191 },      { GDK_KEY_KP_Up, 0x2191 },
  { GDK_KEY_Right, 0x2192 }, { GDK_KEY_KP_Right, 0x2192 }, { GDK_KEY_Down, 0x2193 },    { GDK_KEY_KP_Down, 0x2193 },
  { GDK_KEY_Return, '\n' },  { GDK_KEY_KP_Enter, '\n' },   { GDK_KEY_ISO_Enter, '\n' }, { GDK_KEY_BackSpace, 8 },
  { GDK_KEY_Delete, 8 },     { GDK_KEY_Escape, 0x1B },     { GDK_KEY_Page_Up, 0x21DE }, { GDK_KEY_Page_Down, 0x21DF },
  { GDK_KEY_Home, 0x21F1 },  { GDK_KEY_End, 0x21F2 },
};

static gboolean
has_modifier (GdkModifierType state)
{
  return (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0;
}

gboolean
loose_story_key_move (guint key, GdkModifierType state, int step, int *x, int *y)
{
  if (has_modifier (state))
    return FALSE;
  if (state & GDK_SHIFT_MASK)
    step *= SHIFT_STEPS;
  switch (key) {
  case GDK_KEY_Left:
  case GDK_KEY_KP_Left: *x -= step; return TRUE;
  case GDK_KEY_Right:
  case GDK_KEY_KP_Right: *x += step; return TRUE;
  case GDK_KEY_Up:
  case GDK_KEY_KP_Up: *y -= step; return TRUE;
  case GDK_KEY_Down:
  case GDK_KEY_KP_Down: *y += step; return TRUE;
  default: return FALSE;
  }
}

gboolean
loose_story_key_clicks (guint key, GdkModifierType state)
{
  return !has_modifier (state)
         && (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter || key == GDK_KEY_space
             || key == GDK_KEY_KP_Space);
}

char *
loose_story_key_dup_text (guint key, GdkModifierType state)
{
  gunichar character;

  if (has_modifier (state))
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (named); i++)
    if (named[i].key == key)
      return leaf_key_dup_text (named[i].character);
  character = gdk_keyval_to_unicode (key);
  return character >= ' ' && !g_unichar_iscntrl (character) ? leaf_key_dup_text (character) : NULL;
}
