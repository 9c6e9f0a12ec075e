import { BridgeController } from "./bridge_controller.js"

/** Puts a share button into the navigation bar, which needs no reply: the native side does it all. */
export class ShareButtonController extends BridgeController {
  static component = "share"

  connect() {
    this.send("connect", { url: this.element.href, color: this.bridgeAttribute("color") })
  }

  disconnect() {
    this.send("disconnect")
    super.disconnect()
  }
}
