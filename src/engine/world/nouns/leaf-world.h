/* leaf-world.h: what the source asserts: instances, properties, relations, verbs, variables, actions, activities,
 * scenes, tables, and the state in which the play begins.
 *
 * The world is made in passes over sentences, so that the order of writing does not matter: first what makes new
 * words (kinds, verbs, relations, actions, activities, properties, variables), then pass one of assertions makes
 * instances and joins them, pass two gives properties and relations, then what is left open is inferred (a thing on
 * which something stands is a supporter), then certainty is settled kind by kind (usually, always, never), and
 * leaf-state.h lays it out.
 */
#pragma once

#include "leaf-source.h"
#include "leaf-names.h"

G_BEGIN_DECLS

/* --- instances: objects and the named values of enumerated kinds (scenes among them) ------------------------------ */

typedef struct {
  LeafKindId  kind;
  const char *name;      /* as written where it was made: "Cobbled Alley" */
  LeafWording made_at;
  LeafSentenceId sentence;
  gint32      number;    /* its value's bits: enumerated 1 .. n; objects: its own id */
  guint32     order;     /* when all of a kind are gone through: of making, and then of the world (leaf-inference.c) */
  /* where it is at the start: objects only */
  LeafInstanceId holder;
  LeafHeld    held;
  gboolean    is_everywhere; /* a backdrop seen in every room */
  guint32     next_in_holder, first_held, last_held; /* in the order of placing: what it holds, as a chain */
  LeafSentenceId placed_by; /* the sentence that put it there */
  guint32     first_fact; /* -> facts: property values asserted of it */
  gboolean    is_proper;  /* named without an article */
  gboolean    prints_its_name; /* no sentence says how it is printed */
  gboolean    is_printed_otherwise; /* a sentence about it or its kind says how it is printed */
  guint8      article;    /* LeafArticle (leaf-assert.h) where it was made */
  guint8      takes_the;  /* by "called the" */
  guint8      is_nameless; /* one of a kind: `name` is its kind's, and stands for it nowhere */
  gboolean    is_plural;
  gboolean    kind_is_stated; /* not merely implied by its role */
  gboolean    is_placed_nowhere;
  guint8      is_between; /* a door: what leads to it leads from two rooms */
  guint8      is_unplaced_player; /* where the player begins is told by no sentence */
  guint8      is_clash;   /* an earlier sentence uses its name for something else, which has been reported */
  LeafInstanceId owner;   /* made by an assembly ("every door has a handle"): that of which it is the handle */
  guint32     layout, base; /* leaf-state.h: its cells */
} LeafInstance;

typedef enum { LEAF_CERTAINTY_NONE = 0, LEAF_IMPOSSIBLE, LEAF_UNLIKELY, LEAF_GUESSED, LEAF_LIKELY,
    LEAF_CERTAIN } LeafCertainty;

/* "the box is open", "a door is usually closed": one property value asserted of an instance or of a kind. */
typedef struct {
  LeafPropertyId property;
  LeafCertainty  certainty;
  gboolean       is_negated;  /* either/or: not so */
  gboolean       is_always;   /* of a kind: "always", "never": nothing of it may be otherwise */
  gboolean       is_of_player; /* the library said it of the player, whoever a story says that is */
  gboolean       is_related;  /* told by a relation that is kept in the property */
  LeafWording    value;       /* words of the value; empty for either/or */
  LeafValue      given;       /* or the value itself (kind not 0) */
  LeafSentenceId sentence;
  guint32        next;       /* -> facts: of the same owner, an older one */
  guint32        next_about; /* -> facts: of the same owner and property, an older one */
} LeafFact;

/* --- properties and adjectives ------------------------------------------------------------------------------------ */

typedef struct {
  const char *name;         /* "open", "carrying capacity" */
  LeafKindId  kind;         /* of its value; either/or: truth state */
  gboolean    is_either_or;
  /* either/or: the other name for its being false ("closed" of "open"); its is_opposite is set */
  LeafPropertyId opposite;
  gboolean    is_opposite;
  LeafRelationId relation;  /* a property that stores a relation */
  LeafInstanceId condition_of; /* "The gate is either shut or ajar": the one thing that is so; none */
  LeafSentenceId sentence;
  LeafAdjectiveId adjective; /* either/or */
} LeafProperty;

typedef enum {
  LEAF_ADJECTIVE_PROPERTY = 1, /* either/or property; `negated` when it is the opposite's name */
  LEAF_ADJECTIVE_DEFINED,      /* Definition: a K is A if ...: chunk decides it */
  LEAF_ADJECTIVE_NATIVE,       /* decided by a native of the library: visible, worn ... */
  /* "large if its size is 10 or more": property, bound, comparison; gives larger, largest */
  LEAF_ADJECTIVE_MEASURED,
} LeafAdjectiveSort;

/* One meaning of an adjective, for one kind or one thing; a thing's own are tried first, then definitions, then
 * properties, each from the most special kind on. */
typedef struct {
  LeafAdjectiveSort sort;
  LeafKindId     kind;
  LeafInstanceId instance;  /* DEFINED, MEASURED: of this one alone; or none */
  LeafPropertyId property;
  gboolean       negated;
  guint32        phrase;    /* DEFINED: meaning's row */
  LeafNative     native;
  gint32         bound; gint32 comparison; /* MEASURED: 1 at least, -1 at most, 0 exactly */
  LeafSentenceId sentence;
  guint32        next;
} LeafAdjectiveMeaning;

typedef struct {
  const char *name;
  guint32     first_meaning;
} LeafAdjective;

/* --- variables ---------------------------------------------------------------------------------------------------- */

typedef struct {
  const char *name;
  LeafKindId  kind;
  LeafOwner   owner;
  guint32     owner_id;  /* rulebook, action or activity */
  guint32     index;     /* among its owner's */
  guint32     next;      /* of the same owner; 0: the last.  Globals are not chained */
  gboolean    is_constant;
  gboolean    is_library;
  LeafWording initial;   /* words of the value; empty: the kind's default */
  gboolean    is_initial_likely; /* said with "usually" or "initially" */
  LeafValue   given;
  const char *matched_as; /* action variables: "with", "from": a clause of patterns; NULL */
  LeafSentenceId sentence;
  gboolean    is_clash;  /* an earlier sentence uses its name for something else, which has been reported */
  guint32     cell;      /* global: its cell of the state */
} LeafVariable;

/* --- equations ---------------------------------------------------------------------------------------------------- */

/* "Equation - Force", then a line with its formula, then "where ..."; what they mean is meaning's. */
typedef struct {
  LeafWording    name;    /* "force"; may be empty */
  LeafWording    formula, where;
  LeafSentenceId sentence;
} LeafEquation;

/* --- relations and verbs ------------------------------------------------------------------------------------------ */

typedef struct {
  const char      *name;
  LeafRelationSort sort;
  LeafKindId       left, right;
  gboolean         left_unique, right_unique; /* one ... relates to one ... */
  gboolean         is_symmetric;
  LeafPropertyId   property;    /* PROPERTY: on the side that has at most one partner */
  gboolean         property_on_left;
  LeafWording      condition;   /* COMPUTED */
  LeafWording      left_called, right_called; /* parameter names */
  guint32          phrase;      /* COMPUTED: meaning's row */
  guint32          first_pair;  /* asserted at the start -> pairs */
  guint32          cell;        /* of the state */
  LeafInstanceId   direction;   /* MAPPING */
  LeafSentenceId   sentence;
} LeafRelation;

/* A side that needs meaning is held by its words until leaf_world_complete. */
typedef struct { LeafValue left, right; LeafWording left_words,
    right_words; LeafSentenceId sentence; guint32 next; } LeafPair;

typedef struct {
  LeafVerbParts  parts;      /* to be: infinitive "be" */
  const char    *preposition; /* "in" of "to be in", "from" of "to be hidden from"; NULL */
  LeafRelationId relation;   /* none: only for text */
  gboolean       is_reversed; /* the subject is the relation's right side */
  gboolean       is_hidden;   /* of the library's own texts: a story has it when it says so too */
  gboolean       is_small;    /* its sentence has no capital: one where it is used makes a name of it */
  LeafSentenceId sentence;
} LeafVerb;

/* Every form in which a verb can stand between subject and object, longest first when looked up by
 * leaf_verb_forms_at. */
typedef struct {
  LeafVerbId   verb;
  LeafRelationId relation;
  guint32      n_words;
  /* "is not carried by", "has", "does not contain", "in" (after is, or alone after "which is") */
  const LeafVocabId *words;
  guint8       tense;       /* LeafTense: present, past, perfect, past perfect */
  /* reversed: so read, the subject is the right side (passive, or declared so) */
  guint8       negated, reversed, plural;
  guint8       is_copula;   /* "is", "are", "was": what follows may be a description */
  guint8       is_preposition; /* only after a copula, or by itself in a noun phrase ("the box on the table") */
} LeafVerbForm;

/* --- actions, activities, scenes ---------------------------------------------------------------------------------- */

typedef struct {
  const char *name;        /* "putting it on" */
  guint8      n_nouns;     /* 0, 1, 2 */
  LeafKindId  kinds[2];
  guint8      needs_touch[2], needs_carried[2], needs_light, optional_noun; /* smelling: nothing or one thing */
  gboolean    out_of_world;
  LeafWording past_participle; /* "(with past participle ...)" */
  LeafRulebookId check, carry_out, report; /* made with it, by rules */
  guint32     n_variables;
  LeafSentenceId sentence;
  gboolean    abbreviable;
} LeafAction;

typedef struct {
  const char *name;        /* "printing the name" */
  LeafKindId  basis;       /* OBJECT; NOTHING; ... */
  LeafRulebookId before, during, after; /* made with it, by rules */
  guint32     n_variables;
  LeafSentenceId sentence;
} LeafActivity;

typedef struct {
  LeafInstanceId scene;
  LeafWording    condition; /* "begins when C"; "ends [how] when C" */
  LeafWording    how;       /* named ending; empty: plain */
  gboolean       is_end;
  LeafSentenceId sentence;
  guint32        phrase;    /* meaning's row: decides it */
} LeafSceneCondition;

/* --- the map ------------------------------------------------------------------------------------------------------ */

/* From a room, in a direction, to a room, a door or (0) nowhere. */
typedef struct {
  LeafInstanceId from, direction, to;
  LeafCertainty  certainty; /* CERTAIN: stated; LIKELY: the way back of one that was stated */
  LeafSentenceId sentence;
  guint32        order;     /* when it was last said, so that a door's sides have an order */
} LeafConnection;

/* --- tables ------------------------------------------------------------------------------------------------------- */

typedef struct {
  const char *name;
  LeafKindId  kind;
  LeafSentenceId sentence;
} LeafColumn;

typedef struct {
  const char  *name;      /* "Table of Chatter" */
  guint32      n_columns, n_rows;
  guint32      n_blank_rows; /* of them, those at the end that "with 3 blank rows" asks for */
  LeafColumnId *columns;
  LeafWording *words;     /* n_rows * n_columns: blank when empty */
  LeafValue   *values;    /* the same, once read; kind 0: blank */
  guint32      first_cell; /* of the state */
  LeafSentenceId sentence;
  LeafSentenceId changed;  /* by which it was last given rows: a story may continue a table of the library */
  gboolean     is_amended; /* some rows were given anew */
  LeafKindId   defines;    /* all the values of this kind; none */
  gboolean is_rankings; /* the "Table of Rankings", or "Table 2 - Rankings" */
} LeafTableRow; /* a row of `tables` */

/* --- use options and bibliographic facts: kept by name ------------------------------------------------------------ */

typedef struct {
  const char *name;      /* "full-length room descriptions" */
  gint32      number;    /* "of at least N"; */
  gboolean    has_number; /* its definition gives one */
  gint32      exactly;   /* "of N", as the story set it; 0: it did not */
  gboolean    is_library;
  gboolean    is_active;
} LeafUseOption;

/* Use X; the relevant texts of the opening quotation. */
/* Whom a rulebook was made with, whose name is a part of its name: "before festooning", "when the Ball ends". */
typedef struct {
  guint32 sort; /* LeafNamed: ACTION, ACTIVITY, INSTANCE; NONE: it was declared by itself */
  guint32 id;
} LeafRulebookOwner;

struct _LeafWorld {
  LeafNames *names;
  const char    *title, *author; /* of the story; NULL */
  guint32        first_kind; /* kinds from here on are the story's own */
  LeafInstanceId player;     /* yourself, or whom "The player is X" names */
  LeafInstanceId start;      /* the room in which the play begins */
  gboolean       is_player_placed; /* by the story: otherwise the play puts the player there, when it has begun */
  LeafTable connections;     /* of LeafConnection */
  LeafTable backdrop_places; /* of LeafBackdropPlace */
  LeafTable implications;    /* of LeafImplication: leaf-assert.h */
  LeafTable assemblies;      /* of LeafAssembly: leaf-assert.h */
  LeafTable measures;        /* of LeafMeasure: leaf-assert.h */
  LeafIndex kind_facts;      /* kind -> its first fact */
  LeafIndex facts_about;     /* (owner, property) -> the newest of its facts */
  LeafIndex connection_of;   /* (room, direction) -> connection */
  LeafIndex verb_form_longest; /* first word -> how many words the longest form has */
  LeafTable reserved;        /* of LeafValue: leaf_world_reserve_cell */
  LeafTable instances, facts, properties, property_links, adjectives, adjective_meanings, variables, relations, pairs,
    verbs, verb_forms, actions, activities, scene_conditions, columns, tables, use_options, equations;
  LeafTable rulebook_owners; /* of LeafRulebookOwner, by LeafRulebookId: told by rules, which are below */
  LeafTable dialogue;        /* of LeafDialogueRow: leaf-dialogue.h */
  LeafIndex verb_forms_by_word; /* hash of the words -> chain */
  LeafTable chains;
  LeafIndex assembled;          /* (assembly, instance): what is made for it has been made */
  LeafIndex partner_of;         /* one to one relations: (property, value) -> whose it is */
  LeafIndex variables_of;       /* (owner, whose) -> the first of its variables */
  LeafIndex used;               /* sentences that declarations have used up */
  LeafIndex links;              /* (property, kind) -> link */
  LeafIndex instance_of;        /* (enumerated kind, bits) -> instance */
  LeafTable clashing;           /* of const char *: the names of what is_clash */
  LeafTable known;              /* of guint32, by LeafKnown: ids that leaf_known has found */
};

/* The relation that the machine knows by this name; none where the library has not made it. */

LeafWorld *leaf_world_new  (void);
LeafWorld *leaf_world_copy (const LeafWorld *world, const LeafWorld *like, LeafArena *on);
void       leaf_world_free (LeafWorld *world);

/* The passes, in order; each walks the sentences from build->story_sentence on. */
/* kinds, verbs, relations, actions, activities, properties, variables */
void leaf_world_read_declarations (LeafBuild *build);
void leaf_world_read_assertions   (LeafBuild *build); /* passes one and two; inference */
void leaf_world_read_tables       (LeafBuild *build); /* columns and their kinds; values that are names or literals */
/* the name of the table that a sentence is; no words for another */
LeafWording leaf_table_headline   (const LeafBuild *build, LeafSentenceId id);
/* How values that need meaning are read: leaf_meaning_constant, and the value of a plain text that no source holds
 * (a printed name).  Either may be NULL: what needs it is then left out. */
typedef struct {
  LeafValue (*constant) (LeafBuild *build, LeafWording w, LeafKindId wanted, LeafHeadingId near);
  LeafValue (*text)     (LeafBuild *build, const char *plain);
  /* prints the owner's name, and the rest */
  LeafValue (*owned)    (LeafBuild *build, LeafInstanceId owner, const char *rest);
} LeafConstantReader;
/* After phrases and rules were declared: the values of facts, variables and table entries that are not names or
 * literals. */
void leaf_world_complete          (LeafBuild *build, const LeafConstantReader *reader);

/* Asked by other stages. */
#define LEAF_INSTANCE(build, id) LEAF_ROW (&(build)->world->instances, LeafInstance, (id).ix)
gboolean        leaf_instance_is       (const LeafBuild *build, LeafInstanceId instance, LeafKindId kind);
LeafInstanceId  leaf_instance_of_value (const LeafBuild *build, LeafValue value); /* enumerated values too */
LeafValue       leaf_instance_value    (const LeafBuild *build, LeafInstanceId instance);
/* Makes the kind, or puts the one of that name below `parent`; what cannot be is told. */
void            leaf_world_make_kind     (LeafBuild *build, LeafWording name, LeafKindId parent,
    LeafSentenceId sentence);
LeafInstanceId  leaf_world_make_instance (LeafBuild *build, LeafKindId kind, LeafWording name, LeafSentenceId sentence);
LeafPropertyId  leaf_world_find_property (const LeafBuild *build, const char *name);
LeafActionId    leaf_world_find_action   (const LeafBuild *build, const char *name);
LeafActivityId  leaf_world_find_activity (const LeafBuild *build, const char *name);
LeafVariableId  leaf_world_find_variable (const LeafBuild *build, LeafOwner owner, const char *name);
/* "Use serial comma.": a row of use_options */
gboolean        leaf_world_uses          (const LeafBuild *build, guint32 option);
gboolean        leaf_property_provided (const LeafBuild *build, LeafPropertyId property, LeafKindId kind,
    LeafInstanceId instance);
/* Has the property the name of the kind, whatever letters are capitals: "MovementType"? */
gboolean leaf_property_is_namesake (const LeafBuild *build, const LeafProperty *property, LeafKindId kind);
/* The property by which the owner is "red", a value of the kind given: one that it has, and that has the kind's own
 * name or was made with its values ("can be red or blue").  "A member has a party called the vote" makes no member
 * Tory.  Without an owner, or when it may be any value: of all.  0: none. */
LeafPropertyId leaf_property_for_value (const LeafBuild *build, LeafKindId value, LeafKindId kind,
    LeafInstanceId instance);
LeafAdjectiveId leaf_world_adjective   (LeafBuild *build, const char *name); /* found or made */
void            leaf_adjective_add_meaning (LeafBuild *build, LeafAdjectiveId adjective,
    const LeafAdjectiveMeaning *meaning);
/* The first variable of a rulebook, an action or an activity, in the order in which they were made; 0: it has none. */
guint32         leaf_world_first_variable (const LeafBuild *build, LeafOwner owner, guint32 owner_id);
LeafVariableId  leaf_world_make_variable (LeafBuild *build, LeafOwner owner, guint32 owner_id, LeafWording name,
    LeafKindId kind, LeafSentenceId sentence);
/* The verb forms that stand at word `at` (longest first); returns how many, `forms` on the arena. */
guint32         leaf_verb_forms_at (const LeafBuild *build, LeafWording w, guint32 at, const LeafVerbForm **forms,
    guint32 room);
/* "a number", "a list of texts", "an object based rulebook producing text", "an open door"? (no: kinds only). */
/* FALSE: a mistake in the shape of the Inform 6 at these bytes has been told, `at` or, where that is empty, at its
 * own place; `sort` is a LeafInform6Sort. */
gboolean        leaf_inform_6_check (LeafBuild *build, LeafSpan whole, guint32 sort, LeafSpan at);
LeafKindId      leaf_kind_read     (LeafBuild *build, LeafWording w, LeafHeadingId near);
/* A region lies in a region; a room in a region, directly or not, as asserted. */
gboolean        leaf_world_lies_in (const LeafBuild *build, LeafInstanceId inner, LeafInstanceId region);

/* Properties as asserted, by sort: the first fact of an instance, or of a kind (not of those above it). */
guint32         leaf_world_first_fact  (const LeafBuild *build, LeafKindId kind, LeafInstanceId instance);
/* The fact that decides a property of an instance: its own, or its kinds', most special first; NULL: the default. */
const LeafFact *leaf_world_deciding_fact (const LeafBuild *build, LeafInstanceId instance, LeafPropertyId property);
/* The ways by where they lead, as the map is now: whoever asks for the sides of all doors makes it once. */
typedef struct _LeafWaysTo LeafWaysTo;
LeafWaysTo     *leaf_world_ways_to_new  (const LeafBuild *build);
void            leaf_world_ways_to_free (LeafWaysTo *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafWaysTo, leaf_world_ways_to_free)
/* The two sides of a door: the rooms from which it leads; none where it has no such side. */
void            leaf_world_door_sides  (const LeafBuild *build, const LeafWaysTo *ways, LeafInstanceId door,
    LeafInstanceId *front, LeafInstanceId *back);
/* of a door with one side; none */
LeafInstanceId  leaf_world_door_destination (const LeafBuild *build, LeafInstanceId door);

/* When all is complete: writes down where names were made and values given, and what declarations speak of. */
void            leaf_world_note        (LeafBuild *build);
void            leaf_world_set_rulebook_owner (LeafBuild *build, LeafRulebookId rulebook, LeafRulebookOwner owner);
/* The name of a rulebook; where it holds that of an action, an activity or a scene, theirs has a row of its own, and
 * no row lies in another. */
void            leaf_world_note_rulebook (LeafBuild *build, LeafWording words, LeafRulebookId rulebook, LeafRole role,
    LeafKindId kind);

char           *leaf_world_to_string (const LeafBuild *build, gboolean with_library);

/* What a variable or a property of this kind holds when nothing was said of it. */
LeafValue leaf_kind_default (const LeafBuild *build, LeafKindId kind);
/* A kind of the story's of which there is no value at all, so that nothing can begin as one; kinds of object are
 * asked by their defaults. */
gboolean leaf_kind_is_empty (const LeafBuild *build, LeafKindId kind);

G_END_DECLS
