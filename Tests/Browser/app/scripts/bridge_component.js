/** A component of the tests' app: says what its markup says, and remembers what its callbacks got. */
window.fixture.BridgeComponent = class BridgeComponent {
  #element
  #library
  #messageIds = []

  constructor(element, library) {
    this.#element = element
    this.#library = library
  }

  get name() {
    return this.#element.dataset.controller
  }

  connect() {
    this.#element.addEventListener("click", this.#click)
    this.#library.bridge.componentDidConnect?.(this.name)
    this.#sendMessageOf("connect")
  }

  disconnect() {
    this.#element.removeEventListener("click", this.#click)
    this.#sendMessageOf("disconnect")
    const { bridge } = this.#library
    this.#messageIds.forEach(id => bridge.removeCallbackFor(id))
    bridge.removePendingMessagesFor(this.name)
    bridge.componentDidDisconnect?.(this.name)
  }

  #click = ({ target }) => {
    const message = target.dataset.send
    message ? this.#send(...JSON.parse(message)) : this.#sendMessageOf("click")
  }

  #sendMessageOf(key) {
    const message = this.#element.dataset[key]
    if (message) this.#send(...JSON.parse(message))
  }

  #send(event, data) {
    const metadata = { url: window.location.href }
    const callback = reply => this.#remember(event, reply)
    const id = this.#library.bridge.send({ component: this.name, event, data: { ...data, metadata }, callback })
    if (id) this.#messageIds.push(id)
  }

  #remember(sent, { event, data }) {
    const { metadata, ...rest } = data
    window.replies.push({ component: this.name, sent, event, data: rest, library: this.#library.name })
  }
}
