// SPDX-License-Identifier: GPL-3.0-or-later
// windows.js: the panes that a story opens beside its text, docked at the sides of the page, and the rows of its status line.
"use strict";

// `text` makes the node of a run of text, and `paragraphs` the paragraphs of many; `effects` are the figures of the page, `source` their addresses; `click` is called with
// the input for a click.
function storyWindows({ text, paragraphs, effects, source, click }) {
  const BUFFER = 3, GRID = 4, MAIN = 1, SIDES = ["left", "right", "above", "below"], LEAST = 15, MOST = 45;
  const STEP = 4, SHIFT_STEPS = 8, ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const images = new Map();
  const pointers = new Map(); // number of a window -> where keys have moved its pointer

  // --- one window -------------------------------------------------------------------------------------------------------------------

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
      made.src = source(effects[effect]);
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

  // The size on the screen of a character of a grid, or of a pixel of a picture.
  function unitOf(pane, content) {
    const box = content.getBoundingClientRect();
    if (pane.sort !== GRID)
      return [box.width / pane.width, box.height / pane.height];
    const probe = document.createElement("span");
    probe.textContent = "0".repeat(10);
    content.append(probe);
    const width = probe.getBoundingClientRect().width / 10;
    probe.remove();
    return [width, parseFloat(getComputedStyle(content).lineHeight)];
  }

  // The column and row of a click; in a picture, the pixel.
  function placeOf(event, pane, content) {
    const box = content.getBoundingClientRect(), unit = unitOf(pane, content);
    return [Math.floor((event.clientX - box.left) / unit[0]), Math.floor((event.clientY - box.top) / unit[1])];
  }

  // The description of the figure at a place of a picture.
  function figureAt(pane, [column, row]) {
    const found = pane.pieces.findLast(({ effect, x, y, width, height }) => {
      const figure = effect && Object.hasOwn(effects, effect) ? image(effect, () => {}) : null;
      const across = width || figure?.naturalWidth, down = height || figure?.naturalHeight * across / figure?.naturalWidth;
      return figure !== null && column >= x && row >= y && column < x + across && row < y + down;
    });
    return found === undefined ? "" : effects[found.effect].words + ", ";
  }

  // Adds a pointer that arrow keys move (farther with Shift). Enter and Space click there.
  function listenToKeys(pane, made, content) {
    const start = pane.sort === GRID ? [0, 0] : [pane.width >> 1, pane.height >> 1];
    const mark = document.createElement("span"), said = document.createElement("span");
    const isLink = () => document.activeElement !== made;

    function move(place, isSaid) {
      const [column, row] = [0, 1].map((i) => Math.min(Math.max(place[i], 0), Math.max((i === 0 ? pane.width : pane.height) - 1, 0)));
      const unit = unitOf(pane, content);
      pointers.set(pane.number, [column, row]);
      mark.style.left = content.offsetLeft + (pane.sort === GRID ? column : column + 0.5) * unit[0] + "px";
      mark.style.top = content.offsetTop + (pane.sort === GRID ? row : row + 0.5) * unit[1] + "px";
      if (pane.sort === GRID) {
        mark.style.width = unit[0] + "px";
        mark.style.height = unit[1] + "px";
      }
      if (!isSaid)
        return;
      const character = pane.sort === GRID ? [...(content.textContent.split("\n")[row] ?? "")][column]?.trim() || "blank" : "";
      said.textContent = pane.sort === GRID ? `${character}, row ${row + 1}, column ${column + 1}` : `${figureAt(pane, [column, row])}${column}, ${row}`;
      mark.scrollIntoView({ block: "nearest", inline: "nearest" });
    }

    mark.className = pane.sort === GRID ? "cell" : "cross";
    said.className = "said";
    said.setAttribute("aria-live", "polite");
    made.setAttribute("role", "application");
    made.setAttribute("aria-description", "Arrow keys move the pointer, faster with Shift. Enter clicks there.");
    made.append(mark, said);
    made.addEventListener("focus", () => move(pointers.get(pane.number) ?? start, false));
    made.addEventListener("keydown", (event) => {
      if (event.target !== made || event.ctrlKey || event.altKey || event.metaKey)
        return;
      const [column, row] = pointers.get(pane.number) ?? start;
      if (Object.hasOwn(ARROWS, event.key)) {
        const step = (pane.sort === GRID ? 1 : STEP) * (event.shiftKey ? SHIFT_STEPS : 1);
        move([column + ARROWS[event.key][0] * step, row + ARROWS[event.key][1] * step], true);
      } else if (event.key === "Enter" || event.key === " ") {
        click(`[click ${pane.number} at ${column}, ${row}]`);
      } else {
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    });
  }

  function listen(pane, content) {
    content.classList.add("wants-mouse");
    content.addEventListener("click", (event) => {
      const [column, row] = placeOf(event, pane, content);
      if (event.target.closest("button") !== null || column < 0 || row < 0 || column >= pane.width || row >= pane.height)
        return;
      pointers.set(pane.number, [column, row]);
      click(`[click ${pane.number} at ${column}, ${row}]`);
    });
  }

  // A colour for text that is legible on a background.
  function lettersOn(colour) {
    const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
    return 0.299 * red + 0.587 * green + 0.114 * blue < 128 ? "#ffffff" : "#000000";
  }

  function windowOf(pane, links) {
    const made = document.createElement("div");
    const content = pane.sort === BUFFER ? buffer(pane, links) : pane.sort === GRID ? grid(pane, links) : picture(pane);
    made.className = "window";
    made.dataset.name = pane.name;
    made.dataset.number = pane.number;
    made.tabIndex = 0; // it may scroll
    made.setAttribute("role", "group");
    made.setAttribute("aria-label", pane.name || "Window " + pane.number);
    if (pane.background) {
      made.style.backgroundColor = pane.background;
      made.style.color = lettersOn(pane.background);
    }
    made.append(content);
    if (pane.mouse) {
      listen(pane, content);
      if (pane.sort !== BUFFER)
        listenToKeys(pane, made, content);
    }
    return made;
  }

  // --- all windows -------------------------------------------------------------------------------------------------------------------

  const isAcross = (pane) => pane.side < 2;

  // The CSS size of a window: at a side of the page, or of the window from which it was split.
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
      side.append(made); // later windows are nearer to the text
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

  // The window that has the focus, and the index of its focused link, or -1.
  function focused() {
    const shown = document.activeElement?.closest(".window");
    return shown ? { number: Number(shown.dataset.number), link: [...shown.querySelectorAll("button")].indexOf(document.activeElement) } : null;
  }

  // Restores the focus after the windows were made again.
  function focusAgain(before, made) {
    const shown = before === null ? undefined : made.get(before.number);
    (shown?.querySelectorAll("button")[before.link] ?? shown)?.focus({ preventScroll: true });
  }

  function show(panes, links) {
    const made = new Map(), before = focused();
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
    focusAgain(before, made);
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
