/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a running window has to itself in the recovery folder: a name at random, held by a lock.
 *
 * The lock goes with the process, however that ends, and a number that the system gives out again means nothing to
 * it: so a name that nobody holds was left behind.  The name is a note, NAME.note, of which story it is, with two
 * letters at its front that stand there only while that story is compiled or played: if they are found in a note
 * that was left behind, that is what the program was busy with when it ended.  They are one small write each, and
 * are not flushed: they are to survive the program, not the machine.
 *
 * Any thread; a note is made when it is first needed. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef enum { LOOSE_BUSY_COMPILING = 1 << 0, LOOSE_BUSY_PLAYING = 1 << 1 } LooseBusy;

#define LOOSE_RECOVERY_LOCK_GROUP "Recovery"
#define LOOSE_RECOVERY_LOCK_URI   "Uri"

#define LOOSE_TYPE_RECOVERY_LOCK (loose_recovery_lock_get_type ())
G_DECLARE_FINAL_TYPE (LooseRecoveryLock, loose_recovery_lock, LOOSE, RECOVERY_LOCK, GObject)

/* `uri`: of the story's file; NULL: it has none yet. */
LooseRecoveryLock *loose_recovery_lock_new      (const char *uri);
/* Path of its files but for their endings. */
const char *loose_recovery_lock_get_stem (LooseRecoveryLock *self);
/* Makes the note, once.  0, or the errno of what failed. */
int         loose_recovery_lock_hold     (LooseRecoveryLock *self);
/* Before and after; each may be under way more than once.  `self` may be NULL. */
void        loose_recovery_lock_begin    (LooseRecoveryLock *self, LooseBusy what);
void        loose_recovery_lock_end      (LooseRecoveryLock *self, LooseBusy what);
/* The letters that stand there whatever is under way, and stay when the window closes: the story is not trusted yet. */
void        loose_recovery_lock_suspect  (LooseRecoveryLock *self, guint busy);
/* Removes the note, unless something is suspected. */
void        loose_recovery_lock_give_up  (LooseRecoveryLock *self);

/* The folder of all claims. */
char       *loose_recovery_lock_dup_folder (void);
/* LooseBusy flags of a note's text. */
guint       loose_recovery_lock_read_busy  (const char *note);
void        loose_recovery_lock_clear_busy (int note);

G_END_DECLS
