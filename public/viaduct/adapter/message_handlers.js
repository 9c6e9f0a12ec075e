// Objects that pages post to beside the web bridge: window.webkit.messageHandlers on iOS, and on Android an object of each name.
export class MessageHandlers {
  #post
  #names = []
  #platform = null
  #answers = new Map()
  #lastCall = 0

  // post(frame) sends it, now or as soon as that is possible.
  constructor(post) {
    this.#post = post
  }

  // Gives the page exactly these handlers to post to.
  show(names, platform) {
    if (platform !== this.#platform) this.#takeBack()
    this.#platform = platform
    for (const name of this.#names) if (!names.includes(name)) delete this.#holder[name]
    for (const name of names) if (!this.#names.includes(name)) this.#define(name)
    this.#names = names
    if (names.length === 0) this.#takeBack()
  }

  // The frame “posted” keeps or breaks a promise.
  answer({ call, value, error }) {
    const { resolve, reject } = this.#answers.get(call) ?? {}
    this.#answers.delete(call)
    if (error === undefined) resolve?.(value)
    else reject?.(new Error(error))
  }

  // Rejects open posts: no app can answer any more.
  forget() {
    for (const { reject } of this.#answers.values()) reject(new Error("The native side was replaced before it answered."))
    this.#answers.clear()
  }

  get #holder() {
    if (this.#platform === "android") return window
    window.webkit ??= {}
    return window.webkit.messageHandlers ??= {}
  }

  #takeBack() {
    if (this.#platform === null) return
    for (const name of this.#names) delete this.#holder[name]
    this.#names = []
    if (this.#platform === "ios") delete window.webkit
  }

  #define(name) {
    const value = this.#platform === "android" ? this.#javascriptInterface(name) : { postMessage: body => this.#send(name, body) }
    Object.defineProperty(this.#holder, name, { configurable: true, enumerable: true, value })
  }

  // The app's handlers are those of iOS: postMessage of JSON text posts its value, any other method posts its name and arguments.
  #javascriptInterface(name) {
    return new Proxy({}, {
      get: (_, method) => {
        if (typeof method === "symbol" || method === "then" || method === "toJSON") return undefined
        return (...values) => {
          this.#send(name, method === "postMessage" ? this.#decode(values[0]) : { method, arguments: values }).catch(() => {})
        }
      }
    })
  }

  #decode(text) {
    try {
      return JSON.parse(text)
    } catch {
      return text
    }
  }

  #send(handler, body) {
    const text = this.#encode(body)
    const call = String(this.#lastCall += 1)
    return new Promise((resolve, reject) => {
      this.#answers.set(call, { resolve, reject })
      this.#post({ type: "post", handler, body: JSON.parse(text), call })
    })
  }

  // As in a web view: undefined becomes null, and a value that cannot be cloned throws at once.
  #encode(body) {
    let text
    try {
      text = JSON.stringify(body ?? null)
    } catch {}
    if (text === undefined) throw new DOMException("The object can not be cloned.", "DataCloneError")
    return text
  }
}
