/* leaf-why.h: what a play answers an author who asks why: rules in force, a turn as a tree, what did not run or happen.  Part of leaf.h. */
#pragma once

#include "leaf-play.h"

G_BEGIN_DECLS

/* --- procedural rules --- */

/* A procedural rule changes other rules for a while.  Each time that something is *followed* (the phrase "follow", a turn, an
 * action; not "abide by", nor the stages of an action or an activity) a frame of rule changes is opened, the procedural rules
 * run, and what they ask for is put down in that frame; when the following ends the frame is closed, and forgotten.  Only the
 * innermost frame is in force.  A story without procedural rules has no frames at all.
 *
 * To show what is in force where a play has stopped:
 *
 *   for (guint32 f = 0; f < leaf_play_n_rule_frames (play); f++)          0 is the innermost: the one in force
 *     for (guint32 i = 0; i < leaf_play_rule_frame (play, f).n_changes; i++)
 *       ... leaf_play_rule_change (play, f, i)
 */
typedef enum {
  LEAF_CHANGE_NONE = 0,
  LEAF_CHANGE_IGNORE,         /* ignore R: it is not run */
  LEAF_CHANGE_REINSTATE,      /* reinstate R: takes back an "ignore" */
  LEAF_CHANGE_MOVE_BEFORE,    /* move R to before O: it runs just before O does, and not in its own place */
  LEAF_CHANGE_MOVE_AFTER,     /* move R to after O: just after, if O came to no decision */
  LEAF_CHANGE_REJECT_RESULT,  /* reject the result of R: it runs, but counts as undecided */
  LEAF_CHANGE_ACCEPT_RESULT,  /* accept the result of R: takes back a "reject" */
  LEAF_CHANGE_SUBSTITUTE,     /* substitute O for R: O runs in the place of R; where O is R, the original is restored */
} LeafChangeSort;

/* One open frame. */
typedef struct {
  guint32 rule, rulebook; /* what is being followed in it: one of the two, the other is 0 */
  guint32 frame;          /* its row in leaf_play_frame's stack, or G_MAXUINT32 where that shows none (yet) */
  guint32 n_changes;
} LeafRuleFrameInfo;

/* One change.  R, the rule or rulebook that it is about, is `rule` or `rulebook`; O, the other, `other_rule` or
 * `other_rulebook`; of each pair one is 0, and both of O are where there is no other. */
typedef struct {
  LeafChangeSort sort;
  guint32        rule, rulebook;
  guint32        other_rule, other_rulebook;
  guint32        by;       /* the rule that asked for it, a procedural rule as a rule; 0 none */
  LeafPlace      place;    /* the phrase in it that did: "ignore the lamp rule" */
  gboolean       is_undone; /* a later change of the same frame takes it back, so that it has no effect */
} LeafRuleChangeInfo;

guint32            leaf_play_n_rule_frames (const LeafPlay *play);
LeafRuleFrameInfo  leaf_play_rule_frame    (const LeafPlay *play, guint32 depth); /* 0 the innermost, which is in force */
LeafRuleChangeInfo leaf_play_rule_change   (const LeafPlay *play, guint32 depth, guint32 number); /* from 0, as they were asked for */
/* Has the program rules, or phrases in use, that change rules while it is played?  Where not, none of this need be shown. */
gboolean           leaf_program_changes_rules (const LeafProgram *program);
/* A change in plain words: "the lamp rule is ignored", "the lamp rule runs before the door rule"; free with g_free. */
char              *leaf_rule_change_words (const LeafProgram *program, const LeafRuleChangeInfo *change);
/* What was done to the rule of an event, and by whom: "ignored, as the darkness rule asks"; NULL where nothing was.  To be put
 * after the rule's title; free with g_free. */
char              *leaf_event_override_words (const LeafProgram *program, const LeafEvent *event);
/* Both in another language, as leaf_problem_dup_words. */
char              *leaf_rule_change_words_in (const LeafProgram *program, const LeafRuleChangeInfo *change, GTranslateFunc translate, gpointer data);
char              *leaf_event_override_words_in (const LeafProgram *program, const LeafEvent *event, GTranslateFunc translate, gpointer data);

/* Each clause of a rule's preamble, in the order in which they are tested: 1 holds, 0 does not, -1 was not reached, since one before it
 * does not hold, or cannot be told here.  The array ends with a clause whose place has source 0; free with g_free. */
typedef struct {
  LeafPlace   place;  /* its words, or those that it goes with */
  const char *unsaid; /* what it asks, where the preamble does not say it in words: "the player does it"; else NULL */
  int         holds;
  const char *values; /* leaf_play_clauses_at, where it does not hold: what was so instead ("the action was taking cup; score was 3"); else
                       * NULL; it lives as long as the array */
} LeafClauseState;
LeafClauseState *leaf_play_why_not (const LeafPlay *play, guint32 rule); /* as it is now, where the play stands */
/* As it was at an earlier event, LeafEvent.number: the play is played again up to there. */
LeafClauseState *leaf_play_clauses_at (const LeafPlay *play, guint64 event, guint32 rule);
/* The same for `n` rules, each at its own event, the events in order: the play is played again once.  states[i] is for g_free. */
void             leaf_play_clauses_at_each (const LeafPlay *play, const guint64 *events, const guint32 *rules, guint32 n,
                                            LeafClauseState **states);

/* --- a turn as a tree ----------------------------------------------------------------------------------------------------- */

/* Turn 0 is what happens before the first command is wanted; turn n begins with the nth command.  Any of them is had by playing again, so
 * nothing is kept for it while the story is played. */
guint32      leaf_play_n_turns (const LeafPlay *play); /* those begun: 0 .. n - 1 */

typedef enum {
  LEAF_TRACED_TURN = 1, /* the root */
  LEAF_TRACED_COMMAND,  /* text: what was typed */
  LEAF_TRACED_ACTION,   /* text: "taking the box"; action; outcome */
  LEAF_TRACED_RULEBOOK, /* rulebook, entry, outcome; rule: by which it was decided */
  LEAF_TRACED_RULE,     /* rule, rulebook, entry; applied, outcome, changed, treated */
  LEAF_TRACED_ACTIVITY, /* text: its name */
  LEAF_TRACED_PHRASE,   /* text: as its definition begins; place: of the definition */
  LEAF_TRACED_TEXT,     /* text, place of the phrase that printed it; rule: the innermost; text_at */
  LEAF_TRACED_FAULT,    /* text: a run-time problem */
  LEAF_TRACED_NOTICE,
} LeafTracedSort;

/* Nodes in the order in which they began: those under one come directly after it. */
typedef struct {
  LeafTracedSort sort;
  guint32        parent;      /* number of the node that it is in; of the root: itself, 0 */
  guint32        end;         /* number of the first node after all that are in it */
  guint32        rule, rulebook, action;
  LeafEntry      entry;
  LeafOutcome    outcome;
  gboolean       is_over;     /* FALSE: it was still under way, or was left without a word (the story was undone, restored, ended) */
  gboolean       applied;     /* a rule: its preamble held */
  gboolean       is_passed;   /* a rule, or rulebook: procedural rules had it not run: `treated` */
  gboolean       is_library;
  gboolean       is_hidden;   /* inside what traces leave out: printing a name, making a text */
  LeafChanged    changed;
  LeafPlace      change;      /* the sentence that did it */
  guint32        treated, other_rule, other_rulebook, treated_by; /* as in LeafEvent */
  LeafPlace      place;
  const char    *text;        /* borrowed from the trace; never NULL */
  const char    *remarks;     /* FAULT, NOTICE: as in LeafEvent; likewise */
  guint32        text_at;     /* bytes printed in this turn before it began */
  guint32        style;       /* TEXT: LeafTextStyle bits */
  guint64        event;       /* the moment at which it began: for leaf_play_seek, leaf_play_clauses_at */
  guint64        event_end;   /* ... and at which it ended */
} LeafTraceNode;

typedef struct _LeafTrace LeafTrace;

/* NULL: there was no such turn.  Of a turn that is still under way, what happened so far. */
LeafTrace           *leaf_play_trace  (const LeafPlay *play, guint32 turn);
/* The same, cut off after so many nodes, as every tree is at half a million or 16 MiB of text. */
LeafTrace           *leaf_play_trace_up_to (const LeafPlay *play, guint32 turn, guint32 most_nodes);
const LeafTraceNode *leaf_trace_nodes (const LeafTrace *trace, guint32 *n);
guint32              leaf_trace_turn  (const LeafTrace *trace);
LeafProgram         *leaf_trace_program (const LeafTrace *trace); /* borrowed */
/* The node of the text that was printed as the `byte`th (from 0) of the turn, 0 where there is none: what is above it is the chain
 * that printed it, from the phrase or rule up to the command. */
guint32              leaf_trace_text  (const LeafTrace *trace, guint32 byte);
void                 leaf_trace_free  (LeafTrace *trace);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafTrace, leaf_trace_free)
/* A node as one line for a person: "Instead of taking the box: stopped, failure"; free with g_free. */
char                *leaf_trace_words (const LeafProgram *program, const LeafTraceNode *node);
/* As leaf_event_override_words, of a rule of the tree; NULL: no other rule has treated it. */
char              *leaf_trace_override_words (const LeafProgram *program, const LeafTraceNode *node);
char              *leaf_trace_override_words_in (const LeafProgram *program, const LeafTraceNode *node, GTranslateFunc translate, gpointer data);

/* What a person is shown of a turn, a byte of these for each node; free with g_free: the story's own rules and what they did, what was typed, done and
 * printed, and of the library what led there; `with_library`: all that the library did, too.  Of what is unfolded the way to each rule of the
 * story's is. */
enum { LEAF_SHOWN = 1, LEAF_SHOWN_WITHIN = 2 /* something in it is */, LEAF_SHOWN_UNFOLDED = 4 };
guint8              *leaf_trace_shown (const LeafTrace *trace, gboolean with_library);

/* What made two plays of the same commands part: the first that ran, was tried or was printed in the one and not in the other. */
typedef enum {
  LEAF_DIVERGENCE_NOT = 0,
  LEAF_DIVERGENCE_BEGAN,     /* `rule`, of the later program, ran and had not */
  LEAF_DIVERGENCE_ENDED,     /* `rule`, of the earlier program, had run and did not any more */
  LEAF_DIVERGENCE_OTHERWISE, /* `rule`, of the later program, ran in both, and did something else; 0: no rule did */
} LeafDivergenceSort;

typedef struct {
  LeafDivergenceSort sort;
  guint32    rule;
  guint32    before, now; /* nodes; 0: it came to its end before that */
} LeafDivergence;

/* The same turn of two plays, in the programs before and after an edit. */
LeafDivergence          leaf_trace_find_divergence (const LeafTrace *before, const LeafTrace *now);
/* The lettered text of a rule whose words stand at a byte of a source; FALSE: none does. */
gboolean             leaf_program_response_at (const LeafProgram *program, guint32 source, guint32 byte, guint32 *rule,
                                               LeafResponseInfo *response);

/* --- why did this rule not run? --- */

typedef enum {
  LEAF_ANSWER_NONE = 0,
  LEAF_ANSWER_RAN,             /* its preamble held, and its body ran */
  LEAF_ANSWER_CLAUSE_FAILED,   /* it was considered: `clauses` says which of them was false then */
  LEAF_ANSWER_NOT_REACHED,     /* its rulebook was ended before it: by the rule `by` */
  LEAF_ANSWER_STORY_ENDED,     /* ... or since the story ended, or was taken back, meanwhile */
  LEAF_ANSWER_UNDER_WAY,       /* its rulebook is being gone through, and it may still come */
  LEAF_ANSWER_ACTION_STOPPED,  /* its action was tried, but `by`, in `rulebook`, stopped it before this rulebook came */
  LEAF_ANSWER_ACTION_SILENT,   /* its action was done silently, so that nothing reported it */
  LEAF_ANSWER_ACTION_UNSEEN,   /* ... out of the player's sight */
  LEAF_ANSWER_OUT_OF_WORLD,    /* the action is outside the world of the story, where its rulebook is not asked */
  LEAF_ANSWER_NOT_ASKED,       /* it is about what others are asked to do, and nobody was asked to */
  LEAF_ANSWER_NOT_FOLLOWED,    /* nothing followed its rulebook */
  LEAF_ANSWER_NO_TIME,         /* ... since no time went by: `tried` is what was done outside the world, or NULL: nothing */
  LEAF_ANSWER_ENDED_BEFORE,    /* ... since the story ended before it came to that */
  LEAF_ANSWER_NO_ACTION,       /* its action was not tried; `tried`: what was */
  LEAF_ANSWER_WENT_ON,         /* ... but `tried`, which had begun in an earlier turn, went on in this one */
  LEAF_ANSWER_NOT_DUE,         /* it is set for a time: `tried` says when ("in 2 turns"), at the end of the turn */
  LEAF_ANSWER_NOT_SET,         /* it runs at a time: `tried` is one that had come before this turn ("9:00 am"), or NULL: none was set for it */
  LEAF_ANSWER_UNLISTED,        /* it stands in no rulebook: `place` is the sentence that took it out; or it never stood in one */
  LEAF_ANSWER_FAULTY,          /* ... as its preamble has a problem, at `place`; `tried` is what that says, or NULL */
  LEAF_ANSWER_DOES_NOTHING,    /* a sentence, at `place`, has it do nothing */
  LEAF_ANSWER_SUBSTITUTED,     /* `by` ran in its place, as the sentence at `place` asks */
  LEAF_ANSWER_PROCEDURAL,      /* a procedural rule, `by`, had it not run here */
  LEAF_ANSWER_COUNT
} LeafAnswerSort;

typedef struct {
  LeafAnswerSort   sort;
  guint32          rulebook; /* in which; 0 */
  guint32          by;       /* rule; 0 */
  gboolean         at_time;  /* of a rule that ran: since its time had come */
  LeafOutcome      outcome;  /* of the rule that ran */
  LeafPlace        place;
  guint64          event;    /* of the moment */
  guint32          node;     /* of the trace: the rule's, or that of its rulebook or action; 0 none */
  LeafClauseState *clauses;  /* CLAUSE_FAILED: as they were then; else NULL */
  char            *during;   /* "taking the box", where the turn had more than one action and this is about one of them; else NULL */
  char            *tried;    /* "going north, looking" */
} LeafRuleAnswer;

/* For each time in the turn that the rule could have run, in order, what became of it; if there was none, one answer that says why.
 * The trace is the turn's, of this play.  Free with leaf_answers_free. */
LeafRuleAnswer *leaf_play_answers (const LeafPlay *play, const LeafTrace *trace, guint32 rule, guint32 *n);
void        leaf_answers_free (LeafRuleAnswer *answers, guint32 n);
/* An answer in one or two plain sentences, without its clauses; free with g_free. */
char       *leaf_answer_words (const LeafProgram *program, const LeafRuleAnswer *answer);

/* --- what is said ---------------------------------------------------------------------------------------------------------- */

/* A sentence of an answer is a pattern and what stands in its braces, so that it can be said in another language.  What the Laws are called and say
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

typedef struct {
  LeafAnswerMessage form;
  char    *with[LEAF_SAID_PARTS];  /* {1} to {4}; owned; NULL */
  char    *during;                 /* owned; put before the sentence: "taking the box"; NULL */
  LeafAnswerMessage parts[LEAF_SAID_PARTS]; /* a part that is said by a pattern itself, in which `with` is {1}; NONE: it is `with` as it is */
} LeafAnswerSentence;

LeafAnswerMessage    leaf_law_says_title       (LeafLaw law);
LeafAnswerMessage    leaf_law_says_explanation (LeafLaw law);
const char *leaf_answer_message_pattern (LeafAnswerMessage form); /* "It ran in the {1} rules." */
LeafAnswerSentence    leaf_answer_sentence         (LeafAnswerMessage form, const char *first, const char *second); /* leaf_answer_sentence_clear */
/* In English, or as `pattern` (the form's, translated); free with g_free. */
char       *leaf_answer_sentence_words   (const LeafAnswerSentence *said, const char *pattern);
void        leaf_answer_sentence_clear   (LeafAnswerSentence *said);
void        leaf_answer_sentences_free   (LeafAnswerSentence *saids, guint32 n);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LeafAnswerSentence, leaf_answer_sentence_clear)
LeafAnswerSentence    leaf_answer_to_sentence  (const LeafProgram *program, const LeafRuleAnswer *answer);
/* That a rule stands nowhere, as its preamble has a problem; leaf_program_rule_problem. */
LeafAnswerSentence    leaf_problem_to_sentence (const LeafProgram *program, const LeafProblem *problem);
/* leaf_program_explain_order and leaf_program_explain, sentence by sentence; free with leaf_answer_sentences_free. */
LeafAnswerSentence   *leaf_program_say_order (const LeafProgram *program, guint32 rulebook, guint32 one, guint32 another, guint32 *n);
LeafAnswerSentence   *leaf_program_say_comparison (const LeafProgram *program, guint32 first, guint32 second, guint32 *n);

/* --- why did this not happen? --- */

/* What one may ask about, in one shape: a rule, a text that was not printed, a scene that did not begin or end, a line of grammar that did not
 * match, a thing that was not in scope. */
typedef enum {
  LEAF_QUERY_NONE = 0,
  LEAF_QUERY_RULE,     /* id: the rule */
  LEAF_QUERY_RESPONSE, /* id: its rule; letter, 0 for A */
  LEAF_QUERY_SCENE,    /* id: as an occurrence of it has */
  LEAF_QUERY_GRAMMAR,  /* id: of the line, as a number */
  LEAF_QUERY_SCOPE,    /* id: of the thing, as an occurrence of it has */
} LeafQuerySort;

typedef struct {
  LeafQuerySort sort;
  guint32         id, letter;
} LeafQuery;

/* By words: as leaf_program_find_rule; "check taking rule response (A)"; the name of a scene or a thing; or the words of an Understand
 * sentence ("take [something]"), between quotation marks or not; or those with which one rule of the story alone begins.  FALSE: nothing is
 * called so. */
gboolean     leaf_program_find_query (const LeafProgram *program, const char *words, LeafQuery *enquiry);
/* What one would ask about at a byte of a source: a line of grammar, a response, else the rule; where there is none, a scene or a
 * thing. */
gboolean     leaf_program_query_at   (const LeafProgram *program, guint32 source, guint32 byte, LeafQuery *enquiry);
/* What it is called, by which leaf_program_find_query finds it in another program too; free with g_free. */
char        *leaf_query_words        (const LeafProgram *program, const LeafQuery *enquiry);
LeafPlace    leaf_query_place        (const LeafProgram *program, const LeafQuery *enquiry); /* where that is written */

/* A piece of an answer, in the order in which they are to be read. */
typedef struct {
  char     *words; /* `said` in English */
  LeafAnswerSentence  said;
  guint32   level; /* 0: what became of it; 1: why */
  int       holds; /* of a condition: 1 it held, 0 it did not; -1 it was not come to, or this is none */
  LeafPlace place; /* what it speaks of; source 0: nothing in a source */
  guint32   rule;  /* likewise; 0 */
} LeafFinding;

/* What became of it in the turn of `trace`, which is of this play: the moments are played again. */
LeafFinding *leaf_play_query   (const LeafPlay *play, const LeafTrace *trace, const LeafQuery *enquiry, guint32 *n);
void         leaf_findings_free  (LeafFinding *findings, guint32 n);

/* The conditions on which scenes begin and end, as the source has them; number from 1. */
typedef struct {
  guint32   scene;  /* as an occurrence of it has */
  gboolean  is_end;
  LeafPlace condition;
} LeafSceneChangeInfo;

guint32             leaf_program_n_scene_changes (const LeafProgram *program);
LeafSceneChangeInfo leaf_program_scene_change    (const LeafProgram *program, guint32 number);

G_END_DECLS
