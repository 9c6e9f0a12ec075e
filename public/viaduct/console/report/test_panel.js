import { visible } from "../json/visible.js"
import { Panel } from "../panels/panel.js"
import { element } from "../shell/element.js"
import { DrawnPhone } from "./drawn_phone.js"

// In characters: of the parameters of a step.
const longestSummary = 200

// A test in its report: why it failed, its steps, and the native screen after each.
export class TestPanel extends Panel {
  // The report's, a ReportFile.
  static file

  #phone = new DrawnPhone(TestPanel.file)
  #buttons = []
  #caption = element("figcaption", "phone__caption")

  draw() {
    if (this.#buttons.length > 0 || !this.room.isRecorded) return
    const { title, failure, steps } = TestPanel.file.test
    const outcome = element("p", "test__outcome", failure === null ? "Passed" : "Failed")
    outcome.dataset.failed = failure !== null
    const head = element("header", "test__head", element("h2", "test__title", visible(title)), outcome)
    const reason = failure === null ? [] : [element("pre", "test__failure", linesOf(failure))]
    this.#buttons = steps.map((step, index) => this.#buttonOf(step, index))
    const list = element("ol", "steps", ...this.#buttons.map(button => element("li", "", button)))
    const nothing = element("p", "nothing", "The test made no call.")
    const figure = element("figure", "phone", this.#phone.root, this.#caption)
    this.root.replaceChildren(head, ...reason, element("div", "test__body", steps.length > 0 ? list : nothing, figure))
    const failed = steps.findLastIndex(({ error }) => error)
    this.#choose(failed >= 0 ? failed : steps.length - 1)
  }

  #buttonOf({ verb, parameters = {}, start, end, error }, index) {
    const button = element("button", "step", element("span", "step__verb", verb), element("code", "step__text", summaryOf(parameters)),
      element("span", "step__time", timeText(end - start)), ...error ? [element("span", "step__error", linesOf(error))] : [])
    button.type = "button"
    button.addEventListener("click", () => this.#choose(index))
    return button
  }

  // -1 for a test without steps: its last screen is shown.
  #choose(index) {
    this.#buttons.forEach((button, other) => button.toggleAttribute("aria-current", other === index))
    const { steps } = TestPanel.file.test
    const { verb } = steps[index] ?? {}
    // What a call has caused comes after its answer.
    const { start: next = Infinity } = steps[index + 1] ?? {}
    const events = this.room.log.events.filter(({ time, kind }) => kind === "screen" && time < next)
    const screen = events.at(-1)
    const page = screen && this.room.pages.get(screen.page)
    this.#phone.draw(screen?.content?.screen ?? null, page)
    this.#caption.textContent = screen ? `The native screen ${verb ? `after “${verb}”` : "at the end"}` : "There was no native screen yet."
  }
}

function linesOf(text) {
  return text.trim().split("\n").map(visible).join("\n")
}

function summaryOf(parameters) {
  const texts = Object.entries(parameters).filter(([name]) => name !== "timeout")
    .map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
  return visible(texts.join(", ").slice(0, longestSummary))
}

function timeText(milliseconds) {
  return milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`
}
