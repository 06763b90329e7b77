/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-diagnose.h: shared by the files that explain why something did not happen. */
#pragma once

#include "parser/leaf-parser.h"
#include "leaf-play-private.h"
#include "leaf-turn-record.h"

G_BEGIN_DECLS

/* --- the answer --------------------------------------------------------------------------------------------------- */

typedef struct {
  const LeafPlay *play;
  const LeafTrace *trace;
  const LeafTraceNode *nodes;
  guint32 n;
  LeafQuery about;
  GArray *findings; /* of LeafFinding */
} LeafDiagnosis;

/* Takes ownership of `said`. */
LeafFinding *leaf_diagnosis_add (LeafDiagnosis *diagnosis, guint32 level, LeafAnswerSentence said);
LeafFinding *leaf_diagnosis_say (LeafDiagnosis *diagnosis, guint32 level, LeafAnswerMessage form, const char *first,
                                 const char *second);
/* A machine at that event of the same play, or where the play ended before it, and the number of commands it was
 * given. Free with leaf_machine_free. */
LeafMachine *leaf_diagnosis_machine_at (const LeafDiagnosis *diagnosis, guint64 event, guint *given);
/* The command of the turn; NULL if there is none. */
const LeafTraceNode *leaf_diagnosis_command (const LeafDiagnosis *diagnosis);

/* Empty arrays for the records made while a turn is replayed. */
LeafTurnRecord leaf_turn_record (void);
void leaf_turn_record_clear (LeafTurnRecord *record);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LeafTurnRecord, leaf_turn_record_clear)
/* A machine at the end of the turn, or as far in it as the play is. Free with leaf_machine_free. */
LeafMachine *leaf_diagnosis_turn (const LeafDiagnosis *diagnosis, LeafTurnRecord *record);

/* The name with its article. Free with g_free. */
char *leaf_diagnosis_name (const LeafMachine *m, guint32 object);
/* Whether it was in scope when the command of the turn was typed. */
gboolean leaf_diagnosis_was_in_scope (const LeafDiagnosis *diagnosis, guint32 object);

void leaf_diagnose_scene (LeafDiagnosis *diagnosis);   /* leaf-diagnose-scene.c */
void leaf_diagnose_scope (LeafDiagnosis *diagnosis);   /* leaf-diagnose-scope.c */
void leaf_diagnose_grammar (LeafDiagnosis *diagnosis); /* leaf-diagnose-grammar.c */

G_END_DECLS
