/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a window that is no more left in the recovery folder: a text that was not saved, or only the note of what it was busy with
 * when it ended.  Whoever has one has its lock, so that no two windows offer the same; it stays on the disk until an author decides. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define LOOSE_TYPE_LEFTOVER (loose_leftover_get_type ())
G_DECLARE_FINAL_TYPE (LooseLeftover, loose_leftover, LOOSE, LEFTOVER, GObject)

/* Of LooseLeftover, newest first: those of one file, or with NULL all that hold a text. */
GPtrArray  *loose_leftover_find       (GFile *file);

gboolean    loose_leftover_has_text   (LooseLeftover *self);
/* As it was; what is no UTF-8 in it is made so. */
char       *loose_leftover_dup_text   (LooseLeftover *self);
GFile      *loose_leftover_get_file   (LooseLeftover *self); /* NULL: the text had none */
gint64      loose_leftover_get_time   (LooseLeftover *self); /* seconds since 1970 */
guint       loose_leftover_get_busy   (LooseLeftover *self); /* LooseBusy flags */
/* What it was busy with is known now, and need not be found again. */
void        loose_leftover_calm       (LooseLeftover *self);
void        loose_leftover_throw_away (LooseLeftover *self);

G_END_DECLS
