// A sheet follows the pointer that pulls it at its top: down to leave it or to make it smaller, up to make it larger.
export class SheetDrag {
  // How far a sheet has to be pulled, in CSS pixels.
  static #enough = 80

  #sheet
  #outcomes
  #start = null

  // outcomes: leave(), detents() from the smallest on, and choose(name).
  constructor(sheet, handles, outcomes) {
    this.#sheet = sheet
    this.#outcomes = outcomes
    for (const handle of handles) handle.addEventListener("pointerdown", event => this.#begin(event))
  }

  #begin(event) {
    if (event.button !== 0 || event.target.closest("button:not(.grabber), input, select, textarea, .segments")) return
    this.#start = event.clientY
    addEventListener("pointermove", this.#move)
    addEventListener("pointerup", this.#end)
    addEventListener("pointercancel", this.#end)
  }

  #move = ({ clientY }) => {
    this.#sheet.style.translate = `0 ${Math.max(0, clientY - this.#start)}px`
  }

  #end = ({ type, clientY }) => {
    removeEventListener("pointermove", this.#move)
    removeEventListener("pointerup", this.#end)
    removeEventListener("pointercancel", this.#end)
    this.#sheet.style.translate = ""
    if (Math.abs(clientY - this.#start) > 4) this.#swallowClick()
    const distance = type === "pointerup" ? clientY - this.#start : 0
    if (Math.abs(distance) < SheetDrag.#enough) return
    const detents = this.#outcomes.detents()
    const place = detents.indexOf(this.#sheet.dataset.detent) + (distance > 0 ? -1 : 1)
    if (detents[place]) {
      this.#outcomes.choose(detents[place])
    } else if (distance > 0) {
      this.#outcomes.leave()
    }
  }

  // The end of a pull is no tap.
  #swallowClick() {
    const swallow = event => event.stopPropagation()
    this.#sheet.addEventListener("click", swallow, { capture: true })
    setTimeout(() => this.#sheet.removeEventListener("click", swallow, { capture: true }))
  }
}
