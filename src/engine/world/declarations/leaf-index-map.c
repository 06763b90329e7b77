/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-index-map.c: "Index map with Lane mapped east of Yard and room-size of Lane set to 20": hints for the printed
 * map.
 *
 * The window lays out its own map, so the hints have no effect. They are checked for unknown names and forms without
 * meaning, so that typing errors are reported. */
#include "leaf-assert.h"

typedef struct {
  LeafBuild *build;
  LeafHeadingId near;
  LeafWording clause;
} Hint;

static void
report (const Hint *hint, LeafProblemCode code, LeafWording bad)
{
  g_autofree char *words = leaf_wording_dup (hint->build, bad);
  g_autoptr (LeafMessageFragment) perhaps = leaf_names_perhaps (hint->build, bad, LEAF_NAMES (INSTANCE));

  leaf_problem_at (hint->build, code, hint->clause, words, perhaps);
}

static gboolean
is_instance (const Hint *hint, LeafWording w, LeafKindId kind)
{
  LeafNameMatch match = { 0 };

  if (!leaf_wording_empty (w))
    match = leaf_names_find (hint->build, w, LEAF_NAMES (INSTANCE), hint->near);
  return match.id != 0 && leaf_instance_is (hint->build, LEAF_ID (LeafInstanceId, match.id), kind);
}

/* Up, down, in and out are not directions on paper. */
static gboolean
is_lateral (const Hint *hint, LeafWording w)
{
  static const char *const others[] = { "up", "down", "inside", "outside", "in", "out" };

  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    if (leaf_wording_is (hint->build, w, others[i]))
      return FALSE;
  return is_instance (hint, w, LEAF_KIND (DIRECTION));
}

/* --- the kinds of hint -------------------------------------------------------------------------------------------- */

/* "up mapped as north" */
static void
check_turned (const Hint *hint, LeafWording which, LeafWording as)
{
  if (!is_instance (hint, which, LEAF_KIND (DIRECTION)))
    report (hint, LEAF_PROBLEM_MAP_HINT_DIRECTION, which);
  else if (!is_instance (hint, as, LEAF_KIND (DIRECTION)))
    report (hint, LEAF_PROBLEM_MAP_HINT_DIRECTION, as);
}

/* "Lane mapped east of Yard" */
static void
check_placed (const Hint *hint, LeafWording room, LeafWording where)
{
  guint32 of = leaf_wording_find (hint->build, where, "of");

  if (of >= where.end)
    leaf_problem_at (hint->build, LEAF_PROBLEM_MAP_HINT_UNKNOWN, hint->clause, NULL, NULL);
  else if (!is_lateral (hint, leaf_wording_up_to (where, of)))
    report (hint, LEAF_PROBLEM_MAP_HINT_DIRECTION, leaf_wording_up_to (where, of));
  else if (!is_instance (hint, room, LEAF_KIND (ROOM)))
    report (hint, LEAF_PROBLEM_MAP_HINT_NOT_A_ROOM, room);
  else if (!is_instance (hint, leaf_wording_from (where, of + 1), LEAF_KIND (ROOM)))
    report (hint, LEAF_PROBLEM_MAP_HINT_NOT_A_ROOM, leaf_wording_from (where, of + 1));
}

typedef enum { SETTING_NUMBER, SETTING_TEXT, SETTING_SWITCH, SETTING_OFFSET } SettingSort;

/* The settings, and what each applies to: the whole map, a level, a region or a room. */
static const struct {
  const char *name;
  SettingSort sort;
} settings[] = {
  { "font", SETTING_TEXT },
  { "title", SETTING_TEXT },
  { "title-size", SETTING_NUMBER },
  { "title-font", SETTING_TEXT },
  { "title-colour", SETTING_TEXT },
  { "subtitle", SETTING_TEXT },
  { "subtitle-size", SETTING_NUMBER },
  { "subtitle-font", SETTING_TEXT },
  { "subtitle-colour", SETTING_TEXT },
  { "name", SETTING_TEXT },
  { "annotation-size", SETTING_NUMBER },
  { "annotation-font", SETTING_TEXT },
  { "annotation-colour", SETTING_TEXT },
  { "annotation-length", SETTING_NUMBER },
  { "annotation-name-length", SETTING_NUMBER },
  { "room-name", SETTING_TEXT },
  { "room-name-size", SETTING_NUMBER },
  { "room-name-font", SETTING_TEXT },
  { "room-name-colour", SETTING_TEXT },
  { "room-name-length", SETTING_NUMBER },
  { "room-name-offset", SETTING_OFFSET },
  { "room-size", SETTING_NUMBER },
  { "room-shape", SETTING_TEXT },
  { "room-colour", SETTING_TEXT },
  { "room-offset", SETTING_OFFSET },
  { "room-outline", SETTING_SWITCH },
  { "room-outline-colour", SETTING_TEXT },
  { "room-outline-thickness", SETTING_NUMBER },
  { "route-colour", SETTING_TEXT },
  { "route-stiffness", SETTING_NUMBER },
  { "route-thickness", SETTING_NUMBER },
  { "map-outline", SETTING_SWITCH },
  { "minimum-map-width", SETTING_NUMBER },
  { "border-size", SETTING_NUMBER },
  { "border-colour", SETTING_TEXT },
  { "grid-size", SETTING_NUMBER },
  { "vertical-spacing", SETTING_NUMBER },
  { "monochrome", SETTING_SWITCH },
};

static const char *const setting_values[]
    = { N_ ("a number"), N_ ("a text in quotation marks"), N_ ("'on' or 'off'"), N_ ("two numbers like 10&-30") };

/* "100&-20" */
static gboolean
is_offset (const Hint *hint, guint32 word)
{
  g_autofree char *text = leaf_wording_dup (hint->build, leaf_wording (word, word + 1));

  return g_regex_match_simple ("^-?[0-9]+&-?[0-9]+$", text, 0, 0);
}

static gboolean
value_fits (const Hint *hint, SettingSort sort, LeafWording value)
{
  gint32 number;

  switch (sort) {
  case SETTING_NUMBER: return leaf_word_number (hint->build, value.first, &number);
  case SETTING_TEXT: return leaf_word (hint->build, value.first)->sort == LEAF_WORD_TEXT;
  case SETTING_SWITCH: return leaf_wording_is (hint->build, value, "on") || leaf_wording_is (hint->build, value, "off");
  case SETTING_OFFSET: return is_offset (hint, value.first);
  }
  return TRUE;
}

/* A setting by its name, and its value, which is one word. */
static void
check_set (const Hint *hint, LeafWording name, LeafWording value)
{
  g_autofree char *asked = leaf_wording_dup (hint->build, name), *near = NULL;
  g_autoptr (LeafMessageFragment) perhaps = NULL;
  LeafSuggestion nearest;

  for (gsize i = 0; i < G_N_ELEMENTS (settings); i++) {
    if (!leaf_wording_is (hint->build, name, settings[i].name))
      continue;
    if (!leaf_wording_empty (value) && !value_fits (hint, settings[i].sort, value)) {
      g_autofree char *given = leaf_wording_dup (hint->build, value);

      leaf_problem_at (hint->build, LEAF_PROBLEM_MAP_HINT_VALUE_WRONG, hint->clause, given,
                       LEAF_REMARK (setting_values[settings[i].sort]));
    }
    return;
  }
  leaf_suggestion_init (&nearest, asked);
  for (gsize i = 0; i < G_N_ELEMENTS (settings); i++)
    leaf_suggestion_try (&nearest, settings[i].name);
  near = leaf_suggestion_end (&nearest);
  perhaps = leaf_perhaps (near);
  leaf_problem_at (hint->build, LEAF_PROBLEM_MAP_HINT_SETTING_UNKNOWN, hint->clause, asked, perhaps);
}

/* "room-size of Lane set to 20" */
static void
check_setting (const Hint *hint, LeafWording what, LeafWording value)
{
  LeafBuild *build = hint->build;
  guint32 of = leaf_wording_find (build, what, "of");
  LeafWording owner = leaf_wording_from (what, MIN (of + 1, what.end));

  if (of < what.end && !leaf_wording_is (build, owner, "the first room")
      && !leaf_wording_is (build, owner, "first room")
      && !leaf_wording_begins (build, leaf_wording_skip_article (build, owner), "level")
      && leaf_names_find (build, owner, LEAF_NAMES (INSTANCE) | LEAF_NAMES (KIND), hint->near).id == 0)
    report (hint, LEAF_PROBLEM_MAP_HINT_OWNER, owner);
  else if (leaf_wording_length (value) > 1)
    report (hint, LEAF_PROBLEM_MAP_HINT_VALUE, value);
  else
    check_set (hint, leaf_wording_skip_article (build, leaf_wording_up_to (what, of)), value);
}

/* "rubric "Here be weeds" size 16 font "Serif" colour "Green" at 10&20 from Lane" */
static void
check_rubric (const Hint *hint, LeafWording w)
{
  LeafBuild *build = hint->build;

  for (guint32 at = w.first + 2; at < w.end; at += 2) {
    gboolean has_value = at + 1 < w.end;

    if (leaf_word_is (build, at, "from")) {
      if (!is_instance (hint, leaf_wording_from (w, at + 1), LEAF_KIND (ROOM)))
        report (hint, LEAF_PROBLEM_MAP_HINT_NOT_A_ROOM, leaf_wording_from (w, at + 1));
      return;
    }
    if (has_value
        && (leaf_word_is (build, at, "size") || leaf_word_is (build, at, "font") || leaf_word_is (build, at, "colour")))
      continue;
    if (has_value && leaf_word_is (build, at, "at") && is_offset (hint, at + 1))
      continue;
    report (hint, LEAF_PROBLEM_MAP_HINT_RUBRIC, leaf_wording (at, MIN (at + 2, w.end)));
    return;
  }
}

/* --- clauses ------------------------------------------------------------------------------------------------------ */

static void
check_clause (const Hint *hint)
{
  LeafBuild *build = hint->build;
  LeafWording w = hint->clause;
  guint32 mapped = leaf_wording_find (build, w, "mapped"), set = leaf_wording_find (build, w, "set to");

  if (leaf_wording_ends (build, w, "eps file"))
    return;
  if (leaf_wording_begins (build, w, "rubric") && leaf_wording_length (w) > 1)
    check_rubric (hint, w);
  else if (mapped < w.end && mapped + 1 < w.end && leaf_word_is (build, mapped + 1, "as"))
    check_turned (hint, leaf_wording_up_to (w, mapped), leaf_wording_from (w, mapped + 2));
  else if (mapped < w.end)
    check_placed (hint, leaf_wording_up_to (w, mapped), leaf_wording_from (w, mapped + 1));
  else if (set < w.end)
    check_setting (hint, leaf_wording_up_to (w, set), leaf_wording_from (w, set + 2));
  else
    leaf_problem_at (build, LEAF_PROBLEM_MAP_HINT_UNKNOWN, w, NULL, NULL);
}

static gboolean
places_or_sets (const LeafBuild *build, LeafWording w)
{
  return leaf_wording_find (build, w, "mapped") < w.end || leaf_wording_find (build, w, "set to") < w.end;
}

static gboolean
is_hint (const LeafBuild *build, LeafWording w)
{
  return places_or_sets (build, w) || leaf_wording_begins (build, w, "rubric")
         || leaf_wording_ends (build, w, "eps file");
}

/* A room's name may contain "and", so a clause that is not a hint by itself may be the start of the next hint's
 * room. */
static gboolean
begins_name (LeafBuild *build, LeafHeadingId near, LeafWording w, LeafWording next)
{
  guint32 mapped = leaf_wording_find (build, next, "mapped");

  return mapped < next.end
         && leaf_names_find (build, leaf_wording (w.first, mapped), LEAF_NAMES (INSTANCE), near).id != 0;
}

static void
check_sentence (LeafBuild *build, LeafWording w, LeafHeadingId near)
{
  LeafWording *parts;
  guint32 n = leaf_wording_split_list (build, leaf_wording_from (w, w.first + 3), "and", &parts), n_clauses = 0;

  for (guint32 i = 0; i < n; i++)
    if (is_hint (build, parts[i]))
      parts[n_clauses++] = parts[i];
    else if (i + 1 < n && begins_name (build, near, parts[i], parts[i + 1]))
      parts[i + 1].first = parts[i].first;
    else if (n_clauses > 0 && places_or_sets (build, parts[n_clauses - 1]))
      parts[n_clauses - 1].end = parts[i].end; /* or the end of the last hint's room */
    else
      parts[n_clauses++] = parts[i];
  for (guint32 i = 0; i < n_clauses; i++) {
    Hint hint = { build, near, parts[i] };

    check_clause (&hint);
  }
}

void
leaf_index_map_check (LeafBuild *build)
{
  LEAF_EACH_NEW_SENTENCE (build, i) {
    LeafSentence sentence = *LEAF_ROW (&build->sentences->sentences, LeafSentence, i);

    if (sentence.form == LEAF_FORM_INDEX_MAP && leaf_wording_length (sentence.wording) > 3)
      check_sentence (build, sentence.wording, sentence.heading);
  }
}
