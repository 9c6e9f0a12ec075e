import { BridgeController } from "./bridge_controller.js"

/** The same as a button, in the words of the bridge-components library: the event names the side, and an icon goes with it. */
export class IconButtonController extends BridgeController {
  static component = "button"

  connect() {
    const title = this.bridgeAttribute("title")
    const iosImage = this.bridgeAttribute("ios-image")
    this.send(this.bridgeAttribute("side"), { title, iosImage }, () => this.element.click())
  }

  disconnect() {
    this.send("disconnect")
    super.disconnect()
  }
}
