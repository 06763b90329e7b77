/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plain sentences and the lines of the world that they create (as in `leaf dump world`). */
#include "small-world.h"

/* Each wanted piece must be in the dump; pieces are separated by '|'. */
static const struct {
  const char *story, *wanted;
} cases[] = {
  /* places */
  { "The Yard is a room. The crate is in the Yard.", "Yard (room)\n    in yourself (person)\n    in crate (thing)" },
  { "The crate is in the Yard. The Yard is a room.", "in crate (thing)" },
  { "The Yard is a room. In the Yard is a crate.", "in crate (thing)" },
  { "The Yard is a room. In the Yard are a crate, a bowl of soup and some nails.",
    "in bowl of soup (thing)|in nails (thing) plural" },
  { "The Yard is a room. Here is a stool. A hen is here.", "in hen (thing)" },
  { "The Yard is a room. There is a hen here. There is a stool in the Yard.", "hen here (thing)|in stool (thing)" },
  { "The Yard is a room. Three containers are in the Yard.",
    "in container (container)\n    in container (container)\n    in container (container)" },
  { "The Yard is a room. The cup is on the shelf. The shelf is in the Yard.",
    "in shelf (supporter)\n      on cup (thing)" },
  { "The Yard is a room. The nut is in the jar. The jar is in the Yard.", "in jar (container)\n      in nut (thing)" },
  { "The Yard is a room. The player carries a coin and a map. The player wears a hat.",
    "carried coin (thing)|carried map (thing)|worn hat (thing); usually wearable" },
  { "The Yard is a room. Ida wears a sash. Ida is in the Yard.", "in Ida (person) proper\n      worn sash (thing)" },
  { "The Yard is a room. The pump is in the Yard. A lever is part of the pump.",
    "in pump (thing)\n      part lever (thing)" },
  { "The Yard is a room. The Attic is a room. The player is in the Attic.", "Attic (room)\n    in yourself" },
  { "The Yard is a room. The coin is carried by the player. The hat is worn.", "carried coin|worn hat" },
  { "The Yard is a room. The lamp is nowhere.", "\n  lamp (thing)\n" },
  { "A ball is on a table.", "Stage (room)\n    in yourself (person)" },
  /* names and kinds */
  { "The Yard is a room. Otto is a man in the Yard.", "in Otto (man) proper" },
  { "The Yard is a room. In the Yard is a man called Otto. In the Yard is a man called the miller.",
    "in Otto (man) proper|in miller (man)\n" },
  { "The Yard is a room. The player carries a closed container called a bag.", "carried bag (container); not open" },
  { "The Yard is a room. Otto and Ida are people in the Yard.", "in Otto (person) proper|in Ida (person) proper" },
  { "The Yard is a room. The big red barrel is here. It is a container. The barrel is closed.",
    "in big red barrel (container); not open" },
  { "The Yard is a room. The crate is an open container in the Yard.", "in crate (container); open" },
  /* a thing in a relation within a phrase is created once, when everything that the phrase mentions exists */
  { "The Yard is a room. A bin is in the Yard. The nut is in a jar which is in the bin. A jar is a kind of container.",
    "in bin (container)\n      in jar (jar)\n        in nut (thing)" },
  { "The Yard is a room. A bin is in the Yard. The nut is in an open container in the bin.",
    "in bin (container)\n      in container (container); open\n        in nut (thing)" },
  { "The Yard is a room. The nut is in a container which is in the bin.",
    "container which is in the bin (container)\n    in nut (thing)" },
  /* pronouns, and texts by themselves */
  { "The Yard is a room. \"A wide yard.\" The hen is in the Yard. \"A hen pecks here.\" The description is \"Brown.\"",
    "Yard (room); description \"A wide yard.\"|in hen (thing); description \"Brown.\"; initial appearance \"A hen pecks here.\"" },
  { "The Yard is a room. On the shelf is a cup. It is lit.", "on cup (thing); lit" },
  { "The Yard is a room. The wall is scenery in the Yard. \"A dry wall.\"",
    "in wall (thing); scenery; description \"A dry wall.\"" },
  /* the map */
  { "The Yard is a room. The Lane is north of the Yard.", "Yard north Lane\n|Lane south Yard (likely)" },
  { "The Yard is a room. East is the Barn. Up from the Barn is the Loft.", "Yard east Barn\n|Barn up Loft\n" },
  { "The Yard is a room. The Lane is north of the Yard. South of the Lane is the Mill.", "Lane south Mill\n" },
  { "The Yard is a room. The Lane is north of the Yard. South of the Lane is nowhere.", "Lane south nowhere\n" },
  { "The Yard is a room. East of the Yard is south of the Mill.", "Yard east Mill\n|Mill south Yard\n" },
  { "The Yard is a room. Below the Yard is the Cellar. A dead end is a kind of room. West of the Yard is a dead end.",
    "Yard down Cellar|Yard west dead end|dead end (dead end)" },
  { "The Yard is a room. The gate is east of the Yard and west of the Lane. The gate is a door.",
    "Yard east gate|Lane west gate|in gate (door)" },
  { "The Yard is a room. East of the Yard is the gate. The gate is a door. Through the gate is the Lane.",
    "Yard east gate\n|leading-through destination Lane|Lane (room)" },
  { "The Farm is a region. The Yard and the Barn are rooms. The Yard and the Barn are in the Farm.",
    "Farm (region)\n    region Yard (room)" },
  { "The Yard is a room. The Barn is a room. The mist is a backdrop. The mist is in the Yard and the Barn.",
    "mist also in Yard|mist also in Barn" },
  { "The Yard is a room. The sky is a backdrop. The sky is everywhere.", "sky (backdrop) everywhere" },
  /* properties */
  { "The Yard is a room. A thing has a number called weight. The weight of the crate is 12. The crate is in the Yard.",
    "in crate (thing); weight 12" },
  { "The Yard is a room. The bag is a container with carrying capacity 3 and description \"A bag, and a big one.\".",
    "bag (container); carrying capacity 3; description \"A bag, and a big one.\"" },
  { "The Yard is a room. The bag is a container. The bag has carrying capacity 5.",
    "bag (container); carrying capacity 5" },
  { "The Yard is a room. Colour is a kind of value. The colours are red and blue. A thing has a colour. The red cup is here. The cup is blue.",
    "in red cup (thing); colour blue" },
  { "The Yard is a room. A person can be brave, calm or afraid. Otto is an afraid person in the Yard.",
    "person condition afraid" },
  { "The Yard is a room. A container is usually closed. The jar is a container.",
    "container (thing); usually not open" },
  { "The Yard is a room. Otto is in the Yard. Otto can be asleep. Otto is asleep.", "in Otto (thing) proper; asleep" },
  { "The Yard is a room. The chest is a container. The brass key unlocks the chest.",
    "chest (container); matching key brass key" },
  { "The Yard is a room. The score is 7. The limit is always 30.",
    "variable score (number) = 7|constant limit (number) = 30" },
  { "The Yard is a room. The tally is initially 5.", "variable tally (number) = 5" },
  /* relations */
  { "The Yard is a room. Liking relates various people to various people. The verb to like means the liking relation. Otto likes Ida.",
    "; Otto - Ida|Otto (person) proper" },
  { "The Yard is a room. Keeping relates one person (called the keeper) to various animals. The verb to keep means the keeping relation. "
    "Otto is a person. The cow is an animal. Otto keeps the cow.",
    "cow (animal); keeper Otto" },
  { "The Yard is a room. A knife is a kind of thing. Every person carries a knife. Otto is a person.",
    "Otto (person) proper\n    carried knife (knife)" },
  { "The Yard is a room. Every person carries a knife.",
    "yourself (person)\n      carried knife (thing); not fixed in place\n" },
  { "The Yard is a room. A nose is a kind of thing. A nose is part of every person. Otto is a person.",
    "part Otto's nose (nose) proper" },
  { "The Yard is a room. The gate is a door. The gate is north of the Yard. A bolt is a kind of thing. Every door has a part called X.",
    "gate (door)" },
};

static void
test_case (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  LeafBuild *build = small_world (cases[i].story);
  g_autofree char *dump = leaf_world_to_string (build, FALSE);
  g_auto (GStrv) wanted = g_strsplit (cases[i].wanted, "|", -1);

  for (guint part = 0; wanted[part] != NULL; part++)
    if (strstr (dump, wanted[part]) == NULL) {
      g_test_message ("no '%s' in the world of: %s\n%s", wanted[part], cases[i].story, dump);
      g_test_fail ();
    }
  small_free (build);
}

/* Mistakes and their problems; "" for sentences that must be accepted. */
static const struct {
  const char *story, *problem;
} mistakes[] = {
  { "The Yard is a room. The crate is in the Yard. The crate is closed. The crate is a container.", "" },
  { "The Yard is a room. The Barn is a room. The crate is in the Yard. The crate is in the Barn.", "TWO_PLACES" },
  { "The Yard is a room. The crate is a container. The crate is a supporter.", "TWO_KINDS" },
  { "The Yard is a room. The box is in the crate. The crate is in the box.", "PLACE_IN_CIRCLE" },
  { "The Yard is a room. The table is a supporter. The cup is in the table.", "CANNOT_HOLD" },
  { "The Yard is a room. The crate is purple.", "SAME_AS_ANOTHER" },
  { "The Yard is a room. The crate is a container. The crate is male.", "PROPERTY_NOT_ALLOWED" },
  { "The Yard is a room. The Yard of the house.", "SENTENCE_UNKNOWN" },
  { "It is lit.", "PRONOUN_UNCLEAR" },
  { "The Yard is a room. A coin is a kind of thing. A coin is in the Yard.", "KIND_PLACED" },
  { "The Yard is a room. North of the Yard is the Lane. North of the Yard is the Mill.", "MAP_TWO_WAYS" },
  { "The Yard is a room. The gate is a door.", "DOOR_UNCONNECTED" },
  { "The Yard is a room. The crate is a container. The crate is open. The crate is closed.", "TWO_VALUES" },
  { "The Yard is a room. A hen is a kind of poultry.", "KIND_UNKNOWN" },
  { "The Yard is a room. A thing has a shade called hue.", "CALLED_WITHOUT_KIND" },
  { "The Yard is a room. The verb to adore means the adoring relation.", "VERB_MEANING_UNKNOWN" },
  { "The Yard is a room. The crate is not in the Yard.", "NOT_NEGATIVE" },
  { "The Yard is a room. Every person carries a knife. Otto is a person.", "TWO_PLACES" },
  { "The Yard is a room. Everything has a substance.", "PROPERTY_UNKNOWN" },
  { "The Yard is a room. A cup is a kind of thing. A cup is part of every cup.", "ASSEMBLY_ENDLESS" },
  { "The Yard is a room. A cup and a lid are kinds of thing. A lid is part of every cup. A cup is part of every lid. The mug is a cup.",
    "ASSEMBLY_ENDLESS" },
  { "The Yard is a room. A box, a tray and a nut are kinds of thing. 200 trays are part of every box. "
    "200 nuts are part of every tray. The crate is a box.",
    "ASSEMBLY_TOO_LARGE" },
};

static void
test_mistake (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  LeafBuild *build = small_world (mistakes[i].story);
  g_autofree char *messages = small_messages (build);

  if (mistakes[i].problem[0] == '\0' ? messages[0] != '\0' : strstr (messages, mistakes[i].problem) == NULL) {
    g_test_message ("'%s', not '%s', for: %s", messages, mistakes[i].problem, mistakes[i].story);
    g_test_fail ();
  }
  small_free (build);
}

/* The cell of a thing has the asserted value, or the default of its kind if there is none. */
static void
test_state (void)
{
  LeafBuild *build
      = small_world ("The Yard is a room. The jar is a closed container. The bag is a container. The score is 4.");
  LeafInitialState *state = leaf_state_lay_out (build);
  LeafPropertyId open = leaf_world_find_property (build, "open"), closed = leaf_world_find_property (build, "closed");
  guint found = 0;

  LEAF_EACH (&build->world->instances, i) {
    const LeafInstance *row = LEAF_ROW (&build->world->instances, LeafInstance, i);
    const guint16 *offsets = state->offsets + row->layout * state->n_properties;

    if (strcmp (row->name, "jar") != 0 && strcmp (row->name, "bag") != 0)
      continue;
    found++;
    g_assert_cmpuint (offsets[open.ix], ==, offsets[closed.ix]);
    g_assert_cmpint (state->cells[row->base + offsets[open.ix]].bits, ==, strcmp (row->name, "bag") == 0);
  }
  g_assert_cmpuint (found, ==, 2);
  LEAF_EACH (&build->world->variables, i)
    if (strcmp (LEAF_ROW (&build->world->variables, LeafVariable, i)->name, "score") == 0)
      g_assert_cmpint (state->cells[LEAF_ROW (&build->world->variables, LeafVariable, i)->cell].bits, ==, 4);
  small_free (build);
}

/* Scenery is usually fixed in place; what is said about the thing itself takes precedence. */
static void
test_implication (void)
{
  LeafBuild *build = small_world (
      "The Yard is a room. The wall is scenery. The gnome is scenery. The gnome is portable. The hen is a thing.");
  LeafPropertyId fixed = leaf_world_find_property (build, "fixed in place");

  LEAF_EACH (&build->world->instances, i) {
    const char *name = LEAF_ROW (&build->world->instances, LeafInstance, i)->name;
    const LeafFact *fact = leaf_world_deciding_fact (build, LEAF_ID (LeafInstanceId, i), fixed);

    if (strcmp (name, "wall") == 0)
      g_assert_true (fact != NULL && !fact->is_negated);
    if (strcmp (name, "gnome") == 0)
      g_assert_true (fact != NULL && fact->is_negated);
    if (strcmp (name, "hen") == 0)
      g_assert_null (fact);
  }
  small_free (build);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/world/assertion/%u", i);

    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_case);
  }
  for (guint i = 0; i < G_N_ELEMENTS (mistakes); i++) {
    g_autofree char *path = g_strdup_printf ("/world/mistake/%u", i);

    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_mistake);
  }
  g_test_add_func ("/world/state", test_state);
  g_test_add_func ("/world/implication", test_implication);
  return g_test_run ();
}
