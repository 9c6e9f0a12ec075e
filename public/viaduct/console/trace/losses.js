const mostPages = 300, mostLosses = 100

// Finds the first message that was lost after an error of its page, which may be lost by it. A page that begins tells of its errors
// later than they were.
export class Losses {
  // By page: { trouble, lost }, the newest trouble after which nothing was lost yet, and what was lost without one.
  #pages = new Map()

  take(event) {
    if (event.kind === "connected") this.#pages.delete(event.page)
    if (!event.isTrouble || event.kind !== "event" && event.kind !== "fate") return
    if (!this.#pages.has(event.page) && this.#pages.size >= mostPages) this.#pages.delete(this.#pages.keys().next().value)
    const page = this.#pages.get(event.page) ?? { trouble: null, lost: [] }
    this.#pages.set(event.page, page)
    if (event.kind === "event") this.#takeTrouble(event, page)
    else this.#takeLoss(event, page)
  }

  clear() {
    this.#pages.clear()
  }

  #takeTrouble(trouble, page) {
    const index = page.lost.findIndex(({ time }) => time >= trouble.time)
    if (index < 0) page.trouble = trouble
    else page.lost.splice(index, 1)[0].trouble = trouble
  }

  #takeLoss(loss, page) {
    loss.trouble = page.trouble
    if (!page.trouble) page.lost.push(loss)
    if (page.lost.length > mostLosses) page.lost.shift()
    page.trouble = null
  }
}
