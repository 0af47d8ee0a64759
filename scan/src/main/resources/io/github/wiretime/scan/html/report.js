(() => {
  "use strict";

  const CHUNK = 150;
  const FEW = 60;
  const NAMED = 30;

  const data = JSON.parse(document.getElementById("data").textContent);
  const isChinese = (tag) => tag.toLowerCase().startsWith("zh");
  const language = isChinese(document.documentElement.lang) || isChinese(navigator.language) ? "zh" : "en";
  const words = data.words[language];
  if (language === "zh") {
    document.documentElement.lang = "zh-CN";
    document.title = say("title");
  }
  const table = document.getElementById("members");
  if (!table) {
    return;
  }
  const body = table.tBodies[0];
  const more = document.getElementById("more");
  const search = document.getElementById("search");
  const unfold = document.getElementById("unfold");
  const count = document.getElementById("count");
  const collator = new Intl.Collator("en", { numeric: true });
  const STATES = ["new", "baselined", "migrating", "accepted"];
  const FIXES = ["patch", "hand", "accepted"];
  const COLUMNS = data.hasFixes ? 8 : 7;

  const view = { by: "service", state: "", query: "", sort: "first", descending: true };
  const unfolded = new Set();
  const opened = new Set();
  const closed = new Set();
  let items = [];
  let shown = 0;

  const reaches = data.reaches.map((numbers) => {
    const services = new Map();
    for (const number of numbers) {
      const [service, method] = data.senders[number];
      if (!services.has(service)) {
        services.set(service, []);
      }
      if (method) {
        services.get(service).push(method);
      }
    }
    const words = numbers.map((number) => data.senders[number].join(".")).join(" ");
    return { services, words: words.toLowerCase() };
  });

  const rows = data.rows.map((row, id) => ({
    ...row,
    id,
    reach: reaches[row.reach],
    words: [row.key, row.member, row.reason, say("state." + row.state), row.fix ? say("fix." + row.fix.kind) : "", ...row.path]
      .join(" ")
      .toLowerCase(),
    order: {
      first: row.rank,
      further: number(row.further),
      time: number(row.time),
      methods: row.methods,
      fix: row.fix ? FIXES.indexOf(row.fix.kind) : 0,
      state: STATES.indexOf(row.state),
    },
  }));

  /* A word or sentence in the reader's language. */
  function say(word, ...values) {
    return words[word].replace(/\{(\d)\}/g, (place, index) => values[index]);
  }

  function number(text) {
    const digits = parseFloat(text.replace("≥ ", ""));
    return Number.isNaN(digits) ? -1 : digits;
  }

  /* What is listed */

  function matches(row) {
    return (
      (!view.state || row.state === view.state) &&
      view.query.split(/\s+/).every((word) => row.words.includes(word) || row.reach.words.includes(word))
    );
  }

  function compare(a, b) {
    const sign = view.descending ? -1 : 1;
    const order =
      view.sort in a.order
        ? a.order[view.sort] - b.order[view.sort]
        : view.sort === "type"
          ? collator.compare(a.simpleType, b.simpleType)
          : collator.compare(a.member, b.member);
    return sign * order || b.methods - a.methods || a.id - b.id;
  }

  function groupsOf(row) {
    if (view.by === "class") {
      return [row.owner];
    }
    return row.reach.services.size ? row.reach.services.keys() : [""];
  }

  function list() {
    const listed = rows.filter(matches).sort(compare);
    count.textContent =
      listed.length === rows.length
        ? members(rows.length)
        : say("some-members", listed.length, rows.length);
    if (view.by === "all") {
      return listed.map((row) => ({ row, group: "" }));
    }
    const groups = new Map();
    for (const row of listed) {
      for (const name of groupsOf(row)) {
        if (!groups.has(name)) {
          groups.set(name, []);
        }
        groups.get(name).push(row);
      }
    }
    const result = [];
    for (const [name, members] of groups) {
      const open = isOpen(name, listed.length);
      result.push({ group: name, members, open });
      if (open) {
        members.forEach((row) => result.push({ row, group: name }));
      }
    }
    return result;
  }

  function members(number) {
    return say(number === 1 ? "member" : "members", number);
  }

  function elements(number) {
    return say(number === 1 ? "element" : "elements", number);
  }

  function isOpen(name, listed) {
    return opened.has(name) || (!closed.has(name) && listed <= FEW);
  }

  /* What is drawn */

  function element(name, properties, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(properties)) {
      if (key === "class") {
        made.className = value;
      } else {
        made.setAttribute(key, value);
      }
    }
    made.append(...children);
    return made;
  }

  function simple(name) {
    return name.slice(name.lastIndexOf(".") + 1);
  }

  function drawGroup(item) {
    const size = item.members.length;
    const fold = element(
      "button",
      { type: "button", class: "fold", "aria-expanded": item.open, "data-group": item.group },
      item.group ? simple(item.group) : say("no-service")
    );
    const packageName = item.group.slice(0, Math.max(0, item.group.lastIndexOf(".")));
    const about =
      members(size) +
      (packageName ? " · " + packageName : "") +
      (view.by === "service" ? changedIn(item.group) : "");
    return [
      element(
        "tr",
        { class: "group" },
        element("th", { colspan: COLUMNS, scope: "rowgroup" }, fold, element("span", { class: "aside" }, about))
      ),
    ];
  }

  /* By how much the patch changes calls of a service, what it saves most first. */
  function changedIn(service) {
    const changes = data.calls
      .filter((call) => call.service === service)
      .map((call) => -call.sizes[data.compared].saved)
      .filter((bytes) => bytes !== 0);
    if (!changes.length) {
      return "";
    }
    const least = Math.min(...changes);
    const most = Math.max(...changes);
    const range = least === most ? signed(most) : say("range", signed(least), signed(most));
    return say("changed", range, elements(data.elements[data.compared].number));
  }

  function signed(bytes) {
    return (bytes > 0 ? "+" : "") + bytes.toLocaleString("en", { maximumSignificantDigits: 3 });
  }

  function drawRow(item) {
    const { row } = item;
    const id = row.id + " " + item.group;
    const open = unfolded.has(id);
    const fold = element(
      "button",
      { type: "button", class: "fold", "aria-expanded": open, "data-row": id },
      row.member
    );
    const type = element("td", { class: "type" }, element("code", { title: row.type }, row.simpleType));
    if (row.damage) {
      type.append(" ", element("span", { class: "damage" }, row.damage));
    }
    const figure = (name, text) => element("td", { class: "number " + name, "data-label": say(name) }, text);
    const drawn = element(
      "tr",
      { class: "member" },
      element("th", { scope: "row" }, fold),
      type,
      figure("first", row.first),
      figure("further", row.further),
      figure("time", row.time),
      figure("methods", String(row.methods)),
      ...(row.fix ? [drawFix(row.fix)] : []),
      element("td", { class: "state" }, element("span", { class: "badge " + row.state }, say("state." + row.state)))
    );
    return open ? [drawn, drawDetail(row)] : [drawn];
  }

  function drawFix(fix) {
    const title = fix.why ? { title: fix.why } : {};
    return element("td", { class: "fix" }, element("span", { class: "badge " + fix.kind, ...title }, say("fix." + fix.kind)));
  }

  function drawDetail(row) {
    const facts = element("dl", {});
    const fact = (name, ...content) => facts.append(element("dt", {}, name), element("dd", {}, ...content));
    fact(say("way"), element("ol", { class: "way" }, ...row.path.map((step) => element("li", {}, step))));
    if (row.reach.services.size) {
      fact(say("sent-by"), element("ul", { class: "senders" }, ...[...row.reach.services].map(drawSender)));
    }
    fact(say("costs"), costs(row));
    if (row.place) {
      fact(say("declared"), element("code", {}, row.place));
    }
    if (row.reason) {
      fact(say("state." + row.state), row.reason);
    }
    if (row.fix && row.fix.why) {
      fact(say("fix"), say("why", say("fix." + row.fix.kind), row.fix.why));
    }
    fact(say("key"), element("code", {}, row.key));
    return element("tr", { class: "detail" }, element("td", { colspan: COLUMNS }, facts));
  }

  function drawSender([service, methods]) {
    const named = methods.slice(0, NAMED).join(", ");
    const rest = methods.length > NAMED ? say("more-methods", methods.length - NAMED) : "";
    return element("li", {}, element("b", {}, data.serviceNames[service]), " ", named + rest);
  }

  function costs(row) {
    const damage = row.damage ? say("damage", row.damage) : "";
    return /\d/.test(row.first)
      ? say("bytes", row.first, row.further, data.date.first, damage)
      : row.first + damage;
  }

  /* Calls */

  const calls = document.getElementById("calls");
  const moreCalls = document.getElementById("more-calls");
  const FEW_CALLS = 10;
  const called = { sort: String(data.compared), descending: true, shown: FEW_CALLS };

  function callOrder(a, b) {
    const key = called.sort;
    const order =
      key === "method"
        ? collator.compare(a.simpleService + "." + a.method, b.simpleService + "." + b.method)
        : key === "values"
          ? a.values - b.values
          : key === "saved"
            ? a.sizes[data.compared].saved - b.sizes[data.compared].saved
            : a.sizes[key].rank - b.sizes[key].rank;
    return called.descending ? -order : order;
  }

  function drawCall(call) {
    const cell = (label, text) => element("td", { class: "number", "data-label": label }, text);
    return element(
      "tr",
      {},
      element(
        "th",
        { scope: "row" },
        element("span", { title: call.service }, call.simpleService),
        ".",
        element("wbr", {}),
        call.method
      ),
      cell(say("values"), call.request + " / " + call.response),
      ...call.sizes.map((size, index) => cell(elements(data.elements[index].number), size.bytes)),
      ...(data.hasFixes ? [cell(say("with-patch"), call.change)] : [])
    );
  }

  function drawCalls() {
    const sorted = [...data.calls].sort(callOrder);
    const drawn = sorted.slice(0, called.shown);
    calls.tBodies[0].replaceChildren(...drawn.map(drawCall));
    moreCalls.hidden = drawn.length === sorted.length;
    moreCalls.textContent = say("more", sorted.length - drawn.length);
    markSorted(calls, called);
  }

  function showCalls(atMost) {
    called.shown = atMost;
    if (calls) {
      drawCalls();
    }
  }

  if (calls) {
    calls.tHead.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button) {
        sortBy(called, button.dataset.sort, button.dataset.sort === "method");
        drawCalls();
      }
    });
    moreCalls.addEventListener("click", () => showCalls(called.shown + CHUNK));
    calls.hidden = false;
    drawCalls();
  }

  /* Both tables */

  function sortBy(view, sort, isText) {
    view.descending = view.sort === sort ? !view.descending : !isText;
    view.sort = sort;
  }

  function markSorted(table, view) {
    for (const head of table.tHead.querySelectorAll("th")) {
      if (head.firstElementChild.dataset.sort === view.sort) {
        head.setAttribute("aria-sort", view.descending ? "descending" : "ascending");
      } else {
        head.removeAttribute("aria-sort");
      }
    }
  }

  function drawMore(upTo) {
    const drawn = [];
    for (; shown < Math.min(upTo, items.length); shown++) {
      const item = items[shown];
      drawn.push(...(item.row ? drawRow(item) : drawGroup(item)));
    }
    body.append(...drawn);
    more.hidden = shown === items.length;
    more.textContent = say("more", items.length - shown);
  }

  function draw(atLeast) {
    items = list();
    shown = 0;
    body.replaceChildren();
    drawMore(Math.max(CHUNK, atLeast || 0));
    markSorted(table, view);
    press("data-view", view.by);
    press("data-state", view.state);
    unfold.textContent = say(unfolded.size ? "fold" : "unfold");
  }

  function press(attribute, value) {
    for (const button of document.querySelectorAll("button[" + attribute + "]")) {
      button.setAttribute("aria-pressed", button.getAttribute(attribute) === value);
    }
  }

  function toggle(set, value) {
    if (!set.delete(value)) {
      set.add(value);
    }
  }

  function unfoldAll() {
    opened.clear();
    rows.forEach((row) => [...groupsOf(row)].forEach((name) => opened.add(name)));
    list().filter((item) => item.row).forEach((item) => unfolded.add(item.row.id + " " + item.group));
  }

  /* What a person does */

  function again(attribute, value) {
    draw(shown);
    for (const button of body.querySelectorAll("button[" + attribute + "]")) {
      if (button.getAttribute(attribute) === value) {
        button.focus();
      }
    }
  }

  body.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) {
      return;
    }
    const { group, row } = button.dataset;
    if (group !== undefined) {
      const isClosing = button.getAttribute("aria-expanded") === "true";
      (isClosing ? opened : closed).delete(group);
      (isClosing ? closed : opened).add(group);
      again("data-group", group);
    } else {
      toggle(unfolded, row);
      again("data-row", row);
    }
  });

  table.tHead.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button) {
      const sort = button.dataset.sort;
      sortBy(view, sort, ["member", "type", "fix", "state"].includes(sort));
      draw();
    }
  });

  document.getElementById("controls").addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) {
      return;
    }
    if (button === unfold) {
      if (unfolded.size) {
        unfolded.clear();
      } else {
        unfoldAll();
      }
    } else if (button.dataset.view) {
      view.by = button.dataset.view;
      opened.clear();
      closed.clear();
      unfolded.clear();
    } else {
      view.state = button.dataset.state;
    }
    draw();
  });

  search.addEventListener("input", () => {
    view.query = search.value.trim().toLowerCase();
    draw();
  });

  more.addEventListener("click", () => drawMore(shown + CHUNK));
  new IntersectionObserver((seen) => {
    if (seen.some((entry) => entry.isIntersecting)) {
      drawMore(shown + CHUNK);
    }
  }).observe(more);

  addEventListener("beforeprint", () => {
    const before = { unfolded: [...unfolded], opened: [...opened], shown, calls: called.shown };
    unfoldAll();
    draw(Infinity);
    showCalls(Infinity);
    addEventListener(
      "afterprint",
      () => {
        unfolded.clear();
        opened.clear();
        before.unfolded.forEach((id) => unfolded.add(id));
        before.opened.forEach((name) => opened.add(name));
        draw(before.shown);
        showCalls(before.calls);
      },
      { once: true }
    );
  });

  for (const id of ["views", "states"]) {
    document.getElementById(id).setAttribute("aria-label", say(id));
  }
  search.placeholder = say("search");
  document.getElementById("controls").hidden = false;
  table.hidden = false;
  draw();
})();
