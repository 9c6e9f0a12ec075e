/**
 * The page's end of the bridge, which all web libraries have in common. Stands for no library in particular.
 *
 * A classic script that also works as a module, as all libraries of these tests: what they share is on `window.fixture`.
 */
window.fixture = {
  WebBridge: class WebBridge {
    #adapter = null
    #lastMessageId = 0
    #pendingMessages = []
    #callbacks = new Map()

    start() {
      document.dispatchEvent(new Event("web-bridge:ready"))
    }

    get isConnected() {
      return this.#adapter !== null
    }

    setAdapter(adapter) {
      this.#adapter = adapter
      document.documentElement.dataset.bridgePlatform = adapter.platform
      this.adapterDidUpdateSupportedComponents()
      this.adapterDidCome()
      const messages = this.#pendingMessages
      this.#pendingMessages = []
      messages.forEach(message => this.send(message))
    }

    /** Before the messages that have waited for it. */
    adapterDidCome() {}

    adapterDidUpdateSupportedComponents() {
      document.documentElement.dataset.bridgeComponents = this.#adapter.supportedComponents.join(" ")
    }

    supportsComponent(component) {
      return this.#adapter ? this.#adapter.supportsComponent(component) : false
    }

    /** The callback is stored after the adapter had the message: a reply that comes at once is lost. */
    send(message) {
      if (!this.#adapter) {
        this.#pendingMessages.push(message)
        return null
      }
      const { component, event, data, callback } = message
      if (!this.supportsComponent(component)) return null

      const id = String(++this.#lastMessageId)
      this.#adapter.receive({ id, component, event, data: data ?? {} })
      if (callback) this.#callbacks.set(id, callback)
      return id
    }

    /** Only a text is an id. */
    receive(message) {
      this.#callbacks.get(message.id)?.(this.valueForCallback(message))
    }

    removeCallbackFor(id) {
      if (this.#callbacks.has(id)) this.#callbacks.delete(id)
    }

    removePendingMessagesFor(component) {
      this.#pendingMessages = this.#pendingMessages.filter(message => message.component !== component)
    }

    valueForCallback(message) {
      return message
    }
  },

  /** The libraries on the page, in their order: `{bridge, loads(component)}`. */
  libraries: []
}
