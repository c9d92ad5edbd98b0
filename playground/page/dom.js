// Small helpers to build the page: elements, icons, lists in a sheet.

/** An element with attributes (`on…` are listeners, false and null are left out) and children. */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value === true) node.setAttribute(name, "");
    else if (value !== false && value != null) node.setAttribute(name, value);
  }
  node.append(...children.flat().filter((child) => child != null && child !== false));
  return node;
}

const PATHS = {
  hash: "M9 4 7 20M17 4l-2 16M4.5 9h16M3.5 15h16",
  thread: "M5 5h14v10H9l-4 4zM9 9h6M9 12h4",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  letter: "M4 6h16v12H4zM4 7l8 6 8-6",
  menu: "M4 7h16M4 12h16M4 17h16",
  send: "M4 12 20 4l-6 16-3-6.5z",
  plus: "M12 5v14M5 12h14",
  again: "M19 12a7 7 0 1 1-2.2-5.1M19 3.5V8h-4.5",
  eye: "M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  close: "M6 6l12 12M18 6 6 18",
  down: "M6 9l6 6 6-6",
  shield: "M12 3.5 19 6v6c0 4-3 7-7 8.5-4-1.5-7-4.5-7-8.5V6z",
  reply: "M10 6 4 12l6 6M4 12h10a6 6 0 0 1 6 6",
  globe: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c3 2.5 3 14.5 0 17M12 3.5c-3 2.5-3 14.5 0 17",
  check: "M5 12.5 10 17 19 7",
  file: "M7 3.5h7l4 4v13H7zM14 3.5v4h4",
};

/** A line icon; decoration only, whoever uses it says in words what it means. */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

const COLOURS = ["#0072b2", "#d55e00", "#009e73", "#a8527d", "#8a6d00", "#3d6fb5", "#7a5ca8"];

/** A round picture with the first letter of a name, in a colour that follows from the id. */
export function avatar(name, id, isBot) {
  const face = el("span", { class: isBot ? "face bot" : "face", "aria-hidden": "true" }, [...(name || "?")][0].toUpperCase());
  let sum = 0;
  for (const letter of `${id}`) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  face.style.setProperty("--face", isBot ? "var(--brass)" : COLOURS[sum % COLOURS.length]);
  return face;
}

/** A dialog that is gone when it closes. */
export function dialog(attributes, ...children) {
  const node = el("dialog", attributes, ...children);
  node.addEventListener("close", () => node.remove());
  node.addEventListener("click", (event) => event.target === node && node.close());
  document.body.append(node);
  node.showModal();
  return node;
}

const keyOf = (node) => node.dataset.key || node.getAttribute("href");

/** Put new children into a node without losing its scroll position or whichever of them has the focus. */
export function refill(node, ...children) {
  const focused = node.contains(document.activeElement) ? keyOf(document.activeElement) : null;
  const { scrollLeft, scrollTop } = node;
  node.replaceChildren(...children);
  node.scrollLeft = scrollLeft;
  node.scrollTop = scrollTop;
  if (focused) [...node.querySelectorAll("a, button, select")].find((child) => keyOf(child) === focused)?.focus({ preventScroll: true });
}

/** A list to choose from: `options` are {label, value, description, chosen}; calls `done` with the values. */
export function choose(question) {
  if (question.most === 1 && question.least === 1) one(question);
  else several(question);
}

const described = (option) => el("span", { class: "what" }, el("b", {}, option.label), option.description ? el("small", {}, option.description) : null);

/** One of them: a press is the choice; arrows walk through the list. */
function one({ title, options, done, words }) {
  const rows = options.map((option) => {
    const row = el("button", { class: option.chosen ? "option chosen-one" : "option", type: "button", "aria-pressed": String(Boolean(option.chosen)) },
      option.face || null, described(option), option.chosen ? icon("check") : null);
    row.addEventListener("click", () => { box.close(); done([option.value]); });
    return row;
  });
  const list = el("div", { class: "options" }, rows);
  list.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    rows[(rows.indexOf(document.activeElement) + step + rows.length) % rows.length].focus();
  });
  const box = dialog({ class: "pick", "aria-label": title }, el("div", { class: "sheet" }, el("h2", {}, title), list,
    el("footer", {}, el("button", { class: "b", type: "button", onclick: () => box.close() }, words.cancel))));
  (rows.find((_, n) => options[n].chosen) || rows[0])?.focus();
}

/** Several of them, or none: checked, then confirmed. */
function several({ title, options, least, most, confirm, done, words }) {
  const rows = options.map((option) =>
    el("label", { class: "option" }, el("input", { type: "checkbox", value: option.value, checked: Boolean(option.chosen) }), option.face || null, described(option)));
  const send = el("button", { class: "b primary", type: "submit" }, confirm);
  const form = el("form", { method: "dialog", class: "sheet" }, el("h2", {}, title), el("div", { class: "options" }, rows),
    el("footer", {}, el("button", { class: "b", type: "button", onclick: () => box.close() }, words.cancel), send));
  const values = () => [...form.querySelectorAll("input:checked")].map((input) => input.value);
  const check = () => { const n = values().length; send.disabled = n < least || n > most; };
  form.addEventListener("change", check);
  form.addEventListener("submit", (event) => { event.preventDefault(); box.close(); done(values()); });
  const box = dialog({ class: "pick", "aria-label": title }, form);
  check();
  form.querySelector("input")?.focus();
}

/** A sentence that shows up for a while. */
export function toast(text, detail) {
  const box = document.getElementById("toasts");
  const node = el("div", { class: "toast" }, el("b", {}, text), detail ? el("small", {}, detail) : null);
  node.addEventListener("click", () => node.remove());
  box.replaceChildren(node);
  setTimeout(() => node.remove(), 7000);
}
