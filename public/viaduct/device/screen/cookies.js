import { cookieNamed } from "../cookie.js"

// The cookies of the phone's host. Where the device page is of another site, as localhost is beside ios.localhost, browsers keep only
// cookies with SameSite=None and Partitioned, in a separate jar for that page.
export class Cookies {
  static #abroad = "; SameSite=None; Secure; Partitioned"
  // The proxy adds the same attributes to the app's cookies in answers to requests with this cookie.
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

  // Keeps the choice of a room, an app and a version: { room, app, version }, any of which may be missing. An empty name removes the choice.
  choose(choice) {
    const changes = ["room", "app", "version"].filter(name => typeof choice?.[name] === "string" && cookieNamed(`viaduct_${name}`) !== choice[name])
    for (const name of changes) {
      const end = choice[name] ? "" : "; Max-Age=0"
      document.cookie = `viaduct_${name}=${encodeURIComponent(choice[name])}; Path=/${this.#isAbroad ? Cookies.#abroad : "; SameSite=Lax"}${end}`
    }
  }

  // Keeps the cookies that a page's scripts set. Each of them sets the mark again, so that the server's are kept even after the app has cleared all.
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
