// The subset of Discord's markdown that bots use, built as elements: no text ever becomes HTML.

import { el } from "./dom.js";

// Each rule: a pattern at the current place, and what it becomes. `c` has names, channels, locale and words.
const INLINE = [
  [/^\\([^\w\s])/, (m) => m[1]],
  [/^```(?:[\w+-]*\n)?([\s\S]+?)\n?```/, (m) => el("pre", {}, el("code", {}, m[1]))],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (m) => el("code", {}, m[2].trim())],
  [/^<@!?(\d+)>/, (m, c) => el("span", { class: m[1] === c.me ? "mention me" : "mention" }, `@${c.names[m[1]] || "?"}`)],
  [/^<@&(\d+)>/, () => el("span", { class: "mention" }, "@role")],
  [/^@(everyone|here)\b/, (m) => el("span", { class: "mention" }, m[0])],
  [/^<#(\d+)>/, (m, c) => el("a", { class: "mention", href: c.link(m[1]) }, `#${c.channels[m[1]] || "?"}`)],
  [/^<\/([^:>]+):\d+>/, (m) => el("span", { class: "mention" }, `/${m[1]}`)],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m, c) => moment(Number(m[1]), m[2] || "f", c.locale)],
  [/^<a?:(\w+):\d+>/, (m) => `:${m[1]}:`],
  [/^\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/, (m, c) => link(m[2], inline(m[1], c))],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1], [m[1]])],
  [/^https?:\/\/[^\s<>)]+[^\s<>).,;:!?]/, (m) => link(m[0], [m[0]])],
  [/^\|\|([\s\S]+?)\|\|/, (m, c) => spoiler(inline(m[1], c), c.words)],
  [/^\*\*\*([\s\S]+?)\*\*\*(?!\*)/, (m, c) => el("b", {}, el("i", {}, inline(m[1], c)))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (m, c) => el("b", {}, inline(m[1], c))],
  [/^__([\s\S]+?)__(?!_)/, (m, c) => el("u", {}, inline(m[1], c))],
  [/^~~([\s\S]+?)~~/, (m, c) => el("s", {}, inline(m[1], c))],
  [/^\*(?!\s)([^*\n]+?)\*(?!\*)/, (m, c) => el("i", {}, inline(m[1], c))],
  [/^_(?!\s)([^_\n]+?)_(?![\w_])/, (m, c) => el("i", {}, inline(m[1], c))],
  [/^\n/, () => el("br")],
];
const PLAIN = /^[^\\`<@[|*_~\nh]+|^[\s\S]/;

function inline(text, c) {
  const out = [];
  let rest = text;
  while (rest) {
    let taken = 0;
    for (const [pattern, build] of INLINE) {
      const match = pattern.exec(rest);
      if (match) {
        out.push(build(match, c));
        taken = match[0].length;
        break;
      }
    }
    if (!taken) {
      const plain = PLAIN.exec(rest)[0];
      out.push(plain);
      taken = plain.length;
    }
    rest = rest.slice(taken);
  }
  return out;
}

const link = (url, children) => el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, children);

function spoiler(children, words) {
  const node = el("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": words.spoiler }, children);
  const open = () => { node.classList.add("open"); node.removeAttribute("aria-label"); node.removeAttribute("role"); };
  node.addEventListener("click", open);
  node.addEventListener("keydown", (event) => (event.key === "Enter" || event.key === " ") && open());
  return node;
}

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["second", 60], ["minute", 60], ["hour", 24], ["day", 30], ["month", 12], ["year", Infinity]];

function relative(seconds, locale) {
  let value = seconds;
  for (const [unit, size] of UNITS) {
    if (Math.abs(Math.round(value)) < size) return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(value), unit);
    value /= size;
  }
  return "";
}

function moment(at, style, locale) {
  const full = new Date(at * 1000).toLocaleString(locale, STYLES.F);
  const node = el("time", { class: "moment", title: full, datetime: new Date(at * 1000).toISOString() });
  if (style === "R") {
    node.dataset.at = at;
    node.dataset.locale = locale;
  }
  node.textContent = style === "R" ? relative(at - Date.now() / 1000, locale) : new Date(at * 1000).toLocaleString(locale, STYLES[style]);
  return node;
}

/** Let relative times go on. */
export function tick() {
  for (const node of document.querySelectorAll("time[data-at]")) {
    node.textContent = relative(node.dataset.at - Date.now() / 1000, node.dataset.locale);
  }
}

const LINES = [
  [/^(#{1,3}) +(.*)$/, (m, c) => el(`h${m[1].length + 2}`, {}, inline(m[2], c))],
  [/^-# +(.*)$/, (m, c) => el("small", { class: "subtext" }, inline(m[1], c))],
];

/** A text as a block of elements. */
export function markdown(text, c) {
  const block = el("div", { class: "text" });
  const fences = text.split(/(```[\s\S]+?```)/);
  for (const part of fences) {
    if (part.startsWith("```") && part.length > 6) block.append(...inline(part, c));
    else lines(part, block, c);
  }
  return block;
}

function lines(text, block, c) {
  const all = text.split("\n");
  let at = 0;
  const take = (pattern) => {
    const found = [];
    while (at < all.length && pattern.test(all[at])) found.push(all[at++].replace(pattern, ""));
    return found;
  };
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) block.append(el("p", {}, inline(paragraph.join("\n"), c)));
    paragraph = [];
  };
  while (at < all.length) {
    const line = all[at];
    const rule = LINES.map(([pattern, build]) => [pattern.exec(line), build]).find(([match]) => match);
    if (rule) {
      flush();
      block.append(rule[1](rule[0], c));
      at += 1;
    } else if (/^> /.test(line)) {
      flush();
      block.append(el("blockquote", {}, inline(take(/^> /).join("\n"), c)));
    } else if (/^ *[-*] +/.test(line)) {
      flush();
      block.append(el("ul", {}, take(/^ *[-*] +/).map((item) => el("li", {}, inline(item, c)))));
    } else if (/^ *\d+\. +/.test(line)) {
      flush();
      const start = parseInt(line, 10);
      block.append(el("ol", { start }, take(/^ *\d+\. +/).map((item) => el("li", {}, inline(item, c)))));
    } else {
      if (line.trim() || paragraph.length) paragraph.push(line);
      at += 1;
      if (!line.trim()) flush();
    }
  }
  flush();
}
