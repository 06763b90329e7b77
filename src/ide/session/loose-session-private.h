/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the session share: the object (loose-session.c), its breakpoints, compiling, and writing. */
#pragma once

#include "loose-multi-file-edit.h"
#include "loose-session.h"

struct _LooseSession {
  GObject parent_instance;

  GPtrArray *pages; /* of LoosePage: the story, then the other open files */
  LoosePage *page;  /* the front page; borrowed */
  LooseCompiler *compiler;
  LoosePlayer *player;
  LooseTurnQuery *turn_query;
  LooseProfile *profile;
  LooseUnexplored *unexplored;

  LeafProgram *program;
  gboolean finished;    /* the program is finished: its pages have their styles */
  LeafStorage *storage; /* the storage that found the program's other sources */
  gboolean current;     /* no page has changed since the last request to compile */
  guint compile_timeout;
  guint costs[2]; /* milliseconds that the panes needed for the last program and the one before */

  LeafProgram *other_program; /* the program of other_lines */
  guint32 other_source;
  LooseLineIndex *other_lines;

  LooseBreakpoints *breakpoints;

  LooseMultiFileEdit *rewriting; /* the last edit that can be undone; NULL: none */
  GHashTable *rewritten;         /* LoosePage -> the text after that edit, for the pages that it changed */

  guint32 cursor_rule;
  guint32 seed;
  gboolean play_again;
  gboolean same_chance;
  gboolean played; /* something was played since the text was set */
};

/* loose-session.c */
/* The recovery lock of the story, whichever page is in front. Borrowed. */
LooseRecoveryLock *loose_session_get_claim (LooseSession *self);
void loose_session_update_cursor_rule (LooseSession *self);
/* Call after a program without problems: plays the same commands in it, from the beginning. */
void loose_session_play_again (LooseSession *self);

/* loose-session-breakpoints.c */
void loose_session_connect_breakpoints (LooseSession *self);
/* Passes the breakpoints to the player, which sets them in the next play. */
void loose_session_apply_breakpoints (LooseSession *self);

/* loose-session-compile.c */
void loose_session_join_compiler (LooseSession *self);
/* Call when a text has changed. */
void loose_session_changed (LooseSession *self);
/* Associates the page with the program's source that was read from its file. */
void loose_session_name_page (LooseSession *self, LoosePage *page);
/* Gives a page that was opened after the program was compiled what the program has of its source. Returns FALSE if
 * their texts differ. */
gboolean loose_session_adopt_page (LooseSession *self, LoosePage *page);
