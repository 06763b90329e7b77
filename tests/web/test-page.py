#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-page.py LEAF: published stories in headless Chromium, opened from their files: what a player does, what a screen reader is told, and what a
hostile story tries. TAP. `test-page.py LEAF NAME...` runs these tests alone."""
import json, os, pathlib, subprocess, sys, tempfile, traceback

import materials

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
LEAF = pathlib.Path(sys.argv[1]).resolve()
os.environ["SOURCE_DATE_EPOCH"] = "1700000000"  # the serial number of a release is the same at midnight

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
    """forty commands from a file, and the transcript is what leaf play prints"""
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
    """a loop without end leaves the page answering, and is stopped; one that takes memory ends at its bound"""
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
    """What axe-core, which the page has, finds in it."""
    result = browser.driver.execute_async_script(
        "const done = arguments[arguments.length - 1]; axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }).then(done, (error) => done({ violations: [{ id: String(error), nodes: [] }] }))")
    return [f"{one['id']} {[node['html'] for node in one['nodes']]}" for one in result["violations"]]


def test_accessible(browser, folder):
    """axe-core finds nothing against WCAG A and AA, in light, dark, menu and dialogs, and where links and keys are"""
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
    """the live region holds each answer alone; each turn has a heading; the input stays where it is"""
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
    """the keyboard reaches the menu and leaves it; Escape closes it; history by arrows"""
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
    """the page goes on where one left; undo, restart, saves, and the story's own files"""
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
    """neither a play with a seed, nor a failed opening, nor a new release, nor another save, nor a full browser takes away what was kept"""
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
    # As if an older release had kept it.
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
    assert browser.element("notice").text == ""
    assert browser.errors() == [], browser.errors()


def test_typed_ahead(browser, folder):
    """what was typed for one play is not given to the next"""
    open_story(browser, folder, HERE / "stories/loop.ni")
    browser.element("command").send_keys("jump" + Keys.ENTER + "look" + Keys.ENTER)
    browser.until("the page offers to stop", lambda: browser.element("stop").is_displayed())
    browser.run("document.getElementById('restart').click(); document.getElementById('restart-now').click();")
    turns_are(browser, 1)
    browser.type("inventory")
    assert "look" not in browser.transcript(True)


def test_flood(browser, folder):
    """a turn that prints without end, or saves, is ended before the page is full"""
    story = pathlib.Path(folder) / "flood.ni"
    story.write_text('The Weir is a room.\n\nInstead of jumping:\n\twhile 1 is 1:\n\t\tsay "[bold type]a[roman type]b".\n\n'
                     "Instead of waiting:\n\twhile 1 is 1:\n\t\ttry saving the game.\n")
    for command in ("jump", "wait"):
        open_story(browser, folder, story)
        browser.element("command").send_keys(command + Keys.ENTER)
        browser.until("the play is over", lambda: browser.state() == "over")
        assert "endless loop" in browser.run("return document.getElementById('latest').lastChild.textContent")


def test_narrow(browser, folder):
    """nothing sticks out of a phone's width, with large text too"""
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
    """a figure is shown with its words, a sound with controls, and the transcript is what leaf play prints"""
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
    """keys are pressed, links followed and ticks given; the page opened again stands where it stood, and leaf play prints the same"""
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
    """A story of tests/screens in the page; its README has the steps."""

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
            # its timer is long: the page is told that it has run out
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
        """Keys in a window, of which the last clicks; the window keeps the focus."""
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
        # a figure is drawn when its colour is there
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
    """stories with windows, pictures, sounds, timers, keys, links and styles show what they show in the window, and nothing against WCAG A and AA"""
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
    failed = False
    print(f"1..{len(tests)}")
    for number, (name, test) in enumerate(tests, 1):
        skipped, trouble = None, None
        with tempfile.TemporaryDirectory() as folder:
            try:
                with Browser() as browser:
                    skipped = test(browser, folder)
            except Exception:
                trouble = traceback.format_exc()
        failed = failed or trouble is not None
        print(f"{'not ok' if trouble else 'ok'} {number} - {name}: {test.__doc__}{' # SKIP ' + skipped if skipped else ''}", flush=True)
        for line in (trouble or "").splitlines():
            print("# " + line)
    return failed


sys.exit(main())
