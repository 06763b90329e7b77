/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-image.h: the immutable data that a play uses of a program.
 *
 * One function makes it from a frozen build (link/leaf-link.c), once, when a play first needs it. Its rows have the ids
 * of the build's rows, so an id means the same on both sides. A table that already has this form in the build is
 * shared; all others are separate rows with just what a play needs. Nothing here ever changes.
 */
#pragma once

#include "leaf.h"
#include "leaf-cells.h"
#include "leaf-grammar-rows.h"
#include "leaf-initial-state.h"
#include "leaf-instruction.h"
#include "leaf-kind-rows.h"

G_BEGIN_DECLS

/* --- the world ---------------------------------------------------------------------------------------------------- */

typedef struct {
  const char *name;
  LeafKindId kind;
  gint32 number;            /* bits of its value: 1 .. n for named values; its own id for objects */
  guint32 layout, base;     /* its cells, see leaf-initial-state.h */
  gboolean is_everywhere;   /* a backdrop that is in every room */
  gboolean is_said;         /* a sentence made it, not the compiler */
  gboolean is_proper;       /* named without an article */
  gboolean prints_its_name; /* no sentence defines how it is printed */
  LeafInstanceId owner;     /* for a part made by an assembly: its whole */
  guint32 file_name;        /* for a file: the quoted word with its name; 0: none */
} LeafImageInstance;

typedef struct {
  const char *name;
  LeafKindId kind; /* the kind of its value; truth state for an either/or property */
  gboolean is_either_or;
  gboolean is_opposite; /* the other name, for when the opposite is false */
  LeafPropertyId opposite;
  LeafInstanceId condition_of; /* the only object that has it; or none */
  LeafRelationId relation;     /* a property that stores a relation */
} LeafImageProperty;

typedef struct {
  const char *name;
  LeafKindId kind;
  LeafOwner owner;
  guint32 owner_id;
  guint32 index;   /* index among its owner's properties */
  guint32 next;    /* next variable of the same owner; 0: none */
  guint32 cell;    /* global: of the state */
  LeafValue given; /* a constant's value */
  gboolean is_constant;
} LeafImageVariable;

typedef struct {
  const char *name;
  LeafRelationSort sort;
  LeafKindId left, right;
  gboolean left_unique, right_unique, is_symmetric, property_on_left;
  LeafPropertyId property;
  guint32 phrase;           /* COMPUTED: the phrase that decides it */
  guint32 first_pair;       /* initial pairs -> pairs */
  LeafInstanceId direction; /* MAPPING */
  gboolean is_story;        /* belongs to the story, not to the library */
  LeafWording said_in;      /* the sentence that made it; empty: none */
} LeafImageRelation;

typedef struct {
  LeafValue left, right;
  guint32 next;
} LeafImagePair;

typedef struct {
  LeafVerbParts parts;
  const char *preposition; /* "from" of "to be hidden from"; NULL: none */
  LeafRelationId relation;
} LeafImageVerb;

typedef struct {
  const char *name;
  gboolean out_of_world;
  guint32 n_variables, first_variable;
  LeafRulebookId check, carry_out, report;
  guint8 n_nouns;
  guint8 needs_touch[2], needs_carried[2], needs_light;
  LeafKindId kinds[2];
} LeafImageAction;

typedef struct {
  const char *name;
  LeafKindId basis;
  LeafRulebookId before, during, after;
  guint32 n_variables, first_variable;
  gboolean is_hidden; /* its rules would flood a trace (bit 1 of LeafEvent's style) */
} LeafImageActivity;

/* A condition on which a scene begins or ends. */
typedef struct {
  LeafInstanceId scene;
  /* 0 the beginning, 1 the plain end, 2 ... named ends, in the order in which they are first named */
  guint32 end;
  const char *how;      /* "merrily"; NULL */
  gboolean is_at_start; /* it begins when play begins */
  guint32 phrase;       /* decides it; 0: none */
  /* "when the storm ends merrily": happens when that scene ends in this way, and `phrase` is not evaluated; or none */
  LeafInstanceId after;
  guint32 after_end;       /* with which of its ends */
  LeafRulebookId rulebook; /* "when the scene ends merrily"; or none */
  LeafRulebookId plain;    /* "when the scene ends", in any way; or none */
  guint32 next;            /* next condition of the same scene; 0: none */
} LeafImageSceneCondition;

typedef struct {
  const char *name;
  LeafKindId kind;
} LeafImageColumn;

typedef struct {
  const char *name;
  guint32 n_columns, n_rows;
  const LeafColumnId *columns;
  guint32 first_cell; /* of the state */
  gboolean is_fixed;  /* it defines values, in the order of its rows */
} LeafImageTable;

typedef struct {
  const char *name;
  gint32 number;
  gboolean is_active;
} LeafImageUseOption;

typedef struct {
  LeafWording name;
} LeafImageEquation;

/* --- rules -------------------------------------------------------------------------------------------------------- */

typedef struct {
  const char *name;    /* "check taking" */
  const char *written; /* as declared: "Startup" */
  LeafKindId basis, product;
  LeafActionId action;  /* whose check, carry out or report rulebook this is; none */
  guint32 action_stage; /* of an action: 1 check 2 carry out 3 report */
  LeafDefaultOutcome default_outcome;
  LeafOutcomeId default_named;
  guint32 first_outcome;
  guint32 first_rulebook_entry; /* linked in the order in which rules run */
  guint32 n_rules;
  guint32 n_variables, first_variable;
} LeafImageRulebook;

typedef struct {
  const char *name;
  LeafRulebookId rulebook;
  LeafDefaultOutcome sense;
  guint32 value; /* outcomes with the same name are the same value: the row of the first of them */
  guint32 next;
} LeafImageOutcome;

typedef struct {
  LeafRuleId rule;
  guint32 next;
  guint32 shape;                /* of the rule's conditions */
  guint32 run_last;             /* in the first of several adjacent entries of the same shape: the last of them */
  LeafActionId required_action; /* the rule's */
} LeafImageRulebookEntry;

typedef struct {
  const char *name;     /* "can't take yourself rule"; NULL: none */
  const char *preamble; /* as written */
  const char *title;    /* as shown in traces */
  const char *face;     /* text that identifies it: leaf_rule_face */
  LeafWording wording;  /* the whole preamble */
  LeafRulebookId home;  /* none: it is in no rulebook */
  LeafChunkId chunk;
  guint32 native;               /* LEAF_NATIVE_...; 0 */
  LeafActionId required_action; /* the only action that it can apply to; or none */
  gint32 at_minutes;            /* "At 9:00 AM"; -1: not timed */
  guint32 first_response;
  gboolean is_library, is_said;
  gboolean is_silent_alone; /* RULES lists it as part of a rulebook, but not when it is followed directly */
} LeafImageRule;

typedef struct {
  LeafRuleId rule;
  guint32 letter; /* 0: A */
  const char *name;
  gboolean ends_line;
  guint32 word; /* of the text, as in the source */
  guint32 text; /* row of texts */
  guint32 cell; /* an extra cell: the text in use during play */
  guint32 next; /* of the same rule */
  gboolean is_library;
} LeafImageResponse;

/* --- code --------------------------------------------------------------------------------------------------------- */

typedef struct {
  const char *name;
  LeafKindId kind;
  guint32 slot;
} LeafImageLocal;

typedef struct {
  LeafChunkSort sort;
  /* LeafPhraseId, LeafRuleId or LeafTextId; for a description: the chunk that computes the object that holds everything
   * described, or 0 */
  guint32 owner;
  guint32 first, n; /* instructions */
  guint32 n_slots, n_parameters, max_stack, n_clauses, n_locals;
  const LeafImageLocal *locals; /* for the debugger */
} LeafImageChunk;

typedef struct {
  const char *title; /* as written; NULL: none */
  const char *name;  /* for a phrase that is a value; or NULL */
  LeafKindId result;
  LeafChunkId chunk;
  guint32 native; /* LEAF_NATIVE_...; 0 */
  guint32 n_parameters, n_options;
  gboolean gives; /* it returns a value or a truth value */
  gboolean is_say;
} LeafImagePhrase;

typedef struct {
  guint32 word;      /* the quoted text's */
  LeafChunkId chunk; /* the phrase that prints it; none: plain characters */
  const char *plain;
  gboolean has_locals, has_entries;
} LeafImageText;

/* A list or a stored action that is known before play. */
typedef struct {
  LeafKindId kind;
  guint32 n;
  const LeafValue *values;
} LeafImageBlock;

/* --- names of the library that C uses ----------------------------------------------------------------------------- */

/* Kinds in an order in which each kind is followed by all its subkinds. A kind is a subkind of another if its place is
 * within the other's span. */
typedef struct {
  guint32 place, end;
} LeafKindSpan;

/* The id of everything in the library that C uses by name (leaf-library.def); for a variable, its cell. All exist; a
 * test checks this. */
typedef struct {
#define LEAF_LIBRARY(sort, member, name) guint32 member;
#include "leaf-library.def"
  gboolean moves_freely;    /* the story is for an earlier library, where any object could hold a thing */
  guint32 command_rulebook; /* the story's rulebook that is followed between reading and parsing a command; 0: none */
  guint32 talkable;         /* the story's property of things that can be spoken to without being persons; 0: none */
  guint32 *understood_cell; /* by kind of value: the cell of "number understood" and the like; 0: none */
  guint32 *error_value;     /* by LeafParserError: the library's value for it */
  guint8 *constructor;      /* by kind: LEAF_KIND_LIST etc. for a constructed kind; 0 for others */
  guint8 *kind_is_real;     /* by kind: its values are bit patterns of floats */
  guint8 *kind_is_object;
  LeafKindSpan *kind_spans; /* by kind */
  guint32 n_kinds, n_instances;
  const guint32 **members;    /* by kind of object: [0] the count, then instance ids in world order; NULL: none */
  guint32 **places;           /* by kind of many objects, then by instance: index into members; NULL */
  guint32 *order;             /* by instance: its position when a loop visits all objects of a kind */
  const guint32 **enumerated; /* by kind: [0] the count, then the instance of each value */
  guint32 rankings;           /* the Table of Rankings; 0 */
  guint32 *effects;           /* the instances that are figures and sounds, in order of creation; leaf_effect_number */
  guint32 n_effects;
  gboolean serial_comma, undo_prevention, predictable, echoes_commands; /* use options */
  gboolean is_release;                                                  /* for players: without testing commands */
  gboolean changes_rules; /* it has procedural rules, or uses phrases that change rules */
} LeafFacts;

/* --- the image ---------------------------------------------------------------------------------------------------- */

/* Places of the sources' words: rows of the lexer, each of which begins with a span. */
typedef struct {
  const guint8 *rows;
  gsize size;
  guint32 n;
} LeafWordPlaces;

typedef struct {
  const char *name, *text;
  gboolean is_library;
  const char *credit; /* "Locksmith by Emily Short", if the banner may name it; or NULL */
  gboolean is_modest; /* named only in the full list of extensions */
} LeafImageSource;

typedef struct _LeafImage LeafImage;

struct _LeafImage {
  LeafArena *arena;
  const LeafInitialState *layout;
  LeafCells *begins; /* leaf_image_cells, once requested */
  const LeafVocabulary *vocabulary;
  const LeafKinds *kinds;
  const LeafGrammar *grammar;
  const LeafInstruction *code;
  guint32 n_code;
  const LeafWording *wordings; /* by instruction */
  LeafWordPlaces words;
  LeafFacts facts;
  LeafInstanceId player, start;
  gboolean is_player_placed; /* set by the story before play begins */
  /* of LeafImage...: */
  LeafTable instances, properties, variables, relations, pairs, verbs, actions, activities, scene_conditions, columns,
      tables, use_options, equations, rulebooks, outcomes, rulebook_entries, rules, responses, chunks, phrases, texts,
      blocks, sources;
  LeafTable backdrop_places;       /* of LeafBackdropPlace */
  LeafTable strings;               /* of const char *: texts that instructions print */
  LeafTable histories;             /* of LeafHistoryRow */
  LeafTable clauses;               /* of LeafChunkClause */
  const guint32 *first_condition;  /* by instance that is a scene: index into scene_conditions; 0: none */
  const LeafIndex *chunk_clauses;  /* chunk << 16 | (clause number + 1) -> clauses */
  const LeafIndex *property_links; /* leaf_image_property_linked */
  GHashTable *prepositions;        /* words that are fixed words of grammar */
  GHashTable *plurals;             /* words that refer to several things */
};

/* Created on first use. It lives as long as the program. */
const LeafImage *leaf_program_image (const LeafProgram *program);
/* The initial cells, to be copied. A play then shares the pages that it does not write, and their sums. */
const LeafCells *leaf_image_cells (const LeafImage *image);

typedef struct {
  guint32 owner, id;
} LeafFragmentOwner; /* LeafOwner: whose variables are in scope */

/* Words typed while a play is paused, with the names that are in scope there. */
typedef struct {
  const char *words;
  const LeafImageLocal *locals; /* of the frame; they are the first slots of the fragment */
  guint32 n_locals, n_slots;
  const LeafFragmentOwner *owners;
  guint32 n_owners;
  gboolean may_do; /* statements are accepted too */
} LeafFragmentRequest;

typedef struct {
  guint32 chunk;
  LeafKindId kind; /* of its result */
  gboolean gives;
  gboolean is_action; /* a condition that compares the current action */
} LeafFragmentMade;

/* A program that also contains the fragment, for a copy of a machine that plays `program`. NULL, with a message in
 * *problem (owned by the caller; may be NULL), if the words mean nothing there. */
LeafProgram *leaf_program_fragment (LeafProgram *program, const LeafFragmentRequest *request, LeafFragmentMade *made,
                                    LeafMessageFragment **problem);

/* A value in a condition, as words for leaf_program_fragment. */
typedef struct {
  char *words;
  /* words are a condition, and this sentence is shown if it is true: "the box was open"; NULL: words are a value */
  char *statement;
  /* the words in the condition that the value belongs to: `words`, or the owner of the property ("the box") */
  char *of;
} LeafValueIn;

/* The values in a condition, as LeafValueIn, except those that the condition states itself, plain variables, and
 * random values: "the number of people in the Yard" of "the number of people in the Yard is 3", "the colour of the
 * lamp" of "the lamp is red". For a property with an opposite, the opposite: for "the box is closed", whether it is
 * open. Empty if the condition is not understood. Free with g_ptr_array_unref. */
GPtrArray *leaf_program_values_in (LeafProgram *program, const LeafFragmentRequest *request);

static inline const LeafKind *
leaf_image_kind (const LeafImage *image, LeafKindId id)
{
  return leaf_kinds_row (image->kinds, id);
}

static inline const char *
leaf_image_kind_name (const LeafImage *image, LeafKindId id)
{
  return LEAF_IS (id) ? leaf_kinds_row (image->kinds, id)->name : "nothing";
}

static inline gboolean
leaf_image_kind_is_object (const LeafImage *image, LeafKindId id)
{
  return LEAF_IS (id) && leaf_kinds_row (image->kinds, id)->representation == LEAF_REPRESENTATION_OBJECT;
}

static inline gboolean
leaf_image_kind_is_enumerated (const LeafImage *image, LeafKindId id)
{
  return LEAF_IS (id) && leaf_kinds_row (image->kinds, id)->representation == LEAF_REPRESENTATION_ENUMERATED;
}

#define LEAF_IMAGE_INSTANCE(image, id) LEAF_ROW (&(image)->instances, LeafImageInstance, (id))
#define LEAF_IMAGE_RULE(image, id)     LEAF_ROW (&(image)->rules, LeafImageRule, (id))
#define LEAF_IMAGE_RULEBOOK(image, id) LEAF_ROW (&(image)->rulebooks, LeafImageRulebook, (id))
#define LEAF_IMAGE_PROPERTY(image, id) LEAF_ROW (&(image)->properties, LeafImageProperty, (id))
#define LEAF_IMAGE_RELATION(image, id) LEAF_ROW (&(image)->relations, LeafImageRelation, (id))

/* TRUE if one kind is the other or a subkind of it. */
static inline gboolean
leaf_image_conforms (const LeafImage *image, guint32 kind, guint32 to)
{
  const LeafKindSpan *spans = image->facts.kind_spans;

  /* unsigned: a place before the span wraps around to a large number */
  return kind != 0 && to != 0 && spans[kind].place - spans[to].place < spans[to].end - spans[to].place;
}

/* Of an instance, 0 for none. */
static inline gboolean
leaf_image_is_kind (const LeafImage *image, guint32 instance, guint32 kind)
{
  return instance != 0 && leaf_image_conforms (image, LEAF_IMAGE_INSTANCE (image, instance)->kind.ix, kind);
}

/* The cell of a property of an instance; 0 if the instance does not have it. */
static inline guint32
leaf_image_property_cell (const LeafImage *image, guint32 instance, guint32 property)
{
  const LeafInitialState *layout = image->layout;
  const LeafImageInstance *row;
  guint16 offset;

  if (instance == 0)
    return 0;
  row = LEAF_IMAGE_INSTANCE (image, instance);
  offset = layout->offsets[(gsize) row->layout * layout->n_properties + property];
  return offset != LEAF_NO_OFFSET ? row->base + offset : 0;
}

/* leaf-image.c */
LeafSpan leaf_image_span (const LeafImage *image, LeafWording words); /* source 0: no words */
/* The author's text from first to last word, with white space reduced to single spaces. */
char *leaf_image_words (const LeafImage *image, LeafWording words);
/* The content of the quoted text at `word`, as written. */
char *leaf_image_quoted (const LeafImage *image, guint32 word);
gboolean leaf_image_word_is_library (const LeafImage *image, guint32 word);
/* TRUE if the property is one of this very kind, not only of a wider or narrower one. */
gboolean leaf_image_property_linked (const LeafImage *image, LeafPropertyId property, LeafKindId kind);
/* TRUE if the property is one of this very instance, which is not one of its kinds'. */
gboolean leaf_image_property_is_own (const LeafImage *image, LeafPropertyId property, LeafInstanceId instance);
/* 0: it is not a value with a name, such as "red" */
guint32 leaf_image_instance_of (const LeafImage *image, LeafValue value);
/* The row of the response `letter` ('A') of a rule; 0: none. */
guint32 leaf_image_response (const LeafImage *image, guint32 rule, char letter);
gboolean leaf_image_activity_is_empty (const LeafImage *image, guint32 activity);
/* The first variable of a rulebook, action or activity; 0: none. */
guint32 leaf_image_first_variable (const LeafImage *image, LeafOwner owner, guint32 id);
/* a global variable, by its name as a person types it; 0: none */
guint32 leaf_image_find_variable (const LeafImage *image, const char *name);
char *leaf_image_file_name (const LeafImage *image, guint32 number); /* one of the story's files, from 1 */

/* The number by which plays and readers of a program know the `nth` of its figures and sounds, from 0 in the order in
 * which they were made. The first is the cover, LEAF_EFFECT_COVER. A story's own begin at 3. */
guint32 leaf_effect_number (guint32 nth);

G_END_DECLS
