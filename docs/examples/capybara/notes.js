import { ControllerRegistry } from "./application/controller_registry.js"
import { BridgeController } from "./bridge/bridge_controller.js"
import { FormController } from "./bridge/form_controller.js"
import { WebBridge } from "./bridge/web_bridge.js"

/** Tells the native side something, once. */
class AnnounceController extends BridgeController {
  connect() {
    this.send(this.element.dataset.event, JSON.parse(this.element.dataset.data))
  }

  get component() {
    return this.element.dataset.component
  }
}

/** The links and buttons of a list as a native menu. A dangerous one is asked about first. */
class MenuController extends BridgeController {
  static component = "menu"

  connect() {
    const items = this.#choices.map((choice, index) => ({ title: choice.textContent, index, destructive: isDangerous(choice) }))
    this.send("connect", { title: "More", items }, ({ data }) => this.#choose(this.#choices[data.index ?? data.selectedIndex]))
  }

  get #choices() {
    return [...this.element.querySelectorAll("a, button")]
  }

  #choose(choice) {
    if (!choice || !isDangerous(choice)) return choice?.click()

    const question = { title: `${choice.textContent} this note?`, destructive: true, confirm: choice.textContent, dismiss: "Cancel" }
    const metadata = { url: location.href }
    window.webBridge.send({ component: "alert", event: "show", data: { ...question, metadata }, callback: () => choice.click() })
  }
}

function isDangerous(choice) {
  return choice.matches(".danger")
}

window.webBridge = new WebBridge()
window.webBridge.start()

const registry = new ControllerRegistry()
registry.register("announce", AnnounceController)
registry.register("form", FormController)
registry.register("menu", MenuController)
registry.start()
