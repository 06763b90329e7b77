/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-play-private.h: a play from within, for the files that answer questions about it by playing again. */
#pragma once

#include "leaf-files.h"
#include "leaf-machine.h"

G_BEGIN_DECLS

struct _LeafPlay {
  LeafMachine *machine;
  LeafProgram *program;
  guint32 seed;
  char *given_saved; /* what RESTORE found when the play began; NULL */
  GArray *unsaved;   /* guint64: the moments at which a SAVE was not kept */
  LeafFiles *given_files;
  GPtrArray *commands; /* of char *, NULL at the end */
  GArray *drained;     /* of LeafEvent, with its texts */
  GString *drained_text;
};

/* A machine at the beginning of the same play, with nobody watching; leaf_machine_free. */
LeafMachine *leaf_play_begin_again (const LeafPlay *play);
/* Runs it a slice on, answering it as the play was answered: of the commands, of which so many were given, it is given those before the
 * `until`th.  FALSE: it is over, or wants another. */
gboolean     leaf_play_go_on_again (const LeafPlay *play, LeafMachine *machine, guint *given, guint until);
/* From the beginning until so many events have been (0: no matter), or the `until`th command is wanted; returns how many were given. */
guint        leaf_play_run_again   (const LeafPlay *play, LeafMachine *machine, guint until, guint64 event);
void         leaf_machine_refresh_watch (LeafMachine *machine); /* after what is watched for has changed */
/* A rule's clauses as they are where the machine stands. */
LeafClauseState *leaf_machine_test_clauses (const LeafMachine *machine, guint32 rule);

G_END_DECLS
