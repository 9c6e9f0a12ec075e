/**
 * The page's end of the bridge: numbers its messages, hands them to the native adapter, and finds who waits for a reply.
 *
 * Every message that passes is told to the document as `web-bridge:message`, with `direction` and `message`.
 */
export class WebBridge {
  #adapter = null
  #lastMessageId = 0
  #pendingMessages = []
  #callbacks = new Map()

  /** Announces the bridge to an adapter that waits for it. */
  start() {
    document.dispatchEvent(new Event("web-bridge:ready"))
  }

  /** Called by the native side, once its adapter is there. */
  setAdapter(adapter) {
    this.#adapter = adapter
    document.documentElement.dataset.bridgePlatform = adapter.platform
    this.adapterDidUpdateSupportedComponents()
    this.#sendPendingMessages()
  }

  /** Called by the native side, whenever the adapter's components have changed. */
  adapterDidUpdateSupportedComponents() {
    document.documentElement.dataset.bridgeComponents = this.#adapter.supportedComponents.join(" ")
  }

  supportsComponent(component) {
    return this.#adapter?.supportsComponent(component) ?? false
  }

  /**
   * Sends a message, or keeps it until an adapter is there.
   *
   * The callback gets each reply to the message, until `removeCallback`. Returns the message's id; `null` when the
   * native side does not know the component.
   */
  send({ component, event, data = {}, callback }) {
    if (this.#adapter && !this.supportsComponent(component)) return null

    const id = String(++this.#lastMessageId)
    if (callback) this.#callbacks.set(id, callback)
    this.#deliver({ id, component, event, data })
    return id
  }

  /** Called by the native side with the reply to a message. */
  receive(message) {
    announce("received", message)
    this.#callbacks.get(message.id)?.(message)
  }

  removeCallback(id) {
    this.#callbacks.delete(id)
    this.#pendingMessages = this.#pendingMessages.filter(message => message.id !== id)
  }

  #deliver(message) {
    if (this.#adapter) {
      announce("sent", message)
      this.#adapter.receive(message)
    } else {
      this.#pendingMessages.push(message)
    }
  }

  #sendPendingMessages() {
    const messages = this.#pendingMessages
    this.#pendingMessages = []
    messages.filter(({ component }) => this.supportsComponent(component)).forEach(message => this.#deliver(message))
  }
}

function announce(direction, message) {
  document.dispatchEvent(new CustomEvent("web-bridge:message", { detail: { direction, message } }))
}
