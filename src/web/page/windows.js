// SPDX-License-Identifier: GPL-3.0-or-later
// windows.js: the panes that a story opens beside its text, docked at the sides of the page, and the rows of its status line.
"use strict";

// `text` makes the node of a stretch of text, and `paragraphs` those of many; `effects` are the figures of the page; `click` is told of a click.
function storyWindows({ text, paragraphs, effects, click }) {
  const BUFFER = 3, GRID = 4, MAIN = 1, SIDES = ["left", "right", "above", "below"], LEAST = 15, MOST = 45;
  const images = new Map();

  // --- one of them -------------------------------------------------------------------------------------------------------------------

  function grid(pane, links) {
    const made = document.createElement("pre");
    for (const piece of pane.pieces.slice(0, -1))
      made.append(text(piece, piece.text, links));
    return made;
  }

  function buffer(pane, links) {
    const made = document.createElement("div");
    made.append(...paragraphs(pane.pieces.map((piece) => ({ ...piece, sort: "text" })), links));
    return made;
  }

  function image(effect, drawAgain) {
    if (!images.has(effect)) {
      const made = new Image();
      made.src = "data:" + effects[effect].type + ";base64," + effects[effect].data;
      images.set(effect, made);
    }
    const found = images.get(effect);
    if (!found.complete)
      found.addEventListener("load", drawAgain, { once: true });
    return found.complete && found.naturalWidth > 0 ? found : null;
  }

  function draw(canvas, pane) {
    const context = canvas.getContext("2d");
    context.clearRect(0, 0, pane.width, pane.height);
    for (const piece of pane.pieces) {
      if (!piece.effect) {
        context.fillStyle = piece.colour;
        context.fillRect(piece.x, piece.y, piece.width, piece.height);
        continue;
      }
      const figure = Object.hasOwn(effects, piece.effect) ? image(piece.effect, () => draw(canvas, pane)) : null;
      if (figure !== null) {
        const width = piece.width || figure.naturalWidth;
        context.drawImage(figure, piece.x, piece.y, width, piece.height || figure.naturalHeight * width / figure.naturalWidth);
      }
    }
  }

  function picture(pane) {
    const canvas = document.createElement("canvas");
    const words = new Set(pane.pieces.filter((piece) => Object.hasOwn(effects, piece.effect ?? "")).map((piece) => effects[piece.effect].words));
    canvas.width = Math.max(pane.width, 1);
    canvas.height = Math.max(pane.height, 1);
    canvas.setAttribute("role", "img");
    canvas.setAttribute("aria-label", words.size > 0 ? "Picture: " + [...words].join(", ") : "Picture");
    draw(canvas, pane);
    return canvas;
  }

  // The column and row of a click, or pixels.
  function placeOf(event, pane, content) {
    const box = content.getBoundingClientRect();
    if (pane.sort !== GRID)
      return [(event.clientX - box.left) * pane.width / box.width, (event.clientY - box.top) * pane.height / box.height];
    const probe = document.createElement("span");
    probe.textContent = "0".repeat(10);
    content.append(probe);
    const width = probe.getBoundingClientRect().width / 10, height = parseFloat(getComputedStyle(content).lineHeight);
    probe.remove();
    return [(event.clientX - box.left) / width, (event.clientY - box.top) / height];
  }

  function listen(pane, content) {
    content.classList.add("wants-mouse");
    content.addEventListener("click", (event) => {
      const [column, row] = placeOf(event, pane, content).map(Math.floor);
      if (event.target.closest("button") === null && column >= 0 && row >= 0 && column < pane.width && row < pane.height)
        click(`[click ${pane.number} at ${column}, ${row}]`);
    });
  }

  // Letters that can be read on a colour.
  function lettersOn(colour) {
    const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
    return 0.299 * red + 0.587 * green + 0.114 * blue < 128 ? "#ffffff" : "#000000";
  }

  function windowOf(pane, links) {
    const made = document.createElement("div");
    const content = pane.sort === BUFFER ? buffer(pane, links) : pane.sort === GRID ? grid(pane, links) : picture(pane);
    made.className = "window";
    made.dataset.name = pane.name;
    made.tabIndex = 0; // it may scroll
    made.setAttribute("role", "group");
    made.setAttribute("aria-label", pane.name || "Window " + pane.number);
    if (pane.background) {
      made.style.backgroundColor = pane.background;
      made.style.color = lettersOn(pane.background);
    }
    if (pane.mouse)
      listen(pane, content);
    made.append(content);
    return made;
  }

  // --- all of them -------------------------------------------------------------------------------------------------------------------

  const isAcross = (pane) => pane.side < 2;

  // So much of the page at a side of it, or of the window that it was split from.
  function sizeOf(pane, isDocked) {
    if (pane.proportional)
      return isDocked ? Math.min(Math.max(pane.size, LEAST), MOST) + (isAcross(pane) ? "vw" : "vh") : pane.size + "%";
    if (pane.sort !== BUFFER && pane.sort !== GRID)
      return `min(${pane.size}px, ${MOST}${isAcross(pane) ? "vw" : "vh"})`;
    return isAcross(pane) ? `min(calc(${pane.size}ch + 1.4em), ${MOST}vw)` : `min(calc(${pane.size * 1.4}em + 1.4em), ${MOST}vh)`;
  }

  function dock(pane, made) {
    const side = document.getElementById("windows-" + SIDES[pane.side]);
    made.style[isAcross(pane) ? "width" : "height"] = sizeOf(pane, true);
    if (pane.side === 0 || pane.side === 2)
      side.append(made); // a later one is nearer to the text
    else
      side.prepend(made);
  }

  function split(pane, made, beside) {
    const both = document.createElement("div");
    both.className = isAcross(pane) ? "windows-row" : "windows-column";
    both.style.cssText = beside.style.cssText;
    beside.replaceWith(both);
    beside.style.width = beside.style.height = "";
    beside.style.flex = "1 1 0";
    made.style.flex = "0 0 " + sizeOf(pane, false);
    both.append(...(pane.side === 0 || pane.side === 2 ? [made, beside] : [beside, made]));
  }

  function show(panes, links) {
    const made = new Map();
    for (const side of SIDES)
      document.getElementById("windows-" + side).replaceChildren();
    for (const pane of panes) {
      const shown = windowOf(pane, links);
      if (pane.beside === MAIN || !made.has(pane.beside))
        dock(pane, shown);
      else
        split(pane, shown, made.get(pane.beside));
      made.set(pane.number, shown);
    }
    document.documentElement.style.setProperty("--above", document.getElementById("windows-above").offsetHeight + "px");
    for (const shown of made.values())
      if (shown.firstChild.tagName === "DIV")
        shown.scrollTop = shown.scrollHeight;
  }

  // --- the status line: "left\tright" or "left\tcentre\tright", a line for each row ---------------------------------------------------------

  function showStatus(string) {
    const rows = string.split("\n").slice(0, 12).map((line, number) => {
      const parts = line.split("\t"), row = document.createElement("div");
      const [left, centre, right] = parts.length > 2 ? parts : [parts[0], null, parts[1] ?? ""];
      row.className = "status-row";
      for (const [name, words] of [["left", left], ["centre", centre], ["right", right]]) {
        if (words === null)
          continue;
        const made = document.createElement("span");
        if (number === 0)
          made.id = "status-" + name;
        made.className = "status-" + name;
        made.dir = "auto";
        made.textContent = words;
        row.append(made);
      }
      return row;
    });
    document.getElementById("status").replaceChildren(...rows);
  }

  return { show, showStatus };
}
