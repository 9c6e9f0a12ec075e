import { TabStorage } from "./tab_storage.js"
import { isSameDocument } from "./same_document.js"

// The places that the tab has visited, as a phone would stack them, the current one last. They outlive documents in the tab's storage.
// The kind of navigation and the referrer distinguish a link from a typed address.
// URLs that differ only by their fragment, or that a script of the page sets, are one place: { title, urls, stacked, attempts, first, again },
// with the URL of each of its entries in the browser's history, the native screens on top of it, and its first URL if it has changed. A place
// with `again`, its URL, shares its first entry with the place below. A place with `loaded` was loaded into the entry that a visit had made:
// its document takes the entries before for its own.
export class VisitedPlaces {
  // The most places of a tab, and entries of a place: a browser keeps no more.
  static #maximum = 50
  // A native screen that ends its app whenever it is made is requested only so often.
  static #attempts = 3

  #storage = new TabStorage("viaduct:visited")
  // A script of the page may have a variable of this name. A page without an origin has no entry.
  #navigation = window.navigation
  #places = []
  // The index of the browser's entry that was looked at last; NaN on the way back.
  #index = NaN
  // Whether the next document is shown at the current place.
  #stays = false
  // Whether the document was opened by a step back or forward.
  isBack
  // Whether the document has gone back to a place that another document has shown.
  #lacksDocument = false

  constructor() {
    this.#begin()
    // A script may add an entry with the page's own URL: no change that anybody else sees.
    this.#navigation?.addEventListener?.("currententrychange", ({ from }) => { if (from.url === location.href) this.#count() })
  }

  get #place() {
    return this.#places.at(-1)
  }

  // The places before the current one, the first one first.
  get behind() {
    return this.#places.slice(0, -1).map(({ title, urls, stacked }) => ({ url: urls.at(-1), title, stacked }))
  }

  // Stores the native screens on top of the current place, as an app has reported them.
  stack(screens) {
    this.#place.stacked = screens.length > 0 ? screens : undefined
    this.#place.attempts = 0
    this.#keep()
  }

  // Returns these screens, for an app that has to make them again.
  takeStacked() {
    const place = this.#place
    place.attempts = (place.attempts ?? 0) + 1
    if (place.attempts > VisitedPlaces.#attempts) place.stacked = undefined
    this.#keep()
    return place.stacked ?? []
  }

  // Goes back that many places. Returns the target's URL when the browser's history has no entry in between, or has lost the target's.
  goBack(steps) {
    const left = this.#places.splice(Math.max(1, this.#places.length - steps))
    this.#lacksDocument = left.some(({ loaded }) => loaded)
    const entries = left.reduce((sum, { urls, again }) => sum + urls.length - !!again, 0)
    this.#keep()
    if (!entries || entries >= history.length) return this.#place.urls.at(-1)
    // These entries are no longer the current place's.
    this.#index = NaN
    history.go(-entries)
  }

  // The page visits its own place once more, on top of it, at the URL or a part of it. Returns the page's URL.
  repeat(url) {
    this.#add(url)
    this.#keep()
    return location.href
  }

  // The next document is shown at the current place: the answer to a form.
  stay() {
    this.#stays = true
    this.#keep()
  }

  // The current place is about to be loaded as a document.
  load() {
    this.#place.loaded = true
    this.#keep()
  }

  // Whether the document shows another place than the current one, so that it has to be loaded, unless Turbo shows it.
  get lacksDocument() {
    return this.#lacksDocument
  }

  // Gives the current place its first URL again.
  readdress() {
    const { urls, first = urls[0] } = this.#place
    if (urls.at(-1) === first) return
    urls.splice(-1, 1, first)
    this.#keep()
    history.replaceState(history.state, "", first)
  }

  retitle(title) {
    this.#place.title = title
    this.#keep()
  }

  // The page's location has changed. isWithin: by a script of the page, which stays at its place. Returns whether it does.
  visit(action, isWithin) {
    const { urls, loaded } = this.#place
    this.#stays = false
    this.#lacksDocument = action === "restore" && (this.#lacksDocument || loaded && !urls.includes(location.href))
    // A link to a part of the page looks like a way back to it.
    if (action === "restore" && !(this.#distance > 0)) {
      isWithin = this.#distance < 0 && urls.slice(0, -1).includes(location.href)
      this.#restore()
    } else if (isWithin) this.#move(action === "replace")
    else this.#visit(action)
    this.#keep()
    return isWithin
  }

  // How many entries the browser is ahead of the last one that was looked at; NaN where nobody knows.
  get #distance() {
    return this.#navigation?.currentEntry?.index - this.#index
  }

  // The URL is the same. The place gets or loses as many entries as the browser has gone.
  #count() {
    const { urls } = this.#place
    if (this.#distance > 0) urls.push(location.href)
    if (this.#distance < 0) urls.splice(Math.max(1, urls.length + this.#distance))
    this.#keep()
  }

  #begin() {
    const { places = [], stays } = this.#storage.value ?? {}
    this.#places = places
    const kind = this.#navigation?.activation?.navigationType
    this.isBack = kind === "traverse"
    if (this.isBack) this.#restore()
    else if (kind === "reload" ? !this.#isHere : !this.#isFollowed) {
      this.#places = []
      this.#add()
    } else if (kind === "reload") this.#reload()
    else if (stays) this.#move(kind === "replace")
    else this.#visit(kind)
    this.#keep()
  }

  #reload() {
    this.#place.title = document.title
    this.#move(true)
  }

  // Whether a link, a form or a script of the current place opened this document. The referrer may be the place's origin only.
  get #isFollowed() {
    const place = this.#place
    return place && history.length > 1 && [place.urls.at(-1).split("#")[0], `${location.origin}/`].includes(document.referrer)
  }

  #visit(action) {
    if (action === "replace") this.#replace()
    else this.#add()
  }

  // The current place has another URL.
  #move(isReplaced) {
    const place = this.#place
    place.first ??= place.urls[0]
    if (isReplaced) place.urls.pop()
    place.urls.push(location.href)
  }

  #add(again) {
    if (this.#isHere && !again) this.#place.urls.push(location.href)
    else this.#places.push({ title: document.title, urls: [location.href], first: again, again })
  }

  #replace() {
    const { urls = [], again, loaded } = this.#places.pop() ?? {}
    const { href: first } = location
    this.#places.push({ title: document.title, urls: [...urls.slice(0, -1), first], first, again, loaded })
  }

  // Back or forward: an unknown place is one that lies ahead.
  #restore() {
    const { href } = location
    const index = this.#places.findLastIndex(({ urls }) => urls.includes(href))
    if (index < 0) return this.#add()
    this.#places.splice(index + 1)
    const { urls } = this.#places[index]
    urls.splice(urls.lastIndexOf(href) + 1)
  }

  get #isHere() {
    const url = this.#place?.urls.at(-1)
    return isSameDocument(url, location.href)
  }

  #keep() {
    const { urls } = this.#place
    urls.splice(0, urls.length - VisitedPlaces.#maximum)
    this.#places.splice(0, this.#places.length - VisitedPlaces.#maximum)
    this.#index = this.#navigation?.currentEntry?.index
    this.#storage.value = { places: this.#places, stays: this.#stays }
  }
}
