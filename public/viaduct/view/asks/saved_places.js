const cities = [
  { name: "Berlin", latitude: 52.52, longitude: 13.405 },
  { name: "London", latitude: 51.5072, longitude: -0.1276 },
  { name: "New York", latitude: 40.7128, longitude: -74.006 },
  { name: "San Francisco", latitude: 37.7749, longitude: -122.4194 },
  { name: "São Paulo", latitude: -23.5505, longitude: -46.6333 },
  { name: "Sydney", latitude: -33.8688, longitude: 151.2093 },
  { name: "Tokyo", latitude: 35.6762, longitude: 139.6503 }
]

// Places to choose from: a few cities, and the person's own, which the browser keeps for this origin.
export class SavedPlaces {
  static #key = "viaduct:places"
  static #lastKey = "viaduct:last-place"

  get all() {
    return [...cities, ...this.#own.map(place => ({ ...place, isOwn: true }))]
  }

  add(place) {
    this.#write(SavedPlaces.#key, [...this.#own.filter(({ name }) => name !== place.name), place])
  }

  remove(name) {
    this.#write(SavedPlaces.#key, this.#own.filter(place => place.name !== name))
  }

  // The last used place.
  get last() {
    return this.#read(SavedPlaces.#lastKey) ?? cities[0]
  }

  set last({ latitude, longitude }) {
    this.#write(SavedPlaces.#lastKey, { latitude, longitude })
  }

  get #own() {
    return this.#read(SavedPlaces.#key) ?? []
  }

  // A page may be denied its storage.
  #read(key) {
    try {
      return JSON.parse(localStorage.getItem(key))
    } catch {
      return null
    }
  }

  #write(key, value) {
    try {
      localStorage.setItem(key, JSON.stringify(value))
    } catch (error) {
      console.warn("[viaduct] The browser does not keep places (VD-STORAGE-1):", error)
    }
  }
}
