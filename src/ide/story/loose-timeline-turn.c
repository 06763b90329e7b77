/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-timeline-turn.h"

#include <glib/gi18n.h>

struct _LooseTimelineTurn {
  GObject parent_instance;

  guint number;
  char *command;
  LooseTurnMarks marks;
};

G_DEFINE_FINAL_TYPE (LooseTimelineTurn, loose_timeline_turn, G_TYPE_OBJECT)

guint
loose_timeline_turn_get_number (LooseTimelineTurn *self)
{
  g_return_val_if_fail (LOOSE_IS_TIMELINE_TURN (self), 0);
  return self->number;
}

LooseTurnMarks
loose_timeline_turn_get_marks (LooseTimelineTurn *self)
{
  g_return_val_if_fail (LOOSE_IS_TIMELINE_TURN (self), (LooseTurnMarks) 0);
  return self->marks;
}

char *
loose_timeline_turn_dup_words (LooseTimelineTurn *self)
{
  g_return_val_if_fail (LOOSE_IS_TIMELINE_TURN (self), NULL);
  GString *words = g_string_new (NULL);

  if (self->command == NULL)
    g_string_append (words, _ ("Before the first command"));
  else
    g_string_append_printf (words, _ ("Turn %u: %s"), self->number, self->command);
  if (self->marks & LOOSE_TURN_NOW)
    g_string_append (words, _ (", current turn"));
  if (self->marks & LOOSE_TURN_FUTURE)
    g_string_append (words, _ (", not yet replayed"));
  if (self->marks & LOOSE_TURN_STOPPED)
    g_string_append (words, _ (", reaches a breakpoint"));
  return g_string_free (words, FALSE);
}

gboolean
loose_timeline_turn_is (LooseTimelineTurn *self, guint number, const char *command, LooseTurnMarks marks)
{
  g_return_val_if_fail (LOOSE_IS_TIMELINE_TURN (self), FALSE);
  return self->number == number && self->marks == marks && g_strcmp0 (self->command, command) == 0;
}

static void
loose_timeline_turn_finalize (GObject *object)
{
  g_free (LOOSE_TIMELINE_TURN (object)->command);
  G_OBJECT_CLASS (loose_timeline_turn_parent_class)->finalize (object);
}

static void
loose_timeline_turn_class_init (LooseTimelineTurnClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = loose_timeline_turn_finalize;
}

static void
loose_timeline_turn_init (LooseTimelineTurn *self)
{
}

LooseTimelineTurn *
loose_timeline_turn_new (guint number, const char *command, LooseTurnMarks marks)
{
  LooseTimelineTurn *self = g_object_new (LOOSE_TYPE_TIMELINE_TURN, NULL);

  self->number = number;
  self->command = g_strdup (command);
  self->marks = marks;
  return self;
}
