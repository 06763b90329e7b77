/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of the findings of an exploration. Immutable, so a worker may make it. */
#pragma once

#include <glib-object.h>

#include "leaf.h"

G_BEGIN_DECLS

typedef enum {
  LOOSE_FINDING_HEADING, /* names the rows below it */
  LOOSE_FINDING_REACHED, /* has the commands that reach it */
  LOOSE_FINDING_MISSED,  /* has the place that did not run */
  LOOSE_FINDING_BAD,     /* a problem, a dead end, a broken condition, or something no longer reached */
  LOOSE_FINDING_NEWS,    /* reached for the first time since an edit */
  LOOSE_FINDING_GOAL,    /* a condition that has not been reached yet */
} LooseFindingSort;

#define LOOSE_TYPE_FINDING (loose_finding_get_type ())
G_DECLARE_FINAL_TYPE (LooseFinding, loose_finding, LOOSE, FINDING, GObject)

/* `detail` may be NULL; `commands` (taken over) may be NULL. */
LooseFinding *loose_finding_new (LooseFindingSort sort, const char *title, const char *detail, char **commands,
                                 LeafPlace place);
LooseFindingSort loose_finding_get_sort (LooseFinding *self);
const char *loose_finding_get_title (LooseFinding *self);
const char *loose_finding_get_detail (LooseFinding *self);          /* NULL: none */
const char *const *loose_finding_get_commands (LooseFinding *self); /* from the beginning of the story; NULL: none */
LeafPlace loose_finding_get_place (LooseFinding *self);             /* source 0: none */
gboolean loose_finding_equal (LooseFinding *self, LooseFinding *other);

G_END_DECLS
