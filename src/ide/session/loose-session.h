/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A session: the pages of one window (the story and the other open files), the last program compiled from them, and the
 * play.
 *
 * The panes refer to the session and not to each other. What is derived from the texts (program, lines, the rule at the
 * cursor) may be out of date: see loose_session_is_current(). Functions about a text, a cursor or "the source" without
 * a page use the front page. */
#pragma once

#include <gtksourceview/gtksource.h>

#include "loose-compiler.h"
#include "loose-turn-query.h"
#include "loose-recovered-draft.h"
#include "loose-page.h"
#include "loose-player.h"
#include "loose-profile.h"
#include "loose-unexplored.h"
#include "loose-project.h"
#include "loose-breakpoints.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_SESSION (loose_session_get_type ())
G_DECLARE_FINAL_TYPE (LooseSession, loose_session, LOOSE, SESSION, GObject)

/* Properties: "project" (of the story), "page" (in front), "program" (boxed, NULL at first), "styles" (boxed:
 * loose_session_get_styles()), "cursor-rule" (guint), "compiling" (gboolean), "modified" (gboolean), "auto-replay"
 * (gboolean, writable): a successful compilation plays the same commands again, "fixed-seed" (gboolean, writable): each
 * play from the beginning draws the same random numbers, "suspect" (guint): see loose_session_get_suspect().
 *
 * Signals:
 *   "page-added", "page-removed" (LoosePage *page): never for the story.
 *   "cursor-moved": in the front page, or another page is in front.
 *   "file-asked" (char *path, LeafProgram *program, gpointer place, gboolean focus): open this file, and show the place.
 *   "show-place" (LeafProgram *program, guint source, guint start, guint end, gboolean focus): show this place.
 *   "written" (gpointer start, gpointer end): GtkTextIter of what loose_session_write() inserted.
 *   "light" (LeafProgram *program, gpointer places): GArray of LeafPlace to highlight until the next; NULL: none.
 *   "breakpoints-changed".
 *   "files-written" (guint n): the number of other files changed on the disk.
 *   "not-kept" (gint number): from now on no copy of unsaved text can be written, because of this errno.
 *   "refused" (): an edit would have made a word that is too long to be shown (loose-long-word-filter.h). */
LooseSession *loose_session_new (void);

GtkSourceBuffer *loose_session_get_buffer (LooseSession *self);
LoosePlayer *loose_session_get_player (LooseSession *self);
LooseTurnQuery *loose_session_get_turn_query (LooseSession *self);
LooseProfile *loose_session_get_profile (LooseSession *self);
LooseUnexplored *loose_session_get_unexplored (LooseSession *self);
LeafProgram *loose_session_get_program (LooseSession *self);  /* borrowed; NULL before the first */
LooseProject *loose_session_get_project (LooseSession *self); /* of the story */
/* Sets the initial folder of a dialog that saves something made from the story: that of its project. */
void loose_session_set_chooser_folder (LooseSession *self, GtkFileChooser *chooser);
guint32 loose_session_get_cursor_rule (LooseSession *self);
gboolean loose_session_is_current (LooseSession *self); /* the program was compiled from the current texts */
gboolean loose_session_is_modified (LooseSession *self);

/* The lines of a source of a program; borrowed until the next call for another source. */
LooseLineIndex *loose_session_get_lines (LooseSession *self, LeafProgram *program, guint32 source);
/* The source of the front page; 0: none. */
guint32 loose_session_get_source (LooseSession *self, LeafProgram *program);
/* The file that a source of a program of this story was read from; NULL: it is in no file. Free with g_free. */
char *loose_session_dup_path (LooseSession *self, LeafProgram *program, guint32 source);
/* The story as it is now, or was last compiled, as a bundle with everything that it includes; NULL if it has not been
 * compiled yet. Free with g_free. */
char *loose_session_bind (LooseSession *self);
/* The storage that found the program's other sources; NULL before the first program. Borrowed. */
LeafStorage *loose_session_get_storage (LooseSession *self);
guint32 loose_session_get_byte (LooseSession *self, const GtkTextIter *iter);
guint32 loose_session_get_cursor_byte (LooseSession *self);
void loose_session_show_place (LooseSession *self, LeafProgram *program, LeafPlace place, gboolean focus);
/* Highlights these places (of LeafPlace; may be NULL) wherever the source is shown, and removes the previous
 * highlights. */
void loose_session_light (LooseSession *self, LeafProgram *program, GArray *places);
void loose_session_show_rule (LooseSession *self, LeafProgram *program, guint32 rule, gboolean focus);

/* Pages, of LoosePage, the story first. All of these functions borrow what they return. */
GPtrArray *loose_session_get_pages (LooseSession *self);
LoosePage *loose_session_get_story (LooseSession *self);
LoosePage *loose_session_get_page (LooseSession *self); /* the front page */
void loose_session_set_page (LooseSession *self, LoosePage *page);
/* The open page of a source or file; NULL if it is not open. */
LoosePage *loose_session_find_page (LooseSession *self, LeafProgram *program, guint32 source);
LoosePage *loose_session_find_file (LooseSession *self, GFile *file);
LoosePage *loose_session_add_page (LooseSession *self, LooseProject *project, const char *text);
/* Asks for the file to be opened, and this place shown (LeafPlace { 0 }: none). */
void loose_session_ask_for_file (LooseSession *self, const char *path, LeafProgram *program, LeafPlace place,
                                 gboolean focus);
/* Creates the missing file that the heading at a place names, with the words of the heading. Returns its path (g_free),
 * or NULL with the reason in *why_not (owned by the caller). */
char *loose_session_make_part (LooseSession *self, LeafProgram *program, LeafPlace heading, char **why_not);
/* Call when the page's file has been read again. Replaces the page's text, without undo. */
void loose_session_reload_page (LooseSession *self, LoosePage *page, LooseProject *project, const char *text);
/* Closes a page other than the story. Unsaved changes are lost. */
void loose_session_remove_page (LooseSession *self, LoosePage *page);

/* Sets the story and its file. If it is another file, the other pages are closed. */
void loose_session_set_text (LooseSession *self, LooseProject *project, const char *text);
/* Puts a recovered draft into the page of its file, as one step that can be undone. */
void loose_session_recover (LooseSession *self, LoosePage *page, LooseRecoveredDraft *draft);
/* Applies an edit made for `program`, as one step that can be undone. Returns FALSE, and does nothing, if the text has
 * changed since. */
gboolean loose_session_write (LooseSession *self, LeafProgram *program, const LeafEdit *edit);
/* Applies several edits, those of each source in order: in each page as one step that can be undone; in other files on
 * the disk, which "files-written" reports. Returns FALSE, and does nothing, with the reason in *why_not (owned by the
 * caller; may be NULL). */
gboolean loose_session_write_all (LooseSession *self, LeafProgram *program, const LeafEdit *edits, guint32 n,
                                  char **why_not);
/* Undoes the last such edit, in the files and in the pages that have not changed since. Returns FALSE if something
 * could not be undone. */
gboolean loose_session_undo_edit (LooseSession *self, char **why_not);
/* Lets `compiler` compile the story with the edit, without changing the text; the compiler's "compiled" follows. Does
 * nothing if the source is not open. */
void loose_session_compile_with_edit (LooseSession *self, LooseCompiler *compiler, LeafProgram *program,
                                      const LeafEdit *edit);
/* The texts of the pages as they are now, of LooseOpenText; the story is the first. */
GPtrArray *loose_session_copy_texts (LooseSession *self);
void loose_session_compile (LooseSession *self); /* at once, without waiting for a pause between keys */
/* Discards the recovery copies of the texts, which are not wanted. */
void loose_session_forget_copy (LooseSession *self);
/* Call before the process is ended by a signal from outside; see loose_autosave_prepare_to_end. */
void loose_session_prepare_to_end (LooseSession *self);

/* LooseBusy flags: what the program was doing with this story when it crashed. Until the author re-enables it, the
 * story is neither compiled nor played. */
guint loose_session_get_suspect (LooseSession *self);
void loose_session_switch_on (LooseSession *self);

/* The play. */
void loose_session_play (LooseSession *self); /* from the beginning */
/* Plays from the beginning, giving these commands one by one. */
void loose_session_play_commands (LooseSession *self, const char *const *commands);
/* The same with the seed of another play. */
void loose_session_play_with_seed (LooseSession *self, guint32 seed, const char *const *commands);
/* Plays a player's report: its commands, with its seed, saved game and files, until another play begins. */
void loose_session_play_report (LooseSession *self, const LeafStorageReport *report);
void loose_session_step (LooseSession *self, LeafStep step); /* continues after a pause, or begins and pauses at once */

/* Lines are from 0, as in the buffer. */
LooseBreakpoints *loose_session_get_breakpoints (LooseSession *self);
gboolean loose_session_toggle_breakpoint (LooseSession *self, guint line); /* TRUE: it was added */
/* A rule of the story gets the breakpoint of the line on which it begins; other rules and rulebooks are identified by
 * name. Returns FALSE, and does nothing, if `program` is of an older text. */
gboolean loose_session_toggle_rule_breakpoint (LooseSession *self, LeafProgram *program, guint32 rule);
gboolean loose_session_toggle_rulebook_breakpoint (LooseSession *self, LeafProgram *program, guint32 rulebook);
/* Adds the ids, in the current program, of rules and rulebooks with breakpoints. */
void loose_session_find_breakpoints (LooseSession *self, GHashTable *rules, GHashTable *rulebooks);
void loose_session_clear_breakpoints (LooseSession *self);
/* Turns detached breakpoints on lines of open pages into marks. */
void loose_session_restore_breakpoints (LooseSession *self);
/* Shows the line of a detached breakpoint, and opens its file. Returns FALSE if the program has no such line. */
gboolean loose_session_show_stop (LooseSession *self, LooseBreakpoint *stop);

G_END_DECLS
