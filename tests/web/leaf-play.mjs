// SPDX-License-Identifier: GPL-3.0-or-later
// leaf-play.mjs MODULE: runs the module for WASI on each line of the standard input: a JSON array of the story, its commands, the files
// that get the text and the messages, and "--time" where it is to be timed. Prints a line of JSON for each: the exit code, or what went wrong.
import { closeSync, openSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { setFlagsFromString } from "node:v8";

// With these calls node 20 lets the collector take what is still in use: it crashes in one of four long plays.
setFlagsFromString("--no-turbo-fast-api-calls");
const { WASI } = await import("node:wasi");

const module = await WebAssembly.compile(readFileSync(process.argv[2]));

async function play([story, commands, text, messages, ...options]) {
  const stdout = openSync(text, "w"), stderr = openSync(messages, "w");
  const wasi = new WASI({ version: "preview1", args: ["leaf-play", ...options, story, commands], preopens: { "/": "/" }, returnOnExit: true, stdout, stderr });
  try {
    return { code: wasi.start(await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport })) };
  } catch (error) {
    return { error: String(error) };
  } finally {
    closeSync(stdout);
    closeSync(stderr);
  }
}

for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify(await play(JSON.parse(line))));
