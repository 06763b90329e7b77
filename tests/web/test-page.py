#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-page.py LEAF: published stories, opened from their files in headless Chromium: players, screen readers, and hostile stories. TAP.
`test-page.py LEAF NAME...` runs only these tests."""
import json, os, pathlib, re, subprocess, sys, tempfile, traceback

import materials

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
LEAF = pathlib.Path(sys.argv[1]).resolve()
os.environ["SOURCE_DATE_EPOCH"] = "1700000000"  # so that the serial number of a release does not change at midnight

try:
    from page import ActionChains, Browser, By, Keys, release
except ImportError as missing:
    print(f"1..0 # SKIP {missing}: the package python3-selenium is not installed")
    sys.exit(0)

FORTY = (["look", "inventory", "examine dog", "open larder", "examine larder", "take honey cake", "eat biscuit", "eat honey cake", "eat biscuit", "eat biscuit",
          "eat biscuit", "wait", "north", "look", "south", "pet dog", "smell", "listen", "take biscuit", "drop biscuit"] * 2)


def played(story, commands, seed=1):
    """What `leaf play` prints."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as typed:
        typed.write("".join(command + "\n" for command in commands))
        typed.flush()
        return subprocess.run([LEAF, "play", "--release", f"--commands={typed.name}", f"--seed={seed}", story], capture_output=True, encoding="utf-8", timeout=300).stdout


def open_story(browser, folder, story, seed=1):
    page = release(LEAF, story, folder)
    browser.open(page, seed)
    return page


def test_forty_commands(browser, folder):
    """after forty commands from a file, the transcript is what leaf play prints"""
    story = ROOT / "data/examples/night-kitchen.ni"
    open_story(browser, folder, story)
    for command in FORTY:
        browser.type(command)
    assert browser.transcript() + "\n" == played(story, FORTY)
    assert browser.errors() == [], browser.errors()
    assert browser.run("return document.title") == "The Night Kitchen"
    assert browser.run("return document.querySelector('meta[property=\"ifiction:ifid\"]').content.length") == 36
    assert browser.run("return document.querySelector('meta[name=author]').content") == "The Looseleaf Contributors"


def test_nothing_is_fetched(browser, folder):
    """no request leaves the page, and none can"""
    open_story(browser, folder, ROOT / "data/examples/night-kitchen.ni")
    browser.type("look")
    assert browser.run("return performance.getEntriesByType('resource').filter((entry) => !/^(blob|data):/.test(entry.name)).length") == 0
    tried = browser.driver.execute_async_script(
        "const done = arguments[arguments.length - 1]; fetch('http://127.0.0.1:9/').then(() => done('fetched'), () => done('refused'))")
    assert tried == "refused"
    image = browser.driver.execute_async_script(
        "const done = arguments[arguments.length - 1]; document.addEventListener('securitypolicyviolation', (event) => done(event.violatedDirective));"
        "document.body.append(Object.assign(new Image(), { src: 'http://127.0.0.1:9/x.png' }))")
    assert image == "img-src", image


def test_hostile(browser, folder):
    """a story's scripts are shown as text and never run"""
    story = HERE / "stories/hostile.ni"
    open_story(browser, folder, story)
    commands = ["look", "take lamp", "<script>window.hacked = 8</script>", "inventory", "undo"]
    for command in commands:
        browser.type(command)
    browser.element("menu-button").click()
    for button in ("about", "report", "saves"):
        browser.element(button).click()
        browser.run("document.querySelector('dialog[open]').close()")
    assert browser.transcript() + "\n" == played(story, commands)
    assert browser.run("return window.hacked") is None
    assert browser.run("return document.title") == "<script>window.hacked = 1</script></title>"
    assert browser.run("return document.querySelectorAll('#story script, #story img, #story iframe, #front img, svg, #status i').length") == 0
    assert browser.run("return document.querySelectorAll('script').length") == 6
    assert "<i>left</i>" in browser.element("status-left").text
    assert "<script>window.hacked = 5</script>" in browser.element("story").text


def test_loop(browser, folder):
    """an endless loop does not block the page, and is stopped; one that takes memory ends at its limit"""
    open_story(browser, folder, HERE / "stories/loop.ni")
    browser.type("look")
    browser.element("command").send_keys("jump" + Keys.ENTER)
    browser.until("the page offers to stop", lambda: browser.element("stop").is_displayed())
    browser.element("menu-button").click()
    assert browser.element("menu").is_displayed()
    browser.element("stop").click()
    browser.until("the story waits again", lambda: browser.state() == "waiting")
    assert "stopped" in browser.element("notice").text
    assert "jump" not in browser.transcript(True)
    browser.type("inventory")
    assert "nothing" in browser.element("latest").text
    browser.type("wave")
    assert "more than 256 megabytes" in browser.element("latest").text, browser.element("latest").text
    browser.type("look")
    assert "A treadmill" in browser.element("latest").text


def violations(browser):
    """The violations that axe-core finds in the page."""
    result = browser.driver.execute_async_script(
        "const done = arguments[arguments.length - 1]; axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }).then(done, (error) => done({ violations: [{ id: String(error), nodes: [] }] }))")
    return [f"{one['id']} {[node['html'] for node in one['nodes']]}" for one in result["violations"]]


def test_accessible(browser, folder):
    """axe-core finds no violation of WCAG A and AA: light, dark, with menu and dialogs, with links and keys"""
    axe = HERE / "node_modules/axe-core/axe.min.js"
    if not axe.is_file():
        return "axe-core is not installed: npm ci in tests/web"
    open_story(browser, folder, ROOT / "data/examples/night-kitchen.ni")
    browser.type("look")
    browser.driver.execute_cdp_cmd("Runtime.evaluate", {"expression": axe.read_text()})
    found = []

    def check(where):
        found.extend(f"{where}: {words}" for words in violations(browser))

    check("the page")
    browser.element("menu-button").click()
    check("the menu")
    browser.element("theme").click()
    check("the other colours")
    for button in ("saves", "restart", "report", "about"):
        browser.element(button).click()
        check(button)
        browser.run("document.querySelector('dialog[open]').close()")
    open_story(browser, pathlib.Path(folder) / "inputs", HERE / "stories/inputs.ni")
    browser.driver.execute_cdp_cmd("Runtime.evaluate", {"expression": axe.read_text()})
    browser.type("wave")
    check("links")
    browser.type("jump")
    check("a key is wanted")
    assert not found, "\n".join(found)


def test_read_aloud(browser, folder):
    """the live region contains each answer only; each turn has a heading; the input stays in place"""
    story = HERE / "stories/keeping.ni"
    open_story(browser, folder, story)
    browser.run("window.heard = []; window.field = document.getElementById('command');"
                "new MutationObserver(() => window.heard.push(document.getElementById('latest').innerText.trim())).observe(document.getElementById('latest'), { childList: true })")
    tree = browser.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    assert [node for node in tree if node.get("role", {}).get("value") == "textbox" and node["name"]["value"] == "Your command"]
    commands = ["jump", "wave", "look"]
    for command in commands:
        browser.type(command)
    printed = played(story, commands).split("\n>")
    heard = browser.run("return window.heard.filter((text) => text !== '')")
    flat = lambda text: " ".join(text.split())
    assert [flat(text) for text in heard] == [flat(text) for text in printed[1:4]], heard
    assert browser.run("return [...document.querySelectorAll('[aria-live]')].map((element) => element.id)") == ["latest"]
    assert browser.run("return [...document.querySelectorAll('#story h2')].map((heading) => heading.textContent)") == ["Beginning", *commands]
    assert browser.run("return window.field === document.getElementById('command') && document.activeElement === window.field")
    assert browser.element("latest").find_elements(By.TAG_NAME, "h2") == []


def test_keys_lead_everywhere(browser, folder):
    """the keyboard reaches the menu and leaves it; Escape closes it; arrow keys go through the history"""
    open_story(browser, folder, ROOT / "data/examples/night-kitchen.ni")
    browser.type("look")
    browser.type("wait")
    browser.element("command").send_keys(Keys.ARROW_UP, Keys.ARROW_UP)
    assert browser.element("command").get_attribute("value") == "look"
    browser.element("command").send_keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN)
    browser.element("menu-button").send_keys(Keys.ENTER)
    assert browser.element("menu").is_displayed()
    active = lambda: browser.run("return document.activeElement.id")
    browser.driver.switch_to.active_element.send_keys(Keys.TAB)
    assert active() == "undo", active()
    browser.driver.switch_to.active_element.send_keys(Keys.ESCAPE)
    assert not browser.element("menu").is_displayed() and active() == "menu-button"


def test_keeping(browser, folder):
    """the page continues where the player left; undo, restart, saves, and the story's files"""
    page = open_story(browser, folder, HERE / "stories/keeping.ni", seed=None)
    for command in ("jump", "jump", "wave"):
        browser.type(command)
    before = browser.transcript(True)
    assert "The notes say" in before
    browser.open(page)
    browser.until("all is shown again", lambda: browser.run("return document.documentElement.dataset.turns") == "4")
    assert browser.transcript(True) == before
    assert "where you left" in browser.element("notice").text
    browser.element("menu-button").click()
    browser.element("saves").click()
    browser.element("save-name").clear()
    browser.element("save-name").send_keys("<b>Mine</b>" + Keys.ENTER)
    assert "<b>Mine</b> (3 commands)" in browser.element("save-list").text
    browser.run("document.querySelector('dialog[open]').close()")
    browser.element("undo").click()
    browser.until("a turn is taken back", lambda: browser.run("return document.documentElement.dataset.turns") == "3" and browser.state() == "waiting")
    assert before.startswith(browser.transcript(True))
    browser.element("restart").click()
    browser.element("restart-now").click()
    browser.until("the story begins again", lambda: browser.run("return document.documentElement.dataset.turns") == "1" and browser.state() == "waiting")
    browser.type("wave")
    assert "The notes say" in browser.transcript(), "a file of the story outlives a play"
    browser.element("saves").click()
    browser.driver.find_element(By.CSS_SELECTOR, "#save-list button").click()
    browser.until("the save is there", lambda: browser.run("return document.documentElement.dataset.turns") == "4" and browser.state() == "waiting")
    assert browser.transcript(True) == before


def turns_are(browser, n):
    browser.until(f"{n} turns are shown", lambda: browser.run("return Number(document.documentElement.dataset.turns)") == n and browser.state() == "waiting")


def open_saves(browser):
    browser.run("document.getElementById('saves').click()")


def test_nothing_is_lost(browser, folder):
    """a stored play is not lost by a play with a seed, a failed opening, a new release, another save, or a full browser"""
    page = open_story(browser, folder, HERE / "stories/keeping.ni", seed=None)
    for command in ("jump", "wave"):
        browser.type(command)
    browser.open(page, 5)
    browser.type("look")
    failing = browser.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": """window.Worker = class {
      constructor() { setTimeout(() => this.onmessage({ data: { type: "failed", reason: "there is no room" } }), 10); }
      postMessage() {}
      terminate() {}
    };"""})
    browser.open(page)
    assert browser.state() == "failed" and "cannot be opened: there is no room" in browser.element("notice").text
    browser.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", failing)
    browser.open(page)
    turns_are(browser, 3)
    browser.element("command").send_keys(Keys.ARROW_UP)
    assert browser.run("return document.getElementById('command').value") == "wave"
    browser.element("command").clear()
    # As if an older release had stored it.
    browser.run("""const key = Object.keys(localStorage).find((name) => name.endsWith(":play")), kept = JSON.parse(localStorage[key]);
                   localStorage[key] = JSON.stringify({ ...kept, release: "older" });""")
    browser.open(page)
    turns_are(browser, 1)
    open_saves(browser)
    assert "Before the new release (2 commands)" in browser.element("save-list").text
    browser.driver.find_element(By.CSS_SELECTOR, "#save-list button").click()
    turns_are(browser, 3)
    browser.open(page)
    turns_are(browser, 3)
    open_saves(browser)
    for _ in range(2):
        browser.element("save-name").clear()
        browser.element("save-name").send_keys("Mine" + Keys.ENTER)
    assert [line.split(" Restore")[0] for line in browser.element("save-list").text.splitlines() if "commands" in line] == \
        ["Before the new release (2 commands)", "Mine (2 commands)", "Mine (2) (2 commands)"], browser.element("save-list").text
    assert browser.element("saves-notice").text == "Saved: Mine (2)"
    browser.run("Storage.prototype.setItem = () => { throw new Error('full'); }")
    browser.element("save-name").send_keys(Keys.ENTER)
    assert "no room" in browser.element("saves-notice").text
    browser.run("document.querySelector('dialog[open]').close()")
    browser.type("look")
    assert "does not remember" in browser.element("notice").text
    browser.type("look")
    assert "does not remember" in browser.element("notice").text, "as long as it is so"
    assert browser.errors() == [], browser.errors()


def stored(browser):
    """The commands of the stored play."""
    return browser.run("""const key = Object.keys(localStorage).find((name) => name.endsWith(":play"));
                          return key === undefined ? null : JSON.parse(localStorage[key]).commands;""")


def written(folder, name, text):
    story = pathlib.Path(folder) / f"{name}.ni"
    story.write_text(text)
    return story


SLOW = '''"Slow" by "A"

The Lab is a room.

Instead of jumping:
	repeat with n running from 1 to 3000000:
		let m be n * 2;
	say "Done."
'''


def test_stopped_restoring(browser, folder):
    """a player who stops while the play is restored loses nothing, and may try again"""
    page = open_story(browser, folder, written(folder, "slow", SLOW), seed=None)
    jumps = ["jump"] * 6
    browser.type("jump")
    browser.run("""const key = Object.keys(localStorage).find((name) => name.endsWith(":play")), kept = JSON.parse(localStorage[key]);
                   localStorage[key] = JSON.stringify({ ...kept, commands: arguments[0] });""", jumps)
    browser.driver.get("about:blank")
    browser.driver.get(page.as_uri())
    browser.until("the page offers to stop", lambda: browser.element("stop").is_displayed())
    assert "being restored" in browser.element("busy").text
    browser.element("stop").click()
    assert browser.state() == "failed" and "still stored" in browser.element("notice").text and stored(browser) == jumps
    browser.element("again").click()
    turns_are(browser, 7)
    assert stored(browser) == jumps and not browser.element("again").is_displayed()


def without_room(browser, what="true"):
    """In pages opened from now on, the browser fails to store items for which the JavaScript is true; k is the key."""
    script = f"const set = Storage.prototype.setItem; Storage.prototype.setItem = function (k, v) {{ if ({what}) throw new Error('full'); return set.call(this, k, v); }};"
    return browser.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": script})


def with_room(browser, added):
    browser.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", added)


def test_another_release(browser, folder):
    """the page says when another release is opened, and the older play stays stored until it is among the saves"""
    lab = '"One" by "A"\n\nThe Lab is a room. "Of %s."\n'
    open_story(browser, folder, written(folder, "one", lab % "glass"), seed=None)
    browser.type("look")
    browser.type("jump")
    added = without_room(browser, "k.endsWith(':saves')")
    page = open_story(browser, folder, written(folder, "one", lab % "wood"), seed=None)
    turns_are(browser, 1)
    assert "another release" in browser.element("notice").text and "no room" in browser.element("notice").text
    browser.type("wave")
    assert stored(browser) == ["look", "jump"] and "does not remember" in browser.element("notice").text
    with_room(browser, added)
    browser.open(page)
    turns_are(browser, 1)
    assert "another release" in browser.element("notice").text and "Saved: Before the new release" in browser.element("notice").text
    browser.type("wave")
    assert stored(browser) == ["wave"]


def test_save_is_true(browser, folder):
    """SAVE reports failure if the browser stores nothing, and again after the play is taken back"""
    added = without_room(browser)
    open_story(browser, folder, HERE / "stories/keeping.ni", seed=None)
    browser.type("save")
    failed = browser.element("latest").text
    browser.type("look")
    browser.run("document.getElementById('undo').click()")
    turns_are(browser, 2)
    assert browser.element("latest").text == failed
    with_room(browser, added)
    open_story(browser, folder, HERE / "stories/keeping.ni", seed=None)
    browser.type("save")
    assert browser.element("latest").text not in ("", failed)
    browser.type("restore")
    assert browser.errors() == [], browser.errors()


def test_scrolled_back(browser, folder):
    """a timer does not scroll the page while the player reads earlier text"""
    story = (HERE / "stories/inputs.ni").read_text().replace("if the count is 3", "if the count is 400")
    open_story(browser, folder, written(folder, "ticks", story))
    for _ in range(15):
        browser.type("look")
    browser.type("wait")
    browser.run("window.scrollTo(0, 0)")
    before = browser.run("return document.documentElement.dataset.turns")
    browser.until("ticks", lambda: int(browser.run("return document.documentElement.dataset.turns")) > int(before) + 3)
    assert browser.run("return window.scrollY") == 0


def test_composed_key(browser, folder):
    """an input method can answer a story that waits for a key"""
    open_story(browser, folder, written(folder, "key", '''"Key" by "A"

The Lab is a room.

Instead of jumping:
	say "Press a key:";
	let C be the next pressed key;
	say "Thanks."
'''))
    browser.type("jump")
    assert browser.run("return document.documentElement.dataset.wants") == "key"
    browser.driver.execute_cdp_cmd("Input.imeSetComposition", {"text": "y", "selectionStart": 1, "selectionEnd": 1})
    assert browser.run("return document.documentElement.dataset.wants") == "key"
    browser.driver.execute_cdp_cmd("Input.insertText", {"text": "y"})
    browser.until("the key is given", lambda: browser.run("return document.documentElement.dataset.wants") == "line")
    assert "Thanks." in browser.transcript()


FAILING = """const W = window.Worker;
window.Worker = class extends W {
  set onmessage(hear) { this.hear = hear; super.onmessage = hear; }
  get onmessage() { return this.hear; }
  postMessage(m) { if (m.command === "crash") setTimeout(() => this.hear({ data: { type: "failed", reason: "x" } }), 10); else super.postMessage(m); }
};"""


def test_undo_after_failure(browser, folder):
    """a command that made the story fail is undone once"""
    added = browser.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": FAILING})
    open_story(browser, folder, HERE / "stories/keeping.ni", seed=None)
    browser.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", added)
    for command in ("look", "jump"):
        browser.type(command)
    browser.element("command").send_keys("crash" + Keys.ENTER)
    browser.until("it fails", lambda: browser.state() == "failed")
    assert stored(browser) == ["look", "jump"] and "try again" in browser.element("notice").text
    browser.run("document.getElementById('undo').click()")
    turns_are(browser, 3)
    assert stored(browser) == ["look", "jump"]
    browser.run("document.getElementById('undo').click()")
    turns_are(browser, 2)
    assert stored(browser) == ["look"]


def test_ticks_alone(browser, folder):
    """if there are only ticks to undo, Undo leaves the record as the page shows it"""
    open_story(browser, folder, HERE / "stories/inputs.ni", seed=None)
    for _ in range(3):
        browser.run("window.looseleaf.give('[tick]')")
        browser.until("it is answered", lambda: browser.state() == "waiting")
    browser.run("document.getElementById('undo').click()")
    assert "no command" in browser.element("notice").text
    browser.type("look")
    assert browser.run("return window.looseleaf.report()").count(">[tick]") == 3 and stored(browser) == ["[tick]"] * 3 + ["look"]


def test_two_tabs(browser, folder):
    """a page warns when the same story is played in another tab"""
    page = open_story(browser, folder, HERE / "stories/keeping.ni", seed=None)
    browser.type("look")
    first = browser.driver.current_window_handle
    browser.driver.switch_to.new_window("tab")
    try:
        browser.open(page)
        browser.type("jump")
        browser.driver.switch_to.window(first)
        browser.until("it is told", lambda: "another tab" in browser.element("notice").text)
    finally:
        for handle in browser.driver.window_handles:
            if handle != first:
                browser.driver.switch_to.window(handle)
                browser.driver.close()
        browser.driver.switch_to.window(first)


def test_odd_inputs(browser, folder):
    """whatever was typed, a report of the page can be read, and the page can be reopened"""
    story = HERE / "stories/keeping.ni"
    page = open_story(browser, folder, story, seed=None)
    for typed in ("look\there", "\u4e2d" * 2000, "x" * 5000):
        browser.run("document.getElementById('command').value = arguments[0]; document.getElementById('prompt').requestSubmit()", typed)
        browser.until("it is answered", lambda: browser.state() == "waiting")
    browser.run("window.looseleaf.give(arguments[0])", "look " + "y" * 6000)
    browser.until("it is answered", lambda: browser.state() == "waiting")
    report = browser.run("return window.looseleaf.report('C:\\\\temp\\there')")
    (pathlib.Path(folder) / "report.txt").write_text(report)
    done = subprocess.run([LEAF, "play", f"--report={folder}/report.txt", story], capture_output=True, encoding="utf-8", stdin=subprocess.DEVNULL)
    assert done.returncode == 0 and "differ" not in done.stderr and "C:\\temp" in done.stderr and "\\\\" not in done.stderr, done.stderr
    before = browser.transcript(True)
    browser.open(page)
    turns_are(browser, 5)
    assert browser.transcript(True) == before


def test_typing(browser, folder):
    """after a click on the text, keys go to the input, and an incomplete command is kept while the history is shown"""
    open_story(browser, folder, HERE / "stories/keeping.ni")
    browser.type("look")
    browser.element("command").send_keys("take la" + Keys.ARROW_UP)
    assert browser.run("return document.getElementById('command').value") == "look"
    browser.element("command").send_keys(Keys.ARROW_DOWN)
    assert browser.run("return document.getElementById('command').value") == "take la"
    browser.element("latest").click()
    assert browser.run("return document.activeElement === document.body")
    ActionChains(browser.driver).send_keys("mp").perform()
    assert browser.run("return document.getElementById('command').value") == "take lamp"
    browser.driver.set_window_size(400, 260)
    try:
        browser.element("menu-button").click()
        assert browser.run("const menu = document.getElementById('menu'); return menu.scrollHeight > menu.clientHeight && menu.getBoundingClientRect().bottom <= innerHeight + 1")
    finally:
        browser.driver.set_window_size(1100, 900)


def test_printed(browser, folder):
    """a dark page is printed with dark letters on white"""
    open_story(browser, folder, HERE / "stories/keeping.ni")
    browser.type("look")
    browser.run("document.documentElement.dataset.theme = 'dark'")
    browser.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    try:
        colours = browser.run("return ['h1', '#current h2', '#byline', '#latest p'].map((name) => getComputedStyle(document.querySelector(name)).color)")
    finally:
        browser.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
        browser.run("delete document.documentElement.dataset.theme")
    assert all(max(map(int, re.findall(r"\d+", colour))) < 128 for colour in colours), colours


def test_typed_ahead(browser, folder):
    """commands that were typed ahead are not given to the next play"""
    open_story(browser, folder, HERE / "stories/loop.ni")
    browser.element("command").send_keys("jump" + Keys.ENTER + "look" + Keys.ENTER)
    browser.until("the page offers to stop", lambda: browser.element("stop").is_displayed())
    browser.run("document.getElementById('restart').click(); document.getElementById('restart-now').click();")
    turns_are(browser, 1)
    browser.type("inventory")
    assert "look" not in browser.transcript(True)


def test_flood(browser, folder):
    """a turn that prints or saves endlessly is ended before the page is full"""
    story = pathlib.Path(folder) / "flood.ni"
    story.write_text('The Weir is a room.\n\nInstead of jumping:\n\twhile 1 is 1:\n\t\tsay "[bold type]a[roman type]b".\n\n'
                     "Instead of waiting:\n\twhile 1 is 1:\n\t\ttry saving the game.\n")
    for command in ("jump", "wait"):
        open_story(browser, folder, story)
        browser.element("command").send_keys(command + Keys.ENTER)
        browser.until("the play is over", lambda: browser.state() == "over")
        assert "endless loop" in browser.run("return document.getElementById('latest').lastChild.textContent")


def test_narrow(browser, folder):
    """nothing exceeds the width of a phone, even with large text"""
    open_story(browser, folder, ROOT / "data/examples/reading-room.ni")
    browser.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": 360, "height": 740, "deviceScaleFactor": 1, "mobile": True})
    try:
        browser.type("look")
        browser.element("menu-button").click()
        for _ in range(4):
            browser.element("larger").click()
        assert browser.run("return document.documentElement.scrollWidth <= 360"), browser.run("return document.documentElement.scrollWidth")
    finally:
        browser.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def test_pictures(browser, folder):
    """a figure is shown with its alternative text, a sound with controls, and the transcript is what leaf play prints"""
    tale = materials.pictures(pathlib.Path(folder))
    browser.open(release(LEAF, tale, pathlib.Path(folder) / "to"), 1)
    commands = ["jump", "listen"]
    browser.type("jump")
    image = browser.run("const image = document.querySelector('#latest figure img'); return [image.alt, image.naturalWidth, image.getBoundingClientRect().width]")
    assert image == ["A lighthouse in <fog>.", 320, 320], image
    assert "Picture number" not in browser.element("latest").text and "Fine." in browser.element("latest").text
    browser.type("listen")
    sound = browser.run("const sound = document.querySelector('#latest figure audio'); return [sound.controls, sound.getAttribute('aria-label'), sound.error === null]")
    assert sound == [True, "Sound of Waves", True], sound
    browser.until("the sound is read", lambda: browser.run("return document.querySelector('#latest audio').duration") == 1)
    assert browser.transcript() + "\n" == played(tale, commands)
    assert browser.errors() == [], browser.errors()
    assert browser.run("return [document.documentElement.lang, getComputedStyle(document.body).direction]") == ["he", "rtl"]
    direction = lambda: browser.run("return getComputedStyle(document.getElementById('command')).direction")
    assert direction() == "rtl", "an empty field begins beside the prompt"
    browser.element("command").send_keys("look")
    assert direction() == "ltr", "Latin letters run from the left"


def test_inputs(browser, folder):
    """keys, links and ticks work; the reopened page is where it was, and leaf play prints the same"""
    story = HERE / "stories/inputs.ni"
    page = open_story(browser, folder, story)
    waits = lambda: browser.state() == "waiting"
    wants = lambda: browser.run("return document.documentElement.dataset.wants")
    seen = lambda words: lambda: words in browser.element("latest").text and waits()
    browser.type("jump")
    assert wants() == "key" and browser.run("return document.querySelector('label[for=command]').textContent") == "Press a key"
    browser.element("command").send_keys("x")
    browser.until("x is taken for a key", seen("You pressed x."))
    browser.element("command").send_keys(Keys.ARROW_LEFT)
    browser.until("an arrow is taken for a key", seen("You pressed \u2190."))
    browser.element("command").send_keys("q")
    browser.until("the menu is left", seen("Back again."))
    assert wants() == "line"
    browser.type("wave")
    links = browser.driver.find_elements(By.CSS_SELECTOR, "#latest button.link")
    assert [link.text for link in links] == ["Lamp", "word", "bell", "key"]
    links[1].click()
    assert browser.run("return document.getElementById('command').value") == "lamp"
    links[2].click()
    browser.until("the bell rings", seen("Ding."))
    links[0].click()
    browser.until("the command is given", lambda: browser.element("current-command").text == "take lamp" and waits())
    browser.run("document.getElementById('command').value = ''")
    browser.type("wait")
    browser.until("the clock has run", seen("Tick 3."))
    commands = ["jump", "x", "[left]", "q", "wave", "[link 3]", "take lamp", "wait", "[tick]", "[tick]", "[tick]"]
    transcript = browser.transcript()
    assert transcript.strip() == played(story, commands).strip(), transcript
    report = browser.run("return window.looseleaf.report('')")
    assert [line[1:] for line in report.splitlines() if line.startswith(">")] == commands, report
    assert browser.errors() == [], browser.errors()


class Screen:
    """A story of tests/screens in the page; the README there describes the steps."""

    def __init__(self, browser, folder, path):
        self.browser, self.path = browser, path
        source, _, play = path.read_text().partition("--- source\n")[2].partition("--- play\n")
        self.steps = [line for line in play.splitlines() if line]
        page = release(LEAF, materials.project(pathlib.Path(folder) / path.stem, source), pathlib.Path(folder) / path.stem / "out")
        browser.open(page, seed=1)

    def window(self, name):
        found = self.browser.driver.find_elements(By.CSS_SELECTOR, f".window[role][aria-label='{name}']")
        assert len(found) == 1, (self.path.name, name, len(found))
        return found[0]

    def answered(self, do):
        before = self.browser.run("return Number(document.documentElement.dataset.turns)")
        do()
        self.browser.until("an input is answered", lambda: self.browser.run("return Number(document.documentElement.dataset.turns)") > before and self.browser.state() != "playing")

    def give(self, words):
        keys = {"[down]": Keys.ARROW_DOWN, "[return]": Keys.ENTER}
        if words == "[tick]":
            # its timer is long, so the page is told that it has expired
            self.answered(lambda: self.browser.run("window.looseleaf.give('[tick]')"))
        elif self.browser.run("return document.documentElement.dataset.wants") == "key":
            self.answered(lambda: self.browser.element("command").send_keys(keys.get(words, words)))
        elif words == "undo":
            self.browser.type("undo")
        else:
            self.browser.type(words)

    def click(self, name, column, row):
        content = self.window(name).find_element(By.CSS_SELECTOR, "pre, canvas")
        box = self.browser.run("""const [content] = arguments, box = content.getBoundingClientRect();
            if (content.tagName === "CANVAS") return [box.left, box.top, box.width / content.width, box.height / content.height];
            const probe = document.createElement("span"); probe.textContent = "0".repeat(10); content.append(probe);
            const width = probe.getBoundingClientRect().width / 10; probe.remove();
            return [box.left, box.top, width, parseFloat(getComputedStyle(content).lineHeight)];""", content)
        self.answered(lambda: self.browser.run(
            "arguments[0].dispatchEvent(new MouseEvent('click', { clientX: arguments[1], clientY: arguments[2], bubbles: true }))",
            content, box[0] + (column + 0.5) * box[2], box[1] + (row + 0.5) * box[3]))

    def press(self, name, words):
        """Presses keys in a window, the last of which clicks; the window keeps the focus."""
        keys = {"left": Keys.ARROW_LEFT, "right": Keys.ARROW_RIGHT, "up": Keys.ARROW_UP, "down": Keys.ARROW_DOWN, "enter": Keys.ENTER, "space": " "}
        self.browser.run("arguments[0].focus()", self.window(name))
        *moves, last = words.split()
        for move in moves:
            shift, _, key = move.rpartition("+")
            chain = ActionChains(self.browser.driver)
            (chain.key_down(Keys.SHIFT).send_keys(keys[key]).key_up(Keys.SHIFT) if shift else chain.send_keys(keys[key])).perform()
        self.answered(lambda: ActionChains(self.browser.driver).send_keys(keys[last]).perform())
        assert self.browser.run("return document.activeElement === arguments[0]", self.window(name)), "the focus is lost"

    def follow(self, name, words):
        within = "#story" if name == "story" else f".window[aria-label='{name}']"
        link = [one for one in self.browser.driver.find_elements(By.CSS_SELECTOR, within + " button.link") if one.text == words][-1]
        self.answered(link.click)

    def read(self, name):
        return self.browser.transcript(commands=True) if name == "story" else self.browser.run("return arguments[0].innerText", self.window(name))

    def status(self):
        return self.browser.run("""return [...document.querySelectorAll(".status-row")].map((row) =>
            [...row.children].map((part) => part.textContent.trim()).join("|")).join("/")""")

    def pictures(self, name):
        # a figure is drawn when its colour is visible
        return self.browser.run("""const canvas = arguments[0].querySelector("canvas"), context = canvas.getContext("2d");
            const [red, green, blue] = context.getImageData(380, 100, 1, 1).data; return red === 64 && green === 128 && blue === 192 ? 1 : 0;""", self.window(name))

    def step(self, line):
        verb, _, rest = line.partition(" ")
        name, _, words = line.partition(": ")
        if line.startswith(">"):
            self.give(line[1:])
        elif verb == "click":
            name, _, place = rest.partition(" at ")
            self.click(name, *map(int, place.split(", ")))
        elif verb == "keys":
            self.press(*rest.split(": ", 1))
        elif verb == "link":
            self.follow(*rest.split(": ", 1))
        elif verb == "pictures":
            name, number = rest.split(": ")
            self.browser.until("figures are drawn", lambda: self.pictures(name) == int(number))
        elif name == "status":
            assert self.status() == words, self.status()
        elif name == "windows":
            assert len(self.browser.driver.find_elements(By.CSS_SELECTOR, ".window")) == int(words)
        elif name == "sound":
            assert words in [one.get_attribute("aria-label") for one in self.browser.driver.find_elements(By.CSS_SELECTOR, "#story audio")]
        elif verb == "not":
            assert words not in self.read(name[4:]), (words, self.read(name[4:]))
        else:
            assert words in self.read(name), (name, words, self.read(name))


def test_screens(browser, folder):
    """stories with windows, pictures, sounds, timers, keys, links and styles look as they do in the application, without violations of WCAG A and AA"""
    axe = HERE / "node_modules/axe-core/axe.min.js"
    found = []
    for path in sorted((ROOT / "tests/screens").glob("*.screen")):
        screen = Screen(browser, folder, path)
        for line in screen.steps:
            try:
                screen.step(line)
            except Exception as trouble:
                raise AssertionError(f"{path.name}: {line}") from trouble
        if os.environ.get("SCREENS_SHOTS"):
            browser.driver.save_screenshot(os.path.join(os.environ["SCREENS_SHOTS"], path.stem + ".png"))
        if axe.is_file():
            browser.driver.execute_cdp_cmd("Runtime.evaluate", {"expression": axe.read_text()})
            found.extend(f"{path.name}: {words}" for words in violations(browser))
    assert not found, "\n".join(found)
    assert browser.errors() == [], browser.errors()


def main():
    wanted = sys.argv[2:]
    tests = [(name[5:], function) for name, function in globals().items() if name.startswith("test_") and (not wanted or name[5:] in wanted)]
    failed, browser = False, None
    print(f"1..{len(tests)}")
    for number, (name, test) in enumerate(tests, 1):
        skipped, trouble = None, None
        with tempfile.TemporaryDirectory() as folder:
            try:
                if browser is None:
                    browser = Browser()
                else:
                    browser.renew(folder)
                skipped = test(browser, folder)
            except Exception:
                trouble = traceback.format_exc()
        if browser is not None and (trouble or number == len(tests)):  # after a failure the next test has a browser of its own
            browser.quit()
            browser = None
        failed = failed or trouble is not None
        print(f"{'not ok' if trouble else 'ok'} {number} - {name}: {test.__doc__}{' # SKIP ' + skipped if skipped else ''}", flush=True)
        for line in (trouble or "").splitlines():
            print("# " + line)
    return failed


sys.exit(main())
