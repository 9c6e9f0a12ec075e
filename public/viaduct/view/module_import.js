const longestWaitSeconds = 30

// The modules of a page without a server, by their paths from this one.
export const brought = new Map()

// Imports a module, by its path from this one, and retries until it has loaded completely. Returns its export with that name.
//
// A browser remembers the address of a module that failed to load. Firefox also runs the part of a compressed one whose connection has ended.
export async function importWhole(address, name) {
  if (brought.has(address)) return brought.get(address)[name]
  for (let tries = 0; ; tries += 1) {
    const module = await import(tries > 0 ? `${address}?again=${tries}` : address).catch(() => null)
    if (module?.[name]) return module[name]
    const seconds = Math.min(2 ** tries, longestWaitSeconds)
    await new Promise(resolve => setTimeout(resolve, seconds * 1000))
  }
}
