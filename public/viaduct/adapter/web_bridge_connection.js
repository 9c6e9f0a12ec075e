// One web bridge of the page. Each counts its messages by itself, so the ids of the second one get a prefix.
export class WebBridgeConnection {
  #bridge
  #prefix
  #host

  // The host has platform, components, supports(name), receive(message), and report(notice).
  constructor(bridge, position, host) {
    this.#bridge = bridge
    this.#prefix = position === 0 ? "" : `${position + 1}:`
    this.#host = host
  }

  serves(bridge) {
    return this.#bridge === bridge
  }

  connect() {
    this.#guard("setAdapter", () => this.#bridge.setAdapter(this))
  }

  refresh() {
    this.#guard("adapterDidUpdateSupportedComponents", () => this.#bridge.adapterDidUpdateSupportedComponents?.())
  }

  owns(message) {
    return this.#prefix ? message.id.startsWith(this.#prefix) : !message.id.includes(":")
  }

  reply(message) {
    const id = message.id.slice(this.#prefix.length)
    this.#guard("a reply", () => this.#bridge.receive({ ...message, id }), message)
  }

  // The adapter's interface, which the web bridge calls.

  get platform() {
    return this.#host.platform
  }

  get supportedComponents() {
    return this.#host.components
  }

  supportsComponent(name) {
    return this.#host.supports(name)
  }

  receive({ id, component, event, data }) {
    this.#host.receive({ id: `${this.#prefix}${id}`, component, event, data })
  }

  #guard(what, call, message) {
    try {
      call()
    } catch (error) {
      this.#host.report({ ...message, cause: "VD-PAGE-1", what }, error)
    }
  }
}
