import { visible } from "../json/visible.js"
import { element, write } from "./element.js"

const longestName = 80
const words = { open: "open", lost: "lost, may come back", left: "left, kept for the way back", gone: "gone" }

// The pages of the room, as links, one of them chosen. A tab has one link, for its newest page.
export class PageList {
  #root
  #room
  #state
  #links = new Map()
  #all
  // The id of the page whose link was scrolled into view.
  #shown = ""

  constructor(root, room, state) {
    this.#root = root
    this.#room = room
    this.#state = state
    this.#all = this.#makeLink("")
    this.#all.name.textContent = "All pages"
    this.#all.link.dataset.connection = "all"
    root.append(this.#all.link)
    root.addEventListener("click", event => {
      const link = event.target.closest("a")
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      this.#state.set({ page: link.dataset.page }, { isPlace: true })
    })
  }

  draw() {
    const { tabs } = this.#room.pages
    const chosen = this.#room.pages.get(this.#state.values.page)?.tab[0].id ?? this.#state.values.page
    const known = new Set(tabs.map(({ id }) => id))
    for (const [id, { link }] of this.#links) {
      if (known.has(id)) continue
      link.remove()
      this.#links.delete(id)
    }
    this.#mark(this.#all.link, "", chosen)
    const count = tabs.filter(({ connection }) => connection !== "gone").length
    write(this.#all.detail, tabs.length === 0 ? this.#room.isRecorded ? "The recording has none" : "None has come yet" : count === 0 ? "All are gone" : `${count} in this room`)
    tabs.forEach((page, index) => this.#drawPage(page, index, chosen))
    if (chosen === this.#shown) return
    this.#shown = chosen
    this.#root.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" })
  }

  #drawPage(page, index, chosen) {
    if (!this.#links.has(page.id)) this.#links.set(page.id, this.#makeLink(page.id))
    const { link, name, detail } = this.#links.get(page.id)
    const at = this.#root.children[index + 1]
    if (at !== link) this.#root.insertBefore(link, at ?? null)
    link.dataset.connection = page.connection
    const count = page.tab.length
    write(name, visible(page.name.slice(0, longestName)))
    const path = page.url.replace(/^https?:\/\/[^/]+/, "").slice(0, longestName)
    write(detail, [visible(path), words[page.connection], count > 1 ? `${count} documents` : "", visible(page.id)].filter(Boolean).join(" · "))
    this.#mark(link, page.id, chosen)
  }

  #mark(link, id, chosen) {
    link.href = this.#state.address({ page: id })
    if (id === chosen) link.ariaCurrent = "true"
    else link.removeAttribute("aria-current")
  }

  #makeLink(id) {
    const name = element("span", "page__name")
    const detail = element("span", "page__detail")
    const link = element("a", "page", name, detail)
    link.dataset.page = id
    return { link, name, detail }
  }
}
