import { BridgeController } from "./bridge_controller.js"

/** Puts a link or a button into the navigation bar; a tap there clicks the element here. */
export class ButtonController extends BridgeController {
  static component = "button"

  connect() {
    const title = this.bridgeAttribute("title")
    this.send("connect", { title }, () => this.element.click())
  }
}
