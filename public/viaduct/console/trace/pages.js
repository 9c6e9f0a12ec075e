import { PageState } from "./page_state.js"

const mostPages = 300

// The pages in the trace, by their ids.
export class Pages {
  #pages = new Map()

  take(event) {
    let page = this.#pages.get(event.page)
    if (!page) {
      page = new PageState(event.page)
      this.#pages.set(event.page, page)
      this.#makeRoom()
    }
    page.take(event)
    if (event.kind === "open" && !page.before) this.#findBefore(page, event.content.behind)
    if (page.after && page.connection === "open") this.#bringBack(page)
  }

  clear() {
    this.#pages.clear()
  }

  get(id) {
    return this.#pages.get(id) ?? null
  }

  // The pages that no later page of their tab has replaced, the newest first.
  get tabs() {
    return [...this.#pages.values()].filter(({ after }) => !after).reverse()
  }

  get all() {
    return [...this.#pages.values()]
  }

  // Marks all pages as lost: the server has restarted, and open pages reconnect.
  lose() {
    for (const page of this.all) if (page.connection === "open") page.connection = "lost"
  }

  // Finds the page that this new document has replaced: the last one at its address, or at the place behind it, that is no longer open.
  #findBefore(page, behind) {
    const urls = [page.url, Array.isArray(behind) ? behind.at(-1)?.url : undefined].filter(Boolean)
    const before = this.all.findLast(other => other !== page && !other.after && other.connection !== "open" && urls.includes(other.url))
    if (!before) return
    page.before = before
    before.after = page
  }

  // Makes a restored document the newest page of its tab again.
  #bringBack(page) {
    const [newest] = page.tab
    this.#takeOut(page)
    if (newest.connection === "open") return
    page.before = newest
    newest.after = page
  }

  #makeRoom() {
    if (this.#pages.size <= mostPages) return
    const oldest = this.all.find(({ connection }) => connection === "gone") ?? this.all[0]
    this.#pages.delete(oldest.id)
    this.#takeOut(oldest)
  }

  #takeOut(page) {
    if (page.after) page.after.before = page.before
    if (page.before) page.before.after = page.after
    page.before = page.after = null
  }
}
