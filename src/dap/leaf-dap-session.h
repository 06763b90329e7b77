/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-dap-session.h: one client, the story that it debugs, and what it asked to stop at. */
#pragma once

#include "leaf-dap.h"
#include "leaf-json.h"

G_BEGIN_DECLS

enum { LEAF_DAP_THREAD = 1 }; /* there is one */

#define LEAF_DAP_PROBLEMS "problems" /* the one filter of exceptions */

typedef struct {
  FILE        *in, *out;
  LeafDapOpen  open;
  gint64       sequence;    /* of the last message that was sent */
  LeafProgram *program;     /* NULL until launched */
  LeafPlay    *play;
  char        *story;       /* its path, as it was given */
  guint32      seed;
  GPtrArray   *commands;    /* of char *: to be given as they are wanted */
  guint        given;
  GArray      *lines;       /* of LeafDapBreakpoint */
  GArray      *others;      /* of LeafDapBreakpoint: by name, and on data */
  gboolean     stops_at_entry, is_configured, is_over, has_ended;
  gboolean     runs;        /* between two slices: what comes meanwhile is answered */
  gboolean     pauses;      /* ... and it is to stop at the next statement */
  gboolean     has_no_more; /* `in` has ended, or cannot be asked whether anything waits in it */
  guint        slices;      /* since it last went on, or was last given a command */
  guint        lines_from, columns_from; /* how the client counts: from 0 or 1 */
  gboolean     was_told;    /* a stop has been told of since it last ran */
  guint32      problems;    /* the stop at run-time problems; 0: it does not stop there */
  GArray      *lists;       /* that the client may ask for the entries of (leaf-dap-lists.c); NULL: none */
  char        *problem;     /* the run-time problem that was told last, or NULL */
} LeafDap;

/* A breakpoint that a client has set. */
typedef struct {
  guint32 number;           /* of the play's stop; 0: nothing can stop there */
  guint32 source;           /* LINE: its source */
} LeafDapBreakpoint;

G_END_DECLS
