const mostPages = 300, mostLosses = 100
// In milliseconds: how much later than its real time a late-reported event may seem to be, since it was on its way.
const delay = 500

// Finds the first message lost after an error of its page, which may be the cause. A page that begins reports its errors later than they occurred.
export class Losses {
  // By page: { trouble, lost, time }: the newest trouble without a loss after it, the losses without a trouble, and the time of the newest event.
  #pages = new Map()

  take(event) {
    if (event.kind === "connected") this.#pages.delete(event.page)
    if (!this.#pages.has(event.page) && this.#pages.size >= mostPages) this.#pages.delete(this.#pages.keys().next().value)
    const page = this.#pages.get(event.page) ?? { trouble: null, lost: [], time: 0 }
    this.#pages.set(event.page, page)
    if (event.isTrouble && event.kind === "event") this.#takeTrouble(event, page)
    if (event.isTrouble && event.kind === "fate") this.#takeLoss(event, page)
    page.time = Math.max(page.time, event.time)
  }

  clear() {
    this.#pages.clear()
  }

  #takeTrouble(trouble, page) {
    const index = trouble.time < page.time ? page.lost.findIndex(({ time }) => time > trouble.time - delay) : -1
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
