const longest = 64

// The name that is most like another, where it is like it at all; else null.
export function nearest(name, names) {
  if (name.length > longest) return null
  const near = names.filter(({ length }) => length <= longest).map(other => ({ other, distance: distance(name.toLowerCase(), other.toLowerCase()) }))
  near.sort((one, another) => one.distance - another.distance)
  return near.length > 0 && near[0].distance <= Math.max(1, Math.floor(name.length / 3)) ? near[0].other : null
}

// Returns how many characters have to change (Levenshtein).
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let index = 0; index < one.length; index += 1) {
    const next = [index + 1]
    for (let place = 0; place < other.length; place += 1) {
      next.push(Math.min(next[place] + 1, row[place + 1] + 1, row[place] + (one[index] === other[place] ? 0 : 1)))
    }
    row = next
  }
  return row.at(-1)
}
