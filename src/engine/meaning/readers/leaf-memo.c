/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-memo.c: keywords, memoised readings, the budget of attempts, and how far a reading got. */

#include "leaf-readers.h"

#include <string.h>

#define MOST_DEPTH 160
#define BUDGET     200000
#define MOST_WORDS 2000
#define MOST_KEPT  8192

/* --- keywords ----------------------------------------------------------------------------------------------------- */

static const char *const keyword_spellings[LEAF_KW_COUNT] = {
  NULL,
#define LEAF_KEYWORD(name, spelling) spelling,
#include "leaf-keywords.def"
#undef LEAF_KEYWORD
};

/* One byte for each spelling up to that of the last keyword; made once, and shared by the copies of a build. */
void
leaf_keywords_prepare (LeafBuild *build)
{
  LeafVocabId ids[LEAF_KW_COUNT];
  guint32 n = 0;
  guint8 *keywords;

  G_STATIC_ASSERT (LEAF_KW_COUNT <= 256);
  if (build->phrases->keywords != NULL)
    return;
  for (guint i = 1; i < LEAF_KW_COUNT; i++) {
    ids[i] = leaf_vocabulary_intern (build->vocabulary, keyword_spellings[i], -1);
    n = MAX (n, ids[i].ix + 1);
  }
  keywords = leaf_arena_alloc (build->arena, n);
  for (guint i = 1; i < LEAF_KW_COUNT; i++)
    keywords[ids[i].ix] = (guint8) i;
  build->phrases->keywords = keywords;
  build->phrases->n_keywords = n;
}

const char *
leaf_kw_spelling (LeafKeyword keyword)
{
  return keyword_spellings[keyword];
}

LeafKeyword
leaf_kw (const LeafBuild *build, guint32 number)
{
  const LeafWord *word = leaf_word (build, number);

  if (word->sort == LEAF_WORD_TEXT || word->vocab.ix >= build->phrases->n_keywords)
    return LEAF_KW_NONE;
  return (LeafKeyword) build->phrases->keywords[word->vocab.ix];
}

gboolean
leaf_kw_is_article (LeafKeyword keyword)
{
  return keyword == LEAF_KW_A || keyword == LEAF_KW_AN || keyword == LEAF_KW_THE || keyword == LEAF_KW_SOME;
}

guint32
leaf_kw_find (const LeafBuild *build, LeafWording w, guint32 from, LeafKeyword keyword)
{
  guint32 depth = 0;

  if (from == w.first + 1 && from < w.end) /* if the first word opens a bracket, the search begins within it */
    depth = leaf_kw (build, w.first) == LEAF_KW_OPEN || leaf_kw (build, w.first) == LEAF_KW_OPEN_BRACE;
  for (guint32 i = from; i < w.end; i++) {
    LeafKeyword here = leaf_kw (build, i);

    if (depth == 0 && here == keyword)
      return i;
    if (here == LEAF_KW_OPEN || here == LEAF_KW_OPEN_BRACE)
      depth++;
    else if ((here == LEAF_KW_CLOSE || here == LEAF_KW_CLOSE_BRACE) && depth > 0)
      depth--;
  }
  return w.end;
}

/* --- stored readings ---------------------------------------------------------------------------------------------- */

typedef struct {
  guint64 key; /* 0: none */
  gpointer answer;
} KeptReading;

struct _LeafKeptReadings {
  KeptReading *kept;
  guint32 n, room;
  guint32 generation;
  guint32 depth;
  guint32 budget;
  gboolean is_noted;     /* what is being read was not understood: */
  LeafWording noted;     /*   these words, */
  LeafFarthest farthest; /* and how far it got */
};

static LeafKeptReadings *
reading_of (LeafScope *scope)
{
  if (scope->reading == NULL) {
    scope->reading = g_new0 (LeafKeptReadings, 1);
    scope->reading->budget = BUDGET;
    leaf_keywords_prepare (scope->build);
  }
  return scope->reading;
}

void
leaf_reading_free (LeafKeptReadings *reading)
{
  if (reading == NULL)
    return;
  g_free (reading->kept);
  g_free (reading);
}

void
leaf_reading_changed (LeafScope *scope)
{
  reading_of (scope)->generation++;
}

void
leaf_reading_renew (LeafScope *scope)
{
  LeafKeptReadings *self = reading_of (scope);

  self->budget = BUDGET;
  self->depth = 0;
  if (self->n > MOST_KEPT / 2) {
    memset (self->kept, 0, sizeof *self->kept * self->room);
    self->n = 0;
  }
}

static guint64
key_of (const LeafKeptReadings *self, LeafReader reader, LeafWording w, guint32 extra)
{
  guint64 key = ((guint64) w.first << 32 | w.end) * G_GUINT64_CONSTANT (0x9E3779B97F4A7C15);

  key ^= ((guint64) extra << 8 | (guint64) reader | (guint64) self->generation << 40)
         * G_GUINT64_CONSTANT (0xC2B2AE3D27D4EB4F);
  key ^= key >> 29;
  key *= G_GUINT64_CONSTANT (0xBF58476D1CE4E5B9);
  key ^= key >> 32;
  return key == 0 ? 1 : key;
}

static guint32
place_of (const LeafKeptReadings *self, guint64 key)
{
  guint32 at = (guint32) key & (self->room - 1);

  while (self->kept[at].key != 0 && self->kept[at].key != key)
    at = (at + 1) & (self->room - 1);
  return at;
}

static void
grow (LeafKeptReadings *self)
{
  g_autofree KeptReading *kept = self->kept;
  guint32 room = self->room;

  self->room = room == 0 ? 64 : room * 2;
  self->kept = g_new0 (KeptReading, self->room);
  for (guint32 i = 0; i < room; i++)
    if (kept[i].key != 0)
      self->kept[place_of (self, kept[i].key)] = kept[i];
}

gboolean
leaf_reading_begin (LeafScope *scope, LeafReader reader, LeafWording w, guint32 extra, gpointer *found)
{
  LeafKeptReadings *self = reading_of (scope);
  guint32 cost, at;
  guint64 key;

  *found = NULL;
  if (leaf_wording_empty (w) || leaf_wording_length (w) > MOST_WORDS || self->depth >= MOST_DEPTH || self->budget == 0)
    return FALSE;
  if (self->room == 0)
    grow (self);
  key = key_of (self, reader, w, extra);
  at = place_of (self, key);
  if (self->kept[at].key == key) {
    *found = self->kept[at].answer;
    return FALSE;
  }
  /* A reader looks at each word more than once, so long wordings cost more. */
  cost = 1 + leaf_wording_length (w) / 4;
  self->budget -= MIN (self->budget, cost);
  scope->build->phrases->effort += cost;
  self->depth++;
  return TRUE;
}

gpointer
leaf_reading_end (LeafScope *scope, LeafReader reader, LeafWording w, guint32 extra, gpointer answer)
{
  LeafKeptReadings *self = reading_of (scope);
  guint64 key = key_of (self, reader, w, extra);
  guint32 at;

  self->depth--;
  if (self->n * 2 >= self->room)
    grow (self);
  at = place_of (self, key);
  self->n++;
  self->kept[at] = (KeptReading) { key, answer };
  return answer;
}

/* --- where a reading stopped -------------------------------------------------------------------------------------- */

static gboolean
is_within (LeafWording inner, LeafWording outer)
{
  return !leaf_wording_empty (inner) && inner.first >= outer.first && inner.end <= outer.end;
}

static void
note (LeafScope *scope, LeafFarthest stop)
{
  LeafKeptReadings *self = scope->reading;
  LeafWording best;

  if (self == NULL || !self->is_noted || !is_within (stop.stopped, self->noted))
    return;
  best = self->farthest.stopped;
  if (!leaf_wording_empty (best)
      && (stop.stopped.first < best.first || (stop.stopped.first == best.first && stop.stopped.end >= best.end)))
    return;
  stop.refused = self->farthest.refused;
  stop.refused_words = self->farthest.refused_words;
  memcpy (stop.refused_args, self->farthest.refused_args, sizeof stop.refused_args);
  self->farthest = stop;
}

gboolean
leaf_reading_is_noted (const LeafScope *scope)
{
  return scope->reading != NULL && scope->reading->is_noted;
}

gpointer
leaf_reading_stopped (LeafScope *scope, LeafWording stopped, LeafExpected expected, LeafKindId kind,
                      LeafWording understood, const char *as)
{
  note (scope,
        (LeafFarthest) { .stopped = stopped, .expected = expected, .kind = kind, .understood = understood, .as = as });
  return NULL;
}

gpointer
leaf_reading_stopped_in (LeafScope *scope, LeafWording phrase, LeafWording stopped, LeafExpected expected,
                         LeafKindId kind)
{
  note (scope, (LeafFarthest) { .stopped = stopped, .expected = expected, .kind = kind, .phrase = phrase });
  return NULL;
}

gpointer
leaf_reading_refused_with (LeafScope *scope, LeafProblemCode code, LeafWording w,
                           const LeafMessageArgument args[LEAF_PROBLEM_ARGS])
{
  LeafKeptReadings *self = scope->reading;

  if (self == NULL || !self->is_noted || self->farthest.refused != LEAF_PROBLEM_NONE)
    return NULL;
  self->farthest.refused = code;
  self->farthest.refused_words = w;
  for (guint i = 0; i < LEAF_PROBLEM_ARGS; i++)
    self->farthest.refused_args[i] = leaf_message_argument_keep (args[i], scope->build->arena);
  return NULL;
}

static void
read_as (LeafScope *scope, LeafWording w, LeafExpected expected)
{
  LeafWording reason;

  switch (expected) {
  case LEAF_EXPECTED_PHRASE: leaf_read_statement (scope, w); break;
  case LEAF_EXPECTED_CONDITION: leaf_meaning_condition (scope, w); break;
  case LEAF_EXPECTED_DESCRIPTION: leaf_meaning_noun (scope, w, LEAF_KIND (NONE)); break;
  case LEAF_EXPECTED_ACTION: leaf_action_pattern_read (scope, w, &reason); break;
  case LEAF_EXPECTED_SAYABLE: leaf_read_say_piece (scope, w); break;
  case LEAF_EXPECTED_NONE:
  case LEAF_EXPECTED_VALUE:
  case LEAF_EXPECTED_COMMON_NOUN:
  case LEAF_EXPECTED_ADJECTIVE:
  case LEAF_EXPECTED_COMPLEMENT:
  case LEAF_EXPECTED_RULE:
  case LEAF_EXPECTED_ACTIVITY:
  case LEAF_EXPECTED_TABLE:
  case LEAF_EXPECTED_COLUMN:
  case LEAF_EXPECTED_PROPERTY:
  case LEAF_EXPECTED_KIND:
  case LEAF_EXPECTED_PLACE:
  case LEAF_EXPECTED_COUNT: leaf_read_value (scope, w, LEAF_KIND (NONE)); break;
  }
}

LeafFarthest
leaf_reading_farthest (LeafScope *scope, LeafWording w, LeafExpected expected)
{
  LeafKeptReadings *self = reading_of (scope);
  LeafFarthest found = { .stopped = LEAF_NO_WORDS };

  /* a text within it is explained when it is read by itself */
  if (leaf_wording_empty (w) || self->is_noted)
    return found;
  self->is_noted = TRUE;
  self->noted = w;
  self->farthest = found;
  leaf_reading_changed (scope); /* memoised readings are read again */
  leaf_reading_renew (scope);
  read_as (scope, w, expected);
  self->is_noted = FALSE;
  leaf_reading_changed (scope);
  leaf_reading_renew (scope);
  return self->farthest;
}

/* --- cells -------------------------------------------------------------------------------------------------------- */

guint32
leaf_reserve_cells (LeafBuild *build, guint32 n)
{
  guint32 first = leaf_world_reserve_cell (build, LEAF_VALUE (NUMBER, 0));

  for (guint32 i = 1; i < n; i++)
    leaf_world_reserve_cell (build, LEAF_VALUE (NUMBER, 0));
  return first;
}
