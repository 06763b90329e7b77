/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-diagnostics.c: problems and notices.
 *
 * A message is a code, a place and at most three texts; its sentence is in leaf-problems.def. Adding one stops
 * nothing: the stage that found it continues with the next sentence. Two bounds keep a hopeless source (a picture
 * opened as text, say) from filling memory: a number of messages, and a length for each quotation. */

#include "leaf-build.h"

#include <string.h>

#define MOST_MESSAGES 2000

typedef struct {
  const char *name;
  const char *template;
  gboolean is_notice;
} Problem;

static const Problem problems[LEAF_PROBLEM_COUNT] = {
#define LEAF_PROBLEM(code, text) { #code, text, FALSE },
#define LEAF_NOTICE(code, text)  { #code, text, TRUE },
#include "leaf-problems.def"
#undef LEAF_NOTICE
#undef LEAF_PROBLEM
};

/* "SENTENCE_UNKNOWN"; NULL if the number is not a code. */
const char *
leaf_problem_name (LeafProblemCode code)
{
  return (guint) code < LEAF_PROBLEM_COUNT ? problems[code].name : NULL;
}

gboolean
leaf_problem_is_notice (LeafProblemCode code)
{
  return problems[code].is_notice;
}

const char *
leaf_problem_template (LeafProblemCode code)
{
  return problems[code].template;
}

void
leaf_build_problem_with (LeafBuild *build, LeafProblemCode code, LeafSpan span,
                         const LeafMessageArgument args[LEAF_PROBLEM_ARGS])
{
  LeafMessage message = {
    .code = code, .span = span, .message = { .pattern = leaf_problem_template (code) }, .covers_from = span.start
  };

  if (build->messages.n > MOST_MESSAGES)
    return;
  for (guint i = 0; i < LEAF_PROBLEM_ARGS; i++)
    message.message.args[i] = leaf_message_argument_keep (args[i], build->arena);
  leaf_table_push (&build->messages, &message);
}

/* Problems before notices, then by place. Messages about the same place keep the order in which they were found, since
 * the sort is stable. */
static gint
compare_places (gconstpointer a, gconstpointer b, gpointer unused)
{
  const LeafMessage *one = a, *other = b;
  gint is_notice = leaf_problem_is_notice (one->code) - leaf_problem_is_notice (other->code);

  if (is_notice != 0)
    return is_notice;
  if (one->span.source != other->span.source)
    return one->span.source < other->span.source ? -1 : 1;
  if (one->span.start != other->span.start)
    return one->span.start < other->span.start ? -1 : 1;
  return 0;
}

/* Do the two messages say the same about the same words? A sentence that is read once for each of many things would
 * otherwise report its mistake for each. */
static gboolean
is_said_again (const LeafMessage *one, const LeafMessage *other)
{
  return one->code == other->code && one->span.source == other->span.source && one->span.end == other->span.end
         && leaf_message_fragment_equal (&one->message, &other->message);
}

/* Removes messages that repeat an earlier one at the same place. */
static void
leave_out_repeated (LeafTable *messages, guint32 first)
{
  guint32 n = first;

  for (guint32 i = first; i < messages->n; i++) {
    LeafMessage *message = LEAF_ROW (messages, LeafMessage, i);
    gboolean again = FALSE;

    for (guint32 before = n; before > first && !again; before--) {
      const LeafMessage *other = LEAF_ROW (messages, LeafMessage, before - 1);
      if (other->span.start != message->span.start)
        break;
      again = is_said_again (other, message);
    }
    if (!again)
      *LEAF_ROW (messages, LeafMessage, n++) = *message;
  }
  messages->n = n;
}

/* Removes notices about words that a problem is about. */
static void
leave_out_beside_problems (LeafTable *messages, guint32 first)
{
  guint32 n = first, n_problems = first;

  while (n_problems < messages->n && !leaf_problem_is_notice (LEAF_ROW (messages, LeafMessage, n_problems)->code))
    n_problems++;
  n = n_problems;
  for (guint32 i = n_problems; i < messages->n; i++) {
    const LeafMessage notice = *LEAF_ROW (messages, LeafMessage, i);
    gboolean is_beside = FALSE;

    for (guint32 j = first; j < n_problems && !is_beside; j++) {
      LeafSpan span = LEAF_ROW (messages, LeafMessage, j)->span;

      is_beside = span.source == notice.span.source && span.start == notice.span.start && span.end == notice.span.end;
    }
    if (!is_beside)
      *LEAF_ROW (messages, LeafMessage, n++) = notice;
  }
  messages->n = n;
}

/* Removes messages that another one covers. If the opening quotation mark of a text is missing, for example, the words
 * of the text make no sense as sentences. */
static void
leave_out_covered (LeafTable *messages, guint32 first)
{
  for (guint32 i = first; i < messages->n; i++) {
    const LeafMessage cover = *LEAF_ROW (messages, LeafMessage, i);
    guint32 n = first, kept = i; /* the row of the cover, without those before it */

    if (cover.covers_from == cover.span.start)
      continue;
    for (guint32 other = first; other < messages->n; other++) {
      const LeafMessage row = *LEAF_ROW (messages, LeafMessage, other);

      if (row.span.source != cover.span.source || row.span.start < cover.covers_from
          || row.span.start >= cover.span.start) {
        if (other == i)
          kept = n;
        *LEAF_ROW (messages, LeafMessage, n++) = row;
      }
    }
    messages->n = n;
    i = kept;
  }
}

void
leaf_build_settle_messages (LeafBuild *build, guint32 first)
{
  build->n_notices = 0;
  if (first >= build->messages.n)
    return;
  g_qsort_with_data (LEAF_ROW (&build->messages, LeafMessage, first), (gint) (build->messages.n - first),
                     sizeof (LeafMessage), compare_places, NULL);
  leave_out_repeated (&build->messages, first);
  leave_out_covered (&build->messages, first);
  leave_out_beside_problems (&build->messages, first);
  for (guint32 i = first; i < build->messages.n; i++) {
    LeafMessage *message = LEAF_ROW (&build->messages, LeafMessage, i);
    g_autofree char *sentence = leaf_message_fragment_words (&message->message, NULL, NULL);

    message->sentence = leaf_arena_strdup (build->arena, sentence);
    build->n_notices += leaf_problem_is_notice (message->code);
  }
}
