/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-assert.h: what the readers of world/ share: noun phrases, what is asserted of what, and the rows for things
 * that are only known at the end (implications, assemblies).  Not for other stages. */
#pragma once

#include "leaf-world.h"

G_BEGIN_DECLS

typedef struct {
  guint32 item, next;
} LeafChainLink;

/* --- noun phrases (leaf-noun-phrase.c) ---------------------------------------------------------------------------- */

typedef enum {
  LEAF_NOUN_NONE = 0,
  LEAF_NOUN_NAME,       /* words that name nothing yet: something may be made of them */
  LEAF_NOUN_INSTANCE,   /* `instance` */
  LEAF_NOUN_KIND,       /* `kind` with `adjectives`, perhaps `every`, perhaps `count` of them */
  LEAF_NOUN_ADJECTIVES, /* `adjectives` alone: "closed and openable" */
  LEAF_NOUN_VARIABLE,   /* `id`: a global variable */
  LEAF_NOUN_PROPERTY,   /* `property` of `first` (none: of what was last spoken of); also "the description" alone */
  LEAF_NOUN_VALUE,      /* a text, number or anything else that is left for later: `wording` */
  LEAF_NOUN_LIST,       /* `first`, chained by `next` */
  LEAF_NOUN_RELATED,    /* "on the table": stands in `relation` to `first`; reversed: `first` is the left side */
  LEAF_NOUN_NOWHERE,
  LEAF_NOUN_EVERYWHERE,
  LEAF_NOUN_HERE,   /* with no `first`: in the room last spoken of */
  LEAF_NOUN_THERE,  /* the empty subject of "there is" */
  LEAF_NOUN_ACTION, /* "taking something": no business of the world's */
} LeafNounSort;

typedef enum {
  LEAF_ARTICLE_NONE = 0,
  LEAF_ARTICLE_DEFINITE,
  LEAF_ARTICLE_INDEFINITE,
  LEAF_ARTICLE_SOME,
  LEAF_ARTICLE_YOUR
} LeafArticle;

/* One adjective of a phrase: an either/or property's, or a named value. */
typedef struct {
  LeafAdjectiveId adjective;
  LeafInstanceId value;
  gboolean is_negated;
  LeafWording wording;
} LeafNounAdjective;

typedef struct _LeafNoun LeafNoun;
struct _LeafNoun {
  LeafNounSort sort;
  LeafWording wording; /* all of it */
  LeafWording name;    /* NAME: without article */
  LeafArticle article;
  LeafInstanceId instance;
  LeafKindId kind;
  gint32 count; /* "three coins"; 0: no number */
  gboolean is_every, is_plural;
  gboolean is_vague; /* "something", "someone": a kind by a word of its own */
  guint32 n_adjectives;
  LeafNounAdjective *adjectives;
  LeafVariableId variable;
  LeafPropertyId property;
  LeafRelationId relation;
  gboolean is_reversed;
  LeafNoun *first, *next;
  LeafNoun *related;     /* KIND, NAME, ADJECTIVES: "... in the Yard": a RELATED that holds of it too */
  LeafWording with;      /* "with carrying capacity 3 and description "...""; empty */
  LeafWording called;    /* KIND: "a man called Horse": the name to give */
  LeafInstanceId made;   /* what pass one made of it, or took it for */
  guint32 n_made;        /* as many, one after the other */
  gboolean is_prepared;  /* what its relation speaks of has been made */
  gboolean is_described; /* what it says of what was made has been asserted */
};

/* Said in pass two, settled once all kinds are known. */
typedef struct {
  LeafInstanceId item, holder;
  LeafHeld held;
  gboolean is_here; /* "here": in the room last spoken of: before `subject_index` */
  gboolean is_each; /* ... said of every one of a kind, which may be spoken of later */
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
  LeafArena *scratch;      /* noun phrases and what hangs on them: until the assertions are done */
  LeafSentenceId sentence; /* being read */
  LeafHeadingId near;
  LeafSentenceId same_told; /* the last one that was refused since two names are one thing: it is told once a sentence, or a list of n names on
                             * both sides would make n * n problems */
  LeafInstanceId subject; /* of the sentences before: whose quoted texts are, and from where "east is" */
  LeafInstanceId it;      /* what was last spoken of: "it" */
  LeafKindId it_kind;     /* when the last subject was a kind */
  guint32 depth;          /* of the noun phrase being read */
  gboolean no_abbreviations;
  guint32 pass;
  gboolean is_existential, is_one_way;
  gboolean is_always;      /* what the sentence says is said with "always" or "never" */
  guint32 n_said;          /* as often something was said that made no row: of a row that there was, or said before */
  gboolean it_is_many;     /* the last subject was a list: "they" is refused */
  gboolean is_staged;      /* no room was told of: one was made */
  GArray *subjects;        /* of LeafInstanceId: what was spoken of, sentence by sentence */
  guint32 subject_index;   /* as many of them before the sentence being read */
  GArray *changed;         /* of LeafInstanceId: made, or of another kind, since assemblies were last made */
  guint32 assemblies_seen; /* those before this row have been made for all that was there */
  GArray *placements;      /* of LeafPlacement */
  GArray *ways;            /* of LeafWay */
  GArray *appearances;     /* of LeafAppearance */
} LeafAssertionPass;

#define LEAF_NONE_CERTAINTY LEAF_CERTAINTY_NONE

LeafNoun *leaf_noun_read (LeafAssertionPass *reading, LeafWording w, gboolean is_subject);
/* "which likes Bob": what is related, where `w` begins with a pronoun and a verb that is not "is"; else NULL. */
LeafNoun *leaf_noun_read_relative (LeafAssertionPass *reading, LeafWording w);
/* "open container", "closed and openable", "three coins": NULL when the words are no such description. */
LeafNoun *leaf_noun_read_description (LeafAssertionPass *reading, LeafWording w);
gboolean leaf_noun_says_nothing (const LeafBuild *build, LeafWording w); /* "nothing", "nobody" */
/* "every person", "everyone"; not "they", of a kind that was spoken of. */
static inline gboolean
leaf_noun_says_every (const LeafNoun *noun)
{
  return noun->is_every && (noun->is_vague || leaf_wording_length (noun->wording) > 1);
}
/* "more than two rooms", "no doors" (leaf-quantifiers.c) */
gboolean leaf_noun_says_quantity (LeafAssertionPass *reading, LeafWording w);
gboolean leaf_sentence_begins_quantity (const LeafBuild *build, LeafWording w); /* "Most rooms are dark" */
LeafNoun *leaf_noun_new (LeafAssertionPass *reading, LeafNounSort sort, LeafWording w);
/* The verb of a sentence: FALSE where there is none.  Adverbs of certainty are taken out of subject and object. */
typedef struct {
  LeafWording subject, object;
  LeafVerbForm form;
  LeafCertainty certainty; /* NONE: not said */
  gboolean is_initially;
  gboolean is_existential;
} LeafVerbPlace;
gboolean leaf_sentence_find_verb (LeafAssertionPass *reading, LeafWording w, LeafVerbPlace *place);
enum { LEAF_MOST_VERB_FORMS = 8 }; /* that are looked at, of those at one place */
/* The longest form of this rank as the verb of an assertion (1 the copula, 2 has, 3 any other) that stands at `at`,
 * with something after it; NULL. */
const LeafVerbForm *leaf_verb_form_of_rank (const LeafBuild *build, LeafWording w, guint32 at, guint32 rank);
/* "usually plain": what is so is said of something, and nothing is declared. */
gboolean leaf_begins_with_certainty (const LeafBuild *build, LeafWording w);
gboolean leaf_word_is_relative_pronoun (const LeafBuild *build, guint32 at); /* which, who, that */
LeafWording leaf_wording_skip_determiner (const LeafBuild *build, LeafWording w, LeafArticle *article);

/* --- dialogue (leaf-dialogue.c) ----------------------------------------------------------------------------------- */

void leaf_dialogue_join (LeafBuild *build);       /* the steps of each beat, and what decisions there are */
void leaf_dialogue_assert (LeafAssertionPass *reading); /* what clauses say of beats, lines and choices */

/* --- making what nouns speak of (leaf-instantiate.c) -------------------------------------------------------------- */

LeafWording leaf_reading_words (const LeafAssertionPass *reading); /* of the sentence being read */
/* Makes what a noun speaks of, if it is not there: a name, something called, three coins.  `kind` is what the
 * sentence's other side says of it. */
void leaf_noun_make (LeafAssertionPass *reading, LeafNoun *noun, LeafKindId kind);
void leaf_noun_become (LeafNoun *noun, LeafInstanceId first, guint32 n); /* it stands for these from now on */
LeafInstanceId leaf_noun_instance (LeafAssertionPass *reading,
                                   const LeafNoun *noun); /* that it stands for; none where it stands for none */

/* --- what the words were taken for (leaf-world-occurrences.c) ----------------------------------------------------- */

/* Of a sentence that was asserted; nouns may be NULL. */
void leaf_assertion_note (LeafAssertionPass *reading, const LeafNoun *subject, const LeafNoun *object,
    const LeafVerbPlace *verb);

/* --- rows for the end --------------------------------------------------------------------------------------------- */

/* "Scenery is usually fixed in place": of a kind with adjectives, a property by implication. */
typedef struct {
  LeafKindId kind;
  guint32 n_conditions;
  const LeafNounAdjective *conditions;
  LeafNounAdjective result;
  LeafCertainty certainty;
  LeafSentenceId sentence;
} LeafImplication;

/* "A container is large if its carrying capacity is 10 or more": said of one thing, it sets the property. */
typedef struct {
  LeafAdjectiveId adjective;
  LeafKindId kind;             /* of what it can be said; none: not known here */
  LeafWording property, value; /* empty where the definition measures nothing */
  LeafSentenceId sentence;
} LeafMeasure;

/* "Every room contains a chair": for each `every`, `count` of `kind` (or the one `instance`: no) in the relation to
 * it. */
typedef struct {
  LeafKindId every;
  const LeafNoun *made; /* kind, adjectives, with, called: on the program's arena */
  LeafRelationId relation;
  gboolean is_reversed; /* the made one is the relation's left side */
  gboolean is_stopped;  /* a problem has been told of it */
  LeafSentenceId sentence;
} LeafAssembly;

/* --- what is asserted (leaf-relation-facts.c, leaf-facts.c) ------------------------------------------------------- */

void leaf_assert_either_or (LeafAssertionPass *reading, LeafKindId kind, LeafInstanceId instance,
    LeafPropertyId property,
                            gboolean negated, LeafCertainty certainty);
void leaf_assert_adjective (LeafAssertionPass *reading, LeafKindId kind, LeafInstanceId instance,
    const LeafNounAdjective *adjective,
                            gboolean negated, LeafCertainty certainty);
/* "The mast is 30 feet": of the property that goes by the name of the value's kind; FALSE where the instance has
 * none. */
gboolean leaf_assert_literal (LeafAssertionPass *reading, LeafInstanceId instance, LeafWording literal,
    gboolean negated,
                              LeafCertainty certainty);
/* "carrying capacity 3 and description "...", openable": as after "with" or "has". */
void leaf_assert_property_list (LeafAssertionPass *reading, LeafKindId kind, LeafInstanceId instance, LeafWording w,
                                LeafCertainty certainty);
void leaf_assert_property (LeafAssertionPass *reading, LeafKindId kind, LeafInstanceId instance,
    LeafPropertyId property,
                           LeafWording value, LeafCertainty certainty);
void leaf_assert_appearance (LeafAssertionPass *reading, LeafKindId kind, LeafInstanceId instance, LeafWording text);
/* left R right holds at the start; words stand for a value of kind 0. */
/* Every verb that sets a property finds it, when all have been made: it may be used in rules alone. */
void leaf_settings_find (LeafBuild *build);
void leaf_assert_relation_words (LeafAssertionPass *reading, LeafRelationId id, LeafValue left, LeafValue right,
    LeafWording left_words,
                                 LeafWording right_words, LeafKindId left_kind, LeafCertainty certainty);
void leaf_assert_kind (LeafAssertionPass *reading, LeafInstanceId instance, LeafKindId kind, gboolean is_stated);

/* --- the map (leaf-map.c) ----------------------------------------------------------------------------------------- */

void leaf_map_new_direction (LeafBuild *build, LeafInstanceId direction);
void leaf_map_connect (LeafAssertionPass *reading, const LeafWay *way);
void leaf_map_check (LeafAssertionPass *reading);

/* --- inference at the end (leaf-inference.c, leaf-assemblies.c) --------------------------------------------------- */

void leaf_infer_kinds (LeafAssertionPass *reading);
/* "defined by Table of X": what its rows name is made */
void leaf_tables_define (LeafAssertionPass *reading, guint32 pass);
void leaf_infer_places (LeafAssertionPass *reading);
void leaf_facts_check_always (LeafBuild *build);
void leaf_infer_appearances (LeafAssertionPass *reading);
void leaf_infer_implications (LeafAssertionPass *reading);
void leaf_infer_names (LeafBuild *build, const LeafConstantReader *reader);
/* A name as it prints, a text: in quotation marks what was quoted, "the 'memo'". */
LeafValue leaf_world_printed (LeafBuild *build, const LeafConstantReader *reader, const char *name);
/* Makes what each thing should have; TRUE when some were made, which may call for more.  `all`: for every thing
 * there is, not only for those that changed. */
gboolean leaf_assemblies_make (LeafAssertionPass *reading, gboolean all);
void leaf_assert_described (LeafAssertionPass *reading, LeafNoun *noun, LeafInstanceId instance);
LeafInstanceId leaf_world_player (LeafBuild *build); /* yourself */
/* A value that can be told without meaning: a literal number, truth or name; kind 0 when it cannot. */
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
/* Forgets all facts of an instance. Returns the newest of them, at which the chain by `next` begins; 0 for none. */
guint32 leaf_world_take_facts (LeafBuild *build, LeafInstanceId instance);
/* The strongest fact about a property of an instance, or of a kind where `instance` is none; of equally strong facts
 * the newest. NULL if nothing is said. Kinds above are not asked. */
const LeafFact *leaf_world_strongest_fact (const LeafBuild *build, LeafKindId kind, LeafInstanceId instance,
                                           LeafPropertyId property);
/* Complains of hints for the drawn map that mean nothing; the names are all known. */
void leaf_index_map_check (LeafBuild *build);
void leaf_inclusions_check (LeafBuild *build);  /* what is included in Inform 6 */
void leaf_name_clashes_check (LeafBuild *build); /* names that an earlier object has already */
void leaf_inter_names_check (LeafBuild *build); /* names for the code of another compiler */
/* "The licence for this story is "MIT"": TRUE where it is such a sentence. */
gboolean leaf_bibliography_declare (LeafBuild *build, LeafSentenceId sentence);
void leaf_release_check (LeafBuild *build, LeafSentenceId sentence); /* "Release along with ..." */
LeafHeadingId leaf_sentence_heading (const LeafBuild *build, LeafSentenceId sentence);
gboolean leaf_world_was_read_before (const LeafBuild *build, LeafWording w); /* with the library */
const char *leaf_world_spelling (LeafBuild *build, LeafWording w);

LeafPropertyId leaf_property_make (LeafBuild *build, LeafWording name, LeafKindId kind, LeafSentenceId sentence);
LeafPropertyId leaf_property_make_text (LeafBuild *build, const char *name, LeafKindId kind, LeafSentenceId sentence);
LeafPropertyId leaf_property_find (const LeafBuild *build, LeafWording w); /* a value property of this name */
/* Of an adjective's meanings, the either/or property that an owner of this kind has; *negated when it is the
 * opposite's name. */
LeafPropertyId leaf_property_of_adjective (const LeafBuild *build, LeafAdjectiveId adjective, LeafKindId kind,
                                           LeafInstanceId instance, gboolean *negated);

void leaf_verbs_declare (LeafBuild *build, LeafSentenceId sentence); /* a sentence of form VERB */
void leaf_verbs_add_preposition (LeafBuild *build, const char *preposition, LeafRelationId relation,
    gboolean is_reversed,
                                 LeafSentenceId sentence);
void leaf_equations_declare (LeafBuild *build, LeafSentenceId sentence);
/* Whether the name of a value, or of a thing that a table makes, is refused, which is told then, since it means
 * something already. */
gboolean leaf_clash_refuse (LeafBuild *build, LeafKindId kind, LeafWording name, LeafSentenceId sentence);
void leaf_tables_declare (LeafBuild *build, LeafSentenceId sentence); /* the structure of a table */
/* "X are defined by the Table of Y": the values or things are made; TRUE when it is such a sentence. */
gboolean leaf_tables_declare_defined (LeafBuild *build, LeafSentenceId sentence);
/* Things so defined are made when sentences of the world are read in their order: nothing when it is no such
 * sentence. */
void leaf_tables_make_defined (LeafBuild *build, LeafSentenceId sentence);
gboolean leaf_tables_define_all_of (LeafBuild *build, LeafKindId kind, LeafWording name);
/* "A teacup is a kind of open container": the words before the name of the kind above; none where there are none. */
LeafWording leaf_kind_sentence_adjectives (LeafBuild *build, LeafWording w, LeafHeadingId near);
void leaf_relations_declare (LeafBuild *build, LeafSentenceId sentence); /* a sentence of form RELATION */
void leaf_actions_declare (LeafBuild *build, LeafSentenceId sentence);
gboolean leaf_names_a_written_value (const LeafBuild *build, LeafWording w); /* "5", "seven", a quotation */
/* in a story: just these words are an action's name */
gboolean leaf_names_an_action (const LeafBuild *build, LeafWording w);
void leaf_activities_declare (LeafBuild *build, LeafSentenceId sentence);
void leaf_scenes_declare (LeafBuild *build, LeafSentenceId sentence);
void leaf_options_declare (LeafBuild *build, LeafSentenceId sentence);
/* "X has a K called N": TRUE when it was a declaration. */
gboolean leaf_properties_declare_has (LeafAssertionPass *reading, LeafWording subject, LeafWording object);
void leaf_properties_speak_of (LeafAssertionPass *reading, LeafWording subject); /* to what a property was given */
gboolean leaf_properties_declare_can_be (LeafAssertionPass *reading, LeafWording w);
/* "(matched as "with")", "(called X)": the bracket that ends w, taken off; empty where there is none. */
LeafWording leaf_wording_take_bracket (const LeafBuild *build, LeafWording *w);

G_END_DECLS
