import { Application } from "@hotwired/stimulus"
import { BridgeComponent } from "@hotwired/hotwire-native-bridge"

// A button of the bar, which clicks its element.
class Button extends BridgeComponent {
  static component = "button"

  connect() {
    super.connect()
    const { bridgeTitle: title, bridgeSide: side } = this.element.dataset
    this.send(side, { title }, () => { document.title += "!" })
  }

  disconnect() {
    super.disconnect()
    this.send("disconnect")
  }
}

Application.start().register("bridge--button", Button)
