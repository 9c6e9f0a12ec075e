import { DeviceFrame } from "./device_frame.js"
import { deviceNamed, pixelsOf, screenOf } from "./devices.js"
import { problemText } from "./problems.js"

// One of the phones: its device and its page. Fires "change" when the page has reported something, "press" when it is touched,
// "back-forward" before it goes back or forward.
export class Phone extends EventTarget {
  // The time in which the browser may begin to move this phone along with the other one.
  static #holdMilliseconds = 1500

  // null where the server decides, until the page has reported it.
  platform
  frame
  // An address that is no page, until the phone shows another page than then: { code, url, shown }, or null.
  #refusal = null
  // The page that it stays at, or null.
  #held = null
  #holdTimer = null
  #origin
  #hosts
  #settings
  #isStarted = false

  constructor(platform, hosts, settings) {
    super()
    this.platform = platform
    this.#hosts = hosts
    this.#settings = settings
    this.#origin = hosts.originOf(platform)
    this.frame = new DeviceFrame(this.#origin)
    this.screen.addEventListener("change", () => this.#update())
    this.screen.addEventListener("back-forward", () => this.#move())
    this.frame.addEventListener("press", () => this.dispatchEvent(new Event("press")))
  }

  get screen() {
    return this.frame.link
  }

  // The platform of the pages, where none was chosen.
  get system() {
    return this.platform ?? this.screen.app?.platform ?? "ios"
  }

  get device() {
    return deviceNamed(this.#settings.deviceOf(this.system))
  }

  // The page that it shows, without the host where that is its own.
  get url() {
    return this.screen.url && this.#hosts.withoutHost(this.screen.url)
  }

  // Loads the screen the first time. open(screen) is called when it has loaded, and again if the browser loads it again.
  start(open) {
    if (this.#isStarted) return
    this.#isStarted = true
    this.screen.addEventListener("ready", () => open(this.screen))
    this.frame.load()
  }

  // The other phone goes back, in the one history that the browser has for both. If that moves this phone, it opens its page again.
  hold() {
    this.#hold(this.url)
  }

  // Shows the device as it is set.
  apply() {
    const { isLandscape, isDark, text } = this.#settings
    this.frame.isDark = isDark
    this.frame.show(this.device, isLandscape)
    this.screen.set({ safeArea: screenOf(this.device, isLandscape).safe, textSize: text })
  }

  get pixels() {
    return pixelsOf(this.device, this.#settings.isLandscape)
  }

  // Shows a problem for an address that is no page; null removes it.
  refuse(url) {
    this.#refusal = url === null ? null : { code: "no-page", url }
    this.#forgetRefusal()
    this.dispatchEvent(new Event("change"))
  }

  // Advice about the page, for a person; null when there is nothing to do.
  get problem() {
    const problem = this.#refusal ?? this.screen.problem
    if (problem) return problemText(problem, this.#origin)
    return this.screen.keepsCookies ? null
      : `This browser keeps no cookies in frames, so no login holds here. Open this phone alone: ${this.#hosts.pageOf(this.system)}`
  }

  // A page that is still loading may arrive much later.
  #hold(page) {
    this.#release()
    this.#held = page
    if (!this.screen.isLeaving) this.#holdTimer = setTimeout(() => this.#release(), Phone.#holdMilliseconds)
  }

  #release() {
    clearTimeout(this.#holdTimer)
    this.#held = null
  }

  #stay() {
    const page = this.#held
    this.#release()
    this.screen.follow(page)
  }

  // The phone itself goes back or forward, and is no longer held.
  #move() {
    this.#release()
    this.dispatchEvent(new Event("back-forward"))
  }

  #update() {
    this.frame.ground = this.screen.ground
    if (this.#held && this.url !== this.#held && this.screen.isTraversed) return this.#stay()
    // A link, a script or a person may have moved it.
    if (this.#held) this.#hold(this.url)
    this.#forgetRefusal()
    this.dispatchEvent(new Event("change"))
  }

  // As soon as the phone shows another page than when it was refused.
  #forgetRefusal() {
    const { app, problem } = this.screen
    if (this.#refusal && (app || problem) && (this.#refusal.shown ??= this.url) !== this.url) this.#refusal = null
  }
}
