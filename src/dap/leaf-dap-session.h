/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-dap-session.h: the state of a session: the client, the story that it debugs, and its breakpoints. */
#pragma once

#include "leaf-dap.h"
#include "leaf-json.h"

G_BEGIN_DECLS

enum { LEAF_DAP_THREAD = 1 }; /* the id of the only thread */

#define LEAF_DAP_PROBLEMS "problems" /* the only exception filter: run-time problems */

typedef struct {
  FILE *in, *out;
  LeafDapOpen open;
  gint64 sequence;      /* of the last message sent */
  LeafProgram *program; /* NULL until launched */
  LeafPlay *play;
  GPtrArray *files; /* of char *, by source, from 1: the path; NULL: it is in no file */
  guint32 seed;
  GPtrArray *commands; /* of char *: from the launch request and the console */
  guint given;         /* how many of these the story was given */
  GArray *lines;       /* of LeafDapBreakpoint */
  GArray *others;      /* of LeafDapBreakpoint: by name, and on data */
  gboolean stops_at_entry, is_configured, is_over, has_ended;
  gboolean runs;                  /* the story is running in slices, between which requests are answered */
  gboolean pauses;                /* the running story is to stop at the next statement */
  gboolean has_no_more;           /* `in` has ended, or cannot be polled */
  guint slices;                   /* since the story continued, or was given a command */
  guint lines_from, columns_from; /* the number by which the client calls the first line and column: 0 or 1 */
  gboolean was_reported;          /* a request to evaluate was a command, with which the story is to continue */
  guint32 problems;               /* the breakpoint for run-time problems; 0: none */
  GArray *lists;                  /* the lists whose entries the client may request (leaf-dap-lists.c); NULL: none */
  char *problem;                  /* the last reported run-time problem; NULL: none */
} LeafDap;

/* A breakpoint that a client has set. */
typedef struct {
  guint32 number; /* its number in the play; 0: the play cannot stop there */
  guint32 owner;  /* in `lines`, its source; in `others`, which request lists it */
} LeafDapBreakpoint;

G_END_DECLS
