/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-why-not-text.c: an answer as plain sentences. */

#include "leaf-play-private.h"

/* The line of a sentence of the story; NULL if it is elsewhere. */
static char *
dup_line (const LeafProgram *program, LeafPlace place)
{
  guint32 line = 0, column = 0;

  if (place.source == 0 || leaf_program_source_is_library (program, place.source))
    return NULL;
  leaf_program_line (program, place.source, place.start, &line, &column);
  return g_strdup_printf ("%u", line);
}

static LeafAnswerSentence
said_by_sentence (LeafAnswerMessage by_line, LeafAnswerMessage by_others, const char *first, const char *line)
{
  return leaf_answer_sentence (line != NULL ? by_line : by_others, first, line);
}

LeafAnswerSentence
leaf_problem_to_sentence (const LeafProgram *program, const LeafProblem *problem)
{
  g_return_val_if_fail (program != NULL, ((LeafAnswerSentence) { 0 }));
  g_autofree char *line = dup_line (program, problem->place);
  gboolean has_place = problem->sentence != NULL && line != NULL;

  return leaf_answer_sentence (has_place ? LEAF_ANSWER_MESSAGE_FAULTY : LEAF_ANSWER_MESSAGE_FAULTY_ELSEWHERE,
                               has_place ? problem->sentence : NULL, has_place ? line : NULL);
}

static LeafAnswerSentence
said_ran (const LeafRuleAnswer *answer, const char *book)
{
  static const LeafAnswerMessage forms[] = { [LEAF_OUTCOME_NONE] = LEAF_ANSWER_MESSAGE_RAN,
                                             [LEAF_OUTCOME_SUCCESS] = LEAF_ANSWER_MESSAGE_RAN_SUCCESS,
                                             [LEAF_OUTCOME_FAILURE] = LEAF_ANSWER_MESSAGE_RAN_FAILURE,
                                             [LEAF_OUTCOME_STOPPED] = LEAF_ANSWER_MESSAGE_RAN_STOPPED };

  if (book == NULL)
    return leaf_answer_sentence (answer->at_time ? LEAF_ANSWER_MESSAGE_RAN_AT_TIME : LEAF_ANSWER_MESSAGE_RAN_ALONE,
                                 NULL, NULL);
  return leaf_answer_sentence (
      (guint) answer->outcome < G_N_ELEMENTS (forms) ? forms[answer->outcome] : LEAF_ANSWER_MESSAGE_RAN, book, NULL);
}

/* The activity whose stage the rulebook is; NULL if there is none. */
static const char *
activity_of (const LeafImage *image, guint32 rulebook)
{
  LEAF_EACH (&image->activities, i) {
    const LeafImageActivity *row = LEAF_ROW (&image->activities, LeafImageActivity, i);

    if (row->before.ix == rulebook || row->during.ix == rulebook || row->after.ix == rulebook)
      return row->name;
  }
  return NULL;
}

/* The scene whose beginning or end the rulebook handles; NULL if there is none. */
static const LeafImageSceneCondition *
change_of_scene (const LeafImage *image, guint32 rulebook)
{
  LEAF_EACH (&image->scene_conditions, i) {
    const LeafImageSceneCondition *row = LEAF_ROW (&image->scene_conditions, LeafImageSceneCondition, i);

    if (row->rulebook.ix == rulebook || (row->end != 0 && row->plain.ix == rulebook))
      return row;
  }
  return NULL;
}

static LeafAnswerSentence
said_of_scene (const LeafImage *image, const LeafImageSceneCondition *change, guint32 rulebook)
{
  const char *scene = LEAF_IMAGE_INSTANCE (image, change->scene.ix)->name;

  if (change->end == 0)
    return leaf_answer_sentence (LEAF_ANSWER_MESSAGE_SCENE_DID_NOT_BEGIN, scene, NULL);
  if (change->rulebook.ix != rulebook || change->how == NULL)
    return leaf_answer_sentence (LEAF_ANSWER_MESSAGE_SCENE_DID_NOT_END, scene, NULL);
  return leaf_answer_sentence (LEAF_ANSWER_MESSAGE_SCENE_DID_NOT_END_SO, scene, change->how);
}

/* Names the activity or the scene, which says more than the rulebook. */
static LeafAnswerSentence
said_not_followed (const LeafProgram *program, const LeafRuleAnswer *answer, const char *book)
{
  const LeafImage *image = leaf_program_image (program);
  const char *activity = activity_of (image, answer->rulebook);
  const LeafImageSceneCondition *change = change_of_scene (image, answer->rulebook);

  if (answer->rulebook == image->facts.when_play_begins)
    return leaf_answer_sentence (LEAF_ANSWER_MESSAGE_FOLLOWED_ONCE, book, NULL);
  if (change != NULL)
    return said_of_scene (image, change, answer->rulebook);
  return activity != NULL ? leaf_answer_sentence (LEAF_ANSWER_MESSAGE_NOT_CARRIED_OUT, activity, NULL)
                          : leaf_answer_sentence (LEAF_ANSWER_MESSAGE_NOT_FOLLOWED, book, NULL);
}

static LeafAnswerSentence
said_of (const LeafProgram *program, const LeafRuleAnswer *answer)
{
  const char *book = answer->rulebook != 0 ? leaf_program_rulebook (program, answer->rulebook).name : NULL;
  const char *by = answer->by != 0 ? leaf_program_rule_face (program, answer->by) : NULL;
  g_autofree char *line = dup_line (program, answer->place);

  switch (answer->sort) {
  case LEAF_ANSWER_RAN: return said_ran (answer, book);
  case LEAF_ANSWER_CLAUSE_FAILED:
    return leaf_answer_sentence (
        book != NULL ? LEAF_ANSWER_MESSAGE_CLAUSE_FAILED : LEAF_ANSWER_MESSAGE_CLAUSE_FAILED_ALONE, book, NULL);
  case LEAF_ANSWER_NOT_REACHED: return leaf_answer_sentence (LEAF_ANSWER_MESSAGE_NOT_REACHED, book, by);
  case LEAF_ANSWER_STORY_ENDED:
    return leaf_answer_sentence (book != NULL ? LEAF_ANSWER_MESSAGE_STORY_ENDED : LEAF_ANSWER_MESSAGE_ACTION_LEFT, book,
                                 NULL);
  case LEAF_ANSWER_UNDER_WAY:
    return leaf_answer_sentence (book != NULL ? LEAF_ANSWER_MESSAGE_UNDER_WAY : LEAF_ANSWER_MESSAGE_ACTION_UNDER_WAY,
                                 book, NULL);
  case LEAF_ANSWER_ACTION_STOPPED:
    return leaf_answer_sentence (by != NULL ? LEAF_ANSWER_MESSAGE_ACTION_STOPPED : LEAF_ANSWER_MESSAGE_ACTION_ENDED,
                                 book, by);
  case LEAF_ANSWER_ACTION_SILENT: return leaf_answer_sentence (LEAF_ANSWER_MESSAGE_ACTION_SILENT, NULL, NULL);
  case LEAF_ANSWER_ACTION_UNSEEN: return leaf_answer_sentence (LEAF_ANSWER_MESSAGE_ACTION_UNSEEN, NULL, NULL);
  case LEAF_ANSWER_OUT_OF_WORLD: return leaf_answer_sentence (LEAF_ANSWER_MESSAGE_OUT_OF_WORLD, book, NULL);
  case LEAF_ANSWER_NOT_ASKED: return leaf_answer_sentence (LEAF_ANSWER_MESSAGE_NOT_ASKED, NULL, NULL);
  case LEAF_ANSWER_NOT_FOLLOWED: return said_not_followed (program, answer, book);
  case LEAF_ANSWER_NO_TIME:
    return leaf_answer_sentence (
        answer->tried != NULL ? LEAF_ANSWER_MESSAGE_NO_TIME : LEAF_ANSWER_MESSAGE_NOT_UNDERSTOOD, book, NULL);
  case LEAF_ANSWER_ENDED_BEFORE: return leaf_answer_sentence (LEAF_ANSWER_MESSAGE_ENDED_BEFORE, book, NULL);
  case LEAF_ANSWER_NO_ACTION:
    return leaf_answer_sentence (answer->tried != NULL ? LEAF_ANSWER_MESSAGE_NO_ACTION_BUT
                                                       : LEAF_ANSWER_MESSAGE_NO_ACTION_AT_ALL,
                                 answer->tried, NULL);
  case LEAF_ANSWER_WENT_ON: return leaf_answer_sentence (LEAF_ANSWER_MESSAGE_WENT_ON, answer->tried, NULL);
  case LEAF_ANSWER_NOT_DUE: return leaf_answer_sentence (LEAF_ANSWER_MESSAGE_NOT_DUE, answer->tried, NULL);
  case LEAF_ANSWER_NOT_SET:
    return leaf_answer_sentence (answer->tried != NULL ? LEAF_ANSWER_MESSAGE_TIME_OVER : LEAF_ANSWER_MESSAGE_NOT_SET,
                                 answer->tried, NULL);
  case LEAF_ANSWER_UNLISTED:
    return answer->place.source != 0
               ? said_by_sentence (LEAF_ANSWER_MESSAGE_UNLISTED_BY, LEAF_ANSWER_MESSAGE_UNLISTED_BY_OTHERS, NULL, line)
               : leaf_answer_sentence (LEAF_ANSWER_MESSAGE_UNLISTED, NULL, NULL);
  case LEAF_ANSWER_FAULTY:
    return leaf_problem_to_sentence (program, &(LeafProblem) { .place = answer->place, .sentence = answer->tried });
  case LEAF_ANSWER_DOES_NOTHING:
    return said_by_sentence (LEAF_ANSWER_MESSAGE_DOES_NOTHING, LEAF_ANSWER_MESSAGE_DOES_NOTHING_BY_OTHERS, NULL, line);
  case LEAF_ANSWER_SUBSTITUTED:
    return said_by_sentence (LEAF_ANSWER_MESSAGE_SUBSTITUTED, LEAF_ANSWER_MESSAGE_SUBSTITUTED_BY_OTHERS, by, line);
  case LEAF_ANSWER_PROCEDURAL: return leaf_answer_sentence (LEAF_ANSWER_MESSAGE_PROCEDURAL, by, NULL);
  case LEAF_ANSWER_NONE:
  case LEAF_ANSWER_COUNT: break;
  }
  return (LeafAnswerSentence) { 0 };
}

LeafAnswerSentence
leaf_answer_to_sentence (const LeafProgram *program, const LeafRuleAnswer *answer)
{
  g_return_val_if_fail (program != NULL, ((LeafAnswerSentence) { 0 }));
  LeafAnswerSentence said = said_of (program, answer);

  said.during = g_strdup (answer->during);
  return said;
}

char *
leaf_answer_words (const LeafProgram *program, const LeafRuleAnswer *answer)
{
  g_return_val_if_fail (program != NULL, NULL);
  g_auto (LeafAnswerSentence) said = leaf_answer_to_sentence (program, answer);

  return leaf_answer_sentence_words (&said, NULL);
}
