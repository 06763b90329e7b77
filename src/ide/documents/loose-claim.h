/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a running window has to itself in the recovery folder: a name at random, held by a lock.
 *
 * The lock goes with the process, however that ends, and a number that the system gives out again means nothing to it: so a
 * name that nobody holds was left behind.  The name is a note, NAME.note, of which story it is, with two letters at its front that stand
 * there only while that story is compiled or played: if they are found in a note that was left behind, that is what the
 * program was busy with when it ended.  They are one small write each, and are not flushed: they are to survive the program, not the machine.
 *
 * Any thread; a note is made when it is first needed. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef enum { LOOSE_BUSY_COMPILING = 1 << 0, LOOSE_BUSY_PLAYING = 1 << 1 } LooseBusy;

#define LOOSE_CLAIM_GROUP "Recovery"
#define LOOSE_CLAIM_URI   "Uri"

#define LOOSE_TYPE_CLAIM (loose_claim_get_type ())
G_DECLARE_FINAL_TYPE (LooseClaim, loose_claim, LOOSE, CLAIM, GObject)

/* `uri`: of the story's file; NULL: it has none yet. */
LooseClaim *loose_claim_new      (const char *uri);
/* Path of its files but for their endings. */
const char *loose_claim_get_stem (LooseClaim *self);
const char *loose_claim_get_uri  (LooseClaim *self);
/* Makes the note, once.  0, or the errno of what failed. */
int         loose_claim_hold     (LooseClaim *self);
/* Before and after; each may be under way more than once.  `self` may be NULL. */
void        loose_claim_begin    (LooseClaim *self, LooseBusy what);
void        loose_claim_end      (LooseClaim *self, LooseBusy what);
/* The letters that stand there whatever is under way, and stay when the window closes: the story is not trusted yet. */
void        loose_claim_suspect  (LooseClaim *self, guint busy);
/* Removes the note, unless something is suspected. */
void        loose_claim_give_up  (LooseClaim *self);

/* The folder of all claims. */
char       *loose_claim_dup_folder (void);
/* LooseBusy flags of a note's text. */
guint       loose_claim_read_busy  (const char *note);
void        loose_claim_clear_busy (int note);

G_END_DECLS
