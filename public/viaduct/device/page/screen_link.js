import { longestAddress, pageAddress } from "./page_address.js"
import { longestName } from "./settings.js"

// 128 bits, which the server knows the page by.
const pageId = /^[0-9a-f]{32}$/

// The screen in a device's frame, which may be at another host: sends it requests, and receives its reports. Fires "ready" when a document
// of the screen has loaded, "change", "press", and "back-forward" before the page goes back or forward.
export class ScreenLink extends EventTarget {
  // The screen's newest report. The part about a page of the app may be false.
  url = null
  title = ""
  canGoBack = false
  // Whether the page was reached by the browser's history, back or forward.
  isTraversed = false
  // Whether the page is loading another one.
  isLeaving = false
  app = null
  isConnected = null
  problem = null
  ground = { top: false, bottom: false }
  // Whether the browser keeps cookies in this frame.
  keepsCookies = true
  #frame
  #origin
  #isReady = false
  #values = {}

  constructor(frame, origin) {
    super()
    this.#frame = frame
    this.#origin = origin
    addEventListener("message", event => this.#receive(event))
  }

  // Loads a page. choice: { room, app } of its cookies, null to leave them.
  open(url, choice) {
    this.#send("open", { url, choice })
  }

  // Opens an address like a link of the page.
  follow(url) {
    this.#send("follow", { url })
  }

  // { safeArea, textSize, scale }: how the device is held and drawn.
  set(values) {
    Object.assign(this.#values, values)
    this.#send("set", this.#values)
  }

  reload(choice) {
    this.#send("reload", { choice })
  }

  goBack() {
    this.#send("back")
  }

  // Before there is a screen, its frame has another origin.
  #send(kind, values = {}) {
    if (this.#isReady) this.#frame.contentWindow.postMessage({ viaduct: kind, ...values }, this.#origin)
  }

  #begin() {
    this.#isReady = true
    this.#send("set", this.#values)
    this.dispatchEvent(new Event("ready"))
  }

  #receive({ source, origin, data }) {
    if (source !== this.#frame.contentWindow || origin !== this.#origin) return
    if (["press", "back-forward"].includes(data?.viaduct)) this.dispatchEvent(new Event(data.viaduct))
    if (data?.viaduct === "ready") this.#begin()
    if (data?.viaduct !== "screen") return
    // The phone keeps the earlier page's address where this page has none to return to.
    this.url = (URL.canParse(data.url) && pageAddress(String(data.url))) || this.url
    this.title = text(data.title ?? "", 200)
    this.canGoBack = data.canGoBack === true
    this.isTraversed = data.isTraversed === true
    this.isLeaving = data.isLeaving === true
    this.app = data.app ? { name: text(data.app.name, longestName), room: text(data.app.room, longestName), platform: data.app.platform === "android" ? "android" : "ios", page: pageId.test(data.app.page) ? data.app.page : null } : null
    this.isConnected = data.isConnected === true
    this.problem = data.problem ? { code: text(data.problem.code, longestName), url: text(data.problem.url, longestAddress) } : null
    this.ground = { top: data.ground?.top === true, bottom: data.ground?.bottom === true }
    this.keepsCookies = data.keepsCookies !== false
    this.dispatchEvent(new Event("change"))
  }
}

function text(value, longest) {
  return String(value).slice(0, longest)
}
