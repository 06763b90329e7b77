// SPDX-License-Identifier: GPL-3.0-or-later
// worker.js: runs the engine. An endless loop of a story blocks only this worker, which the page can terminate.
"use strict";

const SLICE = 400000; // units of work between two checks for messages
const MOST_PRINTED = 16 * 1024 * 1024,
      MOST_EVENTS = 30000; // the limits of a turn: the first is that of `leaf play`; the second is for the page, which shows each event
const WANTS_COMMAND = 1, OUT_OF_BUDGET = 4, SAVES = 7;
let engine, memory, ends = false;

const decoder = new TextDecoder(), encoder = new TextEncoder();

async function unpacked(base64) {
  const binary = atob(base64), bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++)
    bytes[i] = binary.charCodeAt(i);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function text(place) {
  if (place === 0)
    return null;
  const bytes = new Uint8Array(memory.buffer);
  return decoder.decode(bytes.subarray(place, bytes.indexOf(0, place)));
}

// Calls the function with the text as its last argument.
function withText(string, call) {
  const bytes = encoder.encode(string.replaceAll("\0", "")), room = engine.leaf_web_room(bytes.length + 1);
  const place = new Uint8Array(memory.buffer, room, bytes.length + 1);
  place.set(bytes);
  place[bytes.length] = 0;
  const result = call(room, bytes.length);
  engine.leaf_web_give_back(room);
  return result;
}

// The imports of a WASI program. There is no environment; what it writes becomes the message of a crash; other calls fail.
function surroundings() {
  let said = "";
  const nothing = () => 52; // not supported
  const calls = {
    fd_write(handle, vectors, n, written) {
      const view = new DataView(memory.buffer);
      let sum = 0;
      for (let i = 0; i < n; i++) {
        const place = view.getUint32(vectors + i * 8, true), length = view.getUint32(vectors + i * 8 + 4, true);
        said += decoder.decode(new Uint8Array(memory.buffer, place, length));
        sum += length;
      }
      view.setUint32(written, sum, true);
      return 0;
    },
    environ_sizes_get(count, size) {
      const view = new DataView(memory.buffer);
      view.setUint32(count, 0, true);
      view.setUint32(size, 0, true);
      return 0;
    },
    environ_get: () => 0,
    proc_exit(code) { throw new Error(said.trim() || "the engine ended with " + code); },
  };
  return new Proxy(calls, { get: (target, name) => target[name] ?? nothing });
}

async function open(asked) {
  const module = await WebAssembly.compile(await unpacked(asked.module));
  const asks = {};
  const calls = surroundings();
  for (const { module: from, name } of WebAssembly.Module.imports(module))
    (asks[from] ??= {})[name] = calls[name];
  engine = (await WebAssembly.instantiate(module, asks)).exports;
  memory = engine.memory;
  engine._initialize();
  const story = await unpacked(asked.story), room = engine.leaf_web_room(story.length + 1);
  new Uint8Array(memory.buffer, room, story.length + 1).set(story);
  new Uint8Array(memory.buffer)[room + story.length] = 0;
  engine.leaf_web_open(room, story.length);
  engine.leaf_web_give_back(room);
}

function fileNames() {
  const names = [];
  for (let name; (name = text(engine.leaf_web_file_name(names.length))) !== null;)
    names.push(name);
  return names;
}

function files() {
  const found = {};
  fileNames().forEach((name, number) => {
    const content = text(engine.leaf_web_file_text(number));
    if (content !== null)
      found[name] = content;
  });
  return found;
}

function begin(asked) {
  engine.leaf_web_begin(asked.seed >>> 0, 256);
  if (asked.saved)
    withText(asked.saved, (place) => engine.leaf_web_give_saved(place));
  fileNames().forEach((name, number) => {
    if (Object.hasOwn(asked.files ?? {}, name))
      withText(asked.files[name], (place) => engine.leaf_web_give_file(number, place));
  });
}

const pause = () => new Promise((resolve) => {
  const channel = new MessageChannel();
  channel.port1.onmessage = resolve;
  channel.port2.postMessage(0);
});

// The panes of the story, if they have changed since they were last sent.
let shown = "";

function panes() {
  const read = text(engine.leaf_web_panes());
  if (read === shown)
    return undefined;
  shown = read;
  return JSON.parse(read);
}

// What the links in these events and panes do, by their numbers.
function links(events, opened) {
  const found = {};
  for (const event of [...events, ...(opened ?? []).flatMap((pane) => pane.pieces)])
    if (event.link && !found[event.link]) {
      const sort = engine.leaf_web_link(event.link);
      found[event.link] = { sort, text: text(engine.leaf_web_result()) };
    }
  return found;
}

// Asks the page whether the play is stored, once in a turn. While a record is played, the answers are in it.
let nGiven = 0, isOpening = true, unsaved = [], tellSaved = null;

function isSaved() {
  if (isOpening)
    return !unsaved.includes(nGiven);
  return new Promise((resolve) => {
    tellSaved = resolve;
    postMessage({ type: "save" });
  });
}

// Runs the play until it needs a command or ends, and posts the events as one turn.
async function turn(command) {
  const events = [];
  let printed = 0, saved = null;
  for (;;) {
    const cause = engine.leaf_web_run(SLICE);
    for (const event of JSON.parse(text (engine.leaf_web_drain()))) {
      events.push(event);
      printed += event.text.length;
    }
    if (cause === SAVES)
      engine.leaf_web_answer_save((saved ??= await isSaved()) ? 1 : 0);
    if (cause === SAVES || cause === OUT_OF_BUDGET) {
      if (printed > MOST_PRINTED || events.length > MOST_EVENTS)
        engine.leaf_web_give_up();
    } else {
      ends = cause !== WANTS_COMMAND;
      const opened = panes();
      postMessage({ type: "turn", command, events, ends, panes: opened, saved: text(engine.leaf_web_saved()), files: files(),
        links: links(events, opened), wantsKey: engine.leaf_web_wants_key() !== 0, tick: engine.leaf_web_tick() });
      return;
    }
    await pause();
  }
}

let busy = Promise.resolve();

async function answer(asked) {
  if (asked.type === "open") {
    await open(asked);
    begin(asked);
    postMessage({ type: "ready", fingerprint: text(engine.leaf_web_fingerprint()) });
    unsaved = asked.unsaved ?? [];
    await turn(null);
    for (const command of asked.commands ?? [])
      await give(command);
    isOpening = false;
    postMessage({ type: "current" });
  } else if (asked.type === "command") {
    await give(asked.command);
  }
}

async function give(command) {
  nGiven++;
  if (!ends && withText(command, (place) => engine.leaf_web_command(place)))
    await turn(command);
}

onmessage = (message) => {
  if (message.data.type === "saved") {
    tellSaved?.(message.data.isSaved);
    return;
  }
  busy = busy.then(() => answer(message.data)).catch((error) => postMessage({ type: "failed", reason: String(error.message ?? error) }));
};
