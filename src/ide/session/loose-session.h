/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What one window is about: the story and what is open beside it (pages), the last program made of them all, and the
 * play.
 *
 * The panes hold a session and nothing of each other.  What is derived from the texts (program, lines, the rule at
 * the cursor) may be a moment behind them: loose_session_is_current() tells.  Where a text, a cursor or "the source"
 * is asked for without a page, it is of the page in front.
 */
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
 * (gboolean, writable): whether a good compile plays the same commands again, "fixed-seed" (gboolean, writable):
 * whether each play from the beginning draws the same numbers, "suspect" (guint): see loose_session_get_suspect().
 *
 * Signals:
 *   "page-added", "page-removed" (LoosePage *page): never of the story.
 *   "cursor-moved": in the page in front, or another page is.
 *   "file-asked" (char *path, LeafProgram *program, gpointer place, gboolean focus): a file that is not open is to be, and a place in it shown.
 *   "show-place" (LeafProgram *program, guint source, guint start, guint end, gboolean focus): someone asks to see it.
 *   "written" (gpointer start, gpointer end): GtkTextIter of what loose_session_write() put into the text.
 *   "light" (LeafProgram *program, gpointer places): GArray of LeafPlace, NULL: none, whose words are to be lit until the next.
 *   "breakpoints-changed".
 *   "files-written" (guint n): other files were changed on the disk.
 *   "not-kept" (gint number): from now on no copy of what is not saved can be written, with the errno of why.
 *   "refused" (): what was to be put into a text, or taken out of it, would have made a word too long to be shown (loose-long-word-filter.h). */
LooseSession *loose_session_new (void);

GtkSourceBuffer *loose_session_get_buffer (LooseSession *self);
LoosePlayer *loose_session_get_player (LooseSession *self);
LooseTurnQuery *loose_session_get_inquiry (LooseSession *self);
LooseProfile *loose_session_get_profile (LooseSession *self);
LooseUnexplored *loose_session_get_unexplored (LooseSession *self);
LeafProgram *loose_session_get_program (LooseSession *self); /* borrowed; NULL before the first */
LooseProject *loose_session_get_project (LooseSession *self); /* of the story */
/* A dialog that saves what is made of the story opens beside its project. */
void loose_session_begin_beside (LooseSession *self, GtkFileChooser *chooser);
guint32 loose_session_get_cursor_rule (LooseSession *self);
gboolean loose_session_is_current (LooseSession *self); /* the program is of the text as it stands */
gboolean loose_session_is_modified (LooseSession *self);

/* The lines of a source of a program; borrowed until the next call for another. */
LooseLineIndex *loose_session_get_lines (LooseSession *self, LeafProgram *program, guint32 source);
/* The source that the page in front is; 0: none. */
guint32 loose_session_get_source (LooseSession *self, LeafProgram *program);
/* The file that a source of a program of this story was read from; NULL: it is in none; free with g_free. */
char *loose_session_dup_path (LooseSession *self, LeafProgram *program, guint32 source);
/* The story as it is written now, or was last compiled, with all that it includes, as one text; NULL: it was not
 * compiled yet; g_free. */
char *loose_session_bind (LooseSession *self);
/* that the program's other sources were found by; borrowed; NULL before the first program */
LeafStorage *loose_session_get_storage (LooseSession *self);
guint32 loose_session_get_byte (LooseSession *self, const GtkTextIter *iter);
guint32 loose_session_get_cursor_byte (LooseSession *self);
void loose_session_show_place (LooseSession *self, LeafProgram *program, LeafPlace place, gboolean focus);
/* Lights these places (of LeafPlace; NULL: none) wherever the source is shown, instead of those before. */
void loose_session_light (LooseSession *self, LeafProgram *program, GArray *places);
void loose_session_show_rule (LooseSession *self, LeafProgram *program, guint32 rule, gboolean focus);

/* Pages: of LoosePage, the story first; borrowed. */
GPtrArray *loose_session_get_pages (LooseSession *self);
LoosePage *loose_session_get_story (LooseSession *self);
LoosePage *loose_session_get_page (LooseSession *self); /* the one in front */
void loose_session_set_page (LooseSession *self, LoosePage *page);
/* NULL: that is not open */
LoosePage *loose_session_find_page (LooseSession *self, LeafProgram *program, guint32 source);
LoosePage *loose_session_find_file (LooseSession *self, GFile *file);
LoosePage *loose_session_add_page (LooseSession *self, LooseProject *project, const char *text);
/* Its file is wanted, and this place in it (LeafPlace { 0 }: none). */
void loose_session_ask_for_file (LooseSession *self, const char *path, LeafProgram *program, LeafPlace place,
    gboolean focus);
/* The file that the heading at a place names, which is missing, with the heading's own words alone.  NULL, with
 * *why_not (the caller's): it was not made; else its path; free with g_free. */
char *loose_session_make_part (LooseSession *self, LeafProgram *program, LeafPlace heading, char **why_not);
/* Its file was read again. */
void loose_session_reload_page (LooseSession *self, LoosePage *page, LooseProject *project, const char *text);
/* What is not saved of it is lost. */
void loose_session_remove_page (LooseSession *self, LoosePage *page);

/* The story and its file; of another file than before, what is open beside it goes. */
void loose_session_set_text (LooseSession *self, LooseProject *project, const char *text);
/* Puts a text that was left behind into the page of its file, as one step that can be undone. */
void loose_session_recover (LooseSession *self, LoosePage *page, LooseRecoveredDraft *leftover);
/* Makes an edit that `program` gave, as one step that can be undone.  FALSE: the text has changed since, nothing is
 * done. */
gboolean loose_session_write (LooseSession *self, LeafProgram *program, const LeafEdit *edit);
/* Many of them, those of each source in its order: those of each page as one step that can be undone, those of other
 * files written to these, which "files-written" tells.  FALSE: nothing is done, and *why_not (the caller's; may be
 * NULL) says why. */
gboolean loose_session_write_all (LooseSession *self, LeafProgram *program, const LeafEdit *edits, guint32 n,
    char **why_not);
/* What was last written so is taken back, in the files and in the pages where nothing was done since; FALSE: not all
 * of it. */
gboolean loose_session_take_back (LooseSession *self, char **why_not);
/* Lets `compiler` make the program that the story would be with such an edit; the text stays as it is. */
void loose_session_try (LooseSession *self, LooseCompiler *compiler, LeafProgram *program, const LeafEdit *edit);
void loose_session_compile (LooseSession *self); /* at once, rather than a moment after the last key */
/* The texts are not wanted, so that no copy of them is. */
void loose_session_forget_copy (LooseSession *self);

/* LooseBusy: what the program was doing with this story when it ended.  Until it is switched on it is neither
 * compiled nor played. */
guint loose_session_get_suspect (LooseSession *self);
void loose_session_switch_on (LooseSession *self);

/* The play. */
void loose_session_play (LooseSession *self); /* from the beginning */
/* From the beginning, with these commands given one by one. */
void loose_session_play_commands (LooseSession *self, const char *const *commands);
/* The same, with the chance of another play. */
void loose_session_play_with_seed (LooseSession *self, guint32 seed, const char *const *commands);
/* What a player reported: its commands, with its seed, saved game and files, until another play begins. */
void loose_session_play_report (LooseSession *self, const LeafStorageReport *report);
void loose_session_step (LooseSession *self, LeafStep step); /* from a pause; or begins, and stops at once */

/* Breakpoints: lines from 0, as the buffer counts. */
LooseBreakpoints *loose_session_get_breakpoints (LooseSession *self);
gboolean loose_session_toggle_breakpoint (LooseSession *self, guint line); /* TRUE: there is one now */
/* A rule of the story has the breakpoint of the line on which it begins; a rule of another source, and a rulebook,
 * is known by its name in every program.  FALSE: `program` is of an older text, nothing is done. */
gboolean loose_session_toggle_rule_breakpoint (LooseSession *self, LeafProgram *program, guint32 rule);
gboolean loose_session_toggle_rulebook_breakpoint (LooseSession *self, LeafProgram *program, guint32 rulebook);
/* Adds the ids, in the present program, of what has one. */
void loose_session_find_breakpoints (LooseSession *self, GHashTable *rules, GHashTable *rulebooks);
void loose_session_clear_breakpoints (LooseSession *self);
/* Those that rest on lines of pages that are open are marks in them again. */
void loose_session_restore_breakpoints (LooseSession *self);
/* To the line of one that rests; its file is opened.  FALSE: the program has no such line. */
gboolean loose_session_show_stop (LooseSession *self, LooseBreakpoint *stop);

G_END_DECLS
