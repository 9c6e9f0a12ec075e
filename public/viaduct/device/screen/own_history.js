// The history of one phone beside another one. The browser has one history for all frames of its tab. Its way back would move the phone
// that moved last.
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
      // The page may have moved elsewhere by then.
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
