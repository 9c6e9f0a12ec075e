// Where turbo-rails sends an app that is to go back, to stay, or to load its page again. Every app does so, whatever its paths are.
export class HistoricalLocation {
  static find(location) {
    const name = /\/(recede|resume|refresh)_historical_location$/.exec(location.pathname)?.[1]
    return name ? new HistoricalLocation(name) : null
  }

  #name

  constructor(name) {
    this.#name = name
  }

  // The places are those of the tab.
  follow(places) {
    switch (this.#name) {
      case "recede": return this.#goBack(places)
      case "refresh": return location.reload()
    }
  }

  #goBack(places) {
    if (places.behind.length > 0) history.go(-places.entriesBack(1))
    else console.info("[viaduct] There is nothing to go back to, so the page stays.")
  }
}
