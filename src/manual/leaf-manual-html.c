/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-manual-html.c: the manual as a web site of plain files. The search runs in the reader's browser over one file
 * of sections, because there may be no server; a page can be read without scripts. */
#include "leaf-manual.h"

#include <string.h>

static const char style[]
    = ":root{color-scheme:light dark;--edge:#8886;--quiet:#8882;--link:#1a5fb4}\n"
      "@media(prefers-color-scheme:dark){:root{--link:#99c1f1}}\n"
      "*{box-sizing:border-box}body{margin:0;font:1.0625rem/1.6 Georgia,'Noto Serif',serif;overflow-wrap:break-word}\n"
      "a{color:var(--link)}main,header,footer{max-width:44rem;margin:0 auto;padding:0 1rem}\n"
      "header,footer,input,figcaption,summary,.results{font-family:system-ui,sans-serif;font-size:.95rem}\n"
      "header{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;padding-top:1rem}\n"
      "header input{flex:1 1 12rem;min-width:0;font-size:1rem;padding:.4rem .6rem;border:1px solid var(--edge);border-radius:.4rem}\n"
      "footer{display:flex;justify-content:space-between;gap:1rem;padding:2rem 1rem 3rem}\n"
      "h1,h2,h3{font-family:system-ui,sans-serif;line-height:1.25}h2{margin-top:2.2rem}\n"
      "pre{overflow-x:auto;white-space:pre-wrap;padding:.8rem 1rem;margin:0;tab-size:4;font:.92rem/1.5 ui-monospace,monospace}\n"
      "code{font:.92em ui-monospace,monospace}figure{margin:1.2rem 0;border:1px solid var(--edge);border-radius:.5rem;overflow:hidden}\n"
      "figure.play{background:var(--quiet)}figure.mistake{border-left:.35rem solid #c01c28}figure.problem{border-left:.35rem solid #e5a50a}\n"
      "figcaption{padding:.3rem 1rem;border-bottom:1px solid var(--edge);opacity:.85}\n"
      "details{margin:1rem 0;border:1px solid var(--edge);border-radius:.5rem;padding:.5rem 1rem}\n"
      "table{border-collapse:collapse;display:block;overflow-x:auto}th,td{text-align:left;vertical-align:top;padding:.35rem .8rem .35rem 0;"
      "border-bottom:1px solid var(--edge)}\n"
      ".picture{display:block;max-width:100%;height:auto;margin:1.2rem auto;border:1px solid var(--edge);border-radius:.5rem}\n"
      ".map svg{max-width:100%;max-height:20rem;height:auto;width:auto}\n"
      ".level{margin:-.6rem 0 1rem;opacity:.75}.level::first-letter{text-transform:uppercase}.levels{display:flex;flex-wrap:wrap;gap:.4rem;margin:1rem 0}\n"
      ".levels button{font:inherit;padding:.25rem .8rem;border:1px solid var(--edge);border-radius:1rem;background:none;color:inherit}\n"
      ".levels button[aria-pressed=true]{background:var(--quiet);font-weight:bold}\n"
      ".results:empty{display:none}.results li{margin:.6rem 0}\n";

/* A short version of leaf-manual-search.c with the same weights for titles, headings and keywords, but not for defined
 * words. */
static const char script[]
    = "(function(){var box=document.getElementById('find'),out=document.getElementById('results');if(!box||!window.sections)return;\n"
      "function stem(w){return w.toLowerCase().replace(/(ings|ing|ies|ied|es|ed|s|e|y)$/,function(m,g,i){return i>2?'':m})}\n"
      "function stems(t){return (t.match(/[\\p{L}\\p{N}]+(?:'[a-z]+)?/gu)||[]).map(stem)}\n"
      "var all=window.sections.map(function(s){return{s:s,t:stems(s.t),h:stems(s.h),p:stems(s.p),k:s.k.map(stems),o:s.o.map(stems)}});\n"
      "function like(a,w){return a.length&&w.every(function(x){return a.indexOf(x)>=0})?w.length/Math.max(a.length,w.length):0}\n"
      "function most(a,w){return Math.max.apply(null,[0].concat(a.map(function(k){return like(k,w)})))}\n"
      "function whole(y){var n={};all.forEach(function(x){[x.t].concat(x.k,x.o).forEach(function(a){a.forEach(function(z){if(z.indexOf(y)===0)n[z]=(n[z]||0)+1})})});\n"
      "return n[y]?y:Object.keys(n).sort(function(a,b){return n[b]-n[a]||(a<b?-1:1)})[0]||y}\n"
      "function show(){var w=stems(box.value);out.textContent='';if(!w.length)return;var best={};w.push(whole(w.pop()));\n"
      "all.forEach(function(x){var n=0;w.forEach(function(y){var c=x.t.filter(function(z){return z===y}).length;n+=3*c/(c+1+.004*x.t.length)});\n"
      "var k=most(x.k,w),o=most(x.o,w);n=n/w.length+10*o*o+8*k*k+5*like(x.p,w)+7*like(x.h,w);\n"
      "if(n>.05&&(!best[x.s.u]||best[x.s.u].n<n))best[x.s.u]={n:n,s:x.s}});\n"
      "Object.keys(best).map(function(u){return best[u]}).sort(function(a,b){return b.n-a.n}).slice(0,12).forEach(function(b){\n"
      "var li=document.createElement('li'),a=document.createElement('a'),d=document.createElement('div');a.href=b.s.u+'#'+b.s.a;\n"
      "a.textContent=b.s.p+(b.s.h===b.s.p?'':' \\u2013 '+b.s.h);d.textContent=b.s.t.slice(0,160);li.append(a,d);out.append(li)})}\n"
      "box.addEventListener('input',show);show()})();\n"
      "(function(){var all=[].slice.call(document.querySelectorAll('section[data-level]'));if(!all.length)return;\n"
      "var row=document.createElement('div');row.className='levels';row.setAttribute('role','group');row.setAttribute('aria-label','Level');\n"
      "var names=all.map(function(s){return s.dataset.level}).filter(function(n,i,a){return a.indexOf(n)===i});names.unshift('');\n"
      "var buttons=names.map(function(n){var b=document.createElement('button');b.type='button';b.textContent=n?n[0].toUpperCase()+n.slice(1):'All levels';\n"
      "b.addEventListener('click',function(){choose(n)});row.append(b);return b});\n"
      "function choose(n){all.forEach(function(s){s.hidden=!!n&&s.dataset.level!==n});buttons.forEach(function(b,i){b.setAttribute('aria-pressed',names[i]===n)})}\n"
      "var first=document.querySelector('main h2');first.parentNode.insertBefore(row,first);choose('')})();\n";

static char *
escape (const char *text)
{
  return g_markup_escape_text (text, -1);
}

/* "05-doors.md#keys" -> "05-doors.html#keys" */
static char *
target_of (const char *target)
{
  const char *end = strstr (target, ".md");

  return end != NULL && strstr (target, "://") == NULL
             ? g_strdup_printf ("%.*s.html%s", (int) (end - target), target, end + 3)
             : g_strdup (target);
}

static void
add_spans (GString *all, const char *text)
{
  static const char *const tags[] = { NULL, "code", "strong", "em" };
  g_autoptr (GPtrArray) spans = leaf_manual_spans (text);

  for (guint i = 0; i < spans->len; i++) {
    const LeafManualSpan *span = g_ptr_array_index (spans, i);
    g_autofree char *words = escape (span->text);
    g_autofree char *target = span->target != NULL ? target_of (span->target) : NULL;
    g_autofree char *escaped = target != NULL ? escape (target) : NULL;

    if (escaped != NULL)
      g_string_append_printf (all, "<a href=\"%s\">%s</a>", escaped, words);
    else if (tags[span->sort] != NULL)
      g_string_append_printf (all, "<%s>%s</%s>", tags[span->sort], words, tags[span->sort]);
    else
      g_string_append (all, words);
  }
}

static void
add_row (GString *all, const LeafManualBlock *block)
{
  g_auto (GStrv) cells = g_strsplit (block->text, "|", -1);

  g_string_append (all, "<tr>");
  for (guint i = 1; cells[i] != NULL && cells[i + 1] != NULL; i++) {
    g_string_append (all, block->level == 0 ? "<th scope=\"col\">" : "<td>");
    add_spans (all, g_strstrip (cells[i]));
    g_string_append (all, block->level == 0 ? "</th>" : "</td>");
  }
  g_string_append (all, "</tr>\n");
}

static void
add_figure (GString *all, const LeafManualBlock *block, const char *class_name, const char *caption)
{
  g_autofree char *words = escape (block->text);

  g_string_append_printf (all, "<figure class=\"%s\"><figcaption>%s</figcaption><pre>%s</pre></figure>\n", class_name,
                          caption, words);
}

static void
add_details (GString *all, const LeafManualBlock *block, const char *summary)
{
  g_autofree char *words = escape (block->text);

  g_string_append_printf (all, "<details><summary>%s</summary><pre>%s</pre></details>\n", summary, words);
}

static void
add_fenced (GString *all, const LeafManualBlock *block)
{
  g_autofree char *adds
      = block->sort == LEAF_MANUAL_ADDS ? g_strdup_printf ("Added to the story <em>%s</em>", block->story) : NULL;

  switch (block->sort) {
  case LEAF_MANUAL_STORY: add_figure (all, block, "story", "A whole story"); break;
  case LEAF_MANUAL_ADDS: add_figure (all, block, "adds", adds); break;
  case LEAF_MANUAL_MISTAKE: add_figure (all, block, "mistake", "A mistake"); break;
  case LEAF_MANUAL_PROBLEM: add_figure (all, block, "problem", "What Looseleaf says"); break;
  case LEAF_MANUAL_PLAY: add_figure (all, block, "play", "Played"); break;
  case LEAF_MANUAL_ORDER: add_figure (all, block, "order", "The rulebook, in its order"); break;
  case LEAF_MANUAL_FORM: add_figure (all, block, "form", "Form"); break;
  case LEAF_MANUAL_HINT: add_details (all, block, "Hint"); break;
  case LEAF_MANUAL_SOLUTION: add_details (all, block, "A solution"); break;
  case LEAF_MANUAL_HEADING:
  case LEAF_MANUAL_PARAGRAPH:
  case LEAF_MANUAL_PICTURE:
  case LEAF_MANUAL_ITEM:
  case LEAF_MANUAL_ROW:
  case LEAF_MANUAL_EXERCISE:
  case LEAF_MANUAL_WRONG: break; /* a page cannot check an answer, so it has no checks and no wrong answers */
  }
}

/* The bytes of the picture as a data URL. */
static char *
address_of (const LeafManualBlock *block, gboolean is_dark)
{
  gsize length;
  const char *bytes = leaf_manual_picture (block->argument, is_dark, &length);
  g_autofree char *coded = g_base64_encode ((const guchar *) bytes, length);

  return g_strdup_printf ("data:image/png;base64,%s", coded);
}

static void
add_picture (GString *all, const LeafManualBlock *block)
{
  g_autofree char *words = escape (block->text), *light = address_of (block, FALSE), *dark = address_of (block, TRUE);

  g_string_append_printf (all,
                          "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"%s\">"
                          "<img class=\"picture\" src=\"%s\" alt=\"%s\"></picture>\n",
                          dark, light, words);
}

static void
add_block (GString *all, const LeafManualBlock *block)
{
  switch (block->sort) {
  case LEAF_MANUAL_HEADING:
    g_string_append_printf (all, "<h%u id=\"%s\">", MIN (block->level, 4), block->id);
    add_spans (all, block->text);
    g_string_append_printf (all, "</h%u>\n", MIN (block->level, 4));
    if (block->argument != NULL)
      g_string_append_printf (all, "<p class=\"level\">%s</p>\n", block->argument);
    break;
  case LEAF_MANUAL_PARAGRAPH:
    g_string_append (all, "<p>");
    add_spans (all, block->text);
    g_string_append (all, "</p>\n");
    break;
  case LEAF_MANUAL_PICTURE: add_picture (all, block); break;
  case LEAF_MANUAL_ITEM:
    g_string_append (all, "<li>");
    add_spans (all, block->text);
    g_string_append (all, "</li>\n");
    break;
  case LEAF_MANUAL_ROW: add_row (all, block); break;
  case LEAF_MANUAL_STORY:
  case LEAF_MANUAL_ADDS:
  case LEAF_MANUAL_MISTAKE:
  case LEAF_MANUAL_PROBLEM:
  case LEAF_MANUAL_PLAY:
  case LEAF_MANUAL_ORDER:
  case LEAF_MANUAL_EXERCISE:
  case LEAF_MANUAL_HINT:
  case LEAF_MANUAL_SOLUTION:
  case LEAF_MANUAL_WRONG:
  case LEAF_MANUAL_FORM: add_fenced (all, block); break;
  }
}

static const char *
group_of (const LeafManualBlock *block)
{
  if (block == NULL)
    return NULL;
  if (block->sort == LEAF_MANUAL_ITEM)
    return block->level > 0 ? "ol" : "ul";
  return block->sort == LEAF_MANUAL_ROW ? "table" : NULL;
}

/* Adds the map of a story above it. The map is hidden from screen readers, since the story that follows says the same.
 * A page can have several maps, so the arrow head of each gets an id of its own. */
static void
add_map (GString *all, const LeafManualPage *page, const LeafManualBlock *block)
{
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafMap) map = leaf_manual_map (page, block, &program);
  g_autofree char *svg = map != NULL && map->n_rooms > 0 ? leaf_map_svg (map) : NULL;
  const char *start = svg != NULL ? strstr (svg, "<svg") : NULL;
  g_autoptr (GString) drawing = g_string_new (start);
  g_autofree char *id = g_strdup_printf ("id=\"arrow-%u\"", block->line),
                  *use = g_strdup_printf ("url(#arrow-%u)", block->line);

  g_autofree char *box = NULL;
  double width, height;

  if (start == NULL)
    return;
  leaf_map_size (map, &width, &height);
  box = g_strdup_printf (" viewBox=\"0 0 %d %d\"", (int) width, (int) height);
  g_string_insert (drawing, strlen ("<svg"), box); /* without it a narrow screen would cut the map off */
  g_string_replace (drawing, "id=\"arrow\"", id, 0);
  g_string_replace (drawing, "url(#arrow)", use, 0);
  g_string_append_printf (all, "<div class=\"map\" aria-hidden=\"true\">%s</div>\n", drawing->str);
}

/* The content below a heading with a level is a section, which the script can hide. */
static gboolean
add_section (GString *all, const LeafManualBlock *block, gboolean is_in)
{
  if (block != NULL && block->sort != LEAF_MANUAL_HEADING)
    return is_in;
  if (is_in)
    g_string_append (all, "</section>\n");
  if (block != NULL && block->argument != NULL)
    g_string_append_printf (all, "<section data-level=\"%s\">\n", block->argument);
  return block != NULL && block->argument != NULL;
}

static void
add_blocks (GString *all, const LeafManualPage *page)
{
  const char *group = NULL;
  gboolean is_in = FALSE;

  for (guint i = 0; i <= page->blocks->len; i++) {
    const LeafManualBlock *block = i < page->blocks->len ? g_ptr_array_index (page->blocks, i) : NULL;
    const char *next = group_of (block);

    if (group != NULL && (next == NULL || !g_str_equal (group, next)))
      g_string_append_printf (all, "</%s>\n", group);
    if (next != NULL && (group == NULL || !g_str_equal (group, next)))
      g_string_append_printf (all, "<%s>\n", next);
    group = next;
    is_in = add_section (all, block, is_in);
    if (block != NULL)
      add_map (all, page, block);
    if (block != NULL)
      add_block (all, block);
  }
}

static void
begin_page (GString *all, const char *title)
{
  g_autofree char *words = escape (title);

  g_string_append_printf (
      all,
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
      "content=\"width=device-width, initial-scale=1\">\n<title>%s</title>\n<link rel=\"stylesheet\" href=\"manual.css\">\n"
      "</head>\n<body>\n<header><a href=\"index.html\">Contents</a><input id=\"find\" type=\"search\" aria-label=\"Search the "
      "manual\" placeholder=\"Search\"></header>\n<main>\n<ol id=\"results\" class=\"results\" aria-live=\"polite\"></ol>\n",
      words);
}

static void
end_page (GString *all, const char *before, const char *after)
{
  g_string_append_printf (
      all,
      "</main>\n<footer>%s%s</footer>\n<script src=\"sections.js\"></script>\n<script src=\"search.js\"></script>\n</body>\n</html>\n",
      before, after);
}

static char *
link_to (const LeafManualPage *page, const char *words)
{
  g_autofree char *title = page != NULL ? escape (page->title) : NULL;

  return page != NULL ? g_strdup_printf ("<a href=\"%s.html\">%s%s</a>", page->name, words, title)
                      : g_strdup ("<span></span>");
}

static void
add_file (GPtrArray *files, char *name, GString *text)
{
  g_ptr_array_add (files, name);
  g_ptr_array_add (files, g_string_free (text, FALSE));
}

static GString *
make_contents (const LeafManual *manual)
{
  GString *all = g_string_new (NULL);
  gboolean is_list = FALSE;

  begin_page (all, "The Looseleaf Manual");
  g_string_append (all, "<h1>The Looseleaf Manual</h1>\n");
  for (guint i = 0; i < leaf_manual_n_pages (manual); i++) {
    const LeafManualPage *page = leaf_manual_page (manual, i);
    g_autofree char *link = link_to (page, "");

    if (page->part != NULL || !is_list) {
      g_autofree char *part = escape (page->part != NULL ? page->part : "Pages");

      g_string_append_printf (all, "%s<h2>%s</h2>\n<ul>\n", is_list ? "</ul>\n" : "", part);
      is_list = TRUE;
    }
    g_string_append_printf (all, "<li>%s</li>\n", link);
  }
  if (is_list)
    g_string_append (all, "</ul>\n");
  end_page (all, "", "");
  return all;
}

/* --- the file of sections that the search reads ------------------------------------------------------------------- */

static void
add_quoted (GString *all, const char *text)
{
  g_string_append_c (all, '"');
  for (const char *at = text; *at != '\0'; at++)
    switch (*at) {
    case '"':
    case '\\': g_string_append_printf (all, "\\%c", *at); break;
    case '<': g_string_append (all, "\\u003c"); break;
    case '\n':
    case '\t': g_string_append_c (all, ' '); break;
    default: g_string_append_c (all, *at); break;
    }
  g_string_append_c (all, '"');
}

/* Adds keywords as the elements of a list; NULL for none. */
static void
add_keywords (GString *all, char **keywords)
{
  for (; keywords != NULL && *keywords != NULL; keywords++) {
    add_quoted (all, *keywords);
    g_string_append_c (all, ',');
  }
}

static void
begin_section (GString *all, const LeafManualPage *page, const LeafManualBlock *heading)
{
  g_autofree char *plain = leaf_manual_plain (heading->text);
  g_autofree char *file = g_strconcat (page->name, ".html", NULL);

  g_string_append (all, "{u:");
  add_quoted (all, file);
  g_string_append (all, ",a:");
  add_quoted (all, heading->id);
  g_string_append (all, ",p:");
  add_quoted (all, page->title);
  g_string_append (all, ",h:");
  add_quoted (all, plain);
  g_string_append (all, ",k:[");
  add_keywords (all, page->keywords);
  g_string_append (all, "],o:[");
  add_keywords (all, heading->keywords);
  g_string_append (all, "],t:");
}

static void
add_sections (GString *all, const LeafManualPage *page)
{
  g_autoptr (GString) text = NULL;

  for (guint i = 0; i <= page->blocks->len; i++) {
    const LeafManualBlock *block = i < page->blocks->len ? g_ptr_array_index (page->blocks, i) : NULL;
    g_autofree char *plain
        = block != NULL && !leaf_manual_is_fenced (block->sort) ? leaf_manual_plain (block->text) : NULL;

    if (text != NULL && (block == NULL || block->sort == LEAF_MANUAL_HEADING)) {
      add_quoted (all, text->str);
      g_string_append (all, "},\n");
    }
    if (block != NULL && block->sort == LEAF_MANUAL_HEADING) {
      begin_section (all, page, block);
      if (text == NULL)
        text = g_string_new (NULL);
      g_string_truncate (text, 0);
    } else if (block != NULL && text != NULL && block->sort != LEAF_MANUAL_EXERCISE && block->sort != LEAF_MANUAL_WRONG)
      g_string_append_printf (text, "%s ", plain != NULL ? plain : block->text);
  }
}

GPtrArray *
leaf_manual_html (const LeafManual *manual)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_free);
  GString *sections = g_string_new ("window.sections=[\n");

  add_file (files, g_strdup ("index.html"), make_contents (manual));
  for (guint i = 0; i < leaf_manual_n_pages (manual); i++) {
    const LeafManualPage *page = leaf_manual_page (manual, i);
    g_autofree char *before = link_to (i > 0 ? leaf_manual_page (manual, i - 1) : NULL, "← ");
    g_autofree char *after = link_to (leaf_manual_page (manual, i + 1), "→ ");
    GString *all = g_string_new (NULL);

    begin_page (all, page->title);
    add_blocks (all, page);
    end_page (all, before, after);
    add_file (files, g_strconcat (page->name, ".html", NULL), all);
    add_sections (sections, page);
  }
  g_string_append (sections, "];\n");
  add_file (files, g_strdup ("sections.js"), sections);
  add_file (files, g_strdup ("search.js"), g_string_new (script));
  add_file (files, g_strdup ("manual.css"), g_string_new (style));
  return files;
}
