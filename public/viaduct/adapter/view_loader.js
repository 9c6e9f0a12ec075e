import { DeviceScreen } from "./device_screen.js"

// Loads the screen view when there is something to show, and not before the page's import maps are parsed.
export class ViewLoader {
  address
  #perform
  #report
  #count = 0
  #view = null
  #isLoading = false
  #failures = 0
  #screen = null
  #notice = null
  #question = null
  #haptic = null
  #isConnected = true
  #app = null

  // perform(control, value) sends an action. report(notice) notifies the developer.
  constructor(address, perform, report) {
    this.address = address
    this.#perform = perform
    this.#report = report
  }

  get notice() {
    return this.#notice
  }

  // Shows the number of dropped messages.
  count(total) {
    this.#count = total
    this.#view?.count(total)
  }

  show(screen) {
    this.#screen = screen
    this.#need(view => view.render(screen))
  }

  // The app that the page talks to now: { name, platform, room, page }, with the id of the page.
  setApp(app) {
    this.#app = app
    this.#view?.setApp(app)
  }

  // Shows whether a page is loading for which a phone would have pushed a screen.
  setLoading(isLoading) {
    this.#view?.setLoading(isLoading)
  }

  playHaptic(feedback) {
    this.#haptic = feedback
    this.#need(view => view.playHaptic(feedback))
  }

  // Shows the notice of what happened to the app, until the next notice, or until the app is back.
  showNotice(notice) {
    this.#notice = notice
    this.#need(view => view.showNotice(notice))
  }

  forgetNotices() {
    this.#notice = null
    this.#view?.showNotice(null)
  }

  askToReload(names, reload) {
    this.#question = { names, reload }
    this.#need(view => view.askToReload(names, reload))
  }

  #need(use) {
    if (this.#view) return use(this.#view)
    if (!this.#isLoading) this.#load()
  }

  // Where it is connected again: whether with the same session.
  setConnected(isConnected, isSameSession) {
    this.#isConnected = isConnected
    this.#view?.setConnected(isConnected, isSameSession)
  }

  // Warns of taps among these frames, which may have been lost.
  doubtTaps(frames) {
    this.#view?.doubtTaps(frames)
  }

  async #load() {
    this.#isLoading = true
    try {
      if (document.readyState === "loading") {
        await new Promise(resolve => document.addEventListener("DOMContentLoaded", resolve))
      }
      this.#view = await this.#make()
      if (this.#app) this.#view.setApp(this.#app)
      this.#view.count(this.#count)
      if (this.#screen) this.#view.render(this.#screen)
      if (this.#notice) this.#view.showNotice(this.#notice)
      if (this.#question) this.#view.askToReload(this.#question.names, this.#question.reload)
      if (this.#haptic) this.#view.playHaptic(this.#haptic)
      this.#view.setConnected(this.#isConnected)
    } catch (error) {
      this.#fail(error)
    }
  }

  // It is tried again some times, and whenever there is something else to show.
  #fail(error) {
    console.error(`[viaduct] The native controls could not be loaded from ${this.address} (VD-VIEW-1):`, error)
    this.#isLoading = false
    this.#failures += 1
    if (this.#failures < 5) setTimeout(() => this.#need(() => {}), 1000 * 2 ** this.#failures)
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
