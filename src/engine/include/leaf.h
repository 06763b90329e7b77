/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf.h: the public interface of libleaf, the engine of Looseleaf.
 *
 * A LeafProgram is the compiled form of a source text: immutable, reference-counted, readable from any thread. A
 * LeafPlay is a running story. Only one thread may use it at a time. The engine has no threads, clock or files of its
 * own.
 *
 *   text -> leaf_program_compile -> LeafProgram -> leaf_play_new (program, seed) -> leaf_play_run -> LeafStop, events
 *
 * No function blocks, exits or prints, and none calls back except where a callback is passed to it. A program depends
 * only on the library and the source, and a play only on program, seed and inputs. So the number of events so far names
 * a moment of a play, and an earlier moment is reached by replaying (leaf_play_seek).
 *
 * Ids are small numbers that name rows of the program's tables, from 1; 0 is none. An id, number or position that names
 * nothing is not an error: the answer is 0, NULL, "" or a zeroed struct. Out parameters may be NULL, except the counts
 * of arrays. A returned `const char *` is borrowed and lives as long as the program; a returned `char *` is owned by
 * the caller, who frees it with g_free. Other pointers are owned where a comment names the function that frees them.
 * Unless a comment says otherwise, functions of a program may be called in any thread.
 *
 * Compiling returns a program for any source, unless it is stopped. A source with mistakes gives a program with
 * problems and everything that was understood.
 *
 * There are five parts: the program, its source, its rules, a play, and why a play did what it did. */
#pragma once

#include "leaf-program.h"
#include "leaf-source.h"
#include "leaf-rulebooks.h"
#include "leaf-play.h"
#include "leaf-why.h"
