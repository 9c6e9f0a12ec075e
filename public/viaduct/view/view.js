import { AppFocus } from "./app_focus.js"
import { AppPanel } from "./app_panel.js"
import { ConnectionMark } from "./connection_mark.js"
import { element } from "./element.js"
import { HapticBadge } from "./haptic_badge.js"
import { Icon } from "./icon.js"
import { KeptTaps } from "./kept_taps.js"
import { tellOfIgnoredChoices } from "./ignored_choices.js"
import { ModalCopies } from "./modal_copies.js"
import { importWhole } from "./module_import.js"
import { NavigationBar } from "./navigation_bar.js"
import { PageInset } from "./page_inset.js"
import { ScreenElement } from "./screen_element.js"
import { ShapeCheck } from "./shape_check.js"
import { TabBar } from "./tab_bar.js"
import { Toolbar } from "./toolbar.js"

// Draws the newest screen, and sends the person's actions. Most pages have bars only at first: the rest is loaded after them.
export default class View {
  #perform
  #report
  #shapes
  #taps
  #element
  #bar
  #gap = element("div", { class: "bar__gap", hidden: true })
  #toolbar
  #tabs
  #mark = new ConnectionMark()
  #panel = new AppPanel()
  #haptic = new HapticBadge()
  #loading = element("div", { class: "loading" }, element("div", { class: "spinner", role: "progressbar", "aria-label": "Loading" }))
  #inset
  #focus
  #screen = {}
  #copies = new ModalCopies()
  #foreground = null
  #isLoading = false
  #hasMenu
  #menu = null
  #state = { app: null, isConnected: true, count: 0 }
  #toldAppearance = null

  // perform(control, value) sends an action to the app. report(notice) notifies the developer. inset: a device frame's own, which keeps the
  // page clear of the bars.
  constructor(perform, report, inset = null) {
    this.#report = Icon.report = report
    this.#shapes = new ShapeCheck(report)
    this.#taps = new KeptTaps(perform, report)
    this.#perform = (...action) => this.#state.isConnected ? perform(...action) : this.#keep(...action)
    this.#inset = inset ?? new PageInset()
    this.#hasMenu = inset === null
    if (this.#hasMenu) tellOfIgnoredChoices()
    this.#bar = new NavigationBar(this.#perform)
    this.#bar.root.tabIndex = -1
    this.#toolbar = new Toolbar(this.#perform)
    this.#tabs = new TabBar(this.#perform)
    ScreenElement.define()
    this.#element = document.createElement("viaduct-screen")
    this.#focus = new AppFocus(this.#element.shadowRoot)
    const bars = [this.#gap, this.#bar.root, this.#toolbar.root, this.#tabs.root]
    this.#element.shadowRoot.append(...bars, this.#loading, this.#mark.root, this.#haptic.root, this.#panel.root)
    this.#attach()
    addEventListener("keydown", event => this.press(event))
    addEventListener("scroll", () => this.setScrolled(scrollY > 8), { passive: true })
    new MutationObserver(() => this.#attach()).observe(document, { childList: true })
    new MutationObserver(() => this.#attach()).observe(document.documentElement, { childList: true })
  }

  // Whether a frame has the shape of its type. The developer is told once what is wrong.
  accepts(frame) {
    return this.#shapes.accepts(frame)
  }

  render(screen) {
    // Android has one Turbo for all pages.
    if (this.#element.dataset.platform !== "android") this.#copies.render(screen)
    this.#screen = screen
    this.#draw()
    this.#menu?.renderWay(screen.bar)
    this.#tellAppearance(screen.appearance)
    this.#taps.render(screen)
  }

  // A phone pushes the next screen at once, empty but for a spinner.
  setLoading(isLoading) {
    this.#element.toggleAttribute("data-loading", isLoading)
  }

  // Warns when the app's appearance differs from the browser's. A phone's web view has the app's, a page in a browser the browser's.
  #tellAppearance(appearance = null) {
    const differs = appearance !== null && !matchMedia(`(prefers-color-scheme: ${appearance})`).matches
    if (!differs || appearance === this.#toldAppearance) return
    this.#toldAppearance = appearance
    const text = `The app asks for the ${appearance} style. On a phone the page's prefers-color-scheme is ${appearance} too; here it stays the browser's: set that to ${appearance} to see the page as there.`
    this.#report({ level: "warning", cause: "VD-SCREEN-4", text })
  }

  playHaptic(feedback) {
    this.#haptic.play(feedback)
  }

  showNotice(notice) {
    this.#panel.show(notice)
    this.#state.notice = notice
    this.#menu?.render(this.#state)
  }

  askToReload(names, reload) {
    this.#panel.ask(names, reload)
  }

  // Shows the number of dropped messages.
  count(total) {
    this.#state.count = total
    this.#menu?.render(this.#state)
    // Without a session there is no screen, which loads the menu otherwise.
    if (total > 0) this.#load()
  }

  setConnected(isConnected, isSameSession) {
    this.#mark.render(isConnected)
    this.#state.isConnected = isConnected
    if (isConnected) this.#taps.release(isSameSession)
    this.#menu?.render(this.#state)
  }

  // Warns of taps among these frames, which may have been lost.
  doubtTaps(frames) {
    this.#taps.doubt(frames)
  }

  // { name, platform, room, page }
  setApp(app) {
    this.#element.dataset.platform = Icon.platform = app.platform
    this.#state.app = app
    this.#focus.forget()
    this.#placePage()
    this.#menu?.render(this.#state)
  }

  setScrolled(isScrolled) {
    this.#bar.isScrolled = isScrolled
  }

  // A key was pressed in the page or in a bar. Escape closes a modal page, after all that is open in it.
  press({ key, target, defaultPrevented, isComposing, repeat }) {
    const { modal } = this.#screen.bar ?? {}
    if (key !== "Escape" || !modal?.dismiss || defaultPrevented || isComposing || repeat) return
    const isOpen = root => root.querySelector(":modal, :popover-open:not(.highlight)") !== null
    if (!isOpen(target.ownerDocument ?? document) && !isOpen(this.#element.shadowRoot)) this.#perform(modal.dismiss)
  }

  // The parts at the edges of the page.
  get bars() {
    return [this.#bar.root, this.#toolbar.root, this.#tabs.root]
  }

  #keep(control, value) {
    this.#taps.keep(control, value)
    this.#mark.promise()
  }

  // Before the page, so that Tab reaches the bar first.
  #attach() {
    const { body, documentElement } = document
    const isBefore = !body || this.#element.compareDocumentPosition(body) & Node.DOCUMENT_POSITION_FOLLOWING
    if (this.#element.parentNode !== documentElement || !isBefore) documentElement.insertBefore(this.#element, body)
  }

  #draw() {
    const screen = this.#screen
    this.#element.dataset.appearance = screen.appearance ?? ""
    if (this.#foreground || !hasViews(screen)) this.#renderBars(screen)
    this.#foreground?.render(screen)
    if (!this.#foreground) this.#load()
    this.#focus.render(screen.focus)
  }

  // Loads the parts that the screen needs at once, or else after the bars are drawn.
  async #load() {
    if (this.#isLoading) return
    this.#isLoading = true
    const { presented = [], overlays = [], asks = [] } = this.#screen
    if (!hasViews(this.#screen) && presented.length + overlays.length + asks.length === 0) await nextFrame()
    const Foreground = await importWhole("./foreground.js", "Foreground")
    this.#foreground = new Foreground(this.#perform, this.#element.shadowRoot)
    this.#draw()
    if (this.#hasMenu && wantsMenu()) this.#loadMenu()
  }

  async #loadMenu() {
    const PageMenu = await importWhole("./page_menu.js", "PageMenu")
    this.#menu = new PageMenu(this.#element.shadowRoot)
    this.#menu.render(this.#state)
    this.#menu.renderWay(this.#screen.bar)
  }

  #renderBars({ bar, toolbar, tabs }) {
    const isModal = Boolean(bar?.modal)
    const isNew = isModal && this.#gap.hidden
    if (isNew) slideUp(document.body)
    this.#gap.hidden = !isModal
    this.#bar.render(bar, this.#wayBack(bar))
    if (isNew && !isTyping()) this.#bar.root.focus({ preventScroll: true })
    this.#toolbar.render(toolbar)
    this.#tabs.render(tabs)
    this.#placePage()
  }

  #placePage() {
    const [toolbar, tabs] = [this.#toolbar, this.#tabs].map(({ root }) => root.hidden ? 0 : root.offsetHeight)
    this.#toolbar.root.style.bottom = tabs ? `${tabs}px` : ""
    // The lower bars keep the views above them away from the screen's edge.
    if (toolbar + tabs) this.#element.style.setProperty("--lower-bars", `${toolbar + tabs}px`)
    else this.#element.style.removeProperty("--lower-bars")
    this.#element.style.setProperty("--upper-bars", `${this.#bar.height}px`)
    this.#inset.setHeights(this.#bar.height, toolbar + tabs)
  }

  #wayBack(bar) {
    const { back, modal, left = [] } = bar ?? {}
    if (back) return { title: back.title, isBack: true, run: () => this.#perform(back.control) }
    if (!modal?.dismiss || left.length > 0) return null
    return { title: "Close", isBack: false, run: () => this.#perform(modal.dismiss) }
  }
}

// Slides up as a sheet does.
function slideUp(body) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return
  body?.animate({ transform: ["translateY(100vh)", "none"] }, { duration: 350, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" })
}

// Whether a field has the focus, in the page or in a frame of it.
function isTyping() {
  let element = document.activeElement
  while (element?.contentDocument) element = element.contentDocument.activeElement
  return Boolean(element?.matches("input, textarea, select, [contenteditable]"))
}

// Whether there is more in the bars than buttons.
function hasViews({ bar, toolbar = [] }) {
  const items = [...(bar?.left ?? []), ...(bar?.right ?? []), ...toolbar]
  return Boolean(bar?.titleView ?? bar?.search?.scopes) || items.some(({ kind }) => kind && kind !== "space")
}

// Whether Viaduct's own menu is shown. A page, an address or a person can hide it, and tests that drive the browser have none.
function wantsMenu() {
  const { viaductMenu = "" } = document.documentElement.dataset
  const asked = new URLSearchParams(location.search).get("viaduct_menu")
  try {
    if (asked) sessionStorage.setItem("viaduct:menu", asked)
    const kept = sessionStorage.getItem("viaduct:menu")
    if (kept) return kept === "on"
  } catch {}
  if (viaductMenu) return viaductMenu !== "hidden"
  return !navigator.webdriver
}

// In a page in the background there are no frames.
function nextFrame() {
  return new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 200)
  })
}
