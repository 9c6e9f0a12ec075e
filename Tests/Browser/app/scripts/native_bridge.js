// Stands for @hotwired/hotwire-native-bridge and the part of Stimulus that it uses, neither of which Debian has: what a controller finds in its
// class, and an application that connects one controller to the elements that name it.
const names = /bridge-components: \[(.*?)\]/.exec(navigator.userAgent)?.[1].split(" ") ?? []

// Values of Stimulus: the attribute's text as the declared type, and the type's empty value without it.
const types = new Map([
  [String, { empty: "", read: text => text }],
  [Number, { empty: 0, read: text => Number(text.replace(/_/g, "")) }],
  [Boolean, { empty: false, read: text => !["0", "false"].includes(text.toLowerCase()) }],
  [Array, { empty: [], read: text => parsed(text, Array.isArray) }],
  [Object, { empty: {}, read: text => parsed(text, value => value?.constructor === Object) }]
])

function parsed(text, isRight) {
  const value = JSON.parse(text)
  if (!isRight(value)) throw new TypeError(`${text} is of another type.`)
  return value
}

function defineValues(component) {
  for (const [name, type] of Object.entries(component.constructor.values ?? {})) {
    const attribute = `data-${component.identifier}-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}-value`
    const text = () => component.element.getAttribute(attribute)
    Object.defineProperty(component, `${name}Value`, { get: () => (text() === null ? types.get(type).empty : types.get(type).read(text())) })
    Object.defineProperty(component, `has${name[0].toUpperCase()}${name.slice(1)}Value`, { get: () => text() !== null })
  }
}

export class BridgeComponent {
  static component = ""
  #messageIds = []

  static get shouldLoad() {
    return names.includes(this.component)
  }

  constructor(element, identifier) {
    Object.assign(this, { element, identifier })
    defineValues(this)
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
