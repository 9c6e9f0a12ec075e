// The screen view of all pages of the device, one after the other. As on a phone, the bar stays while the next page loads.
export class ScreenView {
  // Sends taps to the current page, and notices to its developer.
  perform = () => {}
  report = () => {}
  #view
  #app

  // Loads the view from the address that the page's adapter has.
  static async load(address, app) {
    const { default: View } = await import(address)
    return new ScreenView(View, app)
  }

  constructor(View, app) {
    this.#app = app
    // The page's place is measured.
    this.#view = new View((...action) => this.perform(...action), notice => this.report(notice), { setHeights() {} })
    const observer = new ResizeObserver(() => this.#place())
    for (const bar of this.#view.bars) observer.observe(bar, { box: "border-box" })
    app.addEventListener("press", () => { this.#isPressed = true })
    for (const source of [app, window]) source.addEventListener("keydown", () => { this.#isPressed = false }, { capture: true })
    app.addEventListener("key", ({ detail }) => this.#view.press(detail))
    app.addEventListener("scroll", () => this.#view.setScrolled(app.window?.scrollY > 8))
    this.#place()
  }

  accepts(frame) {
    return this.#view.accepts(frame)
  }

  render(screen) {
    this.#view.render({ ...screen, presented: screen.presented?.map(presented => this.#moved(presented)) })
    this.#place()
  }

  // The browser sees no pointer in this document, and would show the focus as it does for the keyboard.
  set #isPressed(isPressed) {
    document.querySelector("viaduct-screen").toggleAttribute("data-pressed", isPressed)
  }

  playHaptic(feedback) {
    this.#view.playHaptic(feedback)
  }

  setLoading(isLoading) {
    this.#view.setLoading(isLoading)
  }

  showNotice(notice) {
    this.#view.showNotice(notice)
  }

  askToReload(names, reload) {
    this.#view.askToReload(names, reload)
  }

  count(total) {
    this.#view.count(total)
  }

  setConnected(isConnected, isSameSession) {
    this.#view.setConnected(isConnected, isSameSession)
  }

  doubtTaps(frames) {
    this.#view.doubtTaps(frames)
  }

  setApp(app) {
    this.#view.setApp(app)
  }

  // Returns the control for going back from the topmost part; null without one.
  wayBack({ bar, presented = [] }) {
    const top = presented.at(-1)
    if (top) return top.bar?.back?.control ?? top.dismiss ?? null
    return bar?.back?.control ?? bar?.modal?.dismiss ?? null
  }

  // A page gives its own places from its own corner.
  #moved(presented) {
    if (!presented.source) return presented
    const { left, top } = this.#app.frame.getBoundingClientRect()
    const { x, y } = presented.source
    return { ...presented, source: { ...presented.source, x: x + left, y: y + top } }
  }

  #place() {
    const [bar, ...bottom] = this.#view.bars.map(bar => bar.hidden ? 0 : bar.offsetHeight)
    const toolbar = bottom.reduce((sum, height) => sum + height)
    const top = bar && this.#view.bars[0].offsetTop
    const { style, dataset } = document.documentElement
    style.setProperty("--bar", `${top + bar}px`)
    style.setProperty("--toolbar", `${toolbar}px`)
    dataset.hasBar = String(bar > 0)
    dataset.hasToolbar = String(toolbar > 0)
  }
}
