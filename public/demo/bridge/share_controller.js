import { BridgeController } from "./bridge_controller.js"

/** Opens the share sheet for this page in place of following a link. */
export class ShareController extends BridgeController {
  static component = "share"

  connect() {
    this.element.addEventListener("click", this.#share)
  }

  disconnect() {
    this.element.removeEventListener("click", this.#share)
    super.disconnect()
  }

  #share = event => {
    if (!this.isSupported) return

    event.preventDefault()
    this.send("share", { url: location.href })
  }
}
