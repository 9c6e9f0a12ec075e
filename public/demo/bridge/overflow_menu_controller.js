import { DisclosureController } from "./disclosure_controller.js"

/** Moves a menu of the page behind the three dots of the navigation bar. */
export class OverflowMenuController extends DisclosureController {
  static component = "overflow-menu"

  connect() {
    super.connect()
    this.send("connect", { items: this.items }, ({ data }) => this.choices[data.selectedIndex]?.click())
  }
}
