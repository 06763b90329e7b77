/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-why.h: why a play did what it did: rule changes in force, a turn as a tree, why something did not run or happen.
 * Part of leaf.h, which describes the conventions. */
#pragma once

#include "leaf-play.h"

G_BEGIN_DECLS

/* --- procedural rules --------------------------------------------------------------------------------------------- */

/* A procedural rule changes other rules temporarily. Whenever a rule or rulebook is *followed* (by the phrase "follow",
 * as a turn, as an action; not by "abide by", nor as a stage of an action or an activity) a frame of rule changes
 * opens, the procedural rules run, and their changes are recorded in that frame. When what was followed ends, the frame
 * is dropped. Only the innermost frame is in force. A story without procedural rules has no frames.
 *
 * To show what is in force in a paused play:
 *
 *   for (guint32 f = 0; f < leaf_play_n_rule_frames (play); f++)          0 is the innermost: the one in force
 *     for (guint32 i = 0; i < leaf_play_rule_frame (play, f).n_changes; i++) ... leaf_play_rule_change (play, f, i) */
typedef enum {
  LEAF_CHANGE_NONE = 0,
  LEAF_CHANGE_IGNORE,        /* ignore R: it does not run */
  LEAF_CHANGE_REINSTATE,     /* reinstate R: cancels an "ignore" */
  LEAF_CHANGE_MOVE_BEFORE,   /* move R to before O: it runs just before O, and not at its own place */
  LEAF_CHANGE_MOVE_AFTER,    /* move R to after O: it runs just after O, if O made no decision */
  LEAF_CHANGE_REJECT_RESULT, /* reject the result of R: it runs, but counts as undecided */
  LEAF_CHANGE_ACCEPT_RESULT, /* accept the result of R: cancels a "reject" */
  LEAF_CHANGE_SUBSTITUTE,    /* substitute O for R: O runs in place of R; if O is R, the original is restored */
} LeafChangeSort;

/* One open frame. */
typedef struct {
  guint32 rule, rulebook; /* what is being followed: one of the two; the other is 0 */
  guint32 frame;          /* its depth for leaf_play_frame, or G_MAXUINT32 if it is not on the stack (yet) */
  guint32 n_changes;
} LeafRuleFrameInfo;

/* One change. The rule or rulebook that it is about (R above) is `rule` or `rulebook`, and the other field is 0. The
 * second rule or rulebook (O above) is `other_rule` or `other_rulebook`; both are 0 if there is none. */
typedef struct {
  LeafChangeSort sort;
  guint32 rule, rulebook;
  guint32 other_rule, other_rulebook;
  guint32 by;         /* the rule that made it, normally a procedural rule; 0: none */
  LeafPlace place;    /* the phrase that made it: "ignore the lamp rule" */
  gboolean is_undone; /* a later change in the same frame cancels it */
} LeafRuleChangeInfo;

guint32 leaf_play_n_rule_frames (const LeafPlay *play);
/* by depth; 0: the innermost, which is in force */
LeafRuleFrameInfo leaf_play_rule_frame (const LeafPlay *play, guint32 depth);
/* by number from 0, in the order in which the changes were made */
LeafRuleChangeInfo leaf_play_rule_change (const LeafPlay *play, guint32 depth, guint32 number);
/* TRUE if the program has procedural rules or uses phrases that change rules. Otherwise an application need not show
 * any of this. */
gboolean leaf_program_changes_rules (const LeafProgram *program);
/* A change in words: "the lamp rule is ignored", "the lamp rule runs before the door rule". Free with g_free. */
char *leaf_rule_change_words (const LeafProgram *program, const LeafRuleChangeInfo *change);
/* What procedural rules did to the rule of an event, to be shown after its title: "ignored, as the darkness rule asks".
 * NULL: nothing. Free with g_free. */
char *leaf_event_override_words (const LeafProgram *program, const LeafEvent *event);
/* Like the two functions without "_in", in another language (see leaf_problem_dup_words). */
char *leaf_rule_change_words_in (const LeafProgram *program, const LeafRuleChangeInfo *change, GTranslateFunc translate,
                                 gpointer data);
char *leaf_event_override_words_in (const LeafProgram *program, const LeafEvent *event, GTranslateFunc translate,
                                    gpointer data);

/* --- clauses of a preamble ---------------------------------------------------------------------------------------- */

/* A clause of a rule's preamble, and whether it is true. */
typedef struct {
  LeafPlace place;    /* its words, or the words that imply it; source 0: the end of an array */
  const char *unsaid; /* what it tests, if the preamble does not say so in words: "the player does it"; else NULL */
  /* 1: true; 0: false; -1: not reached, because an earlier clause is false, or it cannot be evaluated here */
  int holds;
  /* from leaf_play_clauses_at, for a false clause: the actual values ("the action was taking cup; score was 3"); else
   * NULL; valid as long as the array */
  const char *values;
} LeafClauseState;

/* The clauses of a rule at the present moment, in the order in which they are tested. Free with g_free. */
LeafClauseState *leaf_play_why_not (const LeafPlay *play, guint32 rule);
/* Like leaf_play_why_not, at an earlier event (LeafEvent.number). The play is replayed up to it, and does not
 * change. */
LeafClauseState *leaf_play_clauses_at (const LeafPlay *play, guint64 event, guint32 rule);
/* Like leaf_play_clauses_at, for `n` rules, each at its own event, in the order of the events. The play is replayed
 * once for all. Fills states[0 .. n - 1]; free each with g_free. */
void leaf_play_clauses_at_each (const LeafPlay *play, const guint64 *events, const guint32 *rules, guint32 n,
                                LeafClauseState **states);

/* --- a turn as a tree --------------------------------------------------------------------------------------------- */

/* Turn 0 is everything before the first prompt; turn n begins with the nth command. A trace is made by replaying the
 * play, so nothing is recorded while the story runs. */
guint32 leaf_play_n_turns (const LeafPlay *play); /* turns that have begun: 0 .. n - 1 */

typedef enum {
  LEAF_TRACED_TURN = 1, /* the root */
  LEAF_TRACED_COMMAND,  /* text: what was typed */
  LEAF_TRACED_ACTION,   /* text: "taking the box"; action; outcome */
  LEAF_TRACED_RULEBOOK, /* rulebook, entry, outcome; rule: the rule that decided */
  LEAF_TRACED_RULE,     /* rule, rulebook, entry; applied, outcome, changed, treated */
  LEAF_TRACED_ACTIVITY, /* text: its name */
  LEAF_TRACED_PHRASE,   /* text: the start of its definition; place: of the definition */
  LEAF_TRACED_TEXT,     /* text, place of the phrase that printed it; rule: the innermost; text_at */
  LEAF_TRACED_FAULT,    /* text: a run-time problem */
  LEAF_TRACED_NOTICE,
} LeafTracedSort;

/* A node of a trace. Nodes are in the order in which they began, so the descendants of a node follow it directly. */
typedef struct {
  LeafTracedSort sort;
  guint32 parent; /* number of the node that contains it; 0 for the root */
  guint32 end;    /* number of the first node after all its descendants */
  guint32 rule, rulebook, action;
  LeafEntry entry;
  LeafOutcome outcome;
  /* it ended; FALSE: it was still running, or was abandoned because the story was undone, restored or ended */
  gboolean is_over;
  gboolean applied;   /* a rule: its preamble held */
  gboolean is_passed; /* a rule or rulebook: procedural rules prevented it from running; `treated` says how */
  gboolean is_library;
  gboolean is_hidden; /* inside what traces leave out: printing a name, making a text */
  LeafChanged changed;
  LeafPlace change;                                        /* the sentence that changed it */
  guint32 treated, other_rule, other_rulebook, treated_by; /* as in LeafEvent */
  LeafPlace place;
  const char *text;                   /* borrowed from the trace; never NULL */
  const LeafMessageFragment *message; /* FAULT, NOTICE: as in LeafEvent; borrowed */
  guint32 text_at;                    /* bytes printed in this turn before it began */
  guint32 style;                      /* TEXT: LeafTextStyle bits */
  guint64 event;                      /* the moment at which it began, for leaf_play_seek and leaf_play_clauses_at */
  guint64 event_end;                  /* the moment at which it ended */
} LeafTraceNode;

typedef struct _LeafTrace LeafTrace;

/* The trace of a turn, up to the present moment if it is in progress; NULL: there was no such turn. A trace holds a
 * reference to the program and outlives the play. Free with leaf_trace_free. */
LeafTrace *leaf_play_trace (const LeafPlay *play, guint32 turn);
/* Like leaf_play_trace, truncated after `most_nodes` nodes. Every trace is truncated at half a million nodes or 16 MiB
 * of text. */
LeafTrace *leaf_play_trace_up_to (const LeafPlay *play, guint32 turn, guint32 most_nodes);
const LeafTraceNode *leaf_trace_nodes (const LeafTrace *trace, guint32 *n);
guint32 leaf_trace_turn (const LeafTrace *trace);
LeafProgram *leaf_trace_program (const LeafTrace *trace); /* borrowed */
/* The node of the text to which a byte of the turn's output belongs, counting from 0; 0: none. The ancestors of the
 * node are the phrase or rule that printed it, and what ran them, up to the command. */
guint32 leaf_trace_text (const LeafTrace *trace, guint32 byte);
void leaf_trace_free (LeafTrace *trace);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafTrace, leaf_trace_free)
/* A node as one line: "Instead of taking the box: stopped, failure". Free with g_free. */
char *leaf_trace_words (const LeafProgram *program, const LeafTraceNode *node);
/* Like leaf_event_override_words, for a rule or rulebook of the trace. */
char *leaf_trace_override_words (const LeafProgram *program, const LeafTraceNode *node);
char *leaf_trace_override_words_in (const LeafProgram *program, const LeafTraceNode *node, GTranslateFunc translate,
                                    gpointer data);

/* Which nodes of a turn to show, as these flags for each node. Shown are the story's own rules with what they did,
 * commands, actions, printed text, and the library's nodes that lead to these; with `with_library` all nodes of the
 * library too. The path to each rule of the story is unfolded. Free with g_free. */
enum { LEAF_SHOWN = 1, LEAF_SHOWN_WITHIN = 2 /* something below it is shown */, LEAF_SHOWN_UNFOLDED = 4 };
guint8 *leaf_trace_shown (const LeafTrace *trace, gboolean with_library);

/* The cause of the first difference between two plays of the same commands: the first thing that ran, was tried or was
 * printed in only one of them. */
typedef enum {
  LEAF_DIVERGENCE_NOT = 0,
  LEAF_DIVERGENCE_BEGAN,     /* `rule`, of the later program, ran only there */
  LEAF_DIVERGENCE_ENDED,     /* `rule`, of the earlier program, ran only there */
  LEAF_DIVERGENCE_OTHERWISE, /* `rule`, of the later program, ran in both and differed; 0: no rule is the cause */
} LeafDivergenceSort;

typedef struct {
  LeafDivergenceSort sort;
  guint32 rule;
  guint32 before, now; /* the nodes that differ; 0: that play ended before */
} LeafDivergence;

/* Compares the traces of the same turn in two plays: of the program before and after an edit. */
LeafDivergence leaf_trace_find_divergence (const LeafTrace *before, const LeafTrace *now);
/* Finds the lettered text of a rule at a byte of a source. Returns FALSE if there is none. */
gboolean leaf_program_response_at (const LeafProgram *program, guint32 source, guint32 byte, guint32 *rule,
                                   LeafResponseInfo *response);

/* --- why did this rule not run? ----------------------------------------------------------------------------------- */

typedef enum {
  LEAF_ANSWER_NONE = 0,
  LEAF_ANSWER_RAN,            /* its preamble held, and its body ran */
  LEAF_ANSWER_CLAUSE_FAILED,  /* it was considered, but a clause was false: see `clauses` */
  LEAF_ANSWER_NOT_REACHED,    /* the rule `by` ended its rulebook before it */
  LEAF_ANSWER_STORY_ENDED,    /* the story ended or was undone before its rulebook reached it */
  LEAF_ANSWER_UNDER_WAY,      /* its rulebook is still running, and it may still be reached */
  LEAF_ANSWER_ACTION_STOPPED, /* its action was tried, but `by`, in `rulebook`, stopped it before the rule's rulebook */
  LEAF_ANSWER_ACTION_SILENT,  /* its action was tried silently, so it was not reported */
  LEAF_ANSWER_ACTION_UNSEEN,  /* its action was tried out of the player's sight, so it was not reported */
  LEAF_ANSWER_OUT_OF_WORLD,   /* the action is out of world, so the rule's rulebook is not used */
  LEAF_ANSWER_NOT_ASKED,      /* it is about requests to other people, and there was none */
  LEAF_ANSWER_NOT_FOLLOWED,   /* nothing followed its rulebook */
  /* nothing followed its rulebook, because no time passed: `tried` is the out of world action; NULL: no action */
  LEAF_ANSWER_NO_TIME,
  LEAF_ANSWER_ENDED_BEFORE, /* nothing followed its rulebook, because the story ended first */
  LEAF_ANSWER_NO_ACTION,    /* its action was not tried; `tried` names the actions that were */
  LEAF_ANSWER_WENT_ON,      /* its action was not tried, but `tried`, which began in an earlier turn, continued */
  LEAF_ANSWER_NOT_DUE,      /* it is set for a time; `tried` says when, seen from the end of the turn ("in 2 turns") */
  /* it runs at a time; `tried` is the time, which had passed before this turn ("9:00 am"), or NULL if none was set */
  LEAF_ANSWER_NOT_SET,
  /* it is in no rulebook; `place` is the sentence that unlisted it, or has source 0 if it never was in one */
  LEAF_ANSWER_UNLISTED,
  /* it is in no rulebook, because its preamble has a problem at `place`; `tried` is its sentence, or NULL */
  LEAF_ANSWER_FAULTY,
  LEAF_ANSWER_DOES_NOTHING, /* a sentence, at `place`, makes it do nothing */
  LEAF_ANSWER_SUBSTITUTED,  /* `by` ran in its place, because of the sentence at `place` */
  LEAF_ANSWER_PROCEDURAL,   /* a procedural rule, `by`, prevented it from running here */
  LEAF_ANSWER_COUNT
} LeafAnswerSort;

typedef struct {
  LeafAnswerSort sort;
  guint32 rulebook;    /* the rulebook that the answer is about; 0: none */
  guint32 by;          /* another rule, as the sort says; 0: none */
  gboolean at_time;    /* RAN: because its time had come */
  LeafOutcome outcome; /* RAN: of the rule */
  LeafPlace place;
  guint64 event;            /* the moment that the answer is about */
  guint32 node;             /* of the trace: the rule's node, or that of its rulebook or action; 0: none */
  LeafClauseState *clauses; /* CLAUSE_FAILED: as they were at that moment; else NULL */
  /* the action that the answer is about ("taking the box"), if the turn had several; else NULL */
  char *during;
  char *tried; /* "going north, looking" */
} LeafRuleAnswer;

/* Answers for each occasion in the turn on which the rule could have run, in order; or one answer that says why there
 * was none. `trace` is the trace of the turn in this play, which is replayed on a copy. Free with leaf_answers_free. */
LeafRuleAnswer *leaf_play_answers (const LeafPlay *play, const LeafTrace *trace, guint32 rule, guint32 *n);
void leaf_answers_free (LeafRuleAnswer *answers, guint32 n);
/* An answer in one or two sentences, without its clauses. Free with g_free. */
char *leaf_answer_words (const LeafProgram *program, const LeafRuleAnswer *answer);

/* --- sentences of answers ----------------------------------------------------------------------------------------- */

/* The pattern of a sentence. Patterns, rather than sentences, can be translated. Titles and explanations of the Laws
 * are patterns too. */
typedef enum {
  LEAF_ANSWER_MESSAGE_NONE = 0,
#define LEAF_SAYS(form, pattern) LEAF_ANSWER_MESSAGE_##form,
#include "leaf-answer-messages.def"
#undef LEAF_SAYS
#define LEAF_LAW(name, number, title, explanation) LEAF_ANSWER_MESSAGE_LAW_TITLE_##name, LEAF_ANSWER_MESSAGE_LAW_##name,
#include "leaf-laws.def"
#undef LEAF_LAW
  LEAF_ANSWER_MESSAGE_COUNT
} LeafAnswerMessage;

#define LEAF_SAID_PARTS 4

/* A sentence: a pattern and the parts to insert for its braces. */
typedef struct {
  LeafAnswerMessage form;
  char *with[LEAF_SAID_PARTS]; /* for {1} to {4}; owned; NULL: none */
  char *during;                /* an action to put before the sentence ("taking the box"); owned; NULL: none */
  /* for a part that is itself a pattern, into which with[i] is inserted as {1}; NONE: with[i] is the part */
  LeafAnswerMessage parts[LEAF_SAID_PARTS];
} LeafAnswerSentence;

LeafAnswerMessage leaf_law_says_title (LeafLaw law);
LeafAnswerMessage leaf_law_says_explanation (LeafLaw law);
const char *leaf_answer_message_pattern (LeafAnswerMessage form); /* "It ran in the {1} rules." */
/* Copies the two parts, which may be NULL. Clear with leaf_answer_sentence_clear. */
LeafAnswerSentence leaf_answer_sentence (LeafAnswerMessage form, const char *first, const char *second);
/* The sentence as text. `pattern` is the translated pattern; NULL: English. Free with g_free. */
char *leaf_answer_sentence_words (const LeafAnswerSentence *said, const char *pattern);
void leaf_answer_sentence_clear (LeafAnswerSentence *said);
void leaf_answer_sentences_free (LeafAnswerSentence *saids, guint32 n);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LeafAnswerSentence, leaf_answer_sentence_clear)
/* An answer as a sentence, without its clauses. Clear with leaf_answer_sentence_clear. */
LeafAnswerSentence leaf_answer_to_sentence (const LeafProgram *program, const LeafRuleAnswer *answer);
/* The sentence that a rule is in no rulebook because its preamble has this problem (leaf_program_rule_problem). */
LeafAnswerSentence leaf_problem_to_sentence (const LeafProgram *program, const LeafProblem *problem);
/* What leaf_program_explain_order and leaf_program_explain say, as sentences. Free with leaf_answer_sentences_free. */
LeafAnswerSentence *leaf_program_say_order (const LeafProgram *program, guint32 rulebook, guint32 one, guint32 another,
                                            guint32 *n);
LeafAnswerSentence *leaf_program_say_comparison (const LeafProgram *program, guint32 first, guint32 second, guint32 *n);

/* --- why did this not happen? ------------------------------------------------------------------------------------- */

/* What a question can be about: a rule, a text that was not printed, a scene that did not begin or end, a grammar
 * line that did not match, or a thing that was not in scope. */
typedef enum {
  LEAF_QUERY_NONE = 0,
  LEAF_QUERY_RULE,     /* id: the rule */
  LEAF_QUERY_RESPONSE, /* id: its rule; letter, 0 for A */
  LEAF_QUERY_SCENE,    /* id: that of an occurrence of the scene */
  LEAF_QUERY_GRAMMAR,  /* id: the number of the grammar line */
  LEAF_QUERY_SCOPE,    /* id: that of an occurrence of the thing */
} LeafQuerySort;

typedef struct {
  LeafQuerySort sort;
  guint32 id, letter;
} LeafQuery;

/* Finds what to ask about from words: those of leaf_program_find_rule; "check taking rule response (A)"; the name of a
 * scene or a thing; the words of an Understand sentence ("take [something]"), with or without quotation marks; or the
 * first words of exactly one rule of the story. FALSE: nothing has that name. */
gboolean leaf_program_find_query (const LeafProgram *program, const char *words, LeafQuery *query);
/* Finds what to ask about at a byte of a source: the grammar line or response there, else the rule, else a scene or
 * thing. */
gboolean leaf_program_query_at (const LeafProgram *program, guint32 source, guint32 byte, LeafQuery *query);
/* Words from which leaf_program_find_query finds the same query, in another version of the program too. Free with
 * g_free. */
char *leaf_query_words (const LeafProgram *program, const LeafQuery *query);
LeafPlace leaf_query_place (const LeafProgram *program, const LeafQuery *query); /* of what it is about */

/* A sentence of an answer to a query. Owns its strings. */
typedef struct {
  char *words; /* `said` in English */
  LeafAnswerSentence said;
  guint32 level;   /* 0: what happened to it; 1: why */
  int holds;       /* about a condition: 1 if it held, 0 if not; -1 if it was not reached, or this is not a condition */
  LeafPlace place; /* of what the sentence is about; source 0: not in a source */
  guint32 rule;    /* the rule that the sentence is about; 0: none */
} LeafFinding;

/* What happened in the turn of `trace`, a trace of this play, to what the query is about: *n sentences in reading
 * order. The play is replayed on a copy. Free with leaf_findings_free. */
LeafFinding *leaf_play_query (const LeafPlay *play, const LeafTrace *trace, const LeafQuery *query, guint32 *n);
void leaf_findings_free (LeafFinding *findings, guint32 n);

/* A condition on which a scene begins or ends. */
typedef struct {
  guint32 scene; /* the id of an occurrence of the scene */
  gboolean is_end;
  LeafPlace condition;
} LeafSceneChangeInfo;

/* numbered from 1 in the order of the source */
guint32 leaf_program_n_scene_changes (const LeafProgram *program);
LeafSceneChangeInfo leaf_program_scene_change (const LeafProgram *program, guint32 number);

G_END_DECLS
