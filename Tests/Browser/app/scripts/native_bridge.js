// Stands for @hotwired/hotwire-native-bridge and the part of Stimulus that it uses, neither of which Debian has: what a controller finds in its
// class, and an application that connects one controller to the elements that name it.
const names = /bridge-components: \[(.*?)\]/.exec(navigator.userAgent)?.[1].split(" ") ?? []

export class BridgeComponent {
  static component = ""
  #messageIds = []

  static get shouldLoad() {
    return names.includes(this.component)
  }

  constructor(element, identifier) {
    Object.assign(this, { element, identifier })
  }

  connect() {}

  disconnect() {
    for (const id of this.#messageIds) this.bridge.removeCallbackFor(id)
    this.bridge.removePendingMessagesFor(this.component)
  }

  get component() {
    return this.constructor.component
  }

  get bridge() {
    return window.HotwireNative.web
  }

  get bridgeElement() {
    return { bridgeAttribute: name => this.element.getAttribute(`data-bridge-${name}`) }
  }

  send(event, data = {}, callback) {
    data.metadata = { url: location.href }
    const id = this.bridge.send({ component: this.component, event, data, callback })
    if (callback) this.#messageIds.push(id)
  }

  dispatch(name, { target = this.element, detail = {}, prefix = this.identifier, bubbles = true } = {}) {
    return target.dispatchEvent(new CustomEvent(prefix ? `${prefix}:${name}` : name, { detail, bubbles }))
  }
}

export class Application {
  register(identifier, controller) {
    if (!controller.shouldLoad) return
    for (const element of document.querySelectorAll(`[data-controller="${identifier}"]`)) {
      const component = new controller(element, identifier)
      for (const button of element.querySelectorAll(`[data-action^="${identifier}#"]`)) {
        button.addEventListener("click", event => component[button.dataset.action.split("#")[1]](event))
      }
      component.connect()
    }
  }
}
