/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-transcript.h"

#include "loose-style-schemes.h"

#include <string.h>

/* The beginning of a longer transcript is removed, so that a story that prints endlessly does not fill the memory. */
#define MOST_CHARACTERS 400000
#define KEPT_CHARACTERS 300000
#define MOST_TAGS       1000
#define MOST_FIGURES    40 /* older ones are left out when a view gets the transcript; their alternative texts stay */
/* Text without line breaks must not block the window, so a longer paragraph is broken, at a space if there is one
 * soon. */
#define LONGEST_PARAGRAPH 4000
#define LONGEST_WORD      200

void
loose_transcript_paint (LooseTranscript *self)
{
  loose_style_schemes_paint ("input", self->input);
  loose_style_schemes_paint ("input", self->link);
  loose_style_schemes_paint ("input", self->note);
  loose_style_schemes_paint ("fault", self->fault);
  loose_style_schemes_paint ("reverse", self->reverse);
  loose_style_schemes_paint ("changed", self->changed);
}

static void
figure_free (LooseTranscriptFigure *figure)
{
  g_clear_object (&figure->anchor);
  g_free (figure->path);
  g_free (figure->root);
  g_free (figure->words);
  g_free (figure);
}

LooseTranscript *
loose_transcript_new (void)
{
  LooseTranscript *self = g_new0 (LooseTranscript, 1);

  self->buffer = gtk_text_buffer_new (NULL);
  gtk_text_buffer_set_enable_undo (self->buffer, FALSE); /* it is read-only, and removed text must not be kept */
  self->printed = g_array_new (FALSE, FALSE, sizeof (LoosePrinted));
  self->turns = g_array_new (FALSE, FALSE, sizeof (guint));
  self->figures = g_ptr_array_new_with_free_func ((GDestroyNotify) figure_free);
  self->changed = gtk_text_buffer_create_tag (self->buffer, "changed", NULL);
  self->bold = gtk_text_buffer_create_tag (self->buffer, "bold", "weight", PANGO_WEIGHT_BOLD, NULL);
  self->italic = gtk_text_buffer_create_tag (self->buffer, "italic", "style", PANGO_STYLE_ITALIC, NULL);
  self->fixed = gtk_text_buffer_create_tag (self->buffer, "fixed", "family", "monospace", NULL);
  self->reverse = gtk_text_buffer_create_tag (self->buffer, "reverse", NULL);
  self->link = gtk_text_buffer_create_tag (self->buffer, "link", "underline", PANGO_UNDERLINE_SINGLE, NULL);
  self->input = gtk_text_buffer_create_tag (self->buffer, "input", NULL);
  self->note = gtk_text_buffer_create_tag (self->buffer, "note", NULL);
  self->fault = gtk_text_buffer_create_tag (self->buffer, "fault", NULL);
  loose_transcript_paint (self);
  return self;
}

void
loose_transcript_free (LooseTranscript *self)
{
  g_object_unref (self->buffer);
  g_clear_pointer (&self->program, leaf_program_unref);
  g_array_unref (self->printed);
  g_array_unref (self->turns);
  g_ptr_array_unref (self->figures);
  g_free (self);
}

/* Removes the beginning, with its places and turns. */
static void
transcript_trim (LooseTranscript *self)
{
  guint length = gtk_text_buffer_get_char_count (self->buffer);
  guint excess, n_printed = 0, n_turns = 0;
  GtkTextIter start, end;

  if (length <= MOST_CHARACTERS)
    return;
  excess = length - KEPT_CHARACTERS;
  gtk_text_buffer_get_start_iter (self->buffer, &start);
  gtk_text_buffer_get_iter_at_offset (self->buffer, &end, excess);
  gtk_text_buffer_delete (self->buffer, &start, &end);
  for (guint i = 0; i < self->printed->len; i++) {
    LoosePrinted printed = g_array_index (self->printed, LoosePrinted, i);
    if (printed.end > excess) {
      printed.end -= excess;
      g_array_index (self->printed, LoosePrinted, n_printed++) = printed;
    }
  }
  g_array_set_size (self->printed, n_printed);
  self->removed += excess;
  for (guint i = 0; i < self->turns->len; i++)
    if (g_array_index (self->turns, guint, i) >= excess)
      g_array_index (self->turns, guint, n_turns++) = g_array_index (self->turns, guint, i) - excess;
  self->removed_turns += self->turns->len - n_turns;
  g_array_set_size (self->turns, n_turns);
}

/* The tag for a colour that a story uses; NULL: no colour, or too many. */
static GtkTextTag *
colour_tag (LooseTranscript *self, const char *property, guint32 colour)
{
  GtkTextTagTable *table = gtk_text_buffer_get_tag_table (self->buffer);
  char rgb[8], name[32];
  GtkTextTag *tag;

  if (!(colour & LEAF_COLOUR_GIVEN))
    return NULL;
  g_snprintf (rgb, sizeof rgb, "#%06x", colour & 0xFFFFFF);
  g_snprintf (name, sizeof name, "%s%s", property, rgb);
  tag = gtk_text_tag_table_lookup (table, name);
  if (tag == NULL && gtk_text_tag_table_get_size (table) < MOST_TAGS)
    tag = gtk_text_buffer_create_tag (self->buffer, name, property, rgb, NULL);
  return tag;
}

/* Records what printed the new text, and when. Text that follows directly from the same place joins it. */
static void
note_printed (LooseTranscript *self, const char *text, const LeafEvent *event, LeafPlace place)
{
  LoosePrinted *last
      = self->printed->len > 0 ? &g_array_index (self->printed, LoosePrinted, self->printed->len - 1) : NULL;
  LoosePrinted printed = { .end = gtk_text_buffer_get_char_count (self->buffer),
                           .place = place,
                           .moment = event != NULL ? event->number : self->moment,
                           .turn = self->turn,
                           .byte = self->byte,
                           .link = event != NULL && event->sort == LEAF_EVENT_TEXT ? event->link : 0,
                           .is_text = event != NULL && event->sort == LEAF_EVENT_TEXT };

  self->moment = printed.moment;
  if (printed.is_text)
    self->byte += strlen (text);
  if (last != NULL && printed.is_text && last->is_text && last->replaced == 0 && (event == NULL || event->effect == 0)
      && last->link == printed.link && last->moment == printed.moment && last->turn == printed.turn
      && last->place.source == place.source && last->place.start == place.start && last->place.end == place.end)
    last->end = printed.end;
  else
    g_array_append_val (self->printed, printed);
}

/* Breaks long paragraphs, because a paragraph is laid out again for each text that is added to it. */
static char *
break_paragraphs (const char *text, guint column)
{
  GString *broken = g_string_sized_new (strlen (text) + 64);

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at)) {
    gboolean is_long = column >= LONGEST_PARAGRAPH;

    if (is_long && *at == ' ')
      g_string_append_c (broken, '\n');
    else
      g_string_append_len (broken, at, g_utf8_next_char (at) - at);
    column = *at == '\n' || (is_long && *at == ' ') ? 0 : column + 1;
    if (column >= LONGEST_PARAGRAPH + LONGEST_WORD) {
      g_string_append_c (broken, '\n');
      column = 0;
    }
  }
  return g_string_free (broken, FALSE);
}

void
loose_transcript_append (LooseTranscript *self, const char *text, guint32 style, GtkTextTag *extra,
                         const LeafEvent *event, LeafPlace place)
{
  gboolean reversed = style & LEAF_TEXT_REVERSE;
  GtkTextTag *tags[] = {
    style & LEAF_TEXT_BOLD ? self->bold : NULL,
    style & LEAF_TEXT_ITALIC ? self->italic : NULL,
    style & LEAF_TEXT_FIXED ? self->fixed : NULL,
    style & LEAF_TEXT_REVERSE ? self->reverse : NULL,
    style & LEAF_TEXT_INPUT ? self->input : NULL,
    event != NULL && event->sort == LEAF_EVENT_TEXT && event->link != 0 ? self->link : NULL,
    extra,
    event != NULL ? colour_tag (self, reversed ? "background" : "foreground", event->letters) : NULL,
    event != NULL ? colour_tag (self, reversed ? "foreground" : "background", event->background) : NULL,
  };
  GtkTextIter start, end;
  g_autofree char *broken = NULL;
  guint before = gtk_text_buffer_get_char_count (self->buffer);

  if (text == NULL || *text == '\0')
    return;
  gtk_text_buffer_get_end_iter (self->buffer, &end);
  broken = break_paragraphs (text, (guint) gtk_text_iter_get_line_offset (&end));
  gtk_text_buffer_insert (self->buffer, &end, broken, -1);
  for (guint i = 0; i < G_N_ELEMENTS (tags); i++)
    if (tags[i] != NULL) {
      gtk_text_buffer_get_iter_at_offset (self->buffer, &start, before);
      gtk_text_buffer_get_end_iter (self->buffer, &end);
      gtk_text_buffer_apply_tag (self->buffer, tags[i], &start, &end);
    }
  note_printed (self, text, event, place);
  transcript_trim (self);
}

void
loose_transcript_append_in_place (LooseTranscript *self, const char *words, const LeafEvent *event)
{
  LoosePrinted *printed;

  loose_transcript_append (self, words, event->style | LEAF_TEXT_ITALIC, NULL, event, event->place);
  printed = &g_array_index (self->printed, LoosePrinted, self->printed->len - 1);
  printed->replaced = strlen (event->text);
  self->byte = printed->byte + printed->replaced;
}

/* Inserts the anchor of a figure, at the beginning of a line. */
static void
insert_figure (LooseTranscript *self, LooseTranscriptFigure *figure)
{
  GtkTextIter end;

  if (self->figures->len >= MOST_FIGURES)
    g_ptr_array_remove_index (self->figures, 0);
  gtk_text_buffer_get_end_iter (self->buffer, &end);
  if (!gtk_text_iter_starts_line (&end))
    gtk_text_buffer_insert (self->buffer, &end, "\n", 1);
  figure->anchor = g_object_ref (gtk_text_buffer_create_child_anchor (self->buffer, &end));
  g_ptr_array_add (self->figures, figure);
}

void
loose_transcript_begin_with_figure (LooseTranscript *self, LooseTranscriptFigure *figure)
{
  g_return_if_fail (gtk_text_buffer_get_char_count (self->buffer) == 0);
  insert_figure (self, figure);
  note_printed (self, "", NULL, (LeafPlace) { 0 });
}

void
loose_transcript_append_figure (LooseTranscript *self, LooseTranscriptFigure *figure, const char *words,
                                const LeafEvent *event)
{
  g_autofree char *line = g_strconcat (words, "\n", NULL);
  GtkTextIter end;

  insert_figure (self, figure);
  gtk_text_buffer_get_end_iter (self->buffer, &end);
  gtk_text_buffer_insert (self->buffer, &end, "\n", 1);
  loose_transcript_append_in_place (self, line, event);
}

guint
loose_transcript_n_turns (LooseTranscript *self)
{
  return self->removed_turns + self->turns->len;
}

guint
loose_transcript_turn_start (LooseTranscript *self, guint turn)
{
  if (turn < self->removed_turns)
    return 0;
  return turn < loose_transcript_n_turns (self) ? g_array_index (self->turns, guint, turn - self->removed_turns)
                                                : (guint) gtk_text_buffer_get_char_count (self->buffer);
}

guint
loose_transcript_get_end (LooseTranscript *self)
{
  return self->removed + (guint) gtk_text_buffer_get_char_count (self->buffer);
}

/* The text of a turn, with its bounds, without messages of breakpoints: the story does not print them, and they may not
 * be repeated. */
static char *
turn_text (LooseTranscript *self, guint turn, GtkTextIter *start, GtkTextIter *end)
{
  GString *text = g_string_new (NULL);
  GtkTextIter at;

  gtk_text_buffer_get_iter_at_offset (self->buffer, start, loose_transcript_turn_start (self, turn));
  gtk_text_buffer_get_iter_at_offset (self->buffer, end, loose_transcript_turn_start (self, turn + 1));
  at = *start;
  while (gtk_text_iter_compare (&at, end) < 0) {
    GtkTextIter next = at;
    g_autofree char *run = NULL;

    if (!gtk_text_iter_forward_to_tag_toggle (&next, self->note) || gtk_text_iter_compare (&next, end) > 0)
      next = *end;
    run = gtk_text_buffer_get_text (self->buffer, &at, &next, FALSE);
    if (!gtk_text_iter_has_tag (&at, self->note))
      g_string_append (text, run);
    at = next;
  }
  return g_string_free (text, FALSE);
}

char *
loose_transcript_dup_turn (LooseTranscript *self, guint turn)
{
  GtkTextIter start, end;

  return turn_text (self, turn, &start, &end);
}

void
loose_transcript_begin_turn (LooseTranscript *self, gboolean is_given)
{
  guint at = gtk_text_buffer_get_char_count (self->buffer);

  g_array_append_val (self->turns, at);
  if (!is_given)
    return;
  self->turn++;
  self->byte = 0;
}

guint
loose_transcript_mark_changes (LooseTranscript *before, LooseTranscript *now)
{
  guint n = 0;

  for (guint i = MAX (now->removed_turns, before->removed_turns);
       i < loose_transcript_n_turns (now) && i < loose_transcript_n_turns (before); i++) {
    GtkTextIter start, end, other_start, other_end;
    g_autofree char *old = turn_text (before, i, &other_start, &other_end);
    g_autofree char *new = turn_text (now, i, &start, &end);

    /* The last turn of either may be incomplete because of a pause. */
    if (g_str_equal (g_strchomp (old), g_strchomp (new)) || gtk_text_iter_equal (&start, &end))
      continue;
    while (gtk_text_iter_compare (&start, &end) < 0 && gtk_text_iter_ends_line (&start))
      gtk_text_iter_forward_char (&start);
    while (gtk_text_iter_compare (&start, &end) < 0 && gtk_text_iter_backward_char (&end)
           && gtk_text_iter_ends_line (&end))
      ;
    gtk_text_buffer_apply_tag (now->buffer, now->changed, &start, &end);
    if (n++ == 0)
      now->first_changed = i;
  }
  return n;
}

/* Keeps what was printed before the moment. The moment of a text is the number of the event before it. */
void
loose_transcript_cut (LooseTranscript *self, guint64 moment)
{
  GtkTextIter start, end;
  guint length;

  while (self->printed->len > 0 && g_array_index (self->printed, LoosePrinted, self->printed->len - 1).moment >= moment)
    g_array_set_size (self->printed, self->printed->len - 1);
  length = self->printed->len > 0 ? g_array_index (self->printed, LoosePrinted, self->printed->len - 1).end : 0;
  gtk_text_buffer_get_iter_at_offset (self->buffer, &start, length);
  gtk_text_buffer_get_end_iter (self->buffer, &end);
  gtk_text_buffer_delete (self->buffer, &start, &end);
  while (self->turns->len > 1
         /* a turn that begins there will be repeated */
         && g_array_index (self->turns, guint, self->turns->len - 1) >= length)
    g_array_set_size (self->turns, self->turns->len - 1);
  self->moment = moment;
  self->turn = 0;
  self->byte = 0;
  if (self->printed->len > 0) {
    const LoosePrinted *last = &g_array_index (self->printed, LoosePrinted, self->printed->len - 1);
    guint before = self->printed->len > 1 ? g_array_index (self->printed, LoosePrinted, self->printed->len - 2).end : 0;
    g_autofree char *text = NULL;

    self->turn = last->turn;
    gtk_text_buffer_get_iter_at_offset (self->buffer, &start, before);
    gtk_text_buffer_get_end_iter (self->buffer, &end);
    text = gtk_text_buffer_get_text (self->buffer, &start, &end, TRUE);
    self->byte = last->byte + (last->replaced > 0 ? last->replaced : last->is_text ? strlen (text) : 0);
  }
}

const LoosePrinted *
loose_transcript_find (LooseTranscript *self, guint offset, guint *byte)
{
  guint low = 0, high = self->printed->len;
  const LoosePrinted *found;

  while (low < high) {
    guint middle = low + (high - low) / 2;
    if (g_array_index (self->printed, LoosePrinted, middle).end <= offset)
      low = middle + 1;
    else
      high = middle;
  }
  if (low >= self->printed->len)
    return NULL;
  found = &g_array_index (self->printed, LoosePrinted, low);
  if (byte != NULL && found->replaced > 0)
    *byte = found->byte;
  else if (byte != NULL) {
    GtkTextIter start, end;
    g_autofree char *text = NULL;

    gtk_text_buffer_get_iter_at_offset (self->buffer, &start,
                                        low > 0 ? g_array_index (self->printed, LoosePrinted, low - 1).end : 0);
    gtk_text_buffer_get_iter_at_offset (self->buffer, &end, offset);
    text = gtk_text_buffer_get_text (self->buffer, &start, &end, TRUE);
    *byte = found->byte + strlen (text);
  }
  return found;
}

guint
loose_transcript_get_turn (LooseTranscript *self, guint number)
{
  const LoosePrinted *printed = loose_transcript_find (self, loose_transcript_turn_start (self, number), NULL);

  return printed != NULL ? printed->turn : self->turn;
}
