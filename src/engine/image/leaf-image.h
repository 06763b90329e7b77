/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-image.h: the one immutable thing that a play sees of a program.
 *
 * It is made from a frozen build by one function (link/leaf-link.c), once, when a play first asks for it.  Its rows have the ids
 * of the build's rows, so that an id means the same on both sides; a table that the build keeps in this form already is seen
 * here as it stands, all others are rows of their own, with what a play needs and no more.  Nothing here is ever changed.
 */
#pragma once

#include "leaf.h"
#include "leaf-cells.h"
#include "leaf-grammar-rows.h"
#include "leaf-initial-state.h"
#include "leaf-instruction.h"
#include "leaf-kind-rows.h"

G_BEGIN_DECLS

/* --- the world --------------------------------------------------------------------------------------------------------------- */

typedef struct {
  const char *name;
  LeafKindId  kind;
  gint32      number;        /* its value's bits: enumerated 1 .. n; objects: its own id */
  guint32     layout, base;  /* its cells: leaf-initial-state.h */
  gboolean    is_everywhere; /* a backdrop seen in every room */
  gboolean    is_said;       /* a sentence made it, not the compiler */
  gboolean    is_proper;     /* named without an article */
  gboolean    prints_its_name; /* no sentence says how it is printed */
  LeafInstanceId owner;      /* made by an assembly: that of which it is the handle */
  guint32     file_name;     /* of a file: the quoted word that is its name; 0 */
} LeafImageInstance;

typedef struct {
  const char    *name;
  LeafKindId     kind;         /* of its value; either/or: truth state */
  gboolean       is_either_or;
  gboolean       is_opposite;  /* the other name for the opposite's being false */
  LeafPropertyId opposite;
  LeafInstanceId condition_of; /* the one thing that is so; none */
  LeafRelationId relation;     /* a property that stores a relation */
} LeafImageProperty;

typedef struct {
  const char *name;
  LeafKindId  kind;
  LeafOwner   owner;
  guint32     owner_id;
  guint32     index; /* among its owner's */
  guint32     next;  /* of the same owner; 0: the last */
  guint32     cell;  /* global: of the state */
  LeafValue   given; /* a constant's value */
  gboolean    is_constant;
} LeafImageVariable;

typedef struct {
  const char      *name;
  LeafRelationSort sort;
  LeafKindId       left, right;
  gboolean         left_unique, right_unique, is_symmetric, property_on_left;
  LeafPropertyId   property;
  guint32          phrase;     /* COMPUTED: decides it */
  guint32          first_pair; /* asserted at the start -> pairs */
  LeafInstanceId   direction;  /* MAPPING */
  gboolean         is_story;   /* the story's, not the library's */
  LeafWording      said_in;    /* the sentence that made it; empty */
} LeafImageRelation;

typedef struct {
  LeafValue left, right;
  guint32   next;
} LeafImagePair;

typedef struct {
  LeafVerbParts  parts;
  const char    *preposition; /* "from" of "to be hidden from"; NULL */
  LeafRelationId relation;
} LeafImageVerb;

typedef struct {
  const char *name;
  gboolean    out_of_world;
  guint32     n_variables, first_variable;
  LeafRulebookId check, carry_out, report;
  guint8      n_nouns;
  guint8      needs_touch[2], needs_carried[2], needs_light;
  LeafKindId  kinds[2];
} LeafImageAction;

typedef struct {
  const char    *name;
  LeafKindId     basis;
  LeafRulebookId before, during, after;
  guint32        n_variables, first_variable;
  gboolean       is_hidden; /* its rules would drown all others in a trace (LeafEvent's style 1) */
} LeafImageActivity;

/* A condition on which a scene begins or ends. */
typedef struct {
  LeafInstanceId scene;
  guint32        end;       /* 0 the beginning, 1 the plain end, 2 ... named ends, as they are first named */
  const char    *how;       /* "merrily"; NULL */
  gboolean       is_at_start; /* it begins when play begins */
  guint32        phrase;    /* decides it; 0 */
  LeafInstanceId after;     /* "when the storm ends merrily": that scene takes it along, and `phrase` is not asked; none */
  guint32        after_end; /* with which of its ends */
  LeafRulebookId rulebook;  /* "when the scene ends merrily"; none */
  LeafRulebookId plain;     /* "when the scene ends", whichever way; none */
  guint32        next;      /* of the same scene; 0 */
} LeafImageSceneCondition;

typedef struct {
  const char *name;
  LeafKindId  kind;
} LeafImageColumn;

typedef struct {
  const char         *name;
  guint32             n_columns, n_rows;
  const LeafColumnId *columns;
  guint32             first_cell; /* of the state */
} LeafImageTable;

typedef struct {
  const char *name;
  gint32      number;
  gboolean    is_active;
} LeafImageUseOption;

typedef struct {
  LeafWording name;
} LeafImageEquation;

/* --- rules --------------------------------------------------------------------------------------------------------------------- */

typedef struct {
  const char        *name;    /* "check taking" */
  const char        *written; /* as it was declared: "Startup" */
  LeafKindId         basis, product;
  LeafActionId       action;       /* whose check, carry out or report rules these are; none */
  guint32            action_stage; /* of an action: 1 check 2 carry out 3 report */
  LeafDefaultOutcome default_outcome;
  LeafOutcomeId      default_named;
  guint32            first_outcome;
  guint32            first_rulebook_entry; /* chained in the order in which rules run */
  guint32            n_rules;
  guint32            n_variables, first_variable;
} LeafImageRulebook;

typedef struct {
  const char        *name;
  LeafRulebookId     rulebook;
  LeafDefaultOutcome sense;
  guint32            value; /* outcomes of one name are one value: the row of the first of them */
  guint32            next;
} LeafImageOutcome;

typedef struct {
  LeafRuleId     rule;
  guint32        next;
  guint32        shape;    /* of the rule's conditions */
  guint32        run_last; /* of the first of neighbours that have one shape: the last of them */
} LeafImageRulebookEntry;

typedef struct {
  const char    *name;      /* "can't take yourself rule"; NULL */
  const char    *preamble;  /* as written */
  const char    *title;     /* how it is called */
  const char    *face;      /* how it is told apart: leaf_rule_face */
  LeafWording    wording;   /* the whole preamble */
  LeafRulebookId home;      /* none: homeless */
  LeafChunkId    chunk;
  guint32        native;    /* LEAF_NATIVE_...; 0 */
  LeafActionId   required_action; /* the one that it needs; none */
  gint32         at_minutes; /* "At 9:00 AM"; -1: not timed */
  guint32        first_response;
  gboolean       is_library, is_said;
} LeafImageRule;

typedef struct {
  LeafRuleId  rule;
  guint32     letter;  /* 0: A */
  const char *name;
  gboolean    ends_line;
  guint32     word;    /* of the text, as the source has it */
  guint32     text;    /* row of texts */
  guint32     cell;    /* among the extra cells: the text that the play put in force */
  guint32     next;    /* of the same rule */
  gboolean    is_library;
} LeafImageResponse;

/* --- code ------------------------------------------------------------------------------------------------------------------------ */

typedef struct {
  const char *name;
  LeafKindId  kind;
  guint32     slot;
} LeafImageLocal;

typedef struct {
  LeafChunkSort sort;
  guint32       owner;    /* LeafPhraseId, LeafRuleId or LeafTextId; of a description: the chunk of what holds all that it describes, or 0 */
  guint32       first, n; /* instructions */
  guint32       n_slots, n_parameters, max_stack, n_clauses, n_locals;
  const LeafImageLocal *locals; /* for the debugger */
} LeafImageChunk;

typedef struct {
  const char *title;   /* as it is written; NULL */
  const char *name;    /* of a phrase that is a value; NULL */
  LeafKindId  result;
  LeafChunkId chunk;
  guint32     native;  /* LEAF_NATIVE_...; 0 */
  guint32     n_holes, n_options;
  gboolean    gives;   /* a value, or whether something is so */
  gboolean    is_say;
} LeafImagePhrase;

typedef struct {
  guint32     word;       /* the quoted text's */
  LeafChunkId chunk;      /* prints it; none: plain characters */
  const char *plain;
  gboolean    has_locals, has_entries;
} LeafImageText;

/* A list or a stored action that is known before the play. */
typedef struct {
  LeafKindId       kind;
  guint32          n;
  const LeafValue *values;
} LeafImageBlock;

/* --- what the library is known by ------------------------------------------------------------------------------------------------ */

/* Kinds in such an order that each is followed by all those of it: one is of another when its place lies within the other's span. */
typedef struct { guint32 place, end; } LeafKindSpan;

/* Every name of the library that C knows (leaf-library.def), as the id of what is called so; of a variable its cell.  All are there:
 * a test holds the library to it. */
typedef struct {
#define LEAF_LIBRARY(sort, member, name) guint32 member;
#include "leaf-library.def"
  guint32 *understood_cell; /* by kind of value: of "number understood" and the like; 0 where there is none */
  guint32 *error_value;     /* by LeafParserError: value of the library's kind */
  guint8  *constructor;     /* by kind: LEAF_KIND_LIST ... of a built kind; 0 */
  guint8  *kind_is_real;    /* by kind: its values are the bits of floats */
  guint8  *kind_is_object;
  LeafKindSpan *kind_spans;   /* by kind */
  guint32  n_kinds, n_instances;
  const guint32 **members;    /* by kind of object: [0] how many, then instance ids in the order of the world; NULL: none */
  guint32  *order;            /* by instance: when all of a kind are gone through */
  const guint32 **enumerated; /* by kind: [0] how many, then the instance of each value */
  guint32  rankings;        /* the Table of Rankings; 0 */
  gboolean serial_comma, undo_prevention, predictable, echoes_commands; /* use options */
  gboolean changes_rules;   /* there are procedural rules, or phrases that change rules are in use */
} LeafFacts;

/* --- the image ---------------------------------------------------------------------------------------------------------------------- */

/* Where the words of the sources stand: rows of the reader's own, each of which begins with its span. */
typedef struct {
  const guint8 *rows;
  gsize         size;
  guint32       n;
} LeafWordPlaces;

typedef struct {
  const char *name, *text;
  gboolean    is_library;
} LeafImageSource;

typedef struct _LeafImage LeafImage;

struct _LeafImage {
  LeafArena              *arena;
  const LeafInitialState *layout;
  LeafCells              *begins; /* leaf_image_cells, once they were asked for */
  const LeafVocabulary   *vocabulary;
  const LeafKinds        *kinds;
  const LeafGrammar      *grammar;
  const LeafInstruction  *code;
  guint32                 n_code;
  const LeafWording      *wordings; /* by instruction */
  LeafWordPlaces          words;
  LeafFacts               facts;
  LeafInstanceId          player, start;
  gboolean                is_player_placed; /* by the story, before the play begins */
  /* of LeafImage...: */
  LeafTable instances, properties, variables, relations, pairs, verbs, actions, activities, scene_conditions, columns, tables,
    use_options, equations, rulebooks, outcomes, rulebook_entries, rules, responses, chunks, phrases, texts, blocks, sources;
  LeafTable        backdrop_places; /* of LeafBackdropPlace */
  LeafTable        strings;         /* of const char *: what instructions print */
  LeafTable        histories;       /* of LeafHistoryRow */
  LeafTable        clauses;         /* of LeafChunkClause */
  const guint32   *first_condition; /* by instance: of a scene, in scene_conditions; 0 */
  const LeafIndex *chunk_clauses;   /* chunk << 16 | (clause number + 1) -> clauses */
  const LeafIndex *property_links;  /* leaf_image_property_provided */
  GHashTable      *prepositions;    /* words of grammar that stand for themselves */
  GHashTable      *plurals;         /* words that ask for several */
};

/* Made when it is first asked for; it lives as long as the program. */
const LeafImage *leaf_program_image (const LeafProgram *program);
/* The cells with which plays begin, to be copied: so each play begins without a copy of the pages that it does not write, and with their sums. */
const LeafCells *leaf_image_cells (const LeafImage *image);

/* Words that were typed while a play stands still, and what is known by name where it stands. */
typedef struct { guint32 owner, id; } LeafFragmentOwner; /* LeafOwner: whose variables are seen */

typedef struct {
  const char              *words;
  const LeafImageLocal    *locals; /* of the frame: its slots are the first of the fragment's */
  guint32                  n_locals, n_slots;
  const LeafFragmentOwner *owners;
  guint32                  n_owners;
  gboolean                 may_do; /* a phrase that does something will do too */
} LeafFragmentRequest;

typedef struct {
  guint32    chunk;
  LeafKindId kind;  /* of what it gives */
  gboolean   gives;
} LeafFragmentMade;

/* A program that has the fragment besides, for a copy of a machine that plays `program`.  NULL, with a sentence in *problem (the caller's;
 * may be NULL), when the words mean nothing there. */
LeafProgram *leaf_program_fragment (LeafProgram *program, const LeafFragmentRequest *wish, LeafFragmentMade *made, char **problem);

/* Something in a condition that was so or so: words for leaf_program_fragment. */
typedef struct {
  char *words;
  char *told; /* words are a condition, and this is told where it holds: "the box was open"; else NULL, and they are a value */
  char *of;   /* the words of the condition that this is about: the value itself, or "the box" */
} LeafValueIn;

/* Of each value in a condition, of LeafValueIn, but for those that it says itself, are variables, or drawn by chance: "the number of people in the
 * Yard" of "the number of people in the Yard is 3", "the colour of the lamp" of "the lamp is red"; and of a property that has a contrary, that one: of "the box is
 * closed", whether it is open.  Empty where it is not understood; free with g_ptr_array_unref. */
GPtrArray *leaf_program_values_in (LeafProgram *program, const LeafFragmentRequest *wish);

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
  return LEAF_IS (id) && leaf_kinds_row (image->kinds, id)->make == LEAF_MAKE_OBJECT;
}

static inline gboolean
leaf_image_kind_is_enumerated (const LeafImage *image, LeafKindId id)
{
  return LEAF_IS (id) && leaf_kinds_row (image->kinds, id)->make == LEAF_MAKE_ENUMERATED;
}

#define LEAF_IMAGE_INSTANCE(image, id) LEAF_ROW (&(image)->instances, LeafImageInstance, (id))
#define LEAF_IMAGE_RULE(image, id)     LEAF_ROW (&(image)->rules, LeafImageRule, (id))
#define LEAF_IMAGE_RULEBOOK(image, id) LEAF_ROW (&(image)->rulebooks, LeafImageRulebook, (id))
#define LEAF_IMAGE_PROPERTY(image, id) LEAF_ROW (&(image)->properties, LeafImageProperty, (id))
#define LEAF_IMAGE_RELATION(image, id) LEAF_ROW (&(image)->relations, LeafImageRelation, (id))

/* Is the one kind the other, or a kind of it? */
static inline gboolean
leaf_image_conforms (const LeafImage *image, guint32 kind, guint32 to)
{
  const LeafKindSpan *spans = image->facts.kind_spans;

  return kind != 0 && to != 0 && spans[kind].place - spans[to].place < spans[to].end - spans[to].place; /* before it is far behind it */
}

/* Of an instance, 0 none. */
static inline gboolean
leaf_image_is_kind (const LeafImage *image, guint32 instance, guint32 kind)
{
  return instance != 0 && leaf_image_conforms (image, LEAF_IMAGE_INSTANCE (image, instance)->kind.ix, kind);
}

/* In which cell of the state the instance has the property; 0: it has none. */
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
/* The author's bytes from first to last word, white space squeezed to single spaces. */
char    *leaf_image_words (const LeafImage *image, LeafWording words);
/* What the quoted text at `word` holds, as written. */
char    *leaf_image_quoted (const LeafImage *image, guint32 word);
gboolean leaf_image_word_is_library (const LeafImage *image, guint32 word);
/* May values of the kind, or the instance, where there is one, have the property? */
gboolean leaf_image_property_provided (const LeafImage *image, LeafPropertyId property, LeafKindId kind, LeafInstanceId instance);
gboolean leaf_image_property_linked (const LeafImage *image, LeafPropertyId property, LeafKindId kind); /* by this very kind */
guint32  leaf_image_instance_of (const LeafImage *image, LeafValue value); /* 0: of no object or named value */
/* The row of the response `letter` ('A') of a rule; 0. */
guint32  leaf_image_response (const LeafImage *image, guint32 rule, char letter);
gboolean leaf_image_activity_is_empty (const LeafImage *image, guint32 activity);
/* The first variable of a rulebook, action or activity; 0. */
guint32  leaf_image_first_variable (const LeafImage *image, LeafOwner owner, guint32 id);
guint32  leaf_image_find_variable (const LeafImage *image, const char *name); /* a global, as a person types its name; 0 */
char    *leaf_image_file_name (const LeafImage *image, guint32 number); /* of the story's files, from 1 */

G_END_DECLS
