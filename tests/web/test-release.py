#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-release.py LEAF: `leaf release` and `leaf play --report` on the command line. TAP."""
import base64, gzip, json, os, pathlib, re, subprocess, sys, tempfile, traceback, xml.etree.ElementTree as xml

from materials import png

LEAF = pathlib.Path(sys.argv[1]).resolve()
os.environ["SOURCE_DATE_EPOCH"] = "1700000000"
SPACE = "{http://babel.ifarchive.org/protocol/iFiction/}"
STORY = '"The <Lamp>" by "Ann & Bob"\n\nThe Cellar is a room. The lamp is in the Cellar.\n\nInstead of waiting, say "A [one of]drop[or]rat[or]creak[at random]."\n'


def leaf(*arguments, given=""):
    result = subprocess.run([LEAF, *map(str, arguments)], capture_output=True, encoding="utf-8", input=given, timeout=300)
    return result.returncode, result.stdout, result.stderr


def project(folder, story):
    source = folder / "Tale.inform/Source"
    source.mkdir(parents=True)
    (source / "story.ni").write_text(story)
    materials = folder / "Tale.materials"
    materials.mkdir()
    return folder / "Tale.inform", materials


def test_file(folder):
    """from a file, a page and a record are made, with the same IFID each time"""
    story = folder / "tale.ni"
    story.write_text(STORY)
    records = []
    for name in ("one", "two"):
        code, out, err = leaf("release", story, f"--to={folder / name}")
        assert code == 0, err
        assert sorted(path.name for path in (folder / name).iterdir()) == ["iFiction.xml", "play.html"]
        records.append((folder / name / "iFiction.xml").read_text())
    assert records[0] == records[1]
    page = (folder / "one/play.html").read_text()
    assert "<title>The &lt;Lamp&gt;</title>" in page and "The Cellar is a room" not in page
    code, out, err = leaf("release", story)
    assert code == 2 and "--to=FOLDER" in err


# The record of the treaty: what an element can contain, in this order; "!" is required.
TREATY = {
    "story": ["!identification", "!bibliographic", "resources", "contacts", "cover", "releases", "colophon", "annotation"],
    "identification": ["!ifid", "!format", "bafn"],
    "bibliographic": ["!title", "!author", "language", "headline", "firstpublished", "genre", "group", "series", "seriesnumber", "forgiveness", "description"],
    "description": ["br"],
    "cover": ["!format", "!height", "!width", "description"],
    "releases": ["attached", "history"],
    "attached": ["!release"],
    "release": ["version", "!releasedate", "compiler", "compilerversion"],
    "colophon": ["!generator", "generatorversion", "!originated"],
}
DATE = r"[0-9]{4}(-[0-9]{2}-[0-9]{2})?"
FORMS = {"ifid": r"[A-Z0-9-]{8,63}", "language": r"[a-z]{2,3}(-[A-Za-z0-9-]+)?", "firstpublished": DATE, "releasedate": DATE, "originated": DATE,
         "version": r"[0-9]+", "height": r"[1-9][0-9]*", "width": r"[1-9][0-9]*"}
FORMATS = {"identification": {"html", "glulx", "zcode", "executable"}, "cover": {"jpg", "png"}}


def treaty_faults(element):
    """Violations of the Treaty of Babel in an element and its content."""
    name = element.tag.removeprefix(SPACE)
    if name == "br":
        return [] if not list(element) and not element.text else ["br holds something"]
    names = [child.tag.removeprefix(SPACE) for child in element]
    wanted = [each.lstrip("!") for each in TREATY.get(name, [])]
    faults = [f"{name} has no {each[1:]}" for each in TREATY.get(name, []) if each[0] == "!" and each[1:] not in names]
    faults += [f"{name} may not hold {each}" for each in names if name in TREATY and each not in wanted]
    if not faults and names != sorted(names, key=wanted.index):
        faults.append(f"{name} holds {names} in another order")
    text = (element.text or "").strip()
    if name not in TREATY and not names and (not text or not re.fullmatch(FORMS.get(name, "(?s).*"), text)):
        faults.append(f"{name} holds {text!r}")
    faults += [f"{name} has the format {child.text}" for child in element if child.tag == SPACE + "format" and child.text not in FORMATS[name]]
    return faults + [fault for child in element for fault in treaty_faults(child)]


def test_treaty(folder):
    """the record follows the Treaty of Babel, whatever the story says about itself; and the rules here find violations"""
    stories = [STORY, "The Cellar is a room.\n", STORY + '\nThe story headline is "". The story genre is "<b>". The story description is "One[paragraph break]two[unicode 1][unicode 65535]". The release number is 12.\n']
    for number, text in enumerate(stories):
        story = folder / f"{number}.ni"
        story.write_text(text)
        assert leaf("release", story, f"--to={folder / str(number)}")[0] == 0
        root = xml.parse(folder / str(number) / "iFiction.xml").getroot()
        assert root.tag == SPACE + "ifindex" and root.get("version") == "1.0" and [child.tag for child in root] == [SPACE + "story"]
        assert treaty_faults(root[0]) == [], treaty_faults(root[0])
    good = xml.tostring(root[0], encoding="unicode")
    for old, new in (("<ns0:title>.*</ns0:title>", ""), (">html<", ">pdf<"), ("ns0:genre", "ns0:sort"), (">en<", ">English<"), ("ns0:ifid>", "ns0:bafn>")):
        assert re.search(old, good) and treaty_faults(xml.fromstring(re.sub(old, new, good))) != [], old


def test_record(folder):
    """the record has the elements that the Treaty of Babel requires, in its order"""
    tale, materials = project(folder, STORY + '\nThe story headline is "A short tale". The story genre is "Horror". The story description is "Dark & dry." The story creation year is 2026. The release number is 7.\n\nRelease along with cover art ("A lamp & its light").\n')
    (materials / "Cover.png").write_bytes(png(200, 150))
    code, out, err = leaf("release", tale)
    assert code == 0, err
    root = xml.parse(materials / "Release/iFiction.xml").getroot()
    assert root.tag == SPACE + "ifindex" and root.get("version") == "1.0"
    story = root.find(SPACE + "story")
    assert [child.tag.removeprefix(SPACE) for child in story] == ["identification", "bibliographic", "cover", "releases", "colophon"]
    ifid = story.find(f"{SPACE}identification/{SPACE}ifid").text
    assert ifid == (tale / "uuid.txt").read_text().strip().upper() and re.fullmatch(r"[0-9A-F-]{36}", ifid)
    said = {child.tag.removeprefix(SPACE): child.text for child in story.find(SPACE + "bibliographic")}
    assert said == {"title": "The <Lamp>", "author": "Ann & Bob", "language": "en", "headline": "A short tale", "firstpublished": "2026", "genre": "Horror",
                    "description": "Dark & dry."}, said
    assert list(said) == ["title", "author", "language", "headline", "firstpublished", "genre", "description"]
    cover = {child.tag.removeprefix(SPACE): child.text for child in story.find(SPACE + "cover")}
    assert cover == {"format": "png", "height": "150", "width": "200", "description": "A lamp & its light"}
    assert story.find(f"{SPACE}releases/{SPACE}attached/{SPACE}release/{SPACE}version").text == "7"
    page = (materials / "Release/play.html").read_text()
    assert 'alt="A lamp &amp; its light"' in page and base64.b64encode(png(200, 150)).decode() in page
    again = leaf("release", tale, f"--to={folder / 'again'}")
    assert again[0] == 0 and ifid in (folder / "again/iFiction.xml").read_text(), "the IFID is made once"


def test_along_with(folder):
    """sentences have their effect; private files are kept apart"""
    tale, materials = project(folder, STORY + '\nRelease along with a private solution, the source text, the library card, an introductory booklet, an introductory postcard, '
                              'a website, an interpreter and a file of "A map of the cellar" called "map.txt".\n')
    (materials / "map.txt").write_text("a map")
    skein = folder / "empty"
    code, out, err = leaf("release", tale)
    assert code == 1 and "bless a thread" in err and "story.ni:7:" in err, err
    assert not (materials / "Release").exists(), "nothing is written of a release that has problems"
    (tale / "Skein.skein").write_text("<Skein")
    code, out, err = leaf("release", tale)
    assert code == 1 and "Skein.skein' cannot be read" in err and "XML" in err, err
    (tale / "Skein.skein").write_text('''<?xml version="1.0" encoding="UTF-8"?>
<Skein rootNode="r" xmlns="http://www.logicalshift.org.uk/IF/Skein"><activeNode nodeId="r"/>
<item nodeId="r"><command xml:space="preserve">- start -</command><result xml:space="preserve"/><commentary xml:space="preserve"/><played>YES</played><changed>NO</changed><temporary score="0">NO</temporary><children><child nodeId="a"/></children></item>
<item nodeId="a"><command xml:space="preserve">take lamp</command><result xml:space="preserve"/><commentary xml:space="preserve">Taken.</commentary><played>YES</played><changed>NO</changed><temporary score="0">NO</temporary></item></Skein>''')
    code, out, err = leaf("release", tale)
    assert code == 0, err
    release = materials / "Release"
    there = sorted(str(path.relative_to(release)) for path in release.rglob("*") if path.is_file())
    assert there == ["Private/solution.txt", "booklet.html", "iFiction.xml", "index.html", "library-card.txt", "map.txt", "play.html", "postcard.html", "source.txt"], there
    assert "> take lamp" in (release / "Private/solution.txt").read_text()
    site = (release / "index.html").read_text()
    assert "A map of the cellar" in site and "play.html" in site and "solution" not in site and "The &lt;Lamp&gt;" in site


def test_links(folder):
    """no folder is made outside the project through a link in it"""
    tale, materials = project(folder, STORY + "\nRelease along with the private source text.\n")
    (folder / "outside").mkdir()
    materials.mkdir(exist_ok=True)
    (materials / "Release").symlink_to(folder / "outside")
    code, out, err = leaf("release", tale)
    assert code == 2 and "symbolic link" in err and not list((folder / "outside").iterdir()), (code, err)
    code, out, err = leaf("release", tale, f"--to={materials / 'Release/new'}")
    assert code == 2 and "symbolic link" in err and not list((folder / "outside").iterdir()), (code, err)


def test_refused(folder):
    """a sentence that cannot be carried out is a problem at its place"""
    wishes = {'cover art': "Cover.png", 'an existing story file called "x.ulx"': "does not run story files", 'javascript called "x.js"': "JavaScript",
              'a "Vorple" interpreter': "Vorple", 'a file of "Secrets" called "../../secret"': "not in the materials", 'a solution': "bless"}
    for number, (wish, word) in enumerate(wishes.items()):
        tale, materials = project(folder / str(number), STORY + f"\nRelease along with {wish}.\n")
        code, out, err = leaf("release", tale)
        assert code == 1 and word in err and re.search(r"story\.ni:7:\d+: problem:", err), (wish, code, err)
        assert not (materials / "Release").exists()
    story = folder / "wrong.ni"
    story.write_text("The Cellar is a rooom.\n")
    code, out, err = leaf("release", story, f"--to={folder / 'none'}")
    assert code == 1 and not (folder / "none").exists()


def test_same_names(folder):
    """an author's file replaces no other file of the release, but can be requested twice"""
    for number, name in enumerate(("play.html", "./Play.HTML", "iFiction.xml", "booklet.html", "index.html")):
        tale, materials = project(folder / str(number), STORY + f'\nRelease along with a file of "Mine" called "{name}", an introductory booklet and a website.\n')
        (materials / name).write_text("mine")
        code, out, err = leaf("release", tale)
        assert code == 1 and f"are called '{name}'" in err and re.search(r"story\.ni:7:\d+: problem:", err), (name, code, err)
        assert not (materials / "Release").exists()
    tale, materials = project(folder / "twice", STORY + '\nRelease along with a file of "Mine" called "map.txt".\n\nRelease along with a file of "Mine" called "map.txt".\n')
    (materials / "map.txt").write_text("mine")
    assert leaf("release", tale)[0] == 0


PICTURES = STORY + '''
French language is a natural language. The language of play is French language.
Figure of the Tower is the file "tower.png" ("A lighthouse in <fog>.").
Sound of Waves is the file "waves.ogg".
Release along with separate figures.
'''


def test_pictures(folder):
    """figures and sounds are in the page with alternative texts; one that is missing, damaged or of another type is a problem at its sentence"""
    tale, materials = project(folder, PICTURES)
    ogg = b"OggS" + bytes(60)
    code, out, err = leaf("release", tale)
    assert code == 1 and re.search(r"story\.ni:8:\d+: problem:.*tower\.png.*cannot be read", err) and re.search(r"story\.ni:9:.*waves\.ogg", err), err
    (materials / "Figures").mkdir()
    (materials / "Sounds").mkdir()
    (materials / "Figures/tower.png").write_bytes(b"\x89PNG damaged")
    (materials / "Sounds/waves.ogg").write_bytes(b"FORM" + bytes(8) + b"AIFF")
    code, out, err = leaf("release", tale)
    assert code == 1 and "neither a PNG nor a JPEG" in err and "Ogg Vorbis" in err, err
    (materials / "Figures/tower.png").write_bytes(png(40, 30))
    (materials / "Sounds/waves.ogg").write_bytes(ogg)
    code, out, err = leaf("release", tale)
    assert code == 0, err
    release = materials / "Release"
    page = (release / "play.html").read_text()
    found = json.loads(re.search(r'id="effects-data">(.*?)</script>', page)[1])
    assert found == {"3": {"type": "image/png", "words": "A lighthouse in <fog>.", "width": 40, "height": 30, "data": base64.b64encode(png(40, 30)).decode()},
                     "4": {"type": "audio/ogg", "words": "Sound of Waves", "width": 0, "height": 0, "data": base64.b64encode(ogg).decode()}}, found
    assert '<html lang="fr" dir="ltr">' in page and (release / "Figures/tower.png").is_file() and not (release / "Sounds").exists()
    assert "<language>fr</language>" in (release / "iFiction.xml").read_text()
    (tale / "Source/story.ni").write_text(PICTURES.replace("French", "Hebrew"))
    assert leaf("release", tale)[0] == 0 and '<html lang="he" dir="rtl">' in (release / "play.html").read_text()


def test_unsuitable_pictures(folder):
    """a truncated cover or figure is a problem, and so is a cover that archives do not accept"""
    tale, materials = project(folder, PICTURES + '\nRelease along with cover art ("A lamp").\n')
    (materials / "Figures").mkdir()
    (materials / "Sounds").mkdir()
    (materials / "Sounds/waves.ogg").write_bytes(b"OggS" + bytes(60))
    (materials / "Figures/tower.png").write_bytes(png(40, 30)[:-20])
    (materials / "Cover.png").write_bytes(png(200, 150)[:-20])
    code, out, err = leaf("release", tale)
    assert code == 1 and "'tower.png' is neither" in err and "'Cover.png' is neither" in err, err
    (materials / "Figures/tower.png").write_bytes(png(40, 30))
    for width, height in ((119, 500), (500, 1025)):
        (materials / "Cover.png").write_bytes(png(width, height))
        code, out, err = leaf("release", tale)
        assert code == 1 and f"{width} × {height} pixels" in err and "120 to 1024" in err, err
    (materials / "Cover.png").write_bytes(png(120, 1024))
    code, out, err = leaf("release", tale)
    assert code == 0, err
    page = (materials / "Release/play.html").read_text()
    assert page.count(base64.b64encode(png(120, 1024)).decode()) == 1, "the cover is in the page once"
    found = json.loads(re.search(r'id="effects-data">(.*?)</script>', page)[1])
    assert found["1"]["data"] == "" and found["1"]["width"] == 120 and found["3"]["data"] != "", found.keys()


def test_description(folder):
    """each paragraph of the description is a paragraph in the page, in the website and in the record"""
    story = folder / "tale.ni"
    story.write_text(STORY + '\nThe story description is "Dark[line break]& dry.[paragraph break]Two." Release along with a website.\n')
    code, out, err = leaf("release", story, f"--to={folder / 'out'}")
    assert code == 0, err
    for name in ("play.html", "index.html"):
        assert '<p dir="auto">Dark &amp; dry.</p>\n<p dir="auto">Two.</p>' in (folder / "out" / name).read_text(), name
    assert '<meta name="description" content="Dark &amp; dry. Two.">' in (folder / "out/play.html").read_text()
    assert "<description>Dark &amp; dry.<br/>Two.</description>" in (folder / "out/iFiction.xml").read_text()


def test_number(folder):
    """the IFID of a project is read in the form in which other programs write it; anything else is a problem"""
    tale, materials = project(folder, STORY)
    number = "4A1C8BF0-7D2E-4C53-9E0B-6F1D2A3B4C5D"
    for text in (number, number.lower() + "\r\n", "\ufeff" + number, "{" + number + "}\n", "UUID://" + number + "//"):
        (tale / "uuid.txt").write_text(text)
        code, out, err = leaf("release", tale)
        assert code == 0 and f"<ifid>{number}</ifid>" in (materials / "Release/iFiction.xml").read_text(), (text, err)
    for text in ("", "not one!", "4A1C"):
        (tale / "uuid.txt").write_text(text)
        code, out, err = leaf("release", tale)
        assert code == 1 and "uuid.txt' should have the IFID" in err, (text, err)
    (tale / "uuid.txt").unlink()
    (tale / "uuid.txt").mkdir()
    assert leaf("release", tale)[0] == 1


def test_private_now(folder):
    """a file that an earlier release made public is named if it is private now"""
    tale, materials = project(folder, STORY + "\nRelease along with the source text.\n")
    assert leaf("release", tale)[2] == "" and (materials / "Release/source.txt").exists()
    (tale / "Source/story.ni").write_text(STORY + "\nRelease along with the private source text.\n")
    code, out, err = leaf("release", tale)
    assert code == 0 and "Release/source.txt' is private now" in err, err
    (materials / "Release/source.txt").unlink()
    assert leaf("release", tale)[2] == ""


def test_website(folder):
    """the website links to each public file, has the language of the story, and uses only style sheets as such"""
    tale, materials = project(folder, STORY + '''
Hebrew language is a natural language. The language of play is Hebrew language.
Release along with a website, a style sheet called "house.css", a file of "Cover letter" called "Cover.txt", a file of "Our colours" called "x.css",
a file of "Notes" called "notes..txt" and an introductory postcard.
''')
    for name in ("house.css", "Cover.txt", "x.css", "notes..txt"):
        (materials / name).write_text("body {}")
    code, out, err = leaf("release", tale)
    assert code == 0, err
    site = (materials / "Release/index.html").read_text()
    assert '<html lang="he" dir="rtl">' in site and re.findall(r'rel="stylesheet" href="([^"]*)"', site) == ["house.css"], site
    assert re.findall(r'<li><a href="([^"]*)"', site) == ["iFiction.xml", "Cover.txt", "x.css", "notes..txt", "postcard.html"], site
    assert '<html lang="en" dir="ltr">' in (materials / "Release/postcard.html").read_text()


SECRETS = '''"Vault" by Ann

The Lab is a room. The vault is a room. The crown is in the vault.

Test me with "purloin crown".

Section 1 - Cheats - Not for release

Instead of jumping: say "The code is 1234."

Section 2 - Manners (for release only)

Instead of waving hands: say "For players."
'''


def test_for_players(folder):
    """the released play has no testing commands, nothing that is not for release, and a serial number; the author's play has them"""
    story, typed = folder / "vault.ni", folder / "typed"
    story.write_text(SECRETS)
    typed.write_text("purloin crown\ntest me\nactions\n!showme crown\njump\nwave\n")
    out = leaf("play", "--release", f"--commands={typed}", story)[1]
    assert "Serial number 231114 / Looseleaf" in out and " / D" not in out, out
    assert out.count("no verb") == 4 and "1234" not in out and "For players." in out, out
    out = leaf("play", f"--commands={typed}", story)[1]
    assert "Serial number 000000" in out and " / D" in out and out.count("[Purloined.]") == 2 and "1234" in out and "For players." not in out, out
    story.write_text(SECRETS + '\nThe story serial code is "990101".\n')
    assert "Serial number 990101" in leaf("play", "--release", f"--commands={typed}", story)[1]
    story.write_text(SECRETS)
    code, out, err = leaf("release", story, f"--to={folder / 'out'}")
    page = (folder / "out/play.html").read_text()
    source = gzip.decompress(base64.b64decode(re.search(r'id="story-data"[^>]*>([^<]*)<', page)[1])).decode()
    assert source.startswith("%% Looseleaf binder 1 release 231114\n"), source[:60]
    (folder / "taken").write_text(source)
    assert "no verb" in leaf("play", f"--commands={typed}", folder / "taken")[1], "what is in the page is a release wherever it is played"


def test_problem_for_players(folder):
    """a reference to something that is not for release is a problem of the release"""
    story = folder / "vault.ni"
    story.write_text(SECRETS + "\nSection 3 - Tools - Not for release\n\nThe probe is in the Lab.\n\nSection 4\n\nInstead of taking the probe, say \"No.\"\n")
    assert leaf("check", story)[0] == 0
    code, out, err = leaf("release", story, f"--to={folder / 'out'}")
    assert code == 1 and re.search(r"vault\.ni:21:\d+: problem: In the release.*probe", err) and not (folder / "out").exists(), err


def test_report_for_players(folder):
    """a report about a release is replayed with the same release, and can be traced"""
    story, file = folder / "vault.ni", folder / "report.txt"
    story.write_text(SECRETS)
    text, printed = report(story, ["jump", "purloin crown", "wave"], 5, "--release")
    file.write_text(text.replace("seed 5", "serial 231114\nseed 5"))
    os.environ["SOURCE_DATE_EPOCH"] = "1800000000"
    try:
        code, out, err = leaf("play", f"--report={file}", story)
        assert code == 0 and out == printed + "\n" and "differ" not in err, (out, err)
        code, out, err = leaf("play", f"--report={file}", "--trace", story)
    finally:
        os.environ["SOURCE_DATE_EPOCH"] = "1700000000"
    assert code == 0 and "parse command rule" in out and "does not accept RULES" not in err, (out, err)
    file.write_text(text.replace("seed 5", 'serial 23\\"14\nseed 5'))
    assert leaf("play", f"--report={file}", story)[0] == 2


def digest(text):
    value = 0x811C9DC5
    for byte in text.encode():
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    return f"{value:08x}"


def report(story, commands, seed=5, *options):
    """A report as the page writes it."""
    typed = story.with_suffix(".txt")
    typed.write_text("".join(command + "\n" for command in commands))
    printed = leaf("play", *options, f"--commands={typed}", f"--seed={seed}", story)[1][:-1]
    pieces = re.split(r"(?<=\n>)", printed)
    assert len(pieces) == len(commands) + 2, pieces
    lines = ["Looseleaf report 1", "title The <Lamp>", "ifid X", "release 1", "story 0123456789abcdef", f"seed {seed}", "=" + digest(pieces[0])]
    for command, piece in zip(commands, pieces[1:]):
        lines += [">" + command, "=" + digest(piece)]
    return "\n".join([*lines, "says It is \x1b[31mdark.", "end", ""]), printed


def test_report(folder):
    """a report replays the commands of the player, and says where another release differs first"""
    story, file = folder / "tale.ni", folder / "report.txt"
    story.write_text(STORY)
    text, printed = report(story, ["wait", "take lamp", "wait", "drop lamp"])
    file.write_text(text)
    code, out, err = leaf("play", f"--report={file}", story)
    assert code == 0 and out == printed + "\n", (out, err)
    assert "another version" in err and "dark." in err and "\x1b" not in err, err
    assert "differ" not in err, err
    code, out, err = leaf("play", f"--report={file}", story, given="look\n")
    assert out.startswith(printed) and out.count("Cellar") == printed.count("Cellar") + 1, "the play goes on where the player stood"
    story.write_text(STORY + '\nInstead of taking the lamp, say "It is hot."\n')
    code, out, err = leaf("play", f"--report={file}", story)
    assert code == 1 and "command 2" in err and "'take lamp'" in err, err


def test_bad_report(folder):
    """a report that is damaged, too long or a different text is refused with a message"""
    story, file = folder / "tale.ni", folder / "report.txt"
    story.write_text(STORY)
    good, _ = report(story, ["wait"])
    bad = {"": "no report", "hello": "no report", good.replace("end", ""): "end is missing", good.replace("seed 5", "seed -1"): "damaged",
           good.replace(">wait", ">wait\\nquit"): "damaged", good.replace(">wait", ">" + "x" * 5000): "damaged", good.replace("=", "=zz", 1): "damaged",
           good.replace("ifid X", "run rm -r"): "damaged"}
    for text, word in bad.items():
        file.write_text(text)
        code, out, err = leaf("play", f"--report={file}", story)
        assert code == 2 and word in err and out == "", (text, code, err)
    file.write_bytes(b"Looseleaf report 1\nsays \xff\nend\n")
    assert leaf("play", f"--report={file}", story)[0] == 2


def main():
    wanted = sys.argv[2:]
    tests = [(name[5:], function) for name, function in globals().items() if name.startswith("test_") and (not wanted or name[5:] in wanted)]
    failed = False
    print(f"1..{len(tests)}")
    for number, (name, test) in enumerate(tests, 1):
        trouble = None
        with tempfile.TemporaryDirectory() as folder:
            try:
                test(pathlib.Path(folder))
            except Exception:
                trouble = traceback.format_exc()
        failed = failed or trouble is not None
        print(f"{'not ok' if trouble else 'ok'} {number} - {name}: {test.__doc__}", flush=True)
        for line in (trouble or "").splitlines():
            print("# " + line)
    return failed


sys.exit(main())
