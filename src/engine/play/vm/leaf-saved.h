/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-saved.h: what brought a play to where it stands, and plays saved as that.
 *
 * A machine is a function of its program, its seed and what it was given, so a saved play is the seed and what was
 * given, as a text of a few lines: no state is ever read back, and a text that somebody has changed can be refused
 * or played, but can do no harm.  RESTORE plays it again in a machine of its own, a slice at a time, and then
 * becomes that machine.
 */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

/* What was given, newest first: commands, and where chance went on after an UNDO (LEAF_INPUT_CHANCE: the generator's
 * state in hexadecimal digits), and that what was saved could not be kept (LEAF_INPUT_UNSAVED alone).  Shared:
 * moments of one play have their beginnings in common. */
typedef enum { LEAF_INPUT_COMMAND = '>', LEAF_INPUT_CHANCE = '%', LEAF_INPUT_UNSAVED = '!' } LeafInputMark;

struct _LeafInput {
  gatomicrefcount references;
  LeafInput      *before;
  guint32         n;       /* how many with this one */
  guint64         hash;    /* of all of them */
  char           *text;    /* its sort as a character, and what was given */
};

/* All take over the reference to `before`. */
LeafInput *leaf_input_push        (LeafInput *before, const char *command);
LeafInput *leaf_input_push_chance (LeafInput *before, const LeafRng *chance);
LeafInput *leaf_input_push_unsaved (LeafInput *before);

/* A saved play being played again. */
struct _LeafReplay {
  LeafMachine *machine;
  GPtrArray   *inputs;   /* of char *, as the texts of inputs; shared, and not changed */
  guint        next;
  guint64      spent;    /* since the last command */
};

/* As it stood when the last command was asked for. */
void        leaf_machine_save       (LeafMachine *machine);
void        leaf_machine_answer_save (LeafMachine *machine, gboolean is_kept);
/* A machine at its beginning, and the commands for it; NULL, with the reason as the end of a sentence, where the
 * text is no saved play of this program. */
LeafReplay *leaf_saved_read         (LeafProgram *program, const char *text, const char **reason);
/* of what is saved; FALSE: nothing is, or it cannot be read */
gboolean    leaf_machine_begin_replay (LeafMachine *machine);
/* one step; at the end the machine is the other */
void        leaf_machine_replay     (LeafMachine *machine, guint64 *budget);
void        leaf_replay_free        (LeafReplay *replay);

/* As fields of a state: of a LeafInput *, a GRefString *, a LeafReplay *. */
extern const LeafFieldFunctions leaf_input_functions, leaf_saved_functions, leaf_replay_functions;

G_END_DECLS
