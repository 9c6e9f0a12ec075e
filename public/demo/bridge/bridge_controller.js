import { Controller } from "../application/controller.js"

/** A controller with a native counterpart: the component of its name. */
export class BridgeController extends Controller {
  static component = ""

  #messageIds = []

  disconnect() {
    this.#messageIds.forEach(id => window.webBridge.removeCallback(id))
    this.#messageIds = []
  }

  get component() {
    return this.constructor.component
  }

  /** Whether the native side has this component; where it has not, the element works as the browser makes it. */
  get isSupported() {
    return window.webBridge.supportsComponent(this.component)
  }

  /** The value of the element's `data-bridge-…`; `undefined` when there is none, so that the message leaves it out. */
  bridgeAttribute(name, element = this.element) {
    return element.getAttribute(`data-bridge-${name}`) ?? undefined
  }

  send(event, data, callback) {
    const metadata = { url: location.href }
    const id = window.webBridge.send({ component: this.component, event, data: { ...data, metadata }, callback })
    if (id && callback) this.#messageIds.push(id)
  }
}
