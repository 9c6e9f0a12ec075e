const longestWaitSeconds = 30

// Imports a module, by its path from this one, until it has come whole, and returns what it exports under a name.
//
// A browser remembers an address whose module did not come. Firefox also runs what there is of a compressed one whose
// connection has ended.
export async function importWhole(address, name) {
  for (let tries = 0; ; tries += 1) {
    const module = await import(tries > 0 ? `${address}?again=${tries}` : address).catch(() => null)
    if (module?.[name]) return module[name]
    const seconds = Math.min(2 ** tries, longestWaitSeconds)
    await new Promise(resolve => setTimeout(resolve, seconds * 1000))
  }
}
