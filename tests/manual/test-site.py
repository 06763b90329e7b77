#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the manual as a web site (`leaf manual --html`) and reads it as a browser does. Tests, in the TAP form:

  tags     each page closes every element that it opens, in order, and no id occurs twice on it
  links    the target of each link exists, and so do scripts, style sheets, and the place on the page that a link names
  phone    each page sets its width to that of the screen
  search   the list of sections has each page, and is text that a script can read
  pictures each picture of the chapter on publishing is in the page, with an alternative text
  maps     the gallery has the map of each story, in a drawing that fits a narrow screen
  preferences  each row of the preferences has an entry in the reference, and each entry a row

usage: test-site.py LEAF PREFERENCES.ui"""
import base64, html, html.parser, json, pathlib, re, subprocess, sys, tempfile, xml.etree.ElementTree

VOID = {"meta", "link", "input", "br", "hr", "img", "source"}


class Page(html.parser.HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.open, self.ids, self.targets, self.faults, self.metas = [], [], [], [], []
        self.feed(text)
        self.close()
        self.faults += [f"<{tag}> is not closed" for tag in self.open]

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if tag not in VOID:
            self.open.append(tag)
        if "id" in values:
            self.ids.append(values["id"])
        if tag == "meta":
            self.metas.append(values)
        self.targets += [values[name] for name in ("href", "src") if name in values]

    def handle_endtag(self, tag):
        if not self.open or self.open[-1] != tag:
            self.faults.append(f"</{tag}> closes nothing")
        else:
            self.open.pop()


def check_tags(pages):
    for name, page in pages.items():
        yield from (f"{name}: {fault}" for fault in page.faults)
        yield from (f"{name}: id {i} stands twice" for i in set(page.ids) if page.ids.count(i) > 1)


def check_links(folder, pages):
    for name, page in pages.items():
        for target in page.targets:
            path, _, anchor = target.partition("#")
            if "://" in target or target.startswith("data:"):
                continue
            if path and not (folder / path).is_file():
                yield f"{name}: {target} is not there"
            elif anchor and anchor not in pages[path or name].ids:
                yield f"{name}: {target} names no place"


def check_phone(pages):
    return [name for name, page in pages.items() if not any(meta.get("name") == "viewport" for meta in page.metas)]


def check_search(folder, pages):
    text = (folder / "sections.js").read_text()
    body = re.sub(r"([{,])([uaphkot]):(?=[\"\[])", r'\1"\2":', text.split("=", 1)[1].rstrip().rstrip(";"))
    sections = json.loads(re.sub(r",\s*\]", "]", body))
    found = {section["u"] for section in sections}
    yield from (f"{name} is not in it" for name in pages if name != "index.html" and name not in found)
    yield from (f"{s['u']}#{s['a']} names no place" for s in sections if s["a"] not in pages[s["u"]].ids)


def check_pictures(folder):
    """Each is in the page, for light and dark colours, and has an alternative text."""
    pictures = re.findall(r'srcset="data:image/png;base64,([^"]*)"><img class="picture" src="data:image/png;base64,([^"]*)" alt="([^"]*)">',
                          (folder / "30-publishing.html").read_text())
    yield from ["there are fewer than two"] if len(pictures) < 2 else []
    for *colours, words in pictures:
        yield from (f"'{words}' is no picture" for data in colours if not base64.b64decode(data).startswith(b"\x89PNG"))
        yield from ["one has no words"] if not words else []


def check_maps(folder):
    text = (folder / "40-a-gallery-of-examples.html").read_text()
    stories, maps = text.count('<figure class="story">'), len(re.findall(r'<div class="map" aria-hidden="true"><svg viewBox=', text))
    return [] if stories == maps > 30 else [f"{stories} stories have {maps} maps"]


def check_preferences(folder, interface):
    rows = {element.findtext("property[@name='title']") for element in xml.etree.ElementTree.parse(interface).iter("object")
            if re.fullmatch(r"Adw\w*Row", element.get("class"))}
    text = (folder / "59-reference-preferences.html").read_text()
    entries = {html.unescape(heading) for heading in re.findall(r"<h2 id=\"[^\"]*\">(.*?)</h2>", text)}
    yield from (f"{row} has no entry" for row in rows - entries)
    yield from (f"{entry} is no preference" for entry in entries - rows)


def main():
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place) / "site"
        subprocess.run([sys.argv[1], "manual", f"--html={folder}"], check=True)
        pages = {path.name: Page(path.read_text()) for path in sorted(folder.glob("*.html"))}
        results = {"tags": list(check_tags(pages)), "links": list(check_links(folder, pages)), "phone": check_phone(pages),
                   "search": list(check_search(folder, pages)),
                   "maps": check_maps(folder), "pictures": list(check_pictures(folder)), "preferences": list(check_preferences(folder, sys.argv[2]))}
    print(f"1..{len(results)}")
    for number, (name, faults) in enumerate(results.items(), 1):
        print(f"{'not ok' if faults else 'ok'} {number} - {name}")
        for fault in faults[:20]:
            print(f"# {fault}")
    return 1 if any(results.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
