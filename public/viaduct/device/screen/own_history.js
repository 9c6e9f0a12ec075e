// The history of a phone beside another one. The browser has one for all frames of its tab, by whose way back the phone would move that
// went somewhere last.
export class OwnHistory {
  // moved() is called before the page moves, since the browser may move the other phone too.
  static give({ history, location, navigation }, moved) {
    if (!navigation) return
    // Firefox counts the frame's first, empty document too.
    const entries = () => navigation.entries().filter(({ url }) => url !== "about:blank")
    const go = delta => {
      if (!delta) return location.reload()
      const known = entries()
      const entry = known[known.findIndex(({ key }) => key === navigation.currentEntry.key) + delta]
      if (!entry) return
      moved()
      const { committed, finished } = navigation.traverseTo(entry.key)
      // The page may have gone somewhere else by then.
      for (const promise of [committed, finished]) promise.catch(() => {})
    }
    Object.defineProperties(history, {
      length: { configurable: true, get: () => entries().length },
      go: { configurable: true, value: delta => go(Number(delta) || 0) },
      back: { configurable: true, value: () => go(-1) },
      forward: { configurable: true, value: () => go(1) }
    })
  }
}
