/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-cli-explore-cover.h"

#include "leaf-cli-explore-json.h"

static void
print_text (const GArray *threads)
{
  for (guint i = 0; i < threads->len; i++) {
    const LeafCoverThread *thread = &g_array_index (threads, LeafCoverThread, i);
    g_autofree char *commands = g_strjoinv (" / ", thread->commands);

    g_print ("%u %s  %s\n", thread->n_rules, thread->n_rules == 1 ? "rule" : "rules",
             thread->commands[0] != NULL ? commands : "(at the start)");
  }
}

static void
print_json (const GArray *threads)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "threads");
  json_builder_begin_array (builder);
  for (guint i = 0; i < threads->len; i++) {
    const LeafCoverThread *thread = &g_array_index (threads, LeafCoverThread, i);

    json_builder_begin_object (builder);
    json_builder_set_member_name (builder, "rules");
    json_builder_add_int_value (builder, thread->n_rules);
    leaf_cli_explore_build_lines (builder, thread->commands);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  leaf_json_print (builder);
}

void
leaf_cli_explore_cover (const LeafExploration *exploration, gboolean is_json)
{
  g_autoptr (GArray) threads = leaf_exploration_cover (exploration, NULL);

  if (is_json)
    print_json (threads);
  else
    print_text (threads);
}
