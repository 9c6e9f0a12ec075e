// The device page around the screen, which may be at another host: receives its requests, and sends the screen's reports.
export class DevicePageLink {
  #screen
  #origins

  constructor(screen) {
    this.#screen = screen
    const base = location.host.replace(/^(ios|android)\./, "")
    this.#origins = [location.origin, `${location.protocol}//${base}`]
    addEventListener("message", event => this.#receive(event))
    screen.addEventListener("change", () => this.#tell())
    screen.addEventListener("press", () => this.#send({ viaduct: "press" }))
    screen.addEventListener("back-forward", () => this.#send({ viaduct: "back-forward" }))
    this.#send({ viaduct: "ready" })
  }

  // No script, which would run as a part of the app.
  static #isPage(url) {
    return URL.canParse(url, location.href) && /^https?:$/.test(new URL(url, location.href).protocol)
  }

  #tell() {
    const { url, title, canGoBack, isTraversed, isLeaving, state: { app, isConnected, problem }, ground, cookies } = this.#screen
    this.#send({ viaduct: "screen", url, title, canGoBack, isTraversed, isLeaving, app, isConnected, problem, ground, keepsCookies: cookies.areKept })
  }

  // Only one of these is the page's origin. No other page receives the message, whatever frame this is in.
  #send(message) {
    const origin = this.#parentOrigin
    if (origin) parent.postMessage(message, origin)
  }

  // A page of this origin can be read. One of another origin could embed the screen only as frame-ancestors permits.
  get #parentOrigin() {
    try {
      return parent.location.origin
    } catch {
      return this.#origins[1]
    }
  }

  #receive({ source, origin, data }) {
    if (source !== parent || !this.#origins.includes(origin)) return
    const screen = this.#screen
    switch (data?.viaduct) {
      case "open":
        screen.cookies.choose(data.choice)
        if (DevicePageLink.#isPage(data.url)) screen.open(data.url)
        return
      case "follow":
        if (DevicePageLink.#isPage(data.url)) screen.follow(data.url)
        return
      case "set": {
        const { safeArea, textSize, scale } = data
        if (safeArea) screen.safeArea = safeArea
        if (textSize) screen.textSize = textSize
        if (scale) screen.scale = scale
        return
      }
      case "reload":
        screen.cookies.choose(data.choice)
        return screen.reload()
      case "back": return screen.goBack()
    }
  }
}
