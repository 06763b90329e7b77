/* SPDX-License-Identifier: GPL-3.0-or-later */
/* golden-sections.h: the sections of the engine's results for a story, by the file that writes them. */
#pragma once

#include "golden-text.h"

/* golden-compiled.c: the results of the compiler for a story: its problems and each stage. */
void add_problem (Golden *self, LeafProblem problem);
void say_code (Golden *self);
void say_grammar (Golden *self);
void say_occurrences (Golden *self);
void say_outline (Golden *self);
void say_problems (Golden *self);
void say_sentences (Golden *self);
void say_styles (Golden *self);
void say_world (Golden *self);

/* golden-cut.c: the story with the beginnings and ends of its sentences. */
void say_cut (Golden *self);

/* golden-effort.c: what it costs to compile the story. */
void say_effort (Golden *self);

/* golden-rules.c: the order of each rulebook and the Law between neighbours. */
void say_laws (Golden *self);
void say_order (Golden *self);

/* golden-slips.c: sources with typos, or with words in the wrong place. */
/* The problems and results for a text, under a title. */
void say_made (Golden *self, const char *title, const char *text);
void say_misplaced (Golden *self);
void say_slips (Golden *self);

/* golden-variants.c: sources with other words of the same part of speech. */
void say_variants (Golden *self);

/* golden-index.c: the index, the map and completion. */
void say_completions (Golden *self);
void say_index (Golden *self);
void say_map (Golden *self);

/* golden-play.c: the results of a play: turns as trees, answers, frames, parsing and descriptions of things. */
void say_all_shown (Golden *self, LeafPlay *play);
void say_frames (Golden *self, LeafPlay *play);
void say_parsed (Golden *self);
void say_shown (Golden *self);
void say_stops (Golden *self);
void say_trace (Golden *self);
void say_why (Golden *self);

/* golden-wander.c: a player who types anything: random commands, with a fixed seed. */
void say_wander (Golden *self);
void say_work (Golden *self);

/* golden-author.c: what an author may request: written sentences, renaming, values, breakpoints, the index as a
 * page. */
void say_breakpoints (Golden *self);
void say_html (Golden *self);
void say_renames (Golden *self);
void say_values (Golden *self);
void say_writes (Golden *self);
