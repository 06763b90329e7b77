/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-settings-dialog.h"

#include "loose-story-facts.h"
#include "loose-template.h"

#include "leaf-storage-media.h"
#include "leaf-storage-read.h"
#include "leaf-storage.h"
#include "loose-dialog-header.h"

#include <glib/gi18n.h>
#include <string.h>

/* What can be released along with the story by one sentence. */
static const struct {
  LeafReleaseSort sort;
  const char *sentence, *title;
} releases[] = {
  { LEAF_RELEASE_COVER, "Release along with cover art.", N_ ("Cover Art") },
  { LEAF_RELEASE_WEBSITE, "Release along with a website.", N_ ("Website") },
  { LEAF_RELEASE_INTERPRETER, "Release along with an interpreter.", N_ ("Interpreter") },
  { LEAF_RELEASE_SOLUTION, "Release along with a solution.", N_ ("Solution") },
  { LEAF_RELEASE_SOURCE, "Release along with the source text.", N_ ("Source Text") },
  { LEAF_RELEASE_CARD, "Release along with the library card.", N_ ("Library Card") },
};

struct _LooseSettingsDialog {
  AdwWindow parent_instance;

  LooseSession *session;
  AdwEntryRow *facts[LOOSE_N_FACTS];
  gboolean had_title;
  GtkLabel *complaint; /* why nothing can be written */
  GtkWidget *write;
  GtkSwitch *releases[G_N_ELEMENTS (releases)];
  gboolean was_on[G_N_ELEMENTS (releases)]; /* the source asks for it already */
};

G_DEFINE_FINAL_TYPE (LooseSettingsDialog, loose_settings_dialog, ADW_TYPE_WINDOW)

/* --- writing ------------------------------------------------------------------------------------------------------ */

/* Replaces only the part that differs, so that marks and the cursor stay. */
static void
replace_text (LooseSession *session, const char *old, const char *new)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_page_get_buffer (loose_session_get_story (session)));
  gsize start = 0, old_end = strlen (old), new_end = strlen (new);
  GtkTextIter from, to;

  while (old[start] != '\0' && old[start] == new[start])
    start++;
  while (old_end > start && new_end > start && old[old_end - 1] == new[new_end - 1]) {
    old_end--;
    new_end--;
  }
  /* Move both ends to boundaries of characters. */
  while (start > 0 && ((guchar) old[start] & 0xC0) == 0x80)
    start--;
  while (old[old_end] != '\0' && ((guchar) old[old_end] & 0xC0) == 0x80) {
    old_end++;
    new_end++;
  }
  gtk_text_buffer_get_iter_at_offset (buffer, &from, (int) g_utf8_strlen (old, (gssize) start));
  gtk_text_buffer_get_iter_at_offset (buffer, &to, (int) g_utf8_strlen (old, (gssize) old_end));
  gtk_text_buffer_begin_user_action (buffer);
  gtk_text_buffer_delete (buffer, &from, &to);
  gtk_text_buffer_insert (buffer, &from, new + start, (int) (new_end - start));
  gtk_text_buffer_end_user_action (buffer);
}

static void
take (char **text, char *changed)
{
  g_free (*text);
  *text = changed;
}

static void
write_cb (LooseSettingsDialog *self)
{
  g_autofree char *old = loose_page_dup_text (loose_session_get_story (self->session)), *text = g_strdup (old);

  for (int fact = 0; fact < LOOSE_N_FACTS; fact++) {
    const char *value = gtk_editable_get_text (GTK_EDITABLE (self->facts[fact]));
    g_autofree char *was = loose_story_fact_read (text, (LooseFact) fact);

    if (!g_str_equal (was, value))
      take (&text, loose_story_fact_write (text, (LooseFact) fact, value));
  }
  for (guint i = 0; i < G_N_ELEMENTS (releases); i++)
    if (gtk_switch_get_active (self->releases[i]) && !self->was_on[i])
      take (&text, loose_story_facts_add (text, releases[i].sentence));
  if (!g_str_equal (old, text))
    replace_text (self->session, old, text);
  gtk_window_close (GTK_WINDOW (self));
}

static gboolean
is_number (const char *text)
{
  g_autofree char *copy = g_strstrip (g_strdup (text));

  return copy[strspn (copy, "0123456789")] == '\0';
}

/* Whether square brackets were typed where they would be text substitutions, which this dialog does not offer. What the
 * source has already stays. */
static gboolean
has_new_brackets (LooseSettingsDialog *self, LooseFact fact)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->facts[fact]));

  return strpbrk (text, "[]") != NULL
         && !g_str_equal (text, g_object_get_data (G_OBJECT (self->facts[fact]), "former-text"));
}

/* Why the source cannot be changed like this; NULL if it can. */
static const char *
reason_against (LooseSettingsDialog *self)
{
  g_autofree char *title = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->facts[LOOSE_FACT_TITLE]))));

  /* Without a title, the next text of the story would be taken for it. */
  if (self->had_title && *title == '\0')
    return _ ("The title cannot be empty.");
  if (!is_number (gtk_editable_get_text (GTK_EDITABLE (self->facts[LOOSE_FACT_YEAR]))))
    return _ ("The year is a number, such as 2024.");
  if (!is_number (gtk_editable_get_text (GTK_EDITABLE (self->facts[LOOSE_FACT_RELEASE]))))
    return _ ("The release number is a whole number, such as 2.");
  if (has_new_brackets (self, LOOSE_FACT_HEADLINE) || has_new_brackets (self, LOOSE_FACT_GENRE))
    return _ ("The headline and the genre cannot contain square brackets: they would be text substitutions.");
  return NULL;
}

static void
changed_cb (LooseSettingsDialog *self)
{
  const char *reason = reason_against (self);

  gtk_label_set_text (self->complaint, reason != NULL ? reason : "");
  gtk_widget_set_visible (GTK_WIDGET (self->complaint), reason != NULL);
  gtk_widget_set_sensitive (self->write, reason == NULL);
}

/* Return in a field writes all fields. */
static void
activated_cb (LooseSettingsDialog *self)
{
  if (gtk_widget_get_sensitive (self->write))
    write_cb (self);
}

/* --- rows --------------------------------------------------------------------------------------------------------- */

static AdwPreferencesGroup *
make_facts (LooseSettingsDialog *self)
{
  static const char *const titles[LOOSE_N_FACTS]
      = { N_ ("Title"),       N_ ("Author"), N_ ("Headline"),      N_ ("Genre"),
          N_ ("Description"), N_ ("Year"),   N_ ("Release Number") };
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  g_autofree char *text = loose_page_dup_text (loose_session_get_story (self->session));

  for (int fact = 0; fact < LOOSE_N_FACTS; fact++) {
    g_autofree char *value = loose_story_fact_read (text, (LooseFact) fact);
    GtkWidget *row = adw_entry_row_new ();

    self->facts[fact] = ADW_ENTRY_ROW (row);
    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (titles[fact]));
    gtk_editable_set_text (GTK_EDITABLE (row), value);
    g_object_set_data_full (G_OBJECT (row), "former-text", g_strdup (value), g_free);
    if (fact >= LOOSE_FACT_YEAR)
      adw_entry_row_set_input_purpose (ADW_ENTRY_ROW (row), GTK_INPUT_PURPOSE_DIGITS);
    g_signal_connect_object (row, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (row, "entry-activated", G_CALLBACK (activated_cb), self, G_CONNECT_SWAPPED);
    adw_preferences_group_add (group, row);
    self->had_title |= fact == LOOSE_FACT_TITLE && *value != '\0';
  }
  return group;
}

static gboolean
asks_for (const LeafProgram *program, LeafReleaseSort sort)
{
  guint32 n = 0;
  LeafReleaseItem *items = leaf_program_releases (program, &n);
  gboolean found = FALSE;

  for (guint32 i = 0; i < n; i++)
    found |= items[i].sort == sort;
  leaf_releases_free (items);
  return found;
}

/* Switches that the author has changed stay, unless the source now asks for the same. */
static void
show_releases (LooseSettingsDialog *self)
{
  const LeafProgram *program = loose_session_get_program (self->session);

  for (guint i = 0; i < G_N_ELEMENTS (releases); i++) {
    gboolean is_on = program != NULL && asks_for (program, releases[i].sort);

    if (is_on == self->was_on[i])
      continue;
    self->was_on[i] = is_on;
    gtk_switch_set_active (self->releases[i], is_on);
    gtk_widget_set_sensitive (GTK_WIDGET (self->releases[i]), !is_on);
  }
}

/* Switches add sentences. Existing ones stay, because they may say more; the author may delete them. */
static AdwPreferencesGroup *
make_releases (LooseSettingsDialog *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_set_title (group, _ ("Release Along With"));
  adw_preferences_group_set_description (
      group, _ ("To leave something out again, delete its “Release along with” sentence from the source."));
  for (guint i = 0; i < G_N_ELEMENTS (releases); i++) {
    GtkWidget *row = adw_action_row_new (), *button = gtk_switch_new ();

    self->releases[i] = GTK_SWITCH (button);
    gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (releases[i].title));
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
    adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
    adw_preferences_group_add (group, row);
  }
  /* The program may be older than the text. */
  g_signal_connect_object (self->session, "notify::program", G_CALLBACK (show_releases), self, G_CONNECT_SWAPPED);
  show_releases (self);
  return group;
}

static void
add_fact (AdwPreferencesGroup *group, const char *title, const char *text)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *plain = g_markup_escape_text (text, -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), plain);
  adw_preferences_group_add (group, row);
}

/* The identity of the story in archives, and its cover. */
static AdwPreferencesGroup *
make_identity (LooseSettingsDialog *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  LooseProject *project = loose_session_get_project (self->session);
  GFile *file = loose_project_get_file (project);
  const char *materials = loose_project_get_materials (project);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL,
                  *folder = path != NULL ? leaf_storage_project (path) : NULL,
                  *uuid_path = folder != NULL ? g_build_filename (folder, "uuid.txt", NULL) : NULL;
  char uuid[64] = "";
  g_autofree char *cover_path = materials != NULL ? leaf_storage_cover_path (materials) : NULL,
                  *cover = cover_path != NULL ? g_path_get_basename (cover_path) : NULL;

  if (uuid_path != NULL)
    leaf_storage_read_head (uuid_path, uuid, sizeof uuid);
  add_fact (group, _ ("Identification Number (IFID)"),
            *uuid != '\0' ? g_strstrip (uuid) : _ ("made when a project is saved or published"));
  add_fact (group, _ ("Cover"),
            cover != NULL ? cover : _ ("none: put a picture Cover.png or Cover.jpg into the materials"));
  return group;
}

static GtkWidget *
make_header (LooseSettingsDialog *self)
{
  self->write = loose_template_new_button (_ ("_Write"));
  g_signal_connect_object (self->write, "clicked", G_CALLBACK (write_cb), self, G_CONNECT_SWAPPED);
  return loose_dialog_header_new (loose_template_new_button (_ ("_Cancel")), self->write);
}

static void
make_complaint (LooseSettingsDialog *self)
{
  self->complaint = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->complaint, TRUE);
  gtk_widget_set_margin_top (GTK_WIDGET (self->complaint), 9);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->complaint), 12);
  gtk_widget_add_css_class (GTK_WIDGET (self->complaint), "error");
}

LooseSettingsDialog *
loose_settings_dialog_new (GtkWindow *parent, LooseSession *session)
{
  LooseSettingsDialog *self
      = g_object_new (LOOSE_TYPE_SETTINGS_DIALOG, "transient-for", parent, "modal", TRUE, "title", _ ("Story Settings"),
                      "default-width", 520, "default-height", 620, "destroy-with-parent", TRUE, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *page = adw_preferences_page_new ();

  self->session = g_object_ref (session);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), make_facts (self));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), make_identity (self));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), make_releases (self));
  gtk_widget_set_vexpand (page, TRUE);
  gtk_box_append (GTK_BOX (box), make_header (self));
  make_complaint (self);
  gtk_box_append (GTK_BOX (box), page);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->complaint));
  changed_cb (self);
  adw_window_set_content (ADW_WINDOW (self), box);
  g_signal_connect_object (self, "map", G_CALLBACK (gtk_widget_grab_focus), self->facts[LOOSE_FACT_TITLE],
                           G_CONNECT_SWAPPED);
  return self;
}

static void
loose_settings_dialog_dispose (GObject *object)
{
  g_clear_object (&LOOSE_SETTINGS_DIALOG (object)->session);
  G_OBJECT_CLASS (loose_settings_dialog_parent_class)->dispose (object);
}

static void
loose_settings_dialog_class_init (LooseSettingsDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = loose_settings_dialog_dispose;
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
loose_settings_dialog_init (LooseSettingsDialog *self)
{
}
