import { DeviceFrame } from "./device_frame.js"
import { deviceNamed, pixelsOf, screenOf } from "./devices.js"
import { problemText } from "./problems.js"

// One of the phones: its device, and the page that it shows. Fires "change" when the page has told something, "press" when it is touched,
// "back-forward" before it goes back or forward.
export class Phone extends EventTarget {
  // The time in which the browser begins to move the other phone too, if it does.
  static #holdMilliseconds = 1500

  // null where the server's choice decides, until the page has told it.
  platform
  frame
  // An address that is no page's, until the phone shows another one than then: { code, url, shown }, or null.
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

  // The platform of the pages, where nobody has chosen one.
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

  // The first time, loads the screen. open(screen) is called as soon as it has come, and again if the browser loads it anew.
  start(open) {
    if (this.#isStarted) return
    this.#isStarted = true
    this.screen.addEventListener("ready", () => open(this.screen))
    this.frame.load()
  }

  // The other phone goes back, in the one history that the browser has for both: where that moves this one, it opens its page again.
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

  // Tells of an address that is no page's; null for one that is.
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

  // A page that it is on its way to may come much later.
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

  // Goes back or forward itself, and is not to stay.
  #move() {
    this.#release()
    this.dispatchEvent(new Event("back-forward"))
  }

  #update() {
    this.frame.ground = this.screen.ground
    if (this.#held && this.url !== this.#held && this.screen.isTraversed) return this.#stay()
    // A link, a script or a person may have led it on.
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
