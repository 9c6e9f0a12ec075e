import { AskDialog } from "./ask_dialog.js"
import { element } from "../element.js"

// Five stars. As on a phone, the app does not learn which.
export class ReviewAsk extends AskDialog {
  #stars = 0
  #row = element("div", { class: "ask__stars", role: "radiogroup", "aria-label": "Stars" })

  constructor(...parameters) {
    super(...parameters)
    this.render()
  }

  get submit() {
    return "Submit"
  }

  get cancel() {
    return "Not Now"
  }

  fields() {
    this.#row.append(...[1, 2, 3, 4, 5].map(count => {
      const star = element("input", {
        type: "radio", name: "stars", class: "ask__star", value: count, "aria-label": count === 1 ? "1 star" : `${count} stars`
      })
      star.addEventListener("change", () => this.#choose(count))
      return star
    }))
    return [this.#row]
  }

  answerOfForm() {
    return this.#stars === 0 ? undefined : { stars: this.#stars }
  }

  #choose(count) {
    this.#stars = count
    for (const star of this.#row.children) star.dataset.filled = String(Number(star.value) <= count)
    this.refresh()
  }
}
