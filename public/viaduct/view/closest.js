// The name that was probably meant, or null. As in the command line's suggestions.
export function closest(name, names) {
  const limit = Math.min(3, Math.max(1, Math.floor(name.length / 3)))
  const [best] = names
    .filter(other => Math.abs(other.length - name.length) <= limit)
    .map(other => ({ other, distance: distance(name, other) }))
    .sort((a, b) => a.distance - b.distance)
  return best && best.distance <= limit ? best.other : null
}

// Returns how many letters have to be added, removed, replaced or swapped with the next one.
function distance(a, b) {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  for (let i = 0; i < a.length; i += 1) {
    const row = [i + 1]
    for (let j = 0; j < b.length; j += 1) {
      const isSwapped = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j]
      row.push(Math.min(
        rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] === b[j] ? 0 : 1), isSwapped ? rows[i - 1][j - 1] + 1 : Infinity))
    }
    rows.push(row)
  }
  return rows.at(-1).at(-1)
}
