import { visible } from "../json/visible.js"
import { button, element } from "../shell/element.js"
import { ActCard } from "./act_card.js"
import { controlsOf } from "./screen_controls.js"

// Taps the controls of the page's native screen, without the page.
export class ControlsCard extends ActCard {
  #list = element("ul", "act__controls")
  #drawn = ""

  constructor(target) {
    const list = element("div")
    super("Tap a control", target, list)
    list.append(this.#list)
  }

  // event: the newest "screen" of the page, or null.
  update(event) {
    const controls = event ? controlsOf(event.content.screen) : []
    const drawn = JSON.stringify(controls)
    if (drawn === this.#drawn) return
    const focused = this.#list.contains(document.activeElement) ? document.activeElement.dataset.control : null
    this.#drawn = drawn
    this.#list.replaceChildren(...controls.map(control => this.#row(control)))
    if (controls.length === 0) this.#list.append(element("li", "nothing", event?.frame === null ? "The screen was too large to be kept." : "The page's screen has no control."))
    if (focused) this.#list.querySelector(`button[data-control="${CSS.escape(focused)}"]`)?.focus()
  }

  #row({ control, title, kind, isEnabled, value }) {
    const name = visible(title)
    const field = value === null ? null : ActCard.input({ value, ariaLabel: `Value of ${name}, as JSON`, maxLength: 10_000 })
    const tap = button("Tap", () => this.#tap(control, name, field))
    tap.ariaLabel = `Tap ${name}`
    tap.dataset.control = control
    const texts = [element("strong", "", name), element("span", "badge", visible(kind)), ...(isEnabled ? [] : [element("span", "badge", "off")])]
    return element("li", "", ...texts, element("span", "act__do", ...(field ? [field] : []), tap))
  }

  #tap(control, name, field) {
    const value = field?.value.trim()
    try {
      if (value) JSON.parse(value)
    } catch (error) {
      return this.tell(`The value of ${name} is no JSON: ${error.message}`, true)
    }
    this.do(hand => hand.send("page", `{"type":"action","control":${JSON.stringify(control)}${value ? `,"value":${value}` : ""}}`), `${name} was tapped.`)
  }
}
