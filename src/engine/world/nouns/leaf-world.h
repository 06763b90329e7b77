/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-world.h: the world that the source asserts: instances, properties, relations, verbs, variables, actions,
 * activities, scenes, tables, and the initial state of play.
 *
 * Passes over the sentences make the world independent of the order of the source. First, declarations define new
 * names: kinds, verbs, relations, actions, activities, properties, variables. Pass one of the assertions makes
 * instances and relates them; pass two asserts properties and relations. Then missing kinds are inferred (a thing on
 * which something is placed is a supporter), and certainty is resolved kind by kind (usually, always, never). Finally
 * leaf-state.h lays out the state. */
#pragma once

#include "leaf-source.h"
#include "leaf-names.h"

G_BEGIN_DECLS

/* --- instances: objects and the named values of enumerated kinds (scenes among them) ------------------------------ */

typedef struct {
  LeafKindId kind;
  const char *name; /* as written in the sentence that made it: "Cobbled Alley" */
  LeafWording made_at;
  LeafSentenceId sentence;
  gint32 number; /* bits of its value: 1 .. n for named values; its own id for objects */
  guint32 order; /* position in a loop over its kind: by creation, later in world order (leaf-inference.c) */
  /* where it is at the start; objects only */
  LeafInstanceId holder;
  LeafHoldingRelation held;
  gboolean is_everywhere;                        /* a backdrop in every room */
  guint32 next_in_holder, first_held, last_held; /* its contents as a list, in the order they were put there */
  LeafSentenceId placed_by;                      /* the sentence that put it there */
  guint32 first_fact;                            /* -> facts: property values asserted about it */
  gboolean is_proper;                            /* named without an article */
  gboolean prints_its_name;                      /* no sentence defines how it is printed */
  gboolean is_printed_otherwise;                 /* a sentence about it or its kind defines how it is printed */
  guint8 article;                                /* LeafArticle (leaf-assert.h) in the sentence that made it */
  guint8 takes_the;                              /* by "called the" */
  guint8 is_nameless; /* an unnamed instance of a kind: `name` is the kind's, and does not refer to it */
  gboolean is_plural;
  gboolean kind_is_stated; /* its kind was stated, not only inferred from its role */
  gboolean is_placed_nowhere;
  guint8 is_between;         /* a door that connections lead to from two rooms */
  guint8 is_unplaced_player; /* no sentence places the player */
  guint8 is_clash;           /* an earlier sentence uses its name for something else; this was reported */
  LeafInstanceId owner;      /* made by an assembly ("every door has a handle"): the instance that it was made for */
  guint32 layout, base;      /* its cells: leaf-state.h */
} LeafInstance;

typedef enum { LEAF_CERTAINTY_NONE = 0, LEAF_IMPOSSIBLE, LEAF_UNLIKELY, LEAF_LIKELY, LEAF_CERTAIN } LeafCertainty;

/* "the box is open", "a door is usually closed": a property value asserted of an instance or a kind. */
typedef struct {
  LeafPropertyId property;
  LeafCertainty certainty;
  gboolean is_negated;   /* either/or: asserted to be false */
  gboolean is_always;    /* for a kind: "always", "never": instances cannot override it */
  gboolean is_of_player; /* a fact of the library about the player, whichever person that is */
  gboolean is_related;   /* asserted by a relation that is stored in the property */
  LeafWording value;     /* words of the value; empty for either/or */
  LeafValue given;       /* ... or the value itself (kind not 0) */
  LeafSentenceId sentence;
  guint32 next;       /* -> facts: an older one of the same owner */
  guint32 next_about; /* -> facts: an older one of the same owner and property */
} LeafFact;

/* --- properties and adjectives ------------------------------------------------------------------------------------ */

typedef struct {
  const char *name; /* "open", "carrying capacity" */
  LeafKindId kind;  /* the kind of its value; truth state for an either/or property */
  gboolean is_either_or;
  /* either/or: the name for the value false ("closed" for "open"); its is_opposite is set */
  LeafPropertyId opposite;
  gboolean is_opposite;
  LeafRelationId relation;     /* a property that stores a relation */
  LeafInstanceId condition_of; /* "The gate is either shut or ajar": the only object that has it; or none */
  LeafSentenceId sentence;
  LeafAdjectiveId adjective; /* either/or */
} LeafProperty;

typedef enum {
  LEAF_ADJECTIVE_PROPERTY = 1, /* either/or property; `negated` if the adjective is the opposite's name */
  LEAF_ADJECTIVE_DEFINED,      /* Definition: a K is A if ...; code decides it */
  /* "large if its size is 10 or more": property, bound, comparison; also defines larger, largest */
  LEAF_ADJECTIVE_MEASURED,
} LeafAdjectiveSort;

/* A meaning of an adjective for one kind or instance. They are tried in this order: an instance's own, definitions,
 * properties; each from the most specific kind on. */
typedef struct {
  LeafAdjectiveSort sort;
  LeafKindId kind;
  LeafInstanceId instance; /* DEFINED, MEASURED: only for this instance; or none */
  LeafPropertyId property;
  gboolean negated;
  guint32 phrase; /* DEFINED: row of phrases */
  guint32 maker;  /* DEFINED: row of the phrase for the routine in Inform 6 that "makes it so"; 0: none */
  gint32 bound;
  gint32 comparison; /* MEASURED: 1 at least, -1 at most, 0 exactly */
  LeafSentenceId sentence;
  guint32 next;
} LeafAdjectiveMeaning;

typedef struct {
  const char *name;
  guint32 first_meaning;
} LeafAdjective;

/* --- variables ---------------------------------------------------------------------------------------------------- */

typedef struct {
  const char *name;
  LeafKindId kind;
  LeafOwner owner;
  guint32 owner_id; /* rulebook, action or activity */
  guint32 index;    /* among its owner's */
  guint32 next;     /* next variable of the same owner; 0: none. Globals are not linked */
  gboolean is_constant;
  gboolean is_library;
  LeafWording initial;        /* words of the value; empty: the kind's default */
  gboolean is_initial_likely; /* asserted with "usually" or "initially" */
  LeafValue given;
  const char *matched_as; /* action variables: "with", "from": the word of the clause in patterns; NULL */
  LeafSentenceId sentence;
  gboolean is_clash; /* an earlier sentence uses its name for something else; this was reported */
  guint32 cell;      /* global: its cell in the state */
} LeafVariable;

/* --- equations ---------------------------------------------------------------------------------------------------- */

/* "Equation - Force", then a line with its formula, then "where ..."; read by meaning/. */
typedef struct {
  LeafWording name; /* "force"; may be empty */
  LeafWording formula, where;
  LeafSentenceId sentence;
} LeafEquation;

/* --- relations and verbs ------------------------------------------------------------------------------------------ */

typedef struct {
  const char *name;
  LeafRelationSort sort;
  LeafKindId left, right;
  gboolean left_unique, right_unique; /* a left value has at most one right value, and the reverse */
  gboolean is_symmetric;
  LeafPropertyId property; /* PROPERTY: of the side that has at most one partner */
  gboolean property_on_left;
  LeafWording condition;                 /* COMPUTED */
  LeafWording left_called, right_called; /* parameter names */
  guint32 phrase;                        /* COMPUTED: row of phrases */
  guint32 first_pair;                    /* asserted at the start -> pairs */
  guint32 cell;                          /* of the state */
  LeafInstanceId direction;              /* MAPPING */
  LeafSentenceId sentence;
} LeafRelation;

/* A side that needs the meaning stage is stored as words until leaf_world_complete. */
typedef struct {
  LeafValue left, right;
  LeafWording left_words, right_words;
  LeafSentenceId sentence;
  guint32 next;
} LeafPair;

typedef struct {
  LeafVerbParts parts;     /* for "to be": infinitive "be" */
  const char *preposition; /* "in" of "to be in", "from" of "to be hidden from"; or NULL */
  LeafRelationId relation; /* none: a verb for text only */
  gboolean is_reversed;    /* the subject is the relation's right side */
  gboolean is_hidden;      /* used only in texts of the library; a story that defines this verb gets it */
  gboolean is_small;       /* declared without a capital letter, so with a capital the word is part of a name */
  LeafSentenceId sentence;
} LeafVerb;

/* A form that a verb can have between subject and object. leaf_verb_forms_at returns the longest first. */
typedef struct {
  LeafVerbId verb;
  LeafRelationId relation;
  guint32 n_words;
  /* "is not carried by", "has", "does not contain", "in" (after "is", or alone after "which is") */
  const LeafVocabId *words;
  guint8 tense; /* LeafTense: present, past, perfect, past perfect */
  /* reversed: the subject is the right side (passive, or declared that way) */
  guint8 negated, reversed, plural;
  guint8 is_copula;      /* "is", "are", "was": a description may follow */
  guint8 is_preposition; /* only after a copula, or alone in a noun phrase ("the box on the table") */
} LeafVerbForm;

/* --- actions, activities, scenes ---------------------------------------------------------------------------------- */

typedef struct {
  const char *name; /* "putting it on" */
  guint8 n_nouns;   /* 0, 1, 2 */
  LeafKindId kinds[2];
  guint8 needs_touch[2], needs_carried[2], needs_light, optional_noun; /* takes no noun or one, like smelling */
  gboolean out_of_world;
  LeafWording past_participle;             /* "(with past participle ...)" */
  LeafRulebookId check, carry_out, report; /* made with the action, by rules */
  guint32 n_variables;
  LeafSentenceId sentence;
  gboolean abbreviable;
} LeafAction;

typedef struct {
  const char *name;                     /* "printing the name" */
  LeafKindId basis;                     /* OBJECT; NOTHING; ... */
  LeafRulebookId before, during, after; /* made with the activity, by rules */
  guint32 n_variables;
  LeafSentenceId sentence;
} LeafActivity;

typedef struct {
  LeafInstanceId scene;
  LeafWording condition; /* "begins when C"; "ends [how] when C" */
  LeafWording how;       /* a named ending; empty: the plain one */
  gboolean is_end;
  LeafSentenceId sentence;
  guint32 phrase; /* the phrase that decides it */
} LeafSceneCondition;

/* --- the map ------------------------------------------------------------------------------------------------------ */

/* A connection from a room, in a direction, to a room, a door or (0) nowhere. */
typedef struct {
  LeafInstanceId from, direction, to;
  LeafCertainty certainty; /* CERTAIN: stated; LIKELY: the reverse of a stated one */
  LeafSentenceId sentence;
  guint32 order; /* number of the latest assertion, which orders the sides of a door */
} LeafConnection;

/* --- tables ------------------------------------------------------------------------------------------------------- */

typedef struct {
  const char *name;
  LeafKindId kind;
  LeafSentenceId sentence;
} LeafColumn;

typedef struct {
  const char *name; /* "Table of Chatter" */
  guint32 n_columns, n_rows;
  guint32 n_blank_rows; /* number of its rows that are blank, at the end, from "with 3 blank rows" */
  LeafColumnId *columns;
  LeafWording *words; /* n_rows * n_columns; empty: blank */
  LeafValue *values;  /* the values, once they are read; kind 0: blank */
  gsize room;         /* how many entries `words` and `values` have room for */
  guint32 first_cell; /* of the state */
  LeafSentenceId sentence;
  LeafSentenceId changed; /* the last sentence that added rows; a story may continue a table of the library */
  gboolean is_amended;    /* some rows were replaced */
  LeafKindId defines;     /* the kind all of whose values it defines; or none */
  gboolean is_rankings;   /* "Table of Rankings" or "Table 2 - Rankings" */
} LeafTableRow;           /* a row of `tables` */

/* --- use options and bibliographic facts, which are identified by name -------------------------------------------- */

typedef struct {
  const char *name;    /* "full-length room descriptions" */
  gint32 number;       /* "of at least N" */
  gboolean has_number; /* defined with a number */
  gint32 exactly;      /* "of N" in the story; 0: not given */
  gboolean is_library;
  gboolean is_active;
} LeafUseOption;

/* The owner of a rulebook whose name contains the owner's: "before festooning", "when the Ball ends". */
typedef struct {
  guint32 sort; /* LeafNamed: ACTION, ACTIVITY, INSTANCE; NONE: declared by itself */
  guint32 id;
} LeafRulebookOwner;

struct _LeafWorld {
  LeafNames *names;
  const char *title, *author;  /* of the story; NULL */
  guint32 first_kind;          /* kinds from here on are the story's */
  LeafInstanceId player;       /* yourself, or the person in "The player is X" */
  LeafInstanceId start;        /* the room where play begins */
  gboolean is_player_placed;   /* the story places the player; otherwise this is done when play begins */
  gboolean is_for_earlier;     /* it has code for the templates of an earlier Inform */
  guint32 command_rulebook;    /* a rulebook that Inform 6 code follows for each command; 0: none */
  guint32 talkable;            /* the property that "translates into I6 as "talkable""; 0: none */
  LeafTable connections;       /* of LeafConnection */
  LeafTable backdrop_places;   /* of LeafBackdropPlace */
  LeafTable implications;      /* of LeafImplication: leaf-assert.h */
  LeafTable assemblies;        /* of LeafAssembly: leaf-assert.h */
  LeafTable measures;          /* of LeafMeasure: leaf-assert.h */
  LeafIndex kind_facts;        /* kind -> its first fact */
  LeafIndex facts_about;       /* (owner, property) -> the newest of its facts */
  LeafIndex connection_of;     /* (room, direction) -> connection */
  LeafIndex verb_form_longest; /* first word -> the number of words of the longest form */
  LeafTable reserved;          /* of LeafValue: leaf_world_reserve_cell */
  LeafTable instances, facts, properties, property_links, adjectives, adjective_meanings, variables, relations, pairs,
      verbs, verb_forms, actions, activities, scene_conditions, columns, tables, use_options, equations;
  guint64 n_table_entries;      /* made for all tables together */
  LeafTable rulebook_owners;    /* of LeafRulebookOwner, by LeafRulebookId; set by rules, a later stage */
  LeafTable dialogue;           /* of LeafDialogueRow: leaf-dialogue.h */
  LeafIndex verb_forms_by_word; /* hash of the words -> chain */
  LeafTable chains;
  LeafIndex assembled;    /* (assembly, instance): already carried out */
  LeafIndex partner_of;   /* one-to-one relations: (property, value) -> its owner */
  LeafIndex variables_of; /* (owner, owner id) -> the first of its variables */
  LeafIndex used;         /* sentences that a declaration has handled */
  LeafIndex links;        /* (property, kind) -> link */
  LeafIndex instance_of;  /* (enumerated kind, bits) -> instance */
  LeafTable clashing;     /* of const char *: names of rows with is_clash */
  LeafTable known;        /* of guint32, by LeafKnown: results of leaf_known */
};

LeafWorld *leaf_world_new (void);
LeafWorld *leaf_world_copy (const LeafWorld *world, const LeafWorld *like, LeafArena *on);
void leaf_world_free (LeafWorld *world);

/* The passes in order; each reads the sentences from build->story_sentence on. */
/* kinds, verbs, relations, actions, activities, properties, variables */
void leaf_world_read_declarations (LeafBuild *build);
void leaf_world_read_assertions (LeafBuild *build); /* passes one and two; inference */
void leaf_world_read_tables (LeafBuild *build);     /* columns and their kinds; entries that are names or literals */
/* the name of the table, or no words for another sentence */
LeafWording leaf_table_headline (const LeafBuild *build, LeafSentenceId id);
/* Functions that read values that need meaning: leaf_meaning_constant, and the value of a plain text that is in no
 * source (a printed name). If one is NULL, such values are left out. */
typedef struct {
  LeafValue (*constant) (LeafBuild *build, LeafWording w, LeafKindId wanted, LeafHeadingId near);
  LeafValue (*text) (LeafBuild *build, const char *plain);
  /* a text that prints the owner's name and then `rest` */
  LeafValue (*owned) (LeafBuild *build, LeafInstanceId owner, const char *rest);
} LeafConstantReader;
/* Call after phrases and rules were declared. Reads the values of facts, variables and table entries that are not names
 * or literals. */
void leaf_world_complete (LeafBuild *build, const LeafConstantReader *reader);
/* Call before leaf_world_complete. Makes the story serial code that of LeafBuild.release, unless the story sets it. */
void leaf_bibliography_give_serial (LeafBuild *build);

/* For other stages. */
#define LEAF_INSTANCE(build, id) LEAF_ROW (&(build)->world->instances, LeafInstance, (id).ix)
gboolean leaf_instance_is (const LeafBuild *build, LeafInstanceId instance, LeafKindId kind);
LeafInstanceId leaf_instance_of_value (const LeafBuild *build, LeafValue value); /* enumerated values too */
LeafValue leaf_instance_value (const LeafBuild *build, LeafInstanceId instance);
/* Makes a kind, or makes an existing one a subkind of `parent`. Reports a problem if that is impossible. */
void leaf_world_make_kind (LeafBuild *build, LeafWording name, LeafKindId parent, LeafSentenceId sentence);
LeafInstanceId leaf_world_make_instance (LeafBuild *build, LeafKindId kind, LeafWording name, LeafSentenceId sentence);
LeafPropertyId leaf_world_find_property (const LeafBuild *build, const char *name);
LeafActionId leaf_world_find_action (const LeafBuild *build, const char *name);
LeafActivityId leaf_world_find_activity (const LeafBuild *build, const char *name);
LeafVariableId leaf_world_find_variable (const LeafBuild *build, LeafOwner owner, const char *name);
/* "Use serial comma."; `option` is a row of use_options */
gboolean leaf_world_uses (const LeafBuild *build, guint32 option);
gboolean leaf_property_provided (const LeafBuild *build, LeafPropertyId property, LeafKindId kind,
                                 LeafInstanceId instance);
/* Returns TRUE if the property has the kind's name, ignoring case: "MovementType". */
gboolean leaf_property_is_namesake (const LeafBuild *build, const LeafProperty *property, LeafKindId kind);
/* Returns the property that "red", a value of the kind `value`, sets: one that the owner has, and that has the kind's
 * name or was made with its values ("can be red or blue"). So after "A member has a party called the vote", "Tory" does
 * not set the vote. Without an owner, or if the owner may be any value, all properties are searched. Returns none if
 * there is no such property. */
LeafPropertyId leaf_property_for_value (const LeafBuild *build, LeafKindId value, LeafKindId kind,
                                        LeafInstanceId instance);
LeafAdjectiveId leaf_world_adjective (LeafBuild *build, const char *name); /* made if missing */
void leaf_adjective_add_meaning (LeafBuild *build, LeafAdjectiveId adjective, const LeafAdjectiveMeaning *meaning);
/* Returns the first variable of a rulebook, an action or an activity, in order of creation; 0 if there is none. */
guint32 leaf_world_first_variable (const LeafBuild *build, LeafOwner owner, guint32 owner_id);
LeafVariableId leaf_world_make_variable (LeafBuild *build, LeafOwner owner, guint32 owner_id, LeafWording name,
                                         LeafKindId kind, LeafSentenceId sentence);
/* Finds the verb forms at word `at`, longest first; *forms is on the arena. Returns their number. */
guint32 leaf_verb_forms_at (const LeafBuild *build, LeafWording w, guint32 at, const LeafVerbForm **forms,
                            guint32 room);
/* The verb "to be", which is named "are", while others are named by their infinitive; none if it does not exist. */
guint32 leaf_world_verb_be (const LeafBuild *build);
/* Checks the structure of Inform 6 text. Returns FALSE after reporting a mistake, at `at` or, if that is empty, at the
 * mistake's own place. `sort` is a LeafInform6Sort. */
gboolean leaf_inform_6_check (LeafBuild *build, LeafSpan whole, guint32 sort, LeafSpan at);
LeafKindId leaf_kind_read (LeafBuild *build, LeafWording w, LeafHeadingId near);
/* Reports a kind, named at the end of the words, that a later sentence of the same source makes: assertions and
 * declarations are read in order. Rules, phrases and definitions may use any kind. */
void leaf_kind_check_made (LeafBuild *build, LeafWording w, LeafHeadingId near);
/* Returns TRUE if a region or a room is in a region, directly or not, as asserted. */
gboolean leaf_world_lies_in (const LeafBuild *build, LeafInstanceId inner, LeafInstanceId region);

/* Returns the first fact of an instance, or of a kind (not of its parents). */
guint32 leaf_world_first_fact (const LeafBuild *build, LeafKindId kind, LeafInstanceId instance);
/* Returns the fact that decides a property of an instance: its own, or a kind's, from the most specific kind on; NULL
 * if the default applies. */
const LeafFact *leaf_world_deciding_fact (const LeafBuild *build, LeafInstanceId instance, LeafPropertyId property);
/* The connections, indexed by destination, as they are at this moment. Make it once to find the sides of all doors. */
typedef struct _LeafWaysTo LeafWaysTo;
LeafWaysTo *leaf_world_ways_to_new (const LeafBuild *build);
void leaf_world_ways_to_free (LeafWaysTo *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafWaysTo, leaf_world_ways_to_free)
/* Returns the two sides of a door: the rooms that lead to it, or none. */
void leaf_world_door_sides (const LeafBuild *build, const LeafWaysTo *ways, LeafInstanceId door, LeafInstanceId *front,
                            LeafInstanceId *back);
/* for a door with one side; or none */
LeafInstanceId leaf_world_door_destination (const LeafBuild *build, LeafInstanceId door);

/* Call when everything is complete. Records occurrences of names and values in declarations. */
void leaf_world_note (LeafBuild *build);
void leaf_world_set_rulebook_owner (LeafBuild *build, LeafRulebookId rulebook, LeafRulebookOwner owner);
/* Records the name of a rulebook. The name of an action, an activity or a scene in it gets a row of its own, and rows
 * do not overlap. */
void leaf_world_note_rulebook (LeafBuild *build, LeafWording words, LeafRulebookId rulebook, LeafRole role,
                               LeafKindId kind);

char *leaf_world_to_string (const LeafBuild *build, gboolean with_library);

/* Returns the initial value of a variable or a property of this kind that the source does not set. */
LeafValue leaf_kind_default (const LeafBuild *build, LeafKindId kind);
/* Returns TRUE if a kind of the story has no values, so that no variable can be initialized with one. For kinds of
 * object, use the default. */
gboolean leaf_kind_is_empty (const LeafBuild *build, LeafKindId kind);

G_END_DECLS
