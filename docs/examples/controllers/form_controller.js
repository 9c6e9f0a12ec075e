import { BridgeComponent, BridgeElement } from "@hotwired/hotwire-native-bridge"

// Shows the form's submit button in the bar of the app, as docs/examples/FormApp takes it.
export default class extends BridgeComponent {
  static component = "form"
  static targets = ["submit"]

  connect() {
    super.connect()
    const submitTitle = new BridgeElement(this.submitTarget).title
    this.send("connect", { submitTitle }, () => this.submitTarget.click())
  }

  submitStart() {
    this.send("submitDisabled")
  }

  submitEnd() {
    this.send("submitEnabled")
  }
}
