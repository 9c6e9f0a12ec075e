import { AppFrame } from "./app_frame.js"
import { Cookies } from "./cookies.js"
import { Drag } from "./drag.js"
import { BackSwipe } from "./back_swipe.js"
import { PullToRefresh } from "./pull_to_refresh.js"
import { ScreenView } from "./screen_view.js"

// The screen of a device: the app's page in a frame, and the native parts around it. Its document is as large as the device's screen. So
// all that the screen view puts above the page, such as a dialog, is where it is on a phone. The view knows nothing of that, and stays
// while pages change.
export class Screen extends EventTarget {
  #cookies = new Cookies()
  #app = new AppFrame(this.#cookies)
  #view = null
  #begun = null
  #shown = {}
  #state = { app: null, isConnected: null, problem: null }
  #pull = new PullToRefresh(this)
  #drag = new Drag([new BackSwipe(this), this.#pull])

  constructor() {
    super()
    document.body.append(this.#app.frame, this.#pull.root)
    this.#app.addEventListener("load", () => this.#loaded())
    this.#app.addEventListener("location", () => this.#changed())
    this.#app.addEventListener("press", () => this.dispatchEvent(new Event("press")))
    this.#app.addEventListener("back-forward", () => this.dispatchEvent(new Event("back-forward")))
    addEventListener("pointerdown", () => this.dispatchEvent(new Event("press")), true)
  }

  // The adapter of a page finds out by this that the page is in the device.
  get frame() {
    return this.#app.frame
  }

  get url() {
    return this.#app.url
  }

  get title() {
    return this.#app.title
  }

  // { app: { name, platform, room }, isConnected, problem }; null for unknown parts.
  get state() {
    return this.#state
  }

  // The app's native screen, as in docs/protocol.md.
  get shown() {
    return this.#shown
  }

  // Whether it is dark behind the status bar and the home indicator: { top, bottom }.
  get ground() {
    const prefersDark = matchMedia("(prefers-color-scheme: dark)").matches
    const bars = this.#shown.appearance ? this.#shown.appearance === "dark" : prefersDark
    const page = this.#app.isDark ?? prefersDark
    const { hasBar, hasToolbar } = document.documentElement.dataset
    // Above a page that covers another, that one is in the dark.
    const isSheet = this.#shown.bar?.modal && this.#state.app?.platform !== "android"
    const top = isSheet ? true : hasBar === "true" ? bars : page
    return { top, bottom: hasToolbar === "true" ? bars : page }
  }

  // How much smaller the device is drawn than it is.
  set scale(scale) {
    this.#drag.scale = scale
  }

  // In CSS pixels: { top, right, bottom, left }.
  set safeArea(safe) {
    for (const [side, length] of Object.entries(safe)) document.documentElement.style.setProperty(`--safe-${side}`, `${length}px`)
  }

  // By how much the page's text is larger than it is by itself.
  set textSize(factor) {
    this.#app.textSize = factor
  }

  get cookies() {
    return this.#cookies
  }

  open(url) {
    this.#app.open(url)
  }

  follow(url) {
    this.#app.follow(url)
  }

  reload() {
    this.#app.reload()
  }

  // The native side knows the way back; without it, the browser does.
  goBack() {
    if (this.#shown.bar) {
      this.#view.perform(this.#view.wayBack(this.#shown))
    } else {
      this.#app.goBack()
    }
  }

  get canGoBack() {
    return this.#shown.bar ? this.#view.wayBack(this.#shown) !== null : this.#app.canGoBack
  }

  // Whether the page was reached by the browser's history, back or forward.
  get isTraversed() {
    return this.#app.isTraversed
  }

  // Whether the page is loading another one.
  get isLeaving() {
    return this.#app.isLeaving
  }

  // Called by the adapter of the page:

  // The page in this window has the adapter.
  begin(window) {
    this.#begun = window.document
    this.#state = { app: null, isConnected: null, problem: null }
    this.#app.begin(window)
    this.#drag.attach(window)
    this.#changed()
  }

  // Draws the native side of the page that has begun last, in place of a view of its own.
  async view(address, perform, report) {
    const page = this.#begun
    this.#view ??= await ScreenView.load(address, this.#app)
    const view = this.#view
    const isCurrent = () => page === this.#begun && page === this.#app.frame.contentDocument
    view.perform = (...action) => { if (isCurrent()) perform(...action) }
    view.report = notice => { if (isCurrent()) report(notice) }
    const show = use => (...values) => { if (isCurrent()) use(...values) }
    return {
      accepts: frame => view.accepts(frame),
      render: show(screen => this.#show(screen)),
      playHaptic: show(feedback => view.playHaptic(feedback)),
      setLoading: show(isLoading => view.setLoading(isLoading)),
      showNotice: show(notice => view.showNotice(notice)),
      askToReload: show((names, reload) => view.askToReload(names, reload)),
      count: show(total => view.count(total)),
      setConnected: show((isConnected, isSameSession) => this.#connect(isConnected, isSameSession)),
      doubtTaps: show(frames => view.doubtTaps(frames)),
      setApp: show(app => this.#meet(app))
    }
  }

  #show(screen) {
    this.#shown = screen
    this.#view.render(screen)
    this.#changed()
  }

  #connect(isConnected, isSameSession) {
    this.#state.isConnected = isConnected
    this.#view.setConnected(isConnected, isSameSession)
    this.#changed()
  }

  #meet(app) {
    this.#state.app = app
    document.documentElement.dataset.platform = app.platform
    this.#view.setApp(app)
    this.#changed()
  }

  async #loaded() {
    this.#pull.finish()
    const { contentDocument } = this.#app.frame
    if (!contentDocument || contentDocument !== this.#begun) {
      this.#begun = null
      this.#shown = {}
      this.#view?.render({})
      const problem = await this.#app.findProblem()
      this.#state = { app: null, isConnected: null, problem }
    }
    this.#changed()
  }

  #changed() {
    this.#app.observeColour()
    this.dispatchEvent(new Event("change"))
  }
}
