/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-placement.c: puts a rule into a rulebook.
 *
 * The whole sort is one insertion, never repeated: the rule goes down from the top of its range while the next one is
 * not less specific than itself. Because the comparison is not transitive, no other way of sorting gives the same
 * order. */
#include "leaf-rules-private.h"

static LeafRulebookEntry *
entry_at (const LeafBuild *build, guint32 at)
{
  return LEAF_ROW (&build->rules->rulebook_entries, LeafRulebookEntry, at);
}

static LeafRuleMembership *
membership_of (const LeafBuild *build, LeafRulebookId rulebook, LeafRuleId rule)
{
  for (guint32 at = LEAF_RULE (build, rule)->first_membership; at != 0;) {
    LeafRuleMembership *membership = LEAF_ROW (&build->rules->memberships, LeafRuleMembership, at);

    if (LEAF_SAME (membership->rulebook, rulebook))
      return membership;
    at = membership->next;
  }
  return NULL;
}

guint32
leaf_rulebook_find (const LeafBuild *build, LeafRulebookId rulebook, LeafRuleId rule)
{
  const LeafRuleMembership *membership = membership_of (build, rulebook, rule);

  return membership != NULL ? membership->rulebook_entry : 0;
}

/* --- the chain ---------------------------------------------------------------------------------------------------- */

/* Inserts a rulebook entry after `previous`; 0: at the top. */
static void
link_behind (LeafBuild *build, LeafRulebookId rulebook, guint32 at, guint32 previous)
{
  LeafRulebookEntry *rulebook_entry = entry_at (build, at);
  LeafRulebook *book = LEAF_RULEBOOK (build, rulebook);
  guint32 next = previous == 0 ? book->first_rulebook_entry : entry_at (build, previous)->next;

  rulebook_entry->previous = previous;
  rulebook_entry->next = next;
  if (next != 0)
    entry_at (build, next)->previous = at;
  if (previous != 0)
    entry_at (build, previous)->next = at;
  else
    book->first_rulebook_entry = at;
  book->n_rules++;
}

static void
unlink_entry (LeafBuild *build, LeafRulebookId rulebook, guint32 at)
{
  LeafRulebookEntry *rulebook_entry = entry_at (build, at);
  LeafRulebook *book = LEAF_RULEBOOK (build, rulebook);

  if (rulebook_entry->previous != 0)
    entry_at (build, rulebook_entry->previous)->next = rulebook_entry->next;
  else
    book->first_rulebook_entry = rulebook_entry->next;
  if (rulebook_entry->next != 0)
    entry_at (build, rulebook_entry->next)->previous = rulebook_entry->previous;
  book->n_rules--;
  membership_of (build, rulebook, rulebook_entry->rule)->rulebook_entry = 0;
}

static gboolean
remove_from_rulebook (LeafBuild *build, LeafRulebookId rulebook, LeafRuleId rule)
{
  guint32 at = leaf_rulebook_find (build, rulebook, rule);

  if (at == 0)
    return FALSE;
  unlink_entry (build, rulebook, at);
  return TRUE;
}

/* --- finding the position ----------------------------------------------------------------------------------------- */

/* The last rulebook entry, from the top, in sections up to `section`; 0: none. */
static guint32
last_of_sections_up_to (const LeafBuild *build, LeafRulebookId rulebook, LeafSection section)
{
  guint32 previous = 0;

  for (guint32 at = LEAF_RULEBOOK (build, rulebook)->first_rulebook_entry;
       at != 0 && entry_at (build, at)->section <= section; at = entry_at (build, at)->next)
    previous = at;
  return previous;
}

typedef struct {
  guint32 previous; /* the rulebook entry after which it belongs; 0: the top */
  guint32 run;      /* the first of the neighbours of one shape that end there; 0: none, or unknown */
} Spot;

/* The position of a rule between `above` (exclusive; 0: the top) and `below` (exclusive; 0: the end). Neighbours of one
 * shape compare in the same way, so only the first of them is compared. As long as no listing sentence has changed this
 * rulebook, the others are skipped at once. */
static Spot
sort_into (LeafBuild *build, LeafRulebookId rulebook, LeafRuleId rule, guint32 above, guint32 below)
{
  Spot spot = { .previous = above };
  gboolean has_runs = !LEAF_RULEBOOK (build, rulebook)->runs_are_broken && above == 0 && below == 0;
  guint32 next = above == 0 ? LEAF_RULEBOOK (build, rulebook)->first_rulebook_entry : entry_at (build, above)->next;

  while (next != 0 && next != below && entry_at (build, next)->section <= LEAF_SECTION_FIRST) {
    spot.previous = next;
    next = entry_at (build, next)->next;
  }
  while (next != 0 && next != below && entry_at (build, next)->section < LEAF_SECTION_LAST) {
    if (leaf_rule_compare (build, entry_at (build, next)->rule, rule).order < 0)
      break;
    spot.run = has_runs ? next : 0;
    spot.previous = has_runs ? entry_at (build, next)->run_last : next;
    next = entry_at (build, spot.previous)->next;
  }
  return spot;
}

/* Middle, unless it is below a last rule or above a first one. */
static LeafSection
section_between (const LeafBuild *build, LeafRulebookId rulebook, guint32 previous)
{
  guint32 next
      = previous == 0 ? LEAF_RULEBOOK (build, rulebook)->first_rulebook_entry : entry_at (build, previous)->next;

  if (previous != 0 && entry_at (build, previous)->section == LEAF_SECTION_LAST)
    return LEAF_SECTION_LAST;
  if (next != 0 && entry_at (build, next)->section == LEAF_SECTION_FIRST)
    return LEAF_SECTION_FIRST;
  return LEAF_SECTION_MIDDLE;
}

/* Returns TRUE if there is a very first (or very last) rule. */
static gboolean
has_section (const LeafBuild *build, LeafRulebookId rulebook, LeafSection section)
{
  for (guint32 at = LEAF_RULEBOOK (build, rulebook)->first_rulebook_entry; at != 0; at = entry_at (build, at)->next)
    if (entry_at (build, at)->section == section)
      return TRUE;
  return FALSE;
}

/* --- effects of explicit placement -------------------------------------------------------------------------------- */

static gboolean
rulebook_is (const LeafBuild *build, LeafRulebookId rulebook, const char *name)
{
  return strcmp (LEAF_RULEBOOK (build, rulebook)->name, name) == 0;
}

static gboolean
is_for_any_actor (const LeafRule *rule)
{
  return rule->pattern != NULL && rule->pattern->is_any_actor;
}

/* Sets a flag of the rule; returns TRUE if it was not set before. */
static gboolean
note_flag (gboolean *flag)
{
  gboolean is_news = !*flag;

  *flag = TRUE;
  return is_news;
}

static void
note_placed (LeafBuild *build, LeafRulebookId rulebook, LeafRuleId id, LeafRuleId instead_of)
{
  const LeafRulebook *book = LEAF_RULEBOOK (build, rulebook);
  gboolean is_news = leaf_rule_shelve (build, id, rulebook);
  LeafRule *rule = LEAF_RULE (build, id);
  const LeafRule *old = LEAF_IS (instead_of) ? LEAF_RULE (build, instead_of) : NULL;
  gboolean frees_actor
      = old != NULL && (old->native != LEAF_NATIVE_NONE || (is_for_any_actor (old) && !is_for_any_actor (rule)));

  if (frees_actor || book->basis.ix != LEAF_KIND_ANY_ACTION
      || rulebook_is (build, rulebook, "setting action variables"))
    is_news |= note_flag (&rule->tests_no_actor);
  if (book->action_stage != 0) {
    gboolean names_actor = rule->native != LEAF_NATIVE_NONE || (rule->pattern != NULL && rule->pattern->has_actor_slot);

    if (!names_actor && !frees_actor)
      is_news |= note_flag (&rule->tests_player);
    rule->tests_no_action = TRUE;
  }
  if (rule->is_library && !build->is_library && is_news)
    rule->is_stale = TRUE;
}

/* A new rulebook entry ends the run before it, or is one by itself. */
static void
note_run (LeafBuild *build, guint32 id, guint32 run)
{
  if (run != 0 && entry_at (build, run)->shape == entry_at (build, id)->shape)
    entry_at (build, run)->run_last = id;
  entry_at (build, id)->run_last = id;
}

/* `listing`: the row of the sentence that lists it; 0 for automatic placement. */
static gboolean
place_in_rulebook (LeafBuild *build, LeafRulebookId rulebook, LeafRuleId rule, LeafPlaceHow how, LeafRuleId reference,
                   guint32 listing)
{
  gboolean is_new = LEAF_RULE (build, rule)->first_membership == 0; /* it was never in a rulebook */
  guint32 old = is_new ? 0 : leaf_rulebook_find (build, rulebook, rule), other = 0, previous = 0, id;
  Spot spot = { 0 };
  LeafSection section = LEAF_SECTION_MIDDLE;
  LeafRulebookEntry rulebook_entry = { .rule = rule, .rulebook = rulebook, .listing = listing };

  if (how == LEAF_PLACE_IN && old != 0)
    return TRUE;
  if ((how == LEAF_PLACE_VERY_FIRST && has_section (build, rulebook, LEAF_SECTION_VERY_FIRST))
      || (how == LEAF_PLACE_VERY_LAST && has_section (build, rulebook, LEAF_SECTION_VERY_LAST)))
    return FALSE;
  if (how >= LEAF_PLACE_BEFORE) {
    other = leaf_rulebook_find (build, rulebook, reference);
    if (other == 0)
      return FALSE;
    section = entry_at (build, other)->section;
    if (section == LEAF_SECTION_VERY_FIRST && how != LEAF_PLACE_AFTER)
      return FALSE;
    if (section == LEAF_SECTION_VERY_LAST && how != LEAF_PLACE_BEFORE)
      return FALSE;
  }
  if (old != 0) {
    unlink_entry (build, rulebook, old);
    if (old == other)
      return TRUE; /* replaced by itself: it is removed */
  }
  switch (how) {
  case LEAF_PLACE_FIRST:
  case LEAF_PLACE_VERY_FIRST:
    previous = last_of_sections_up_to (build, rulebook, LEAF_SECTION_VERY_FIRST);
    section = how == LEAF_PLACE_FIRST ? LEAF_SECTION_FIRST : LEAF_SECTION_VERY_FIRST;
    break;
  case LEAF_PLACE_LAST:
  case LEAF_PLACE_VERY_LAST:
    previous
        = last_of_sections_up_to (build, rulebook, how == LEAF_PLACE_LAST ? LEAF_SECTION_LAST : LEAF_SECTION_VERY_LAST);
    section = how == LEAF_PLACE_LAST ? LEAF_SECTION_LAST : LEAF_SECTION_VERY_LAST;
    break;
  case LEAF_PLACE_INSTEAD_OF:
    previous = entry_at (build, other)->previous;
    section = entry_at (build, other)->section;
    unlink_entry (build, rulebook, other);
    break;
  case LEAF_PLACE_BEFORE:
  case LEAF_PLACE_AFTER:
  case LEAF_PLACE_IN:
    spot = sort_into (build, rulebook, rule, how == LEAF_PLACE_AFTER ? other : 0, how == LEAF_PLACE_BEFORE ? other : 0);
    previous = spot.previous;
    section = section_between (build, rulebook, previous);
    break;
  }
  rulebook_entry.section = section;
  rulebook_entry.stop
      = previous == 0 ? LEAF_RULEBOOK (build, rulebook)->first_rulebook_entry : entry_at (build, previous)->next;
  rulebook_entry.shape = leaf_rule_shape (build, rule);
  id = leaf_table_push (&build->rules->rulebook_entries, &rulebook_entry);
  link_behind (build, rulebook, id, previous);
  note_run (build, id, spot.run);
  note_placed (build, rulebook, rule, how == LEAF_PLACE_INSTEAD_OF ? reference : LEAF_ID (LeafRuleId, 0));
  membership_of (build, rulebook, rule)->rulebook_entry = id;
  if (listing != 0)
    LEAF_ROW (&build->rules->obeyed, LeafListing, listing)->rulebook_entry = id;
  return TRUE;
}

/* --- the pass ----------------------------------------------------------------------------------------------------- */

LeafPlaceHow
leaf_place_of_section (LeafSection section)
{
  switch (section) {
  case LEAF_SECTION_VERY_FIRST: return LEAF_PLACE_VERY_FIRST;
  case LEAF_SECTION_FIRST: return LEAF_PLACE_FIRST;
  case LEAF_SECTION_LAST: return LEAF_PLACE_LAST;
  case LEAF_SECTION_VERY_LAST: return LEAF_PLACE_VERY_LAST;
  case LEAF_SECTION_MIDDLE: break;
  }
  return LEAF_PLACE_IN;
}

/* Before, instead and after rules do not apply to an out of world action. */
static gboolean
is_out_of_reach (LeafBuild *build, LeafRulebookId home, const LeafRule *rule)
{
  if (!LEAF_IS (rule->required_action)
      || !(rulebook_is (build, home, "before") || rulebook_is (build, home, "instead")
           || rulebook_is (build, home, "after")))
    return FALSE;
  if (!LEAF_ROW (&build->world->actions, LeafAction, rule->required_action.ix)->out_of_world)
    return FALSE;
  leaf_problem_at (build, LEAF_PROBLEM_RULE_OUT_OF_WORLD, rule->applies_to, LEAF_RULEBOOK (build, home)->name, NULL);
  return TRUE;
}

static void
place_at_home (LeafBuild *build, LeafRuleId id)
{
  const LeafRule *rule = LEAF_RULE (build, id);

  if (!LEAF_IS (rule->home) || is_out_of_reach (build, rule->home, rule))
    return;
  if (!place_in_rulebook (build, rule->home, id, leaf_place_of_section (rule->placement), LEAF_ID (LeafRuleId, 0), 0))
    leaf_problem_at (build, LEAF_PROBLEM_RULE_VERY_TWICE, LEAF_RULE (build, id)->wording,
                     LEAF_RULEBOOK (build, LEAF_RULE (build, id)->home)->name, NULL);
}

gboolean
leaf_rules_obey (LeafBuild *build, const LeafListing *listing)
{
  LeafTable *obeyed = &build->rules->obeyed;
  guint32 id = leaf_table_push (obeyed, listing);

  if (LEAF_IS (listing->rulebook))
    LEAF_RULEBOOK (build, listing->rulebook)->runs_are_broken = TRUE;
  if (!listing->is_not) {
    gboolean is_done = place_in_rulebook (build, listing->rulebook, listing->rule, (LeafPlaceHow) listing->how,
                                          listing->reference, id);

    if (!is_done)
      leaf_table_truncate (obeyed, id);
    return is_done;
  }
  if (LEAF_IS (listing->rulebook))
    remove_from_rulebook (build, listing->rulebook, listing->rule);
  else
    LEAF_EACH (&build->rules->rulebooks, i)
      if (remove_from_rulebook (build, LEAF_ID (LeafRulebookId, i), listing->rule))
        LEAF_ROW (&build->rules->rulebooks, LeafRulebook, i)->runs_are_broken = TRUE;
  return TRUE;
}

/* The order of all library rules before the library's own listing sentences: the story's rules are sorted into it. */
static void
keep_unlisted (LeafBuild *build)
{
  leaf_table_clear (&build->rules->unlisted);
  leaf_table_copy (&build->rules->unlisted, &build->rules->rulebook_entries, NULL, NULL);
  LEAF_EACH (&build->rules->rulebooks, i) {
    LeafRulebook *book = LEAF_ROW (&build->rules->rulebooks, LeafRulebook, i);

    book->first_unlisted = book->first_rulebook_entry;
    book->n_unlisted = book->n_rules;
  }
}

static void
return_to_unlisted (LeafBuild *build)
{
  leaf_table_clear (&build->rules->rulebook_entries);
  leaf_table_copy (&build->rules->rulebook_entries, &build->rules->unlisted, NULL, NULL);
  leaf_table_truncate (&build->rules->obeyed, 1);
  LEAF_EACH (&build->rules->rulebooks, i) {
    LeafRulebook *book = LEAF_ROW (&build->rules->rulebooks, LeafRulebook, i);

    book->first_rulebook_entry = book->first_unlisted;
    book->runs_are_broken = FALSE;
    book->n_rules = book->n_unlisted;
  }
  LEAF_EACH (&build->rules->memberships, i)
    LEAF_ROW (&build->rules->memberships, LeafRuleMembership, i)->rulebook_entry = 0;
  LEAF_EACH (&build->rules->rulebook_entries, i)
    membership_of (build, entry_at (build, i)->rulebook, entry_at (build, i)->rule)->rulebook_entry = i;
}

static void
obey_library_again (LeafBuild *build)
{
  LEAF_EACH (&build->rules->listings, i) {
    LeafListing listing = *LEAF_ROW (&build->rules->listings, LeafListing, i);
    leaf_rules_obey (build, &listing);
  }
}

/* Chains serve visits of a whole rulebook; this array gives access by position. */
static void
number_positions (LeafBuild *build)
{
  LeafTable *positions = &build->rules->positions;

  leaf_table_truncate (positions, 1);
  LEAF_EACH (&build->rules->rulebooks, i) {
    LeafRulebook *book = LEAF_ROW (&build->rules->rulebooks, LeafRulebook, i);

    book->first_position = positions->n;
    for (guint32 at = book->first_rulebook_entry; at != 0; at = entry_at (build, at)->next)
      leaf_table_push (positions, &at);
  }
}

void
leaf_rules_place (LeafBuild *build)
{
  if (!build->is_library)
    return_to_unlisted (build);
  LEAF_EACH (&build->rules->rules, i)
    if (LEAF_ROW (&build->rules->rules, LeafRule, i)->is_library == build->is_library)
      place_at_home (build, LEAF_ID (LeafRuleId, i));
  if (build->is_library)
    keep_unlisted (build);
  else
    obey_library_again (build);
  LEAF_EACH_NEW_SENTENCE (build, i) {
    LeafForm form = LEAF_ROW (&build->sentences->sentences, LeafSentence, i)->form;

    if (form == LEAF_FORM_LISTING)
      leaf_rules_read_listing (build, LEAF_ID (LeafSentenceId, i));
    else if (form == LEAF_FORM_SUBSTITUTES)
      leaf_rules_read_change (build, LEAF_ID (LeafSentenceId, i));
    else if (form == LEAF_FORM_RESPONSE)
      leaf_rules_read_response (build, LEAF_ID (LeafSentenceId, i));
  }
  number_positions (build);
  leaf_rules_give_faces (build);
}
