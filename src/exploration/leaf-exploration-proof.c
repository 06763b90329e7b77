/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-proof.c: the proof of a finding: as few commands as possible that make it, confirmed by a play from
 * the beginning.
 *
 * The way to a moment in the archive may contain many commands that a chain only tried. Pieces of the way are left out
 * if the finding is still made without them, within a limit of turns for all findings: first, at once, all pieces that
 * come back to the same room with the same possessions and score, then all that come back to the same moment, and then
 * single pieces, large ones first.
 *
 * Findings near the beginning are proved first, because a longer way that begins with the way to such a finding can
 * begin with its proof instead, and a way through the room in which a proof ends may begin with that proof. */

#include "leaf-exploration-private.h"

#include <string.h>

enum { MOST_ASTRAY = 8 /* commands in a row in other rooms than the old play */, LARGEST = 32 };

typedef struct {
  LeafExploration *exploration;
  const LeafFound *found;
  GPtrArray *commands; /* of char *, borrowed */
  GPtrArray *simpler;  /* of char *: those that replaced others */
  GPtrArray *moments;  /* of LeafMoment *: before each command, and at the end */
  guint64 turns;       /* the turns that are left */
} Proving;

void
leaf_exploration_proof_clear (gpointer data)
{
  LeafProof *proof = data;

  g_strfreev (proof->original);
  g_strfreev (proof->commands);
}

/* --- plays -------------------------------------------------------------------------------------------------------- */

/* Returns TRUE if this moment makes the finding, or the command that led to it. */
static gboolean
is_made (const Proving *p, const LeafMoment *moment, const LeafStepResult *result, const LeafCoverage *coverage)
{
  const LeafFound *found = p->found;
  const LeafWantedThing *wanted;

  switch (found->sort) {
  case LEAF_FOUND_ROOM: return leaf_moment_room (moment) == found->id;
  case LEAF_FOUND_SCORE: return leaf_moment_score (moment) == (gint32) found->id;
  case LEAF_FOUND_ENDING: return result->state == LEAF_MOMENT_ENDED && leaf_found_is_at (found, result->ended_at);
  case LEAF_FOUND_PROBLEM:
    if (found->id != 0)
      return result->is_endless;
    return g_strcmp0 (result->fault, found->text) == 0 && leaf_found_is_at (found, result->fault_place);
  case LEAF_FOUND_GOAL:
  case LEAF_FOUND_BROKEN: break;
  case LEAF_FOUND_COVERED: return FALSE;
  }
  wanted = leaf_exploration_wanted_of (p->exploration, found);
  return wanted->goal != NULL ? leaf_goal_holds (wanted->goal, moment) : leaf_coverage_has (coverage, wanted->rule_bit);
}

/* Returns the moment after a command; NULL if the story takes no command there. */
static LeafMoment *
run (Proving *p, const LeafMoment *moment, const char *command, LeafCoverage *coverage, gboolean *made)
{
  LeafStepResult result = { 0 };
  LeafMoment *next = NULL;

  if (p->turns == 0 || leaf_moment_is_over (moment))
    return NULL;
  p->turns--;
  next = leaf_moment_after (moment, command, p->exploration->options.budget, coverage, &result);
  *made = next != NULL && is_made (p, next, &result, coverage);
  leaf_step_result_clear (&result);
  return next;
}

/* Plays the commands from `at` on, whose moment is known, until the finding is made, and removes the commands after
 * that. Returns FALSE if it is not made. */
static gboolean
play_from (Proving *p, guint at)
{
  LeafCoverage coverage = { 0 };
  gboolean made = FALSE;

  g_ptr_array_set_size (p->moments, (gint) at + 1);
  leaf_coverage_init (leaf_exploration_explorer (p->exploration), &coverage);
  for (guint i = at; i < p->commands->len && !made; i++) {
    LeafMoment *next = run (p, p->moments->pdata[i], p->commands->pdata[i], &coverage, &made);

    if (next == NULL)
      break;
    g_ptr_array_add (p->moments, next);
  }
  leaf_coverage_clear (&coverage);
  if (made)
    g_ptr_array_set_size (p->commands, (gint) p->moments->len - 1);
  return made;
}

/* --- leaving out -------------------------------------------------------------------------------------------------- */

gboolean
leaf_moments_are_alike (const LeafMoment *one, const LeafMoment *other)
{
  return leaf_moment_hash (one) == leaf_moment_hash (other) && leaf_moment_chance (one) == leaf_moment_chance (other);
}

/* Plays on without `n` commands from `at`, and adds the moments to `moments`. Returns how many commands after the gap
 * were played until one made the finding (*made) or led to a moment of the old play; 0 if none did. */
static guint
play_without (Proving *p, guint at, guint n, GPtrArray *moments, gboolean *made)
{
  LeafCoverage coverage = { 0 };
  const LeafMoment *now = p->moments->pdata[at];
  guint astray = 0, played = 0;

  leaf_coverage_init (leaf_exploration_explorer (p->exploration), &coverage);
  for (guint i = at + n; i < p->commands->len && played == 0 && astray <= MOST_ASTRAY; i++) {
    LeafMoment *next = run (p, now, p->commands->pdata[i], &coverage, made);

    if (next == NULL)
      break;
    g_ptr_array_add (moments, next);
    now = next;
    astray = leaf_moment_room (now) != leaf_moment_room (p->moments->pdata[i + 1]) ? astray + 1 : 0;
    if (*made || leaf_moments_are_alike (now, p->moments->pdata[i + 1]))
      played = moments->len;
  }
  leaf_coverage_clear (&coverage);
  return played;
}

static gboolean
leave_out (Proving *p, guint at, guint n)
{
  g_autoptr (GPtrArray) moments = g_ptr_array_new_with_free_func ((GDestroyNotify) leaf_moment_unref);
  gboolean made = FALSE;
  gboolean is_nothing = leaf_moments_are_alike (p->moments->pdata[at], p->moments->pdata[at + n]);
  guint played = is_nothing ? 0 : play_without (p, at, n, moments, &made);

  if (played == 0 && !is_nothing)
    return FALSE;
  g_ptr_array_remove_range (p->commands, at, n);
  g_ptr_array_remove_range (p->moments, at + 1, n);
  for (guint i = 0; i < played; i++) {
    leaf_moment_unref (p->moments->pdata[at + 1 + i]);
    p->moments->pdata[at + 1 + i] = leaf_moment_ref (moments->pdata[i]);
  }
  if (made) {
    g_ptr_array_set_size (p->commands, (gint) (at + played));
    g_ptr_array_set_size (p->moments, (gint) (at + played) + 1);
  }
  return TRUE;
}

/* --- leaving out many pieces at once ------------------------------------------------------------------------------ */

typedef struct {
  guint at, n;
} Piece;

/* A hash of a moment. The commands between two moments with equal hashes are a piece. */
typedef guint64 LikenessFunc (const LeafMoment *moment);

static guint64
likeness_of_player (const LeafMoment *moment)
{
  guint64 h = leaf_moment_possessions (moment) ^ (guint64) leaf_moment_room (moment) << 32;

  return h ^ (guint64) (guint32) leaf_moment_score (moment) << 1 ^ (guint64) leaf_moment_is_dark (moment);
}

/* Lists the longest pieces between moments with equal hashes, one after the other. The last command is in none, since
 * it makes the finding. */
static GArray *
list_pieces (const Proving *p, guint from, LikenessFunc *likeness)
{
  GArray *pieces = g_array_new (FALSE, FALSE, sizeof (Piece));
  guint n = p->commands->len;
  g_autofree guint64 *likenesses = g_new (guint64, n + 1);

  for (guint i = from; i < n; i++)
    likenesses[i] = likeness (p->moments->pdata[i]);
  for (guint at = from; at + 1 < n; at++) {
    Piece piece = { .at = at };

    for (guint i = at + 1; i < n; i++)
      if (likenesses[i] == likenesses[at])
        piece.n = i - at;
    if (piece.n > 0)
      g_array_append_val (pieces, piece);
    at += piece.n;
  }
  return pieces;
}

/* Plays on from the first piece without any of them. Returns FALSE, and changes nothing, if the finding is not made. */
static gboolean
leave_out_all (Proving *p, const Piece *pieces, guint n)
{
  g_autoptr (GPtrArray) moments = g_ptr_array_new_with_free_func ((GDestroyNotify) leaf_moment_unref);
  g_autoptr (GPtrArray) commands = g_ptr_array_new ();
  LeafCoverage coverage = { 0 };
  const LeafMoment *now = p->moments->pdata[pieces[0].at];
  gboolean made = FALSE;

  leaf_coverage_init (leaf_exploration_explorer (p->exploration), &coverage);
  for (guint i = pieces[0].at, next = 0; i < p->commands->len && now != NULL && !made; i++) {
    while (next < n && pieces[next].at == i)
      i += pieces[next++].n;
    now = run (p, now, p->commands->pdata[i], &coverage, &made);
    if (now != NULL) {
      g_ptr_array_add (moments, (gpointer) now);
      g_ptr_array_add (commands, p->commands->pdata[i]);
    }
  }
  leaf_coverage_clear (&coverage);
  if (!made)
    return FALSE;
  g_ptr_array_set_size (p->commands, (gint) pieces[0].at);
  g_ptr_array_set_size (p->moments, (gint) pieces[0].at + 1);
  g_ptr_array_extend_and_steal (p->commands, g_steal_pointer (&commands));
  g_ptr_array_extend_and_steal (p->moments, g_steal_pointer (&moments));
  return TRUE;
}

/* Leaves out all of the pieces or, if that fails, tries each half of them in the same way. The later half comes first,
 * so that the places of the earlier pieces stay valid. */
static void
leave_out_most (Proving *p, const Piece *pieces, guint n)
{
  if (n == 0 || p->turns == 0 || leave_out_all (p, pieces, n) || n == 1)
    return;
  leave_out_most (p, pieces + n / 2, n - n / 2);
  leave_out_most (p, pieces, n / 2);
}

static void
leave_out_alike (Proving *p, guint from, LikenessFunc *likeness)
{
  g_autoptr (GArray) pieces = list_pieces (p, from, likeness);

  leave_out_most (p, (const Piece *) (gpointer) pieces->data, pieces->len);
}

/* --- leaving out single pieces ------------------------------------------------------------------------------------ */

/* Leaves out pieces of one size from `from` on. Goes from the end to the beginning, since attempts near the end have
 * the fewest commands to play. The last command makes the finding, so it stays. */
static gboolean
pass (Proving *p, guint from, guint size)
{
  gboolean any = FALSE;

  for (guint at = p->commands->len; at-- > from && p->turns > 0;)
    if (at + size < p->commands->len && (size <= 2 || (p->commands->len - at) % (size / 2) == 0))
      any |= leave_out (p, at, size);
  return any;
}

static void
shorten_from (Proving *p, guint from)
{
  gboolean any;

  leave_out_alike (p, from, likeness_of_player);
  leave_out_alike (p, from, leaf_moment_hash);
  for (guint size = LARGEST; size > 2; size /= 2)
    if (size < p->commands->len - from)
      pass (p, from, size);
  do {
    any = pass (p, from, 2);
    any |= pass (p, from, 1);
  } while (any && p->turns > 0);
}

/* --- commands that a person would rather type --------------------------------------------------------------------- */

/* Replaces a command by another one if that leads to the same moment, or, as the last one, makes the finding. */
static gboolean
replace (Proving *p, guint at, const char *command)
{
  LeafCoverage coverage = { 0 };
  LeafMoment *next;
  gboolean made = FALSE, is_last = at + 1 == p->commands->len;

  leaf_coverage_init (leaf_exploration_explorer (p->exploration), &coverage);
  next = run (p, p->moments->pdata[at], command, &coverage, &made);
  leaf_coverage_clear (&coverage);
  if (next == NULL || !(is_last ? made : leaf_moments_are_alike (next, p->moments->pdata[at + 1]))) {
    leaf_moment_unref (next);
    return FALSE;
  }
  g_ptr_array_add (p->simpler, g_strdup (command));
  p->commands->pdata[at] = p->simpler->pdata[p->simpler->len - 1];
  leaf_moment_unref (p->moments->pdata[at + 1]);
  p->moments->pdata[at + 1] = next;
  return TRUE;
}

/* Waits twice instead of two commands of which one undoes the other. */
static void
wait_twice (Proving *p, guint at)
{
  static char wait[] = "wait";
  LeafCoverage coverage = { 0 };
  g_autoptr (LeafMoment) next = NULL, last = NULL;
  gboolean made = FALSE, is_last = at + 2 == p->commands->len;

  leaf_coverage_init (leaf_exploration_explorer (p->exploration), &coverage);
  next = run (p, p->moments->pdata[at], wait, &coverage, &made);
  if (next != NULL && !made)
    last = run (p, next, wait, &coverage, &made);
  leaf_coverage_clear (&coverage);
  if (last == NULL || !(is_last ? made : leaf_moments_are_alike (last, p->moments->pdata[at + 2])))
    return;
  p->commands->pdata[at] = p->commands->pdata[at + 1] = wait;
  leaf_moment_unref (p->moments->pdata[at + 1]);
  p->moments->pdata[at + 1] = g_steal_pointer (&next);
  leaf_moment_unref (p->moments->pdata[at + 2]);
  p->moments->pdata[at + 2] = g_steal_pointer (&last);
}

/* Replaces odd commands by simpler ones. */
static void
simplify_from (Proving *p, guint from)
{
  for (guint at = from; at + 2 <= p->commands->len && p->turns > 0; at++)
    if (leaf_command_oddity (p->commands->pdata[at]) > 0 && leaf_command_oddity (p->commands->pdata[at + 1]) > 0)
      wait_twice (p, at);
  for (guint at = from; at < p->commands->len && p->turns > 0; at++) {
    g_autoptr (GPtrArray) simpler = leaf_command_simpler (p->commands->pdata[at]);

    for (guint i = 0; i < simpler->len; i++)
      if (leaf_command_oddity (simpler->pdata[i]) < leaf_command_oddity (p->commands->pdata[at])
          && replace (p, at, simpler->pdata[i]))
        break;
  }
}

/* --- proofs ------------------------------------------------------------------------------------------------------- */

static gboolean
begins_with (char *const *commands, char *const *beginning)
{
  for (; *beginning != NULL; commands++, beginning++)
    if (g_strcmp0 (*commands, *beginning) != 0)
      return FALSE;
  return TRUE;
}

/* Returns the proof that replaces the longest beginning of these commands, and the length of that beginning in *n; NULL
 * if there is none. */
static const LeafProof *
find_beginning (const LeafExploration *exploration, char *const *commands, guint *n)
{
  const LeafProof *best = NULL;

  *n = 0;
  for (guint i = 0; i < exploration->proofs->len; i++) {
    const LeafProof *proof = &g_array_index (exploration->proofs, LeafProof, i);
    guint length = proof->commands != NULL ? g_strv_length (proof->original) : 0;

    if (length <= *n || length <= g_strv_length (proof->commands) || !begins_with (commands, proof->original))
      continue;
    best = proof;
    *n = length;
  }
  return best;
}

/* Sets the commands to those of a proof (may be NULL), followed by those of `commands` from `at` on. Returns how many
 * the proof has. */
static guint
set_commands (Proving *p, const LeafProof *beginning, guint at, char *const *commands, guint n)
{
  guint first;

  g_ptr_array_set_size (p->commands, 0);
  for (char **line = beginning != NULL ? beginning->commands : NULL; line != NULL && *line != NULL; line++)
    g_ptr_array_add (p->commands, *line);
  first = p->commands->len;
  for (guint i = at; i < n; i++)
    g_ptr_array_add (p->commands, commands[i]);
  return first;
}

/* Returns the shortest proof, of fewer than `most` commands, that ends in the room of the moment and with its score; if
 * the finding is a room, the score does not matter. NULL if there is none. */
static const LeafProof *
find_proof_to (const Proving *p, const LeafMoment *moment, guint most)
{
  const LeafProof *best = NULL;

  for (guint i = 0; i < p->exploration->proofs->len; i++) {
    const LeafProof *proof = &g_array_index (p->exploration->proofs, LeafProof, i);
    guint length = proof->commands != NULL ? g_strv_length (proof->commands) : G_MAXUINT;

    if (length >= most || proof->room != leaf_moment_room (moment)
        || (p->found->sort != LEAF_FOUND_ROOM && proof->score != leaf_moment_score (moment)))
      continue;
    best = proof;
    most = length;
  }
  return best;
}

/* Tries the proof instead of the commands before `at`. */
static gboolean
begin_with (Proving *p, const LeafProof *proof, guint at)
{
  g_autoptr (GPtrArray) commands = p->commands;
  GPtrArray *moments = p->moments;

  p->commands = g_ptr_array_new ();
  p->moments = g_ptr_array_new_with_free_func ((GDestroyNotify) leaf_moment_unref);
  g_ptr_array_add (p->moments, leaf_moment_ref (p->exploration->first));
  set_commands (p, proof, at, (char **) commands->pdata, commands->len);
  if (play_from (p, 0)) {
    g_ptr_array_unref (moments);
    return TRUE;
  }
  g_ptr_array_unref (p->commands);
  g_ptr_array_unref (p->moments);
  p->commands = g_steal_pointer (&commands);
  p->moments = moments;
  return FALSE;
}

/* Searches from the end for a room on the way that a shorter proof leads to, and from which the rest of the commands
 * still makes the finding. */
static gboolean
take_shortcut (Proving *p)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  guint64 least = p->turns / 2;

  for (guint at = p->commands->len; at-- > 1 && p->turns > least;) {
    const LeafMoment *moment = p->moments->pdata[at];
    const LeafProof *proof = find_proof_to (p, moment, at);

    if (proof != NULL && g_hash_table_add (seen, (gpointer) proof) && begin_with (p, proof, at))
      return TRUE;
  }
  return FALSE;
}

static char **
dup_shortened (Proving *p, char **commands, guint32 *room, gint32 *score)
{
  guint at, from, n = g_strv_length (commands);
  const LeafProof *beginning = find_beginning (p->exploration, commands, &at);
  GStrvBuilder *lines;
  char **list;

  from = set_commands (p, beginning, at, commands, n);
  g_ptr_array_add (p->moments, leaf_moment_ref (p->exploration->first));
  if (!play_from (p, 0)) {
    from = set_commands (p, NULL, 0, commands, n);
    if (beginning == NULL || !play_from (p, 0))
      return g_strdupv (commands);
  }
  from = take_shortcut (p) ? 0 : MIN (from, p->commands->len);
  shorten_from (p, from);
  simplify_from (p, MIN (from, p->commands->len));
  *room = leaf_moment_room (p->moments->pdata[p->commands->len]);
  *score = leaf_moment_score (p->moments->pdata[p->commands->len]);
  lines = g_strv_builder_new ();
  for (guint i = 0; i < p->commands->len; i++)
    g_strv_builder_add (lines, p->commands->pdata[i]);
  list = g_strv_builder_end (lines);
  g_strv_builder_unref (lines);
  return list;
}

/* Makes the proof of a finding. Uses at most `most` turns to leave out commands, and returns how many it used. */
static guint64
prove (LeafExploration *exploration, guint32 number, guint64 most)
{
  LeafFound found = leaf_exploration_found (exploration, number);
  LeafProof *proof = &g_array_index (exploration->proofs, LeafProof, number);
  g_auto (GStrv) original = leaf_exploration_dup_path (exploration, found.moment, found.command), commands = NULL;
  Proving p = {
    .exploration = exploration,
    .found = &found,
    .commands = g_ptr_array_new (),
    .simpler = g_ptr_array_new_with_free_func (g_free),
    .moments = g_ptr_array_new_with_free_func ((GDestroyNotify) leaf_moment_unref),
    .turns = most,
  };
  guint32 room = 0;
  gint32 score = 0;

  if (original[0] != NULL && found.probability >= 1)
    commands = dup_shortened (&p, original, &room, &score);
  if (commands != NULL && !leaf_exploration_path_replays (exploration, &found, (const char *const *) commands))
    g_clear_pointer (&commands, g_strfreev);
  if (commands == NULL && leaf_exploration_replays (exploration, &found))
    commands = g_strdupv (original);
  g_ptr_array_unref (p.moments);
  g_ptr_array_unref (p.commands);
  g_ptr_array_unref (p.simpler);
  leaf_exploration_proof_clear (proof);
  proof->original = g_steal_pointer (&original);
  proof->commands = g_steal_pointer (&commands);
  proof->room = room;
  proof->score = score;
  return most - p.turns;
}

/* Returns TRUE if the proof was made from the way that the archive has. */
static gboolean
is_proved (const LeafExploration *exploration, guint32 number)
{
  LeafFound found = leaf_exploration_found (exploration, number);
  const LeafProof *proof = &g_array_index (exploration->proofs, LeafProof, number);
  g_auto (GStrv) path = NULL;

  if (proof->original == NULL)
    return FALSE;
  path = leaf_exploration_dup_path (exploration, found.moment, found.command);
  return g_strv_equal ((const char *const *) path, (const char *const *) proof->original);
}

typedef struct {
  guint32 number, n_commands;
} Row;

static int
by_length (gconstpointer a, gconstpointer b)
{
  const Row *one = a, *other = b;

  if (one->n_commands != other->n_commands)
    return one->n_commands < other->n_commands ? -1 : 1;
  return one->number < other->number ? -1 : one->number > other->number;
}

void
leaf_exploration_prove (LeafExploration *exploration, guint64 most_turns)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (Row));
  guint32 n = leaf_exploration_n_found (exploration);

  g_array_set_size (exploration->proofs, MAX (n, exploration->proofs->len));
  for (guint32 i = 0; i < n; i++) {
    LeafFound found = leaf_exploration_found (exploration, i);
    Row row = { i, found.n_commands };

    if (found.sort != LEAF_FOUND_COVERED && !is_proved (exploration, i))
      g_array_append_val (rows, row);
  }
  g_array_sort (rows, by_length);
  for (guint i = 0; i < rows->len; i++)
    most_turns -= prove (exploration, g_array_index (rows, Row, i).number, most_turns / (rows->len - i));
}

/* --- ways to other moments ---------------------------------------------------------------------------------------- */

/* Returns the commands with a proof in place of their beginning; NULL if no proof is shorter. */
static char **
dup_with_proof (const LeafExploration *exploration, char *const *commands)
{
  guint n;
  const LeafProof *proof = find_beginning (exploration, commands, &n);
  g_autoptr (GStrvBuilder) lines = NULL;

  if (proof == NULL)
    return NULL;
  lines = g_strv_builder_new ();
  g_strv_builder_addv (lines, (const char **) proof->commands);
  g_strv_builder_addv (lines, (const char **) commands + n);
  return g_strv_builder_end (lines);
}

/* Returns TRUE if the first `n` commands lead to the moment. */
static gboolean
lead_to (const LeafExploration *exploration, char *const *commands, guint n, guint32 moment)
{
  LeafMoment *now = leaf_moment_ref (exploration->first);
  gboolean are_same;

  for (guint i = 0; i < n && now != NULL; i++) {
    LeafMoment *next = leaf_explored_follow (exploration, now, commands[i], NULL);

    leaf_moment_unref (now);
    now = next;
  }
  are_same = now != NULL && leaf_moment_hash (now) == leaf_explored_at (exploration, moment)->hash;
  leaf_moment_unref (now);
  return are_same;
}

/* Replaces those of the first `n` commands for which a simpler one leads to the same moment. */
static void
simplify_path (const LeafExploration *exploration, char **path, guint n)
{
  LeafMoment *now = leaf_moment_ref (exploration->first);

  for (guint at = 0; at < n && now != NULL; at++) {
    LeafMoment *next = leaf_explored_follow (exploration, now, path[at], NULL);
    g_autoptr (GPtrArray) simpler = leaf_command_simpler (path[at]);

    for (guint i = 0; i < simpler->len && next != NULL; i++) {
      g_autoptr (LeafMoment) other = NULL;

      if (leaf_command_oddity (simpler->pdata[i]) >= leaf_command_oddity (path[at]))
        continue;
      other = leaf_explored_follow (exploration, now, simpler->pdata[i], NULL);
      if (other == NULL || !leaf_moments_are_alike (next, other))
        continue;
      g_free (path[at]);
      path[at] = g_strdup (simpler->pdata[i]);
      break;
    }
    leaf_moment_unref (now);
    now = next;
  }
  leaf_moment_unref (now);
}

/* Returns the commands to a moment, and `command`, with a proof in place of their beginning if that is shorter. */
static char **
dup_shorter_path (const LeafExploration *exploration, guint32 moment, const char *command)
{
  char **path = leaf_exploration_dup_path (exploration, moment, command);
  g_auto (GStrv) way = leaf_exploration_dup_path (exploration, moment, NULL);
  g_auto (GStrv) shorter = leaf_explored_at (exploration, moment)->is_drawn ? NULL : dup_with_proof (exploration, way);
  GStrvBuilder *lines;

  if (shorter == NULL || !lead_to (exploration, shorter, g_strv_length (shorter), moment))
    return path;
  lines = g_strv_builder_new ();
  g_strv_builder_addv (lines, (const char **) shorter);
  g_strv_builder_addv (lines, (const char **) path + g_strv_length (way));
  g_strfreev (path);
  path = g_strv_builder_end (lines);
  g_strv_builder_unref (lines);
  return path;
}

char **
leaf_exploration_dup_short_path (const LeafExploration *exploration, guint32 moment, const char *command)
{
  char **path = dup_shorter_path (exploration, moment, command);
  guint n_last = 0;

  for (const char *line = command; line != NULL; line = strchr (line + 1, '\n'))
    n_last++;
  if (!leaf_explored_at (exploration, moment)->is_drawn)
    simplify_path (exploration, path, g_strv_length (path) - n_last);
  return path;
}

/* There are too many findings of what ran to shorten the way to each. Such a way may begin with the proof of another
 * finding. */
static char **
dup_proof_of_covered (const LeafExploration *exploration, const LeafFound *found)
{
  g_auto (GStrv) path = leaf_exploration_dup_path (exploration, found->moment, found->command);
  g_auto (GStrv) shorter = found->probability >= 1 ? dup_with_proof (exploration, path) : NULL;

  if (shorter != NULL && leaf_exploration_way_replays (exploration, found, (const char *const *) shorter))
    return g_steal_pointer (&shorter);
  return leaf_exploration_replays (exploration, found) ? g_steal_pointer (&path) : NULL;
}

char **
leaf_exploration_dup_proof (const LeafExploration *exploration, guint32 number)
{
  const LeafProof *proof;
  LeafFound found;

  g_return_val_if_fail (number < exploration->proofs->len, NULL);
  found = leaf_exploration_found (exploration, number);
  if (found.sort == LEAF_FOUND_COVERED)
    return dup_proof_of_covered (exploration, &found);
  proof = &g_array_index (exploration->proofs, LeafProof, number);
  return g_strdupv (proof->commands);
}
