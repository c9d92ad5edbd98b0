// How a message looks: author, text, embeds, Components V2, pictures, buttons, selects.

import { avatar, choose, dialog, el, icon } from "./dom.js";
import { markdown } from "./markdown.js";

const EPHEMERAL = 64;
const LOADING = 128;
const V2 = 32768;
const STYLE = { 1: "primary", 2: "", 3: "success", 4: "danger", 5: "link" };

const colour = (number) => `#${number.toString(16).padStart(6, "0")}`;
// Addresses from before a restart of the playground may carry another port.
const local = (url) => (/^https?:\/\/(127\.0\.0\.1|localhost)(:\d+)?\//.test(url) ? new URL(url).pathname : url);
const emoji = (e) => (e ? `${e.id ? `:${e.name}:` : e.name} ` : "");

/** The whole message. `c`: names, channels, words, locale, act(button, body), listed(kind of select), dismiss(id). */
export function message(m, c, follows) {
  const ephemeral = Boolean(m.flags & EPHEMERAL);
  const classes = ["m", ephemeral && "eph", follows && "follows", mentions(m, c) && "rings"].filter(Boolean).join(" ");
  const node = el("article", { class: classes, "data-id": m.id, "aria-label": c.names[m.author.id] || m.author.username });
  if (!follows) node.append(avatar(c.names[m.author.id], m.author.id, m.author.bot));
  const body = el("div", { class: "body" });
  body.append(...above(m, c));
  if (!follows) body.append(head(m, c));
  if (m.flags & LOADING) body.append(el("p", { class: "thinking" }, c.words.thinking(c.names[m.author.id]), el("span", {}, "…")));
  if (m.content) body.append(markdown(m.content, c));
  body.append(...m.embeds.map((e) => embed(e, c)));
  if (!(m.flags & V2)) body.append(...m.attachments.map((a) => attachment(a, c)));
  body.append(...m.components.map((x) => component(x, m, c)));
  if (ephemeral) body.append(below(m, c));
  node.append(body);
  return node;
}

const mentions = (m, c) => m.mention_everyone || m.mentions.some((user) => user.id === c.me);

function above(m, c) {
  const used = m.interaction_metadata;
  if (used?.name && used.type === 2) {
    const [who, what] = c.words.used(c.names[used.user.id], el("b", {}, `/${m.used}`));
    return [el("div", { class: "above" }, icon("reply"), el("span", {}, who, what))];
  }
  if (!m.message_reference) return [];
  const reply = m.reply;
  return [el("div", { class: "above" }, icon("reply"), el("span", {}, reply ? `${c.names[reply.author]}: ${reply.text}` : c.words.gone))];
}

function head(m, c) {
  const at = new Date(m.timestamp);
  return el("header", {},
    el("b", { class: "who" }, c.names[m.author.id] || m.author.username),
    m.author.bot ? el("span", { class: "tag" }, c.words.app) : null,
    el("time", { datetime: m.timestamp, title: at.toLocaleString(c.locale) }, at.toLocaleTimeString(c.locale, { timeStyle: "short" })));
}

function below(m, c) {
  return el("footer", { class: "only" }, icon("eye"), el("span", {}, c.words.onlyYou), " · ",
    el("button", { class: "plain", type: "button", onclick: () => c.dismiss(m.id) }, c.words.dismiss));
}

// Components

function component(x, m, c) {
  switch (x.type) {
    case 1: return el("div", { class: "row" }, x.components.map((y) => component(y, m, c)));
    case 2: return button(x, m, c);
    case 3: case 5: case 6: case 7: case 8: return select(x, m, c);
    case 9: return el("div", { class: "section" }, el("div", {}, x.components.map((y) => component(y, m, c))), component(x.accessory, m, c));
    case 10: return markdown(x.content, c);
    case 11: return picture(x.media, x.description, c, "thumb");
    case 12: return el("div", { class: x.items.length > 1 ? "gallery several" : "gallery" }, x.items.map((i) => picture(i.media, i.description, c)));
    case 13: return file(x.file.url, x.name, c);
    case 14: return x.divider === false ? el("div", { class: "gap" }) : el("hr", { class: x.spacing === 2 ? "wide" : "" });
    case 17: return container(x, m, c);
    default: return el("i", {}, `[${x.type}]`);
  }
}

function container(x, m, c) {
  const node = el("div", { class: x.spoiler ? "box spoiled" : "box" }, x.components.map((y) => component(y, m, c)));
  if (x.accent_color != null) node.style.setProperty("--accent", colour(x.accent_color));
  return node;
}

function button(x, m, c) {
  const label = `${emoji(x.emoji)}${x.label || ""}`.trim();
  if (x.style === 5) {
    return el("a", { class: "b link", href: x.url, target: "_blank", rel: "noopener noreferrer", title: c.words.link }, label, " ↗");
  }
  const node = el("button", { class: `b ${STYLE[x.style]}`, type: "button", disabled: x.disabled, "data-key": x.custom_id }, label);
  node.addEventListener("click", () => c.act(node, { do: "click", message: m.id, custom_id: x.custom_id }));
  return node;
}

function select(x, m, c) {
  const options = x.type === 3
    ? x.options.map((o) => ({ label: `${emoji(o.emoji)}${o.label}`, value: o.value, description: o.description, chosen: o.default }))
    : c.listed(x.type).map((p) => ({ label: p.name, value: p.id, face: avatar(p.name, p.id) }));
  const chosen = options.filter((o) => o.chosen).map((o) => o.label).join(", ");
  const title = x.placeholder || c.words.choose;
  const node = el("button", { class: "select", type: "button", disabled: x.disabled, "aria-haspopup": "dialog", "data-key": x.custom_id },
    el("span", { class: chosen ? "" : "faint" }, chosen || title), icon("down"));
  node.addEventListener("click", () => choose({
    title, options, least: x.min_values ?? 1, most: x.max_values || 1, confirm: c.words.choose, words: c.words,
    done: (values) => c.act(node, { do: "select", message: m.id, custom_id: x.custom_id, values }),
  }));
  return node;
}

function picture(media, alt, c, extra = "") {
  const url = local(media.url);
  const image = el("img", { src: url, alt: alt || "", width: media.width, height: media.height });
  const enlarge = () => light(url, alt || c.words.noAlt, c.words);
  return el("button", { class: `picture ${extra}`, type: "button", "aria-label": `${c.words.enlarge}: ${alt || c.words.noAlt}`, onclick: enlarge }, image);
}

/** A picture in its own size over the whole window; it can be scrolled, pinched, or fitted in. */
function light(url, alt, words) {
  const scroll = el("div", { class: "scroll", tabindex: 0 }, el("img", { src: url, alt }));
  const fit = el("button", { class: "b", type: "button" }, words.whole);
  fit.addEventListener("click", () => { fit.textContent = scroll.classList.toggle("whole") ? words.fullSize : words.whole; });
  const close = el("button", { class: "b", type: "button", autofocus: true, onclick: () => box.close() }, words.closeMenu);
  const box = dialog({ class: "light", "aria-label": words.enlarge }, el("div", { class: "tools" }, fit, close), scroll, el("p", { class: "about" }, alt));
}

const file = (url, name, c) => el("a", { class: "file", href: local(url), download: name || true, title: c.words.link }, icon("file"), name || "file");

function attachment(a, c) {
  return (a.content_type || "").startsWith("image/") ? picture(a, a.description, c) : file(a.url, a.filename, c);
}

function embed(e, c) {
  const node = el("div", { class: "box" },
    e.author ? el("small", {}, e.author.name) : null,
    e.title ? el("h4", {}, e.title) : null,
    e.description ? markdown(e.description, c) : null,
    (e.fields || []).length ? el("dl", { class: "fields" }, e.fields.map((f) => el("div", { class: f.inline ? "inline" : "" }, el("dt", {}, f.name), el("dd", {}, markdown(f.value, c))))) : null,
    e.image ? picture(e.image, e.image.description, c) : null,
    e.footer ? el("small", {}, e.footer.text) : null);
  if (e.color != null) node.style.setProperty("--accent", colour(e.color));
  return node;
}

// Forms

/** The form that the bot opened; `send` is called with the values by custom_id. */
export function modal(data, c, send) {
  const readers = {};
  const parts = data.components.map((part) => {
    if (part.type === 10) return markdown(part.content, c);
    const field = part.type === 18 ? part.component : part.components[0];
    const label = part.type === 18 ? part.label : field.label;
    return labelled(field, label, part.description, readers, c);
  });
  const form = el("form", { method: "dialog", class: "sheet" }, el("h2", {}, data.title), parts,
    el("footer", {}, el("button", { class: "b", type: "button", onclick: () => box.close() }, c.words.cancel),
      el("button", { class: "b primary", type: "submit" }, c.words.submit)));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const values = Object.fromEntries(Object.entries(readers).map(([id, read]) => [id, read()]));
    box.close();
    send(values);
  });
  const box = dialog({ class: "form", "aria-label": data.title }, form);
  form.querySelector("input, textarea, select")?.focus();
}

function labelled(field, label, description, readers, c) {
  const required = field.required !== false && field.type !== 23;
  const name = el("span", { class: "label" }, label, required ? el("span", { class: "star", "aria-hidden": "true" }, " *") : el("small", {}, ` (${c.words.optional})`));
  const hint = description ? el("small", { class: "faint" }, description) : null;
  if (field.type === 4) {
    const input = el(field.style === 2 ? "textarea" : "input", {
      placeholder: field.placeholder, maxlength: field.max_length || 4000, minlength: field.min_length, required, rows: field.style === 2 ? 4 : null,
    });
    input.value = field.value || "";
    readers[field.custom_id] = () => input.value;
    return el("label", { class: "field" }, name, hint, input);
  }
  if (field.type === 23) {
    const input = el("input", { type: "checkbox", checked: Boolean(field.default) });
    readers[field.custom_id] = () => input.checked;
    return el("label", { class: "option" }, input, el("span", { class: "what" }, name, hint));
  }
  return choices(field, name, hint, readers, required, c);
}

function choices(field, name, hint, readers, required, c) {
  const options = field.options || c.listed(field.type).map((p) => ({ label: p.name, value: p.id }));
  const most = field.max_values || (field.type === 22 ? options.length : 1);
  if (most === 1) {
    const input = el("select", { required }, required ? null : el("option", { value: "" }, "–"),
      options.map((o) => el("option", { value: o.value, selected: Boolean(o.default) }, o.label)));
    readers[field.custom_id] = () => (input.value ? [input.value] : []);
    return el("label", { class: "field" }, name, hint, input);
  }
  const boxes = options.map((o) => el("label", { class: "option" },
    el("input", { type: "checkbox", value: o.value, checked: Boolean(o.default) }),
    el("span", { class: "what" }, el("b", {}, o.label), o.description ? el("small", {}, o.description) : null)));
  const group = el("fieldset", { class: "field" }, el("legend", {}, name), hint, boxes);
  readers[field.custom_id] = () => [...group.querySelectorAll("input:checked")].map((input) => input.value);
  return group;
}
