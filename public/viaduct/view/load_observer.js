// Tells the host when Turbo begins to load a page that a phone would have pushed a screen for, and when some of it is visible.
export class LoadObserver {
  // The host has setLoading(isLoading).
  constructor(host) {
    document.addEventListener("turbo:visit", ({ detail }) => host.setLoading(detail.action === "advance"))
    for (const name of ["turbo:render", "turbo:load", "turbo:reload", "turbo:fetch-request-error"]) {
      document.addEventListener(name, () => host.setLoading(false))
    }
    addEventListener("pageshow", ({ persisted }) => { if (persisted) host.setLoading(false) })
  }
}
