/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of a session see of each other: the object itself (loose-session.c), its stops, compiling, and
 * writing. */
#pragma once

#include "loose-multi-file-edit.h"
#include "loose-session.h"

struct _LooseSession {
  GObject parent_instance;

  GPtrArray *pages; /* of LoosePage: the story, then what is open beside it */
  LoosePage *page;  /* the one in front; borrowed */
  LooseCompiler *compiler;
  LoosePlayer *player;
  LooseTurnQuery *inquiry;
  LooseProfile *profile;
  LooseUnexplored *unexplored;

  LeafProgram *program;
  gboolean finished; /* the program is: its pages have their styles */
  LeafStorage *storage;  /* that the program's other sources were found by */
  gboolean current;  /* no page has changed since the program's texts were taken */
  guint compile_timeout;
  guint costs[2]; /* milliseconds of work that the panes had with the last program, and the one before */

  LeafProgram *other_program; /* what other_lines are of */
  guint32 other_source;
  LooseLineIndex *other_lines;

  LooseBreakpoints *breakpoints;

  LooseMultiFileEdit *rewriting; /* the last, that can be taken back; NULL: none */
  GHashTable *rewritten;     /* LoosePage: the text that it had after it, of those that it did something to */

  guint32 cursor_rule;
  guint32 seed;
  gboolean play_again;
  gboolean same_chance;
  gboolean played; /* something was played since the text was set */
};

/* loose-session.c */
/* What is under way is the story's, whatever page is in front. */
LooseRecoveryLock *loose_session_get_claim          (LooseSession *self);
void        loose_session_update_cursor_rule (LooseSession *self);
/* A program without problems: the play goes on under it, from the beginning with the same commands. */
void        loose_session_play_again         (LooseSession *self);

/* loose-session-breakpoints.c */
void        loose_session_connect_breakpoints         (LooseSession *self);
/* To the player, which puts them into the next play. */
void        loose_session_apply_breakpoints         (LooseSession *self);

/* loose-session-compile.c */
void        loose_session_join_compiler      (LooseSession *self);
/* A text has changed. */
void        loose_session_changed            (LooseSession *self);
/* The source of the program that was read from the page's file is known by its name from now on. */
void        loose_session_name_page          (LooseSession *self, LoosePage *page);
/* What the program has of a page that was opened after its texts were taken; FALSE: that is not what stands in it. */
gboolean    loose_session_adopt_page         (LooseSession *self, LoosePage *page);
