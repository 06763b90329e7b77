/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-say.h: prints values, verbs and responses. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

gboolean leaf_say_value (LeafMachine *machine, LeafValue value); /* TRUE if frames that print it were pushed */
/* in the way of its kind */
void leaf_call_say (LeafMachine *machine, LeafValue value);
/* through its activity */
void leaf_call_response (LeafMachine *machine, guint32 response);
/* the noun that verbs agree with */
void leaf_regard (LeafMachine *machine, LeafValue object, guint32 count);
void leaf_call_captured_say (LeafMachine *machine, LeafValue value); /* m->returned becomes what printing it prints */
void leaf_say_conjugated (LeafMachine *machine, guint32 verb, guint32 governed, LeafTense tense, LeafPerson person,
                          gboolean negated);
void leaf_say_verb (LeafMachine *machine, guint32 verb, guint32 flags);
LeafTense leaf_tense_now (const LeafMachine *machine);
LeafPerson leaf_person_named (const LeafMachine *machine); /* of the noun that verbs agree with */

G_END_DECLS
