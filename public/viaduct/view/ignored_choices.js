// Reports the ignored choices of a link from another site, which may choose a platform only. The page's address names them.
export function tellOfIgnoredChoices() {
  const names = new URLSearchParams(location.search).get("viaduct_ignored")?.match(/room|platform|app/g) ?? []
  for (const name of new Set(names)) {
    console.warn(`[viaduct] A link from another site may not set viaduct_${name}. It was ignored. Type viaduct_${name} into the address to set it. (VD-ADDRESS-1)`)
  }
}
