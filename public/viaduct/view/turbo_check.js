import { isOfPlainWebView } from "./plain_web_view.js"

const declare = "If your app shows the page in a plain web view, declare it: <meta name=\"viaduct-web-view\" content=\"plain\">."

// Finds pages without a Turbo that a phone's session could use. The phone does not show them; Viaduct does.
export class TurboCheck {
  // How long the phone's script waits for Turbo, in milliseconds.
  static #patience = { ios: 30_000, android: 4_000 }
  // How long the page's own scripts may take to set the right window.Turbo.
  static #pause = 2_000

  #host
  #isTold = false

  // The host has app, hasBridge, platform and report(notice).
  constructor(host) {
    this.#host = host
    const { domContentLoadedEventEnd, loadEventEnd } = performance.getEntriesByType("navigation")[0] ?? {}
    const begin = (host.platform === "android" ? loadEventEnd : domContentLoadedEventEnd) ?? 0
    const rest = Math.max(0, begin + TurboCheck.#patience[host.platform] - performance.now())
    setTimeout(() => this.#look(false), Math.min(rest, TurboCheck.#pause))
    setTimeout(() => this.#look(true), rest)
  }

  // isLast: whether the phone waits no longer.
  #look(isLast) {
    if (this.#isTold || !this.#isOfSession) return
    const hasTurbo = Boolean(window.Turbo || window.Turbolinks)
    const isUsable = !window.Turbo || Boolean(window.Turbo.registerAdapter && window.Turbo.navigator)
    if (hasTurbo ? isUsable : !isLast) return
    this.#isTold = true
    this.#host.report(hasTurbo ? withNamespace : withoutTurbo(TurboCheck.#patience[this.#host.platform] / 1000))
  }

  // Whether the phone would visit the page in a session. One that only posts script messages may be of a plain web view, and the app shows
  // its error view in place of a failed one.
  get #isOfSession() {
    const { app, hasBridge } = this.#host
    const { responseStatus } = performance.getEntriesByType("navigation")[0] ?? {}
    return app && !(responseStatus >= 400) && !isOfPlainWebView() && (hasBridge || !(app.handlers?.length > 0))
  }
}

function withoutTurbo(seconds) {
  const text = `The page has no window.Turbo. A phone waits ${seconds} s for it, and then shows “Error loading page” in place of the page. `
    + `Import “@hotwired/turbo”. ${declare}`
  return { level: "warning", cause: "VD-TURBO-1", text }
}

const withNamespace = {
  level: "warning", cause: "VD-TURBO-2",
  text: "window.Turbo has no registerAdapter() or no navigator, as when it is the namespace of turbo-rails. A phone's app cannot register with it: "
    + "its spinner stays for ever, without an error. Import { Turbo } from “@hotwired/turbo-rails”, and set nothing else as window.Turbo."
}
