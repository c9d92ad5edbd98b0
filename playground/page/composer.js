// The line at the bottom: messages, and commands with their options and autocomplete.

import { el, icon } from "./dom.js";

/** `host`: words(), place(), writable(), commands(), listed(kind of select), act(node, body). */
export class Composer {
  constructor(form, host) {
    this.form = form;
    this.host = host;
    this.command = null;
    this.fields = new Map();
    this.entry = el("textarea", { id: "entry", rows: 1, maxlength: 2000, role: "combobox", "aria-autocomplete": "list", "aria-controls": "offers", "aria-expanded": "false" });
    this.list = new Suggestions(el("div", { id: "offers", class: "offers", role: "listbox" }), (node) => node.setAttribute("aria-expanded", String(this.list.open)));
    this.line = el("div", { class: "line" });
    this.send = el("button", { class: "b primary round", type: "submit" }, icon("send"));
    form.append(this.list.box, el("div", { class: "bar" }, this.line, this.send));
    form.addEventListener("submit", (event) => { event.preventDefault(); this.submit(); });
    form.addEventListener("keydown", (event) => this.key(event));
    this.entry.addEventListener("input", () => this.typed());
    this.reset();
  }

  /** Say everything again in the language of whoever is here now. */
  refresh() {
    const words = this.host.words();
    const narrow = matchMedia("(max-width: 760px)").matches;
    this.entry.placeholder = !this.host.writable() ? words.locked : narrow ? words.short : words.placeholder(this.host.place());
    this.entry.setAttribute("aria-label", words.placeholder(this.host.place()));
    this.list.box.setAttribute("aria-label", words.commands);
    this.send.setAttribute("aria-label", words.send);
    this.send.title = words.send;
    if (this.list.open && this.list.of === this.entry) this.typed();
  }

  /** Back to an empty message. */
  reset() {
    this.command = null;
    this.fields.clear();
    this.entry.value = "";
    this.list.hide(this.entry);
    this.line.replaceChildren(this.entry);
    this.grow();
  }

  /** Show what the bot can do. */
  begin() {
    this.reset();
    this.entry.value = "/";
    this.entry.focus();
    this.typed();
  }

  grow() {
    this.entry.style.height = "auto";
    if (this.entry.scrollHeight) this.entry.style.height = `${Math.min(this.entry.scrollHeight, 160)}px`;
  }

  async typed() {
    this.grow();
    const text = this.entry.value;
    if (!text.startsWith("/")) return this.list.hide(this.entry);
    const commands = await this.host.commands();
    if (this.entry.value !== text || this.command) return undefined;
    const words = this.host.words();
    const wanted = text.slice(1).trim().toLowerCase();
    const fits = commands.filter((c) => begins(c.shown, wanted) || begins(c.name, wanted));
    const rows = fits.map((c) => ({ label: `/${c.shown}`, description: c.description, value: c }));
    const empty = commands.length ? words.noCommands : words.waitingCommands;
    return this.list.show(this.entry, rows, empty, (c) => this.choose(c));
  }

  /** Turn the line into the fields of a command. */
  choose(command) {
    this.command = command;
    this.fields.clear();
    this.list.hide(this.entry);
    const chip = el("button", { class: "chosen", type: "button", title: this.host.words().cancel }, `/${command.shown}`, icon("close"));
    chip.addEventListener("click", () => { this.reset(); this.entry.focus(); });
    this.more = el("span", { class: "more" });
    this.line.replaceChildren(chip, this.more);
    for (const option of command.options.filter((o) => o.required)) this.add(option);
    this.offerMore();
    const first = [...this.fields.values()][0];
    (first ? first.input : this.send).focus();
  }

  offerMore() {
    const words = this.host.words();
    const left = this.command.options.filter((o) => !this.fields.has(o.name));
    this.more.replaceChildren(...left.map((option) =>
      el("button", { class: "add", type: "button", title: option.description, "aria-label": words.addOption(option.shown),
        onclick: () => { this.add(option).focus(); this.offerMore(); } }, icon("plus"), option.shown)));
  }

  add(option) {
    const field = this.field(option);
    this.fields.set(option.name, field);
    const label = el("label", { class: "slot", title: option.description }, el("span", {}, option.shown), field.input);
    this.line.insertBefore(label, this.more);
    return field.input;
  }

  /** An input for an option, and how to read it. */
  field(option) {
    const words = this.host.words();
    const listed = option.choices.length ? option.choices : {
      5: [{ name: words.yes, value: "true" }, { name: words.no, value: "false" }],
      6: ids(this.host.listed(5)), 7: ids(this.host.listed(8)), 8: ids(this.host.listed(6)), 9: ids(this.host.listed(7)),
    }[option.kind];
    if (listed) {
      const input = el("select", { required: option.required }, el("option", { value: "" }, "–"), listed.map((c) => el("option", { value: c.value }, c.name)));
      return { input, read: () => input.value };
    }
    if (option.kind === 11) return this.file(option);
    const number = option.kind === 4 || option.kind === 10;
    const input = el("input", {
      type: number ? "number" : "text", min: option.least, max: option.most, step: option.kind === 10 ? "any" : null,
      required: option.required, placeholder: option.description, autocomplete: "off",
    });
    if (option.autocomplete) return this.completed(option, input);
    return { input, read: () => input.value };
  }

  /** A file to send along; `ready` once it has been read. */
  file(option) {
    let chosen = "";
    const input = el("input", { type: "file", required: option.required });
    const field = { input, read: () => chosen, ready: null };
    input.addEventListener("change", () => { field.ready = encoded(input.files[0]).then((file) => { chosen = file; }); });
    return field;
  }

  completed(option, input) {
    let chosen = null;
    let latest = 0;
    const ask = async () => {
      const turn = (latest += 1);
      await new Promise((go) => setTimeout(go, 120));
      if (turn !== latest || !input.isConnected) return;
      const body = { do: "autocomplete", command: this.command.name, option: option.name, text: input.value, options: this.values() };
      const answer = await this.host.act(null, body);
      if (turn !== latest || document.activeElement !== input || !answer.choices) return;
      const rows = answer.choices.map((c) => ({ label: c.name, value: c }));
      this.list.show(input, rows, "", (c) => { chosen = c; input.value = c.name; this.list.hide(input); });
    };
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-controls", "offers");
    input.setAttribute("aria-expanded", "false");
    input.addEventListener("input", ask);
    input.addEventListener("focus", ask);
    input.addEventListener("blur", () => setTimeout(() => document.activeElement !== input && this.list.of === input && this.list.hide(input), 150));
    return { input, read: () => (chosen && chosen.name === input.value ? String(chosen.value) : input.value) };
  }

  values() {
    const filled = [...this.fields].map(([name, field]) => [name, field.read()]).filter(([, value]) => value !== "");
    return Object.fromEntries(filled);
  }

  key(event) {
    if (this.list.open && this.list.key(event)) return;
    if (event.key === "Escape" && this.command) {
      this.reset();
      this.entry.focus();
    } else if (event.key === "Backspace" && this.command && event.target.value === "" && event.target.tagName === "INPUT") {
      event.preventDefault();
      this.reset();
      this.entry.focus();
    } else if (event.key === "Enter" && !event.shiftKey && event.target === this.entry) {
      event.preventDefault();
      this.form.requestSubmit();
    }
  }

  async submit() {
    if (this.command) {
      await Promise.all([...this.fields.values()].map((field) => field.ready));
      const body = { do: "slash", command: this.command.name, options: this.values() };
      const answer = await this.host.act(this.send, body);
      if (!answer.error) this.reset();
      this.entry.focus();
      return;
    }
    const text = this.entry.value.trim();
    if (text.startsWith("/")) {
      const commands = await this.host.commands();
      const exact = commands.find((c) => [c.shown, c.name].includes(text.slice(1).trim()));
      if (exact) this.choose(exact);
      else await this.typed();
    } else if (text) {
      const answer = await this.host.act(this.send, { do: "say", text });
      if (!answer.error) this.reset();
      this.entry.focus();
    }
  }
}

/** A file as its name and its bytes in base64; an empty text for none. */
function encoded(file) {
  if (!file) return Promise.resolve("");
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done({ name: file.name, data: reader.result.split(",")[1] || "" });
    reader.onerror = failed;
    reader.readAsDataURL(file);
  });
}

const ids = (things) => things.map((thing) => ({ name: thing.name, value: thing.id }));
const begins = (name, wanted) => name.toLowerCase().startsWith(wanted) || name.toLowerCase().split(" ").some((part) => wanted && part.startsWith(wanted));

/** A list under the hand of whatever field has the focus. */
class Suggestions {
  constructor(box, changed) {
    this.box = box;
    this.changed = changed;
    this.rows = [];
    this.of = null;
    this.hide(null);
  }

  get open() { return !this.box.hidden; }

  show(of, rows, empty, done) {
    this.of = of;
    this.done = done;
    this.rows = rows.map((row, n) => {
      const node = el("div", { class: "offer", role: "option", id: `offer-${n}` }, el("b", {}, row.label), row.description ? el("span", {}, row.description) : null);
      // Before the field loses its focus.
      node.addEventListener("pointerdown", (event) => { event.preventDefault(); this.done(row.value); });
      return { node, value: row.value };
    });
    this.box.replaceChildren(...this.rows.map((row) => row.node));
    if (!rows.length && empty) this.box.append(el("p", { class: "faint" }, empty));
    this.box.hidden = !rows.length && !empty;
    this.move(0);
    this.changed(of);
  }

  hide(of) {
    this.box.hidden = true;
    this.rows = [];
    if (of) {
      of.removeAttribute("aria-activedescendant");
      this.changed(of);
    }
  }

  move(to) {
    if (!this.rows.length) return;
    this.at = (to + this.rows.length) % this.rows.length;
    this.rows.forEach((row, n) => row.node.setAttribute("aria-selected", String(n === this.at)));
    this.rows[this.at].node.scrollIntoView({ block: "nearest" });
    this.of.setAttribute("aria-activedescendant", this.rows[this.at].node.id);
  }

  /** Whether it took the key. */
  key(event) {
    if (event.key === "Escape") this.hide(this.of);
    else if (!this.rows.length) return false;
    else if (event.key === "ArrowDown") this.move(this.at + 1);
    else if (event.key === "ArrowUp") this.move(this.at - 1);
    else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey) this.done(this.rows[this.at].value);
    else return false;
    event.preventDefault();
    return true;
  }
}
