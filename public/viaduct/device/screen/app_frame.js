import { Cookies } from "./cookies.js"
import { OwnHistory } from "./own_history.js"

// Scroll bars of a phone take no room.
const phoneRules = "* { scrollbar-width: none !important } :root { overscroll-behavior: none; -webkit-tap-highlight-color: transparent }"
// In frames Chromium shows images in their own size.
const imageRules = "img { height: auto !important; max-width: 100% !important; width: auto !important }"

// The frame with the app's page, and the device's effects on the page.
export class AppFrame extends EventTarget {
  frame = document.createElement("iframe")
  #asked = "/"
  // A page to open as soon as the loading one has arrived, or null.
  #next = null
  #textSize = 1
  #sheets = new WeakMap()
  #colour = null
  // How a document got to its newest history entry, where that is not its first one.
  #steps = new WeakMap()
  #isLeaving = false
  #cookies

  // cookies: where the page's are kept.
  constructor(cookies) {
    super()
    this.#cookies = cookies
    this.frame.className = "app"
    this.frame.title = "The app"
    // Without an allow attribute, pages of this origin may use the camera, location and the like. Those of other origins may not.
    this.frame.addEventListener("load", () => this.#loaded())
  }

  // null while the page is one of another origin.
  get window() {
    const window = this.frame.contentWindow
    try {
      return window?.location.href ? window : null
    } catch {
      return null
    }
  }

  get url() {
    const url = this.window?.location.href
    return url && url !== "about:blank" ? url : new URL(this.#asked, location.href).href
  }

  get title() {
    return this.window?.document.title ?? ""
  }

  get canGoBack() {
    const { navigation, history } = this.window ?? {}
    return navigation ? navigation.canGoBack : Boolean(history?.length > 1)
  }

  // Whether the page was reached by the browser's history, back or forward.
  get isTraversed() {
    const { document, performance } = this.window ?? {}
    if (!document) return false
    const step = this.#steps.get(document) ?? performance.getEntriesByType("navigation")[0]?.type
    return ["traverse", "back_forward"].includes(step)
  }

  // Whether the page is loading another one, which may arrive late.
  get isLeaving() {
    return this.#isLeaving
  }

  open(url) {
    this.#asked = url
    this.#next = null
    if (this.window && this.frame.src) {
      this.#leave(this.window).assign(url)
    } else {
      this.frame.src = url
    }
  }

  // Opens a page like a link of the current one, which is then behind it.
  follow(url) {
    this.#next = null
    const { window } = this
    // A page of another origin cannot be moved.
    if (!window) return
    const { document } = window
    if (document.readyState !== "complete") {
      this.#next = url
      return
    }
    // An image or a feed has no place for a link.
    if (!document.body) return this.#leave(window).assign(url)
    const link = Object.assign(document.createElement("a"), { href: url, hidden: true })
    document.body.append(link)
    link.click()
    link.remove()
  }

  // Has the page's adapter leave the next navigation to the browser.
  #leave(window) {
    window.dispatchEvent(new window.Event("viaduct:leave"))
    return window.location
  }

  reload() {
    this.#next = null
    if (this.window) {
      this.window.location.reload()
    } else {
      this.frame.src = this.#asked
    }
  }

  goBack() {
    this.#next = null
    this.window?.history.back()
  }

  // A page has begun to load, and its first script runs.
  begin(window) {
    this.#isLeaving = false
    this.#cookies.keepScriptCookies(window)
    if (Cookies.isForeign(parent)) OwnHistory.give(window, () => this.dispatchEvent(new Event("back-forward")))
    window.addEventListener("beforeunload", () => {
      this.#isLeaving = true
      this.dispatchEvent(new Event("location"))
    })
    window.navigation?.addEventListener("currententrychange", ({ navigationType }) => {
      if (navigationType) this.#steps.set(window.document, navigationType)
      this.dispatchEvent(new Event("location"))
    })
    window.addEventListener("pointerdown", () => this.dispatchEvent(new Event("press")), true)
    window.addEventListener("keydown", () => this.dispatchEvent(new Event("keydown")), true)
    window.addEventListener("keydown", event => this.dispatchEvent(new CustomEvent("key", { detail: event })))
    window.addEventListener("scroll", () => this.dispatchEvent(new Event("scroll")), { passive: true })
    this.#sheet(window)
    // A phone has no other window.
    window.document.addEventListener("click", event => this.#keepInside(event.target.closest?.("a[target], area[target]")), true)
    window.document.addEventListener("submit", event => this.#keepInside(event.target), true)
    window.document.addEventListener("DOMContentLoaded", () => this.#resizeText())
  }

  set textSize(factor) {
    this.#textSize = factor
    this.#resizeText()
  }

  // Copies the page's own colour to the area around it on the screen.
  observeColour() {
    const document = this.window?.document
    const elements = [document?.documentElement, document?.body].filter(Boolean)
    const colours = elements.map(element => this.window.getComputedStyle(element).backgroundColor)
    this.#colour = colours.find(colour => !/^(transparent|rgba\(\d+, \d+, \d+, 0\))$/.test(colour)) ?? null
    this.frame.ownerDocument.documentElement.style.setProperty("--page-colour", this.#colour ?? "Canvas")
  }

  // null when the page has no colour of its own.
  get isDark() {
    const [red, green, blue] = this.#colour?.match(/^rgba?\((\d+), (\d+), (\d+)/)?.slice(1).map(Number) ?? []
    return red === undefined ? null : red * 0.299 + green * 0.587 + blue * 0.114 < 128
  }

  // Returns why the page cannot be used in the device: { code, url }; null when it only has no adapter because it is still loading.
  async findProblem() {
    const { url } = this
    if (this.window) return this.window.location.href === "about:blank" ? null : { code: "no-adapter", url }
    if (new URL(url).origin !== location.origin) return { code: "other-origin", url }
    const { headers, url: end } = await fetch(url, { headers: { accept: "text/html" } }).catch(() => ({}))
    if (!headers || new URL(end).origin !== location.origin) return { code: "other-origin", url: end ?? url }
    const policy = headers.get("content-security-policy") ?? ""
    const refuses = /frame-ancestors/i.test(policy) || headers.has("x-frame-options")
    return { code: refuses ? "refused" : "other-origin", url }
  }

  #loaded() {
    this.#isLeaving = false
    this.#resizeText()
    if (this.#next) this.follow(this.#next)
    this.dispatchEvent(new Event("load"))
  }

  #keepInside(element) {
    if (/^_(top|parent)$/i.test(element?.getAttribute?.("target") ?? "")) element.setAttribute("target", "_self")
  }

  // Everything sized in rem follows the root's size, whatever the page has set.
  #resizeText() {
    const { window } = this
    const root = window?.document.documentElement
    if (!root) return
    const sheet = this.#sheet(window)
    sheet.replaceSync(window.document.contentType.startsWith("image/") ? `${phoneRules} ${imageRules}` : phoneRules)
    if (this.#textSize === 1) return
    const size = parseFloat(window.getComputedStyle(root).fontSize)
    sheet.replaceSync(`${phoneRules} :root { font-size: ${size * this.#textSize}px !important }`)
  }

  // The device's own style sheet in the page.
  #sheet({ document, CSSStyleSheet }) {
    let sheet = this.#sheets.get(document)
    if (!sheet) {
      sheet = new CSSStyleSheet()
      sheet.replaceSync(phoneRules)
      this.#sheets.set(document, sheet)
      document.adoptedStyleSheets.push(sheet)
    }
    return sheet
  }
}
