// Where turbo-rails sends an app that is to go back, to stay, or to load its page again. Every app does so, whatever its paths are.
class HistoricalLocation {
  static find(location) {
    const name = /\/(recede|resume|refresh)_historical_location$/.exec(location.pathname)?.[1]
    return name ? new HistoricalLocation(name) : null
  }

  #name

  constructor(name) {
    this.#name = name
  }

  follow() {
    switch (this.#name) {
      case "recede": return this.#goBack()
      case "refresh": return location.reload()
    }
  }

  #goBack() {
    if (this.#canGoBack) history.back()
    else console.info("[viaduct] The app's server wants this page to go back, but there is nothing to go back to: it stays, as on a phone.")
  }

  // Turbo counts its pages from 0, since version 8.
  get #canGoBack() {
    const index = window.Turbo?.session?.history?.currentIndex
    return index === undefined ? history.length > 1 : index > 0
  }
}
