import { Backoff } from "./backoff.js"

// A socket that survives its loss: docs/protocol.md, "Counting and resuming".
export class PageLink {
  static #framesPerAck = 32
  static #ackDelay = 1000
  // After a larger frame an `ack` is due at once.
  static #largestUnhurried = 16 << 10
  static #maximumUnacknowledged = 1 << 20
  static #largeFrame = 256 << 10
  static #maximumLarge = 32 << 20

  // Whether the document was left. One that the browser keeps may be shown again.
  isLeft
  // The page's id. Nobody else knows it, so it proves the right to resume.
  page
  #address
  #delegate
  #protocols
  #backoff = new Backoff()
  #socket = null
  #reconnectTimer = null
  #ackTimer = null
  #blocked = false
  // Whether the welcome of the socket has come. Until then frames wait: it says which ones the server lacks.
  #isReady = false
  #wasRefused = false
  // Sockets in a row that never opened.
  #failures = 0
  #established
  #received
  #receivedAtLastAck
  #acknowledged
  #unacknowledged
  #unacknowledgedSize
  #largeSize

  // The delegate has linkDidBegin(lost), linkDidReceive(frame), linkDidChange(connected, failed), and report(notice). failed:
  // whether sockets fail without having opened. One may, when the server restarts.
  // key: gives the page access to its room.
  constructor(address, delegate, key) {
    this.#address = address
    this.#delegate = delegate
    // No key has other characters or is longer: a browser throws at them, and the server reads none.
    this.#protocols = ["viaduct.page.1", ...(key == null ? [] : [`viaduct.key.${key.match(/^[\w.~-]{0,96}/)}`])]
    this.#renew()
  }

  start() {
    addEventListener("pagehide", this.#hide)
    addEventListener("pageshow", this.#show)
    document.addEventListener("securitypolicyviolation", this.#violation)
    this.#connect()
  }

  get established() {
    return this.#established
  }

  // Frames that may not have arrived.
  get unacknowledged() {
    return this.#unacknowledged.map(({ frame }) => frame)
  }

  send(frame) {
    const text = JSON.stringify(frame)
    this.#count(text, 1)
    if (this.#unacknowledgedSize > PageLink.#maximumUnacknowledged || this.#largeSize > PageLink.#maximumLarge) {
      this.#delegate.report({ cause: "VD-LINK-1" })
      this.#renew()
      this.#socket?.close()
      return
    }
    this.#unacknowledged.push({ frame, text })
    this.#write(text)
  }

  // Large frames, such as images, have a limit of their own.
  #count({ length }, sign) {
    if (length > PageLink.#largeFrame) this.#largeSize += sign * length
    else this.#unacknowledgedSize += sign * length
  }

  #renew() {
    const digits = crypto.getRandomValues(new Uint8Array(16))
    this.page = Array.from(digits, digit => digit.toString(16).padStart(2, "0")).join("")
    this.#established = false
    this.#restart()
  }

  #restart() {
    this.#received = 0
    this.#receivedAtLastAck = 0
    this.#acknowledged = 0
    this.#unacknowledged = []
    this.#unacknowledgedSize = 0
    this.#largeSize = 0
  }

  get address() {
    const address = new URL(this.#address)
    address.searchParams.set("page", this.page)
    address.searchParams.set("received", this.#received)
    return address.href
  }

  #connect() {
    clearTimeout(this.#reconnectTimer)
    if (this.#blocked) return
    let socket
    try {
      socket = new WebSocket(this.address, this.#protocols)
    } catch {
      // Firefox throws where Chromium fires an event.
      return this.#block()
    }
    this.#socket = socket
    this.#isReady = false
    socket.onmessage = event => {
      if (socket === this.#socket) this.#receive(event.data)
    }
    socket.onopen = () => { this.#failures = -1 }
    socket.onclose = ({ code, reason }) => {
      if (socket !== this.#socket) return
      this.#failures += 1
      // The server is full (4002), or does not know the page (4003).
      if (code > 4001) this.#refuse(reason)
      this.#lose()
    }
  }

  // The next attempts may be refused for the same reason.
  #refuse(reason) {
    const text = `${reason} Trying again.`
    if (!this.#wasRefused) this.#delegate.linkDidReceive({ type: "notice", level: "warning", code: "app-refused", text })
    this.#wasRefused = true
  }

  #lose() {
    this.#socket = null
    this.#delegate.linkDidChange(false, !this.#blocked && this.#failures > Number(this.#established))
    this.#reconnectTimer = setTimeout(() => this.#connect(), this.#backoff.delay * (this.#wasRefused ? 3 : 1))
  }

  #receive(text) {
    const frame = JSON.parse(text)
    if (frame.type === "welcome") {
      this.#welcome(frame)
    } else if (frame.type === "ack") {
      this.#acknowledge(frame.received)
    } else {
      this.#received += 1
      this.#acknowledgeSoon(text.length > PageLink.#largestUnhurried)
      this.#delegate.linkDidReceive(frame)
    }
  }

  #welcome({ received, resumed }) {
    this.#backoff.reset()
    this.#wasRefused = false
    this.#isReady = true
    if (resumed) {
      this.#acknowledge(received)
      this.#receivedAtLastAck = this.#received
      for (const { text } of this.#unacknowledged) this.#write(text)
    } else {
      const lost = this.unacknowledged
      this.#restart()
      this.#established = true
      this.#delegate.linkDidBegin(lost)
    }
    this.#delegate.linkDidChange(true)
  }

  #acknowledge(received) {
    for (const { text } of this.#unacknowledged.splice(0, received - this.#acknowledged)) {
      this.#count(text, -1)
    }
    this.#acknowledged = received
  }

  #acknowledgeSoon(now) {
    if (now || this.#received - this.#receivedAtLastAck >= PageLink.#framesPerAck) {
      this.#sendAck()
    } else {
      this.#ackTimer ??= setTimeout(() => this.#sendAck(), PageLink.#ackDelay)
    }
  }

  #sendAck() {
    clearTimeout(this.#ackTimer)
    this.#ackTimer = null
    this.#receivedAtLastAck = this.#received
    this.#write(JSON.stringify({ type: "ack", received: this.#received }))
  }

  #write(text, isLast) {
    if ((isLast || this.#isReady) && this.#established && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text)
  }

  // The server closes the socket. A document that the browser keeps for going back has no socket until it is shown again.
  #hide = ({ persisted }) => {
    this.#write(JSON.stringify({ type: persisted ? "leave" : "bye" }), true)
    this.#socket = null
    this.isLeft = true
  }

  #show = ({ persisted }) => {
    this.isLeft = false
    if (persisted) this.#connect()
  }

  #violation = event => {
    if (event.effectiveDirective === "connect-src" && event.blockedURI.startsWith(this.#address.origin)) this.#block()
  }

  #block() {
    if (this.#blocked) return
    this.#blocked = true
    clearTimeout(this.#reconnectTimer)
    const { origin } = this.#address
    const text = `The page's Content-Security-Policy forbids the connection. Add ${origin} to its connect-src.`
    this.#delegate.report({ level: "error", cause: "VD-CSP-1", text })
  }
}
