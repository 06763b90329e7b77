// SPDX-License-Identifier: GPL-3.0-or-later
// play.js: the page. What a story prints becomes text nodes; none of it is parsed as HTML.
"use strict";

(() => {
  const $ = (id) => document.getElementById(id);
  const about = JSON.parse($("about-data").textContent);
  const effects = JSON.parse($("effects-data").textContent);
  const KEY = "looseleaf:" + about.ifid, PATIENCE = 1500;
  const MOST_INPUT = 4095; // bytes, as in leaf-storage-report.c
  const MOST_STORED = 65536; // characters of an input of a stored play
  const OLDER_NAME = "Before the new release";
  const BOLD = 1, ITALIC = 2, FIXED = 4, REVERSE = 8;

  let worker, waiting = null, isCurrent = false, isOver = false, history = [], historyAt = 0, draft = "", typedAhead = [];
  // `record` is a play: its seed, the saved game and files that it began with, and its inputs. `turns` are its inputs and output.
  let record, turns, lastSaved, lastFiles;
  let wantsKey = false, tick = 0, ticking = null; // whether the play waits for a key, and the interval of its timer in milliseconds
  let isTakenBack = false; // the input that made the story fail is no longer in the record
  let welcome = ""; // the notice for when the inputs of the record have been played
  const remembers
      = !location.hash.includes("seed="); // a play with a given seed is a test, and does not replace the stored play
  let told = "", isKept = true; // the notice, and whether the browser has stored the play
  let older = null; // a play of another release that could not be saved; it stays stored until it can

  // --- storing -------------------------------------------------------------------------------------------------------------

  const store = {
    get(name) {
      try { return JSON.parse(localStorage.getItem(KEY + name)); } catch { return null; }
    },
    set(name, value) {
      try { localStorage.setItem(KEY + name, JSON.stringify(value)); return true; } catch { return false; }
    },
  };

  // Returns whether the play is stored. One with a given seed is not meant to be.
  function keepPlay ()
  {
    if (!remembers)
      return true;
    if (older !== null && addSave (OLDER_NAME, older).isKept)
      older = null;
    isKept = older === null && store.set(":play", record);
    showNotice ();
    return isKept;
  }

  function isRecord(value) {
    return value !== null && typeof value === "object" && Number.isInteger(value.seed) && Array.isArray(value.commands)
      && value.commands.every((command) => typeof command === "string" && command.length <= MOST_STORED);
  }

  // An input as a report can hold it: without control characters, and not too long.
  function asInput(string) {
    const plain = string.replace(/\p{Cc}/gu, " "), bytes = new TextEncoder().encode(plain);
    return bytes.length <= MOST_INPUT ? plain : new TextDecoder().decode(bytes.subarray(0, MOST_INPUT)).replace(/\uFFFD+$/, "");
  }

  function newRecord() {
    const wanted = /[#&]seed=(\d{1,10})(?:&|$)/.exec(location.hash);
    return { seed: wanted ? Number(wanted[1]) >>> 0 : crypto.getRandomValues(new Uint32Array(1))[0], commands: [], saved: lastSaved ?? null,
      files: lastFiles ?? {}, release: about.digest };
  }

  // --- showing -----------------------------------------------------------------------------------------------------------------

  const LINE_LINK = 1, WORDS_LINK = 2, KEY_LINK = 3, EVENT_LINK = 4;

  // After a key the focus stays in a window of the story; after a click it moves to the input.
  function follow(link, isKey) {
    const isWaiting = document.documentElement.dataset.state === "waiting";
    if (link.sort === WORDS_LINK) {
      $("command").value = ($("command").value.trim() + " " + link.text).trim();
      $("command").focus();
    } else if (isWaiting && (link.sort === EVENT_LINK || (link.sort === LINE_LINK && !wantsKey) || (link.sort === KEY_LINK && wantsKey))) {
      give(link.text);
      if (!isKey || document.activeElement.closest(".window") === null)
        $("command").focus({ preventScroll: true });
    }
  }

  function styled(event, string, links) {
    const style = event.style ?? 0;
    let node = document.createTextNode(string);
    const wrap = (name, className) => {
      const element = document.createElement(name);
      if (className)
        element.className = className;
      element.append(node);
      node = element;
    };
    if (style & FIXED) wrap("span", "fixed");
    if (style & REVERSE) wrap("span", "reverse");
    if (style & ITALIC) wrap("i");
    if (style & BOLD) wrap("b");
    if (event.letters || event.background) {
      wrap("span");
      node.style.color = event.letters ?? "";
      node.style.backgroundColor = event.background ?? "";
    }
    const link = links?.[event.link];
    if (link) {
      wrap("button", "link");
      node.type = "button";
      node.addEventListener("click", (event) => follow(link, event.detail === 0));
    }
    return node;
  }

  function effectSource(effect) {
    return effect.data === "" ? document.querySelector("#front img").src : "data:" + effect.type + ";base64," + effect.data;
  }

  // The picture or sound that a text stands for; null: the page does not have it, and shows the text.
  function effectElement(event) {
    const effect = Object.hasOwn(effects, event.effect ?? "") ? effects[event.effect] : null;
    if (effect === null)
      return null;
    const figure = document.createElement("figure"), isSound = effect.type.startsWith("audio/");
    const element = document.createElement(isSound ? "audio" : "img");
    element.src = effectSource(effect);
    if (isSound) {
      const caption = document.createElement("figcaption");
      caption.dir = "auto";
      caption.textContent = effect.words;
      element.controls = true;
      element.autoplay = isCurrent; // not in turns that are replayed
      element.setAttribute("aria-label", effect.words);
      figure.append(element, caption);
    } else {
      element.alt = effect.words;
      element.width = effect.width;
      element.height = effect.height;
      figure.append(element);
    }
    return figure;
  }

  // Makes paragraphs, which end at empty lines.
  function paragraphs(events, links) {
    const all = [];
    let current = null, breaks = 0;
    const add = (event, string) => {
      if (current === null || breaks > 1) {
        current = document.createElement("p");
        current.dir = "auto";
        all.push(current);
      } else if (breaks === 1) {
        current.append(document.createElement("br"));
      }
      breaks = 0;
      current.append(styled(event, string, links));
    };
    for (const event of events) {
      if (event.sort === "fault" || event.sort === "notice") {
        const paragraph = document.createElement("p");
        paragraph.className = "fault";
        paragraph.textContent = (event.sort === "fault" ? "The story has a mistake here: " : "") + event.text;
        all.push(paragraph);
        current = null;
      }
      if (event.sort !== "text")
        continue;
      const shown = effectElement(event);
      if (shown !== null) {
        all.push(shown);
        current = null;
        breaks = 0;
        continue;
      }
      event.text.split("\n").forEach((line, number) => {
        if (number > 0)
          breaks++;
        if (line !== "")
          add(event, line);
      });
    }
    return all;
  }

  const windows = storyWindows({ text: styled, paragraphs, effects, source: effectSource, click: (place) => {
    if (document.documentElement.dataset.state === "waiting")
      give(place);
  } });
  let panes = [[], {}]; // the panes of the last turn, and what their links do

  function showStatus(events) {
    for (const event of events)
      if (event.sort === "status")
        windows.showStatus(event.text);
  }

  // The windows of turns that are replayed are not shown.
  function showWindows(message) {
    if (message.panes !== undefined)
      panes = [message.panes, message.links];
    if (isCurrent)
      windows.show(...panes);
  }

  // Moves the previous turn out of the live region, which has only the newest answer.
  function putAway() {
    const latest = $("latest");
    if (turns.length === 0)
      return;
    const section = document.createElement("section"), heading = document.createElement("h2"), answer = document.createElement("div");
    heading.dir = "auto";
    heading.className = $("current-command").className;
    heading.textContent = $("current-command").textContent;
    answer.className = "answer";
    answer.append(...latest.childNodes);
    section.append(heading, answer);
    $("turns").append(section);
  }

  // Keys, links, clicks and ticks do not begin a turn: their output is added to the last answer.
  function isAside(message) {
    return (message.events.find((event) => event.sort === "command")?.input ?? 0) !== 0;
  }

  function addToTurn(message) {
    const isFollowed = isCurrent && isInView($("prompt")); // whoever has scrolled back is left there
    $("latest").setAttribute("aria-live", isCurrent ? "polite" : "off");
    $("latest").append(...paragraphs(message.events, message.links));
    noteTurn(message);
    if (isFollowed)
      $("prompt").scrollIntoView({ block: "nearest" });
  }

  function isInView(element) {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  }

  function noteTurn(message) {
    showStatus(message.events);
    turns.push({ command: message.command, text: printed(message.events) });
    document.documentElement.dataset.turns = turns.length;
  }

  function showTurn(message) {
    const latest = $("latest"), heading = $("current-command");
    if (isAside(message)) {
      addToTurn(message);
      return;
    }
    const shown = paragraphs(message.events, message.links);
    putAway();
    heading.textContent = message.command === null ? "Beginning" : message.command || "(an empty line)";
    heading.className = message.command === null ? "beginning" : "";
    latest.setAttribute("aria-live", isCurrent ? "polite" : "off"); // replayed turns are not read aloud
    latest.setAttribute("aria-busy", "true");
    latest.replaceChildren(...shown);
    latest.removeAttribute("aria-busy");
    noteTurn(message);
    if (isCurrent)
      heading.scrollIntoView({ block: "start" });
  }

  function printed(events) {
    return events.filter((event) => event.sort === "text" || event.sort === "prompt").map((event) => event.text).join("");
  }

  function notice(string) {
    told = string;
    showNotice();
  }

  // That the play is not stored stays in view. A text that has not changed is not set, since it would be read aloud.
  function showNotice() {
    const full = isKept ? "" : "The browser does not remember this play. Export it as a file from the saves before you leave.";
    const whole = [told, full].filter((string) => string !== "").join(" ");
    if ($("notice").textContent !== whole)
      $("notice").textContent = whole;
  }

  // --- playing ------------------------------------------------------------------------------------------------------------------------

  function startWorker() {
    const source = URL.createObjectURL(new Blob([$("worker-source").textContent], { type: "text/javascript" }));
    worker?.terminate();
    worker = new Worker(source);
    worker.onmessage = (message) => hear(message.data);
    worker.onerror = (event) => fail(event.message);
    URL.revokeObjectURL(source);
  }

  // Plays a record from the beginning. `why` is the notice for afterwards.
  function play(from, why = "") {
    record = from;
    lastSaved = record.saved ?? lastSaved;
    lastFiles = record.files ?? lastFiles;
    welcome = why;
    isTakenBack = false;
    $("again").hidden = true;
    turns = [];
    typedAhead = [];
    isCurrent = isOver = wantsKey = false;
    tick = 0;
    clearTimeout (ticking);
    document.documentElement.dataset.turns = 0;
    document.documentElement.dataset.state = "opening";
    panes = [[], {}];
    windows.show(...panes);
    $("turns").replaceChildren();
    $("latest").replaceChildren();
    startWorker();
    wait();
    worker.postMessage({ type: "open", module: $("module-data").textContent, story: $("story-data").textContent, seed: record.seed,
      saved: record.saved, files: record.files, commands: record.commands, unsaved: record.unsaved ?? [] });
  }

  function wait() {
    clearTimeout(waiting);
    $("busy-text").textContent = isCurrent || record.commands.length === 0 ? "The story is still working." : "Your play is being restored.";
    waiting = setTimeout(() => { $("busy").hidden = false; }, PATIENCE);
  }

  function rest() {
    clearTimeout(waiting);
    waiting = null;
    $("busy").hidden = true;
  }

  function hear(message) {
    if (message.type === "turn") {
      lastSaved = message.saved ?? lastSaved;
      lastFiles = message.files;
      showTurn(message);
      showWindows(message);
      isOver = message.ends;
      wantsKey = message.wantsKey && !isOver;
      tick = isOver ? 0 : message.tick;
      if (isCurrent)
        settle();
    } else if (message.type === "current") {
      isCurrent = true;
      windows.show(...panes);
      history = [...record.commands.filter((command) => !command.startsWith("[")), ...typedAhead ];
      historyAt = history.length;
      notice(welcome);
      settle ();
      if (record.commands.length > 0)
        $("current-command").scrollIntoView({ block: "start" });
      $("command").focus({ preventScroll: true });
    } else if (message.type === "save") {
      answerSave();
    } else if (message.type === "failed") {
      fail(message.reason);
    }
  }

  // SAVE has saved if the play, with this command, is stored. `unsaved` has the numbers of inputs at which it was not, so
  // that it fails there when the record is played again.
  function answerSave() {
    const isSaved = keepPlay();
    if (!isSaved)
      record.unsaved = [...record.unsaved ?? [], record.commands.length];
    worker.postMessage({ type: "saved", isSaved });
  }

  function settle() {
    rest();
    document.documentElement.dataset.state = isOver ? "over" : "waiting";
    document.documentElement.dataset.wants = wantsKey ? "key" : "line";
    document.querySelector("label[for=command]").textContent = wantsKey ? "Press a key" : "Your command";
    $("command").placeholder = wantsKey ? "Press a key" : " "; // a space, for the selector :placeholder-shown
    keepPlay ();
    startTimer();
    if (isOver) {
      typedAhead = [];
      notice("The story is over. You can undo, or restart it from the menu.");
    } else if (typedAhead.length > 0) {
      give(typedAhead.shift());
    }
  }

  // A tick is an input, and is recorded like a command. There are none while the page is hidden or a dialog is open.
  function startTimer() {
    clearTimeout(ticking);
    ticking = tick === 0 ? null : setTimeout(() => {
      if (document.documentElement.dataset.state !== "waiting" || document.hidden || document.querySelector("dialog[open]"))
        startTimer();
      else
        give("[tick]");
    }, tick);
  }

  // The engine's names of keys that print nothing (leaf_key_dup_text).
  const NAMED_KEYS = { ArrowLeft: "[left]", ArrowRight: "[right]", ArrowUp: "[up]", ArrowDown: "[down]", Enter: "[return]", Backspace: "[delete]",
    Delete: "[delete]", Escape: "[escape]", PageUp: "[page up]", PageDown: "[page down]", Home: "[home]", End: "[end]" };

  // Tab is no input: it moves the focus through the page.
  function keyText(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing)
      return null;
    return NAMED_KEYS[event.key] ?? ([...event.key].length === 1 ? event.key : null);
  }

  function giveKey(text) {
    $("command").value = "";
    if (text !== null && document.documentElement.dataset.state === "waiting")
      give(text);
  }

  // A command that was being run is taken back, since it caused the failure.
  function fail(reason) {
    const isPlaying = document.documentElement.dataset.state === "playing";
    rest();
    document.documentElement.dataset.state = "failed";
    $("again").hidden = false;
    if (!isPlaying) {
      notice ("The story cannot be opened: " + reason + ". Try again, or undo your last command in the menu.");
      return;
    }
    takeBack(record.commands.length - 1);
    isTakenBack = true;
    notice("The story cannot go on: " + reason + ". What you typed last is taken back when you try again.");
    keepPlay ();
  }

  function give(given) {
    const command = asInput(given);
    notice("");
    record.commands.push(command);
    document.documentElement.dataset.state = "playing";
    wait();
    worker.postMessage({ type: "command", command });
  }

  // Nothing is taken from a play that is being restored: it stays stored as it is.
  function stop() {
    rest ();
    if (isCurrent) {
      takeBack(record.commands.length - 1);
      play(record, "The story was stopped, and your last command taken back.");
      return;
    }
    worker.terminate();
    typedAhead = [];
    document.documentElement.dataset.state = "failed";
    $("again").hidden = false;
    notice(record.commands.length > 0 ? "Your play was not restored, but it is still stored. Try again, or restart the story from the menu."
      : "The story was stopped. Try again, or restart it from the menu.");
  }

  // Leaves this number of inputs in the record.
  function takeBack(length) {
    record.commands.length = Math.max(length, 0);
    record.unsaved = record.unsaved?.filter((number) => number <= length);
  }

  function goBack() {
    let last = record.commands.length - 1;
    while (last >= 0 && record.commands[last] === "[tick]")
      last--;
    if (!isTakenBack && last < 0) {
      notice("There is no command to take back.");
      return;
    }
    if (!isTakenBack)
      takeBack(last);
    play(record, "Your last command was taken back.");
  }

  $("again").addEventListener("click", () => play(record, welcome));

  $("prompt").addEventListener("submit", (event) => {
    event.preventDefault();
    if (wantsKey) {
      giveKey("[return]");
      return;
    }
    const command = asInput($("command").value);
    $("command").value = draft = "";
    history.push(command);
    historyAt = history.length;
    if (document.documentElement.dataset.state === "waiting")
      give(command);
    else if (!isOver && document.documentElement.dataset.state !== "failed")
      typedAhead.push(command);
  });

  // On-screen keyboards send no key events, only the text that they insert. Some compose every word, and insert it last.
  function giveInserted(event) {
    if (wantsKey && !event.isComposing && $("command").value !== "")
      giveKey([...$("command").value].at(-1));
  }

  $("command").addEventListener("input", giveInserted);
  $("command").addEventListener("compositionend", giveInserted);

  $("command").addEventListener("keydown", (event) => {
    if (wantsKey) {
      const text = keyText(event);
      if (text !== null && document.documentElement.dataset.state === "waiting") {
        event.preventDefault();
        giveKey(text);
      }
      return;
    }
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (step === 0 || history.length === 0 || event.isComposing)
      return;
    event.preventDefault();
    if (historyAt === history.length)
      draft = $("command").value;
    historyAt = Math.min(Math.max(historyAt + step, 0), history.length);
    $("command").value = history[historyAt] ?? draft;
  });

  // After a click on the text nothing has the focus: what is typed then is for the input. A space scrolls, as elsewhere.
  document.addEventListener("keydown", (event) => {
    const text = keyText(event);
    if (document.activeElement !== document.body || document.querySelector("dialog[open]") || text === null || text === " ")
      return;
    if (!text.startsWith("[") || text === "[")
      $("command").focus();
    else if (wantsKey)
      giveKey(text);
  });

  // --- reports: a play as a text -----------------------------------------------------------------------------------------------------------

  const escaped = (string) => string.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll("\r", "");
  const unescaped = (string) => string.replace(/\\(.)/g, (all, letter) => (letter === "n" ? "\n" : letter));

  // FNV-1a of the bytes, like leaf_storage_report_digest.
  function digest(string) {
    let hash = 0x811c9dc5;
    for (const byte of new TextEncoder().encode(string))
      hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
    return hash.toString(16).padStart(8, "0");
  }

  function report (words, played = record, answers = turns)
  {
    const lines = [
      "Looseleaf report 1", "title " + escaped (about.title), "ifid " + about.ifid, "release " + about.release,
      "story " + about.fingerprint, "engine " + about.version, "serial " + about.serial,
      "seed " + played.seed
    ];
    if (played.saved)
      lines.push("saved " + escaped (played.saved));
    for (const [name, content] of Object.entries(played.files ?? {}))
      lines.push("file " + escaped(name) + "\t" + escaped(content));
    answers.forEach((turn) => {
      if (turn.command !== null)
        lines.push(">" + escaped(turn.command));
      lines.push("=" + digest(turn.text));
    });
    for (const line of (words ?? "").split("\n").filter((line) => line.trim() !== ""))
      lines.push("says " + escaped(line));
    lines.push("end");
    return lines.join("\n") + "\n";
  }

  // Reads a report as a record; null: it is not a report, or not of this story.
  function readReport(string) {
    const lines = string.slice(0, 16 * 1024 * 1024).split(/\r?\n/);
    const read = { seed: NaN, commands: [], saved: null, files: {}, release: about.digest };
    if (lines[0] !== "Looseleaf report 1" || !lines.includes("ifid " + about.ifid) || !lines.includes("end"))
      return null;
    for (const line of lines) {
      if (line.startsWith(">"))
        read.commands.push(unescaped(line.slice(1)));
      else if (/^seed \d{1,10}$/.test(line))
        read.seed = Number(line.slice(5)) >>> 0;
      else if (line.startsWith("saved "))
        read.saved = unescaped(line.slice(6));
      else if (line.startsWith("file ") && line.includes("\t"))
        read.files[unescaped(line.slice(5, line.indexOf("\t")))] = unescaped(line.slice(line.indexOf("\t") + 1));
    }
    return isRecord(read) ? read : null;
  }

  function transcript({ commands = true } = {}) {
    return turns.map((turn) => (commands && turn.command !== null ? turn.command + "\n" : "") + turn.text).join("");
  }

  window.looseleaf = { transcript, report : (words) => report (words), give };

  // --- the menu ------------------------------------------------------------------------------------------------------------------------------

  function download(name, string) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([string], { type: "text/plain" }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  }

  const fileName = (what) => about.title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "").slice(0, 60) + "-" + what + ".txt";

  function showMenu(shown) {
    $("menu").hidden = !shown;
    $("menu-button").setAttribute("aria-expanded", String(shown));
  }

  $("menu-button").addEventListener("click", () => showMenu($("menu").hidden));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !$("menu").hidden && !document.querySelector("dialog[open]")) {
      showMenu(false);
      $("menu-button").focus();
    }
  });

  function onMenu(id, act) {
    $(id).addEventListener("click", act);
  }

  function openDialog(id) {
    $(id).showModal();
  }

  for (const button of document.querySelectorAll("dialog .close"))
    button.addEventListener("click", () => button.closest("dialog").close());
  for (const dialog of document.querySelectorAll("dialog"))
    dialog.addEventListener("close", () => $("command").focus());

  onMenu("undo", goBack);
  onMenu("restart", () => openDialog("restart-dialog"));
  $("restart-now").addEventListener("click", () => {
    $("restart-dialog").close();
    play(newRecord(), "The story begins again.");
  });
  onMenu("download", () => download(fileName("transcript"), transcript()));
  onMenu("print", () => window.print());
  onMenu("about", () => openDialog("about-dialog"));
  $("stop").addEventListener("click", stop);

  const settings = Object.assign({ size: 1.1875, theme: "" }, store.get(":settings"));

  function applySettings() {
    document.documentElement.style.setProperty("--size", settings.size + "rem");
    if (settings.theme)
      document.documentElement.dataset.theme = settings.theme;
    store.set(":settings", settings);
  }

  function resize(by) {
    settings.size = Math.min(Math.max(Number(settings.size) + by, 0.8), 2.6);
    applySettings();
  }

  onMenu("smaller", () => resize(-0.125));
  onMenu("larger", () => resize(0.125));
  onMenu("theme", () => {
    const isDark = settings.theme ? settings.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    settings.theme = isDark ? "light" : "dark";
    applySettings();
  });

  // --- saves ------------------------------------------------------------------------------------------------------------------------------------

  function saves() {
    const kept = store.get(":saves");
    return Array.isArray(kept) ? kept.filter((save) => isRecord(save.record) && typeof save.name === "string") : [];
  }

  function showSaves() {
    const kept = saves();
    $("save-none").hidden = kept.length > 0;
    $("save-list").replaceChildren(...kept.map((save, number) => {
      const item = document.createElement("li"), name = document.createElement("span");
      const button = (label, act) => {
        const made = document.createElement("button");
        made.type = "button";
        made.textContent = label;
        made.setAttribute("aria-label", label + " " + save.name);
        made.addEventListener("click", act);
        return made;
      };
      name.textContent = `${save.name} (${save.record.commands.length} commands)`;
      name.dir = "auto";
      item.append(name, button ("Restore", () => {
                    $ ("saves-dialog").close();
                    restoreSave (save);
                  }), button ("Export", () => exportSave (save)), button ("Delete", () => {
                    store.set(":saves", saves ().filter((other, at) => at !== number));
                    showSaves ();
                  }));
      return item;
    }));
  }

  // A save of an older release is played in this one.
  function restoreSave (save)
  {
    play ({...structuredClone (save.record), release : about.digest }, "Restored: " + save.name);
  }

  // A save has no answers, so the report has none. The release of an older save is unknown, and left out too.
  function exportSave(save) {
    const unknown = save.record.release === about.digest ? /^=/ : /^(=|release |story )/;
    const lines = report ("", save.record, save.record.commands.map((command) => ({ command, text : "" }))).split("\n");
    download (fileName ("saved"), lines.filter((line) => !unknown.test(line)).join("\n"));
  }

  // Adds a save under a name that is not taken. Returns whether the browser has stored it, and a sentence.
  function addSave (name, saved)
  {
    const kept = saves (), isTaken = (one) => kept.some((save) => save.name === one);
    let free = name;
    for (let number = 2; isTaken (free); number++)
      free = `${name} (${number})`;
    const isKept = store.set(":saves", [...kept, { name : free, record : saved } ]);
    showSaves();
    return { isKept, sentence : isKept ? "Saved: " + free : "The browser has no room for this save. Export a play as a file instead, or delete saves." };
  }

  const tellInDialog = (string) => { $ ("saves-notice").textContent = string; }; // screen readers do not read the page behind a dialog

  onMenu("saves", () => {
    $("save-name").value = $("status-left")?.textContent.trim() || "Save";
    tellInDialog ("");
    showSaves();
    openDialog("saves-dialog");
  });
  $("save-form").addEventListener("submit", (event) => {
    event.preventDefault();
    tellInDialog (addSave ($ ("save-name").value.trim() || "Save", structuredClone (record)).sentence);
  });
  $("import").addEventListener("change", async () => {
    const [file] = $("import").files, read = file && file.size <= 16 * 1024 * 1024 ? readReport(await file.text()) : null;
    $("import").value = "";
    if (read === null) {
      notice("That file is no saved play of this story.");
    } else {
      play(read, "The play in the file is restored.");
    }
    $("saves-dialog").close();
  });

  // --- report a problem ----------------------------------------------------------------------------------------------------------------------------

  const showReport = () => { $("report-text").value = report($("report-words").value); };
  onMenu ("report", () => {
    $ ("report-notice").textContent = "";
    showReport();
    openDialog("report-dialog");
  });
  $("report-words").addEventListener("input", showReport);
  $("report-save").addEventListener("click", () => download(fileName("report"), $("report-text").value));
  $("report-copy").addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText($("report-text").value);
      $ ("report-notice").textContent = "The report is copied.";
    } catch {
      $("report-text").select();
      $ ("report-notice").textContent = "Copy the selected text.";
    }
  });

  addEventListener("storage", (event) => {
    if (event.key === KEY + ":play" && remembers)
      notice("The story is being played in another tab or window, too. Only the play that goes on last is remembered.");
  });

  // Returns the notice for a player who had begun another release.
  function beginNewRelease (left)
  {
    const made = addSave (OLDER_NAME, left);
    older = made.isKept ? null : left;
    return "This is another release of the story. " + (made.isKept ? "Your play of the one before is in the saves. " + made.sentence
      : "The browser has no room to save your play of the one before, so that stays stored, and this play is not. Delete saves to make room.");
  }

  // --- the beginning -----------------------------------------------------------------------------------------------------------------------------------

  applySettings();
  const left = store.get(":play");
  lastSaved = null;
  lastFiles = null;
  if (isRecord (left) && left.release === about.digest && remembers)
    play(left, left.commands.length > 0 ? "The story goes on where you left it." : "");
  else
    play(newRecord(), isRecord (left) && remembers && left.commands.length > 0 ? beginNewRelease (left) : "");
})();
