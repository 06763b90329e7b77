/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-value-words.h: values in words for debuggers, with their texts run on a copy of the machine. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

/* A text as it would be printed, in quotation marks. The first function runs the text on the machine itself, which must
 * be a copy, since that may change something; the second makes a copy. */
char *leaf_value_words (LeafMachine *copy, LeafValue value);
char *leaf_value_as_read (const LeafMachine *machine, LeafValue value);
/* For a copy: removes all watchers. */
void leaf_machine_quieten (LeafMachine *machine);
/* For a copy: runs what was pushed on top of `n_frames` frames. FALSE if it did not finish. */
gboolean leaf_machine_run_down_to (LeafMachine *machine, guint32 n_frames);

G_END_DECLS
