/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a play printed, as a text for a view: which phrase printed each run of it, at which moment and as which bytes
 * of which turn. */
#pragma once

#include <gtk/gtk.h>

#include "leaf.h"

G_BEGIN_DECLS

typedef struct {
  guint     end; /* characters of the transcript */
  LeafPlace place;
  guint64   moment;  /* how many events there had been */
  guint     turn, byte; /* where it begins in what the turn printed */
  guint     link;     /* of the link that it is, for leaf_play_link(); 0: none */
  guint     replaced; /* bytes of the story's text in whose place it stands: a picture's words; 0: it is that text */
  gboolean  is_text; /* the story's; else what the window wrote: a command, a fault */
} LoosePrinted;

/* Where a picture is in the text. */
typedef struct {
  GtkTextChildAnchor *anchor;
  char               *path, *root, *words; /* as for loose_figure_new() */
} LooseTranscriptFigure;

typedef struct {
  GtkTextBuffer *buffer;
  GPtrArray     *figures; /* of LooseTranscriptFigure, the last ones */
  GArray        *printed; /* of LoosePrinted, in order */
  GArray        *turns;   /* of guint: characters */
  LeafProgram   *program; /* of the play that writes it; owned; NULL */
  guint64        moment;  /* of what was written last */
  guint          turn, byte;
  /* number among `turns` of the first that reads otherwise: loose_transcript_mark_changes() */
  guint          first_changed;
  GtkTextTag    *bold, *italic, *fixed, *reverse, *link, *input, *told, *fault, *changed;
} LooseTranscript;

LooseTranscript    *loose_transcript_new    (void);
void                loose_transcript_free   (LooseTranscript *self);
void                loose_transcript_paint  (LooseTranscript *self); /* in the colours of the day */
/* `extra`, `event` (for its colours and its moment) may be NULL. */
void                loose_transcript_append (LooseTranscript *self, const char *text, guint32 style,
    GtkTextTag *extra, const LeafEvent *event,
                                             LeafPlace place);
/* What the window writes in place of the event's text. */
void                loose_transcript_append_in_place (LooseTranscript *self, const char *words, const LeafEvent *event);
/* A picture, and `words` in place of the event's text. Takes `figure` over. */
void                loose_transcript_append_figure (LooseTranscript *self, LooseTranscriptFigure *figure,
    const char *words,
                                                    const LeafEvent *event);
/* `is_given`: by a command of the player's; else by one of a script of the story's, which is no turn of its own to
 * the engine. */
void                loose_transcript_begin_turn (LooseTranscript *self, gboolean is_given);
/* Marks the turns of `now` that read differently in `before`; how many. */
guint               loose_transcript_mark_changes (LooseTranscript *before, LooseTranscript *now);
/* Forgets what was printed at that moment and after it. */
void                loose_transcript_cut    (LooseTranscript *self, guint64 moment);
/* What the character is of; NULL: nothing.  *byte (may be NULL): which of its turn's. */
const LoosePrinted *loose_transcript_find   (LooseTranscript *self, guint offset, guint *byte);

/* what stands in it, of `turns` */
char               *loose_transcript_dup_turn   (LooseTranscript *self, guint number);
/* Characters before the `number`th of `turns`. */
guint               loose_transcript_turn_start (LooseTranscript *self, guint number);
/* Which turn of the play that is, whose scripts are no turns of their own. */
guint               loose_transcript_get_turn (LooseTranscript *self, guint number);

G_END_DECLS
