// Unit tests of bridge components without a server: a native side for a plain document, in Node with a DOM such as jsdom, or in a browser.
//
//   const native = new TestAdapter({ platform: "ios", components: ["form"] })
//   native.start()                                       // before the web library is loaded, since it reads the user agent once
//   const { messages: [message] } = await native.messages({ component: "form", event: "connect" })
//   await native.reply({ component: "form", event: "connect" })
//   await native.strict()
//
// The verbs are those of `window.viaduct.test`, which docs/test-api.md describes, as far as a document without an app has them. They return
// promises, which fail with an Error. docs/testing-other.md has whole examples.

// In milliseconds: the limit of a verb without one, and the longest.
const usualLimit = 5000, longestLimit = 60_000
// More messages, and more troubles, are not kept.
const maximum = 10_000
const maximumNamed = 10
// The types of parameters in the server's words, each with its check.
const text = ["a string of at most 64 KiB", value => typeof value === "string" && value.length <= 64 << 10]
const flag = ["true or false", value => typeof value === "boolean"]
const names = ["an array of at most 512 strings", value => Array.isArray(value) && value.length <= 512 && value.every(text[1])]
const whole = (last = 2n ** 63n - 1n) => [`a whole number from 0 to ${last}`, value => Number.isInteger(value) && value >= 0 && value <= last]
const any = ["JSON", () => true]
const allowed = ["an array of at most 64 strings", value => text[1](value) || names[1](value) && value.length <= 64]
const common = { page: text, timeout: whole(longestLimit) }
// The verbs with their parameters, as the server has them. A call may have the first ones in front of its object, without their names.
const verbs = {
  idle: {}, reset: {},
  strict: {
    takes: { allow: allowed },
    fault: ({ allow = [] }) => [allow].flat().some(text => text.trim() === "")
      && "“allow” has an empty text, which would allow everything. Give a part of the sentence that you expect."
  },
  messages: {
    first: ["component", "event"],
    takes: { component: text, event: text, data: any, count: whole(1000), after: whole(), none: flag },
    fault: ({ none, count }) => none && count !== undefined && "With “none”, leave “count” out."
  },
  reply: {
    first: ["component", "event"],
    takes: { component: text, event: text, number: whole(), matching: any, data: any, as: text },
    fault: ({ number, component, data }) => (number ?? component) === undefined ? "“reply” needs a string “component”."
      : data !== undefined && !isObject(data) && "“data” has to be an object: a reply has no other data."
  },
  components: {
    first: ["only"],
    takes: { only: names, hidden: names },
    fault: ({ only, hidden }) => only && hidden && "“components” takes “only” or “hidden”, not both."
  }
}
// A test may replace the clock later.
const { setTimeout, clearTimeout } = globalThis

export class TestAdapter {
  #window
  #platform
  #components
  #isShown = () => true
  #bridges = new Set()
  // Each with { number, id, component, event, data }, the oldest first.
  #messages = []
  // By the number of a message, the web bridge that has sent it.
  #senders = new Map()
  #next = 0
  #start = 0
  #troubles = []
  // Functions that check whether an awaited message has come.
  #waiting = new Set()
  #userAgent = null
  // The document's own handler of errors.
  #onerror = null

  // platform: "ios" or "android". components: the names that the app has. window: of the document under test.
  constructor({ platform = "ios", components = [], window = globalThis.window } = {}) {
    if (!window?.document) throw new Error("The test adapter needs a document: in Node, make one with jsdom, and give it as “window”.")
    if (!["ios", "android"].includes(platform)) throw new Error("“platform” has to be ios or android.")
    this.#window = window
    this.#platform = platform
    this.#components = [...components]
  }

  // Makes the document believe that it is on a phone: its user agent, an adapter for each web bridge, and `window.viaduct.test`.
  start() {
    const { Navigator, document } = this.#window
    if (this.#window.viaduct) throw new Error("The document has an adapter already: stop() the test adapter of the test before.")
    const userAgent = this.#userAgent = Object.getOwnPropertyDescriptor(Navigator.prototype, "userAgent")
    const get = () => `${userAgent.get.call(this.#window.navigator)} ${this.userAgent}`
    Object.defineProperty(Navigator.prototype, "userAgent", { configurable: true, enumerable: true, get })
    this.#window.viaduct = { test: this }
    document.addEventListener("web-bridge:ready", this.#attach)
    for (const name of ["error", "unhandledrejection"]) this.#window.addEventListener(name, this.#noteError)
    this.#onerror = this.#window.onerror
    this.#window.onerror = this.#noteLogged
    this.#attach()
    return this
  }

  // Undoes start(). A web bridge keeps its adapter, which takes no more messages.
  stop() {
    const { Navigator, document } = this.#window
    if (this.#userAgent) Object.defineProperty(Navigator.prototype, "userAgent", this.#userAgent)
    document.removeEventListener("web-bridge:ready", this.#attach)
    for (const name of ["error", "unhandledrejection"]) this.#window.removeEventListener(name, this.#noteError)
    if (this.#window.onerror === this.#noteLogged) this.#window.onerror = this.#onerror
    delete this.#window.viaduct
    this.#bridges.clear()
  }

  // The part of the user agent that an app adds.
  get userAgent() {
    const name = this.#platform === "ios" ? "iOS" : "Android"
    return `Hotwire Native ${name}; Turbo Native ${name}; bridge-components: [${this.#shown.join(" ")}]`
  }

  async messages(...values) {
    const { component, event, data, count = 1, after = 0, none = false, timeout } = parametersOf("messages", values)
    const wanted = { component, event, data }
    const first = Math.max(after, this.#start)
    const find = () => this.#messages.filter(message => message.number >= first && fits(message, wanted))
    if (none && find().length === 0) await this.idle({ timeout })
    const found = none ? find() : await this.#wait(timeout, () => find().length >= count && find(), () => this.#missing(wanted, count, find()))
    if (none && found.length > 0) throw new Error(`There should be no message${described(wanted)}, and there is ${outlines(found)}.`)
    return { messages: found, next: this.#next }
  }

  // Replies to the message with this number, or to the newest that matches, with its own data unless other data is given.
  async reply(...values) {
    const { number, component, event, matching, data, as, timeout } = parametersOf("reply", values)
    const wanted = { component, event, data: matching }
    const isMeant = message => message.number >= this.#start && (number ?? message.number) === message.number
    const find = () => this.#messages.findLast(message => isMeant(message) && fits(message, wanted))
    const message = await this.#wait(timeout, find, () => this.#missing(wanted, 1, []))
    // A web bridge that is in the middle of sending would not know the message yet.
    await turn()
    this.#senders.get(message.number).receive({ ...message, event: as ?? message.event, data: plain(data ?? message.data) })
    return { number: message.number, id: message.id }
  }

  // Shows the document some of the app's components only. Without an argument, returns which it sees.
  async components(...values) {
    const { only, hidden } = parametersOf("components", values)
    const unknown = (only ?? hidden ?? []).find(name => !this.#components.includes(name))
    if (unknown !== undefined) throw new Error(`The app has no component “${unknown}”. It has ${this.#components.join(", ") || "none"}.`)
    if (only) this.#show(name => only.includes(name))
    if (hidden) this.#show(name => !hidden.includes(name))
    return { components: this.#shown, hidden: this.#components.filter(name => !this.#isShown(name)) }
  }

  // Waits until no more messages come.
  async idle(...values) {
    const { timeout } = parametersOf("idle", values)
    let [isLate, seen] = [false, null]
    const timer = setTimeout(() => { isLate = true }, timeout)
    while (seen !== this.#next) {
      if (isLate) throw new Error(`Not idle: messages still come. ${waited(timeout)}`)
      seen = this.#next
      await turn()
      await turn()
    }
    clearTimeout(timer)
    return {}
  }

  // Fails when a message was dropped, since the app lacks its component, or when the document had an error. allow: a part of a sentence that
  // is expected, or an array.
  async strict(...values) {
    const { timeout, allow = [] } = parametersOf("strict", values)
    await this.idle({ timeout })
    const troubles = this.#troubles.filter(trouble => ![allow].flat().some(part => trouble.includes(part)))
    if (troubles.length > 0) throw new Error(troubles.join("\n"))
    return {}
  }

  // Makes everything as it was at the start. Messages before it are forgotten.
  async reset(...values) {
    parametersOf("reset", values)
    this.#start = this.#next
    this.#troubles = []
    this.#show(() => true)
    return {}
  }

  // Connects the web bridges that have been loaded.
  #attach = () => {
    const { Strada, HotwireNative, webBridge } = this.#window
    for (const bridge of [Strada?.web, HotwireNative?.web, webBridge]) {
      if (typeof bridge?.setAdapter !== "function" || this.#bridges.has(bridge)) continue
      this.#bridges.add(bridge)
      bridge.setAdapter(this.#adapter(bridge))
    }
  }

  #adapter(bridge) {
    const shown = () => this.#shown, [platform, supportsComponent] = [this.#platform, name => this.#supports(name)]
    return { platform, get supportedComponents() { return shown() }, supportsComponent, receive: message => this.#receive(message, bridge) }
  }

  get #shown() {
    return this.#components.filter(this.#isShown)
  }

  #show(isShown) {
    this.#isShown = isShown
    for (const bridge of this.#bridges) bridge.adapterDidUpdateSupportedComponents?.()
  }

  // A web bridge asks before it sends, and drops the message by itself.
  #supports(name) {
    const isSupported = this.#shown.includes(name)
    const isMeant = this.#components.includes(name)
    if (!isSupported && !isMeant) {
      this.#note(`The app has no component “${name}”: its messages are dropped. It has ${this.#shown.join(", ") || "none"}.`)
    }
    return isSupported
  }

  #note(trouble) {
    if (this.#troubles.length < maximum && !this.#troubles.includes(trouble)) this.#troubles.push(trouble)
  }

  // An error that has reached the window. One of an element is that of an image or a file.
  #noteError = ({ type, target, message, reason }) => {
    if (target !== this.#window) return
    this.#note(type === "error" ? `An error of the page: ${message}` : `A rejected promise of the page: ${textOf(reason)}`)
  }

  // Stimulus gives an error that it has caught in a controller to this handler, without an address.
  #noteLogged = (message, address, ...rest) => {
    if (!address && rest[2]) this.#note(`Stimulus: ${message}: ${textOf(rest[2])}`)
    return this.#onerror?.call(this.#window, message, address, ...rest)
  }

  #receive({ id, component, event, data }, bridge) {
    if (!this.#bridges.has(bridge)) return
    this.#messages.push({ number: this.#next, id, component, event, data: plain(data ?? {}) })
    this.#senders.set(this.#next, bridge)
    this.#next += 1
    if (this.#messages.length > maximum) this.#senders.delete(this.#messages.shift().number)
    for (const look of this.#waiting) look()
  }

  #wait(timeout, find, missing) {
    return new Promise((resolve, reject) => {
      const end = (settle, outcome) => {
        this.#waiting.delete(look)
        clearTimeout(timer)
        settle(outcome)
      }
      const timer = setTimeout(() => end(reject, new Error(`${missing()} ${waited(timeout)}`)), timeout)
      const look = () => {
        const found = find()
        if (found) end(resolve, found)
      }
      this.#waiting.add(look)
      look()
    })
  }

  #missing(wanted, count, found) {
    const newest = this.#messages.filter(({ number }) => number >= this.#start).reverse()
    const missing = count === 1 ? `No message${described(wanted)} has come.` : `${found.length} of ${count} messages${described(wanted)} have come.`
    return `${missing} ${newest.length > 0 ? `The newest are: ${outlines(newest)}.` : "The test has no message yet."}`
  }
}

for (const verb of ["screen", "tap", "choose", "type", "answer", "version", "stub", "background"]) {
  TestAdapter.prototype[verb] = async () => {
    throw new Error(`“${verb}” needs Viaduct's server: a plain document has no native screen. See docs/testing-other.md.`)
  }
}

// The parameters of a call as they would arrive at the server: tap("Save", { timeout: 0 }), tap({ title: "Save" }).
//
// Throws with the server's sentence where that would refuse them.
function parametersOf(verb, values) {
  const { first = [], takes = {}, fault } = verbs[verb]
  const given = values.slice(0, values.findLastIndex(value => value !== undefined) + 1)
  const options = isObject(given.at(-1)) ? given.pop() : {}
  const short = first.length > 0 ? `${verb}(${first.join(", ")}, { … }) or ` : ""
  const usage = `Write ${short}${verb}({ … }), with the parameters that docs/test-api.md has.`
  const twice = first.slice(0, given.length).find(name => options[name] !== undefined)
  if (twice) throw new Error(`“${verb}” has got “${twice}” twice. ${usage}`)
  if (given.length > first.length || given.some(isObject)) throw new Error(`“${verb}” takes other arguments. ${usage}`)

  const named = given.map((value, index) => [first[index], value]).filter(([, value]) => value !== undefined)
  const parameters = plain({ ...options, ...Object.fromEntries(named) })
  const known = { ...takes, ...common }, list = Object.keys(known)
  const unknown = Object.keys(parameters).find(name => !list.includes(name))
  if (unknown !== undefined) throw new Error(`“${verb}” knows no “${unknown}”. It takes ${list.map(name => `“${name}”`).join(", ")}.`)
  const misfit = list.find(name => Object.hasOwn(parameters, name) && !known[name][1](parameters[name]))
  if (misfit) throw new Error(`“${misfit}” has to be ${known[misfit][0]}.`)
  const wrong = fault?.(parameters) || parameters.page !== undefined && "A plain document is the only page: leave “page” out."
  if (wrong) throw new Error(wrong)
  return { timeout: usualLimit, ...parameters }
}

function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

// Whether the message has all that is wanted: of an object every member, of an array each element.
function fits(message, { component, event, data }) {
  const isNamed = component === undefined || message.component === component
  return isNamed && (event === undefined || message.event === event) && (data === undefined || contains(message.data, data))
}

function contains(value, wanted) {
  if (wanted === null || typeof wanted !== "object") return value === wanted
  if (value === null || typeof value !== "object" || Array.isArray(value) !== Array.isArray(wanted)) return false
  if (Array.isArray(wanted) && value.length !== wanted.length) return false
  return Object.entries(wanted).every(([key, part]) => Object.hasOwn(value, key) && contains(value[key], part))
}

function described({ component, event, data }) {
  const names = [component, event].filter(Boolean).join("/")
  return `${names && ` “${names}”`}${data ? ` with ${JSON.stringify(data).slice(0, 200)}` : ""}`
}

function outlines(messages) {
  return messages.slice(0, maximumNamed).map(({ component, event, data }) => `${component}/${event} ${JSON.stringify(data).slice(0, 120)}`).join("; ")
}

// The value as it would arrive on a phone.
function plain(value) {
  return JSON.parse(JSON.stringify(value))
}

function waited(timeout) {
  return `Waited ${timeout} ms.`
}

// Anything can be thrown.
function textOf(error) {
  try {
    return String(error)
  } catch {
    return "a value that has no text"
  }
}

function turn() {
  return new Promise(resolve => setTimeout(resolve))
}
