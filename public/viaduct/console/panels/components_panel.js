import { visible } from "../json/visible.js"
import { button, element } from "../shell/element.js"
import { HiddenComponents } from "./hidden_components.js"
import { nearest } from "./nearest.js"
import { PageHighlight } from "./page_highlight.js"
import { Panel } from "./panel.js"

// The components of the pages, compared with those of their apps, each with a switch. Pointing at a used one outlines it in its page.
export class ComponentsPanel extends Panel {
  #hidden
  #drawn = ""
  // The apps' components at the last request for the hidden ones.
  #asked = null
  #highlight

  constructor(root, surroundings) {
    super(root, surroundings)
    this.#hidden = new HiddenComponents(this.room.name)
    this.#hidden.addEventListener("change", () => this.draw())
    root.addEventListener("change", ({ target }) => {
      if (target.name === "version") this.#hidden.choose(target.value || null)
      else this.#hidden.set(target.dataset.component, !target.checked)
    })
    this.#highlight = new PageHighlight(this.room.name)
    for (const name of ["pointerover", "focusin"]) root.addEventListener(name, ({ target }) => this.#point(target))
    for (const name of ["pointerleave", "focusout"]) root.addEventListener(name, () => this.#point(null))
    root.addEventListener("click", ({ target }) => this.#point(target, target.dataset.used !== undefined))
    this.state.addEventListener("change", () => this.#point(null))
  }

  // Outlines the used component under the pointer, else that of the row with the keyboard focus, else none. scroll: whether the page scrolls to it.
  #point(target, scroll = false) {
    const found = [target, this.root.querySelector(":focus-visible")].map(part => part?.closest("tr")?.querySelector("[data-used]"))
    const { page, used } = found.find(Boolean)?.dataset ?? {}
    this.#highlight.show(page, used, scroll)
  }

  draw() {
    const { isRecorded } = this.room
    const tables = this.pages.map(page => ({ page, rows: rowsOf(page, isRecorded ? nobody : this.#hidden.names) }))
    if (!isRecorded) this.#ask(tables)
    const { failure, names, version, versions } = this.#hidden
    const drawn = JSON.stringify([isRecorded, failure, names.size, version, versions, tables.map(({ page, rows }) => [page.id, page.name, page.app?.name, page.app?.version, rows])])
    if (drawn === this.#drawn) return
    this.#drawn = drawn
    const { component, used, page } = document.activeElement.dataset
    const isChoosing = document.activeElement.name === "version"
    const parts = tables.map(({ page, rows }) => this.#table(page, rows))
    if (parts.length === 0) parts.push(element("p", "nothing", this.absence))
    else if (!isRecorded) parts.unshift(element("p", "panel__hint", "Point at a component that is used: its page shows its elements and native controls. Press its name to scroll there."))
    this.root.replaceChildren(element("h2", "visually-hidden", "Components"), ...(isRecorded ? [] : [this.#olderApp()]), ...parts)
    const focused = component ? `[data-component="${CSS.escape(component)}"]` : used && `[data-used="${CSS.escape(used)}"]`
    if (isChoosing) this.root.querySelector("[name=version]")?.focus()
    if (focused) this.root.querySelector(`${focused}[data-page="${CSS.escape(page)}"]`)?.focus()
  }

  // Another console may have hidden some: then the apps offer others.
  #ask(tables) {
    const offered = JSON.stringify(tables.map(({ page }) => page.app?.components))
    if (offered === this.#asked) return
    this.#asked = offered
    this.#hidden.load()
  }

  #olderApp() {
    const { failure, version, names: { size } } = this.#hidden
    const allOn = button("Switch all on", () => this.#hidden.clear(), "chip")
    allOn.disabled = size === 0
    const count = element("span", "card__count", [
      version !== null && `Version ${version}`, size > 0 ? `${size} ${size === 1 ? "is" : "are"} off` : version === null && "All are on"
    ].filter(Boolean).join(", "))
    count.role = "status"
    return element("article", "card",
      element("header", "card__head", element("h3", "card__title", "Pretend an older app"), count),
      element("p", "card__text", "Switch off what an older app has not got. No page of the room has it in its user agent then, as on a phone with that app."),
      ...(failure ? [element("p", "card__failure", visible(failure))] : []), element("p", "card__links", allOn, ...this.#versions()))
  }

  // The versions of the configuration, where it has some.
  #versions() {
    const { version, versions } = this.#hidden
    if (versions.length === 0) return []
    const select = Object.assign(document.createElement("select"), { name: "version", ariaLabel: "App version" })
    select.append(new Option("The app as it is", ""), ...versions.map(name => new Option(`Version ${name}`, name)))
    select.value = version ?? ""
    return [select]
  }

  #table(page, rows) {
    const { isRecorded } = this.room
    const head = element("tr", "", ...["Component", ...(isRecorded ? [] : ["On"]), "State", "Messages", "Replies", "Events"].map(name => {
      const cell = element("th", "", name)
      cell.scope = "col"
      return cell
    }))
    const body = rows.map(({ name, state, hint, isFixed, messages, replies, events }) => {
      const cell = element("th", "", page.components.has(name) && !isRecorded ? buttonOf(page, name) : visible(name))
      cell.scope = "row"
      const toggle = isFixed || isRecorded ? [] : [switchOf(page, name, state)]
      const line = element("tr", "", cell, ...(isRecorded ? [] : [element("td", "", ...toggle)]),
        element("td", "", element("span", "badge", hint)), element("td", "number", String(messages)),
        element("td", "number", String(replies)), element("td", "", visible(events)))
      line.dataset.state = state
      return line
    })
    const version = page.app?.version ? `, version ${visible(page.app.version)}` : ""
    const app = page.app ? `App “${visible(page.app.name)}”${version}` : "The app has not been told of yet"
    const caption = element("caption", "", element("strong", "", visible(page.name)), ` ${app}`)
    return element("div", "table", element("table", "", caption, element("thead", "", head), element("tbody", "", ...body)))
  }
}

const nothing = { messages: 0, replies: 0, events: "" }
const nobody = new Set()

function buttonOf(page, name) {
  const made = button(visible(name), () => {}, "component")
  Object.assign(made.dataset, { used: name, page: page.id })
  return made
}

function switchOf(page, name, state) {
  const input = Object.assign(document.createElement("input"), { type: "checkbox", role: "switch", checked: state !== "off", ariaLabel: `${visible(name)} is on` })
  Object.assign(input.dataset, { component: name, page: page.id })
  return input
}

// Used components come first, beginning with those that no app has. `isFixed`: nobody can switch it. hidden: those that the room does not see.
function rowsOf(page, hidden) {
  const { components: offered = [], hidden: lacking = [] } = page.app ?? {}
  const names = new Set([...page.components.keys(), ...[...new Set([...offered, ...hidden, ...lacking])].sort()])
  const rows = [...names].map(name => {
    const use = page.components.get(name)
    const counts = use ? { messages: use.messages, replies: use.replies, events: [...use.events].join(", ") } : nothing
    return { name, isFixed: false, ...stateOf(name, page.app, Boolean(use), hidden), ...counts, isUsed: Boolean(use) }
  })
  const used = rows.filter(({ isUsed }) => isUsed)
  return [...used.sort((one, other) => order(one) - order(other) || (one.name < other.name ? -1 : 1)), ...rows.filter(({ isUsed }) => !isUsed)]
}

function stateOf(name, app, isUsed, hidden) {
  if (hidden.has(name)) return { state: "off", hint: "switched off" }
  if (app?.hidden.includes(name)) return { state: "off", hint: app.version ? `not in version ${visible(app.version)}` : "switched off", isFixed: app.version !== "" }
  if (app && !app.components.includes(name)) return { state: "missing", hint: missing(name, app.components), isFixed: true }
  return isUsed ? { state: "used", hint: "used" } : { state: "unused", hint: "offered" }
}

function order({ state }) {
  return state === "missing" ? 0 : 1
}

function missing(name, offered) {
  const similar = nearest(name, offered)
  return similar ? `nobody has it: did you mean “${visible(similar)}”?` : "nobody has it"
}
