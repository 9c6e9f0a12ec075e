import { visible } from "../json/visible.js"
import { element } from "../shell/element.js"
import { nearest } from "./nearest.js"

// The components that pages use, against those that their apps offer.
export class ComponentsPanel {
  #root
  #room
  #state
  #drawn = ""

  constructor(root, room, state) {
    this.#root = root
    this.#room = room
    this.#state = state
  }

  draw() {
    const tables = this.#pages.map(page => ({ page, rows: rowsOf(page) }))
    const drawn = JSON.stringify(tables.map(({ page, rows }) => [page.id, page.name, page.app?.name, rows])) || "none"
    if (drawn === this.#drawn) return
    this.#drawn = drawn
    const parts = tables.map(({ page, rows }) => this.#table(page, rows))
    if (parts.length === 0) parts.push(element("p", "nothing", "No page of this room is open."))
    this.#root.replaceChildren(element("h2", "visually-hidden", "Components"), ...parts)
  }

  // The chosen page, or all that are open.
  get #pages() {
    const { page } = this.#state.values
    if (page) return [this.#room.pages.get(page)?.tab[0]].filter(Boolean)
    return this.#room.pages.tabs.filter(({ connection }) => connection === "open").slice(0, 20)
  }

  #table(page, rows) {
    const head = element("tr", "", ...["Component", "State", "Messages", "Replies", "Events"].map(name => {
      const cell = element("th", "", name)
      cell.scope = "col"
      return cell
    }))
    const body = rows.map(({ name, state, hint, messages, replies, events }) => {
      const cell = element("th", "", visible(name))
      cell.scope = "row"
      const line = element("tr", "", cell, element("td", "", element("span", "badge", hint)), element("td", "number", String(messages)),
        element("td", "number", String(replies)), element("td", "", visible(events)))
      line.dataset.state = state
      return line
    })
    const app = page.app ? `App “${visible(page.app.name)}”` : "The app has not been told of yet"
    const caption = element("caption", "", element("strong", "", visible(page.name)), ` ${app}`)
    return element("div", "table", element("table", "", caption, element("thead", "", head), element("tbody", "", ...body)))
  }
}

// Those that are used first, and of these those that nobody offers.
function rowsOf(page) {
  const offered = page.app?.components ?? []
  const isOffered = new Set(offered)
  const used = [...page.components].map(([name, { messages, replies, events }]) => {
    const hint = !page.app ? "used" : isOffered.has(name) ? "used" : missing(name, offered)
    return { name, state: page.app && !isOffered.has(name) ? "missing" : "used", hint, messages, replies, events: [...events].join(", ") }
  })
  const unused = offered.filter(name => !page.components.has(name)).sort()
    .map(name => ({ name, state: "unused", hint: "offered", messages: 0, replies: 0, events: "" }))
  return [...used.sort((one, other) => order(one) - order(other) || (one.name < other.name ? -1 : 1)), ...unused]
}

function order({ state }) {
  return state === "missing" ? 0 : 1
}

function missing(name, offered) {
  const similar = nearest(name, offered)
  return similar ? `nobody has it: did you mean “${visible(similar)}”?` : "nobody has it"
}
