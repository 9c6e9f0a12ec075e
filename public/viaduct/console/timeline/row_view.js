import { visible } from "../json/visible.js"
import { element } from "../shell/element.js"
import { clock, duration } from "./time_text.js"

const arrows = { page: "→", native: "←", viaduct: "·" }
const verdicts = { missing: "no callback", threw: "callback threw" }
const directions = { page: "from the page", native: "from the native side", viaduct: "of the server" }

// One line of the timeline. It can switch to another event at any time.
export class RowView {
  static idOf(row) {
    return `row-${row.order}`
  }

  root = element("div", "row")
  row = null
  // Its place in the list, in pixels.
  top = 0
  #time = element("span", "row__time")
  #page = element("span", "row__page")
  #arrow = element("span", "row__arrow")
  #direction = element("span", "visually-hidden")
  #subject = element("span", "row__subject")
  #text = element("span", "row__text")
  #outcome = element("span", "row__outcome")
  #heldCount = -1
  #longest = 0
  #place = ""

  constructor() {
    this.root.role = "option"
    this.#arrow.ariaHidden = "true"
    this.root.append(this.#time, this.#page, this.#arrow, this.#direction, this.#subject, this.#text, this.#outcome)
  }

  // longest: as much of its text may be seen.
  show(row, { index, count, top, isActive, longest }) {
    const { root } = this
    const place = `${top} ${index} ${isActive}`
    if (place !== this.#place) {
      this.#place = place
      this.top = top
      root.style.translate = `0 ${top}px`
      root.ariaPosInSet = String(index + 1)
      root.ariaSelected = String(isActive)
    }
    root.ariaSetSize = String(count)
    if (row === this.row && row.held.length === this.#heldCount && longest === this.#longest) return
    this.row = row
    this.#heldCount = row.held.length
    this.#longest = longest
    root.id = RowView.idOf(row)
    root.dataset.from = row.from
    root.dataset.trouble = String(row.hasTrouble)
    root.dataset.kind = row.isMessage ? "message" : row.kind
    this.#time.textContent = clock(row.time)
    this.#page.textContent = row.page
    this.#arrow.textContent = arrows[row.from] ?? "·"
    this.#direction.textContent = directions[row.from] ?? ""
    this.#subject.textContent = row.subject
    this.#text.textContent = row.preview.slice(0, longest)
    this.#outcome.textContent = outcome(row)
  }
}

// Describes a message's outcome in a few words.
function outcome(row) {
  if (row.hasTrouble) return visible(verdicts[row.verdict] ?? row.verdict)
  const { replies } = row
  if (replies.length > 0) return `${replies.length > 1 ? `${replies.length} × ` : ""}↩ ${duration(replies.at(-1).time - row.time)}`
  if (row.isSilent) return "no answer"
  const fate = row.held.find(({ kind }) => kind === "fate")?.content
  if (!fate) return ""
  if (fate.state === "forwarded" || fate.state === "ignored") return fate.state
  return Number.isFinite(fate.microseconds) ? `✓ ${duration(fate.microseconds / 1000)}` : "✓"
}
