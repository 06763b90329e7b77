/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-assert.h: shared by the readers of world/ only: noun phrases, assertions, and rows for assertions that are
 * processed at the end (implications, assemblies). */
#pragma once

#include "leaf-world.h"

G_BEGIN_DECLS

typedef struct {
  guint32 item, next;
} LeafChainLink;

/* --- noun phrases (leaf-noun-phrase.c) ---------------------------------------------------------------------------- */

typedef enum {
  LEAF_NOUN_NONE = 0,
  LEAF_NOUN_NAME,       /* an unknown name, from which something may be made */
  LEAF_NOUN_INSTANCE,   /* `instance` */
  LEAF_NOUN_KIND,       /* `kind` with `adjectives`, possibly every one, possibly `count` of them */
  LEAF_NOUN_ADJECTIVES, /* `adjectives` alone: "closed and openable" */
  LEAF_NOUN_VARIABLE,   /* `variable`: a global variable */
  LEAF_NOUN_PROPERTY,   /* `property` of `first` (none: of what was mentioned last); also "the description" alone */
  LEAF_NOUN_VALUE,      /* a text, number or anything else that is read later: `wording` */
  LEAF_NOUN_LIST,       /* `first`, linked by `next` */
  LEAF_NOUN_RELATED,    /* "on the table": in `relation` to `first`; reversed: `first` is the left side */
  LEAF_NOUN_NOWHERE,
  LEAF_NOUN_EVERYWHERE,
  LEAF_NOUN_HERE,  /* without `first`: in the room mentioned last */
  LEAF_NOUN_THERE, /* the empty subject of "there is" */
} LeafNounSort;

typedef enum {
  LEAF_ARTICLE_NONE = 0,
  LEAF_ARTICLE_DEFINITE,
  LEAF_ARTICLE_INDEFINITE,
  LEAF_ARTICLE_SOME,
  LEAF_ARTICLE_YOUR
} LeafArticle;

/* An adjective of a noun phrase: of an either/or property, or a named value. */
typedef struct {
  LeafAdjectiveId adjective;
  LeafInstanceId value;
  gboolean is_negated;
  LeafWording wording;
} LeafNounAdjective;

typedef struct _LeafNoun LeafNoun;
struct _LeafNoun {
  LeafNounSort sort;
  LeafWording wording; /* the whole phrase */
  LeafWording name;    /* NAME: without its article */
  LeafArticle article;
  LeafInstanceId instance;
  LeafKindId kind;
  gint32 count; /* "three coins"; 0: no number */
  gboolean is_every, is_plural;
  gboolean is_vague; /* "something", "someone": the kind is implied by the word */
  guint32 n_adjectives;
  LeafNounAdjective *adjectives;
  LeafVariableId variable;
  LeafPropertyId property;
  LeafRelationId relation;
  gboolean is_reversed;
  LeafNoun *first, *next;
  LeafNoun *related;     /* KIND, NAME, ADJECTIVES with "... in the Yard": a RELATED noun for that */
  LeafWording with;      /* "with carrying capacity 3 and description "...""; or empty */
  LeafWording called;    /* KIND: "a man called Horse": the new name */
  LeafInstanceId made;   /* the instance that pass one made from it, or identified it with */
  guint32 n_made;        /* number of consecutive instances made */
  gboolean is_prepared;  /* the things in its relation have been made */
  gboolean is_described; /* its own words have been asserted */
};

/* An assertion of pass two that is processed when all kinds are known. */
typedef struct {
  LeafInstanceId item, holder;
  LeafHoldingRelation held;
  gboolean is_here; /* "here": in the room mentioned last before `subject_index` */
  gboolean is_each; /* ... for each instance of a kind, which may be mentioned later */
  guint32 subject_index;
  LeafSentenceId sentence;
} LeafPlacement;

typedef struct {
  LeafInstanceId from, direction, to;
  gboolean is_one_way;
  LeafSentenceId sentence;
} LeafWay;

typedef struct {
  LeafKindId kind;
  LeafInstanceId instance;
  LeafWording text;
  LeafSentenceId sentence;
} LeafAppearance;

typedef struct {
  LeafBuild *build;
  LeafArena *scratch;      /* for noun phrases and their parts, until the assertions are done */
  LeafSentenceId sentence; /* being read */
  LeafHeadingId near;
  /* the last sentence with the problem that two names are one thing. It is reported once per sentence, because two
   * lists of n names would give n * n problems */
  LeafSentenceId repeated_in;
  LeafInstanceId subject; /* of the previous sentences: a quoted text describes it, and "east is" starts from it */
  LeafInstanceId it;      /* the instance mentioned last: "it" */
  LeafKindId it_kind;     /* if the last subject was a kind */
  guint32 depth;          /* nesting depth of the noun phrase being read */
  gboolean no_abbreviations;
  guint32 pass;
  gboolean is_existential, is_one_way;
  gboolean is_always;      /* the sentence has "always" or "never" */
  guint32 n_said;          /* number of assertions that may have changed existing rows, or repeated a fact */
  gboolean it_is_many;     /* the last subject was a list, so "they" is refused */
  gboolean is_staged;      /* the story mentions no room, so one was added */
  GArray *subjects;        /* of LeafInstanceId: what was mentioned, sentence by sentence */
  guint32 subject_index;   /* number of them before the sentence being read */
  LeafInstanceId player;   /* whom a sentence so far has made the player */
  GArray *changed;         /* of LeafInstanceId: made, or given another kind, since the assemblies last ran */
  guint32 assemblies_seen; /* assemblies before this row have been made for all existing instances */
  GArray *placements;      /* of LeafPlacement */
  GArray *ways;            /* of LeafWay */
  GArray *appearances;     /* of LeafAppearance */
} LeafAssertionPass;

#define LEAF_NONE_CERTAINTY LEAF_CERTAINTY_NONE

LeafNoun *leaf_noun_read (LeafAssertionPass *reading, LeafWording w, gboolean is_subject);
/* Reads "which likes Bob": returns the relation, if `w` begins with a pronoun and a verb other than "is"; otherwise
 * NULL. */
LeafNoun *leaf_noun_read_relative (LeafAssertionPass *reading, LeafWording w);
/* Reads "open container", "closed and openable" or "three coins"; NULL if the words are not such a description. */
LeafNoun *leaf_noun_read_description (LeafAssertionPass *reading, LeafWording w);
gboolean leaf_noun_says_nothing (const LeafBuild *build, LeafWording w); /* "nothing", "nobody" */
/* "every person", "everyone"; but not "they" for a kind that was mentioned. */
static inline gboolean
leaf_noun_says_every (const LeafNoun *noun)
{
  return noun->is_every && (noun->is_vague || leaf_wording_length (noun->wording) > 1);
}
/* "more than two rooms", "no doors" (leaf-quantifiers.c) */
gboolean leaf_noun_says_quantity (LeafAssertionPass *reading, LeafWording w);
gboolean leaf_sentence_begins_quantity (const LeafBuild *build, LeafWording w); /* "Most rooms are dark" */
LeafNoun *leaf_noun_new (LeafAssertionPass *reading, LeafNounSort sort, LeafWording w);
/* The words of a phrase without any further description: neither a place, nor properties, nor a new name. */
LeafWording leaf_noun_head (const LeafNoun *noun);
/* The verb of a sentence, with what is on its sides. */
typedef struct {
  LeafWording subject, object;
  LeafVerbForm form;
  LeafCertainty certainty; /* NONE: the sentence has no adverb of certainty */
  gboolean is_initially;
  gboolean is_existential;
} LeafVerbPlace;
/* Finds the verb. Returns FALSE if there is none. Adverbs of certainty are removed from subject and object. */
gboolean leaf_sentence_find_verb (LeafAssertionPass *reading, LeafWording w, LeafVerbPlace *place);
enum { LEAF_MOST_VERB_FORMS = 8 }; /* considered at one place */
/* Returns the longest verb form of this rank at word `at` of an assertion, with words after it; NULL if there is none.
 * Ranks: 1 the copula, 2 "has", 3 any other. */
const LeafVerbForm *leaf_verb_form_of_rank (const LeafBuild *build, LeafWording w, guint32 at, guint32 rank);
/* "usually plain": such words make an assertion, not a declaration. */
gboolean leaf_begins_with_certainty (const LeafBuild *build, LeafWording w);
gboolean leaf_word_is_relative_pronoun (const LeafBuild *build, guint32 at); /* which, who, that */
LeafWording leaf_wording_skip_determiner (const LeafBuild *build, LeafWording w, LeafArticle *article);

/* --- dialogue (leaf-dialogue.c) ----------------------------------------------------------------------------------- */

void leaf_dialogue_join (LeafBuild *build);             /* the steps of each beat, and the decisions */
void leaf_dialogue_assert (LeafAssertionPass *reading); /* asserts the clauses of beats, lines and choices */

/* --- clashes of names (leaf-name-conflicts.c) --------------------------------------------------------------------- */

/* Reports that `sentence` makes something whose name an earlier sentence uses for something else. `name` is stored, and
 * must last as long as the build. The caller makes sure that each clash is reported once. */
void leaf_clash_complain_of_later (LeafBuild *build, LeafSentenceId sentence, const char *name, LeafWording earlier);

/* --- making instances for nouns (leaf-instantiate.c) -------------------------------------------------------------- */

LeafWording leaf_reading_words (const LeafAssertionPass *reading); /* the sentence being read */
/* Makes what a noun stands for, unless it exists: a name, something called, three coins. `kind` is the kind that the
 * other side of the sentence implies. */
void leaf_noun_make (LeafAssertionPass *reading, LeafNoun *noun, LeafKindId kind);
void leaf_noun_become (LeafNoun *noun, LeafInstanceId first, guint32 n); /* the noun then stands for these */
LeafInstanceId leaf_noun_instance (LeafAssertionPass *reading, const LeafNoun *noun); /* its instance, or none */

/* --- the meanings of the words (leaf-world-occurrences.c) --------------------------------------------------------- */

/* Records occurrences in a sentence that was asserted. Nouns may be NULL. */
void leaf_assertion_note (LeafAssertionPass *reading, const LeafNoun *subject, const LeafNoun *object,
                          const LeafVerbPlace *verb);

/* --- rows for the end --------------------------------------------------------------------------------------------- */

/* "Scenery is usually fixed in place": a property implied for a kind with adjectives. */
typedef struct {
  LeafKindId kind;
  guint32 n_conditions;
  const LeafNounAdjective *conditions;
  LeafNounAdjective result;
  LeafCertainty certainty;
  LeafSentenceId sentence;
} LeafImplication;

/* "A container is large if its carrying capacity is 10 or more": asserting it of a thing sets the property. */
typedef struct {
  LeafAdjectiveId adjective;
  LeafKindId kind;             /* the kind that it applies to; none: not known here */
  LeafWording property, value; /* empty if the definition measures nothing */
  LeafSentenceId sentence;
} LeafMeasure;

/* "Every room contains a chair": for each `every`, makes `count` of `kind` in the relation to it. */
typedef struct {
  LeafKindId every;
  const LeafNoun *made; /* kind, adjectives, with, called; on the program's arena */
  LeafRelationId relation;
  gboolean is_reversed; /* the new things are on the relation's left side */
  gboolean is_stopped;  /* a problem about it has been reported */
  LeafSentenceId sentence;
} LeafAssembly;

/* --- facts (leaf-relation-facts.c, leaf-facts.c) ------------------------------------------------------------------ */

void leaf_assert_either_or (LeafAssertionPass *reading, LeafKindId kind, LeafInstanceId instance,
                            LeafPropertyId property, gboolean negated, LeafCertainty certainty);
void leaf_assert_adjective (LeafAssertionPass *reading, LeafKindId kind, LeafInstanceId instance,
                            const LeafNounAdjective *adjective, gboolean negated, LeafCertainty certainty);
/* Asserts "The mast is 30 feet", about the property with the same name as the value's kind. Returns FALSE if the
 * instance has none. */
gboolean leaf_assert_literal (LeafAssertionPass *reading, LeafInstanceId instance, LeafWording literal,
                              gboolean negated, LeafCertainty certainty);
/* Asserts a list as after "with" or "has": "carrying capacity 3 and description "...", openable". */
void leaf_assert_property_list (LeafAssertionPass *reading, LeafKindId kind, LeafInstanceId instance, LeafWording w,
                                LeafCertainty certainty);
void leaf_assert_property (LeafAssertionPass *reading, LeafKindId kind, LeafInstanceId instance,
                           LeafPropertyId property, LeafWording value, LeafCertainty certainty);
void leaf_assert_appearance (LeafAssertionPass *reading, LeafKindId kind, LeafInstanceId instance, LeafWording text);
/* Finds the property of every verb that sets one. Call when all properties have been made, since such a verb may be
 * used in rules alone. */
void leaf_settings_find (LeafBuild *build);
/* Asserts that left R right is true at the start. Words stand for a value of kind 0. */
void leaf_assert_relation_words (LeafAssertionPass *reading, LeafRelationId id, LeafValue left, LeafValue right,
                                 LeafWording left_words, LeafWording right_words, LeafKindId left_kind,
                                 LeafCertainty certainty);
void leaf_assert_kind (LeafAssertionPass *reading, LeafInstanceId instance, LeafKindId kind, gboolean is_stated);

/* --- the map (leaf-map.c) ----------------------------------------------------------------------------------------- */

void leaf_map_new_direction (LeafBuild *build, LeafInstanceId direction);
void leaf_map_connect (LeafAssertionPass *reading, const LeafWay *way);
void leaf_map_check (LeafAssertionPass *reading);

/* --- inference at the end (leaf-inference.c, leaf-assemblies.c) --------------------------------------------------- */

void leaf_infer_kinds (LeafAssertionPass *reading);
/* "defined by Table of X": asserts what this sentence and the table say about the things that its rows name */
void leaf_tables_define (LeafAssertionPass *reading, guint32 pass);
void leaf_infer_places (LeafAssertionPass *reading);
void leaf_facts_check_always (LeafBuild *build);
void leaf_infer_appearances (LeafAssertionPass *reading);
void leaf_infer_implications (LeafAssertionPass *reading);
void leaf_infer_names (LeafBuild *build, const LeafConstantReader *reader);
/* Returns a name as it is printed, as a text value; with quotation marks inside it: "the 'memo'". */
LeafValue leaf_world_printed (LeafBuild *build, const LeafConstantReader *reader, const char *name);
/* Makes the parts and contents that assemblies require. Returns TRUE if any were made, which may require more. `all`:
 * for every instance, not only for changed ones. */
gboolean leaf_assemblies_make (LeafAssertionPass *reading, gboolean all);
void leaf_assert_described (LeafAssertionPass *reading, LeafNoun *noun, LeafInstanceId instance);
LeafInstanceId leaf_world_player (LeafBuild *build); /* yourself */
/* Reads a value that needs no meaning: a literal number, a truth state or a name. The result has kind 0 if it is none
 * of these. */
LeafValue leaf_world_plain_value (LeafBuild *build, LeafWording w, LeafKindId wanted, LeafHeadingId near);

/* --- tables of the world (leaf-world.c, leaf-verbs.c, leaf-properties.c) ------------------------------------------ */

void leaf_sentence_use (LeafBuild *build, LeafSentenceId sentence);
gboolean leaf_sentence_is_used (const LeafBuild *build, LeafSentenceId sentence);
void leaf_world_boot (LeafBuild *build);
LeafInstanceId leaf_world_make_named (LeafBuild *build, LeafKindId kind, const char *name, LeafSentenceId sentence);
LeafInstanceId leaf_world_make_nameless (LeafBuild *build, LeafKindId kind, LeafSentenceId sentence);
void leaf_world_set_kind (LeafBuild *build, LeafInstanceId instance, LeafKindId kind);
void leaf_world_link_property (LeafBuild *build, LeafPropertyId property, LeafKindId kind, LeafInstanceId instance);
void leaf_world_note_property_kind (LeafBuild *build, LeafPropertyId property, LeafKindId kind);
LeafRelationId leaf_world_add_relation (LeafBuild *build, const LeafRelation *row, LeafWording name);
void leaf_world_add_fact (LeafBuild *build, LeafKindId kind, LeafInstanceId instance, const LeafFact *fact);
/* Removes all facts of an instance from it. Returns the newest of them, where the list linked by `next` begins; 0:
 * none. */
guint32 leaf_world_take_facts (LeafBuild *build, LeafInstanceId instance);
/* Returns the strongest fact about a property of an instance, or of a kind if `instance` is none; of equally strong
 * facts the newest. NULL if there is none. Parent kinds are not searched. */
const LeafFact *leaf_world_strongest_fact (const LeafBuild *build, LeafKindId kind, LeafInstanceId instance,
                                           LeafPropertyId property);
/* Reports hints for the drawn map that name unknown things. Call when all names are known. */
void leaf_index_map_check (LeafBuild *build);
void leaf_inclusions_check (LeafBuild *build);            /* Inform 6 inclusions */
void leaf_object_name_conflicts_check (LeafBuild *build); /* reports names that an earlier object has too */
void leaf_inter_names_check (LeafBuild *build);           /* names for code of another compiler */
/* Reads "The licence for this story is "MIT"". Returns TRUE if it is such a sentence. */
gboolean leaf_bibliography_declare (LeafBuild *build, LeafSentenceId sentence);
void leaf_release_check (LeafBuild *build, LeafSentenceId sentence); /* "Release along with ..." */
LeafHeadingId leaf_sentence_heading (const LeafBuild *build, LeafSentenceId sentence);
gboolean leaf_world_was_read_before (const LeafBuild *build, LeafWording w); /* with the library */
const char *leaf_world_spelling (LeafBuild *build, LeafWording w);

LeafPropertyId leaf_property_make (LeafBuild *build, LeafWording name, LeafKindId kind, LeafSentenceId sentence);
LeafPropertyId leaf_property_make_text (LeafBuild *build, const char *name, LeafKindId kind, LeafSentenceId sentence);
LeafPropertyId leaf_property_find (const LeafBuild *build, LeafWording w); /* a value property of this name */
/* Returns, among an adjective's meanings, the either/or property that an owner of this kind has, or else any either/or
 * property; *negated if the adjective is the name of its opposite. */
LeafPropertyId leaf_property_of_adjective (const LeafBuild *build, LeafAdjectiveId adjective, LeafKindId kind,
                                           LeafInstanceId instance, gboolean *negated);

void leaf_verbs_declare (LeafBuild *build, LeafSentenceId sentence); /* a sentence of form VERB */
void leaf_verbs_add_preposition (LeafBuild *build, const char *preposition, LeafRelationId relation,
                                 gboolean is_reversed, LeafSentenceId sentence);
void leaf_equations_declare (LeafBuild *build, LeafSentenceId sentence);
/* Returns TRUE, and reports a problem, if the name of a value, or of a thing that a table makes, already means
 * something. */
gboolean leaf_clash_refuse (LeafBuild *build, LeafKindId kind, LeafWording name, LeafSentenceId sentence);
void leaf_tables_declare (LeafBuild *build, LeafSentenceId sentence); /* the structure of a table */
/* Reads "X are defined by the Table of Y", and makes the values or kinds. Returns TRUE if it is such a sentence. */
gboolean leaf_tables_declare_defined (LeafBuild *build, LeafSentenceId sentence);
/* Makes the things that such a sentence defines, when the assertions are read in order. Does nothing for another
 * sentence. */
void leaf_tables_make_defined (LeafBuild *build, LeafSentenceId sentence);
gboolean leaf_tables_define_all_of (LeafBuild *build, LeafKindId kind, LeafWording name);
/* "A picture is scenery and a kind of thing", "a kind of thing and scenery": returns the adjectives, or no words. */
LeafWording leaf_kind_sentence_adjectives_apart (LeafBuild *build, LeafWording w, LeafHeadingId near);
/* "A teacup is a kind of open container": returns the words before the name of the parent kind, or no words. */
LeafWording leaf_kind_sentence_adjectives (LeafBuild *build, LeafWording w, LeafHeadingId near);
void leaf_relations_declare (LeafBuild *build, LeafSentenceId sentence); /* a sentence of form RELATION */
void leaf_actions_declare (LeafBuild *build, LeafSentenceId sentence);
gboolean leaf_names_a_written_value (const LeafBuild *build, LeafWording w); /* "5", "seven", a quotation */
/* in a story: exactly these words are the name of an action */
gboolean leaf_names_an_action (const LeafBuild *build, LeafWording w);
void leaf_activities_declare (LeafBuild *build, LeafSentenceId sentence);
void leaf_scenes_declare (LeafBuild *build, LeafSentenceId sentence);
void leaf_options_declare (LeafBuild *build, LeafSentenceId sentence); /* "Use X translates as ..." */
void leaf_options_use (LeafBuild *build, LeafSentenceId sentence);     /* "Use X", when all are declared */
/* Reads "X has a K called N". Returns TRUE if it declares a property. */
gboolean leaf_properties_declare_has (LeafAssertionPass *reading, LeafWording subject, LeafWording object);
/* the owner becomes the last one mentioned */
void leaf_properties_speak_of (LeafAssertionPass *reading, LeafWording subject);
gboolean leaf_properties_declare_can_be (LeafAssertionPass *reading, LeafWording w);
/* Removes the bracket at the end of *w, such as "(matched as "with")" or "(called X)", and returns it; no words if
 * there is none. */
LeafWording leaf_wording_take_bracket (const LeafBuild *build, LeafWording *w);

G_END_DECLS
