/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-input-log.h: the inputs of a play, and a saved play that is being replayed, as fields of its state. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

/* The inputs, newest first: commands; the state of the random generator after an UNDO (LEAF_INPUT_CHANCE, in
 * hexadecimal digits); and saves that could not be stored (LEAF_INPUT_UNSAVED alone). Moments of one play share their
 * common beginning. */
typedef enum { LEAF_INPUT_COMMAND = '>', LEAF_INPUT_CHANCE = '%', LEAF_INPUT_UNSAVED = '!' } LeafInputMark;

struct _LeafInput {
  gatomicrefcount references;
  LeafInput *before;
  guint32 n;    /* number of inputs up to this one */
  guint64 hash; /* of all of these */
  char *text;   /* a LeafInputMark character, and the input */
};

/* Both take ownership of the reference to `before`. */
LeafInput *leaf_input_push (LeafInput *before, const char *command);
LeafInput *leaf_input_push_rng (LeafInput *before, const LeafRng *chance);
LeafInput *leaf_input_push_unsaved (LeafInput *before);
/* Reads the text of such an input. FALSE if it is not a possible state of the generator. */
gboolean leaf_input_read_chance (const char *text, LeafRng *chance);

/* A saved play that is being replayed. */
struct _LeafReplay {
  LeafMachine *machine;
  GPtrArray *inputs; /* of char *, the texts of inputs; shared, immutable */
  guint next;
  guint64 spent; /* instructions since the last command */
};
void leaf_replay_free (LeafReplay *replay);

/* For fields of a state: LeafInput *, GRefString *, LeafReplay *. */
extern const LeafFieldFunctions leaf_input_functions, leaf_saved_functions, leaf_replay_functions;

G_END_DECLS
