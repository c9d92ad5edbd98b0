// The page of one person in one channel, told by the address: #as=<person>&in=<channel>.

import { Composer } from "./composer.js";
import { avatar, dialog, el, icon, refill, toast } from "./dom.js";
import { tick } from "./markdown.js";
import { message, modal } from "./message.js";
import { LANGUAGES, wordsFor } from "./words.js";

const $ = (id) => document.getElementById(id);
const FIVE_MINUTES = 300000;
const THREADS = [11, 12];

let state = null;
let words = wordsFor(navigator.language.slice(0, 2));
let drawn = new Map(); // message id -> {signature, node}
let commands = { key: "", list: null };
let loading = false;
let again = false;

// What has been read, shared by all tabs of this browser; what was dismissed, by this tab.
const stored = (store, key) => JSON.parse(store.getItem(key) || "{}");
const remember = (store, key, change) => {
  const entries = Object.entries({ ...stored(store, key), ...change });
  store.setItem(key, JSON.stringify(Object.fromEntries(entries.slice(-300))));
};
const newer = (a, b) => Boolean(a) && (!b || a.length > b.length || (a.length === b.length && a > b));

// Where we are

function address() {
  const params = new URLSearchParams(location.hash.slice(1));
  return { as: params.get("as") || "", in: params.get("in") || "" };
}

const link = (as, channel) => `#${new URLSearchParams(channel ? { as, in: channel } : { as })}`;

async function load() {
  if (loading) {
    again = true;
    return;
  }
  loading = true;
  do {
    again = false;
    try {
      const answer = await fetch(`/play/state?${new URLSearchParams(address())}`);
      state = await answer.json();
      draw();
    } catch {
      offline(true);
    }
  } while (again);
  loading = false;
}

function listen() {
  const events = new EventSource("/play/events");
  events.onmessage = () => { offline(false); load(); };
  events.onerror = () => offline(true);
}

function offline(is) {
  $("offline").hidden = !is;
  $("offline").textContent = words.reconnecting;
}

/** Do something as the person of this tab; `node` is busy meanwhile. */
async function act(node, body) {
  node?.setAttribute("aria-busy", "true");
  const here = { as: state.me, in: state.channel };
  let answer;
  try {
    const response = await fetch("/play/act", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ ...here, ...body }) });
    answer = response.ok ? await response.json() : { error: "lost" };
  } catch {
    answer = { error: "lost" };
  }
  node?.removeAttribute("aria-busy");
  if (answer.error) toast(words.errors[answer.error] || answer.error, answer.detail);
  if (answer.modal) modal(answer.modal, context(), (values) => act(null, { ...here, do: "modal", form: answer.form, values }));
  return answer;
}

// What is shown

const person = (id) => state.people.find((p) => p.id === id);
const channels = () => state.guilds.flatMap((guild) => guild.channels);
const place = () => channels().find((c) => c.id === state.channel) || state.direct;
const placeName = () => (place().kind === 1 ? state.bot.name : `#${place().name}`);

const shapeOf = (c) => ({ 1: "letter", 11: "thread", 12: "lock" })[c.kind] || "hash";

/** What a select or an option of that kind offers: 5 people, 6 roles, 7 both, 8 channels. */
function listed(kind) {
  const guild = state.guilds.find((g) => g.channels.some((c) => c.id === state.channel));
  const people = guild ? state.people.filter((p) => guild.members.includes(p.id)) : [person(state.me)];
  const roles = guild ? guild.roles : [];
  return { 5: people, 6: roles, 7: [...people, ...roles], 8: guild ? guild.channels : [] }[kind];
}

function context() {
  return {
    me: state.me, names: state.names, locale: state.locale, words, listed, act,
    channels: Object.fromEntries(channels().map((c) => [c.id, c.name])),
    link: (id) => link(state.me, id),
    dismiss: (id) => { remember(sessionStorage, "dismissed", { [id]: true }); drawLog(); },
  };
}

function draw() {
  words = wordsFor(state.locale);
  document.documentElement.lang = state.locale;
  for (const node of document.querySelectorAll("[data-word]")) node.textContent = words[node.dataset.word];
  markRead();
  drawPlaces();
  drawBot();
  drawTop();
  drawLog();
  composer.refresh();
}

function markRead() {
  if (document.hidden) return;
  const last = place().last;
  if (last) remember(localStorage, "read", { [`${state.me}/${state.channel}`]: last });
  const ping = person(state.me).ping;
  if (ping) remember(localStorage, "pinged", { [state.me]: ping });
}

function drawPlaces() {
  const parts = state.guilds.flatMap((guild) => [
    el("h2", { class: "server" }, guild.name),
    el("h3", {}, words.channels),
    el("ul", {}, guild.channels.filter((c) => !THREADS.includes(c.kind)).flatMap((c) => [
      entry(c, c.name),
      ...guild.channels.filter((t) => t.parent === c.id).map((t) => entry(t, t.name, "thread")),
    ])),
  ]);
  parts.push(el("h3", {}, words.direct), el("ul", {}, entry(state.direct, state.bot.name)));
  refill($("places"), ...parts);
  $("rail").setAttribute("aria-label", words.channels);
}

function entry(c, name, extra = "") {
  const here = c.id === state.channel;
  const read = stored(localStorage, "read")[`${state.me}/${c.id}`];
  const fresh = !here && newer(c.last, read);
  const calls = here ? 0 : Object.entries(state.pings).filter(([id, where]) => where === c.id && newer(id, read)).length;
  return el("li", {}, el("a", { href: link(state.me, c.id), class: `place ${extra} ${fresh ? "fresh" : ""} ${c.archived ? "old" : ""}`, "aria-current": here ? "page" : null },
    icon(shapeOf(c)), el("span", {}, name),
    c.archived ? el("small", {}, words.archived) : null,
    calls ? el("span", { class: "calls" }, String(calls)) : fresh ? el("span", { class: "dot", title: words.unread }) : null));
}

function drawBot() {
  const { name, state: how, pid, lines } = state.bot;
  const restart = el("button", { class: "b", type: "button", title: words.restartHint, "data-key": "restart" }, icon("again"), words.restart);
  restart.addEventListener("click", () => act(restart, { do: "restart" }));
  refill($("bot"),
    el("div", { class: `state ${how}` }, el("span", { class: "lamp" }), el("b", {}, name), el("span", {}, words[how]), pid ? el("small", {}, words.process(pid)) : null),
    lines.length ? el("details", {}, el("summary", {}, words.lastLines), el("pre", {}, lines.join("\n"))) : "",
    restart);
}

function drawTop() {
  const c = place();
  $("menu").replaceChildren(icon("menu"));
  $("menu").setAttribute("aria-label", words.openMenu);
  $("title").replaceChildren(icon(shapeOf(c)), c.kind === 1 ? state.bot.name : c.name);
  document.title = `${placeName()} · ${person(state.me).name}`;
  const add = el("button", { class: "chip add", type: "button", "data-key": "add", title: words.addPerson, "aria-label": words.addPerson }, icon("plus"));
  add.addEventListener("click", addPerson);
  $("people").setAttribute("aria-label", words.youAre);
  refill($("people"), ...state.people.map(chip), add);
  if ($("people").dataset.me !== state.me) $("people").querySelector("[aria-current]").scrollIntoView({ block: "nearest", inline: "center" });
  $("people").dataset.me = state.me;
  const tongue = el("select", { "aria-label": words.language, title: words.language },
    Object.entries(LANGUAGES).map(([code, name]) => el("option", { value: code, selected: code === state.locale }, name)));
  tongue.addEventListener("change", () => act(null, { do: "locale", locale: tongue.value }));
  if (!$("tools").contains(document.activeElement)) $("tools").replaceChildren(el("label", { class: "tongue" }, icon("globe"), tongue));
}

function chip(p) {
  const me = p.id === state.me;
  const called = !me && newer(p.ping, stored(localStorage, "pinged")[p.id]);
  const title = called ? `${p.name}: ${words.called}` : me ? `${words.youAre} ${p.name}` : `${words.playAs(p.name)}. ${words.hint}`;
  return el("a", { class: `chip ${called ? "called" : ""}`, href: link(p.id, place().kind === 1 ? "" : state.channel), title, "aria-current": me ? "true" : null },
    avatar(p.name, p.id), el("span", {}, p.name),
    p.moderates ? el("span", { title: words.moderator }, icon("shield")) : null,
    called ? el("span", { class: "dot" }) : null);
}

function addPerson() {
  const name = el("input", { required: true, maxlength: 32, autocomplete: "off" });
  const form = el("form", { method: "dialog", class: "sheet" }, el("h2", {}, words.addPerson), el("label", { class: "field" }, el("span", { class: "label" }, words.name), name),
    el("footer", {}, el("button", { class: "b", type: "button", onclick: () => box.close() }, words.cancel), el("button", { class: "b primary", type: "submit" }, words.add)));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const answer = await act(null, { do: "join", name: name.value });
    if (answer.error) return;
    box.close();
    location.hash = link(answer.person, state.channel);
  });
  const box = dialog({ class: "form", "aria-label": words.addPerson }, form);
  name.focus();
}

// The messages: those that changed are drawn again, the others stay, with their focus and open details.

function drawLog() {
  const log = $("log");
  const here = `${state.me}/${state.channel}/${state.locale}`;
  const moved = log.dataset.here !== here;
  const low = moved || log.scrollHeight - log.scrollTop - log.clientHeight < 120;
  if (moved) drawn = new Map();
  log.dataset.here = here;
  log.setAttribute("aria-label", placeName());
  const dismissed = stored(sessionStorage, "dismissed");
  const c = context();
  const kept = new Map();
  let before = null;
  for (const m of state.messages.filter((x) => !dismissed[x.id])) {
    const follows = continues(before, m);
    const signature = JSON.stringify([m, follows, state.names[m.author.id]]);
    const old = drawn.get(m.id);
    kept.set(m.id, old?.signature === signature ? old : { signature, node: redraw(old?.node, message(m, c, follows)) });
    before = m;
  }
  const fresh = state.messages.filter((m) => kept.has(m.id) && !drawn.has(m.id));
  drawn = kept;
  arrange(log, [...kept.values()].map((x) => x.node));
  const own = fresh.findLast(isOwn);
  if (low) bottom(log);
  else if (own) show(log, kept.get(own.id).node);
  else if (fresh.length) $("below").classList.add("fresh");
  sayBelow();
}

/** Whether this is what the person of this tab wrote, or the answer to what they did. */
const isOwn = (m) => m.author.id === state.me || m.interaction_metadata?.user.id === state.me;

/** Bring a message into sight: all of it, or its beginning if it is taller than the page. */
function show(log, node) {
  node.scrollIntoView({ block: node.offsetHeight > log.clientHeight ? "start" : "end" });
}

function continues(a, b) {
  return Boolean(a) && a.author.id === b.author.id && a.flags === b.flags && !b.message_reference && b.type !== 20
    && new Date(b.timestamp) - new Date(a.timestamp) < FIVE_MINUTES;
}

/** Put a new drawing in the place of an old one without taking the focus away. */
function redraw(old, node) {
  const focused = old?.contains(document.activeElement) ? document.activeElement.dataset.key || "" : null;
  if (old?.isConnected) old.replaceWith(node);
  if (focused !== null) {
    const same = focused && node.querySelector(`[data-key="${CSS.escape(focused)}"]:not([disabled])`);
    (same || node.querySelector("button:not([disabled])") || $("log")).focus({ preventScroll: true });
  }
  return node;
}

function arrange(log, nodes) {
  const wanted = nodes.length ? nodes : [welcome()];
  for (const child of [...log.children]) if (!wanted.includes(child)) child.remove();
  wanted.forEach((node, n) => { if (log.children[n] !== node) log.insertBefore(node, log.children[n] || null); });
}

function welcome() {
  const begin = el("button", { class: "b primary", type: "button", onclick: () => composer.begin() }, words.showCommands);
  return el("div", { class: "empty" }, icon(shapeOf(place())), el("b", {}, words.empty), el("p", {}, words.emptyHint), el("p", {}, words.hint), begin);
}

function bottom(log) {
  log.scrollTop = log.scrollHeight;
  for (const image of log.querySelectorAll("img")) {
    if (!image.complete) image.addEventListener("load", () => { log.scrollTop = log.scrollHeight; }, { once: true });
  }
  sayBelow();
}

/** The strip under the messages that leads to the newest: it comes by one's own scrolling and covers nothing. */
function sayBelow() {
  const [log, strip] = [$("log"), $("below")];
  const distance = log.scrollHeight - log.scrollTop - log.clientHeight;
  if (distance < 40) strip.hidden = true;
  else if (distance > 200) strip.hidden = false;
  if (strip.hidden) strip.classList.remove("fresh");
  strip.replaceChildren(strip.classList.contains("fresh") ? words.newMessages : words.newest, icon("down"));
}

// The drawer of small screens

function drawer(open) {
  $("app").classList.toggle("open", open);
  $("scrim").hidden = !open;
  $("menu").setAttribute("aria-expanded", String(open));
  if (open) $("rail").querySelector("a")?.focus();
}

$("menu").addEventListener("click", () => drawer(!$("app").classList.contains("open")));
$("scrim").addEventListener("click", () => drawer(false));
$("rail").addEventListener("keydown", (event) => event.key === "Escape" && drawer(false));
$("log").addEventListener("scroll", sayBelow);
$("below").addEventListener("click", () => { bottom($("log")); $("log").focus({ preventScroll: true }); });
document.querySelector(".skip").addEventListener("click", (event) => { event.preventDefault(); $("entry").focus(); });
document.addEventListener("visibilitychange", () => state && !document.hidden && draw());
window.addEventListener("storage", () => state && (drawPlaces(), drawTop()));
window.addEventListener("hashchange", () => {
  for (const open of document.querySelectorAll("dialog[open]")) open.close(); // it was somebody else's, or elsewhere
  drawer(false);
  composer.reset();
  load();
});

const composer = new Composer($("composer"), {
  words: () => words,
  place: placeName,
  writable: () => state.writable,
  listed,
  act,
  commands: async () => {
    const key = `${state.me}/${state.channel}/${state.locale}/${state.bot.state}/${state.bot.commands}`;
    if (commands.key !== key) {
      const answer = await fetch(`/play/commands?${new URLSearchParams({ as: state.me, in: state.channel })}`);
      commands = { key, list: await answer.json() };
    }
    return commands.list;
  },
});

matchMedia("(max-width: 760px)").addEventListener("change", () => state && composer.refresh());
setInterval(tick, 10000);
listen();
