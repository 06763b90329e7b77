/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a play printed, as a text for a view: for each run, the phrase that printed it, the moment, the turn and the
 * bytes of the turn's text. */
#pragma once

#include <gtk/gtk.h>

#include "leaf.h"

G_BEGIN_DECLS

typedef struct {
  guint end; /* in characters of the transcript */
  LeafPlace place;
  guint64 moment;   /* the number of events before it */
  guint turn, byte; /* byte: where it begins in the text of the turn */
  guint link;       /* the link that it is part of, for leaf_play_link(); 0: none */
  guint replaced;   /* bytes of the story's text that it replaces, as a picture does; 0: it is that text */
  gboolean is_text; /* printed by the story; otherwise by the window: a command, a fault */
} LoosePrinted;

/* The position of a picture in the text. */
typedef struct {
  GtkTextChildAnchor *anchor;
  char *path, *root, *words; /* as for loose_figure_new() */
  int most_height;           /* as for loose_figure_set_most_height() */
} LooseTranscriptFigure;

typedef struct {
  GtkTextBuffer *buffer;
  GPtrArray *figures;   /* of LooseTranscriptFigure, the latest ones */
  GArray *printed;      /* of LoosePrinted, in order */
  GArray *turns;        /* of guint: where each turn begins, in characters */
  guint removed;        /* characters that were removed from the beginning, to keep it small */
  guint removed_turns;  /* turns that began in them; `turns` has those after them */
  LeafProgram *program; /* of the play that writes it; owned; may be NULL */
  guint64 moment;       /* of the last text */
  guint turn, byte;     /* of the text that is printed next */
  /* The first turn that differs; set by loose_transcript_mark_changes(). */
  guint first_changed;
  GtkTextTag *bold, *italic, *fixed, *reverse, *link, *input, *note, *fault, *changed;
} LooseTranscript;

LooseTranscript *loose_transcript_new (void);
void loose_transcript_free (LooseTranscript *self);
void loose_transcript_paint (LooseTranscript *self); /* updates the colours */
/* `extra` and `event` (for its colours and its moment) may be NULL. */
void loose_transcript_append (LooseTranscript *self, const char *text, guint32 style, GtkTextTag *extra,
                              const LeafEvent *event, LeafPlace place);
/* Appends a text of the window in place of the event's text. */
void loose_transcript_append_in_place (LooseTranscript *self, const char *words, const LeafEvent *event);
/* Appends a picture, and `words` in place of the event's text. Takes `figure` over. */
void loose_transcript_append_figure (LooseTranscript *self, LooseTranscriptFigure *figure, const char *words,
                                     const LeafEvent *event);
/* Begins the first page with a picture. It is not text of the story, and the following text begins a new line only if
 * it begins with "\n". Takes `figure` over. */
void loose_transcript_begin_with_figure (LooseTranscript *self, LooseTranscriptFigure *figure);
/* `is_given`: by a command of the player; otherwise by one of a test script, which is not a turn of its own for the
 * engine. */
void loose_transcript_begin_turn (LooseTranscript *self, gboolean is_given);
/* Marks the turns of `now` whose text differs in `before`. Returns their number. */
guint loose_transcript_mark_changes (LooseTranscript *before, LooseTranscript *now);
/* Removes what was printed at that moment and later. */
void loose_transcript_cut (LooseTranscript *self, guint64 moment);
/* The run that contains the character; NULL: none. *byte (may be NULL): its byte in the turn's text. */
const LoosePrinted *loose_transcript_find (LooseTranscript *self, guint offset, guint *byte);

/* Turns are counted from the beginning of the play, with those that were removed. */
guint loose_transcript_n_turns (LooseTranscript *self);
/* The text of a turn. Free with g_free. */
char *loose_transcript_dup_turn (LooseTranscript *self, guint number);
/* The character at which that turn begins. */
guint loose_transcript_turn_start (LooseTranscript *self, guint number);
/* The number of characters that were written, with those that were removed. */
guint loose_transcript_get_end (LooseTranscript *self);
/* The number of that turn in the play, where the commands of a script are not turns. */
guint loose_transcript_get_turn (LooseTranscript *self, guint number);

G_END_DECLS
