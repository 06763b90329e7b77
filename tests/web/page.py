# SPDX-License-Identifier: GPL-3.0-or-later
"""page.py: opens a published story from its file in headless Chromium, for the tests of pages."""
import os, pathlib, shutil, subprocess, tempfile, time

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

PATIENCE = 120  # seconds; everything that is waited for takes a fraction of one


def release(leaf, story, folder):
    """Writes the release; returns the path of play.html."""
    result = subprocess.run([leaf, "release", str(story), f"--to={folder}"], capture_output=True, encoding="utf-8", timeout=300)
    if result.returncode != 0:
        raise AssertionError(f"leaf release ended with {result.returncode}: {result.stderr}")
    return pathlib.Path(folder) / "play.html"


class Browser:
    """A Chromium with its own profile."""

    def __init__(self, width=1100, height=900, *arguments):
        self.folder = tempfile.mkdtemp()
        options = Options()
        options.binary_location = shutil.which("chromium")
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", f"--user-data-dir={self.folder}", f"--window-size={width},{height}", *arguments):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(service=Service(shutil.which("chromedriver")), options=options)
        self.driver.set_script_timeout(PATIENCE)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.quit()

    def quit(self):
        self.driver.quit()
        shutil.rmtree(self.folder, ignore_errors=True)

    def renew(self, folder):
        """As a new Chromium would be, in a second less: a new tab is the only one, and nothing is stored. The folder gets an empty page."""
        before = self.driver.window_handles
        self.driver.switch_to.new_window("tab")
        tab = self.driver.current_window_handle
        for handle in before:
            self.driver.switch_to.window(handle)
            self.driver.close()
        self.driver.switch_to.window(tab)
        empty = pathlib.Path(folder) / "empty.html"
        empty.write_text("<!doctype html><title>Empty</title>")
        self.driver.get(empty.resolve().as_uri())
        self.run("localStorage.clear()")  # of all files: they are of one origin
        self.errors()

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def until(self, what, condition):
        WebDriverWait(self.driver, PATIENCE, poll_frequency=0.02).until(lambda driver: condition(), f"waited in vain until {what}")

    def state(self):
        return self.run("return document.documentElement.dataset.state")

    def open(self, page, seed=None):
        address = page.resolve().as_uri() + (f"#seed={seed}" if seed is not None else "")
        self.driver.get("about:blank")
        self.driver.get(address)
        self.until("the story waits for a command", lambda: self.state() in ("waiting", "over", "failed"))

    def element(self, identifier):
        return self.driver.find_element(By.ID, identifier)

    def type(self, command):
        """Types a command, and waits for its answer."""
        before = self.run("return Number(document.documentElement.dataset.turns)")
        self.element("command").send_keys(command + Keys.ENTER)
        self.until(f"'{command}' is answered", lambda: self.run("return Number(document.documentElement.dataset.turns)") > before and self.state() != "playing")

    def transcript(self, commands=False):
        return self.run("return window.looseleaf.transcript({ commands: arguments[0] })", commands)

    def errors(self):
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]
