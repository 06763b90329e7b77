/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lock that tells that a draft in the recovery folder belongs to a running window. It is held on a file with a
 * random name.
 *
 * The lock is released when the process ends for any reason, and does not depend on process ids, which are reused. So a
 * file without a lock was left behind. The file, NAME.note, says which story it is for. Two letters at its beginning
 * are set only while the story is compiled or played, so in a note that was left behind they say what the program was
 * doing. Setting one is a small write that is not flushed, because it must survive the program, not the machine.
 *
 * Any thread may use it. The note is made when it is first needed. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef enum { LOOSE_BUSY_COMPILING = 1 << 0, LOOSE_BUSY_PLAYING = 1 << 1 } LooseBusy;

#define LOOSE_RECOVERY_LOCK_GROUP "Recovery"
#define LOOSE_RECOVERY_LOCK_URI   "Uri"

#define LOOSE_TYPE_RECOVERY_LOCK (loose_recovery_lock_get_type ())
G_DECLARE_FINAL_TYPE (LooseRecoveryLock, loose_recovery_lock, LOOSE, RECOVERY_LOCK, GObject)

/* `uri` of the story's file; NULL: it has none yet. */
LooseRecoveryLock *loose_recovery_lock_new (const char *uri);
/* The path of its files without their suffixes. Borrowed. */
const char *loose_recovery_lock_get_stem (LooseRecoveryLock *self);
/* Makes the note, once. Returns 0, or the errno of the failure. */
int loose_recovery_lock_hold (LooseRecoveryLock *self);
/* Call before and after the work; several may overlap. `self` may be NULL. */
void loose_recovery_lock_begin (LooseRecoveryLock *self, LooseBusy what);
void loose_recovery_lock_end (LooseRecoveryLock *self, LooseBusy what);
/* Call before the process ends for a reason that is not its work: work clears its letters, and sets none any more. */
void loose_recovery_lock_excuse (LooseRecoveryLock *self);
/* Sets letters that stay set after the work and after the window is closed, because the story is not trusted yet. */
void loose_recovery_lock_suspect (LooseRecoveryLock *self, guint busy);
/* Deletes the note, unless it is suspect, and releases the lock. Work that begins later makes no note. */
void loose_recovery_lock_give_up (LooseRecoveryLock *self);

/* The path of the recovery folder. Free with g_free. */
char *loose_recovery_lock_dup_folder (void);
/* The LooseBusy flags in a note's text, and clearing them in a note that is open as a file descriptor. */
guint loose_recovery_lock_read_busy (const char *note);
void loose_recovery_lock_clear_busy (int note);

G_END_DECLS
