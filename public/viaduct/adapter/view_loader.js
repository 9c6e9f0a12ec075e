import { DeviceScreen } from "./device_screen.js"

// Loads the screen view when there is something to show, and not before the page's import maps are parsed.
export class ViewLoader {
  address
  #perform
  #report
  #view = null
  #isLoading = false
  #failures = 0
  // The last frames with a screen: a view that is loaded later may refuse some.
  #screens = []
  // The newest values of each of the view's methods, which a view that is loaded later gets too.
  #told = {}

  // perform(control, value) sends an action. report(notice) notifies the developer.
  constructor(address, perform, report) {
    this.address = address
    this.#perform = perform
    this.#report = report
  }

  get notice() {
    return this.#told.showNotice?.[0]
  }

  // Whether a frame has the shape of its type. A view that is not there yet is asked for screens only, when it draws them.
  accepts(frame) {
    return this.#view?.accepts(frame) ?? true
  }

  // frame: of the type “screen”.
  render(frame) {
    this.#screens = [...this.#screens.slice(-7), frame]
    this.#view?.render(frame.screen)
    this.#need()
  }

  // Has one of the view's methods called, now or when the view is loaded.
  tell(method, ...values) {
    this.#told[method] = values
    this.#view?.[method](...values)
  }

  // Does the same, and loads the view for it.
  show(method, ...values) {
    this.tell(method, ...values)
    this.#need()
  }

  // Warns of taps among these frames, which may have been lost.
  doubtTaps(frames) {
    this.#view?.doubtTaps(frames)
  }

  #need() {
    if (!this.#view && !this.#isLoading) this.#load()
  }

  async #load() {
    this.#isLoading = true
    try {
      if (document.readyState === "loading") {
        await new Promise(resolve => document.addEventListener("DOMContentLoaded", resolve))
      }
      this.#view = await this.#make()
      for (const [method, values] of Object.entries(this.#told)) this.#view[method](...values)
      const frame = this.#screens.findLast(frame => this.accepts(frame))
      if (frame) this.#view.render(frame.screen)
    } catch (error) {
      this.#fail(error)
    }
  }

  // It is tried again some times, when the browser is online again, and whenever there is something else to show.
  #fail(error) {
    console.error("[viaduct] No native controls were loaded (VD-VIEW-1):", error)
    this.#isLoading = false
    this.#failures += 1
    addEventListener("online", () => this.#need(), { once: true })
    if (this.#failures < 5) setTimeout(() => this.#need(), 1000 * 2 ** this.#failures)
  }

  async #make() {
    // A browser remembers the address of a module that failed to load. The view's other scripts are requested beside it.
    const address = this.#failures > 0 ? this.address.replace(/\/(?=[^/]*$)/, `-${this.#failures}/`) : this.address
    const device = DeviceScreen.find()
    if (device) return device.view(address, this.#perform, this.#report)
    const { default: View } = await import(address)
    return new View(this.#perform, this.#report)
  }
}
