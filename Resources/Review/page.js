"use strict";
// Filters, listening and text boxes of the review page. The page is whole without it; nothing of a catalog is ever parsed as
// code or as markup here: texts go through textContent alone.
(() => {
  const $ = id => document.getElementById(id);
  const make = (name, text, properties) => Object.assign(document.createElement(name), { textContent: text ?? "" }, properties);
  document.documentElement.classList.add("js");
  const data = JSON.parse($("data").textContent);
  const form = document.querySelector("form.tools");
  const rows = Array.from(document.querySelectorAll("article"));
  form.hidden = false;
  // What a link leads to stands below the bar, however high that is.
  new ResizeObserver(() => {
    const isSticky = getComputedStyle(form).position === "sticky";
    document.documentElement.style.scrollPaddingTop = isSticky ? `${form.offsetHeight + 16}px` : "1rem";
  }).observe(form);

  // ---- Filters -------------------------------------------------------------------------------------------------------
  const rank = { i: 1, a: 2, e: 3 };
  let texts = null;
  const textOf = index => {
    texts ??= new Array(rows.length);
    return texts[index] ??= rows[index].textContent.toLowerCase();
  };
  const changed = $("change");
  let turn = 0;
  /// Rows are looked at in slices, so that a page of a hundred thousand answers meanwhile; a newer filter ends an older one.
  async function filter() {
    const own = ++turn;
    const words = $("text").value.toLowerCase().split(/\s+/).filter(Boolean);
    const [language, state, rule] = [$("language").value, $("state").value, $("rule").value];
    const severity = $("severity").value, change = changed?.value ?? "";
    let shown = 0, until = performance.now() + 50;
    for (const [index, row] of rows.entries()) {
      if (performance.now() > until) {
        await new Promise(done => setTimeout(done));
        if (own !== turn) return;
        until = performance.now() + 50;
      }
      const set = row.dataset;
      const isShown =
        (!language || row.id.startsWith(language + "/")) &&
        (!state || (set.s ?? "t") === state) &&
        (!severity || (severity === "n" ? !set.v : (rank[set.v] ?? 0) >= rank[severity])) &&
        (!rule || (set.r ?? "").split(" ").includes(rule)) &&
        (!change || (change === "any" ? "h" in set : set.h === change)) &&
        (!words.length || words.every(word => textOf(index).includes(word)));
      if (row.hidden === isShown) row.hidden = !isShown;
      shown += isShown;
    }
    // A heading without a string below it says nothing.
    for (const part of document.querySelectorAll("main section")) {
      part.hidden = !!part.querySelector("article") && !part.querySelector("article:not([hidden])");
    }
    const place = data.pages || data.first ? " on this page" : "";
    $("count").textContent = `${shown === rows.length ? "" : `${shown} of `}${rows.length} strings${place}`;
  }
  let waiting = 0;
  form.addEventListener("input", event => {
    if (["speed", "voice", "room", "lines", "style"].includes(event.target.id)) return;
    clearTimeout(waiting);
    waiting = setTimeout(filter, event.target.id === "text" ? 120 : 0);
  });
  form.addEventListener("submit", event => event.preventDefault());
  form.addEventListener("reset", () => setTimeout(() => { filter(); pace(); fitAll(); refill(); }, 0));
  /// Five letters for an anchor, as PageAddress of the command makes them: thirty bits of its FNV-1a.
  function code(name) {
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let hash = 2166136261;
    for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 16777619) >>> 0;
    return [0, 1, 2, 3, 4].map(place => letters[hash >>> (6 * place) & 63]).join("");
  }
  /// A string that stands on another page: the first page knows on which.
  function elsewhere(name) {
    if (data.first) return location.replace(data.first + location.hash);
    const own = code(name);
    const page = data.pages?.findIndex(([, codes]) => {
      let place = codes.indexOf(own);
      while (place >= 0 && place % 5) place = codes.indexOf(own, place + 1);
      return place >= 0;
    });
    if (page > 0) location.replace(data.pages[page][0] + location.hash);
  }
  // A link leads to its string also where a filter hides it.
  function follow() {
    let name = location.hash.slice(1);
    try { name = decodeURIComponent(name); } catch { /* a percent sign that stands for itself */ }
    const row = $(name) ?? $(location.hash.slice(1));
    if (!row && name) return elsewhere(name);
    if (!row?.hidden) return;
    form.reset();
    for (let part = row; part; part = part.parentElement.closest("section")) part.hidden = false;
    row.scrollIntoView();
  }
  addEventListener("hashchange", follow);

  // ---- Listening -----------------------------------------------------------------------------------------------------
  const synthesis = window.speechSynthesis;
  const audio = $("audio") ? JSON.parse($("audio").textContent) : [];
  const say = text => { $("voices").textContent = text; };
  const same = (left, right) => left.toLowerCase().split(/[-_]/)[0] === right.toLowerCase().split(/[-_]/)[0];
  let player = null, pressed = null;
  const pace = () => { $("pace").textContent = `${Number($("speed").value).toFixed(1)}×`; };
  $("speed").addEventListener("input", pace);
  function list() {
    const own = new Set(Array.from(document.querySelectorAll("main section[data-lang]"), part => part.dataset.lang));
    const select = $("voice"), chosen = select.value;
    select.length = 1;
    for (const voice of synthesis?.getVoices() ?? []) {
      if (![...own].some(language => same(language, voice.lang))) continue;
      select.append(make("option", `${voice.name} (${voice.lang})`, { value: voice.voiceURI }));
    }
    select.value = chosen;
    if (select.selectedIndex < 0) select.value = "";
  }
  function voiceFor(language) {
    const voices = synthesis?.getVoices() ?? [];
    const chosen = voices.find(voice => voice.voiceURI === $("voice").value);
    if (chosen && same(chosen.lang, language)) return chosen;
    const wanted = language.toLowerCase();
    return voices.find(voice => voice.lang.toLowerCase().replace("_", "-") === wanted) ??
      voices.find(voice => same(voice.lang, language));
  }
  function stop() {
    pressed?.setAttribute("aria-pressed", "false");
    pressed = null;
    synthesis?.cancel();
    player?.pause();
    player = null;
  }
  function spoken(button) {
    const copy = button.parentElement.querySelector("p[lang]").cloneNode(true);
    return copy.textContent;
  }
  function listen(button) {
    const isSecond = button === pressed;
    stop();
    say("");
    if (isSecond) return;
    const rate = Number($("speed").value);
    const end = () => { if (pressed === button) stop(); };
    const sound = audio[button.dataset.a];
    if (sound) {
      player = new Audio(sound);
      player.playbackRate = rate;
      player.onended = end;
      player.play().catch(() => { end(); say("This browser cannot play the sound in the page."); });
    } else {
      const text = spoken(button), language = button.parentElement.querySelector("p[lang]").lang;
      const voice = voiceFor(language);
      if (!voice) {
        button.textContent = `No voice for ${language}`;
        say(`This browser has no voice for ${language}. Install one, or have the page made with --audio espeak-ng.`);
        return;
      }
      const utterance = new SpeechSynthesisUtterance(text);
      Object.assign(utterance, { lang: language, voice, rate, onend: end, onerror: end });
      synthesis.speak(utterance);
    }
    pressed = button;
    button.setAttribute("aria-pressed", "true");
  }
  synthesis?.addEventListener?.("voiceschanged", list);
  list();

  // ---- Text sizes ----------------------------------------------------------------------------------------------------
  data.styles.forEach((style, index) => {
    const select = $("style");
    let group = Array.from(select.children).find(child => child.label === style.system);
    if (!group) select.append(group = make("optgroup", "", { label: style.system }));
    group.append(make("option", style.name, { value: index }));
  });
  const style = () => data.styles[$("style").value] ?? data.styles[0];
  const room = () => Math.min(2000, Math.max(40, Number($("room").value) || data.room));
  const advance = character => data.advances[character.codePointAt(0)] ?? data.em;
  const units = text => {
    let widest = 0;
    for (const line of text.split("\n")) {
      let sum = 0;
      for (const character of line) sum += advance(character);
      widest = Math.max(widest, sum);
    }
    return widest;
  };
  const lines = () => Math.min(20, Math.max(1, Math.floor(Number($("lines").value)) || 1));
  const isIdeograph = code => (code >= 0x2E80 && code <= 0xD7A3) || (code >= 0xFF01 && code <= 0xFF60);
  const isHyphen = code => code === 0x2D || code === 0x2010 || code === 0x2013 || code === 0x2014;
  /// Where each line of a text begins, in a room of so many units: LineWrap of the command breaks at the same places.
  function starts(text, most) {
    const result = [0];
    let line = 0, word = 0, place = 0, index = 0;
    for (const character of text) {
      const code = character.codePointAt(0), width = advance(character), here = index;
      index += character.length;
      if (code === 0x0A) {
        result.push(index);
        [line, word, place] = [0, 0, index];
      } else if (code === 0x20 || code === 0x09 || code === 0x200B) {
        [line, word, place] = [line + word + width, 0, index];
      } else {
        if (isIdeograph(code)) [line, word, place] = [line + word, 0, here];
        if (line + word + width > most) {
          if (line > 0) { result.push(place); line = 0; }
          if (word > 0 && word + width > most) { result.push(here); [word, place] = [0, here]; }
        }
        word += width;
        if (isHyphen(code) || isIdeograph(code)) [line, word, place] = [line + word, 0, index];
      }
    }
    return result;
  }
  /// How many lines there are for a text: those that it breaks itself are always there.
  const allowed = text => Math.max(lines(), text.split("\n").length);
  /// The first size at which a text no longer fits, as words; the same words as in the page that was written.
  function told(text) {
    const { sizes, names, normal } = style(), width = units(text), most = room() * data.em;
    const count = size => starts(text, most / size).length, own = allowed(text);
    if (width * sizes[normal] > most && count(sizes[normal]) > own) {
      return { text: `About ${count(sizes[normal])} lines`, isCut: false };
    }
    const first = sizes.findIndex((size, index) =>
      index > normal && width * size > most && (own === 1 || count(size) > own));
    return first < 0 ? null : { text: `Cut from ${names[first]} on`, isCut: true };
  }
  function fitAll() {
    for (const text of document.querySelectorAll(".f > .t:not(.raw)")) {
      const fit = told(text.textContent);
      let line = text.parentElement.querySelector(":scope > .w");
      if (!fit) { line?.remove(); continue; }
      if (!line) (text.parentElement.querySelector(":scope > .l") ?? text).after(line = make("p"));
      if (line.textContent !== fit.text) line.textContent = fit.text;
      line.className = fit.isCut ? "w cut" : "w";
    }
  }
  /// A text cut as a label cuts it: the last line holds as many letters as fit before the ellipsis.
  function cut(text, size) {
    const most = room() * data.em / size, places = starts(text, most), own = allowed(text);
    const parts = places.map((start, index) => text.slice(start, places[index + 1]).trimEnd());
    if (places.length <= own) return { lines: parts, isCut: false };
    let sum = advance("…"), end = places[own - 1];
    for (const character of text.slice(end)) {
      sum += advance(character);
      if (sum > most || character === "\n") break;
      end += character.length;
    }
    return { lines: [...parts.slice(0, own - 1), text.slice(places[own - 1], end).trimEnd() + "…"], isCut: true };
  }
  function box(text, index) {
    const { sizes, names, boxes } = style(), size = sizes[index];
    const shown = cut(text.textContent, size);
    const row = make("div", "", { className: "b" });
    const label = make("span");
    label.append(make("b", boxes.find(step => step[1] === index)[0]), ` ${names[index]}, ${+size.toFixed(1)} pt `);
    label.append(make("i", shown.isCut ? "cut" : ""));
    const frame = make("div", "", { className: "box", lang: text.lang, dir: text.closest("[dir]")?.dir || "ltr" });
    // The room itself, and the frame around it.
    frame.style.width = `${room() + 14}px`;
    const letters = shown.lines.map(line => make("span", line));
    for (const line of letters) line.style.fontSize = `${size}px`;
    frame.append(...letters);
    row.append(label, frame);
    // The letters take the room that the metrics say, whatever font this browser has.
    requestAnimationFrame(() => {
      for (const line of letters) {
        const own = line.offsetWidth, measured = units(line.textContent) * size / data.em;
        if (own > 0) line.style.transform = `scaleX(${Math.min(1.5, Math.max(.6, measured / own))})`;
      }
    });
    return row;
  }
  function fill(details) {
    details.querySelectorAll("figure").forEach(figure => figure.remove());
    for (const text of details.parentElement.querySelectorAll(".f > .t:not(.raw)")) {
      const figure = make("figure", "", { tabIndex: 0 });
      const name = text.parentElement.querySelector(".k")?.textContent ?? "";
      const caption = [name, told(text.textContent)?.text ?? "Fits at every size"].filter(Boolean).join(": ");
      figure.setAttribute("aria-label", `${caption}; ${style().name} in ${room()} points, ${lines() === 1 ? "one line" : `${lines()} lines`}`);
      figure.setAttribute("role", "group");
      figure.append(make("figcaption", caption));
      for (const step of style().boxes) figure.append(box(text, step[1]));
      details.append(figure);
    }
  }
  const refill = () => document.querySelectorAll("details.z[open]").forEach(fill);
  document.addEventListener("toggle", event => {
    if (event.target.matches?.("details.z") && event.target.open) fill(event.target);
  }, true);
  for (const id of ["room", "lines", "style"]) $(id).addEventListener("change", () => { fitAll(); refill(); });

  // ---- Buttons -------------------------------------------------------------------------------------------------------
  async function copy(button) {
    const text = button.parentElement.querySelector("q").textContent;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const field = make("textarea", "", { value: text });
      document.body.append(field);
      field.select();
      document.execCommand("copy");
      field.remove();
      button.focus();
    }
    button.textContent = "Copied";
    setTimeout(() => { button.textContent = "Copy"; }, 2000);
  }
  document.addEventListener("click", event => {
    const button = event.target.closest?.("button");
    if (button?.classList.contains("l")) listen(button);
    if (button?.classList.contains("c")) copy(button);
  });
  // Escape ends what is being said, and closes the reason of a mark.
  document.addEventListener("keydown", event => {
    if (event.key !== "Escape") return;
    stop();
    document.documentElement.classList.add("quiet");
  });
  for (const name of ["focusin", "mouseout"]) {
    document.addEventListener(name, () => document.documentElement.classList.remove("quiet"));
  }
  filter();
  follow();
})();
