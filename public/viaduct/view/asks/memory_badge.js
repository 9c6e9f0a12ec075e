import { element } from "../element.js"

// Shows that an ask was answered from memory, and offers to undo that.
export class MemoryBadge {
  static #milliseconds = 8000

  root = element("div", { class: "memory", role: "status" })
  #memory
  #timer = null

  constructor(memory) {
    this.#memory = memory
  }

  show(ask) {
    const forget = element("button", { type: "button", class: "memory__forget", text: "Forget" })
    forget.addEventListener("click", () => {
      this.#memory.forget(ask)
      this.#hide()
    })
    this.root.replaceChildren(element("span", { text: `${ask.title.replace(/\?$/, "")}: answered from memory` }), forget)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#hideUnlessUsed(), MemoryBadge.#milliseconds)
  }

  // It does not go away under a pointer or with the focus.
  #hideUnlessUsed() {
    if (this.root.matches(":hover, :focus-within")) {
      this.#timer = setTimeout(() => this.#hideUnlessUsed(), MemoryBadge.#milliseconds)
    } else {
      this.#hide()
    }
  }

  #hide() {
    clearTimeout(this.#timer)
    this.root.replaceChildren()
  }
}
