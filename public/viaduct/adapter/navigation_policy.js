import { isSameDocument } from "./same_document.js"
import { TabStorage } from "./tab_storage.js"

// Navigations of the page's frame that Turbo leaves to the browser. A phone's web view asks its native side about links, new windows, and
// what scripts do to `location`, and loads the answers to forms by itself.
export class NavigationPolicy {
  static #files = /\.(avif|bmp|gif|heic|ico|jpe?g|pdf|png|svg|tiff?|webp)$/i
  // Android routes one of two such navigations within so many milliseconds.
  static #throttle = 500
  // For how long a navigation of Viaduct's own, or that of a form, may take to begin.
  static #patience = 1000

  #proposer
  #failure
  #places
  #report
  #isFramed
  // The link of the newest click, if it was on one.
  #touched
  // The address of a form without Turbo whose answer is the next document, on Android: the late part tells of it there.
  #sent = new TabStorage("viaduct:sent")
  #own = -Infinity
  #last = -Infinity

  // report(notice) notifies the developer. isFramed: whether a page that is none of Viaduct's may move this one.
  constructor(proposer, failure, places, report, isFramed) {
    this.#proposer = proposer
    this.#failure = failure
    this.#places = places
    this.#report = report
    this.#isFramed = isFramed
  }

  start() {
    this.#listenLast("click", this.#click)
    this.#listenLast("submit", event => { if (!event.defaultPrevented) this.#submit(event.target, event.submitter, event) })
    addEventListener("viaduct:leave", () => this.#leave())
    window.navigation?.addEventListener?.("navigate", this.#navigate)
    this.#wrap(HTMLFormElement.prototype, "submit", form => this.#submit(form, null))
    this.#wrap(window, "open", (_, url, name) => this.#takeOwn() || this.#opens(name, null, url))
  }

  // Last of all that listen at the window. Turbo does the same when the event comes to the window first.
  #listenLast(name, listener) {
    document.addEventListener(name, event => {
      this.#touched = NavigationPolicy.#linkOf(event)
      removeEventListener(name, listener)
      addEventListener(name, listener)
    }, true)
  }

  // The check returns false where the function is to do nothing.
  #wrap(object, name, check) {
    const original = object[name]
    object[name] = function(...args) {
      return check(this, ...args) === false ? null : original.apply(this, args)
    }
  }

  #click = event => {
    const link = this.followed(event)
    if (!link) return
    const isFile = link.origin === location.origin && NavigationPolicy.#files.test(link.pathname)
    // Viaduct's own links, and files, which Turbo would request in vain before the browser loads them.
    if (/^viaduct-/.test(event.target.localName) || isFile && !this.#failure.isShown) return this.#leave()
    if (this.#proposer.isAsked) {
      // iOS asks its native side about what goes into an iframe too.
      if (this.#isAndroid && NavigationPolicy.#frame(link.target)) return
      if (link.href.includes("#") && isSameDocument(link.href, location.href) && !this.#routesFragments) return
      const isHere = /^(_self)?$/.test(link.target)
      if (this.routes(link, isHere && !link.hasAttribute("download"), isHere ? "link" : "window")) event.preventDefault()
    } else if (isFile && window.Turbo?.navigator) {
      event.preventDefault()
      this.#proposer.visitFile(new URL(link.href))
    }
  }

  // Returns the web link that the browser follows for a click, if any. For other clicks it opens a tab for the developer, or a menu.
  followed(event) {
    const link = NavigationPolicy.#isPlain(event) && NavigationPolicy.#linkOf(event)
    return /^http/.test(link?.protocol) ? link : null
  }

  // The browser is about to navigate.
  #leave() {
    this.#own = performance.now()
  }

  // Returns whether this navigation is the one that was announced.
  #takeOwn() {
    const isOwn = performance.now() - this.#own < NavigationPolicy.#patience
    this.#own = -Infinity
    return isOwn
  }

  // Routes what a script does to `location`, and a refresh by `<meta>`. A browser without the Navigation API loads both.
  #navigate = event => {
    const { destination, navigationType, hashChange, formData, downloadRequest, cancelable } = event
    if (this.#takeOwn()) {
      if (!destination.sameDocument && navigationType !== "reload" && destination.url === location.href) this.#places.load()
      return
    }
    if (this.#isFramed || !this.#proposer.isAsked || !cancelable || formData || downloadRequest !== null) return
    if (!/push|replace/.test(navigationType) || (hashChange ? !this.#routesFragments : destination.sameDocument)) return
    if (!/^http/.test(destination.url)) return
    if (this.routes(new URL(destination.url), true)) event.preventDefault()
  }

  // Returns false where the form is not sent.
  #submit(form, submitter, event) {
    if (!this.#proposer.isAsked) return
    const of = name => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name)
    const action = new URL(of("action") ?? "", document.baseURI)
    const method = of("method")?.toLowerCase() ?? "get"
    const target = of("target")
    if (method === "dialog" || !/^http/.test(action.protocol)) return
    if (target && target !== "_self") return this.#opens(target, event)
    if (method !== "get" || !this.#isAndroid) {
      if (this.#isAndroid) this.#sent.value = action.pathname
      this.#places.stay()
      this.#leave()
      return
    }
    action.search = new URLSearchParams(new FormData(form, submitter))
    if (!this.routes(action, true)) return
    event?.preventDefault()
    return false
  }

  // Returns false for a new window, which no phone opens: the app decides about a script's URL, on Android about the link that a person touches,
  // and nothing about a form's. name: that of the window, or of a frame.
  #opens(name, event, url) {
    const isKnown = /^_(self|top|parent)$/.test(name) || NavigationPolicy.#frame(name)
    if (isKnown || !this.#proposer.isAsked) return
    event?.preventDefault()
    const target = this.#isAndroid ? navigator.userActivation?.isActive && this.#touched
      : this.#proposer.opensWindows && url && new URL(url, document.baseURI)
    if (/^http/.test(target?.protocol)) this.routes(target, false, this.#isAndroid ? "window" : "open")
    else this.#report({ cause: "VD-WINDOW-1" })
    return false
  }

  // Returns whether the browser has nothing more to do: the native side decides, as long as there is a connection to it. via: the cause.
  routes(url, isThrottled, via = "script") {
    if (isThrottled && this.#isAndroid) {
      const time = performance.now()
      const isTooSoon = time - this.#last <= NavigationPolicy.#throttle
      this.#last = time
      if (isTooSoon) {
        this.#report({ cause: "VD-VISIT-3", path: url.pathname })
        return true
      }
    }
    return this.#proposer.isTold(url, {}, via)
  }

  // A document without Turbo has no session on a phone, which would visit it.
  get #routesFragments() {
    return !this.#isAndroid && this.#proposer.asksForTurbo
  }

  get #isAndroid() {
    return this.#proposer.platform === "android"
  }

  static #linkOf(event) {
    return event.composedPath().find(element => /^(a|area)$/.test(element.localName) && element.href)
  }

  static #frame(name) {
    return name && document.querySelector(`iframe[name="${CSS.escape(name)}"]`)
  }

  static #isPlain({ defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey }) {
    return !defaultPrevented && button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)
  }
}
