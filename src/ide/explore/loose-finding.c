/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-finding.h"

struct _LooseFinding {
  GObject parent_instance;

  LooseFindingSort sort;
  char *title, *detail;
  char **commands;
  LeafPlace place;
};

G_DEFINE_FINAL_TYPE (LooseFinding, loose_finding, G_TYPE_OBJECT)

LooseFinding *
loose_finding_new (LooseFindingSort sort, const char *title, const char *detail, char **commands, LeafPlace place)
{
  LooseFinding *self = g_object_new (LOOSE_TYPE_FINDING, NULL);

  self->sort = sort;
  self->title = g_strdup (title);
  self->detail = g_strdup (detail);
  self->commands = commands;
  self->place = place;
  return self;
}

LooseFindingSort
loose_finding_get_sort (LooseFinding *self)
{
  g_return_val_if_fail (LOOSE_IS_FINDING (self), (LooseFindingSort) 0);
  return self->sort;
}

const char *
loose_finding_get_title (LooseFinding *self)
{
  g_return_val_if_fail (LOOSE_IS_FINDING (self), NULL);
  return self->title;
}

const char *
loose_finding_get_detail (LooseFinding *self)
{
  g_return_val_if_fail (LOOSE_IS_FINDING (self), NULL);
  return self->detail;
}

const char *const *
loose_finding_get_commands (LooseFinding *self)
{
  g_return_val_if_fail (LOOSE_IS_FINDING (self), NULL);
  return (const char *const *) self->commands;
}

LeafPlace
loose_finding_get_place (LooseFinding *self)
{
  g_return_val_if_fail (LOOSE_IS_FINDING (self), ((LeafPlace) { 0 }));
  return self->place;
}

gboolean
loose_finding_equal (LooseFinding *self, LooseFinding *other)
{
  g_return_val_if_fail (LOOSE_IS_FINDING (self), FALSE);
  return self->sort == other->sort && g_str_equal (self->title, other->title)
         && g_strcmp0 (self->detail, other->detail) == 0 && self->place.source == other->place.source
         && self->place.start == other->place.start;
}

static void
loose_finding_finalize (GObject *object)
{
  LooseFinding *self = LOOSE_FINDING (object);

  g_free (self->title);
  g_free (self->detail);
  g_strfreev (self->commands);
  G_OBJECT_CLASS (loose_finding_parent_class)->finalize (object);
}

static void
loose_finding_class_init (LooseFindingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = loose_finding_finalize;
}

static void
loose_finding_init (LooseFinding *self)
{
}
