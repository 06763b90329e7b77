/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-story-keys.h"

#include "leaf.h"

/* Keys without a printed character, by the language's names. */
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

char *
loose_story_key_dup_text (guint key, GdkModifierType state)
{
  gunichar character;

  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK))
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (named); i++)
    if (named[i].key == key)
      return leaf_key_dup_text (named[i].character);
  character = gdk_keyval_to_unicode (key);
  return character >= ' ' && !g_unichar_iscntrl (character) ? leaf_key_dup_text (character) : NULL;
}
