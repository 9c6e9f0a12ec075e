import { cookieNamed } from "../cookie.js"

// The cookies of the phone's host. Where the device page is of another site, as localhost is beside ios.localhost, browsers keep only
// those that say so, in a jar of that page's own.
export class Cookies {
  static #abroad = "; SameSite=None; Secure; Partitioned"
  // The proxy says the same of the app's cookies to requests that have this one.
  static #mark = "viaduct_frame"
  #isAbroad

  constructor() {
    const name = location.hostname.replace(/^(ios|android)\./, "")
    this.#isAbroad = name !== location.hostname && !name.includes(".") && Cookies.isForeign(parent)
    this.#setMark()
  }

  // Whether the browser keeps them.
  get areKept() {
    return !this.#isAbroad || cookieNamed(Cookies.#mark) === "1"
  }

  // Keeps the choice of a room, an app and a version, { room, app, version }, of which any may be missing; an empty name takes it back.
  choose(choice) {
    const changes = ["room", "app", "version"].filter(name => typeof choice?.[name] === "string" && cookieNamed(`viaduct_${name}`) !== choice[name])
    for (const name of changes) {
      const end = choice[name] ? "" : "; Max-Age=0"
      document.cookie = `viaduct_${name}=${encodeURIComponent(choice[name])}; Path=/${this.#isAbroad ? Cookies.#abroad : "; SameSite=Lax"}${end}`
    }
  }

  // Lets the cookies stay that a page's scripts set, and those of its server, though the app has cleared all.
  keepScriptCookies({ document, Document }) {
    if (!this.#isAbroad) return
    this.#setMark()
    const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, "cookie")
    Object.defineProperty(document, "cookie", {
      configurable: true, enumerable: true,
      get: () => get.call(document),
      set: text => {
        set.call(document, String(text).replace(/;\s*(samesite\s*(=[^;]*)?|secure|partitioned)\s*(?=;|$)/gi, "") + Cookies.#abroad)
        this.#setMark()
      }
    })
  }

  // Whether a window is one of another origin.
  static isForeign(window) {
    try {
      return window.location.origin !== location.origin
    } catch {
      return true
    }
  }

  #setMark() {
    if (this.#isAbroad) document.cookie = `${Cookies.#mark}=1; Path=/${Cookies.#abroad}`
  }
}
