import { DisclosureController } from "./disclosure_controller.js"

/** Shows a list of choices natively, at the place of the element that opens it. */
export class MenuController extends DisclosureController {
  static component = "menu"

  present() {
    const data = { title: this.summary.textContent.trim(), items: this.items, source: this.#source }
    this.send("display", data, ({ data }) => this.choices[data.selectedIndex]?.click())
  }

  get #source() {
    const { x, y, width, height } = this.summary.getBoundingClientRect()
    return { x, y, width, height }
  }
}
