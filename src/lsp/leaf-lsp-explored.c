/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-lsp-explored.c: explores the story of an open document in idle time, round by round: the server has one thread,
 * and answers requests between two rounds. */
#include "leaf-lsp-explored.h"

#include "leaf-exploration.h"

enum { TURN_BUDGET = 3000000, SEVERITY_HINT = 4 };
#define MEMORY_BYTES ((gsize) 256 << 20)

struct _LeafLspExplored {
  LeafLspDocument *document;    /* borrowed */
  LeafExploration *exploration; /* NULL: the story never asks for a command */
  gint64 left;                  /* the remaining time in microseconds */
  guint idle;                   /* id of the idle source; 0: none */
  gboolean is_done;
  void (*done) (const char *uri, gpointer data);
  gpointer data;
};

static gboolean
explore_cb (gpointer data)
{
  LeafLspExplored *self = data;
  gint64 begun = g_get_monotonic_time ();
  gboolean has_more = leaf_exploration_round (self->exploration);

  self->left -= g_get_monotonic_time () - begun;
  if (has_more && self->left > 0)
    return G_SOURCE_CONTINUE;
  self->idle = 0;
  self->is_done = TRUE;
  self->done (leaf_lsp_document_uri (self->document), self->data);
  return G_SOURCE_REMOVE;
}

LeafLspExplored *
leaf_lsp_explored_new (LeafLspDocument *document, int seconds, void (*done) (const char *uri, gpointer data),
                       gpointer data)
{
  const LeafExplorationOptions options = { .seed = 1, .threads = 1, .memory = MEMORY_BYTES, .budget = TURN_BUDGET };
  LeafLspExplored *self;

  g_return_val_if_fail (document != NULL && done != NULL, NULL);
  g_return_val_if_fail (leaf_program_n_problems (leaf_lsp_document_program (document)) == 0, NULL);
  self = g_new0 (LeafLspExplored, 1);
  self->document = document;
  self->left = (gint64) seconds * G_USEC_PER_SEC;
  self->done = done;
  self->data = data;
  self->exploration = leaf_exploration_new (leaf_lsp_document_program (document), &options);
  if (self->exploration != NULL)
    self->idle = g_idle_add_full (G_PRIORITY_LOW, explore_cb, self, NULL);
  return self;
}

void
leaf_lsp_explored_free (LeafLspExplored *self)
{
  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_pointer (&self->exploration, leaf_exploration_free);
  g_free (self);
}

void
leaf_lsp_explored_add_hints (const LeafLspExplored *self, LeafLspArray *diagnostics)
{
  const LeafCoverable *rows;
  guint32 n, own;

  if (self == NULL || !self->is_done)
    return;
  own = leaf_lsp_document_source (self->document);
  rows = leaf_explorer_coverables (leaf_exploration_explorer (self->exploration), &n);
  for (guint32 i = 0; i < n; i++) {
    g_autofree char *reason = NULL, *words = NULL;

    if (rows[i].sort != LEAF_COVERED_RULE || rows[i].place.source != own
        || leaf_coverage_has (leaf_exploration_coverage (self->exploration), rows[i].bit))
      continue;
    reason = leaf_exploration_dup_reason (self->exploration, rows[i].id, NULL, NULL);
    words = g_strdup_printf ("This rule has not run while the story was explored: %s.", reason);
    leaf_lsp_array_add (
        diagnostics,
        leaf_lsp_object ("range", leaf_lsp_range (leaf_lsp_document_program (self->document), rows[i].place),
                         "severity", leaf_lsp_number (SEVERITY_HINT), "code", leaf_lsp_text ("NOT_EXPLORED"), "source",
                         leaf_lsp_text ("looseleaf"), "message", leaf_lsp_text (words), NULL));
  }
}
