/* SPDX-License-Identifier: GPL-3.0-or-later */
/* golden-sections.h: the sections of what the engine says of a story, by the file that writes them. */
#pragma once

#include "golden-text.h"

/* golden-compiled.c: what the compiler says of a story: its problems and each stage of its making. */
void add_problem (Golden *self, LeafProblem problem);
void say_code (Golden *self);
void say_grammar (Golden *self);
void say_occurrences (Golden *self);
void say_outline (Golden *self);
void say_problems (Golden *self);
void say_sentences (Golden *self);
void say_styles (Golden *self);
void say_world (Golden *self);

/* golden-rules.c: the order of each rulebook and the Law behind each neighbour. */
void say_laws (Golden *self);
void say_order (Golden *self);

/* golden-slips.c: what becomes of a source with slips of the pen in it, or with words in the wrong place. */
void say_misplaced (Golden *self);
void say_slips (Golden *self);

/* golden-index.c: the index, the map and completion. */
void say_completions (Golden *self);
void say_index (Golden *self);
void say_map (Golden *self);

/* golden-play.c: what a play tells: turns as trees, answers, frames, parsing and what is shown of things. */
void say_all_shown (Golden *self, LeafPlay *play);
void say_frames (Golden *self, LeafPlay *play);
void say_parsed (Golden *self);
void say_shown (Golden *self);
void say_stops (Golden *self);
void say_trace (Golden *self);
void say_why (Golden *self);

/* golden-wander.c: a player who types anything: commands drawn by chance, with a fixed seed. */
void say_wander (Golden *self);
void say_work (Golden *self);

/* golden-author.c: what an author may ask for: sentences written, renames, values, breakpoints, the index as a page. */
void say_breakpoints (Golden *self);
void say_html (Golden *self);
void say_renames (Golden *self);
void say_values (Golden *self);
void say_writes (Golden *self);
