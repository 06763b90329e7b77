/* leaf.h: the public face of libleaf, the in-process engine of Looseleaf.
 *
 * Two objects.  A LeafProgram is what a source text means: immutable, reference-counted, readable from any thread.
 * A LeafPlay is a story being played: one thread at a time, no threads, clock or files of its own.
 *
 *   text -> leaf_program_compile -> LeafProgram -> leaf_play_new (program, seed) -> leaf_play_run -> LeafStop, events
 *
 * Nothing here calls back, blocks, exits or prints.  Same in, same out: a program is a function of the library and the
 * source, a play a function of program, seed and commands; so a moment of a play is named by a number of events, and any
 * earlier moment is reached by playing again (leaf_play_seek).
 *
 * Ids are small numbers that name rows of the program's tables, from 1; 0 is none.  An id, a number or a position that names
 * nothing is not an error: it is answered with nothing (0, NULL, "", a structure of zeroes).  Where an answer goes through a
 * pointer that is not wanted, the pointer may be NULL, but for the counts of arrays.  Strings returned as `const char *` are
 * borrowed and live as long as the program; those returned as `char *` are the caller's, to g_free.
 *
 * There is always a program: a source with mistakes gives one too, with problems, and with all that could be understood.
 *
 * It is in five parts: a program, what it says of its source, of its rules; a play, and what it answers who asks why.
 */
#pragma once

#include "leaf-program.h"
#include "leaf-source.h"
#include "leaf-rulebooks.h"
#include "leaf-play.h"
#include "leaf-why.h"
