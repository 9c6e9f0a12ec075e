// Follows the addresses to which turbo-rails sends an app to go back, to stay, or to load its page again. Every app does so, whatever its
// paths are. Returns whether the location is one of them. places: those of the tab.
export function followHistoricalLocation({ pathname }, places) {
  const name = /\/(recede|resume|refresh)_historical_location$/.exec(pathname)?.[1]
  if (name === "recede" && places.goBack(1)) console.info("[viaduct] There is nothing to go back to.")
  if (name === "refresh") location.reload()
  return name !== undefined
}
