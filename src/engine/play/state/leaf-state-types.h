/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-state-types.h: types of fields of the state: leaf-machine-state.def. */
#pragma once

#include "image/leaf-image.h"

G_BEGIN_DECLS

LEAF_WITHOUT_PADDING

/* A change by a procedural rule, or (LEAF_CHANGE_NONE) the mark where a frame of such changes begins:
 * leaf-procedural.c. */
typedef struct {
  guint32 sort;   /* LeafChangeSort */
  LeafValue what; /* RULE or RULEBOOK; for a mark: what is being followed */
  LeafValue other;
  guint32 by; /* rule; for a mark: its frame, counted from the bottom */
  LeafPlace place;
} LeafChangeRecord;

/* three words per record */
enum { LEAF_MOST_RULE_FRAMES = 20, LEAF_MOST_RULE_CHANGES = 501 / 3 };

/* Variables of a running rulebook, action or activity; and the list of running activities. */
typedef struct {
  guint32 owner; /* LeafOwner */
  guint32 id;
  guint32 first; /* in shared */
  guint32 n;
  LeafValue operand; /* of an activity */
} LeafSharedOwner;

/* The current action. Objects among its nouns are in variables of the library, not here. */
typedef struct {
  guint32 action; /* LeafActionId */
  LeafValue actor;
  LeafValue noun, second; /* as given: objects, or values of the kinds that the action takes */
  LeafValue requester;    /* nothing, or the person who asked the actor to do it */
  guint32 out_of_world;
} LeafActionState;

typedef struct {
  guint32 outcome; /* LeafOutcome: NONE, SUCCESS, FAILURE */
  guint32 has_value;
  LeafValue value;
} LeafLatestResult;

typedef struct {
  guint32 s[4];
} LeafRng;

/* Paragraphs: leaf-paragraph.c. */
typedef struct {
  guint8 pending; /* something was printed: the next paragraph break skips a line */
  guint8 bits;    /* LEAF_PARAGRAPH_... */
  guint8 kept;    /* whether a paragraph was complete at the last paragraph break */
} LeafParagraph;

LEAF_WITHOUT_PADDING_END

/* A stream in memory, to which the play prints: an address, and the number of characters and their width. */
typedef struct {
  guint32 address, length, width;
} LeafStreamPlace;

/* How text is printed in a pane, and where its paragraphs are (leaf_paragraph_keep). */
typedef struct {
  guint32 paragraph, style, letters, background;
} LeafPaneLook;

/* Where the player clicked last: a pane, and a place in it. */
typedef struct {
  guint32 pane, column, row;
} LeafPaneClick;

/* A link in printed text: how it is followed, and its token, a pair of a tag and the purpose of the link. */
typedef struct {
  guint32 sort; /* LeafHyperlinkSort */
  LeafValue token;
} LeafPrintedLink;

G_END_DECLS
