// Tells the screen view when Turbo begins to load a page that a phone would have pushed a screen for, and when some of it is visible.
export class LoadObserver {
  // The host has tellView(method, value).
  constructor(host) {
    const tell = isLoading => host.tellView("setLoading", isLoading)
    document.addEventListener("turbo:visit", ({ detail }) => tell(detail.action === "advance"))
    for (const name of ["turbo:render", "turbo:load", "turbo:reload", "turbo:fetch-request-error"]) {
      document.addEventListener(name, () => tell(false))
    }
    addEventListener("pageshow", ({ persisted }) => { if (persisted) tell(false) })
  }
}
